import RTLSystem

/// Where a project begins that neither git nor settings mark: one that was unpacked from an archive. Facts count for a
/// whole project, so a folder too high up would mix apps, and read all that lies beside them.
enum ProjectGuess {
  /// The first folder from the current directory down to a path that holds a project file; else the nearest one above the path
  /// with a project some folders below it; else the current directory. The folder itself where the path lies elsewhere.
  /// - Parameters:
  ///   - start: absolute, a folder.
  ///   - current: absolute, the current directory.
  static func root(from start: String, current: String) -> String {
    guard current != "/", start != current, start.hasPrefix(current + "/") else { return start }
    var folders = [start]
    while let folder = folders.last, folder != current { folders.append(Path.parent(of: folder)) }
    return folders.last { holdsProject($0).here } ?? folders.dropLast().first(where: hasProjectBelow) ?? current
  }

  private static let mostLevels = 3
  private static let mostFolders = 1_000

  private static func hasProjectBelow(_ folder: String) -> Bool {
    var level = [folder]
    for _ in 0...mostLevels {
      let contents = level.prefix(mostFolders).map(holdsProject)
      if contents.contains(where: \.here) { return true }
      level = contents.flatMap(\.folders)
    }
    return false
  }

  private static func holdsProject(_ folder: String) -> (here: Bool, folders: [String]) {
    var folders: [String] = []
    for entry in Platform.listDirectory(Array(folder.utf8)) ?? [] {
      let name = String(decoding: entry.name, as: UTF8.self)
      if entry.type == .directory {
        if name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace") { return (true, []) }
        if !name.hasPrefix(".") { folders.append(Path.join(folder, name)) }
      } else if entry.type == .file, let kind = FileKind.of(path: name), marks.contains(kind) {
        return (true, [])
      }
    }
    return (false, folders)
  }

  private static let marks: [FileKind] = [.packageManifest, .podfile, .projectSpec]
}
