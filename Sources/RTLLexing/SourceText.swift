/// The text of a file as UTF-8, and the encoding to write it back in.
///
/// `encode(decode(x).bytes)` is `x` for any bytes: unpaired surrogates of UTF-16 are kept in the
/// three-byte form of WTF-8, a byte order mark stays in the text, and what is not recognised
/// (UTF-32, binary, UTF-16 of odd length) passes through as it is.
package struct SourceText: Sendable {
  /// Detected from the mark at the start or, for UTF-16 without one, from where the zero bytes stand.
  package enum Encoding: UInt8, Sendable {
    /// UTF-8 without a mark, and everything that is not recognised.
    case utf8
    case utf8BOM
    case utf16LE
    case utf16BE
  }

  /// UTF-8; a byte order mark of the file stands here too, as `EF BB BF`.
  package var bytes: [UInt8]
  /// That of the file on disk; `bytes` are UTF-8 in any case.
  package var encoding: Encoding

  /// - Parameter bytes: UTF-8, with the byte order mark if the file is to have one.
  package init(bytes: [UInt8], encoding: Encoding) { (self.bytes, self.encoding) = (bytes, encoding) }

  /// Reads the bytes of a file. A UTF-8 file shares its storage with the result.
  package static func decode(_ raw: [UInt8]) -> SourceText {
    let encoding = detect(raw)
    switch encoding {
    case .utf8, .utf8BOM: return SourceText(bytes: raw, encoding: encoding)
    case .utf16LE: return SourceText(bytes: fromUTF16(raw, low: 0), encoding: encoding)
    case .utf16BE: return SourceText(bytes: fromUTF16(raw, low: 1), encoding: encoding)
    }
  }

  /// The bytes to write for an edited text, in the encoding that the file had.
  package func encode(_ utf8: [UInt8]) -> [UInt8] {
    switch encoding {
    case .utf8, .utf8BOM: return utf8
    case .utf16LE: return Self.toUTF16(utf8, low: 0)
    case .utf16BE: return Self.toUTF16(utf8, low: 1)
    }
  }

  /// Whether the bytes of a file are UTF-16.
  package static func isWide(_ raw: [UInt8]) -> Bool {
    switch detect(raw) {
    case .utf8, .utf8BOM: false
    case .utf16LE, .utf16BE: true
    }
  }

  /// Whether more than a quarter of the head of a text are zeros, as in UTF-32: nothing that a lexer here could read.
  package static func isNoText(_ bytes: [UInt8]) -> Bool {
    let head = bytes.prefix(sampleLength)
    // Nearly all texts have none.
    guard head.withUnsafeBufferPointer({ ByteSearch.firstIndex(of: 0, in: $0, from: 0) }) != nil else { return false }
    return head.count { $0 == 0 } * 4 > head.count
  }

  /// How much of a file without a mark is looked at.
  private static let sampleLength = 1024

  private static func detect(_ raw: [UInt8]) -> Encoding {
    guard raw.count >= 2 else { return .utf8 }
    if raw.count >= 3, raw[0] == 0xEF, raw[1] == 0xBB, raw[2] == 0xBF { return .utf8BOM }
    guard raw.count % 2 == 0 else { return .utf8 }
    if raw[0] == 0xFF, raw[1] == 0xFE {
      let isUTF32 = raw.count >= 4 && raw[2] == 0 && raw[3] == 0
      return isUTF32 ? .utf8 : .utf16LE
    }
    if raw[0] == 0xFE, raw[1] == 0xFF { return .utf16BE }
    // A string file begins with ASCII, so that without a mark one byte of the first unit is zero.
    if raw[0] != 0, raw[1] == 0 { return zeros(raw, at: 1) ? .utf16LE : .utf8 }
    if raw[0] == 0, raw[1] != 0 { return zeros(raw, at: 0) ? .utf16BE : .utf8 }
    return .utf8
  }

  /// True if more than half of the sampled units have a zero at this place, and none at the other.
  private static func zeros(_ raw: [UInt8], at place: Int) -> Bool {
    let units = min(raw.count, sampleLength) / 2
    var count = 0
    for unit in 0..<units {
      if raw[2 * unit + 1 - place] == 0 { return false }
      if raw[2 * unit + place] == 0 { count += 1 }
    }
    return count * 2 > units
  }

  /// - Parameter low: index of the less significant byte in a unit.
  private static func fromUTF16(_ raw: [UInt8], low: Int) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(raw.count)
    func unit(_ i: Int) -> UInt32 { UInt32(raw[i + low]) | UInt32(raw[i + 1 - low]) << 8 }
    var i = 0
    while i < raw.count {
      var scalar = unit(i)
      i += 2
      if scalar >> 10 == 0x36, i < raw.count, unit(i) >> 10 == 0x37 {
        scalar = 0x10000 + (scalar & 0x3FF) << 10 + unit(i) & 0x3FF
        i += 2
      }
      switch scalar {
      case 0..<0x80:
        text.append(UInt8(scalar))
      case 0x80..<0x800:
        text.append(UInt8(0xC0 | scalar >> 6))
        text.append(UInt8(0x80 | scalar & 0x3F))
      case 0x800..<0x10000:
        text.append(UInt8(0xE0 | scalar >> 12))
        text.append(UInt8(0x80 | scalar >> 6 & 0x3F))
        text.append(UInt8(0x80 | scalar & 0x3F))
      default:
        text.append(UInt8(0xF0 | scalar >> 18))
        text.append(UInt8(0x80 | scalar >> 12 & 0x3F))
        text.append(UInt8(0x80 | scalar >> 6 & 0x3F))
        text.append(UInt8(0x80 | scalar & 0x3F))
      }
    }
    return text
  }

  /// Bytes that are not UTF-8 (an edit cannot bring them in) become U+FFFD.
  private static func toUTF16(_ utf8: [UInt8], low: Int) -> [UInt8] {
    var raw: [UInt8] = []
    raw.reserveCapacity(utf8.count * 2)
    func append(_ unit: UInt32) {
      let bytes = (UInt8(unit & 0xFF), UInt8(unit >> 8))
      raw.append(low == 0 ? bytes.0 : bytes.1)
      raw.append(low == 0 ? bytes.1 : bytes.0)
    }
    var i = 0
    while i < utf8.count {
      let lead = utf8[i]
      let length = lead < 0x80 ? 1 : lead < 0xC2 ? 0 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : lead < 0xF5 ? 4 : 0
      guard length > 0, i + length <= utf8.count,
        utf8[(i + 1)..<(i + length)].allSatisfy({ $0 & 0xC0 == 0x80 })
      else {
        append(0xFFFD)
        i += 1
        continue
      }
      var scalar = length == 1 ? UInt32(lead) : UInt32(lead) & (0x7F >> UInt32(length))
      for byte in utf8[(i + 1)..<(i + length)] { scalar = scalar << 6 | UInt32(byte & 0x3F) }
      i += length
      if scalar >= 0x110000 {
        append(0xFFFD)
      } else if scalar >= 0x10000 {
        append(0xD800 + (scalar - 0x10000) >> 10)
        append(0xDC00 + (scalar - 0x10000) & 0x3FF)
      } else {
        append(scalar)
      }
    }
    return raw
  }
}
