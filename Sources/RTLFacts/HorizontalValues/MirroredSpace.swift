/// What a space and its names say about the values in it.
extension CodeView {
  /// `=` or a compound assignment.
  package func setsValue(_ i: Int) -> Bool { isKind(i, .operator) && (isAssignment(i) || isCompoundAssignment(i)) }

  /// Objective-C: whether a token is the type of a cast, `(NSInteger)x`.
  package func isCast(_ token: Int) -> Bool { !isSwift && at(token - 1, "(") && castType(token - 1) == token }

  /// The index past the value that an assignment gives.
  package func valueBehind(_ sign: Int) -> Int { valueEnd(sign + 1) }

  /// What the file gives a name: the tokens of the first value and of what is assigned later on, where that is another name
  /// also what that is given; of the parameter of a closure what the closure is called on.
  package func madeWith(_ token: Int) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var names = [token]
    while let name = names.popLast(), found.count < CodeView.branches {
      let declaration = at(name, "$0") ? nil : declaration(of: self.name(name), at: name)
      if let open = closure(ofParameter: name, declaration) {
        found.append(operandStart(endingAt: open - 1)..<open)
        names += found[found.count - 1].prefix(CodeView.branches).filter(isName)
      }
      guard let declaration else { continue }
      let assigned = horizontalValues.assignments.of(declaration, self).filter { $0.parts.isEmpty && !$0.isCompound }.map(\.value)
      let values = (declaration.value.map { [$0] } ?? []) + assigned
      found += values
      names += values.filter { $0.count == 1 && !$0.contains(declaration.name) }.map(\.lowerBound)
    }
    return found
  }

  /// Whether a name stands for one of many that a loop goes through: `for star in stars`, `stars[index]`.
  package func isElement(_ token: Int) -> Bool {
    guard isName(token) else { return false }
    if at(token + 1, "[") { return true }
    guard let name = declaration(of: name(token), at: token)?.name else { return false }
    return at(name - 1, "for") || enclosing(name).map { at($0, "(") && at($0 - 1, "for") } ?? false
  }

  /// The name of the type and those that it inherits from, of the type round a token.
  package func typeHead(around token: Int) -> Range<Int>? {
    guard let name = type(around: token), let open = (name..<min(name + 60, count)).first(where: { at($0, "{") }) else { return nil }
    return name..<open
  }

  /// The type that the file declares a name with, or makes it of.
  package func declaredType(of token: Int) -> String? { expressionType(endingAt: token).name }

  /// The closure whose parameter a name is: its opening brace.
  private func closure(ofParameter name: Int, _ declaration: Declaration?) -> Int? {
    guard isSwift else { return nil }
    if at(name, "$0") { return block(around: name).flatMap { isClosure($0) ? $0 : nil } }
    guard let declaration, declaration.kind == .parameter, isClosure(declaration.scope.lowerBound) else { return nil }
    return declaration.scope.lowerBound
  }

  /// Swift: the name behind `@` of the property that a bare name stands for; the first one.
  package func wrapper(ofProperty token: Int) -> String? {
    guard isSwift, let declaration = declaration(of: name(token), at: token), declaration.kind == .property else { return nil }
    let start = statement(around: declaration.name).lowerBound
    return at(start, "@") ? text(start + 1) : nil
  }

  /// Whether a call further on, or one further out, sets the direction of what stands at a token:
  /// `HStack { knob.offset(x: x) }.environment(\.layoutDirection, .leftToRight)`.
  package func isForced(around token: Int) -> Bool {
    guard !directionTokens.marks.isEmpty else { return false }
    func isForced(behind close: Int) -> Bool {
      let end = suffixEnd(close)
      return end > close && directionTokens.marks(in: close..<end + 1).contains { $0.kind == .member || $0.kind == .direction }
    }
    if at(token + 1, "("), let close = partner(token + 1), isForced(behind: close) { return true }
    var p = token
    for _ in 0..<CodeView.depth {
      guard let open = enclosing(p), !(at(open, "{") && (isFunctionBody(open) || isTypeBody(open))) else { return false }
      if at(open, "{"), isClosure(open), let close = partner(open), isForced(behind: close) { return true }
      p = open
    }
    return false
  }
}
