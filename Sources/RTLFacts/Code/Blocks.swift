/// What the words before an opening brace make of it.
enum BlockHeader {
  /// `if`, `guard … else`, `while`, `for`, `switch`, `catch`: the token of the keyword and the
  /// condition. `isElse` when the block runs where the condition fails.
  case control(keyword: Int, condition: Range<Int>, isElse: Bool)
  /// A function, method or initialiser: the token of its name and its first token.
  case function(name: Int, start: Int)
  /// `get`, `set`, `willSet`, `didSet`.
  case accessor
  /// A computed or observed property: the token of its name.
  case property(name: Int)
  /// A class, structure, enumeration, protocol, extension or C struct: the token of its name.
  case type(name: Int)
  case closure
  /// `do`, `defer`, a bare block.
  case plain
  /// Values, no statements.
  case literal
}

extension CodeView {
  func header(of open: Int) -> BlockHeader {
    if let known = headers[open] { return known }
    let header: BlockHeader = !isBlock(open) ? .literal : isSwift ? swiftHeader(open) : objectiveCHeader(open)
    headers[open] = header
    return header
  }

  // MARK: Swift

  /// Swift: whether the head of an `if`, `while`, `switch` or `guard` that begins before a token ends at token `k`: at the
  /// brace of its block, or at the `else` of a `guard`.
  package func endsHead(_ k: Int, ofStatementBefore start: Int) -> Bool {
    let open = at(k, "else") ? k + 1 : k
    guard isSwift, at(open, "{"), case .control(let keyword, _, _) = header(of: open) else { return false }
    return keyword < start
  }

  private func swiftHeader(_ open: Int) -> BlockHeader {
    var k = open
    var steps = 0
    while !startsStatement(k), let p = before(k), steps < 2000 {
      k = p
      steps += 1
      if isKind(p, .identifier), !at(p - 1, "."), !at(p + 1, ":"), let control = control(at: p, open: open) { return control }
    }
    return declaration(k, open)
  }

  /// The control statement whose keyword is `p`, for the block that opens at `open`.
  private func control(at p: Int, open: Int) -> BlockHeader? {
    if at(p, "else") {
      guard p == open - 1 else { return nil }
      // An `else` of an `else` is no Swift, and a chain of them would be followed to its first.
      guard at(p - 1, "}"), let body = partner(p - 1), !at(body - 1, "else") else { return guardElse(p) }
      if case .control(let keyword, let condition, _) = swiftHeader(body), at(keyword, "if") {
        return .control(keyword: keyword, condition: condition, isElse: true)
      }
      return guardElse(p)
    }
    if at(p, "if") || at(p, "while") || at(p, "for") || at(p, "switch") || at(p, "catch") || at(p, "guard") {
      return .control(keyword: p, condition: p + 1..<open, isElse: false)
    }
    if at(p, "do") || at(p, "defer") || at(p, "repeat"), p == open - 1 || at(p + 1, "throws") { return .plain }
    return nil
  }

  private func guardElse(_ word: Int) -> BlockHeader? {
    var k = word
    var steps = 0
    while let p = before(k), steps < 400 {
      if at(p, "guard"), !at(p - 1, ".") { return .control(keyword: p, condition: p + 1..<word, isElse: true) }
      if at(p, ";") { return nil }
      k = p
      steps += 1
    }
    return nil
  }

  private static let types = NameSet(["class", "struct", "enum", "extension", "protocol", "actor"])

  private func declaration(_ start: Int, _ open: Int) -> BlockHeader {
    var k: Int? = start
    var variable: Int?
    while let here = k, here < open {
      if isAssignment(here) {
        // `= value { didSet … }` observes; every other brace behind `=` is a closure.
        guard let name = variable, !at(open - 1, "="), at(open + 1, "didSet") || at(open + 1, "willSet") else { return .closure }
        return .property(name: name)
      }
      if isKind(here, .identifier), !at(here - 1, ".") {
        if at(here, "func") { return .function(name: here + 1, start: start) }
        if at(here, "init") || at(here, "deinit") || at(here, "subscript"), here == start || isIdentifier(here - 1) || at(here - 1, ")") {
          return .function(name: here, start: start)
        }
        if at(here, "var") || at(here, "let") { variable = here + 1 }
        if variable == nil, at(here, anyOf: CodeView.types), isIdentifier(here + 1), !at(here + 1, "func"), !at(here + 1, "var") {
          return .type(name: here + 1)
        }
        if here == start, at(here, "get") || at(here, "set") || at(here, "didSet") || at(here, "willSet") || at(here, "_modify") || at(here, "_read") {
          return .accessor
        }
      }
      k = after(here)
    }
    if let variable { return .property(name: variable) }
    return .closure
  }

