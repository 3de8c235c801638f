import Testing

/// Labels of code that are as wide as their text: what holds them at the right is a note.
@Suite struct CodeWidthTests {
  private func level(_ body: String, members: String = "let name = UILabel()\n  let icon = UIImageView()", beside other: String = "") throws -> [String] {
    let code = "import UIKit\nimport SnapKit\nclass Card: UIView {\n  \(members)\n  func build() {\n    name.textAlignment = .right\n\(body)\n  }\n}\n"
    return try Scratch().write("Card.swift", code).write("Other.swift", other).findings(".").filter { $0.rest.contains("fixed-text-alignment") }.map {
      String($0.rest.prefix { $0 != " " })
    }
  }

  static let hugging = [
    "addSubview(name)\nname.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8).isActive = true",
    "view.addSubview(self.name)\nNSLayoutConstraint.activate([self.name.trailingAnchor.constraint(equalTo: icon.leadingAnchor), "
      + "icon.trailingAnchor.constraint(equalTo: trailingAnchor)])",
    "[name, icon].forEach { addSubview($0) }\nname.centerXAnchor.constraint(equalTo: centerXAnchor).isActive = true",
    "name.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true\n"
      + "name.trailingAnchor.constraint(lessThanOrEqualTo: icon.leadingAnchor).isActive = true",
    // What the label holds does not hold the label.
    "name.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true\n"
      + "icon.leadingAnchor.constraint(equalTo: name.trailingAnchor).isActive = true\nicon.widthAnchor.constraint(equalToConstant: 8).isActive = true",
    "name.snp.makeConstraints { make in\n make.top.left.equalToSuperview()\n make.right.lessThanOrEqualTo(icon.snp.left)\n }",
    "name.constrain([name.trailingAnchor.constraint(equalTo: trailingAnchor)])",
    "name.setContentHuggingPriority(.required, for: .horizontal)\nname.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true\n"
      + "name.leadingAnchor.constraint(equalTo: icon.trailingAnchor).isActive = true\n"
      + "icon.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true",
    "let column = UIStackView(arrangedSubviews: [name, icon])\ncolumn.axis = .vertical\ncolumn.alignment = .trailing",
    "name.snp.makeConstraints { make in\n make.left.equalTo(icon.snp.right)\n }\nicon.snp.makeConstraints { $0.left.equalToSuperview() }",
    "let row = UIStackView()\n[name, icon].forEach { row.addArrangedSubview($0) }\nrow.distribution = .equalSpacing",
    "let row = UIStackView()\nrow.addArrangedSubview(name)\nrow.addArrangedSubview(UIView())",
    "let gap = UIView()\nlet row = UIStackView(arrangedSubviews: [name, gap])\nrow.spacing = 8",
    "let row = UIStackView(arrangedSubviews: [name, icon])\nrow.spacing = 8\nname.setContentHuggingPriority(.required, for: .horizontal)",
    "let row = UIStackView(arrangedSubviews: [name, icon])\nrow.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true",
    "let row = UIStackView(arrangedSubviews: [name, icon])\nlet column = UIStackView(arrangedSubviews: [row])\n"
      + "column.axis = .vertical\ncolumn.alignment = .center",
    "let column = NSStackView(views: [name, icon])\ncolumn.orientation = .vertical", "let row = NSStackView()\nrow.addArrangedSubview(name)\nrow.spacing = 4",
    "let label = name\nlabel.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true",
    "addSubview(name)\nname.text = title\nname.sizeToFit()\nname.center = icon.center\nname.frame.origin.y += 4",
    "name.sizeToFit()\nname.frame.origin = CGPoint(x: bounds.width - name.frame.width, y: 0)\nlet right = name.frame.maxX",
    "name?.sizeToFit()\nname.right = icon.left - name.width",
    "name.text = title\nname.sizeToFit()\nicon.frame.origin.x = name.frame.maxX",
    "name.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true\nname.adjustsFontForContentSizeCategory = true\nlet size = name.sizeThatFits(.zero)",
    "let row = UIStackView(arrangedSubviews: [name, UIView()])\nrow.setCustomSpacing(8, after: name)",
    "name.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true\nicon.frame.origin.x = name.frame.maxX",
    "name.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true\nsubviews.forEach { $0.alpha = 1 }",
    "let column = UIStackView(arrangedSubviews: [name, UIView()])\ncolumn.alignment = .leading\n"
      + "if tall { column.axis = .vertical } else { column.axis = .horizontal }",
  ]

