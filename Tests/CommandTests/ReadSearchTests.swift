import Foundation
import Testing

/// Who reads what a fix changes, answered twice. The apps in a folder are asked as well:
///
///     RTL_READS_APPS=~/apps swift test --filter CommandTests.ReadSearchTests
@Suite struct ReadSearchTests {
  /// The places of safe fixes whose value some line reads, by the second search.
  private func disagreements(in folder: String) throws -> (safe: Int, read: [String]) {
    let search = ReadSearch(of: folder)
    let run = try Command.run([".", "--min-level", "note", "--format", "json"], in: folder)
    try #require(!run.stdout.isEmpty, "\(run.stderr)")
    let changes = try search.changes(in: run.stdout)
    // Many changes ask the same.
    var known: [ReadSearch.Question: [String]] = [:]
    return (changes.count, changes.flatMap { change in
      let readings = known[change.question] ?? search.readings(of: change)
      known[change.question] = readings
      return readings.map { "\(change.place) is read at \($0)" }
    })
  }

  @Test func nothingReadsWhatSafeFixesOfTheSamplesChange() throws {
    for (folder, hasSafeFixes) in [("Samples", true), ("Samples/InApp", false)] {
      let samples = try Scratch(copyOf: folder)
      let found = try disagreements(in: samples.path)
      #expect(found.read == [])
      #expect((found.safe > 0) == hasSafeFixes, "\(folder)")
    }
  }

  /// What is read is not safe, and what is safe is not read.
  @Test(arguments: [
    ("title.textAlignment = .left", "if title.textAlignment == .left { grow() }", true),
    ("title.textAlignment = .left", "switch title.textAlignment { case .left: grow()\n default: break }", true),
    ("title.textAlignment = .left", "if price.textAlignment == .center { grow() }", false),
    ("title.textAlignment = .left", "subtitle.textAlignment = title.textAlignment", false),
    ("title.textAlignment = .left", "title.textColor = .red", false),
    ("more.contentHorizontalAlignment = .left", "if more.contentHorizontalAlignment == .left { grow() }", true),
    ("more.contentHorizontalAlignment = .left", "if less.contentHorizontalAlignment == .center { grow() }", false),
    (
      "NSLayoutConstraint(item: icon, attribute: .left, relatedBy: .equal, toItem: card, attribute: .left, multiplier: 1, constant: 8).isActive = true",
      "for line in card.constraints where line.firstAttribute == .left { line.constant = 0 }", true
    ),
    (
      "NSLayoutConstraint(item: icon, attribute: .left, relatedBy: .equal, toItem: card, attribute: .left, multiplier: 1, constant: 8).isActive = true",
      "for line in card.constraints where line.priority == .required { line.constant = 0 }", false
    ),
  ])
  func bothAgree(change: String, other: String, isRead: Bool) throws {
    let views = "let title = UILabel()\n  let subtitle = UILabel()\n  let price = UILabel()\n  let more = UIButton()\n  let less = UIButton()\n"
    let project = Scratch().write("Cell.swift", "class Cell: UIView {\n  \(views)  func f(icon: UIView, card: UIView) {\n    \(change)\n  }\n}\n")
      .write("Other.swift", "extension Cell {\n  func g(icon: UIView, card: UIView) {\n    \(other)\n  }\n}\n")
    let safe = try project.findings(".").filter { $0.path == "Cell.swift" && $0.fix == "safe" }.count
    #expect(safe == (isRead ? 0 : 1), "the tool")
    let search = ReadSearch(of: project.path)
    let line = "class Cell {\n\(change)"
    let report = #"{"findings":[{"path":"Cell.swift","category":"\#(category(of: change))","lineText":"\#(line.split(separator: "\n")[1])","#
      + #""start":{"line":8},"fix":{"applicability":"safe"}}]}"#
    #expect(try search.changes(in: report).flatMap(search.readings).isEmpty == !isRead, "the search")
  }

