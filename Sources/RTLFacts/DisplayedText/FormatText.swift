/// The placeholders of a format such as `%1$@ sold %ld`.
package struct FormatText: Sendable {
  /// What a placeholder takes, as far as a wrong one is dangerous.
  package enum Kind: UInt8, Sendable {
    /// `%@`: read as the address of an object.
    case object
    /// `%d`, `%ld`, `%x`, `%c`, also the width `*`.
    case integer
    case float
    /// `%s`, `%S`: read as the address of characters.
    case characters
    /// `%#@name@`: a variable of a plural rule.
    case variable
  }

  /// A specifier with its percent sign: `%ld`, `%1$@`, `%#@files@`.
  package struct Placeholder: Sendable, Equatable {
    /// Byte offsets in the text that was given, from the percent sign to behind the letter.
    package var range: Range<Int>
    /// By the letter; lengths such as `ll` do not count.
    package var kind: Kind
    /// 1-based number of the argument.
    package var argument: Int
    /// A blank between the percent sign and the letter: legal, and hardly ever meant.
    package var hasSpace: Bool
  }

  /// What was a placeholder before somebody translated it.
  package struct Broken: Sendable, Equatable {
    /// Byte offsets in the text that was given: what `fixed` takes the place of.
    package var range: Range<Int>
    /// What the placeholder took before.
    package var kind: Kind
    /// The same with the signs in order.
    package var fixed: String
  }

  /// In the order of the text; `%%` is none.
  package private(set) var placeholders: [Placeholder] = []
  /// In the order of the text; these take no argument.
  package private(set) var broken: [Broken] = []
  /// By number of the argument; one that is used twice counts once.
  package private(set) var arguments: [Int: Kind] = [:]

  /// Takes the same arguments in the same ways as the text that it was translated from, and nothing looks odd.
  /// - Parameter source: nil where it is not known.
  package func agrees(with source: FormatText?) -> Bool {
    guard broken.isEmpty, !placeholders.contains(where: \.hasSpace) else { return false }
    guard let source else { return true }
    return source.arguments.keys.allSatisfy { arguments[$0] != nil } && placeholders.allSatisfy { source.arguments[$0.argument] == $0.kind }
  }

  private let bytes: ArraySlice<UInt8>
  private var next = 1

  /// - Parameter bytes: as the file spells them; no escape begins with a percent sign.
  package init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    var i = bytes.startIndex
    while i < bytes.endIndex {
      switch bytes[i] {
      case UInt8(ascii: "%"): i = takePercent(at: i)
      case 0xD9, 0xEF:
        if let length = foreignPercent(at: i) { i = takeForeign(at: i, length) } else { i += 1 }
      default: i += 1
      }
    }
  }

  private func byte(_ i: Int) -> UInt8 { i >= bytes.startIndex && i < bytes.endIndex ? bytes[i] : 0 }

  private struct Specifier {
    var end: Int
    var kind: Kind
    var position: Int?
    var stars = 0
    var hasSpace = false
  }

  /// The rest of a placeholder, from behind its percent sign.
  private func specifier(from start: Int) -> Specifier? {
    var i = start
    var position: Int?
    let digits = number(at: i)
    if let digits, byte(digits.end) == UInt8(ascii: "$") {
      position = digits.value
      i = digits.end + 1
    }
    var found = Specifier(end: i, kind: .integer, position: position)
    if byte(i) == UInt8(ascii: "#"), byte(i + 1) == UInt8(ascii: "@") {
      var end = i + 2
      while end < bytes.endIndex, isNameByte(bytes[end]) { end += 1 }
      guard byte(end) == UInt8(ascii: "@") else { return nil }
      found.end = end + 1
      found.kind = .variable
      return found
    }
    while "-+ 0#'".utf8.contains(byte(i)), byte(i) != 0 {
      if byte(i) == UInt8(ascii: " ") { found.hasSpace = true }
      i += 1
    }
    for part in 0..<2 {
      if part == 1 {
        guard byte(i) == UInt8(ascii: ".") else { break }
        i += 1
      }
      if byte(i) == UInt8(ascii: "*") {
        found.stars += 1
        i += 1
      } else if let digits = number(at: i) {
        i = digits.end
      }
    }
    while "hlqLztj".utf8.contains(byte(i)), byte(i) != 0 { i += 1 }
    guard let kind = FormatText.kind(byte(i)) else { return nil }
    found.kind = kind
    found.end = i + 1
    // `5% steps` and `50 % of it` are percentages, no placeholders.
    if found.hasSpace, kind != .object, isLetter(byte(i + 1)) || isDigit(byte(start - 2)) { return nil }
    return found
  }

  private mutating func takePercent(at start: Int) -> Int {
    if let reversed = reversedNumber(before: start) {
      broken.append(Broken(range: reversed.start..<start + 1, kind: .object, fixed: "%\(reversed.value)$@"))
      return start + 1
    }
    if byte(start + 1) == UInt8(ascii: "%") { return start + 2 }
    if let found = specifier(from: start + 1) {
      append(found, from: start)
      return found.end
    }
    // `%$1@`: the number has gone behind its sign.
    if byte(start + 1) == UInt8(ascii: "$"), let digits = number(at: start + 2), let kind = FormatText.kind(byte(digits.end)) {
      let letter = String(decoding: [byte(digits.end)], as: UTF8.self)
      broken.append(Broken(range: start..<digits.end + 1, kind: kind, fixed: "%\(digits.value)$\(letter)"))
      return digits.end + 1
    }
    // `@%`: typed from right to left.
    if byte(start - 1) == UInt8(ascii: "@"), !isNameByte(byte(start - 2)), !isNameByte(byte(start + 1)) {
      broken.append(Broken(range: start - 1..<start + 1, kind: .object, fixed: "%@"))
    }
    return start + 1
  }

  /// The number of a placeholder that was typed from right to left: `@$1%`, `@1%`. More digits without the sign are a share.
  private func reversedNumber(before end: Int) -> (start: Int, value: Int)? {
    var start = end
    while isDigit(byte(start - 1)) { start -= 1 }
    guard let digits = number(at: start), digits.end == end else { return nil }
    let hasSign = byte(start - 1) == UInt8(ascii: "$")
    let at = hasSign ? start - 2 : start - 1
    guard hasSign || end - start == 1, byte(at) == UInt8(ascii: "@"), !isNameByte(byte(at - 1)), !"%$".utf8.contains(byte(at - 1)) else { return nil }
    return (at, digits.value)
  }

  private mutating func append(_ found: Specifier, from start: Int) {
    for _ in 0..<found.stars where found.position == nil {
      arguments[next] = .integer
      next += 1
    }
    let argument = found.position ?? next
    if found.position == nil { next += 1 }
    if arguments[argument] == nil || found.kind == .object { arguments[argument] = found.kind }
    placeholders.append(Placeholder(range: start..<found.end, kind: found.kind, argument: argument, hasSpace: found.hasSpace))
  }

  /// Length of a percent sign that no formatter knows: U+066A, U+FE6A, U+FF05.
  private func foreignPercent(at i: Int) -> Int? {
    if byte(i) == 0xD9, byte(i + 1) == 0xAA { return 2 }
    if byte(i) == 0xEF, byte(i + 1) == 0xB9, byte(i + 2) == 0xAA { return 3 }
    if byte(i) == 0xEF, byte(i + 1) == 0xBC, byte(i + 2) == 0x85 { return 3 }
    return nil
  }

  private mutating func takeForeign(at start: Int, _ length: Int) -> Int {
    let end = start + length
    // A number before it is what the sign is there for.
    guard !endsInDigit(before: start), let found = specifier(from: end), !isLetter(byte(found.end)) else { return end }
    let rest = bytes[end..<found.end].filter { $0 != 0x20 }
    broken.append(Broken(range: start..<found.end, kind: found.kind, fixed: "%" + String(decoding: rest, as: UTF8.self)))
    return found.end
  }

  /// Whether a digit of any script stands before an offset: `0`…`9`, U+0660…U+0669, U+06F0…U+06F9.
  private func endsInDigit(before i: Int) -> Bool {
    let (first, last) = (byte(i - 2), byte(i - 1))
    return isDigit(last) || first == 0xD9 && (0xA0...0xA9).contains(last) || first == 0xDB && (0xB0...0xB9).contains(last)
  }

  private func number(at start: Int) -> (value: Int, end: Int)? {
    var i = start
    var value = 0
    while i < start + 4, isDigit(byte(i)) {
      value = value * 10 + Int(byte(i) - UInt8(ascii: "0"))
      i += 1
    }
    return i > start ? (value, i) : nil
  }

  private func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
  private func isLetter(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) }
  private func isNameByte(_ byte: UInt8) -> Bool {
    isLetter(byte) || isDigit(byte) || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-")
  }

  private static func kind(_ letter: UInt8) -> Kind? {
    switch letter {
    case UInt8(ascii: "@"): .object
    case UInt8(ascii: "d"), UInt8(ascii: "D"), UInt8(ascii: "i"), UInt8(ascii: "u"), UInt8(ascii: "U"), UInt8(ascii: "x"), UInt8(ascii: "X"),
      UInt8(ascii: "o"), UInt8(ascii: "O"), UInt8(ascii: "c"), UInt8(ascii: "C"), UInt8(ascii: "p"):
      .integer
    case UInt8(ascii: "f"), UInt8(ascii: "F"), UInt8(ascii: "e"), UInt8(ascii: "E"), UInt8(ascii: "g"), UInt8(ascii: "G"), UInt8(ascii: "a"),
      UInt8(ascii: "A"):
      .float
    case UInt8(ascii: "s"), UInt8(ascii: "S"): .characters
    default: nil
    }
  }
}
