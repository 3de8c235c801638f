import Testing

@testable import RTLLexing

@Suite struct ObjectiveCLexerTests {
  static let codeRows: [Row] = [
    ("@interface A : B <C>", "p:@ i:interface i:A p:: i:B o:< i:C o:>"),
    ("@property (nonatomic) T *x;", "p:@ i:property p:( i:nonatomic p:) i:T o:* i:x p:;"),
    ("@[@\"a\", @(1), @{}]", "p:@ p:[ s:@\"a\" p:, p:@ p:( n:1 p:) p:, p:@ p:{ p:} p:]"),
    ("[a b:c d:^{ }]", "p:[ i:a i:b p:: i:c i:d p:: o:^ p:{ p:} p:]"),
    ("a->b ? !c : d.e", "i:a o:-> i:b p:? p:! i:c p:: i:d p:. i:e"),
    ("a ?: b", "i:a p:? p:: i:b"),
    ("x <<= 1 >>= 2 <=> a::b", "i:x o:<<= n:1 o:>>= n:2 o:<=> i:a o::: i:b"),
    ("a->*b.*c f(...)", "i:a o:->* i:b o:.* i:c i:f p:( o:... p:)"),
    ("a++ --b a+=b a&&b||c a!=b a==b ~a", "i:a o:++ o:-- i:b i:a o:+= i:b i:a o:&& i:b o:|| i:c i:a o:!= i:b i:a o:== i:b o:~ i:a"),
    ("größe$1", "i:größe$1"),
    ("a \\ b", "i:a u:\\ i:b"),
    ("a\\\nb", "i:a i:b"),
    ("a /* /* */ b", "i:a i:b"),
  ]

  static let literalRows: [Row] = [
    ("'c' '\\'' L'x' u8'y'", "s:'c' s:'\\'' s:L'x' s:u8'y'"),
    ("\"a\\\"b\" L\"x\" @\"\\n\"", "s:\"a\\\"b\" s:L\"x\" s:@\"\\n\""),
    ("\"a\\\nb\" c", "s:\"a\\⏎b\" i:c"),
    ("\"open\nc", "s:\"open i:c"),
    ("R\"(a\"b)\" R\"x()\")x\" u8R\"(\n)\" LR\"()\"", "s:R\"(a\"b)\" s:R\"x()\")x\" s:u8R\"(⏎)\" s:LR\"()\""),
    ("R\"a b\" XR\"(a)\"", "s:R\"a␣b\" i:XR s:\"(a)\""),
    ("1'000'000 0xFFul 1.5e-3f .5 0x1p+3 0x1e+2", "n:1'000'000 n:0xFFul n:1.5e-3f n:.5 n:0x1p+3 n:0x1e o:+ n:2"),
    ("case 1...5", "i:case n:1 o:... n:5"),
  ]

  static let preprocessorRows: [Row] = [
    ("#import <A/B.h>\n#  include \"c.h\"\n#include<d>", "d:#import s:<A/B.h> d:#␣␣include s:\"c.h\" d:#include s:<d>"),
    ("#import <A\nb > c", "d:#import o:< i:A i:b o:> i:c"),
    ("#if a < b > c", "d:#if i:a o:< i:b o:> i:c"),
    ("#define S(x) #x a##b", "d:#define i:S p:( i:x p:) p:# i:x i:a o:## i:b"),
    ("#error don't\nx", "d:#error i:don s:'t i:x"),
    ("#pragma mark - URL's \\\nx\ny", "d:#pragma i:mark o:- i:URL s:'s␣\\⏎x i:y"),
    ("#\n# 1\nx", "p:# p:# n:1 i:x"),
    ("#if 0\na.b\n#endif", "d:#if n:0 i:a p:. i:b d:#endif"),
    ("a #b", "i:a p:# i:b"),
  ]

  @Test(arguments: codeRows.map(\.source)) func code(_ source: String) { check(source, Self.codeRows) }
  @Test(arguments: literalRows.map(\.source)) func literal(_ source: String) { check(source, Self.literalRows) }
  @Test(arguments: preprocessorRows.map(\.source)) func preprocessor(_ source: String) { check(source, Self.preprocessorRows) }

  private func check(_ source: String, _ rows: [Row]) {
    for row in rows where row.source == source { expectTokens(row, .objectiveC) }
  }

  @Test(arguments: [
    ("#define A \\\n b\nc", [true, true, true, false]),
    ("#define A \\\r\n b\r\nc", [true, true, true, false]),
    ("#define A \\ \n b\rc", [true, true, true, false]),
    ("#define A /*\n*/ b\nc", [true, true, true, false]),
    ("a\n#endif // x \\\n y\nc", [false, true, false]),
    ("#import <a>\n<b>", [true, true, false, false, false]),
  ])
  func preprocessorLinesEndWhereTheyShould(_ source: String, _ expected: [Bool]) {
    let file = lexed(source, .objectiveC)
    #expect(file.tokens.map { $0.flags.contains(.preprocessor) } == expected)
    #expect(file.tilingFault == nil)
  }

  @Test func commentsStandApart() {
    let file = lexed("a // b \\\n c\n/* d */ /* e", .objectiveC)
    #expect(file.comments.map(file.text) == ["// b \\\n c", "/* d */", "/* e"])
    #expect(file.comments.map { $0.flags.contains(.unterminated) } == [false, false, true])
  }

  @Test func wordsAreNumbered() {
    let words = ["#import", "\"icon\"", "width"]
    let source = "#import\n#  import\n@\"icon\" \"icon\" L\"icon\" R\"x(icon)x\" width 'icon' @\"ico\\n\""
    #expect(lexed(source, .objectiveC, words: words).tokens.map(\.word) == [1, 1, 2, 2, 2, 2, 3, 0, 0])
  }
}
