import RTLAuditing
import RTLFindings
import RTLLexing
import RTLMatching
import RTLSystem

/// What the last audit of a whole project came to.
struct WholeProject {
  let savedRevision: Int
  /// What is in each file that has something, by its path from the root.
  let reports: [String: JSON]
  /// Roots of projects inside this one.
  let nested: [String]
}

extension Workspace {
  func writer(_ project: OpenProject) -> DiagnosticWriter {
    var addresses: [String: String] = [:]
    for card in project.catalogue?.cards ?? [] { addresses[card.id] = tools.address(card) ?? (card.path.hasPrefix("/") ? uri(of: card.path) : nil) }
    return DiagnosticWriter(client: client, addresses: addresses, root: project.root, uri: uri)
  }

  /// The diagnostics of a file in its newest state.
  private func diagnostics(_ file: OpenFile) -> JSON {
    judge([file])
    // The settings are no file that is audited, and have what keeps them from being read.
    let problems = problems[file.path ?? ""].map(self.problems) ?? []
    guard let judged = file.judged, let project = file.project else { return .array(problems) }
    return .array(problems + diagnostics(judged.found, judged.lines, of: project))
  }

  /// - Parameter lines: of the text that is open; nil for one that is not.
  private func diagnostics(_ found: Found, _ lines: TextLines?, of project: OpenProject) -> [JSON] {
    let notices = found.notice.map { [DiagnosticWriter.json(notice: $0, lines, client.encoding)] } ?? []
    let findings = shown(found.fileOutcome, of: project)
    guard !findings.isEmpty else { return notices }
    let writer = writer(project)
    return notices + findings.map { writer.json($0, lines) }
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

  /// What keeps projects from being read, by the path of the file that is wrong.
  private var problems: [String: [ProjectProblem]] {
    Dictionary(grouping: Set(projects.values.compactMap(\.problem)), by: \.path).mapValues { $0.sorted { ($0.line, $0.message) < ($1.line, $1.message) } }
  }

  /// Tells of files that are wrong and not open: nobody asks for those. What is open has its own list.
  func publishProblems() {
    let problems = problems
    var closed: [String: [ProjectProblem]] = [:]
    for (path, some) in problems where !files.values.contains(where: { $0.path == path }) { closed[uri(of: path)] = some }
    for uri in Set(closed.keys).union(pushed.keys).sorted() where closed[uri] != pushed[uri] {
      // The list of an open file has taken the place of this one, unless the client asks for that.
      if client.pullsDiagnostics || files[uri] == nil { publish(.array(self.problems(closed[uri] ?? [])), uri: uri, version: nil) }
    }
    pushed = closed
    guard problems != knownProblems else { return }
    knownProblems = problems
    agenda.others(at: Platform.seconds)
  }

  /// - Parameter problems: of one file.
  private func problems(_ problems: [ProjectProblem]) -> [JSON] {
    guard let path = problems.first?.path else { return [] }
    var bytes: [UInt8] = []
    let open = files.values.first { $0.path == path }?.document.lines
    // Nothing larger is settings, a rule or a table; of a baseline it is as good as none.
    if open == nil { try? readFile(path, limit: 8 << 20, into: &bytes) }
    let lines = open ?? TextLines(SourceText.decode(bytes).bytes)
    return problems.map { problem in
      let line = lines.range(ofLine: max(0, min(problem.line, lines.count) - 1))
      let start = min(line.lowerBound + max(0, problem.column - 1), line.upperBound)
      let range = DiagnosticWriter.range(start..<line.upperBound, lines, client.encoding)
      return ["range": range, "severity": 1, "source": "rtl-audit", "message": .string(problem.message)]
    }
  }

  // MARK: - Pulled

  func pulledDiagnostics(_ params: ReceivedValue) throws(RPCError) -> JSON {
    guard let uri = params["textDocument"]["uri"].string else { throw RPCError(.invalidParams, "`textDocument.uri` is missing") }
    let items: JSON
    if let file = files[uri] {
      items = diagnostics(file)
      file.told = items.bytes
    } else {
      items = .array(stored(uri))
    }
    agenda.changed.remove(uri)
    publishProblems()
    return Self.report(items, previous: params["previousResultId"].string)
  }

  /// What is in a file that is not open.
  private func stored(_ uri: String) -> [JSON] {
    guard let path = FileURI.path(uri).map(Path.destination), let project = project(of: path) else { return [] }
    defer { forget(project) }
    let name = project.relative(path)
    return find([name], in: project).found[name].map { diagnostics($0, nil, of: project) } ?? []
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
    var waiting = projectsOfFolders()[...]
    var seen = Set(waiting.map(\.root))
    var reports: [String: (JSON, JSON)] = [:]
    // A file belongs to one project, whatever the listings of those around it name.
    var roots: [String: String] = [:]
    func root(_ path: String) -> String? {
      let folder = Path.parent(of: path)
      let root = roots[folder] ?? self.root(of: path)?.path
      roots[folder] = root
      return root
    }
    while let project = waiting.popFirst() {
      guard let whole = try whole(project, id, params["workDoneToken"]) else { continue }
      var inside = whole.nested
      for (name, report) in whole.reports {
        let path = Path.join(project.root, name)
        if root(path) == project.root { reports[uri(of: path)] = (report, .null) } else if let own = root(path) { inside.append(own) }
      }
      for root in inside.sorted() where seen.insert(root).inserted { waiting.append(addProject(root)) }
      for file in files.values where file.project === project {
        reports[file.document.uri] = (diagnostics(file), file.document.version.map(JSON.int) ?? .null)
      }
    }
    var items: [JSON] = []
    for (uri, (report, version)) in reports.sorted(by: { $0.key < $1.key }) {
      guard case .object(let members) = Self.report(report, previous: previous.removeValue(forKey: uri)) else { continue }
      items.append(.object([("uri", .string(uri)), ("version", version)] + members))
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
    let state = auditAll(project, progress)
    progress.end()
    guard !inbox.isCancelled(id) else { throw .cancelled }
    guard !progress.isCancelled else { throw .retrigger }
    guard let state else { return nil }
    return take(state, of: project, revision)
  }

  @discardableResult
  private func take(_ state: AuditedProject, of project: OpenProject, _ revision: Int) -> WholeProject {
    var found = state.foundByFile
    let firsts = Set(found.filter { !$0.value.onceRules.isEmpty }.keys)
    if project.firsts != firsts { project.touch() }
    project.take(firsts: firsts)
    for name in found.keys { found[name]?.fileOutcome.findings = [] }
    for finding in state.findings { found[finding.place.path]?.fileOutcome.findings.append(finding) }
    let reports = found.compactMapValues { found -> JSON? in
      let diagnostics = diagnostics(found, nil, of: project)
      return diagnostics.isEmpty ? nil : .array(diagnostics)
    }
    let whole = WholeProject(savedRevision: revision, reports: reports, nested: state.project.nested)
    wholes[project.root] = whole
    return whole
  }

  /// Of a rule that speaks once in a project only the first file speaks: which ones that may be, all files together tell.
  func audited() {
    for project in projects.values where project.firsts == nil && !project.isLoose {
      let asks = files.values.contains { $0.project === project && $0.judged?.fileOutcome.findings.contains(where: \.isOnce) == true }
      let (revision, progress) = (project.savedRevision, WholeProgress(inbox, nil, outbox, token: nil, title: ""))
      // Where a text changes meanwhile, this is due again anyway.
      guard asks, let state = auditAll(project, progress), !progress.isCancelled else { continue }
      take(state, of: project, revision)
      agenda.others(at: Platform.seconds)
    }
  }
}

extension RPCError {
  /// The text changed meanwhile; the client is to ask again.
  static let retrigger: RPCError = {
    var error = RPCError(.serverCancelled, "a text changed meanwhile")
    error.data = ["retriggerRequest": true]
    return error
  }()
}
