import Foundation
import Testing

/// What holds for the repository as a whole.
@Suite struct RepositoryTests {
  private static let rules = Repository.files(below: Repository.path + "/Rules").filter { $0.hasSuffix(".md") && $0.contains("/") }

  @Test(arguments: rules)
  func examplesOfTheRuleHold(file: String) throws {
    let result = try Command.run(["test", "Rules/" + file], in: Repository.path)
    #expect(result.status == 0, "\(result.stdout)\(result.stderr)")
  }

  @Test func everyRuleIsListed() throws {
    let listed = try Command.run(["rules"], in: Repository.path).stdout
    #expect(!RepositoryTests.rules.isEmpty)
    for file in RepositoryTests.rules {
      #expect(listed.contains((file as NSString).lastPathComponent.dropLast(3)), "run `rtl-audit pack Rules`")
    }
  }

  @Test func packedRulesAreFresh() throws {
    let rules = try Scratch(copyOf: "Rules")
    let result = try rules.run("pack", ".")
    #expect(result.status == 0, "\(result.stderr)")
    for file in ["Packed.swift", "README.md", "LANGUAGE.md"] {
      #expect(try rules.read(file) == Repository.read("Rules/" + file), "\(file) is stale: run `rtl-audit pack Rules`")
    }
  }

  @Test func theSchemaOfTheSettingsIsFresh() throws {
    let schema = try Command.run(["settings", "--schema"], in: Repository.path).stdout
    #expect(try schema == Repository.read("docs/settings.schema.json"), "run `rtl-audit settings --schema > docs/settings.schema.json`")
    #expect(try Repository.read(".rtl-audit.yml").hasPrefix("# yaml-language-server: $schema=docs/settings.schema.json\n"))
  }

  /// The pages name every format that the tool knows, and no other.
  @Test func pagesNameTheFormats() throws {
    let refusal = try Command.run(["--format", "?"], in: Repository.path).stderr
    let formats = refusal.components(separatedBy: "known: ").last!.trimmingCharacters(in: .whitespacesAndNewlines).components(separatedBy: ", ")
    #expect(formats.count >= 12)
    let page = try Repository.read("docs/formats.md")
    let rows = page.split(separator: "\n").filter { $0.hasPrefix("| `") && !$0.hasPrefix("| `--") }.map { String($0.split(separator: "`")[1]) }
    #expect(rows == formats)
    let readme = try Repository.read("README.md")
    for format in formats { #expect(readme.contains("`\(format)`")) }
  }

  /// What the tool knows about frameworks and libraries is data in `Rules/`.
  @Test func sourcesNameNoFramework() throws {
    let words = [
      "UIKit", "AppKit", "SwiftUI", "UILabel", "UIView", "UIImage", "UIButton", "UIEdgeInsets", "NSTextAlignment", "textAlignment",
      "leftAnchor", "contentHorizontalAlignment", "NSLayoutConstraint", "SnapKit", "Masonry", "PureLayout", "makeConstraints",
      "systemName", "imageNamed", "effectiveUserInterfaceLayoutDirection",
    ]
    let sources = Repository.path + "/Sources"
    let files = Repository.files(below: sources)
    #expect(files.count > 50)
    for file in files {
      let text = try Repository.read("Sources/" + file)
      #expect(words.filter(text.contains) == [], "Sources/\(file)")
    }
  }

  /// A review shows two versions side by side.
  @Test func linesAreShort() throws {
    for folder in ["Sources", "Tests", "Plugins"] {
      for file in Repository.files(below: Repository.path + "/" + folder) where file.hasSuffix(".swift") && !file.contains("/.build/") {
        let path = folder + "/" + file
        for (number, line) in try Repository.read(path).split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
          #expect(line.count <= 160, "\(path):\(number + 1)")
        }
      }
    }
  }

  @Test func filesAreShort() throws {
    for folder in ["Sources", "Tests"] {
      for file in Repository.files(below: Repository.path + "/" + folder)
      where file.hasSuffix(".swift") && !file.contains("/Expected/") && !file.contains("/.build/") {
        let lines = try Repository.read(folder + "/" + file).split(separator: "\n", omittingEmptySubsequences: false).count
        #expect(lines <= 400, "\(folder)/\(file)")
      }
    }
  }
}
