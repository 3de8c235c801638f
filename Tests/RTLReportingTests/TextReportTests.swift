import RTLFindings
import RTLFixing
@testable import RTLReporting
import RTLScenes
import Testing


private func plain(_ report: Report) -> String { text { TextReport(colour: false).append(report, to: &$0) } }

@Test func theReportForPeople() {
  #expect(
    plain(sampleReport()) == """
      App/Cell.swift:3:17: warning: `.left` keeps this text on the left in every language [fixed-side]
          3 | title.side = .left // 👋 نص
            |               ^^^^
      +   3 | title.side = .natural // 👋 نص
            = note: App/Cell.swift:1:13: the label is declared here

      App/Cell.swift:4:30: error: items[i](0) and {0} meet [fixed-side]
          4 | /* 世界 */ title.side = .left
            |                          ^^^^
      +   4 | /* 世界 */ title.side = .natural
            = unsafe fix: another constraint of `icon` keeps left and right (line 3)

      App/Main.storyboard:2:49: warning: `textSide` is fixed [fixed-side]
          2 | <label id="a1" text="# #vso[task]" textSide="left" frame="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 …
            |                                              ^^^^
            = in: Scene › View › Label “Total”, id a1

      App/Sp ace #1%.swift:3:12: note: ::error::\\u{202E}\\u{1B}[31m# #[group]\\r\\nx [wrong-words]
          3 | let 👋 = right
            |          ^^^^^
            = help: Drop the line above

      1 error, 2 warnings, 1 note in 3 of 120 files.
      1 fixable with `--fix`, 1 more with `--fix --unsafe-fixes`.
      1 finding suppressed.
      `rtl-audit explain fixed-side` says why.
      1 file not read or not read in full:
        App/Huge.strings is 104 MB, over the limit of 8 MB

      """)
}

@Test func hiddenLevelsAreCounted() {
  let text = plain(sampleReport(minimumLevel: .warning))
  #expect(!text.contains("wrong-words"))
  #expect(text.contains("1 error, 2 warnings in 2 of 120 files."))
  #expect(text.contains("1 note not shown; use `--min-level note` to see it."))
}

/// The exit status may tell of what the level hides.
@Test func hiddenFindingsAreNoAllClear() {
  let hidden = Finding(rule: "r", category: .other, level: .warning, message: "m", place: place("App/Cell.swift", "left"))
  let text = plain(Report(findings: [hidden], filesAudited: 1, toolVersion: "1.0.0", minimumLevel: .error))
  #expect(text == "No errors in 1 file.\n1 warning not shown, but enough to fail (`fail-level: warning`); use `--min-level warning` to see it.\n")
}

@Test func nothingFoundAndWhatWasFixed() {
  #expect(plain(Report(findings: [], filesAudited: 1, toolVersion: "1.0.0")) == "No problems in 1 file.\n")
  var fixes = FixSummary()
  let fixed = Finding(rule: "r", category: .other, level: .warning, message: "m", place: place("App/Cell.swift", "left"))
  fixes.promised = 3
  fixes.fixed = [fixed, fixed]
  fixes.files = ["App/Cell.swift"]
  fixes.skipped = [.init(path: "a.swift", reason: "the file is read-only", count: 1)]
  #expect(
    plain(Report(findings: [], filesAudited: 9, toolVersion: "1.0.0", fixes: fixes))
      == "Fixed 2 of 3 problems in 1 file:\n  2 r\n  a.swift: 1 fix not made: the file is read-only\nNo problems left in 9 files.\n")
}

/// A finding with a cause, and one of what it goes back to.
private func use(_ path: String, _ needle: String, of cause: String?, at set: Place?, _ level: Level = .warning) -> Finding {
  var use = Finding(rule: "use", category: .other, level: level, message: "nothing mirrors it", place: place(path, needle))
  use.cause = cause
  use.related = set.map { [Related(place: $0, message: "image set")] } ?? []
  return use
}

