import RTLAuditing
import RTLMatching

/// Runs the examples of a rule of its own.
/// - Parameter text: of its file.
func runner(ofRule text: String, _ tables: Tables = Tables()) throws -> ExampleRunner {
  var builder = RuleBuilder(tables: tables)
  let rule = try builder.build(RuleFile(path: "other/sample.md", text: text), withExamples: true)
  let catalogue = Catalogue(rules: [rule], words: builder.words, vocabularies: try Vocabularies(tables: tables))
  return ExampleRunner(rule: rule, catalogue: catalogue)
}

/// What the examples of a rule of its own should have done and did not.
func failures(ofRule text: String, _ tables: Tables = Tables()) throws -> [ExampleRunner.Failure] {
  var runner = try runner(ofRule: text, tables)
  return runner.run()
}
