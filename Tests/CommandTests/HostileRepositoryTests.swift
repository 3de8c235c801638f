import Foundation
import Testing

/// A repository whose own settings name programs: none of them may start.
@Suite struct HostileRepositoryTests {
  private let clean = "func style() {\n  label.textAlignment = .natural\n}\n"
  private let defect = "func style() {\n  label.textAlignment = .left\n}\n"

  /// A committed project with a changed file; every program that git can be made to run leaves `ran` behind.
  private func hostile() throws -> Scratch {
    let project = try Scratch().write(".gitattributes", "*.swift filter=own diff=own\n").write("A.swift", clean).write("B.swift", clean).committed()
    let program = project.path + "/.git/program"
    try project.writeProgram(".git/program", "#!/bin/sh\necho \"$0 $*\" >> '\(project.path)/.git/ran'\ncat\n")
    let hooks = ["pre-commit", "post-index-change", "fsmonitor-watchman", "reference-transaction"].map { ".git/hooks/" + $0 }
    for hook in hooks { try project.writeProgram(hook, "#!/bin/sh\necho \(hook) >> '\(project.path)/.git/ran'\n") }
    for key in [
      "filter.own.clean", "filter.own.smudge", "filter.own.process", "diff.own.textconv", "diff.own.command", "diff.external", "core.fsmonitor",
      "core.pager", "core.sshCommand", "gpg.program", "uploadpack.packObjectsHook",
    ] { try project.git("config", key, program) }
    try project.git("config", "filter.own.required", "true")
    try project.git("config", "log.showSignature", "true")
    // What is missing would be fetched from a "remote" that is a program.
    try project.git("config", "remote.own.url", "ext::\(program) %S")
    try project.git("config", "remote.own.promisor", "true")
    try project.git("config", "protocol.ext.allow", "always")
    try project.git("config", "extensions.partialClone", "own")
    try project.git("config", "core.repositoryFormatVersion", "1")
    return project.write("A.swift", defect)
  }

  private func ran(_ project: Scratch) -> Bool { FileManager.default.fileExists(atPath: project.path + "/.git/ran") }

  @Test(arguments: [["."], ["--staged"], ["--staged", "--fix"], ["--since", "HEAD"], ["--since-merge-base", "HEAD"], ["baseline", "write"]])
  func startsNothing(arguments: [String]) throws {
    let project = try hostile()
    let result = try Command.run(arguments, in: project.path)
    #expect(0...1 ~= result.status, "\(result.stderr)")
    #expect(!ran(project))
    // The settings do start programs where git is asked without care.
    try project.git("diff", "--stat")
    #expect(ran(project))
  }

  /// Settings that are not in `.git/config` itself, and names that an option of git would cut.
  @Test(arguments: ["include.path", "includeIf.gitdir:**.path", "includeIf.onbranch:**.path", "config.worktree", "filter.a=b.clean"])
  func startsNothingOfIncludedSettings(key: String) throws {
    let project = try hostile()
    let config = project.path + "/.git/config"
    if key.hasPrefix("filter") {
      project.write(".gitattributes", "*.swift filter=a=b\n")
      for name in ["filter.own.clean", "filter.own.process", "filter.own.required"] { try project.git("config", "--unset", name) }
      project.write(".git/config", try project.read(".git/config") + "[filter \"a=b\"]\n\tclean = '\(project.path)/.git/program'\n\trequired = true\n")
    } else {
      let programs = try project.read(".git/config")
      project.write(".git/config", "[core]\n\trepositoryFormatVersion = 0\n").write(".git/more", programs)
      for alias in ["ls-files", "diff", "rev-parse", "config", "cat-file", "ls-tree", "merge-base", "log"] {
        try project.git("config", "--file", project.path + "/.git/more", "alias." + alias, "!'\(project.path)/.git/program'")
      }
      if key == "config.worktree" {
        try project.git("config", "--file", config, "core.repositoryFormatVersion", "1")
        try project.git("config", "--file", config, "extensions.worktreeConfig", "true")
        project.write(".git/config.worktree", try project.read(".git/more"))
      } else {
        try project.git("config", "--file", config, key, "more")
      }
    }
    if ran(project) { try project.delete(".git/ran") }
    for arguments in [["."], ["--staged"], ["--since", "HEAD"], ["--staged", "--fix"], ["baseline", "write"], ["init", "--hook"], ["doctor"]] {
      let result = try Command.run(arguments, in: project.path)
      let wanted: ClosedRange<Int32> = key.hasPrefix("filter") && arguments[0] == "--staged" ? 0...1 : 0...2
      #expect(wanted ~= result.status && !ran(project), "\(arguments): \(result.stderr)")
    }
    project.write("A.swift", clean + "\n")
    try project.git("diff", "--stat")
    #expect(ran(project))
  }

  /// The index of a repository that somebody made by hand may name what no clone can hold.
  @Test func readsAndWritesOnlyItsOwnFolders() throws {
    let scratch = Scratch().write("in/link/B.swift", defect).write("in/A.swift", defect).write("out/B.swift", defect)
    let project = scratch.path + "/in"
    func git(_ arguments: String...) throws { #expect(try Command.run(program: "git", ["-C", project] + arguments, in: scratch.path).status == 0) }
    try git("init", "-q")
    try git("add", ".")
    try scratch.delete("in/link")
    try FileManager.default.createSymbolicLink(atPath: project + "/link", withDestinationPath: "../out")
    for arguments in [["."], ["--fix", "."], ["--staged", "--fix"]] {
      let result = try Command.run(arguments, in: project)
      #expect(0...1 ~= result.status && !result.stdout.contains("link/B.swift"), "\(result)")
    }
    #expect(try scratch.read("out/B.swift") == defect)
    // A work tree elsewhere is not this folder.
    try git("config", "core.worktree", scratch.path + "/out")
    #expect(try Command.run(["--fix", "."], in: project).status == 0)
    #expect(try scratch.read("out/B.swift") == defect)
  }

  @Test func fetchesNothing() throws {
    let project = try hostile()
    let object = try project.git("rev-parse", "HEAD:A.swift").stdout.trimmingCharacters(in: .whitespacesAndNewlines)
    try FileManager.default.removeItem(atPath: project.path + "/.git/objects/\(object.prefix(2))/\(object.dropFirst(2))")
    let result = try project.run("--since", "HEAD")
    #expect(result.status == 2 && result.stderr.contains("check that the clone has the whole commit"), "\(result)")
    #expect(!ran(project))
  }
}
