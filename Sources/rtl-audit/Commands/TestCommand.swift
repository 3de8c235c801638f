import RTLAuditing
import RTLDiscovery
import RTLMatching
import RTLReporting
import RTLRules
import RTLSettings
import RTLSystem

/// `rtl-audit test RULE.md …`: runs the examples of rule files, or of all rule files of a folder, with the tables of a run of the project
/// of the current folder.
enum TestCommand {
  static func run(_ options: Options) throws -> Int32 {
    let root = try Project.root()
    let settings = Settings(try AuditCommand.settingsFile(options, root: root))
    let reader = SourceReader(root: root, limit: settings.maxFileSize)
    var passed = 0
    var failures = 0
    // Rule files of one folder share their tables.
    var tables: [String: Tables] = [:]
    let files = options.paths.flatMap(ruleFiles)
    guard !files.isEmpty else {
      throw UsageError(
        message: "there is no rule file in \(options.paths.map { "`\(printable($0))`" }.joined(separator: ", ")); a rule is a Markdown file that begins with "
          + "`---` and a head"
      )
    }
    for path in files {
      let folder = Path.parent(of: Path.parent(of: Path.absolute(path)))
      let near = try tables[folder] ?? RuleLoader.tables(settings, reader, newer: tableFiles(of: folder))
      tables[folder] = near
      let (runner, rule) = try runner(path, near)
      var copy = runner
      let found = copy.run()
      for failure in found { Output.write("\(path):\(failure.line): \(rule): \(failure.message)\n") }
      failures += found.count
      passed += copy.passed
    }
    Output.write("\(passed) passed, \(failures) failed\n")
    return failures == 0 ? 0 : 1
  }

  /// A file as it is. Of a folder the Markdown files that begin with a rule's head: its read-me is none.
  private static func ruleFiles(_ path: String) -> [String] {
    guard Platform.fileType(path) == .directory else { return [path] }
    return Listing.filesBelow(path, folder: "").filter { $0.hasSuffix(".md") }.sorted().map { Path.join(path, $0) }.filter {
      (try? RuleLoader.text($0, root: "."))?.hasPrefix("---") ?? true
    }
  }

  private static func runner(_ path: String, _ tables: Tables) throws -> (ExampleRunner, String) {
    var builder = RuleBuilder(tables: tables)
    let rule = try builder.build(RuleFile(path: path, text: try RuleLoader.text(path, root: ".")), withExamples: true)
    let catalogue = Catalogue(rules: [rule], words: builder.words, vocabularies: try Vocabularies(tables: tables))
    return (ExampleRunner(rule: rule, catalogue: catalogue), rule.head.id)
  }

  /// The tables in a folder `Tables` beside the categories of rule files: in this repository they are newer than those of the pack.
  private static func tableFiles(of folder: String) -> [String] {
    Listing.filesBelow(folder, folder: "Tables").filter { $0.hasSuffix(".tsv") }.sorted().map { Path.join(folder, $0) }
  }
}
