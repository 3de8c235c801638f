import BuiltTool
import Foundation
import RTLAuditing
import RTLFindings
import RTLLexing
import RTLMatching
import RTLRules
import Testing

/// Every rule of `Rules/`, with all examples and the checks derived from them; `.ci/variants` tries the examples written otherwise.
@Suite struct RuleExamplesTests {
  static let rules: [PackedRule] = PackedRules.rules

  @Test(arguments: rules.map(\.path)) func examplesHold(path: String) throws {
    let packed = try #require(Self.rules.first { $0.path == path })
    let tables = PackedRules.readTables()
    var builder = RuleBuilder(tables: tables)
    let rule = try builder.build(packed.wholeFile(), withExamples: true)
    #expect(rule.examples.contains { !$0.isGood } && rule.examples.contains(where: \.isGood), "a rule has bad and good examples")
    let catalogue = Catalogue(rules: [rule], words: builder.words, vocabularies: try Vocabularies(tables: tables))
    var runner = ExampleRunner(rule: rule, catalogue: catalogue)
    for failure in runner.run() {
      Issue.record(
        "\(failure.message)",
        sourceLocation: SourceLocation(
          fileID: "RTLRules/\(path)", filePath: "Rules/\(path)", line: failure.line, column: 1))
    }
    #expect(runner.checks > rule.examples.count)
  }

  /// An entry of a rule that is gone would stay for ever.
  @Test func theListNamesRulesThatExist() throws {
    var repository = URL(fileURLWithPath: #filePath)
    for _ in 0..<3 { repository.deleteLastPathComponent() }
    let known = KnownVariants(try String(contentsOf: repository.appendingPathComponent(".ci/known-variants.txt"), encoding: .utf8))
    #expect(known.rules.subtracting(Self.rules.map(\.id)) == [])
  }

  /// What is packed is what the file says, and is all that a run needs: numbers of words may not change
  /// when a block is built later.
  @Test func thePackIsTheRules() throws {
    let tables = PackedRules.readTables()
    var builder = RuleBuilder(tables: tables, words: KeywordTable(lines: PackedRules.words))
    var types: Set<String> = []
    for packed in Self.rules {
      let whole = try packed.wholeFile()
      #expect([whole.title, whole.summary, whole.page] == [packed.title, packed.summary, packed.page], "\(packed.path)")
      let blocks = whole.blocks.filter { ["find", "except", "shared"].contains($0.role) }
      #expect(packed.blocks.map(\.text) == blocks.map(\.text) && packed.blocks.map(\.line) == blocks.map(\.line), "\(packed.path)")
      #expect(packed.blocks.map(\.language) == blocks.map(\.language), "\(packed.path)")
      let rule = try builder.build(packed.packedFile(), withExamples: false)
      #expect(
        [rule.head.id, rule.head.category.rawValue, "\(rule.head.level)", "\(rule.head.fix)", "\(rule.head.enabled)"] == [
          packed.id, packed.category, packed.level, packed.fix, "\(packed.isOn)",
        ])
      for (role, finders) in [("find", rule.finders), ("except", rule.exceptions)] {
        var words = builder.words
        for finder in finders { finder.number(&words, tables) }
        #expect(words.list.isEmpty, "\(packed.path)")
        #expect(finders.map(\.language) == packed.blocks.filter { $0.role == role }.flatMap(\.finders), "\(packed.path)")
        for language in Set(finders.map(\.language)) {
          let lines = finders.enumerated().filter { $1.language == language }.flatMap { number, finder in
            finder.triggers(words.table, tables).map { "\(number)\t" + $0.text(words.table) }
          }
          let written = packed.triggers.filter { $0.language == language && $0.role == role }.map(\.lines.description)
          #expect(written == [lines.joined(separator: "\n")], "\(packed.path)")
        }
        #expect(packed.triggers.count { $0.role == role } == Set(finders.map(\.language)).count, "\(packed.path)")
        types.formUnion(finders.flatMap(\.queriedTypes))
      }
    }
    let words = PackedRules.words.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(Set(words).count == words.count && !words.contains(""))
    #expect(types.sorted().joined(separator: "\n") == PackedRules.queriedTypes)
  }

  /// A rule that is built on demand or ahead finds what it finds when all are there from the start: in some examples of each.
  @Test func aRuleOnDemandIsTheRule() throws {
    let tables = PackedRules.readTables()
    let sources = Self.rules.map { packed in
      RuleSource(
        card: RuleMetadata(
          id: packed.id, category: RuleCategory(rawValue: packed.category)!, level: .warning, fix: .safe, precision: "high", enabled: true,
          title: "", summary: "", page: "", path: packed.path),
        head: packed.head,
        triggers: packed.triggers.map { RuleSource.LanguageTriggers(language: $0.language, isException: $0.role == "except", lines: $0.lines) }
      ) {
        packed.blocks.map { block in
          RuleSource.Block(role: block.role, finders: block.finders) {
            RuleFile.Block(language: block.language, role: block.role, attributes: [], text: block.text, line: block.line)
          }
        }
      }
    }
    let onDemand = { RuleRunner(try Catalogue(sources, builder: RuleBuilder(tables: tables, words: KeywordTable(lines: PackedRules.words)))) }
    let warm = try onDemand()
    let ahead = try onDemand(), halfAhead = try onDemand()
    var built = 0
    ahead.catalogue.build { built += 1; return true }
    #expect(built > Self.rules.count)
    var left = Self.rules.count / 2
    halfAhead.catalogue.build { left -= 1; return left > 0 }
    #expect(left == 0, "who says no is not asked again")
    var builder = RuleBuilder(tables: tables)
    let rules = try Self.rules.map { try builder.build($0.packedFile(), withExamples: false) }
    let atOnce = RuleRunner(Catalogue(rules: rules, words: builder.words, vocabularies: try Vocabularies(tables: tables)))
    var count = 0
    for packed in Self.rules {
      var examples = RuleBuilder(tables: tables)
      let cold = try onDemand()
      for (number, example) in try examples.build(packed.wholeFile(), withExamples: true).examples.enumerated() where number % 8 == 0 {
        let found = [warm, cold, ahead, halfAhead, atOnce].map { auditor in
          let file = TokenFile(Array(example.text.utf8), example.dialect, words: auditor.catalogue.words)
          return auditor.audit(file, path: example.attributes["file"] ?? "A").pending
            .map { "\($0.finding.rule) \($0.finding.place.range) \($0.finding.message)" }.sorted()
        }
        #expect(found.allSatisfy { $0 == found[4] }, "\(example.text) \(found)")
        count += found[4].count
      }
    }
    #expect(count > 300)
  }
}
