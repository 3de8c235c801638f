/// Character data of XML: references and the characters that are allowed.
enum XMLText {
  /// Replaces `&amp;`, `&#10;` and the like; a reference that is not known stays as it is written,
  /// so that entities of a document type never expand.
  /// - Parameter normalizingSpace: tabs and line breaks become spaces, as in attribute values.
  static func decode(_ bytes: ArraySlice<UInt8>, normalizingSpace: Bool) -> [UInt8] {
    if !mayChange(bytes) { return Array(bytes) }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var i = bytes.startIndex
    while i < bytes.endIndex {
      switch bytes[i] {
      case UInt8(ascii: "&"):
        if let (scalar, end) = reference(bytes, at: i), let scalar {
          result.append(contentsOf: Array(String(Character(scalar)).utf8))
          i = end
          continue
        }
        result.append(bytes[i])
      case 0x0D:
        result.append(normalizingSpace ? 0x20 : 0x0A)
        if i + 1 < bytes.endIndex, bytes[i + 1] == 0x0A { i += 1 }
      case 0x09, 0x0A: result.append(normalizingSpace ? 0x20 : bytes[i])
      default: result.append(bytes[i])
      }
      i += 1
    }
    return result
  }

  /// False for bytes of which `decode` replaces none, as of most values.
  static func mayChange(_ bytes: ArraySlice<UInt8>) -> Bool { bytes.contains { $0 <= 0x0D || $0 == UInt8(ascii: "&") } }

  /// The reference that starts at `&`, nil if it has not the form of one; the scalar is nil for a
  /// named entity that XML itself does not define.
  static func reference(_ bytes: ArraySlice<UInt8>, at start: Int) -> (scalar: Unicode.Scalar?, end: Int)? {
    let limit = min(bytes.endIndex, start + 64)
    guard let semicolon = bytes[start..<limit].firstIndex(of: UInt8(ascii: ";")), semicolon > start + 1 else {
      return nil
    }
    let name = bytes[(start + 1)..<semicolon]
    guard name.first == UInt8(ascii: "#") else {
      guard name.allSatisfy(isNameByte) else { return nil }
      return (predefined[String(decoding: name, as: UTF8.self)], semicolon + 1)
    }
    let isHex = name.count > 1 && name[name.startIndex + 1] == UInt8(ascii: "x")
    let digits = name.dropFirst(isHex ? 2 : 1)
    guard !digits.isEmpty, digits.count <= 8, digits.allSatisfy({ $0 != UInt8(ascii: "+") && $0 != UInt8(ascii: "-") }),
      let number = UInt32(String(decoding: digits, as: UTF8.self), radix: isHex ? 16 : 10),
      let scalar = Unicode.Scalar(number), isAllowed(scalar)
    else { return nil }
    return (scalar, semicolon + 1)
  }

  static func isNameByte(_ byte: UInt8) -> Bool {
    isNameStart(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
  }

  static func isNameStart(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte == UInt8(ascii: "_")
      || byte == UInt8(ascii: ":") || byte >= 0x80
  }

  /// True for `<?xml version="…" encoding="…" standalone="…"?>`, where only the version is required.
  static func isVersionDeclaration(_ bytes: ArraySlice<UInt8>) -> Bool {
    let isSpace: (UInt8) -> Bool = { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
    var rest = bytes.dropFirst(5).dropLast(2)
    var names = ["version", "encoding", "standalone"][...]
    var isFirst = true
    while true {
      let next = rest.drop(while: isSpace)
      if next.isEmpty { return !isFirst }
      guard next.startIndex > rest.startIndex else { return false }
      let name = next.prefix(while: isNameByte)
      guard let place = names.firstIndex(where: { name.elementsEqual($0.utf8) }), !isFirst || place == 0 else { return false }
      names = names[(place + 1)...]
      isFirst = false
      rest = next[name.endIndex...].drop(while: isSpace)
      guard rest.popFirst() == UInt8(ascii: "=") else { return false }
      rest = rest.drop(while: isSpace)
      guard let quote = rest.popFirst(), quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"),
        let end = rest.firstIndex(of: quote)
      else { return false }
      rest = rest[(end + 1)...]
    }
  }

  /// Offset and reason of the first byte that XML 1.0 forbids anywhere, nil if there is none.
  static func firstForbidden(_ bytes: [UInt8]) -> (offset: Int, reason: String)? {
    bytes.withUnsafeBufferPointer { bytes in
      var i = 0
      while i < bytes.count {
        let byte = bytes[i]
        // Eight bytes at a time, as long as they are ASCII and none of them is a control character.
        if byte < 0x80, i + 8 <= bytes.count, isPlain(UnsafeRawPointer(bytes.baseAddress! + i).loadUnaligned(as: UInt64.self)) {
          i += 8
          continue
        }
        if byte >= 0x80 {
          guard let length = sequenceLength(bytes, at: i) else { return (i, "the text is not valid UTF-8") }
          let isNoncharacter = byte == 0xEF && bytes[i + 1] == 0xBF && bytes[i + 2] >= 0xBE
          if isNoncharacter { return (i, "XML does not allow U+FFFE and U+FFFF") }
          i += length
        } else {
          if byte < 0x20, byte != 0x09, byte != 0x0A, byte != 0x0D {
            return (i, "XML does not allow control characters")
          }
          i += 1
        }
      }
      return nil
    }
  }

  /// Whether eight bytes are ASCII and none of them lies below a space; false does not mean that one is forbidden.
  @inline(__always)
  private static func isPlain(_ eight: UInt64) -> Bool { (eight | (eight &- 0x2020_2020_2020_2020)) & 0x8080_8080_8080_8080 == 0 }

  /// Length of the UTF-8 sequence at an offset, nil if it is malformed, overlong or a surrogate.
  private static func sequenceLength(_ bytes: UnsafeBufferPointer<UInt8>, at i: Int) -> Int? {
    let lead = bytes[i]
    let length = lead < 0xC2 ? 0 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : lead < 0xF5 ? 4 : 0
    guard length > 0, i + length <= bytes.count else { return nil }
    for k in 1..<length where bytes[i + k] & 0xC0 != 0x80 { return nil }
    switch (lead, bytes[i + 1]) {
    case (0xE0, ..<0xA0), (0xED, 0xA0...), (0xF0, ..<0x90), (0xF4, 0x90...): return nil
    default: return length
    }
  }

  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...: return true
    default: return false
    }
  }

  private static let predefined: [String: Unicode.Scalar] = [
    "lt": "<", "gt": ">", "amp": "&", "quot": "\"", "apos": "'",
  ]
}
