/// Who reads the value of a property.
///
/// To hand it on unchanged to the framework, or to compare it with other values than those that are asked about, is no reading: another
/// value would do as well. All else is, since nobody follows what becomes of it.
extension CodeView {
  /// So many locals and parameters may stand between a property and what is made of its value.
  private static let stations = 16

  /// Whether code makes something of the value of a property that depends on some values.
  /// - Parameters:
  ///   - words: of the names of the values: `left` of `.left` and of `XYSideLeft`.
  ///   - i: the name of the property, behind a dot, as a message or by itself.
  package func tells(_ words: Set<String>, byMember i: Int) -> Bool {
    guard !isAssignment(i + 1), !isLabel(i), !isDeclared(i) else { return false }
    if at(i - 1, ".") || at(i - 1, "->") {
      if isKeyPath(i) { return !isWritten(keyPathAt: i) }
      // `.alignment` where a type is expected, and a method of that name.
      guard endsOperand(i - 2), !(isSwift && at(i + 1, "(") && !spaceBefore(i + 1)) else { return false }
      return tells(words, endingAt: i, of: name(i))
    }
    guard isSwift else { return isSelectorPart(i) && at(i + 1, "]") && tells(words, endingAt: i + 1, of: name(i)) }
    return isName(i) && !at(i + 1, "(") && isInherited(i) && tells(words, endingAt: i, of: name(i))
  }

  private func tells(_ words: Set<String>, endingAt last: Int, of property: String) -> Bool {
    var seen: Set<Int> = []
    return tells(words, endingAt: last, of: property, &seen)
  }

  /// The last name of the thing whose member a token is; nil for what has none of its own, and may be any. What a private function is
  /// given comes from its own file, and goes by the name that it has there.
  func nameOfThing(withMember i: Int) -> String? {
    guard !isKeyPath(i) else { return nil }
    let end = at(i - 1, ".") || at(i - 1, "->") ? i - 2 : i - 1
    let start = operandStart(endingAt: end)
    guard start >= 0, start <= end else { return nil }
    let path = viewPath((start...end).map { text($0) }.joined(), at: i)
    let names = path.split(separator: ".", omittingEmptySubsequences: false)
    guard let last = names.last, placedView(path, at: i) != nil else { return nil }
    let isNamed: Bool
    switch names.count == 1 ? declaration(of: String(last), at: i)?.kind : .property {
    case .parameter: isNamed = false
    case .local: isNamed = declaration(of: String(last), at: i)?.value.map(isMade) ?? false
    case .property, .global, .function, nil: isNamed = last.utf8.first != UInt8(ascii: "$")
    }
    return isNamed || isInPrivateFunction(i) ? String(last) : nil
  }

  private func isInPrivateFunction(_ i: Int) -> Bool {
    guard isSwift, let name = functionBody(around: i)?.name else { return false }
    return statement(around: name).prefix { $0 < name }.contains { at($0, "private") || at($0, "fileprivate") }
  }

  /// Whether a value is made by itself: `Label()`, `[Label new]`, `[[Label alloc] init]`.
  private func isMade(_ value: Range<Int>) -> Bool {
    guard var first = value.first else { return false }
    while !isSwift, at(first, "[") { first += 1 }
    guard isIdentifier(first), isCapital(first) else { return false }
    return isSwift ? at(first + 1, "(") : at(first + 1, "alloc") || at(first + 1, "new")
  }

  // MARK: What names a property

  private func isDeclared(_ i: Int) -> Bool {
    guard isSwift else { return false }
    if at(i + 1, ":"), !at(i - 1, "."), question(of: i + 1) == nil { return true }
    return at(i - 1, "let") || at(i - 1, "var") || at(i - 1, "func") || at(i - 1, "case")
  }

  /// Whether a bare name may be what the type inherits from the framework: the file declares nothing of the name, or overrides it.
  private func isInherited(_ i: Int) -> Bool {
    guard let type = type(around: i), !at(type - 1, "struct"), !at(type - 1, "enum") else { return false }
    guard let found = declaration(of: name(i), at: i) else { return true }
    guard found.kind == .property else { return false }
    return statement(around: found.name).prefix { $0 < found.name }.contains { at($0, "override") }
  }

  /// `\.side`, `\Label.side`, `#keyPath(Label.side)`
  private func isKeyPath(_ i: Int) -> Bool {
    guard isSwift, at(i - 1, ".") else { return false }
    if at(i - 2, "\\") { return true }
    let start = operandStart(endingAt: i)
    return at(start - 1, "\\") || isCapital(start) && start == i - 2
  }

  /// Whether a key path only says where a value goes: `set(\.side, .left)`, `assign(to: \.side, on: label)`.
  private func isWritten(keyPathAt i: Int) -> Bool {
    guard let open = enclosing(i), at(open, "("), isIdentifier(open - 1) else { return false }
    return at(open - 1, "set") || at(open - 1, "assign")
  }

  // MARK: What becomes of its value

