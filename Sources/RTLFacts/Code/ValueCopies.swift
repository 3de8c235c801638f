import RTLLexing

extension CodeView {
  /// The tokens of a value that may stand in the place of its name.
  private static let longestValue = 40

  /// The code with values in the place of the locals and globals that stand for them: `let side = Alignment.left` and
  /// `label.alignment = side` are read as `label.alignment = Alignment.left`. Itself where there is nothing to do.
  ///
  /// A name is replaced that gets one value in all, a constant or what a call with a capital letter makes of names and numbers, or a
  /// choice of such values, and that is only ever handed on whole: it is no object, of which members are asked. So is the alias of a
  /// type that some rule knows, wherever it stands.
  package func copyingValues() -> CodeView {
    var copies: [CopiedValue] = []
    var seen: Set<Int> = []
    var stepsLeft = CodeView.reach + 20 * count
    let signs = assignments()
    let handedOn = handedOn(signs)
    // Most files have no such local, and need not be read for their declarations.
    let mayStand = handedOn.contains { mayBeLocal($0.target, $0.namesakes) && isPlain($0.sign + 1..<valueEnd($0.sign + 1)) }
    for (target, sign, namesakes) in mayStand ? handedOn : [] where stepsLeft > 0 {
      guard let declaration = declaration(of: name(target), at: sign), declaration.kind == .local || declaration.kind == .global,
        seen.insert(declaration.name).inserted, nearestBlock(target) == nearestBlock(declaration.name)
      else { continue }
      let value = sign + 1..<valueEnd(sign + 1)
      guard isPlain(value), let uses = uses(of: declaration, among: namesakes, assignedAt: target, value, &stepsLeft),
        isConstant(value) || areNext(uses, behind: sign)
      else { continue }
      let isOnly = uses.count == 1 && (declaration.kind == .local || isOfThisFile(declaration, uses[0]))
      copies += uses.map { CopiedValue(use: $0, value: value, isOnly: isOnly) }
    }
    copies += usesOfAliases(signs)
    guard !copies.isEmpty else { return self }
    return CodeView(file: file.copying(copies.sorted { $0.use < $1.use }), vocabulary)
  }

  /// Whether what gets a value may be a local or a global of the block in which it gets it, as far as that is told without the
  /// declarations of the file.
  private func mayBeLocal(_ target: Int, _ namesakes: [Int]) -> Bool {
    guard isSwift else { return true }
    let block = nearestBlock(target)
    guard startsStatement(target) else { return block.map { !isTypeBody($0) } ?? true }
    return namesakes.contains { $0 != target && nearestBlock($0) == block }
  }

  /// Whether no other file can use a global: it is private, or a statement at the top level uses it, as only a script has them.
  private func isOfThisFile(_ global: Declaration, _ use: Int) -> Bool {
    let declares = statement(around: global.name).prefix { $0 < global.name }
    if declares.contains(where: { at($0, "private") || at($0, "fileprivate") || !isSwift && at($0, "static") }) { return true }
    return nearestBlock(use) == nil && !statement(around: use).contains { at($0, "let") || at($0, "var") }
  }

  private func text(of type: Range<Int>) -> String { type.map(text).joined() }

  /// Where the aliases of types stand that some rule knows and the file declares once, with no other type of that name beside them.
  private func usesOfAliases(_ signs: [Int]) -> [CopiedValue] {
    guard isSwift else { return [] }
    let aliases = signs.filter { at($0 - 2, "typealias") }.compactMap { sign -> (name: Int, type: Range<Int>)? in
      guard let end = typeEnd(sign + 1), file.tokens[end - 1].word != 0 || members.knows(text(of: sign + 1..<end)) else { return nil }
      return (sign - 1, sign + 1..<end)
    }
    guard !aliases.isEmpty else { return [] }
    var types = Dictionary(grouping: aliases) { name($0.name) }.compactMapValues { $0.count == 1 ? $0[0].type : nil }
    var copies: [CopiedValue] = []
    for token in file.names.lazy.map({ Int($0.token) }) where isCapital(token) && !at(token - 1, ".") && !isLabel(token) {
      let name = name(token)
      guard let type = types[name], !at(token - 1, "typealias") else { continue }
      if at(token - 1, anyOf: CodeView.typeWords) { types[name] = nil }
      copies.append(CopiedValue(use: token, value: type, isOnly: false, isType: true))
    }
    return copies.filter { types[name($0.use)] != nil }
  }

  private static let typeWords = NameSet(["class", "struct", "enum", "protocol", "actor", "associatedtype"])

  private func mayBeginConstant(_ i: Int) -> Bool {
    if isKind(i, .string) { return true }
    guard isIdentifier(i) else {
      return isSwift ? at(i, ".") || at(i, "[") && (at(i + 1, ".") || isCapital(i + 1) && isIdentifier(i + 1)) : at(i, "(")
    }
    return isCapital(i) || choosesValue(i)
  }

  /// Whether a condition begins at a token that chooses between two values, on one line.
  private func choosesValue(_ i: Int) -> Bool {
    var k = i + 1
    let end = min(count, i + CodeView.longestTest)
    while k < end, !file.tokens[k].flags.has(.startsLine) {
      if file.tokens[k].length == 1, isTernary(k) { return true }
      k += 1
    }
    return false
  }

