import RTLAuditing

/// The map from problems to rules, as people write it: ids in back-ticks.
enum ProblemMap {
  /// The text with every id of a rule linked to its page.
  /// - Parameter rules: paths of the rule files, relative to the folder of the page.
  static func linked(_ text: String, rules: [String]) -> String {
    var pages: [Substring: String] = [:]
    for path in rules { pages[Substring(RuleLoader.baseName(path, suffix: ".md"))] = path }
    var isCode = false
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { line -> String in
      // Indented lines are code.
      guard !line.hasPrefix("    ") else { return String(line) }
      isCode = false
      return line.split(separator: "`", omittingEmptySubsequences: false).map { part -> String in
        defer { isCode.toggle() }
        guard isCode else { return String(part) }
        return pages[part].map { "[`\(part)`](\($0))" } ?? "`\(part)`"
      }.joined()
    }.joined(separator: "\n")
  }
}
