import RTLDiscovery
import RTLSettings
import RTLSystem

/// What happens to files that the client does not have open, or that it saves.
extension Workspace {
  /// Asks to be told of files that change.
  func watch() {
    guard client.watchesFiles else { return }
    outbox.request(
      "client/registerCapability",
      ["registrations": [["id": "rtl-audit-files", "method": "workspace/didChangeWatchedFiles", "registerOptions": ["watchers": [["globPattern": "**/*"]]]]]])
  }

  private enum Event: Int { case created = 1, changed, deleted }

  func changed(_ events: [ReceivedValue]) {
    var movesProjects = false
    for event in events {
      guard let path = event["uri"].string.flatMap(FileURI.path).map(Path.destination), let kind = event["type"].int.flatMap(Event.init) else { continue }
      movesProjects = movesProjects || kind != .changed && (path.hasSuffix("/" + settingsFileName) || isFolder(path, kind))
      for project in projects.values where path.isAtOrBelow(project.root) || project.teamFiles.contains(path) { changed(path, kind: kind, in: project) }
    }
    if movesProjects { reassign() }
    agenda.others(at: Platform.seconds)
  }

  /// Whether a folder came or went with all that it holds, for which some clients send one event alone.
  private func isFolder(_ path: String, _ kind: Event) -> Bool {
    guard kind == .deleted else { return Platform.fileType(path) == .directory }
    return projects.values.contains { project in
      project.root.isAtOrBelow(path) || path.isAtOrBelow(project.root) && project.hasFiles(below: project.relative(path))
        || project.teamFiles.contains { $0.isAtOrBelow(path) }
    }
  }

  private func changed(_ path: String, kind: Event, in project: OpenProject) {
    let name = path.split(separator: "/").last.map(String.init) ?? ""
    if project.teamFiles.contains(path) || name.hasPrefix(".rtl-audit") { return project.makeStale(.rules) }
    let relative = project.relative(path)
    // What is no file of the tool's may be a rule that a pattern of the settings fits.
    guard FileKind.of(path: relative) != nil else {
      if name.hasSuffix(".md") || name.hasSuffix(".tsv") || name.hasSuffix(".yml") { project.makeStale(.rules) }
      return
    }
    project.mayHaveFirsts(relative)
    guard kind == .changed else { return project.makeStale(.files) }
    // The editor's text counts, whatever stands on the disk; and what git ignores is no file of the project.
    guard project.lists(relative) else { return }
    project.makeStale(files.values.contains { $0.path == path } ? .nothing : .facts)
  }
}
