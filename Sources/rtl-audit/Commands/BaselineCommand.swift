import RTLAuditing
import RTLDiscovery
import RTLFindings
import RTLLexing
import RTLMatching
import RTLReporting
import RTLSuppression
import RTLSystem

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
    for number in state.fileOutcomes.indices { state.fileOutcomes[number].findings.removeAll { $0.level < least } }
    let findings = state.fileOutcomes.flatMap(\.findings)
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
