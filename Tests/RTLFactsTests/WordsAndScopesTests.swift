import RTLFacts
import RTLLexing
import Testing

@Suite struct WordsAndScopesTests {
  @Test(arguments: [
    ("UIEdgeInsetsMake_RTLFlip", "ui edge insets make rtl flip"), ("ic_arrow_back", "ic arrow back"),
    ("isRTLEnabled", "is rtl enabled"), ("arrow2x", "arrow 2 x"), ("startle", "startle"), ("chevron.left-fill", "chevron left fill"),
    ("rightToLeft", "right to left"), ("IS_RTL", "is rtl"), ("__x__", "x"), ("", ""), ("größeA", "größe a"), ("URL", "url"),
    ("setRTL", "set rtl"), ("aB", "a b"), ("ABc", "a bc"),
  ])
  func words(_ name: String, _ expected: String) {
    #expect(IdentifierWords.split(name.utf8).joined(separator: " ") == expected)
  }

  static let scopes: [Sample] = [
    .swift("CartCell.layoutSubviews", "class CartCell { func layoutSubviews() { run { ↓x() } } }"),
    .swift("A.B.init", "struct A {}\nextension A.B { init(a: Int) { if c { ↓x() } } }"),
    .swift("A.p", "enum A { static var p: Int { get { ↓x() } } }"),
    .swift("A.q", "class A { private let q = B(↓x) }"),
    .swift("A.q", "class A { lazy var q: B = { let b = B(); ↓b.x() }() }"),
    .swift("f.g", "func f() { func g() { ↓x() } }"),
    .swift("top", "let top = ↓x"),
    .swift("", "↓x()"),
    .swift("A.f", "class A: B<C>, D where E: F {\n @objc\n public override func f<T>(a: T)\n -> Int?\n where T: P\n {\n ↓x() } }"),
    .swift("A.subscript", "class A { subscript(i: Int) -> Int { ↓x } }"),
    .swift("A.deinit", "class A { class func f() {}\n deinit { ↓x() } }"),
    .objc(
      "CartCell.setTitle:animated:",
      "@implementation CartCell\n- (void)other { }\n- (void)setTitle:(NSString *)t\n animated:(BOOL)a {\n [V run:^{ ↓x(); }];\n}\n@end"),
    .objc("CartCell.f", "@implementation CartCell (Private)\n{ int a; }\n- (void)f {\n if (a) { ↓x(); }\n}\n@end"),
    .objc("make", "static int make(int a) {\n ↓x();\n}"),
    .objc("C.g", "@protocol P;\n@implementation B\n- (void)f {\n a(@protocol(P));\n}\n@end\n@implementation C\n- (void)g {\n ↓x();\n}\n@end"),
    .objc("make", "@implementation B\n- (void)f { }\n@end\nvoid make(void) {\n ↓x();\n}"),
    .objc("C.f", "@interface C ()\n@property int a;\n@end\n@implementation C\n#pragma mark - x\n+ (id)f\n{\n ↓x();\n}\n@end"),
  ]

  @Test(arguments: scopes)
  func scope(_ sample: Sample) throws {
    let (view, token) = try sample.view()
    #expect(view.scope(of: token) == sample.expected, "line \(sample.line): \(sample.code)")
  }

  @Test(arguments: [
    Sample.swift("a: 1|_: b(2, 3)|c: x ? y : z", "f↓(a: 1, b(2, 3), c: x ? y : z)"), .swift("", "f↓()"),
    .swift("_: { a, b in c }", "f↓({ a, b in c })"), .objc("a: 1|b: c ? d : e", "↓[x a:1 b:c ? d : e];"),
    .objc("_: 1|_: (a, b)", "f↓(1, (a, b));"), .objc("", "↓[x y];"), .objc("a: [b c:d]", "↓[[x y] a:[b c:d]];"),
  ])
  func arguments(_ sample: Sample) throws {
    let (view, token) = try sample.view()
    let file = view.file
    let found = view.arguments(ofCallAt: token).map { argument in
      let text = file.bytes[file.tokens[argument.range.lowerBound].range.lowerBound..<file.tokens[argument.range.upperBound - 1].end]
      return (argument.label.map { String(decoding: file.bytes[file.tokens[$0].range], as: UTF8.self) } ?? "_") + ": " + String(decoding: text, as: UTF8.self)
    }
    #expect(found.joined(separator: "|") == sample.expected)
  }

  /// Each argument of a call may ask for all of them, so that a file that is one call would be read for each of its words.
  @Test(arguments: [
    Sample.swift("", "f↓(" + String(repeating: ".left, ", count: 9000) + ".left)"),
    Sample.objc("", "↓[a f" + String(repeating: ":left f", count: 9000) + ":left]"),
  ])
  func argumentsWithoutEndAreNotAllRead(_ sample: Sample) throws {
    let (view, token) = try sample.view()
    #expect(900...4000 ~= view.arguments(ofCallAt: token).count)
  }

  @Test(arguments: [
    Sample.swift("a.b(c)[d]?.e", "x = a.b(c)[d]?.↓e"), .swift(".left", "x = .↓left"), .swift("\"a\\(b)c\".d", "x = \"a\\(b)c\".↓d"),
    .swift("a\n .b { c }\n .d", "x = a\n .b { c }\n .↓d"), .swift("A<B>.c", "x = A<B>.↓c"), .swift("b", "x = a + ↓b"),
    .objc("[a b:c].d", "x = [a b:c].↓d;"), .objc("(T *)x", "y = (T *)↓x;"), .objc("((T *)x).b", "y = ((T *)x).↓b;"), .objc("a->b", "y = a->↓b;"),
  ])
  func operand(_ sample: Sample) throws {
    let (view, token) = try sample.view()
    let start = view.operandStart(endingAt: token)
    let file = view.file
    #expect(String(decoding: file.bytes[file.byteRange(start..<token + 1)], as: UTF8.self) == sample.expected)
    #expect(view.operandEnd(startingAt: start) == token)
  }

  /// Brackets by the hundred thousand, endless statements, everything cut short: no crash, no stack
  /// overflow, no walk without end.
  @Test(arguments: [Dialect.swift, .objectiveC])
  func hostile(_ dialect: Dialect) {
    let many = 100_000
    let codes = [
      String(repeating: "(", count: many) + "isRTL", String(repeating: "{", count: many), String(repeating: "if isRTL {", count: many / 100),
      String(repeating: "a ? ", count: many) + "isRTL", String(repeating: "} else ", count: many),
      String(repeating: "else if (isRTL) x; ", count: many / 1000), String(repeating: "a.b = isRTL, ", count: many / 1000),
      String(repeating: "\"\\(", count: 1000) + "isRTL", "- (", "@implementation", "func", "let", "case .", "x = [", "#define", "",
      "@\"", "var isRTL: Int {", ") ] } isRTL", "let a: [[[", "a as", String(repeating: "[", count: many) + String(repeating: "]", count: many),
    ]
    for code in codes {
      let file = TokenFile(Array(code.utf8), dialect)
      let view = CodeView(file: file, TestVocabulary(vocabulary, members: memberTypes))
      for token in [0, file.tokens.count / 2, file.tokens.count - 1] where token >= 0 && token < file.tokens.count {
        _ = view.directionCheck(at: token)
        _ = view.scope(of: token)
        _ = view.context(of: token)
        _ = view.contextualType(at: token)
        _ = view.expressionType(endingAt: token)
        _ = view.operandEnd(startingAt: token)
      }
    }
  }
}
