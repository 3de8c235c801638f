import RTLLexing

/// A position as people and formats count it.
struct TextPosition: Hashable {
  /// 1-based; line breaks are LF and CRLF.
  var line: Int
  /// 1-based, in UTF-16 code units or in UTF-8 bytes.
  var column: Int
}

/// Positions of byte offsets in a UTF-8 text, in one pass whatever the number of offsets and the
/// length of the lines. A byte order mark is not counted. Offsets outside of the text are left out.
/// - Parameter inBytes: count columns in UTF-8 bytes, else in UTF-16 code units.
func textPositions(_ text: [UInt8], offsets: Set<Int>, inBytes: Bool = false) -> [Int: TextPosition] {
  var result: [Int: TextPosition] = [:]
  result.reserveCapacity(offsets.count)
  let sorted = offsets.sorted()
  var next = sorted.startIndex
  while next < sorted.count, sorted[next] < 0 { next += 1 }
  let markLength = text.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  var (line, column) = (1, 1)
  text.withUnsafeBufferPointer { bytes in
    var at = 0
    func lineFeed(from at: Int) -> Int { ByteSearch.firstIndex(of: UInt8(ascii: "\n"), in: bytes, from: at) ?? Int.max }
    var lineEnd = lineFeed(from: 0)
    while next < sorted.count {
      // What stands on lines without an offset is not counted.
      while lineEnd < sorted[next] {
        (line, column, at) = (line + 1, 1, lineEnd + 1)
        lineEnd = lineFeed(from: at)
      }
      while next < sorted.count, sorted[next] == at {
        result[at] = TextPosition(line: line, column: column)
        next += 1
      }
      guard at < bytes.count else { break }
      let byte = bytes[at]
      if byte == UInt8(ascii: "\n") {
        line += 1
        column = 1
        lineEnd = lineFeed(from: at + 1)
      } else if at >= markLength, inBytes || byte & 0xC0 != 0x80 {
        column += !inBytes && byte >= 0xF0 ? 2 : 1
      }
      at += 1
    }
  }
  return result
}
