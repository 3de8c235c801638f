import RTLSystem

/// Words that take each other's place in an example: `each=left:right,leading:trailing`.
///
/// With the twin of an example each word is the next one of its list, behind the last the first: of `equalTo:lessThanOrEqualTo`
/// each is the other. All lists go on together, until the longest is round.
struct ExampleWords: Sendable {
  private let lists: [[[UInt8]]]

  /// - Returns: nil where a list has fewer than two words, or an empty one.
  init?(_ text: String) {
    lists = commaList(text).map { $0.split(separator: ":", omittingEmptySubsequences: false).map { Array($0.utf8) } }
    guard !lists.isEmpty, lists.allSatisfy({ $0.count > 1 && !$0.contains([]) }) else { return nil }
  }

  /// What the example is tried with besides its own words.
  var turns: [WordExchange] {
    (1..<(lists.map(\.count).max() ?? 1)).map { turn in
      WordExchange(lists.flatMap { list in list.indices.map { (from: list[$0], to: list[($0 + turn) % list.count]) } })
    }
  }

  /// The first list of which no text has a word.
  func idleList(in texts: [String]) -> String? {
    lists.first { list in
      let words = WordExchange(list.map { ($0, $0) })
      return !texts.contains { words.concerns(Array($0.utf8)) }
    }.map { $0.map { String(decoding: $0, as: UTF8.self) }.joined(separator: ":") }
  }
}

extension Example {
  /// The same example with other words, one for each turn of its `each=`.
  package var twins: [Example] {
    guard let words = attributes["each"].flatMap(ExampleWords.init) else { return [] }
    return words.turns.map { words in
      var twin = self
      let exchanged = words.exchanged(Array(text.utf8), marks: marks)
      (twin.text, twin.marks) = (String(decoding: exchanged.text, as: UTF8.self), exchanged.marks)
      twin.fixed = fixed.map { (String(decoding: words.exchanged(Array($0.text.utf8)).text, as: UTF8.self), $0.fix) }
      twin.isTwin = true
      return twin
    }
  }
}
