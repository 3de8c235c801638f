import Testing

@testable import RTLLexing

/// Source and its tokens, which are parted by one space each; `␣` stands for a space inside a token
/// and `⏎` for a line break.
typealias Row = (source: String, tokens: String)

func expectTokens(_ row: Row, _ dialect: Dialect) {
  let file = lexed(row.source, dialect)
  let expected = row.tokens.split(separator: " ").map { part -> String in
    String(part).replacing("␣", with: " ").replacing("⏎", with: "\n")
  }
  #expect(file.described == expected, "\(row.source)")
  #expect(file.tilingFault == nil, "\(row.source)")
}

@Suite struct SwiftLexerTests {
  static let names: [Row] = [
    ("a.b", "i:a p:. i:b"),
    ("`default`.x", "i:`default` p:. i:x"),
    ("`a b`", "i:`a␣b`"),
    ("`open", "u:` i:open"),
    ("$0 + $name", "i:$0 o:+ i:$name"),
    ("größe = 日本", "i:größe o:= i:日本"),
    ("@objc(x)", "p:@ i:objc p:( i:x p:)"),
    ("#if DEBUG", "d:#if i:DEBUG"),
    ("#selector(a)", "d:#selector p:( i:a p:)"),
    ("# ##x", "p:# p:# d:#x"),
    ("\\Foo.bar", "p:\\ i:Foo p:. i:bar"),
    ("a\u{A0}b", "i:a i:b"),
    ("a≤b", "i:a o:≤ i:b"),
    ("#!/usr/bin/swift\nx", "i:x"),
    ("\u{FEFF}x", "i:x"),
  ]

  static let numbers: [Row] = [
    ("1_000 0xFF 0b10 0o7", "n:1_000 n:0xFF n:0b10 n:0o7"),
    ("1.5e-3 2E+4 1.0", "n:1.5e-3 n:2E+4 n:1.0"),
    ("0x1.8p-3 0x1.fade 0x1e+5", "n:0x1.8p-3 n:0x1 p:. i:fade n:0x1e o:+ n:5"),
    ("1...2", "n:1 o:... n:2"),
    ("0..<n", "n:0 o:..< i:n"),
    ("5.max", "n:5 p:. i:max"),
    ("pair.0.1", "i:pair p:. n:0 p:. n:1"),
  ]

  static let operators: [Row] = [
    ("a == b", "i:a o:== i:b"),
    ("a?.b", "i:a p:? p:. i:b"),
    ("x! = 1", "i:x p:! o:= n:1"),
    ("String??", "i:String p:? p:?"),
    ("a ?? b", "i:a o:?? i:b"),
    ("a ? b : c", "i:a p:? i:b p:: i:c"),
    ("a ?b :c", "i:a p:? i:b p:: i:c"),
    ("a != b !== c", "i:a o:!= i:b o:!== i:c"),
    ("!x && !y", "p:! i:x o:&& p:! i:y"),
    ("return !x", "i:return p:! i:x"),
    ("!!x", "p:! p:! i:x"),
    ("f(&x)", "i:f p:( o:& i:x p:)"),
    ("-> ~= &+", "o:-> o:~= o:&+"),
    ("a .& b", "i:a o:.& i:b"),
    ("\\.?.x", "p:\\ p:. p:? p:. i:x"),
    ("a+/*c*/b", "i:a o:+ i:b"),
    ("Array<Set<Int>>=x", "i:Array o:< i:Set o:< i:Int o:> o:> o:= i:x"),
    ("Foo<Bar>?", "i:Foo o:< i:Bar o:> p:?"),
    ("Foo<Bar?>?.z", "i:Foo o:< i:Bar p:? o:> p:? p:. i:z"),
    ("Foo<(A) -> [B]>()", "i:Foo o:< p:( i:A p:) o:-> p:[ i:B p:] o:> p:( p:)"),
    ("a >>= 1; b>>c", "i:a o:>>= n:1 p:; i:b o:>> i:c"),
    ("i<n && a>>b", "i:i o:< i:n o:&& i:a o:>> i:b"),
  ]

