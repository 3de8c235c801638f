/// The names of all files of a tree: one flat list of bytes, each path ended by a zero. That is what
/// `git ls-files -z` prints, and what the plain walk writes, so that the rest is the same for both.
struct Listing {
  var bytes: [UInt8] = []
  var notices: [Notice] = []

  /// More entries than this are no project: somebody named the root of a disk.
  static let mostEntries = 1_000_000

  /// Tracked files and untracked ones that are not ignored; nil where git is missing or fails.
  static func git(root: String) -> Listing? {
    Git(root: root).ask("ls-files", "-z", "--cached", "--others", "--exclude-standard").map { Listing(bytes: $0) }
  }

  /// The names of what git stores.
  init(_ entries: [Git.Entry]) {
    for entry in entries {
      bytes += Array(entry.path.utf8)
      bytes.append(0)
    }
  }

  init(bytes: [UInt8] = []) { self.bytes = bytes }

  /// Every file below `root`/`folder`. Symbolic links are not followed.
  /// - Parameters:
  ///   - folder: relative to the root, empty for the root itself.
  ///   - prunes: says of a folder, by its path relative to the root, that it is not entered.
  static func walk(root: String, folder: String, prunes: (UnsafeBufferPointer<UInt8>) -> Bool) -> Listing {
    var listing = Listing()
    var waiting = [Array(folder.utf8)]
    var entriesSeen = 0
    let absolute = Array(Project.join(root, "").utf8)
    while let folder = waiting.popLast() {
      let prefix = folder.isEmpty ? [] : folder + [UInt8(ascii: "/")]
      guard let entries = Platform.listDirectory(absolute + folder) else {
        listing.notices.append(
          Notice(
            path: String(decoding: folder, as: UTF8.self), reason: .unreadable,
            message: "is a folder that cannot be listed; it was left out"))
        continue
      }
      entriesSeen += entries.count
      if entriesSeen > mostEntries {
        listing.notices.append(
          Notice(
            path: String(decoding: folder, as: UTF8.self), reason: .capped,
            message: "was reached after \(mostEntries) names; the rest was left out, run the tool on a smaller folder"))
        break
      }
      for entry in entries {
        switch entry.type {
        case .file:
          listing.bytes += prefix
          listing.bytes += entry.name
          listing.bytes.append(0)
        case .directory:
          let path = prefix + entry.name
          if !path.withUnsafeBufferPointer(prunes) { waiting.append(path) }
        case .symbolicLink: break
        case .other:
          // Named here where its name promises a source file, else it is nobody's concern.
          let path = prefix + entry.name
          if let kind = path.withUnsafeBufferPointer({ FileKind.of($0) }), kind.isAudited,
            let notice = ReadProblem.notRegular.notice(path: String(decoding: path, as: UTF8.self))
          {
            listing.notices.append(notice)
          }
        }
      }
    }
    return listing
  }

  /// Ranges of the paths, sorted by bytes, each path once.
  func sortedPaths() -> [Range<Int>] {
    bytes.withUnsafeBufferPointer { bytes in
      var paths: [Range<Int>] = []
      var start = 0
      for i in 0..<bytes.count where bytes[i] == 0 {
        if i > start { paths.append(start..<i) }
        start = i + 1
      }
      func precedes(_ a: Range<Int>, _ b: Range<Int>) -> Bool {
        let order = Platform.compare(
          bytes.baseAddress! + a.lowerBound, bytes.baseAddress! + b.lowerBound, min(a.count, b.count))
        return order != 0 ? order < 0 : a.count < b.count
      }
      paths.sort(by: precedes)
      var unique: [Range<Int>] = []
      unique.reserveCapacity(paths.count)
      for path in paths where unique.isEmpty || precedes(unique[unique.count - 1], path) { unique.append(path) }
      return unique
    }
  }
}
