/// A test of the direction, one of whose branches leaves the block that it stands in.
struct EarlyExit {
  /// The mark by which it is found.
  var mark: Int
  var condition: Range<Int>
  /// The code behind this token runs for one direction.
  var end: Int
  /// The mark that its condition tests.
  var token: Int

  /// What was found so far, by the opening braces of blocks: each place of a block asks for the same tests.
  final class Found {
    var byBlock: [Int: [EarlyExit]] = [:]
  }
}

extension CodeView {
  private static let exits = NameSet(["return", "break", "continue", "throw", "goto", "fatalError"])

  /// A test before `p` in the same block, one of whose branches leaves it.
  func earlyExit(before p: Int, _ marks: DirectionTokens) -> Int? {
    guard let open = enclosing(p) else { return nil }
    for exit in earlyExits(in: open, marks) {
      guard exit.mark < p else { break }
      guard exit.end < p, !marks.removed.contains(exit.mark) else { continue }
      if !marks.removed.overlaps(exit.condition) { return exit.token }
      if let token = conditionMark(exit.condition, marks) { return token }
    }
    return nil
  }

  /// The tests of a block that leave it, in the order of the marks by which they are found.
  private func earlyExits(in open: Int, _ marks: DirectionTokens) -> [EarlyExit] {
    if let known = marks.exits.byBlock[open] { return known }
    let all = marks.withAll
    let close = partner(open) ?? count
    var last: (start: Int, exit: EarlyExit?) = (-1, nil)
    // Only the marks matter, so the block is not walked.
    let found = all.marks(in: open + 1..<max(close, open + 1)).compactMap { mark -> EarlyExit? in
      guard mark.kind != .side, let statement = child(of: open, holding: mark.token) else { return nil }
      let start = statementStart(statement)
      guard at(start, "if") || at(start, "guard") else { return nil }
      if mark.kind == .derived, isBound(mark.token) { return nil }
      if last.start != start { last = (start, earlyExit(of: start, all)) }
      last.exit?.mark = mark.token
      return last.exit
    }
    marks.exits.byBlock[open] = found
    return found
  }

  /// Whether a name stands in an optional binding, which unwraps and does not test.
  private func isBound(_ i: Int) -> Bool {
    var k = i
    var steps = 0
    while let p = before(k), steps < 60 {
      if at(p, ",") || at(p, "guard") || at(p, "if") { return at(k, "let") || at(k, "var") }
      k = p
      steps += 1
    }
    return false
  }

  /// The ancestor of a token that stands directly inside the block `open`.
  /// - Parameter inBlocks: other blocks may lie between the two.
  func child(of open: Int, holding i: Int, inBlocks: Bool = false) -> Int? {
    var k = i
    var steps = 0
    while let outer = enclosing(k), steps < 8 {
      if outer == open { return k }
      if !inBlocks, at(outer, "{") { return nil }
      k = outer
      steps += 1
    }
    return nil
  }

  private func earlyExit(of start: Int, _ marks: DirectionTokens) -> EarlyExit? {
    guard let (condition, end) = exit(of: start), let token = conditionMark(condition, marks) else { return nil }
    return EarlyExit(mark: token, condition: condition, end: end, token: token)
  }

  /// The condition of `if` or `guard` at `start` when the statement leaves the block, and the token behind which it has
  /// left it.
  private func exit(of start: Int) -> (condition: Range<Int>, end: Int)? {
    if !isSwift {
      guard at(start + 1, "("), let close = partner(start + 1) else { return nil }
      let body = close + 1
      guard at(body, "{") else { return at(body, anyOf: CodeView.exits) ? (start + 2..<close, start) : nil }
      guard let end = partner(body), leaves(body, end) else { return nil }
      return (start + 2..<close, end)
    }
    var k: Int? = start
    var steps = 0
    while let here = k, steps < CodeView.reach {
      if at(here, "{"), let end = partner(here) { return leaves(here, end) || at(start, "guard") ? (start + 1..<here, end) : nil }
      k = after(here)
      steps += 1
    }
    return nil
  }

  /// Whether the last statement of a block leaves it.
  func leaves(_ open: Int, _ close: Int) -> Bool {
    guard close > open + 1 else { return false }
    var last = close - 1
    if at(last, ";") { last -= 1 }
    return at(statementStart(last), anyOf: CodeView.exits)
  }
}
