/// Two values of which one is held to be the smaller one.
package struct Comparison: Sendable {
  /// The token of the sign.
  package var sign: Int
  package var left: Range<Int>
  package var right: Range<Int>
  /// `<` and `<=`
  package var isLess: Bool
}

extension CodeView {
  /// Tokens of an operand.
  private static let longestOperand = 100
  /// Words behind which an operand begins, and signs at which it ends.
  private static let heads = NameSet(["return", "if", "guard", "while", "case", "where", "in", "let", "var", "else", "for"])
  private static let ends = NameSet([",", "&&", "||", ";", ":", "{", "<", ">", "<=", ">=", "==", "!=", "=", "else", "where"])

  /// All comparisons, in the order of the file.
  func comparisons() -> [Comparison] {
    let signs = file.tokens.withUnsafeBufferPointer { tokens in tokens.indices.filter { tokens[$0].kind == .operator && tokens[$0].length <= 2 } }
    return signs.compactMap(comparison)
  }

  /// The comparison whose sign is a token; nil for other tokens.
  package func comparison(at i: Int) -> Comparison? {
    guard isKind(i, .operator), at(i, "<") || at(i, ">") || at(i, "<=") || at(i, ">=") else { return nil }
    var start = i
    while !startsStatement(start), let p = before(start), i - p < Self.longestOperand, !endsOperand(before: p) { start = p }
    var end = i + 1
    var k: Int? = end
    while let here = k, here - i < Self.longestOperand, !(here > i + 1 && startsStatement(here)), !(at(here, anyOf: Self.ends) || isTernary(here)) {
      let next = after(here)
      end = next ?? (isOpener(here) ? (partner(here) ?? here) + 1 : here + 1)
      k = next
    }
    guard start < i, end > i + 1 else { return nil }
    return Comparison(sign: i, left: start..<i, right: i + 1..<end, isLess: at(i, "<") || at(i, "<="))
  }

  /// Whether two comparisons, the first one first, are parts of one condition or value.
  package func areOneCondition(_ a: Comparison, _ b: Comparison) -> Bool {
    guard a.sign < b.sign, b.sign - a.sign < Self.longestOperand, group(a.sign, without: b.sign) == group(b.sign, without: a.sign) else { return false }
    return !(a.sign...b.sign).contains { at($0, "{") || at($0, ";") || at($0, "else") || startsStatement($0) && !opensGroup($0 - 1) }
  }

  /// The bracket round a token, without parentheses of its own: `(x > low) && (x < high)`.
  private func group(_ token: Int, without other: Int) -> Int? {
    var open = enclosing(token)
    while let own = open, at(own, "("), !(own..<(partner(own) ?? own)).contains(other), own > 0, !at(own - 1, "!"),
      isKind(own - 1, .operator) || at(own - 1, ",") || opensGroup(own - 1) || at(own - 1, anyOf: Self.heads)
    {
      open = enclosing(own)
    }
    return open
  }

  private func endsOperand(before k: Int) -> Bool {
    at(k, anyOf: Self.ends) || isTernary(k) || isCompoundAssignment(k) || at(k, anyOf: Self.heads) && !at(k - 1, ".")
  }
}
