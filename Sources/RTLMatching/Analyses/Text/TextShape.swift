/// One row of a table of shapes: `{} - {}`, `{number} km`, `{}<currency>`.
struct TextShape: Sendable {
  enum Element: Equatable, Sendable {
    case byte(UInt8)
    /// One or more spaces of any width.
    case space
    /// The next of `holeKinds`.
    case hole
    case symbol(Symbol)
    /// The ends of the text, white space passed by.
    case start, end
  }

  /// Classes of signs that Unicode knows.
  enum Symbol: String, CaseIterable, Sendable {
    case currency, emoji
  }

  let elements: [Element]
  /// For each hole the kinds of which it must be one; none for any kind.
  private let holeKinds: [[String]]
  /// Numbers of the holes of which a kind is asked for, those of fewer kinds first: what identifies them is rarer.
  private let askedHoles: [Int]

  /// Nil for a text that names no class of signs, or has no hole.
  init?(_ text: String) {
    let bytes = Array(text.utf8)
    var (elements, holeKinds) = ([Element](), [[String]]())
    var i = 0
    while i < bytes.count {
      let close: UInt8? = bytes[i] == UInt8(ascii: "{") ? UInt8(ascii: "}") : bytes[i] == UInt8(ascii: "<") ? UInt8(ascii: ">") : nil
      if let close, let end = bytes[i...].firstIndex(of: close) {
        let name = String(decoding: bytes[(i + 1)..<end], as: UTF8.self)
        if close == UInt8(ascii: "}") {
          elements.append(.hole)
          holeKinds.append(parts(of: name, at: "|"))
        } else if let symbol = Symbol(rawValue: name) {
          elements.append(.symbol(symbol))
        } else {
          return nil
        }
        i = end + 1
      } else {
        let isMark = bytes[i] == UInt8(ascii: "^")
        let element: Element = isMark ? (i == 0 ? .start : .end) : bytes[i] == UInt8(ascii: " ") ? .space : .byte(bytes[i])
        elements.append(element)
        i += 1
      }
    }
    guard !holeKinds.isEmpty else { return nil }
    (self.elements, self.holeKinds) = (elements, holeKinds)
    askedHoles = holeKinds.indices.filter { !holeKinds[$0].isEmpty }.sorted { holeKinds[$0].count < holeKinds[$1].count }
  }

  /// The kinds of holes that the row asks for.
  var kinds: [String] { holeKinds.flatMap { $0 } }

  /// Whether the holes are of the kinds that are asked for.
  /// - Parameters:
  ///   - firstHole: the number of the shape's first hole in the text.
  ///   - isKind: whether the hole of this number is of one of these kinds.
  func holesFit(_ firstHole: Int, _ isKind: (Int, [String]) -> Bool) -> Bool {
    askedHoles.allSatisfy { isKind(firstHole + $0, holeKinds[$0]) }
  }

  /// Whether the signs at the ends of the shape stand alone: `12 km`, not `12 kmx`, `%2C` or `%.2f`.
  func stands(_ text: [UInt8], _ start: Int, _ end: Int) -> Bool {
    if let first = elements.first, !first.isHole, start > 0, !TextShape.isOpening(text[start - 1]), TextShape.spaces(text, start - 1) == start - 1 {
      // The last byte of a wide space.
      guard text[start - 1] >= 0x80, start > 2, TextShape.spaces(text, start - 3) == start || TextShape.spaces(text, start - 2) == start else { return false }
    }
    if let last = elements.last, !last.isHole, end < text.count {
      let next = text[end]
      // `%.2f` is a hole of a format that is put together itself.
      if next == UInt8(ascii: "."), end + 2 < text.count, TextShape.isDigit(text[end + 1]), TextShape.isAlphanumeric(text[end + 2]) { return false }
      return next != 0 && next != UInt8(ascii: "@") && next != UInt8(ascii: "%") && next != UInt8(ascii: "_") && !TextShape.isAlphanumeric(next)
    }
    return true
  }

  private static func isOpening(_ byte: UInt8) -> Bool {
    byte == 10 || byte == UInt8(ascii: "(") || byte == UInt8(ascii: "[") || byte == UInt8(ascii: "\"")
  }

  static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

  static func isAlphanumeric(_ byte: UInt8) -> Bool {
    (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z") || isDigit(byte)
  }

  /// The offset past the spaces that begin at `start`: blanks, tabs, and U+00A0, U+2009, U+200A, U+202F.
  static func spaces(_ text: [UInt8], _ start: Int) -> Int {
    var i = start
    while i < text.count {
      if text[i] == 0x20 || text[i] == 9 {
        i += 1
      } else if text[i] == 0xC2, i + 1 < text.count, text[i + 1] == 0xA0 {
        i += 2
      } else if text[i] == 0xE2, i + 2 < text.count, text[i + 1] == 0x80, [0x89, 0x8A, 0xAF].contains(text[i + 2]) {
        i += 3
      } else {
        break
      }
    }
    return i
  }
}

extension TextShape.Element {
  fileprivate var isHole: Bool {
    switch self {
    case .hole, .start, .end: true
    case .byte, .space, .symbol: false
    }
  }
}

extension TextShape.Symbol {
  /// One of these is among the bytes of every sign: the only one in ASCII, and what begins the others.
  var bytes: ByteSet {
    switch self {
    case .currency: ByteSet([UInt8(ascii: "$")] + Array(0xC2...0xFF))
    case .emoji: ByteSet(0xE2...0xFF)
    }
  }

  /// In bytes: from each of many signs in a row one looks at no more.
  private static let longest = 256

  /// The offset past the signs of this class that begin at `start`.
  func end(_ text: [UInt8], _ start: Int) -> Int {
    var i = start
    var found = false
    while i < min(text.count, start + TextShape.Symbol.longest), let scalar = TextShape.scalar(text, i) {
      // Unicode is asked last: most signs are ASCII.
      switch self {
      case .currency:
        guard scalar.isASCII ? scalar == "$" : scalar.properties.generalCategory == .currencySymbol else { return i }
      case .emoji:
        guard scalar.value > 0x2000 else { return i }
        let joins = scalar.value == 0x200D || scalar.value == 0xFE0F || scalar.properties.isEmojiModifier
        guard scalar.properties.isEmoji && !(0x2190...0x21FF).contains(scalar.value) || found && joins else { return i }
      }
      found = true
      i += UTF8.width(scalar)
    }
    return i
  }
}

extension TextShape {
  /// The scalar that begins at an offset; nil for none.
  static func scalar(_ text: [UInt8], _ start: Int) -> Unicode.Scalar? {
    let first = text[start]
    let length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    guard first != 0, first < 0x80 || first >= 0xC2, start + length <= text.count else { return nil }
    var value = UInt32(length == 1 ? first : first & (0xFF >> UInt8(length + 1)))
    for byte in text[(start + 1)..<(start + length)] {
      guard byte & 0xC0 == 0x80 else { return nil }
      value = value << 6 | UInt32(byte & 0x3F)
    }
    return Unicode.Scalar(value)
  }
}
