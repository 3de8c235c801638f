import RTLLexing

extension TokenFile {
  /// The text of a token; invalid UTF-8 is repaired.
  package func string(_ token: Int) -> String { String(decoding: bytes[tokens[token].range], as: UTF8.self) }

  /// The text of a run of tokens without white space.
  func text(_ range: Range<Int>) -> String { range.map { string($0) }.joined() }

  /// A run of tokens as it is written, comments and white space between them included.
  func source(_ range: Range<Int>) -> String { range.isEmpty ? "" : String(decoding: bytes[byteRange(range)], as: UTF8.self) }

  /// Whether there is a token, spelled so: a file may begin and end anywhere.
  func equals(_ token: Int, _ text: [UInt8]) -> Bool {
    guard tokens.indices.contains(token) else { return false }
    let range = tokens[token].range
    return range.count == text.count && bytes[range].elementsEqual(text)
  }

  /// Whether two runs of tokens are spelled alike; white space does not count.
  func sameTokens(_ a: Range<Int>, _ b: Range<Int>) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { bytes[tokens[$0].range].elementsEqual(bytes[tokens[$1].range]) }
  }

  /// The content of a string literal, without prefix and delimiters.
  package func content(ofString token: Int) -> String { String(decoding: bytes[contentRange(ofString: token)], as: UTF8.self) }

  /// Byte range of the content of a string literal, without prefix and delimiters.
  func contentRange(ofString token: Int) -> Range<Int> {
    let range = tokens[token].range
    func isDelimiter(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "#") || byte == UInt8(ascii: "'") }
    var start = range.lowerBound
    if start < range.upperBound, bytes[start] == UInt8(ascii: "@") { start += 1 }
    var end = range.upperBound
    while start < end, isDelimiter(bytes[start]) { start += 1 }
    while end > start, isDelimiter(bytes[end - 1]) { end -= 1 }
    return start..<end
  }

  /// `=`, `+=` and the like; never a comparison.
  func isAssignment(_ token: Int) -> Bool {
    guard tokens.indices.contains(token), tokens[token].kind == .operator else { return false }
    let text = bytes[tokens[token].range]
    guard text.last == UInt8(ascii: "="), let first = text.first else { return false }
    return text.count == 1 || (text.count == 2 && !"=!<>~".utf8.contains(first))
      || (text.count == 3 && text.dropFirst().first == first && first != UInt8(ascii: "=") && first != UInt8(ascii: "!"))
  }
}
