import Testing

/// What holds a fix back: each case once with what does, and once without it.
@Suite struct HeldFixTests {
  private static let anchor = "left = box.leftAnchor.constraint(equalTo: panel.leftAnchor)"

  /// What moves a view, or sets the distance of its constraint, counts from the left edge.
  @Test(arguments: [
    (anchor, "func go(_ target: CGRect) { let offset = target.origin.x; left.constant = offset }", true),
    (anchor, "func go(_ target: CGRect) { let offset = target.height; left.constant = offset }", false),
    ("all = [box.leftAnchor.constraint(equalTo: panel.leftAnchor)]", "@objc func pan(_ g: Pan) { all[0].constant += g.translation(in: panel).x }", true),
    ("all = [box.leftAnchor.constraint(equalTo: panel.leftAnchor)]", "@objc func pan(_ g: Pan) { all[0].constant += g.scale }", false),
    (
      "store[\"x\"] = box.leftAnchor.constraint(equalTo: panel.leftAnchor)",
      "@objc func pan(_ g: Pan) { let p = g.location(in: panel); store[\"x\"]?.constant = p.x }", true
    ),
    (
      "let line = box.leftAnchor.constraint(equalTo: panel.leftAnchor)\n    all.append(line)",
      "@objc func pan(_ g: Pan) { all.last?.constant = g.location(in: panel).x }", true
    ),
    (
      "let line = box.leftAnchor.constraint(equalTo: panel.leftAnchor)\n    all.append(line)",
      "@objc func pan(_ g: Pan) { all.last?.constant = g.location(in: panel).y }", false
    ),
    (anchor, "func slide() { box.frame.origin.x -= 100 }", true),
    (anchor, "}\nfinal class Slide {\n  let other = UIView()\n  func slide() { other.frame.origin.x -= 100 }", false),
    (anchor, "@objc func pan(_ g: Pan) { other.center.x = g.location(in: panel).x }", true),
    (anchor, "func start() { panel.layer.add(CABasicAnimation(keyPath: \"bounds.origin.x\"), forKey: nil) }", true),
    (anchor, "func start() { panel.layer.add(CABasicAnimation(keyPath: \"opacity\"), forKey: nil) }", false),
    (anchor, "func start() { let pan = UIScreenEdgePanGestureRecognizer()\n    pan.edges = .left }", true),
    (anchor, "func start() { let pan = UIScreenEdgePanGestureRecognizer()\n    pan.edges = [.right, .top] }", true),
    (anchor, "func start() { let pan = UIScreenEdgePanGestureRecognizer()\n    pan.edges = .bottom }", false),
    ("box.leftAnchor.constraint(equalTo: panel.leftAnchor).isActive = true", "func start() { pan.edges = .left }", false),
  ])
  func movements(constraint: String, other: String, isHeld: Bool) throws {
    let members = "let box = UIView(), panel = UIView(), other = UIView()\n  var all: [NSLayoutConstraint] = []\n  var left: NSLayoutConstraint!\n"
    let project = Scratch()
      .write("Box.swift", "final class Box: UIView {\n  \(members)  func load() {\n    \(constraint)\n  }\n  \(other)\n}\n")
    #expect(try project.findings("--only", "left-right-anchors", ".").map(\.fix) == [isHeld ? "unsafe" : "safe"], "\(other)")
  }

  /// The middle of a view against a side of another one, a finger's width away.
  @Test(arguments: [("rect.midX", "unsafe"), ("8", "safe")])
  func middlesAgainstSides(distance: String, fix: String) throws {
    let code = "import SnapKit\nfinal class Box: UIView {\n  func load(rect: CGRect) {\n"
      + "    box.snp.makeConstraints { $0.centerX.equalTo(panel.snp.left).offset(\(distance)) }\n  }\n}\n"
    #expect(try Scratch().write("Box.swift", code).findings(".").map(\.fix) == [fix])
  }

  /// A property of a type whose source is not here may be of an enumeration of its own.
  @Test(arguments: [
    ("let grid = GridView()", "grid.header.textAlignment = .left", "unsafe"),
    ("let grid = GridView()", "grid.columns.forEach { $0.textAlignment = .left }", "unsafe"),
    ("let grid = UIView()", "grid.textAlignment = .left", "safe"), ("let grid = Own()", "grid.textAlignment = .left", "safe"),
  ])
  func typesOfOthers(property: String, change: String, fix: String) throws {
    let project = Scratch().write("Table.swift", "import GridKit\nfinal class Table {\n  \(property)\n  func load() { \(change) }\n}\n")
      .write("Own.swift", "final class Own: UILabel {}\n")
    #expect(try project.findings(".").map(\.fix) == [fix], "\(change)")
  }

