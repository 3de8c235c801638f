extension CodeView {
  /// Whether an opening brace holds statements; the others hold values (`@{…}`, `= {0, 1}`, `(T){…}`).
  func isBlock(_ open: Int) -> Bool {
    guard at(open, "{") else { return false }
    if isSwift { return true }
    var k = open - 1
    // `= {{0, 1}, {2, 3}}`
    while at(k, "{"), open - k < 8 { k -= 1 }
    if at(k, "@") || at(k, ",") || isAssignment(k) || at(k, "return") { return false }
    k = open - 1
    if at(k, "]") , let bracket = partner(k), isName(bracket - 1), !at(bracket - 1, "delete") { return false }
    if at(k, ")"), let paren = partner(k) {
      let p = paren - 1
      if at(p, "(") || at(p, ",") || at(p, "return") || at(p, ":") || at(p, "?") { return false }
      if isKind(p, .operator), !at(p, "^"), !at(p, "&&") { return false }
    }
    return true
  }

  /// Whether a token begins a statement of the block (or the top level) that it stands in.
  ///
  /// Inside parentheses and square brackets only the first token does.
  package func startsStatement(_ k: Int) -> Bool {
    guard k > 0, k < count else { return findsStatement(at: k) }
    if statementStarts.isEmpty { statementStarts = Array(repeating: 0, count: count) }
    if statementStarts[k] == 0 { statementStarts[k] = findsStatement(at: k) ? 2 : 1 }
    return statementStarts[k] == 2
  }

  private func findsStatement(at k: Int) -> Bool {
    guard k > 0 else { return true }
    if opensGroup(k - 1) { return true }
    // Most tokens go here.
    if isSwift, !startsLine(k), !at(k - 1, ";"), !at(k - 1, ":") { return false }
    if let open = enclosing(k), !isBlock(open) { return false }
    if at(k - 1, ";") { return !at(k, "else") }
    if at(k, "else") || at(k, "catch") || closesGroup(k) { return false }
    if at(k - 1, ":") { return endsLabel(k - 1) }
    if !isSwift {
      if flags(k).contains(.preprocessor) != flags(k - 1).contains(.preprocessor) { return true }
      if isKind(k, .directive) { return true }
      guard at(k - 1, "}"), let open = partner(k - 1), isBlock(open) else { return isEndMarker(k - 1) }
      return isIdentifier(k) && !at(k, "while") || at(k, "[") || at(k, "{") || isKind(k, .operator) || at(k, "@")
    }
    guard startsLine(k) else { return false }
    return !endsOpen(k - 1) && !continues(k)
  }

  /// `@end`, `@optional`, `@implementation Name` and the like: no semicolon ends them.
  private func isEndMarker(_ k: Int) -> Bool {
    guard startsLine(k + 1) else { return false }
    if at(k - 1, "@") { return at(k, "end") || at(k, "optional") || at(k, "required") || at(k, "dynamic") }
    if at(k - 2, "@") { return at(k - 1, "implementation") }
    if at(k, ")"), let open = partner(k), at(open - 3, "@"), at(open - 2, "implementation") { return true }
    return at(k, "NS_ASSUME_NONNULL_BEGIN") || at(k, "NS_ASSUME_NONNULL_END")
  }

  /// Whether a colon ends `case x:` or `default:`, a label of a switch.
  private func endsLabel(_ colon: Int) -> Bool {
    var k = colon
    var steps = 0
    while let p = before(k), steps < 200 {
      if at(p, "default") || at(p, "case") { return !at(p - 1, ".") }
      if isTernary(p) || at(p, ";") || at(p, "}") { return false }
      k = p
      steps += 1
    }
    return false
  }

  /// Swift: whether a line that ends in this token goes on in the next.
  private func endsOpen(_ k: Int) -> Bool {
    switch kind(k) {
    case .operator: return spaceBefore(k) || isAssignment(k) || at(k, "->")
    case .punctuation:
      if at(k, "?") { return isTernary(k) || at(k - 1, "?") && spaceBefore(k - 1) }
      return at(k, ",") || at(k, ".") || at(k, "(") || at(k, "[") || at(k, ":")
    case .identifier:
      return at(k, anyOf: CodeView.openWords) && !at(k - 1, ".")
    default: return false
    }
  }

  private static let openWords = NameSet([
    "guard", "if", "while", "let", "var", "case", "where", "as", "is", "try", "await", "else", "func", "switch",
  ])

  /// Swift: whether a line that begins with this token goes on from the one before.
  private func continues(_ k: Int) -> Bool {
    switch kind(k) {
    case .punctuation:
      if at(k, ".") { return true }
      return at(k, ",") || at(k, ")") || at(k, "]") || at(k, "}") || at(k, ":") || at(k, "?") || at(k, "{")
    case .operator: return spaceBefore(k + 1)
    case .identifier: return at(k, "where") || at(k, "as") || at(k, "is") || at(k, "throws") || at(k, "async")
    default: return false
    }
  }

  /// The first token of the statement that `i` belongs to, at the depth of `i`.
  func statementStart(_ i: Int) -> Int {
    var k = isCloser(i) ? partner(i) ?? i : i
    var steps = 0
    while !startsStatement(k), let p = before(k), steps < CodeView.reach {
      k = p
      steps += 1
    }
    return k
  }

  /// The index past the last token of the statement that `i` belongs to, at the depth of `i`.
  func statementEnd(_ i: Int) -> Int {
    var k = i
    var steps = 0
    while let n = after(k), steps < CodeView.reach {
      if at(n, ";") || startsStatement(n) { return n }
      k = n
      steps += 1
    }
    if isKind(k, .stringHead) { return stringTail(of: k) + 1 }
    guard isOpener(k) else { return min(k + 1, count) }
    return (partner(k) ?? count - 1) + 1
  }

  /// The statement of the nearest enclosing block, parentheses and brackets passed by; a control
  /// statement ends before its block. It holds `i`, but a sign behind `i` may be the first of the next one.
  package func statement(around i: Int) -> Range<Int> {
    var p = i
    var steps = 0
    while let open = enclosing(p), !isBlock(open), steps < CodeView.depth {
      p = open
      steps += 1
    }
    let start = statementStart(p)
    return start..<max(statementEnd(p), i + 1, start + 1)
  }

  /// The block round a token: its opening brace.
  package func block(around i: Int) -> Int? {
    var p = i
    var steps = 0
    while let open = enclosing(p), steps < CodeView.depth {
      if isBlock(open) { return open }
      p = open
      steps += 1
    }
    return nil
  }

  /// The same, found out once for each token: for walks that ask of thousands of tokens time and again.
  package func nearestBlock(_ i: Int) -> Int? {
    guard i >= 0, i < count else { return nil }
    if nearestBlocks.isEmpty { nearestBlocks = Array(repeating: -2, count: count) }
    if nearestBlocks[i] == -2 { nearestBlocks[i] = Int32(block(around: i) ?? -1) }
    return nearestBlocks[i] < 0 ? nil : Int(nearestBlocks[i])
  }
}
