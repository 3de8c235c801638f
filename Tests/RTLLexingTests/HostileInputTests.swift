import Testing

@testable import RTLLexing

/// Whatever the bytes are, tokens and comments tile the file, and the lexers come back in linear time.
@Suite struct HostileInputTests {
  static let swift = """
    #!/usr/bin/swift
    #if os(iOS) // c\r\n/* a /* b */ c */ @objc class `A b`<T: B<C<D>>>: X? { let größe = 0x1.8p-3 + 1.5e+3 ≤ 2
    let s = "a\\(f("x", ["k": 1]))b\\(c)\\u{1F600}" + #"r\\#(x)"# + \"\"\"
      m \\(y ?? "z") "" \\
      \"\"\" + ##\"\"\"
      \"\"\"# \\##(a)
      \"\"\"##
    let r = /a(b\\/)/ ; let q = #/a/#; let w = ##/
      x /##
    a?.b! = !c ? $0 : \\.x.0.1 ... x>>y\u{A0}`

    """
  static let objectiveC = """
    #import <A/B.h>
    # define X(a) \\
      #a ## b 'c' L"x" \\\r\n y
    #error don't
    @interface A<B *> : C /* a */ @end // x \\
      y
    @"a\\"b\\
    c" @[@1, @{}] R"x(a)" b)x" u8R"(\n)" 1'000 .5e-3 a->*b::c <=> ... ^{ größe$ }\u{A0}`

    """

  static func check(_ bytes: [UInt8], _ dialect: Dialect) {
    let file = TokenFile(bytes, dialect, words: KeywordTable(["a", "x", "import", "\"a\"", "#if"]))
    let fault = file.tilingFault
    #expect(file.known.map(Int.init) == file.tokens.indices.filter { file.tokens[$0].word != 0 }, "\(dialect)")
    #expect(fault == nil, "\(dialect): \(bytes.prefix(200))")
    let brackets = BracketMap(file)
    for index in file.tokens.indices where file.tokens[index].kind != .stringMiddle {
      let partner = brackets.partner(of: index)
      guard partner >= 0, file.tokens[partner].kind != .stringMiddle else { continue }
      if brackets.partner(of: partner) != index { Issue.record("\(dialect): partners of \(index) differ") }
    }
  }

  /// What is behind the limit is left out, whatever the lexer was in.
  @Test(arguments: Dialect.allCases)
  func tokensAreLimited(_ dialect: Dialect) {
    let data = "<?xml?><!--a--><a b='c'><![CDATA[d]]>e</a>{\"f\": [1, true]} /*g*/ \"h\" = \"i\"; //j\n"
    let bytes = Array((dialect == .swift ? Self.swift : dialect == .objectiveC ? Self.objectiveC : data).utf8)
    let whole = TokenFile(bytes, dialect)
    for limit in 0...whole.tokens.count {
      var file = TokenFile()
      (file.bytes, file.dialect, file.limit) = (bytes, dialect, limit)
      file.lex(words: KeywordTable([]))
      #expect(file.isCut && file.tokens.count <= limit && file.comments.count <= limit)
      #expect(file.tokens.elementsEqual(whole.tokens.prefix(file.tokens.count)) && file.comments.elementsEqual(whole.comments.prefix(file.comments.count)))
    }
  }

  @Test(arguments: [Dialect.swift, .objectiveC])
  func everyTruncation(_ dialect: Dialect) {
    let bytes = Array((dialect == .swift ? Self.swift : Self.objectiveC).utf8)
    for length in 0...bytes.count {
      Self.check(Array(bytes[..<length]), dialect)
      Self.check(Array(bytes[length...]), dialect)
    }
  }

  @Test(arguments: [Dialect.swift, .objectiveC])
  func everyByteReplaced(_ dialect: Dialect) {
    let bytes = Array((dialect == .swift ? Self.swift : Self.objectiveC).utf8)
    for index in bytes.indices {
      for byte in [0, 13, 0xFF, 0xE2, UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: ")")] as [UInt8] {
        var changed = bytes
        changed[index] = byte
        Self.check(changed, dialect)
      }
    }
  }

  @Test(arguments: [Dialect.swift, .objectiveC])
  func randomBytes(_ dialect: Dialect) {
    var state: UInt64 = 42
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    let spicy = Array("\"\"\"##//**\\\\()(){}[]'`@<>!?.R\n\r \0\u{A0}aLu8é≤".utf8)
    for _ in 0..<3_000 {
      Self.check((0..<next(120)).map { _ in UInt8(next(256)) }, dialect)
      Self.check((0..<next(120)).map { _ in spicy[next(spicy.count)] }, dialect)
    }
  }

  /// Each of these would take minutes if anything were quadratic, or end the process if it recursed.
  @Test(arguments: [
    "(", ")", "[", "]", "{", "}", "#", "#\"", "\"\\(", "#\"\\#(", "#\"\"\"", "\"\"\"\n\\(", "/", "/*", "*/", "/a ", "\\/", "(/\\/", "\\/)",
    "#/", "`", "<", "a<b", ">", "!", "?", "a!", "\\", "'", "\"", "R\"x(", "R\"", "@\"", "\\ ", "\\\n", "0x1.a", "1'", "# ", "#import <",
    "\u{FEFF}", "é", "\0", "\r", "\"\\", "(]", "([", "/* ", "/*/", "...", ".", "_", "1e+", "[(]",
  ])
  func hundredThousandOf(_ piece: String) {
    let bytes = Array(String(repeating: piece, count: 100_000).utf8)
    Self.check(bytes, .swift)
    Self.check(bytes, .objectiveC)
  }

  @Test func deepInterpolationComesBack() {
    let depth = 10_000
    let file = lexed(
      String(repeating: "\"\\(", count: depth) + "x" + String(repeating: ")\"", count: depth) + " y", .swift)
    #expect(file.tokens.count == 2 * depth + 2)
    #expect(file.tokens.last.map { file.text($0) } == "y")
    let brackets = BracketMap(file)
    #expect(brackets.partner(of: 0) == 2 * depth)
    #expect(brackets.opener(enclosing: depth) == depth - 1)
  }

  @Test(arguments: [
    "\"a", "\"\"\"a", "#\"a", "\"\\(a)b", "/* a", "#/a", "#/\na", "@\"a", "'a", "R\"(a",
  ])
  func unclosedPiecesSaySo(_ source: String) {
    let dialect: Dialect = "@'R".contains(source.first!) ? .objectiveC : .swift
    let file = lexed(source, dialect)
    #expect((file.tokens + file.comments).last?.flags.contains(.unterminated) == true)
    #expect(file.tilingFault == nil)
  }
}
