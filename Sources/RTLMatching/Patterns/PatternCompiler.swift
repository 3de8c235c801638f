import RTLLexing

/// Compiles the text of a code pattern.
///
/// The text is cut at `$`; what lies between is cut into tokens by the lexer of the language.
struct PatternCompiler {
  let path: String
  let dialect: Dialect
  /// Named tables of the block.
  let tables: [String: Choice]
  var memory: Memory
  /// The tests of the block.
  var tests: [String] = []
  private var text: [UInt8] = []
  private var at = 0
  private var firstLine = 1

  /// What one compiler hands on to the next.
  struct Memory {
    var words: WordNumbers
    /// Tables as contents of string literals, by where they come from.
    var quotedTables: [Choice.Source: Choice] = [:]
  }

  init(path: String, dialect: Dialect, tables: [String: Choice], memory: Memory) {
    (self.path, self.dialect, self.tables, self.memory) = (path, dialect, tables, memory)
  }

  /// The pattern as it is written, then its other spellings.
  /// - Parameter line: 1-based line of the text in the rule file.
  mutating func compile(_ source: String, line: Int) throws(RuleError) -> [CodePattern] {
    text = Array(source.utf8)
    at = 0
    firstLine = line
    let elements = try sequence(until: nil)
    guard let written = pattern(elements) else {
      throw error("the pattern owns no fixed word to start from; give it a name, a string or a `$(…)` of names")
    }
    var spellings = [elements] + [exchangingBranches(elements)].compactMap(\.self)
    if dialect == .objectiveC { spellings += spellings.flatMap { (settingOtherwise($0).map { [$0] } ?? []) + gettingOtherwise($0) } }
    return [written] + spellings.dropFirst().compactMap(pattern)
  }

  /// Nil without a fixed word to start from.
  private func pattern(_ elements: [Element]) -> CodePattern? {
    guard let trigger = triggerIndex(elements) else { return nil }
    var elements = elements
    for (index, element) in elements.enumerated() {
      guard case .choice(let shared) = element else { continue }
      var choice = shared.value
      choice.isPlace = true
      elements[index] = .choice(Boxed(choice))
      break
    }
    return CodePattern(elements: elements, trigger: trigger)
  }

  /// A named table from rows `a -> b`, for a head line such as `SIDE: left -> leading | right -> trailing`.
  mutating func table(_ source: String, line: Int) throws(RuleError) -> Choice {
    text = Array(source.utf8) + [UInt8(ascii: ")")]
    at = 0
    firstLine = line
    return try choice(quoted: false)
  }

  /// One alternative whose text comes from a table's cells.
  mutating func alternative(_ from: String, to: String?) -> Choice.Alternative {
    Choice.Alternative(tokens: literals(Array(from.utf8)), replacement: to)
  }

  // MARK: -

  private mutating func sequence(until end: UInt8?) throws(RuleError) -> [Element] {
    var elements: [Element] = []
    var start = at
    func flush(_ compiler: inout PatternCompiler, to limit: Int) {
      elements += compiler.literals(Array(compiler.text[start..<limit])).map(Element.literal)
    }
    var depth = 0
    while at < text.count {
      let byte = text[at]
      if let end, byte == end, depth == 0 {
        flush(&self, to: at)
        at += 1
        return elements
      }
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      if byte == UInt8(ascii: "\"") {
        if text.dropFirst(at + 1).first == UInt8(ascii: "$") {
          var from = at
          if from > start, text[from - 1] == UInt8(ascii: "@") { from -= 1 }
          flush(&self, to: from)
          elements.append(try quotedHole())
          start = at
        } else {
          skipString()
        }
      } else if byte == UInt8(ascii: "$") {
        flush(&self, to: at)
        elements += try hole()
        start = at
      } else {
        at += 1
      }
    }
    if end != nil { throw error("a `$(` is not closed") }
    flush(&self, to: at)
    return elements
  }

  private mutating func skipString() {
    at += 1
    while at < text.count, text[at] != UInt8(ascii: "\"") { at += text[at] == UInt8(ascii: "\\") ? 2 : 1 }
    at = min(at + 1, text.count)
  }

