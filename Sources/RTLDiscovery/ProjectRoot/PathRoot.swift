import RTLSystem

/// The folder in which all paths of a run begin, in every format, wherever the command was typed. Hosts know files by their
/// path from the top of the git work tree, so it is that, if one work tree holds all projects of the run; else it is the root
/// of the project, of several the lowest folder that holds them.
package struct PathRoot: Sendable, Hashable {
  /// Absolute.
  package let path: String
  /// It is the top of a git work tree, which is another folder on each machine.
  package let isRepository: Bool

  /// Takes each property as given.
  package init(path: String, isRepository: Bool) { (self.path, self.isRepository) = (path, isRepository) }

  /// - Parameter roots: absolute paths of projects, at least one.
  package init(of roots: [String]) {
    let common = roots.dropFirst().reduce(roots[0]) { folder, root in
      var folder = folder
      while !Self.holds(folder, root) { folder = Path.parent(of: folder) }
      return folder
    }
    let top = Path.gitTop(above: common)
    isRepository = top != nil
    path = top ?? common
  }

  /// Comes before the paths of a project in it, with a slash at its end; empty where they begin in the same folder.
  /// - Parameter root: absolute path of the project.
  package func folder(of root: String) -> String {
    root == path ? "" : String(decoding: root.utf8.dropFirst(Path.join(path, "").utf8.count), as: UTF8.self) + "/"
  }

  /// By bytes: to `String` a slash and an accent at the beginning of a name are one character.
  private static func holds(_ folder: String, _ path: String) -> Bool { folder == path || path.utf8.starts(with: Path.join(folder, "").utf8) }
}
