/// True for characters that change what a terminal, a log or a page shows without being seen:
/// control characters, bidirectional controls, line separators, byte order marks, lone surrogates.
func isInvisibleControl(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0..<0x20, 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF, 0xFFF9...0xFFFB:
    return true
  case 0xE0000...0xE007F:
    return true
  default:
    return false
  }
}

/// Whether such a character may begin with a byte of UTF-8.
func mayBeInvisibleControl(_ byte: UInt8) -> Bool {
  switch byte {
  case 0..<0x20, 0x7F, 0xC2, 0xD8, 0xE2, 0xEF, 0xF3: true
  default: false
  }
}

/// What is shown instead of a character of a source file: itself, or a visible escape.
func visible(_ scalar: Unicode.Scalar) -> String {
  switch scalar {
  case "\n": return "\\n"
  case "\r": return "\\r"
  case "\t": return "\\t"
  case _ where isInvisibleControl(scalar): return "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
  default: return String(Character(scalar))
  }
}

/// Text from a source, on one line and with nothing that a terminal or a CI host obeys.
package func printable(_ text: String) -> String {
  var text = text
  // By bytes: nearly every text is shown as it is.
  guard text.withUTF8({ $0.hasSpecial { mayBeInvisibleControl($0) || $0 == UInt8(ascii: "[") } }) else { return text }
  let breaks = commandStarts(text)
  if breaks.isEmpty, !text.unicodeScalars.contains(where: isInvisibleControl) { return text }
  var result = ""
  for (i, scalar) in zip(text.utf8.startOffsets, text.unicodeScalars) {
    result += visible(scalar)
    if breaks.contains(i) { result += " " }
  }
  return result
}

/// Lines of sources for a terminal or the log of a CI host. Tabs and line ends stay; a file or a program that
/// reads them wants them as they are and does not get them from here.
package func printableLines(_ bytes: [UInt8]) -> [UInt8] {
  var result: [UInt8] = []
  for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
    var text = line
    let end = text.last == UInt8(ascii: "\r") ? [text.removeLast()] : []
    let cells = text.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false).map { printable(String(decoding: $0, as: UTF8.self)) }
    var shown = Array(cells.joined(separator: "\t").utf8)
    // A host strips a context line of a diff down to its command.
    let start = shown.firstIndex { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") } ?? shown.count
    if shown[start...].starts(with: "::".utf8) { shown.insert(UInt8(ascii: " "), at: start + 1) }
    result += shown + end + [UInt8(ascii: "\n")]
  }
  result.removeLast()
  return result
}

/// Offsets of the first `#` of `##[`, `##vso[` and `##teamcity[`, which CI hosts obey anywhere in a
/// line. A space after it breaks them.
func commandStarts(_ text: String) -> [Int] {
  let bytes = Array(text.utf8)
  var result: [Int] = []
  for i in bytes.indices where bytes[i] == UInt8(ascii: "[") {
    for opener in ["##", "##vso", "##teamcity"] where bytes[..<i].ends(with: opener) {
      result.append(i - opener.utf8.count)
    }
  }
  return result
}

extension UnsafeBufferPointer<UInt8> {
  /// The first byte at or behind an index that is more to some reader than itself: no printable ASCII, or one of
  /// `"`, `[`, `\`, `]` and `{`, which JSON, CI hosts and SARIF messages know. Eight at a time: texts hold few.
  /// - Returns: `count` where there is none.
  func firstSpecial(from start: Int) -> Int {
    func all(_ byte: UInt8) -> UInt64 { 0x0101_0101_0101_0101 &* UInt64(byte) }
    // Its high bit says where a byte is zero; what it says behind the first one does not count.
    func zeros(_ word: UInt64) -> UInt64 { (word &- all(1)) & ~word }
    var at = start
    while at + 8 <= count {
      let word = UnsafeRawPointer(baseAddress! + at).loadUnaligned(as: UInt64.self)
      let marks = word | (word &- all(0x20)) | zeros(word ^ all(0x7F)) | zeros(word ^ all(UInt8(ascii: "\""))) | zeros(word ^ all(UInt8(ascii: "[")))
        | zeros(word ^ all(UInt8(ascii: "\\"))) | zeros(word ^ all(UInt8(ascii: "]"))) | zeros(word ^ all(UInt8(ascii: "{")))
      if marks & all(0x80) != 0 { break }
      at += 8
    }
    while at < count {
      switch self[at] {
      case 0..<0x20, 0x7F..., UInt8(ascii: "\""), UInt8(ascii: "["), UInt8(ascii: "\\"), UInt8(ascii: "]"), UInt8(ascii: "{"): return at
      default: at += 1
      }
    }
    return at
  }

  /// The first of them that one reader knows.
  func firstSpecial(from start: Int, where isMeant: (UInt8) -> Bool) -> Int {
    var at = firstSpecial(from: start)
    while at < count, !isMeant(self[at]) { at = firstSpecial(from: at + 1) }
    return at
  }

  /// Whether there is one.
  func hasSpecial(where isMeant: (UInt8) -> Bool) -> Bool { firstSpecial(from: 0, where: isMeant) < count }
}

extension Collection<UInt8> where Self: BidirectionalCollection {
  func ends(with text: String) -> Bool {
    var at = endIndex
    for byte in text.utf8.reversed() {
      guard at != startIndex else { return false }
      at = index(before: at)
      // CI hosts take their commands in any case.
      guard self[at] | 0x20 == byte | 0x20 else { return false }
    }
    return true
  }
}

extension String.UTF8View {
  /// Offsets at which the scalars of the text start.
  var startOffsets: [Int] {
    var result: [Int] = []
    for (i, byte) in enumerated() where byte & 0xC0 != 0x80 { result.append(i) }
    return result
  }
}

/// Columns that a terminal gives a character.
func terminalWidth(_ scalar: Unicode.Scalar) -> Int {
  switch scalar.value {
  case 0x20..<0x7F: return 1
  case 0x0300...0x036F, 0x200B...0x200D, 0xFE00...0xFE0F, 0x1F3FB...0x1F3FF: return 0
  case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
    0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1FAFF, 0x20000...0x3FFFD:
    return 2
  default:
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return 0
    default: return 1
    }
  }
}

/// A path for the start of a line: printable, and never read as a workflow command.
package func printablePath(_ path: String) -> String {
  let shown = printable(path)
  return shown.utf8.first == UInt8(ascii: ":") || shown.utf8.first == UInt8(ascii: " ") ? "./" + shown : shown
}
