import RTLLexing
import Testing

private func reading(_ text: String, _ dialect: Dialect, words: [String] = []) -> TokenFile {
  TokenFile(Array(text.utf8), dialect, words: KeywordTable(words))
}

/// Code without the parentheses that change nothing, as the readers of code meet it.
private func read(_ text: String, _ dialect: Dialect) -> String {
  let file = reading(text, dialect)
  return file.tokens.map { file.text($0) }.joined(separator: " ")
}

struct RedundantParenthesesTests {
  static let leftOut: [(String, Dialect, String)] = [
    ("label.alignment = (.left)", .swift, "label . alignment = . left"),
    ("(label).alignment = (Alignment.left)", .swift, "label . alignment = Alignment . left"),
    ("x = (a.width) - (b.width)", .swift, "x = a . width - b . width"),
    ("x = (isMirrored ? a : b)", .swift, "x = isMirrored ? a : b"),
    ("pin(to: ((.left)), (8))", .swift, "pin ( to : . left , 8 )"),
    ("if (flag) { }", .swift, "if flag { }"),
    ("return (a - b)", .swift, "return a - b"),
    ("first()\n(label).hide()", .swift, "first ( ) label . hide ( )"),
    ("x = !(flag)", .swift, "x = ! flag"),
    ("x = c ? (a) : (b + 1)", .swift, "x = c ? a : b + 1"),
    ("x = (\n  a\n)\ny = 1", .swift, "x = a y = 1"),
    ("let text = \"\\((name))\"", .swift, "let text = \"\\( name )\""),
    ("a = 1; b = 2;", .swift, "a = 1 b = 2"),
    ("import Kit\nlabel.side = Kit.Label.Side.left", .swift, "import Kit label . side = Label . Side . left"),
    ("@testable import Kit\nlet side: Kit.Side", .swift, "@ testable import Kit let side : Side"),
    ("x = (Side)SideLeft;", .objectiveC, "x = SideLeft ;"),
    ("[a pin:(Side)SideLeft to:b];", .objectiveC, "[ a pin : SideLeft to : b ] ;"),
    ("[(label) setSide:Left];", .objectiveC, "[ label setSide : Left ] ;"),
    ("x = (Left);", .objectiveC, "x = Left ;"),
    ("(self.label).alignment = (flag ? Left : Center);", .objectiveC, "self . label . alignment = flag ? Left : Center ;"),
    ("[label setAlignment:(Left)];", .objectiveC, "[ label setAlignment : Left ] ;"),
    ("[a pin:(Left) to:(b + 1) by:c];", .objectiveC, "[ a pin : Left to : b + 1 by : c ] ;"),
    ("x = (a.width) - 8;", .objectiveC, "x = a . width - 8 ;"),
    ("if ((a == b)) {}", .objectiveC, "if ( a == b ) { }"),
    ("x = a - ((b + c))", .swift, "x = a - ( b + c )"),
    ("x = a - (((b + c)))", .swift, "x = a - ( b + c )"),
    ("x = a * ((c ? b : d))", .swift, "x = a * ( c ? b : d )"),
    ("x = a - ((b))", .swift, "x = a - b"),
    ("x = a - ((b.width))", .swift, "x = a - b . width"),
    ("x = a - ((b + c));", .objectiveC, "x = a - ( b + c ) ;"),
    ("x = ((((T)b)).c);", .objectiveC, "x = ( ( T ) b ) . c ;"),
    ("return ([view width]);", .objectiveC, "return [ view width ] ;"),
  ]

  @Test(arguments: leftOut.indices)
  func areLeftOut(_ index: Int) {
    let (text, dialect, expected) = Self.leftOut[index]
    #expect(read(text, dialect) == expected)
    #expect(reading(text, dialect).tilingFault == nil)
  }

