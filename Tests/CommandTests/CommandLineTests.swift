import Testing

/// Exit statuses and the words of what the command line gets wrong.
@Suite struct CommandLineTests {
  private let clean = "import UIKit\nfinal class A: UIView {}\n"
  private let defect = "import UIKit\nfunc style(_ label: UILabel) {\n  label.textAlignment = .left\n}\n"

  @Test func statusTellsWhatWasFound() throws {
    let project = Scratch().write("A.swift", clean)
    #expect(try project.run(".").status == 0)
    project.write("B.swift", defect)
    #expect(try project.run(".").status == 1)
    #expect(try project.run(".", "--fail-level", "error").status == 0)
    #expect(try project.run("A.swift").status == 0)
    #expect(try project.run("B.swift").status == 1)
    #expect(try project.run(".", "--fix").status == 0)
    #expect(try project.run(".").status == 0)
  }

  /// In a build an error is what makes it fail, and nothing else is one.
  @Test(arguments: [
    ("", [], ["warning", "warning"]), ("fail-level: note\n", [], ["warning", "warning"]), ("fail-build: never\n", [], ["warning", "warning"]),
    ("fail-build: error\n", [], ["warning", "error"]), ("fail-build: warning\n", [], ["error", "error"]), ("", ["--fail-level", "error"], ["warning", "error"]),
  ])
  func aBuildFailsWhereTheSettingsSaySo(settings: String, arguments: [String], levels: [String]) throws {
    let project = Scratch().write(".rtl-audit.yml", settings).write("A.swift", defect + "let c = a.leftAnchor.constraint(equalTo: b.trailingAnchor)\n")
    let result = try Command.run(["--in-build"] + arguments, in: project.path)
    #expect(result.status == (levels.contains("error") ? 1 : 0), "\(result)")
    #expect(result.stdout.split(separator: "\n").map { String($0.split(separator: ":")[3].dropFirst()) } == levels, "\(result)")
    #expect(result.stdout.hasPrefix(project.path + "/A.swift:3:25: "))
  }

  @Test func aBuildOutlivesAMisspelledSetting() throws {
    let result = try Scratch().write(".rtl-audit.yml", "fail-biuld: error\n").write("A.swift", defect).run("--in-build")
    #expect(result.status == 0 && result.stdout.hasPrefix("warning: .rtl-audit.yml:1:1: ") && result.stdout.hasSuffix("; nothing was audited\n"), "\(result)")
  }

  @Test func notesFailOnlyWhenAsked() throws {
    let project = Scratch().write("A.swift", "func f() {\n  layer.contentsGravity = .left\n}\n")
    #expect(try project.run(".", "--min-level", "note").status == 0)
    #expect(try project.run(".", "--fail-level", "note").status == 1)
  }

  /// What the options make of two warnings, or of two warnings and an error.
  @Test(arguments: [
    (["--max-warnings", "2"], 0, 1), (["--max-warnings", "1"], 1, 1), (["--max-warnings", "1", "--min-level", "error"], 1, 1),
    (["--fail-level", "error", "--max-warnings", "1"], 1, 1), (["--fail-level", "warning", "--max-warnings", "2"], 0, 1),
    (["--max-warnings", "0", "--fix"], 0, 0), (["--max-warnings", "1", "--diff"], 1, 1), (["--max-warnings", "1", "--since", "HEAD"], 0, 0),
    (["--max-warnings", "1", "--exit-zero"], 0, 0), (["--exit-zero"], 0, 0), (["--exit-zero", "--fail-level", "note"], 0, 0),
  ])
  func statusFollowsTheOptions(arguments: [String], warnings: Int32, withError: Int32) throws {
    let project = try Scratch().write("A.swift", defect).write("B/.rtl-audit.yml", "").write("B/B.swift", defect).committed()
    let result = try Command.run(arguments, in: project.path)
    #expect(result.status == warnings, "\(result)")
    #expect(result.stderr.contains("too many warnings: 2; `--max-warnings` allows 1") == (arguments.contains("1") && !arguments.contains("--since")))
    try project.write("C.swift", "a.leftAnchor.constraint(equalTo: b.trailingAnchor).isActive = true\n").git("add", ".")
    try project.git("commit", "-qm", "second")
    #expect(try Command.run(arguments, in: project.path).status == withError)
  }

