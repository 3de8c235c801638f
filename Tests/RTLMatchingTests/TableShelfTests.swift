import RTLMatching
import Testing

@Suite struct TableShelfTests {
  @Test func packedTablesAreReadWhenTheyAreAskedFor() {
    let tables = Tables(packed: ["words": "# comment\nword\tkind\nleft\tside\n\nright\tside", "wrong": "a\tb\n1"])
    #expect(tables.isTrusted && tables.names == ["words", "wrong"])
    #expect(tables["words"]?.rows.map(\.cells) == [["left", "side"], ["right", "side"]])
    #expect(tables["words"]?.rows.map(\.line) == [3, 5])
    #expect(tables["wrong"] == nil && tables["none"] == nil)
  }
}
