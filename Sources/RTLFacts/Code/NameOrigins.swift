extension CodeView {
  /// The declaration in the function round it that a bare name stands for: a parameter, a constant, a binding. Outside of functions, in
  /// a script, a variable that was declared before.
  private func ownDeclaration(_ i: Int) -> Declaration? {
    guard isName(i), !at(i - 1, "."), !at(i - 1, "->"), let found = declaration(of: name(i), at: i) else { return nil }
    if found.kind == .global { return found.name < i && function(around: i) == nil && type(around: i) == nil ? found : nil }
    return found.kind == .local || found.kind == .parameter ? found : nil
  }

  /// Whether a token is a bare name that the function round it declares, so that it is no member of `self`.
  package func isLocalName(_ i: Int) -> Bool { ownDeclaration(i) != nil }

  /// Whether a token is a bare name for a parameter, unwrapped and renamed or not.
  package func isParameterName(_ i: Int) -> Bool {
    var name = i
    for _ in 0..<4 {
      guard let found = ownDeclaration(name) else { return false }
      if found.kind == .parameter { return true }
      guard let value = found.value, value.count == 1 else { return false }
      // `if let edge {` unwraps the name that it declares.
      let isShort = value.lowerBound == found.name
      guard let outer = isShort ? parameter(namedAt: found.name) : ownDeclaration(value.lowerBound) else { return false }
      if outer.kind == .parameter { return true }
      name = outer.name
    }
    return false
  }

  private func parameter(namedAt i: Int) -> Declaration? {
    declarations.named(name(i)).first { $0.kind == .parameter && $0.scope.contains(i) }
  }

  // MARK: Constants

  /// How many names may stand between a name and its number.
  private static let links = 4

  /// The number that an operand spells: itself, or by constants of this file.
  package func number(_ range: Range<Int>) -> Double? { number(range, links: CodeView.links) }

  private func number(_ range: Range<Int>, links: Int) -> Double? {
    var (range, sign) = (range, 1.0)
    // A loop: parentheses may stand as deep as the file is long.
    while let first = range.first, let last = range.last {
      if at(first, "-"), range.count > 1 {
        sign = -sign
        range.removeFirst()
      } else if at(first, "("), at(last, ")"), range.count > 2, partner(first) == last {
        range = first + 1..<last
      } else if range.count == 1, isKind(first, .number) {
        return literal(first).map { sign * $0 }
      } else {
        guard links > 0, let value = constant(range) else { return nil }
        return number(value, links: links - 1).map { sign * $0 }
      }
    }
    return nil
  }

  private func literal(_ i: Int) -> Double? {
    var text = text(i).filter { $0 != "_" }
    while let last = text.last, "fFlLuU.".contains(last) { text.removeLast() }
    return Double(text)
  }

  /// The value of the constant that a chain of names ends in; nothing where several could be meant.
  private func constant(_ range: Range<Int>) -> Range<Int>? {
    guard let last = range.last, isName(last), range.count % 2 == 1 else { return nil }
    for k in range { guard (k - range.lowerBound) % 2 == 0 ? isIdentifier(k) : at(k, ".") else { return nil } }
    let name = name(last)
    guard range.count > 1 else {
      if let found = declaration(of: name, at: last) { return isConstant(found) ? found.value : nil }
      return isSwift ? nil : macro(name)
    }
    let owner = text(last - 2)
    let owners = owner == "self" || owner == "Self" ? ownerNames(at: last) : [owner]
    let found = declarations.named(name).filter {
      $0.kind == .property && $0.owner.map { own in owners.contains { own == $0 || own.hasSuffix("." + $0) } } ?? false
    }
    guard found.count == 1, isConstant(found[0]) else { return nil }
    return found[0].value
  }

  private func isConstant(_ found: Declaration) -> Bool {
    if isSwift { return found.kind != .parameter && at(found.name - 1, "let") }
    return statement(around: found.name).prefix { $0 < found.name }.contains { at($0, "const") }
  }

  /// The body of the only macro of that name, without parameters.
  func macro(_ wanted: String) -> Range<Int>? {
    let known = macros ?? findMacros()
    macros = known
    guard let body = known[wanted], !body.isEmpty else { return nil }
    return body
  }

  /// The `#define` that a token is part of.
  func definition(around i: Int) -> Int? {
    var start = i
    while start > 0, !isKind(start, .directive), flags(start - 1).contains(.preprocessor) { start -= 1 }
    return at(start, "#define") ? start : nil
  }

  /// The bodies of the macros, empty for those of one name.
  private func findMacros() -> [String: Range<Int>] {
    var found: [String: Range<Int>] = [:]
    for k in 0..<count where isKind(k, .directive) && at(k, "#define") {
      var end = k + 2
      while end < count, flags(end).contains(.preprocessor), !isKind(end, .directive) { end += 1 }
      let name = name(k + 1)
      found[name] = found[name] == nil ? k + 2..<end : k + 2..<k + 2
    }
    return found
  }
}
