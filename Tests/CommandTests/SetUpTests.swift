import Foundation
import Testing

/// `init`, `doctor`, `new` and `try`: the first hour.
@Suite struct SetUpTests {
  private let defect = "func style(_ label: UILabel) {\n  label.textAlignment = .left\n}\n"

  @Test func initWritesWhatIsMissingAndNothingElse() throws {
    let project = try Scratch().write("App/A.swift", defect).write("App/en.lproj/Localizable.strings", "\"a\" = \"b\";\n")
      .write("Package.swift", "let platforms = [.iOS(.v15)]\n").committed()
    let first = try project.run("init")
    #expect(first.status == 0 && first.stdout.contains("0 errors, 1 warning, 0 notes") && first.stdout.contains("wrote .rtl-audit.yml"), "\(first)")
    #expect(first.stdout.contains("baseline write") && first.stdout.contains("init --hook") && first.stdout.contains("rtl-audit --fix"))
    let settings = try project.read(".rtl-audit.yml")
    // Editors complete and check the file by the schema of this version.
    let modeline = try #require(settings.split(separator: "\n").first)
    #expect(modeline.hasPrefix("# yaml-language-server: $schema=https://raw.githubusercontent.com/rtl-audit/rtl-audit/"))
    #expect(try project.run("settings", "--schema").stdout == Repository.read(modeline.split(separator: "/").suffix(2).joined(separator: "/")))
    #expect(settings.contains("iOS 15.0 (Package.swift:1)") && settings.contains("right-to-left: none yet") && settings.contains("\nrtl-languages: present"))
    #expect(try project.run("settings").stdout.contains("rtl-languages: present"))
    #expect(try project.run("init", "--hook", "--ci", "github").stdout.contains(".rtl-audit.yml already exists; left unchanged"))
    #expect(try project.read(".rtl-audit.yml") == settings)
    #expect(try project.read(".github/workflows/rtl-audit.yml").contains("since-merge-base"))
    #expect(try project.run("init", "--hook").stdout.contains("already runs rtl-audit; left unchanged"))
    #expect(try Command.run(["init"], in: project.path + "/.github").stdout.contains("0 errors, 1 warning, 0 notes"))

    // The hook that was written stops a new defect, and only that.
    project.write("App/A.swift", defect + defect.replacing("style", with: "other"))
    try project.git("add", ".")
    let folder = URL(fileURLWithPath: try #require(Command.binary)).deletingLastPathComponent().path
    func commit(_ path: String) throws -> Command.Result {
      try Command.run(
        program: "git", ["-c", "user.name=t", "-c", "user.email=t@example.com", "commit", "-qm", "x"], in: project.path,
        environment: ["PATH": path + (ProcessInfo.processInfo.environment["PATH"] ?? "")])
    }
    let stopped = try commit(folder + ":")
    #expect(stopped.status == 1 && (stopped.stdout + stopped.stderr).contains("App/A.swift:5:25"), "\(stopped)")
    #expect(!(stopped.stdout + stopped.stderr).contains("App/A.swift:2:25"))
    project.write("App/A.swift", defect + "// nothing new\n")
    try project.git("add", ".")
    #expect(try commit(folder + ":").status == 0)

    // What the baseline holds is not fixed.
    #expect(try project.run("baseline", "write").status == 0)
    let last = try project.run("init")
    #expect(last.stdout.contains("0 errors, 1 warning") && !last.stdout.contains("baseline write") && !last.stdout.contains("--fix"), "\(last)")
  }

  @Test(arguments: [
    (".pre-commit-config.yaml", "repos: []\n", "id: rtl-audit"), ("lefthook.yml", "pre-push:\n", "jobs:"),
    (".husky/pre-commit", "npm test\n", "rtl-audit --staged --since HEAD"), (".git/hooks/pre-commit", "#!/bin/sh\n", "|| exit 1"),
  ])
  func aHookThatIsThereIsNotTouched(file: String, text: String, lines: String) throws {
    let project = try Scratch().write("A.swift", defect).committed()
    project.write(file, text)
    let result = try project.run("init", "--hook")
    #expect(result.stdout.contains("\(file) already exists; add to it") && result.stdout.contains(lines), "\(result)")
    #expect(try project.read(file) == text)
    project.write(file, text + "# rtl-audit some day\n")
    #expect(try project.run("doctor").stdout.contains("\(file), which does not call rtl-audit"))
  }

  /// git runs what husky keeps in `.husky/_`, in a fresh clone not even that: the team's file is the one beside it.
  @Test(arguments: [[], [".husky/_/pre-commit"]])
  func huskyGetsAFileOfItsOwn(generated: [String]) throws {
    let project = try Scratch().write("A.swift", defect).write(".husky/.keep", "").committed()
    for file in generated {
      project.write(file, "#!/bin/sh\n")
      try project.git("config", "core.hooksPath", ".husky/_")
    }
    #expect(try project.run("doctor").stdout.contains("hook               none"))
    #expect(try project.run("init", "--hook").stdout.contains("wrote .husky/pre-commit"))
    #expect(try project.read(".husky/pre-commit").contains("rtl-audit --staged --since HEAD"))
    #expect(try project.run("init", "--hook").stdout.contains(".husky/pre-commit already runs rtl-audit; left unchanged"))
    #expect(try project.run("doctor").stdout.contains("hook               .husky/pre-commit"))
  }

  /// What stands outside may be the hooks of other projects, or no hooks at all.
  @Test func aHookStaysInTheRepository() throws {
    let outside = Scratch()
    func project() throws -> Scratch { try Scratch().write("A.swift", defect).committed() }
    func link(_ name: String, in project: Scratch, to target: String) throws {
      try? FileManager.default.removeItem(atPath: project.path + "/" + name)
      try FileManager.default.createSymbolicLink(atPath: project.path + "/" + name, withDestinationPath: target)
    }
    let linked = try project(), chosen = try project(), both = try project()
    try link(".git/hooks", in: linked, to: outside.path)
    try chosen.git("config", "core.hooksPath", outside.path)
    try both.git("config", "core.hooksPath", "hooks/new")
    try link("hooks", in: both, to: outside.path)
    for (project, why) in [(linked, "a symbolic link places"), (chosen, "`core.hooksPath` places"), (both, "`core.hooksPath` places")] {
      let result = try project.run("init", "--hook")
      #expect(
        result.status == 2 && result.stderr.contains("\(why) the hook outside") && result.stderr.contains("git config core.hooksPath .githooks"), "\(result)")
    }
    #expect(Repository.files(below: outside.path).isEmpty)

    // The remedy works, as do a folder for git of its own and a second work tree.
    try linked.git("config", "core.hooksPath", ".githooks")
    #expect(try linked.run("init", "--hook").stdout.contains("wrote .githooks/pre-commit"))
    let elsewhere = Scratch()
    try elsewhere.git("init", "-q", "--separate-git-dir", elsewhere.path + "/git", elsewhere.path + "/in")
    #expect(try Command.run(["init", "--hook"], in: elsewhere.path + "/in").stdout.contains("wrote \(elsewhere.path)/git/hooks/pre-commit"))
    let first = try project()
    try first.git("worktree", "add", "-q", "../\(URL(fileURLWithPath: outside.path).lastPathComponent)/second")
    #expect(try Command.run(["init", "--hook"], in: outside.path + "/second").stdout.contains("wrote \(first.path)/.git/hooks/pre-commit"))

    // A hook that is a link is somebody's hook.
    let own = try project().write("team", "#!/bin/sh\n")
    try link(".git/hooks/pre-commit", in: own, to: "../../team")
    #expect(try own.run("init", "--hook").stdout.contains(".git/hooks/pre-commit already exists; add to it"))
  }

