import Foundation
import Testing
import RTLFindings

/// Settings that extend others, that hold for some files alone, and the commands that show them.
@Suite struct SettingsCommandTests {
  private let defect = "func style(_ label: UILabel) {\n  label.textAlignment = .left\n}\n"

  @Test func oneFileExtendsAnother() throws {
    let project = Scratch().write("config/base.yml", "extends: deeper/first.yml\nrules: { fixed-text-alignment: note }\nexclude: [Old]\nrule-files: [own.md]\n")
      .write("config/deeper/first.yml", "rules: { fixed-text-alignment: error, left-right-anchors: off }\nmin-level: note\nfail-level: note\n")
      .write("config/own.md", "---\nid: own\ncategory: other\nseverity: note\nfix: none\nmessage: \"m\"\n---\n# Own\n\n```swift find\nplaceBadge\n```\n")
      .write(".rtl-audit.yml", "extends: config/base.yml\nfail-level: error\nexclude: [Older]\n")
      .write("A.swift", defect + "v.leftAnchor.constraint(equalTo: w.leftAnchor).isActive = true\nplaceBadge()\n").write("Old/B.swift", defect).write(
        "Older/B.swift", defect)
    #expect(try project.findings(".").map(\.description) == ["A.swift:2:25 note fixed-text-alignment safe", "A.swift:5:1 note own"])
    #expect(try project.run(".").status == 0)
    let shown = try project.run("settings").stdout
    for lines in [
      "# config/deeper/first.yml:1, config/base.yml:2\nrules:\n  fixed-text-alignment: note\n  left-right-anchors: off\n",
      "# .rtl-audit.yml:2\nfail-level: error\n", "# config/deeper/first.yml:2\nmin-level: note\n", "# default\nlanguage-switch: auto\n",
      "# config/base.yml:3, .rtl-audit.yml:3\nexclude:\n  - \"Old\"\n  - \"Older\"\n",
    ] { #expect(shown.contains(lines), "\(shown)") }
    // What it prints is a settings file that says the same.
    project.write("config/same.yml", shown)
    #expect(
      try project.findings(".", "--settings", "config/same.yml").map(\.description) == ["A.swift:2:25 note fixed-text-alignment safe", "A.swift:5:1 note own"])
  }

  @Test(arguments: [
    ("extends: gone.yml\n", ".rtl-audit.yml:1:10: `gone.yml` cannot be read"), ("extends: .rtl-audit.yml\n", "the cycle"),
    ("extends: base.yml\n", "base.yml:1:1: unknown key `exlude`"), ("overrides: { \"a[\": { fixed-text-alignment: off } }\n", ":1:14: `a[` in `overrides`"),
    ("overrides:\n  \"*.swift\": { fixed-text-alignmen: off }\n", ":2:16: unknown rule"),
    ("extends: circle.yml\n", "circle.yml:1:10: `.rtl-audit.yml` leads back to this file"),
  ])
  func refuses(text: String, words: String) throws {
    let project = Scratch().write(".rtl-audit.yml", text).write("base.yml", "exlude: [a]\n").write("circle.yml", "extends: .rtl-audit.yml\n").write(
      "A.swift", defect)
    let result = try project.run(".")
    #expect(result.status == 2 && result.stderr.contains(words), "\(result.stderr)")
  }

