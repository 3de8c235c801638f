import Testing

@Suite struct ContextTests {
  /// Expected: the context and what it passed by, then the type that it asks for.
  static let samples: [Sample] = [
    .swift("assignment l.textAlignment: Alignment", "func f(l: Label) { l.textAlignment = ↓.left }"),
    .swift("assignment l?.textAlignment: Alignment", "func f(l: Label?) { l?.textAlignment = ↓.left }"),
    .swift("assignment l.textAlignment: Alignment", "func f(l: Label) { l.textAlignment = Alignment.↓left }"),
    .swift("assignment l.textAlignment branch: Alignment", "func f(l: Label) { l.textAlignment = a ? ↓.left : .right }"),
    .swift("assignment l.textAlignment branch: Alignment", "func f(l: Label) { l.textAlignment = a == b ? .left : ↓.right }"),
    .swift("assignment l.textAlignment branch: Alignment", "func f(l: Label) { l.textAlignment = a ? .center : (b ? ↓.left : .right) }"),
    .swift("assignment l.textAlignment branch: Alignment", "func f(l: Label) { l.textAlignment = a ? .center : b ? .left : ↓.right }"),
    .swift("assignment l.textAlignment coalescing: Alignment", "func f(l: Label) { l.textAlignment = a ?? ↓.left }"),
    .swift("assignment l.textAlignment: Alignment", "func f(l: Label) { l.textAlignment = (↓.left) }"),
    .swift("assignment l.textAlignment branch: Alignment", "func f(l: Label) { l.textAlignment = if a { ↓.left } else { .right } }"),
    .swift("assignment l.textAlignment branch: Alignment", "func f(l: Label) { l.textAlignment = if a { .left } else if b { .center } else { ↓.right } }"),
    .swift("assignment l.textAlignment branch: Alignment", "func f(l: Label) { l.textAlignment = switch a { case .b: .left\n default: ↓.right } }"),
    .swift("assignment e element: ?", "func f() { e = [↓.left, .top] }"),
    .swift("assignment e element: ?", "func f() { e = [.top, ↓.left] }"),
    .swift("assignment e branch element: ?", "func f() { e = a ? [.top, ↓.left] : [] }"),
    .swift("assignment e element: Edge", "func f(e: Edge) { e = [\n .top,\n ↓.left,\n] }"),
    .swift("initialValue x: Alignment", "func f() { let x: Alignment = ↓.left }"),
    .swift("initialValue x branch: Alignment", "func f() { let x: Alignment = a ? .right : ↓.left }"),
    .swift("initialValue x: Alignment", "class C { private var x: Alignment = ↓.left { didSet { go() } } }"),
    .swift("initialValue x: Alignment", "func f(_ x: Alignment = ↓.left, b: Int) {}"),
    .swift("initialValue x: ?", "func f() { let x = Alignment.↓left }"),
    .swift("comparison: ?", "func f() { if l.textAlignment == ↓.left { } }"),
    .swift("comparison: ?", "func f() { if ↓.left != l.textAlignment { } }"),
    .swift("comparison: ?", "func f() { x = l.textAlignment == ↓.left ? 1 : 2 }"),
    .swift("pattern: ?", "func f() { switch a { case ↓.left: break } }"),
    .swift("pattern: ?", "func f() { switch a { case .top, ↓.left: break } }"),
    .swift("pattern: ?", "func f() { switch a { case (.top, ↓.left): break } }"),
    .swift("pattern: ?", "func f() { if case ↓.left = a { } }"),
    .swift("pattern: ?", "func f() { switch a { case .top,\n ↓.left: break } }"),
    .swift("argument side 0 make: Alignment", "func make(side: Alignment) {}\nfunc f() { make(side: ↓.left) }"),
    .swift("argument side 1 make: Alignment", "func make(_ a: Int, side b: Alignment) {}\nfunc f() { make(2, side: ↓.left) }"),
    .swift("argument _ 0 make: Alignment", "func make(_ a: Alignment) {}\nfunc f() { make(↓.left) }"),
    .swift("argument side 0 self.make: Alignment", "class C { func make(side: Alignment) {}\n func f() { self.make(side: ↓.left) } }"),
    .swift("argument side 0 Thing: Alignment", "struct Thing { init(side: Alignment) {} }\nfunc f() { Thing(side: ↓.left) }"),
    .swift(
      "argument side 0 Thing: Alignment",
      "struct Thing { let side: Alignment }\nfunc f() { Thing(side: ↓.left) }".replacing("struct Thing", with: "struct Thing: P")),
    .swift("argument side 0 Thing: Alignment", "struct Thing { let side: Alignment }\nfunc f() { Thing(side: ↓.left) }"),
    .swift("argument side branch 0 make: Alignment", "func make(side: Alignment) {}\nfunc f() { make(side: a ? .right : ↓.left) }"),
    .swift("argument at 1 scroll: ?", "func f() { scroll(to: 1, at: ↓.left, animated: true) }"),
    .swift("argument aligned 0 Label: Alignment", "func f() { Label(aligned: ↓.left) }"),
    .swift("argument at element 0 go: ?", "func f() { go(at: [↓.left]) }"),
    .swift("argument items element 0 go: ?", "func f() { go(items: [\"a\": ↓.left]) }"),
    .swift("returned f: Alignment", "func f() -> Alignment { return ↓.left }"),
    .swift("returned f: Alignment", "func f() -> Alignment { ↓.left }"),
    .swift("returned f branch: Alignment", "func f() -> Alignment { if a { return .right }\n return b ? ↓.left : .center }"),
    .swift("returned f branch: Alignment", "func f() -> Alignment { switch a { case .x: ↓.left\n default: .right } }"),
    .swift("returned p: Alignment", "class C { var p: Alignment { ↓.left } }"),
    .swift("returned p: Alignment", "class C { override var p: Alignment { get { return ↓.left } set {} } }"),
    .swift("returned x: Alignment", "class C { lazy var x: Alignment = { ↓.left }() }"),
    .swift("unknown: ?", "func f() { let x = ↓.left + 1 }"),
    .swift("unknown: ?", "func f() { let x = [↓.left, .right].map { $0 } }"),
    .swift("unknown: ?", "func f() { x.y = Side.↓left.rawValue }"),
    .swift("pattern: ?", "func f() { if case .some(↓.left) = a { } }"),
    .objc("assignment l.textAlignment: Alignment", "- (void)f:(Label *)l {\n l.textAlignment = ↓AlignmentLeft;\n}"),
    .objc("assignment l.textAlignment branch: Alignment", "- (void)f:(Label *)l {\n l.textAlignment = [a b:c] ? ↓AlignmentLeft : AlignmentRight;\n}"),
    .objc("assignment l.textAlignment branch: Alignment", "- (void)f:(Label *)l {\n l.textAlignment = a ? AlignmentLeft : ↓AlignmentRight;\n}"),
    .objc("assignment self.mask union: ?", "- (void)f {\n self.mask = EdgeTop | ↓EdgeLeft | EdgeBottom;\n}"),
    .objc("assignment self.mask branch union: ?", "- (void)f {\n self.mask = a ? EdgeTop | ↓EdgeLeft : EdgeBottom;\n}"),
    .objc("initialValue x: Alignment", "- (void)f {\n Alignment x = ↓AlignmentLeft;\n}"),
    .objc("argument setTextAlignment 0 setTextAlignment: Alignment", "- (void)f:(Label *)l {\n [l setTextAlignment:↓AlignmentLeft];\n}"),
    .objc("argument to 1 scroll: Position", "- (void)f:(List *)l {\n [l scroll:1 to:↓PositionLeft];\n}"),
    .objc("argument to branch 1 scroll: Position", "- (void)f:(List *)l {\n [l scroll:1 to:a ? PositionRight : ↓PositionLeft];\n}"),
    .objc("argument align 1 make: Alignment", "- (void)make:(int)a align:(Alignment)b { }\n- (void)f {\n [self make:1 align:↓AlignmentLeft];\n}"),
    .objc("argument _ 1 make: Alignment", "- (void)make:(int)a:(Alignment)b { }\n- (void)f {\n [self make:1 :↓AlignmentLeft];\n}"),
    .objc("argument setURL 0 setURL: Alignment", own("Alignment URL", "[self setURL:↓AlignmentLeft];")),
    // Not the setter of `up`.
    .objc("argument setup 0 setup: ?", own("Alignment up", "[self setup:↓AlignmentLeft];")),
    .objc("argument _ 1 Make: Alignment", "static int Make(int a, Alignment b) { return 1; }\nstatic void f(void) {\n Make(1, ↓AlignmentLeft);\n}"),
    .objc("comparison: ?", "- (void)f {\n if (l.textAlignment == ↓AlignmentLeft) { }\n}"),
    .objc("pattern: ?", "- (void)f {\n switch (a) { case ↓AlignmentLeft: break; }\n}"),
    .objc("returned f: Alignment", "- (Alignment)f {\n return ↓AlignmentLeft;\n}"),
    .objc("assignment d element: ?", "- (void)f {\n d = @{@\"a\": ↓Left};\n}"),
    .objc("argument add element 0 add: ?", "- (void)f {\n [l add:@[a, ↓Left]];\n}"),
  ]

