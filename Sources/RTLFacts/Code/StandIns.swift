/// Names that stand for other things: `let label = cell.title`, `for label in [title, price]`, `[title, price].forEach { $0.… }`.
extension CodeView {
  /// How many names may stand between a name and the thing.
  private static let mostStandIns = 4
  /// The tokens of a path that a local stands for: `self.cell?.title`.
  private static let longestPath = 12
  /// The elements of a list that somebody writes by hand.
  private static let mostElements = 32

  /// What a bare name stands for: the path of names that is its only value, or the elements of the list literal through which a loop or
  /// a closure goes. Empty for other names.
  package func objects(namedBy i: Int) -> [Range<Int>] {
    guard isIdentifier(i), !at(i - 1, "."), !isCapital(i), !at(i + 1, "("), !at(i + 1, ":"), isSwift || !at(i - 1, "->") else { return [] }
    if let known = standIns[i] { return known }
    let found = findObjects(namedBy: i)
    standIns[i] = found
    return found
  }

  private func findObjects(namedBy i: Int) -> [Range<Int>] {
    if isSwift, at(i, "$0") { return closure(around: i).map(elements(goneThroughBy:)) ?? [] }
    guard let found = declaration(of: name(i), at: i), found.name != i else { return [] }
    switch found.kind {
    case .local, .global:
      guard let value = found.value else { return at(found.name + 1, "in") ? elements(ofListAt: found.name + 2) : [] }
      return isPath(value) && value.lowerBound != found.name && isOnlyValue(of: found) ? [value] : []
    case .parameter: return isSwift && found.function == nil ? elements(goneThroughBy: found.scope.lowerBound) : []
    default: return []
    }
  }

  /// The tokens of an expression with the thing in the place of each name that stands for one alone.
  package func spelledOut(_ range: Range<Int>) -> [Int] { spelledOut(range, CodeView.mostStandIns) }

  private func spelledOut(_ range: Range<Int>, _ links: Int) -> [Int] {
    range.flatMap { token -> [Int] in
      guard links > 0, isIdentifier(token) else { return [token] }
      let objects = objects(namedBy: token)
      return objects.count == 1 && isPath(objects[0]) ? spelledOut(objects[0], links - 1) : [token]
    }
  }

  /// Whether two operands are the same where names stand for things.
  package func areSame(_ first: Range<Int>, _ second: Range<Int>) -> Bool {
    guard first.count <= CodeView.longestPath, second.count <= CodeView.longestPath else { return false }
    return spelledOut(first).elementsEqual(spelledOut(second), by: same)
  }

  /// Whether the path of one of the things for which a name stands, the next names followed too, is as wanted.
  package func stands(_ i: Int, for isWanted: (Range<Int>) -> Bool) -> Bool {
    var names = [i]
    for _ in 0..<CodeView.mostStandIns where !names.isEmpty {
      let objects = names.flatMap(objects).filter(isPath)
      if objects.contains(where: isWanted) { return true }
      names = objects.map(\.lowerBound)
    }
    return false
  }

  // MARK: Parts

  /// Names and dots.
  private func isPath(_ range: Range<Int>) -> Bool {
    guard let first = range.first, range.count <= CodeView.longestPath, isIdentifier(first), !isCapital(first), !at(first, "nil") else { return false }
    return range.allSatisfy { isIdentifier($0) || at($0, ".") || at($0, "?") && !isTernary($0) || at($0, "!") || at($0, "->") }
      && !zip(range, range.dropFirst()).contains { isIdentifier($0) && isIdentifier($1) }
  }

  private func isOnlyValue(of found: Declaration) -> Bool {
    if isSwift, at(found.name - 1, "let") { return true }
    guard found.scope.count <= CodeView.reach else { return false }
    return !found.scope.contains { isAssignment($0) && $0 - 1 != found.name && same($0 - 1, found.name) && !at($0 - 2, ".") }
  }

  /// `[title, price].forEach {`: what is called on a list literal goes through its elements.
  private func elements(goneThroughBy closure: Int) -> [Range<Int>] {
    let end = at(closure - 1, "(") ? closure - 1 : closure
    guard isIdentifier(end - 1), at(end - 2, "."), at(end - 3, "]"), let open = partner(end - 3) else { return [] }
    return elements(ofListAt: open)
  }

  /// The elements of `[title, price]` and `@[title, price]`.
  private func elements(ofListAt start: Int) -> [Range<Int>] {
    let open = !isSwift && at(start, "@") ? start + 1 : start
    guard isListLiteral(open), let close = partner(open) else { return [] }
    return Array(elements(of: start..<close + 1).prefix(CodeView.mostElements))
  }
}
