import RTLDiscovery
import RTLMatching
import RTLSettings
import RTLSystem

/// Rule files and tables of a team, as the settings name them.
struct TeamFiles {
  /// Absolute.
  let path: String
  let text: String

  /// The files that the patterns fit, each from the folder of the settings file that names it. Where what
  /// is staged is audited, the staged texts count; a file that git does not have yet counts as it stands.
  /// - Throws: `SettingsError` for a pattern that fits nothing, `RuleError` for a file that cannot be read.
  static func matching(_ patterns: [Written<String>], _ reader: SourceReader) throws -> [TeamFiles] {
    guard !patterns.isEmpty else { return [] }
    let stored = reader.storedPaths()
    var files: [TeamFiles] = []
    for pattern in patterns {
      let folder = Path.parent(of: pattern.file)
      let found = try matching(pattern.value, folder, reader, stored)
      guard !found.isEmpty else {
        throw SettingsError(
          path: pattern.file, line: pattern.line, column: pattern.column, message: "`\(pattern.value)` matches no file below \(folder)")
      }
      if let outside = found.first(where: { Path.leavesThroughLink($0.path, namedIn: folder) }) {
        throw SettingsError(
          path: pattern.file, line: pattern.line, column: pattern.column,
          message: "`\(Path.shown(outside.path))` leads out of the repository through a symbolic link; put the file itself there")
      }
      files += found
    }
    return files
  }

  private static func matching(_ pattern: String, _ folder: String, _ reader: SourceReader, _ stored: [String]?) throws -> [TeamFiles] {
    let glob = try Glob(pattern)
    let root = Path.join(reader.root, "")
    if let stored, folder == reader.root || folder.hasPrefix(root) {
      let prefix = folder == reader.root ? "" : folder.dropFirst(root.count) + "/"
      let names = stored.filter { $0.hasPrefix(prefix) && (String($0.dropFirst(prefix.count)) == pattern || glob.matches(String($0.dropFirst(prefix.count)))) }
      if !names.isEmpty {
        return names.sorted().compactMap { name in
          reader.text(name).map { TeamFiles(path: root + name, text: String(decoding: $0.bytes, as: UTF8.self)) }
        }
      }
    }
    if Platform.fileType(Path.join(folder, pattern)) == .file {
      return [TeamFiles(path: Path.absolute(Path.join(folder, pattern)), text: try read(pattern, folder, reader))]
    }
    let start = pattern.split(separator: "/").prefix { !$0.contains(where: "*?[{".contains) }.joined(separator: "/")
    return try Listing.filesBelow(folder, folder: start).filter(glob.matches).sorted().map {
      TeamFiles(path: Path.join(folder, $0), text: try read($0, folder, reader))
    }
  }

  /// As an editor has it, where it has not saved it yet.
  private static func read(_ name: String, _ folder: String, _ reader: SourceReader) throws(RuleError) -> String {
    let root = Path.join(reader.root, "")
    let path = Path.absolute(Path.join(folder, name))
    let own = path.hasPrefix(root) ? String(path.dropFirst(root.count)) : ""
    guard reader.editedPaths.contains(own), let text = reader.text(own) else { return try RuleLoader.text(name, root: folder) }
    return String(decoding: text.bytes, as: UTF8.self)
  }
}
