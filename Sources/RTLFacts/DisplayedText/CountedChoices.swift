/// A conditional expression whose condition compares something with the number one.
package struct CountedChoice: Sendable {
  /// The tokens from the condition to the end of the second branch.
  package var whole: Range<Int>
  /// The tokens in front of `?`.
  package var condition: Range<Int>
  /// The tokens between `?` and `:`, where the condition is negated those behind `:`.
  package var first: Range<Int>
  /// The tokens of the other branch.
  package var second: Range<Int>
  /// The expression stands inside an interpolated literal.
  package var isInText: Bool
}

extension CodeView {
  /// Whether some number is compared with one: without that there is no such choice. Cheap to ask.
  package var comparesWithOne: Bool { file.tokens.indices.contains { isOne($0) && (isComparison($0 - 1) || isComparison($0 + 1) || at($0 + 1, "!")) } }

  /// A sign with `=`, `<` or `>`.
  private func isComparison(_ i: Int) -> Bool {
    guard let last = bytes(i).last else { return false }
    return last == UInt8(ascii: "=") || last == UInt8(ascii: ">") || last == UInt8(ascii: "<")
  }

  private func isOne(_ i: Int) -> Bool { isKind(i, .number) && (at(i, "1") || at(i, "1.0")) }

  /// `n == 1 ? a : b`, also with `!=`, `>`, `<=`, and with the number in front: `1 < n`.
  package func comparisonsWithOne() -> [CountedChoice] {
    if let known = countedChoices { return known }
    let numbers = file.tokens.withUnsafeBufferPointer { tokens in tokens.indices.filter { tokens[$0].kind == .number } }
    let found = numbers.compactMap { i -> CountedChoice? in
      guard isOne(i), i > 2 else { return nil }
      if at(i - 1, "==") || at(i - 1, "!=") || at(i - 1, ">") || at(i - 1, "<=") { return choice(of: i - 2, afterNumber: i) }
      // Swift's lexer parts `!` from `=`.
      if at(i - 1, "=") && at(i - 2, "!") { return choice(of: i - 3, afterNumber: i) }
      return turnedChoice(i)
    }
    countedChoices = found
    return found
  }

  /// `1 == n ? a : b`
  private func turnedChoice(_ number: Int) -> CountedChoice? {
    let isSplit = at(number + 1, "!") && at(number + 2, "=")
    guard isSplit || ["==", "!=", "<", ">="].contains(text(number + 1)), !isKind(number - 1, .operator) || isAssignment(number - 1) else { return nil }
    return choice(from: number, through: operandEnd(startingAt: number + (isSplit ? 3 : 2)))
  }

  private func choice(of count: Int, afterNumber number: Int) -> CountedChoice? { choice(from: operandStart(endingAt: count), through: number) }

  /// - Parameters: the first and the last token of the comparison.
  private func choice(from first: Int, through last: Int) -> CountedChoice? {
    var question = last + 1
    var start = first
    while at(question, ")"), let open = partner(question), open == start - 1 {
      start = open
      question += 1
    }
    guard isTernary(question), let colon = colon(of: question) else { return nil }
    let isNegated = start < first && at(start - 1, "!") && !endsOperand(start - 2)
    if isNegated { start -= 1 }
    let last = operandEnd(startingAt: colon + 1)
    guard last >= colon + 1, question + 1 < colon else { return nil }
    let open = enclosing(start)
    let branches = (question + 1..<colon, colon + 1..<last + 1)
    return CountedChoice(
      whole: start..<last + 1, condition: start..<question, first: isNegated ? branches.1 : branches.0, second: isNegated ? branches.0 : branches.1,
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
