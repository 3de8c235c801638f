import Foundation
import Testing

/// `--staged` looks at what would be committed, and at nothing else.
@Suite struct StagedTests {
  private let clean = "func style() {\n  label.textAlignment = .natural\n}\n"
  private let defect = "func style() {\n  label.textAlignment = .left\n}\n"

  @Test func readsTheIndexAndNotTheFolder() throws {
    let project = try Scratch().write("A.swift", clean).write("B.swift", clean).write("Old.swift", defect).committed()
    #expect(try project.findings("--staged").isEmpty)
    project.write("A.swift", defect).write("B.swift", defect)
    #expect(try project.findings("--staged").isEmpty)
    try project.git("add", "A.swift")
    project.write("A.swift", clean)
    #expect(try project.findings("--staged").map(\.description) == ["A.swift:2:25 warning fixed-text-alignment safe"])
    #expect(try project.findings("--staged", "A.swift", "B.swift").map(\.path) == ["A.swift"])
    #expect(try project.findings("--staged", "B.swift").isEmpty)
    // What is gone from the folder is still committed.
    try project.delete("A.swift")
    #expect(try project.findings("--staged").map(\.path) == ["A.swift"])
    #expect(try project.findings("--staged", "A.swift").map(\.path) == ["A.swift"])
  }

  @Test func renamedFilesAndTheFirstCommit() throws {
    let project = Scratch().write("Sub dir/A\n\"x\".swift", defect)
    try project.git("init", "-q")
    #expect(try project.findings("--staged").isEmpty)
    try project.git("add", ".")
    #expect(try project.findings("--staged").map(\.path) == ["Sub dir/A\n\"x\".swift"])
    try project.git("commit", "-qm", "first")
    try project.git("mv", "Sub dir/A\n\"x\".swift", "B.swift")
    #expect(try project.findings("--staged").map(\.path) == ["B.swift"])
  }

  @Test func factsAndSettingsComeFromTheIndex() throws {
    let button = "func style() {\n  button.contentHorizontalAlignment = .left\n}\n"
    let project = try Scratch().write("Package.swift", "let platforms = [.iOS(.v15)]\n").write(".rtl-audit.yml", "").write("C.swift", clean).committed()
    project.write("Package.swift", "let platforms = [.iOS(.v9)]\n").write("A.swift", button)
    try project.git("add", ".")
    project.write("Package.swift", "let platforms = [.iOS(.v15)]\n")
    #expect(try project.findings("--staged").map(\.description).filter { $0.hasPrefix("A") } == ["A.swift:2:39 warning control-content-alignment unsafe"])
    #expect(try project.findings(".").map(\.description) == ["A.swift:2:39 warning control-content-alignment safe"])
    project.write(".rtl-audit.yml", "rules: { control-content-alignment: off }\n")
    #expect(try project.findings("--staged").count == 1)
    try project.git("add", ".rtl-audit.yml")
    #expect(try project.findings("--staged").isEmpty)
  }

  /// Files that the commit leaves alone are read from the folder where git knows them to be the same.
  @Test func factsComeFromTheIndexWhateverTheFolderHolds() throws {
    let menu = "func texts() -> String? {\n  Bundle.main.path(forResource: currentLanguage, ofType: \"lproj\")\n}\n"
    let project = try Scratch().write("Menu.swift", menu).write("C.swift", clean).committed()
    project.write("C.swift", defect)
    try project.git("add", ".")
    // The app chooses its language itself, so that the fix is unsafe.
    func holds() throws -> Bool { try project.findings("--staged").map(\.description) == ["C.swift:2:25 warning fixed-text-alignment unsafe"] }
    #expect(try holds())
    project.write("Menu.swift", "// not staged\n")
    #expect(try holds() && project.findings("C.swift").map(\.description) == ["C.swift:2:25 warning fixed-text-alignment safe"])
    try project.delete("Menu.swift")
    #expect(try holds())
    // A file that git does not look for in the folder is read from git.
    try project.git("update-index", "--skip-worktree", "Menu.swift")
    #expect(try holds())
  }