  /// A run that could not do its work is not excused.
  @Test(arguments: [["--exit-zero", "nowhere"], ["--exit-zero", "--only", "nothing"], ["merge", "--exit-zero", "nowhere.sarif"]])
  func exitZeroIsForFindingsAlone(arguments: [String]) throws {
    #expect(try Command.run(arguments, in: Scratch().write("A.swift", defect).path).status == 2)
  }

  /// Where a test fails the run fails, and nowhere else.
  @Test(arguments: [("0", "failures=\"1\""), ("1", "failures=\"0\"")])
  func warningsThatAreAllowedFailNoTest(most: String, failures: String) throws {
    let report = try Scratch().write("A.swift", defect).run("--format", "junit", "--max-warnings", most)
    #expect(report.stdout.contains(failures), "\(report)")
  }

  @Test func partsOfARunNeedNotFail() throws {
    let project = Scratch().write("A.swift", defect)
    #expect(try project.run("--shard", "1/1", "--format", "sarif=1.sarif", "--exit-zero").status == 0)
    #expect(try project.run("merge", "1.sarif").status == 1)
    #expect(try project.run("merge", "1.sarif", "--exit-zero").status == 0)
  }

  @Test(arguments: [
    (["--fxi"], ["`--fxi`", "`--fix`"]),
    (["--format", "html"], ["`html`", "`rtl-audit report --output report.html`"]), (["--format", "codeclimate"], ["`--format gitlab`"]),
    (["--format", "yaml"], ["`yaml`", "sarif"]),
    (["--watch"], ["entr", "`--stdin`"]), (["baseline", "--watch"], ["entr"]), (["--show-files"], ["`--list-files`"]), (["-j", "4"], ["`--threads N`"]),
    (["--format", "serif"], ["`serif`", "`sarif`"]),
    (["--format", "sarif="], ["needs a file name"]),
    (["--format", "sarif", "--format", "github"], ["--format github=FILE"]),
    (["--format", "sarif=a", "--format", "json=a"], ["the same file"]),
    (["--format", "sarif=a", "--output", "b"], ["`--output`"]),
    (["--output", "nowhere/a"], ["`nowhere/a`"]),
    (["--threads", "0"], ["`--threads`"]),
    (["--max-warnings", "-1"], ["`--max-warnings`", "0 or more"]), (["--max-warnings", "3", "--fail-level", "note"], ["add `--fail-level warning`"]),
    (["--max-warnings", "3", "--shard", "1/2"], ["leave it out"]), (["--max-warnings", "3", "--in-build"], ["`fail-build`"]),
    (["rules", "--exit-zero"], ["does not take `--exit-zero`"]),
    (["--min-level", "loud"], ["`loud`", "warning"]),
    (["--output"], ["`--output FILE`"]), (["--since"], ["`--since REVISION`: report only findings that are new"]),
    (["nowhere"], ["nowhere: does not exist, or a folder"]), (["BB.swift"], ["BB.swift: does not exist; did you mean `B.swift`?"]),
    (["nowhere/App.swift"], ["nowhere/App.swift"]),
    (["explain"], ["explain RULE"]),
    (["explain", "fixed-text-alignmen"], ["fixed-text-alignment"]),
    (["--fix", "--fix-only", "fixed-text-alignmen"], ["`fixed-text-alignment`"]),
    (["--settings", "absent.yml"], ["absent.yml: "]),
    (["test", "absent.md"], ["absent.md"]),
    (["rule"], ["`rules`"]),
    (["lint"], ["there is no file, folder or command `lint`", "`rtl-audit`"]), (["fix", "."], ["`rtl-audit --fix`"]),
    (["--fix", "--fix-only", "fixed-text-alignment,left-right-anchor"], ["`left-right-anchors`"]),
    (["--fix", "--fix-only", ","], ["id of a rule"]),
    (["--unsafe-fixes"], ["`--fix --unsafe-fixes`", "`--diff --unsafe-fixes`"]),
    (["--fix=1"], ["takes no value"]),
    (["--fix-only", "fixed-text-alignment"], ["`--fix`", "`--diff`"]),
    (["--diff", "--output", "fixes.diff"], ["> FILE"]),
    (["--reason", "x"], ["`rtl-audit suppress`"]),
    (["rules", "--fix"], ["`rtl-audit rules` does not take `--fix`"]),
    (["rules", "left"], ["use `rtl-audit rules`"]), (["help", "baselin"], ["unknown command `baselin`", "`baseline`"]),
    (["help", "nope"], ["unknown command `nope`; known: init, doctor, "]),
    (["help", "--fxi"], ["`--fix`"]), (["help", "lint"], ["unknown command `lint`; use `rtl-audit`"]),
    (["help", "fixed-text-alignment"], ["`rtl-audit explain fixed-text-alignment`"]),
    (["doctor", "A", "B"], ["use `rtl-audit doctor [PATH]`"]),
    (["completions", "bas"], ["`rtl-audit completions bash|zsh|fish`", "`bash`"]),
    (["--stdin"], ["`--path FILE`"]),
    (["--stdin", "--path", "B.swift", "--fix"], ["only reports"]),
    (["--path", "B.swift"], ["`--stdin`"]),
    (["--stdin", "--path", "B.swift", "--staged"], ["leave out `--staged`"]),
    (["--since", "HEAD", "--since-merge-base", "main"], ["one of them"]),
    (["--threads", "1", "doctor"], ["`rtl-audit doctor …`"]),
    (["--statistics", "--format", "sarif"], ["`--format`"]),
    (["--list-files", "--format", "json"], ["leave out `--format`"]), (["--list-files", "--fix"], ["leave out `--fix`"]),
    (["init", "--ci", "jenkins"], ["github or gitlab"]),
    (["init", "--hook"], ["not a git work tree"]),
    (["baseline", "show", "--format", "json"], ["writes no report", "leave out `--format`"]),
    (["new", "fixed-text-alignment.md"], ["built-in rule"]),
    (["new", "Badge.md"], ["lower case"]),
    (["suppress", "gone.xib#a", "fixed-text-alignment"], ["there is no file `gone.xib`"]),
    (["try", "gone.md"], ["gone.md"]),
  ])
  func refuses(arguments: [String], words: [String]) throws {
    let project = Scratch().write("B.swift", defect)
    let result = try Command.run(arguments, in: project.path)
    #expect(result.status == 2)
    #expect(result.stdout == "")
    for word in words { #expect(result.stderr.contains(word), "\(result.stderr)") }
    #expect(result.stderr.split(separator: "\n").count == 1)
  }

  /// A folder without a file for the tool is an error; a hook may name files of any kind.
  @Test(arguments: [("Pods", "default exclusion (tooling)", 2), ("Notes", ".storyboard", 2), ("Notes/read.txt", ".storyboard", 0)])
  func saysWhyNothingWasRead(path: String, why: String, status: Int32) throws {
    let project = Scratch().write("Pods/A.swift", defect).write("Notes/read.txt", "left")
    let result = try project.run(path)
    #expect(result.status == status)
    #expect(result.stdout == "No file was read.\n")
    #expect(result.stderr.contains(why), "\(result.stderr)")
  }

  @Test func countsChecksThatFailAtSeveralPlaces() throws {
    let rule = """
      ---
      id: own-left
      category: other
      severity: note
      fix: none
      message: "`{MATCH}`"
      ---
      # Left
      ```swift find
      view.stick(.$(left))
      ```
      ```swift bad
      ↓view.↓right(↓)
      ```
      """
    let result = try Scratch().write("own-left.md", rule).run("test", "own-left.md")
    #expect(result.status == 1)
    #expect(result.stdout.hasSuffix("0 passed, 3 failed\n"), "\(result.stdout)")
    let folder = try Scratch().write("rules/other/own-left.md", rule).write("rules/README.md", "# Rules\n").run("test", "rules")
    #expect(folder.stdout.hasPrefix("rules/other/own-left.md:") && folder.stdout.hasSuffix("0 passed, 3 failed\n"), "\(folder.stdout)\(folder.stderr)")
    let unknown = try Scratch().write("own-left.md", rule.replacing("category: other", with: "category: text")).run("test", "own-left.md")
    #expect(unknown.stderr.contains("text-alignment, ") && unknown.stderr.contains("text-clipping, other"), "\(unknown.stderr)")
  }

  @Test func listsConditionsThatNoExampleNeeds() throws {
    let rule = UntestedConditionsTests.rule
    let project = Scratch().write("own-left.md", rule)
    let listed = try project.run("test", "--untested", "own-left.md")
    #expect(listed.status == 1)
    #expect(
      listed.stdout == """
        own-left.md:10: no example needs this alternative: west
        own-left.md:11: no example needs this test: where $VIEW not has-word map
        3 conditions, 2 that no example needs

        """)
    let held = rule + "```swift bad\nview.stick(.↓west)\n```\n```swift good\nmap.stick(.left)\n```\n"
    let all = try project.write("own-left.md", held).run("test", "--untested", "own-left.md")
    #expect(all.status == 0 && all.stdout == "3 conditions, 0 that no example needs\n", "\(all)")
    let failing = try project.write("own-left.md", held + "```swift good\nview.stick(.left)\n```\n").run("test", "--untested", "own-left.md")
    #expect(failing.status == 2 && failing.stderr.contains("examples of `own-left.md` fail; run `rtl-audit test`"), "\(failing)")
    #expect(try project.run("--untested", ".").status == 2)
  }

