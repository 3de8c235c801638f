import Foundation
import Testing

/// What the pages show is what the tool does.
@Suite struct ReadmeTests {
  /// The fenced blocks of a page with their language, the longest fences first opened.
  private static func blocks(_ page: String) throws -> [(language: String, text: String)] {
    var blocks: [(String, String)] = []
    var open: (fence: String, language: String, lines: [Substring])?
    for line in try Repository.read(page).split(separator: "\n", omittingEmptySubsequences: false) {
      if let block = open {
        if line == block.fence {
          blocks.append((block.language, block.lines.joined(separator: "\n") + "\n"))
          open = nil
        } else {
          open!.lines.append(line)
        }
      } else if line.hasPrefix("```") {
        let fence = String(line.prefix { $0 == "`" })
        open = (fence, String(line.dropFirst(fence.count)), [])
      }
    }
    return blocks
  }

  /// An app like that of the pages, in git, with a branch that `origin/main` stands for.
  private func app() throws -> Scratch {
    let app = Scratch()
    try FileManager.default.copyItem(atPath: Repository.path + "/Samples/Basket", toPath: app.path + "/App")
    app.write("App/Cart/CartView.swift", "func style() {\n  title.textAlignment = .left\n  avatar.pinBadge(to: .right)\n}\n")
    app.write("App/Menu.storyboard", try app.read("App/Base.lproj/Main.storyboard"))
    try app.committed()
    try app.git("update-ref", "refs/remotes/origin/main", "HEAD")
    try app.git("tag", "v2.1")
    return app
  }

  /// Every command of the tool that a page shows in a shell block, in order, in one app.
  @Test(arguments: ["README.md", "docs/hosts.md", "CONTRIBUTING.md"])
  func commandsRun(page: String) throws {
    let app = try app()
    let bin = URL(fileURLWithPath: try #require(Command.binary)).deletingLastPathComponent().path
    let environment = ["PATH": bin + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "")]
    var ran = 0
    for block in try ReadmeTests.blocks(page) where block.language == "sh" {
      for line in block.text.split(separator: "\n") where ["rtl-audit ", "git add"].contains(where: line.hasPrefix) || line == "rtl-audit" {
        // What other programs do with a report is theirs; `pack` belongs into this repository.
        let command = line.split(separator: " | ")[0]
        guard !command.contains("rtl-audit pack") else { continue }
        let result = try Command.run(program: "sh", ["-c", String(command)], in: app.path, environment: environment)
        #expect(result.status < 2, "\(page): \(line): \(result.stderr)")
        ran += 1
      }
    }
    #expect(ran > (page == "CONTRIBUTING.md" ? 0 : 5))
  }

  @Test func settingsAreRead() throws {
    for page in ["README.md", "CONTRIBUTING.md"] {
      for block in try ReadmeTests.blocks(page) where block.language == "yaml" && !block.text.contains("uses:") && !block.text.contains("repos:") {
        let project = Scratch().write(".rtl-audit.yml", block.text).write("A.swift", "").write(
          "rtl-rules/own.md", "---\nid: own\ncategory: other\nseverity: note\nfix: none\nmessage: \"m\"\n---\n# Own\n\n```swift find\nplaceBadge\n```\n")
        let result = try project.run(".")
        #expect(result.status == 0, "\(page): \(result.stderr)\n\(block.text)")
      }
    }
  }

  /// The first block of the front page, to the letter, and the lines that are silent.
  @Test func theFrontPageShowsWhatIsPrinted() throws {
    let blocks = try ReadmeTests.blocks("README.md")
    let shown = try #require(blocks.first { $0.text.hasPrefix("$ rtl-audit Cart\n") }).text
    let code =
      String(repeating: "\n", count: 10)
      + "    title.textAlignment = .left\n    price.leftAnchor.constraint(equalTo: title.trailingAnchor, constant: 8).isActive = true\n"
    // The silent lines stand in another file of the same app.
    let silent = try #require(blocks.first { $0.language == "swift" && $0.text.contains("not a text alignment") }).text
    let project = Scratch().write("Cart/CartView.swift", code).write("Silent.swift", silent)
    #expect(try "$ rtl-audit Cart\n" + project.run("Cart").stdout == shown)
    #expect(try project.findings("Silent.swift").isEmpty)
  }

  /// The rule of the ten minutes, put together as the page says.
  @Test func theRuleOfTheTenMinutesHolds() throws {
    let blocks = try ReadmeTests.blocks("CONTRIBUTING.md").filter { $0.language == "markdown" }
    let examples = try #require(blocks.first).text
    let pattern = try #require(blocks.dropFirst().first).text
    let rule = examples.replacing("```swift bad", with: pattern + "\n```swift bad")
    let shown = try ReadmeTests.blocks("CONTRIBUTING.md").filter { $0.language == "console" }.map(\.text)
    let app = Scratch().write("rtl-rules/pinned-badge.md", rule).write("App/Profile.swift", "func f() {\n\n    avatar.pinBadge(to: .right)\n}\n")
    #expect(try "$ rtl-audit test rtl-rules/pinned-badge.md\n" + app.run("test", "rtl-rules/pinned-badge.md").stdout == shown[0])
    app.write("rtl-rules/pinned-badge.md", rule.replacing("severity:", with: "serverity:"))
    #expect(try "$ rtl-audit test rtl-rules/pinned-badge.md\n" + app.run("test", "rtl-rules/pinned-badge.md").stderr == shown[1])
    app.write("rtl-rules/pinned-badge.md", rule).write(".rtl-audit.yml", "rule-files: [\"rtl-rules/*.md\"]\n")
    #expect(try "$ rtl-audit App\n" + app.run("App").stdout == shown[2])
  }
}
