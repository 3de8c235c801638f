import RTLDiscovery
import RTLMatching
import RTLRules

/// `rtl-audit test RULE.md …`: runs the examples of rule files.
enum TestCommand {
  static func run(_ paths: [String]) throws -> Int32 {
    var passed = 0
    var failures = 0
    for path in paths {
      let (runner, rule) = try runner(path)
      var copy = runner
      let found = copy.run()
      for failure in found { Output.write("\(path):\(failure.line): \(rule): \(failure.message)\n") }
      failures += found.count
      passed += copy.passed
    }
    Output.write("\(passed) passed, \(failures) failed\n")
    return failures == 0 ? 0 : 1
  }

  private static func runner(_ path: String) throws -> (ExampleRunner, String) {
    var tables: [String: Table] = [:]
    for table in try tableFiles(near: path) { tables[table.name] = table }
    var builder = RuleBuilder(tables: tables)
    let rule = try builder.build(RuleFile(path: path, text: try RuleLoader.text(path, root: ".")), withExamples: true)
    let catalogue = Catalogue(rules: [rule], words: builder.words, knowledge: try Knowledge(tables: tables))
    return (ExampleRunner(rule: rule, catalogue: catalogue), rule.head.id)
  }

  /// The built-in tables, overwritten by those in a folder `Tables` beside the rule's category.
  private static func tableFiles(near path: String) throws -> [Table] {
    var tables = try PackedRules.tables.map { try Table(path: $0.name, name: $0.name, text: $0.text) }
    let folders = path.split(separator: "/", omittingEmptySubsequences: false).dropLast(2).joined(separator: "/")
    let base = folders.isEmpty ? "." : folders
    for file in Platform.filesBelow(base, folder: "Tables") where file.hasSuffix(".tsv") {
      let name = RuleLoader.baseName(file, suffix: ".tsv")
      tables.append(try Table(path: file, name: name, text: try RuleLoader.text(file, root: base)))
    }
    return tables
  }
}