  // MARK: Objective-C

  private func objectiveCHeader(_ open: Int) -> BlockHeader {
    let k = open - 1
    if at(k, "else") {
      guard let (keyword, condition) = condition(ofElse: k) else { return .plain }
      return .control(keyword: keyword, condition: condition, isElse: true)
    }
    if at(k, "^") { return .closure }
    if at(k, ")"), let paren = partner(k) {
      let word = paren - 1
      if at(word, "if") || at(word, "while") || at(word, "for") || at(word, "switch") {
        return .control(keyword: word, condition: paren + 1..<k, isElse: false)
      }
      if at(word, "catch") || at(word, "synchronized") { return .plain }
      if at(word, "^") || at(word, "]") || isIdentifier(word) && at(word - 1, "^") { return .closure }
      if isName(word), !at(word - 1, "@"), isDeclarationLevel(open) { return functionOrMethod(open, name: word) }
      if at(word, "*") { return .closure }
    }
    guard isDeclarationLevel(open) else { return .plain }
    return functionOrMethod(open, name: nil)
  }

  /// Whether a brace stands where Objective-C and C++ declare things.
  private func isDeclarationLevel(_ open: Int) -> Bool {
    guard let outer = enclosing(open) else { return true }
    guard at(outer, "{") else { return false }
    if at(outer - 1, ")") || at(outer - 1, "else") { return false }
    return true
  }

  private func functionOrMethod(_ open: Int, name: Int?) -> BlockHeader {
    var k = open
    var steps = 0
    var type: Int?
    // A macro may write whole functions, and what stands in front of a brace may be a macro.
    let isInMacro = flags(open).contains(.preprocessor)
    while let p = before(k), steps < 200 {
      if at(p, ";") || isKind(p, .directive) || at(p, "{") || flags(p).contains(.preprocessor) != isInMacro { break }
      if at(p, "-") || at(p, "+"), startsLine(p), at(p + 1, "("), let close = partner(p + 1), isIdentifier(close + 1) {
        return .function(name: close + 1, start: p)
      }
      if at(p, "implementation") || at(p, "interface") || at(p, "protocol"), at(p - 1, "@") { return .type(name: p + 1) }
      // `typedef NS_ENUM(NSInteger, Side) {`
      if at(p, "typedef") { return .type(name: type ?? (at(open - 1, ")") ? open - 2 : open)) }
      if at(p, "struct") || at(p, "class") || at(p, "enum") || at(p, "union") || at(p, "namespace") { type = p + 1 }
      k = p
      steps += 1
    }
    if let type, isName(type), name == nil { return .type(name: type) }
    if let name, k <= name { return .function(name: name, start: k) }
    return type == nil ? .plain : .type(name: open)
  }

  /// The condition that an `else` of C answers, also where branches stand without braces.
  func condition(ofElse word: Int) -> (keyword: Int, condition: Range<Int>)? {
    if at(word - 1, "}"), let body = partner(word - 1), !isSwift {
      if at(body - 1, ")"), let paren = partner(body - 1), at(paren - 1, "if") { return (paren - 1, paren + 1..<body - 1) }
      return nil
    }
    guard at(word - 1, ";") else { return nil }
    // `if (a) x; else y;`: the nearest `if` before, in the statement that the semicolon ends.
    var k = word - 1
    var steps = 0
    while let p = before(k), steps < 2000 {
      if at(p, ";") || at(p, "}") { return nil }
      if at(p, "if"), at(p + 1, "("), let close = partner(p + 1) { return (p, p + 2..<close) }
      if at(p, "{"), let close = partner(p), close + 1 == k, startsStatement(k) { return nil }
      k = p
      steps += 1
    }
    return nil
  }
}

extension CodeView {
  /// The opening braces of the blocks of `if`, `switch` and the like round a token, the nearest one first, and in the end the start of the body.
  package func branches(around i: Int, in body: Range<Int>) -> [Int] {
    var found: [Int] = []
    var p = i
    while let open = enclosing(p), open >= body.lowerBound, found.count < CodeView.depth {
      if at(open, "{"), case .control = header(of: open) { found.append(open) }
      p = open
    }
    return found + [body.lowerBound]
  }
}
