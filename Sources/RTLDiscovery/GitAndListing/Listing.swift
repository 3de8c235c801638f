import RTLSystem

/// The names of all files of a tree: one flat list of bytes, each path ended by a zero. That is what
/// `git ls-files -z` prints, and what the plain walk writes, so that the rest is the same for both.
package struct Listing: Sendable {
  var bytes: [UInt8] = []
  var notices: [Notice] = []

  /// More entries than this are no project: somebody named the root of a disk.
  static let mostEntries = 1_000_000

  /// Which files git names.
  enum Part: String {
    case tracked = "--cached"
    /// Those that are ignored left out; to find them git looks through every folder.
    case untracked = "--others"
  }

  /// Nil where git is missing or fails.
  static func git(root: String, _ parts: [Part]) -> Listing? {
    Git(root: root).ask(["ls-files", "-z", "--exclude-standard"] + parts.map(\.rawValue)).map { Listing(bytes: $0) }
  }

  /// Paths of all files below a folder of the root, relative to the root; `.git` and `.build` are not entered.
  package static func filesBelow(_ root: String, folder: String) -> [String] {
    let listing = walk(root: root, folder: folder) { name in
      name.elementsEqual(".git".utf8) || name.elementsEqual(".build".utf8)
    }
    return listing.bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
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
  ///   - mostEntries: from the folder on that exceeds it, all is left out.
  ///   - prunes: says of a folder, by its path relative to the root, that it is not entered.
  static func walk(
    root: String, folder: String, threads: Int = 1, mostEntries: Int = mostEntries, prunes: @escaping @Sendable (UnsafeBufferPointer<UInt8>) -> Bool
  ) -> Listing {
    var listing = Listing()
    var waiting = [Array(folder.utf8)]
    var entriesSeen = 0
    let absolute = Array(Path.join(root, "").utf8)
    walk: while !waiting.isEmpty {
      let folders = Array(waiting.suffix(foldersAtOnce))
      waiting.removeLast(folders.count)
      let contents = Platform.map(folders.count, threads: threads) { Contents(of: folders[$0], below: absolute, prunes) }
      // In one order, whichever thread listed them: it decides what is left out of a tree without end.
      for (folder, contents) in zip(folders, contents) {
        entriesSeen += contents.entriesSeen
        guard entriesSeen <= mostEntries else {
          listing.notices.append(
            Notice(
              path: String(decoding: folder, as: UTF8.self), reason: .capped,
              message: "was reached after \(mostEntries) names; the rest was left out; run rtl-audit on a smaller folder"))
          break walk
        }
        listing.bytes += contents.listing.bytes
        listing.notices += contents.listing.notices
        waiting += contents.folders
      }
    }
    listing.notices.sort { $0.path < $1.path }
    return listing
  }

  /// How many folders the threads share before what they have found is put together.
  private static let foldersAtOnce = 512

  /// What stands in one folder.
  private struct Contents: Sendable {
    var listing = Listing()
    /// To be entered.
    var folders: [[UInt8]] = []
    var entriesSeen = 0

    /// - Parameter root: the bytes before every path, with a slash at their end.
    init(of folder: [UInt8], below root: [UInt8], _ prunes: (UnsafeBufferPointer<UInt8>) -> Bool) {
      let prefix = folder.isEmpty ? [] : folder + [UInt8(ascii: "/")]
      guard let entries = Platform.listDirectory(root + folder) else {
        listing.notices.append(
          Notice(
            path: String(decoding: folder, as: UTF8.self), reason: .unreadable,
            message: "is a folder that cannot be listed; it was left out"))
        return
      }
      entriesSeen = entries.count
      for entry in entries {
        switch entry.type {
        case .file:
          listing.bytes += prefix
          listing.bytes += entry.name
          listing.bytes.append(0)
        case .directory:
          let path = prefix + entry.name
          if !path.withUnsafeBufferPointer(prunes) { folders.append(path) }
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
