import RTLLexing
import RTLMatching
import Testing

/// The numbers that rules give to words are those of the table that the lexers get.
@Suite struct WordNumbersTests {
  @Test func numbersAreThoseOfTheTable() {
    var numbers = WordNumbers(known: WordTable(["known"]))
    let words = ["left", "", "\"left\"", "known", "right", "left", "\"\"", "'"]
    let ids = words.map { numbers.id($0) }
    let table = numbers.table
    #expect(ids == words.map(table.id))
    #expect(ids[1] == 0 && Set(ids).count == words.count - 1)
  }

  @Test func wordsThatNoTableHoldsHaveNoNumber() {
    var numbers = WordNumbers(known: WordTable(["known"]))
    let words = (0..<WordTable.capacity + 2).map { "word\($0)" }
    let ids = words.map { numbers.id($0) }
    let table = numbers.table
    #expect(ids == words.map(table.id))
    #expect(ids.last == 0 && ids.filter { $0 == 0 }.count == 3)
  }

  /// A character in Objective-C has no number; the words behind it keep theirs.
  @Test func aCharacterIsNoWord() throws {
    let text = RuleRefusalTests.head.replacing("fix: safe", with: "fix: none") + """
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
    var runner = ExampleRunner(rule: rule, catalogue: Catalogue(rules: [rule], words: builder.words, knowledge: try Knowledge(tables: Tables())))
    #expect(runner.run().map(\.message) == [])
  }
}
