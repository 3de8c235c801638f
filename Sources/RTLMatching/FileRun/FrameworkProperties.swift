import RTLFacts

extension Auditor {
  /// The properties on which the edits of a match build and whose owner the file does not know: those that are renamed,
  /// and those that get another value.
  func frameworkProperties(_ match: Matcher.Match, _ code: CodeView) -> Set<FrameworkProperty> {
    let members = catalogue.knowledge.members
    func isForeign(_ receiver: Int) -> Bool {
      guard case .known(let type, _) = code.expressionType(endingAt: receiver, members) else { return true }
      return !members.knows(type)
    }
    var properties: Set<FrameworkProperty> = []
    for edit in match.edits {
      guard let token = code.file.tokens(in: edit.range)?.first, code.file.tokens[token].kind == .identifier else { continue }
      if let context = match.contexts.first(where: { $0.member == token }) {
        guard case .assignment(let target, let member) = code.context(of: context.member).context, let receiver = target.last.map({ $0 - 2 }), target.contains(receiver),
          isForeign(receiver)
        else { continue }
        properties.insert(FrameworkProperty(name: member, type: context.type))
      } else if token > 1, code.file.equals(token - 1, "."), isForeign(token - 2) {
        properties.insert(FrameworkProperty(name: code.file.string(token), twin: edit.replacement))
      }
    }
    return properties
  }
}
