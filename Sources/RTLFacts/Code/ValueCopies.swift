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
    for (target, sign) in handedOn() where stepsLeft > 0 {
      guard let declaration = declaration(of: name(target), at: sign), declaration.kind == .local || declaration.kind == .global,
        seen.insert(declaration.name).inserted, nearestBlock(target) == nearestBlock(declaration.name)
      else { continue }
      let value = sign + 1..<valueEnd(sign + 1)
      guard isConstant(value), let uses = uses(of: declaration, assignedAt: target, value, &stepsLeft) else { continue }
      let isOnly = uses.count == 1 && (declaration.kind == .local || isOfThisFile(declaration, uses[0]))
      copies += uses.map { CopiedValue(use: $0, value: value, isOnly: isOnly) }
    }
    guard !copies.isEmpty else { return self }
    return CodeView(file: file.copying(copies.sorted { $0.use < $1.use }), vocabulary)
  }

  /// Whether no other file can use a global: it is private, or a statement at the top level uses it, as only a script has them.
  private func isOfThisFile(_ global: Declaration, _ use: Int) -> Bool {
    let declares = statement(around: global.name).prefix { $0 < global.name }
    if declares.contains(where: { at($0, "private") || at($0, "fileprivate") || !isSwift && at($0, "static") }) { return true }
    return nearestBlock(use) == nil && !statement(around: use).contains { at($0, "let") || at($0, "var") }
  }

  private func mayBeginConstant(_ i: Int) -> Bool { isCapital(i) && isIdentifier(i) || isSwift && at(i, ".") }

  /// The name that an assignment may give its value to, by the tokens beside it.
  private func mayBeAssigned(_ sign: Int) -> Int? {
    let endsType = at(sign - 2, ":") || at(sign - 2, ".") || !isName(sign - 1)
    return endsType ? declarationEnding(at: sign) : sign - 1
  }

  /// The name of what an assignment or a declaration gives its value to.
  private func assignedName(_ sign: Int) -> Int? {
    if isName(sign - 1), startsStatement(sign - 1) { return sign - 1 }
    return declarationEnding(at: sign)
  }

  /// The names that get a value which may be constant, are used behind it in their block and are not asked for a member there, each
  /// with the sign of its assignment. Most files have none, and so are not read for their declarations.
  private func handedOn() -> [(target: Int, sign: Int)] {
    var found: [(target: Int, sign: Int)] = []
    for sign in assignments() where mayBeginConstant(sign + 1) {
      if let target = mayBeAssigned(sign) { found.append((target, sign)) }
    }
    guard !found.isEmpty else { return [] }
    return zip(found, file.namesakes(of: found.map(\.target))).compactMap { found, namesakes in
      let later = namesakes[namesakes.partitioningIndex { $0 > found.target }...].lazy.filter { !self.at($0 - 1, ".") }
      // Most names go here, before their statement and their block are looked for: the first use asks for a member, or is none of this block.
      guard let first = later.first, !at(first + 1, ".") else { return nil }
      guard assignedName(found.sign) == found.target else { return nil }
      let end = nearestBlock(found.target).flatMap(partner) ?? count
      return first >= end || later.prefix(while: { $0 < end }).contains { at($0 + 1, ".") } ? nil : found
    }
  }

  /// The signs of assignments.
  private func assignments() -> [Int] {
    let signs = file.bytes.withUnsafeBufferPointer { bytes in
      file.tokens.indices.filter { file.tokens[$0].length == 1 && bytes[Int(file.tokens[$0].start)] == UInt8(ascii: "=") }
    }
    return signs.filter(isAssignment)
  }

  /// Whether a value neither reads what an object holds at the time nor has code of its own.
  private func isConstant(_ value: Range<Int>) -> Bool {
    value.count <= CodeView.longestValue
      && !value.contains { at($0, "{") || isKind($0, .stringHead) || isTernary($0) || at($0, "^") || isReading($0) }
  }

  /// The dot of `view.bounds`, the bracket of `[view bounds]`.
  private func isReading(_ i: Int) -> Bool {
    at(i, ".") && endsOperand(i - 1) && !isCapital(operandStart(endingAt: i - 1)) || !isSwift && at(i, "[")
  }

  /// The places where a local is handed on behind its value; nil where it gets another one, or something is asked of it.
  private func uses(of declaration: Declaration, assignedAt assigned: Int, _ value: Range<Int>, _ stepsLeft: inout Int) -> [Int]? {
    stepsLeft -= declaration.scope.count + declarations.named(name(declaration.name)).count
    guard stepsLeft > 0 else { return nil }
    var uses: [Int] = []
    for token in declaration.scope where isIdentifier(token) && same(token, declaration.name) && token != declaration.name && token != assigned {
      guard !isMemberOrLabel(token) else { continue }
      guard self.declaration(of: name(token), at: token)?.name == declaration.name else { continue }
      guard token >= value.upperBound, isWhole(token) else { return nil }
      uses.append(token)
    }
    return uses.isEmpty ? nil : uses
  }

  /// Whether a name is all of an operand, and not what is assigned to.
  private func isWhole(_ token: Int) -> Bool {
    let before = isAssignment(token - 1) || opensGroup(token - 1) && !at(token - 1, "{") || at(token - 1, ",") || at(token - 1, ":") || at(token - 1, "?")
      || at(token - 1, "return")
    // In a text the name says more than the value, and its reader is known by the text.
    guard before, !isKind(token - 1, .stringHead), !isKind(token - 1, .stringMiddle), !(at(token - 1, "[") && !isSwift),
      context(of: token).context != .pattern
    else { return false }
    // `(a, b) = pair`, `for (a, b) in pairs`, `{ (a) in`: other things of that name.
    if let close = enclosing(token).flatMap({ at($0, "(") ? partner($0) : nil }), isAssignment(close + 1) || at(close + 1, "in") { return false }
    return closesGroup(token + 1) || at(token + 1, ",") || at(token + 1, ";") || at(token + 1, ":") || token + 1 >= count || startsStatement(token + 1)
  }
}
