/// Cuts names into the words that they are made of.
package enum Words {
  /// The words of a camelCase, snake_case, kebab-case or dotted name, in lower case:
  /// `XYInsetsMake_RTLFlip` gives `xy insets make rtl flip`, `arrow2x` gives `arrow 2 x`.
  ///
  /// A run of capitals is one word, up to the capital that begins the next; digits are words of
  /// their own; bytes beyond ASCII count as small letters.
  package static func split(_ name: some Sequence<UInt8>) -> [String] {
    let bytes = Array(name)
    var words: [String] = []
    var word: [UInt8] = []
    func end() {
      if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
      word.removeAll(keepingCapacity: true)
    }
    var previous = Class.separator
    for (i, byte) in bytes.enumerated() {
      let current = Class(byte)
      let next = i + 1 < bytes.count ? Class(bytes[i + 1]) : .separator
      switch (previous, current) {
      case (_, .separator): end()
      case (.separator, _): break
      case (.upper, .lower): break
      case (.upper, .upper): if next == .lower { end() }
      default: if previous != current { end() }
      }
      if current != .separator { word.append(current == .upper ? byte | 0x20 : byte) }
      previous = current
    }
    end()
    return words
  }

  /// Whether a byte may stand in a name of Swift or Objective-C.
  package static func isNameByte(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// Whether `run` occurs in `words` as neighbours.
  package static func contains(_ words: [String], run: [String]) -> Bool {
    guard let first = run.first, words.count >= run.count else { return false }
    for start in 0...words.count - run.count where words[start] == first {
      if (1..<run.count).allSatisfy({ words[start + $0] == run[$0] }) { return true }
    }
    return false
  }

  private enum Class {
    case lower, upper, digit, separator
    init(_ byte: UInt8) {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), 0x80...: self = .lower
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): self = .upper
      case UInt8(ascii: "0")...UInt8(ascii: "9"): self = .digit
      default: self = .separator
      }
    }
  }
}
