import RTLDiscovery
import RTLFixing
import RTLSystem

/// What keeps a fix out of a file, whatever the fix is.
final class FolderObstacles {
  private let reader: SourceReader

  init(_ reader: SourceReader) { self.reader = reader }

  /// Files that hold staged text and newer text that is not: a fix would mix the two for who stages next. Nil where git is
  /// there and fails; without it only files are fixed that were named.
  private(set) lazy var partlyStaged: Set<String>? = {
    let git = Git(root: reader.root)
    if reader.state == .index { return git.unstaged() }
    return git.partlyStaged() ?? (git.isReadable ? nil : [])
  }()

  /// - Parameter path: from the project's root.
  func reason(for path: String) -> String? {
    guard let partlyStaged else { return "git cannot tell which files are partly staged; run `git diff --cached` in this folder to see why" }
    if partlyStaged.contains(path) { return "the file is partly staged; stage the rest with `git add`, or unstage it with `git restore --staged`" }
    return FileReplacer.obstacle(to: Path.join(reader.root, path)).map { "\($0)" }
  }
}
