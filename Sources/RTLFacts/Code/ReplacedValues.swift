import RTLLexing

/// Values that are set only to be set again before anybody sees them.
extension CodeView {
  /// What leaves the statements of a block, or begins others.
  private static let leaving = NameSet(["return", "throw", "break", "continue", "goto", "try", "await", "case", "default", "fatalError"])
  private static let controls = NameSet(["if", "guard", "switch", "for", "while", "do", "repeat", "else", "defer"])
  private static let mostStatements = 200
  /// Calls of own functions, one in the other, that are followed.
  private static let mostCalls = 4

  /// The statements of a block that surely run, one after the other, once the place before them is reached.
  /// - Parameter open: the brace of the block; nil for the top of the file.
  package func sureStatements(from start: Int, in open: Int?) -> [Range<Int>] {
    let close = open.map(partner) ?? count
    guard let close else { return [] }
    var found: [Range<Int>] = []
    var k = start
    while k < close, found.count < CodeView.mostStatements {
      if at(k, ";") {
        k += 1
        continue
      }
      let isControl = at(k, anyOf: CodeView.controls)
      let end = min(max(isControl ? branchesEnd(k) : statementEnd(k), k + 1), close)
      // What a branch leaves, it may leave before what follows.
      guard !(k..<end).contains(where: { at($0, anyOf: CodeView.leaving) }), bytes(k).first != UInt8(ascii: "#") else { break }
      if !isControl { found.append(k..<end) }
      k = end
    }
    return found
  }

  /// The member of a thing that a statement sets.
  private struct SetMember: Equatable {
    /// The names of the thing, without `self`; empty for `self` alone.
    var names: [String]
    var member: String
    var isLocal: Bool
  }

  /// The statement that sets a member of the same thing again, before anybody sees what is set at a token: further down in the same
  /// braces, in what is called there, or, behind the first value of a property, in what every initializer calls.
  package func replacement(ofValueAt i: Int) -> Int? {
    let own = statement(around: i)
    guard let open = block(around: i), var target = setMember(of: own), partner(open) != nil else { return nil }
    var steps = CodeView.mostStatements
    if let found = surelySets(target, in: open, from: own.upperBound, calls: target.isLocal ? 0 : CodeView.mostCalls, &steps) { return found }
    guard isSwift, let property = storedProperty(around: i), let body = enclosing(property), at(body, "{") else { return nil }
    if target.isLocal {
      // `let button = UIButton()`, and in the end `return button`
      guard isClosure(open), let close = partner(open), at(close - 2, "return"), [text(close - 1)] == target.names.prefix(1) else { return nil }
      target.names[0] = name(property)
      target.isLocal = false
    }
    guard target.names.first == name(property) else { return nil }
    let found = initializers(in: body).map { surelySets(target, in: $0, from: $0 + 1, calls: CodeView.mostCalls, &steps) }
    return found.allSatisfy { $0 != nil } ? found.first ?? nil : nil
  }

  /// The opening braces of the initializers that set an object up, in the braces of a type.
  private func initializers(in body: Int) -> [Int] {
    guard let end = partner(body) else { return [] }
    var (found, k): ([Int], Int?) = ([], body + 1)
    while let open = k, open < end {
      k = after(open)
      guard at(open, "{"), case .function(let name, _) = header(of: open), at(name, "init"), let close = partner(open) else { continue }
      // One that crashes makes none, and one that calls another leaves it to that.
      let isNone = at(open + 1, "fatalError") || (open..<close).contains { at($0, "self") && at($0 + 1, ".") && at($0 + 2, "init") }
      if !isNone { found.append(open) }
    }
    return found
  }

  private func surelySets(_ target: SetMember, in open: Int, from start: Int, calls: Int, _ steps: inout Int) -> Int? {
    for statement in sureStatements(from: start, in: open) {
      steps -= 1
      guard steps > 0 else { return nil }
      if let set = setMember(of: statement) {
        if set == target { return mentions(target.member, in: statement) == 1 ? statement.lowerBound : nil }
        // Another thing has the name from here on.
        if set.names + [set.member] == target.names { return nil }
      }
      if mentions(target.member, in: statement) > 0 || handsOut(target, in: statement) { return nil }
      guard calls > 0, let body = ownFunction(calledBy: statement) else { continue }
      if let found = surelySets(target, in: body, from: body + 1, calls: calls - 1, &steps) { return found }
    }
    return nil
  }

  private func mentions(_ member: String, in statement: Range<Int>) -> Int {
    statement.count { isIdentifier($0) && (text($0) == member || text($0) == Setter.name(of: member)) }
  }

  /// Whether a statement takes the thing itself, and so its value as it is now: `make(style)`, `style = other`. To ask it for a member
  /// does no harm.
  private func handsOut(_ target: SetMember, in statement: Range<Int>) -> Bool {
    guard let last = target.names.last else { return false }
    return statement.contains { k in
      guard isIdentifier(k), PlacedView.bare(text(k)) == last else { return false }
      let next = at(k + 1, "?") || at(k + 1, "!") ? k + 2 : k + 1
      return !at(next, ".") && !(at(k - 1, "[") && isName(next))
    }
  }

  /// The body of the function of the same type that a statement calls and that no other one in the file is named like.
  private func ownFunction(calledBy statement: Range<Int>) -> Int? {
    let first = statement.lowerBound
    var name = at(first, "self") && at(first + 1, ".") ? first + 2 : first
    if isSwift {
      guard isIdentifier(name), at(name + 1, "("), partner(name + 1) == statement.upperBound - 1 else { return nil }
    } else {
      guard at(first, "["), at(first + 1, "self"), partner(first) == statement.upperBound - 1, let (_, part) = selector(ofMessageAt: first) else { return nil }
      name = part
    }
    let found = declarations.named(self.name(name)).filter { $0.kind == .function }
    guard found.count == 1, let type = type(around: first), let owner = self.type(around: found[0].name), typeName(at: type) == typeName(at: owner)
    else { return nil }
    return body(ofFunction: found[0].name).map { $0.lowerBound - 1 }
  }

  /// What a statement sets: `thing.member = value`, `[thing setMember:value]`.
  private func setMember(of statement: Range<Int>) -> SetMember? {
    let first = statement.lowerBound
    if !isSwift, at(first, "["), let (_, part) = selector(ofMessageAt: first), let (receiver, member) = propertySet(at: part) {
      return partner(first) == statement.upperBound - 1 ? setMember(member, of: receiver) : nil
    }
    let depth = enclosing(first)
    guard let equals = statement.first(where: { isAssignment($0) && enclosing($0) == depth }), at(equals - 2, "."), isIdentifier(equals - 1),
      equals - 2 > first
    else { return nil }
    return setMember(text(equals - 1), of: first..<equals - 2)
  }

  private func setMember(_ member: String, of receiver: Range<Int>) -> SetMember? {
    let path = spelledOut(receiver)
    guard path.allSatisfy({ isIdentifier($0) || at($0, ".") || at($0, "?") || at($0, "!") || at($0, "->") || at($0, "self") }) else { return nil }
    let names = path.filter { isIdentifier($0) && !at($0, "self") }
    guard let first = path.first else { return nil }
    return SetMember(names: names.map { PlacedView.bare(text($0)) }, member: member, isLocal: !at(first, "self") && isLocalName(first))
  }
}
