/// A conditional expression whose condition compares something with the number one.
package struct CountedChoice: Sendable {
  /// The tokens from the condition to the end of the second branch.
  package var whole: Range<Int>
  /// The tokens between `?` and `:`.
  package var first: Range<Int>
  /// The tokens behind `:`, up to the end of `whole`.
  package var second: Range<Int>
  /// The expression stands inside an interpolated literal.
  package var isInText: Bool
}

extension CodeView {
  /// Whether some number is compared with one: without that there is no such choice. Cheap to ask.
  package var comparesWithOne: Bool { file.tokens.indices.contains { isOne($0) && [UInt8(ascii: "="), UInt8(ascii: ">")].contains(bytes($0 - 1).last) } }

  private func isOne(_ i: Int) -> Bool { isKind(i, .number) && (at(i, "1") || at(i, "1.0")) }

  /// `n == 1 ? a : b`, also with `!=`, `>`, `<=`.
  package func comparisonsWithOne() -> [CountedChoice] {
    if let known = countedChoices { return known }
    let numbers = file.tokens.withUnsafeBufferPointer { tokens in tokens.indices.filter { tokens[$0].kind == .number } }
    let found = numbers.compactMap { i -> CountedChoice? in
      guard isOne(i), i > 2 else { return nil }
      if at(i - 1, "==") || at(i - 1, "!=") || at(i - 1, ">") || at(i - 1, "<=") { return choice(of: i - 2, afterNumber: i) }
      // Swift's lexer parts `!` from `=`.
      return at(i - 1, "=") && at(i - 2, "!") ? choice(of: i - 3, afterNumber: i) : nil
    }
    countedChoices = found
    return found
  }

  private func choice(of count: Int, afterNumber number: Int) -> CountedChoice? {
    var question = number + 1
    var start = operandStart(endingAt: count)
    while at(question, ")"), let open = partner(question), open == start - 1 {
      start = open
      question += 1
    }
    guard isTernary(question), let colon = colon(of: question) else { return nil }
    let last = operandEnd(startingAt: colon + 1)
    guard last >= colon + 1, question + 1 < colon else { return nil }
    let open = enclosing(start)
    return CountedChoice(
      whole: start..<last + 1, first: question + 1..<colon, second: colon + 1..<last + 1,
      isInText: open.map { isKind($0, .stringHead) || isKind($0, .stringMiddle) } ?? false)
  }

  /// The colon between the branches of the condition whose mark is `question`.
  private func colon(of question: Int) -> Int? {
    var k = after(question)
    var inner = 0
    var steps = 0
    while let here = k, steps < 400 {
      if isTernary(here) { inner += 1 }
      if at(here, ":") {
        if inner == 0 { return here }
        inner -= 1
      }
      if at(here, ",") || at(here, ";") || here > question + 1 && startsStatement(here) { return nil }
      k = after(here)
      steps += 1
    }
    return nil
  }
}
