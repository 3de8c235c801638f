import Testing

/// What other places of a project do to the class of a fix.
@Suite struct FixClassTests {
  private let pinned =
    "class CartCell {\n  let icon = UIView()\n  private let badge = UIView()\n  func f(row: UIView) {\n"
      + "    icon.leftAnchor.constraint(equalTo: row.leftAnchor, constant: 8).isActive = true\n  }\n}\n"

  @Test func aConstraintAloneIsSafe() throws {
    #expect(try Scratch().write("Cart.swift", pinned).findings(".").map(\.rest) == ["warning left-right-anchors safe"])
  }

  @Test(arguments: [
    // The same type, in another file.
    ("extension CartCell {\n  func g() {\n    icon.rightAnchor.constraint(equalTo: other).isActive = true\n  }\n}\n", 3),
    // A type that inherits from it.
    ("class WideCell: CartCell {\n  func g() {\n    icon.rightAnchor.constraint(equalTo: box.rightAnchor).isActive = true\n  }\n}\n", 3),
    // From outside, by a path.
    ("func style(_ cell: CartCell) {\n  cell.icon.rightAnchor.constraint(equalTo: box.rightAnchor).isActive = true\n}\n", 2),
    // Kept on its side on purpose.
    ("extension CartCell {\n  func g() {\n    if isRTL { icon.rightAnchor.constraint(equalTo: box.rightAnchor).isActive = true }\n  }\n}\n", 3),
  ])
  func anotherFileHoldsTheViewBack(other: String, line: Int) throws {
    let project = Scratch().write("Cart.swift", pinned).write("Other.swift", other)
    #expect(try project.findings("Cart.swift").map(\.rest) == ["warning left-right-anchors unsafe"])
    #expect(try project.findings(".").filter { $0.path == "Cart.swift" }.map(\.rest) == ["warning left-right-anchors unsafe"])
    #expect(try project.run("Cart.swift").stdout.contains("`icon` also has a constraint in another file (Other.swift:\(line))"))
  }

  /// One alone would be laid over the other, whichever of the two another file places.
  @Test(arguments: [
    ("name.leftAnchor.constraint(equalTo: icon.rightAnchor, constant: 8).isActive = true", "another file holds a view against `icon` (Other.swift:3)"),
    (
      "NSLayoutConstraint(item: name, attribute: .left, relatedBy: .equal, toItem: icon, attribute: .right, multiplier: 1, constant: 8).isActive = true",
      "another file holds a view against `icon` (Other.swift:3)"
    ),
    ("name.snp.makeConstraints { $0.left.equalTo(icon.snp.right) }", "another file holds a view against `icon` (Other.swift:3)"),
    ("name.leftAnchor.constraint(equalTo: contentView.leftAnchor, constant: 8).isActive = true", ""),
    ("name.topAnchor.constraint(equalTo: icon.bottomAnchor).isActive = true", ""),
  ])
  func aViewThatAnotherFileHoldsOthersAgainst(other: String, reason: String) throws {
    let project = Scratch().write("Cart.swift", pinned).write(
      "Other.swift", "import SnapKit\nclass WideCell: CartCell {\n  let name = UILabel(); func g() { \(other) }\n}\n")
    for argument in ["Cart.swift", "."] {
      #expect(try project.findings(argument).filter { $0.path == "Cart.swift" }.map(\.fix) == [reason.isEmpty ? "safe" : "unsafe"], "\(argument)")
    }
    guard !reason.isEmpty else { return }
    #expect(try project.run("Cart.swift").stdout.contains(reason))
    #expect(try project.findings("Other.swift").map(\.fix) == ["unsafe"])
    #expect(try project.run("Other.swift").stdout.contains("`icon`, which it is held against, has a constraint in another file (Cart.swift:5)"))
  }

  @Test(arguments: ["ar", "en"]) func anAppThatIsDevelopedInArabicGetsNoSafeFix(region: String) throws {
    let project = Scratch().write("App.xcodeproj/project.pbxproj", "developmentRegion = \(region);\nknownRegions = (ar, en);\n").write(
      "A.swift", "label.textAlignment = .left\n")
    #expect(try project.findings(".").map(\.fix) == [region == "ar" ? "unsafe" : "safe"])
    #expect(try project.run(".").stdout.contains("development language is `ar` (App.xcodeproj/project.pbxproj)") == (region == "ar"))
  }

