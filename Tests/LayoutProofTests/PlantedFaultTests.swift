import Testing

/// Wrong fixes of every kind: the proof catches each, for the reason that is named.
@Suite struct PlantedFaultTests {
  struct Planted: Sendable, CustomTestStringConvertible {
    var name: String
    var kind: String
    var before: String
    var after: String
    var isXML = false
    var testDescription: String { name }
  }

  @Test(arguments: planted) func isCaught(_ planted: Planted) {
    let read: (String) -> Layout = { planted.isXML ? InterfaceReader($0).layout : SourceReader.read($0) }
    let faults = Proof.faults(from: read(planted.before), to: read(planted.after))
    #expect(faults.map(\.kind).contains(planted.kind), "\(faults)")
  }

  /// The right fix beside each wrong one raises nothing.
  @Test func rightFixesPass() {
    for (before, after) in right {
      #expect(Proof.faults(from: SourceReader.read(before), to: SourceReader.read(after)) == [], "\(after)")
      #expect(!SourceReader.read(before).constraints.isEmpty, "\(before)")
    }
  }

  static let make = "a.snp.makeConstraints { make in make.left.equalToSuperview().offset(8) }\n"
  static let update = "a.snp.updateConstraints { make in make.left.equalToSuperview().offset(0) }"

  static let planted: [Planted] = [
    Planted(
      name: "one end of anchors", kind: "raises", before: "a.leftAnchor.constraint(equalTo: b.leftAnchor)",
      after: "a.leadingAnchor.constraint(equalTo: b.leftAnchor)"),
    Planted(
      name: "the other end of anchors", kind: "raises", before: "a.leftAnchor.constraint(equalTo: b.rightAnchor)",
      after: "a.leftAnchor.constraint(equalTo: b.trailingAnchor)"),
    Planted(
      name: "the wrong side", kind: "leftToRight", before: "a.leftAnchor.constraint(equalTo: b.leftAnchor)",
      after: "a.trailingAnchor.constraint(equalTo: b.trailingAnchor)"),
    Planted(
      name: "sides exchanged", kind: "leftToRight", before: "a.leftAnchor.constraint(equalTo: b.rightAnchor)",
      after: "a.trailingAnchor.constraint(equalTo: b.leadingAnchor)"),
    Planted(
      name: "the sign of the constant", kind: "leftToRight", before: "a.rightAnchor.constraint(equalTo: b.rightAnchor, constant: -8)",
      after: "a.trailingAnchor.constraint(equalTo: b.trailingAnchor, constant: 8)"),
    Planted(
      name: "another constant", kind: "leftToRight", before: "a.leftAnchor.constraint(equalTo: b.leftAnchor, constant: 8)",
      after: "a.leadingAnchor.constraint(equalTo: b.leadingAnchor, constant: 16)"),
    Planted(
      name: "another item", kind: "leftToRight", before: "a.leftAnchor.constraint(equalTo: b.leftAnchor)",
      after: "a.leadingAnchor.constraint(equalTo: c.leadingAnchor)"),
    Planted(
      name: "another relation", kind: "leftToRight", before: "a.leftAnchor.constraint(equalTo: b.leftAnchor)",
      after: "a.leadingAnchor.constraint(greaterThanOrEqualTo: b.leadingAnchor)"),
    Planted(name: "a constraint lost", kind: "shape", before: "a.leftAnchor.constraint(equalTo: b.leftAnchor).isActive = true", after: "a.isActive = true"),
    Planted(name: "a stored anchor", kind: "rightToLeft", before: "a.leftAnchor.constraint(equalTo: edge)", after: "a.leadingAnchor.constraint(equalTo: edge)"),
    Planted(
      name: "half of a pair", kind: "group", before: "a.leftAnchor.constraint(equalTo: b.leftAnchor); a.rightAnchor.constraint(equalTo: b.rightAnchor)",
      after: "a.leadingAnchor.constraint(equalTo: b.leadingAnchor); a.rightAnchor.constraint(equalTo: b.rightAnchor)"),
    Planted(name: "a word that is no constraint", kind: "unread", before: "let side = Pin.left", after: "let side = Pin.leading"),
    Planted(
      name: "another name changed", kind: "shape", before: "a.leftAnchor.constraint(equalTo: b.leftAnchor)",
      after: "a.leadingAnchor.constraint(equalTo: b2.leadingAnchor)"),
    Planted(
      name: "one attribute", kind: "raises",
      before: "NSLayoutConstraint(item: a, attribute: .left, relatedBy: .equal, toItem: b, attribute: .left, multiplier: 1, constant: 8)",
      after: "NSLayoutConstraint(item: a, attribute: .leading, relatedBy: .equal, toItem: b, attribute: .left, multiplier: 1, constant: 8)"),
    Planted(
      name: "attributes with a multiplier", kind: "rightToLeft",
      before: "NSLayoutConstraint(item: a, attribute: .left, relatedBy: .equal, toItem: b, attribute: .right, multiplier: 0.5, constant: 0)",
      after: "NSLayoutConstraint(item: a, attribute: .leading, relatedBy: .equal, toItem: b, attribute: .trailing, multiplier: 0.5, constant: 0)"),
    Planted(
      name: "a margin for an edge", kind: "leftToRight",
      before: "NSLayoutConstraint(item: a, attribute: .leftMargin, relatedBy: .equal, toItem: b, attribute: .left, multiplier: 1, constant: 8)",
      after: "NSLayoutConstraint(item: a, attribute: .leading, relatedBy: .equal, toItem: b, attribute: .leading, multiplier: 1, constant: 8)"),
    Planted(
      name: "make without its update", kind: "update", before: make + update,
      after: "a.snp.makeConstraints { make in make.leading.equalToSuperview().offset(8) }\n" + update),
    Planted(
      name: "update without its make", kind: "update", before: make + update,
      after: make + "a.snp.updateConstraints { make in make.leading.equalToSuperview().offset(0) }"),
    Planted(
      name: "an update whose make is elsewhere", kind: "update", before: update,
      after: "a.snp.updateConstraints { make in make.leading.equalToSuperview().offset(0) }"),
    Planted(
      name: "the end of a chain", kind: "raises", before: "a.snp.makeConstraints { $0.left.equalTo(b.snp.right).offset(4) }",
      after: "a.snp.makeConstraints { $0.leading.equalTo(b.snp.right).offset(4) }"),
    Planted(
      name: "offset for inset", kind: "leftToRight", before: "a.snp.makeConstraints { $0.right.equalToSuperview().inset(4) }",
      after: "a.snp.makeConstraints { $0.trailing.equalToSuperview().offset(4) }"),
    Planted(
      name: "one side of a chain", kind: "group", before: "a.snp.makeConstraints { $0.left.right.equalToSuperview() }",
      after: "a.snp.makeConstraints { $0.leading.right.equalToSuperview() }"),
    Planted(
      name: "one branch of a choice", kind: "raises", before: "a.snp.makeConstraints { $0.left.equalTo(wide ? b.snp.left : c.snp.right) }",
      after: "a.snp.makeConstraints { $0.leading.equalTo(wide ? b.snp.leading : c.snp.right) }"),
    Planted(
      name: "a Masonry end", kind: "raises", before: "[a mas_makeConstraints:^(MASConstraintMaker *make) { make.left.equalTo(b.mas_right).offset(8); }];",
      after: "[a mas_makeConstraints:^(MASConstraintMaker *make) { make.leading.equalTo(b.mas_right).offset(8); }];"),
    Planted(
      name: "a Masonry update", kind: "update",
      before: "[a mas_makeConstraints:^(MASConstraintMaker *make) { make.left.equalTo(b); }]; [a mas_updateConstraints:^(MASConstraintMaker *make) { "
        + "make.left.equalTo(b).offset(4); }];",
      after: "[a mas_makeConstraints:^(MASConstraintMaker *make) { make.left.equalTo(b); }]; [a mas_updateConstraints:^(MASConstraintMaker *make) { "
        + "make.leading.equalTo(b).offset(4); }];"
    ),
    Planted(
      name: "an anchor message", kind: "raises", before: "[[a leftAnchor] constraintEqualToAnchor:[b rightAnchor] constant:4].active = YES;",
      after: "[[a leadingAnchor] constraintEqualToAnchor:[b rightAnchor] constant:4].active = YES;"),
    Planted(
      name: "the wrong constant of PureLayout", kind: "leftToRight", before: "[a autoPinEdge:ALEdgeLeft toEdge:ALEdgeRight ofView:b withOffset:8];",
      after: "[a autoPinEdge:ALEdgeLeading toEdge:ALEdgeLeading ofView:b withOffset:8];"),
    Planted(
      name: "a PureLayout end", kind: "raises", before: "a.autoPinEdge(.left, to: .right, of: b, withOffset: 8)",
      after: "a.autoPinEdge(.leading, to: .right, of: b, withOffset: 8)"),
    Planted(
      name: "the excluded edge", kind: "leftToRight", before: "a.autoPinEdgesToSuperviewEdges(with: .zero, excludingEdge: .left)",
      after: "a.autoPinEdgesToSuperviewEdges(with: .zero, excludingEdge: .trailing)"),
    Planted(
      name: "TinyConstraints' trailing sign", kind: "leftToRight", before: "import TinyConstraints\na.rightToSuperview(offset: -8)",
      after: "import TinyConstraints\na.trailingToSuperview(offset: -8)"),
    Planted(name: "Stevia's trailing sign", kind: "leftToRight", before: "import Stevia\na.Right == 8", after: "import Stevia\na.Trailing == 8"),
    Planted(name: "a Stevia end", kind: "raises", before: "import Stevia\na.Left == b.Right + 8", after: "import Stevia\na.Leading == b.Right + 8"),
    Planted(name: "one attribute of Interface Builder", kind: "raises", before: xml("left", "left"), after: xml("leading", "left"), isXML: true),
    Planted(name: "sides of Interface Builder", kind: "leftToRight", before: xml("left", "right"), after: xml("leading", "leading"), isXML: true),
    Planted(
      name: "a frame of Interface Builder", kind: "shape", before: xml("left", "left"), after: xml("leading", "leading").replacing("x=\"0\"", "x=\"9\""),
      isXML: true),
    Planted(
      name: "a word between attributes", kind: "shape", before: xml("left", "left"), after: xml("leading", "leading").replacing(" id=\"c\"", "  id=\"c\""),
      isXML: true),
    Planted(
      name: "the item of Interface Builder", kind: "leftToRight", before: xml("left", "left"),
      after: xml("leading", "leading").replacing("secondItem=\"a\"", "secondItem=\"b\""), isXML: true),
    Planted(
      name: "the multiplier of Interface Builder", kind: "rightToLeft", before: xml("left", "right", "multiplier=\"0.5\""),
      after: xml("leading", "trailing", "multiplier=\"0.5\""), isXML: true),
  ]