  @Test func aPipelineStaysInTheRepository() throws {
    let project = try Scratch().write("A.swift", defect).committed()
    let outside = Scratch()
    try FileManager.default.createSymbolicLink(atPath: project.path + "/.github", withDestinationPath: outside.path)
    let result = try project.run("init", "--ci", "github")
    #expect(result.status == 2 && result.stderr.contains("leads out of the repository"), "\(result)")
    #expect(Repository.files(below: outside.path).isEmpty)
  }

  /// What pre-commit passes is audited whole, so that its hook has to say that old findings do not count.
  @Test func theHookOfPreCommitPutsUpWithOldFindings() throws {
    let project = try Scratch().write("A.swift", defect).committed()
    project.write(".pre-commit-config.yaml", "repos: []\n")
    #expect(try project.run("init", "--hook").stdout.contains("args: [--since, HEAD]"))
    #expect(try Repository.read("docs/hosts.md").contains("args: [--since, HEAD]") && Repository.read("README.md").contains("args: [--since, HEAD]"))
  }

  @Test func theHostIsTheOneOfTheClone() throws {
    let project = try Scratch().write("A.swift", defect).committed()
    try project.git("remote", "add", "origin", "https://gitlab.com/basket/app.git")
    // A mirror of the machine says nothing of the host.
    try project.git("config", "url./srv/mirror/.insteadOf", "https://gitlab.com/")
    let result = try project.run("init")
    #expect(result.stdout.hasPrefix("Audited 1 file: ") && result.stdout.contains("--ci gitlab"), "\(result)")
  }