  @Test func auditsFilesOfSeveralProjects() throws {
    let line = "label.textAlignment = .left\n"
    let folder = Scratch().write("a/.rtl-audit.yml", "").write("a/A.swift", line).write("b/.rtl-audit.yml", "").write("b/B.swift", line)
    let both = try folder.run("a/A.swift", "b/B.swift")
    #expect(both.status == 1 && both.stdout.contains("a/A.swift:1") && both.stdout.contains("b/B.swift:1"), "\(both.stdout)")
    let report = try folder.run("--format", "json", "a/A.swift", "b/B.swift")
    #expect(report.stdout.contains("\"a/A.swift\"") && report.stdout.contains("\"b/B.swift\"") && report.stdout.contains("\"files\":2"), "\(report.stdout)")
  }

  /// A vendor's settings do not bring the vendor's code into the report, and no fix into it.
  @Test(arguments: [[], ["Vendor"], ["Vendor/B.swift", "A.swift"]]) func settingsInAnExcludedFolderAreNoProject(arguments: [String]) throws {
    let line = "label.textAlignment = .left\n"
    let folder = try Scratch().write(".rtl-audit.yml", "exclude: [Vendor/]\n").write("A.swift", line).write("Vendor/.rtl-audit.yml", "")
      .write("Vendor/B.swift", line).committed()
    let result = try Command.run(["--fix"] + arguments, in: folder.path)
    #expect(result.status == (arguments == ["Vendor"] ? 2 : 0), "\(result)")
    #expect(try folder.read("Vendor/B.swift") == line && (arguments == ["Vendor"]) == (folder.read("A.swift") == line))
  }

