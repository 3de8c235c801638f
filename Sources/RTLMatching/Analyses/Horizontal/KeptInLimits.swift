import RTLFacts
import RTLLexing

/// Whether what is decided is where the value that decides goes itself.
extension HorizontalFlow {
  /// Tokens from a comparison to what it decides about.
  private static let longestCondition = 40

  /// `if x > 40 { x = 40 }`, `x > 0 ? x : 0`, `max(0, x)`; `if x > 20 { isOn = true; x = 40 } else { x = 0 }`.
  /// - Parameters:
  ///   - name: a token with the name of the value.
  ///   - token: the side of the comparison, or the call that limits it.
  func isKept(_ name: Int, by token: Int, _ code: CodeView) -> Bool {
    if code.at(token + 1, "(") { return true }
    let bare = PlacedView.bare(code.name(name))
    func isNamed(_ k: Int) -> Bool { code.isName(k) && PlacedView.bare(code.name(k)) == bare }
    // `x = …`, `point.x = …`
    func isSet(_ k: Int) -> Bool { isNamed(k) && (code.setsValue(k + 1) || code.at(k + 1, ".") && code.setsValue(k + 3)) }
    let end = min(token + Self.longestCondition, code.count)
    var head = token + 1
    while head < end, !(code.at(head, "{") || code.isTernary(head) || code.at(head, ";") || code.startsStatement(head)) {
      head = code.at(head, "(") ? max(code.partner(head) ?? head, head) + 1 : head + 1
    }
    guard head < end else { return false }
    if code.isTernary(head) { return (head..<code.statement(around: token).upperBound).contains(where: isNamed) }
    guard code.at(head, "{"), let close = code.partner(head) else { return (token + 1..<min(head + 1, code.count)).contains(where: isSet) }
    if (head..<close).contains(where: isSet) { return true }
    guard code.at(close + 1, "else"), code.at(close + 2, "{"), let last = code.partner(close + 2) else { return false }
    return (close + 2..<last).contains(where: isSet)
  }
}
