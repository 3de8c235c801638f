/// Names that stand for other things: `let label = cell.title`, `for label in [title, price]`, `[title, price].forEach { $0.… }`,
/// `title.apply { $0.… }`.
extension CodeView {
  /// How many names may stand between a name and the thing.
  private static let mostStandIns = 4
  /// The tokens of a path that a local stands for: `self.cell?.title`.
  private static let longestPath = 12
  /// The elements of a list that somebody writes by hand.
  private static let mostElements = 32

  /// What a bare name stands for: the path of names that is its only value, the elements of the list literal through which a loop or
  /// a closure goes, or what is set up in a closure. Empty for other names.
  package func objects(namedBy i: Int) -> [Range<Int>] {
    guard isIdentifier(i), !at(i - 1, "."), !isCapital(i), !at(i + 1, "("), !at(i + 1, ":"), isSwift || !at(i - 1, "->") else { return [] }
    if let known = standIns[i] { return known }
    let found = findObjects(namedBy: i)
    standIns[i] = found
    return found
  }

  private func findObjects(namedBy i: Int) -> [Range<Int>] {
    if isSwift, at(i, "$0") { return closure(around: i).map(things(givenTo:)) ?? [] }
    guard let found = declaration(of: name(i), at: i), found.name != i else { return [] }
    switch found.kind {
    case .local, .global:
      guard let value = found.value else { return at(found.name + 1, "in") ? elements(ofListAt: found.name + 2) : [] }
      return isPath(value) && value.lowerBound != found.name && isOnlyValue(of: found) ? [value] : []
    case .parameter: return isSwift && found.function == nil ? things(givenTo: found.scope.lowerBound) : []
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

  /// Whether two operands are the same where names stand for things, and `self.title` is the `title` that no local is.
  package func areSame(_ first: Range<Int>, _ second: Range<Int>) -> Bool {
    guard first.count <= CodeView.longestPath, second.count <= CodeView.longestPath else { return false }
    let (first, second) = (spelledOut(first), spelledOut(second))
    let (own, other) = first.count > second.count ? (first[...], second[...]) : (second[...], first[...])
    guard own.count == other.count + 2, isSwift, let name = other.first, at(own[own.startIndex], "self"), at(own[own.startIndex + 1], "."), !isLocalName(name)
    else { return own.elementsEqual(other, by: same) }
    return own.dropFirst(2).elementsEqual(other, by: same)
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

  /// What a closure gets: of `[title, price].forEach {` the elements, of `title.apply {`, `configure(title) {` and
  /// `let title = Label().then {` the title.
  private func things(givenTo closure: Int) -> [Range<Int>] {
    let end = at(closure - 1, "(") ? closure - 1 : closure
    if at(end - 1, ")"), let open = partner(end - 1), isIdentifier(open - 1), members.isBuilder(name(open - 1)) {
      let arguments = arguments(ofCallAt: open)
      return arguments.count == 1 ? object(setUp: arguments[0].range, from: operandStart(endingAt: open - 1)) : []
    }
    guard isIdentifier(end - 1), at(end - 2, ".") else { return [] }
    if members.isBuilder(name(end - 1)) {
      let start = operandStart(endingAt: end - 3)
      return object(setUp: start..<end - 2, from: start)
    }
    guard at(end - 3, "]"), let open = partner(end - 3) else { return [] }
    return elements(ofListAt: open)
  }

  /// Whether a brace opens a closure that is run there and then, for things that have names outside of it.
  package func setsUpThings(_ open: Int) -> Bool { isSwift && at(open, "{") && open > 0 && !things(givenTo: open).isEmpty }

  /// A path, or the variable whose first value is made there.
  private func object(setUp value: Range<Int>, from start: Int) -> [Range<Int>] {
    if isPath(value) { return [value] }
    let made = statement(around: start)
    guard at(start - 1, "="), let name = made.first(where: { at($0 - 1, "let") || at($0 - 1, "var") }), name < start else { return [] }
    return isIdentifier(name) ? [name..<name + 1] : []
  }

  /// The elements of `[title, price]` and `@[title, price]`.
  package func elements(ofListAt start: Int) -> [Range<Int>] {
    let open = !isSwift && at(start, "@") ? start + 1 : start
    guard isListLiteral(open), let close = partner(open) else { return [] }
    return Array(elements(of: start..<close + 1).prefix(CodeView.mostElements))
  }
}