  private mutating func hole() throws(RuleError) -> [Element] {
    let rest = text[(at + 1)...]
    if rest.starts(with: "$$".utf8) {
      at += 3
      let name = takeName()
      guard name.isEmpty || isHoleName(name) else { throw error("`$$$\(name)` is not a run of tokens; names of holes are upper case") }
      return [.ellipsis(name.isEmpty ? nil : name)]
    }
    if rest.first == UInt8(ascii: "$") {
      at += 2
      let name = takeName()
      return literals(Array(("$" + name).utf8)).map(Element.literal)
    }
    if rest.first == UInt8(ascii: "(") {
      at += 2
      return [try group()]
    }
    at += 1
    let name = takeName()
    guard !name.isEmpty else { throw error("a lone `$`; write `$NAME`, `$(…)` or `$$$`, and `$$` for a dollar sign of the code") }
    if let table = tables[name] { return [.choice(Boxed(table))] }
    guard isHoleName(name) else {
      throw error("`$\(name)` is not a hole; holes are upper case, and `$$\(name)` stands for that text in code")
    }
    return [.hole(name)]
  }

  private mutating func quotedHole() throws(RuleError) -> Element {
    at += 2
    let element: Element
    if at < text.count, text[at] == UInt8(ascii: "(") {
      at += 1
      element = .choice(Boxed(try choice(quoted: true)))
    } else {
      let name = takeName()
      if let table = tables[name] {
        element = .choice(Boxed(quoted(table)))
      } else {
        element = .stringHole(name)
      }
    }
    guard at < text.count, text[at] == UInt8(ascii: "\"") else {
      throw error("inside quotes stands one hole alone: `\"$NAME\"`")
    }
    at += 1
    return element
  }

  private mutating func quoted(_ table: Choice) -> Choice {
    if let source = table.source, var known = memory.quotedTables[source] {
      known.name = table.name
      return known
    }
    var quoted = table
    quoted.quoted = true
    for index in table.alternatives.indices {
      let joined = table.alternatives[index].tokens.map { String(decoding: $0.text, as: UTF8.self) }.joined()
      quoted.alternatives[index].tokens = [literal(string: joined)]
    }
    quoted.index()
    if let source = table.source { memory.quotedTables[source] = quoted }
    return quoted
  }

  private mutating func group() throws(RuleError) -> Element {
    skipSpace()
    if peek("?") {
      at += 1
      return .optional(try sequence(until: UInt8(ascii: ")")))
    }
    if peek("->") {
      at += 2
      let start = at
      skipToBar()
      guard at < text.count else { throw error("a `$(` is not closed") }
      let inserted = trimmed(String(decoding: text[start..<at], as: UTF8.self))
      at += 1
      return .insertion(inserted)
    }
    let start = at
    skipToBar()
    let inside = trimmed(String(decoding: text[start..<min(at, text.count)], as: UTF8.self))
    if inside.hasSuffix(":"), !inside.contains(" "), at < text.count, text[at] == UInt8(ascii: ")") {
      at += 1
      let name = String(inside.dropLast())
      return .member(ofType: literals(Array(name.utf8)), name: name)
    }
    at = start
    return .choice(Boxed(try choice(quoted: false)))
  }

  /// Reads `a | b -> c )`; stands behind the closing parenthesis afterwards.
  private mutating func choice(quoted: Bool) throws(RuleError) -> Choice {
    var choice = Choice()
    choice.quoted = quoted
    while true {
      let start = at
      skipToBar()
      guard at < text.count else { throw error("a `$(` is not closed") }
      for hole in start..<at where text[hole] == UInt8(ascii: "$") && hole + 1 < at && (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(text[hole + 1]) {
        throw error("alternatives and what stands in their place are taken as written; a hole stands outside of `$( )`")
      }
      let inside = String(decoding: text[start..<at], as: UTF8.self)
      let parts = splitArrow(inside)
      let tokens = quoted ? [literal(string: parts.from)] : literals(Array(parts.from.utf8))
      guard !tokens.isEmpty else { throw error("an alternative of `$( | )` is empty") }
      choice.alternatives.append(Choice.Alternative(tokens: tokens, replacement: parts.to))
      at += 1
      if text[at - 1] == UInt8(ascii: ")") {
        choice.index()
        return choice
      }
    }
  }

  /// Moves to the next `|` or closing parenthesis of this depth, or to the end.
  private mutating func skipToBar() {
    var depth = 0
    while at < text.count {
      switch text[at] {
      case UInt8(ascii: "\""):
        skipString()
        continue
      case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ")"):
        if depth == 0 { return }
        depth -= 1
      case UInt8(ascii: "|") where depth == 0: return
      default: break
      }
      at += 1
    }
  }

