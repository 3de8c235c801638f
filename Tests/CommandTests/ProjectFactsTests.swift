import Testing

/// What other files say about a place.
@Suite struct ProjectFactsTests {
  private func project() -> Scratch {
    Scratch()
      .write("App/Labels.swift", "func makeLabel(_ text: String, alignment: NSTextAlignment) -> UILabel {\n  style(alignment)\n}\n")
      .write("App/Rows.swift", "func makeRow(alignment: RowSide) {}\nfunc isLeft(alignment: NSTextAlignment) -> Bool { alignment == .left }\n")
      .write(
        "App/Cart.swift",
        "func build() {\n  add(makeLabel(\"Total\", alignment: .left))\n  makeRow(alignment: .left)\n  check(isLeft(alignment: .left))\n}\n")
  }

  @Test func aParameterInAnotherFileGivesAValueItsType() throws {
    let project = project()
    let expected = ["App/Cart.swift:2:37 warning fixed-text-alignment unsafe"]
    #expect(try project.findings(".").map(\.description) == expected)
    #expect(try project.run(".").stdout.contains("App/Labels.swift:1"))
  }

  /// Nobody knows what it is called on: all functions of that name have to agree.
  @Test func aMethodIsKnownByItsName() throws {
    let project = Scratch().write("App/Text.swift", "extension String {\n  func styled(alignment: NSTextAlignment) -> Text { make(self, alignment) }\n}\n")
      .write("App/Cart.swift", "func show(_ model: some Shown) {\n  title = model.heading.styled(alignment: .left)\n}\n")
    #expect(try project.findings(".").map(\.description) == ["App/Cart.swift:2:43 warning fixed-text-alignment unsafe"])
    let buttons = Scratch().write("App/Buttons.swift", "extension UIButton {\n  func put(side: UIControl.ContentHorizontalAlignment) { place(side) }\n}\n")
      .write(".rtl-audit.yml", "deployment-target: { iOS: \"15.0\" }\n").write(
        "App/Cart.swift", "func show(_ model: some Shown) {\n  model.pay.put(side: .left)\n}\n")
    #expect(try buttons.findings(".").map(\.rest) == ["warning control-content-alignment unsafe"])
    _ = project.write("App/Row.swift", "extension Row {\n  func styled(alignment: RowSide) {}\n}\n")
    #expect(try project.findings(".").isEmpty)
  }

  @Test func oneFileGivesTheSameFindingsAsAllFiles() throws {
    let project = project()
    #expect(try project.findings("App/Cart.swift").map(\.description) == project.findings(".").map(\.description))
  }

  @Test func aDeclarationThatDisagreesMakesTheTypeUnknown() throws {
    let project = project().write("Watch/Labels.swift", "func makeLabel(_ text: String, alignment: RowSide) {}\n")
    #expect(try project.findings(".").isEmpty)
  }

  /// A project grows with each file of an app; other files of facts do not, and one that is too large is said.
  @Test func aLargeProjectIsReadAndWhatIsNotIsSaid() throws {
    let padding = String(repeating: "// .\n", count: 500)
    let project = Scratch().write("A.swift", "label.textAlignment = .left\n").write(".rtl-audit.yml", "max-file-size: 1 KiB\n")
      .write("App.xcodeproj/project.pbxproj", padding + "IPHONEOS_DEPLOYMENT_TARGET = 15.0;\nknownRegions = ( en, ar );\n")
      .write("Podfile", padding + "platform :ios, '14.0'\n").write("Vendor/Big.swift", padding)
    let doctor = try project.run("doctor").stdout
    #expect(doctor.contains("iOS 15.0 (App.xcodeproj/project.pbxproj:501)") && doctor.contains("ar, en; right-to-left: ar"), "\(doctor)")
    #expect(doctor.contains("Podfile is 2522 bytes, over the limit of 1024 bytes"), "\(doctor)")
    let result = try project.run(".")
    #expect(result.stderr.contains("Podfile is ") && !result.stderr.contains("pbxproj"), "\(result.stderr)")
    #expect(try project.run(".", "--format", "sarif").stdout.contains("Podfile"))
  }

