import RTLAuditing
import RTLFindings
import RTLMatching
import RTLSystem

/// What the last audit of a whole project came to.
struct WholeProject {
  let savedRevision: Int
  /// Of each rule that is reported once in a project: the file, from the root.
  let firsts: [String: String]
  /// The diagnostics of each file that has some, by its path from the root.
  let reports: [String: JSON]
  /// Roots of projects inside this one.
  let nested: [String]
}

extension Workspace {
  func writer(_ project: OpenProject) -> DiagnosticWriter {
    var addresses: [String: String] = [:]
    for card in project.catalogue?.cards ?? [] { addresses[card.id] = tools.address(card) ?? (card.path.hasPrefix("/") ? FileURI.uri(card.path) : nil) }
    var uris: [String: String] = [:]
    for file in files.values where file.project === project { uris[file.name] = file.document.uri }
    return DiagnosticWriter(client: client, addresses: addresses, root: project.root, uris: uris)
  }

  /// The diagnostics of a file in its newest state.
  private func diagnostics(_ file: OpenFile) -> JSON {
    judge([file])
    // The settings are no file that is audited, and have what keeps them from being read.
    let problems = projects.values.compactMap(\.problem).filter { $0.path == file.path }.map(problem)
    guard let judged = file.judged, let project = file.project, !judged.verdict.findings.isEmpty else { return .array(problems) }
    let writer = writer(project)
    return .array(problems + shown(judged.verdict, of: project).map { writer.json($0, judged.lines) })
  }

  // MARK: - Published

  /// Tells the client of some files what it does not know yet.
  func publish(_ some: [OpenFile]) {
    judge(some)
    for file in some {
      let diagnostics = diagnostics(file)
      let told = diagnostics.bytes + Array("\(file.document.version ?? 0)".utf8)
      // One list for each version, so that a client that waits for it hears.
      guard told != file.told else { continue }
      file.told = told
      publish(diagnostics, uri: file.document.uri, version: file.document.version)
    }
  }

  func publish(_ diagnostics: JSON, uri: String, version: Int?) {
    let version = client.countsVersions ? version.map(JSON.int) ?? .absent : .absent
    outbox.notify("textDocument/publishDiagnostics", ["uri": .string(uri), "version": version, "diagnostics": diagnostics])
  }

  /// Tells of files that keep a project from being read, and are not open: nobody asks for those.
  func publishProblems() {
    var now: [String: ProjectProblem] = [:]
    for project in projects.values { if let problem = project.problem { now[problem.path] = problem } }
    guard now != toldProblems else { return }
    for path in Set(now.keys).union(toldProblems.keys).sorted() where now[path] != toldProblems[path] {
      guard !files.values.contains(where: { $0.path == path }) else { continue }
      publish(.array(now[path].map { [problem($0)] } ?? []), uri: FileURI.uri(path), version: nil)
    }
    if now.keys.contains(where: { path in toldProblems[path] == nil && files.values.contains { $0.path == path } }) { agenda.others(at: Platform.seconds) }
    toldProblems = now
  }

  private func problem(_ problem: ProjectProblem) -> JSON {
    let line = max(0, problem.line - 1)
    let start = LinePosition(line: line, character: max(0, problem.column - 1))
    // To the end of its line, however long that is.
    let end = LinePosition(line: line + 1, character: 0)
    return ["range": ["start": start.json, "end": end.json], "severity": 1, "source": "rtl-audit", "message": .string(problem.message)]
  }

  // MARK: - Pulled

  func pulledDiagnostics(_ params: ReceivedValue) throws(RPCError) -> JSON {
    guard let uri = params["textDocument"]["uri"].string else { throw RPCError(.invalidParams, "`textDocument.uri` is missing") }
    guard let file = files[uri] else { return ["kind": "full", "items": []] }
    let items = diagnostics(file)
    file.told = items.bytes
    agenda.changed.remove(uri)
    publishProblems()
    return Self.report(items, previous: params["previousResultId"].string)
  }

  private static func report(_ items: JSON, previous: String?) -> JSON {
    var hash = FNV1a()
    for byte in items.bytes { hash.add(byte) }
    let id = String(hash.value, radix: 16)
    return id == previous ? ["kind": "unchanged", "resultId": .string(id)] : ["kind": "full", "resultId": .string(id), "items": items]
  }

