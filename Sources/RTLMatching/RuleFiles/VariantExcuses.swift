/// The rewritings of its examples that a page does without: `variants: not names -- goes by the image's name`.
package struct VariantExcuses: Sendable {
  /// By the name of the rewriting: why.
  package private(set) var reasons: [String: String] = [:]

  /// The closed list of rewritings, in the order of tables; `Rewritings` in RTLAuditing does them.
  package static let rewritings = [
    "parentheses", "local-value", "late-assignment", "local-receiver", "own-member", "optional", "closure", "setter", "spelled-type",
    "trailing-closure", "default-argument", "order", "control-flow", "chains", "modifiers", "names", "layout", "mirror", "attribute-order",
    "element-order", "self-closing", "ids", "custom-class", "wrapper", "key-order", "comments",
  ]

  /// No excuse.
  init() {}

  /// - Parameter entry: `not NAME, NAME -- REASON`, several of them separated by semicolons.
  /// - Throws: `RuleError` for a rewriting that is not known, and for a reason that is missing.
  init(_ entry: RuleFile.Entry, path: String) throws(RuleError) {
    func error(_ message: String) -> RuleError { RuleError(path: path, line: entry.line, message: message) }
    for part in parts(of: entry.value, at: ";") {
      let words = trimmed(Substring(part)).split(separator: " ", omittingEmptySubsequences: true).map(String.init)
      guard words.first == "not" else { throw error("`variants` excuses rewritings: `variants: not names -- REASON`") }
      let dashes = words.firstIndex(of: "--") ?? words.count
      let names = commaList(words[1..<dashes].joined(separator: " "))
      let reason = words.dropFirst(dashes + 1).joined(separator: " ")
      guard !names.isEmpty else { throw error("`variants: not` names no rewriting (known: \(VariantExcuses.rewritings.joined(separator: ", ")))") }
      for name in names {
        guard VariantExcuses.rewritings.contains(name) else { throw error(unknown("rewriting", name, known: VariantExcuses.rewritings, listsAll: true)) }
        guard !reason.isEmpty else { throw error("`variants: not \(name)` gives no reason; write `variants: not \(name) -- REASON`") }
        reasons[name] = reason
      }
    }
  }
}
