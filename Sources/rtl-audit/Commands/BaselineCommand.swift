import RTLAuditing
import RTLDiscovery
import RTLFindings
import RTLLexing
import RTLMatching
import RTLReporting
import RTLSuppression
import RTLSystem

/// The baseline of a project, read.
struct Baseline {
  let known: KnownFindings
  private let project: Project
  /// Files that could not be read: nothing is known of their findings.
  private let unread: Set<String>

  /// - Returns: nil where the project has none.
  init?(_ state: AuditedProject) throws {
    guard let known = try Baseline.read(state.project.reader) else { return nil }
    self.known = known
    project = state.project
    unread = Set(zip(project.audited, state.results).lazy.filter { !$1.isAudited && $1.notice != nil }.map(\.0.path))
  }

  /// The entries of files that could not be read.
  var kept: KnownFindings { KnownFindings(counts: known.counts.filter { unread.contains($0.key.path) }) }

  static func read(_ reader: SourceReader) throws -> KnownFindings? {
    let path = reader.root + "/" + baselineFileName
    // A baseline that is not staged yet counts as it stands.
    var bytes: [UInt8] = []
    if (try? reader.read(baselineFileName, into: &bytes)) == nil, (try? readFile(path, limit: largest, into: &bytes)) == nil {
      guard Platform.fileType(path) == nil else { throw UsageError(message: "\(Path.shown(path)): cannot be read") }
      return nil
    }
    do throws(BaselineError) {
      return try KnownFindings(baseline: SourceText.decode(bytes).bytes)
    } catch {
      throw UsageError(message: "\(Path.shown(path)):\(error.line): \(error.message)")
    }
  }

  /// In bytes.
  private static let largest = 64 << 20

  /// Pairs findings with the baseline. Git is asked for renamed files only when some entry's file is gone.
  /// - Parameters:
  ///   - isEarlier: findings that are known to be old, by their number: they come first among equal ones.
  ///   - others: audits files that this run leaves out: an entry of theirs may have moved to a file that it does not.
  ///     Gives those that a run over all would audit, and what is found in them.
  func pair(
    _ findings: [Finding], isEarlier: [Bool]? = nil, others: (Set<String>) -> (files: [SourceFile], findings: [Finding]) = { _ in ([], []) }
  ) -> KnownFindings.Pairing {
    let audited = Set(project.audited.map(\.path)).subtracting(unread)
    let missing = Set(known.counts.keys.map(\.path)).filter {
      !unread.contains($0) && !audited.contains($0) && Platform.fileType(project.root + "/" + $0) == nil
    }
    let names = missing.isEmpty ? [:] : newNames(of: missing)
    func pair(_ findings: [Finding], in audited: Set<String>) -> KnownFindings.Pairing {
      known.among(audited.union(missing)).pair(
        findings,
        .init(
          oldName: { names[$0] }, isAccountedFor: { audited.contains($0) || missing.contains($0) },
          isNew: { number in isEarlier.map { number < $0.count && !$0[number] } ?? false }))
    }
    let pairing = pair(findings, in: audited)
    let news = Set(zip(findings, pairing.isKnown).lazy.filter { !$1 }.map { FindingKey($0.0).movable })
    guard !news.isEmpty else { return pairing }
    let sources = Set(known.counts.keys.lazy.filter { !$0.scope.isEmpty && news.contains($0.movable) }.map(\.path)).subtracting(audited).subtracting(unread)
    guard !sources.isEmpty else { return pairing }
    let more = others(sources)
    var whole = pair(findings + more.findings, in: audited.union(more.files.map(\.path)))
    whole.isKnown.removeSubrange(findings.count...)
    return whole
  }

  /// The old names of files, by the new ones, since the baseline was committed.
  private func newNames(of missing: Set<String>) -> [String: String] {
    let git = Git(root: project.root)
    guard let commit = git.lastCommit(of: baselineFileName) ?? git.commit("HEAD") else { return [:] }
    return git.changes(since: commit, to: project.reader.state)?.oldNames.filter { missing.contains($0.value) } ?? [:]
  }
}

/// `rtl-audit baseline write|check|prune|show`.
struct BaselineCommand {
  enum Action: String, CaseIterable { case write, check, prune, show }

  private let command: AuditCommand
  private let options: Options

  init(_ options: Options) throws {
    self.options = options
    var auditing = options
    // The baseline is that of the project, from whatever folder of it.
    auditing.paths = [try Project.root()]
    command = try AuditCommand(auditing)
  }

