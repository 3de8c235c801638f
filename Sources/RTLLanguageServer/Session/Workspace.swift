import RTLAuditing
import RTLDiscovery
import RTLSettings
import RTLSystem

/// What a client has open: folders, texts, and the projects that these belong to.
final class Workspace {
  let client: ClientCapabilities
  let options: ServerOptions
  let tools: ServerTools
  let inbox: Inbox
  let outbox: Outbox
  private(set) var folders: [WorkspaceFolder]
  /// By the URI, as the client writes it.
  private(set) var files: [String: OpenFile] = [:]
  /// By the root.
  var projects: [String: OpenProject] = [:]
  /// When what is to be done.
  var agenda = Agenda()
  /// What was last wrong with which file; by the path.
  var knownProblems: [String: [ProjectProblem]] = [:]
  /// What the client was last told, unasked, of files that are not open; by the URI.
  var pushed: [String: [ProjectProblem]] = [:]
  /// What the last audit of a whole project came to, by its root.
  var wholes: [String: WholeProject] = [:]
  /// The number of progress bars so far.
  var progressBars = 0

  init(
    _ client: ClientCapabilities, _ options: ServerOptions, _ folders: [WorkspaceFolder], _ tools: ServerTools, _ inbox: Inbox, _ outbox: Outbox
  ) {
    (self.client, self.options, self.folders, self.tools, self.inbox, self.outbox) = (client, options, folders, tools, inbox, outbox)
  }

  /// The folders that `initialize` names.
  static func folders(_ params: ReceivedValue) -> [WorkspaceFolder] {
    let named = params["workspaceFolders"].elements.compactMap { $0["uri"].string }
    let old = params["rootUri"].string ?? params["rootPath"].string.map(FileURI.uri)
    return (named.isEmpty ? old.map { [$0] } ?? [] : named).compactMap(WorkspaceFolder.init)
  }

  static func capabilities(_ client: ClientCapabilities) -> JSON {
    [
      "positionEncoding": .string(client.encoding.rawValue),
      "textDocumentSync": ["openClose": true, "change": 2, "save": ["includeText": false]],
      "diagnosticProvider": ["identifier": "rtl-audit", "interFileDependencies": true, "workspaceDiagnostics": true, "workDoneProgress": true],
      "codeActionProvider": client.hasCodeActions ? ["codeActionKinds": ["quickfix", .string(CodeActions.fixAllKind)]] : false,
      "hoverProvider": true,
      "executeCommandProvider": ["commands": .array(Commands.all.map(JSON.string))],
      "workspace": ["workspaceFolders": ["supported": true, "changeNotifications": true]],
    ]
  }

  // MARK: - Messages

  func handle(_ method: String, _ params: ReceivedValue) {
    let document = params["textDocument"]
    switch method {
    case "initialized": watch()
    case "textDocument/didOpen": open(document)
    case "textDocument/didChange": change(document, params["contentChanges"])
    case "textDocument/didSave": saved(document)
    case "textDocument/didClose": close(document)
    case "workspace/didChangeWatchedFiles": changed(params["changes"].elements)
    case "workspace/didChangeWorkspaceFolders": changeFolders(params["event"])
    // What this server has no use for.
    default: break
    }
  }

  func answer(_ id: RequestID, _ method: String, _ params: ReceivedValue) throws(RPCError) -> JSON {
    switch method {
    case "textDocument/diagnostic": return try pulledDiagnostics(params)
    case "workspace/diagnostic": return try pulledWorkspace(id, params)
    case "textDocument/codeAction": return try CodeActions(self).answer(params)
    case "textDocument/hover": return try Hover(self).answer(params)
    case "workspace/executeCommand": return try Commands(self).answer(params)
    default: throw RPCError(.methodNotFound, "this server does not know `\(method)`")
    }
  }

  func log(_ words: String) { outbox.notify("window/logMessage", ["type": 3, "message": .string(words)]) }

  // MARK: - Texts

  private func open(_ document: ReceivedValue) {
    guard let uri = document["uri"].string, let text = document["text"].string else { return log("a text was opened without `uri` or `text`") }
    let file = OpenFile(TextDocument(uri: uri, version: document["version"].int, text: text), path: FileURI.path(uri).map(Path.destination))
    file.told = files[uri]?.told ?? []
    files[uri] = file
    if client.watchesFiles { assign(file) } else { reassign() }
    if let project = file.project, !project.isNew, !project.lists(file.name) { project.makeStale(.files) }
    touched(file, soon: true)
  }

  private func change(_ document: ReceivedValue, _ changes: ReceivedValue) {
    guard let uri = document["uri"].string, let file = files[uri] else { return log("a text was changed that is not open") }
    let known = changes.elements.compactMap(TextDocument.Change.init)
    if known.count < changes.elements.count { log("a change of \(uri) was not understood") }
    let version = document["version"].int
    if let version, let last = file.document.version, version <= last, !file.isOutOfOrder {
      file.isOutOfOrder = true
      log("version \(version) of \(uri) came after version \(last)")
    }
    file.document.apply(known, version: version, client.encoding)
    touched(file, soon: false)
  }

  private func saved(_ document: ReceivedValue) {
    guard let uri = document["uri"].string, let file = files[uri] else { return }
    // What is not open hears of it now; nobody else tells what happened elsewhere meanwhile, to the settings either.
    if client.watchesFiles { file.project?.makeStale(.nothing) } else { reassign() }
    touched(file, soon: true)
  }

  private func close(_ document: ReceivedValue) {
    guard let uri = document["uri"].string, let file = files.removeValue(forKey: uri) else { return }
    // What stands on the disk counts again.
    let isGone = file.path.map { Platform.fileType($0) == nil } ?? true
    file.project?.makeStale(isTeamFile(file) ? .rules : isGone ? .files : .nothing)
    if !client.pullsDiagnostics, !file.told.isEmpty { publish([], uri: uri, version: nil) }
    agenda.changed.remove(uri)
    if let project = file.project { forget(project) }
    agenda.others(at: Platform.seconds)
  }

  private func touched(_ file: OpenFile, soon: Bool) {
    file.project?.touch()
    if isTeamFile(file) {
      for project in projects.values where project === file.project || file.path.map(project.teamFiles.contains) == true { project.makeStale(.rules) }
      agenda.others(at: Platform.seconds)
    }
    agenda.change(file.document.uri, at: Platform.seconds, soon: soon)
  }

  /// Whether it holds settings, rules or tables of some project.
  private func isTeamFile(_ file: OpenFile) -> Bool {
    file.name == settingsFileName || projects.values.contains { project in file.path.map(project.teamFiles.contains) == true }
  }

  /// The texts of a project that are open, by their paths from the root.
  func texts(of project: OpenProject) -> [String: [UInt8]] {
    var texts: [String: [UInt8]] = [:]
    for file in files.values where file.project === project { texts[file.name] = file.document.bytes }
    return texts
  }

  // MARK: - Folders

  private func changeFolders(_ event: ReceivedValue) {
    func folders(_ list: String) -> [WorkspaceFolder] { event[list].elements.compactMap { $0["uri"].string }.compactMap(WorkspaceFolder.init) }
    let removed = Set(folders("removed").map(\.path))
    self.folders.removeAll { removed.contains($0.path) }
    for folder in folders("added") where !self.folders.contains(where: { $0.path == folder.path }) { self.folders.append(folder) }
    reassign()
  }
}
