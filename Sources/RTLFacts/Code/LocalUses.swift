/// What becomes of the value of a local.
extension CodeView {
  /// So many locals are followed, each made with the one before.
  private static let mostLocals = 8
  /// Tokens of a function that is looked through, for each of its locals: longer ones say nothing.
  private static let longestFunction = 4_000
  /// Tokens of a statement that uses a local; a longer one holds closures, whose names say nothing of it.
  private static let longestUse = 60

  /// Whether a local is handed to calls of these names and to nothing else, by itself or in a local that is made with it:
  /// `let attributes = [.paragraphStyle: style]`, then `text.boundingRect(…, attributes: attributes, …)`. Setting a member
  /// of it is no use.
  package func isOnly(local name: Int, for calls: Set<String>) -> Bool {
    let spelled = spelledOut(name..<name + 1)
    guard let local = spelled.first, spelled.count == 1, isLocalName(local),
      let body = functionBody(around: local)?.body, body.count <= CodeView.longestFunction else { return false }
    var names = [local]
    var next = 0
    var isUsed = false
    while next < names.count, names.count <= CodeView.mostLocals {
      let name = names[next]
      next += 1
      for token in body where isIdentifier(token) && same(token, name) && !isMemberOrLabel(token) {
        if makes(token) || startsStatement(token) && isAssignment(token + 1) || isSetUp(token, isOwn: next == 1) { continue }
        if isGiven(token, to: calls, in: body) {
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

  /// The identifiers of the statements that use a local, among them those of what gets it: `more.image = picture`.
  /// - Parameter token: a part of the local's first value.
  package func identifiers(inUsesOfLocalMadeWith token: Int) -> [Int] {
    guard let local = localMade(with: token), let body = functionBody(around: local)?.body, body.count <= CodeView.longestFunction else { return [] }
    var end = local
    return body.dropFirst(local + 1 - body.lowerBound).flatMap { use -> [Int] in
      guard use >= end, isIdentifier(use), same(use, local), !isMemberOrLabel(use) else { return [] }
      let statement = statement(around: use)
      end = statement.upperBound
      return statement.count <= CodeView.longestUse ? statement.filter(isIdentifier) : []
    }
  }

  /// The token that speaks of the direction where it decides what becomes of a local:
  /// `let page = x / width; control.currentPage = isRTL ? last - page : page`.
  /// - Parameter token: a part of the local's first value.
  func laterUse(ofLocalMadeWith token: Int, _ marks: DirectionTokens) -> Int? {
    guard let local = localMade(with: token), let body = functionBody(around: local)?.body, body.count <= CodeView.longestFunction else { return nil }
    let behind = body.dropFirst(statement(around: local).upperBound - body.lowerBound)
    let named = behind.filter { isIdentifier($0) && same($0, local) && !isMemberOrLabel($0) }
    for use in named + copies(of: token, in: behind) {
      let statement = statement(around: use)
      // What is told to do something is a thing, and the test may be about another side of it.
      guard statement.lowerBound != use, statement.count <= CodeView.longestUse, let found = directionCheck(at: use, marks) else { continue }
      if found.form == .branch || found.form == .value, !same(found.token, local) { return found.token }
    }
    return nil
  }

  /// Where the value that a token belongs to stands in the place of its name.
  private func copies(of token: Int, in range: Range<Int>) -> [Int] {
    let start = Int(file.tokens[token].start)
    return file.copies.filter { range.contains($0.tokens.lowerBound) && !$0.isType && file.valueBytes(of: $0).contains(start) }.map(\.tokens.lowerBound)
  }

  /// `view.name`, `name: value`; of `[.key: name]` and `c ? name : other` the name stands by itself.
  func isMemberOrLabel(_ token: Int) -> Bool { at(token - 1, ".") || isLabel(token) || !isSwift && isSelectorPart(token) }

  /// `let name = …`, `Type *name = …`
  private func makes(_ token: Int) -> Bool {
    isSwift ? at(token - 1, "let") || at(token - 1, "var") : isAssignment(token + 1) && (at(token - 1, "*") || isName(token - 1))
  }

  /// `name.member = …` and `name[key] = …` as statements of their own; of the thing itself also what it is told to do.
  private func isSetUp(_ token: Int, isOwn: Bool) -> Bool {
    let start = statementStart(token)
    if !isSwift, at(token - 1, "["), start == token - 1 { return isOwn }
    if start == token, at(token + 1, "["), let close = partner(token + 1) { return isAssignment(close + 1) }
    return start == token && at(token + 1, ".") && (isOwn || isAssignment(token + 3))
  }

  /// Whether the token stands in a call of one of these names, or is what it is called on.
  private func isGiven(_ token: Int, to calls: Set<String>, in body: Range<Int>) -> Bool {
    if at(token + 1, "."), calls.contains(text(token + 2)) { return true }
    if !isSwift, at(token - 1, "["), calls.contains(text(token + 1)) { return true }
    var k = token
    while let open = enclosing(k), open >= body.lowerBound {
      if at(open, "("), isIdentifier(open - 1), calls.contains(name(open - 1)) { return true }
      if !isSwift, at(open, "["), let (_, part) = selector(ofMessageAt: open), calls.contains(text(part)) { return true }
      k = open
    }
    return false
  }

  /// The local that the token is a part of: of its first value, or of what is put into it.
  private func localMade(with token: Int) -> Int? {
    let statement = statement(around: token)
    let first = statement.lowerBound
    guard let equals = (first..<min(token, first + 12)).first(where: isAssignment) else { return nil }
    // `attributes = [key: style]`
    if equals == first + 1, isLocalName(first) { return first }
    // `attributes[key] = style`
    if isIdentifier(first), at(first + 1, "["), partner(first + 1) == equals - 1, isLocalName(first) { return first }
    // `let attributes: [Key: Any] = …` names it behind `let`.
    let name = isSwift ? first + 1 : equals - 1
    guard isIdentifier(name), makes(name), isLocalName(name) else { return nil }
    return name
  }
}