  /// Projects of two files: what the one changes and the other makes of it.
  @Test(arguments: [
    ("title.textAlignment = .left", "store(title.textAlignment.rawValue)", true),
    ("title.textAlignment = .left", "if [.left, .right].contains(title.textAlignment) { grow() }", true),
    ("title.textAlignment = .left", "let number = sides.firstIndex(of: title.textAlignment)", true),
    ("title.textAlignment = .left", "let side = title.textAlignment\n    if side == .left { grow() }", true),
    ("title.textAlignment = .left", "names[title.textAlignment] = 1", true),
    ("title.textAlignment = .left", "for label in card.labels where label.textAlignment == .left { grow() }", true),
    ("title.textAlignment = .left", "observe(\\UILabel.textAlignment) { grow() }", true),
    ("title.textAlignment = .left", "let side = title.textAlignment\n    if side == .center { grow() }", false),
    ("title.textAlignment = .left", "switch title.textAlignment { case .center: grow()\n default: break }", false),
    ("title.textAlignment = .left", "labels.forEach { $0.textAlignment = .left }", false),
    ("more.contentHorizontalAlignment = .left", "store(more.contentHorizontalAlignment.rawValue)", true),
    ("more.contentHorizontalAlignment = .left", "if more.contentHorizontalAlignment == .center { grow() }", false),
    (constraint, "if [.left, .leading].contains(card.constraints[0].firstAttribute) { grow() }", true),
    (constraint, "for line in card.constraints { let side = line.firstAttribute; if side.rawValue == 1 { grow() } }", true),
    (constraint, "for line in card.constraints where line.firstAttribute == .height { line.constant = 0 }", false),
  ])
  func readingsInAnotherFile(change: String, other: String, isRead: Bool) throws {
    let views = "let title = UILabel()\n  let more = UIButton()\n"
    let project = Scratch()
      .write("Cell.swift", "class Cell: UIView {\n  \(views)  func f(icon: UIView, card: UIView) {\n    \(change)\n  }\n}\n")
      .write("Other.swift", "extension Cell {\n  func g(card: Card) {\n    \(other)\n  }\n}\n")
    #expect(try project.findings(".").filter { $0.path == "Cell.swift" && $0.fix == "safe" }.isEmpty == isRead)
  }
  private static let constraint = "NSLayoutConstraint(item: icon, attribute: .left, relatedBy: .equal, toItem: card, attribute: .left, multiplier: 1, "
    + "constant: 8).isActive = true"

  @Test(arguments: [
    ("if (!cell.title.textAlignment) { [self grow]; }", true),
    ("[self store:@(cell.title.textAlignment)];", true),
    ("NSInteger side = (NSInteger)cell.title.textAlignment;\n  if (side == 0) { [self grow]; }", true),
    ("switch ((NSInteger)cell.title.textAlignment) { case 0: [self grow]; }", true),
    ("NSTextAlignment side = [cell.title textAlignment];\n  switch (side) { case NSTextAlignmentLeft: [self grow]; break; default: break; }", true),
    ("id side = [cell.title valueForKey:@\"textAlignment\"];", true),
    ("[cell.title setValue:@1 forKey:@\"textAlignment\"];", false),
    ("[cell.price setTextAlignment:cell.title.textAlignment];", false),
    ("if (cell.title.textAlignment == NSTextAlignmentCenter) { [self grow]; }", false),
    ("NSMutableParagraphStyle *style = [NSMutableParagraphStyle new];\n  style.alignment = cell.title.textAlignment;", false),
  ])
  func readingsInAnotherFileOfObjectiveC(other: String, isRead: Bool) throws {
    let project = Scratch()
      .write("Cell.h", "@interface Cell : UIView\n@property UILabel *title;\n@property UILabel *price;\n@end\n")
      .write("Cell.m", "#import \"Cell.h\"\n@implementation Cell\n- (void)load {\n  self.title.textAlignment = NSTextAlignmentLeft;\n}\n@end\n")
      .write("Other.m", "#import \"Cell.h\"\n@implementation Other\n- (void)look:(Cell *)cell {\n  \(other)\n}\n@end\n")
    #expect(try project.findings(".").filter { $0.path == "Cell.m" && $0.fix == "safe" }.isEmpty == isRead)
  }

  /// A cell of a field is reached by the outlet of the field.
  @Test func readingsOfWhatInterfaceBuilderMade() throws {
    let field = "<textField id=\"t-1\"><textFieldCell key=\"cell\" alignment=\"left\" title=\"Due\" id=\"c-1\"/></textField>"
    let document = "<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"><objects><customView id=\"v-1\" customClass=\"Cart\"><subviews>\(field)</subviews>"
      + "<connections><outlet property=\"due\" destination=\"t-1\" id=\"o-1\"/></connections></customView></objects></document>"
    for (code, isRead) in [("due.alignment == .left ? 4 : 40", true), ("due.alignment == .center ? 4 : 40", false)] {
      let project = Scratch().write("Cart.xib", document)
        .write("Cart.swift", "final class Cart: NSView {\n  @IBOutlet var due: NSTextField!\n  func gap() -> CGFloat { \(code) }\n}\n")
      #expect(try project.findings(".").filter { $0.path == "Cart.xib" && $0.fix == "safe" }.isEmpty == isRead, "\(code)")
    }
  }

  private func category(of change: String) -> String {
    change.contains("textAlignment") ? "text-alignment" : change.contains("contentHorizontal") ? "content-alignment" : "layout-constraint"
  }

  @Test(.enabled(if: ProcessInfo.processInfo.environment["RTL_READS_APPS"] != nil, "RTL_READS_APPS names no folder of apps"))
  func nothingReadsWhatSafeFixesOfAppsChange() throws {
    let root = ProcessInfo.processInfo.environment["RTL_READS_APPS"]!
    for app in try FileManager.default.contentsOfDirectory(atPath: root).sorted() {
      guard let found = try? disagreements(in: root + "/" + app) else { continue }
      print("\(app): \(found.safe) safe fixes, \(found.read.count) readings")
      for read in found.read { Issue.record("\(app): \(read)") }
    }
  }
}
