import Foundation
import Testing

/// What the page of each rule tells the developer of an app, who sees neither its patterns nor the tables.
@Suite struct RulePageTests {
  private static let rules = Repository.files(below: Repository.path + "/Rules").filter { $0.hasSuffix(".md") && $0.contains("/") }.sorted()
  private static let sources = Repository.files(below: Repository.path + "/Sources").filter { $0.hasSuffix(".swift") }
    .map { ($0 as NSString).lastPathComponent }

  /// A line and the first lines that are not empty around it.
  private struct Line {
    let text: String
    let previous: String
    let next: String
  }

  private static func lines(_ text: String) -> [Line] {
    let lines = text.components(separatedBy: "\n")
    return lines.indices.map { at in
      Line(text: lines[at], previous: lines[..<at].last { !$0.isEmpty } ?? "", next: lines[(at + 1)...].first { !$0.isEmpty } ?? "")
    }
  }

  /// The lines below the head that stand in no fence; a fence leaves the line that opens it.
  private static func withoutBlocks(_ file: String) -> String {
    var isInside = false
    var lines = file.components(separatedBy: "\n").dropFirst().drop { $0 != "---" }.dropFirst()
    lines.removeAll { line in
      let isFence = line.hasPrefix("```")
      if isFence { isInside.toggle() }
      return isFence ? !isInside : isInside
    }
    return lines.joined(separator: "\n")
  }

  /// Sentences of paragraphs, items and headings, without code.
  private static func sentences(_ prose: String) -> [String] {
    var paragraphs = [""]
    for line in prose.components(separatedBy: "\n") {
      let isText = !line.isEmpty && !line.hasPrefix("    ") && !line.hasPrefix("```")
      if !isText || line.hasPrefix("- ") || line.hasPrefix("#") { paragraphs.append("") }
      if isText { paragraphs[paragraphs.count - 1] += " " + line }
    }
    return paragraphs.flatMap { paragraph in
      let words = paragraph.components(separatedBy: "`").enumerated().map { $0 % 2 == 0 ? $1 : "CODE" }.joined()
      return words.replacingOccurrences(of: "? ", with: ". ").components(separatedBy: ". ")
    }
  }

  @Test(arguments: rules, [[], ["--all"]]) func everyLineLeadsSomewhere(file: String, options: [String]) throws {
    let id = (file as NSString).lastPathComponent.dropLast(3)
    let page = try Command.run(["explain", String(id)] + options, in: Repository.path).stdout
    var isInside = false
    for line in Self.lines(page) {
      if line.text.hasPrefix("```") { isInside.toggle() }
      guard !isInside, !line.text.hasPrefix("    ") else { continue }
      if line.text.hasSuffix(":") {
        #expect(["```", "    ", "- "].contains(where: line.next.hasPrefix), "nothing follows “\(line.text)”")
      }
      if line.text.hasPrefix("#") {
        #expect(!line.next.isEmpty && !line.next.hasPrefix("#"), "nothing follows “\(line.text)”")
      }
      // Without `--all` the page says how many examples it leaves out.
      if line.text == "## In this project", page.contains("\n## Examples\n"), !line.previous.contains(" more: `") {
        #expect(line.previous == "```", "“\(line.previous)” is about no example")
      }
    }
  }

  /// Only a source may stand above a block that the page does not show.
  @Test(arguments: rules) func captionsOfPatternsAreInTheirBlocks(file: String) throws {
    for line in Self.lines(Self.withoutBlocks(try Repository.read("Rules/" + file))) where line.text.hasPrefix("```") {
      let role = line.text.components(separatedBy: " ")[1]
      guard ["find", "except", "shared"].contains(role) else { continue }
      #expect(["```", "#", "Source: "].contains(where: line.previous.hasPrefix), "write “\(line.previous)” as a line `about: …` of the block below it")
    }
  }

  @Test(arguments: rules) func sentencesAreShort(file: String) throws {
    for sentence in Self.sentences(Self.withoutBlocks(try Repository.read("Rules/" + file))) {
      #expect(sentence.split(separator: " ").count <= 30, "\(sentence)")
    }
  }

  @Test(arguments: rules) func pagesNameNothingInternal(file: String) throws {
    let prose = Self.withoutBlocks(try Repository.read("Rules/" + file))
    for name in [".tsv", "Tables/"] + Self.sources { #expect(!prose.contains(name)) }
    for phrase in ["is a note", "are notes", "is a warning", "are warnings"] {
      #expect(!prose.contains(phrase), "write “reported as …”")
    }
  }

  /// What is said of a pattern goes with the pattern, and what is said of an example stays with it.
  @Test func blocksTakeTheirCaptionsAlong() throws {
    let rule = """
      ---
      id: own
      category: other
      severity: warning
      fix: none
      message: "m"
      ---
      # Title

      Prose.

      ```swift except
      about: Not in a map.
      about: It has no sides.
      mapView.turnOver
      ```
      ```swift shared
      about: For all.
      where not named other
      ```
      ```swift find
      about: Buttons: the usual case.
      turnOver
      ```

      ## Examples

      A menu has
      several.

      ```swift bad
      menu.↓turnOver()
      ```

      A map stays.

      ```swift good
      mapView.turnOver()
      ```
      ```swift bad
      longMenu.↓turnOver()
      ```

      """
    let project = Scratch().write("own.md", rule).write(".rtl-audit.yml", "rule-files: [own.md]\n")
    let result = try project.run("test", "own.md")
    #expect(result.status == 0, "\(result.stdout)\(result.stderr)")
    let all = try project.run("explain", "own", "--all").stdout
    #expect(all.hasPrefix("# Title\n\nProse.\n\n## Examples\n\nA menu has\nseveral.\n\nReported:\n\n```swift\nmenu.turnOver()\n```\n"), "\(all)")
    let page = try project.run("explain", "own").stdout
    #expect(page.hasPrefix("""
      # Title

      Prose.

      ## Examples

      Reported:

      ```swift
      longMenu.turnOver()
      ```

      A map stays.

      Not reported:

      ```swift
      mapView.turnOver()
      ```

      1 more: `rtl-audit explain own --all`.

      ## In this project
      """), "\(page)")
  }
}
