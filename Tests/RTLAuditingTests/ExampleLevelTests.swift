import RTLAuditing
import RTLMatching
import Testing

/// An example says at what level it is reported.
@Suite struct ExampleLevelTests {
  static let rule = """
    ---
    id: sample
    category: other
    severity: warning
    fix: none
    message: "m"
    ---
    # Title

    ```swift find
    level: note
    $(west)
    ```
    ```swift find
    $(east)
    ```

    """

  private func failures(_ role: String, _ text: String) throws -> [ExampleRunner.Failure] {
    var builder = RuleBuilder(tables: Tables())
    let rule = try builder.build(try RuleFile(path: "other/sample.md", text: Self.rule + "```swift \(role)\n\(text)\n```\n"), withExamples: true)
    var runner = ExampleRunner(rule: rule, catalogue: Catalogue(rules: [rule], words: builder.words, vocabularies: try Vocabularies(tables: Tables())))
    return runner.run()
  }

  @Test(arguments: [
    ("bad", "f(↓east)"), ("bad level=warning", "f(↓east)"), ("bad level=note", "f(↓west)\ng(↓west)"), ("bad level=note,warning", "f(↓west)\ng(↓east)"),
  ])
  func holds(role: String, text: String) throws { #expect(try failures(role, text) == []) }

  @Test(arguments: [
    ("bad", "f()\ng(↓west)", 19), ("bad level=note", "f(↓east)", 18), ("bad level=note,warning", "f(↓west)\ng(↓west)", 19), ("bad level=error", "f(↓east)", 18),
  ])
  func isRefused(role: String, text: String, line: Int) throws {
    let failures = try failures(role, text)
    #expect(failures.map(\.line) == [line])
    #expect(failures.allSatisfy { $0.message.hasPrefix("reported at the level") })
  }

  /// A character in Objective-C has no number; the words behind it keep theirs.
  @Test func aCharacterIsNoWord() throws {
    let text = """
      ---
      id: sample
      category: other
      severity: warning
      fix: none
      message: "m"
      ---
      # Title

      ```objc find
      padWith('x', $A)

      padTo($A, 'left', right)
      ```
      ```objc bad
      ↓padWith('x', 3);
      ↓padTo(3, 'left', right);
      ```
      ```objc good
      padWith('y', 3);
      padTo(3, 'left', left);
      ```

      """
    var builder = RuleBuilder(tables: Tables())
    let rule = try builder.build(RuleFile(path: "other/sample.md", text: text), withExamples: true)
    var runner = ExampleRunner(rule: rule, catalogue: Catalogue(rules: [rule], words: builder.words, vocabularies: try Vocabularies(tables: Tables())))
    #expect(runner.run().map(\.message) == [])
  }
}
