import RTLLexing

/// Writes the Swift file that packs rule files and tables into the binary.
package enum RulePack {
  /// The generated source. A rule is packed in the parts that a run needs at different times: what lists
  /// and reports show, what triggers it, and the blocks, which are built for the first file that has a trigger.
  ///
  /// All parts are texts in one flat list, which `PackedRule` takes apart: nested lists of as many values cost the
  /// compiler minutes and gigabytes, and a flat one of `String` still twenty seconds.
  /// - Parameters:
  ///   - rules: path below `Rules/` and text, sorted by path.
  ///   - tables: name and text, sorted by name.
  /// - Throws: `RuleError` for a rule or table that is wrong.
  package static func source(rules: [(path: String, text: String)], tables: [(name: String, text: String)]) throws(RuleError) -> String {
    var read: [String: Table] = [:]
    for table in tables { read[table.name] = try Table(path: "\(table.name).tsv", name: table.name, text: table.text) }
    let shelf = Tables(read)
    _ = try Vocabularies(tables: shelf)
    var builder = RuleBuilder(tables: shelf)
    let files = try rules.map { rule throws(RuleError) in try RuleFile(path: rule.path, text: rule.text) }
    let built = try files.map { file throws(RuleError) in try builder.build(file, withExamples: false) }
    var words = builder.words
    for finder in built.flatMap({ $0.finders + $0.exceptions }) { finder.number(&words, shelf) }
    let table = words.table
    let types = Set(built.flatMap { $0.finders + $0.exceptions }.flatMap(\.queriedTypes))
    return """
      // Generated from the rule files and tables of this folder by `rtl-audit pack Rules`. Do not edit.

      package enum PackedRules {
        /// Each rule, its triggers and its blocks in turn, as `PackedRule` reads them.
        static let ruleParts: [StaticString] = [
      \(files.indices.map { packed(built[$0], files[$0], head: head(rules[$0].text), table, shelf) }.joined())  ]
        /// The name and the text of each table in turn.
        static let tableParts: [StaticString] = [
      \(tables.map { "    \(line($0.name)), \(literal(withoutSources($0.text))),\n" }.joined())  ]
        /// The words of all rules by their numbers, one a line.
        package static let words = \(literal(words.list.sorted().joined(separator: "\n")))
        /// The types that rules may ask the project about, one a line.
        package static let queriedTypes = \(literal(types.sorted().joined(separator: "\n")))
      }

      """
  }

  private static func packed(_ rule: Rule, _ file: RuleFile, head: String, _ words: KeywordTable, _ shelf: Tables) -> String {
    let first = [
      "rule", rule.head.id, rule.head.category.rawValue, "\(rule.head.level)", "\(rule.head.fix)", rule.head.precision,
      rule.head.enabled ? "on" : "off", rule.path,
    ]
    var out =
      "    \(first.map { "\"\($0)\"" }.joined(separator: ", ")),\n    \(line(rule.title)),\n    \(line(rule.summary)),\n"
        + "    \(literal(head)), \(literal(rule.page)),\n"
    for (role, finders) in [("find", rule.finders), ("except", rule.exceptions)] {
      let lines = Dictionary(grouping: finders.enumerated()) { $1.language }.mapValues { finders in
        finders.flatMap { number, finder in finder.triggers(words, shelf).map { "\(number)\t" + $0.text(words) } }.joined(separator: "\n")
      }
      for (language, lines) in lines.sorted(by: { $0.key < $1.key }) { out += "    \"triggers\", \"\(language)\", \"\(role)\", \(literal(lines)),\n" }
    }
    for block in file.blocks where ["find", "except", "shared"].contains(block.role) {
      let finders = (block.role == "except" ? rule.exceptions : rule.finders).filter { $0.line == block.line }.map(\.language).joined(separator: ",")
      out += "    \"block\", \"\(block.language)\", \"\(block.role)\", \"\(block.line)\", \"\(finders)\", \(literal(block.text)),\n"
    }
    return out
  }

  private static func line(_ text: String) -> String { "####\"\(text)\"####" }

  private static func literal(_ text: String) -> String { "####\"\"\"\n\(text)\n\"\"\"####" }

  /// The lines between the marks at the beginning of a rule file.
  private static func head(_ text: String) -> String {
    parts(of: text, at: "\n", keepsEmpty: true).dropFirst().prefix { $0 != "---" }.joined(separator: "\n")
  }

  /// A table without its last column when that is `source`: readers of the repository need it, runs do not.
  static func withoutSources(_ text: String) -> String {
    let lines = text.split(separator: "\n").filter { !$0.hasPrefix("#") }
    guard let header = lines.first, header.hasSuffix("\tsource") else { return lines.joined(separator: "\n") }
    return lines.map { line in line.lastIndex(of: "\t").map { String(line[..<$0]) } ?? String(line) }.joined(separator: "\n")
  }
}
