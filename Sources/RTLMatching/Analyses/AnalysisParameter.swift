/// A head line that an analysis takes, besides those that every block may have. The list of an analysis is closed: a slip
/// in a team's rule is refused and does not turn into silence.
struct AnalysisParameter: Sendable {
  enum Value: Sendable {
    /// Words, or a list of them.
    case text
    /// One of these.
    case choice([String])
    /// The name of a table with these columns; one of them may hold certain words alone.
    case table(columns: [String], closed: (column: String, words: [String])?)
  }

  let key: String
  let value: Value
  var isRequired = false

  static func text(_ key: String) -> AnalysisParameter { AnalysisParameter(key: key, value: .text) }

  static func choice(_ key: String, _ words: [String], isRequired: Bool = true) -> AnalysisParameter {
    AnalysisParameter(key: key, value: .choice(words), isRequired: isRequired)
  }

  static func table(_ key: String, columns: [String] = [], closed: (column: String, words: [String])? = nil, isRequired: Bool = true) -> AnalysisParameter {
    AnalysisParameter(key: key, value: .table(columns: columns, closed: closed), isRequired: isRequired)
  }

  /// Why the lines of a block do not fit: the key to blame, and the remedy.
  func refusal(_ lines: [String: String], _ tables: Tables) -> (key: String, message: String)? {
    guard let text = lines[key] else { return isRequired ? ("analysis", "this analysis needs a line `\(key): \(form)`") : nil }
    switch value {
    case .text: return nil
    case .choice(let words): return words.contains(text) ? nil : (key, unknown("`\(key)`", text, known: words))
    case .table(let columns, let closed):
      guard let table = tables[text] else { return (key, unknown("table", text, known: tables.names)) }
      if let missing = columns.first(where: { !table.columns.contains($0) }) {
        return (key, "the table `\(text)` has no column `\(missing)`; this analysis needs \(columns.joined(separator: ", "))")
      }
      guard let closed, let column = table.columns.firstIndex(of: closed.column), let word = table.rows.lazy.map({ $0[column] }).first(where: { !closed.words.contains($0) })
      else { return nil }
      return (key, "the table `\(text)` has an " + unknown(closed.column, word, known: closed.words, listsAll: true))
    }
  }

  private var form: String {
    switch value {
    case .text: "…"
    case .choice(let words): words.joined(separator: " | ")
    case .table: "TABLE"
    }
  }
}
