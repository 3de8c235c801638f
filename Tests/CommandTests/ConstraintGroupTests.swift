import Testing

/// What other places that name the same view do to the class of a constraint's fix.
@Suite struct ConstraintGroupTests {
  private func card(_ body: String) -> String {
    "#import <Masonry/Masonry.h>\n@implementation CardView\n- (void)setup {\n  [\(body) mas_makeConstraints:^(MASConstraintMaker *make) { make.left.equalTo(self).offset(10); }];\n}\n@end\n"
  }

  private func update(_ view: String, in type: String = "Host", ahead: String = "") -> String {
    "#import \"CardView.h\"\n@implementation \(type)\n- (void)widen {\n  \(ahead)[\(view) mas_updateConstraints:^(MASConstraintMaker *make) { make.left.equalTo(box).offset(40); }];\n}\n@end\n"
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
    #expect(try Scratch().write("CardView.m", card(made)).write("Other.m", update("_card.title")).findings("CardView.m").map(\.rest) == ["warning left-right-layout-chain safe"])
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
    #expect(try classes("let edge = tip.snp.left\ncoin.snp.makeConstraints { $0.left.equalTo(edge) }\ncoin.snp.updateConstraints { $0.left.equalTo(edge).offset(4) }") == ["shown", "shown"])
  }

  @Test func aConstraintThatCodeFindsByItsAnchorKeepsItsSide() throws {
    let code = "class Row: UIView {\n  let box = UIView()\n  func f() { box.leftAnchor.constraint(equalTo: leftAnchor).isActive = true }\n}\n"
    let search = "extension Row {\n  func g() { constraints.first { $0.firstAnchor == box.leftAnchor }?.constant = 4 }\n}\n"
    #expect(try Scratch().write("Row.swift", code).findings(".").map(\.rest) == ["warning left-right-anchors safe"])
    #expect(try Scratch().write("Row.swift", code).write("Search.swift", search).findings("Row.swift").map(\.rest) == ["warning left-right-anchors unsafe"])
  }
}
