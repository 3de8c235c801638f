import RTLSystem

/// Words that take each other's place in an example: `each=left:right,leading:trailing`.
///
/// With the twin of an example each word is the next one of its list, behind the last the first: of `equalTo:lessThanOrEqualTo`
/// each is the other. All lists go on together, until the longest is round.
struct ExampleWords: Sendable, Hashable {
  private let lists: [[[UInt8]]]

  /// - Returns: nil where a list has fewer than two words, or a word is no name.
  init?(_ text: String) {
    lists = commaList(text).map { $0.split(separator: ":", omittingEmptySubsequences: false).map { Array($0.utf8) } }
    guard !lists.isEmpty, lists.allSatisfy({ $0.count > 1 && $0.allSatisfy { !$0.isEmpty && $0.allSatisfy(Self.isNameByte) } }) else { return nil }
  }

  /// How many examples each one stands for, itself apart.
  var twins: Int { (lists.map(\.count).max() ?? 1) - 1 }

  /// The first list of which a text has no word.
  func idleList(in texts: [String]) -> String? {
    let texts = texts.map { Array($0.utf8) }
    return lists.first { list in
      !texts.contains { text in text.indices.contains { at in list.contains { Self.stands($0, at, text) != nil } } }
    }.map { $0.map { String(decoding: $0, as: UTF8.self) }.joined(separator: ":") }
  }

  /// A text in which each word is one further down its list, and where its marks are then.
  /// - Parameters:
  ///   - marks: byte offsets in ascending order, none inside a word.
  ///   - turn: how far down, from 1.
  func exchanged(_ text: String, marks: [Int] = [], turn: Int) -> (text: String, marks: [Int]) {
    let text = Array(text.utf8)
    var written: [UInt8] = []
    var moved: [Int] = []
    var rest = marks[...]
    var at = 0
    while at < text.count {
      if rest.first == at {
        moved.append(written.count)
        rest.removeFirst()
      }
      guard let found = word(at, text, turn: turn) else {
        written.append(text[at])
        at += 1
        continue
      }
      written += found.other
      at += found.length
    }
    return (String(decoding: written, as: UTF8.self), moved)
  }

  /// The longest word that stands at a byte, and what takes its place.
  private func word(_ at: Int, _ text: [UInt8], turn: Int) -> (length: Int, other: [UInt8])? {
    var longest: (length: Int, other: [UInt8])?
    for list in lists {
      for (index, word) in list.enumerated() where word.count > longest?.length ?? 0 {
        guard let isCapital = Self.stands(word, at, text) else { continue }
        var other = list[(index + turn) % list.count]
        if isCapital { other[0] -= 32 }
        longest = (word.count, other)
      }
    }
    return longest
  }

  /// Whether a word stands at a byte of a text as a name or as one of its words, and then, whether with a capital letter in place of
  /// its small one.
  private static func stands(_ word: [UInt8], _ at: Int, _ text: [UInt8]) -> Bool? {
    let end = at + word.count
    guard end <= text.count, word.dropFirst().elementsEqual(text[at + 1..<end]) else { return nil }
    if end < text.count, isSmall(text[end]) { return nil }
    let isCapital = isSmall(word[0]) && text[at] == word[0] - 32
    guard text[at] == word[0] || isCapital else { return nil }
    guard isCapital || !isSmall(word[0]) || at == 0 || !isLetter(text[at - 1]) else { return nil }
    return isCapital
  }

  private static func isSmall(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) }
  private static func isLetter(_ byte: UInt8) -> Bool { isSmall(byte | 32) }
  private static func isNameByte(_ byte: UInt8) -> Bool { PatternCompiler.isNameByte(byte) || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-") }
}

extension Example {
  /// The same example with other words, one for each turn of its `each=`.
  package var twins: [Example] {
    guard let words = attributes["each"].flatMap(ExampleWords.init) else { return [] }
    return (0..<words.twins).map { turn in
      var twin = self
      (twin.text, twin.marks) = words.exchanged(text, marks: marks, turn: turn + 1)
      twin.fixed = fixed.map { (words.exchanged($0.text, turn: turn + 1).text, $0.fix) }
      twin.isTwin = true
      return twin
    }
  }
}
