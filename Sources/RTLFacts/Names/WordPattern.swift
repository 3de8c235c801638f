/// Words, and runs of words such as `front facing`, that are looked for in names.
package struct WordPattern: Sendable {
  /// By the first word of each run, what stands behind it.
  private var restsByFirst: [String: [[String]]] = [:]

  /// Finds nothing.
  package init() {}

  /// - Parameter runs: each in lower case, as `IdentifierWords.split` gives it; empty ones are left out.
  package init(_ runs: some Sequence<[String]>) {
    for run in runs { insert(run) }
  }

  /// - Parameter names: whose words are looked for, one behind the other.
  package init(names: some Sequence<String>) { self.init(names.map { IdentifierWords.split($0.utf8) }) }

  /// Nothing is looked for.
  package var isEmpty: Bool { restsByFirst.isEmpty }

  /// - Parameter run: in lower case, as `IdentifierWords.split` gives them; an empty one is never found.
  package mutating func insert(_ run: [String]) {
    guard let first = run.first else { return }
    restsByFirst[first, default: []].append(Array(run.dropFirst()))
  }

  /// Those of one word.
  package var single: some Sequence<String> { restsByFirst.lazy.filter { $0.value.contains([]) }.map(\.key) }

  /// Whether one of them stands in the words of a name.
  package func occur(in words: [String]) -> Bool {
    words.indices.contains { start in
      restsByFirst[words[start]]?.contains { words[(start + 1)...].starts(with: $0) } ?? false
    }
  }
}
