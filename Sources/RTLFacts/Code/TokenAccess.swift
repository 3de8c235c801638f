import RTLLexing

// What the lexer's room says of its tokens is a call from here, because what is `package` is never made
// part of another room's code. These are asked of every token of every file, so they are said again: the
// calls were 5 % of the instructions of an audit.

extension TokenKind {
  static func == (a: TokenKind, b: TokenKind) -> Bool { unsafeBitCast(a, to: UInt8.self) == unsafeBitCast(b, to: UInt8.self) }
}

extension Dialect {
  static func == (a: Dialect, b: Dialect) -> Bool { unsafeBitCast(a, to: UInt8.self) == unsafeBitCast(b, to: UInt8.self) }
}

extension Token.Flags {
  /// `contains`, without asking the witness of a set in the other room.
  @inline(__always)
  func has(_ flag: Token.Flags) -> Bool { rawValue & flag.rawValue != 0 }
}

extension TokenFile {
  /// Whether there is a token, spelled so.
  @inline(__always)
  package func equals(_ token: Int, _ text: StaticString) -> Bool {
    guard token >= 0, token < tokens.count, Int(tokens[token].length) == text.utf8CodeUnitCount else { return false }
    let start = Int(tokens[token].start)
    let other = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    for i in 0..<other.count where bytes[start + i] != other[i] { return false }
    return true
  }

  /// The bytes of an identifier's name, without back-ticks.
  func nameRange(_ token: Int) -> Range<Int> {
    let range = tokens[token].range
    let tick = UInt8(ascii: "`")
    return range.count > 2 && bytes[range.lowerBound] == tick && bytes[range.upperBound - 1] == tick ? range.dropFirst().dropLast() : range
  }
}

extension Token {
  var end: Int { Int(start) + Int(length) }
  var range: Range<Int> { Range(uncheckedBounds: (Int(start), end)) }
}
