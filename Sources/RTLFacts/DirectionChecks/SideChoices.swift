extension CodeView {
  func findSideTokens() -> DirectionTokens {
    var marks: [DirectionTokens.Mark] = []
    if !directionVocabulary.sides.isEmpty {
      // Most names are no member or constant at the end of an operand, whatever their words are.
      var asked: [Int] = []
      for name in file.names where mayBeSide(Int(name.token)) { asked.append(Int(name.token)) }
      for text in file.texts where mayBeSide(Int(text)) { asked.append(Int(text)) }
      let found = directionVocabulary.sideSearch.tokens(among: asked, of: file).filter { isSide($0) && isCompared($0) }
      marks = found.sorted().map { DirectionTokens.Mark(token: $0, kind: .side) }
    }
    return DirectionTokens(marks)
  }

  /// What a side looks like, by the tokens beside it.
  private func mayBeSide(_ i: Int) -> Bool { (isKind(i, .string) || (isSwift ? at(i - 1, ".") : isConstantName(i))) && !isOperandOpen(i) }

  /// Whether a token is a constant for a side: an enumeration's member, a constant of C, a literal.
  private func isSide(_ i: Int) -> Bool {
    switch kind(i) {
    case .string:
      let content = bytes(i).filter { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "@") }
      return content.count < 16 && directionVocabulary.sides.contains(String(decoding: content, as: UTF8.self))
    case .identifier:
      guard bytes(i).count < 80, isSwift ? at(i - 1, ".") : isConstantName(i) else { return false }
      let words = IdentifierWords.split(bytes(i))
      // `leftToRight` names two sides and so neither; a longer name speaks of something else on a side.
      guard words.filter(directionVocabulary.sides.contains).count == 1, words.allSatisfy({ !directionVocabulary.notSides.contains($0) }) else { return false }
      guard isSwift else { return words.last.map(directionVocabulary.sides.contains) ?? false }
      guard words.count <= 2 || words.dropLast().last == "from" else { return false }
      let start = operandStart(endingAt: i)
      return start == i - 1 || isConstantName(start)
    default: return false
    }
  }

  /// Whether a name is written as types and constants are: `BubbleSideLeft`, `kLeft`, `SIDE_LEFT`.
  private func isConstantName(_ i: Int) -> Bool {
    guard isKind(i, .identifier) else { return false }
    var name = bytes(i)
    if name.first == UInt8(ascii: "k") { name = name.dropFirst() }
    return name.first.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) } ?? false
  }

  /// Whether the operand goes on behind a token.
  private func isOperandOpen(_ i: Int) -> Bool { at(i + 1, ".") || at(i + 1, "[") && !spaceBefore(i + 1) }

  /// Whether the branch round a token names the start or the end of the line as well: then its side means one of these.
  func followsFlow(_ i: Int) -> Bool {
    var range = statement(around: i)
    if let open = block(around: i), let close = partner(open) {
      range = open + 1..<close
      if case .control(let keyword, _, _) = header(of: open), at(keyword, "switch") { range = branch(of: i, in: range) }
    }
    return followsFlow(in: range.prefix(400))
  }

  /// The branch of a switch that holds a token.
  private func branch(of i: Int, in body: Range<Int>) -> Range<Int> {
    func isLabel(_ k: Int) -> Bool { (at(k, "case") || at(k, "default")) && !at(k - 1, ".") && startsStatement(k) }
    var first = i
    while first > body.lowerBound, !isLabel(first), i - first < CodeView.reach { first -= 1 }
    var last = i
    while last < body.upperBound, !isLabel(last), last - i < CodeView.reach { last += 1 }
    return first..<last
  }

  /// Whether the entry of a dictionary literal round a token has a key that names a side, or the token is in such a key.
  func isMapped(_ i: Int) -> Bool {
    guard !directionVocabulary.sides.isEmpty else { return false }
    var p = i
    for _ in 0..<4 {
      guard let open = enclosing(p), !isBlock(open) else { return false }
      if isSwift ? at(open, "[") && (!endsOperand(open - 1) || spaceBefore(open)) : at(open, "{") && at(open - 1, "@") {
        return hasSideKey(p)
      }
      p = open
    }
    return false
  }

  private func hasSideKey(_ i: Int) -> Bool {
    var first = i
    var steps = 0
    while let b = before(first), !at(b, ","), steps < 60 { (first, steps) = (b, steps + 1) }
    var k: Int? = first
    while let here = k, here < i, !at(here, ":") {
      if isTernary(here) { return false }
      k = after(here)
    }
    guard let colon = k, at(colon, ":"), colon < i else { return isInKey(i) }
    return (first..<colon).contains { token in
      (isKind(token, .identifier) || isKind(token, .string)) && IdentifierWords.split(bytes(token)).contains(where: directionVocabulary.sides.contains)
    }
  }

  /// Whether a colon, and no comma, follows in the literal round a token.
  private func isInKey(_ i: Int) -> Bool {
    var k: Int? = i
    var steps = 0
    while let here = k, !at(here, ","), steps < 24 {
      if at(here, ":") { return true }
      if isTernary(here) { return false }
      (k, steps) = (after(here), steps + 1)
    }
    return false
  }

  // MARK: Decided later

  /// The test of the direction further down that decides about what stands at a token.
  func laterTest(_ i: Int, _ marks: DirectionTokens) -> Int? {
    laterChoice(i, marks) ?? laterUse(ofLocalMadeWith: i, marks) ?? testInBranch(ofConditionAt: i, marks)
  }

  /// The test of the direction in what a condition decides: `if drag.x > 0 { isRTL ? back() : forward() }`.
  private func testInBranch(ofConditionAt i: Int, _ marks: DirectionTokens) -> Int? {
    let own = statement(around: i)
    guard at(own.lowerBound, "if") else { return nil }
    return marks.marks(in: i + 1..<max(i + 1, branchesEnd(own.lowerBound))).prefix(8).first { nearestBlock($0.token) != nearestBlock(i) && asks($0) }?.token
  }

  /// Whether what a statement sets at first, or tells a thing, is set or told again by a test of the direction further down,
  /// in the same braces or behind the branch that these are.
  private func laterChoice(_ i: Int, _ marks: DirectionTokens) -> Int? {
    guard var open = block(around: i) else { return nil }
    let own = statement(around: i)
    func isOwn(_ k: Int) -> Bool { block(around: k) == open }
    let equals = own.prefix(max(i - own.lowerBound, 0)).last { isAssignment($0) && isOwn($0) } ?? (i..<i + 5).first { isAssignment($0) && isOwn($0) }
    guard let target = equals.map({ target(ofAssignment: $0) }) ?? call(in: own) else { return nil }
    var end = own.upperBound
    for _ in 0..<3 {
      guard let close = partner(open) else { return nil }
      if let token = choice(of: target, in: end..<max(end, close), of: open, marks) { return token }
      guard case .control(let keyword, _, _) = header(of: open), at(keyword, "if"), let outer = block(around: keyword) else { return nil }
      (open, end) = (outer, branchesEnd(keyword))
    }
    return nil
  }

  /// The test of the direction that sets something again, among the statements of a block.
  private func choice(of target: Range<Int>, in range: Range<Int>, of open: Int, _ marks: DirectionTokens) -> Int? {
    var tried = -1
    for mark in marks.marks(in: range.prefix(600)) where mark.token > tried {
      guard let test = child(of: open, holding: mark.token, inBlocks: true) else { continue }
      var start = statementStart(test)
      // The test may stand in a branch of another one.
      if at(test, "{"), case .control(let keyword, _, _) = header(of: test) { start = keyword }
      guard start >= range.lowerBound else { continue }
      guard at(start, "if") || at(start, "switch") else {
        // `sign *= isRTL ? -1 : 1`
        if asks(mark), (start..<mark.token).contains(where: { isChange($0, of: target) }) { return mark.token }
        continue
      }
      let end = branchesEnd(start)
      tried = end
      for k in start..<max(start, min(end, start + 600)) where isChange(k, of: target) {
        if directionCheck(at: k - 1, marks) != nil { return mark.token }
      }
    }
    return nil
  }

  /// Whether an assignment sets this, or a member of it, or a call at its parenthesis tells it the same or turns it over.
  private func isChange(_ k: Int, of target: Range<Int>) -> Bool {
    let other: Range<Int>?
    if at(target.upperBound - 1, "(") || at(k - 1, anyOf: CodeView.reversals) {
      other = at(k, "(") ? callee(endingAt: k) : nil
    } else {
      other = isAssignment(k) || isCompoundAssignment(k) ? self.target(ofAssignment: k) : nil
    }
    guard let other, other.count >= target.count, zip(other, target).allSatisfy({ same($0, $1) }) else { return false }
    return other.count == target.count || at(other.lowerBound + target.count, ".")
  }

  /// Methods of values that make the opposite of them.
  private static let reversals = NameSet(["toggle", "negate", "reverse"])

  /// Swift: `button.setImage(` of a statement that is such a call.
  private func call(in statement: Range<Int>) -> Range<Int>? {
    guard isSwift, let open = statement.prefix(12).first(where: { at($0, "(") }) else { return nil }
    let callee = callee(endingAt: open)
    // A function of nobody may be told many things.
    return callee.lowerBound <= statement.lowerBound + 2 && callee.contains { at($0, ".") } ? callee : nil
  }

  private func callee(endingAt paren: Int) -> Range<Int> {
    var start = operandStart(endingAt: paren - 1)
    if at(start, "self"), at(start + 1, ".") { start += 2 }
    return start..<paren + 1
  }

  /// The tokens of what an assignment sets, type and `self` left out.
  private func target(ofAssignment equals: Int) -> Range<Int>? {
    let statement = statementStart(equals - 1)
    if isSwift, at(statement, "var") { return isName(statement + 1) ? statement + 1..<statement + 2 : nil }
    if isSwift, at(statement, "let") { return nil }
    var start = operandStart(endingAt: equals - 1)
    if at(start, "self"), at(start + 1, ".") { start += 2 }
    return start < equals ? start..<equals : nil
  }
}
