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
    (anchor, "func start() { animator.addBehavior(UISnapBehavior(item: box, snapTo: place)) }", true),
    (anchor, "func start() { animator.addBehavior(UISnapBehavior(item: other, snapTo: place)) }", false),
    (anchor, "func start() { panel.layer.add(CABasicAnimation(keyPath: \"opacity\"), forKey: nil) }", false),
    (anchor, "func start() { let pan = UIScreenEdgePanGestureRecognizer()\n    pan.edges = .left }", true),
    (anchor, "func start() { let pan = UIScreenEdgePanGestureRecognizer()\n    pan.edges = [.right, .top] }", true),
    (anchor, "func start() { let pan = UIScreenEdgePanGestureRecognizer()\n    pan.edges = .bottom }", false),
    ("box.leftAnchor.constraint(equalTo: panel.leftAnchor).isActive = true", "func start() { pan.edges = .left }", false),
    (anchor, "@objc func pan(_ g: Pan) { move(left, to: g.location(in: panel)) }\n  func move(_ c: Line, to p: Point) { c.constant = p.x }", true),
    (anchor, "@objc func pan(_ g: Pan) { move(top, to: g.location(in: panel)) }\n  func move(_ c: Line, to p: Point) { c.constant = p.x }", false),
    (anchor, "@objc func pan(_ g: Pan) { left.setValue(g.location(in: panel).x, forKey: \"constant\") }", true),
    (anchor, "@objc func pan(_ g: Pan) { panel.constraints.first { $0.identifier == \"l\" }?.constant = g.location(in: panel).x }", true),
    (anchor, "@objc func pan(_ g: Pan) { panel.constraints.first { $0.identifier == \"t\" }?.constant = g.location(in: panel).y }", false),
    ("var gap = CGFloat(0)\n    gap = panel.bounds.maxX - source.maxX\n    box.leftAnchor.constraint(equalTo: panel.leftAnchor, constant: gap)", "", true),
    ("let gap = CGFloat(8)\n    box.leftAnchor.constraint(equalTo: panel.leftAnchor, constant: gap).isActive = true", "", false),
    ("all.append(box.leftAnchor.constraint(equalTo: panel.leftAnchor))", "@objc func pan(_ g: Pan) { all[0].constant = g.location(in: panel).x }", true),
    ("other.append(box.leftAnchor.constraint(equalTo: panel.leftAnchor))", "@objc func pan(_ g: Pan) { all[0].constant = g.location(in: panel).x }", false),
    (
      "edges = Edges(start: box.leftAnchor.constraint(equalTo: panel.leftAnchor))",
      "@objc func pan(_ g: Pan) { edges.start.constant = g.location(in: panel).x }", true
    ),
    (anchor, "func hide() { box.transform = CGAffineTransform(translationX: -200, y: 0) }", true),
    (anchor, "func hide() { box.transform = CGAffineTransform(translationX: 0, y: 40) }", false),
    (anchor, "func hide() { other.transform = CGAffineTransform(translationX: -200, y: 0) }", false),
    (anchor, "func hide() { box.transform = box.transform.translatedBy(x: 20, y: 0) }", true),
    (anchor, "func hide() { box.transform = isRTL ? .identity : CGAffineTransform(translationX: -200, y: 0) }", false),
    (anchor, "func pad() { box.layer.sublayerTransform = CATransform3DMakeTranslation(5, 0, 0) }", false),
    (anchor, "func hide() { panel.transform = CGAffineTransform(translationX: -200, y: 0) }", false),
    (anchor, "func hide() { box.frame = box.frame.offsetBy(dx: -200, dy: 0) }", true),
    (anchor, "func hide() { UIView.animate(withDuration: 1) { self.box.center = self.away } }", true),
    (anchor, "func hide() { UIView.animate(withDuration: 1) { self.other.center = self.away } }", false),
    (anchor, "func hide() { UIView.animate(withDuration: 1) { self.box.alpha = 0 } }", false),
    (anchor, "func go(_ p: CGPoint) { zip([left, top], [p.x, p.y]).forEach { $0.constant = $1 } }", true),
    (anchor, "func go(_ p: CGPoint) { for (line, gap) in zip([left, top], [p.x, p.y]) { line.constant = gap } }", true),
    (anchor, "func go(_ p: CGPoint) { for (line, gap) in zip([left, top], [p.y, p.y]) { line.constant = gap } }", false),
    (anchor, "func go(_ p: CGPoint) { for (line, part) in [(left, \\CGPoint.x), (top, \\.y)] { line.constant = p[keyPath: part] } }", true),
    (anchor, "func go(_ p: CGPoint) { (left.constant, top.constant) = (p.x, p.y) }", true),
    (anchor, "func go(_ p: CGPoint) { (left.constant, top.constant) = (8, p.y) }", false),
    ("place([box.leftAnchor.constraint(equalTo: panel.leftAnchor)])", "func place(_ lines: [Line]) { lines[0].constant = origin.x }", true),
    ("place([box.leftAnchor.constraint(equalTo: panel.leftAnchor)])", "func place(_ lines: [Line]) { lines[0].constant = 8 }", false),
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

  /// The default of a parameter, and an argument, go where the function hands them on, by whatever names: they are what they would be there.
  @Test(arguments: [
    ("label.textAlignment = side", "", "safe"), ("style(side)", "func style(_ side: NSTextAlignment) { label.textAlignment = side }", "safe"),
    ("label.textAlignment = isWide ? side : .center", "", "safe"), ("label.textAlignment = side\n    note.textAlignment = side", "", "safe"),
    ("codeLabel.textAlignment = side", "", nil), ("button.titleLabel?.textAlignment = side", "", nil),
    ("style(side)", "func style(_ side: NSTextAlignment) { codeLabel.textAlignment = side }", nil),
    ("if isRTL { label.textAlignment = .right } else { label.textAlignment = side }", "", nil),
    ("label.textAlignment = side\n    codeLabel.textAlignment = side", "", "unsafe"),
    ("field.keyboardType = .phonePad\n    field.textAlignment = side", "", "unsafe"),
    ("label.frame = CGRect(x: 10, y: 0, width: 100, height: 20)\n    label.textAlignment = side", "", "unsafe"),
    ("if side == .left { hint() }\n    label.textAlignment = side", "", "unsafe"),
    ("label.textAlignment = side\n    save(side.rawValue)", "", "unsafe"), ("grid.alignment = side", "", "unsafe"),
    ("label.textAlignment = side\n    done = { self.save(side) }", "", "unsafe"), ("stored = side", "var stored = 1 { didSet { show() } }", "unsafe"),
    ("style(side)", "func style(_ side: NSTextAlignment) { if side == .left { hint() } }", "unsafe"),
    ("label.textAlignment = side", "}\nclass Wide: Bar {\n  override func show(align side: NSTextAlignment) { if side != .left { hint() } }", "unsafe"),
    ("label.textAlignment = side", "}\nclass Code: Bar {\n  override func show(align side: NSTextAlignment) { codeLabel.textAlignment = side }", "unsafe"),
    ("label.textAlignment = side", "func end() { if label.textAlignment == .left { hint() } }", "unsafe"),
  ])
  func handedOn(body: String, other: String, fix: String?) throws {
    let members = "let label = UILabel(), note = UILabel(), codeLabel = UILabel(), button = UIButton(), field = UITextField()"
    for (value, call) in [(" = .left", "show()"), ("", "show(align: .left)")] {
      let code = "class Bar: UIView {\n  \(members)\n  func show(align side: NSTextAlignment\(value)) {\n    \(body)\n  }\n  \(other)\n}\n"
      let project = Scratch().write("Bar.swift", code).write("Use.swift", "class Use {\n  let bar = Bar()\n  func load() { bar.\(call) }\n}\n")
      #expect(try project.findings("--only", "fixed-text-alignment", ".").map(\.fix) == (fix.map { [$0] } ?? []), "\(call) \(body) \(other)")
    }
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
    ("Image(systemName: \"arrow.left\").font(.title).onTapGesture { player.x -= 1 }", "unsafe"),
    ("Image(systemName: \"arrow.left\").onLongPressGesture { game.steer(.left) }", "unsafe"),
    ("Image(systemName: \"arrow.left\").onTapGesture { router.back() }", "safe"),
    ("Image(systemName: \"arrow.left\")\n      Text(title).onTapGesture { game.move(.left) }", "safe"),
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

  /// A view beside one that a library spreads from left to right, whatever its index, and one that a macro places.
  @Test(arguments: [
    ("[self.items mas_distributeViewsAlongAxis:MASAxisTypeHorizontal withFixedSpacing:8 leadSpacing:16 tailSpacing:16];", "unsafe"),
    ("[self.items mas_distributeViewsAlongAxis:MASAxisTypeVertical withFixedSpacing:8 leadSpacing:16 tailSpacing:16];", "safe"),
    ("[self.others mas_distributeViewsAlongAxis:MASAxisTypeHorizontal withFixedSpacing:8 leadSpacing:16 tailSpacing:16];", "safe"),
  ])
  func neighboursOfSpreadViews(statement: String, fix: String) throws {
    let code = "#import <Masonry/Masonry.h>\n@implementation Bar\n- (void)setup {\n  \(statement)\n"
      + "  [self.badge mas_makeConstraints:^(MASConstraintMaker *make) { make.left.equalTo(self.items[0].mas_right).offset(4); }];\n}\n@end\n"
    #expect(try Scratch().write("Bar.m", code).findings(".").map(\.fix) == [fix], "\(statement)")
  }

  /// A macro that places its argument turns with the views that are held against that one.
  @Test(arguments: [("self.box", "unsafe"), ("self.other", "safe")])
  func viewsPlacedByMacros(view: String, fix: String) throws {
    let code = "#define PIN(a, b) [(a).leftAnchor constraintEqualToAnchor:(b).leftAnchor constant:8]\n#define START leftAnchor\n@implementation Bar\n"
      + "- (void)go {\n  [PIN(\(view), self) setActive:YES];\n  [[self.box.leftAnchor constraintEqualToAnchor:self.panel.START] setActive:YES];\n}\n@end\n"
    #expect(try Scratch().write("Bar.m", code).findings("--only", "left-right-anchors", ".").map(\.fix).first == fix, "\(view)")
  }

  /// The distances of four sides are no sides of a constraint, and hold back nothing.
  @Test func insetsInConstraints() throws {
    let code = "final class Cart: UIView {\n  let box = UIView(), panel = UIView()\n  func load() {\n    NSLayoutConstraint.activate([\n"
      + "      box.leftAnchor.constraint(equalTo: panel.leftAnchor, constant: insets?.left ?? 0)\n    ])\n  }\n}\n"
    #expect(try Scratch().write("Cart.swift", code).findings("--only", "left-right-anchors", ".").map(\.fix) == ["safe"])
  }

  /// A button or a picture in a view that makes room for it at one side.
  @Test(arguments: [
    ("", "override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: padding) }", "unsafe"),
    ("", "override func editingRect(forBounds b: CGRect) -> CGRect { var r = super.editingRect(forBounds: b); r.size.width -= 40; return r }", "unsafe"),
    ("", "override func textRect(forBounds bounds: CGRect) -> CGRect { super.textRect(forBounds: bounds.insetBy(dx: 12, dy: 0)) }", "safe"),
    ("leftView = UIView(frame: first)", "", "unsafe"), ("field.leftView = UIView(frame: first)", "", "safe"), ("leftView = nil", "", "safe"),
    ("titleEdgeInsets = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 0)", "", "unsafe"),
    ("titleEdgeInsets = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 40)", "", "safe"),
    ("field.titleEdgeInsets = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 0)", "", "safe"),
    ("field.frame = bounds\n    addSubview(field)\n    field.textContainerInset = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 56)", "", "unsafe"),
    ("addSubview(field)\n    field.textContainerInset = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 56)", "", "safe"),
    ("contentEdgeInsets.right = 40", "", "unsafe"), ("contentEdgeInsets.top = 40", "", "safe"),
    ("textContainer.exclusionPaths = [path]", "", "safe"),
  ])
  func roomForAccessories(statement: String, member: String, fix: String) throws {
    let code = "final class Field: UITextField {\n  let eye = UIButton(), field = Other()\n  func load() {\n    addSubview(eye)\n"
      + "    eye.rightAnchor.constraint(equalTo: rightAnchor, constant: -16).isActive = true\n    \(statement)\n  }\n  \(member)\n}\n"
    #expect(try Scratch().write("Field.swift", code).findings("--only", "left-right-anchors", ".").map(\.fix) == [fix], "\(statement)\(member)")
  }

  /// The same where the view is not the one round the code.
  @Test(arguments: [
    ("[self.input addSubview:self.eye];", "self.input.textContainer.exclusionPaths = @[path];", "unsafe"),
    ("[self.panel addSubview:self.eye];", "self.input.textContainer.exclusionPaths = @[path];", "safe"),
    ("[self.input addSubview:self.eye];", "[self.input setRightView:[UIView new]];", "unsafe"),
    ("[self.input addSubview:self.eye];", "[self.panel setRightView:[UIView new]];", "safe"),
  ])
  func roomInOtherViews(addition: String, room: String, fix: String) throws {
    let code = "#import <Masonry/Masonry.h>\n@implementation Bar\n- (void)setup {\n  \(addition)\n  \(room)\n"
      + "  [self.eye mas_makeConstraints:^(MASConstraintMaker *make) { make.right.offset(-4); }];\n}\n@end\n"
    #expect(try Scratch().write("Bar.m", code).findings(".").map(\.fix) == [fix], "\(addition) \(room)")
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

  /// A label of a xib, and a picture that the code of its class places by a frame.
  @Test(arguments: [
    ("addSubview(icon)\n    icon.frame = CGRect(x: 12, y: 12, width: 36, height: 36)", "unsafe"),
    ("contentView.addSubview(icon)\n    icon.frame = CGRect(x: 12, y: 12, width: 36, height: height)", "unsafe"),
    ("addSubview(icon)\n    icon.frame = CGRect(x: 12, y: 40, width: 36, height: 36)", "safe"),
    ("header.addSubview(icon)\n    icon.frame = CGRect(x: 12, y: 12, width: 36, height: 36)", "safe"),
    ("addSubview(icon)\n    icon.frame = bounds", "safe"),
  ])
  func framedBesideInterfaceBuilder(statements: String, fix: String) throws {
    let cell = "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"3.0\"><objects>\n<view id=\"v\" customClass=\"CartCell\">\n"
      + "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"320\" height=\"80\"/>\n<subviews>\n<label text=\"Total\" textAlignment=\"natural\" id=\"l\">"
      + "<rect key=\"frame\" x=\"60\" y=\"10\" width=\"100\" height=\"20\"/></label>\n</subviews>\n<constraints>\n"
      + "<constraint firstItem=\"l\" firstAttribute=\"left\" secondItem=\"v\" secondAttribute=\"left\" constant=\"60\" id=\"c\"/>\n"
      + "</constraints>\n</view>\n</objects></document>\n"
    let code = "final class CartCell: UIView {\n  let icon = UIImageView(), header = UIView()\n  func load() {\n    \(statements)\n  }\n}\n"
    let project = Scratch().write("CartCell.xib", cell).write("CartCell.swift", code)
    #expect(try project.findings("--only", "ib-left-right-constraint", ".").map(\.fix) == [fix], "\(statements)")
    #expect(try project.findings("--only", "ib-left-right-constraint", "CartCell.xib").map(\.fix) == [fix], "\(statements)")
  }

  /// A picture that a modifier or a function of the project's own turns, in another file.
  @Test(arguments: [
    ("Image(systemName: \"chevron.right\").font(.body).modifier(Turn())", "unsafe"), ("Image(systemName: \"chevron.right\").turned()", "unsafe"),
    ("Image(systemName: \"chevron.right\").padded()", "safe"), ("Text(title).turned()\n    Image(systemName: \"chevron.right\")", "safe"),
    ("arrow.image = UIImage(systemName: \"chevron.right\")\n    arrow.spin()", "unsafe"),
    ("arrow.image = UIImage(systemName: \"chevron.right\")\n    other.spin()", "safe"),
  ])
  func modifiersOfOtherFiles(statements: String, fix: String) throws {
    let turners = "struct Turn: ViewModifier {\n  func body(content: Content) -> some View { content.rotationEffect(.degrees(90)) }\n}\n"
      + "extension View {\n  func turned() -> some View { rotationEffect(.degrees(90)) }\n  func padded() -> some View { padding(8) }\n}\n"
      + "extension UIView {\n  func spin() { transform = CGAffineTransform(rotationAngle: .pi / 2) }\n}\n"
    let project = Scratch().write(".rtl-audit.yml", "deployment-target: { iOS: \"15.0\" }\n").write("Turners.swift", turners)
      .write("Row.swift", "final class Row {\n  func load() {\n    \(statements)\n  }\n}\n")
    #expect(try project.findings("--only", "physical-sf-symbol", ".").map(\.fix) == [fix], "\(statements)")
  }

  /// Pages in a scroll view keep their places in there, and turn with it.
  @Test(arguments: [("scroll.addSubview(page)", "safe"), ("addSubview(page)", "unsafe"), ("", "unsafe"), ("box.addSubview(page)", "safe")])
  func framesInViewsOfTheirOwn(addition: String, fix: String) throws {
    let code = "final class Pager: UIView {\n  let box = UIView(), scroll = UIScrollView(), title = UIView()\n  func load() {\n    addSubview(scroll)\n"
      + "    addSubview(box)\n    title.leftAnchor.constraint(equalTo: box.leftAnchor, constant: 8).isActive = true\n    addSubview(title)\n"
      + "    let page = UIView(frame: CGRect(x: index * width, y: 0, width: width, height: 20))\n    \(addition)\n  }\n}\n"
    #expect(try Scratch().write("Pager.swift", code).findings("--only", "left-right-anchors", ".").map(\.fix) == [fix], "\(addition)")
  }

  /// An update of Masonry makes what is not there: where the view has no other name, that is the constraint.
  @Test(arguments: [
    ("_title = [UILabel new];", "safe"), ("_title = [[UILabel alloc] initWithFrame:CGRectZero];", "safe"),
    ("UILabel *label = [UILabel new];\n  [label mas_makeConstraints:^(MASConstraintMaker *make) { make.top.offset(8); }];\n  _title = label;", "unsafe"),
    ("", "unsafe"),
  ])
  func updatesThatMake(value: String, fix: String) throws {
    let code = "#import <Masonry/Masonry.h>\n@implementation Cell\n- (void)load {\n  \(value)\n}\n- (void)show {\n"
      + "  [_title mas_updateConstraints:^(MASConstraintMaker *make) { make.left.equalTo(self).offset(8); }];\n}\n@end\n"
    #expect(try Scratch().write("Cell.m", code).findings(".").map(\.fix) == [fix], "\(value)")
  }

  /// A layout library reads sides in its own sources, which says nothing of the app.
  @Test(arguments: [("Libraries/SnapKit/Constraint.swift", "safe"), ("Libraries/Pins/Constraint.swift", "unsafe")])
  func sourcesOfLibraries(path: String, fix: String) throws {
    let library = "func fix(_ c: NSLayoutConstraint) -> Bool { c.firstAttribute == .left }\n"
    let code = "import SnapKit\nfinal class Box: UIView {\n  func load() { box.snp.makeConstraints { $0.left.equalToSuperview() } }\n}\n"
    #expect(try Scratch().write(path, library).write("Box.swift", code).findings("Box.swift").map(\.fix) == [fix], "\(path)")
  }

  /// What a statement says of a thing by way of a local or the parameter of a closure, it says of the thing.
  @Test(arguments: [
    ("let label = cell.title\n    label.semanticContentAttribute = .forceRightToLeft\n    cell.title.textAlignment = .left", "unsafe"),
    ("let label = cell.other\n    label.semanticContentAttribute = .forceRightToLeft\n    cell.title.textAlignment = .left", "safe"),
    ("cell.title.semanticContentAttribute = .forceRightToLeft\n    [cell.title].forEach { $0.textAlignment = .left }", "unsafe"),
    ("cell.other.semanticContentAttribute = .forceRightToLeft\n    [cell.title].forEach { $0.textAlignment = .left }", "safe"),
    ("[cell.title].forEach { $0.semanticContentAttribute = .forceRightToLeft }\n    cell.title.textAlignment = .left", "unsafe"),
    ("[cell.other].forEach { $0.semanticContentAttribute = .forceRightToLeft }\n    [cell.title].forEach { $0.textAlignment = .left }", "safe"),
  ])
  func receiversByOtherNames(statements: String, fix: String) throws {
    let code = "final class Row {\n  func load(_ cell: Cell) {\n    \(statements)\n  }\n}\n"
    let project = Scratch().write("Row.swift", code).write("Cell.swift", "final class Cell { let title = UILabel(), other = UILabel() }\n")
    #expect(try project.findings("--only", "fixed-text-alignment", "Row.swift").map(\.fix) == [fix], "\(statements)")
  }

  /// Who reads a property by its name reads what the fix changes.
  @Test(arguments: [
    ("list.filtered(using: NSPredicate(format: \"textAlignment == %d\", 0))", true),
    ("let format = \"hidden == NO AND textAlignment == 0\"\nlist.filtered(using: NSPredicate(format: format))", true),
    ("let key = \"title.textAlignment\"\nlet side = cell.value(forKeyPath: key)", true),
    ("let style = label.dictionaryWithValues(forKeys: [\"font\", \"textAlignment\"])", true),
    ("label.setValue(1, forKey: \"textAlignment\")", false),
    ("print(\"textAlignment is wrong\")", false),
    ("list.filtered(using: NSPredicate(format: \"textColor == %@\", color))", false),
  ])
  func readersByKey(code: String, isHeld: Bool) throws {
    let project = Scratch().write("Cart.swift", "final class Cart: UIView {\n  let title = UILabel()\n  func load() { title.textAlignment = .left }\n}\n")
      .write("Reader.swift", "func read() {\n\(code)\n}\n")
    #expect(try project.findings("--only", "fixed-text-alignment", ".").map(\.fix) == [isHeld ? "unsafe" : "safe"], "\(code)")
  }
}