  /// A folder with settings of its own is a project of its own, also in a run over all.
  @Test func aProjectInsideAProjectKeepsItsSettings() throws {
    let line = "label.textAlignment = .left\n"
    let folder = Scratch().write(".rtl-audit.yml", "").write("A.swift", line)
      .write("Apps/B/.rtl-audit.yml", "rules: { fixed-text-alignment: error }\n").write("Apps/B/B.swift", line)
      .write("Apps/C/.rtl-audit.yml", "rules: { fixed-text-alignment: off }\n").write("Apps/C/C.swift", line)
    let all = ["A.swift:1:23 warning fixed-text-alignment safe", "Apps/B/B.swift:1:23 error fixed-text-alignment safe"]
    #expect(try folder.findings().map(\.description) == all)
    #expect(try folder.findings("Apps").map(\.description) == ["B/B.swift:1:23 error fixed-text-alignment safe"].map { "Apps/" + $0 })
    #expect(try folder.findings("A.swift", "Apps/B/B.swift", "Apps/C/C.swift").map(\.description) == all)
    for format in ["sarif", "gitlab", "rdjson", "checkstyle"] {
      let report = try folder.run("--format", format).stdout
      #expect(report.contains("\"A.swift\"") && report.contains("\"Apps/B/B.swift\"") && !report.contains("C.swift"), "\(report)")
    }
    #expect(try folder.run("--fix").stdout.contains("Fixed 2 problems in 2 files:"))
    #expect(try folder.read("Apps/C/C.swift") == line)
  }

