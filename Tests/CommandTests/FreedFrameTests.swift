import Testing

/// Constraints place a view, whatever frame it was made with.
@Suite struct FreedFrameTests {
  private static let made = "let title = UILabel(frame: CGRect(x: 20, y: 10, width: 200, height: 30))"

  @Test(arguments: [
    ("A.swift", "\(made)\n    title.translatesAutoresizingMaskIntoConstraints = false\n    addSubview(title)", true),
    ("A.swift", "\(made)\n    addSubview(title)", false),
    ("A.swift", "\(made)\n    title.translatesAutoresizingMaskIntoConstraints = true\n    addSubview(title)", false),
    ("A.swift", "\(made)\n    line.translatesAutoresizingMaskIntoConstraints = false\n    addSubview(title)", false),
    (
      "A.m",
      "self.title = [[UILabel alloc] initWithFrame:CGRectMake(20, 10, 200, 30)];\n  self.title.translatesAutoresizingMaskIntoConstraints = NO;\n  "
        + "[self addSubview:self.title];", true
    ),
    ("A.m", "self.title = [[UILabel alloc] initWithFrame:CGRectMake(20, 10, 200, 30)];\n  [self addSubview:self.title];", false),
  ])
  func theFirstFrame(file: String, code: String, isFreed: Bool) throws {
    let (head, foot) = file == "A.m" ? ("@implementation Header\n- (void)setUp {", "}\n@end") : ("class Header: UIView {\n  func setup() {", "  }\n}")
    let text = "\(head)\n  \(code)\n\(foot)\n"
    #expect(try Scratch().write(file, text).findings(".", "--min-level", "note").isEmpty == isFreed)
  }
}
