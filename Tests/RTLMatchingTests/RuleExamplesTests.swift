import RTLMatching
import RTLRules
import Testing

/// Every rule of `Rules/`, with all examples and the checks derived from them.
@Suite struct RuleExamplesTests {
  static let rules: [PackedRule] = PackedRules.rules

  @Test(arguments: rules.map(\.path)) func examplesHold(path: String) throws {
    let packed = try #require(Self.rules.first { $0.path == path })
    var tables: [String: Table] = [:]
    for table in PackedRules.tables { tables[table.name] = try Table(path: table.name, name: table.name, text: table.text) }
    var builder = RuleBuilder(tables: tables)
    let rule = try builder.build(RuleFile(path: packed.path, text: packed.text), withExamples: true)
    #expect(rule.examples.contains { !$0.isGood } && rule.examples.contains(where: \.isGood), "a rule has bad and good examples")
    let catalogue = Catalogue(rules: [rule], words: builder.words, knowledge: try Knowledge(tables: tables))
    var runner = ExampleRunner(rule: rule, catalogue: catalogue)
    for failure in runner.run() {
      Issue.record(
        "\(failure.message)",
        sourceLocation: SourceLocation(
          fileID: "RTLRules/\(path)", filePath: "Rules/\(path)", line: failure.line, column: 1))
    }
    #expect(runner.checks > rule.examples.count)
  }

  @Test func theCoreOfARuleIsTheRule() throws {
    for packed in Self.rules {
      let core = try RuleFile(path: packed.path, text: packed.core)
      let whole = try RuleFile(path: packed.path, text: packed.text)
      #expect(core.title == whole.title && core.summary == whole.summary, "\(packed.path)")
      #expect(core.blocks.map(\.text) == whole.blocks.filter { ["find", "except", "shared"].contains($0.role) }.map(\.text))
    }
  }
}
