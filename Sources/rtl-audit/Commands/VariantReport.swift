import RTLAuditing
import RTLMatching

/// What `rtl-audit test --variants` prints of the variants of examples.
struct VariantReport {
  private struct Count {
    var tried = 0, survived = 0, excused = 0

    mutating func add(_ other: Count) {
      tried += other.tried
      survived += other.survived
      excused += other.excused
    }

    /// `12/14`, and the excused ones if there are any.
    var cell: String { "\(survived)/\(tried)" + (excused > 0 ? "+\(excused)" : "") }
  }

  /// By rewriting and language.
  private var counts: [String: [String: Count]] = [:]
  private var knownFailures = 0
  private var failures = 0
  private var rules: Set<String> = []
  private let path: String?
  private var known: KnownVariants?

  /// - Parameter path: of a list of known failures; nil for none.
  /// - Throws: where the list cannot be read.
  init(known path: String?) throws {
    self.path = path
    known = try path.map { KnownVariants(try RuleLoader.text($0, root: ".")) }
  }

  /// Counts the variants of a rule, and prints the failures that the list does not have.
  mutating func add(_ results: [VariantResult], of rule: String, page: String) {
    rules.insert(rule)
    for result in results {
      var count = Count(tried: 1)
      switch result.outcome {
      case .survived: count.survived = 1
      case .excused: count.excused = 1
      case .failed(_, let message):
        if known?.take(rule, result) == true {
          knownFailures += 1
        } else {
          failures += 1
          Output.write("\(page):\(result.line): \(rule): variant `\(result.rewriting)` (\(result.variant.form)): \(message)\n\(result.diff)")
          if let path { Output.write("not in \(path): \(KnownVariants.entry(rule, result))\n") }
        }
      }
      counts[result.rewriting, default: [:]][result.language, default: Count()].add(count)
    }
  }

  /// Prints the table, and the entries of the list that are out of date.
  /// - Returns: whether the run fails.
  func finish() -> Bool {
    let languages = Set(counts.values.flatMap(\.keys)).sorted()
    var rows = [["rewriting"] + languages + ["all"]]
    var total = Count()
    for name in VariantExcuses.rewritings {
      guard let row = counts[name] else { continue }
      let sum = row.values.reduce(into: Count()) { $0.add($1) }
      total.add(sum)
      rows.append([name] + languages.map { row[$0]?.cell ?? "" } + [sum.cell])
    }
    let stale = known?.left(of: rules) ?? []
    for (line, entry) in stale { Output.write("\(path ?? ""):\(line): `\(entry)` does not fail any more; delete this line\n") }
    Output.write("\nVariants that survived, of those that were tried" + (total.excused > 0 ? " + those that a page excuses" : "") + ":\n\n" + Self.table(rows))
    let known = knownFailures > 0 ? ", \(knownFailures) known to fail" : ""
    Output.write("\nvariants: \(total.tried) tried, \(total.survived) survived, \(total.excused) excused\(known), \(failures) failed\n")
    return failures > 0 || !stale.isEmpty
  }

  private static func table(_ rows: [[String]]) -> String {
    let widths = (0..<rows[0].count).map { column in rows.map { $0[column].utf8.count }.max() ?? 0 }
    return rows.map { row in
      let cells = zip(row, widths).enumerated().map { column, cell in
        let space = String(repeating: " ", count: cell.1 - cell.0.utf8.count)
        return column == 0 ? cell.0 + space : space + cell.0
      }
      return cells.joined(separator: "  ") + "\n"
    }.joined()
  }
}

extension VariantResult {
  /// The lines of the example that the variant writes otherwise, and what it writes.
  fileprivate var diff: String {
    func lines(_ text: String) -> [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }
    let (old, new) = (lines(variant.source), lines(variant.text))
    let start = zip(old, new).prefix { $0 == $1 }.count
    let end = zip(old.dropFirst(start).reversed(), new.dropFirst(start).reversed()).prefix { $0 == $1 }.count
    return old[start..<old.count - end].map { "-   \($0)\n" }.joined() + new[start..<new.count - end].map { "+   \($0)\n" }.joined()
  }
}
