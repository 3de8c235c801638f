import Testing

/// What a helper does with its parameters matters if something calls it.
@Suite struct UncalledHelperTests {
  private let pad =
    "import UIKit\nextension UIButton {\n  func pad(by gap: CGFloat) {"
      + " titleEdgeInsets = UIEdgeInsets(top: 0, left: gap, bottom: 0, right: 0) }\n}\n"
  private let add =
    "import UIKit\nfinal class Sheet {\n  func add(_ text: String, side: NSTextAlignment = .left) {\n    let label = UILabel()\n"
      + "    label.textAlignment = side\n  }\n}\n"

  private func found(_ text: String, beside other: String) throws -> Int {
    let project = Scratch().write("Helper.swift", text).write("Other.swift", other)
    let few = try project.findings(".").filter { $0.path == "Helper.swift" }.count
    #expect(try project.findings("Helper.swift").count == few)
    return few
  }

  @Test(arguments: [
    ("let x = 0\n", 0), ("func f(_ b: UIButton) { b.pad(by: 4) }\n", 1), ("let f = UIButton.pad\n", 1), ("// pad\nlet s = \"pad\"\n", 0),
  ])
  func aHelper(other: String, count: Int) throws {
    #expect(try found(pad, beside: other) == count)
  }

  /// Other modules, Objective-C and frameworks may call these.
  @Test(arguments: [
    ("func pad", "public func pad"), ("func pad", "@objc func pad"), ("extension UIButton", "public extension UIButton"),
    ("extension UIButton", "extension UIButton: Padding"), ("pad(by gap", "gap(_ gap"), ("left: gap", "left: 4"),
  ])
  func whatOthersMayCall(old: String, new: String) throws {
    #expect(try found(pad.replacing(old, with: new), beside: "let x = 0\n") == 1)
  }

  @Test(arguments: [
    ("let x = 0\n", 0), ("Sheet().add(\"a\", side: .center)\nSheet().add(\"b\", side: f(a: 1))\n", 0),
    ("Sheet().add(\"a\")\n", 1), ("Sheet().add(f(side: 1))\n", 1), ("let f = sheet.add\n", 1),
  ])
  func aDefault(other: String, count: Int) throws {
    #expect(try found(add, beside: other) == count)
  }
}
