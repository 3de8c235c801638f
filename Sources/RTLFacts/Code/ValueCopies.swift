import RTLLexing

extension CodeView {
  /// The tokens of a value that may stand in the place of its name.
  private static let longestValue = 40

  /// The code with values in the place of the locals and globals that stand for them: `let side = Alignment.left` and
  /// `label.alignment = side` are read as `label.alignment = Alignment.left`. Itself where there is nothing to do.
  ///
  /// A name is replaced that gets one value in all, a constant or what a call with a capital letter makes of names and numbers,
  /// and that is only ever handed on whole: it is no object, of which members are asked.
  package func copyingValues() -> CodeView {
    var copies: [CopiedValue] = []
    var seen: Set<Int> = []
    var stepsLeft = CodeView.reach + 20 * count
    for sign in 0..<count where stepsLeft > 0 && isAssignment(sign) && mayBeginConstant(sign + 1) {
      guard let target = assignedName(sign), let declaration = declaration(of: name(target), at: sign), declaration.kind == .local || declaration.kind == .global,
        seen.insert(declaration.name).inserted, nearestBlock(target) == nearestBlock(declaration.name)
      else { continue }
      let value = sign + 1..<valueEnd(sign + 1)
      guard isConstant(value), let uses = uses(of: declaration, assignedAt: target, value, &stepsLeft) else { continue }
      // Other files may use a global; at the top level of a script nobody does.
      let isOnly = uses.count == 1 && (declaration.kind == .local || nearestBlock(uses[0]) == nil)
      copies += uses.map { CopiedValue(use: $0, value: value, isOnly: isOnly) }
    }
    guard !copies.isEmpty else { return self }
    return CodeView(file: file.copying(copies.sorted { $0.use < $1.use }), vocabulary)
  }

  private func mayBeginConstant(_ i: Int) -> Bool { isCapital(i) && isIdentifier(i) || isSwift && at(i, ".") }

  /// The name of what an assignment or a declaration gives its value to.
  private func assignedName(_ sign: Int) -> Int? {
    if isName(sign - 1), startsStatement(sign - 1) { return sign - 1 }
    return declarationEnding(at: sign)
  }

  /// Whether some rule knows a word of a value, so that it is worth the while, and it neither reads what an object holds at
  /// the time nor has code of its own.
  private func isConstant(_ value: Range<Int>) -> Bool {
    value.count <= CodeView.longestValue && value.contains { file.tokens[$0].word != 0 && isIdentifier($0) }
      && !value.contains { at($0, "{") || isKind($0, .stringHead) || isTernary($0) || at($0, "^") || isReading($0) }
  }

  /// The dot of `view.bounds`, the bracket of `[view bounds]`.
  private func isReading(_ i: Int) -> Bool {
    at(i, ".") && endsOperand(i - 1) && !isCapital(operandStart(endingAt: i - 1)) || !isSwift && at(i, "[")
  }

  /// The places where a local is handed on behind its value; nil where it gets another one, or something is asked of it.
  private func uses(of declaration: Declaration, assignedAt assigned: Int, _ value: Range<Int>, _ stepsLeft: inout Int) -> [Int]? {
    var uses: [Int] = []
    for token in declaration.scope where isIdentifier(token) && same(token, declaration.name) && token != declaration.name && token != assigned {
      stepsLeft -= 1
      if at(token - 1, ".") || at(token + 1, ":") && (at(token - 1, "(") || at(token - 1, ",")) { continue }
      guard self.declaration(of: name(token), at: token)?.name == declaration.name else { continue }
      guard token >= value.upperBound, isWhole(token) else { return nil }
      uses.append(token)
    }
    stepsLeft -= declaration.scope.count / 16
    return uses.isEmpty ? nil : uses
  }

  /// Whether a name is all of an operand, and not what is assigned to.
  private func isWhole(_ token: Int) -> Bool {
    let before = isAssignment(token - 1) || opensGroup(token - 1) && !at(token - 1, "{") || at(token - 1, ",") || at(token - 1, ":") || at(token - 1, "?")
      || at(token - 1, "return")
    guard before, !(at(token - 1, "[") && !isSwift) else { return false }
    return closesGroup(token + 1) || at(token + 1, ",") || at(token + 1, ";") || at(token + 1, ":") || token + 1 >= count || startsStatement(token + 1)
  }
}
