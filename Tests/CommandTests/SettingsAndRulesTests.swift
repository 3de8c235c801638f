import Testing

/// The settings file, rule files of a team, and its tables.
@Suite struct SettingsAndRulesTests {
  private let defect = "func style(_ label: UILabel) {\n  label.textAlignment = .left\n}\n"

  private let ownRule = """
    ---
    id: own-left-badge
    category: layout-constraint
    severity: warning
    fix: unsafe
    precision: high
    message: "`{MATCH}` keeps the badge on one side in every language"
    ---
    # Badge on a fixed side

    A badge belongs to the reading end of its picture.

    ```swift find
    placeBadge(at: .$(topLeft -> topLeading | topRight -> topTrailing)
    ```

    ```swift bad
    placeBadge(at: .↓topLeft)
    ```
    ```swift fixed unsafe
    placeBadge(at: .topLeading)
    ```
    ```swift good
    placeBadge(at: .centre)
    ```

    """

  @Test(arguments: [
    ("fail-lvel: note\n", ":1:1:", "fail-level"),
    ("min-level: note\nexclud:\n  - Pods/**\n", ":2:1:", "exclude"),
    ("rules:\n  fixed-text-alignmen: off\n", ":2:3:", "fixed-text-alignment"),
    ("fail-level: loud\n", ":1:13:", "warning"),
    ("require-reason: yes\n", ":1:17:", "true"),
    ("rules:\n  fixed-text-alignment: loud\n", ":2:25:", "off"),
    ("overrides: { \"App/**\": off }\n", ":1:24:", "`App/**` in `overrides`"),
    ("rule-files:\n  - rules/absent.md\n", ".rtl-audit.yml:", "rules/absent.md"),
  ])
  func refusesSettings(text: String, place: String, remedy: String) throws {
    let result = try Scratch().write(".rtl-audit.yml", text).write("A.swift", defect).run(".")
    #expect(result.status == 2)
    #expect(result.stderr.contains(".rtl-audit.yml"))
    #expect(result.stderr.contains(place), "\(result.stderr)")
    #expect(result.stderr.contains(remedy), "\(result.stderr)")
  }

