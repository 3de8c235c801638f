import RTLLexing
import RTLMatching
import Testing

/// The numbers that rules give to words are those of the table that the lexers get.
@Suite struct WordNumbersTests {
  @Test func numbersAreThoseOfTheTable() {
    var numbers = WordNumbers(known: KeywordTable(["known"]))
    let words = ["left", "", "\"left\"", "known", "right", "left", "\"\"", "'"]
    let ids = words.map { numbers.id($0) }
    let table = numbers.table
    #expect(ids == words.map(table.id))
    #expect(ids[1] == 0 && Set(ids).count == words.count - 1)
  }

  @Test func wordsThatNoTableHoldsHaveNoNumber() {
    var numbers = WordNumbers(known: KeywordTable(["known"]))
    let words = (0..<KeywordTable.capacity + 2).map { "word\($0)" }
    let ids = words.map { numbers.id($0) }
    let table = numbers.table
    #expect(ids == words.map(table.id))
    #expect(ids.last == 0 && ids.filter { $0 == 0 }.count == 3)
  }
}
