import RTLSystem

/// Questions to git about one work tree. A repository's own settings start no programs, and nothing in
/// the repository is written.
package struct Git: Sendable {
  /// The folder that git is asked in: the project's root. Paths are relative to it, and only what lies
  /// below it is told.
  package let root: String
  private let indexFile: String?

  /// Runs git once where `GIT_INDEX_FILE` is set: the index of a hook counts only if it is this repository's.
  package init(root: String) {
    self.root = root
    indexFile = Git.inheritedIndex(root: root)
  }

  /// Variables that a hook inherits, because they may name another repository.
  static let foreignVariables: Set<String> = [
    "GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX", "GIT_COMMON_DIR", "GIT_NAMESPACE",
    "GIT_DIFF_OPTS", "GIT_LITERAL_PATHSPECS", "GIT_GLOB_PATHSPECS", "GIT_ICASE_PATHSPECS",
  ]

  private static let options = [
    "--no-optional-locks", "--literal-pathspecs", "-c", "core.fsmonitor=false", "-c", "core.quotePath=false",
    "-c", "log.showSignature=false",
  ]

  /// A clone without all objects would fetch them, by whatever program its settings name.
  private static let withoutFetching = ["GIT_NO_LAZY_FETCH": "1", "GIT_ALLOW_PROTOCOL": "none", "GIT_TERMINAL_PROMPT": "0", emptyVariable: ""]
  private static let emptyVariable = "RTL_AUDIT_EMPTY"

  /// The index that `git commit FILE` and `git commit --all` make for their hooks, if it belongs to this
  /// repository: it holds what will be committed.
  private static func inheritedIndex(root: String) -> String? {
    guard let name = Platform.environment("GIT_INDEX_FILE"), !name.isEmpty else { return nil }
    let path = name.hasPrefix("/") ? name : Path.join(Platform.currentDirectory, name)
    let asked = Platform.run("git", ["-C", root] + options + ["rev-parse", "--absolute-git-dir"], withoutVariables: foreignVariables)
    guard let asked, asked.status == 0, let folder = asked.output.split(separator: 0x0A).first.map({ String(decoding: $0, as: UTF8.self) }),
      let real = Platform.realPath(path), let home = Platform.realPath(folder), real.hasPrefix(home + "/")
    else { return nil }
    return real
  }

  private var variables: [String: String] {
    indexFile.map { Git.withoutFetching.merging(["GIT_INDEX_FILE": $0]) { $1 } } ?? Git.withoutFetching
  }

  /// What git answers; nil where it is missing or fails.
  func ask(_ arguments: String...) -> [UInt8]? { ask(arguments) }

  func ask(_ arguments: [String]) -> [UInt8]? {
    let result = Platform.run(
      "git", ["-C", root] + Git.options + arguments, withoutVariables: Git.foreignVariables, variables: variables)
    guard let result, result.status == 0 else { return nil }
    return result.output
  }

  /// What `git diff` answers. To compare the folder with what is stored git would run the filters that
  /// the repository's settings name; they are emptied.
  private func diff(_ arguments: [String]) -> [UInt8]? {
    let settings = (ask("config", "--name-only", "-z", "--get-regexp", "^filter\\.") ?? []).split(separator: 0)
    let empty = Set(settings.map { String(decoding: $0, as: UTF8.self) }).sorted().flatMap { name in
      // `-c` takes the part before the first sign for the name; the other one, since 2.31, that before the last.
      name.utf8.contains(UInt8(ascii: "=")) ? ["--config-env=\(name)=\(Git.emptyVariable)"] : ["-c", name + "="]
    }
    return ask(empty + ["diff", "--no-ext-diff", "--no-textconv", "--ignore-submodules=all", "--relative"] + arguments)
  }

  /// A running git that answers requests.
  func converse(_ arguments: String...) -> Platform.Conversation? {
    Platform.Conversation("git", ["-C", root] + Git.options + arguments, withoutVariables: Git.foreignVariables, variables: variables)
  }

  /// A file as git stores it.
  struct Entry {
    var path: String
    var object: String
  }

  /// Regular files of the index or of a commit; nil where git fails. Links and submodules are left out.
  func entries(of state: SourceReader.State) -> [Entry]? {
    let listed: [UInt8]?
    switch state {
    case .folder: return nil
    // "mode object stage\tpath"
    case .index: listed = ask("ls-files", "-z", "--stage")
    // "mode type object\tpath"
    case .commit(let commit): listed = ask("ls-tree", "-z", "-r", commit)
    }
    return listed?.split(separator: 0).compactMap { record in
      guard record.starts(with: "100".utf8), let tab = record.firstIndex(of: 0x09) else { return nil }
      let head = record[..<tab].split(separator: 0x20)
      guard head.count == 3 else { return nil }
      let object = state == .index ? head[1] : head[2]
      return Entry(path: String(decoding: record[(tab + 1)...], as: UTF8.self), object: String(decoding: object, as: UTF8.self))
    }
  }

  /// Files whose staged text differs from the last commit, with the staged text; nil where git fails.
  func staged() -> [Entry]? {
    // ":mode mode object object status" and the path.
    let fields = diff(["--cached", "--raw", "-z", "--no-abbrev", "--no-renames", "--diff-filter=d"])
    guard let fields = fields?.split(separator: 0) else { return nil }
    return stride(from: 0, to: fields.count - 1, by: 2).compactMap { at in
      let head = fields[at].split(separator: 0x20)
      guard head.count == 5, head[1].starts(with: "100".utf8) else { return nil }
      return Entry(path: String(decoding: fields[at + 1], as: UTF8.self), object: String(decoding: head[3], as: UTF8.self))
    }
  }

  /// The staged text of a file; nil where there is none.
  func stagedFile(_ path: String) -> [UInt8]? { ask("cat-file", "blob", ":./" + path) }

  /// Whether the last commit has a file or folder.
  func lastCommitHas(_ path: String) -> Bool { ask("cat-file", "-e", "HEAD:./" + path) != nil }

  /// Whether nothing was committed yet.
  package var isUnborn: Bool { ask("rev-parse", "--verify", "--quiet", "HEAD") == nil && ask("symbolic-ref", "--quiet", "HEAD") != nil }

  /// Where git looks for a hook.
  package struct HookPlace: Sendable {
    /// Absolute.
    package var path: String
    /// Where it really is, if that is neither in the folder of this repository nor in git's own.
    package var outside: String?
    /// `core.hooksPath` says where.
    package var isChosen: Bool
  }

  /// The place of a hook; nil outside git.
  package func hook(_ name: String) -> HookPlace? {
    func absolute(_ path: String) -> String { Path.normalized(path.hasPrefix("/") ? path : Path.join(root, path)) }
    guard let path = ask("rev-parse", "--git-path", "hooks/" + name).map({ absolute(line($0)) }),
      let own = ask("rev-parse", "--git-common-dir").map({ absolute(line($0)) })
    else { return nil }
    let real = Path.destination(of: path)
    let homes = [own, Path.gitTop(above: root) ?? root].map(Path.destination)
    let isInside = homes.contains { real.hasPrefix(Path.join($0, "")) }
    return HookPlace(path: path, outside: isInside ? nil : real, isChosen: ask("config", "--get", "core.hooksPath") != nil)
  }

  /// The address that the repository was cloned from, as it is written down (`insteadOf` of a machine may
  /// lead elsewhere); nil where there is none.
  package var origin: String? { ask("config", "--get", "remote.origin.url").map(line) }

  /// Files whose text in the folder differs from the staged one.
  package func unstaged() -> Set<String>? {
    diff(["--name-only", "-z"])
      .map { Set($0.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }) }
  }

  /// Files of which one state is staged and another, newer one stands in the folder; nil where git fails.
  package func partlyStaged() -> Set<String>? {
    guard let staged = staged() else { return nil }
    return staged.isEmpty ? [] : unstaged()?.intersection(staged.map(\.path))
  }

  /// How files changed since a commit.
  package struct Changes: Sendable {
    /// Files whose text is another one, with new ones and ones that are gone, under each of their names.
    package var paths: Set<String> = []
    /// The old name of a file by its new one.
    package var oldNames: [String: String] = [:]
    /// Files that are gone, without renamed ones.
    package var deleted: Set<String> = []
  }

  /// What changed from a commit to the folder or to the index; nil where git fails. Files that git does
  /// not track are not among it.
  package func changes(since commit: String, to state: SourceReader.State) -> Changes? {
    let fields = diff((state == .index ? ["--cached"] : []) + ["--name-status", "-z", "-M", commit])
    guard let fields = fields?.split(separator: 0).map({ String(decoding: $0, as: UTF8.self) }) else { return nil }
    var changes = Changes()
    var at = 0
    while at + 1 < fields.count {
      changes.paths.insert(fields[at + 1])
      if fields[at] == "D" { changes.deleted.insert(fields[at + 1]) }
      guard fields[at].hasPrefix("R") || fields[at].hasPrefix("C"), at + 2 < fields.count else {
        at += 2
        continue
      }
      changes.paths.insert(fields[at + 2])
      if fields[at].hasPrefix("R") { changes.oldNames[fields[at + 2]] = fields[at + 1] }
      at += 3
    }
    return changes
  }

  /// Lines of a file that were written since a commit, 1-based.
  /// - Parameter oldName: of the file at that commit, where it was another.
  package func newLines(of path: String, oldName: String?, since commit: String, to state: SourceReader.State) -> [Range<Int>] {
    var arguments = ["--text", "--unified=0", "--inter-hunk-context=0", "-M", "--no-color"]
    if state == .index { arguments.append("--cached") }
    arguments += [commit, "--", path] + (oldName.map { [$0] } ?? [])
    return (diff(arguments) ?? []).split(separator: 0x0A).compactMap { line in
      // "@@ -12,3 +14,2 @@"
      guard line.starts(with: "@@ -".utf8), let plus = line.firstIndex(of: UInt8(ascii: "+")) else { return nil }
      let numbers = line[(plus + 1)...].prefix { $0 != 0x20 }.split(separator: UInt8(ascii: ",")).map { Int(String(decoding: $0, as: UTF8.self)) ?? 0 }
      guard let start = numbers.first else { return nil }
      return start..<(start + (numbers.count > 1 ? numbers[1] : 1))
    }
  }

  /// Whether git is there and takes the folder for one of a work tree.
  package var isReadable: Bool { ask("rev-parse", "--git-dir") != nil }

  /// Whether the clone lacks commits from before some point.
  package var isShallow: Bool { ask("rev-parse", "--is-shallow-repository").map(line) == "true" }

  /// The full name of a commit; nil where nothing of that name is there.
  package func commit(_ name: String) -> String? {
    // `^NAME` is all but what it leads to.
    name.hasPrefix("^") ? nil : ask("rev-parse", "--verify", "--quiet", "--end-of-options", name + "^{commit}").map(line)
  }

  /// The last commit that this branch and another one share.
  package func mergeBase(with branch: String) -> String? {
    guard let other = commit(branch) else { return nil }
    return ask("merge-base", other, "HEAD").map(line)
  }

  /// The last commit that changed a file.
  package func lastCommit(of path: String) -> String? {
    ask("log", "-1", "--format=%H", "--", path).map(line).flatMap { $0.isEmpty ? nil : $0 }
  }

  private func line(_ output: [UInt8]) -> String { output.split(separator: 0x0A).first.map { String(decoding: $0, as: UTF8.self) } ?? "" }
}