  /// A picture that another file rotates, by way of what it is a part of.
  @Test(arguments: [("header.arrow.transform = CGAffineTransform(rotationAngle: .pi / 2)", "unsafe"), ("header.arrow.isHidden = true", "safe")])
  func rotatedElsewhere(change: String, fix: String) throws {
    let project = Scratch().write(".rtl-audit.yml", "deployment-target: { iOS: \"15.0\" }\n")
      .write("Header.swift", "final class Header: UIView { let arrow = UIImageView(image: UIImage(systemName: \"chevron.right\")) }\n")
      .write("Opener.swift", "final class Opener: UIViewController {\n  let header = Header()\n  func open() { \(change) }\n}\n")
    #expect(try project.findings("--only", "physical-sf-symbol", ".").map(\.fix) == [fix])
  }

  /// Bazel and Buck build for older systems than the package of the team's tools, wherever their files lie.
  @Test(arguments: [
    ("BUILD", "ios_application(name = \"App\", minimum_os_version = \"13.0\")", "unsafe"),
    ("App/BUILD.bazel", "ios_application(\n    minimum_os_version = OLDEST,\n)", "unsafe"),
    ("App/BUCK", "apple_binary(configs = {\n  \"IPHONEOS_DEPLOYMENT_TARGET\": \"13.0\",\n})", "unsafe"),
    ("BUILD", "ios_application(name = \"App\", minimum_os_version = \"14.0\")", "safe"),
    ("BUILD", "macos_application(name = \"App\", minimum_os_version = \"13.0\")", "safe"),
  ])
  func targetsOfBuildFiles(path: String, text: String, fix: String) throws {
    let package = "let package = Package(name: \"Tools\", platforms: [.iOS(.v15)])\n"
    let project = Scratch().write(path, text + "\n").write("versions.bzl", "OLDEST = \"13.0\"\n").write("Package.swift", package)
      .write("Cart/Header.swift", "let arrow = UIImage(systemName: \"chevron.right\")\n")
    #expect(try project.findings("--only", "physical-sf-symbol", ".").map(\.fix) == [fix], "\(path) \(text)")
  }

  /// A view of the project's own that shows a picture, and that another file rotates as a whole.
  @Test(arguments: [
    ("Chevron().rotationEffect(.degrees(isOpen ? 90 : 0))", "unsafe"),
    ("Chevron()\n      .padding(8)\n      .rotation3DEffect(angle, axis: (0, 0, 1))", "unsafe"),
    ("Chevron().padding(8)", "safe"), ("Other().rotationEffect(.degrees(90))", "safe"),
    ("self.chevron.transform = CGAffineTransform(rotationAngle: .pi / 2)", "unsafe"),
    ("self.chevron.alpha = 0", "safe"),
  ])
  func rotatedWholes(use: String, fix: String) throws {
    let project = Scratch().write(".rtl-audit.yml", "deployment-target: { iOS: \"15.0\" }\n")
      .write("Chevron.swift", "struct Chevron: View {\n  var body: some View { Image(systemName: \"chevron.right\") }\n}\n")
      .write("Row.swift", "struct Row {\n  let chevron = Chevron()\n  var isOpen = false\n  var row: some View {\n    \(use)\n  }\n}\n")
    #expect(try project.findings("--only", "physical-sf-symbol", ".").map(\.fix) == [fix], "\(use)")
  }

  /// In a project that tells SnapKit its direction, leading takes the right of four insets.
  @Test(arguments: [
    ("inset(UIEdgeInsets(top: 0, left: 20, bottom: 20, right: 0))", "ConstraintConfig.interfaceLayoutDirection = direction", "unsafe"),
    ("inset(insets)", "ConstraintConfig.interfaceLayoutDirection = direction", "unsafe"),
    ("offset(20)", "ConstraintConfig.interfaceLayoutDirection = direction", "safe"),
    ("inset(UIEdgeInsets(top: 0, left: 20, bottom: 20, right: 0))", "let direction = ConstraintConfig.interfaceLayoutDirection", "safe"),
  ])
  func insetsOfChains(distance: String, start: String, fix: String) throws {
    let code = "import SnapKit\nfinal class Box: UIView {\n  func load() {\n"
      + "    box.snp.makeConstraints { $0.left.bottom.equalToSuperview().\(distance) }\n  }\n}\n"
    let project = Scratch().write("Box.swift", code).write("App.swift", "import SnapKit\nfunc begin() {\n  \(start)\n}\n")
    #expect(try project.findings(".").map(\.fix) == [fix], "\(distance) \(start)")
  }