  @Test func auditsTheTextOfAnEditor() throws {
    let project = Scratch().write(".rtl-audit.yml", "rules: { fixed-text-alignment: error }\n").write("App/A.swift", clean)
    func type(_ text: String, _ path: String) throws -> Command.Result {
      try Command.run(
        program: "sh", ["-c", "printf '%s' \"$0\" | '\(#require(Command.binary))' --stdin --path \"$1\" --format gcc", text, path], in: project.path)
    }
    let typed = try type(defect, "App/A.swift")
    #expect(typed.status == 1 && typed.stdout.hasPrefix("App/A.swift:3:25: error: "), "\(typed)")
    #expect(try type(clean, "App/A.swift").status == 0)
    // The file may be new, and its folder; its kind is told by its name.
    #expect(try type(defect, "App/New.swift").stdout.hasPrefix("App/New.swift:3:25"))
    #expect(try type(defect, "App/Cart/Rows/New.swift").stdout.hasPrefix("App/Cart/Rows/New.swift:3:25: error"))
    #expect(try type(defect, "App/New.txt").stdout == "")
    let closed = try Command.run(program: "sh", ["-c", "exec '\(#require(Command.binary))' --stdin --path App/A.swift <&-"], in: project.path)
    #expect(closed.status == 2 && closed.stderr.contains("standard input cannot be read"), "\(closed)")
    #expect(try project.read("App/A.swift") == clean)
  }

