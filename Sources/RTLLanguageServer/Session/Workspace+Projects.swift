import RTLDiscovery
import RTLSettings
import RTLSystem

/// Which project a file belongs to, and how a client writes where it is.
extension Workspace {
  /// The root of the project that a file belongs to, whether it is open or not: the nearest folder above it that settings or git mark; else
  /// the folder that the client has open, as a run there has it. Of what lies elsewhere only the folder of the file itself is looked at, which is
  /// loose then: it may hold a whole disk.
  /// - Parameter path: absolute, without symbolic links.
  /// - Returns: nil for a file that no run would take.
  func root(of path: String) -> (path: String, isLoose: Bool)? {
    let parent = Path.parent(of: path)
    guard Self.isMarked(parent) else { return folder(of: path).map { ($0.path, false) } ?? (parent, true) }
    guard let root = try? Project.roots(of: [path], stored: true)[0].root, path.isAtOrBelow(root) else { return nil }
    return (root, false)
  }

  /// The innermost folder of the client's that holds a file.
  private func folder(of path: String) -> WorkspaceFolder? { folders.filter { path.isAtOrBelow($0.path) }.max { $0.path.utf8.count < $1.path.utf8.count } }

  /// Whether a folder or one above it has settings, or is the top of a git work tree.
  private static func isMarked(_ folder: String) -> Bool {
    var folder = folder
    while Platform.fileType(Path.join(folder, settingsFileName)) == nil, Platform.fileType(Path.join(folder, ".git")) == nil {
      guard folder != "/" else { return false }
      folder = Path.parent(of: folder)
    }
    return true
  }

  func project(of path: String) -> OpenProject? { root(of: path).map { addProject($0.path, isLoose: $0.isLoose) } }

  func addProject(_ root: String, isLoose: Bool = false) -> OpenProject {
    let project = projects[root].flatMap { $0.isLoose == isLoose ? $0 : nil } ?? OpenProject(root: root, isLoose: isLoose)
    projects[root] = project
    return project
  }

  func assign(_ file: OpenFile) {
    file.project = file.path.flatMap(project)
    file.name = file.project.flatMap { project in file.path.map(project.relative) } ?? ""
    if let project = file.project, project.isLoose { project.makeStale(.files) }
  }

  /// Finds the projects of all files anew, and reads the settings again: they may have come, gone or changed.
  func reassign() {
    for file in files.values { assign(file) }
    for project in projects.values {
      project.makeStale(.rules)
      forget(project)
    }
    agenda.others(at: Platform.seconds)
  }

  /// Drops a project that nobody has a file of, but for those of the folders, which the client may ask for as a whole.
  func forget(_ project: OpenProject) {
    let isRoot = root(of: Path.join(project.root, settingsFileName))?.path == project.root
    let isInFolder = folders.contains { project.root.isAtOrBelow($0.path) || $0.path.isAtOrBelow(project.root) }
    guard !files.values.contains(where: { $0.project === project }), !isRoot || !isInFolder || project.isLoose else { return }
    projects[project.root] = nil
    wholes[project.root] = nil
  }

  /// The projects of the folders, with those inside them.
  func projectsOfFolders() -> [OpenProject] {
    for folder in folders { _ = project(of: Path.join(folder.path, settingsFileName)) }
    return projects.values.filter { !$0.isLoose }.sorted { $0.root < $1.root }
  }

  /// The URI of a file as the client writes it: as it is open, else below the folder that is open.
  /// - Parameter path: absolute, without symbolic links.
  func uri(of path: String) -> String {
    if let uri = files.values.filter({ $0.path == path }).map(\.document.uri).min() { return uri }
    guard let folder = folder(of: path), folder.path != "/" else { return FileURI.uri(path) }
    return folder.uri + FileURI.escaped(String(decoding: path.utf8.dropFirst(folder.path.utf8.count), as: UTF8.self))
  }
}
