import RTLLexing

/// The lines of a text as editors count them: LF, CRLF and a lone CR end one.
package struct TextLines: Sendable {
  /// UTF-8, valid.
  package let bytes: [UInt8]
  /// Offsets of the lines' first bytes; there is always one.
  private let starts: [Int]

  /// - Parameter bytes: UTF-8, valid.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts = [0]
    bytes.withUnsafeBufferPointer { bytes in
      for at in bytes.indices where bytes[at] == 0x0A || bytes[at] == 0x0D && (at + 1 == bytes.count || bytes[at + 1] != 0x0A) { starts.append(at + 1) }
    }
    self.starts = starts
  }

  /// At least 1.
  package var count: Int { starts.count }

  /// The bytes of a line without what ends it.
  package func range(ofLine line: Int) -> Range<Int> {
    guard line + 1 < starts.count else { return starts[line]..<bytes.count }
    let next = starts[line + 1]
    return starts[line]..<(next - (next >= 2 + starts[line] && bytes[next - 1] == 0x0A && bytes[next - 2] == 0x0D ? 2 : 1))
  }

  /// The line that holds a byte, from 0.
  package func line(of offset: Int) -> Int { starts.partitioningIndex { $0 > offset } - 1 }

  /// A line beyond the last means the end of the text, a character beyond its line the end of that line, and one amid a
  /// character where that begins.
  package func offset(of position: LinePosition, _ encoding: PositionEncoding) -> Int {
    guard position.line < starts.count else { return bytes.count }
    guard position.line >= 0 else { return 0 }
    let line = range(ofLine: position.line)
    var at = line.lowerBound
    var left = position.character
    while at < line.upperBound, left > 0 {
      left -= encoding.units(bytes[at])
      if left < 0 { break }
      at += 1
      if encoding == .utf16 { at = characterStart(atOrBehind: at, in: line) }
    }
    return encoding == .utf8 ? characterStart(atOrBefore: at, in: line) : at
  }

  /// The place of a byte; of one outside of the text the nearest, of one within a character that character's.
  package func position(of offset: Int, _ encoding: PositionEncoding) -> LinePosition {
    let offset = max(0, min(offset, bytes.count))
    let number = line(of: offset)
    let line = range(ofLine: number)
    let end = characterStart(atOrBefore: min(offset, line.upperBound), in: line)
    return LinePosition(line: number, character: bytes[line.lowerBound..<end].reduce(0) { $0 + encoding.units($1) })
  }

  private func isStart(_ at: Int) -> Bool { at >= bytes.count || bytes[at] & 0xC0 != 0x80 }

  private func characterStart(atOrBefore at: Int, in line: Range<Int>) -> Int {
    var at = at
    while at > line.lowerBound, !isStart(at) { at -= 1 }
    return at
  }

  private func characterStart(atOrBehind at: Int, in line: Range<Int>) -> Int {
    var at = at
    while at < line.upperBound, !isStart(at) { at += 1 }
    return at
  }
}
