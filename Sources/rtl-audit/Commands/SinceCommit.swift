import RTLAuditing
import RTLDiscovery
import RTLFindings
import RTLReporting
import RTLSuppression

/// `--since` and `--since-merge-base`: the findings of two states of the project are compared as sets, so
/// that a finding which the change causes elsewhere is new, and a line that moved is not.
extension AuditCommand {
  /// Whether each finding, counted over all files, was there at a commit; nil where there was none.
  func areEarlier(_ findings: [Finding], of state: AuditedProject, _ since: Options.Since) throws -> [Bool]? {
    let git = Git(root: root)
    // The first commit of a repository: nothing was there before it.
    if since == .commit("HEAD"), git.isUnborn { return nil }
    let commit = try commit(since, git)
    let now = state.project.reader.state
    guard var changes = git.changes(since: commit, to: now) else {
      throw UsageError(message: "git cannot compare with `\(commit)`; check that the clone has the whole commit (it may need `git fetch`)")
    }
    changes.paths.formUnion(state.project.reader.editedPaths)
    let earlier = try self.findings(at: commit, changes, like: state)
    let names = changes.oldNames
    var lines: [String: [Range<Int>]] = [:]
    let files = KnownFindings.Files(
      oldName: { names[$0] },
      isNew: { number in
        let path = findings[number].place.path
        guard changes.paths.contains(path) else { return false }
        let written = lines[path] ?? git.newLines(of: path, oldName: names[path], since: commit, to: now)
        lines[path] = written
        return written.contains { $0.contains(findings[number].place.startLine) }
      })
    return KnownFindings(earlier).pair(findings, files).isKnown
  }

  private func commit(_ since: Options.Since, _ git: Git) throws -> String {
    func missing(_ words: String) -> UsageError {
      if git.isShallow { return UsageError(message: words + "; the clone is shallow: fetch the whole history (`fetch-depth: 0`)") }
      if git.isReadable { return UsageError(message: words + "; `git fetch` gets what only the server has, and `git branch --all` lists the branches") }
      let option = if case .commit = since { "--since" } else { "--since-merge-base" }
      return UsageError(message: "`\(option)` needs a git repository; \(printable(root)) is not one, or git cannot read it")
    }
    switch since {
    case .commit(let name):
      if let commit = git.commit(name) { return commit }
      throw missing("`\(name)` is not a commit in this repository")
    case .mergeBase(let branch):
      if let commit = git.mergeBase(with: branch) { return commit }
      guard git.commit(branch) != nil else { throw missing("`\(branch)` is not a commit in this repository") }
      throw missing("this branch and `\(branch)` have no commit in common")
    }
  }

  /// What was found at a commit, with the settings and the rules of today. Files that did not change are
  /// not audited again; what the project says is asked of the project of that time.
  private func findings(at commit: String, _ changes: Git.Changes, like state: AuditedProject) throws -> [Finding] {
    let old = try Project.stored(.commit(commit), root: root, settings: settings)
    var numbers: [String: Int] = [:]
    for (number, file) in state.project.audited.enumerated() { numbers[changes.oldNames[file.path] ?? file.path] = number }
    return state.findings(
      in: old,
      old.audited.map { file in
        let number = numbers[file.path]
        if !changes.paths.contains(file.path), let number { return .asToday(number) }
        return number != nil || changes.deleted.contains(file.path) ? .changed : .notAudited
      })
  }
}
