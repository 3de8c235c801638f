import RTLSettings
import RTLSystem

/// A path of the command line that the tool cannot work on.
package struct DiscoveryError: Error, Sendable, Hashable {
  /// As it was written.
  package var path: String
  /// One sentence, without the path: "does not exist".
  package var message: String
}

/// A path of the command line after the file system was asked.
struct Argument {
  enum Target { case file, folder }
  var written: String
  /// Absolute, without symbolic links.
  var path: String
  var target: Target

  /// An argument that may name a file that is not in its folder, nor the folder: git still stores it, or an editor has
  /// not saved it yet.
  static func stored(_ written: String) throws(DiscoveryError) -> Argument {
    guard Platform.fileType(written) == nil, !written.split(separator: "/").isEmpty else { return try Argument(written) }
    var folder = written.hasPrefix("/") ? written : "./" + written
    var names: [Substring] = []
    var real: String?
    repeat {
      names.insert(folder.split(separator: "/").last ?? "", at: 0)
      folder = Path.parent(of: folder)
      real = Platform.realPath(folder)
    } while real == nil && folder != "/"
    return Argument(written: written, path: Path.normalized(Path.join(real ?? folder, names.joined(separator: "/"))), target: .file)
  }

  private init(written: String, path: String, target: Target) { (self.written, self.path, self.target) = (written, path, target) }

  init(_ written: String) throws(DiscoveryError) {
    self.written = written
    guard let path = Platform.realPath(written) else {
      let near = Argument.nearest(written).map { "; did you mean `\($0)`?" } ?? ", or a folder above it cannot be entered"
      throw DiscoveryError(path: written, message: "does not exist\(near)")
    }
    self.path = path
    if let isNamed = Argument.leadsOut(written, path) {
      throw DiscoveryError(
        path: written, message: (isNamed ? "is" : "is behind") + " a symbolic link that leads out of its repository; use the path that it leads to")
    }
    switch Platform.fileType(path) {
    case .file: target = .file
    case .directory: target = .folder
    default: throw DiscoveryError(path: written, message: "is neither a file nor a folder")
    }
    guard Platform.isReadable(path) else {
      throw DiscoveryError(path: written, message: "cannot be read; check its permissions")
    }
  }

  /// The name in its folder that was probably meant.
  private static func nearest(_ written: String) -> String? {
    let path = Path.absolute(written)
    let names = Platform.listDirectory(Array(Path.parent(of: path).utf8))?.map { String(decoding: $0.name, as: UTF8.self) }
    return path.split(separator: "/").last.flatMap { nearestName(String($0), in: (names ?? []).sorted()) }
  }

  /// Whether a symbolic link of a path leads out of the repository that it stands in; of a link that is named, without git,
  /// that is the folder round it. Nil where none does, true where it is the link that is named.
  /// - Parameter real: where the path leads.
  private static func leadsOut(_ written: String, _ real: String) -> Bool? {
    // A `..` behind a link goes on from where that leads, and so stays.
    let parts = (written.hasPrefix("/") ? written : Path.join(Platform.currentDirectory, written)).split(separator: "/").filter { $0 != "." }
    let named = parts.isEmpty ? "/" : parts.reduce(into: "") { $0 += "/" + $1 }
    guard named != real else { return nil }
    var place = named
    while place != "/" {
      if Platform.fileType(place) == .symbolicLink, let folder = Platform.realPath(Path.parent(of: place)), let name = place.split(separator: "/").last {
        let isAsked = place == named || Path.gitTop(above: folder).map { $0 != "/" } ?? false
        if isAsked, Path.leavesThroughLink(Path.join(folder, String(name)), namedIn: folder) { return place == named }
      }
      // What lies round a repository is not its own.
      if Platform.fileType(Path.join(place, ".git")) != nil { return nil }
      place = Path.parent(of: place)
    }
    return nil
  }
}

extension Project {
  /// The root of the project that a path belongs to: the nearest folder at or above it that holds
  /// `.rtl-audit.yml`, unless settings further up exclude it, or is the top of a git work tree; elsewhere see `ProjectGuess`, which is given
  /// the folder itself, for a file the folder that it stands in. Absolute, without symbolic links.
  /// - Parameter argument: a path of the command line, by default the current directory.
  package static func root(of argument: String = ".") throws(DiscoveryError) -> String { root(of: try Argument(argument)).path }

  /// Arguments that belong to one project each, in the order of their first appearance. A hook in a
  /// repository with several settings files passes files of several projects in one call.
  /// - Parameters:
  ///   - stored: whether files may be named that only git still has.
  ///   - top: absolute; below it the project is sought that neither git nor settings mark. Nil: the current directory.
  package static func roots(
    of arguments: [String], stored: Bool = false, below top: String? = nil
  ) throws(DiscoveryError) -> [(root: String, arguments: [String])] {
    var groups: [(root: String, arguments: [String])] = []
    var places: [String: Int] = [:]
    var rootOfFolder: [String: String] = [:]
    for written in arguments.isEmpty ? ["."] : arguments {
      let argument = stored ? try Argument.stored(written) : try Argument(written)
      let folder = argument.target == .folder ? argument.path : Path.parent(of: argument.path)
      let root = rootOfFolder[folder] ?? root(of: argument, below: top).path
      rootOfFolder[folder] = root
      if let place = places[root] {
        groups[place].arguments.append(written)
      } else {
        places[root] = groups.count
        groups.append((root, [written]))
      }
    }
    return groups
  }

  static func root(of argument: Argument, below top: String? = nil) -> (path: String, insideGit: Bool) {
    let start = argument.target == .folder ? argument.path : Path.parent(of: argument.path)
    var folder = start
    while true {
      let insideGit = Platform.fileType(Path.join(folder, ".git")) != nil
      if insideGit || Platform.fileType(Path.join(folder, settingsFileName)) != nil {
        return insideGit ? (folder, true) : (projectRoot(from: folder), Path.isInsideGit(folder))
      }
      if folder == "/" { return (ProjectGuess.root(from: start, current: top ?? Platform.currentDirectory), false) }
      folder = Path.parent(of: folder)
    }
  }

  /// A folder with a settings file, or the project above it whose `exclude` leaves it out: a vendor's settings
  /// do not bring back the vendor's code.
  private static func projectRoot(from folder: String) -> String {
    guard let top = Path.gitTop(above: folder) else { return folder }
    var outer = folder
    while outer != top {
      outer = Path.parent(of: outer)
      guard Platform.fileType(Path.join(outer, settingsFileName)) != nil, let file = try? SettingsFile.load(root: outer) else { continue }
      let path = Path.join(folder, settingsFileName).dropFirst(Path.join(outer, "").count)
      if Settings(file).excludes(String(path)) { return projectRoot(from: outer) }
    }
    return folder
  }
}