  /// - Returns: 1 where findings are new or entries are gone and the action does not settle that.
  func run() throws -> Int32 {
    let action = Action(rawValue: options.paths[0])!
    if action == .show {
      guard let known = try Baseline.read(SourceReader(root: command.root, limit: command.settings.maxFileSize)) else { throw missing }
      return show(known)
    }
    var state = try command.audit()
    if let nested = state.project.nested.first {
      Output.complain(
        "`\(printable(Path.shown(nested)))`\(andMore(state.project.nested.count)), inside this project, "
          + "\(state.project.nested.count == 1 ? "has its own settings and baseline" : "have their own settings and baselines"); run `rtl-audit "
          + "baseline \(action)` there as well"
      )
    }
    let least = min(command.settings.minLevel, command.settings.failLevel)
    for number in state.verdicts.indices { state.verdicts[number].findings.removeAll { $0.level < least } }
    let findings = state.verdicts.flatMap(\.findings)
    guard let baseline = try Baseline(state) else {
      guard action == .write else { throw missing }
      return try write(KnownFindings(findings), before: nil)
    }
    let pairing = baseline.pair(findings)
    let isKnown = pairing.isKnown
    let paired = KnownFindings(zip(findings, isKnown).filter(\.1).map(\.0))
    let added = findings.count - paired.total
    let kept = baseline.kept
    tellKept(kept)
    switch action {
    case .prune: return try write(paired.adding(kept), before: baseline.known)
    case .write where added == 0 || options.acceptsNew: return try write(KnownFindings(findings).adding(kept), before: baseline.known)
    case .write, .check, .show:
      state.take(isKnown) { $0.baselined.append($1) }
      let outcome = command.outcome(state)
      try ReportWriter(options: options, outcomes: [outcome]).write()
      tellGone(pairing.gone)
      Output.complain(progress(baseline.known.total, findings.count + kept.total, added: added, gone: pairing.gone.total, moved: pairing.moved))
      if action == .write {
        Output.complain("nothing was written, because the baseline would grow; fix the new findings, or accept them with `--accept-new`")
        return 1
      }
      if pairing.gone.total > 0 {
        Output.complain(
          "`check` fails: \(counted(pairing.gone.total, "baseline entry is", "baseline entries are")) out of date (fixed or suppressed); run "
            + "`rtl-audit baseline prune` and commit \(baselineFileName)"
        )
      }
      return added > 0 || pairing.gone.total > 0 ? 1 : outcome.status
    }
  }

  private var missing: UsageError {
    UsageError(message: "there is no \(baselineFileName) in \(command.root); `rtl-audit baseline write` creates it")
  }

  private func write(_ known: KnownFindings, before: KnownFindings?) throws -> Int32 {
    let path = command.root + "/" + baselineFileName
    guard Platform.writeFile(Array(known.baseline.utf8), toFile: path) else {
      throw UsageError(message: "`\(Path.shown(path))` cannot be written: \(Platform.lastError)")
    }
    if let before {
      Output.write("\(baselineFileName): \(before.total) → \(known.total)\n")
    } else {
      let files = Set(known.counts.keys.map(\.path)).count
      Output.write(
        "\(baselineFileName): \(counted(known.total, "accepted finding")) in \(counted(files, "file")). Commit it; from now on only new findings are "
          + "reported.\n"
      )
    }
    return 0
  }

  private func progress(_ before: Int, _ now: Int, added: Int, gone: Int, moved: Int) -> String {
    var parts: [String] = []
    if added > 0 { parts.append("\(added) new") }
    if gone > 0 { parts.append("\(gone) gone: `rtl-audit baseline prune` drops \(gone == 1 ? "it" : "them")") }
    if moved > 0 { parts.append("\(moved) moved: `rtl-audit baseline prune` updates \(moved == 1 ? "it" : "them")") }
    return "baseline: \(before) → \(now)" + (parts.isEmpty ? "" : " (\(parts.joined(separator: ", ")))")
  }

  private func tellKept(_ kept: KnownFindings) {
    let paths = Set(kept.counts.keys.map(\.path)).sorted()
    guard let first = paths.first else { return }
    Output.complain(
      "`\(printable(first))`\(andMore(paths.count)) could not be read; \(counted(kept.total, "baseline entry", "baseline entries")) "
        + "\(kept.total == 1 ? "is" : "are") kept"
    )
  }

  private func tellGone(_ gone: KnownFindings) {
    let keys = gone.counts.keys.sorted()
    for key in keys.prefix(20) {
      let scope = key.scope.isEmpty ? "" : " in \(printable(key.scope))"
      Output.complain("gone: \(printable(key.path)): \(printable(key.rule))\(scope): \(printable(key.text))")
    }
    if keys.count > 20 { Output.complain("gone: \(keys.count - 20) more") }
  }

  private func show(_ known: KnownFindings) -> Int32 {
    func table(_ name: (FindingKey) -> String) -> String {
      var counts: [String: Int] = [:]
      for (key, count) in known.counts { counts[name(key), default: 0] += count }
      let width = String(counts.values.max() ?? 0).count
      return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { name, count in
        String(repeating: " ", count: width - String(count).count) + "\(count)  \(printable(name))\n"
      }.joined()
    }
    Output.write("\(counted(known.total, "accepted finding")) in the baseline\n\nby rule\n\(table(\.rule))\nby file\n\(table(\.path))")
    return 0
  }
}