  /// What tests lay out is not the app's, in a run over one file as in one that reads the whole project along.
  @Test func aTestHoldsNothingBack() throws {
    let test =
      "import XCTest\nfinal class CartTests: XCTestCase {\n  func testBadge() {\n    let cell = CartCell()\n"
        + "    cell.icon.rightAnchor.constraint(equalTo: cell.rightAnchor).isActive = true\n  }\n}\n"
    let project = Scratch().write("Cart.swift", pinned).write("App/Check.swift", test)
    for _ in 0..<2 {
      for argument in ["Cart.swift", "."] { #expect(try project.findings(argument).map(\.rest) == ["warning left-right-anchors safe"], "\(argument)") }
      for number in 0..<20 { project.write("Fill\(number).swift", "let fill\(number) = 0\n") }
    }
  }

  @Test(arguments: [
    "func x(_ row: Row) -> Int {\n  switch row.label.textAlignment {\n  case .left: return 0\n  default: return 1\n  }\n}\n",
    "func x(_ row: Row) -> Bool { row.label.textAlignment == .left }\n",
    "func draw(_ style: NSParagraphStyle) -> Bool { style.alignment != .left }\n",
  ])
  func aComparisonInAnotherFileHoldsAnAlignmentBack(other: String) throws {
    let code =
      "class Row {\n  let label = UILabel()\n  func f() {\n    label.textAlignment = .left\n    let style = NSMutableParagraphStyle()\n"
        + "    style.alignment = .left\n  }\n}\n"
    func safe(_ findings: [Line]) -> [Int] { findings.filter { $0.path == "Row.swift" && $0.rest.hasSuffix(" safe") }.map(\.line) }
    #expect(try safe(Scratch().write("Row.swift", code).findings(".")) == [4, 6])
    #expect(try safe(Scratch().write("Row.swift", code).write("Other.swift", other).findings(".")) == (other.contains("Paragraph") ? [] : [6]))
  }

  /// Code that speaks of an outlet speaks of the thing in the storyboard.
  @Test(arguments: [
    ("textAlignment == .left", "label", true), ("semanticContentAttribute = .forceRightToLeft", "label", false),
    ("contentHorizontalAlignment == .left", "button", true),
    ("semanticContentAttribute = .forceRightToLeft", "button", true),
  ])
  func codeOfAnOutletHoldsItsAttributesBack(code: String, name: String, holds: Bool) throws {
    let xib = Self.xib(name)
    for (owner, isHeld) in [("first", holds), ("second", false)] {
      let project = Scratch().write("Row.xib", xib).write(
        "Row.swift", "class Row {\n  func f() { _ = \(owner).\(code) }\n}\n".replacing("_ = \(owner).semantic", with: "\(owner).semantic"))
      let fixes = try project.findings(".").filter { $0.path == "Row.xib" && $0.rest.contains("alignment") }.map { String($0.rest.split(separator: " ").last!) }
      #expect(fixes == [isHeld ? "unsafe" : "safe"], "\(owner) \(code)")
    }
  }

  /// A label, text view or button that an outlet of a class leads to.
  private static func xib(_ name: String) -> String {
    let attribute = name == "button" ? "contentHorizontalAlignment" : "textAlignment"
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
        <objects>
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="Row">
            <connections><outlet property="first" destination="ab-cd-001" id="ab-cd-002"/></connections>
          </placeholder>
          <view id="ab-cd-003"><subviews><\(name) \(attribute)="left" text="Basket" id="ab-cd-001"/></subviews></view>
        </objects>
      </document>
      """
  }

  /// What Interface Builder says does not count then; another class may have an outlet of that name.
  @Test(arguments: [
    ("class Row {\n  func f() { first.textAlignment = .natural }\n}\n", "swift", "label", "note"),
    ("extension Row {\n  func f() { self.first?.textAlignment = isRTL ? .right : .left }\n}\n", "swift", "label", "note"),
    ("@implementation Row\n- (void)f { [self.first setTextAlignment:NSTextAlignmentNatural]; }\n@end\n", "m", "label", "note"),
    ("class Row {\n  func f() { first.contentHorizontalAlignment = .leading }\n}\n", "swift", "button", "note"),
    ("class Row {\n  func f() { second.textAlignment = .natural }\n}\n", "swift", "label", "warning"),
    ("class Other {\n  func f() { first.textAlignment = .natural }\n}\n", "swift", "label", "warning"),
    ("class Row {\n  func f() { if isWide { first.textAlignment = .center } }\n}\n", "swift", "label", "note"),
    ("@implementation Row\n- (void)f { [[self.first superview] setTextAlignment:NSTextAlignmentNatural]; }\n@end\n", "m", "label", "warning"),
  ])
  func codeAlignsAnOutlet(code: String, ending: String, name: String, level: String) throws {
    let project = Scratch().write("Row.xib", Self.xib(name)).write("Row.\(ending)", code)
    let levels = try project.findings(".").filter { $0.path == "Row.xib" && $0.rest.contains("alignment") }.map { String($0.rest.split(separator: " ").first!) }
    #expect(levels == [level])
  }

  /// The style of an attributed text goes with the text.
  @Test(arguments: [
    ("class Row {\n  func f() { first.attributedText = make() }\n}\n", "note"),
    ("class Row {\n  func f() { self.first?.attributedText = nil }\n}\n", "note"),
    ("class Row {\n  func f() { second.attributedText = make() }\n}\n", "warning"),
    ("class Other {\n  func f() { first.attributedText = make() }\n}\n", "warning"),
    ("class Row {\n  func f() { first.text = make(first.attributedText) }\n}\n", "warning"),
    (
      "class Row {\n  func f() {\n    let text = NSMutableAttributedString(attributedString: first.attributedText)\n    first.attributedText = text\n  }\n}\n",
      "warning"
    ),
  ])
  func codeReplacesAnAttributedText(code: String, level: String) throws {
    let style =
      "<attributedString key=\"attributedText\"><fragment content=\"Basket\"><attributes><paragraphStyle key=\"NSParagraphStyle\" alignment=\"left\"/>"
        + "</attributes></fragment></attributedString>"
    let xib = Self.xib("textView").replacing("/></subviews>", with: ">\(style)</textView></subviews>")
    let project = Scratch().write("Row.xib", xib).write("Row.swift", code)
    #expect(try project.findings(".").filter { $0.path == "Row.xib" }.map(\.rest) == ["\(level) ib-text-alignment safe"])
  }

  /// `natural` and `leadingAnchor` would not compile there.
  @Test(arguments: [
    ("final class Node { var textAlignment: Side = .left }\n", "func f(_ node: Node) {\n  node.textAlignment = .left\n}\n", "unsafe"),
    ("final class Node { var textAlignment: NSTextAlignment = .left }\n", "func f() {\n  make().textAlignment = .left\n}\n", "safe"),
    ("final class Node { var textAlignment: Side = .left }\n", "func f() {\n  make().textAlignment = .left\n}\n", "unsafe"),
    ("final class Node { var textAlignment: Side = .left }\n", "func f(_ label: UILabel) {\n  label.textAlignment = .left\n}\n", "safe"),
    (
      "protocol Pinned { var leftAnchor: Anchor { get } }\n",
      "func f(_ e: UIView, _ host: Pinned) {\n  e.leftAnchor.constraint(equalTo: host.leftAnchor).isActive = true\n}\n", "unsafe"
    ),
    (
      "protocol Pinned {\n  var leftAnchor: Anchor { get }\n  var leadingAnchor: Anchor { get }\n}\n",
      "func f(_ e: UIView, _ host: Pinned) {\n  e.leftAnchor.constraint(equalTo: host.leftAnchor).isActive = true\n}\n", "safe"
    ),
  ])
  func aPropertyOfTheProjectWithTheNameOfTheFrameworks(declared: String, used: String, fix: String) throws {
    let project = Scratch().write("Node.swift", declared).write("Use.swift", used)
    for asked in [".", "Use.swift"] {
      #expect(try project.findings(asked).filter { $0.path == "Use.swift" }.map { String($0.rest.split(separator: " ").last!) } == [fix], "\(asked)")
    }
  }

  @Test func aViewThatPlacesItselfIsHeldBackByItsOwner() throws {
    let popup = "import SnapKit\nclass Popup: UIView {\n  func g() { snp.makeConstraints { make in make.left.equalTo(8) } }\n}\n"
    let owner =
      "import SnapKit\nclass Sheet: UIView {\n  private let popup = Popup()\n  func g() { popup.snp.updateConstraints { make in make.left.equalTo(4) } }\n}\n"
    let project = Scratch().write("Popup.swift", popup).write("Sheet.swift", owner)
    #expect(try project.findings(".").map(\.rest) == ["warning left-right-layout-chain unsafe", "warning left-right-layout-chain unsafe"])
    for file in ["Popup.swift", "Sheet.swift"] { #expect(try project.findings(file).map(\.rest) == ["warning left-right-layout-chain unsafe"]) }
    #expect(try Scratch().write("Popup.swift", popup).findings(".").map(\.rest) == ["warning left-right-layout-chain safe"])
  }

  @Test func aHelperThatConstrainsItsParameterIsInTheGroupsOfItsCallers() throws {
    let helper =
      "class Cart {\n  func f() {\n    pin(icon, to: row)\n    badge.pinLeft()\n  }\n  private func pin(_ view: UIView, to box: UIView) {\n"
        + "    view.leftAnchor.constraint(equalTo: box.leftAnchor).isActive = true\n  }\n}\nextension UIView {\n  func pinLeft() {\n"
        + "    leftAnchor.constraint(equalTo: owner.leftAnchor).isActive = true\n"
        + "    self.leftAnchor.constraint(equalTo: box.leftAnchor).isActive = true\n  }\n}\n"
    #expect(try Set(Scratch().write("Cart.swift", helper).findings(".").map(\.rest)) == ["warning left-right-anchors safe"])
    for (view, line) in [("icon", 7), ("badge", 13)] {
      let held = helper.replacing("func f() {", with: "func f(edge: NSLayoutXAxisAnchor) { \(view).rightAnchor.constraint(equalTo: edge).isActive = true")
      let findings = try Scratch().write("Cart.swift", held).findings(".")
      #expect(findings.contains { $0.line == line && $0.rest == "warning left-right-anchors unsafe" }, "\(view): \(findings)")
    }
  }

  @Test(arguments: [
    // Another type with a view of that name.
    "class MapCell {\n  let icon = UIView()\n  func g() { icon.leftAnchor.constraint(equalTo: other).isActive = true }\n}\n",
    // The view of a value whose type is known to be another one.
    "func style(_ cell: MapCell) { cell.icon.leftAnchor.constraint(equalTo: other).isActive = true }\n",
    // Leading already.
    "extension CartCell { func g() { icon.trailingAnchor.constraint(equalTo: box.trailingAnchor).isActive = true } }\n",
    // A helper of a class of the framework, which this view does not call.
    "extension UIView {\n  func g() { self.leftAnchor.constraint(equalTo: other.leftAnchor).isActive = true }\n}\n",
    // Private there.
    "extension CartCell { func g() { badge.leftAnchor.constraint(equalTo: other).isActive = true } }\n",
  ])
  func whatIsNoConstraintOfTheViewHoldsNothingBack(other: String) throws {
    let project = Scratch().write("Cart.swift", pinned).write("Other.swift", other)
    #expect(try project.findings(".").filter { $0.path == "Cart.swift" }.map(\.rest) == ["warning left-right-anchors safe"])
  }

  /// A chain that is turned alone would end at an edge of the other kind, and UIKit raises an exception.
  @Test(arguments: [
    "let previous = badge.snp.right\n    icon.snp.makeConstraints { make in make.left.equalTo(previous) }",
    "var last: ConstraintItem = snp.left\n    icon.snp.makeConstraints { $0.left.equalTo(last).offset(4) }",
    "icon.snp.makeConstraints { make in make.left.equalTo(self.target) }",
    "icon.snp.makeConstraints { make in make.left.equalTo(flag ? self : near()) }",
  ])
  func aNameThatHoldsAnEdgeIsNeverTurnedAlone(body: String) throws {
    let code =
      "import SnapKit\nclass Cart: UIView {\n  let icon = UIView()\n  let badge = UIView()\n  var flag = true\n"
        + "  var target: ConstraintItem { badge.snp.right }\n  func near() -> ConstraintItem { badge.snp.right }\n  func f() {\n    \(body)\n  }\n}\n"
    #expect(try Scratch().write("Cart.swift", code).findings(".").map(\.rest) == ["warning left-right-layout-chain shown"])
  }

  @Test func neighboursTurnTogether() throws {
    func classes(_ start: String) throws -> Set<String> {
      let code =
        "import SnapKit\nclass Cell: UIView {\n  let date = UIView()\n  let details = UIView()\n  func f(edge: ConstraintItem) {\n"
          + "    date.snp.makeConstraints { make in make.right.equalTo(self).offset(-8) }\n    details.snp.makeConstraints { make in\n"
          + "      make.left.equalTo(\(start)).offset(4)\n      make.right.lessThanOrEqualTo(date.snp.left)\n    }\n  }\n}\n"
      return Set(try Scratch().write("Cell.swift", code).findings(".").map { String($0.rest.split(separator: " ").last!) })
    }
    #expect(try classes("self") == ["safe"])
    #expect(try classes("edge") == ["shown", "unsafe"])
  }

  @Test func anUpdateInAnotherFileNeedsTheAttributeThatWasMade() throws {
    let make = "import SnapKit\nclass Cart {\n  let icon = UIView()\n  func f() {\n    icon.snp.makeConstraints { make in make.left.equalTo(self) }\n  }\n}\n"
    let project = Scratch().write("Cart.swift", make)
    #expect(try project.findings(".").map(\.rest) == ["warning left-right-layout-chain safe"])
    project.write("Move.swift", "import SnapKit\nextension Cart {\n  func g() {\n    icon.snp.updateConstraints { $0.left.equalTo(self).offset(8) }\n  }\n}\n")
    #expect(try Set(project.findings(".").map(\.fix)) == ["unsafe"])
    #expect(try project.run("Cart.swift").stdout.contains("(Move.swift:4)"))
  }

  @Test func anUpdateNeedsTheOtherEndThatWasMade() throws {
    let text =
      "import SnapKit\nfunc f() {\n  sheet.snp.makeConstraints { $0.left.equalTo(card.snp.right).offset(8) }\n"
        + "  sheet.snp.updateConstraints { $0.left.equalTo(card.snp.right).offset(4) }\n}\n"
    #expect(try Set(Scratch().write("Cart.swift", text).findings(".").map(\.rest)) == ["warning left-right-layout-chain safe"])
    let other = text.replacing("card.snp.right).offset(4)", with: "row.snp.right).offset(4)")
    #expect(try Set(Scratch().write("Cart.swift", other).findings(".").map(\.rest)) == ["warning left-right-layout-chain unsafe"])
    let named = text.replacing("card.snp.right).offset(4)", with: "self.card.snp.right).offset(4)")
    #expect(try Set(Scratch().write("Cart.swift", named).findings(".").map(\.rest)) == ["warning left-right-layout-chain safe"])
    let distances = text.replacing("card.snp.right).offset(", with: "")
    #expect(try Set(Scratch().write("Cart.swift", distances).findings(".").map(\.rest)) == ["warning left-right-layout-chain safe"])
  }

  @Test func aConstraintThatFollowsAFingerStaysPhysical() throws {
    let text =
      "class Drawer {\n  var edge: NSLayoutConstraint?\n  func f() {\n    edge = panel.leftAnchor.constraint(equalTo: view.leftAnchor)\n  }\n"
        + "  func drag(_ pan: Pan) {\n    edge?.constant = pan.translation(in: view).x\n  }\n}\n"
    #expect(try Scratch().write("Drawer.swift", text).findings(".").map(\.rest) == ["warning left-right-anchors unsafe"])
    #expect(try Scratch().write("Drawer.swift", text).run(".").stdout.contains("(line 7)"))
    let vertical = text.replacing(").x", with: ").y")
    #expect(try Scratch().write("Drawer.swift", vertical).findings(".").map(\.rest) == ["warning left-right-anchors safe"])
    func fix(_ kept: String, in text: String) throws -> [String] {
      let local = text.replacing("edge = panel", with: "let pin = panel").replacing("view.leftAnchor)\n", with: "view.leftAnchor)\n    \(kept)\n")
      return try Scratch().write("Drawer.swift", local).findings(".").map { String($0.rest.split(separator: " ").last!) }
    }
    #expect(try fix("edge = pin", in: text) == ["unsafe"])
    #expect(try fix("self.edge = pin", in: vertical) == ["safe"])
    #expect(try fix("mover = Mover(edge: pin, of: panel)", in: vertical) == ["unsafe"])
    #expect(try fix("mover = Mover.init(edge: pin)", in: vertical) == ["unsafe"])
    #expect(try fix("isOn = pin.isActive", in: text) == ["safe"])
    #expect(try fix("do { let pin = 4; mover = Mover(edge: pin) }", in: vertical) == ["safe"])
    #expect(try fix("NSLayoutConstraint.activate([pin])", in: text) == ["safe"])
  }

  @Test func anOutletThatCodeMovesHoldsItsConstraintBack() throws {
    let xib = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
          <objects>
              <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Drawer">
                  <connections>
                      <outlet property="edge" destination="c1a-aa-001" id="o1a-aa-001"/>
                  </connections>
              </placeholder>
              <view id="v1a-aa-001">
                  <subviews>
                      <view id="v1a-aa-002"/>
                  </subviews>
                  <constraints>
                      <constraint firstItem="v1a-aa-002" firstAttribute="left" secondItem="v1a-aa-001" secondAttribute="left" id="c1a-aa-001"/>
                  </constraints>
              </view>
          </objects>
      </document>

      """
    let project = Scratch().write("Drawer.xib", xib).write("Drawer.swift", "class Drawer {\n  func drag(_ finger: CGPoint) {\n    edge.constant = 20\n  }\n}\n")
    #expect(try project.findings(".").map(\.rest) == ["warning ib-left-right-constraint safe"])
    project.write("Drawer.swift", "class Drawer {\n  func drag(_ finger: CGPoint) {\n    edge.constant = finger.x\n  }\n}\n")
    #expect(try project.findings(".").map(\.rest) == ["warning ib-left-right-constraint unsafe"])
    #expect(try project.run(".").stdout.contains("(Drawer.swift:3)"))
    // Another class with a property of that name.
    project.write("Drawer.swift", "class Shelf {\n  func drag(_ finger: CGPoint) {\n    edge.constant = finger.x\n  }\n}\n")
    #expect(try project.findings(".").map(\.rest) == ["warning ib-left-right-constraint safe"])
  }

  @Test(arguments: [
    ("label.textAlignment = .left", "class Bar { var isAtLeft: Bool { textAlignment == .left } }", false),
    ("label.textAlignment = .left", "func f() { if badge.textAlignment == .left { go() } }", true),
    ("label.textAlignment = .left", "class Bar { var inset: Int { switch textAlignment { case .left: 8\ndefault: 0 } } }", false),
    ("label.textAlignment = .left", "class Bar { var inset: Int { switch edge { case .left: 8\ndefault: 0 } } }", true),
    ("label.textAlignment = .left", "func f() { label.textAlignment = direction == .left ? a : b }", true),
    ("icon.leftAnchor.constraint(equalTo: box.leftAnchor).isActive = true", "let edge = constraints.first { $0.firstAttribute == .left }", false),
    ("icon.leftAnchor.constraint(equalTo: box.leftAnchor).isActive = true", "let edge = constraints.first { $0.firstAttribute == .top }", true),
  ])
  func codeThatReadsWhatAFixChanges(defect: String, reader: String, isSafe: Bool) throws {
    let project = Scratch().write("Cart.swift", "func f() {\n  \(defect)\n}\n").write("Reader.swift", reader + "\n")
    let rest = try project.findings("Cart.swift").map(\.rest)
    #expect(rest.count == 1 && rest[0].hasSuffix(isSafe ? " safe" : " unsafe"), "\(rest)")
  }

  @Test func theTargetOfAPackageSpeaksForItsOwnFiles() throws {
    let defect = "func f() {\n  button.contentHorizontalAlignment = .left\n}\n"
    let project = Scratch().write("App.xcodeproj/project.pbxproj", "{\n  IPHONEOS_DEPLOYMENT_TARGET = 15.0;\n}\n")
      .write("Kit/Package.swift", "let package = Package(name: \"Kit\", platforms: [.iOS(.v9)])\n")
      .write("App/Cart.swift", defect).write("Kit/Sources/Row.swift", defect)
    #expect(
      try project.findings(".").map { $0.path + " " + ($0.rest.split(separator: " ").last ?? "") } == ["App/Cart.swift safe", "Kit/Sources/Row.swift unsafe"])
  }