  @Test func countsByRule() throws {
    let project = Scratch().write("A.swift", defect + defect).write("B.swift", "price.leftAnchor.constraint(equalTo: title.leftAnchor).isActive = true\n")
    let result = try project.run("--statistics")
    #expect(result.status == 1)
    #expect(result.stdout.hasPrefix("""
      findings  safe  unsafe  level    rule
             2     2       0  warning  fixed-text-alignment
             1     1       0  warning  left-right-anchors

      """), "\(result.stdout)")
  }

  /// The files that the last line of a report counts, by the names that it has for them.
  @Test func listsTheFilesThatAreAudited() throws {
    let project = try Scratch().write(".rtl-audit.yml", "exclude: [Old]\ninclude: [Vendor/Ours]\n").write("A.swift", defect).write("Old/B.swift", defect).write(
      "notes.txt", "left"
    )
      .write("Vendor/C.swift", defect).write("Vendor/Ours/D.swift", defect).write("Made.swift", "// Generated by a program. DO NOT EDIT.\n" + clean)
      .write("ATests.swift", "import XCTest\n" + defect).write("App/.rtl-audit.yml", "").write("App/My View.xib", "<document/>").committed()
    func listed(_ arguments: String...) throws -> [Substring] {
      let result = try Command.run(["--list-files"] + arguments, in: project.path)
      #expect(result.status == 0 && result.stderr == "", "\(result)")
      return result.stdout.split(separator: "\n")
    }
    let all: [Substring] = ["A.swift", "App/My View.xib", "Vendor/Ours/D.swift"]
    #expect(try listed() == all)
    #expect(try project.run().stdout.contains(" of 3 files."))
    #expect(try listed("App", "A.swift") == ["A.swift", "App/My View.xib"])
    #expect(try (listed("--shard", "1/2") + listed("--shard", "2/2")).sorted() == all)
    #expect(try listed("--staged") == [] && listed("--output", "list.txt") == [])
    #expect(try project.read("list.txt").split(separator: "\n") == all)
    project.write("E\n.swift", clean)
    try project.git("add", ".")
    #expect(try listed("--staged") == ["E\\n.swift"])
    #expect(try project.run("--list-files", "Vendor/C.swift").stderr.contains("default exclusion (vendored)"))
    #expect(try project.run("--list-files", "Old").status == 2)
  }

  @Test func writesSeveralReports() throws {
    let project = Scratch().write("B.swift", defect).write("old.json", "before")
    let result = try project.run(".", "--format", "json=old.json", "--format", "sarif=out.sarif", "--format", "gcc", "--output", "lines.txt")
    #expect(result.status == 1 && result.stdout == "", "\(result.stderr)")
    #expect(try project.read("old.json").hasPrefix("{\"version\":1"))
    #expect(try project.read("out.sarif").contains("2.1.0"))
    #expect(try project.read("lines.txt").hasPrefix("B.swift:3:25: warning: "))
    #expect(Repository.files(below: project.path).count == 4, "nothing is left beside the reports")
    #expect(try project.run(".", "--format", "json=/dev/stdout").stdout.hasPrefix("{\"version\":1"))
  }

  @Test func printsRulesPagesHelpAndVersion() throws {
    let folder = Scratch()
    let rules = try folder.run("rules")
    #expect(rules.status == 0 && rules.stdout.contains("fixed-text-alignment"))
    #expect(try folder.run("explain", "unused-suppression").stdout.hasPrefix("# unused-suppression\n\nA suppression hides nothing"))
    let page = try folder.run("explain", "fixed-text-alignment")
    #expect(page.status == 0 && page.stdout.contains("Text aligned to a fixed side"))
    let help = try folder.run("--help")
    #expect(help.status == 0 && help.stdout.contains("usage: rtl-audit"))
    let version = try folder.run("--version")
    #expect(version.status == 0 && version.stdout.hasPrefix("rtl-audit "))
  }

  /// Whoever starts the tool elsewhere gets the paths of the project.
  @Test func pathsAreRelativeToTheProject() throws {
    let project = Scratch().write(".rtl-audit.yml", "min-level: note\n").write("App/B.swift", defect)
    let inside = try Command.run([".", "--format", "json"], in: project.path + "/App")
    let outside = try Command.run([project.path, "--format", "json"], in: "/")
    #expect(inside.stdout.contains("\"App/B.swift\""))
    #expect(inside.stdout == outside.stdout)
  }

  @Test func aPathMayLookLikeAnOption() throws {
    let project = Scratch().write("-B.swift", defect).write("rules/B.swift", defect)
    #expect(try project.run("--", "-B.swift").status == 1)
    // A folder does not take the place of a command, wherever it was made.
    #expect(try project.run("rules").stdout.contains("fixed-text-alignment"))
    for arguments in [["./rules"], ["--", "rules"], ["rules/"]] {
      #expect(try Command.run(arguments, in: project.path).stdout.contains("B.swift:3:"), "\(arguments)")
    }
  }

  @Test func colourOnlyWhenAsked() throws {
    let project = Scratch().write("B.swift", defect)
    #expect(try project.run(".").stdout.contains("\u{1B}") == false)
    #expect(try project.run(".", "--color").stdout.contains("\u{1B}["))
  }

  /// Times go to standard error, so that a report can be read all the same.
  @Test func timingsLeaveTheReportAlone() throws {
    let samples = try Scratch(copyOf: "Samples")
    let plain = try samples.run(".", "--format", "sarif")
    let timed = try samples.run(".", "--format", "sarif", "--timings")
    #expect(timed.stdout == plain.stdout && timed.status == plain.status)
    for part in ["per stage", "auditing files", "per rule", "fixed-text-alignment"] {
      #expect(timed.stderr.contains(part) && !plain.stderr.contains(part))
    }
  }

  /// A file that cannot be read to its end is never passed over in silence.
  @Test(arguments: [
    (
      "Menu.storyboard", "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\"><objects>\n<<<<<<< HEAD\n</objects></document>\n",
      "on line 2"
    ),
    ("Menu.xib", "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><objects>\n<view id=\"a1\">\n", "`<view>` is never closed on line 2"),
    ("Menu.xcassets/back.imageset/Contents.json", "{\"images\": [", "this is not JSON"),
    ("Menu.xcstrings", "{\"strings\": {}", "this is not JSON"),
    ("ar.lproj/Menu.stringsdict", "<plist><dict>\n<key>a</key>\n", "`<dict>` is never closed"),
  ])
  func aDamagedFileIsNamed(file: String, text: String, why: String) throws {
    let result = try Scratch().write(file, text).run()
    #expect(result.stderr.contains("\(file) is not well formed: ") && result.stderr.contains(why) && result.stdout.contains(file), "\(result)")
  }

  /// GitHub knows an alert by the hash of its line, and does not compute one that is missing for every host.
  @Test func everyResultHasTheHashOfItsLine() throws {
    // A place that is read in two ways, a suppression that hides nothing, one in the settings.
    let code =
      "func style(_ view: UIView) {\n  x.textAlignment = .left\n  y.textAlignment = .right\n}\n// rtl-audit:disable:next fixed-text-alignment\nlet a = 1\n"
    let settings = "suppressions:\n  - { file: A.swift, at: nowhere, rule: fixed-text-alignment }\n"
    let log = try Scratch().write("A.swift", code).write(".rtl-audit.yml", settings).run("--format", "sarif", "--min-level", "note").stdout
    let results = log.components(separatedBy: "\n{\"ruleId\":").dropFirst()
    #expect(results.count > 2, "\(log)")
    for result in results { #expect(result.contains("\"primaryLocationLineHash\":"), "\(result)") }
  }
}
