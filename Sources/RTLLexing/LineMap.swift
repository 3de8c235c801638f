import RTLSystem

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Lines and columns of byte offsets, for people and report formats.
///
/// Line breaks are LF and CRLF (a lone CR is none, as in SARIF). A byte order mark is not counted;
/// a byte that is not valid UTF-8 counts as one unit. Nothing is computed before it is asked for,
/// and offsets that are asked in ascending order cost one pass over the file in all.
package struct LineMap {
  /// A line and both its columns; `Cart.swift:12:5` in messages.
  package struct Position: Sendable, Hashable {
    /// 1-based.
    package var line: Int
    /// 1-based, in UTF-16 code units.
    package var column: Int
    /// 1-based, in UTF-8 bytes.
    package var columnUTF8: Int

    /// - Parameters:
    ///   - line: 1-based.
    ///   - column: 1-based, in UTF-16 code units.
    ///   - columnUTF8: 1-based, in UTF-8 bytes.
    package init(line: Int, column: Int, columnUTF8: Int) { (self.line, self.column, self.columnUTF8) = (line, column, columnUTF8) }
  }

  /// What was found out so far; shared by copies, which look at the same bytes. Nothing here runs while something else
  /// changes it, and to have that checked costs as much as the rest.
  private final class Memory {
    /// Offsets of the lines' first bytes, as far as the file was searched.
    @exclusivity(unchecked) var lineStarts: [Int] = []
    /// All lines that start up to here are known.
    @exclusivity(unchecked) var searched = 0
    /// The last column that was counted: its line, its offset, and the units up to there.
    var line = -1
    var offset = 0
    var units = 0
    /// The end of the last line whose end was asked for.
    var endOfLine = (line: -1, end: 0)
  }

  private let bytes: [UInt8]
  private let memory = Memory()

  /// - Parameter bytes: UTF-8 text of the file, a byte order mark included.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    memory.lineStarts = [hasMark ? 3 : 0]
    memory.searched = memory.lineStarts[0]
  }

  /// The place of a byte offset, which may be the end of the file. An offset outside the file counts
  /// as the nearest one inside; one amid a character counts, in UTF-16, as the start of the character.
  package func position(of offset: Int) -> Position {
    let line = line(of: offset)
    let start = memory.lineStarts[line]
    let offset = max(start, min(offset, bytes.count))
    return Position(line: line + 1, column: units(line, to: offset) + 1, columnUTF8: offset - start + 1)
  }

  /// The bytes of the line that holds an offset, without its line break.
  package func lineRange(containing offset: Int) -> Range<Int> {
    let line = line(of: offset)
    let start = memory.lineStarts[line]
    if memory.endOfLine.line != line {
      var end = bytes.count
      if line + 1 < memory.lineStarts.count {
        end = memory.lineStarts[line + 1] - 1
      } else if let lineBreak = lineBreak(in: memory.searched..<bytes.count) {
        end = lineBreak
      }
      if end < bytes.count, end > start, bytes[end - 1] == 13 { end -= 1 }
      memory.endOfLine = (line, end)
    }
    return start..<memory.endOfLine.end
  }

  /// The 0-based line of an offset.
  private func line(of offset: Int) -> Int {
    let limit = min(offset, bytes.count)
    while memory.searched < limit {
      guard let lineBreak = lineBreak(in: memory.searched..<limit) else {
        memory.searched = limit
        break
      }
      memory.lineStarts.append(lineBreak + 1)
      memory.searched = lineBreak + 1
    }
    // Behind a byte order mark the first line begins after it.
    return max(0, memory.lineStarts.partitioningIndex { $0 > offset } - 1)
  }

  private func lineBreak(in range: Range<Int>) -> Int? {
    bytes.withUnsafeBytes { bytes in
      guard !range.isEmpty, let base = bytes.baseAddress,
        let found = memchr(base + range.lowerBound, 10, range.count)
      else { return nil }
      return UnsafeRawPointer(found) - base
    }
  }

  /// UTF-16 units from the start of a line to an offset in it.
  private func units(_ line: Int, to offset: Int) -> Int {
    if memory.line != line || memory.offset > offset {
      memory.line = line
      memory.offset = memory.lineStarts[line]
      memory.units = 0
    }
    var i = memory.offset
    var units = memory.units
    bytes.withUnsafeBufferPointer { bytes in
      while i < offset {
        let length = bytes[i] < 0x80 ? 1 : Self.characterLength(bytes, i)
        guard i + length <= offset else { break }
        i += length
        units += length == 4 ? 2 : 1
      }
    }
    memory.offset = i
    memory.units = units
    return units
  }

  /// Bytes of the character that starts there; 1 for a byte that starts none.
  private static func characterLength(_ bytes: UnsafeBufferPointer<UInt8>, _ i: Int) -> Int {
    let length: Int
    // The least and the greatest second byte shut out overlong forms, surrogates and what lies beyond Unicode.
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch bytes[i] {
    case 0xC2...0xDF: length = 2
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: length = 3
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    case 0xF1...0xF3: length = 4
    default: return 1
    }
    guard i + length <= bytes.count, second.contains(bytes[i + 1]) else { return 1 }
    for k in 2..<max(length, 2) where bytes[i + k] & 0xC0 != 0x80 { return 1 }
    return length
  }
}