  @Test func someFilesHaveOtherLevels() throws {
    let project = Scratch().write("A.swift", defect).write("Old/B.swift", defect).write(
      "Old/New/C.swift", defect + "// rtl-audit:disable:next fixed-text-alignment\nlet x = 1\n"
    )
      .write(".rtl-audit.yml", "overrides:\n  Old: { fixed-text-alignment: off }\n  \"Old/New/**\": { fixed-text-alignment: { level: error, fix: shown } }\n")
    #expect(try project.findings(".").map(\.description).filter { $0.contains("fixed-text") } == [
      "A.swift:2:25 warning fixed-text-alignment safe", "Old/New/C.swift:2:25 error fixed-text-alignment shown",
    ])
    #expect(try project.findings("Old/B.swift").isEmpty)
    _ = try project.run("--fix")
    #expect(try project.read("A.swift").contains(".natural") && project.read("Old/B.swift") == defect && project.read("Old/New/C.swift").contains(".left"))
    // A rule that is off everywhere else.
    project.write("A.swift", defect).write(".rtl-audit.yml", "rules: { fixed-text-alignment: off }\noverrides: { A.swift: { fixed-text-alignment: note } }\n")
    #expect(try project.findings(".").map(\.description).filter { $0.contains("fixed-text") } == ["A.swift:2:25 note fixed-text-alignment safe"])
  }

  /// However the settings say it.
  @Test(arguments: [
    "rules: { fixed-text-alignment: { fix: unsafe } }\n", "rules: { text-alignment: { fix: unsafe } }\n",
    "overrides: { \"*.swift\": { fixed-text-alignment: { fix: unsafe } } }\n", "overrides: { \"*.swift\": { text-alignment: { fix: unsafe } } }\n",
  ])
  func settingsThatLowerAFixSaySo(text: String) throws {
    let project = Scratch().write(".rtl-audit.yml", text).write("A.swift", "func f() {\n  label.textAlignment = .left\n}\n")
    let reason = "the settings do not let this rule write safe fixes"
    #expect(try project.run(".").stdout.contains("= unsafe fix: \(reason)"))
    for format in ["json", "sarif"] { #expect(try project.run(".", "--format", format).stdout.contains("\"lowered\":\"\(reason)\""), "\(format)") }
    // What the page itself calls unsafe is not lowered.
    project.write("A.swift", "func f() {\n  label.textAlignment = .right\n}\n")
    for format in ["json", "sarif"] {
      let found = try project.run(".", "--format", format).stdout
      #expect(found.contains("\"reason\":\"the text may be meant to stay on its side\"") && !found.contains("lowered"), "\(format)")
    }
  }

  @Test func theSchemaIsThatOfTheReader() throws {
    let schema = try Scratch().run("settings", "--schema").stdout
    let json = try #require(try JSONSerialization.jsonObject(with: Data(schema.utf8)) as? [String: Any])
    let keys = try #require(json["properties"] as? [String: Any]).keys.sorted()
    // As the reader, it takes a file of comments alone.
    #expect(json["type"] as? [String] == ["object", "null"])
    let readme = try Repository.read("README.md")
    for key in keys { #expect(readme.contains("| `\(key)` |"), "README.md lacks \(key)") }
    let refusal = try Scratch().write(".rtl-audit.yml", "zzzzzzzzzzzzzzzzzzzzzzz: 1\n").run("settings").stderr
    for key in keys { #expect(refusal.contains("`\(key)`"), "\(refusal)") }
  }

  /// A category stands for its rules, and a rule that is named itself counts more, wherever it is written.
  @Test func aCategoryStandsForItsRules() throws {
    let project = Scratch().write("A.swift", "label.textAlignment = .left\nview.semanticContentAttribute = .forceRightToLeft\n")
    func levels(_ settings: String, _ arguments: String...) throws -> [String] {
      project.write(".rtl-audit.yml", settings)
      return try Command.run([".", "--format", "gcc", "--min-level", "note"] + arguments, in: project.path).stdout.split(separator: "\n")
        .filter { $0.hasPrefix("A.swift:") }.map { $0.split(separator: " ")[1] + " " + $0.split(separator: "[").last! }
    }
    let both = ["warning: fixed-text-alignment]", "warning: forced-direction]"]
    #expect(try levels("") == both)
    #expect(try levels("rules: { text-alignment: off }\n") == [both[1]])
    #expect(try levels("rules: { fixed-text-alignment: error, text-alignment: off }\n") == ["error: fixed-text-alignment]", both[1]])
    #expect(try levels("overrides: { \"A*\": { text-alignment: error } }\n") == ["error: fixed-text-alignment]", both[1]])
    #expect(try levels("", "--only", "text-alignment") == [both[0]])
    #expect(try levels("", "--only", "forced-direction,fixed-text-alignment") == both)
    #expect(try project.run(".", "--only", "text-alignmnt").stderr.contains("did you mean `text-alignment`?"))
  }

  @Test func rulesOfATeamAreListedAndExplained() throws {
    let rule =
      "---\nid: own\ncategory: other\nseverity: note\nfix: none\nmessage: \"m\"\n---\n# Badge on a side\n\nOurs.\n\n```swift find\nplaceBadge\n```\n"
        + "```swift bad target=iOS-13\n↓placeBadge()\n```\n"
    let project = Scratch().write(".rtl-audit.yml", "rule-files: [rules/own.md]\nrules: { own: error, fixed-text-alignment: off }\n").write(
      "rules/own.md", rule
    ).write("App/A.swift", "")
    let listed = try Command.run(["rules"], in: project.path + "/App").stdout
    #expect(listed.contains("Badge on a side (") && listed.contains("own.md)"), "\(listed)")
    #expect(listed.split(separator: "\n").contains { $0.hasPrefix("fixed-text-alignment ") && $0.contains(" off ") })
    let page = try project.run("explain", "own").stdout
    #expect(page.contains("Reported (deployment target `iOS 13`):") && page.contains("Level: error") && page.contains("rules/own.md"), "\(page)")
    #expect(page.contains("rtl-audit:disable:next own --"))
    #expect(try project.run("explain", "fixed-text-alignment").stdout.contains("Level: off"))
    #expect(try project.run("explain", "onw").stderr.contains("`own`"))
  }

  @Test func aNameThatIsNearlyRightLeadsToRules() throws {
    let answer = try Scratch().run("explain", "alignment")
    #expect(
      answer.status == 2 && answer.stdout == "" && answer.stderr.hasPrefix("rtl-audit: unknown rule `alignment`; similar names:\n  text-alignment "),
      "\(answer)")
    #expect(answer.stderr.contains("category of 5 rules\n") && answer.stderr.contains("\n  fixed-text-alignment       Text aligned to a fixed side\n"))
    #expect(try Scratch().run("explain", "unused").stderr.contains("did you mean `unused-suppression`?"))
    #expect(
      try Scratch().write("A.swift", defect).run("--only", "alignment").stderr.contains(
        "did you mean `text-alignment`, `content-alignment` or `ib-text-alignment`?"))
  }

  /// For dashboards and documentation of a team: what `rules` shows, and what else is known of a rule.
  @Test func rulesAreListedAsJSON() throws {
    let own =
      "---\nid: own\ncategory: other\nseverity: note\nfix: none\nmessage: \"m\"\n---\n# Badge\n\nOurs.\n\n```swift find\nplaceBadge\n```\n"
        + "```swift bad\n↓placeBadge()\n```\n"
    let project = Scratch().write("rules/own.md", own)
      .write(".rtl-audit.yml", "rule-files: [rules/own.md]\nrules: { fixed-text-alignment: { level: error, fix: unsafe }, text-concatenation: off }\n")
    func list(_ text: String) throws -> [String: ListedRule] {
      let report = try JSONDecoder().decode(RuleList.self, from: Data(text.utf8))
      #expect(report.version == 1 && report.tool["name"] == "rtl-audit")
      return Dictionary(uniqueKeysWithValues: report.rules.map { ($0.id, $0) })
    }
    let rules = try list(project.run("rules", "--format", "json").stdout)
    let table = try project.run("rules").stdout.split(separator: "\n")
    #expect(rules.count == table.count)
    for rule in rules.values { #expect(!rule.languages.isEmpty && (rule.url?.hasSuffix("/\(rule.category)/\(rule.id).md") ?? (rule.id == "own")), "\(rule)") }
    #expect(rules["own"] == ListedRule(
          id: "own", category: "other", level: "note", fix: "none", precision: "high", title: "Badge", summary: "Ours.", path: "rules/own.md", enabled: true,
          languages: ["swift"]))
    #expect(rules["fixed-text-alignment"]?.level == "error" && rules["fixed-text-alignment"]?.fix == "unsafe")
    #expect(Set(rules.values.filter { !$0.enabled }.map(\.id)) == ["text-concatenation", "digits-without-locale"])
    #expect(try project.run("rules", "--format", "json=rules.json", "--format", "text").stdout.split(separator: "\n") == table)
    #expect(try list(project.read("rules.json")) == rules)
    for arguments in [["rules", "--format", "sarif"], ["rules", "--words", "--format", "json"]] {
      let refusal = try Command.run(arguments, in: project.path)
      #expect(refusal.status == 2 && refusal.stdout == "" && refusal.stderr.contains("leave out `--format \(arguments.last!)`"))
    }
  }

  /// Pages of rules about string files, too, show the plainest examples alone and how to keep such a file quiet.
  @Test func aPageFitsTheFilesOfItsRule() throws {
    let page = try Scratch().run("explain", "western-signs").stdout
    #expect(page.contains("more: `rtl-audit explain western-signs --all`.") && page.contains("/* rtl-audit:disable:next western-signs"), "\(page)")
    #expect(!page.contains("    // rtl-audit:disable:next"))
  }

  /// A hook judges by the rules that are staged with the code.
  @Test func rulesOfATeamComeFromTheIndex() throws {
    func rule(_ word: String) -> String {
      "---\nid: own\ncategory: other\nseverity: warning\nfix: none\nmessage: \"m\"\n---\n# Own\n\n```swift find\n\(word)\n```\n"
    }
    let project = Scratch().write(".rtl-audit.yml", "rule-files: [rules/*.md]\n").write("rules/own.md", rule("stagedWord")).write(
      "A.swift", "stagedWord()\nfolderWord()\n")
    try project.git("init", "-q")
    try project.git("add", ".")
    project.write("rules/own.md", rule("folderWord"))
    #expect(try project.findings("--staged").map(\.line) == [1])
    #expect(try project.findings(".").map(\.line) == [2])
    try project.delete("rules/own.md")
    #expect(try project.findings("--staged").map(\.line) == [1])
  }
}

/// What `rules --format json` prints.
private struct RuleList: Decodable {
  var version: Int
  var tool: [String: String]
  var rules: [ListedRule]
}

private struct ListedRule: Decodable, Equatable {
  var id, category, level, fix, precision, title, summary: String
  var url, path: String?
  var enabled: Bool
  var languages: [String]
}
