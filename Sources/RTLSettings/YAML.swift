/// A value of a YAML document with its place, so that every complaint can name a line.
package struct YAMLNode: Sendable, Equatable {
  /// The kinds of node that the subset has.
  package enum Content: Sendable, Equatable {
    /// A key without a value, `null` or `~`.
    case null
    /// `plain` is false for a quoted text.
    case scalar(String, plain: Bool)
    case list([YAMLNode])
    /// In the order of the file; keys are unique.
    case map([YAMLEntry])
  }
  /// Texts have their quotes and escapes resolved.
  package var content: Content
  /// 1-based.
  package var line: Int
  /// 1-based, in UTF-8 bytes.
  package var column: Int
}

/// One `key: value` of a map; the place is that of the key.
package struct YAMLEntry: Sendable, Equatable {
  /// Quotes and escapes resolved; unique within its map.
  package var key: String
  /// Its content is `null` where nothing stands behind the colon.
  package var value: YAMLNode
  /// 1-based.
  package var line: Int
  /// 1-based, in UTF-8 bytes.
  package var column: Int
}

/// Why a document was refused.
package struct YAMLError: Error, Sendable, Hashable {
  /// 1-based.
  package var line: Int
  /// 1-based, in UTF-8 bytes.
  package var column: Int
  /// What is wrong and what to write instead.
  package var message: String
}

extension YAMLNode {
  /// Reads a strict subset of YAML 1.2. What it accepts, YAML accepts with the same meaning; what
  /// lies outside the subset is an error and never a guess.
  ///
  /// - One document, a map at the top; a first line `---` is allowed.
  /// - Block maps by indentation; lists with `- ` whose items stand on one line; flow lists `[a, b]`
  ///   and flow maps `{a: b}`, also over several lines.
  /// - Scalars on one line: plain, 'single quoted', "double quoted" (escapes `\\ \" \/ \n \t \uXXXX`).
  /// - Comments, LF or CRLF, a byte order mark.
  ///
  /// Not in the subset: tabs, anchors and aliases, tags, directives, block scalars, texts over
  /// several lines, complex keys, maps inside list items, several documents, keys that come twice.
  package static func parse(_ bytes: [UInt8]) throws(YAMLError) -> YAMLNode {
    var parser = try YAMLParser(bytes)
    return try parser.document()
  }
}

/// Walks the lines of a document. Depth is bounded, so recursion is.
struct YAMLParser {
  struct Line {
    /// 1-based.
    var number: Int
    /// Offset of the first byte of the line.
    var begin: Int
    /// Offset of the first byte that is not a space.
    var start: Int
    /// Offset behind the last byte, before the line break.
    var end: Int
    var indent: Int { start - begin }
  }

  static let greatestDepth = 12
  let bytes: [UInt8]
  /// Lines that hold more than white space and comments.
  var lines: [Line] = []
  var current = 0
  /// Offset of the next byte in the current line.
  var position = 0

  var line: Line { lines[current] }
  var isDone: Bool { current >= lines.count }

  init(_ bytes: [UInt8]) throws(YAMLError) {
    self.bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    try checkCharacters()
    try splitLines()
  }

  private func checkCharacters() throws(YAMLError) {
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var line = 1
    var column = 1
    while true {
      switch decoder.decode(&iterator) {
      case .emptyInput: return
      case .error: throw YAMLError(line: line, column: column, message: "the file is not valid UTF-8; save it as UTF-8")
      case .scalarValue(let scalar):
        let value = scalar.value
        if value == 0x0A {
          line += 1
          column = 1
          continue
        }
        let allowed = value == 0x09 || value == 0x0D || value >= 0x20 && value < 0x7F || value == 0x85
          || value >= 0xA0 && value != 0xFEFF && value & 0xFFFE != 0xFFFE
        guard allowed else {
          throw YAMLError(
            line: line, column: column,
            message: "the character U+\(String(value, radix: 16, uppercase: true)) is not allowed; delete it")
        }
        column += UTF8.width(scalar)
      }
    }
  }

  private mutating func splitLines() throws(YAMLError) {
    var begin = 0
    var number = 0
    while begin < bytes.count {
      number += 1
      var end = begin
      while end < bytes.count && bytes[end] != 0x0A { end += 1 }
      let next = end + 1
      if end > begin && end < bytes.count && bytes[end - 1] == 0x0D { end -= 1 }
      if let stray = bytes[begin..<end].firstIndex(of: 0x0D) {
        throw YAMLError(line: number, column: stray - begin + 1, message: "a lone carriage return; end lines with LF or CRLF")
      }
      var start = begin
      while start < end && bytes[start] == 0x20 { start += 1 }
      if start < end && bytes[start] == 0x09 {
        throw YAMLError(line: number, column: start - begin + 1, message: "a tab; indent YAML with spaces")
      }
      if start < end && bytes[start] != UInt8(ascii: "#") {
        lines.append(Line(number: number, begin: begin, start: start, end: end))
      }
      begin = next
    }
  }

  // MARK: Blocks