  private func splitArrow(_ text: String) -> (from: String, to: String?) {
    let parts = Array(text.utf8)
    for index in parts.indices.dropLast() where parts[index] == UInt8(ascii: "-") && parts[index + 1] == UInt8(ascii: ">") {
      return (
        trimmed(String(decoding: parts[..<index], as: UTF8.self)),
        trimmed(String(decoding: parts[(index + 2)...], as: UTF8.self))
      )
    }
    return (trimmed(text), nil)
  }

  private mutating func literals(_ bytes: [UInt8]) -> [Literal] {
    if dialect == .swift || dialect == .objectiveC, let first = bytes.first, first > UInt8(ascii: "9"), bytes.allSatisfy(Self.isNameByte) {
      return [Literal(text: bytes, word: memory.words.id(bytes))]
    }
    let file = TokenFile(bytes, dialect, keepsParentheses: true)
    return file.tokens.map { token in
      let text = Array(file.bytes[token.range])
      switch token.kind {
      case .identifier, .directive:
        return Literal(text: text, word: memory.words.id(text.contains(UInt8(ascii: "`")) ? text.filter { $0 != UInt8(ascii: "`") } : text))
      // What is in single quotes or angle brackets is compared as it is written, and has no number.
      case .string where text.first { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'") } == UInt8(ascii: "\""):
        let content = text.drop { $0 != UInt8(ascii: "\"") }
        return Literal(text: Array(content), word: memory.words.id(content))
      default:
        return Literal(text: text, word: 0)
      }
    }
  }

  private mutating func literal(string: String) -> Literal {
    let bare = string.hasPrefix("\"") && string.hasSuffix("\"") && string.utf8.count > 1 ? String(string.dropFirst().dropLast()) : string
    let quoted = "\"\(bare)\""
    return Literal(text: Array(quoted.utf8), word: memory.words.id(quoted))
  }

  /// The anchor: the first fixed word ahead of every hole, else the first one at all.
  private func triggerIndex(_ elements: [Element]) -> Int? {
    func isRare(_ literal: Literal) -> Bool { literal.word != 0 && !PatternCompiler.keywords.contains(literal.text) }
    func isWord(_ element: Element) -> Bool {
      switch element {
      case .literal(let literal): isRare(literal)
      case .choice(let choice): !choice.value.ofOneWord.isEmpty && choice.value.alternatives.allSatisfy { $0.tokens.first.map(isRare) ?? false }
      default: false
      }
    }
    return elements.firstIndex(where: isWord)
  }

  /// Words on nearly every line: as an anchor they would make a rule cost what it must not.
  static let keywords = Set(
    ["let", "var", "static", "func", "return", "self", "init", "in", "if", "case", "class", "private", "const"]
      .map { Array($0.utf8) })

  private mutating func takeName() -> String {
    let start = at
    while at < text.count, Self.isNameByte(text[at]) { at += 1 }
    return String(decoding: text[start..<at], as: UTF8.self)
  }

  static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  private mutating func skipSpace() { while at < text.count, text[at] <= 32 { at += 1 } }
  private func peek(_ prefix: String) -> Bool { text[min(at, text.count)...].starts(with: prefix.utf8) }

  private func error(_ message: String) -> RuleError {
    let line = firstLine + text[..<min(at, text.count)].reduce(0) { $0 + ($1 == 10 ? 1 : 0) }
    return RuleError(path: path, line: line, message: message)
  }
}
