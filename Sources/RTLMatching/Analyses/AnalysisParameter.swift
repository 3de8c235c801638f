/// A head line that an analysis takes, besides those that every block may have. The list of an analysis is closed: a slip
/// in a team's rule is refused and does not turn into silence.
struct AnalysisParameter: Sendable {
  enum Value: Sendable {
    /// Words, or a list of them.
    case text
    /// One of these.
    case choice([String])
    /// The name of a table that can be read so.
    case table(read: @Sendable (Table?) throws(RuleError) -> Void)
  }

  let key: String
  let value: Value
  var isRequired = false

  static func text(_ key: String) -> AnalysisParameter { AnalysisParameter(key: key, value: .text) }

  static func choice(_ key: String, _ words: [String], isRequired: Bool = true) -> AnalysisParameter {
    AnalysisParameter(key: key, value: .choice(words), isRequired: isRequired)
  }

  static func table<Reading>(_ key: String, isRequired: Bool = true, read: @escaping @Sendable (Table?) throws(RuleError) -> Reading) -> AnalysisParameter {
    AnalysisParameter(key: key, value: .table { table throws(RuleError) in _ = try read(table) }, isRequired: isRequired)
  }

  /// Why the lines of a block do not fit: the key to blame, and the remedy.
  /// - Throws: `RuleError` for a row of a table that cannot be read.
  func refusal(_ lines: [String: String], _ tables: Tables) throws(RuleError) -> (key: String, message: String)? {
    guard let text = lines[key] else { return isRequired ? ("analysis", "this analysis needs a line `\(key): \(form)`") : nil }
    switch value {
    case .text: return nil
    case .choice(let words): return words.contains(text) ? nil : (key, unknown("`\(key)`", text, known: words))
    case .table(let read):
      guard let table = tables[text] else { return (key, unknown("table", text, known: tables.names)) }
      do { try read(table) } catch {
        guard error.line == table.header.line, error.path == table.header.path else { throw error }
        return (key, "the table `\(text)` does not fit this analysis: \(error.message)")
      }
      return nil
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
