import Testing

/// A cell of a layout that its data source does not ask for is shown to nobody.
@Suite struct OfferedCellTests {
  /// - Parameter list: what the list says of its data source.
  private func board(_ list: String = "<connections><outlet property=\"dataSource\" destination=\"c\" id=\"o\"/></connections>") -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch"><scenes><scene sceneID="s"><objects>
    <viewController id="c" customClass="Orders" sceneMemberID="viewController"><view key="view" id="v"><subviews><collectionView id="l"><cells>
    <collectionViewCell reuseIdentifier="OldOrder" id="p" customClass="OrderCell"><view key="contentView" id="w"><subviews>
    <label text="Last orders of all" textAlignment="left" numberOfLines="0" id="a"/></subviews></view></collectionViewCell></cells>\(list)
    </collectionView></subviews></view>
    </viewController></objects></scene></scenes></document>

    """
  }

  private func levels(_ code: String, _ others: [(String, String)] = [], board: String? = nil, file: String = "Orders.swift") throws -> [String] {
    var project = Scratch().write("App.xcodeproj/project.pbxproj", "{}\n").write(file, code).write("Main.storyboard", board ?? self.board())
    for (path, text) in others { project = project.write(path, text) }
    func levels(_ argument: String) throws -> [String] {
      let found = try project.findings("--min-level", "note", argument).filter { $0.path == "Main.storyboard" && $0.rule == "ib-text-alignment" }
      return found.map { String($0.rest.prefix { $0 != " " }) }
    }
    let all = try levels(".")
    #expect(try levels("Main.storyboard") == all, "one file alone")
    return all
  }

  private func orders(_ identifier: String, _ more: String = "") -> String {
    "class Orders: UIViewController {\n  func cell(_ list: UICollectionView, _ path: IndexPath) -> UICollectionViewCell {\n"
      + "    list.dequeueReusableCell(withReuseIdentifier: \(identifier), for: path)\n  }\n  \(more)\n}\n"
  }

  @Test(arguments: [
    ("\"NewOrder\"", "", "note"), ("\"OldOrder\"", "", "warning"), ("identifier", "", "warning"), ("\"\\(age)Order\"", "", "warning"),
    ("\"NewOrder\"", "let other = \"OldOrder\"", "warning"), ("\"NewOrder\"", "let other = OldOrder.self", "warning"),
    ("\"NewOrder\"", "func f() { list.dequeue(OrderCell.self, path) }", "warning"), ("\"NewOrder\"", "func f() { (view as? OrderCell)?.show() }", "note"),
    ("\"NewOrder\"", "func f() { let cell: OrderCell = list.dequeue(path) }", "warning"),
    ("\"NewOrder\"", "let other = Cells.oldOrder", "warning"), ("\"NewOrder\"", "func f() { list.dataSource = self }", "note"),
    ("\"NewOrder\"", "func f() { list.dataSource = other }", "warning"), ("kind", "let kind = \"NewOrder\"", "warning"),
    ("\"NewOrder\"", "func more() { list.dequeueReusableCell(withReuseIdentifier: f(1), for: path) }", "warning"),
  ])
  func asked(_ identifier: String, _ more: String, _ expected: String) throws {
    #expect(try levels(orders(identifier, more)) == [expected], "\(identifier) \(more)")
  }

  @Test func otherFiles() throws {
    let asks = "list.dequeueReusableCell(withReuseIdentifier: \"OldOrder\", for: path)"
    #expect(try levels(orders("\"NewOrder\""), [("Old.swift", "class OldOrders {\n  func cell() { \(asks) }\n}\n")]) == ["note"], "of its own layout")
    #expect(try levels(orders("\"NewOrder\""), [("Orders+Cells.swift", "extension Orders {\n  func cell() { \(asks) }\n}\n")]) == ["warning"])
    let helper = "class Cells {\n  func cell() { \(asks) }\n}\n"
    #expect(try levels(orders("\"NewOrder\"", "let cells = Cells()"), [("Cells.swift", helper)]) == ["warning"])
    let base = "class Base: UIViewController {\n  func cell() { \(asks) }\n}\n"
    #expect(try levels(orders("\"NewOrder\"").replacing("UIViewController", with: "Base"), [("Base.swift", base)]) == ["warning"], "a superclass")
    #expect(try levels("class Orders: UIViewController {}\n") == ["warning"], "who asks is not known")
    #expect(try levels(orders("\"NewOrder\""), board: board("")) == ["warning"], "who is asked is not known")
    let outlet = "<connections><outlet property=\"list\" destination=\"l\" id=\"o\"/></connections>"
    let named = board("").replacing("<view key=\"view\"", with: outlet + "<view key=\"view\"")
    #expect(try levels(orders("\"NewOrder\"", "func f() { list.dataSource = self }"), board: named) == ["note"])
    #expect(try levels(orders("\"NewOrder\"", "func f() { grid.dataSource = self }"), board: named) == ["warning"])
    #expect(try levels(orders("\"NewOrder\""), board: named) == ["warning"])
  }

  @Test func objectiveC() throws {
    func code(_ identifier: String) -> String {
      "@implementation Orders\n- (id)cell { return [list dequeueReusableCellWithReuseIdentifier:\(identifier) forIndexPath:path]; }\n@end\n"
    }
    #expect(try levels(code("@\"NewOrder\""), file: "Orders.m") == ["note"])
    #expect(try levels(code("@\"OldOrder\""), file: "Orders.m") == ["warning"])
    #expect(try levels(code("[self identifier]"), file: "Orders.m") == ["warning"])
  }
}