  static let strings: [Row] = [
    (#""" "a" "\"""#, #"s:"" s:"a" s:"\"""#),
    (##"#"a"b"# #"""#"##, ##"s:#"a"b"# s:#"""#"##),
    (##"#"\(a)"# "##, ##"s:#"\(a)"#"##),
    (##"#"\#(a)"#"##, ##"H:#"\#( i:a T:)"#"##),
    (#""a\(b)c\(d)e""#, #"H:"a\( i:b M:)c\( i:d T:)e""#),
    (#""\(f("x", (1)))""#, #"H:"\( i:f p:( s:"x" p:, p:( n:1 p:) p:) T:)""#),
    (#""\("\(a)")""#, #"H:"\( H:"\( i:a T:)" T:)""#),
    (#""\(a["k"] ?? "")""#, #"H:"\( i:a p:[ s:"k" p:] o:?? s:"" T:)""#),
    ("\"\"\"\na \"q\" \\\"\"\"\n\"\"\"x", "s:\"\"\"⏎a␣\"q\"␣\\\"\"\"⏎\"\"\" i:x"),
    ("#\"\"\"\n\"\"\" \\#(x)\"\"\"#", "H:#\"\"\"⏎\"\"\"␣\\#( i:x T:)\"\"\"#"),
    ("\"open\nx", "s:\"open i:x"),
    ("\"a\\\nx", "s:\"a\\ i:x"),
    ("\"a\\(b\n)c\nx", "H:\"a\\( i:b T:)c i:x"),
  ]

  static let slashes: [Row] = [
    ("a / b / c", "i:a o:/ i:b o:/ i:c"),
    ("a/b/c", "i:a o:/ i:b o:/ i:c"),
    ("x = /a b\\/(c)/", "i:x o:= r:/a␣b\\/(c)/"),
    ("return /a/", "i:return r:/a/"),
    ("f(/a/, !/b/)", "i:f p:( r:/a/ p:, p:! r:/b/ p:)"),
    ("(1)/2/3", "p:( n:1 p:) o:/ n:2 o:/ n:3"),
    ("x = / a/", "i:x o:= o:/ i:a o:/"),
    ("reduce(1, /) + f(/)", "i:reduce p:( n:1 p:, o:/ p:) o:+ i:f p:( o:/ p:)"),
    ("a\n  /b c/", "i:a r:/b␣c/"),
    ("x! / y! / z", "i:x p:! o:/ i:y p:! o:/ i:z"),
    ("a ? /b/ : c", "i:a p:? r:/b/ p:: i:c"),
    ("x = /a\n/ b", "i:x o:= o:/ i:a o:/ i:b"),
    ("#/a/b/#", "r:#/a/b/#"),
    ("##/a/#/## x", "r:##/a/#/## i:x"),
    ("#/\na /\n/# x", "r:#/⏎a␣/⏎/# i:x"),
    ("a /* /* b */ c */ d // e\nf", "i:a i:d i:f"),
  ]

  @Test(arguments: names.map(\.source)) func name(_ source: String) { check(source, Self.names) }
  @Test(arguments: numbers.map(\.source)) func number(_ source: String) { check(source, Self.numbers) }
  @Test(arguments: operators.map(\.source)) func `operator`(_ source: String) { check(source, Self.operators) }
  @Test(arguments: strings.map(\.source)) func string(_ source: String) { check(source, Self.strings) }
  @Test(arguments: slashes.map(\.source)) func slash(_ source: String) { check(source, Self.slashes) }

  private func check(_ source: String, _ rows: [Row]) {
    for row in rows where row.source == source { expectTokens(row, .swift) }
  }

  @Test func commentsStandApart() {
    let file = lexed("a // b\n/* c /* d */ */ e /* f", .swift)
    #expect(file.comments.map(file.text) == ["// b", "/* c /* d */ */", "/* f"])
    #expect(file.comments.map(\.kind) == [.lineComment, .blockComment, .blockComment])
    #expect(file.comments.map { $0.flags.contains(.unterminated) } == [false, false, true])
    #expect(file.comments.map { $0.flags.contains(.startsLine) } == [false, true, false])
  }

  @Test(arguments: [
    ("a b", [false]), ("a\nb", [true]), ("a\r\nb", [true]), ("a\rb", [true]), ("a // x\rb", [true]),
    ("a /* x */ b", [false]), ("a /*\n*/ b", [true]), ("a\n/* x */ b", [true]), ("a+b", [false, false]),
  ])
  func lineStarts(_ source: String, _ expected: [Bool]) {
    #expect(lexed(source, .swift).tokens.map { $0.flags.contains(.startsLine) } == [true] + expected)
  }

  @Test func spaceAndUnterminatedFlags() {
    let file = lexed("a b/*c*/d(\"x\n\"y\\(z)\n", .swift)
    #expect(file.described == ["i:a", "i:b", "i:d", "p:(", "s:\"x", "H:\"y\\(", "i:z", "T:)"])
    #expect(file.tokens.map { $0.flags.contains(.spaceBefore) } == [false, true, true, false, false, true, false, false])
    #expect(file.tokens.map { $0.flags.contains(.unterminated) } == [false, false, false, false, true, false, false, true])
  }

  @Test func wordsAreNumbered() {
    let words = ["width", "\"icon\"", "#if", "default", "\"\""]
    let source = ##"width "icon" #"icon"# `default` #if icon "width" "" "ic\u{6F}n" "icon\(x)" widths"##
    let file = lexed(source, .swift, words: words)
    #expect(file.tokens.map(\.word) == [1, 2, 2, 4, 3, 0, 0, 5, 0, 0, 0, 0, 0])
  }

  @Test func arraysAreReused() {
    var file = lexed("a b c // d", .swift)
    file.bytes = Array("x".utf8)
    file.lex(words: KeywordTable([]))
    #expect(file.described == ["i:x"])
    #expect(file.comments.isEmpty)
  }
}
