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
  /// Absolute, without symbolic links.
  private(set) var folders: [String]
  /// By the URI, as the client writes it.
  private(set) var files: [String: OpenFile] = [:]
  /// By the root.
  private(set) var projects: [String: OpenProject] = [:]
  /// When what is to be done.
  var agenda = Agenda()
  /// What the client was last told about files that are wrong, whether they are open or not; by the path.
  var toldProblems: [String: ProjectProblem] = [:]
  /// What the last audit of a whole project came to, by its root.
  var wholes: [String: WholeProject] = [:]
  /// The number of progress bars so far.
  var progressBars = 0

  init(
    _ client: ClientCapabilities, _ options: ServerOptions, _ folders: [String], _ tools: ServerTools, _ inbox: Inbox, _ outbox: Outbox
  ) {
    (self.client, self.options, self.folders, self.tools, self.inbox, self.outbox) = (client, options, folders, tools, inbox, outbox)
  }

  /// The folders that `initialize` names.
  static func folders(_ params: ReceivedValue) -> [String] {
    let named = params["workspaceFolders"].elements.compactMap { $0["uri"].string }
    let old = params["rootUri"].string.map { [$0] } ?? []
    let paths = (named.isEmpty ? old : named).compactMap(FileURI.path)
    return (paths.isEmpty ? params["rootPath"].string.map { [$0] } ?? [] : paths).map(Path.destination)
  }

  static func capabilities(_ client: ClientCapabilities) -> JSON {
    [
      "positionEncoding": .string(client.encoding.rawValue),
      "textDocumentSync": ["openClose": true, "change": 2, "save": ["includeText": false]],
      "diagnosticProvider": ["identifier": "rtl-audit", "interFileDependencies": true, "workspaceDiagnostics": true, "workDoneProgress": true],
      "codeActionProvider": client.hasCodeActions ? ["codeActionKinds": ["quickfix", .string(CodeActions.fixAllKind)]] : true,
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
    assign(file)
    if let project = file.project, !project.isNew, !client.watchesFiles || !project.lists(file.name) { project.makeStale(.files) }
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
    guard let uri = document["uri"].string, let file = files[uri], let project = file.project else { return }
    // What is not open hears of it now; nobody else tells what happened elsewhere meanwhile.
    project.makeStale(client.watchesFiles ? .nothing : .files)
    touched(file, soon: true)
  }

  private func close(_ document: ReceivedValue) {
    guard let uri = document["uri"].string, let file = files.removeValue(forKey: uri) else { return }
    // What stands on the disk counts again.
    file.project?.makeStale(file.path.map { Platform.fileType($0) == nil } ?? true ? .files : .nothing)
    if !client.pullsDiagnostics, !file.told.isEmpty { publish([], uri: uri, version: nil) }
    agenda.changed.remove(uri)
    // What is wrong with it is told of a closed file from now on.
    if let path = file.path { toldProblems[path] = nil }
    if let project = file.project { forget(project) }
    agenda.others(at: Platform.seconds)
  }

  private func touched(_ file: OpenFile, soon: Bool) {
    file.project?.touch()
    if let project = file.project, file.name == settingsFileName || file.path.map(project.teamFiles.contains) == true {
      project.makeStale(.rules)
      agenda.others(at: Platform.seconds)
    }
    agenda.change(file.document.uri, at: Platform.seconds, soon: soon)
  }

  // MARK: - Projects

  /// Finds the project of a file.
  private func assign(_ file: OpenFile) {
    file.project = nil
    guard let path = file.path else { return }
    let folder = folders.filter { path.hasPrefix(Path.join($0, "")) }.max { $0.utf8.count < $1.utf8.count }
    let parent = Path.parent(of: path)
    // A folder of which nothing is known may hold a whole disk.
    let isLoose = folder == nil && Path.gitTop(above: parent) == nil && !Self.hasSettings(atOrAbove: parent)
    let found = isLoose ? parent : try? Project.roots(of: [path], stored: true, below: folder)[0].root
    guard let root = found, path.hasPrefix(Path.join(root, "")) else { return }
    let project = projects[root] ?? OpenProject(root: root, isLoose: isLoose)
    projects[root] = project
    (file.project, file.name) = (project, project.relative(path))
    if isLoose { project.makeStale(.files) }
  }

  private static func hasSettings(atOrAbove folder: String) -> Bool {
    var folder = folder
    while Platform.fileType(Path.join(folder, settingsFileName)) == nil {
      guard folder != "/" else { return false }
      folder = Path.parent(of: folder)
    }
    return true
  }

  /// Drops a project that nobody has a file of, but for those of the folders, which the client may ask for as a whole.
  private func forget(_ project: OpenProject) {
    guard !files.values.contains(where: { $0.project === project }), !folders.contains(where: { project.root.hasPrefix($0) || $0.hasPrefix(project.root) })
    else { return }
    projects[project.root] = nil
    wholes[project.root] = nil
  }

  /// The projects of the folders, with those inside them.
  func projectsOfFolders() -> [OpenProject] {
    for folder in folders {
      guard let root = try? Project.roots(of: [folder], below: folder)[0].root, projects[root] == nil else { continue }
      projects[root] = OpenProject(root: root, isLoose: false)
    }
    return projects.values.filter { !$0.isLoose }.sorted { $0.root < $1.root }
  }

  func addProject(_ root: String) -> OpenProject {
    let project = projects[root] ?? OpenProject(root: root, isLoose: false)
    projects[root] = project
    return project
  }

  /// The texts of a project that are open, by their paths from its root.
  func texts(of project: OpenProject) -> [String: [UInt8]] {
    var texts: [String: [UInt8]] = [:]
    for file in files.values where file.project === project { texts[file.name] = file.document.bytes }
    return texts
  }

  // MARK: - What happens elsewhere

  /// Asks to be told of files that change.
  private func watch() {
    guard client.watchesFiles else { return }
    outbox.request(
      "client/registerCapability",
      ["registrations": [["id": "rtl-audit-files", "method": "workspace/didChangeWatchedFiles", "registerOptions": ["watchers": [["globPattern": "**/*"]]]]]])
  }

  private func changeFolders(_ event: ReceivedValue) {
    let removed = event["removed"].elements.compactMap { $0["uri"].string }.compactMap(FileURI.path).map(Path.destination)
    let added = event["added"].elements.compactMap { $0["uri"].string }.compactMap(FileURI.path).map(Path.destination)
    folders = folders.filter { !removed.contains($0) } + added.filter { !folders.contains($0) }
    reassign()
  }

  /// Finds the projects of all files anew: settings may have come or gone.
  private func reassign() {
    for file in files.values { assign(file) }
    for project in projects.values {
      project.makeStale(.rules)
      forget(project)
    }
    agenda.others(at: Platform.seconds)
  }

  private enum Event: Int { case created = 1, changed, deleted }

  private func changed(_ events: [ReceivedValue]) {
    var movesProjects = false
    for event in events {
      guard let path = event["uri"].string.flatMap(FileURI.path).map(Path.destination), let kind = event["type"].int.flatMap(Event.init) else { continue }
      if path.hasSuffix("/" + settingsFileName), kind != .changed { movesProjects = true }
      for project in projects.values where path.hasPrefix(Path.join(project.root, "")) || project.teamFiles.contains(path) {
        changed(path, kind: kind, in: project)
      }
    }
    if movesProjects { reassign() }
    agenda.others(at: Platform.seconds)
  }

  private func changed(_ path: String, kind: Event, in project: OpenProject) {
    let name = path.split(separator: "/").last.map(String.init) ?? ""
    if project.teamFiles.contains(path) || name == settingsFileName || name.hasSuffix(".tsv") && name.hasPrefix(".rtl-audit") {
      return project.makeStale(.rules)
    }
    // What is no file of the tool's may be a rule that a pattern of the settings fits.
    guard FileKind.of(path: project.relative(path)) != nil else {
      if name.hasSuffix(".md") || name.hasSuffix(".tsv") || name.hasSuffix(".yml") { project.makeStale(.rules) }
      return
    }
    guard kind == .changed else { return project.makeStale(.files) }
    // The editor's text counts, whatever stands on the disk; and what git ignores is no file of the project.
    guard project.lists(project.relative(path)) else { return }
    project.makeStale(files.values.contains { $0.path == path } ? .nothing : .facts)
  }
}
