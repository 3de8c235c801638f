/// Texts that matter to rules and facts, each with a number, so that a matcher compares integers.
package struct WordTable: Sendable {
  private var ids: [String: WordID] = [:]
  /// The texts by number; index 0 is empty.
  package private(set) var texts: [String] = [""]

  package init(_ words: some Sequence<String>) {
    for word in words where !word.isEmpty && ids[word] == nil {
      ids[word] = WordID(texts.count)
      texts.append(word)
    }
  }

  /// The number of a text, 0 if it is not in the table.
  package func id(_ word: String) -> WordID { ids[word] ?? 0 }
}
