import Testing

/// What is placed by its frame holds back the constraints of what may stand beside it, not of a view in another object.
@Suite struct ApartViewsTests {
  private static let frame = "badge.frame = CGRect(x: 5, y: 3, width: 20, height: 20)"
  private static let objcFrame = "[self.badge setFrame:CGRectMake(5, 3, 20, 20)];"

  private static func swift(_ setUp: String, _ cell: String) -> String {
    """
    class Row: UITableViewCell { let title = UILabel(); let cover = UIView(); let badge = UIView() }
    class List: UIViewController {
      let badge = UIView()
      func setUp() { \(setUp) }
      func fill(_ row: \(cell == "List" ? "List" : "Row")) {
        \(cell == "Row" ? "" : "\(cell)\n    ")row.title.leftAnchor.constraint(equalTo: row.cover.leftAnchor, constant: 7).isActive = true
      }
    }

    """
  }

  private static func objc(_ setUp: String) -> String {
    """
    @implementation List
    - (void)setUp { \(setUp) }
    - (void)fill {
      Row *row = [Row new];
      [row.title.leftAnchor constraintEqualToAnchor:row.cover.leftAnchor constant:7].active = YES;
    }
    @end

    """
  }

  @Test(arguments: [
    // A view of the controller, and one of a cell.
    ("A.swift", swift("view.addSubview(badge); \(frame)", "Row"), true),
    ("A.m", objc("[self.view addSubview:self.badge]; \(objcFrame)"), true),
    // Both in the cell.
    ("A.swift", swift("", "row.\(frame)"), false),
    // The view of the controller is put into the cell.
    ("A.swift", swift(frame, "row.contentView.addSubview(badge)"), false),
    ("A.swift", swift(frame, "row.addSubview(badge)"), false),
    // The part of the cell is put beside the view of the controller.
    ("A.swift", swift("view.addSubview(badge); \(frame)", "view.addSubview(row.title)"), false),
    // What stands for another object of the same type may be the object itself.
    ("A.swift", swift("view.addSubview(badge); \(frame)", "List"), false),
    // A local that is put nowhere in this file may stand anywhere.
    ("A.swift", swift("let badge = UIView(); add(badge); \(frame)", "Row"), false),
  ])
  func framesBeside(file: String, code: String, isSafe: Bool) throws {
    let found = try Scratch().write(file, code).findings(".", "--min-level", "note").filter { $0.rule == "left-right-anchors" }
    #expect(found.count == 1)
    #expect(found.allSatisfy { ($0.fix == "safe") == isSafe }, "\(code)")
  }
}
