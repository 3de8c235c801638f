import RTLFacts
import RTLLexing

/// The patterns of code by the word at which each of them starts, as lists in flat memory: every known word of every
/// file asks them, and most places are told apart by the tokens beside the word.
struct PatternTriggers: Sendable {
  /// What stands beside the word in every match of a pattern.
  struct Entry: Sendable {
    let before, after: Neighbour
    /// The next entry of the same word; -1 for none.
    fileprivate(set) var next: Int32 = -1
  }

  /// The token beside another.
  enum Neighbour: Sendable, Equatable {
    case any
    case word(WordID)
    /// A token of one byte.
    case sign(UInt8)
    /// `=`, `+=` and the like.
    case assignment

    init(_ element: Element?) {
      guard case .literal(let literal)? = element else { self = .any; return }
      self = literal.word != 0 ? .word(literal.word) : literal.text.count == 1 ? .sign(literal.text[0]) : .any
    }
  }

  private(set) var entries: [Entry] = []
  /// By the number of the entry.
  private(set) var patterns: [(reference: Catalogue.Reference, pattern: CodePattern)] = []
  /// By the number of the entry: see `CodePattern.neededWords`.
  private var needed: [[WordID]] = []
  /// By the number of the entry: what can be asked of a file before anything matches, see `Condition.mayHold`.
  private var tests: [[Condition.FileTest]] = []
  /// By the number of the word: the first entry and the last one; -1 for none.
  private(set) var first: [Int32]
  private var last: [Int32]

  /// - Parameter words: one more than the highest number of a word.
  init(words: Int) {
    first = Array(repeating: -1, count: words)
    last = first
  }

  /// Puts a pattern behind the others of all words with which it may start.
  /// - Parameter tests: what can be asked of a file before the pattern matches there.
  mutating func add(_ pattern: CodePattern, _ reference: Catalogue.Reference, _ tests: [Condition.FileTest]) {
    let ((before, after), others) = (pattern.neighbours, pattern.neededWords)
    for word in pattern.triggerWords.map(Int.init) {
      let number = Int32(entries.count)
      if last[word] < 0 { first[word] = number } else { entries[Int(last[word])].next = number }
      last[word] = number
      entries.append(Entry(before: before, after: after))
      patterns.append((reference, pattern))
      needed.append(others)
      self.tests.append(tests)
    }
  }

  /// Tells of each pattern whether a file has what it needs: many begin at a word that stands on every other line.
  struct InFile {
    private let triggers: PatternTriggers
    private let code: CodeView
    private let words: FileWords
    /// By the number of the entry, as far as somebody asked.
    private var answers: [Bool?]

    init(_ triggers: PatternTriggers, _ file: FileContext) {
      (self.triggers, code, words) = (triggers, file.code, file.words)
      answers = Array(repeating: nil, count: triggers.entries.count)
    }

    mutating func mayMatch(_ entry: Int) -> Bool {
      if let known = answers[entry] { return known }
      let answer = words.hasOne(of: triggers.needed[entry]) && triggers.tests[entry].allSatisfy { $0(code) }
      answers[entry] = answer
      return answer
    }
  }
}

/// Which words of the rules stand in a file, in any order.
struct FileWords {
  private var isThere: [Bool]

  /// - Parameter count: one more than the highest number of a word.
  init(_ code: CodeView, count: Int) {
    isThere = Array(repeating: false, count: count)
    for token in code.knownTokens { isThere[Int(code.file.tokens[token].word)] = true }
  }

  /// - Parameter words: where nothing is needed there are none.
  func hasOne(of words: some Collection<WordID>) -> Bool { words.isEmpty || words.contains { Int($0) < isThere.count && isThere[Int($0)] } }
}