  @Test func aGitLabPipelineIsWrittenOrShown() throws {
    let project = try Scratch().write("A.swift", defect).committed()
    #expect(try project.run("init", "--ci", "gitlab").stdout.contains("wrote .gitlab-ci.yml"))
    let shown = try project.run("init", "--ci", "gitlab").stdout
    #expect(shown.contains("codequality: rtl-audit.json") && shown.contains("/.ci/tool"), "the image has no tool of its own")
    #expect(try Scratch().write("A.swift", defect).run("init", "--hook").stderr.contains("git"))
  }

  @Test func doctorTellsTheFacts() throws {
    let project = Scratch().write("App/A.swift", defect).write("App/ar.lproj/Localizable.strings", "\"a\" = \"b\";\n").write(
      "App/Big.swift", String(repeating: " ", count: 3000)
    )
    .write("Podfile", "platform :ios, '14.0'\npod 'SnapKit'\n").write("Podfile.lock", "PODS:\n  - SnapKit (5.6.0)\n").write("Vendor/B.swift", defect).write(
      "Old/C.swift", defect
    )
      .write("App/Menu.swift", "func texts() -> String? {\n  Bundle.main.path(forResource: currentLanguage, ofType: \"lproj\")\n}\n")
      .write("App/Made.swift", "// @generated\n" + defect)
      .write("Nested/.rtl-audit.yml", "").write("Nested/N.swift", defect)
      .write(".rtl-audit.yml", "exclude: [Old]\nmax-file-size: 2 KiB\nrules: { fixed-text-alignment: error }\n")
    let result = try project.run("doctor")
    #expect(result.status == 0)
    for words in [
      "contains a separate project: Nested", "settings           .rtl-audit.yml", "2 Swift, 1 string file", "Vendor (vendored)", "1 file by `exclude`",
      "App/Made.swift: its header says that it is generated",
      "App/Big.swift is 3000 bytes", "iOS 14.0 (Podfile:1)", "ar; right-to-left: ar", "in the app (App/Menu.swift:2)", "SnapKit 5.6", "1 error, 0 warnings",
      "baseline           none", "hook               none", " on (off: digits-without-locale)",
    ] { #expect(result.stdout.contains(words), "\(words)\n\(result.stdout)") }
    // A path stands for the project that it belongs to.
    #expect(try project.run("doctor", "App/A.swift").stdout == result.stdout)
    #expect(try Command.run(["settings", project.path + "/Nested"], in: "/").stdout.contains("in force in \(project.path)/Nested"))
  }

  @Test func aNewRuleHoldsAndIsTried() throws {
    let project = Scratch().write("A.swift", "avatar.pinBadge(to: .right)\n" + defect + "// rtl-audit:disable:next no-such-rule\n" + defect)
    #expect(try project.run("new", "rtl-rules/pinned-badge.md").status == 0)
    #expect(try project.run("new", "rtl-rules/pinned-badge.md").stderr.contains("already exists; choose another name"))
    let test = try project.run("test", "rtl-rules/pinned-badge.md")
    #expect(test.status == 0 && test.stdout.hasSuffix(" 0 failed\n"), "\(test)")
    let tried = try project.run("try", "rtl-rules/pinned-badge.md", "A.swift", "--format", "gcc")
    #expect(tried.status == 1 && tried.stdout.hasPrefix("A.swift:1:22: warning: `right`") && tried.stdout.split(separator: "\n").count == 1, "\(tried)")
    #expect(try project.run("new", "Rules/text-alignment/own-alignment.md").status == 0)
    #expect(try project.read("Rules/text-alignment/own-alignment.md").contains("category: text-alignment\n"))
    #expect(try project.run("test", "Rules/text-alignment/own-alignment.md").status == 0)
  }

  @Test func theFirstCommitHasNothingBeforeIt() throws {
    let project = Scratch().write("A.swift", defect)
    try project.git("init", "-q")
    try project.git("add", ".")
    #expect(try project.findings("--staged", "--since", "HEAD").count == 1)
    #expect(try project.run("--since", "HEAD~1").status == 2)
  }
}
