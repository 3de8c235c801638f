import RTLFacts

/// The first columns of tables, read once for all tests that name them.
final class WordLists {
  private var texts: [String: Set<String>] = [:]
  private var words: [String: WordRuns] = [:]

  func texts(of table: Table) -> Set<String> {
    if let known = texts[table.name] { return known }
    let list = Set(table.rows.map { $0[0] })
    texts[table.name] = list
    return list
  }

  /// The texts cut into words, of all rows or of those of some kinds.
  func words(of table: Table, kinds: [String]) throws(RuleError) -> WordRuns {
    let key = ([table.name] + kinds).joined(separator: " ")
    if let known = words[key] { return known }
    var rows = table.rows
    if !kinds.isEmpty {
      let column = try table.column("kind")
      let known = Set(rows.map { $0[column] }).sorted()
      for kind in kinds where !known.contains(kind) {
        throw RuleError(path: "Tables/\(table.name).tsv", line: 1, message: unknown("kind", kind, known: known))
      }
      rows.removeAll { !kinds.contains($0[column]) }
    }
    let list = WordRuns(rows.map { Words.split($0[0].utf8) })
    words[key] = list
    return list
  }
}

extension WordLists {
  /// The words of `TABLE` or `TABLE KIND, KIND`, as a head line of an analysis names them; nil where there are none.
  static func words(in text: String, _ tables: Tables) -> WordRuns? {
    let parts = parts(of: text, at: " ")
    guard let name = parts.first, let table = tables[name] else { return nil }
    let words = try? WordLists().words(of: table, kinds: commaList(parts.dropFirst().joined(separator: " ")))
    return words.flatMap { $0.isEmpty ? nil : $0 }
  }
}
