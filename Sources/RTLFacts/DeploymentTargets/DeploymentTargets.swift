import RTLDiscovery
import RTLFindings

/// The lowest version of a system that some file of the project states, or the settings, and where.
package struct DeploymentTarget: Sendable, Hashable {
  /// Of the system; the lowest where files differ.
  package var version: Version
  /// Relative to the project's root.
  package var path: String
  /// 1-based; 0 for a file as a whole.
  package var line: Int

  /// - Parameter line: 0 for a file as a whole.
  package init(version: Version, path: String, line: Int = 0) { (self.version, self.path, self.line) = (version, path, line) }

  /// `App.xcodeproj/project.pbxproj:412`
  package var source: String { line > 0 ? "\(path):\(line)" : path }

  /// Of equal ones the first in the order of files.
  static func lower(_ a: DeploymentTarget, _ b: DeploymentTarget) -> DeploymentTarget {
    (a.version, a.path, a.line) <= (b.version, b.path, b.line) ? a : b
  }
}

/// What a project is built for, file by file: the targets that list a file decide, then the package or pod that it lies in.
///
/// Of a project, package or pod that nobody refers to and that lies inside the folder of a project which lists the same file,
/// this project says more: it is a copied library, its sample, or a template.
struct DeploymentTargets: Sendable {
  /// A file that states something for the files of a folder.
  struct Statement: Sendable {
    /// Relative to the root.
    var path: String
    /// With a slash at its end; empty for the root.
    var folder: String
    var scope: Scope
    var targets: [AppPlatform: DeploymentTarget]
  }

  /// For which files a statement counts.
  enum Scope: Sendable {
    /// A package or a pod is all that lies in its folder.
    case library
    /// A specification says what a program writes into an Xcode project, and does not say of each file what it belongs to; so it
    /// is with settings that no project names.
    case specification
    /// A Podfile says what the pods are built for, and so of the app at most where nothing else does.
    case pods
    /// A file of Bazel or Buck builds an app from what lies anywhere, and does not say of each file what it belongs to.
    case build
  }

  private(set) var projects: [XcodeProject] = []
  private(set) var statements: [Statement] = []
  /// What project files refer to, as they spell it, without leading dots.
  private var references: Set<String> = []

  mutating func add(_ project: XcodeProject) { projects.append(project) }

  /// Keeps the lowest statement of a file for each system.
  mutating func add(_ found: [TargetReader.Found], path: String, scope: Scope) {
    var targets: [AppPlatform: DeploymentTarget] = [:]
    for one in found {
      let target = DeploymentTarget(version: one.version, path: path, line: one.line)
      targets.merge([one.platform: target], uniquingKeysWith: DeploymentTarget.lower)
    }
    guard !targets.isEmpty else { return }
    let levels = FileKind.of(path: path) == .xcodeProject ? 2 : 1
    statements.append(Statement(path: path, folder: ProjectPath.folder(of: path, up: levels), scope: scope, targets: targets))
  }

  /// Takes the paths that a project file refers to.
  mutating func add(references paths: [String]) {
    for path in paths {
      let parts = path.split(separator: "/").drop { $0.allSatisfy { $0 == "." } }
      if !parts.isEmpty { references.insert(parts.joined(separator: "/")) }
    }
  }

  /// Decides what settings in files of their own count for, when all project files are in: those that an Xcode project names
  /// were read with it, others count wherever the nearest project round them does.
  mutating func placeSettings() {
    let named = Set(projects.flatMap(\.configurationFiles))
    statements.removeAll { named.contains($0.path) }
    let isSettings = { (statement: Statement) in FileKind.of(path: statement.path) == .buildConfiguration }
    let homes = projects.map(\.folder) + statements.filter { $0.scope == .specification && !isSettings($0) }.map(\.folder)
    for index in statements.indices where isSettings(statements[index]) {
      statements[index].folder = homes.filter(statements[index].path.hasPrefix).max { $0.utf8.count < $1.utf8.count } ?? ""
    }
  }

  // MARK: - Questions

  /// Who states something for a file.
  struct Speaker {
    /// Of the file that states it.
    var path: String
    var folder: String
    var targets: [AppPlatform: DeploymentTarget]

    fileprivate init(_ project: XcodeProject, _ targets: [AppPlatform: DeploymentTarget]) {
      (path, folder, self.targets) = (project.path, project.folder, targets)
    }
    fileprivate init(_ statement: Statement) { (path, folder, targets) = (statement.path, statement.folder, statement.targets) }
  }

  /// The lowest targets that may hold for a file; nil asks for the lowest of all. A system that nobody states is missing.
  /// - Parameter path: relative to the root.
  func targets(for path: String?) -> [AppPlatform: DeploymentTarget] { Self.lowest(speakers(for: path)) }

  static func lowest(_ speakers: [Speaker]) -> [AppPlatform: DeploymentTarget] {
    speakers.reduce(into: [:]) { $0.merge($1.targets, uniquingKeysWith: DeploymentTarget.lower) }
  }

