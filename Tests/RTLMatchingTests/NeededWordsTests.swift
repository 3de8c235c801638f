import BuiltTool
import RTLFacts
import RTLLexing
@testable import RTLMatching
import RTLRules
import Testing

/// A pattern is tried, and its rule made ready, only for files with the words that every match has.
@Suite struct NeededWordsTests {
  @Test(arguments: [
    ("func $NAME() -> Bool { $(? return) $VALUE == .$(a | b) }", ["a", "b"]),
    ("for $LETTER in $TEXT { $$$ $(draw | paint)(", ["draw", "paint"]),
    ("$VIEW.pin(to: $OTHER)", ["to"]),
    ("$VIEW.side = $VALUE", []),
    ("let $NAME = Side.$OTHER", []),
    ("$VIEW.pin($(? to:) $OTHER)", []),
    ("$VIEW.pin(.$(a | b | c | d | e | f | g | h | i))", []),
  ])
  func wordsThatEveryMatchHas(pattern: String, words: [String]) throws {
    var compiler = PatternCompiler(path: "rule.md", dialect: .swift, tables: [:], memory: PatternCompiler.Memory(words: WordNumbers()))
    let compiled = try compiler.compile(pattern, line: 1)[0]
    let table = compiler.memory.words.table
    #expect(compiled.neededWords.map(table.text) == words)
  }

  @Test func aFileHasTheWordsOfItsTokens() throws {
    let table = KeywordTable(["left", "right", "top"])
    let file = TokenFile(Array("a.left // right".utf8), .swift, words: table)
    let words = FileWords(CodeView(file: file, try Vocabularies(tables: PackedRules.readTables())), count: table.count)
    #expect(words.hasOne(of: [table.id("right"), table.id("left")]))
    #expect(!words.hasOne(of: [table.id("right"), table.id("top")]))
    #expect(words.hasOne(of: []))
  }

  /// A side of a view is set; the value of that name sets nothing.
  @Test(arguments: [
    ("view.left = 0", true), ("view.left += 1", true), ("view.left == other", false), ("label.side = .left", false), ("view.left.y = 0", false),
  ])
  func wordsThatCountWhereTheyAreAssigned(text: String, counts: Bool) throws {
    let tables = PackedRules.readTables()
    let words = PhysicalPlacement.assignedWords(AnalysisCall(name: "physical-placement", parameters: ["table": "frame-layout"]), tables)
    let table = KeywordTable(words)
    let code = CodeView(file: TokenFile(Array(text.utf8), .swift, words: table), try Vocabularies(tables: tables))
    #expect(code.knownTokens.map { Matcher(code).fits(.assignment, behind: $0) } == [counts])
  }
}
