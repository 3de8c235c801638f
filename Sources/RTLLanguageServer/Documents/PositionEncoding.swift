/// In what the characters of a line are counted.
package enum PositionEncoding: String, Sendable, CaseIterable {
  /// In bytes.
  case utf8 = "utf-8"
  /// What a client means that says nothing.
  case utf16 = "utf-16"

  /// Units of the character whose first byte this is; 0 for a byte within a character.
  @inline(__always)
  func units(_ byte: UInt8) -> Int {
    switch self {
    case .utf8: 1
    case .utf16: byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1
    }
  }
}

/// A place in a text as the protocol counts: both numbers from 0.
package struct LinePosition: Sendable, Hashable {
  /// From 0.
  package var line: Int
  /// In units of the encoding.
  package var character: Int
  /// Both from 0.
  package init(line: Int, character: Int) { (self.line, self.character) = (line, character) }
}
