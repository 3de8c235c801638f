@testable import RTLFacts
import Testing


/// Types of expressions that other files declare.
@Suite struct TypePathTests {
  static let members = MemberTypes([
    (owner: "Row", member: "layer", type: "Layer"), (owner: "*", member: "textAlignment", type: "Alignment"),
  ])

  struct Case: Sendable, CustomTestStringConvertible {
    var sample: Sample
    /// Other files; those with `@end` are Objective-C.
    var others: [String]
    var testDescription: String { sample.testDescription + " | " + others.joined(separator: " | ") }
  }

  static func swift(_ expected: String, _ code: String, _ others: String..., line: Int = #line) -> Case {
    Case(sample: .swift(expected, code, line: line), others: others)
  }
  static func objc(_ expected: String, _ code: String, _ others: String..., line: Int = #line) -> Case {
    Case(sample: .objc(expected, code, line: line), others: others)
  }

  static let expressions = [
    swift("Label", "func f(cell: Cell) { cell.↓title.a = 1 }", "class Cell { let title = Label() }"),
    swift("Label", "func f(cell: Cell) { cell.↓title.a = 1 }", "class Cell: Base {}", "class Base { @IBOutlet weak var title: Label! }"),
    swift("Label", "extension Cell { func f() { ↓title.a = 1 } }", "class Cell { lazy var title: Label = { let x = Label(); return x }() }"),
    swift("Label", "extension Cell { func f() { self.↓title.a = 1 } }", "class Cell { var title = { let x = Label(frame: .zero); x.a = 1; return x }() }"),
    swift("Label", "class Cell: Base { func f() { ↓title.a = 1 } }", "class Base { private(set) var title: Label? { nil } }"),
    swift("Label", "class Cell: Base { func f() { guard let title else { return }; ↓title.a = 1 } }", "class Base { var title: Label? }"),
    swift("Label", "func f(cell: Cell) { let x = cell.title; ↓x.a = 1 }", "class Cell { let title = Label() }"),
    swift("Label", "func f(cell: Cell) { cell.make(1).↓x }".replacing("make(1).↓x", with: "make(1↓).x"), "class Cell { func make(_ x: Int) -> Label { } }"),
    swift("Label", "func f() { let x = makeTitle(1); ↓x.a = 1 }", "func makeTitle(_ x: Int) -> Label { }"),
    swift("Label", "func f() { ↓shared.a = 1 }", "let shared = Label()"),
    swift("Label", "func f() { Theme.shared.↓title.a = 1 }", "class Theme { static let shared = Theme()\n let title = Label() }"),
    swift("Label", "func f(cell: Cell) { cell.row.↓title.a = 1 }", "class Cell { let row: Row }", "class Row { let title = Label() }"),
    swift("Layer", "func f(cell: Cell) { cell.↓layer.a = 1 }", "class Cell: Row {}"),
    swift("?", "func f(cell: Cell) { cell.↓title.a = 1 }", "class Cell { let title = Label() }", "class Cell { let title = Field() }"),
    swift("?", "func f(cell: Cell) { cell.↓title.a = 1 }", "class Row { let title = Label() }"),
    swift("?", "func f(cell: Cell) { cell.↓title.a = 1 }", "class Cell { let title = source.pick() }"),
    swift("?", "func f(cells: [Cell]) { cells.map { cell in cell.↓title.a = 1 } }", "class Cell { let title = Label() }"),
    swift("?", "func f() { ↓title.a = 1 }", "class Cell { let title = Label() }"),
    swift("?", "func f(title: any P & Q) { title.↓a.b = 1 }", "class Cell { let title = Label() }", "let a = Label()"),
    objc(
      "Label", "@implementation Cell\n- (void)f {\n self.↓title.a = 1;\n}\n@end",
      "@interface Cell : Base\n@property (nonatomic, weak) IBOutlet Label *title;\n@end"),
    objc("Label", "@implementation Cell\n- (void)f {\n ↓_title.a = 1;\n}\n@end", "@interface Cell : Base\n@property (nonatomic) Label<P> *title;\n@end"),
    objc(
      "Label", "@implementation Cell\n- (void)f {\n [self.row ↓x];\n}\n@end".replacing("[self.row ↓x]", with: "[self title↓]"),
      "@interface Cell : Base\n@property (nonatomic) Label *title;\n@end"),
    objc("Label", "@implementation Cell\n- (void)f {\n [[self makeAt:1↓] g];\n}\n@end", "@interface Cell : Base\n- (Label *)makeAt:(int)x;\n@end"),
    objc(
      "Label", "@implementation Cell\n- (void)f:(Row *)row {\n row.↓title.a = 1;\n}\n@end",
      "@interface Row ()\n@end\n@interface Row : Base {\n Label *_title;\n}\n@end"),
    objc("?", "@implementation Cell\n- (void)f:(id)row {\n row.↓title.a = 1;\n}\n@end", "@interface Row : Base\n@property Label *title;\n@end"),
  ]

