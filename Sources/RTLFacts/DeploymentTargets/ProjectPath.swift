/// Paths from the project's root, as project files name them.
enum ProjectPath {
  /// In bytes; macOS opens none that is longer. Without an end groups in groups would take as much room as the square of the file.
  private static let longest = 1_024

  /// The folder that holds a file, with a slash at its end; empty for the root.
  static func folder(of path: some StringProtocol, up levels: Int = 1) -> String {
    path.split(separator: "/").dropLast(levels).map { $0 + "/" }.joined()
  }

  /// What a path means that a file of a folder names; nil where it leads out of the project, and for one that no system opens.
  /// - Parameter folder: with a slash at its end; empty for the root.
  static func joined(_ folder: String, _ path: String) -> String? {
    guard path.utf8.first != UInt8(ascii: "/"), folder.utf8.count + path.utf8.count <= longest else { return nil }
    // Most have no part that means another folder.
    guard hasDots(path.utf8) else { return folder + path }
    var parts = folder.split(separator: "/")
    for part in path.split(separator: "/") where part != "." {
      if part != ".." { parts.append(part) } else if parts.popLast() == nil { return nil }
    }
    return parts.joined(separator: "/")
  }

  /// The same of a folder, with a slash at its end; empty for the root.
  static func folder(_ folder: String, _ path: String) -> String? {
    joined(folder, path).map { $0.isEmpty || $0.hasSuffix("/") ? $0 : $0 + "/" }
  }

  /// Whether a part begins with a dot, or is empty.
  private static func hasDots(_ path: String.UTF8View) -> Bool {
    var startsPart = true
    for byte in path {
      if startsPart, byte == UInt8(ascii: ".") || byte == UInt8(ascii: "/") { return true }
      startsPart = byte == UInt8(ascii: "/")
    }
    return startsPart
  }
}