@Test func findingsWithOneCauseAreToldOnce() {
  let image = "image `arrow`"
  var cause = Finding(
    rule: "set", category: .other, level: .warning, message: "no direction", place: place("App/Main.storyboard", "<document>"),
    fix: Fix(applicability: .safe, title: "Set it", edits: [Edit(range: 1..<1, replacement: "\n")]))
  cause.cause = image
  let uses = [use("App/Cell.swift", "left", of: image, at: cause.place), use("App/Sp ace #1%.swift", "left", of: image, at: cause.place)]
  func report(_ findings: [Finding]) -> String { plain(Report(findings: findings, filesAudited: 3, toolVersion: "1.0.0")) }
  #expect(
    report([cause] + uses) == """
      App/Main.storyboard:1:1: warning: no direction [set]
          1 | <document>
            | ^^^^^^^^^^
            = fix: Set it
            = also in: Cell.swift:3, Sp ace #1%.swift:1

      3 warnings in 3 of 3 files.
      3 of these share one cause, image `arrow` (App/Main.storyboard); fix it first.
      1 fixable with `--fix`.

      """)
  // The first speaks for all where the file of the cause is not in the report.
  #expect(report(uses).hasPrefix("App/Cell.swift:3:17: warning: nothing mirrors it [use]\n"))
  #expect(report(uses).contains("      = note: App/Main.storyboard:1:1: image set\n      = also in: Sp ace #1%.swift:1\n\n2 warnings"))
  #expect(!report(uses).contains("share one cause"))
  // What is on one line is one place, and only the first places are told.
  let many = ["final", "func", "set", "title", "side", "let a", "let 👋"].map {
    use($0.hasPrefix("let") ? "App/Sp ace #1%.swift" : "App/Cell.swift", $0, of: image, at: nil)
  }
  #expect(report(many).contains("= also in: Cell.swift:2, Cell.swift:3, Sp ace #1%.swift:1, Sp ace #1%.swift:3\n"))
  #expect(report(many).contains("\n7 of these share one cause, image `arrow`; fix it first.\n"))
}

/// Nothing is hidden behind something weaker, and nothing behind what another fix fixes.
@Test(arguments: ["level", "cause", "project", "set"])
func findingsThatDifferAreToldEach(what: String) {
  let set = place("App/Main.storyboard", "<document>")
  var a = use("App/Cell.swift", "left", of: "image `a`", at: set), b = use("App/Cell.swift", "title", of: "image `a`", at: set)
  switch what {
  case "level": b.setLevel(.note)
  case "cause": b.cause = "image `b`"
  case "project": b.project = "Other/"
  // Two sets of one name: the uses go back to the first.
  default: (a.rule, a.place, a.related, b.rule, b.related) = ("set", set, [], "set", [])
  }
  let others = what == "set" ? [use("App/Cell.swift", "func", of: "image `a`", at: set)] : []
  #expect(groupedByCause([a, b] + others).map(\.finding) == [a, b])
  #expect(groupedByCause([a, b] + others).map(\.others) == [others, []])
}

@Test func aReasonOfTheProjectIsToldOnce() {
  func finding(_ needle: String, _ reason: Reason, _ applicability: Applicability = .unsafe) -> Finding {
    let place = place("App/Cell.swift", needle)
    return Finding(
      rule: "r", category: .other, level: .warning, message: "m", place: place,
      fix: Fix(applicability: applicability, title: "Use x", edits: [Edit(range: place.range, replacement: "x")], reason: reason))
  }
  let own = Reason("the app switches its language by itself (L.swift:1)", short: "language switch")
  func report(_ findings: [Finding]) -> String { plain(Report(findings: findings, filesAudited: 1, toolVersion: "1.0.0")) }
  let twice = report([finding("left", own), finding("title", own, .shown), finding("func", "line 3 insets the content")])
  #expect(twice.contains("\n      = unsafe fix: language switch\n"))
  #expect(twice.contains("\n      = help: Use x (by hand: language switch)\n"))
  #expect(twice.contains("\n      = unsafe fix: line 3 insets the content\n"))
  #expect(twice.contains("\n2 fixes are not safe because the app switches its language by itself (L.swift:1).\n"))
  #expect(report([finding("left", own)]).contains("\n      = unsafe fix: the app switches its language by itself (L.swift:1)\n\n"))
  // A message that says it is enough.
  var note = finding("left", own)
  note.message = "m; reported as a note because \(own.text)"
  note.related = [Related(place: place("App/Cell.swift", "func"), message: "the project switches here")]
  #expect(report([note, note]).contains("= note: App/Cell.swift:2"))
  note.message += ", see App/Cell.swift:21"
  #expect(report([note, note]).contains("= note: App/Cell.swift:2:"))
  note.message += " and App/Cell.swift:2"
  #expect(report([note, note]).components(separatedBy: "switches").count == 3)
}

@Test func coloursAreTheOnlyControlCharacters() {
  let coloured = text { TextReport(colour: true).append(sampleReport(), to: &$0) }
  var bare = ""
  var rest = coloured[...]
  while let start = rest.firstIndex(of: "\u{1B}") {
    bare += rest[..<start]
    rest = rest[rest[start...].firstIndex(of: "m")!...].dropFirst()
  }
  #expect(bare + rest == plain(sampleReport()))
}

