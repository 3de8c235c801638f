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
}