  @Test(arguments: expressions) func expression(_ sample: Case) throws {
    let (view, token) = try sample.sample.view(TestVocabulary(members: Self.members))
    let path = view.typePath(endingAt: token)
    let answer = path.flatMap { ProjectTypesTests.types(sample.others).type(of: $0, Self.members) }
    #expect(answer?.name ?? "?" == sample.sample.expected, "line \(sample.sample.line): \(path.map { "\($0)" } ?? "no path")")
  }

  static let contexts = [
    swift("Alignment", "func f() { make(side: .↓left) }", "func make(side: Alignment) {}"),
    swift("Alignment", "func f() { make(1, side: .↓left, last: 2) }", "func make(_ x: Int, other: Int = 1, side: Alignment?, last: Int) {}"),
    swift("?", "func f() { make(side: .↓left) }", "func make(side: Alignment) {}", "func make(side: Side) {}"),
    swift("?", "func f() { make(side: .↓left) }", "func make(other: Alignment) {}"),
    swift("?", "func f() { make(side: .↓left) }", "class Cell { func make(side: Alignment) {} }"),
    swift("Alignment", "class Row: Cell { func f() { make(side: .↓left) } }", "class Cell { func make(side: Alignment) {} }"),
    swift("Alignment", "func f(cell: Cell) { cell.make(.↓left) }", "class Cell { func make(_ side: Alignment) {} }"),
    swift("Alignment", "func f() { cell.make(.↓left) }", "class Cell { func make(_ side: Alignment) {} }"),
    swift("?", "func f() { cell.make(.↓left) }", "class Cell { func make(_ side: Alignment) {} }", "class Row { func make(_ side: Side) {} }"),
    swift("?", "func f() { cell.make(.↓left) }", "class Cell { func make(side: Alignment) {} }"),
    swift("Alignment", "func f() { Cell(side: .↓left) }", "class Cell { init(side: Alignment = .right) { self.side = side } }"),
    swift("Alignment", "func f() { Cell(side: .↓left) }", "struct Cell { var side: Alignment }"),
    swift("Side", "func f() { Cell(side: .↓left) }", "struct Cell { var side: Alignment\n init(side: Side) {} }"),
    swift("Alignment", "func f(cell: Cell) { cell.side = flag ? .↓left : .b }", "class Cell { var side: Alignment = .b }"),
    swift("Alignment", "extension Cell { func f() { side = .↓left } }", "class Cell { var side: Alignment = .b }"),
    swift("?", "extension Cell { func f() { side == .↓left } }", "class Cell { var side: Alignment = .b }"),
    swift("?", "extension Cell { func f() { sides = [.↓left] } }", "class Cell { var sides: Alignment = .b }"),
    swift("?", "func f() { make(side: .↓left) }", "func make(side: Alignment) { a = side == .left ? 1 : 2\n switch side { case .left: break } }"),
    swift("Alignment", "func f() { make(side: .↓left) }", "func make(side: Alignment) { if side == .left { }\n x.side = side }"),
  ]

  @Test(arguments: contexts) func context(_ sample: Case) throws {
    let (view, token) = try sample.sample.view(TestVocabulary(members: Self.members))
    let types = ProjectTypesTests.types(sample.others, followed: ["Alignment"])
    let path = view.contextPath(at: token)
    let answer = path.flatMap { types.type(of: $0, Self.members) }
    #expect(answer?.name ?? "?" == sample.sample.expected, "line \(sample.sample.line): \(path.map { "\($0)" } ?? "no path")")
  }

  @Test func aClassIsWhatItInheritsFrom() {
    let types = ProjectTypesTests.types(["class Cell: Row, P {}", "class Row: Stack {}"])
    #expect(types.kinds(of: "Cell") == ["Cell", "Row", "P", "Stack"])
    #expect(types.kinds(of: "Stack") == ["Stack"])
  }
}
