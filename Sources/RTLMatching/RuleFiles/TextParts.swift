// Rules are read at every start: by bytes, because cutting text by characters costs ten times as much.

/// The parts of a text between an ASCII character.
func parts(of text: String, at separator: Unicode.Scalar, keepsEmpty: Bool = false) -> [String] {
  var text = text
  return text.withUTF8 { bytes in
    var parts: [String] = []
    var start = 0
    for end in 0...bytes.count where end == bytes.count || bytes[end] == UInt8(ascii: separator) {
      if end > start || keepsEmpty { parts.append(String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<end]), as: UTF8.self)) }
      start = end + 1
    }
    return parts
  }
}

/// The text without ASCII white space at its ends.
func trimmed(_ text: Substring) -> String {
  func isInk(_ byte: UInt8) -> Bool { byte != 0x20 && !(0x09...0x0D).contains(byte) }
  var text = text
  return text.withUTF8 { bytes in
    guard let first = bytes.firstIndex(where: isInk), let last = bytes.lastIndex(where: isInk) else { return "" }
    return String(decoding: UnsafeBufferPointer(rebasing: bytes[first...last]), as: UTF8.self)
  }
}

func trimmed(_ text: String) -> String { trimmed(text[...]) }

/// The parts between commas, without white space round them.
package func commaList(_ text: String) -> [String] { parts(of: text, at: ",").map { trimmed($0) } }

/// Upper case, as names of holes are: `SIDE`, `A_2`.
func isHoleName(_ name: String) -> Bool { !name.isEmpty && name.utf8.allSatisfy(isHoleByte) }

func isHoleByte(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"): true
  default: false
  }
}

/// Lower case, as keys of heads are: `not-words`.
func isKeyName(_ name: String) -> Bool {
  name.utf8.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) || $0 == UInt8(ascii: "-") }
}
