import RTLFacts

/// Places that are snapped to a grid: divided by its step, rounded, and multiplied by it again.
extension CodeView {
  /// Uses of one name that are looked at.
  private static let mostUses = 40

  /// Whether all that a quotient becomes, in locals of its function, is multiplied by its divisor again. The lines of a grid are the same,
  /// from whichever edge they are counted. A step to the next one is not.
  /// - Parameter sign: the `/`.
  func isOnlySnapped(_ sign: Int) -> Bool {
    let step = sign + 1..<operandEnd(startingAt: sign + 1) + 1
    guard let body = functionBody(around: sign)?.body, !step.isEmpty else { return false }
    if isMultiplied(sign, by: step) { return !isMeasured(sign, in: body) }
    guard !isCompared(sign), let first = localSet(by: sign) else { return false }
    var (carriers, at): ([String], Int) = ([first], 0)
    var uses: [Int] = []
    while at < carriers.count, uses.count <= CodeView.mostUses {
      for use in names([carriers[at]]) where body.contains(use) && !isSet(use) {
        uses.append(use)
        if !isMultiplied(use, by: step), !isCompared(use), let next = localSet(by: use), !carriers.contains(next) { carriers.append(next) }
      }
      at += 1
    }
    return !uses.isEmpty && uses.count <= CodeView.mostUses
      && uses.allSatisfy { use in
        if isMultiplied(use, by: step) { return !isMeasured(use, in: body) }
        // How far it is from itself rounded is as far in both directions.
        if isCompared(use) { return statement(around: use).contains { isName($0) && name($0) != name(use) && carriers.contains(name($0)) } }
        return localSet(by: use) != nil || isRounded(use)
      }
  }

  /// Whether the local that gets the place on the grid is compared or divided again: then it tells the page.
  private func isMeasured(_ token: Int, in body: Range<Int>) -> Bool {
    guard let place = localSet(by: token) else { return false }
    return names([place]).contains { body.contains($0) && $0 != token && !isSet($0) && (isCompared($0) || at($0 + 1, "/")) }
  }

  /// Whether a token is in an operand of a `*` whose other one is the step.
  private func isMultiplied(_ token: Int, by step: Range<Int>) -> Bool {
    statement(around: token).contains { sign in
      guard at(sign, "*"), isKind(sign, .operator), sign > 0 else { return false }
      let left = operandStart(endingAt: sign - 1)..<sign, right = sign + 1..<operandEnd(startingAt: sign + 1) + 1
      return left.contains(token) && isSame(right, step) && !isStepped(left, token) || right.contains(token) && isSame(left, step) && !isStepped(right, token)
    }
  }

  /// Whether something else than the half that rounds is added to a token.
  private func isStepped(_ range: Range<Int>, _ token: Int) -> Bool {
    let divided = at(token, "/") ? operandStart(endingAt: token - 1)..<token : token..<token
    return range.contains { (at($0, "+") || at($0, "-")) && !divided.contains($0) && text($0 + 1) != "0.5" }
  }

  private func isSame(_ a: Range<Int>, _ b: Range<Int>) -> Bool {
    func words(_ range: Range<Int>) -> [String] {
      range.filter { !at($0, "self") && !at($0, "(") && !at($0, ")") && !(at($0, ".") && at($0 - 1, "self")) }.map(text)
    }
    return words(a) == words(b)
  }

  /// Whether a token is part of a comparison, and not of what a choice by one gives.
  private func isCompared(_ token: Int) -> Bool {
    let statement = statement(around: token)
    return statement.contains { sign in
      guard ["<", ">", "<=", ">=", "==", "!="].contains(where: { text(sign) == $0 }) else { return false }
      return !(min(sign, token)..<max(sign, token)).contains { at($0, "?") || at($0, ":") || at($0, "&&") || at($0, "||") }
    }
  }

  /// The local that the statement of a token sets to a value with it.
  private func localSet(by token: Int) -> String? {
    let statement = statement(around: token)
    guard let equals = statement.first(where: { at($0, "=") }), equals < token else { return nil }
    let isDeclared = at(statement.lowerBound, "let") || at(statement.lowerBound, "var")
    let target = isDeclared ? statement.lowerBound + 1 : equals - 1
    guard isName(target), isLocalName(target), !at(target - 1, "."), !isStepped(equals..<statement.upperBound, token) else { return nil }
    return name(target)
  }

  /// Whether a token is what a statement sets, or declares.
  private func isSet(_ token: Int) -> Bool { at(token + 1, "=") || at(token + 1, ":") || at(token + 1, ";") && isName(token - 1) }

  /// `page.round()`
  private func isRounded(_ token: Int) -> Bool { statement(around: token).lowerBound == token && at(token + 1, ".") && at(token + 2, "round") }
}