  @Test(arguments: hugging) func aLabelThatHugsItsText(_ body: String) throws { #expect(try level(body) == ["note"]) }

  static let stretched = [
    "", "addSubview(name)",
    "name.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true\nname.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true",
    "name.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true\nname.widthAnchor.constraint(equalToConstant: 80).isActive = true",
    "name.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true\nname.widthAnchor.constraint(greaterThanOrEqualToConstant: 80).isActive = true",
    "name.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true\nlet end = name.trailingAnchor\n"
      + "end.constraint(equalTo: trailingAnchor).isActive = true",
    "name.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true\nname.frame = bounds",
    "name.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true\nfill(name)",
    "name.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true\nname.pinTrailing(to: self)",
    "name.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true\n"
      + "name.trailingAnchor.constraint(equalTo: icon.leadingAnchor).isActive = true\n"
      + "icon.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true",
    // Where the neighbour stands, nothing here says.
    "name.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true\nname.trailingAnchor.constraint(equalTo: icon.leadingAnchor).isActive = true",
    "name.snp.makeConstraints { $0.edges.equalToSuperview() }", "name.snp.makeConstraints { $0.left.right.equalToSuperview() }",
    "name.snp.makeConstraints { $0.left.width.equalTo(icon) }",
    "let column = UIStackView(arrangedSubviews: [name, icon])\ncolumn.axis = .vertical", "row.addArrangedSubview(name)",
    "row.addArrangedSubview(name)\nname.setContentHuggingPriority(.required, for: .vertical)",
    "row.addArrangedSubview(name)\nname.setContentHuggingPriority(.required, for: .horizontal)",
    "let column = UIStackView(arrangedSubviews: [name, icon])\ncolumn.axis = .vertical\ncolumn.alignment = wide ? .fill : .leading",
    "let column = UIStackView(arrangedSubviews: [name, icon])\ncolumn.axis = .vertical\ncolumn.alignment = .leading\ndo { let column = UIStackView() }",
    "name.setContentHuggingPriority(.required, for: .horizontal)\nname.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true\n"
      + "name.leadingAnchor.constraint(equalTo: icon.trailingAnchor).isActive = true\n"
      + "icon.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true\nicon.widthAnchor.constraint(equalToConstant: 24).isActive = true",
    "name.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true\nicon.widthAnchor.constraint(equalTo: name.widthAnchor).isActive = true",
    "[name, icon].forEach { addSubview($0); $0.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true }\n"
      + "name.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true",
    "name.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true\naddSubview(name, pinnedTo: [.trailing])",
    "name.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true\nstyle(this.name)",
    // More than one line shows its alignment.
    "name.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true\nname.numberOfLines = 0",
    "name.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true\nname.numberOfLines = rows",
    "name.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true\nname.pin.right()",
    "name.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true\nname.mj_w = 40",
    "row.addArrangedSubview(name)\nrow.distribution = .fillEqually\nname.setContentHuggingPriority(.required, for: .horizontal)",
    "let row = UIStackView(arrangedSubviews: [name, UIView()])\nrow.distribution = .fillEqually",
    "let row = UIStackView(arrangedSubviews: [name, icon])\nrow.spacing = 8",
    "let gap = UIView()\nlet row = UIStackView(arrangedSubviews: [name, gap])\ngap.widthAnchor.constraint(equalToConstant: 8).isActive = true",
    "let row = UIStackView(arrangedSubviews: [name, icon])\nlet column = UIStackView(arrangedSubviews: [row])\ncolumn.axis = .vertical",
    "let row = UIStackView(arrangedSubviews: [name])\nrow.spacing = 8\nrow.distribution = .equalSpacing",
    // What is set in some cases alone may not be.
    "let column = UIStackView(arrangedSubviews: [name, icon])\ncolumn.axis = .vertical\nif compact { column.alignment = .leading }",
    "let column = UIStackView(arrangedSubviews: [name, icon])\n"
      + "column.axis = .vertical\nswitch style {\ncase .compact: column.alignment = .leading\ndefault: break\n}",
    "let column = UIStackView(arrangedSubviews: [name, icon])\n"
      + "column.alignment = .leading\nif tall { column.axis = .vertical }\ncolumn.distribution = .fillEqually",
    "let row = UIStackView(arrangedSubviews: [name, UIView()])\n"
      + "if wide { row.axis = .horizontal } else { row.axis = .vertical }",
    "let row = UIStackView(arrangedSubviews: [name, UIView()])\n"
      + "row.arrangedSubviews.forEach { $0.widthAnchor.constraint(equalToConstant: 80).isActive = true }",
    "let column = UIStackView(arrangedSubviews: [name, icon])\ncolumn.axis = .vertical\nbutton.onTap = { column.alignment = .leading }",
    "name.text = widest\nname.sizeToFit()\nname.text = title", "name.sizeToFit()\nname.font = small", "name.sizeToFit()\nname.attributedText = title",
    "name.sizeToFit()\nname.layer.bounds.size.width = 300",
    "let column = UIStackView(axis: .vertical)\ncolumn.addArrangedSubview(name)\ncolumn.alignment = .leading",
    "let column = UIStackView(arrangedSubviews: [name, icon])\ncolumn.axis = wide ? .horizontal : .vertical\ncolumn.alignment = .leading",
    "let column = UIStackView(arrangedSubviews: [name, icon])\ncolumn.axis = .vertical\ncolumn.alignment = .leading\ncolumn.alignment = .fill",
    "let column = Column(arrangedSubviews: [name, icon])\ncolumn.axis = .vertical\ncolumn.alignment = .leading",
    "let column = NSStackView(views: [name, icon])\ncolumn.orientation = .vertical\ncolumn.alignment = .width",
    "let label = name\nlabel.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true\nlabel.numberOfLines = 2",
    "name.sizeToFit()\nname.frame.size.width = 80", "name.sizeToFit()\nname.bounds = bounds", "name.sizeToFit()\nname.numberOfLines = 2",
    "name.sizeToFit()\nfill(name)", "name.sizeToFit()\nname.pin.right()", "name.sizeToFit()\nname.width += 40", "icon.sizeToFit()\nname.center = center",
    "name.sizeToFit()\nname.autoresizingMask = .flexibleWidth",
  ]

  @Test(arguments: stretched) func aLabelThatMayBeWider(_ body: String) throws { #expect(try level(body) == ["warning"]) }

  /// Things that something else does to a label that is pinned at its leading side.
  static let widened = [
    "subviews.forEach { $0.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true }",
    "for view in subviews { view.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true }",
    "for view in subviews { view.snp.makeConstraints { $0.width.equalTo(80) } }", "subviews.forEach { $0.frame.size.width = 300 }",
    "let last = viewWithTag(3)\nlast?.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true",
    "guard let last = subviews.last else { return }\nlast.frame.size.width = 300", "card.name.apply { $0.frame = .zero }",
    "name.superview?.subviews.last?.widthAnchor.constraint(equalToConstant: 80).isActive = true",
    // A side that has to reach something stretches the label.
    "name.trailingAnchor.constraint(greaterThanOrEqualTo: trailingAnchor).isActive = true",
    "trailingAnchor.constraint(lessThanOrEqualTo: name.trailingAnchor).isActive = true",
    "name.leadingAnchor.constraint(lessThanOrEqualTo: icon.trailingAnchor).isActive = true",
    "name.snp.makeConstraints { $0.right.greaterThanOrEqualToSuperview() }", "name.layer.frame.size.width = 300", "name.frame.size.width.round()",
    "resize(&name.frame)", "name.setValue(box, forKey: \"frame\")",
  ]

  @Test(arguments: widened) func aLabelThatSomethingElseWidens(_ body: String) throws {
    #expect(try level("name.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true\n" + body) == ["warning"])
  }

  /// Arguments of a constraint that is said in full.
  static let whole: [(body: String, level: String)] = [
    ("name leading equal self leading", "note"), ("name leading equal self leading\nname trailing lessThanOrEqual self trailing", "note"),
    ("name centerX equal self centerX\nname centerY equal self top\nname height equal nil notAnAttribute", "note"),
    ("name trailing equal icon leading\nicon trailing equal self trailing", "note"),
    ("name leading equal self leading\nself trailing greaterThanOrEqual name trailing", "note"),
    ("name leading equal self leading\nname trailing equal self trailing", "warning"),
    ("name leading equal self leading\nself right equal name right", "warning"),
    ("name leading equal self leading\nname trailing greaterThanOrEqual self trailing", "warning"),
    ("name leading equal self leading\nname width greaterThanOrEqual nil notAnAttribute", "warning"),
    ("name leading equal self leading\nicon width equal name width", "warning"),
    // What cannot be read may be anything.
    ("name leading equal self leading\nname trailing relation self trailing", "warning"),
    ("name leading equal self leading\nname side equal self side", "warning"),
    ("name leading equal self leading\nname trailing equal subviews[0] trailing", "warning"),
    ("name leading equal self leading\nsubviews[0] trailing equal self trailing", "warning"),
    ("name leading equal self leading\nviewWithTag(1)! trailing equal self trailing", "warning"),
    ("name leading equal self leading\ncell.name trailing equal self trailing", "warning"),
    ("name leading equal self leading\nname%as%Any trailing equal self trailing", "warning"),
  ]

  /// - Parameter isSwift: with members of the types in Swift, and constants for them in Objective-C.
  private func constraint(_ words: [String], isSwift: Bool) -> String {
    func constant(_ word: String, _ prefix: String) -> String {
      if ["relation", "side"].contains(word) { return word }
      return isSwift ? "." + word : prefix + word.prefix(1).uppercased() + word.dropFirst()
    }
    let (view, other) = (words[0].replacing("%", with: " "), words[3])
    let sides = (constant(words[1], "NSLayoutAttribute"), constant(words[4], "NSLayoutAttribute"))
    let relation = constant(words[2], "NSLayoutRelation")
    return isSwift
      ? "NSLayoutConstraint(item: \(view), attribute: \(sides.0), relatedBy: \(relation), toItem: \(other), attribute: \(sides.1), multiplier: 1, constant: 8)"
        + ".isActive = true"
      : "[NSLayoutConstraint constraintWithItem:\(view) attribute:\(sides.0) relatedBy:\(relation) toItem:\(other) attribute:\(sides.1)"
        + " multiplier:1 constant:8].active = YES;"
  }

  @Test(arguments: whole) func aConstraintThatOneCallSaysInFull(_ body: String, _ expected: String) throws {
    let constraints = body.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
    #expect(try level(constraints.map { constraint($0, isSwift: true) }.joined(separator: "\n")) == [expected])
    guard !body.contains("%"), !body.contains("(") else { return }
    let lines = constraints.map { constraint($0.map { $0 == "name" || $0 == "icon" ? "_" + $0 : $0 == "subviews[0]" ? "self." + $0 : $0 }, isSwift: false) }
    let code =
      "@implementation Card {\n  UILabel *_name;\n  UIView *_icon;\n}\n- (void)build {\n  _name.textAlignment = NSTextAlignmentRight;\n"
        + lines.joined(separator: "\n") + "\n}\n@end\n"
    #expect(try Scratch().write("Card.m", code).findings(".").filter { $0.rest.contains("fixed-text-alignment") }.map(\.level) == [expected])
  }

  @Test(arguments: [
    ("extension Card { func widen() { name.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true } }", "warning"),
    ("extension Card { func widen() { self.name.numberOfLines = 0 } }", "warning"),
    ("class Wide: Card { override func build() { name.snp.makeConstraints { $0.width.equalTo(80) } } }", "warning"),
    ("func widen(_ card: Card) { card.name.frame.size.width = 80 }", "warning"), ("func widen(_ card: Card) { card.name.pin.right() }", "warning"),
    ("func widen(_ card: Card) { card.name.snp.makeConstraints { $0.width.equalTo(80) } }", "warning"),
    ("func widen(_ card: Card) { stretch(card.name) }", "warning"), ("func widen(_ card: Card) { card.name.apply { $0.numberOfLines = 0 } }", "warning"),
    ("func show(_ card: Card) { card.name.text = title }", "note"), ("extension Card { func show() { name.isHidden = true } }", "note"),
    ("class Other { let name = UILabel()\n  func build() { stretch(name) } }", "note"),
  ])
  func whatOtherFilesDoWithALabel(_ other: String, _ expected: String) throws {
    let own = "name.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true"
    #expect(try level(own, beside: other) == [expected])
    #expect(try level(own, members: "private let name = UILabel()", beside: other) == ["note"], "other files mean another one")
    #expect(try level(own, members: "let icon = UIView(), name = UILabel(), tag = UIView()", beside: other) == [expected])
  }

  @Test(arguments: ["Card.makeLabel(width: 80)", "makeLabel()", "factory.label", "UILabel.fixed(80)"]) func aLabelThatAHelperMakes(_ maker: String) throws {
    let held = "name.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true"
    #expect(try level(held, members: "lazy var name = \(maker)") == ["warning"])
    #expect(try level(held + "\nname = \(maker)", members: "lazy var name = UILabel()") == ["warning"])
    #expect(try level(held, members: "lazy var name = UILabel(frame: .zero)") == ["note"])
  }

  @Test func theLocalOfAClosureIsTheProperty() throws {
    let members = "let name: UILabel = {\n    let label = UILabel()\n    label.textAlignment = .right\n    return label\n  }()"
    let code =
      "import UIKit\nclass Card: UIView {\n  \(members)\n  func build() {\n    addSubview(name)\n"
        + "    name.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true\n  }\n}\n"
    #expect(try Scratch().write("Card.swift", code).findings(".").map { $0.rest.prefix(4) } == ["note"])
    for (lines, level) in [(1, "note"), (2, "warning")] {
      let limited = code.replacing("    return label", with: "    label.numberOfLines = \(lines)\n    return label")
      #expect(try Scratch().write("Card.swift", limited).findings(".").map(\.level) == [level])
    }
    #expect(
      try Scratch().write("Card.swift", code.split(separator: "return label").joined(separator: "return UILabel()")).findings(".").map { $0.rest.prefix(4) }
        == ["warn"])
  }

  @Test func outletsAndOtherClassesStretchTheirLabels() throws {
    #expect(try level("name.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true", members: "@IBOutlet weak var name: UILabel!") == ["warning"])
    #expect(
      try level(
        "name.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true\ncell.name.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true")
        == ["warning"])
    #expect(try level("name.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true", members: "let name = UITextField()") == ["warning"])
  }

