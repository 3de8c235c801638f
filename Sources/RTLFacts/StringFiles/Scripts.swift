/// Letters by direction, detected from UTF-8.
package enum Scripts {
  /// Whether a text holds a letter of a script that runs from right to left.
  package static func hasRightToLeftLetter(_ bytes: ArraySlice<UInt8>) -> Bool { bytes.indices.contains { isRightToLeftLead(bytes, $0) } }

  /// Whether a letter of such a script begins at an offset: Hebrew, Arabic, Syriac, Thaana, NKo and the
  /// presentation forms; U+0590…U+08FF and U+FB1D…U+FEFC. Arabic punctuation and digits are no letters.
  package static func isRightToLeftLead(_ bytes: ArraySlice<UInt8>, _ i: Int) -> Bool {
    guard i >= bytes.startIndex, i + 1 < bytes.endIndex else { return false }
    let (lead, next) = (bytes[i], bytes[i + 1])
    switch lead {
    case 0xD7: return next >= 0x90
    case 0xD8: return next >= 0xA0
    case 0xD9: return next <= 0x9F || next >= 0xAE
    case 0xDA, 0xDC...0xDF: return true
    case 0xDB: return next <= 0x93 || next == 0x95 || next == 0xAE || next == 0xAF || (0xBA...0xBF).contains(next)
    case 0xE0: return (0xA0...0xA3).contains(next)
    case 0xEF:
      guard i + 2 < bytes.endIndex else { return false }
      return (0xAC...0xBA).contains(next) && !(next == 0xAC && bytes[i + 2] < 0x9D) || next == 0xBB && bytes[i + 2] <= 0xBC
    default: return false
    }
  }

  /// Whether the two-byte letter that ends before an offset is one: enough for the scripts that apps are
  /// translated to.
  package static func endsInRightToLeftLetter(_ bytes: ArraySlice<UInt8>, before i: Int) -> Bool { isRightToLeftLead(bytes, i - 2) }

  /// Scripts that run from left to right and that most other readers do not know.
  package enum Local: UInt8 { case han, hangul, cyrillic, thai, devanagari }

  /// The script of the first letter of such a one: U+3040…U+30FF and U+4E00…U+9FFF, U+AC00…U+D7A3, U+0400…U+052F, U+0E01…U+0E4E, U+0904…U+097F.
  package static func local(in bytes: ArraySlice<UInt8>) -> Local? {
    for i in bytes.indices.dropLast(2) where bytes[i] >= 0xD0 {
      switch (bytes[i], bytes[i + 1]) {
      case (0xD0...0xD3, 0x80...0xBF), (0xD4, 0x80...0xAF): return .cyrillic
      case (0xE3, 0x81...0x83), (0xE4, 0xB8...0xBF), (0xE5...0xE9, 0x80...0xBF): return .han
      case (0xEA, 0xB0...0xBF), (0xEB...0xEC, 0x80...0xBF), (0xED, 0x80...0x9E): return .hangul
      case (0xE0, 0xB8...0xB9): return .thai
      case (0xE0, 0xA4...0xA5): return .devanagari
      default: break
      }
    }
    return nil
  }

  /// Whether a text has a word of the English alphabet that is longer than most units.
  package static func hasLatinWord(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.split { !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0 | 0x20) }.contains { $0.count > 3 }
  }
}
