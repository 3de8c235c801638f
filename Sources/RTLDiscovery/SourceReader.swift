import RTLSystem

/// Reads the files of one state of a project: as they stand in its folder, as they are staged, or as
/// they were at a commit. May be used from many threads.
package final class SourceReader: Sendable {
  /// Which state is meant.
  package enum State: Sendable, Hashable {
    case folder
    /// What `git commit` would store.
    case index
    /// The full name of a commit.
    case commit(String)

    var isCommit: Bool { if case .commit = self { true } else { false } }
  }

  /// Absolute path of the project's root.
  package let root: String
  /// All files are read in this one state.
  package let state: State
  /// In bytes; larger files are not read.
  package let limit: Int
  /// The limit of Xcode projects, which grow with each file of an app and say what it runs on; in bytes.
  private static let projectLimit = 64 << 20
  /// Files that somebody had to do without.
  private let unread = NoticeLog()
  private let store: ObjectStore?
  /// By path, what counts instead of the bytes of the file: an editor has not saved it yet, or a fix would write it.
  private let edited: [String: [UInt8]]

  /// Reads a folder.
  /// - Parameter edited: by path, what counts instead of the bytes of the file.
  package convenience init(root: String, limit: Int, edited: [String: [UInt8]] = [:]) {
    self.init(root: root, limit: limit, store: nil, edited: edited)
  }

  init(root: String, limit: Int, store: ObjectStore?, edited: [String: [UInt8]] = [:]) {
    (self.root, self.limit, self.store, self.edited) = (root, limit, store, edited)
    state = store?.state ?? .folder
  }

  /// Paths of the files that are not read as they are stored.
  package var editedPaths: Set<String> { Set(edited.keys) }

  /// Reads the same state, with other bytes for some more files.
  func with(_ edited: [String: [UInt8]]) -> SourceReader {
    SourceReader(root: root, limit: limit, store: store, edited: self.edited.merging(edited) { $1 })
  }

  /// Reads a whole file. What git stores is given as it is stored, before filters and line endings; a staged
  /// file that the commit does not change may come from the folder where its text is the same.
  /// - Parameters:
  ///   - path: relative to the root.
  ///   - buffer: becomes the bytes of the file; unspecified after an error.
  package func read(_ path: String, into buffer: inout [UInt8]) throws(ReadProblem) {
    Platform.noteReading(path)
    let limit = path.hasSuffix("/project.pbxproj") ? max(limit, SourceReader.projectLimit) : limit
    if !edited.isEmpty, let bytes = edited[path] {
      guard bytes.count <= limit else { throw .tooLarge(size: bytes.count, limit: limit) }
      buffer = bytes
      return
    }
    guard let store else { return try readFile(Path.join(root, path), limit: limit, into: &buffer) }
    try store.read(path, limit: limit, into: &buffer)
  }

  /// Whether `read` gives the bytes that stand in the folder now.
  package func readsFromFolder(_ path: String) -> Bool { edited[path] == nil && store?.isSameInFolder(path) ?? true }

  /// The same where the run goes on without the file; `notices` tells of it.
  package func read(_ path: String) -> [UInt8]? {
    var bytes: [UInt8] = []
    return read(path, ifReadable: &bytes) ? bytes : nil
  }

  /// The same into a buffer that is used for many files; false where the file cannot be read.
  package func read(_ path: String, ifReadable buffer: inout [UInt8]) -> Bool {
    do throws(ReadProblem) {
      try read(path, into: &buffer)
      return true
    } catch {
      error.notice(path: path).map(unread.add)
      return false
    }
  }

  /// Files that `read` did not give, sorted by path.
  package var notices: [Notice] { unread.sorted }

  /// Paths of all files that git stores in this state, relative to the root; nil for a folder.
  package func storedPaths() -> [String]? { store?.paths() }
}

/// What threads have to tell, once for each path.
private final class NoticeLog: @unchecked Sendable {
  private let lock = Lock()
  private var notices: [String: Notice] = [:]

  func add(_ notice: Notice) { lock.withLock { notices[notice.path] = notice } }

  var sorted: [Notice] { lock.withLock { notices.values.sorted { $0.path < $1.path } } }
}

/// The objects of git's index or of a commit, by path.
final class ObjectStore: @unchecked Sendable {
  let state: SourceReader.State
  private let git: Git
  private let lock = Lock()
  /// Files of the index that are read from git always: the commit changes them.
  private let changed: Set<String>
  /// Files whose text in the folder is not the staged one; nil before the first question.
  private var unstaged: Set<String>?
  private var objects: [String: String]
  private var listsAll: Bool
  private var conversation: Platform.Conversation?

  /// - Parameters:
  ///   - known: some entries, so that the rest need not be listed for them.
  ///   - listsAll: whether those are all.
  init(_ git: Git, _ state: SourceReader.State, known: [Git.Entry], listsAll: Bool) {
    (self.git, self.state, self.listsAll) = (git, state, listsAll)
    changed = Set(known.map(\.path))
    objects = Dictionary(known.map { ($0.path, $0.object) }, uniquingKeysWith: { first, _ in first })
  }

  func read(_ path: String, limit: Int, into buffer: inout [UInt8]) throws(ReadProblem) {
    // A whole app in pieces from another program takes several times as long as from the folder.
    if isSameInFolder(path), (try? readFile(Path.join(git.root, path), limit: limit, into: &buffer)) != nil { return }
    let answer = lock.withLock { () -> Result<[UInt8], ReadProblem> in
      guard let object = object(path) else { return .failure(.missing) }
      return content(of: object, limit: limit)
    }
    buffer = try answer.get()
  }

  func isSameInFolder(_ path: String) -> Bool {
    guard state == .index, !changed.contains(path) else { return false }
    return lock.withLock {
      guard object(path) != nil else { return false }
      if unstaged == nil { unstaged = git.unstaged() ?? Set(objects.keys) }
      return unstaged?.contains(path) == false
    }
  }

  func paths() -> [String] {
    lock.withLock {
      listAll()
      return Array(objects.keys)
    }
  }

  private func object(_ path: String) -> String? {
    if let known = objects[path] { return known }
    listAll()
    return objects[path]
  }

  private func listAll() {
    guard !listsAll else { return }
    listsAll = true
    for entry in git.entries(of: state) ?? [] where objects[entry.path] == nil { objects[entry.path] = entry.object }
  }

  private func content(of object: String, limit: Int) -> Result<[UInt8], ReadProblem> {
    let broken = ReadProblem.unreadable("git does not have it")
    if conversation == nil { conversation = git.converse("cat-file", "--batch") }
    // "object type size", the bytes and a line feed.
    guard let conversation, conversation.send(object + "\n"), let head = conversation.line() else { return .failure(broken) }
    let words = head.split(separator: 0x20)
    guard words.count == 3, let size = Int(String(decoding: words[2], as: UTF8.self)) else { return .failure(broken) }
    var bytes: [UInt8]? = size <= limit ? [] : nil
    bytes?.reserveCapacity(size)
    guard conversation.take(size, into: &bytes), conversation.line() != nil else {
      self.conversation = nil
      return .failure(broken)
    }
    guard let bytes else { return .failure(.tooLarge(size: size, limit: limit)) }
    return .success(bytes)
  }
}
