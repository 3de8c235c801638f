import Testing

/// What is found in a declaration that nothing names is a note.
@Suite struct UnusedMemberTests {
  private func level(_ card: String, beside other: String = "let x = 0\n", project: Bool = true) throws -> Set<String> {
    let code = "import UIKit\nimport SwiftUI\n\(card)\n"
    let scratch = Scratch().write("Card.swift", code).write("Other.swift", other)
    if project { scratch.write("App.xcodeproj/project.pbxproj", "{}\n") }
    let all = Set(try scratch.findings(".").filter { $0.path == "Card.swift" }.map { String($0.rest.prefix { $0 != " " }) })
    #expect(try Set(scratch.findings("Card.swift").map { String($0.rest.prefix { $0 != " " }) }) == all, "one file alone")
    return all
  }

  private static let arrow = #"Image(systemName: "chevron.compact.right")"#

  @Test(arguments: [
    ("struct Form: View {\n  private var arrow: some View { \(arrow) }\n  var body: some View { Text(\"a\") }\n}", "note"),
    ("struct Form: View {\n  private var arrow: some View { \(arrow) }\n  var body: some View { arrow }\n}", "warning"),
    ("struct Form: View {\n  private let arrow = \(arrow)\n  var body: some View { Text(\"a\") }\n}", "note"),
    ("struct Form: View {\n  private func arrow() -> Image { \(arrow) }\n  var body: some View { Text(\"a\") }\n}", "note"),
    ("struct Form: View {\n  private func arrow() -> Image { \(arrow) }\n  var body: some View { self.arrow() }\n}", "warning"),
    ("struct Form: View {\n  fileprivate var arrow: some View { \(arrow) }\n  var body: some View { Text(\"a\") }\n}\n#Preview { Form().arrow }", "note"),
    ("struct Form: View {\n  fileprivate var arrow: some View { \(arrow) }\n  var body: some View { Text(\"a\") }\n}\nlet a = \\Form.arrow", "warning"),
    ("struct Form: View {\n  private(set) var arrow = \(arrow)\n  var body: some View { Text(\"a\") }\n}", "warning"),
    ("struct Form: View {\n  @objc private func arrow() -> Image { \(arrow) }\n  var body: some View { Text(\"a\") }\n}", "warning"),
    ("struct Form: View {\n  var body: some View { \(arrow) }\n}", "warning"),
    ("private struct Row: View {\n  var body: some View { \(arrow) }\n}", "note"),
    ("private struct Row: View {\n  var body: some View { \(arrow) }\n}\nstruct Form: View {\n  var body: some View { Row() }\n}", "warning"),
  ])
  func inItsFile(_ card: String, _ expected: String) throws { #expect(try level(card) == [expected]) }

  private static func row(_ uses: String) -> String {
    "struct Form: View {\n  private var arrow: some View { \(arrow) }\n  \(uses)\n}"
  }
  private static let body = "var body: some View { Text(\"a\") }"

  @Test(arguments: [
    (row("private func row() -> some View { arrow }\n  \(body)"), "note"),
    (row("private func row() -> some View { arrow }\n  private func list() -> some View { row() }\n  \(body)"), "note"),
    (row("private func row() -> some View { list() ? arrow : arrow }\n  private func list() -> Bool { row() == nil }\n  \(body)"), "note"),
    (row("private func row() -> some View { arrow }\n  var body: some View { row() }"), "warning"),
    (row("private func row() -> some View { arrow }\n  private var other: some View { arrow }\n  var body: some View { other }"), "warning"),
    (row("private let row = arrow\n  \(body)"), "warning"),
    (row("@objc private func row() -> Any { arrow }\n  \(body)"), "warning"),
  ])
  func byWhatNothingUses(_ card: String, _ expected: String) throws { #expect(try level(card) == [expected]) }

  private static let called = "struct Rows {\n  private func arrow() -> Image { \(arrow) }\n  func row() -> Image { arrow() }\n}"

  @Test(arguments: [("let x = 0\n", "note"), ("let row = Rows().row()\n", "warning")])
  func byWhatNoOtherFileUses(_ other: String, _ expected: String) throws { #expect(try level(Self.called, beside: other) == [expected]) }

  private static let make = "extension UIButton {\n  static func makeBack() -> UIImage? { UIImage(systemName: \"chevron.left\") }\n}"

  @Test(arguments: [
    (make, "let x = 0\n", "note"), (make, "let back = UIButton.makeBack()\n", "warning"), (make, "let back = \"makeBack\"\n", "warning"),
    (make, "// makeBack\nlet x = 0\n", "note"), (make, "protocol Backed { static func makeBack() -> UIImage? }\n", "warning"),
    (make.replacing("static", with: "public static"), "let x = 0\n", "warning"), (make.replacing("static", with: "@objc static"), "let x = 0\n", "warning"),
    (make.replacing("UIButton {", with: "UIButton: Backed {"), "let x = 0\n", "warning"),
    (make + "\nlet back = UIButton.makeBack()", "let x = 0\n", "warning"),
  ])
  func inTheProject(_ card: String, _ other: String, _ expected: String) throws { #expect(try level(card, beside: other) == [expected]) }

  @Test func withoutAProjectNothingSaysThatTheseAreAllFiles() throws { #expect(try level(Self.make, project: false) == ["warning"]) }

  @Test func aPreviewNamesNothing() throws {
    let card = "struct Card: View {\n  var body: some View { \(Self.arrow) }\n}\n#Preview { Card() }"
    #expect(try level(card) == ["note"])
    #expect(try level(card, beside: "let card = Card()\n") == ["warning"])
  }
}
