import RTLFacts
import RTLSystem

// How code reads a table. What it does not know is refused: a misspelled word would otherwise turn into silence.

/// The words that a column may hold.
package protocol TableWord: RawRepresentable, CaseIterable, Equatable, Sendable where RawValue == String {}

/// What a table says of each of some words. They are few: a list costs less than a dictionary, whose keys are hashed by their texts.
struct ByWord<Word: TableWord, Value: Sendable>: Sendable {
  private(set) var all: [(word: Word, value: Value)] = []

  subscript(word: Word) -> Value? { all.first { $0.word == word }?.value }

  /// Changes what there is of a word, which is `start` before the first change.
  mutating func change(_ word: Word, from start: Value, _ body: (inout Value) -> Void) {
    if let known = all.firstIndex(where: { $0.word == word }) { return body(&all[known].value) }
    var value = start
    body(&value)
    all.append((word, value))
  }

  func mapValues<Other>(_ body: (Value) -> Other) -> ByWord<Word, Other> { ByWord<Word, Other>(all: all.map { ($0.word, body($0.value)) }) }
}

extension ByWord where Value == Set<String> {
  func has(_ name: String, _ word: Word) -> Bool { self[word]?.contains(name) ?? false }
}

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

  /// Checks the words of a cell that holds several.
  func checkWords(_ column: Int, _ name: String, known: Set<String>) throws(RuleError) {
    for word in parts(of: cells[column], at: " ") where !known.contains(word) {
      throw refusal(unknown(name, word, known: known.sorted(), listsAll: true))
    }
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
    let known = try checkedWords("kind")
    if let wrong = kinds.first(where: { !known.contains($0) }) {
      throw RuleError(path: "", line: 0, message: unknown("kind", wrong, known: known.sorted(), listsAll: true))
    }
    return rows.filter { kinds.contains($0[kind]) }
  }

  /// The words that a column of the built-in table has, for pages to select from. No page would ask for another one.
  /// - Throws: `RuleError` for a team's row with another word.
  @discardableResult
  func checkedWords(_ name: String) throws(RuleError) -> Set<String> {
    let column = try column(name)
    let (own, added) = (rows.filter { $0.path == header.path }, rows.filter { $0.path != header.path })
    let known = Set(own.map { $0[column] })
    if let row = added.first(where: { !known.contains($0[column]) }) {
      throw row.refusal(unknown(name, row[column], known: known.sorted(), listsAll: true))
    }
    return known
  }

  /// Of a column that a team may add words to.
  /// - Throws: `RuleError` for a team's word that is nearly one of the built-in table.
  func checkSpelling(_ name: String) throws(RuleError) {
    let column = try column(name)
    guard rows.contains(where: { $0.path != header.path }) else { return }
    let known = Set(rows.lazy.filter { $0.path == header.path }.map { $0[column] })
    for row in rows where row.path != header.path && !known.contains(row[column]) {
      if let near = nearestName(row[column], in: known.sorted()) { throw row.refusal("unknown \(name) `\(row[column])`; did you mean `\(near)`?") }
    }
  }
}

/// A table that is missing reads as an empty one.
extension Table? {
  func rows(_ columns: String..., ignoring ignored: [String] = []) throws(RuleError) -> [Table.Row] { try self?.rows(columns, ignoring: ignored) ?? [] }

  /// The rows, each with what the word in the first of these columns stands for.
  /// - Throws: `RuleError` also for a word that stands for nothing.
  func rows<Kind: TableWord>(by: Kind.Type, _ columns: [String], ignoring ignored: [String] = []) throws(RuleError) -> [(kind: Kind, row: Table.Row)] {
    guard let self else { return [] }
    var last: (text: String, kind: Kind)?
    return try self.rows(columns, ignoring: ignored).map { row throws(RuleError) in
      // Rows of a kind stand together.
      if let last, last.text == row[0] { return (last.kind, row) }
      let kind: Kind = try row.word(0, columns[0])
      last = (row[0], kind)
      return (kind, row)
    }
  }

  /// The texts of a column by the words of another.
  func texts<Kind: TableWord>(by: Kind.Type, in kind: String = "kind", _ text: String) throws(RuleError) -> ByWord<Kind, [String]> {
    var texts = ByWord<Kind, [String]>()
    for (kind, row) in try rows(by: Kind.self, [kind, text]) { texts.change(kind, from: []) { $0.append(row[1]) } }
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