  private static func layout(_ label: String, _ constraints: String = "", owner: String = "Card") -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"><objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="\(owner)"><connections>
    <outlet property="name" destination="aaa-aa-002" id="aaa-aa-003"/></connections></placeholder>
    <view id="aaa-aa-001"><subviews><\(label) translatesAutoresizingMaskIntoConstraints="NO" id="aaa-aa-002"/></subviews><constraints>
    <constraint firstItem="aaa-aa-002" firstAttribute="leading" secondItem="aaa-aa-001" secondAttribute="leading" id="aaa-aa-004"/>
    \(constraints)</constraints></view></objects></document>
    """
  }

  private static let trailing =
    #"<constraint firstItem="aaa-aa-002" firstAttribute="trailing" secondItem="aaa-aa-001" secondAttribute="trailing" id="aaa-aa-005"/>"#

  @Test(arguments: [
    ([layout("label")], "", "note"),
    ([layout("label"), layout("label")], "", "note"),
    ([layout("label", trailing)], "", "warning"),
    ([layout("label"), layout("label", trailing)], "", "warning"),
    ([layout(#"label numberOfLines="0""#)], "", "warning"),
    ([layout("textField")], "", "warning"),
    ([layout("label", owner: "Other")], "", "warning"),
    ([], "", "warning"),
    ([layout("label")], "name.numberOfLines = 2", "warning"),
    ([layout("label")], "name.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true", "warning"),
    ([layout("label")], "stretch(name)", "warning"),
    ([layout("label")], "name.text = title", "note"),
  ])
  func interfaceBuilderSaysHowWideAnOutletIs(_ layouts: [String], _ body: String, _ level: String) throws {
    let code =
      "import UIKit\nclass Card: UIView {\n  @IBOutlet weak var name: UILabel!\n  func build() {\n    name.textAlignment = .left\n"
        + "    \(body)\n  }\n}\n"
    let scratch = try Scratch().write("Card.swift", code)
    for (number, layout) in layouts.enumerated() { try scratch.write("Card\(number).xib", layout) }
    #expect(try scratch.findings(".").filter { $0.rest.contains("fixed-text-alignment") }.map { String($0.rest.prefix { $0 != " " }) } == [level])
  }

  @Test func aNameThatMeansTwoThingsTellsNothing() throws {
    let held = "name.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true"
    #expect(try level(held + "\n  }\n  func other(_ text: String) -> UILabel {\n    let name = UILabel()\n    return name") == ["warning"])
    #expect(try level(held, members: "") == ["warning"], "of a superclass")
    let code =
      "import UIKit\nclass Card: UILabel {\n  let name = UILabel()\n  func style(_ name: UILabel) { name.textAlignment = .right }\n  func build() {\n"
        + "    textAlignment = .right\n    \(held)\n  }\n}\n"
    #expect(try Set(Scratch().write("Card.swift", code).findings(".").map(\.level)) == ["warning"])
  }

  @Test(arguments: [
    ("[_name mas_makeConstraints:^(MASConstraintMaker *make) { make.leading.offset(15); make.trailing.equalTo(self); }];", "warning"),
    ("[_name.leadingAnchor constraintEqualToAnchor:self.leadingAnchor].active = YES;", "note"),
    (
      "[self.name.leadingAnchor constraintEqualToAnchor:self.leadingAnchor].active = YES; [_name.trailingAnchor "
        + "constraintEqualToAnchor:self.trailingAnchor].active = YES;",
      "warning"
    ),
    ("[_name mas_makeConstraints:^(MASConstraintMaker *make) { make.trailing.equalTo(self).offset(-8); }];", "note"),
    ("[_name mas_makeConstraints:^(MASConstraintMaker *make) { make.trailing.equalTo(self).offset(-8); make.width.mas_equalTo(40); }];", "warning"),
  ])
  func objectiveC(_ body: String, _ level: String) throws {
    let code =
      "#import <Masonry/Masonry.h>\n@implementation Card {\n  UILabel *_name;\n}\n- (void)build {\n  _name.textAlignment = NSTextAlignmentRight;\n"
        + "  [self addSubview:_name];\n  \(body)\n}\n@end\n"
    #expect(try Scratch().write("Card.m", code).findings(".").map { String($0.rest.prefix { $0 != " " }) } == [level])
  }

  @Test(arguments: [
    ("make.left.offset = 10; make.right.offset = -10;", ["note", "note"]),
    ("make.left.offset = 10; make.right.offset = -20;", ["warning", "warning"]),
    ("make.left.offset = 10;", ["warning"]),
    ("make.left.equalTo(self).offset(10); make.right.equalTo(self.mas_right).offset(-10);", ["note", "note"]),
    ("make.left.equalTo(self).offset(10); make.right.equalTo(self.mas_left).offset(-10);", ["warning", "warning"]),
    ("make.left.and.width.mas_equalTo(self.view);", ["note"]),
    ("make.left.and.width.mas_equalTo(self.view).offset = 8;", ["warning"]),
    ("make.leftMargin.equalTo(_a.mas_rightMargin).offset(10); make.rightMargin.equalTo(_a).offset(-10);", ["warning", "warning"]),
    ("make.left.and.width.mas_equalTo(self.gap);", ["warning"]),
  ])
  func whatIsPinnedAlikeInAnySpellingIsANote(_ chains: String, _ levels: [String]) throws {
    let code =
      "#import <Masonry/Masonry.h>\n@implementation Card\n- (void)build {\n  [_name mas_makeConstraints:^(MASConstraintMaker *make) { \(chains) }];\n}\n@end\n"
    #expect(try Scratch().write("Card.m", code).findings(".").map { String($0.rest.prefix { $0 != " " }) } == levels)
  }
}