  static let kept: [(String, Dialect)] = [
    ("x = (a - b) * c", .swift), ("x = (a ?? b).width", .swift), ("x = a - (b - c)", .swift),
    ("call (a)", .swift), ("call?(a)", .swift), ("call!(a)", .swift), ("make()(a)", .swift), ("Set<Int>(a)", .swift), ("#selector(a)", .swift),
    ("let call: (Int) -> Void", .swift), ("let call: (Int) throws -> Void", .swift), ("func f() -> (Int) { }", .swift),
    ("let pair = (a, b)", .swift), ("let pair = (x: a)", .swift), ("f { (a) in b }", .swift), ("x as? (A & B)", .swift), ("()", .swift),
    ("if let v = (views.first { $0.isHidden }) { }", .swift), ("f { (a)\n in b }", .swift), ("done = (Block)^{ };", .objectiveC),
    ("label.side = Kit.Side.left", .swift), ("import Kit\nKit.show()", .swift), ("import Kit.Side", .swift), ("import Kit\na.Kit.Side", .swift),
    ("import Kit\nlet x = Shop.Kit.Side", .swift),
    ("(cell?.view)!.hide()", .swift), ("f(==)", .swift), ("x = (*)", .swift), ("let x = (a", .swift), ("x = a)", .swift),
    ("x = (CGFloat)-1;", .objectiveC), ("x = c ? b : (id)a;", .objectiveC), ("[a pin:(id)b to:c];", .objectiveC),
    ("- (void)pin:(BOOL)a to:(id)b;", .objectiveC), ("- (void)pin:(BOOL) a to:(id) b;", .objectiveC),
    ("- (void)curve:(float)a:(float)b;", .objectiveC), ("[path curve:(float)a:(float)b];", .objectiveC), ("- (void)curve:(float) a :(float) b;", .objectiveC),
    ("x = @[(id)a, b];", .objectiveC), ("x = list[(int)i];", .objectiveC), ("[(id)label setSide:Left];", .objectiveC),
    ("x = (Side)Side;", .objectiveC), ("x = (Side)left;", .objectiveC),
    ("((UILabel *)view).text = x;", .objectiveC), ("((Cell)[list cell]).text = x;", .objectiveC), ("((Cell)(a)).text = x;", .objectiveC),
    ("x = (CGFloat)y;", .objectiveC), ("x = (UILabel *)view;", .objectiveC), ("x = (CGFloat)[view width];", .objectiveC),
    ("x = (CGFloat)(a + b);", .objectiveC), ("x = (CGRect){0, 0};", .objectiveC), ("- (void)show:(BOOL)flag;", .objectiveC),
    ("if (flag) {}", .objectiveC), ("while (flag);", .objectiveC), ("x = @(a);", .objectiveC), ("x = ^(a) { };", .objectiveC),
    ("void (^done)(BOOL) = nil;", .objectiveC), ("void (*call)(int);", .objectiveC), ("for (id view in views) {}", .objectiveC),
    ("while ((x = next())) {}", .objectiveC), ("@property (strong) UILabel *label;", .objectiveC), ("f((a, b));", .objectiveC),
  ]

  /// What begins with a type begins with its module.
  @Test func aRunOfTokensHasTheModuleOfItsFirstType() {
    let file = reading("import Kit\nlabel.side = (Kit.Label.Side.left)", .swift)
    let side = file.tokens.indices.filter { file.text(file.tokens[$0]) == "Label" }
    func text(_ run: Range<Int>) -> String { String(decoding: file.bytes[file.byteRange(run)], as: UTF8.self) }
    #expect(side.map { text($0..<$0 + 1) } == ["Kit.Label"])
    #expect(side.map { text($0 - 1..<$0 + 5) } == ["= (Kit.Label.Side.left)"])
    #expect(side.map { text($0 + 1..<$0 + 5) } == [".Side.left"])
  }

  @Test(arguments: kept.indices)
  func areKept(_ index: Int) {
    let (text, dialect) = Self.kept[index]
    let file = reading(text, dialect)
    #expect(file.parentheses == [] && file.leftOut == [])
  }

  /// Line breaks and spaces before a parenthesis are those of what stands in it.
  @Test func contentBeginsLikeTheParenthesis() {
    let text = "a\n(\nlabel).hide()"
    let all = lexed(text, .swift)
    #expect(reading(text, .swift).tokens[1].flags == all.tokens[1].flags)
    #expect(reading("a\n((label)).hide()", .swift).tokens[1].flags == all.tokens[1].flags)
    #expect(all.tokens[1].flags.contains(.startsLine))
  }

  @Test func whatFollowsASemicolonBeginsALine() {
    let file = reading("a = 1;b = 2", .swift, words: ["b"])
    #expect(file.tokens[3].flags == [.startsLine, .spaceBefore])
    #expect(file.known == [3])
    #expect(file.names.map(\.token) == [0, 3])
  }

  /// A run that takes in one half of a pair takes in the other one.
  @Test func runsAreWrittenWithBothHalves() throws {
    let file = reading("x = ((a.b) - c) + (d)", .swift)
    // x = ( a . b - c ) + d
    func written(_ run: Range<Int>) -> String { String(decoding: file.bytes[file.byteRange(run)], as: UTF8.self) }
    #expect(written(3..<6) == "a.b")
    #expect(written(3..<8) == "(a.b) - c")
    #expect(written(2..<11) == "((a.b) - c) + (d)")
    #expect(written(10..<11) == "d")
  }

  /// Who asks for every token gets it; the numbers of known words and names are those of the tokens that are left.
  @Test func listsAgreeWithTheTokens() {
    let text = "(left).x = (right)"
    #expect(TokenFile(Array(text.utf8), .swift, keepsParentheses: true).tokens.count == 9)
    let file = reading(text, .swift, words: ["left", "right"])
    #expect(file.known.map { file.text(file.tokens[Int($0)]) } == ["left", "right"])
    #expect(file.names.map { file.text(file.tokens[Int($0.token)]) } == ["left", "x", "right"])
  }
}
