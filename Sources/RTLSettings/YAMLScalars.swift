// Values inside a line: scalars, flow lists, flow maps.


extension YAMLParser {
  var atEndOfLine: Bool {
    position >= line.end || bytes[position] == UInt8(ascii: "#") && (position == line.begin || isBlank(bytes[position - 1]))
  }

  func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
  func isQuote(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") }
  private func isFlowMark(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ",") || byte == UInt8(ascii: "[") || byte == UInt8(ascii: "]") || byte == UInt8(ascii: "{")
      || byte == UInt8(ascii: "}")
  }

  func isListItem(_ line: Line) -> Bool {
    bytes[line.start] == UInt8(ascii: "-") && (line.start + 1 == line.end || isBlank(bytes[line.start + 1]))
  }

  func isDocumentMark(_ line: Line) -> Bool {
    let text = bytes[line.start..<line.end]
    return (text.starts(with: "---".utf8) || text.starts(with: "...".utf8)) && (text.count == 3 || isBlank(text[line.start + 3]))
  }

  func problem(_ offset: Int, _ message: String) -> YAMLError {
    let line = lines[min(current, lines.count - 1)]
    return YAMLError(line: line.number, column: offset - line.begin + 1, message: message)
  }

  mutating func skipSpaces() throws(YAMLError) {
    while position < line.end && bytes[position] == 0x20 { position += 1 }
    if position < line.end && bytes[position] == 0x09 { throw problem(position, "a tab; write spaces") }
  }

  /// Goes to the next line; only a comment may stand before it.
  mutating func endOfLine(_ complaint: String) throws(YAMLError) {
    try skipSpaces()
    guard atEndOfLine else { throw problem(position, complaint) }
    current += 1
  }

  /// A value that begins in this line, inside a block whose keys or dashes stand at `indent`.
  mutating func inlineValue(indent: Int) throws(YAMLError) -> YAMLNode {
    let start = position
    let place = (line: line.number, column: start - line.begin + 1)
    if bytes[start] == UInt8(ascii: "[") || bytes[start] == UInt8(ascii: "{") {
      return try flow(indent: indent, depth: 0)
    }
    if isQuote(bytes[start]) {
      return YAMLNode(content: .scalar(try quoted(), plain: false), line: place.line, column: place.column)
    }
    try checkStart(start, inFlow: false)
    var end = start
    while end < line.end {
      if bytes[end] == 0x09 { throw problem(end, "a tab; write spaces") }
      if bytes[end] == UInt8(ascii: "#") && isBlank(bytes[end - 1]) { break }
      if bytes[end] == UInt8(ascii: ":") && (end + 1 == line.end || isBlank(bytes[end + 1])) {
        throw problem(end, "a second `: ` on the line; put text that contains a colon in quotes, and each key on its own line")
      }
      end += 1
    }
    position = end
    return YAMLNode(content: plain(start..<end), line: place.line, column: place.column)
  }

  private func plain(_ range: Range<Int>) -> YAMLNode.Content {
    var end = range.upperBound
    while end > range.lowerBound && bytes[end - 1] == 0x20 { end -= 1 }
    let text = String(decoding: bytes[range.lowerBound..<end], as: UTF8.self)
    return ["null", "Null", "NULL", "~"].contains(text) ? .null : .scalar(text, plain: true)
  }

  /// Refuses what may not begin a plain text, with the remedy.
  private func checkStart(_ start: Int, inFlow: Bool) throws(YAMLError) {
    let byte = bytes[start]
    let shown = String(decoding: [byte], as: UTF8.self)
    switch byte {
    case UInt8(ascii: "*"):
      throw problem(start, "`*` begins an alias in YAML; put a pattern in quotes: \"*…\"")
    case UInt8(ascii: "&"): throw problem(start, "anchors are not supported; put the text in quotes")
    case UInt8(ascii: "!"): throw problem(start, "tags are not supported; put the text in quotes")
    case UInt8(ascii: "|"), UInt8(ascii: ">"):
      throw problem(start, "block scalars are not supported; put the text in quotes on one line")
    case UInt8(ascii: "%"), UInt8(ascii: "@"), UInt8(ascii: "`"), UInt8(ascii: "#"), UInt8(ascii: ","), UInt8(ascii: "]"),
      UInt8(ascii: "}"), UInt8(ascii: ":"):
      throw problem(start, "text cannot begin with `\(shown)`; put it in quotes")
    case UInt8(ascii: "-"), UInt8(ascii: "?"):
      let next = start + 1 < line.end ? bytes[start + 1] : 0x20
      guard !isBlank(next), !(inFlow && (isFlowMark(next) || byte == UInt8(ascii: "?"))) else {
        throw problem(start, "text cannot begin with `\(shown)` here; put it in quotes, or begin a list on a new line")
      }
    default: break
    }
  }

  func plainKey(_ range: Range<Int>) throws(YAMLError) -> String {
    guard case .scalar(let key, _) = plain(range) else { throw problem(range.lowerBound, "expected a key before `:`") }
    guard key.utf8.count <= 128 else { throw problem(range.lowerBound, "the key is longer than 128 bytes") }
    try checkStart(range.lowerBound, inFlow: false)
    for byte in key.utf8 {
      let isLetter = byte >= 0x80 || byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A || byte >= 0x30 && byte <= 0x39
      guard isLetter || "-_./+ ".utf8.contains(byte) else {
        throw problem(range.lowerBound, "the key `\(key)` contains special characters; put it in quotes")
      }
    }
    return key
  }

  // MARK: Quotes

