import Testing

@testable import RTLLexing

@Suite struct LineMapTests {
  @Test(arguments: [
    ("abc", 0, 1, 1, 1), ("abc", 3, 1, 4, 4), ("a\nb", 2, 2, 1, 1), ("a\nb", 1, 1, 2, 2), ("a\r\nb", 3, 2, 1, 1),
    ("a\rb", 2, 1, 3, 3), ("é😀x", 6, 1, 4, 7), ("é😀x", 2, 1, 2, 3), ("é😀x", 4, 1, 2, 5), ("\u{FEFF}ab", 4, 1, 2, 2),
    ("\u{FEFF}ab", 0, 1, 1, 1), ("\n\n", 2, 3, 1, 1), ("", 0, 1, 1, 1), ("ab", 99, 1, 3, 3),
  ])
  func positions(_ text: String, _ offset: Int, _ line: Int, _ column: Int, _ columnUTF8: Int) {
    let position = LineMap(Array(text.utf8)).position(of: offset)
    #expect(position == LineMap.Position(line: line, column: column, columnUTF8: columnUTF8))
  }

  @Test func orderDoesNotMatter() {
    let bytes = Array("é1\n\r\n😀 2\n3\nlast é".utf8)
    let shared = LineMap(bytes)
    for offset in Array(bytes.indices.reversed()) + Array(0...bytes.count) {
      #expect(shared.position(of: offset) == LineMap(bytes).position(of: offset))
      #expect(shared.lineRange(containing: offset) == LineMap(bytes).lineRange(containing: offset))
    }
  }

  @Test(arguments: [
    ([0xFF, 0x61], 1, 2), ([0xC0, 0x80, 0x61], 2, 3), ([0xED, 0xA0, 0x80, 0x61], 3, 4), ([0xE2, 0x82, 0x61], 2, 3),
    ([0xF0, 0x9F, 0x98], 3, 4), ([0xF4, 0x90, 0x80, 0x80], 4, 5), ([0xE2, 0x82, 0xAC, 0x61], 3, 2),
  ] as [([UInt8], Int, Int)])
  func invalidBytesAreOneUnitEach(_ bytes: [UInt8], _ offset: Int, _ column: Int) {
    #expect(LineMap(bytes).position(of: offset).column == column)
  }

  @Test(arguments: [
    ("ab\ncd\n", 0, 0..<2), ("ab\ncd\n", 2, 0..<2), ("ab\ncd\n", 4, 3..<5), ("ab\ncd\n", 6, 6..<6), ("ab\r\ncd", 1, 0..<2),
    ("ab\r\ncd", 5, 4..<6), ("\u{FEFF}ab\r", 3, 3..<6), ("\r\n", 0, 0..<0),
  ])
  func lines(_ text: String, _ offset: Int, _ range: Range<Int>) {
    #expect(LineMap(Array(text.utf8)).lineRange(containing: offset) == range)
  }
}

@Suite struct BracketMapTests {
  /// Partners and enclosing openers by token, `.` for none.
  @Test(arguments: [
    ("(a[b]{c})", "8 . 4 . 2 7 . 5 0", ". 0 0 2 0 0 5 0 ."),
    ("(]a)", "3 . . 0", ". 0 0 ."),
    ("([a)b", "3 . . 0 .", ". 0 1 . ."),
    (")a(", ". . .", ". . ."),
    ("\"\\(a)\\(b)\"", "2 . 4 . 2", ". 0 . 2 ."),
    ("f(\"\\(a ?? [b])\")", ". 9 8 . . 7 . 5 2 1", ". . 1 2 2 2 5 2 1 ."),
  ])
  func pairs(_ source: String, _ partners: String, _ enclosing: String) {
    let file = lexed(source, .swift)
    let map = BracketMap(file)
    func list(_ value: (Int) -> Int) -> String {
      file.tokens.indices.map { value($0) < 0 ? "." : "\(value($0))" }.joined(separator: " ")
    }
    #expect(list(map.partner) == partners)
    #expect(list(map.opener) == enclosing)
  }
}

@Suite struct WordTableTests {
  @Test func numbersFollowTheOrder() {
    let table = KeywordTable(["b", "a", "b", "", "\"a\"", "#if"])
    let texts = (0..<table.count).map { table.text(WordID($0)) }
    #expect(texts == ["", "b", "a", "\"a\"", "#if"])
    #expect(texts.map { table.id($0) } == [0, 1, 2, 3, 4])
    #expect(table.id("c") == 0)
    #expect(table.id("\"b\"") == 0)
    #expect(table.id("\"") == 0)
  }

  @Test func everyLengthAndNeighbourIsToldApart() {
    let words = (1...40).flatMap { length in
      ["a", "b"].map { String(repeating: "x", count: length / 2) + $0 + String(repeating: "x", count: length - length / 2) }
    }
    let table = KeywordTable(words + words.map { "\"\($0)\"" })
    #expect(table.count == 161)
    #expect((0..<table.count).allSatisfy { table.id(table.text(WordID($0))) == WordID($0) })
    #expect(words.allSatisfy { table.id($0 + "x") != table.id($0) && table.id($0 + "y") == 0 })
  }

  @Test func furtherWordsThanFitAreLeftOut() {
    let table = KeywordTable((0...KeywordTable.capacity).map { "w\($0)" })
    #expect(table.count == KeywordTable.capacity + 1)
    #expect(table.id("w\(KeywordTable.capacity - 1)") == WordID.max)
    #expect(table.id("w\(KeywordTable.capacity)") == 0)
  }

  @Test func aTableIsTheSameHoweverItIsFilled() {
    let words = (1...90).map { "w\($0)" } + ["\"a b\"", "ü"]
    let tables = [KeywordTable(words), KeywordTable(lines: words.joined(separator: "\n")), KeywordTable(words.prefix(3)).adding(words.dropFirst(2))]
    for table in tables {
      #expect((0..<table.count).map { table.text(WordID($0)) } == [""] + words && words.indices.allSatisfy { table.id(words[$0]) == WordID($0 + 1) })
    }
  }
}
