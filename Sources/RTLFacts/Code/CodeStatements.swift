/// A statement of a block, or a declaration in a type, and what it is made of.
package struct CodeStatement: Sendable {
  /// The shapes that can be told apart without knowing a name.
  package enum Form: Sendable, Equatable {
    /// `target = value`; the sign may be a compound one, such as `+=`.
    case assignment(target: Range<Int>, sign: Int, value: Range<Int>)
    /// A declaration of one name, with neither braces of its own nor modifiers.
    case variable(name: Int, type: Range<Int>?, value: Range<Int>?)
    /// One operand: mostly a call or a message.
    case expression
    /// `return value`; the value may be empty.
    case result(value: Range<Int>)
    /// `if`, `switch`, `for` and the like: the token of the keyword.
    case control(keyword: Int)
    /// A declaration with modifiers or braces of its own, a label, a directive.
    case declaration
    /// Everything else, such as `a == b`.
    case other
  }
  /// Without a semicolon at its end.
  package var tokens: Range<Int>
  /// The opening brace of the block around it; nil at the top of the file.
  package var block: Int?
  /// What it is.
  package var form: Form
}

extension CodeView {
  private static let controlWords = NameSet(["if", "guard", "while", "for", "switch", "do", "defer", "repeat", "try", "throw", "break", "continue", "goto"])
  private static let otherWords = NameSet([
    "else", "catch", "case", "default", "func", "class", "struct", "enum", "extension", "protocol", "import", "init", "deinit", "static", "private",
    "public", "internal", "fileprivate", "open", "override", "final", "lazy", "weak", "unowned", "typedef", "extern", "convenience", "required",
    "mutating", "indirect", "typealias", "associatedtype", "subscript", "get", "set", "willSet", "didSet", "inline", "union", "actor",
  ])

  /// The statements of all blocks of the file, in the order of their first tokens; of types the declarations.
  package func statements() -> [CodeStatement] {
    var found: [CodeStatement] = []
    var k = 0
    while k < count {
      defer { k += 1 }
      let block = enclosing(k)
      if let block, !at(block, "{") { continue }
      guard startsStatement(k) || isBehindClosureHead(k), !isCloser(k), !at(k, ";") else { continue }
      if let block, case .literal = header(of: block) { continue }
      if let block, let head = closureHead(of: block), k < head { continue }
      var end = statementEnd(k)
      if at(end - 1, ";") { end -= 1 }
      guard end > k else { continue }
      found.append(CodeStatement(tokens: k..<end, block: block, form: form(of: k..<end)))
    }
    return found
  }

  /// Whether the block of an opening brace holds statements that run: no declarations of a type, no accessors.
  package func isCodeBlock(_ open: Int) -> Bool {
    switch header(of: open) {
    case .control, .function, .accessor, .closure, .plain: true
    case .property: !["get", "set", "didSet", "willSet", "_modify", "_read"].contains(text(open + 1))
    case .type, .literal: false
    }
  }

  /// Whether it is the body of a type.
  package func isTypeBody(_ open: Int) -> Bool {
    if case .type = header(of: open) { return true }
    return false
  }

  /// Whether it is the body of a function, an accessor or a computed property; closures are not.
  package func isFunctionBody(_ open: Int) -> Bool {
    switch header(of: open) {
    case .function, .accessor: true
    case .property: isCodeBlock(open)
    default: false
    }
  }

  /// Whether it is the braces of a closure or a block of Objective-C.
  package func isClosure(_ open: Int) -> Bool {
    if case .closure = header(of: open) { return true }
    return false
  }

  /// The condition of the control statement whose block begins here; nil for other blocks, and where it runs if the condition fails.
  package func condition(of open: Int) -> Range<Int>? {
    guard case .control(_, let condition, false) = header(of: open) else { return nil }
    return condition
  }

  /// Swift: the index past `in` of a closure's head; nil without one.
  package func closureHead(of open: Int) -> Int? {
    guard isSwift, isClosure(open), let close = partner(open) else { return nil }
    var k: Int? = open + 1
    while let here = k, here < close, here - open < 60 {
      if at(here, "in") { return here + 1 }
      guard isIdentifier(here) || isOpener(here) || at(here, ",") || at(here, "->") || at(here, ":") || at(here, "@") || at(here, "?") || at(here, ".")
      else { return nil }
      k = after(here)
    }
    return nil
  }

  private func isBehindClosureHead(_ k: Int) -> Bool {
    guard isSwift, at(k - 1, "in"), let block = enclosing(k) else { return false }
    return closureHead(of: block) == k
  }

  private func form(of range: Range<Int>) -> CodeStatement.Form {
    let first = range.lowerBound
    if at(first, "return") { return .result(value: first + 1..<range.upperBound) }
    if at(first, anyOf: CodeView.controlWords) { return .control(keyword: first) }
    if at(first, anyOf: CodeView.otherWords) || at(first, "#") || isKind(first, .directive) { return .declaration }
    if at(first, "@"), isSwift || !(isOpener(first + 1) || isKind(first + 1, .string)) { return .declaration }
    if !isSwift, at(first, "-") || at(first, "+"), at(first + 1, "("), enclosing(first) == nil { return .declaration }
    if range.contains(where: { at($0, "{") && enclosing($0) == enclosing(first) && isFunctionBody($0) }) { return .declaration }
    if let variable = variable(in: range) { return variable }
    var k: Int? = first
    while let here = k, here < range.upperBound {
      if isAssignment(here) || isCompoundAssignment(here) {
        guard here > first, here + 1 < range.upperBound, endsOperand(here - 1), operandStart(endingAt: here - 1) == first else { return .other }
        return .assignment(target: first..<here, sign: here, value: here + 1..<range.upperBound)
      }
      k = after(here)
    }
    return operandEnd(startingAt: first) == range.upperBound - 1 ? .expression : .other
  }

  private func variable(in range: Range<Int>) -> CodeStatement.Form? {
    let name: Int?
    if isSwift {
      guard at(range.lowerBound, "let") || at(range.lowerBound, "var") else { return nil }
      name = isName(range.lowerBound + 1) ? range.lowerBound + 1 : nil
    } else {
      name = range.first { isName($0) && mayEndDeclaration($0 + 1) && (typeBefore($0)?.lowerBound == range.lowerBound) }
      if name == nil { return nil }
    }
    guard let name, let declared = declarations.named(self.name(name)).first(where: { $0.name == name }) else { return .declaration }
    let end = declared.value?.upperBound ?? declared.type.map { isSwift ? $0.upperBound : name + 1 } ?? name + 1
    return end == range.upperBound ? .variable(name: name, type: declared.type, value: declared.value) : .declaration
  }
}
