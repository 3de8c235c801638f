extension CodeView {
  /// Values of one name that are looked at.
  private static let mostValues = 12
  /// Tokens of an expression or a body that are looked at.
  private static let longestValue = 120

  /// The contents of the literals that an expression may be, as far as its file tells: `"+"` and `"-"` of `isGain ? "+" : "-"`,
  /// and of a name or a call that gives one of these. None where it may be anything else.
  /// - Parameter whole: a literal that is only a part of the text does not count.
  package func literalValues(of range: Range<Int>, whole: Bool = false) -> [String] {
    if !whole || isWhole(range), let literals = literals(in: range) { return literals }
    guard let last = range.last, let name = callee(of: range, last), !at(name - 1, ".") || at(name - 2, "self") || at(name - 2, "Self") else { return [] }
    let wanted = self.name(name)
    if whole, declaration(of: wanted, at: last)?.kind == .parameter { return [] }
    var found: [String] = []
    for k in names([wanted]).prefix(CodeView.mostValues) where k != name {
      if whole, at(k + 1, "+=") { return [] }
      guard let value = value(givenTo: k) else { continue }
      guard !whole || isWhole(value), let literals = literals(in: value) else { return [] }
      found += literals
    }
    return found
  }

  /// The name that a whole expression is: `sign`, `self.sign`, `sign(of: x)`.
  private func callee(of range: Range<Int>, _ last: Int) -> Int? {
    let end = at(last, ")") ? (partner(last) ?? 0) - 1 : last
    guard isIdentifier(end) else { return nil }
    let start = operandStart(endingAt: last)
    return start == range.lowerBound ? end : nil
  }

  /// The tokens of what a name is set to, or of the body that gives its value; nil where the name is only read.
  private func value(givenTo name: Int) -> Range<Int>? {
    var k = name + 1
    if at(k, ":"), at(name - 1, "let") || at(name - 1, "var") {
      while k < min(count, name + 8), !isAssignment(k), !at(k, "{"), !startsStatement(k) { k += 1 }
    }
    if isAssignment(k) { return k + 1..<max(k + 1, statement(around: name).upperBound) }
    if at(name - 1, "func"), at(k, "("), let close = partner(k) {
      k = close + 1
      while k < min(count, close + 8), !at(k, "{"), !startsStatement(k) { k += 1 }
    }
    guard at(k, "{"), at(name - 1, "var") || at(name - 1, "func"), let close = partner(k) else { return nil }
    return k + 1..<close
  }

  /// Whether some tokens are a literal, or a choice between two, and nothing else.
  private func isWhole(_ range: Range<Int>) -> Bool {
    var range = range
    if let first = range.first, at(first, "return") { range.removeFirst() }
    while let last = range.last, at(last, ";") { range.removeLast() }
    while let first = range.first, let last = range.last, at(first, "("), partner(first) == last { range = first + 1..<last }
    guard let last = range.last, isKind(last, .string) else { return false }
    return range.count == 1 || range.count > 4 && at(last - 1, ":") && isKind(last - 2, .string) && at(last - 3, "?")
  }

  /// The contents of the literals in some tokens that are no part of a comparison; nil where there are none, or one takes a value in.
  private func literals(in range: Range<Int>) -> [String]? {
    var found: [String] = []
    for k in range.prefix(CodeView.longestValue) {
      if isKind(k, .stringHead) { return nil }
      guard isKind(k, .string), !at(k - 1, "=="), !at(k - 1, "!="), !at(k + 1, "=="), !at(k - 1, "case"), !at(k + 1, ".") else { continue }
      found.append(String(decoding: bytes(k).filter { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "@") }, as: UTF8.self))
    }
    return found.isEmpty ? nil : found
  }
}
