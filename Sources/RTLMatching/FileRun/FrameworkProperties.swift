import RTLFacts

extension CodeView {
  /// The properties on which the edits of a match build and whose owner the file does not know: those that are renamed,
  /// and those that get another value.
  func frameworkProperties(_ match: Matcher.Match) -> Set<FrameworkProperty> {
    func isForeign(_ receiver: Int) -> Bool {
      guard case .known(let type, _) = expressionType(endingAt: receiver) else { return true }
      return !members.knows(type)
    }
    var properties: Set<FrameworkProperty> = []
    for edit in match.edits {
      guard let token = file.tokens(in: edit.range)?.first, file.tokens[token].kind == .identifier else { continue }
      if let wanted = match.contexts.first(where: { $0.member == token }) {
        guard case .assignment(let target, let member) = context(of: wanted.member).context, let receiver = target.last.map({ $0 - 2 }),
          target.contains(receiver), isForeign(receiver)
        else { continue }
        properties.insert(FrameworkProperty(name: member, type: wanted.type))
      } else if token > 1, file.equals(token - 1, "."), isForeign(token - 2) {
        properties.insert(FrameworkProperty(name: file.string(token), twin: edit.replacement, owner: owner(ofMember: token)))
      }
    }
    return properties
  }

  /// The types outside of the framework and of this file that the owners of properties go back to whose values the edits of a match
  /// exchange: `GridView` of `grid.header.alignment` and of `grid.columns.forEach { $0.alignment }`.
  func strangers(_ match: Matcher.Match) -> Set<String> {
    Set(match.contexts.compactMap { wanted in
      guard case .assignment(let target, _) = context(of: wanted.member).context, target.count > 2 else { return nil }
      var first = target.lowerBound
      if file.string(first).hasPrefix("$"), let open = enclosing(first), file.equals(open, "{"), file.tokens.indices.contains(open - 1) {
        first = operandStart(endingAt: open - 1)
      }
      guard first >= 0, isName(first), let type = expressionType(endingAt: first).name, !members.maybeKnows(type) else { return nil }
      return type
    })
  }

  private func owner(ofMember token: Int) -> FrameworkProperty.Owner {
    guard isSwift else { return .object }
    guard endsOperand(token - 2) else { return .expectedType(function: function(taking: token)) }
    return isCapital(token - 2) ? .type : .object
  }

  /// The function that an implicit member is given to; nil where it goes elsewhere, or makes an object.
  private func function(taking token: Int) -> String? {
    guard case .parameter(let call)? = contextPath(at: token), call.function != "init" else { return nil }
    return call.function
  }
}
