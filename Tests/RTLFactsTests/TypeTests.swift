import RTLFacts
import Testing

let memberTypes = MemberTypes([
  (owner: "Label", member: "textAlignment", type: "Alignment"),
  (owner: "Cell", member: "textLabel", type: "Label"),
  (owner: "*", member: "titleLabel", type: "Label"),
  (owner: "Stack", member: "alignment", type: "StackAlignment"),
  (owner: "Style", member: "alignment", type: "Alignment"),
  (owner: "Label", member: "init(aligned:)", type: "Alignment"),
  (owner: "Builder", member: "make", type: "Label"),
  (owner: "List", member: "scroll:to:(to:)", type: "Position"),
])

@Suite struct TypeTests {
  static let names: [Sample] = [
    .swift("Label", "func f() { let x: Label = y\n ↓x.a = 1 }"),
    .swift("Label", "func f() { let x = Label()\n ↓x.a = 1 }"),
    .swift("Label", "func f() { let x = Label(frame: .zero)\n ↓x.a = 1 }"),
    .swift("?", "func f() { let x = Label.make(1)\n ↓x.a = 1 }"),
    .swift("Outer.Inner", "func f() { let x = Outer.Inner()\n ↓x.a = 1 }"),
    .swift("Label", "func f() { let x = Box<Label>.Label()\n var y: Label?\n ↓y.a = 1 }"),
    .swift("Box", "func f() { let x = Box<Label>()\n ↓x.a = 1 }"),
    .swift("Box", "func f() { let x: Box<Label, [Int]>! = nil\n ↓x.a = 1 }"),
    .swift("Label", "func f(x: Label) { ↓x.a = 1 }"),
    .swift("Label", "func f(with x: inout Label?, b: Int = 3) { ↓x.a = 1 }"),
    .swift("Label", "func f(with b: [Int: (A, B)] = [:], x: Label) { run { ↓x.a = 1 } }"),
    .swift("Label", "class C { init(x: Label) { ↓x.a = 1 } }"),
    .swift("Label", "class C { @IBOutlet private weak var x: Label!\n func f() { ↓x.a = 1 } }"),
    .swift("Label", "class C { func f() { ↓x.a = 1 }\n let x: Label }"),
    .swift("Label", "class C { lazy var x: Label = { Label() }()\n func f() { ↓x.a = 1 } }"),
    .swift("Label", "class C { private let x = Label()\n func f() { self.↓x.a = 1 } }"),
    .swift("Label", "class C { private lazy var x = { () -> Label in Label() }()\n func f() { ↓x.a = 1 } }"),
    .swift("Label", "class C { var x: Label { y }\n func f() { ↓x.a = 1 } }"),
    .swift("Label", "class C { let x: Label }\nextension C { func f() { ↓x.a = 1 } }"),
    .swift("?", "class C { let x: Label }\nclass D { func f() { ↓x.a = 1 } }"),
    .swift("Label", "func f() { if let x = y as? Label { ↓x.a = 1 } }"),
    .swift("Label", "func f() { guard let x = y as? Label, x.b else { return }\n ↓x.a = 1 }"),
    .swift("Label", "func f() { let x = list[0] as! Label\n ↓x.a = 1 }"),
    .swift("Label", "func f() { let y: Label? = z\n if let y { ↓y.a = 1 } }"),
    .swift("Label", "class C { var y: Label?\n func f() { guard let y else { return }\n ↓y.a = 1 } }"),
    .swift("Int", "func f(x: Label) { let x = 5\n ↓x.a = 1 }"),
    .swift("?", "func f(x: Label) { for x in y { ↓x.a = 1 } }"),
    .swift("?", "func f(x: Label) { run { x in ↓x.a = 1 } }"),
    .swift("Label", "func f() { run { (x: Label, y) in ↓x.a = 1 } }"),
    .swift("Label", "func f() { let z = make()\n ↓z.a = 1 }\nfunc make() -> Label { Label() }"),
    .swift("Label", "class C { func f() { let z = self.make(1)\n ↓z.a = 1 }\n func make(_ a: Int) -> Label? { nil } }"),
    .swift("Array", "func f(x: [Label]) { ↓x.a = 1 }"),
    .swift("?", "func f(x: (Label) -> Void) { ↓x.a = 1 }"),
    .swift("Label", "func f() { var a = 1, x: Label\n ↓x.a = 1 }"),
    .swift("Label", "let x = Label()\nfunc f() { ↓x.a = 1 }"),
    .swift("?", "func g() { let x = Label() }\nfunc f() { ↓x.a = 1 }"),
    .swift("Alignment", "func f() { let x = Label()\n x.↓textAlignment = .left }"),
    .swift("Alignment", "func f(c: Cell) { c.textLabel?.↓textAlignment = .left }"),
    .swift("Alignment", "func f() { other.titleLabel!.↓textAlignment = .left }"),
    .swift("Alignment", "class My: Label { func f() { ↓textAlignment = .left } }"),
    .swift("Alignment", "class My: Cell { func f() { self.textLabel?.↓textAlignment = .left } }"),
    .swift("Alignment", "class My: Cell {}\nfunc f(c: My) { c.textLabel?.↓textAlignment = .left }"),
    .swift("StackAlignment", "class C { let s = Stack()\n func f() { s.↓alignment = .left } }"),
    .swift("?", "func f() { thing.↓alignment = .left }"),
    .swift("Alignment", "extension Label { func f() { self.↓textAlignment = .left } }"),
    .swift("Alignment", "func f() { Label().↓textAlignment = .left }"),
    .swift("Alignment", "func f() { (y as! Label).↓textAlignment = .left }"),
    .swift("Alignment", "func f(b: Builder) { b.make(1).↓textAlignment = .left }"),
    .swift("Alignment", "class C { struct S { let l: Label }\n let s: S\n func f() { s.l.↓textAlignment = .left } }"),
    .objc("Label", "- (void)f {\n Label *x = [Label new];\n ↓x.a = 1;\n}"),
    .objc("Label", "- (void)f:(Label *)x with:(id)y {\n ↓x.a = 1;\n}"),
    .objc("?", "- (void)f:(id)x {\n ↓x.a = 1;\n}"),
    .objc(
      "Label",
      "@interface C ()\n@property (nonatomic, weak) IBOutlet Label *x;\n@end\n@implementation C\n- (void)f {\n _↓x.a = 1;\n}\n@end".replacing(
        "_↓x", with: "↓_x")),
    .objc("Label", "@interface C ()\n@property (nonatomic) Label *x;\n@end\n@implementation C\n- (void)f {\n self.↓x.a = 1;\n}\n@end"),
    .objc("Label", "@implementation C {\n Label *_x;\n int n;\n}\n- (void)f {\n ↓_x.a = 1;\n}\n@end"),
    .objc("?", "@implementation C {\n Label *_x;\n}\n@end\n@implementation D\n- (void)f {\n ↓_x.a = 1;\n}\n@end"),
    .objc("Label", "- (void)f {\n __weak Label<P> *x = y;\n ↓x.a = 1;\n}"),
    .objc("NSArray", "- (void)f {\n NSArray<Label *> *x = y;\n ↓x.a = 1;\n}"),
    .objc("Alignment", "- (void)f {\n Alignment x = y;\n ↓x = 1;\n}"),
    .objc("Label", "- (void)f {\n for (Label *x in y) { ↓x.a = 1; }\n}"),
    .objc("Label", "- (void)f {\n [y run:^(Label *x, int n) { ↓x.a = 1; }];\n}"),
    .objc("?", "- (void)f {\n foo(W * x, 2);\n ↓x.a = 1;\n}"),
    .objc("Label", "static void f(Label *x) {\n ↓x.a = 1;\n}"),
    .objc("Alignment", "- (void)f {\n Label *x = y;\n x.↓textAlignment = 1;\n}"),
    .objc("Alignment", "- (void)f {\n ((Label *)y).↓textAlignment = 1;\n}"),
    .objc("Alignment", "- (void)f {\n [[Label alloc] initWithFrame:r].↓textAlignment = 1;\n}"),
    .objc("Alignment", "- (void)f:(Cell *)c {\n [c textLabel].↓textAlignment = 1;\n}"),
    .objc("Alignment", "- (Label *)make { return nil; }\n- (void)f {\n [self make].↓textAlignment = 1;\n}"),
    .objc("Alignment", "@interface C : Label\n@end\n@implementation C\n- (void)f {\n self.↓textAlignment = 1;\n}\n@end"),
  ]

  @Test(arguments: names)
  func type(_ sample: Sample) throws {
    let (view, token) = try sample.view(TestVocabulary(members: memberTypes))
    #expect(view.expressionType(endingAt: token).name ?? "?" == sample.expected, "line \(sample.line): \(sample.code)")
  }

  @Test func declarationIsEvidence() throws {
    let (view, token) = try Sample.swift("", "class C { let x: Label\n func f() { ↓x.a = 1 } }").view()
    guard case .known("Label", let declaration?) = view.expressionType(endingAt: token) else {
      Issue.record("no declaration")
      return
    }
    #expect(view.file.tokens[declaration].start == 14)
  }
}
