import RTLAuditing
import RTLFindings
import RTLSystem

extension Workspace {
  /// When there is something to do.
  var due: Double? { agenda.due }

  /// Does what is due.
  func work() {
    let changed = agenda.takeChanged()
    if !client.pullsDiagnostics { publish(changed.compactMap { files[$0] }) }
    if agenda.takeOthers(at: Platform.seconds) {
      client.pullsDiagnostics ? refresh() : publish(files.values.sorted { $0.document.uri < $1.document.uri })
      audited()
    }
    publishProblems()
  }

  /// Sees to it that it is known what is in some files, in one audit for each project.
  func judge(_ wanted: [OpenFile]) {
    var waiting: [String: [OpenFile]] = [:]
    for file in wanted where !file.isFresh { waiting[file.project!.root, default: []].append(file) }
    for (_, files) in waiting.sorted(by: { $0.key < $1.key }) { judge(files, in: files[0].project!) }
  }

  /// The same for one file, with the state of its project; nil for a file that is not audited.
  func state(of file: OpenFile) -> AuditedProject? {
    judge([file])
    guard let project = file.project else { return nil }
    if file.state == nil { judge([file], in: project) }
    return file.state.flatMap { state in state.project.audited.contains { $0.path == file.name } ? state : nil }
  }

  private func judge(_ wanted: [OpenFile], in project: OpenProject) {
    let bar = project.isNew ? beginProgress("Indexing \(project.root.split(separator: "/").last ?? "/")") : nil
    defer { bar.map(endProgress) }
    let revision = project.revision
    let state = project.audit(Set(wanted.map(\.name)), texts(of: project), hidesKnown: options.hidesKnown)
    var verdicts: [String: Verdict] = [:]
    if let state { for (source, verdict) in zip(state.project.audited, state.verdicts) { verdicts[source.path] = verdict } }
    let firsts = wholes[project.root]?.firsts ?? [:]
    for file in files.values where file.project === project { file.state = nil }
    for file in wanted {
      file.state = state
      var verdict = verdicts[file.name] ?? Verdict()
      var spoken: Set<String> = []
      verdict.findings.removeAll { $0.isOnce && (firsts[$0.rule].map { $0 != file.name } ?? false || !spoken.insert($0.rule).inserted) }
      file.judged = OpenFile.Judged(
        revision: revision, lines: file.document.lines, version: file.document.version, verdict: verdict)
    }
  }

  /// The lowest level that is shown.
  func leastLevel(of project: OpenProject?) -> Level { options.minimumLevel ?? project?.settings.minLevel ?? .warning }

  /// The findings of a file that are shown, in their order.
  func shown(_ verdict: Verdict, of project: OpenProject?) -> [Finding] {
    let least = leastLevel(of: project)
    return verdict.findings.filter { $0.level >= least }.sorted { ($0.place.range.lowerBound, $0.rule) < ($1.place.range.lowerBound, $1.rule) }
  }

  // MARK: - Progress

  private func beginProgress(_ title: String) -> JSON? {
    guard client.showsProgress else { return nil }
    progressBars += 1
    let token = JSON.string("rtl-audit-\(progressBars)")
    outbox.request("window/workDoneProgress/create", ["token": token])
    outbox.notify("$/progress", ["token": token, "value": ["kind": "begin", "title": .string(title), "cancellable": false]])
    return token
  }

  private func endProgress(_ token: JSON) { outbox.notify("$/progress", ["token": token, "value": ["kind": "end"]]) }
}
