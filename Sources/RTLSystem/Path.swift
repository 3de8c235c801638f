/// Paths as text, and where symbolic links and git lead them.
package enum Path {
  /// The top of the git work tree that a folder lies in; nil outside git.
  package static func gitTop(above path: String) -> String? {
    var folder = path
    while Platform.fileType(join(folder, ".git")) == nil {
      guard folder != "/" else { return nil }
      folder = parent(of: folder)
    }
    return folder
  }

  /// Whether a folder at or above it is the top of a git work tree.
  package static func isInsideGit(_ path: String) -> Bool { gitTop(above: path) != nil }

  /// Whether a path that a file of the project names leads out of the repository through a symbolic link: a
  /// reviewer does not see that. What is written as a place outside is seen, and is not meant here.
  /// - Parameters:
  ///   - path: absolute.
  ///   - folder: absolute; where the file stands that names the path.
  package static func leavesThroughLink(_ path: String, namedIn folder: String) -> Bool {
    var top = gitTop(above: folder) ?? folder
    // Nothing would lie outside of it.
    if top == "/" { top = folder }
    return normalized(path).hasPrefix(join(top, "")) && !destination(of: path).hasPrefix(join(destination(of: top), ""))
  }

  /// The absolute path without symbolic links of what a path names; of what is not there yet its folders are followed.
  /// - Parameter path: absolute.
  package static func destination(of path: String) -> String {
    var folder = normalized(path)
    let whole = folder
    while folder != "/" {
      if let real = Platform.realPath(folder) { return real + whole.dropFirst(folder.count) }
      folder = parent(of: folder)
    }
    return whole
  }

  /// All before the last slash; `/` for a path directly below the root and for one without a slash.
  package static func parent(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")), slash != path.startIndex else { return "/" }
    return String(path[..<slash])
  }

  /// The path without `.`, `..` and empty parts; the file system is not asked.
  package static func normalized(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// The absolute path of what a path names, whether it is there or not; links stay.
  package static func absolute(_ path: String) -> String { normalized(path.hasPrefix("/") ? path : join(Platform.currentDirectory, path)) }

  /// A path for people: from the current directory, where it lies below it.
  package static func shown(_ path: String) -> String {
    let here = join(Platform.currentDirectory, "")
    return path.hasPrefix(here) ? String(path.dropFirst(here.count)) : path
  }

  /// Both with one slash between them; an empty name gives the folder with a slash at its end.
  package static func join(_ folder: String, _ name: String) -> String {
    folder.utf8.last == UInt8(ascii: "/") ? folder + name : folder + "/" + name
  }
}
