/// A list of variants that fail for now, a line each: the id of the rule, a hash of the example, the rewriting and its form. Empty lines
/// and those that begin with `#` say nothing. An entry whose variant does not fail any more is an error, so that the list only shrinks.
package struct KnownVariants {
  /// The 1-based lines of the entries.
  private var lines: [String: Int] = [:]

  /// - Parameter text: of the list.
  package init(_ text: String) {
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() where !line.isEmpty && !line.hasPrefix("#") {
      lines[String(line)] = index + 1
    }
  }

  /// The line that stands for a failure.
  package static func entry(_ rule: String, _ result: VariantResult) -> String {
    "\(rule) \(result.example) \(result.rewriting)/\(result.variant.form.split(separator: " ").joined(separator: "-"))"
  }

  /// Strikes a failure off.
  /// - Returns: whether the list has it.
  package mutating func take(_ rule: String, _ result: VariantResult) -> Bool { lines.removeValue(forKey: KnownVariants.entry(rule, result)) != nil }

  /// The entries of these rules that no failure took, in the order of the list.
  package func left(of rules: Set<String>) -> [(line: Int, entry: String)] {
    lines.filter { entry in rules.contains(String(entry.key.prefix { $0 != " " })) }.map { ($0.value, $0.key) }.sorted { $0.line < $1.line }
  }

  /// The ids that the entries begin with.
  package var rules: Set<String> { Set(lines.keys.map { entry in String(entry.prefix { $0 != " " }) }) }
}
