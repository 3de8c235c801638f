// Projects as git stores them: of the folder nothing is read but files whose text there is the same.

import RTLSettings
import RTLSystem

extension Project {
  /// The files that the next commit would change, as they are staged; facts come from the whole index.
  /// - Parameter arguments: files and folders among which staged files are wanted; none means all.
  /// - Throws: `DiscoveryError` outside git, and as `discover` does.
  package static func staged(arguments: [String], settings: Settings = Settings()) throws(DiscoveryError) -> Project {
    var targets: [Argument] = []
    for argument in arguments.isEmpty ? ["."] : arguments { targets.append(try Argument.stored(argument)) }
    let (root, _) = root(of: targets[0])
    let git = Git(root: root)
    guard let entries = git.staged() else {
      throw DiscoveryError(path: root, message: "is not a git work tree that can be read, so there are no staged files")
    }
    for number in targets.indices where Platform.fileType(targets[number].path) == nil {
      let path = String(targets[number].path.dropFirst(Path.join(root, "").count))
      if entries.contains(where: { $0.path.hasPrefix(path + "/") }) {
        targets[number].target = .folder
      } else if !entries.contains(where: { $0.path == path }), !git.lastCommitHas(path) {
        throw DiscoveryError(path: targets[number].written, message: "does not exist, and nothing of that name is staged")
      }
    }
    let wanted = arguments.isEmpty ? Selection.all : try Selection(targets, root: root)
    let staged = entries.filter { wanted.contains($0.path) }
    let selection = Selection(files: Set(staged.map(\.path)))
    let store = ObjectStore(git, .index, known: entries, listsAll: false)
    let reader = SourceReader(root: root, limit: settings.maxFileSize, store: store)
    let sorter = Sorter(settings: settings, isListedByGit: true)
    // Whether some names are manifests depends on the files next to them.
    guard selection.isIndependent else {
      return sorter.sort(Listing(git.entries(of: .index) ?? entries), selection, reader)
    }
    return sorter.sort(Listing(staged), selection, reader, .stored(settings))
  }

  /// A project as it is staged or was at a commit, with all its files.
  /// - Throws: `DiscoveryError` where git cannot tell.
  package static func stored(
    _ state: SourceReader.State, root: String, settings: Settings = Settings()
  ) throws(DiscoveryError) -> Project {
    let git = Git(root: root)
    guard let entries = git.entries(of: state) else {
      throw DiscoveryError(path: root, message: "is not a git work tree that can be read")
    }
    let store = ObjectStore(git, state, known: entries, listsAll: true)
    let reader = SourceReader(root: root, limit: settings.maxFileSize, store: store)
    return Sorter(settings: settings, isListedByGit: true).sort(Listing(entries), .all, reader)
  }

  /// The settings as they are staged, those of the folder where none are.
  package static func stagedSettings(root: String) throws(SettingsError) -> SettingsFile {
    let git = Git(root: root)
    guard git.stagedFile(settingsFileName) != nil else { return try SettingsFile.load(root: root) }
    return try SettingsFile.load(path: Path.join(root, settingsFileName)) { path throws(ReadProblem) in
      guard let name = relative(path, to: root), let text = git.stagedFile(name) else { return try SettingsFile.readFromDisk(path) }
      return text
    }
  }

  /// A path as git takes it from the root, with `..` for folders above.
  private static func relative(_ path: String, to root: String) -> String? {
    var folder = root
    var up = ""
    while folder != "/" {
      if path.hasPrefix(Path.join(folder, "")) { return up + path.dropFirst(Path.join(folder, "").count) }
      folder = Path.parent(of: folder)
      up += "../"
    }
    return nil
  }
}