  /// - Parameters:
  ///   - last: the last token of an operand that has the value.
  ///   - property: whose value it is.
  ///   - seen: the locals and parameters that the value has gone through, by their tokens.
  private func tells(_ words: Set<String>, endingAt last: Int, of property: String, _ seen: inout Set<Int>) -> Bool {
    var end = last
    while isSwift, at(end + 1, "!") || at(end + 1, "?"), !spaceBefore(end + 1) { end += 1 }
    guard !at(end + 1, ".") else { return true }
    if let body = switchBody(behind: end) { return isChosen(words, in: body) }
    let (context, through) = context(of: last)
    guard !through.contains(.element) else { return true }
    switch context {
    case .comparison: return !through.isEmpty || !isOther(words, than: last, end)
    case .assignment(let target, let member): return !keeps(property, as: member, of: target)
    case .argument(let label, _, let call, _):
      return !isHandedOn(property, from: last, in: call) && isTold(words, byFunction: call, label, of: property, &seen)
    case .initialValue(let name):
      guard let local = declarations.named(self.name(name)).first(where: { $0.name == name }), local.kind == .local else { return true }
      return isTold(words, by: local, of: property, &seen)
    case .pattern, .returned, .unknown: return true
    }
  }

  /// Whether what a value is compared with is a constant of another name.
  private func isOther(_ words: Set<String>, than last: Int, _ end: Int) -> Bool {
    if kind(end + 1) == .operator { return isOther(words, operandEnd(startingAt: end + 2), from: end + 2) }
    let sign = operandStart(endingAt: last) - 1
    return kind(sign) == .operator && isOther(words, sign - 1, from: operandStart(endingAt: sign - 1))
  }

  private func isOther(_ words: Set<String>, _ constant: Int, from first: Int) -> Bool {
    if at(constant, "nil"), first == constant { return true }
    guard isIdentifier(constant), isConstant(constant, from: first) else { return false }
    return !words.occur(in: IdentifierWords.split(bytes(constant)))
  }

  /// `.center`, `Side.center`, `XYSideCenter`
  private func isConstant(_ i: Int, from first: Int) -> Bool {
    if first == i { return isCapital(i) }
    return at(i - 1, ".") && (first == i - 1 || isCapital(first))
  }

  /// Whether a `switch` has a branch for one of the values, or takes the value itself.
  private func isChosen(_ words: Set<String>, in body: Range<Int>) -> Bool {
    var isPattern = false
    for token in body where enclosing(token) == body.lowerBound {
      if at(token, "case") { isPattern = true } else if at(token, ":") { isPattern = false }
      guard isPattern, !at(token, "case") else { continue }
      if at(token, "let") || at(token, "var") || at(token, "where") || isKind(token, .number) { return true }
      if isIdentifier(token), words.occur(in: IdentifierWords.split(bytes(token))) || !isSwift && !isCapital(token) { return true }
    }
    return false
  }

  /// Whether the value goes to a member of the framework that means the same: `style.side = label.lineSide`.
  private func keeps(_ property: String, as member: String, of target: Range<Int>) -> Bool {
    let last = target.upperBound - 1
    guard at(last - 1, "."), last - 2 >= target.lowerBound else { return false }
    return member == property || meansTheSame(property, member) && isOfFramework(endingAt: last - 2)
  }

  /// The same for `[style setSide:label.lineSide]` and `Line(side: other.lineSide, …)`.
  private func isHandedOn(_ property: String, from value: Int, in call: Int) -> Bool {
    if let (receiver, member) = propertySet(at: value) {
      return member == property || meansTheSame(property, member) && isOfFramework(endingAt: receiver.upperBound - 1)
    }
    let argument = arguments(ofCallAt: call).first { $0.range.contains(value) }
    guard let label = argument?.label, meansTheSame(property, name(label)) else { return false }
    guard isSwift else { return isIdentifier(call + 1) && members.knows(text(call + 1)) }
    return isIdentifier(call - 1) && members.knows(text(call - 1))
  }

  /// Whether two names end in one word: `lineSide`, `side`.
  private func meansTheSame(_ property: String, _ other: String) -> Bool {
    IdentifierWords.split(property.utf8).last == IdentifierWords.split(other.utf8).last
  }

  private func isOfFramework(endingAt i: Int) -> Bool { expressionType(endingAt: i).name.map(members.knows) ?? false }

  /// Whether a function of this file makes something of the value, or may: Swift only, by the label of the parameter.
  private func isTold(_ words: Set<String>, byFunction call: Int, _ label: String?, of property: String, _ seen: inout Set<Int>) -> Bool {
    guard isSwift, let label, isIdentifier(call - 1) else { return true }
    let functions = declarations.named(name(call - 1)).filter { $0.kind == .function }
    let takers = functions.compactMap { function in
      declarations.parameters[function.name]?.first { ($0.label.map(name) ?? name($0.name)) == label }
    }
    return takers.isEmpty || takers.contains { isTold(words, by: $0, of: property, &seen) }
  }

  /// Whether something is made of a local or a parameter that has the value.
  private func isTold(_ words: Set<String>, by taker: Declaration, of property: String, _ seen: inout Set<Int>) -> Bool {
    guard seen.insert(taker.name).inserted else { return false }
    guard seen.count <= CodeView.stations else { return true }
    for use in taker.scope where use > taker.name && isIdentifier(use) && same(use, taker.name) && !isMemberOrLabel(use) && !isAssignment(use + 1) {
      if tells(words, endingAt: use, of: property, &seen) { return true }
    }
    return false
  }
}

extension Set<String> {
  fileprivate func occur(in words: [String]) -> Bool { words.contains(where: contains) }
}
