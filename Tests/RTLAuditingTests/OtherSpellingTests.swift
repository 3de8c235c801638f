import BuiltTool
import RTLRules
import Testing

/// What a pattern finds though the code spells it otherwise than the pattern. A pattern with its conditions, and code with a `↓` where it
/// reports something.
@Suite struct OtherSpellingTests {
  static let choices = [
    ("a = $TEST ? $(left) : top", "a = c ? ↓left : top"),
    ("a = $TEST ? $(left) : top", "a = !c ? top : ↓left"),
    ("$TEST ? $(left)", "a = !c ? top : ↓left"),
    ("pin($TEST ? $(left) : $OTHER)", "pin(c ? top : ↓left)"),
    ("$TEST ? $(left | right) : $OTHER", "a = c ? ↓left : ↓right"),
    // What is asked of the test is the pattern's own.
    ("a = $TEST ? $(left) : top + $TEST", "a = c ? top + c : left"),
  ]

  static let names = [
    ("$A.side = $(left)\nwhere named phone", "let view = cell.phoneLabel\nview.side = ↓left"),
    ("$A.side = $(left)\nwhere $A has-word phone", "func f() { for label in [phoneLabel, title] { label.side = ↓left } }"),
    ("$A.side = $(left)\nwhere $A has-word phone", "[phoneLabel, title].forEach { $0.side = ↓left }"),
    ("$A.side = $(left)\nwhere $A has-word phone", "[title].forEach { $0.side = left }"),
    ("$A.side = $(left)\nwhere $A has-word phone", "var view = cell.phoneLabel\nview = title\nview.side = left"),
    ("$A.side = $(left)\nwhere $A has-word phone", "let view = phone.label\nview.side = left"),
    ("$A.side = $(left)\nwhere $A type UILabel", "let title = UILabel()\n[title].forEach { $0.side = ↓left }"),
    ("$A.side = $(left)\nwhere $A type UILabel", "func f(_ title: UILabel) { for label in [title] { label.side = ↓left } }"),
    ("$A.side = $(left)\nwhere $A type UILabel", "func f(_ title: UILabel, _ field: UITextField) { for label in [title, field] { label.side = left } }"),
    ("$A.first = $N $A.$(second) = $N", "let a = gap, b = gap\nview.first = a\nview.↓second = b"),
    ("$A.first = $N $A.$(second) = $N", "let other = view\nview.first = gap; other.↓second = gap"),
    ("$A.first = $N $A.$(second) = $N", "let other = cell\nview.first = gap\nother.second = gap"),
    ("SIDE: left -> right | right -> left\n$A.$(left | right) = $N\nwhere paired by SIDE", "let b = gap\nview.↓left = gap; view.↓right = b"),
    ("SIDE: left -> right | right -> left\n$A.$(left | right) = $N\nwhere paired by SIDE", "let b = gap\nview.left = gap\nview.right = gap + b"),
  ]

  static let types = [
    ("$(NSTextAlignment:).$(left)", "typealias Side = NSTextAlignment\nlabel.textAlignment = ↓Side.left"),
    ("$(NSTextAlignment:).$(left)", "typealias Side = NSTextAlignment\nlet side: Side = ↓.left"),
    ("$(NSTextAlignment:).$(left)", "typealias Side = NSTextAlignment\nenum A { enum Side { case left } }\nprint(Side.left)"),
    (
      "$(UIEdgeInsets -> Insets)(left: 8)",
      "typealias Edges = UIEdgeInsets\nview.edges = ↓Edges(left: 8)\n```\n```swift fixed\ntypealias Edges = UIEdgeInsets\nview.edges = Insets(left: 8)"
    ),
  ]

  @Test(arguments: choices + names + types) func isFound(_ pattern: String, _ code: String) throws {
    #expect(try failures(ofRule: page([pattern], code), PackedRules.readTables()).isEmpty)
  }

  /// A value that is met where it is used is not reported where it stands.
  @Test func whereAValueIsUsedSaysMore() throws {
    let find = ["$A.side = $(? NSTextAlignment).$(left)\nwhere not named phone", "let $NAME = NSTextAlignment.$(left)"]
    #expect(try failures(ofRule: page(find, "let side = NSTextAlignment.left\nphoneLabel.side = side")).isEmpty)
    #expect(try failures(ofRule: page(find, "let side = NSTextAlignment.↓left\ntitleLabel.side = side")).isEmpty)
    #expect(try failures(ofRule: page(find, "let side = NSTextAlignment.↓left\nsave(side)")).isEmpty)
  }

  private func page(_ patterns: [String], _ code: String) -> String {
    """
    ---
    id: sample
    category: other
    severity: warning
    fix: safe
    message: "m"
    ---
    # Title

    \(patterns.map { "```swift find\n\($0)\n```" }.joined(separator: "\n"))
    ```swift \(code.contains("↓") ? "bad" : "good")
    \(code)
    ```
    """
  }
}
