import RTLLexing
import Testing

@testable import RTLFacts

/// Types of a project across its files.
@Suite struct ProjectTypesTests {
  /// The types of files with these texts.
  /// - Parameter paths: `0.swift` and so on, where none are given.
  static func types(_ texts: [String], paths: [String]? = nil, followed: Set<String> = [], flips: Set<String> = []) -> ProjectTypes {
    let files = texts.map { text in
      let file = TokenFile(Array(text.utf8), text.contains("@end") ? .objectiveC : .swift)
      return file
    }
    let paths = paths ?? files.indices.map { "\($0).swift" }
    var names = NameIndex()
    for (path, file) in zip(paths, files) { names.add(file, path: path) }
    return ProjectTypes(names, followed: followed, flips: flips) { source in paths.firstIndex(of: source.path).map { CodeView(file: files[$0]) } }
  }

  struct Case: Sendable, CustomTestStringConvertible {
    var type = "Cell"
    var member: String
    /// "yes", "no" or "unknown".
    var expected: String
    var files: [String]
    var testDescription: String { "\(type) \(member) \(files.joined(separator: " | "))" }
  }

  static let cases = [
    Case(member: "flips", expected: "yes", files: ["class Cell { var flips: Bool { true } }"]),
    Case(member: "flips", expected: "no", files: ["class Cell { func f() { var flips = 1; struct Flips {} } }"]),
    Case(member: "flips", expected: "unknown", files: ["class Other { var flips: Bool { true } }"]),
    Case(member: "flips", expected: "yes", files: ["class Cell {}", "extension Cell { func flips() {} }"]),
    Case(member: "flips", expected: "unknown", files: ["extension Cell { func flips() {} }"]),
    Case(
      member: "flips", expected: "yes",
      files: ["final class Cell: Base<Int>, P where T: Q {}", "class Base<T>: Root { }", "open class Root { lazy var flips = 1 }"]),
    Case(member: "layout(in:)", expected: "yes", files: ["class Cell { override func layout(in rect: Rect) -> Int { 1 } }"]),
    Case(member: "layout(for:)", expected: "no", files: ["class Cell { override func layout(in rect: Rect) -> Int { 1 } }"]),
    Case(member: "layout(_:at:)", expected: "yes", files: ["class Cell { func layout<T>(_ a: [T: Int], at b: (Int, Int) = (1, 2)) where T: A {} }"]),
    Case(member: "flips", expected: "unknown", files: ["class Cell { var flips = 1 }", "class Cell { var a = 1 }"]),
    Case(member: "flips", expected: "yes", files: ["class Cell { var flips = 1 }", "class Cell { var flips = 2 }"]),
    Case(type: "Outer.Cell", member: "flips", expected: "yes", files: ["enum Outer { class Cell { var a = 1, flips = 2 } }"]),
    Case(member: "flips", expected: "yes", files: ["enum Outer { class Cell { var a = 1, flips = 2 } }"]),
    Case(member: "flips", expected: "yes", files: ["typealias Cell = Row\nclass Row { static let flips = \"a\\(b { c })d\" }"]),
    Case(
      member: "after", expected: "yes",
      files: ["class Cell { let a: A = { let x = A(); return x }()\n var b: Int { get { 1 } }\n init?(c: Int) {}\n @objc private(set) weak var after: A? }"]),
    Case(
      member: "flips", expected: "yes",
      files: ["@interface Cell : Base\n@end", "@interface Base : NSObject\n@property (nonatomic, getter=isOn) BOOL flips;\n@end"]),
    Case(member: "curve::", expected: "yes", files: ["@interface Cell : Base\n- (void)curve:(float)a:(float)b;\n@end"]),
    Case(member: "setTitle:for:", expected: "yes", files: ["@interface Cell : Base\n- (void)setTitle:(NSString *)t for:(int)x;\n@end"]),
    Case(
      member: "layout", expected: "yes",
      files: ["@interface Cell : Base\n@end", "@implementation Cell {\n int _a;\n}\n- (void)f { int layout = 1; }\n- (Row *)layout {\n return nil;\n}\n@end"]),
    Case(
      member: "layout", expected: "no",
      files: [
        "@interface Cell : Base\n@end",
        "@implementation Cell\n- (void)f { int layout = 1; }\n@end\n@implementation Row\n- (Row *)layout {\n return nil;\n}\n@end",
      ]),
    Case(member: "flips", expected: "unknown", files: ["@class Cell;\n@protocol Cell;\n@end"]),
    Case(member: "loop", expected: "no", files: ["class Cell: Row {}\nclass Row: Cell {}"]),
  ]

  @Test(arguments: cases) func declares(_ sample: Case) {
    let answer = Self.types(sample.files).declares(sample.type, sample.member)
    #expect(answer.map { $0.holds ? "yes" : "no" } ?? "unknown" == sample.expected)
  }

  @Test func theOrderOfFilesDoesNotMatter() {
    let files = ["class Cell: Base {}", "class Base { var flips = 1 }", "extension Base { func flips() {} }"]
    for order in [[0, 1, 2], [2, 0, 1]] {
      let answer = Self.types(order.map { files[$0] }, paths: order.map { "\($0).swift" }).declares("Cell", "flips")
      #expect(answer?.source == ProjectTypes.Source(path: "1.swift", offset: 17))
    }
  }

  @Test(arguments: [
    ("extension Picture { static var arrow: Picture { Picture.drawn(.right) } }", true),
    ("extension Picture { static let arrow = Picture(symbol: .right) }", true),
    ("extension Picture { static var arrow: Picture { Picture.drawn(.right).turned() } }", false),
    ("extension Picture { static let arrow: Picture = Picture.drawn(.right).turned() }", false),
    ("extension Picture { static var arrow: Picture { Picture(named: \"right\") } }", false),
    ("extension Style { static var arrow: Picture { Picture.drawn(.right) } }", false),
    ("extension Picture { static func arrow() -> Picture { Picture.drawn(.right) } }", false),
  ])
  func findsConstantsThatLeaveOpenWhetherTheyTurn(text: String, isFound: Bool) {
    let types = Self.types([text], flips: ["turned"])
    #expect((types.unflippedConstant("arrow") != nil) == isFound)
  }
}
