import Testing

@testable import RTLLexing

/// Lexes and shows each token as `kind text`, comments as `#text`, in file order.
private func show(_ text: String, _ dialect: Dialect) -> [String] {
  let file = lexed(Array(text.utf8), dialect)
  return (file.tokens + file.comments).sorted { $0.start < $1.start }.map { token in
    let text = String(decoding: file.bytes[token.range], as: UTF8.self)
    let isComment = token.kind == .lineComment || token.kind == .blockComment
    return (isComment ? "#" : "\(token.kind) ") + text + (token.flags.contains(.unterminated) ? "…" : "")
  }
}

/// True if tokens and comments stand in order and only white space lies between them.
private func tiles(_ file: TokenFile) -> Bool {
  var position = file.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  for token in (file.tokens + file.comments).sorted(by: { $0.start < $1.start }) {
    guard token.length > 0, token.range.lowerBound >= position, token.end <= file.bytes.count else { return false }
    guard file.bytes[position..<token.range.lowerBound].allSatisfy({ [9, 10, 13, 32].contains($0) }) else { return false }
    position = token.end
  }
  let ordered = zip(file.tokens, file.tokens.dropFirst()).allSatisfy { $0.end <= $1.start }
  return ordered && file.bytes[position...].allSatisfy { [9, 10, 13, 32].contains($0) }
}

struct XMLLexerTests {
  static let cases: [(String, [String])] = [
    (
      #"<label text="Total"/>"#,
      ["tagOpen <label", "attributeName text", "punctuation =", "attributeValue \"Total\"", "tagEmptyEnd />"]
    ),
    ("<a>x y </a >", ["tagOpen <a", "tagEnd >", "text x y", "tagClose </a >"]),
    ("<a b = 'c\"'>", ["tagOpen <a", "attributeName b", "punctuation =", "attributeValue 'c\"'", "tagEnd >"]),
    (#"<?xml version="1.0"?><a/>"#, [#"declaration <?xml version="1.0"?>"#, "tagOpen <a", "tagEmptyEnd />"]),
    (
      "<!DOCTYPE a [<!ENTITY x \">]\"> <!-- it's > -->]><a/>",
      ["declaration <!DOCTYPE a [<!ENTITY x \">]\"> <!-- it's > -->]>", "tagOpen <a", "tagEmptyEnd />"]
    ),
    ("<a><!-- <b> --><![CDATA[<c>]]></a>", ["tagOpen <a", "tagEnd >", "#<!-- <b> -->", "cdata <![CDATA[<c>]]>", "tagClose </a>"]),
    ("<a b=\"c <d/>", ["tagOpen <a", "attributeName b", "punctuation =", "attributeValue \"c …", "tagOpen <d", "tagEmptyEnd />"]),
    ("< a", ["unknown <", "text a"]),
    ("</a <b", ["tagClose </a…", "tagOpen <b"]),
    ("<a / ;;b>", ["tagOpen <a", "unknown /", "unknown ;;", "attributeName b", "tagEnd >"]),
    ("<!-- a", ["#<!-- a…"]),
    ("\u{FEFF}<é/>", ["tagOpen <é", "tagEmptyEnd />"]),
  ]

  @Test(arguments: cases) func tokens(_ text: String, _ expected: [String]) {
    #expect(show(text, .xml) == expected)
  }

  @Test func wordsOfNamesAndValues() {
    let file = lexed(
      Array("<label label='left' x=\"left\">left</label>".utf8), .xml, words: ["label", "left", "\"left\""])
    #expect(file.tokens.map(\.word) == [1, 1, 0, 3, 0, 0, 3, 0, 0, 0])
  }

  @Test func flagsOfSpaceAndLines() {
    let file = lexed(Array("<a\r\n  b=\"\"/><!-- x\n--><c/>".utf8), .xml)
    let starts = file.tokens.filter { $0.flags.contains(.startsLine) }.map { Int($0.start) }
    #expect(starts == [0, 6, 22])
    #expect(file.tokens.filter { $0.flags.contains(.spaceBefore) }.map { Int($0.start) } == [6, 22])
    #expect(file.comments[0].flags == [])
  }
}

struct JSONLexerTests {
  static let cases: [(String, [String])] = [
    (#"{"a":[1,-2.5e+3,true]}"#, [
      "punctuation {", "string \"a\"", "punctuation :", "punctuation [", "number 1", "punctuation ,", "number -2.5e+3",
      "punctuation ,", "identifier true", "punctuation ]", "punctuation }",
    ]),
    (#""a\"b\\" "c\u0041""#, [#"string "a\"b\\""#, #"string "c\u0041""#]),
    ("// x\n/* y */ null", ["#// x", "#/* y */", "identifier null"]),
    ("\"open\n1", ["string \"open…", "number 1"]),
    ("\"open\\", ["string \"open\\…"]),
    ("@@/1", ["unknown @@", "unknown /", "number 1"]),
  ]