  private let right = [
    ("a.leftAnchor.constraint(equalTo: b.rightAnchor, constant: -gap)", "a.leadingAnchor.constraint(equalTo: b.trailingAnchor, constant: -gap)"),
    (
      "[a.rightAnchor constraintLessThanOrEqualToAnchor:b.rightAnchor constant:-8]",
      "[a.trailingAnchor constraintLessThanOrEqualToAnchor:b.trailingAnchor constant:-8]"
    ),
    (
      "a.snp.makeConstraints { make in make.left.right.equalToSuperview().inset(8) }",
      "a.snp.makeConstraints { make in make.leading.trailing.equalToSuperview().inset(8) }"
    ),
    (
      "a.snp.makeConstraints { make in make.left.equalTo(b).offset(8) }\na.snp.updateConstraints { make in make.left.equalTo(b).offset(wide ? 8 : 4) }",
      "a.snp.makeConstraints { make in make.leading.equalTo(b).offset(8) }\na.snp.updateConstraints { make in make.leading.equalTo(b).offset(wide ? 8 : 4) }"
    ),
    (
      "a.autoPinEdge(toSuperviewEdge: .right, withInset: 8, relation: .greaterThanOrEqual)",
      "a.autoPinEdge(toSuperviewEdge: .trailing, withInset: 8, relation: .greaterThanOrEqual)"
    ),
    ("a.autoPinEdgesToSuperviewEdges(with: .zero, excludingEdge: .left)", "a.autoPinEdgesToSuperviewEdges(with: .zero, excludingEdge: .leading)"),
    ("import Stevia\na.Left == 8; b.Left == a.Right + 8", "import Stevia\na.Leading == 8; b.Leading == a.Trailing + 8"),
    (
      "import Cartography\nconstrain(a) { $0.left == $0.superview!.left + 16 }", "import Cartography\nconstrain(a) { $0.leading == $0.superview!.leading + 16 }"
    ),
    ("import TinyConstraints\na.left(to: b, b.rightAnchor, offset: 8)", "import TinyConstraints\na.leading(to: b, b.trailingAnchor, offset: 8)"),
    ("a.centerXAnchor.constraint(equalTo: b.rightAnchor, constant: 5)", "a.centerXAnchor.constraint(equalTo: b.trailingAnchor, constant: 5)"),
  ]

  private static func xml(_ first: String, _ second: String, _ more: String = "") -> String {
    """
    <view id="a"><rect key="frame" x="0" y="0" width="320" height="40"/><subviews><view id="b"/></subviews>
    <constraints><constraint firstItem="b" firstAttribute="\(first)" secondItem="a" secondAttribute="\(second)" constant="8" \(more) id="c"/>\
    </constraints></view>
    """
  }
}

extension String {
  fileprivate func replacing(_ old: String, _ new: String) -> String {
    guard let range = firstRange(of: old) else { return self }
    return self[..<range.lowerBound] + new + self[range.upperBound...]
  }
}