  /// Has the client ask again where an open file would be answered otherwise than it was.
  func refresh() {
    let all = files.values.sorted { $0.document.uri < $1.document.uri }
    judge(all)
    guard client.refreshesDiagnostics, all.contains(where: { diagnostics($0).bytes != $0.told }) else { return }
    outbox.request("workspace/diagnostic/refresh", .absent)
  }

  func pulledWorkspace(_ id: RequestID, _ params: ReceivedValue) throws(RPCError) -> JSON {
    var previous: [String: String] = [:]
    for known in params["previousResultIds"].elements { if let uri = known["uri"].string { previous[uri] = known["value"].string } }
    var items: [JSON] = []
    var waiting = projectsOfFolders()[...]
    var seen = Set(waiting.map(\.root))
    while let project = waiting.popFirst() {
      guard let whole = try whole(project, id, params["workDoneToken"]) else { continue }
      for root in whole.nested where seen.insert(root).inserted { waiting.append(addProject(root)) }
      var reports: [String: (JSON, JSON)] = [:]
      for (name, report) in whole.reports { reports[FileURI.uri(Path.join(project.root, name))] = (report, .null) }
      for file in files.values where file.project === project {
        reports[FileURI.uri(file.path ?? "")] = nil
        reports[file.document.uri] = (diagnostics(file), file.document.version.map(JSON.int) ?? .null)
      }
      for (uri, (report, version)) in reports.sorted(by: { $0.key < $1.key }) {
        guard case .object(let members) = Self.report(report, previous: previous.removeValue(forKey: uri)) else { continue }
        items.append(.object([("uri", .string(uri)), ("version", version)] + members))
      }
    }
    // Their findings are gone.
    for (uri, id) in previous.sorted(by: { $0.key < $1.key }) {
      guard case .object(let members) = Self.report([], previous: id) else { continue }
      items.append(.object([("uri", .string(uri)), ("version", .null)] + members))
    }
    publishProblems()
    return ["items": .array(items)]
  }

  /// What is in all files of a project as they were last saved; nil where it cannot be read.
  private func whole(_ project: OpenProject, _ id: RequestID, _ token: ReceivedValue) throws(RPCError) -> WholeProject? {
    let revision = project.savedRevision
    if let known = wholes[project.root], known.savedRevision == revision { return known }
    let progress = WholeProgress(inbox, id, outbox, token: token.isNothing ? nil : .raw(token.raw), title: "Auditing \(project.root)")
    let state = project.auditAll(texts(of: project), hidesKnown: options.hidesKnown, progress: progress)
    progress.end()
    guard !inbox.isCancelled(id) else { throw .cancelled }
    guard !progress.isCancelled else { throw .retrigger }
    guard let state else { return nil }
    return take(state, of: project, revision)
  }

  @discardableResult
  private func take(_ state: AuditedProject, of project: OpenProject, _ revision: Int) -> WholeProject {
    var firsts: [String: String] = [:]
    var byFile: [String: [Finding]] = [:]
    for finding in state.findings {
      if finding.isOnce { firsts[finding.rule] = finding.place.path }
      byFile[finding.place.path, default: []].append(finding)
    }
    let writer = writer(project)
    let reports = byFile.mapValues { findings in JSON.array(shown(Verdict(findings: findings), of: project).map { writer.json($0, nil) }) }
    let whole = WholeProject(savedRevision: revision, firsts: firsts, reports: reports.filter { !$0.value.isEmpty }, nested: state.project.nested)
    if wholes[project.root]?.firsts != firsts { project.touch() }
    wholes[project.root] = whole
    return whole
  }

  /// Of a rule that speaks once in a project only the first file speaks: which one that is, all files together tell.
  func audited() {
    for project in projects.values where wholes[project.root] == nil && !project.isLoose {
      let asks = files.values.contains { $0.project === project && $0.judged?.verdict.findings.contains(where: \.isOnce) == true }
      guard asks, let state = project.auditAll(texts(of: project), hidesKnown: options.hidesKnown, progress: nil) else { continue }
      take(state, of: project, project.savedRevision)
      agenda.others(at: Platform.seconds)
    }
  }
}

extension JSON {
  var isEmpty: Bool { if case .array(let values) = self { values.isEmpty } else { false } }
}

extension RPCError {
  /// The text changed meanwhile; the client is to ask again.
  static let retrigger: RPCError = {
    var error = RPCError(.serverCancelled, "a text changed meanwhile")
    error.data = ["retriggerRequest": true]
    return error
  }()
}
