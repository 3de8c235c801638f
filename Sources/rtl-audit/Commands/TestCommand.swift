import RTLAuditing
import RTLDiscovery
import RTLMatching
import RTLReporting
import RTLRules
import RTLSettings
import RTLSystem

/// `rtl-audit test RULE.md …`: runs the examples of rule files, or of all rule files of a folder, with the tables of a run of the project
/// of the current folder. With `--untested` it looks for what the examples do not test.
enum TestCommand {
  static func run(_ options: Options) throws -> Int32 {
    let root = try Project.root()
    let settings = Settings(try AuditCommand.settingsFile(options, root: root))
    let reader = SourceReader(root: root, limit: settings.maxFileSize)
    // Rule files of one folder share their tables.
    var tables: [String: Tables] = [:]
    let files = options.paths.flatMap(ruleFiles)
    guard !files.isEmpty else {
      throw UsageError(
        message: "there is no rule file in \(options.paths.map { "`\(printable($0))`" }.joined(separator: ", ")); a rule is a Markdown file that begins with "
          + "`---` and a head"
      )
    }
    let pages = try files.map { path in
      let folder = Path.parent(of: Path.parent(of: Path.absolute(path)))
      let near = try tables[folder] ?? RuleLoader.tables(settings, reader, newer: tableFiles(of: folder))
      tables[folder] = near
      return Page(file: try RuleFile(path: path, text: try RuleLoader.text(path, root: ".")), tables: near)
    }
    return try options.untested ? listUntested(pages) : runExamples(pages, options)
  }

  /// A rule file and the tables that it sees.
  private struct Page {
    var file: RuleFile
    var tables: Tables
  }

  private static func runExamples(_ pages: [Page], _ options: Options) throws -> Int32 {
    var passed = 0
    var failures = 0
    var variants = try options.variants ? VariantReport(known: options.knownVariants) : nil
    for page in pages {
      var builder = RuleBuilder(tables: page.tables)
      let rule = try builder.build(page.file, withExamples: true)
      let catalogue = Catalogue(rules: [rule], words: builder.words, vocabularies: try Vocabularies(tables: page.tables))
      var runner = ExampleRunner(rule: rule, catalogue: catalogue)
      let found = runner.run()
      for failure in found { Output.write("\(page.file.path):\(failure.line): \(rule.head.id): \(failure.message)\n") }
      failures += found.count
      passed += runner.passed
      variants?.add(runner.variants(), of: rule.head.id, page: page.file.path)
    }
    Output.write("\(passed) passed, \(failures) failed\n")
    let failed = variants?.finish() ?? false
    return failures == 0 && !failed ? 0 : 1
  }

  private static func listUntested(_ pages: [Page]) throws -> Int32 {
    var conditions = 0
    var untested = 0
    for page in pages {
      let vocabularies = try Vocabularies(tables: page.tables)
      guard let found = try UntestedConditions(page.file, tables: page.tables, vocabularies: vocabularies, threads: Platform.coreCount) else {
        throw UsageError(message: "examples of `\(printable(page.file.path))` fail; run `rtl-audit test` without `--untested`, and fix them first")
      }
      for condition in found.untested {
        Output.write("\(page.file.path):\(condition.line): no example needs this \(condition.kind.rawValue): \(condition.text)\n")
      }
      conditions += found.count
      untested += found.untested.count
    }
    Output.write("\(conditions) conditions, \(untested) that no example needs\n")
    return untested == 0 ? 0 : 1
  }

  /// A file as it is. Of a folder the Markdown files that begin with a rule's head: its read-me is none.
  private static func ruleFiles(_ path: String) -> [String] {
    guard Platform.fileType(path) == .directory else { return [path] }
    return Listing.filesBelow(path, folder: "").filter { $0.hasSuffix(".md") }.sorted().map { Path.join(path, $0) }.filter {
      (try? RuleLoader.text($0, root: "."))?.hasPrefix("---") ?? true
    }
  }

  /// The tables in a folder `Tables` beside the categories of rule files: in this repository they are newer than those of the pack.
  private static func tableFiles(of folder: String) -> [String] {
    Listing.filesBelow(folder, folder: "Tables").filter { $0.hasSuffix(".tsv") }.sorted().map { Path.join(folder, $0) }
  }
}
