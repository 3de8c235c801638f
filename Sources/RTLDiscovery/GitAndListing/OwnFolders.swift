import RTLSystem

/// Tells of the folders of a listing whether they stand in the tree themselves. git lists what its index names:
/// in a repository that somebody made by hand also files behind a symbolic link, or above the root.
struct OwnFolders {
  private let root: [UInt8]
  /// The last folder that was looked at, with a slash at its end; empty for the root.
  private var last: [UInt8] = []
  /// Length of its shortest part that is no folder of the tree.
  private var foreign: Int?

  init(root: String) { self.root = Array(Path.join(root, "").utf8) }

  /// Asks the file system of each part of a path once, as long as the paths come sorted.
  /// - Parameter folder: relative to the root, with a slash at its end; empty for the root.
  mutating func contains(_ folder: [UInt8]) -> Bool {
    let slash = UInt8(ascii: "/")
    var start = 0
    for (index, (a, b)) in zip(last, folder).enumerated() {
      guard a == b else { break }
      if a == slash { start = index + 1 }
    }
    if let foreign, foreign <= start { return false }
    last = folder
    foreign = nil
    for end in start..<folder.count where folder[end] == slash {
      let name = folder[start..<end]
      if name.elementsEqual("..".utf8) || Platform.fileType(bytes: root + folder[..<end]) == .symbolicLink {
        foreign = end + 1
        return false
      }
      start = end + 1
    }
    return true
  }
}
