/// The names that mark code as aware of the layout direction. Data: a table under `Rules/` fills it.
package struct DirectionVocabulary: Sendable {
  /// Names that are the direction or a test of it, spelled exactly.
  package var names: Set<String>
  /// Runs of neighbouring words; a name that contains one is such a name too.
  package var wordRuns: [[String]]
  /// Values of the direction, spelled exactly. They count where something is compared with them.
  package var members: Set<String>
  /// Contents of string literals (language codes) that count in a condition.
  package var literals: Set<String> = []
  /// The same, of languages from left to right: they count where a language is compared with them, since the other one
  /// may run from right to left.
  package var otherLiterals: Set<String> = []
  /// Words of names of a language.
  package var languages: Set<String> = []
  /// Words of names of the language of an app, which is set.
  package var choices: Set<String> = []
  /// Members that are languages: they count where a language is compared with them, `language == .arabic`.
  package var languageMembers: Set<String> = [] {
    didSet { memberLengths = languageMembers.reduce(0) { $0 | 1 << UInt64(min($1.utf8.count, 63)) } }
  }
  /// A bit for each length of such a member: most names are told apart by it.
  private var memberLengths: UInt64 = 0
  /// Calls that look for a language in something: `language.hasPrefix("ar")`.
  package var searches: Set<String> = []
  /// Words that turn a name into a command: a name with one is a test only inside a condition.
  package var commands: Set<String> = []
  /// Words of names that mirror what they are given (`imageFlippedForRightToLeft…`): what stands in
  /// their statement is handled, but their result says nothing about the direction.
  package var transforms: Set<String> = []
  /// Types of what a helper gives that follows the direction: truth values, signs and factors.
  package var results: Set<String> = []
  /// Types of pictures: a helper that tests the direction and gives one turns what it is given.
  package var pictures: Set<String> = []
  /// Words of sides: a test of the code's own side was decided elsewhere.
  package var sides: Set<String> = [] { didSet { sideSearch = NameSearch(sides) } }
  /// Words of names in which such a word is no side: `landscapeLeft`.
  package var notSides: Set<String> = []
  /// Words for the start and the end of a line: where they stand beside a side, it means one of them.
  package var flow: Set<String> = []
  /// Words of what places or turns something: code with one of them in a test chooses a side.
  package var placing: Set<String> = []
  /// Tests of what the system has: `#available`, `respondsToSelector`.
  package var availability: Set<String> = []
  /// Tests that hold where the system lacks something.
  package var unavailability: Set<String> = []
  /// Values that force a direction on a view: where two functions force either of two, each is for one language.
  package var forced: Set<String> = []
  /// Runs of words for either direction, in names: `rtl`, `right to left`, `right`.
  package var directions: [(run: [String], isRightToLeft: Bool)] = []
  /// Phrases of comments that say that a side is meant, cut into words.
  package var remarks: [[String]] = []
  /// Words of comments that speak of a defect instead.
  package var complaints: Set<String> = []
  /// Macros and protocols whose braces hold what only Xcode shows: `#Preview`.
  package var previews: Set<String> = []
  /// Conditions of the compiler: whether they hold in the app that people get.
  package var buildFlags: [String: Bool] = [:]
  /// Names of the project's own helpers; true for those that count where they are called.
  package private(set) var helpers: [String: Bool] = [:]

  /// Finds the names, runs and members in bytes.
  package private(set) var search = NameSearch()
  /// Finds the words of sides in bytes.
  private(set) var sideSearch = NameSearch()

  /// Makes the search ready; what is not given is empty, and finds nothing.
  package init(names: Set<String> = [], wordRuns: [[String]] = [], members: Set<String> = []) {
    (self.names, self.wordRuns, self.members) = (names, wordRuns, members)
    search = nameSearch
  }

  private var nameSearch: NameSearch { NameSearch(wordRuns.map { $0.joined() } + names.union(members).union(helpers.keys)) }

  /// The same with helpers of the project.
  package func adding(helpers: [String: Bool]) -> DirectionVocabulary {
    var copy = self
    copy.helpers = helpers
    copy.search = copy.nameSearch
    return copy
  }

  /// Whether a name of so many bytes can be a language.
  func mayBeLanguage(_ length: Int) -> Bool { memberLengths & 1 << UInt64(min(length, 63)) != 0 }

  /// Whether the bytes can contain a name of this vocabulary: false is certain.
  package func mayOccur(in bytes: [UInt8], _ range: Range<Int>) -> Bool { search.mayOccur(in: bytes, range) }

  /// The content of a string literal, where it is the code of a language.
  func languageCode(_ literal: some Collection<UInt8>) -> String? {
    guard !literals.isEmpty, literal.count < 16 else { return nil }
    let content = String(decoding: literal.filter { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "@") }, as: UTF8.self)
    return literals.contains(content) || otherLiterals.contains(content) ? content : nil
  }

  /// Whether a name has the words of a direction test, members and commands apart.
  package func names(_ name: String) -> Bool {
    if names.contains(name) { return true }
    let words = IdentifierWords.split(name.utf8)
    return wordRuns.contains { IdentifierWords.contains(words, run: $0) }
  }

  /// Whether a name says right to left (true) or left to right; the longest run of words decides, `forceRightToLeft` is not
  /// left.
  func isRightToLeft(_ name: String) -> Bool? {
    let words = IdentifierWords.split(name.utf8)
    let said = directions.filter { IdentifierWords.contains(words, run: $0.run) }
    let longest = said.map(\.run.count).max()
    let directions = Set(said.filter { $0.run.count == longest }.map(\.isRightToLeft))
    return directions.count == 1 ? directions.first : nil
  }

  /// Whether one of the words of a name is in the set.
  static func has(_ name: String, _ words: Set<String>) -> Bool {
    !words.isEmpty && IdentifierWords.split(name.utf8).contains(where: words.contains)
  }
}