  @Test func aPartlyStagedFileIsNotWritten() throws {
    let project = try Scratch().write("A.swift", clean).write("B.swift", clean).committed()
    project.write("A.swift", defect).write("B.swift", defect)
    try project.git("add", ".")
    #expect(try project.run("--staged").stdout.contains("2 fixable with `--fix`"))
    project.write("A.swift", defect + "// not ready\n")
    #expect(try project.run("--staged").stdout.contains("1 fixable with `--fix`"))
    let result = try project.run("--staged", "--fix")
    #expect(result.status == 1)
    #expect(try project.read("A.swift") == defect + "// not ready\n")
    #expect(try project.read("B.swift") == clean)
    #expect(result.stdout.contains("A.swift: 1 fix not made: the file is partly staged"), "\(result.stdout)")
    #expect(result.stderr.contains("not staged") && result.stderr.contains("`git add -- B.swift`"), "\(result.stderr)")
  }

  @Test func whatIsFixedMustBeStaged() throws {
    let project = try Scratch().write("A.swift", clean).committed()
    try project.git("config", "core.autocrlf", "true")
    project.write("A.swift", defect.replacing("\n", with: "\r\n"))
    try project.git("add", ".")
    let result = try project.run("--staged", "--fix")
    #expect(result.status == 1 && result.stderr.contains("git add"), "\(result.stderr)")
    #expect(try project.read("A.swift") == clean.replacing("\n", with: "\r\n"))
    try project.git("add", ".")
    #expect(try project.run("--staged", "--fix").status == 0)
  }

  /// A path of a hook that is mistyped would never find anything.
  @Test func whatIsNowhereIsSaid() throws {
    let project = try Scratch().write("App/A.swift", clean).write("Old/B.swift", clean).committed()
    project.write("App/A.swift", defect).write("New/C.swift", defect)
    try project.git("rm", "-rq", "Old")
    try project.git("add", ".")
    try project.delete("New")
    let typo = try project.run("--staged", "Ap/")
    #expect(typo.status == 2 && typo.stderr.contains("Ap/: does not exist, and nothing of that name is staged"), "\(typo)")
    // A hook may name what the commit deletes.
    #expect(try project.run("--staged", "Old/B.swift", "Old").status == 0)
    for path in ["App", "New", "New/C.swift"] { #expect(try project.run("--staged", path).status == 1, "\(path)") }
  }

  /// `git commit --all` and `git commit FILE` show their hooks an index of their own.
  @Test(arguments: [["commit", "-qam", "x"], ["commit", "-qm", "x", "A.swift"]])
  func aPlainHook(arguments: [String]) throws {
    let project = try Scratch().write("A.swift", clean).write("B.swift", clean).committed()
    let hook = "#!/bin/sh\nexec '\(try #require(Command.binary))' --staged\n"
    try project.writeProgram(".git/hooks/pre-commit", hook)
    project.write("A.swift", defect)
    let identity = ["-c", "user.name=t", "-c", "user.email=t@example.com"]
    let stopped = try Command.run(program: "git", identity + arguments, in: project.path)
    #expect(stopped.status == 1 && (stopped.stdout + stopped.stderr).contains("A.swift:2:25"), "\(stopped)")
    project.write("A.swift", clean + "// done\n")
    #expect(try Command.run(program: "git", identity + arguments, in: project.path).status == 0)
  }

  @Test func outsideGitThereIsNothingStaged() throws {
    let result = try Scratch().write("A.swift", defect).run("--staged")
    #expect(result.status == 2 && result.stderr.contains("git"), "\(result.stderr)")
  }

  @Test func aLargeStagedFileIsNamed() throws {
    let project = Scratch().write(".rtl-audit.yml", "max-file-size: 1 KiB\n").write("A.swift", String(repeating: defect, count: 100)).write("B.swift", defect)
    try project.git("init", "-q")
    try project.git("add", ".")
    let result = try project.run("--staged", "--format", "gcc")
    #expect(result.stdout.hasPrefix("B.swift:2:25") && result.stderr.contains("A.swift is"), "\(result)")
  }
}