  /// The tokens of a condition that chooses between two values.
  private static let longestTest = 12

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
  /// with the sign of its assignment and all tokens of the same name. Most files have none, and so are not read for their declarations.
  private func handedOn(_ signs: [Int]) -> [(target: Int, sign: Int, namesakes: [Int])] {
    var found: [(target: Int, sign: Int)] = []
    for sign in signs where mayBeginConstant(sign + 1) {
      if let target = mayBeAssigned(sign) { found.append((target, sign)) }
    }
    guard !found.isEmpty else { return [] }
    return zip(found, file.namesakes(of: found.map(\.target))).compactMap { found, namesakes in
      let later = namesakes[namesakes.partitioningIndex { $0 > found.target }...].lazy.filter { !self.at($0 - 1, ".") }
      // Most names go here, before their statement and their block are looked for: the first use asks for a member, or is none of this block.
      guard let first = later.first, !at(first + 1, "."), isTold(found.sign + 1) || later.prefix(2).contains(where: isTaken) else { return nil }
      guard assignedName(found.sign) == found.target else { return nil }
      let end = nearestBlock(found.target).flatMap(partner) ?? count
      return first >= end || later.prefix(while: { $0 < end }).contains { at($0 + 1, ".") } ? nil : (found.target, found.sign, namesakes)
    }
  }

  /// Whether a value says by itself what it is: a type or a member, or a text that some rule knows.
  private func isTold(_ i: Int) -> Bool { isCapital(i) || at(i, ".") || file.tokens[i].word != 0 }

  /// Whether what takes a value is known to some rule: `view.side = name`, `[view setSide:name]`, `pin(to: name)`.
  private func isTaken(_ use: Int) -> Bool { use > 1 && file.tokens[use - 2].word != 0 }

  /// The signs of assignments.
  private func assignments() -> [Int] {
    let signs = file.bytes.withUnsafeBufferPointer { bytes in
      file.tokens.indices.filter { file.tokens[$0].length == 1 && bytes[Int(file.tokens[$0].start)] == UInt8(ascii: "=") }
    }
    return signs.filter(isAssignment)
  }

  /// Whether a value has no code of its own, or is a choice of two such values.
  private func isPlain(_ value: Range<Int>) -> Bool {
    let chosen = chosen(in: value)
    guard value.count <= CodeView.longestValue, let first = value.first, let begin = chosen.first, chosen == value || mayBeginConstant(begin)
    else { return false }
    // `(Insets){0, 1}`
    let isLiteral = { [self] (brace: Int) in !isSwift && at(first, "(") && at(brace - 1, ")") && partner(brace) == value.upperBound - 1 }
    return choice(in: chosen) == nil && !value.contains { at($0, "{") && !isLiteral($0) || at($0, "^") } && !chosen.contains { isKind($0, .stringHead) }
  }

  /// Whether a value does not read what an object holds at the time, but for choosing.
  private func isConstant(_ value: Range<Int>) -> Bool { !chosen(in: value).contains { isReading($0) && !isTest($0) } }

  /// Whether nothing can change between an assignment and the uses of what it assigns.
  private func areNext(_ uses: [Int], behind sign: Int) -> Bool {
    let end = statementEnd(sign)
    let next = at(end, ";") ? end + 1 : end
    return uses.allSatisfy { statement(around: $0).lowerBound == next }
  }

  /// Both branches of a choice; another value itself.
  private func chosen(in value: Range<Int>) -> Range<Int> { choice(in: value).map { $0 + 1..<value.upperBound } ?? value }

  /// The mark of a value that is a choice of two.
  private func choice(in value: Range<Int>) -> Int? { value.first { isTernary($0) && enclosing($0) == enclosing(value.lowerBound) } }

  /// Whether what is read only chooses between two values: `row.isLast ? 0 : 8`.
  private func isTest(_ i: Int) -> Bool {
    var k = after(i)
    for _ in 0..<CodeView.longestTest {
      guard let here = k, !at(here, ","), !at(here, ":"), !at(here, ";") else { return false }
      if isTernary(here) { return true }
      k = after(here)
    }
    return false
  }

  /// The dot of `view.bounds`, the bracket of `[view bounds]`.
  private func isReading(_ i: Int) -> Bool {
    at(i, ".") && endsOperand(i - 1) && !isCapital(operandStart(endingAt: i - 1)) || !isSwift && at(i, "[")
  }

  /// The places where a local is handed on behind its value; nil where it gets another one, or something is asked of it.
  /// - Parameter namesakes: the tokens of its name.
  private func uses(
    of declaration: Declaration, among namesakes: [Int], assignedAt assigned: Int, _ value: Range<Int>, _ stepsLeft: inout Int
  ) -> [Int]? {
    stepsLeft -= namesakes.count + declarations.named(name(declaration.name)).count
    guard stepsLeft > 0 else { return nil }
    var uses: [Int] = []
    for token in namesakes where declaration.scope.contains(token) && token != declaration.name && token != assigned {
      guard !isMemberOrLabel(token) else { continue }
      guard self.declaration(of: name(token), at: token)?.name == declaration.name else { continue }
      guard token >= value.upperBound, isWhole(token), choice(in: value) == nil || !isBranch(token) else { return nil }
      uses.append(token)
    }
    return uses.isEmpty ? nil : uses
  }

  /// Whether a name is a branch of a choice, or its condition.
  private func isBranch(_ token: Int) -> Bool {
    isTernary(token - 1) || isTernary(token + 1) || at(token - 1, ":") && !isLabel(token - 2)
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
