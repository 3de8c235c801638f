import RTLAuditing
import RTLMatching

/// What the examples of a rule of its own should have done and did not.
/// - Parameter text: of its file.
func failures(ofRule text: String, _ tables: Tables = Tables()) throws -> [ExampleRunner.Failure] {
  var builder = RuleBuilder(tables: tables)
  let rule = try builder.build(RuleFile(path: "other/sample.md", text: text), withExamples: true)
  let catalogue = Catalogue(rules: [rule], words: builder.words, vocabularies: try Vocabularies(tables: tables))
  var runner = ExampleRunner(rule: rule, catalogue: catalogue)
  return runner.run()
}