  @Test func aTargetThatIsTooLowCostsAnUnsafeFixItsClass() throws {
    let project = Scratch().write("Cart.swift", "func f(percent: Int) {\n  label.text = \"\\(percent)%\"\n}\n")
    #expect(try project.findings(".").map(\.rest) == ["note percent-sign-by-hand shown"])
    project.write(".rtl-audit.yml", "deployment-target:\n  iOS: 15.0\n")
    #expect(try project.findings(".").map(\.rest) == ["note percent-sign-by-hand unsafe"])
  }

  @Test func theSidesOfInsetsAreSwappedInTheWordsOfTheProject() throws {
    let project = Scratch().write("Cart.swift", "func f() {\r\n  button.imageEdgeInsets = UIEdgeInsets(top: 0, left: -gap, bottom: 0, right: gap)\r\n}\r\n")
    let swapped = { (test: String) in
      "+  button.imageEdgeInsets = \(test) ? UIEdgeInsets(top: 0, left: gap, bottom: 0, right: -gap) : UIEdgeInsets(top: 0, left: -gap, bottom: 0, right: gap)"
    }
    #expect(try project.run(".", "--diff", "--unsafe-fixes").stdout.contains(swapped("UIView.userInterfaceLayoutDirection(for: .unspecified) == .rightToLeft")))
    project.write("Helper.swift", "extension UIView {\n  var isRTL: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }\n}\n")
    #expect(try project.run(".", "--diff", "--unsafe-fixes").stdout.contains(swapped("button.isRTL")))
  }

