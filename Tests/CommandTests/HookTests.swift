import Foundation
import Testing

/// The hooks of `.pre-commit-hooks.yaml` under the programs that run them. They come from PyPI
/// (`pip install pre-commit prek lefthook`); where one is absent its test is skipped.
@Suite struct HookTests {
  /// A program of the `PATH`; nil where it is absent, or is a stand-in that cannot run.
  private static func program(_ name: String) -> String? {
    let version = name == "lefthook" ? "version" : "--version"
    for folder in (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":") {
      let path = folder + "/" + name
      guard FileManager.default.isExecutableFile(atPath: path) else { continue }
      if let result = try? Command.run(program: path, [version], in: "/"), result.status == 0 { return path }
    }
    return nil
  }
  private static let preCommit = program("pre-commit")
  private static let prek = program("prek")
  private static let lefthook = program("lefthook")

  private let left = "func style() {\n  label.textAlignment = .left\n}\n"
  private let natural = "func style() {\n  label.textAlignment = .natural\n}\n"

  @Test(.enabled(if: preCommit != nil, "pre-commit is not there: pip install pre-commit"))
  func hooksOfPreCommit() throws { try commits(with: #require(HookTests.preCommit), suffix: "-system") }

  @Test(.enabled(if: prek != nil, "prek is not there: pip install prek"))
  func hooksOfPrek() throws { try commits(with: #require(HookTests.prek), suffix: "-system") }

  @Test(.enabled(if: preCommit != nil && Release.canBeMade, "pre-commit, zip or curl is not there"))
  func downloadingHooksOfPreCommit() throws { try commits(with: #require(HookTests.preCommit), suffix: "") }

  @Test(.enabled(if: prek != nil && Release.canBeMade, "prek, zip or curl is not there"))
  func downloadingHooksOfPrek() throws { try commits(with: #require(HookTests.prek), suffix: "") }

  /// The settings of the page, to the letter: what is fixed is staged, what is left stops the commit.
  @Test(.enabled(if: lefthook != nil, "lefthook is not there: pip install lefthook"))
  func hookOfLefthook() throws {
    let lefthook = try #require(HookTests.lefthook)
    let page = try Repository.read("docs/hosts.md").components(separatedBy: "**lefthook**")[1].components(separatedBy: "```")[1]
    let project = try Scratch().write("lefthook.yml", String(page.dropFirst("yaml\n".count))).write("A.swift", natural).committed()
    let folder = URL(fileURLWithPath: try #require(Command.binary)).deletingLastPathComponent().path
    let environment = ["PATH": folder + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "")]
    func run(_ program: String, _ arguments: String...) throws -> Command.Result {
      try Command.run(program: program, arguments, in: project.path, environment: environment, seconds: 120)
    }
    #expect(try run(lefthook, "install").status == 0)
    project.write("A.swift", left).write("Sub dir/B.swift", left).write("C.swift", left.replacing(".left", with: ".right"))
    _ = try run("git", "add", ".")
    func commit() throws -> Command.Result { try run("git", "-c", "user.name=t", "-c", "user.email=t@example.com", "commit", "-m", "x") }
    let stopped = try commit()
    #expect(stopped.status != 0 && (stopped.stdout + stopped.stderr).contains("C.swift:2:25: warning"), "\(stopped)")
    project.write("A.swift", left).write("Sub dir/B.swift", left).write("C.swift", natural)
    _ = try run("git", "add", ".")
    let done = try commit()
    #expect(done.status == 0, "\(done)")
    #expect(try run("git", "show", "HEAD:Sub dir/B.swift").stdout == natural && run("git", "status", "--porcelain").stdout == "")
  }

  /// A day with the hooks: a defect is stopped, a fix is written and staged, a clean commit goes through.
  /// - Parameter suffix: of the hooks' ids.
  private func commits(with program: String, suffix: String) throws {
    let release = suffix.isEmpty ? try Release().tagged() : nil
    let hooks = try release?.checkout.committed() ?? Scratch().write(".pre-commit-hooks.yaml", Repository.read(".pre-commit-hooks.yaml")).committed()
    let revision = try hooks.git("rev-parse", "HEAD").stdout.trimmingCharacters(in: .whitespacesAndNewlines)
    let home = Scratch()
    let project = Scratch().write("A.swift", natural).write("notes.md", "left")
    func use(_ hook: String) {
      project.write(".pre-commit-config.yaml", "repos:\n  - repo: \(hooks.path)\n    rev: \(revision)\n    hooks:\n      - id: \(hook)\n")
    }
    use("rtl-audit" + suffix)
    try project.committed()
    let folder = URL(fileURLWithPath: try #require(Command.binary)).deletingLastPathComponent().path
    // A hook that downloads finds no tool on the `PATH`.
    let environment = [
      "PATH": (suffix.isEmpty ? "" : folder + ":") + (ProcessInfo.processInfo.environment["PATH"] ?? ""), "PRE_COMMIT_HOME": home.path, "PREK_HOME": home.path,
      "RTL_AUDIT_DOWNLOADS": "file://" + (release?.downloads.path ?? ""),
      "GIT_AUTHOR_NAME": "t", "GIT_AUTHOR_EMAIL": "t@example.com", "GIT_COMMITTER_NAME": "t", "GIT_COMMITTER_EMAIL": "t@example.com",
    ]
    func run(_ program: String, _ arguments: String...) throws -> Command.Result {
      try Command.run(program: program, arguments, in: project.path, environment: environment, seconds: 120)
    }
    #expect(try run(program, "install").status == 0)

    // Names that look like options, types that pre-commit does not know, text that is not staged.
    let board =
      "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" targetRuntime=\"iOS.CocoaTouch\"><objects>\n"
        + "<label text=\"Total\" id=\"a1-bb-001\"/></objects></document>\n"
    project.write("-x.swift", left).write("Sub dir/B.swift", left).write("Cell.xib", board)
    _ = try run("git", "add", "--", ".")
    project.write("A.swift", left)
    let stopped = try run("git", "commit", "-m", "defects")
    let words = stopped.stdout + stopped.stderr
    #expect(stopped.status == 1, "\(words)")
    for place in ["-x.swift:2:25: warning", "Sub dir/B.swift:2:25: warning", "Cell.xib:2:2: warning"] { #expect(words.contains(place), "\(words)") }
    #expect(!words.contains("\nA.swift:2"), "\(words)")
    #expect(try project.read("A.swift") == left)

    use("rtl-audit-fix" + suffix)
    _ = try run("git", "add", ".pre-commit-config.yaml")
    let fixing = try run("git", "commit", "-m", "fixed")
    #expect(fixing.status == 1 && (fixing.stdout + fixing.stderr).contains("Fixed 3 problems"), "\(fixing)")
    #expect(try project.read("-x.swift") == natural && project.read("Cell.xib").contains("textAlignment=\"natural\""))
    _ = try run("git", "add", "--", ".")
    let done = try run("git", "commit", "-m", "fixed")
    #expect(done.status == 1, "A.swift was staged with its defect and is fixed now: \(done)")
    _ = try run("git", "add", "--", ".")
    let clean = try run("git", "commit", "-m", "fixed")
    #expect(clean.status == 0, "\(clean)")
    #expect(try run("git", "status", "--porcelain").stdout == "")
  }
}
