import Testing

/// What nobody uses is not reported: values that are only compared, texts that no code names.
@Suite struct ProjectUseTests {
  private static let line = """
    final class Line {
      fileprivate let side: NSTextAlignment
      fileprivate init(_ text: String, side: NSTextAlignment) { self.side = side }
      class func make(_ text: String, _ side: NSTextAlignment) -> Line { build(text, side: side) }
      private class func build(_ text: String, side: NSTextAlignment) -> Line { Line(text, side: side) }
      func draw() { if self.side == .center { centre() } }
    }

    """

  @Test(arguments: [
    (line, 0),
    // The first function shows the value, or tells it from others.
    (line.replacing("{ build(text, side: side) }", with: "{ label.textAlignment = side; return build(text, side: side) }"), 1),
    (line.replacing("== .center", with: "== .left"), 1),
    (line.replacing("if self.side == .center { centre() }", with: "switch side { case .left: start()\n default: centre() }"), 1),
    (line.replacing("if self.side == .center { centre() }", with: "label.textAlignment = side"), 1),
    (line.replacing("if self.side == .center { centre() }", with: "swap(&side)"), 1),
  ])
  func aValueIsFollowedThroughTheProject(code: String, count: Int) throws {
    let project = Scratch().write("Line.swift", code).write("Cart.swift", "func show() {\n  line = Line.make(title, .left)\n}\n")
    #expect(try project.findings(".").count == count)
  }

  @Test(arguments: [
    ("final class A {\n  var side: NSTextAlignment = .left\n  func draw() { x = side == .center ? 1 : 0 }\n}\n", 0),
    ("final class A {\n  private let side: NSTextAlignment = .left\n}\n", 0),
    // Other files may read what this one does not, and an accessor hands the value on.
    ("final class A {\n  var side: NSTextAlignment = .left\n}\n", 1),
    ("final class A {\n  var side: NSTextAlignment = .left\n  func draw() { label.textAlignment = side }\n}\n", 1),
    ("final class A {\n  func make(side: NSTextAlignment = .left) { if side == .center { centre() } }\n}\n", 0),
    ("final class A {\n  func make(side: NSTextAlignment = .left) { label.textAlignment = side }\n}\nlet a = A().make()\n", 1),
  ])
  func aPropertyAndADefaultAreFollowed(code: String, count: Int) throws {
    #expect(try Scratch().write("A.swift", code).findings(".").count == count)
  }

  @Test func aTextMustBeInTheBaseTableOrInCode() throws {
    let project = Scratch().write("en.lproj/A.strings", "\"a\" = \"To %@\";\n")
      .write("ar.lproj/A.strings", "\"b\" = \"إلى ٪@\";\n\"c\" = \"إلى ٪@\";\n\"d %@\" = \"إلى ٪@\";\n")
      .write("en.lproj/A.stringsdict", "<plist><dict><key>e</key><dict/></dict></plist>")
    #expect(try project.findings(".").map(\.line) == [3])
    #expect(try project.write("Cart.swift", "let text = NSLocalizedString(\"c\", comment: \"\")\n").findings(".").map(\.line) == [2, 3])
  }
}
