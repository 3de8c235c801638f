import RTLFacts

// How code reads a table. What it does not know is refused: a misspelled word would otherwise turn into silence.

/// The words that a column may hold.
package protocol TableWord: RawRepresentable, CaseIterable, Sendable where RawValue == String {}

extension Table.Row {
  /// What is wrong with the row, where it stands.
  func refusal(_ message: String) -> RuleError { RuleError(path: path, line: line, message: message) }

  /// What the word of a cell stands for.
  /// - Parameter name: of the column.
  /// - Throws: `RuleError` with the words that are known.
  func word<Word: TableWord>(_ column: Int, _ name: String, as: Word.Type = Word.self) throws(RuleError) -> Word {
    if let word = Word(rawValue: cells[column]) { return word }
    throw refusal(unknown(name, cells[column], known: Word.allCases.map(\.rawValue).filter { !$0.isEmpty }, listsAll: true))
  }

  /// - Throws: `RuleError` for a cell that is not a number.
  func number(_ column: Int, _ name: String) throws(RuleError) -> Double {
    if let number = Double(cells[column]) { return number }
    throw refusal("`\(name)` must be a number, not `\(cells[column])`")
  }
}

extension Table {
  /// The index of a column.
  /// - Throws: `RuleError` that names the columns there are.
  func column(_ name: String) throws(RuleError) -> Int {
    if let index = columns.firstIndex(of: name) { return index }
    throw header.refusal("column `\(name)` is missing; the table has \(columns.joined(separator: ", "))")
  }

  /// - Throws: `RuleError` for a column that is not one of these, and not for readers of the file either.
  func checkColumns(_ known: [String]) throws(RuleError) {
    if let wrong = columns.first(where: { !known.contains($0) && $0 != "note" && $0 != "source" }) {
      throw header.refusal(unknown("column", wrong, known: known, listsAll: true))
    }
  }

  /// The rows with their cells in the order of these columns.
  /// - Parameter ignored: columns that the table may have besides.
  /// - Throws: `RuleError` for a column that is missing or unknown.
  package func rows(_ names: [String], ignoring ignored: [String] = []) throws(RuleError) -> [Row] {
    try checkColumns(names + ignored)
    let order = try names.map { name throws(RuleError) in try column(name) }
    guard !order.elementsEqual(order.indices) else { return rows }
    return rows.map { row in Row(cells: order.map { row[$0] }, path: row.path, line: row.line) }
  }

  /// Adds the rows of a team's table of the same name.
  /// - Throws: `RuleError` for a table with other columns.
  package mutating func add(_ other: Table) throws(RuleError) { rows += try other.rows(columns) }

  /// The rows of some kinds, as a rule page selects them. A team's rows have the kinds of the built-in ones.
  /// - Throws: `RuleError` for a team's row of another kind; without a place where the page names a kind that no row has.
  func rows(ofKinds kinds: [String]) throws(RuleError) -> [Row] {
    guard let kind = columns.firstIndex(of: "kind") else { throw RuleError(path: "", line: 0, message: "the table `\(name)` has no column `kind`") }
    let own = rows.prefix { $0.path == header.path }
    func isKnown(_ word: String) -> Bool { own.contains { $0[kind] == word } }
    func refusal(_ word: String) -> String { unknown("kind", word, known: Set(own.map { $0[kind] }).sorted(), listsAll: true) }
    if let row = rows[own.count...].first(where: { !isKnown($0[kind]) }) { throw row.refusal(refusal(row[kind])) }
    if let wrong = kinds.first(where: { !isKnown($0) }) { throw RuleError(path: "", line: 0, message: refusal(wrong)) }
    return rows.filter { kinds.contains($0[kind]) }
  }
}

/// A table that is missing reads as an empty one.
extension Table? {
  func rows(_ columns: String..., ignoring ignored: [String] = []) throws(RuleError) -> [Table.Row] { try self?.rows(columns, ignoring: ignored) ?? [] }

  /// The rows, each with what the word in the first of these columns stands for.
  /// - Throws: `RuleError` also for a word that stands for nothing.
  func rows<Kind: TableWord>(by: Kind.Type, _ columns: [String], ignoring ignored: [String] = []) throws(RuleError) -> [(kind: Kind, row: Table.Row)] {
    guard let self else { return [] }
    return try self.rows(columns, ignoring: ignored).map { row throws(RuleError) in (try row.word(0, columns[0]), row) }
  }

  /// The texts of a column by the words of another.
  func texts<Kind: TableWord>(by: Kind.Type, in kind: String = "kind", _ text: String) throws(RuleError) -> [Kind: [String]] {
    var texts: [Kind: [String]] = [:]
    var rows = try rows(kind, text)[...]
    // Rows of a kind stand together.
    while let first = rows.first {
      let run = rows.prefix { $0[0] == first[0] }
      texts[try first.word(0, kind), default: []] += run.map { $0[1] }
      rows.removeFirst(run.count)
    }
    return texts
  }
}

extension Tables {
  /// The texts in the first column of a table.
  func texts(of name: String) -> Set<String> { reading(of: name) { table in Set(table?.rows.map { $0[0] } ?? []) } }

  /// The same cut into words, of all rows or of those of some kinds.
  /// - Throws: `RuleError` as `rows(ofKinds:)` does.
  func words(of name: String, kinds: [String] = []) throws(RuleError) -> WordPattern {
    try cached(([name] + kinds).joined(separator: " ")) { _ throws(RuleError) in
      let rows = kinds.isEmpty ? self[name]?.rows : try self[name]?.rows(ofKinds: kinds)
      return WordPattern((rows ?? []).map { IdentifierWords.split($0[0].utf8) })
    }
  }
}
