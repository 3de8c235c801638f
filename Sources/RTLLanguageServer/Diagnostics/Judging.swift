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
    let revision = project.revision
    let (state, found) = find(Set(wanted.map(\.name)), in: project)
    for file in files.values where file.project === project { file.state = nil }
    for file in wanted {
      file.state = state
      file.judged = OpenFile.Judged(
        revision: revision, lines: file.document.lines, version: file.document.version, found: found[file.name] ?? Found())
    }
  }

  /// What is found in some files of a project, open or not; by their paths from the root.
  func find(_ names: Set<String>, in project: OpenProject) -> (state: AuditedProject?, found: [String: Found]) {
    let bar = project.isNew ? beginProgress("Indexing \(project.root.split(separator: "/").last ?? "/")") : nil
    defer { bar.map(endProgress) }
    let state = audit(names, in: project)
    var found = state?.foundByFile ?? [:]
    silence(&found, in: project)
    return (state, found)
  }

  private func audit(_ names: Set<String>, in project: OpenProject) -> AuditedProject? {
    project.audit(names, texts(of: project), hidesKnown: options.hidesKnown)
  }

  /// Of a rule that is reported once in a project only the first file is reported, and there the first place. Whether a file ahead of these
  /// ones is it, the files say that may be.
  private func silence(_ found: inout [String: Found], in project: OpenProject) {
    let open = files.values.filter { $0.project === project }.map(\.name)
    let others = (project.firsts ?? []).union(open).subtracting(found.keys).sorted(by: Self.isAhead)
    var known: [String: Set<String>] = [:]
    for rule in Set(found.values.flatMap(\.onceRules)).sorted() {
      guard let first = found.keys.filter({ found[$0]?.onceRules.contains(rule) == true }).min(by: Self.isAhead) else { continue }
      let isSilent = others.prefix { Self.isAhead($0, first) }.contains { name in
        let rules = known[name] ?? audit([name], in: project)?.foundByFile[name]?.onceRules ?? []
        known[name] = rules
        return rules.contains(rule)
      }
      for name in found.keys {
        var keepsOne = name == first && !isSilent
        found[name]?.fileOutcome.findings.removeAll { finding in
          guard finding.isOnce, finding.rule == rule else { return false }
          defer { keepsOne = false }
          return !keepsOne
        }
      }
    }
  }

  /// Files are audited in this order.
  private static func isAhead(_ a: String, _ b: String) -> Bool { a.utf8.lexicographicallyPrecedes(b.utf8) }

  /// The lowest level that is shown.
  func leastLevel(of project: OpenProject?) -> Level { options.minimumLevel ?? project?.settings.minLevel ?? .warning }

  /// The findings of a file that are shown, in their order.
  func shown(_ fileOutcome: FileOutcome, of project: OpenProject?) -> [Finding] {
    let least = leastLevel(of: project)
    return fileOutcome.findings.filter { $0.level >= least }.sorted { ($0.place.range.lowerBound, $0.rule) < ($1.place.range.lowerBound, $1.rule) }
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

/// What is found in one file.
struct Found {
  var fileOutcome = FileOutcome()
  /// With what another place says already, of rules that are reported once in a project.
  var all = FileOutcome()
  /// Why it was not read, or not in full.
  var notice: String?

  /// The rules of its findings that are reported once in a project.
  var onceRules: Set<String> { Set(fileOutcome.findings.lazy.filter(\.isOnce).map(\.rule)) }
}

extension AuditedProject {
  /// By the path from the root.
  var foundByFile: [String: Found] {
    var found: [String: Found] = [:]
    for (number, source) in project.audited.enumerated() {
      found[source.path] = Found(fileOutcome: fileOutcomes[number], all: fileOutcomes[number], notice: results[number].notice?.message)
    }
    return found
  }
}
