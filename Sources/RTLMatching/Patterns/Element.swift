import RTLFindings
import RTLLexing
import RTLSystem

/// What a fix needs to be safe.
package enum Need: Sendable, Hashable {
  /// A deployment target of at least this version, if the project builds for that platform.
  case platform(AppPlatform, Version)
  /// The app follows the system's language and does not switch inside itself.
  case systemLanguage
  /// The project's lock files name no older version of this library.
  case library(String, Version)

  var isPlatform: Bool { if case .platform = self { true } else { false } }
}

/// A fixed token of a pattern.
package struct Literal: Sendable, Hashable {
  /// The token as written; a string literal without prefix, between plain quotes.
  package var text: [UInt8]
  /// Its number, 0 for marks and operators, which are compared by their bytes.
  package var word: WordID
}

/// `$(a | b -> c)` or the use of a table.
package struct Choice: Sendable {
  /// A row of a choice: `left -> leading`.
  package struct Alternative: Sendable {
    /// What the code must have here, in this order.
    package var tokens: [Literal]
    /// What takes its place, nil when there is nothing to fix.
    package var replacement: String?
    /// What a fix by this row needs, in addition to the needs of its block.
    package var needs: [Need] = []
    /// The most that this row's fix may claim, if the row says so.
    package var fix: Applicability?
  }
  /// The table that a choice was made from.
  struct Source: Hashable {
    var table: String
    var dialect: Dialect
  }
  var source: Source?
  /// The table's name; what a use of it takes is captured under this name.
  package var name: String?
  /// In the order of the rule file or of the table.
  package var alternatives: [Alternative] = []
  /// Alternatives of one word, sorted by the number of that word.
  private(set) var ofOneWord: [(word: WordID, alternative: Int)] = []
  /// The other alternatives.
  private(set) var others: [Int] = []
  /// True when the choice stands for the content of a string literal; the edit keeps the quotes.
  package var quoted = false
  /// True for the part of the pattern that a finding underlines.
  package var isPlace = false

  /// Gets the alternatives ready to be found. Of those of one word the first one counts.
  mutating func index() {
    var indexOfWord: [(word: WordID, alternative: Int)] = []
    others = []
    for (index, alternative) in alternatives.enumerated() {
      if alternative.tokens.count == 1, let word = alternative.tokens.first?.word, word != 0 { indexOfWord.append((word, index)) } else { others.append(index) }
    }
    indexOfWord.sort { $0 < $1 }
    ofOneWord = indexOfWord.indices.compactMap { $0 > 0 && indexOfWord[$0 - 1].word == indexOfWord[$0].word ? nil : indexOfWord[$0] }
  }

  /// The alternative that is one word.
  func alternative(_ word: WordID) -> Int? {
    let index = ofOneWord.partitioningIndex { $0.word >= word }
    return index < ofOneWord.count && ofOneWord[index].word == word ? ofOneWord[index].alternative : nil
  }
}

/// A value that is handed out without its parts being counted: a pattern is walked at every word that it waits for.
package final class Boxed<Value: Sendable>: Sendable {
  /// Never changes.
  package let value: Value
  /// Takes a value in.
  package init(_ value: Value) { self.value = value }
}

/// One part of a pattern.
package indirect enum Element: Sendable {
  case literal(Literal)
  case choice(Boxed<Choice>)
  case optional([Element])
  case insertion(String)
  case hole(String)
  /// A hole that takes one string literal and captures its content.
  case stringHole(String)
  /// `$$$` and `$$$NAME`.
  case ellipsis(String?)
  /// `$(Type:)`: the type's name spelled out, or nothing where the context says the type.
  case member(ofType: [Literal], name: String)
}

/// A compiled pattern of code.
package final class CodePattern: Sendable {
  /// In the order of the code.
  package let elements: [Element]
  /// Index of the element where matching starts.
  package let trigger: Int
  /// Both ways through the pattern.
  let ways: PatternStep.List
  /// The first step of the way from the trigger to the end, and of the way from before it to the beginning.
  let onward, back: Int

  init(elements: [Element], trigger: Int) {
    (self.elements, self.trigger) = (elements, trigger)
    var ways = PatternStep.List()
    onward = ways.addForward(elements[trigger...])
    back = ways.addBackward(elements[..<trigger])
    self.ways = ways
  }
}

/// Numbers the words of all patterns, in the order of their first sight.
package struct WordNumbers: Sendable {
  /// Words that have their numbers already.
  private let known: KeywordTable
  /// The others, whose numbers go on behind those.
  package private(set) var list: [String] = []
  private var ids: [String: WordID] = [:]
  /// - Parameter known: words that keep their numbers; new ones are numbered behind them.
  package init(known: KeywordTable = .none) { self.known = known }

  /// The number of a word in UTF-8.
  mutating func id(_ word: some Collection<UInt8>) -> WordID {
    let old = word.withContiguousStorageIfAvailable(known.id) ?? 0
    return old != 0 ? old : id(String(decoding: word, as: UTF8.self))
  }

  /// The number of a word; a new word gets the next one, an empty one and those that no table holds 0.
  package mutating func id(_ word: String) -> WordID {
    let old = known.id(word)
    if old != 0 { return old }
    if let id = ids[word] { return id }
    guard !word.isEmpty, known.count + list.count <= KeywordTable.capacity else { return 0 }
    list.append(word)
    let id = WordID(known.count - 1 + list.count)
    ids[word] = id
    return id
  }

  /// All words by their numbers.
  package var table: KeywordTable { list.isEmpty ? known : known.adding(list) }
}
