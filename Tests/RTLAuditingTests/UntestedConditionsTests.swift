import RTLAuditing
import RTLMatching
import Testing

/// Which conditions of a page can be deleted without an example that notices.
@Suite struct UntestedConditionsTests {
  /// The first line of a body is 9.
  /// - Parameter head: more lines of the page's head.
  private func page(_ body: String, head: String = "") throws -> RuleFile {
    try RuleFile(
      path: "other/sample.md",
      text: "---\nid: sample\ncategory: other\nseverity: warning\nfix: unsafe\nmessage: \"m\"\n\(head)---\n# Title\n\(body)")
  }

  private func conditions(_ page: RuleFile, tables: Tables = Tables()) throws -> UntestedConditions? {
    try UntestedConditions(page, tables: tables, vocabularies: Vocabularies(tables: tables), threads: 2)
  }

  private static let find = "```swift find\n$VIEW.pin(.$(west))\nwhere $VIEW not has-word map\n```\n"
  private static let bad = "```swift bad\nview.pin(.↓west)\n```\n"

  /// Each body is a page of its own; what is untested is given as kind, line and text.
  @Test(arguments: [
    // The test is held by the example that it keeps silent, and is not held without that example.
    (find + bad + "```swift good\nmap.pin(.west)\n```\n", 1, []),
    (find + bad, 1, ["test 11: where $VIEW not has-word map"]),
    // A test that narrows an exception is held by what is reported all the same.
    (
      "```swift find\n$VIEW.pin(.$(west))\n```\n```swift except\n$VIEW.pin(.west)\nwhere $VIEW has-word map\n```\n" + bad
        + "```swift good\nmap.pin(.west)\n```\n",
      2, []
    ),
    (
      "```swift find\n$VIEW.pin(.$(west))\n```\n```swift except\n$VIEW.pin(.west)\nwhere $VIEW has-word map\n```\n" + bad,
      2, ["except block 13: $VIEW.pin(.west)"]
    ),
    // Of several tests on a line each alone.
    (
      "```swift find\n$VIEW.pin(.$(west))\nwhere $VIEW not has-word map or used or $VIEW has-word left\n```\n" + bad
        + "```swift good\nmap.pin(.west)\n```\n```swift bad\nlet pins = map.pin(.↓west)\n```\n",
      4, ["test 11: $VIEW has-word left"]
    ),
    // A level and a class are held by examples that state them; words for people are no conditions.
    ("```swift find\nabout: East.\nmessage: \"n\"\nlevel: note\npin(.$(west))\n```\n```swift bad level=note\npin(.↓west)\n```\n", 1, []),
    (
      "```swift find\nlevel: warning\nfix: unsafe\npin(.$(west -> start))\n```\n```swift bad\npin(.↓west)\n```\n```swift fixed unsafe\npin(.start)\n```\n",
      2, ["head line 10: level: warning", "head line 11: fix: unsafe"]
    ),
    // Blocks, patterns and alternatives, each alone; the alternatives of a table likewise.
    (
      "```swift find\npin(.$(west | east))\n\ndock(.west)\n```\n```swift find\nSIDE: left -> start | right -> end\nglue(.$SIDE)\n```\n" + bad
        + "```swift bad\nglue(.↓left)\n```\n```swift fixed unsafe\nglue(.start)\n```\n",
      8, ["alternative 10: east", "pattern 12: dock(.west)", "alternative 15: right -> end"]
    ),
    ("```swift find\npin(.$(west))\n```\n```swift find\nglue(.$(west))\n```\n" + bad, 2, ["find block 13: glue(.$(west))"]),
    // What an optional part contains; what a fix inserts is none.
    (
      "```swift find\n$(? $(a | b).)pin(.$(west | x(y \"|)\"))$(-> (a | b)))\n```\n"
        + "```swift bad\npin(.↓west)\n```\n```swift fixed unsafe\npin(.west(a | b))\n```\n",
      4, ["alternative 10: a", "alternative 10: b", "alternative 10: x(y \"|)\")"]
    ),
    // Without the table the rest is no rule, and without the test nothing uses the table; neither counts.
    (
      "```swift find\nSIDE: west -> east | east -> west\npin(.$(west))\nwhere not paired by SIDE\n```\n" + bad,
      3, ["alternative 10: east -> west", "test 12: where not paired by SIDE"]
    ),
    // Several languages: an example of either one holds it. What blocks share is a condition too.
    (
      "```swift,objc shared\nwhere not named map\nwhere not named atlas\n```\n```swift,objc find\n$VIEW.pin($(west))\n```\n```objc bad\nview.pin(↓west);\n```\n"
        + "```objc good\nmap.pin(west);\n```\n",
      2, ["test 11: where not named atlas"]
    ),
    // Interface Builder.
    (
      "```xml find\n<$(label | field) side=\"$(left -> natural | right)\" text=\"$absent\"/>\nwhere not ancestor <map/>\n```\n"
        + "```xml bad\n<label side=\"↓left\"/>\n```\n```xml fixed unsafe\n<label side=\"natural\"/>\n```\n",
      5, ["alternative 10: field", "alternative 10: right", "test 11: where not ancestor <map/>"]
    ),
  ] as [(String, Int, [String])])
  func areFound(body: String, count: Int, untested: [String]) throws {
    let found = try #require(try conditions(page(body)))
    #expect(found.untested.map { "\($0.kind.rawValue) \($0.line): \($0.text)" } == untested)
    #expect(found.count == count)
  }

  /// A mark in the page's head makes findings notes, so an example can show it.
  @Test(arguments: [("", ["head line 7: note-where: swaps"]), ("```swift bad level=note\nswapAll()\nview.pin(.↓west)\n```\n", [])])
  func linesOfTheHeadAreFound(example: String, untested: [String]) throws {
    let marks = try Table(path: "project-marks.tsv", name: "project-marks", text: "mark\twords\tsource\nswaps\tswapAll\tA\n")
    let tables = Tables([marks.name: marks])
    let file = try page("```swift find\npin(.$(west))\n```\n" + Self.bad + example, head: "note-where: swaps\nprecision: high\n")
    let found = try #require(try conditions(file, tables: tables))
    #expect(found.untested.map { "\($0.kind.rawValue) \($0.line): \($0.text)" } == untested)
    #expect(found.count == 1)
  }

  @Test func examplesThatFailSayNothing() throws {
    #expect(try conditions(page(Self.find + "```swift bad\nview.↓pin(.west)\n```\n")) == nil)
  }
}
