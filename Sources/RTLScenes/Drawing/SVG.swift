import RTLFacts

/// Pieces of SVG. Everything that comes from sources goes through `escaped`.
struct SVG {
  private(set) var text = ""
  /// Where words stand, for what must not cover them.
  private(set) var words: [Rect] = []
  /// Words that would cover others are left out.
  var leavesOutCovering = false

  mutating func raw(_ piece: String) { text += piece }

  mutating func rect(_ frame: Rect, _ style: String, radius: Double = 0) {
    let corner = radius > 0 ? " rx=\"\(Self.number(radius))\"" : ""
    text +=
      "<rect class=\"\(style)\" x=\"\(Self.number(frame.x))\" y=\"\(Self.number(frame.y))\" width=\"\(Self.number(max(0, frame.width)))\" "
        + "height=\"\(Self.number(max(0, frame.height)))\"\(corner)/>"
  }

  mutating func path(_ data: String, _ style: String) { text += "<path class=\"\(style)\" d=\"\(data)\"/>" }

  mutating func circle(_ x: Double, _ y: Double, _ radius: Double, _ style: String) {
    text += "<circle class=\"\(style)\" cx=\"\(Self.number(x))\" cy=\"\(Self.number(y))\" r=\"\(Self.number(radius))\"/>"
  }

  /// One line of text; `anchor` is start, middle or end, from left to right.
  ///
  /// - Parameter room: what does not fit is left out, and no font of a viewer makes the words wider.
  mutating func line(_ words: String, x: Double, y: Double, size: Double, anchor: String, room: Double = .infinity, _ style: String = "t") {
    let words = room.isFinite ? TextWidth.fitting(words, width: room, size: size) : words
    guard !words.isEmpty else { return }
    let width = min(TextWidth.of(words.unicodeScalars, size: size), room)
    let place = Rect(x: anchor == "start" ? x : anchor == "end" ? x - width : x - width / 2, y: y - size * 0.8, width: width, height: size)
    // A picture with more words than this has no clear place left.
    if leavesOutCovering, self.words.count > 2_000 || self.words.contains(where: { $0.overlap(place) > 0 }) { return }
    self.words.append(place)
    let side = anchor == "start" ? "" : " text-anchor=\"\(anchor)\""
    // The fonts of some systems are a quarter wider than those of a phone.
    let length = width * 1.25 > room ? " textLength=\"\(Self.number(max(1, width)))\" lengthAdjust=\"spacingAndGlyphs\"" : ""
    text +=
      "<text class=\"\(style)\" x=\"\(Self.number(x))\" y=\"\(Self.number(y))\" "
        + "font-size=\"\(Self.number(size))\"\(side)\(length)>\(Self.escaped(words))</text>"
  }

  /// At most two digits behind the point.
  static func number(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e9 else { return "0" }
    let hundredths = Int((value * 100).rounded())
    let (whole, rest) = (abs(hundredths) / 100, abs(hundredths) % 100)
    let sign = hundredths < 0 ? "-" : ""
    if rest == 0 { return "\(sign)\(whole)" }
    return "\(sign)\(whole)." + (rest % 10 == 0 ? "\(rest / 10)" : rest < 10 ? "0\(rest)" : "\(rest)")
  }

  /// Text for the content of an element or the value of an attribute. Line breaks become spaces; what would
  /// direct a reader unseen becomes a visible sign; single marks, of which translations are full, direct nothing
  /// outside their own text.
  static func escaped(_ words: String) -> String {
    var result = ""
    for scalar in words.unicodeScalars {
      switch scalar.value {
      case 0x26: result += "&amp;"
      case 0x3C: result += "&lt;"
      case 0x3E: result += "&gt;"
      case 0x22: result += "&quot;"
      case 0x27: result += "&#39;"
      case 0x09, 0x0A, 0x0D, 0x2028, 0x2029: result += " "
      case 0..<0x20, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF, 0xFFF9...0xFFFB, 0xFFFE, 0xFFFF: result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
