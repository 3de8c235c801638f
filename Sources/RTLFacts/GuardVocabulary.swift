/// The names that mark code as aware of the layout direction. Data: a table under `Rules/` fills it.
package struct GuardVocabulary: Sendable {
  /// Names that are the direction or a test of it, spelled exactly.
  package var names: Set<String>
  /// Runs of neighbouring words; a name that contains one is such a name too.
  package var wordRuns: [[String]]
  /// Values of the direction, spelled exactly. They count where something is compared with them.
  package var members: Set<String>
  /// Contents of string literals (language codes) that count in a condition.
  package var literals: Set<String>
  /// Words that turn a name into a command: a name with one is a test only inside a condition.
  package var commands: Set<String>
  /// Words of names that mirror what they are given (`imageFlippedForRightToLeft…`): what stands in
  /// their statement is handled, but their result says nothing about the direction.
  package var transforms: Set<String>
  /// Types of what a helper gives that follows the direction: truth values, signs and factors.
  package var results: Set<String>
  /// Names of the project's own helpers; true for those that count where they are called.
  package private(set) var helpers: [String: Bool] = [:]

  /// The letters of every name, run and member from last to first, five bits each, so that case
  /// does not matter; and a set of their last three letters.
  private var endings: [[UInt8]] = []
  private var triples = [UInt64](repeating: 0, count: 512)

  package init(
    names: some Sequence<String>, wordRuns: [[String]], members: some Sequence<String>,
    literals: some Sequence<String> = [], commands: some Sequence<String> = [],
    transforms: some Sequence<String> = [], results: some Sequence<String> = [], helpers: [String: Bool] = [:]
  ) {
    self.names = Set(names)
    self.wordRuns = wordRuns
    self.members = Set(members)
    self.literals = Set(literals)
    self.commands = Set(commands)
    self.transforms = Set(transforms)
    self.results = Set(results)
    self.helpers = helpers
    for word in wordRuns.map({ $0.joined() }) + self.names.union(self.members).union(helpers.keys) {
      let letters = word.utf8.filter { $0 != UInt8(ascii: "_") }.map { $0 & 31 }
      guard letters.count >= 3 else { continue }
      endings.append(letters.reversed())
      let window = letters.suffix(3).reduce(0) { $0 << 5 | Int($1) }
      triples[window >> 6] |= 1 << UInt64(window & 63)
    }
  }

  /// The same with helpers of the project.
  package func adding(helpers: [String: Bool]) -> GuardVocabulary {
    GuardVocabulary(
      names: names, wordRuns: wordRuns, members: members, literals: literals, commands: commands, transforms: transforms, results: results,
      helpers: helpers)
  }

  /// Whether the bytes can contain a name of this vocabulary: false is certain.
  package func mayOccur(in bytes: [UInt8], _ range: Range<Int>) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      triples.withUnsafeBufferPointer { triples in
        var window = 0
        for i in range {
          let byte = bytes[i]
          if byte == UInt8(ascii: "_") { continue }
          window = (window << 5 | Int(byte & 31)) & 0x7FFF
          if triples[window >> 6] & (1 << UInt64(window & 63)) != 0, endsName(bytes, range.lowerBound, i) { return true }
        }
        return false
      }
    }
  }

  private func endsName(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ last: Int) -> Bool {
    for letters in endings {
      var i = last
      var matched = 0
      while matched < letters.count, i >= start {
        if bytes[i] != UInt8(ascii: "_") {
          guard bytes[i] & 31 == letters[matched] else { break }
          matched += 1
        }
        i -= 1
      }
      if matched == letters.count { return true }
    }
    return false
  }

  /// Whether a name has the words of a direction test, members and commands apart.
  package func names(_ name: String) -> Bool {
    if names.contains(name) { return true }
    let words = Words.split(name.utf8)
    return wordRuns.contains { Words.contains(words, run: $0) }
  }

  /// Whether one of the words of a name is in the set.
  static func has(_ name: String, _ words: Set<String>) -> Bool {
    !words.isEmpty && Words.split(name.utf8).contains(where: words.contains)
  }
}