  /// Reads a quoted text on one line; the position ends behind the closing quote.
  mutating func quoted() throws(YAMLError) -> String {
    let quote = bytes[position]
    let start = position
    var text: [UInt8] = []
    position += 1
    while position < line.end {
      let byte = bytes[position]
      position += 1
      if byte == quote {
        guard quote == UInt8(ascii: "'"), position < line.end, bytes[position] == quote else {
          return String(decoding: text, as: UTF8.self)
        }
        position += 1
        text.append(quote)
      } else if byte == UInt8(ascii: "\\") && quote == UInt8(ascii: "\"") {
        try escape(into: &text)
      } else {
        text.append(byte)
      }
    }
    throw problem(start, "the quote is not closed on this line; keep the text on one line")
  }

  private mutating func escape(into text: inout [UInt8]) throws(YAMLError) {
    let start = position - 1
    guard position < line.end else { throw problem(start, "the quote is not closed on this line; keep the text on one line") }
    let byte = bytes[position]
    position += 1
    switch byte {
    case UInt8(ascii: "\\"), UInt8(ascii: "\""), UInt8(ascii: "/"): text.append(byte)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"):
      let digits = bytes[position..<min(position + 4, line.end)]
      guard digits.count == 4, digits.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 || $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x66 }),
        let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16), let scalar = Unicode.Scalar(value)
      else { throw problem(start, "`\\u` needs four hexadecimal digits of a character") }
      text.append(contentsOf: Array(String(Character(scalar)).utf8))
      position += 4
    default: throw problem(start, "unknown escape; use single quotes to keep a backslash as it is")
    }
  }

  // MARK: Flow

  private mutating func flow(indent: Int, depth: Int) throws(YAMLError) -> YAMLNode {
    guard depth < YAMLParser.greatestDepth else { throw problem(position, "nested too deeply") }
    let place = (line: line.number, column: position - line.begin + 1)
    let isMap = bytes[position] == UInt8(ascii: "{")
    let close = isMap ? UInt8(ascii: "}") : UInt8(ascii: "]")
    let shown = isMap ? "}" : "]"
    position += 1
    var items: [YAMLNode] = []
    var entries: [YAMLEntry] = []
    var keys: Set<String> = []
    while true {
      try skipInFlow(indent, missing: shown)
      if bytes[position] == close { break }
      if isMap {
        let entry = try flowEntry(indent: indent, depth: depth)
        guard keys.insert(entry.key).inserted else {
          throw YAMLError(line: entry.line, column: entry.column, message: "the key `\(entry.key)` appears twice; keep one")
        }
        entries.append(entry)
      } else {
        items.append(try flowValue(indent: indent, depth: depth))
      }
      try skipInFlow(indent, missing: shown)
      if bytes[position] == close { break }
      guard bytes[position] == UInt8(ascii: ",") else {
        throw problem(position, "expected `,` or `\(shown)`; put text that contains `,`, `:`, brackets or braces in quotes")
      }
      position += 1
    }
    position += 1
    return YAMLNode(content: isMap ? .map(entries) : .list(items), line: place.line, column: place.column)
  }

  private mutating func flowEntry(indent: Int, depth: Int) throws(YAMLError) -> YAMLEntry {
    let place = (line: line.number, column: position - line.begin + 1)
    let key: String
    if isQuote(bytes[position]) {
      key = try quoted()
    } else {
      let start = position
      let end = try endOfFlowPlain()
      if let colon = bytes[start..<end].firstIndex(of: UInt8(ascii: ":")) {
        throw problem(colon, "put a space after the colon: `key: value`")
      }
      key = try plainKey(start..<end)
      position = end
    }
    try skipSpaces()
    guard position < line.end, bytes[position] == UInt8(ascii: ":"), position + 1 < line.end, isBlank(bytes[position + 1]) else {
      throw problem(min(position, line.end), "expected `key: value`; put a pattern with braces in quotes")
    }
    position += 1
    try skipInFlow(indent, missing: "}")
    return YAMLEntry(key: key, value: try flowValue(indent: indent, depth: depth), line: place.line, column: place.column)
  }

  private mutating func flowValue(indent: Int, depth: Int) throws(YAMLError) -> YAMLNode {
    let place = (line: line.number, column: position - line.begin + 1)
    if bytes[position] == UInt8(ascii: "[") || bytes[position] == UInt8(ascii: "{") {
      return try flow(indent: indent, depth: depth + 1)
    }
    if isQuote(bytes[position]) {
      return YAMLNode(content: .scalar(try quoted(), plain: false), line: place.line, column: place.column)
    }
    let start = position
    let end = try endOfFlowPlain()
    position = end
    return YAMLNode(content: plain(start..<end), line: place.line, column: place.column)
  }

  private func endOfFlowPlain() throws(YAMLError) -> Int {
    try checkStart(position, inFlow: true)
    var end = position
    while end < line.end {
      let byte = bytes[end]
      if byte == 0x09 { throw problem(end, "a tab; write spaces") }
      if isFlowMark(byte) || byte == UInt8(ascii: "#") && isBlank(bytes[end - 1]) { break }
      if byte == UInt8(ascii: ":") && (end + 1 == line.end || isBlank(bytes[end + 1]) || isFlowMark(bytes[end + 1])) { break }
      end += 1
    }
    return end
  }

  /// Goes to the next byte that counts, over comments and line breaks.
  private mutating func skipInFlow(_ indent: Int, missing: String) throws(YAMLError) {
    try skipSpaces()
    guard atEndOfLine else { return }
    let end = position
    guard current + 1 < lines.count else { throw problem(end, "`\(missing)` is missing") }
    guard lines[current + 1].indent > indent else {
      current += 1
      throw problem(line.start, "expected `\(missing)`, indented more than its key")
    }
    current += 1
    position = line.start
  }
}
