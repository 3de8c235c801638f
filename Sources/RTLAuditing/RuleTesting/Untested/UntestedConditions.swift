import RTLFindings
import RTLMatching
import RTLSystem

/// Finds the conditions of a rule page that no example needs: without such a one all examples hold as before.
package struct UntestedConditions {
  /// Conditions without which the page would still be a rule.
  package let count: Int
  /// Those among them that can be deleted, each alone, in the order of the file.
  package let untested: [RuleCondition]

  /// Deletes each condition in turn and runs the examples, without the checks derived from them.
  /// - Returns: nil where the examples of the whole page do not hold.
  /// - Throws: `RuleError` where the page is not a rule.
  package init?(_ file: RuleFile, tables: Tables, vocabularies: Vocabularies, threads: Int) throws(RuleError) {
    var builder = RuleBuilder(tables: tables)
    let rule = try builder.build(file, withExamples: true)
    // What is left of a page may have a table or a part of a message that nothing uses any more.
    builder.checksParameters = false
    let page = Page(file: file, examples: rule.examples, builder: builder, vocabularies: vocabularies)
    guard page.holds(rule, builder, rule.examples) else { return nil }
    let conditions = try file.conditions()
    let answers = Platform.map(conditions.count, threads: threads) { page.needs(conditions[$0]) }
    count = answers.count { $0 != nil }
    untested = zip(conditions, answers).filter { $0.1 == false }.map(\.0)
  }

  /// A page, compiled once: what is left of it after a deletion uses the same words and tables.
  private struct Page: Sendable {
    let file: RuleFile
    let examples: [Example]
    let builder: RuleBuilder
    let vocabularies: Vocabularies

    /// Nil where the rest is no rule: that the condition is there needs no example.
    func needs(_ condition: RuleCondition) -> Bool? {
      var builder = builder
      guard let rest = try? builder.build(file.without(condition), withExamples: false) else { return nil }
      return !holds(rest, builder, examples.filter(condition.concerns))
    }

    func holds(_ rule: Rule, _ builder: RuleBuilder, _ examples: [Example]) -> Bool {
      var rule = rule
      rule.examples = examples
      var runner = ExampleRunner(rule: rule, catalogue: Catalogue(rules: [rule], words: builder.words, vocabularies: vocabularies))
      return runner.holds()
    }
  }
}