  @Test(arguments: cases) func tokens(_ text: String, _ expected: [String]) {
    #expect(show(text, .json) == expected)
  }

  @Test func wordsOfStrings() {
    let file = lexed(Array(#"{"left":"x"}"#.utf8), .json, words: ["left", #""left""#])
    #expect(file.tokens.map(\.word) == [0, 2, 0, 0, 0])
  }
}

struct StringsLexerTests {
  static let cases: [(String, [String])] = [
    (#""a" = "b \"c\" %@";"#, [#"string "a""#, "punctuation =", #"string "b \"c\" %@""#, "punctuation ;"]),
    ("key.x=two;//end", ["identifier key.x", "punctuation =", "identifier two", "punctuation ;", "#//end"]),
    ("/* it's \" */'a' = \"b\n c\";", ["#/* it's \" */", "string 'a'", "punctuation =", "string \"b\n c\"", "punctuation ;"]),
    ("// a\r\"b\"", ["#// a", "string \"b\""]),
    ("\"a", ["string \"a…"]),
    ("\n<plist><!-- c --></plist>", ["tagOpen <plist", "tagEnd >", "#<!-- c -->", "tagClose </plist>"]),
    ("é=1", ["unknown é", "punctuation =", "identifier 1"]),
  ]

  @Test(arguments: cases) func tokens(_ text: String, _ expected: [String]) {
    #expect(show(text, .strings) == expected)
  }
}

/// Whatever the bytes are, a lexer cuts them into pieces that tile the file.
struct DataLexerRobustnessTests {
  static let samples: [(Dialect, String)] = [
    (.xml, """
      \u{FEFF}<?xml version="1.0"?><!DOCTYPE plist PUBLIC "-//X//DTD" "x.dtd" [<!ELEMENT a (b)>]>\r\n<!-- Main 'Scene" -->
      <document type='x.y' v="3.0"><view key="view" id="a1B-c2-d3"> text &amp; \u{E9}\r<![CDATA[ <raw> ]]></view ><b/></document>\n
      """),
    (.json, "{ // c\r\n \"im\\\"ages\" : [ {\"a\":-1.5e3, \"b\":null}, true ] /* d */, \"\u{5D0}\": {} }\r"),
    (.strings, "/* It's */\r\n\"k \\\"e\\\" y\" = \"v\\n\u{627}\";// x\rkey.a-b='s';\n"),
  ]

  @Test(arguments: samples) func everyTruncation(_ dialect: Dialect, _ text: String) {
    let bytes = Array(text.utf8)
    for length in 0...bytes.count {
      let file = lexed(Array(bytes.prefix(length)), dialect)
      #expect(tiles(file), "cut at \(length)")
    }
    for start in 0..<bytes.count {
      let file = lexed(Array(bytes[start...]), dialect)
      #expect(tiles(file), "begun at \(start)")
    }
  }

  @Test(arguments: [Dialect.xml, .json, .strings]) func randomBytes(_ dialect: Dialect) {
    var state: UInt64 = 20_260_101
    func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state >> 33
    }
    let marks = Array("<>/=\"'!-[]?&;{}():,*\\ \r\n\tab0".utf8)
    for round in 0..<2000 {
      let bytes = (0..<Int(next() % 80)).map { _ in
        round % 2 == 0 ? marks[Int(next()) % marks.count] : UInt8(truncatingIfNeeded: next())
      }
      #expect(tiles(lexed(bytes, dialect)), "\(bytes)")
    }
  }

  static let monsters: [(Dialect, String, Int)] = [
    (.xml, "<a>", 200_000), (.xml, "<a b=\"", 400_000), (.xml, "<!--", 1), (.xml, "</", 100_000), (.xml, "<", 100_000),
    (.xml, "<!DOCTYPE ", 1), (.xml, "\0", 2), (.json, "[", 100_000), (.json, "\"", 50_000), (.json, "/* ", 0),
    (.json, "\0", 1), (.strings, "\"\\", 1), (.strings, "/", 1), (.strings, "\0", 1), (.strings, "{", 100_000),
  ]

  @Test(arguments: monsters) func hugeInput(_ dialect: Dialect, _ piece: String, _ tokenCount: Int) {
    let file = lexed(Array(repeatElement(Array(piece.utf8), count: 100_000).joined()), dialect)
    #expect(tiles(file))
    #expect(file.tokens.count <= tokenCount)
  }

  @Test func storageIsReused() {
    var file = lexed(Array("<a>b</a><!-- c -->".utf8), .xml)
    file.bytes = Array("{}".utf8)
    file.dialect = .json
    file.lex(words: KeywordTable([]))
    #expect(file.tokens.count == 2)
    #expect(file.comments.isEmpty)
  }
}
