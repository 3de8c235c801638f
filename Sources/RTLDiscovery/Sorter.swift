import RTLSettings
import RTLSystem

/// Decides for every path of a listing: unused, facts only, or audited.
struct Sorter: Sendable {
  private let settings: Settings
  private let defaults: DefaultExclusions.Matcher
  private let isListedByGit: Bool

  init(settings: Settings, isListedByGit: Bool) {
    (self.settings, self.isListedByGit) = (settings, isListedByGit)
    defaults = DefaultExclusions.Matcher(insideGit: isListedByGit)
  }

  /// Whether a walk need not enter a folder, detected from its path relative to the root. With `include:`
  /// every folder but git's own is entered, because a pattern may fit anywhere below.
  func prunes(_ path: UnsafeBufferPointer<UInt8>) -> Bool {
    let nameStart = path.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
    let name = UnsafeBufferPointer(rebasing: path[nameStart...])
    if name.equals(".git") { return true }
    guard settings.include.isEmpty else { return false }
    let reason = (Array(path) + [UInt8(ascii: "/")]).withUnsafeBufferPointer { folder($0).reason }
    return reason == .tooling
  }

  func sort(_ listing: Listing, _ selection: Selection, _ reader: SourceReader, _ listed: Project.Listed? = nil) -> Project {
    var files: [SourceFile] = []
    var tests: [SourceFile] = []
    var audited: [SourceFile] = []
    var leftOut: [Project.LeftOut] = []
    var notices = listing.notices
    var nested: [String] = []
    var ownPods: [String] = []
    var excluded = 0
    let paths = listing.sortedPaths()
    listing.bytes.withUnsafeBufferPointer { bytes in
      let copied = CopiedLibraries(paths.lazy.map { UnsafeBufferPointer(rebasing: bytes[$0]) }, isWhole: listed == nil, reader)
      let usesTuist = paths.contains { Sorter.belongsToTuist(UnsafeBufferPointer(rebasing: bytes[$0])) }
      let nestedFolders = nestedFolders(paths, bytes, copied)
      nested = nestedFolders.filter { selection.contains($0 + settingsFileName) }
      var folder = Folder()
      var ownFolders = OwnFolders(root: reader.root)
      for range in paths {
        let path = UnsafeBufferPointer(rebasing: bytes[range])
        guard var kind = FileKind.of(path) else { continue }
        if kind == .projectManifest && !usesTuist { kind = .swift }

        let nameStart = path.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
        if nameStart != folder.length || !path[..<nameStart].elementsEqual(folder.path) {
          folder = self.folder(UnsafeBufferPointer(rebasing: path[..<nameStart]), copied)
          folder.isForeign = isListedByGit && !reader.state.isCommit && !ownFolders.contains(folder.path)
        }
        if folder.isForeign { continue }
        let name = UnsafeBufferPointer(rebasing: path[nameStart...])
        guard let text = validText(path) else {
          notices.append(
            Notice(
              path: String(decoding: path, as: UTF8.self), reason: .unreadable,
              message: "has a name that is not valid UTF-8; rename it to have it audited"))
          continue
        }

        let leftOutPath = folder.reason == nil ? text : folder.leftOut
        let byDefault = folder.reason ?? (defaults.isGenerated(file: name) ? .generated : nil)
        let reason = byDefault != nil && settings.include.contains(where: { $0.matches(path) }) ? nil : byDefault
        if let reason {
          if kind.isAudited && leftOut.last?.path != leftOutPath && selection.contains(text) {
            leftOut.append(Project.LeftOut(path: leftOutPath, reason: reason, marks: leftOutPath == folder.leftOut ? folder.marks : nil))
          }
          if reason == .tests, kind.isCode { tests.append(SourceFile(path: text, kind: kind)) }
          guard (reason == .vendored || reason == .generated) && kind.isCode else { continue }
        }
        let file = SourceFile(path: text, kind: kind)
        files.append(file)
        let isReported = reason == nil && kind.isAudited && selection.contains(text) && !nestedFolders.contains(where: text.hasPrefix)
        guard isReported else { continue }
        if settings.excludes(path) { excluded += 1 } else { audited.append(file) }
      }
      ownPods = copied.ownPods.filter { pod in audited.contains { $0.path.hasPrefix(pod + "/") } }
    }
    return Project(
      root: reader.root, listed: listed ?? .all(files, tests: tests), audited: audited, leftOut: leftOut, ownPods: ownPods, notices: notices,
      excluded: excluded, nested: nested.map { Path.join(reader.root, String($0.dropLast())) }, reader: reader)
  }

  /// Folders below the root that are projects of their own, each with a slash at its end.
  private func nestedFolders(_ paths: [Range<Int>], _ bytes: UnsafeBufferPointer<UInt8>, _ copied: CopiedLibraries) -> [String] {
    let name = Array(("/" + settingsFileName).utf8)
    return paths.compactMap { path in
      guard path.count > name.count, bytes[path.suffix(name.count)].elementsEqual(name) else { return nil }
      let folder = UnsafeBufferPointer(rebasing: bytes[path.dropLast(name.count - 1)])
      // What the defaults or the settings leave out is somebody else's.
      guard self.folder(folder, copied).reason == nil, !settings.excludes(UnsafeBufferPointer(rebasing: bytes[path])) else { return nil }
      return validText(folder)
    }
  }

  /// What is known of the folder that the last path stood in: sorted paths share folders.
  private struct Folder {
    /// With the slash at its end; empty for the root.
    var path: [UInt8] = []
    var length: Int { path.count }
    var reason: DefaultExclusions.Reason?
    var leftOut = ""
    /// The files that tell it, where no name does.
    var marks: String?
    var isForeign = false
  }

  private func folder(_ path: UnsafeBufferPointer<UInt8>, _ copied: CopiedLibraries? = nil) -> Folder {
    var folder = Folder(path: Array(path))
    var parent: UnsafeBufferPointer<UInt8>?
    var isInOwnTests = false
    var start = 0
    for i in 0..<path.count where path[i] == UInt8(ascii: "/") {
      let name = UnsafeBufferPointer(rebasing: path[start..<i])
      isInOwnTests = isInOwnTests || defaults.isOwnTests(folder: name)
      if let reason = defaults.reason(folder: name, parent: parent), !(reason == .tests && isInOwnTests) {
        // Of nested folders the outermost is named, but tests and tools win over vendored code:
        // their files give no facts.
        if folder.reason == nil { folder.leftOut = String(decoding: path[..<i], as: UTF8.self) }
        if folder.reason == nil || reason == .tests || reason == .tooling { folder.reason = reason }
      }
      parent = name
      start = i + 1
    }
    if folder.reason == nil, let library = copied?.library(around: folder.path) {
      (folder.reason, folder.leftOut, folder.marks) = (.vendored, String(library.folder.dropLast()), library.marks)
    }
    return folder
  }

  /// `Project.swift` is an ordinary name of a model class; it is a manifest only where Tuist is used.
  private static func belongsToTuist(_ path: UnsafeBufferPointer<UInt8>) -> Bool {
    path.starts(with: "Tuist/") || path.equals("Tuist.swift") || path.equals("Workspace.swift")
  }

  private func validText(_ path: UnsafeBufferPointer<UInt8>) -> String? {
    let text = String(decoding: path, as: UTF8.self)
    // What was repaired differs.
    return text.utf8.withContiguousStorageIfAvailable { $0.elementsEqual(path) } == true ? text : nil
  }
}
