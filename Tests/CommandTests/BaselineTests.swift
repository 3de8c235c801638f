import Testing

/// Old findings are put up with, new ones are not.
@Suite struct BaselineTests {
  private func function(_ name: String, _ lines: String...) -> String {
    "func \(name)() {\n" + lines.map { "  \($0)\n" }.joined() + "}\n"
  }
  private let left = "label.textAlignment = .left"

  @Test func theRatchet() throws {
    let project = Scratch().write("A.swift", function("style", left, "price.textAlignment = .left"))
    let first = try project.run("baseline", "write")
    #expect(first.status == 0 && first.stdout.contains("2 accepted findings in 1 file."), "\(first)")
    let quiet = try project.run(".")
    #expect(quiet.status == 0 && quiet.stdout.contains("2 accepted findings in the baseline"), "\(quiet)")
    #expect(try project.run(".", "--no-baseline").status == 1)
    #expect(try project.run("baseline", "check").status == 0)
    _ = try project.run(".", "--fix")
    #expect(try project.read("A.swift").contains(left), "what the baseline puts up with is not fixed")

    project.write("A.swift", function("style", left)).write("B.swift", function("other", "total.textAlignment = .left"))
    let check = try project.run("baseline", "check")
    #expect(check.status == 1 && check.stdout.contains("B.swift:2:25") && !check.stdout.contains("A.swift:"), "\(check)")
    #expect(check.stderr.contains("gone: A.swift: fixed-text-alignment in style: price . textAlignment = . left"), "\(check.stderr)")
    #expect(check.stderr.contains("baseline: 2 → 2 (1 new, 1 gone"), "\(check.stderr)")
    #expect(try project.run(".").status == 1)

    let refused = try project.run("baseline", "write")
    #expect(refused.status == 1 && refused.stderr.contains("--accept-new"), "\(refused)")
    #expect(try project.run("baseline", "prune").stdout.contains("2 → 1"))
    #expect(try project.run("baseline", "check").status == 1)
    project.write("B.swift", function("other", "total.textAlignment = .natural"))
    #expect(try project.run("baseline", "check").status == 0)
    project.write("B.swift", function("other", "total.textAlignment = .left"))
    #expect(try project.run("baseline", "write", "--accept-new").stdout.contains("1 → 2"))
    let shown = try project.run("baseline", "show")
    #expect(shown.stdout.contains("2  fixed-text-alignment") && shown.stdout.contains("1  B.swift"), "\(shown.stdout)")
  }

  @Test func aFixBesideABaselinedFindingIsMade() throws {
    let project = Scratch().write("A.swift", function("style", "a.textAlignment = .left; b.textAlignment = .center"))
    _ = try project.run("baseline", "write")
    project.write("A.swift", function("style", "a.textAlignment = .left; b.textAlignment = .left"))
    // The text of the line is another one, so that both are new.
    #expect(try project.findings(".").count == 2)
    project.write("A.swift", function("style", "a.textAlignment = .left; b.textAlignment = .center", "b.textAlignment = .left"))
    #expect(try project.run(".", "--fix").status == 0)
    #expect(try project.read("A.swift").contains("a.textAlignment = .left;"))
    #expect(try project.read("A.swift").contains("\n  b.textAlignment = .natural"))
  }

  @Test func renamedFilesKeepTheirEntries() throws {
    // No declaration round it: only git knows that the file is the same.
    let lines = (0..<12).map { "let value\($0) = \($0)\n" }.joined()
    let project = Scratch().write("App/A.swift", lines + "label.textAlignment = .left\n")
    _ = try project.run("baseline", "write")
    try project.committed()
    try project.git("mv", "App/A.swift", "App/Renamed.swift")
    #expect(try project.findings(".").isEmpty)
    #expect(try project.findings("App/Renamed.swift").isEmpty)
    #expect(try project.findings("--staged").isEmpty)
    let check = try project.run("baseline", "check")
    #expect(check.status == 0 && check.stderr.contains("1 moved"), "\(check)")
    #expect(try project.run("baseline", "prune").status == 0)
    #expect(try project.read(".rtl-audit-baseline.tsv").contains("App/Renamed.swift\t"))
  }