  mutating func document() throws(YAMLError) -> YAMLNode {
    if let first = lines.first {
      position = first.start
      if first.indent == 0 && isDocumentMark(first) && bytes[first.start] == UInt8(ascii: "-") {
        position += 3
        try endOfLine("`---` must be alone on its line")
      }
    }
    if isDone { return YAMLNode(content: .map([]), line: 1, column: 1) }
    guard line.indent == 0 else { throw problem(line.start, "the first key must not be indented; move it to the left edge") }
    let node = isListItem(line) ? try list(indent: 0, depth: 0) : try map(indent: 0, depth: 0)
    if !isDone { throw problem(line.start, "the indentation matches no line above; align it with its siblings") }
    return node
  }

  private mutating func block(deeperThan indent: Int, depth: Int) throws(YAMLError) -> YAMLNode {
    guard depth < YAMLParser.greatestDepth else { throw problem(line.start, "nested too deeply") }
    return isListItem(line) ? try list(indent: line.indent, depth: depth) : try map(indent: line.indent, depth: depth)
  }

  private mutating func map(indent: Int, depth: Int) throws(YAMLError) -> YAMLNode {
    let first = line
    var entries: [YAMLEntry] = []
    var keys: Set<String> = []
    while !isDone && line.indent == indent {
      let keyLine = line
      guard !isListItem(keyLine) else { throw problem(keyLine.start, "a list item where a key is expected; add `key:` on the line above") }
      position = keyLine.start
      let key = try blockKey()
      guard keys.insert(key).inserted else { throw problem(keyLine.start, "the key `\(key)` appears twice; keep one") }
      let value = try entryValue(indent: indent, depth: depth)
      entries.append(YAMLEntry(key: key, value: value, line: keyLine.number, column: keyLine.indent + 1))
      try checkIndent(indent)
    }
    return YAMLNode(content: .map(entries), line: first.number, column: first.indent + 1)
  }

  /// The value behind `key:`; ends at the start of the next line.
  private mutating func entryValue(indent: Int, depth: Int) throws(YAMLError) -> YAMLNode {
    try skipSpaces()
    guard atEndOfLine else {
      let value = try inlineValue(indent: indent)
      try endOfLine("unexpected text after the value; put the whole value in quotes")
      return value
    }
    let empty = YAMLNode(content: .null, line: line.number, column: position - line.begin + 1)
    current += 1
    if isDone { return empty }
    if line.indent > indent { return try block(deeperThan: indent, depth: depth + 1) }
    if line.indent == indent && isListItem(line) { return try list(indent: indent, depth: depth + 1) }
    return empty
  }

  private mutating func list(indent: Int, depth: Int) throws(YAMLError) -> YAMLNode {
    let first = line
    var items: [YAMLNode] = []
    while !isDone && line.indent == indent && isListItem(line) {
      position = line.start + 1
      try skipSpaces()
      if atEndOfLine { throw problem(line.start, "a list item without a value; add one after the `-`") }
      if beginsMap {
        // Its keys stand below the first one.
        lines[current].start = position
        items.append(try block(deeperThan: indent, depth: depth + 1))
      } else {
        items.append(try inlineValue(indent: indent))
        try endOfLine("unexpected text after the list item; put the whole item in quotes")
      }
      try checkIndent(indent)
    }
    return YAMLNode(content: .list(items), line: first.number, column: first.indent + 1)
  }

  /// Whether a list's item is `key: value`.
  private var beginsMap: Bool {
    guard !isQuote(bytes[position]), !"[{".utf8.contains(bytes[position]) else { return false }
    let text = bytes[position..<line.end]
    return text.indices.contains { at in
      guard text[at] == UInt8(ascii: ":"), at + 1 == line.end || isBlank(bytes[at + 1]) else { return false }
      return !text[..<at].indices.contains { bytes[$0] == UInt8(ascii: "#") && isBlank(bytes[$0 - 1]) }
    }
  }

  private func checkIndent(_ indent: Int) throws(YAMLError) {
    if !isDone && line.indent > indent {
      throw problem(line.start, "the indentation matches no line above; align it with its siblings, and keep a value on one line")
    }
  }

  /// Reads `key:` of a block map; the position ends behind the colon.
  private mutating func blockKey() throws(YAMLError) -> String {
    if isDocumentMark(line) && line.indent == 0 { throw problem(line.start, "more than one document; keep one") }
    if bytes[position] == UInt8(ascii: "%") { throw problem(position, "YAML directives are not supported; delete the line") }
    let start = position
    let key: String
    if isQuote(bytes[position]) {
      key = try quoted()
      try skipSpaces()
    } else {
      var end = position
      while end < line.end && !(bytes[end] == UInt8(ascii: ":") && (end + 1 == line.end || isBlank(bytes[end + 1]))) { end += 1 }
      if end == line.end {
        throw problem(start, bytes[start..<end].contains(UInt8(ascii: ":")) ? "put a space after the colon: `key: value`" : "expected `key: value`")
      }
      key = try plainKey(start..<end)
      position = end
    }
    guard position < line.end, bytes[position] == UInt8(ascii: ":"), position + 1 == line.end || isBlank(bytes[position + 1]) else {
      throw problem(position, "expected `: ` after the key")
    }
    position += 1
    return key
  }
}
