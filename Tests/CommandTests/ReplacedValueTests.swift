import Testing

/// A value that is set again before anybody sees it is a note.
@Suite struct ReplacedValueTests {
  private func levels(_ file: String, _ code: String) throws -> [String] {
    try Scratch().write(file, code).findings("--min-level", "note", file).map { String($0.rest.prefix { $0 != " " }) }
  }

  /// - Parameter rest: of a function, behind the value.
  private func swift(_ rest: String) throws -> [String] {
    try levels(
      "A.swift",
      """
      final class Card: UIView {
        let label = UILabel()
        func setUp(_ other: UILabel) {
          label.textAlignment = .left
          \(rest)
        }
        func update() { label.textAlignment = .natural }
        func change(_ flag: Bool) { if flag { label.textAlignment = .natural } }
      }

      """)
  }

  @Test(arguments: [
    ("label.textAlignment = .natural", "note"), ("self.label.textAlignment = side", "note"), ("label.text = title\n    label.textAlignment = side", "note"),
    ("if flag { label.text = title }\n    label.textAlignment = side", "note"), ("update()", "note"), ("self.update()", "note"),
    ("", "warning"), ("other.textAlignment = side", "warning"), ("if flag { label.textAlignment = side }", "warning"),
    ("if flag { return }\n    label.textAlignment = side", "warning"), ("guard flag else { return }\n    update()", "warning"),
    ("show(label)\n    label.textAlignment = side", "warning"), ("let old = label.textAlignment\n    label.textAlignment = side", "warning"),
    ("label.textAlignment = label.textAlignment.other", "warning"), ("change(true)", "warning"), ("other.update()", "warning"),
    ("Timer.later { self.label.textAlignment = side }", "warning"), ("label.font = try font()\n    label.textAlignment = side", "warning"),
  ])
  func inAFunction(_ rest: String, _ expected: String) throws { #expect(try swift(rest) == [expected], "\(rest)") }

  @Test(arguments: [
    ("switch kind {\n    case .a: label.textAlignment = .left\n    default: label.textAlignment = side\n    }", "warning"),
    ("if kind == 1 { label.textAlignment = .left } else { label.textAlignment = side }", "warning"),
    ("var label = UILabel()\n    label.textAlignment = .left\n    label = UILabel()\n    label.textAlignment = side", "warning"),
    ("let style = NSMutableParagraphStyle()\n    style.alignment = .left\n    add(style)\n    style.alignment = side", "warning"),
  ])
  func branchesAndOtherThings(_ code: String, _ expected: String) throws {
    #expect(try levels("A.swift", "func f(_ label: UILabel) {\n    \(code)\n}\n") == [expected], "\(code)")
  }

  /// - Parameters:
  ///   - set: what an initializer does.
  ///   - more: other members.
  private func property(_ set: String, _ more: String = "") throws -> [String] {
    try levels(
      "A.swift",
      """
      final class Card: UIView {
        private lazy var button: UIButton = {
          let made = UIButton()
          made.contentHorizontalAlignment = .left
          return made
        }()
        init(_ model: Model) {
          super.init(frame: .zero)
          \(set)
        }
        required init?(coder: NSCoder) { fatalError() }
        private func setUp() {
          NSLayoutConstraint.activate([button.topAnchor.constraint(equalTo: topAnchor)])
          configure(with: model)
        }
        private func configure(with model: Model?) {
          button.contentHorizontalAlignment = model?.side ?? .center
        }
        \(more)
      }

      """)
  }

  @Test func theFirstValueOfAProperty() throws {
    #expect(try property("setUp()") == ["note"])
    #expect(try property("configure(with: model)") == ["note"])
    #expect(try property("if model.isNew { setUp() }") == ["warning"])
    #expect(try property("addSubview(button)") == ["warning"])
    #expect(try property("setUp()", "init() { super.init(frame: .zero) }") == ["warning"], "one of two initializers")
    #expect(try property("setUp()", "convenience init() { self.init(Model()) }") == ["note"])
  }

  @Test func inObjectiveC() throws {
    func levels(_ rest: String) throws -> [String] {
      try self.levels(
        "A.m",
        "@implementation Card\n- (void)setUp {\n  self.label.textAlignment = NSTextAlignmentLeft;\n  \(rest)\n}\n"
          + "- (void)update { [self.label setTextAlignment:NSTextAlignmentNatural]; }\n@end\n")
    }
    #expect(try levels("[self.label setTextAlignment:side];") == ["note"])
    #expect(try levels("_label.textAlignment = side;") == ["note"])
    #expect(try levels("[self update];") == ["note"])
    #expect(try levels("if (flag) { [self update]; }") == ["warning"])
    #expect(try levels("[self show:self.label]; [self update];") == ["warning"])
  }
}