  /// A hook names one of the two files, a part of a pipeline has one of them.
  @Test func whatMovedToAnotherFileIsKnownThereByItself() throws {
    let (one, two) = (function("one", left), function("two", left))
    let project = Scratch().write("Old.swift", one + two).write("New.swift", "")
    _ = try project.run("baseline", "write")
    try project.committed().write("Old.swift", one).write("New.swift", two).git("add", ".")
    for arguments in [["."], ["New.swift"], ["Old.swift"], ["--staged", "New.swift"], ["--shard", "1/2"], ["--shard", "2/2"], ["--since", "HEAD", "New.swift"]]
    {
      #expect(try Command.run(arguments, in: project.path).status == 0, "\(arguments)")
    }
    // It is still in the other file.
    project.write("Old.swift", one + two)
    #expect(try project.run("New.swift").status == 1 && project.run(".").status == 1)
    project.write(".rtl-audit.yml", "exclude: [Old.swift]\n").write("Old.swift", one)
    #expect(try project.run("New.swift").status == 1 && project.run(".").status == 1)
  }

  @Test func aFolderOfTheProjectHasNoBaselineOfItsOwn() throws {
    let project = try Scratch().write("App/A.swift", function("style", left)).write("Lib/B.swift", function("style", left)).committed()
    #expect(try project.run("baseline", "write").stdout.contains("2 accepted findings in 2 files"))
    for action in ["check", "write", "prune"] {
      let result = try Command.run(["baseline", action], in: project.path + "/Lib")
      #expect(result.status == 0 && !(result.stdout + result.stderr).contains("2 → 1"), "\(result)")
    }
    #expect(try project.run(".").status == 0)
  }

  @Test func entriesOfFilesThatCannotBeReadStay() throws {
    let project = Scratch().write("A.swift", function("style", left)).write("B.swift", function("style", left))
    _ = try project.run("baseline", "write")
    project.write(".rtl-audit.yml", "max-file-size: 1 KiB\n").write("B.swift", function("style", left) + String(repeating: "// text\n", count: 200)).write(
      "A.swift", "\n")
    let pruned = try project.run("baseline", "prune")
    #expect(pruned.stdout.contains("2 → 1") && pruned.stderr.contains("`B.swift` could not be read; 1 baseline entry is kept"), "\(pruned)")
    #expect(try project.read(".rtl-audit-baseline.tsv").contains("B.swift"))
  }

  @Test func projectsInsideHaveBaselinesOfTheirOwn() throws {
    let project = Scratch().write(".rtl-audit.yml", "").write("A.swift", "").write("Kit/.rtl-audit.yml", "").write("Kit/B.swift", left)
    let result = try project.run("baseline", "write")
    #expect(
      result.stderr.contains("`Kit`, inside this project, has its own settings") && result.stderr.contains("`rtl-audit baseline write` there as well"),
      "\(result)")
  }

  /// A baseline comes from a branch that nobody has looked at yet.
  @Test func whatIsGoneIsToldWithoutControlCharacters() throws {
    let head = Scratch().write("A.swift", left)
    _ = try head.run("baseline", "write")
    let text = try head.read(".rtl-audit-baseline.tsv").replacing("fixed-text-alignment", with: "a\u{1B}[2J\r::error::x")
    let check = try head.write(".rtl-audit-baseline.tsv", text).run("baseline", "check")
    #expect(check.stderr.contains("gone: A.swift: a\\u{1B}[2J") && !check.stderr.contains("\u{1B}"), "\(check)")
  }

  @Test func baselinedFindingsInSARIF() throws {
    let project = Scratch().write("A.swift", function("style", left))
    _ = try project.run("baseline", "write")
    #expect(try !project.run(".", "--format", "sarif").stdout.contains("\"suppressions\""))
    let all = try project.run(".", "--format", "sarif", "--include-suppressed").stdout
    #expect(all.contains(#""suppressions":[{"kind":"external","status":"accepted","justification":"in the baseline"}]"#), "\(all)")
  }

  @Test(arguments: [
    (["baseline"], "use `rtl-audit baseline write`"), (["baseline", "prune", "--fix"], "does not take `--fix`"), (["baseline", "chek"], "`check`"),
    (["baseline", "check"], "creates it"), (["--accept-new"], "`rtl-audit baseline`"),
  ])
  func refuses(arguments: [String], words: String) throws {
    let project = Scratch().write("A.swift", left)
    let result = try Command.run(arguments, in: project.path)
    #expect(result.status == 2 && result.stderr.contains(words), "\(result)")
  }
}