  @Test func aPatternThatFitsNothingIsSaid() throws {
    let project = Scratch().write("A.swift", "").write("Old/B.swift", "").write("Tests/C.swift", "")
      .write(
        ".rtl-audit.yml",
        "exclude: [Old/**, Odl/**, Tests]\ninclude: [\"*.m\"]\noverrides: { \"*.swift\": { swipe-direction: off }, \"*.xib\": { swipe-direction: off } }\n")
    let doctor = try project.run("doctor").stdout
    #expect(doctor.components(separatedBy: "no file matches").count == 4, "\(doctor)")
    for words in ["`Odl/**` in `exclude`", "`*.m` in `include`", "`*.xib` in `overrides`"] { #expect(doctor.contains(words), "\(doctor)") }
  }

  static let helpers = [
    "extension UIView {\n  var turned: Bool { UIView.userInterfaceLayoutDirection(for: semanticContentAttribute) == .rightToLeft }\n}\n",
    "extension UIView {\n  var turned: Bool {\n    switch effectiveUserInterfaceLayoutDirection { case .rightToLeft: return true\n"
      + "    default: return false }\n  }\n}\n",
    "extension UIView {\n  static let turned = UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft\n}\n",
    "let turned = UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft\n",
  ]

  @Test(arguments: helpers) func aHelperInAnotherFileGuardsByWhatItDoes(helper: String) throws {
    let use = "func f() {\n  if box.turned { label.textAlignment = .left }\n  label.textAlignment = .left\n}\n"
    let project = Scratch().write("View.swift", helper).write("Cart.swift", use)
    #expect(try project.findings("Cart.swift").map(\.line) == [3])
    #expect(try project.findings(".").map(\.line) == [3])
  }

  @Test func aHelperIsFollowedThroughTheFilesOfItsCallers() throws {
    let project = Scratch().write("View.swift", Self.helpers[0])
      .write("Row.swift", "extension Row {\n  var startsRight: Bool { box.turned }\n}\n")
      .write("Sign.swift", "extension Row {\n  func sign() -> CGFloat { startsRight ? -1 : 1 }\n  func title() -> String { startsRight ? a : b }\n}\n")
      .write(
        "Cart.swift",
        "func f() {\n  if row.startsRight { label.textAlignment = .left }\n  if row.sign() > 0 { label.textAlignment = .left }\n"
          + "  if row.title() == a { label.textAlignment = .left }\n}\n"
      )
    #expect(try project.findings("Cart.swift").map(\.line) == [4])
  }

  @Test(arguments: [
    // The same name means something else, too.
    "extension UIView { var turned: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft } }\nclass Card { var turned = false }\n",
    // Nothing tests the direction.
    "extension UIView { var turned: Bool { traitCollection.isCompact == .rightSide } }\n",
    // It gives no test and no factor.
    "extension UIView { var turned: UIView { isRTL ? first : last } }\n",
    // The framework asks it.
    "class Box: UIView { override var turned: Bool { isRTL } }\n",
  ])
  func aNameThatIsNoHelperGuardsNothing(other: String) throws {
    let project = Scratch().write("View.swift", other).write("Cart.swift", "func f() {\n  if box.turned { label.textAlignment = .left }\n}\n")
    #expect(try project.findings(".").map(\.line) == [2])
  }

  @Test func helpersOfObjectiveC() throws {
    let project = Scratch()
      .write(
        "Side.h",
        "#define MIRRORED ([UIView userInterfaceLayoutDirectionForSemanticContentAttribute:0] == UIUserInterfaceLayoutDirectionRightToLeft)\n"
          + "static inline CGFloat BSSign(void) { return [UIApplication sharedApplication].userInterfaceLayoutDirection == "
          + "UIUserInterfaceLayoutDirectionRightToLeft ? -1 : 1; }\n"
      )
      .write(
        "Box.m",
        "@implementation Box\n- (BOOL)turned { return self.effectiveUserInterfaceLayoutDirection == UIUserInterfaceLayoutDirectionRightToLeft; }\n@end\n"
      )
      .write(
        "Cart.m",
        "void f(void) {\n  if (MIRRORED) label.textAlignment = NSTextAlignmentLeft;\n"
          + "  if ([box turned]) { label.textAlignment = NSTextAlignmentLeft; }\n  if (BSSign() > 0) { label.textAlignment = NSTextAlignmentLeft; }\n"
          + "  label.textAlignment = NSTextAlignmentLeft;\n}\n"
      )
    #expect(try project.findings(".").map(\.line) == [5])
  }

  @Test func aFixedFileIsReadWithTheSameHelpers() throws {
    let project = Scratch().write("View.swift", Self.helpers[0])
      .write("Cart.swift", "func f() {\n  if box.turned { label.textAlignment = .left }\n}\nfunc g() {\n  card.textAlignment = .left\n}\n")
    _ = try project.run(".", "--fix")
    #expect(try project.read("Cart.swift").contains("label.textAlignment = .left"))
    #expect(try project.read("Cart.swift").contains("card.textAlignment = .natural"))
  }

  /// Two apps lie in a folder that is no git work tree; what one reads of its constraints is no matter to the other.
  @Test func withoutGitAnAppBesideTheOneThatIsReadSaysNothing() throws {
    let apps = Scratch()
      .write("Cart/Cart.xcodeproj/project.pbxproj", "IPHONEOS_DEPLOYMENT_TARGET = 15.0;\n")
      .write("Cart/Cart.swift", "title.leftAnchor.constraint(equalTo: card.leftAnchor).isActive = true\n")
      .write("Shop/Podfile", "platform :ios, '15.0'\n")
      .write("Shop/Shop.swift", "let side = view.constraints.first { $0.firstAttribute == .left }\n")
    #expect(try apps.findings("Cart").map(\.description) == ["Cart.swift:1:7 warning left-right-anchors safe"])
    #expect(try apps.findings(".").map(\.description).contains("Cart/Cart.swift:1:7 warning left-right-anchors unsafe"))
  }
}