  /// Those who list a file, else those round it, else all.
  func speakers(for path: String?) -> [Speaker] {
    for near in [path.map { listing($0).speakers }, path.map(around)] {
      let telling = near?.filter { !$0.targets.isEmpty } ?? []
      if !telling.isEmpty { return telling }
    }
    let all = projects.map { Speaker($0, $0.stated) } + statements.filter { $0.scope != .pods }.map(Speaker.init)
    let known = Self.lowest(all)
    return all + statements.filter { $0.scope == .pods }.map { pods in
      var pods = Speaker(pods)
      pods.targets = pods.targets.filter { known[$0.key] == nil }
      return pods
    }
  }

  /// Who lists a file or has all that lies round it, and who says nothing of it because it is copied into such a project.
  func listing(_ path: String) -> (speakers: [Speaker], copies: [(copy: Speaker, project: Speaker)]) {
    let listing = projects.compactMap { project -> Speaker? in
      let targets = project.targets(listing: path)
      // What is in no target, as a header is, may belong to any of them; so may what only the tests build.
      guard !targets.isEmpty || project.shows(path) else { return nil }
      let own = targets.filter { !project.targets[$0].isTest }.map { Speaker(project, project.deploymentTargets(of: $0)) }
      return Speaker(project, own.isEmpty ? project.lowest : Self.lowest(own))
    }
    guard !listing.isEmpty else { return ([], []) }
    var speakers: [Speaker] = []
    var copies: [(copy: Speaker, project: Speaker)] = []
    for speaker in listing + statements.filter({ $0.scope == .library && path.hasPrefix($0.folder) }).map(Speaker.init) {
      if let project = listing.first(where: { isCopied(speaker, into: $0.folder) }) { copies.append((speaker, project)) } else { speakers.append(speaker) }
    }
    return (speakers, copies)
  }

  /// The file of the same name that a project around a file shows instead of it; nil where some project has the file itself, or one that
  /// is not there under that name: then a path was not understood.
  /// - Parameter paths: all files of the folder by their paths in lower case, as projects have them.
  func namesake(shownInsteadOf path: String, among paths: [String: String]) -> String? {
    guard projects.contains(where: { path.hasPrefix($0.folder) }), !projects.contains(where: { $0.shows(path) || !$0.targets(listing: path).isEmpty }),
      let name = path.split(separator: "/").last
    else { return nil }
    let shown = projects.map { (folder: $0.folder, files: $0.files(named: String(name))) }
    guard shown.allSatisfy({ $0.files.allSatisfy { paths[$0] != nil } }) else { return nil }
    return shown.filter { path.hasPrefix($0.folder) }.flatMap(\.files).compactMap { paths[$0] }.min()
  }

  /// Who covers the nearest folder around a file that nobody lists; specifications may cover what is outside of theirs,
  /// and what Bazel and Buck build may lie anywhere.
  private func around(_ path: String) -> [Speaker] {
    let all = projects.filter { path.hasPrefix($0.folder) }.map { Speaker($0, $0.stated) }
    let own = all.filter { project in !all.contains { isCopied(project, into: $0.folder) } }
    let stated = statements.filter { ($0.scope == .library || $0.scope == .specification) && path.hasPrefix($0.folder) }.map(Speaker.init)
    let telling = (own + stated).filter { !$0.targets.isEmpty }
    let nearest = telling.map(\.folder.utf8.count).max().map { length in telling.filter { $0.folder.utf8.count == length } }
    return (nearest ?? statements.filter { $0.scope == .specification }.map(Speaker.init)) + statements.filter { $0.scope == .build }.map(Speaker.init)
  }

  /// Whether a project, package or pod lies inside the folder of a project, and nobody refers to it.
  private func isCopied(_ speaker: Speaker, into outer: String) -> Bool {
    guard speaker.folder.utf8.count > outer.utf8.count, speaker.folder.hasPrefix(outer) else { return false }
    guard !speaker.path.hasSuffix(".podspec") else { return !isReferred(speaker.path) && !isReferred(String(speaker.folder.dropLast())) }
    let isProject = FileKind.of(path: speaker.path) == .xcodeProject
    // `Kit/Kit.xcodeproj`, `Kit`
    let name = String(isProject ? speaker.path.dropLast("/project.pbxproj".utf8.count) : speaker.folder.dropLast())
    return !isReferred(name) && !projects.contains { isProject ? $0.shows(name) : $0.refers(toFolder: name) }
  }

  /// Whether a reference is the path or its end.
  private func isReferred(_ path: String) -> Bool {
    var rest = path[...]
    while !references.contains(String(rest)) {
      guard let slash = rest.utf8.firstIndex(of: UInt8(ascii: "/")) else { return false }
      rest = rest[rest.utf8.index(after: slash)...]
    }
    return true
  }
}
