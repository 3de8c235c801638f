import Testing

/// What is found in a declaration that nothing names is a note.
@Suite struct UnusedMemberTests {
  private static let app = "App.xcodeproj/project.pbxproj"
  /// A project that builds an app.
  static let builds = "{ productType = \"com.apple.product-type.application\"; }\n"

  private func level(
    _ card: String, beside other: String = "let x = 0\n", file: String = "Card.swift", projects: [String] = [app], builds: String = builds
  ) throws -> Set<String> {
    let code = file.hasSuffix(".swift") ? "import UIKit\nimport SwiftUI\n\(card)\n" : card
    let scratch = Scratch().write(file, code).write("Other.swift", other)
    for project in projects { scratch.write(project, builds) }
    let all = Set(try scratch.findings(".").filter { $0.path == file }.map { String($0.rest.prefix { $0 != " " }) })
    #expect(try Set(scratch.findings(file).map { String($0.rest.prefix { $0 != " " }) }) == all, "one file alone")
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
    ("struct Form: View {\n  private(set) var arrow = \(arrow)\n  var body: some View { Text(\"a\") }\n}", "note"),
    ("struct Form: View {\n  @objc private func arrow() -> Image { \(arrow) }\n  var body: some View { Text(\"a\") }\n}", "warning"),
    ("struct Form: View {\n  var body: some View { \(arrow) }\n}", "warning"),
    ("private struct Row: View {\n  var body: some View { \(arrow) }\n}", "note"),
    ("private struct Row: View {\n  var body: some View { \(arrow) }\n}\nstruct Form: View {\n  var body: some View { Row() }\n}", "warning"),
  ])
  func inItsFile(_ card: String, _ expected: String) throws { #expect(try level(card, beside: "let form = Form()\n") == [expected]) }

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
  func byWhatNothingUses(_ card: String, _ expected: String) throws { #expect(try level(card, beside: "let form = Form()\n") == [expected]) }

  private static let called = "struct Rows {\n  private func arrow() -> Image { \(arrow) }\n  func row() -> Image { arrow() }\n}"

  @Test(arguments: [("let x = 0\n", "note"), ("let row = Rows().row()\n", "warning")])
  func byWhatNoOtherFileUses(_ other: String, _ expected: String) throws { #expect(try level(Self.called, beside: other) == [expected]) }

  private static let make = "extension UIButton {\n  static func makeBack() -> UIImage? { UIImage(systemName: \"chevron.left\") }\n}"

  @Test(arguments: [
    (make, "let x = 0\n", "note"), (make, "let back = UIButton.makeBack()\n", "warning"), (make, "let back = \"makeBack\"\n", "warning"),
    (make, "// makeBack\nlet x = 0\n", "note"), (make, "protocol Backed { static func makeBack() -> UIImage? }\n", "warning"),
    (make.replacing("static", with: "public static"), "let x = 0\n", "note"), (make.replacing("static", with: "@objc static"), "let x = 0\n", "warning"),
    (make.replacing("UIButton {", with: "UIButton: Backed {"), "let x = 0\n", "warning"),
    (make + "\nlet back = UIButton.makeBack()", "let x = 0\n", "warning"),
  ])
  func inTheProject(_ card: String, _ other: String, _ expected: String) throws { #expect(try level(card, beside: other) == [expected]) }

  private static let symbol = #"UIImage(systemName: "chevron.left")"#

  /// What a framework's class asks for is overridden; what a protocol asks for may be called by somebody else.
  @Test(arguments: [
    ("final class Card: UIView {\n  func back() -> UIImage? { \(symbol) }\n}\nlet card = Card()", "note"),
    ("final class Card: UIView, CardSource {\n  func back() -> UIImage? { \(symbol) }\n}\nlet card = Card()", "warning"),
    ("final class Card: OtherCard {\n  func back() -> UIImage? { \(symbol) }\n}\nlet card = Card()", "warning"),
    ("final class Card: UIView {\n  override func back() -> UIImage? { \(symbol) }\n}\nlet card = Card()", "warning"),
    ("final class Card: UIView {\n  func list(_ list: UITableView) -> UIImage? { \(symbol) }\n}\nlet card = Card()", "warning"),
    ("@objcMembers final class Card: UIView {\n  func back() -> UIImage? { \(symbol) }\n}\nlet card = Card()", "warning"),
    ("final class Card: UIViewController, View {\n  func back() -> UIImage? { \(symbol) }\n}\nlet card = Card()", "warning"),
    ("final class Card: UIView {\n  func back() -> UIImage? { \(symbol) }\n}\nextension Card: CardSource {}\nlet card = Card()", "warning"),
    ("final class Card: UIView {\n  func callAsFunction() -> UIImage? { \(symbol) }\n}\nlet card = Card()", "warning"),
    ("struct Form: View {\n  func back() -> Image { \(arrow) }\n  var body: some View { Text(\"a\") }\n}\nlet form = Form()", "note"),
    ("struct Form: View {\n  var body: some View { \(arrow) }\n}\nlet form = Form()", "warning"),
  ])
  func whatAFrameworkAsksFor(_ card: String, _ expected: String) throws { #expect(try level(card) == [expected]) }

  private static let row = "struct Card: View {\n  var body: some View { Text(\"a\") }\n}\nstruct Row: View {\n  var body: some View { \(arrow) }\n}"

  /// A type that is not the one its file is called after.
  @Test(arguments: [
    (row, "let card = Card()\n", "note"), (row, "let card = Row()\n", "warning"), (row, "let card = Card()\nextension Row {}\n", "note"),
    (row.replacing("struct Row: View", with: "public struct Row: View"), "let card = Card()\n", "note"),
    (row.replacing("struct Row: View", with: "final class Row: UIView"), "let card = Card()\n", "warning"),
    (row + "\n@main struct Shop {}", "let card = Card()\n", "warning"),
    (row + "\nextension View {\n  func rowed() -> some View { Row() }\n}", "let card = Card()\n", "note"),
    (row + "\nextension View {\n  func rowed() -> some View { Row() }\n}", "let card = Card().rowed()\n", "warning"),
    (row + "\nextension Card {\n  private func rowed() -> some View { Row() }\n}", "let card = Card()\n", "note"),
    (row + "\nextension Card {\n  private func rowed() -> some View { Row() }\n  func all() -> some View { rowed() }\n}", "_ = Card().all()\n", "warning"),
  ])
  func aTypeThatNothingNames(_ card: String, _ other: String, _ expected: String) throws { #expect(try level(card, beside: other) == [expected]) }

  private static let getter = """
    @interface Card ()
    @property (nonatomic, strong) UILabel *title;
    @end
    @implementation Card
    - (UILabel *)title {
        if (!_title) {
            _title = [UILabel new];
            [_title.leftAnchor constraintEqualToAnchor:self.leftAnchor constant:12].active = YES;
        }
        return _title;
    }
    - (void)start { [self layoutIfNeeded]; }
    @end

    """

  /// Objective-C makes many views where they are first read.
  @Test(arguments: [
    (getter, "note"), (getter.replacing("[self layoutIfNeeded]", with: "[self addSubview:self.title]"), "warning"),
    (getter.replacing("[self layoutIfNeeded]", with: "[self addSubview:[self title]]"), "warning"),
    (getter.replacing("[self layoutIfNeeded]", with: "[self setTitle:nil]"), "warning"),
    (getter.replacing("[self layoutIfNeeded]", with: "[self valueForKey:@\"title\"]"), "warning"),
    (getter.replacing("[self layoutIfNeeded]", with: "[self valueForKeyPath:@\"title.text\"]"), "warning"),
    (getter.replacing("nonatomic, strong", with: "nonatomic, readwrite"), "warning"),
    (getter.replacing("@property (nonatomic, strong) UILabel *title;", with: ""), "warning"),
  ])
  func aGetterThatNothingReads(_ card: String, _ expected: String) throws {
    #expect(try level(card, beside: "let card = Card()\n", file: "Card.m") == [expected])
    #expect(try level(card, beside: "let text = Card().title.text\n", file: "Card.m") == ["warning"])
  }

  @Test func whatIsMadeForOthersIsPublic() throws {
    let make = Self.make.replacing("static", with: "public static")
    #expect(try level(make, projects: [Self.app, "Card.podspec"]) == ["warning"])
    #expect(try level(make, projects: [Self.app, "Kit/Package.swift"]) == ["note"], "it stands beside the package")
    #expect(try level(Self.make, projects: [Self.app, "Card.podspec"]) == ["note"])
    let framework = "{ productType = \"com.apple.product-type.framework\"; }\n"
    #expect(try level(make, builds: framework) == ["warning"])
  }

  @Test func withoutAProjectNothingSaysThatTheseAreAllFiles() throws { #expect(try level(Self.make, projects: []) == ["warning"]) }

  @Test func aPreviewNamesNothing() throws {
    let card = "struct Card: View {\n  var body: some View { \(Self.arrow) }\n}\n#Preview { Card() }"
    #expect(try level(card) == ["note"])
    #expect(try level(card, beside: "let card = Card()\n") == ["warning"])
  }
}
