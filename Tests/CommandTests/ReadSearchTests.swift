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
    for folder in ["Samples", "Samples/InApp"] {
      let samples = try Scratch(copyOf: folder)
      let found = try disagreements(in: samples.path)
      #expect(found.read == [])
      #expect(found.safe > 0 || folder != "Samples")
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
