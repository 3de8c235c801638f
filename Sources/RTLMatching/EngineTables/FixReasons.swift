import RTLFindings

/// Why fixes go less far than safe ones, in one clause each.
package struct FixReasons: Vocabulary {
  private var clauses: [String: String] = [:]

  init(_ tables: Tables) throws(RuleError) {
    for row in try tables[.fixReasons].rows("reason", "clause") { clauses[row[0]] = row[1] }
  }

  /// The names of the reasons, as rule pages write them.
  var names: [String] { clauses.keys.sorted() }

  /// What is said where the settings allow less than the page.
  package var ofSettings: Reason { Reason(clauses["settings", default: "of the settings"]) }

  /// - Parameter name: nil, and a name that no table has, stand for what is true of all fixes of a class.
  func reason(_ name: String?, for fix: Applicability) -> Reason? {
    guard fix < .safe, fix > .none else { return nil }
    return (name.flatMap { clauses[$0] } ?? clauses[fix.rawValue]).map { Reason($0) }
  }
}

/// The class of a fix as a page has it: `unsafe because own-helper`.
struct FixClass {
  /// The most that the fix may claim.
  var fix: Applicability
  /// A row of the table of reasons.
  var reason: String?

  init(_ entry: RuleFile.Entry, path: String) throws(RuleError) {
    let words = parts(of: entry.value, at: " ")
    let names = applicabilityNames.map(\.0)
    guard let value = applicabilityNames.first(where: { $0.0 == words.first })?.1 else {
      throw RuleError(path: path, line: entry.line, message: unknown("`fix`", entry.value, known: names))
    }
    fix = value
    guard words.count > 1 else { return }
    guard words.count == 3, words[1] == "because" else {
      throw RuleError(
        path: path, line: entry.line, message: "write `fix: \(words[0])` or `fix: \(words[0]) because REASON`, with a reason of the table `fix-reasons`")
    }
    guard fix < .safe else { throw RuleError(path: path, line: entry.line, message: "a safe fix needs no reason; delete `because \(words[2])`") }
    reason = words[2]
  }

  /// Refuses a reason that no table has.
  func check(_ tables: Tables, _ entry: RuleFile.Entry, path: String) throws(RuleError) {
    let known = tables.vocabulary(FixReasons.self).names
    guard let reason, !known.contains(reason) else { return }
    throw RuleError(path: path, line: entry.line, message: unknown("reason", reason, known: known))
  }
}
