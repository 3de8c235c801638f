import RTLMatching
import Testing

@Suite struct TableShelfTests {
  @Test func packedTablesAreReadWhenTheyAreAskedFor() {
    let tables = Tables(packed: ["words": "# comment\nword\tkind\nleft\tside\n\nright\tside", "wrong": "a\tb\n1"])
    #expect(tables.isTrusted && tables.names == ["words", "wrong"])
    #expect(tables["words"]?.rows == [["left", "side"], ["right", "side"]])
    #expect(tables["wrong"] == nil && tables["none"] == nil)
  }

  /// What is wrong with a team's table is said at the start, though nothing has asked for it.
  @Test(arguments: ["ib-attribute-order", "project-marks", "text-calls", "not-directional-words"])
  func aTeamsTableIsChecked(name: String) throws {
    let table = try Table(path: "t.tsv", name: name, text: "some\nrow")
    #expect(throws: RuleError.self) { try Knowledge(tables: [name: table]) }
  }
}