@Test(arguments: [
  ("a\u{1B}[2Jb", "a\\u{1B}[2Jb"), ("a\rb\u{85}", "a\\rb\\u{85}"), ("\u{2066}x\u{200F}", "\\u{2066}x\\u{200F}"),
  ("##[x] ##VSO[y] ##teamcity[z]", "# #[x] # #VSO[y] # #teamcity[z]"), ("###[x]", "## #[x]"), ("é##[", "é# #["),
  ("a\0b", "a\\u{0}b"), ("שלום 世界", "שלום 世界"), ("\u{E0041}", "\\u{E0041}"),
])
func printableTexts(raw: String, shown: String) {
  #expect(printable(raw) == shown)
}

/// Bytes are looked at eight at a time, the last ones singly.
@Test func aByteThatIsMoreThanItselfIsFoundAnywhere() {
  let special = Set("\"[\\]{".utf8)
  for byte in UInt8.min...UInt8.max {
    let isSpecial = special.contains(byte) || !(0x20...0x7E).contains(byte)
    for place in 0..<20 {
      var text = Array(repeating: UInt8(ascii: "a"), count: 20)
      text[place] = byte
      let found = text.withUnsafeBufferPointer { $0.firstSpecial(from: 0) }
      #expect(found == (isSpecial ? place : 20), "byte \(byte) at \(place)")
    }
  }
}

@Test func theFirstByteTellsOfAnInvisibleControl() {
  let controls = (0...0x10FFFF as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init).filter(isInvisibleControl)
  #expect(controls.count > 100)
  #expect(controls.allSatisfy { mayBeInvisibleControl(Array(String($0).utf8)[0]) })
  #expect(!"aא世".utf8.contains(where: mayBeInvisibleControl))
}

@Test(arguments: [
  // line, marked, width, cut, code, underline
  ("\tx\ty", 3..<4, 40, false, "x\ty", " \t^"),
  ("  ab", 0..<1, 40, false, "  ab", "^"),
  ("ab", 2..<2, 40, false, "ab", "  ^"),
  ("世x", 3..<4, 40, false, "世x", "  ^"),
  ("\u{202E}x", 3..<4, 40, false, "\\u{202E}x", "        ^"),
  ("e\u{301}x", 3..<4, 40, false, "e\u{301}x", " ^"),
  ("e\u{301}x", 1..<3, 40, false, "e\u{301}x", " ^"),
  ("\u{301}x", 0..<2, 40, false, "\u{301}x", "^"),
  ("abcdefghijklmnopqrstuvwxyz", 20..<22, 12, false, "…qrstuvwxyz", "     ^^"),
  ("abcdefghijklmnopqrstuvwxyz", 2..<4, 12, false, "abcdefghijkl…", "  ^^"),
  ("abc", 9..<12, 12, true, "abc…", ""),
])
func excerpts(line: String, marked: Range<Int>, width: Int, cut: Bool, code: String, underline: String) {
  let excerpt = Excerpt(line: line, marked: marked, width: width, isCut: cut)
  #expect(excerpt.code == code)
  #expect(excerpt.underline == underline)
}

@Test func theCompilerFormat() {
  let output = text { CompilerReport(root: "/src").append(sampleReport(), to: &$0) }
  #expect(
    output == """
      /src/App/Cell.swift:3:17: warning: `.left` keeps this text on the left in every language [fixed-side]
      /src/App/Cell.swift:1:13: note: the label is declared here
      /src/App/Cell.swift:4:30: error: items[i](0) and {0} meet [fixed-side]
      /src/App/Main.storyboard:2:49: warning: `textSide` is fixed (Scene › View › Label “Total”, id a1) [fixed-side]
      /src/App/Sp ace #1%.swift:3:12: note: ::error::\\u{202E}\\u{1B}[31m# #[group]\\r\\nx [wrong-words]
      warning: App/Huge.strings is 104 MB, over the limit of 8 MB

      """)
}

@Test func aLineNeverBeginsWithACommand() {
  #expect(printablePath("::error::x.swift") == "./::error::x.swift")
  #expect(printablePath("a\n::error::x") == "a\\n::error::x")
}

@Test func aDiffHasTheColoursOfGit() {
  let diff = "--- a/A\n+++ b/A\n@@ -1,2 +1,2 @@\n same\n--- old\n+++ new\r\n\\ No newline at end of file\n"
  #expect(
    String(decoding: coloured(diff: Array(diff.utf8)), as: UTF8.self).replacing("\u{1B}", with: "^") == """
      ^[1m--- a/A^[0m
      ^[1m+++ b/A^[0m
      ^[36m@@ -1,2 +1,2 @@^[0m
       same
      ^[31m--- old^[0m
      ^[32m+++ new\r^[0m
      \\ No newline at end of file

      """)
}
