import RTLSettings
import RTLSystem

/// A search for the files of a project.
///
/// What git tracks is known at once, while a look for other files walks every folder: in a large project most of the time
/// before a file is read. `begin` gives the tracked ones, `finish` all.
package struct Discovery: Sendable {
  private let arguments: [String]
  private let settings: Settings
  private let selection: Selection
  private let root: String
  private let insideGit: Bool
  /// Nothing is listed: the fate of every selected file hangs on its own path.
  private let isNamed: Bool
  /// Files that nothing lists, because an editor has not saved them yet; by their paths from the root.
  private let unsaved: [String]
  private let reader: SourceReader
  private let tracked: Later<Listing?>
  private let untracked: Later<Listing?>

  /// - Parameters: see `Project.discover`.
  package init(_ arguments: [String], _ settings: Settings) throws(DiscoveryError) { try self.init(arguments, settings, listsAll: false) }

  init(_ arguments: [String], _ settings: Settings, listsAll: Bool, unsaved: [String] = [], below top: String? = nil) throws(DiscoveryError) {
    var targets: [Argument] = []
    for argument in arguments.isEmpty ? ["."] : arguments { targets.append(try Argument(argument)) }
    let (root, insideGit) = Project.root(of: targets[0], below: top)
    selection = try Selection(targets, root: root)
    isNamed = !listsAll && selection.isIndependent
    reader = SourceReader(root: root, limit: settings.maxFileSize)
    tracked = Later { Listing.git(root: root, [.tracked]) }
    untracked = Later { Listing.git(root: root, [.untracked]) }
    (self.arguments, self.settings, self.root, self.insideGit, self.unsaved) = (arguments, settings, root, insideGit, unsaved)
  }

  /// The project as far as git tracks its files, while another thread looks for the others; the whole project where that
  /// saves nothing.
  /// - Parameter threads: how many list the folders where git does not.
  package func begin(threads: Int) throws(DiscoveryError) -> Project {
    guard threads > 1, insideGit, !isNamed else { return try whole(threads: threads) }
    Platform.inBackground { [untracked] in _ = untracked.value }
    guard let tracked = tracked.value else { return try whole(threads: threads) }
    var project = Sorter(settings: settings, isListedByGit: true).sort(tracked, selection, reader)
    project.isBegun = true
    return project
  }

  /// The whole project.
  /// - Parameter begun: what `begin` gave.
  package func finish(_ begun: Project, threads: Int) throws(DiscoveryError) -> Project {
    guard begun.isBegun else { return begun }
    guard let tracked = tracked.value, let untracked = untracked.value else { return try sorted(nil, threads: threads) }
    guard selection.isAll, untracked.bytes.isEmpty else { return try sorted(Listing(bytes: tracked.bytes + untracked.bytes), threads: threads) }
    var project = begun
    project.isBegun = false
    return project
  }

  /// The whole project at once.
  func whole(threads: Int) throws(DiscoveryError) -> Project {
    guard isNamed else { return try sorted(insideGit ? Listing.git(root: root, [.tracked, .untracked]) : nil, threads: threads) }
    var listing = Listing()
    let sorter = Sorter(settings: settings, isListedByGit: insideGit)
    addUnlisted(to: &listing, sorter)
    return sorter.sort(listing, selection, reader, .named(arguments: arguments, settings))
  }

  /// - Parameter listed: what git says; without that the folders are walked.
  private func sorted(_ listed: Listing?, threads: Int) throws(DiscoveryError) -> Project {
    let sorter = Sorter(settings: settings, isListedByGit: listed != nil)
    var listing = listed ?? Listing.walk(root: root, folder: "", threads: threads, prunes: sorter.prunes)
    guard !listing.notices.contains(where: \.path.isEmpty) else { throw DiscoveryError(path: root, message: "is a folder that cannot be listed") }
    let gitFailed = insideGit && listed == nil
    if gitFailed {
      listing.notices.append(
        Notice(
          path: ".", reason: .unreadable,
          message: "git could not list the files of this work tree (is it installed, and is the folder yours?); all files were audited, even ignored ones"))
    }
    addUnlisted(to: &listing, sorter)
    var project = sorter.sort(listing, selection, reader)
    project.mayHoldIgnored = gitFailed
    return project
  }

  /// Adds what the command line names although git ignores it or the walk did not enter it.
  private func addUnlisted(to listing: inout Listing, _ sorter: Sorter) {
    for file in selection.files.union(unsaved) { listing.bytes += Array(file.utf8) + [0] }
    let paths = selection.folders.allSatisfy(\.isEmpty) ? [] : listing.sortedPaths()
    for folder in selection.folders where !folder.isEmpty {
      let prefix = Array((folder + "/").utf8)
      let isListed = listing.bytes.withUnsafeBufferPointer { bytes in
        let at = paths.partitioningIndex { !bytes[$0].lexicographicallyPrecedes(prefix) }
        return at < paths.count && bytes[paths[at]].starts(with: prefix)
      }
      if isListed { continue }
      let walked = Listing.walk(root: root, folder: folder, prunes: sorter.prunes)
      listing.bytes += walked.bytes
      listing.notices += walked.notices
    }
  }
}
