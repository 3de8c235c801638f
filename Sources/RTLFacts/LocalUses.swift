import RTLLexing

/// What becomes of the value of a local.
extension CodeView {
  /// So many locals are followed, each made with the one before.
  private static let mostLocals = 8
  /// Tokens of a function that is looked through, for each of its locals: longer ones say nothing.
  private static let longestFunction = 4_000

  /// Whether a local is handed to calls of these names and to nothing else, by itself or in a local that is made with it:
  /// `let attributes = [.paragraphStyle: style]`, then `text.boundingRect(…, attributes: attributes, …)`. Setting a member
  /// of it is no use.
  package func isOnly(local: Int, for calls: Set<String>) -> Bool {
    guard isLocalName(local), let body = functionBody(around: local)?.body, body.count <= CodeView.longestFunction else { return false }
    var names = [local]
    var next = 0
    var isUsed = false
    while next < names.count, names.count <= CodeView.mostLocals {
      let name = names[next]
      next += 1
      for token in body where isIdentifier(token) && same(token, name) && !isMemberOrLabel(token) {
        if setsMember(of: token) || makes(token) { continue }
        if callNames(around: token).contains(where: calls.contains) || isPart(token, ofMessage: calls) {
          isUsed = true
        } else if let made = localMade(with: token) {
          if !names.contains(where: { same($0, made) }) { names.append(made) }
        } else {
          return false
        }
      }
    }
    return isUsed && next == names.count
  }

  /// `view.name`, `name: value`; of `[.key: name]` and `c ? name : other` the name stands by itself.
  private func isMemberOrLabel(_ token: Int) -> Bool {
    at(token - 1, ".") || at(token + 1, ":") && (at(token - 1, "(") || at(token - 1, ",")) || !isSwift && isSelectorPart(token)
  }

  /// `let name = …`, `Type *name = …`
  private func makes(_ token: Int) -> Bool {
    isSwift ? at(token - 1, "let") || at(token - 1, "var") : isAssignment(token + 1) && (at(token - 1, "*") || isName(token - 1))
  }

  /// `name.member = …`, `[name setMember:…]`, as a statement of its own.
  private func setsMember(of token: Int) -> Bool {
    let start = statementStart(token)
    if !isSwift, at(token - 1, "["), start == token - 1 { return text(token + 1).hasPrefix("set") }
    return start == token && at(token + 1, ".") && isAssignment(token + 3)
  }

  /// Objective-C: whether the token stands in a message whose selector begins with one of these names.
  private func isPart(_ token: Int, ofMessage calls: Set<String>) -> Bool {
    guard !isSwift else { return false }
    var k = token
    while let open = enclosing(k) {
      if at(open, "["), let (_, part) = selector(ofMessageAt: open), calls.contains(text(part)) { return true }
      k = open
    }
    return false
  }

  /// The local whose first value the token is a part of.
  private func localMade(with token: Int) -> Int? {
    let statement = statement(around: token)
    guard let equals = (statement.lowerBound..<min(token, statement.lowerBound + 12)).first(where: isAssignment) else { return nil }
    // `let attributes: [Key: Any] = …` names it behind `let`.
    let name = isSwift ? statement.lowerBound + 1 : equals - 1
    guard isIdentifier(name), makes(name), isLocalName(name) else { return nil }
    return name
  }
}
