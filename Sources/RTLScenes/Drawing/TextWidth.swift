/// How wide text is in the system's font, about; exact enough to break lines and to place what stands beside it.
enum TextWidth {
  /// Of the characters from space to tilde, in thousandths of the size of the font. Labels that Interface Builder
  /// measured ("Label" at 17 points is 41.5 wide) differ by less than 5 %.
  private static let ascii: [UInt16] = [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584,
    556,
    1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469,
    556,
    333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
  ]

  /// In points.
  static func of(_ words: some Sequence<Unicode.Scalar>, size: Double) -> Double { words.reduce(0) { $0 + thousandths($1) } * size / 1000 }

  /// A sign of a script without spaces, which is as wide as it is high and may stand at the end of a line.
  static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7FB, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
      0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      true
    default: false
    }
  }

  private static func thousandths(_ scalar: Unicode.Scalar) -> Double {
    let value = scalar.value
    if value >= 0x20, value < 0x7F { return Double(ascii[Int(value) - 0x20]) }
    if isWide(scalar) { return 1000 }
    switch value {
    case 0...0x1F, 0x7F...0x9F, 0x300...0x36F, 0x591...0x5BD, 0x610...0x61A, 0x64B...0x65F, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2069, 0xFE00...0xFE0F,
      0x1F3FB...0x1F3FF:
      return 0
    case 0x2026: return 1000
    case 0x2190...0x2BFF: return 850
    case 0x410...0x42F: return 690
    case 0x600...0x6FF, 0xFB50...0xFEFF: return 480
    case 0x1F000...0x1FAFF: return 1250
    default: return 570
    }
  }

  // MARK: Room

  /// Frames that the text itself gave are as wide as it; what the table is off by must not cut it.
  private static func room(_ width: Double) -> Double { width * 1.1 + 2 }

  /// What has room, with an ellipsis where something is left out.
  static func fitting(_ words: String, width: Double, size: Double) -> String {
    let scalars = Array(words.unicodeScalars.prefix(1_000))
    guard scalars.count < words.unicodeScalars.count || of(scalars, size: size) > room(width) else { return words }
    var end = 0
    var used = of(["…"], size: size)
    while end < scalars.count {
      used += of([scalars[end]], size: size)
      if used > width { break }
      end += 1
    }
    return string(scalars[..<end]) + "…"
  }

  /// Text in lines that have room; breaks at spaces, at the signs of scripts without spaces, else anywhere.
  static func lines(_ words: String, width: Double, size: Double, limit: Int) -> [String] {
    // Far more than any screen has room for says nothing.
    let scalars = Array(words.unicodeScalars.prefix(4_000))
    var lines: [String] = []
    var start = 0
    while start < scalars.count {
      var end = start
      var breakAt: Int?
      var used = 0.0
      while end < scalars.count, !isBreak(scalars[end]) {
        used += of([scalars[end]], size: size)
        if used > room(width), end > start { break }
        end += 1
        if scalars[end - 1] == " " || isWide(scalars[end - 1]) { breakAt = end }
      }
      let isWhole = end == scalars.count || isBreak(scalars[end]) || scalars[end] == " "
      let stop = isWhole ? end : breakAt ?? end
      if lines.count == limit - 1, stop < scalars.count {
        let rest = scalars[start...].prefix { !isBreak($0) }
        let last = fitting(string(rest), width: width, size: size)
        lines.append(last.hasSuffix("…") ? last : last + "…")
        return lines
      }
      lines.append(string(scalars[start..<stop]))
      start = stop
      if start < scalars.count, isBreak(scalars[start]) { start += 1 } else {
        while start < scalars.count, scalars[start] == " " { start += 1 }
      }
    }
    return lines
  }

  private static func isBreak(_ scalar: Unicode.Scalar) -> Bool { scalar == "\n" || scalar == "\r" || scalar == "\u{2028}" || scalar == "\u{2029}" }

  private static func string(_ scalars: some Sequence<Unicode.Scalar>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    var string = String(text)
    while string.utf8.last == UInt8(ascii: " ") { string.unicodeScalars.removeLast() }
    return string
  }
}
