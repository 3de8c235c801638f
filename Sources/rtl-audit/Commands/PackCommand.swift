import RTLAuditing
import RTLDiscovery
import RTLMatching
import RTLReporting
import RTLSystem

/// `rtl-audit pack Rules`: writes `Packed.swift` and `README.md` of a rules folder.
enum PackCommand {
  /// The map from problems to rules, kept by hand, which stands below the table of rules.
  private static let problemsFile = "PROBLEMS.md"

  /// The page of the rule language, of which it writes the tables of tests.
  private static let languageFile = "LANGUAGE.md"

  /// What the files that it writes begin with, behind a sign of their language.
  private static let generated = "Generated from the rule files"

  static func run(_ folder: String) throws {
    let (rules, tables) = try read(folder)
    guard !rules.isEmpty else { throw UsageError(message: "no folder in `\(printable(folder))` contains a rule file (`NAME/RULE.md`); nothing was written") }
    for (name, mark) in [("Packed.swift", "// \(generated)"), ("README.md", "# Rules\n\n\(generated)")] {
      let path = folder + "/" + name
      guard try Platform.fileType(path) == nil || RuleLoader.text(name, root: folder).hasPrefix(mark) else {
        throw UsageError(message: "`\(printable(path))` was not written by `pack` and would be lost; move it first")
      }
    }
    try write(try RulePack.source(rules: rules, tables: tables), to: folder + "/Packed.swift")
    var page = try RuleIndex.page(rules, tables: tables)
    if Platform.fileType(folder + "/" + problemsFile) == .file {
      let problems = ProblemMap.linked(try RuleLoader.text(problemsFile, root: folder), rules: rules.map(\.path))
      // Its title is a part of this page.
      page += "\n" + (problems.hasPrefix("# ") ? "#" : "") + problems
    }
    try write(page, to: folder + "/README.md")
    try refresh(languageFile, in: folder) { page in
      RuleIndex.replacing(ConditionForm.table(ofElements: false), as: "tests", in: page)
        .flatMap { RuleIndex.replacing(ConditionForm.table(ofElements: true), as: "tests of elements", in: $0) }
    }
    try refreshFrontPage(above: folder, rules, tables)
  }

  /// Puts the table of rules between the marks of the `README.md` beside the folder, if it has them.
  private static func refreshFrontPage(
    above folder: String, _ rules: [(path: String, text: String)], _ tables: [(name: String, text: String)]
  ) throws {
    guard let absolute = Platform.realPath(folder), let name = absolute.split(separator: "/").last else { return }
    let table = try RuleIndex.table(rules, tables: tables, prefix: "\(name)/")
    try refresh("README.md", in: String(absolute.dropLast(name.count + 1))) { RuleIndex.replacing(table, as: "rules", in: $0) }
  }

  /// Writes a page anew where there is one and it has the marks.
  private static func refresh(_ name: String, in folder: String, _ change: (_ page: String) -> String?) throws {
    let path = folder + "/" + name
    guard Platform.fileType(path) == .file else { return }
    let page = try RuleLoader.text(name, root: folder)
    if let fresh = change(page), fresh != page { try write(fresh, to: path) }
  }

  /// Rule files and tables of a folder, sorted by path and by name. Folders of tables are for people: a name is enough to find one.
  static func read(_ folder: String) throws(RuleError) -> (rules: [(path: String, text: String)], tables: [(name: String, text: String)]) {
    var rules: [(path: String, text: String)] = []
    var tables: [(name: String, text: String)] = []
    for path in Listing.filesBelow(folder, folder: "").sorted() {
      if path.hasPrefix("Tables/"), path.hasSuffix(".tsv") {
        tables.append((RuleLoader.baseName(path, suffix: ".tsv"), try RuleLoader.text(path, root: folder)))
      } else if path.hasSuffix(".md"), path.contains("/") {
        rules.append((path, try RuleLoader.text(path, root: folder)))
      }
    }
    tables.sort { $0.name < $1.name }
    if let twice = zip(tables, tables.dropFirst()).first(where: { $0.name == $1.name }) {
      throw RuleError(path: "\(twice.0.name).tsv", line: 1, message: "two folders of tables have a table of this name; rename one")
    }
    return (rules, tables)
  }

  private static func write(_ text: String, to path: String) throws {
    guard Platform.writeFile(Array(text.utf8), toFile: path) else {
      throw UsageError(message: "`\(path)` cannot be written: \(Platform.lastError)")
    }
  }
}

/// The table of rules for `Rules/README.md` and the repository's front page.
enum RuleIndex {
  static func page(_ files: [(path: String, text: String)], tables: [(name: String, text: String)]) throws(RuleError) -> String {
    "# Rules\n\nGenerated from the rule files by `rtl-audit pack Rules`. How to write one: [LANGUAGE.md](LANGUAGE.md).\n\n"
      + (try table(files, tables: tables, prefix: ""))
  }

  /// The page with the text between two marks exchanged, `<!-- rules -->` and `<!-- /rules -->`; nil where it lacks one of them.
  static func replacing(_ table: String, as name: String, in page: String) -> String? {
    let lines = page.split(separator: "\n", omittingEmptySubsequences: false)
    guard let open = lines.firstIndex(of: "<!-- \(name) -->"), let close = lines[open...].firstIndex(of: "<!-- /\(name) -->") else { return nil }
    return (lines[...open] + [Substring(table)] + lines[close...]).joined(separator: "\n")
  }

  static func table(_ files: [(path: String, text: String)], tables: [(name: String, text: String)], prefix: String) throws(RuleError) -> String {
    var parsed: [String: Table] = [:]
    for table in tables { parsed[table.name] = try Table(path: "\(table.name).tsv", name: table.name, text: table.text) }
    var builder = RuleBuilder(tables: Tables(parsed))
    var out = "| rule | finds | level | fix |\n| --- | --- | --- | --- |\n"
    for file in files {
      let rule = try builder.build(RuleFile(path: file.path, text: file.text), withExamples: false)
      let level = rule.head.enabled ? "\(rule.head.level)" : "\(rule.head.level), off"
      out += "| [`\(rule.head.id)`](\(prefix)\(file.path)) | \(rule.title) | \(level) | \(rule.head.fix) |\n"
    }
    return out
  }
}
