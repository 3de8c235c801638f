import RTLSettings
import RTLSystem

/// The files of a project, found by name; none has been read.
///
/// Who is reported, from the strongest word to the weakest:
/// 1. `exclude:` of the settings: never reported, also when named on the command line. A hook passes
///    every changed file by name, and the answer must be that of a run over the whole project.
/// 2. `include:` of the settings: reported.
/// 3. `DefaultExclusions`: not reported, also when named on the command line.
/// 4. Git's ignore files: not reported, but a file or folder that is named on the command line is.
///
/// Symbolic links are not followed: what they point to is read under its own name. Files of git
/// submodules belong to the submodule's project and are not listed.
package struct Project: Sendable {
  /// A folder or file that `DefaultExclusions` left out; of nested ones the outermost.
  package struct LeftOut: Sendable, Hashable {
    /// Relative to the root.
    package let path: String
    /// Where nested folders differ, that of tests or tooling: their files give no facts.
    package let reason: DefaultExclusions.Reason
    /// The files that tell whose the folder is; nil where its name does.
    package var marks: String?
  }

  /// Absolute path without symbolic links.
  package let root: String
  /// The project as far as it was listed.
  let listed: Listed
  /// The files whose findings are reported; sorted by the bytes of the path.
  package internal(set) var audited: [SourceFile]
  /// What the defaults left out inside the arguments; sorted by the bytes of the path.
  package let leftOut: [LeftOut]
  /// Folders of audited files that look like somebody else's library, but a Podfile uses them by their path.
  package let ownPods: [String]
  /// What the listing met: unreadable folders, names that are not UTF-8, special files, a tree cut short. Files that
  /// could not be read are in those of `reader`.
  package let notices: [Notice]
  /// How many files inside the arguments `exclude` of the settings keeps out of the report.
  package let excluded: Int
  /// Projects of their own inside the arguments: absolute paths of folders with a settings file.
  package let nested: [String]
  /// Reads the files in the state that was asked for.
  package internal(set) var reader: SourceReader
  /// Files that git does not track are still missing, see `Discovery`.
  package internal(set) var isBegun = false
  /// Whether git should have said which files it ignores, and could not.
  package internal(set) var mayHoldIgnored = false

  /// A hook names one file, and most files raise no question about the others: then they are not listed.
  enum Listed: Sendable {
    /// - Parameter tests: files of code in folders of tests, which give no facts.
    case all([SourceFile], tests: [SourceFile])
    case named(arguments: [String], Settings)
    /// What git stores.
    case stored(Settings)
  }

  /// Whether the run looks at folders; false for a hook that names files.
  package var isWhole: Bool {
    if case .all = listed { true } else { false }
  }

  /// All files that give facts, those of `audited` among them; sorted by the bytes of the path.
  /// A file that git lists may be gone: `readFile` then says `missing`, which is no loss.
  /// May list the whole project: ask once.
  package func files() -> [SourceFile] { whole().files }

  /// Files of code in folders of tests; sorted by the bytes of the path. May list the whole project: ask once.
  package func tests() -> [SourceFile] { whole().tests }

  private func whole() -> (files: [SourceFile], tests: [SourceFile]) {
    let whole: Project? = switch listed {
    case .all: self
    case .named(let arguments, let settings): try? Discovery(arguments, settings, listsAll: true).whole(threads: 1)
    case .stored(let settings): try? Project.stored(reader.state, root: root, settings: settings)
    }
    guard case .all(let files, let tests) = whole?.listed else { return (audited, []) }
    return (files, tests)
  }

  /// The same project, of which only these files are reported, by their paths from the root. Facts come from all files.
  package func only(_ paths: Set<String>) -> Project {
    var part = self
    part.audited = audited.filter { paths.contains($0.path) }
    return part
  }

  /// The same files, some of them with other bytes than are stored.
  /// - Parameter edited: by path.
  package func with(_ edited: [String: [UInt8]]) -> Project {
    var project = self
    project.reader = reader.with(edited)
    return project
  }

  /// A file with the text that an editor has not saved yet; neither the file nor its folder need exist.
  /// - Throws: `DiscoveryError` for what cannot be a file.
  package static func unsaved(_ path: String, text: [UInt8], settings: Settings) throws(DiscoveryError) -> Project {
    let argument = try Argument.stored(path)
    let root = Project.root(of: argument)
    let selection = try Selection([argument], root: root.path)
    let name = selection.files.first ?? ""
    let reader = SourceReader(root: root.path, limit: settings.maxFileSize, edited: [name: text])
    let sorter = Sorter(settings: settings, isListedByGit: root.insideGit)
    return sorter.sort(Listing(bytes: Array(name.utf8) + [0]), selection, reader, .named(arguments: [root.path], settings))
  }

  /// Files of which nobody knows the project.
  /// - Parameters:
  ///   - files: paths relative to the root.
  ///   - root: absolute.
  package static func loose(_ files: [String], root: String, settings: Settings) -> Project {
    let reader = SourceReader(root: root, limit: settings.maxFileSize)
    return Sorter(settings: settings, isListedByGit: false).sort(Listing(bytes: files.flatMap { Array($0.utf8) + [0] }), .all, reader)
  }

  /// Finds the files of the project that the first argument belongs to.
  /// - Parameter arguments: files and folders whose findings are wanted; none means the current
  ///   directory. Facts come from the whole root in any case.
  /// - Parameter threads: how many list the folders where git does not.
  /// - Parameter unsaved: files that an editor has not saved yet, by their paths from the root.
  /// - Parameter top: see `roots(of:)`.
  /// - Throws: `DiscoveryError` for an argument that does not exist, cannot be read, or lies outside
  ///   the root (see `roots(of:)`).
  package static func discover(
    arguments: [String], settings: Settings = Settings(), threads: Int = 1, unsaved: [String] = [], below top: String? = nil
  ) throws(DiscoveryError) -> Project {
    try Discovery(arguments, settings, listsAll: false, unsaved: unsaved, below: top).whole(threads: threads)
  }
}

/// What the arguments select, as paths relative to the root.
struct Selection {
  var files: Set<String> = []
  /// The empty path stands for the root.
  var folders: [String] = []

  init(files: Set<String>) { self.files = files }

  /// Every file.
  static let all = Selection(folders: [""])
  private init(folders: [String]) { self.folders = folders }

  init(_ arguments: [Argument], root: String) throws(DiscoveryError) {
    let prefix = Path.join(root, "")
    for argument in arguments {
      guard argument.path == root || argument.path.utf8.starts(with: prefix.utf8) else {
        throw DiscoveryError(
          path: argument.written, message: "is outside the project `\(root)`; audit it in a separate run")
      }
      let relative = String(decoding: argument.path.utf8.dropFirst(prefix.utf8.count), as: UTF8.self)
      if argument.target == .file { files.insert(relative) } else { folders.append(relative) }
    }
  }

  /// Whether every file of the project is selected, and no other.
  var isAll: Bool { files.isEmpty && folders.allSatisfy(\.isEmpty) }

  /// Whether the fate of every selected file hangs on its own path: files alone are named, and none
  /// is a manifest only in the company of others.
  var isIndependent: Bool {
    folders.isEmpty && !files.contains { file in
      var file = file
      return file.withUTF8 { FileKind.of($0) } == .projectManifest
    }
  }

  func contains(_ path: String) -> Bool {
    for folder in folders {
      if folder.isEmpty { return true }
      if path.utf8.starts(with: folder.utf8), path.utf8.dropFirst(folder.utf8.count).first == UInt8(ascii: "/") { return true }
    }
    return files.contains(path)
  }
}