  @Test func aNewLineIsIndentedLikeTheFile() throws {
    let (head, rest) = ("enum Shelf {\r\n\tclass Tags: UICollectionViewFlowLayout {\r\n", "\t\toverride func prepare() { columns = 3 }\r\n\t}\r\n}\r\n")
    let project = Scratch().write("Layout.swift", head + rest)
    _ = try project.run(".", "--fix", "--unsafe-fixes")
    let line = "\t\toverride var flipsHorizontallyInOppositeLayoutDirection: Bool { return true }\r\n"
    #expect(try project.read("Layout.swift") == head + line + rest)
  }

  @Test func aFixAsksTheDirectionInTheWordsOfTheProject() throws {
    let helper = "extension UIView {\n  var isMirroredRTL: Bool { false }\n  var isRTL: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }\n}\n"
    let project = Scratch().write("Cart.swift", "func f() {\n  label.textAlignment = .right\n}\n")
    #expect(
      try project.run(".", "--diff", "--unsafe-fixes").stdout.contains(
        "+  label.textAlignment = label.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .left : .right"))
    project.write("Helper.swift", helper)
    #expect(try project.run(".", "--diff", "--unsafe-fixes").stdout.contains("+  label.textAlignment = label.isRTL ? .left : .right"))
    project.write("Helper.swift", "private " + helper)
    #expect(try project.run(".", "--diff", "--unsafe-fixes").stdout.contains("+  label.textAlignment = label.effectiveUserInterfaceLayoutDirection"))
  }
}
