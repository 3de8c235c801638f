import Foundation
import Testing

/// `--since` reports what a change brought, wherever in the project it shows.
@Suite struct SinceTests {
  private let left = "func style() {\n  label.textAlignment = .left\n}\n"

  @Test func aMovedLineIsNotNew() throws {
    let project = try Scratch().write("A.swift", left).write("B.swift", left).committed()
    #expect(try project.findings("--since", "HEAD", ".").isEmpty)
    project.write("A.swift", "// one\n// two\n" + left.replacing("= .left", with: "=  .left // why"))
      .write("B.swift", left + left.replacing("style", with: "other").replacing("label", with: "price"))
    try project.git("add", ".")
    try project.git("mv", "A.swift", "C.swift")
    #expect(try project.findings("--since", "HEAD").map(\.description) == ["B.swift:5:25 warning fixed-text-alignment safe"])
    #expect(try project.findings("--since", "HEAD", "--staged").map(\.path) == ["B.swift"])
    let report = try project.run("--since", "HEAD")
    #expect(report.status == 1 && report.stdout.contains("2 earlier findings not shown."), "\(report.stdout)")
    #expect(try project.run("--since", "HEAD", "--fix").status == 0)
    #expect(try project.read("B.swift").contains("label.textAlignment = .left\n"), "old findings are not fixed")
  }

  /// Some files of a project alone, so many that a whole project of that size is read along with them.
  @Test func someFilesOfManyThatChanged() throws {
    let project = Scratch().write("B/Z.swift", left)
    for number in 0..<20 { project.write("A/F\(number).swift", left) }
    try project.committed()
    for number in 0..<20 {
      project.write("A/F\(number).swift", "\n" + left + (number == 7 ? left.replacing("style", with: "other").replacing("label", with: "price") : ""))
    }
    #expect(try project.findings("--since", "HEAD", "A").map(\.description) == ["A/F7.swift:6:25 warning fixed-text-alignment safe"])
    try project.git("add", ".")
    #expect(try project.findings("--staged", "--since", "HEAD").map(\.path) == ["A/F7.swift"])
  }

  @Test func ofEqualFindingsTheWrittenOneIsNew() throws {
    let project = try Scratch().write("A.swift", left).committed()
    project.write("A.swift", left.replacing("  label", with: "  label.textAlignment = .left\n  label"))
    #expect(try project.findings("--since", "HEAD").map(\.line).count == 1)
  }

  /// The baseline hides as many as it knows, and the old ones first.
  @Test func aNewFindingLikeOneOfTheBaselineIsNew() throws {
    let project = Scratch().write("A.swift", left)
    _ = try project.run("baseline", "write")
    try project.committed().write("A.swift", left + left.replacing("style", with: "other")).git("add", ".")
    for options in [[], ["--since", "HEAD"], ["--since", "HEAD", "--no-baseline"], ["--staged", "--since", "HEAD"]] {
      let result = try Command.run(options + ["--format", "gcc"], in: project.path)
      #expect(result.status == 1 && result.stdout.hasPrefix("A.swift:5:25"), "\(options) \(result)")
    }
  }

  /// Storyboards are often marked so, to keep them out of diffs.
  @Test func linesOfFilesWithoutADiffAreKnown() throws {
    let old = left.replacing("  label", with: "  one()\n  two()\n  label")
    let project = try Scratch().write(".gitattributes", "*.swift -diff\n").write("A.swift", old).committed()
    project.write("A.swift", old.replacing("  one", with: "  label.textAlignment = .left\n  one"))
    #expect(try project.findings("--since", "HEAD").map(\.line) == [2])
  }

  @Test func aFindingCausedElsewhereIsNew() throws {
    let mirrors = #"{"images":[{"idiom":"universal","filename":"a.png","language-direction":"left-to-right"}],"info":{"version":1,"author":"xcode"}}"#
    let contents = "App/Assets.xcassets/arrow_back.imageset/Contents.json"
    let project = try Scratch().write("App/A.swift", "func show() {\n  view.image = UIImage(named: \"arrow_back\")\n}\n").write(contents, mirrors).committed()
    #expect(try project.findings(".").filter { $0.path == "App/A.swift" }.isEmpty)
    project.write(contents, mirrors.replacing(#","language-direction":"left-to-right""#, with: ""))
    // The code did not change.
    #expect(try project.findings("--since", "HEAD").contains { $0.path == "App/A.swift" })
  }

  @Test func sinceABranchWasLeft() throws {
    let project = try Scratch().write("A.swift", left).committed()
    try project.git("checkout", "-qb", "work")
    project.write("B.swift", left)
    try project.git("add", ".")
    try project.git("commit", "-qm", "second")
    try project.git("checkout", "-q", "main")
    project.write("C.swift", left)
    try project.git("add", ".")
    try project.git("commit", "-qm", "third")
    try project.git("checkout", "-q", "work")
    #expect(try project.findings("--since-merge-base", "main").map(\.path) == ["B.swift"])
    for arguments in [["--since", "nowhere"], ["--since-merge-base", "nowhere"], ["--since", "--staged"]] {
      let result = try Command.run(arguments, in: project.path)
      #expect(result.status == 2 && result.stderr.contains("`git fetch`") && !result.stderr.contains("shallow"), "\(result)")
      try project.git("clone", "-q", "--depth", "1", "file://" + project.path, "clone")
      let shallow = try Command.run(arguments, in: project.path + "/clone")
      #expect(shallow.status == 2 && shallow.stderr.contains("fetch-depth"), "\(shallow)")
      try FileManager.default.removeItem(atPath: project.path + "/clone")
    }
  }

  /// A team's day: thousands of old findings, one new.
  @Test func threeThousandOldFindings() throws {
    let project = Scratch()
    for file in 0..<60 {
      project.write("App/File\(file).swift", (0..<50).map { "func style\($0)() {\n  label\($0).textAlignment = .left\n}\n" }.joined())
    }
    let written = try project.run("baseline", "write")
    #expect(written.stdout.contains("3000 accepted findings in 60 files"), "\(written)")
    try project.committed()
    let text = try project.read("App/File7.swift")
    // A hundred lines move to the end, one defect comes in.
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let moved = lines[99...].dropLast() + lines[..<99] + ["func more() {", "  total.textAlignment = .left", "}", ""]
    project.write("App/File7.swift", moved.joined(separator: "\n"))
    try project.git("add", ".")
    let wanted = "App/File7.swift:152:25 warning fixed-text-alignment safe"
    #expect(try project.findings("--staged").map(\.description) == [wanted])
    #expect(try project.findings("--since", "HEAD", "--no-baseline").map(\.description) == [wanted])
    let check = try project.run("baseline", "check", "--format", "gcc")
    #expect(check.status == 1 && check.stdout.hasPrefix("App/File7.swift:152:25: warning") && check.stdout.split(separator: "\n").count == 1, "\(check)")
    #expect(check.stderr.contains("baseline: 3000 → 3001 (1 new)"), "\(check.stderr)")
  }
}