  @Test func obeysSettings() throws {
    let project = Scratch().write("A.swift", defect).write("Old/B.swift", defect)
    #expect(try project.findings(".").count == 2)
    project.write(".rtl-audit.yml", "exclude:\n  - Old/**\n")
    #expect(try project.findings(".").map(\.path) == ["A.swift"])
    project.write(".rtl-audit.yml", "rules:\n  fixed-text-alignment: note\n")
    #expect(try project.findings(".").map(\.rest) == Array(repeating: "note fixed-text-alignment safe", count: 2))
    project.write(".rtl-audit.yml", "rules:\n  fixed-text-alignment: off\n")
    #expect(try project.findings(".").isEmpty)
    project.write(".rtl-audit.yml", "language-switch: in-app\n")
    #expect(try Set(project.findings(".").map(\.fix)) == ["unsafe"])
    project.write(".rtl-audit.yml", "")
    project.write("Old/Menu.swift", "func pick() {\n  use(bundle.path(forResource: appLanguage, ofType: \"lproj\"))\n}\n")
    #expect(try Set(project.findings(".").map(\.fix)) == ["unsafe"])
    let told = try project.run(".").stdout
    #expect(
      told.contains("\n2 fixes are not safe because the app switches its language by itself (Old/Menu.swift:2), which `natural` does not follow.\n"), "\(told)")
    #expect(told.components(separatedBy: "= unsafe fix: language switch\n").count == 3, "\(told)")
    project.write(".rtl-audit.yml", "language-switch: system\n")
    #expect(try Set(project.findings(".").map(\.fix)) == ["safe"])
    project.write(".rtl-audit.yml", "rules:\n  fixed-text-alignment: { fix: unsafe }\n")
    #expect(try Set(project.findings(".").map(\.fix)) == ["unsafe"])
    let swipe = Scratch().write("C.swift", "func f() {\n  swipe.direction = .left\n}\n")
    #expect(try swipe.findings(".").map(\.rest) == ["warning swipe-direction unsafe"])
    swipe.write(".rtl-audit.yml", "rules:\n  swipe-direction: { fix: safe }\n")
    #expect(try swipe.findings(".").map(\.rest) == ["warning swipe-direction safe"])
    project.write("other.yml", "rules:\n  fixed-text-alignment: error\n")
    #expect(try Set(project.findings(".", "--settings", "other.yml").map(\.level)) == ["error"])
  }

  /// What a rule raises by itself, where two views stand at both edges, as well.
  @Test func aLevelOfTheSettingsIsTheMost() throws {
    let row =
      "func layoutSubviews() {\n  icon.frame = CGRect(x: 16, y: 0, width: 20, height: 20)\n"
        + "  arrow.frame = CGRect(x: bounds.width - 36, y: 0, width: 20, height: 20)\n}\n"
    let project = Scratch().write("Row.swift", row)
    #expect(try project.findings(".").map(\.level) == ["warning", "warning"])
    project.write(".rtl-audit.yml", "rules:\n  physical-frame-layout: note\n")
    #expect(try project.findings(".", "--min-level", "note").map(\.level) == ["note", "note"])
  }

  @Test func aFolderWithoutRulesPassesNothing() throws {
    let result = try Scratch().write("rules/README.md", "# Ours\n").run("test", "rules")
    #expect(result.status == 2 && result.stderr.contains("there is no rule file in `rules`"), "\(result.stderr)")
  }

  @Test func runsARuleOfTheTeam() throws {
    let project = Scratch().write(".rtl-audit.yml", "rule-files:\n  - rules/**/*.md\n")
      .write("rules/layout-constraint/own-left-badge.md", ownRule)
      .write("A.swift", "func f() {\n  placeBadge(at: .topRight)\n}\n")
    #expect(try project.findings(".").map(\.description) == ["A.swift:2:19 warning own-left-badge unsafe"])
    #expect(try project.run(".", "--fix", "--unsafe-fixes").status == 0)
    #expect(try project.read("A.swift") == "func f() {\n  placeBadge(at: .topTrailing)\n}\n")
    let test = try project.run("test", "rules/layout-constraint/own-left-badge.md")
    #expect(test.status == 0, "\(test.stdout)")
  }

  /// As a run of the project does.
  @Test func testsOfARuleSeeTheTablesOfTheSettings() throws {
    let rule = ownRule.replacing("topLeft -> topLeading | topRight -> topTrailing", with: "$SIDE").replacing(
      "placeBadge(at: .$($SIDE)", with: "table SIDE: badge-sides\nplaceBadge(at: .$SIDE")
    let project = Scratch().write("own-left-badge.md", rule).write("tables/badge-sides.tsv", "from\tto\ntopLeft\ttopLeading\ntopRight\ttopTrailing\n")
    #expect(try project.run("test", "own-left-badge.md").stderr.contains("unknown table `badge-sides`"))
    project.write(".rtl-audit.yml", "tables: [\"tables/*.tsv\"]\n")
    let test = try project.run("test", "own-left-badge.md")
    #expect(test.status == 0, "\(test.stdout)\(test.stderr)")
  }

  @Test func aRuleMayWriteBracesRoundTheTestOfTheDirection() throws {
    let rule = ownRule.replacing(
      "```swift find\nplaceBadge(at: .$(topLeft -> topLeading | topRight -> topTrailing)",
      with: "```swift find\ndirection: view.isRTL\nplaceBadge(at: $(.topLeft -> pick { {RTL} ? .topRight : .topLeft })"
    ).replacing("placeBadge(at: .↓topLeft)", with: "placeBadge(at: ↓.topLeft)")
      .replacing("placeBadge(at: .topLeading)", with: "placeBadge(at: pick { view.isRTL ? .topRight : .topLeft })")
    let project = Scratch().write(".rtl-audit.yml", "rule-files:\n  - rules/**/*.md\n")
      .write("rules/layout-constraint/own-left-badge.md", rule).write("A.swift", "placeBadge(at: .topLeft)\n")
    #expect(try project.run("test", "rules/layout-constraint/own-left-badge.md").status == 0)
    #expect(try project.run(".").stdout.contains("pick { view.isRTL ?"))
    #expect(try project.run(".", "--fix", "--unsafe-fixes").status == 0)
    #expect(try project.read("A.swift") == "placeBadge(at: pick { view.isRTL ? .topRight : .topLeft })\n")
  }

  @Test func tellsWhichExampleFails() throws {
    let wrong = ownRule.replacing("placeBadge(at: .centre)", with: "placeBadge(at: .topLeft)")
    let project = Scratch().write("layout-constraint/own-left-badge.md", wrong)
    let test = try project.run("test", "layout-constraint/own-left-badge.md")
    #expect(test.status == 1)
    #expect(test.stdout.contains("layout-constraint/own-left-badge.md:2"), "\(test.stdout)")
  }

  @Test(arguments: [
    ("severity: warning", "severity: loud", 4, "warning"),
    ("fix: unsafe", "fxi: unsafe", 5, "fix"),
    ("id: own-left-badge", "id: own-badge", 2, "own-left-badge"),
    ("placeBadge(at: .$(topLeft -> topLeading | topRight -> topTrailing)", "$A.$B", 14, "no fixed word"),
    ("\n```\n\n```swift bad", "\nwhere inised left\n```\n\n```swift bad", 15, "`inside`"),
  ])
  func refusesARule(part: String, wrong: String, line: Int, remedy: String) throws {
    let text = ownRule.replacing(part, with: wrong)
    #expect(text != ownRule)
    let project = Scratch().write(".rtl-audit.yml", "rule-files:\n  - rules/**/*.md\n")
      .write("rules/layout-constraint/own-left-badge.md", text).write("A.swift", defect)
    let result = try project.run(".")
    #expect(result.status == 2)
    #expect(result.stderr.contains("rules/layout-constraint/own-left-badge.md:\(line):"), "\(result.stderr)")
    #expect(result.stderr.contains(remedy), "\(result.stderr)")
    #expect(try project.run("test", "rules/layout-constraint/own-left-badge.md").status == 2)
  }

  @Test func refusesAnIDThatIsTaken() throws {
    let text = ownRule.replacing("own-left-badge", with: "left-right-anchors")
    let project = Scratch().write(".rtl-audit.yml", "rule-files: [rules/**/*.md]\n")
      .write("rules/layout-constraint/left-right-anchors.md", text).write("A.swift", defect)
    let result = try project.run(".")
    #expect(result.status == 2)
    #expect(result.stderr.contains("rules/layout-constraint/left-right-anchors.md:2:"), "\(result.stderr)")
  }

  @Test func readsATableOfTheTeam() throws {
    let project = Scratch().write("A.swift", "func f() {\n  loyaltyField.textAlignment = .left\n}\n")
    #expect(try project.findings(".").count == 1)
    project.write("tables/must-not-flip.tsv", "word\tkind\tsource\nloyalty\ttext\tnumbers of our members\n")
      .write(".rtl-audit.yml", "tables:\n  - tables/*.tsv\n")
    #expect(try project.findings(".").isEmpty)
    project.write("tables/must-not-flip.tsv", "name\tkind\tsource\nloyalty\ttext\tnumbers of our members\n")
    let result = try project.run(".")
    #expect(result.status == 2)
    #expect(result.stderr.contains("tables/must-not-flip.tsv:1:"), "\(result.stderr)")
    project.write("tables/must-not-flip.tsv", "word\tkind\tsource\nloyalty\n")
    #expect(try project.run(".").stderr.contains("tables/must-not-flip.tsv:2:"))
  }

  /// With the word that was meant, before anything is audited.
  @Test(arguments: [
    ("guards.tsv", "kind\ttext\tsource\n# ours\ncommnt\tstays here\tours\n", "tables/guards.tsv:3: unknown kind `commnt`; did you mean `comment`?"),
    ("label-widths.tsv", "kind\tname\trole\nplacng\tpin\t\n", "tables/label-widths.tsv:2: unknown kind `placng`; did you mean `placing`?"),
    ("must-not-flip.tsv", "word\tknd\nmap\tplace\n", "tables/must-not-flip.tsv:1: unknown column `knd`; did you mean `kind`?"),
    ("horizontal-sources.tsv", "kind\tname\tlabel\trole\nwaay\tpull\t\t\n", "tables/horizontal-sources.tsv:2: unknown kind `waay`; did you mean `way`?"),
    ("our-sides.tsv", "from\tto\tneds\nleft\tleading\t\n", "tables/our-sides.tsv:1: unknown column `neds`; did you mean `needs`?"),
  ]) func refusesAMisspelledRowOfTheTeam(table: String, text: String, message: String) throws {
    let rule = ownRule.replacing("topLeft -> topLeading | topRight -> topTrailing", with: "$SIDE")
      .replacing("placeBadge(at: .$($SIDE)", with: "table SIDE: our-sides\nplaceBadge(at: .$SIDE")
    let project = Scratch().write("tables/our-sides.tsv", "from\tto\ntopLeft\ttopLeading\ntopRight\ttopTrailing\n")
      .write("own-left-badge.md", rule).write(".rtl-audit.yml", "rule-files: [own-left-badge.md]\ntables: [\"tables/*.tsv\"]\n").write("A.swift", "let a = 1\n")
    #expect(try project.run(".").status == 0)
    project.write("tables/" + table, text)
    for arguments in [["."], ["test", "own-left-badge.md"], ["report", "--output", "r.html"]] {
      let result = try Command.run(arguments, in: project.path)
      #expect(result.status == 2, "\(arguments)")
      #expect(result.stderr.contains(message), "\(result.stderr)")
    }
  }

  /// The row is to blame, and not the built-in page that reads it.
  @Test(arguments: [
    ("text-shapes.tsv", "shape\ttemplate\npercent\t{nmber}%\n", "tables/text-shapes.tsv:2: unknown kind `nmber`; did you mean `number`?"),
    ("sf-symbols.tsv", "from\tto\tneeds\na\tb\tios 99\n", "tables/sf-symbols.tsv:2: unknown platform `ios`; did you mean `iOS`?"),
  ]) func refusesARowThatOnlyPagesRead(table: String, text: String, message: String) throws {
    let result = try Scratch().write("tables/" + table, text).write(".rtl-audit.yml", "tables: [tables/*.tsv]\n").write("A.swift", "let a = 1\n").run(".")
    #expect(result.status == 2 && result.stderr.contains(message), "\(result.stderr)")
  }

  /// It would do nothing, and nobody would notice.
  @Test(arguments: [("gaurds", "did you mean `guards`?"), ("our-words", "name it in a rule file, or take it out of `tables`")])
  func refusesATableThatNoRuleReads(name: String, remedy: String) throws {
    let project = Scratch().write("tables/\(name).tsv", "\nkind\ttext\ncomment\tstays here\n").write(".rtl-audit.yml", "tables: [tables/*.tsv]\n")
    let result = try project.write("A.swift", "let a = 1\n").run(".")
    #expect(result.status == 2 && result.stderr == "rtl-audit: tables/\(name).tsv:2: no rule reads the table `\(name)`; \(remedy)\n", "\(result.stderr)")
  }

  @Test func readsAHelperOfTheTeam() throws {
    let project = Scratch().write("A.swift", "func f() {\n  price.fasten(.left, to: .right, of: photo)\n}\n")
    #expect(try project.findings(".").isEmpty)
    project.write("tables/layout-helpers.tsv", "word\tsource\nfasten\tour views\n").write(".rtl-audit.yml", "tables: [tables/*.tsv]\n")
    #expect(try project.findings(".").map(\.rest) == ["warning left-right-layout-call unsafe"])
  }

  @Test func readsALayoutChainOfTheTeam() throws {
    let page = """
      ---
      id: own-chain
      category: layout-constraint
      severity: warning
      fix: safe
      message: "m"
      ---
      # Own chain

      Ours.

      ```swift find
      analysis: layout-chain
      table: our-chain
      ```
      """
    let table = """
      kind\tlibrary\tlanguage\tname\ttwin\trole
      maker\tOurs\tswift\tarrange\t\tmake
      member\tOurs\tswift\tleft\tleading\taxis-x

      """
    let project = Scratch().write("A.swift", "func f() {\n  price.arrange { make in\n    make.left.of(card)\n  }\n}\n")
      .write("rules/own-chain.md", page).write("tables/our-chain.tsv", table)
      .write(".rtl-audit.yml", "rule-files: [rules/*.md]\ntables: [tables/*.tsv]\n")
    #expect(try project.findings(".").map(\.rest) == ["warning own-chain safe"])
  }

  /// The import may stand in another file, or the library in the Podfile; without either the method is the project's own.
  @Test(arguments: [
    ("Other.swift", "@_exported import PureLayout\n", 1), ("Podfile", "target 'A' do\n  pod 'PureLayout', '~> 3.1'\nend\n", 1),
    ("Libs/PureLayout/PureLayout.xcodeproj/project.pbxproj", "{}\n", 1), ("Libs/PureLayout.podspec", "", 1), ("PureLayout/Package.swift", "", 1),
    ("App.h", "#import <PureLayout/PureLayout.h>\n", 1), ("Other.swift", "import PureLayoutKit\n", 0),
  ])
  func asksWhichLibraryTheProjectUses(_ path: String, _ text: String, _ count: Int) throws {
    let project = Scratch().write("A.swift", "func f() {\n  price.autoPinEdge(toSuperviewEdge: .left)\n}\n").write(path, text)
    #expect(try project.findings("A.swift").count == count)
  }

  @Test func aLibraryThatIsTooOldMakesAFixUnsafe() throws {
    let project = Scratch().write("A.swift", "import PinLayout\nfunc f() {\n  price.pin.left(8)\n}\n")
      .write("Podfile.lock", "PODS:\n  - PinLayout (1.1.0)\n")
    #expect(try project.findings(".").map(\.rest) == ["warning left-right-pin-layout unsafe"])
    project.write("Podfile.lock", "PODS:\n  - PinLayout (1.2.0)\n")
    #expect(try project.findings(".").map(\.rest) == ["warning left-right-pin-layout safe"])
  }

  @Test func oneFindingSpeaksForTheProject() throws {
    let text = "import PinLayout\nfunc f() {\n  price.pin.start(8)\n  photo.pin.start(8)\n}\n"
    let project = Scratch().write("A.swift", text).write("B.swift", text)
    #expect(try project.findings(".").map(\.description) == ["A.swift:3:13 warning start-without-direction"])
    project.write("C.swift", "func start() {\n  Pin.layoutDirection(.auto)\n}\n")
    #expect(try project.findings(".").isEmpty)
  }
}
