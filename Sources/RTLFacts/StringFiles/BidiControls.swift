import RTLLexing

/// The control characters of the bidirectional algorithm that open and close a stretch of text.
package struct BidiControl: Sendable, Equatable {
  /// What a character does, whatever direction it is for; marks such as U+200F open nothing and are none.
  package enum Kind: UInt8, Sendable {
    /// U+202A, U+202B.
    case embedding
    /// U+202D, U+202E: every character runs one way, digits and letters too.
    case override
    /// U+202C, closes the two above.
    case embeddingEnd
    /// U+2066, U+2067, U+2068.
    case isolate
    /// U+2069.
    case isolateEnd
  }

  /// Follows from `scalar`.
  package var kind: Kind
  /// The code point.
  package var scalar: UInt32
  /// Byte range of the character, or of the escape that spells it.
  package var range: Range<Int>

  /// How the same spelling writes another character of this kind: `\u{202B}` with 0x2067 gives `\u{2067}`.
  package func spelled(_ other: UInt32, in bytes: [UInt8]) -> String {
    guard let scalar = Unicode.Scalar(other) else { return "" }
    if bytes[range.lowerBound] == 0xE2 { return String(Character(scalar)) }
    var text = Array(bytes[range])
    guard let digits = BidiControl.digits(in: text[...]) else { return "" }
    text.replaceSubrange(digits, with: Array(String(other, radix: 16, uppercase: true).utf8))
    return String(decoding: text, as: UTF8.self)
  }

  private static func digits(in escape: ArraySlice<UInt8>) -> Range<Int>? {
    guard let start = escape.firstIndex(of: UInt8(ascii: "2")), start + 4 <= escape.endIndex else { return nil }
    return start..<start + 4
  }

  private static func kind(_ scalar: UInt32) -> Kind? {
    switch scalar {
    case 0x202A, 0x202B: .embedding
    case 0x202D, 0x202E: .override
    case 0x202C: .embeddingEnd
    case 0x2066, 0x2067, 0x2068: .isolate
    case 0x2069: .isolateEnd
    default: nil
    }
  }

  /// The controls of a text in order, raw (`E2 80 AA` …) and as the escapes of Swift (`\u{202B}`), of
  /// Objective-C and JSON (`\u202B`), of string files (`\U202B`) and of XML (`&#x202B;`).
  package static func all(in bytes: [UInt8], _ range: Range<Int>) -> [BidiControl] {
    var found: [BidiControl] = []
    var i = range.lowerBound
    while let lead = firstLead(bytes, i..<range.upperBound) {
      i = lead
      guard let control = control(bytes, at: i, range.upperBound) else {
        // An escaped backslash is no escape of what follows.
        i += bytes[i] == UInt8(ascii: "\\") && i + 1 < range.upperBound && bytes[i + 1] == UInt8(ascii: "\\") ? 2 : 1
        continue
      }
      found.append(control)
      i = control.range.upperBound
    }
    return found
  }

  private static func control(_ bytes: [UInt8], at i: Int, _ end: Int) -> BidiControl? {
    switch bytes[i] {
    case 0xE2:
      guard i + 2 < end, bytes[i + 1] == 0x80 || bytes[i + 1] == 0x81 else { return nil }
      let scalar = 0x2000 + UInt32(bytes[i + 1] & 0x3F) << 6 + UInt32(bytes[i + 2] & 0x3F)
      return kind(scalar).map { BidiControl(kind: $0, scalar: scalar, range: i..<i + 3) }
    case UInt8(ascii: "\\"):
      guard i + 1 < end, bytes[i + 1] | 0x20 == UInt8(ascii: "u") else { return nil }
      if i + 2 < end, bytes[i + 2] == UInt8(ascii: "{") { return hexadecimal(bytes, i, from: i + 3, end, closing: UInt8(ascii: "}")) }
      return hexadecimal(bytes, i, from: i + 2, end, closing: nil)
    case UInt8(ascii: "&"):
      guard i + 2 < end, bytes[i + 1] == UInt8(ascii: "#"), bytes[i + 2] == UInt8(ascii: "x") else { return nil }
      return hexadecimal(bytes, i, from: i + 3, end, closing: UInt8(ascii: ";"))
    default: return nil
    }
  }

  private static func hexadecimal(_ bytes: [UInt8], _ start: Int, from first: Int, _ end: Int, closing: UInt8?) -> BidiControl? {
    var i = first
    // `\u{0202B}`, `\U0000202B`.
    while i < end, i < first + 4, bytes[i] == UInt8(ascii: "0") { i += 1 }
    guard i + 4 <= end, let scalar = UInt32(String(decoding: bytes[i..<i + 4], as: UTF8.self), radix: 16), let kind = kind(scalar) else { return nil }
    i += 4
    if let closing {
      guard i < end, bytes[i] == closing else { return nil }
      i += 1
    }
    return BidiControl(kind: kind, scalar: scalar, range: start..<i)
  }

  /// The bytes with which a character, an escape and a reference begin.
  private static let leads: [UInt8] = [0xE2, UInt8(ascii: "\\"), UInt8(ascii: "&")]

  private static func firstLead(_ bytes: [UInt8], _ range: Range<Int>) -> Int? {
    bytes.withUnsafeBufferPointer { bytes in
      range.first { bytes[$0] == 0xE2 || bytes[$0] == UInt8(ascii: "\\") || bytes[$0] == UInt8(ascii: "&") }
    }
  }

  /// Whether a text may hold one: what a file costs that has none.
  package static func mayOccur(in bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      leads.contains { lead in
        var at = 0
        while let found = ByteSearch.firstIndex(of: lead, in: bytes, from: at) {
          if mayBegin(bytes, found) { return true }
          at = found + 1
        }
        return false
      }
    }
  }

  private static func mayBegin(_ raw: UnsafeBufferPointer<UInt8>, _ i: Int) -> Bool {
    guard i + 2 < raw.count else { return false }
    switch raw[i] {
    case 0xE2: return raw[i + 1] == 0x80 && (0xAA...0xAE).contains(raw[i + 2]) || raw[i + 1] == 0x81 && (0xA6...0xA9).contains(raw[i + 2])
    case UInt8(ascii: "\\"):
      guard raw[i + 1] | 0x20 == UInt8(ascii: "u") else { return false }
      return raw[i + 2] == UInt8(ascii: "{") || raw[i + 2] == UInt8(ascii: "2") || raw[i + 2] == UInt8(ascii: "0")
    case UInt8(ascii: "&"): return raw[i + 1] == UInt8(ascii: "#") && raw[i + 2] == UInt8(ascii: "x")
    default: return false
    }
  }
}