  /// An arrow that moves something to the left in every language, and one that goes back.
  @Test(arguments: [
    ("Button { game.move(.left) } label: { Image(systemName: \"arrow.left\") }", "unsafe"),
    ("Button(action: moveLeft) { Image(systemName: \"arrow.left\") }", "unsafe"),
    ("Button { player.position.x -= 10 } label: { Image(systemName: \"arrow.left\") }", "unsafe"),
    ("Button { game.move(.up) } label: { Image(systemName: \"arrow.left\") }", "safe"),
    ("Button(action: showLeftMenu) { Image(systemName: \"arrow.left\") }", "safe"),
    ("Button { game.move(.left) } label: { Text(title) }\n      Image(systemName: \"arrow.left\")", "safe"),
    ("let item = UIAction(image: UIImage(systemName: \"arrow.left\")) { _ in self.turnLeft() }", "unsafe"),
    (
      "button.setImage(UIImage(systemName: \"arrow.left\"), for: .normal)\n"
        + "      button.addTarget(self, action: #selector(moveLeft), for: .touchUpInside)", "unsafe"
    ),
    (
      "button.setImage(UIImage(systemName: \"arrow.left\"), for: .normal)\n"
        + "      other.addTarget(self, action: #selector(moveLeft), for: .touchUpInside)", "safe"
    ),
    ("icon.image = UIImage(systemName: \"arrow.left\")\n      let swipe = UISwipeGestureRecognizer()\n      swipe.direction = .left", "unsafe"),
    ("icon.image = UIImage(systemName: \"arrow.left\")\n      let swipe = UISwipeGestureRecognizer()\n      swipe.direction = .up", "safe"),
  ])
  func physicalActions(statements: String, fix: String) throws {
    let project = Scratch().write(".rtl-audit.yml", "deployment-target: { iOS: \"15.0\" }\n")
      .write("Pad.swift", "final class Pad {\n  func load() {\n    if isOn {\n      \(statements)\n    }\n  }\n}\n")
    #expect(try project.findings("--only", "physical-sf-symbol", ".").map(\.fix) == [fix], "\(statements)")
  }

  @Test(arguments: [("moveLeft:", "unsafe"), ("goBack:", "safe")])
  func physicalActionsInObjectiveC(selector: String, fix: String) throws {
    let code = "@implementation Pad\n- (void)load {\n  [self.left setImage:[UIImage systemImageNamed:@\"arrow.left\"] forState:UIControlStateNormal];\n"
      + "  [self.left addTarget:self action:@selector(\(selector)) forControlEvents:UIControlEventTouchUpInside];\n}\n@end\n"
    let project = Scratch().write(".rtl-audit.yml", "deployment-target: { iOS: \"15.0\" }\n").write("Pad.m", code)
    #expect(try project.findings("--only", "physical-sf-symbol", ".").map(\.fix) == [fix])
  }

  /// A view whose neighbour is held by sides that nothing turns.
  @Test(arguments: [
    ("for v in [box] { pairs = [v.leftAnchor: panel.leftAnchor] }", "unsafe"),
    ("for v in [other] { pairs = [v.leftAnchor: panel.leftAnchor] }", "safe"),
    ("for a in [NSLayoutConstraint.Attribute.left, .top] { pin(box, a) }", "unsafe"),
    ("NSLayoutConstraint(other, .left, box, .right).isActive = true", "unsafe"),
    ("NSLayoutConstraint(other, .left, panel, .right).isActive = true", "safe"),
    ("pairs = [box.leftAnchor: panel.leftAnchor, other.topAnchor: panel.topAnchor]", "unsafe"),
    ("pairs = [other.leftAnchor: panel.leftAnchor, box.topAnchor: panel.topAnchor]", "safe"),
  ])
  func neighboursOfUnreadSides(statement: String, fix: String) throws {
    let code = "final class Cart: UIView {\n  let title = UIView(), box = UIView(), other = UIView(), panel = UIView()\n  func load() {\n    \(statement)\n"
      + "    title.leftAnchor.constraint(equalTo: box.rightAnchor, constant: 8).isActive = true\n  }\n}\n"
    #expect(try Scratch().write("Cart.swift", code).findings("--only", "left-right-anchors", ".").map(\.fix).last == fix, "\(statement)")
  }

  /// A unit whose frame begins where that of its value ends, which keeps its side.
  @Test(arguments: [
    ("let unit = NSTextField(frame: NSRect(x: value.frame.width, y: 4, width: 60, height: 15))", "unsafe"),
    ("let unit = NSTextField()\n    unit.frame = NSRect(x: value.frame.maxX, y: 4, width: 60, height: 15)", "unsafe"),
    ("let unit = NSTextField(frame: NSRect(x: 0, y: 4, width: 60, height: 15))", "safe"),
  ])
  func valueAndUnit(unit: String, fix: String) throws {
    let code = "import AppKit\nfinal class Popup: NSView {\n  func load() {\n    let value = NSTextField(frame: first)\n    value.alignment = .right\n"
      + "    \(unit)\n    unit.alignment = .left\n  }\n}\n"
    #expect(try Scratch().write("Popup.swift", code).findings("--only", "fixed-text-alignment", ".").map(\.fix).last == fix, "\(unit)")
  }
}
