/// Cuts names into the words that they are made of.
package enum IdentifierWords {
  /// The words of a camelCase, snake_case, kebab-case or dotted name, in lower case:
  /// `XYInsetsMake_RTLFlip` gives `xy insets make rtl flip`, `arrow2x` gives `arrow 2 x`.
  ///
  /// A run of capitals is one word, up to the capital that begins the next; digits are words of
  /// their own; bytes beyond ASCII count as small letters.
  package static func split(_ name: some Sequence<UInt8>) -> [String] {
    name.withContiguousStorageIfAvailable(split) ?? Array(name).withUnsafeBufferPointer(split)
  }

  private static func split(_ bytes: UnsafeBufferPointer<UInt8>) -> [String] {
    var words: [String] = []
    var start = 0
    func end(_ end: Int) {
      if end > start { words.append(lowercase(UnsafeBufferPointer(rebasing: bytes[start..<end]))) }
      start = end
    }
    var previous = Class.separator
    for i in bytes.indices {
      let current = Class(bytes[i])
      switch (previous, current) {
      case (.separator, _): start = i
      case (_, .separator): end(i)
      case (.upper, .lower): break
      case (.upper, .upper): if i + 1 < bytes.count, Class(bytes[i + 1]) == .lower { end(i) }
      default: if previous != current { end(i) }
      }
      previous = current
    }
    if previous != .separator { end(bytes.count) }
    return words
  }

  /// A word with its capitals made small.
  private static func lowercase(_ word: UnsafeBufferPointer<UInt8>) -> String {
    String(unsafeUninitializedCapacity: word.count) { text in
      for i in word.indices { text[i] = Class(word[i]) == .upper ? word[i] | 0x20 : word[i] }
      return word.count
    }
  }

  /// Whether a byte may stand in a name of Swift or Objective-C.
  package static func isNameByte(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
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
