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

    init(_ element: Element?) {
      guard case .literal(let literal)? = element else { self = .any; return }
      self = literal.word != 0 ? .word(literal.word) : literal.text.count == 1 ? .sign(literal.text[0]) : .any
    }
  }

  private(set) var entries: [Entry] = []
  /// By the number of the entry.
  private(set) var patterns: [(reference: Catalogue.Reference, pattern: CodePattern)] = []
  /// By the number of the word: the first entry and the last one; -1 for none.
  private(set) var first: [Int32]
  private var last: [Int32]

  /// - Parameter words: one more than the highest number of a word.
  init(words: Int) {
    first = Array(repeating: -1, count: words)
    last = first
  }

  /// Puts a pattern behind the others of all words with which it may start.
  mutating func add(_ pattern: CodePattern, _ reference: Catalogue.Reference) {
    let (before, after) = pattern.neighbours
    for word in pattern.triggerWords.map(Int.init) {
      let number = Int32(entries.count)
      if last[word] < 0 { first[word] = number } else { entries[Int(last[word])].next = number }
      last[word] = number
      entries.append(Entry(before: before, after: after))
      patterns.append((reference, pattern))
    }
  }
}