  /// A class with a property, and a statement of one of its methods.
  private static func own(_ property: String, _ statement: String) -> String {
    "@interface C : Label\n@property \(property);\n@end\n@implementation C\n- (void)f {\n \(statement)\n}\n@end"
  }

  @Test(arguments: samples)
  func context(_ sample: Sample) throws {
    let (view, token) = try sample.view(TestVocabulary(members: memberTypes))
    let (context, through) = view.context(of: token)
    func text(_ range: Range<Int>) -> String {
      String(decoding: view.file.bytes[view.file.tokens[range.lowerBound].range.lowerBound..<view.file.tokens[range.upperBound - 1].end], as: UTF8.self)
    }
    var passed = ""
    if through.contains(.branch) { passed += " branch" }
    if through.contains(.coalescing) { passed += " coalescing" }
    if through.contains(.element) { passed += " element" }
    if through.contains(.union) { passed += " union" }
    let found =
      switch context {
      case .assignment(let target, _): "assignment \(text(target))\(passed)"
      case .comparison: "comparison"
      case .pattern: "pattern"
      case .argument(let label, let callee, _, let index): "argument \(label ?? "_")\(passed) \(index) \(text(callee))"
      case .returned(let function): "returned \(function.map { text($0..<$0 + 1) } ?? "-")\(passed)"
      case .initialValue(let name): "initialValue \(text(name..<name + 1))\(passed)"
      case .unknown: "unknown"
      }
    let type = view.contextualType(at: token).name ?? "?"
    #expect("\(found): \(type)" == sample.expected, "line \(sample.line): \(sample.code)")
  }
}
