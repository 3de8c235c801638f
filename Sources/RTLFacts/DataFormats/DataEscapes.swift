/// How a data format writes characters behind a backslash.
struct DataEscapes {
  /// Letters that stand for a control character.
  var controls: [UInt8: UInt16]
  /// Letters that four hexadecimal digits follow.
  var codes: Set<UInt8>

  /// JSON (RFC 8259).
  static let json = DataEscapes(
    controls: [UInt8(ascii: "n"): 10, UInt8(ascii: "t"): 9, UInt8(ascii: "r"): 13, UInt8(ascii: "b"): 8, UInt8(ascii: "f"): 12], codes: [UInt8(ascii: "u")])
  /// Old-style property lists: `\n`, `\"`, `\U0627`.
  static let propertyList = DataEscapes(
    controls: [UInt8(ascii: "n"): 10, UInt8(ascii: "t"): 9, UInt8(ascii: "r"): 13], codes: [UInt8(ascii: "U"), UInt8(ascii: "u")])

  /// The text of a literal's content. Any other character behind a backslash stands for itself.
  func decode(_ content: ArraySlice<UInt8>) -> String {
    let escape = UInt8(ascii: "\\")
    guard content.contains(escape) else { return String(decoding: content, as: UTF8.self) }
    // UTF-16, because a character beyond U+FFFF is written as two escapes.
    var units: [UInt16] = []
    var i = content.startIndex
    while i < content.endIndex {
      guard content[i] == escape, i + 1 < content.endIndex else {
        let run = content[i...].prefix { $0 != escape }
        units += String(decoding: run, as: UTF8.self).utf16
        i = max(run.endIndex, i + 1)
        continue
      }
      let mark = content[i + 1]
      i += 2
      if codes.contains(mark) {
        let digits = content[i...].prefix(4)
        units.append(UInt16(String(decoding: digits, as: UTF8.self), radix: 16) ?? 0xFFFD)
        i = digits.endIndex
      } else {
        units.append(controls[mark] ?? UInt16(mark))
      }
    }
    return String(decoding: units, as: UTF16.self)
  }
}
