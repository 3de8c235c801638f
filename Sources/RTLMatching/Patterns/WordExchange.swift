/// Words that are written in the place of others, as names or as parts of names: with `left` for `right`, `marginLeft` for `marginRight`.
struct WordExchange: Sendable {
  private let words: [(from: [UInt8], to: [UInt8])]

  /// - Parameter words: a word that begins with a small letter also stands for itself with a capital one.
  init(_ words: [(from: [UInt8], to: [UInt8])]) { self.words = words }

  /// - Parameter words: by the word that they replace.
  init(_ words: [String: String]) { self.init(words.map { (Array($0.utf8), Array($1.utf8)) }) }

  /// A text with the words exchanged.
  /// - Parameter marks: byte offsets in ascending order, none inside a word.
  /// - Returns: the text, and where the marks are in it.
  func exchanged(_ text: [UInt8], marks: [Int] = []) -> (text: [UInt8], marks: [Int]) {
    var written: [UInt8] = []
    var moved: [Int] = []
    var rest = marks[...]
    var at = 0
    while at < text.count {
      if rest.first == at {
        moved.append(written.count)
        rest.removeFirst()
      }
      guard let found = word(at, text) else {
        written.append(text[at])
        at += 1
        continue
      }
      written += found.other
      at += found.length
    }
    return (written, moved)
  }

  /// Whether a text has a word.
  func concerns(_ text: [UInt8]) -> Bool { text.indices.contains { word($0, text) != nil } }

  /// The longest word that stands at a byte, and what takes its place.
  private func word(_ at: Int, _ text: [UInt8]) -> (length: Int, other: [UInt8])? {
    var longest: (length: Int, other: [UInt8])?
    for (word, replacement) in words where word.count > longest?.length ?? 0 {
      guard let isCapital = Self.stands(word, at, text) else { continue }
      var other = replacement
      if isCapital, let first = other.first, Self.isSmall(first) { other[0] -= 32 }
      longest = (word.count, other)
    }
    return longest
  }

  /// Whether a word stands at a byte of a text as a name or as one of its words, and then, whether with a capital letter in place of
  /// its small one.
  private static func stands(_ word: [UInt8], _ at: Int, _ text: [UInt8]) -> Bool? {
    let end = at + word.count
    guard let first = word.first, let last = word.last, end <= text.count, word.dropFirst().elementsEqual(text[at + 1..<end]) else { return nil }
    if end < text.count, isSmall(text[end]), isLetter(last) { return nil }
    let isCapital = isSmall(first) && text[at] == first - 32
    guard text[at] == first || isCapital else { return nil }
    guard isCapital || !isSmall(first) || at == 0 || !isLetter(text[at - 1]) else { return nil }
    return isCapital
  }

  private static func isSmall(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) }
  private static func isLetter(_ byte: UInt8) -> Bool { isSmall(byte | 32) }
}
