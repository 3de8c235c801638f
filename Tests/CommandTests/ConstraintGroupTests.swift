import Testing

/// What other places that name the same view do to the class of a constraint's fix.
@Suite struct ConstraintGroupTests {
  private func card(_ body: String) -> String {
    "#import <Masonry/Masonry.h>\n@implementation CardView\n- (void)setup {\n"
      + "  [\(body) mas_makeConstraints:^(MASConstraintMaker *make) { make.left.equalTo(self).offset(10); }];\n}\n@end\n"
  }

  private func update(_ view: String, in type: String = "Host", ahead: String = "") -> String {
    "#import \"CardView.h\"\n@implementation \(type)\n- (void)widen {\n"
      + "  \(ahead)[\(view) mas_updateConstraints:^(MASConstraintMaker *make) { make.left.equalTo(box).offset(40); }];\n}\n@end\n"
  }

  @Test(arguments: [
    ("_badge", "_card.badge", "Host", ""), ("self.badge", "self.card.badge", "Host", ""),
    ("self.badge", "view", "CardView (Wide)", "UIView *view = self.badge; "), ("_badge", "view", "Host", "UIView *view = (UIView *)self.card.badge; "),
    ("_b", "self.b", "CardView (Wide)", ""),
  ])
  func anUpdateInAnotherFileOfObjectiveCHoldsTheViewBack(made: String, updated: String, type: String, ahead: String) throws {
    let project = Scratch().write("CardView.m", card(made)).write("Other.m", update(updated, in: type, ahead: ahead))
    for asked in [".", "CardView.m"] {
      #expect(try project.findings(asked).filter { $0.path == "CardView.m" }.map(\.rest) == ["warning left-right-layout-chain unsafe"], "\(asked)")
    }
    #expect(
      try Scratch().write("CardView.m", card(made)).write("Other.m", update("_card.title")).findings("CardView.m").map(\.rest) == [
        "warning left-right-layout-chain safe",
      ])
  }

  private func classes(_ body: String) throws -> [String] {
    let code = "import SnapKit\nclass Card: UIView {\n  let coin = UIView(), tip = UIView()\n  func f() {\n\(body)\n  }\n}\n"
    return try Scratch().write("Card.swift", code).findings(".").map { String($0.rest.split(separator: " ").last!) }
  }

  @Test func aConstantThatOnlyRenamesAViewIsThatView() throws {
    let update = "view.snp.updateConstraints { $0.left.equalToSuperview().offset(40) }"
    let make = "coin.snp.makeConstraints { $0.left.equalToSuperview().offset(4) }\n"
    #expect(try classes(make + "let view = coin\n" + update) == ["safe", "safe"])
    #expect(try classes(make + "let inner = self.coin\nlet view = inner\n" + update) == ["safe", "safe"])
    #expect(try classes(make + "var view = coin\nview = tip\n" + update) == ["unsafe", "unsafe"])
    #expect(try classes(make + "let view = subviews[0]\n" + update) == ["unsafe", "unsafe"])
  }

  /// SnapKit stops the app where an update names another side than the constraint was made with.
  @Test func anUpdateAndWhatItUpdatesTurnTogether() throws {
    let make = "coin.snp.makeConstraints { $0.left.equalTo(Sizes.gutter) }\n"
    #expect(try classes(make + "coin.snp.updateConstraints { $0.left.equalTo(Sizes.gutter) }") == ["safe", "safe"])
    #expect(try classes(make + "coin.snp.updateConstraints { $0.left.equalTo(Sizes.wide) }") == ["unsafe", "unsafe"])
    #expect(try classes(make + "let left = wide ? 4 : 8\ncoin.snp.updateConstraints { $0.left.equalTo(left) }") == ["shown", "shown"])
    #expect(
      try classes("let edge = tip.snp.left\ncoin.snp.makeConstraints { $0.left.equalTo(edge) }\ncoin.snp.updateConstraints { $0.left.equalTo(edge).offset(4) }")
        == ["shown", "shown"])
  }

  /// What is placed by its frame stays where it is: beside it a view that turns may lie on top of it.
  @Test(arguments: [
    ("    tip.frame = CGRect(x: 16, y: 8, width: 40, height: 20)", "unsafe"),
    ("    let frame = CGRect(x: 16, y: 8, width: 40, height: 20)\n    tip.frame = frame", "unsafe"),
    ("    tip.frame = CGRect(x: 16, y: 8, width: 40, height: 20)\n    tip.snp.makeConstraints { $0.left.equalToSuperview() }", "safe"),
    ("    tip.frame = bounds", "safe"), ("    tip.frame = CGRect(x: 16, y: 8, width: bounds.width - 32, height: 20)", "safe"),
  ])
  func aTypeThatPlacesOneViewByItsFrameIsNotTurnedByHalf(place: String, expected: String) throws {
    #expect(try classes("    coin.snp.makeConstraints { $0.left.equalToSuperview().offset(4) }\n\(place)").first == expected)
  }

  /// A text goes to the other end of its frame, while what stands beside that stays.
  @Test(arguments: [("name", "unsafe"), ("tip", "safe")])
  func aTextOnAFrameThatStaysKeepsItsSide(placed: String, expected: String) throws {
    for (line, rule) in [("textAlignment = .left", "fixed-text-alignment"), ("contentHorizontalAlignment = .left", "control-content-alignment")] {
      let code =
        "class Title: UIButton {}\nclass Tip: UIView {}\nclass Card: UIView {\n  let name = Title(), tip = Tip()\n  func f() { name.\(line) }\n"
          + "  override func layoutSubviews() { \(placed).frame = CGRect(x: 64, y: 8, width: 40, height: 20) }\n}\n"
      #expect(try Scratch().write("Card.swift", code).findings(".").first?.rest == "warning \(rule) \(expected)")
    }
  }

  /// What a view scrolls by pages opens at its left end in every language; views outside of it turn.
  @Test(arguments: [
    ("pages.isPagingEnabled = true", "scrollView", ["safe", "safe"]), ("scrollView.isPagingEnabled = true", "scrollView", ["unsafe", "safe"]),
    ("scrollView.isPagingEnabled = false", "scrollView", ["safe", "safe"]), ("index = Int(box.contentOffset.x / 320)", "scrollView", ["unsafe", "safe"]),
    ("top = box.contentOffset.y", "scrollView", ["safe", "safe"]),
    ("box.setContentOffset(CGPoint(x: 320, y: 0), animated: true)", "scrollView", ["unsafe", "safe"]),
    ("box.setContentOffset(CGPoint(x: 0, y: 40), animated: true)", "scrollView", ["safe", "safe"]),
    ("index = Int(box.contentOffset.x / 320)", "header", ["safe", "safe"]), ("isPagingEnabled = true", "self", ["unsafe", "unsafe"]),
  ])
  func whatIsScrolledByPagesKeepsItsOrder(scroll: String, holder: String, fixes: [String]) throws {
    let code =
      "class Tour: UIScrollView {\n  let scrollView = UIScrollView(), header = UIView(), pages = UIScrollView(), page = UIView(), title = UILabel()\n"
        + "  var index = 0, top: CGFloat = 0\n  func build(box: UIScrollView) {\n    \(scroll)\n    \(holder).addSubview(page)\n    self.addSubview(title)\n"
        + "    page.leftAnchor.constraint(equalTo: \(holder).leftAnchor).isActive = true\n"
        + "    title.leftAnchor.constraint(equalTo: leftAnchor, constant: 8).isActive = true\n  }\n}\n"
    let findings = try Scratch().write("Tour.swift", code).findings(".").filter { $0.rest.contains("left-right-anchors") }
    #expect(findings.map { String($0.rest.split(separator: " ").last!) } == fixes)
  }

  @Test(arguments: [
    ("_scrollView.pagingEnabled = YES", "unsafe"), ("[_scrollView setPagingEnabled:YES]", "unsafe"), ("_scrollView.pagingEnabled = NO", "safe"),
  ])
  func whatAnInstanceVariableScrollsByPagesKeepsItsOrder(scroll: String, fix: String) throws {
    let code =
      "@implementation Tour\n- (void)build:(UIView *)page {\n  \(scroll);\n  [_scrollView addSubview:page];\n"
        + "  [page.leftAnchor constraintEqualToAnchor:_scrollView.leftAnchor].active = YES;\n}\n@end\n"
    #expect(try Scratch().write("Tour.m", code).findings(".").map(\.rest) == ["warning left-right-anchors \(fix)"])
  }

  /// A property that its getter makes, and its instance variable, are one view.
  @Test(arguments: [("leading.trailing", "safe"), ("left.right", "unsafe")]) func aTextOfAViewThatAGetterMakesChangesSides(sides: String, fix: String) throws {
    let code =
      "#import <Masonry/Masonry.h>\n@interface Cell ()\n@property (nonatomic, strong) UILabel *fee;\n@end\n@implementation Cell\n- (UILabel *)fee {\n"
        + "  if (!_fee) {\n    _fee = [UILabel new];\n    _fee.textAlignment = NSTextAlignmentRight;\n  }\n  return _fee;\n}\n"
        + "- (void)build {\n  [self.contentView addSubview:self.fee];\n"
        + "  [self.fee mas_makeConstraints:^(MASConstraintMaker *make) { make.\(sides).equalTo(self.contentView); }];\n}\n@end\n"
    #expect(try Scratch().write("Cell.m", code).findings(".").first { $0.rest.contains("fixed-text-alignment") }?.rest == "warning fixed-text-alignment \(fix)")
  }

  /// A rectangle may reach its view by way of a local, which may be changed in between.
  @Test(arguments: ["", "frame.size.height = 2 * height;\n"])
  func aTextOnAFrameThatALocalKeepsKeepsItsSide(change: String) throws {
    for (made, align) in [
      ("_icon = [[UIView alloc] initWithFrame:frame];\n_name = [[UILabel alloc] initWithFrame:frame];", "_name.textAlignment = NSTextAlignmentLeft;"),
      ("_name = [[UILabel alloc] initWithFrame:frame];", "[_name setTextAlignment:NSTextAlignmentLeft];"),
      ("_name.frame = frame;", "_name.textAlignment = NSTextAlignmentLeft;"),
      ("UILabel *name = [[UILabel alloc] initWithFrame:frame];", "name.textAlignment = NSTextAlignmentLeft;"),
    ] {
      func fix(x: String) throws -> Substring? {
        let code = "@implementation Card\n- (void)build:(CGFloat)height {\nCGRect frame = CGRectMake(\(x), 8, 40, 20);\n\(change)\(made)\n\(align)\n}\n@end\n"
        return try Scratch().write("Card.m", code).findings(".").map(\.rest).first { $0.contains("fixed-text-alignment") }?.split(separator: " ").last
      }
      #expect(try fix(x: "64") == "unsafe")
      #expect(try fix(x: "0") == "safe")
    }
  }

  /// Who turns the note about frames off hears nothing of it; what it knows still holds back the fix.
  @Test func aRuleThatIsOffStillKnowsWhatIsPlaced() throws {
    let code =
      "import SnapKit\nclass Card: UIView {\n  let coin = UIView(), tip = UIView()\n  func f() {\n"
        + "    coin.snp.makeConstraints { $0.left.equalToSuperview().offset(4) }\n    tip.frame = CGRect(x: 16, y: 8, width: 40, height: 20)\n  }\n}\n"
    let project = Scratch().write("Card.swift", code)
    func rules() throws -> [Substring] { try project.findings(".").map { $0.rest.split(separator: " ")[1] } }
    #expect(try rules() == ["left-right-layout-chain", "physical-frame-layout"])
    _ = project.write(".rtl-audit.yml", "rules: { physical-frame-layout: off }\n")
    #expect(try project.findings(".").map(\.rest) == ["warning left-right-layout-chain unsafe"])
    _ = project.write(".rtl-audit.yml", "rules: { left-right-layout-chain: off }\n")
    #expect(try rules() == ["physical-frame-layout"])
  }

  /// A cross of keys, or the handles of a frame: each stays at its own side.
  @Test func viewsOfAllFourSidesAreANote() throws {
    func found(_ names: String) throws -> [String] {
      let code = "import SnapKit\nclass Pad: UIView {\n  let \(names)\n  func f() { leftKey.snp.makeConstraints { $0.left.equalToSuperview() } }\n}\n"
      return try Scratch().write("Pad.swift", code).findings(".").map(\.rest)
    }
    #expect(try found("leftKey = Key(), rightKey = Key(), upKey = Key(), downKey = Key()") == ["note left-right-layout-chain unsafe"])
    #expect(try found("leftKey = Key(), rightKey = Key(), upKey = Key()") == ["warning left-right-layout-chain safe"])
    #expect(
      try found(
        "leftKey = Key(), topLeftGrip = Grip(), topRightGrip = Grip(), bottomLeftGrip = Grip(), bottomRightGrip = Grip()\n"
          + "  func g() { topLeftGrip.snp.makeConstraints { $0.left.equalToSuperview() } }"
      ).first == "note left-right-layout-chain unsafe")
  }

  @Test func aConstraintThatCodeFindsByItsAnchorKeepsItsSide() throws {
    let code = "class Row: UIView {\n  let box = UIView()\n  func f() { box.leftAnchor.constraint(equalTo: leftAnchor).isActive = true }\n}\n"
    let search = "extension Row {\n  func g() { constraints.first { $0.firstAnchor == box.leftAnchor }?.constant = 4 }\n}\n"
    #expect(try Scratch().write("Row.swift", code).findings(".").map(\.rest) == ["warning left-right-anchors safe"])
    #expect(try Scratch().write("Row.swift", code).write("Search.swift", search).findings("Row.swift").map(\.rest) == ["warning left-right-anchors unsafe"])
  }

  /// What no block of its own file makes has another name there.
  @Test(arguments: [
    "extension UIView {\n  func slide() { snp.updateConstraints { $0.left.equalToSuperview().offset(40) } }\n}\n",
    "func slide(_ view: UIView) { view.snp.updateConstraints { $0.left.equalToSuperview().offset(40) } }\n",
    "extension Card { func slide() { header.snp.updateConstraints { $0.left.equalToSuperview().offset(40) } } }\n",
    "class Host { let card: Card = Card()\n  func slide() { card.header.snp.updateConstraints { $0.left.equalToSuperview().offset(40) } }\n}\n",
  ])
  func anUpdateByAnotherNameHoldsTheViewBack(update: String) throws {
    let card =
      "import SnapKit\nclass Card: UIView {\n  let coin = UIView()\n  func f() { coin.snp.makeConstraints { $0.left.equalToSuperview().offset(4) } }\n}\n"
    func fixes(_ update: String, _ asked: String) throws -> [String] {
      try Scratch().write("Card.swift", card).write("Update.swift", "import SnapKit\n" + update).findings(asked).filter { $0.path == "Card.swift" }.map(\.rest)
    }
    for asked in [".", "Card.swift"] {
      #expect(try fixes(update, asked) == ["warning left-right-layout-chain unsafe"], "\(asked)")
      #expect(try fixes(update.replacing("$0.left", with: "$0.right"), asked) == ["warning left-right-layout-chain safe"], "\(asked)")
    }
    let other = update.replacing("header", with: "title").replacing("Card", with: "Sheet")
    if other != update { #expect(try fixes(other, ".") == ["warning left-right-layout-chain safe"]) }
  }

  @Test func aNeighbourThatIsPlacedByItsFrameStays() throws {
    func classes(_ placed: String) throws -> [String] {
      let code =
        "#import <Masonry/Masonry.h>\n@implementation Cell\n- (void)setup {\n"
          + "  _icon = [[UIImageView alloc] initWithFrame:CGRectMake(10, 4, 40, 40)];\n"
          + "  \(placed)[_name mas_makeConstraints:^(MASConstraintMaker *make) { make.left.equalTo(_icon.mas_right).offset(10); }];\n}\n@end\n"
      return try Scratch().write("Cell.m", code).findings(".").filter { $0.rest.contains("chain") }.map { String($0.rest.split(separator: " ").last!) }
    }
    #expect(try classes("") == ["unsafe"])
    #expect(try classes("[_icon mas_makeConstraints:^(MASConstraintMaker *make) { make.left.equalTo(self).offset(10); }];\n") == ["safe", "safe"])
  }

  /// Tied to leading, an edge that stays left would raise an exception.
  @Test(arguments: [("ConstraintItem!", "shown"), ("ConstraintRelatableTarget", "shown"), ("UIView", "safe"), ("Unseen", "safe")])
  func anEdgeThatAnotherFileKeepsHoldsTheChainBack(type: String, fix: String) throws {
    let swift = Scratch().write("Box.swift", "import SnapKit\nfinal class Box: UIView { var start: \(type) }\n")
      .write(
        "Terms.swift",
        "import SnapKit\nclass Terms: UIView {\n  let box = Box(), link = UILabel()\n"
          + "  func f() { link.snp.makeConstraints { $0.left.equalTo(box.start).offset(8) } }\n}\n")
    #expect(try swift.findings(".").map(\.rest) == ["warning left-right-layout-chain \(fix)"])
    let kept = type.hasPrefix("Constraint") ? "MASViewAttribute" : type
    let masonry = Scratch()
      .write("Box.h", "#import <Masonry/Masonry.h>\n@interface Box : UIView\n@property (nonatomic, strong) \(kept) *start;\n@end\n")
      .write(
        "Terms.m",
        "#import \"Box.h\"\n@interface Terms ()\n@property (nonatomic, strong) Box *box;\n@property (nonatomic, strong) UILabel *link;\n@end\n"
          + "@implementation Terms\n- (void)f {\n"
          + "  [self.link mas_makeConstraints:^(MASConstraintMaker *make) { make.left.equalTo(self.box.start).offset(8); }];\n}\n@end\n")
    #expect(try masonry.findings(".").map(\.rest) == ["warning left-right-layout-chain \(fix)"])
  }

  @Test func aViewOfAnotherFileThatStaysHoldsItsRowBack() throws {
    let project = Scratch().write("Box.swift", "import UIKit\nfinal class Box: UIView { let icon: UIView }\n")
      .write(
        "Terms.swift",
        "import SnapKit\nclass Terms: UIView {\n  let box = Box(), link = UILabel()\n  func f() {\n"
          + "    box.icon.snp.makeConstraints { $0.left.equalToSuperview().multipliedBy(1.2) }\n"
          + "    link.snp.makeConstraints { $0.left.equalTo(box.icon) }\n  }\n}\n")
    #expect(try project.findings(".").map { String($0.rest.split(separator: " ").last!) } == ["shown", "unsafe"])
  }
}
