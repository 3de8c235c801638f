import RTLDiscovery
import RTLMatching

/// What earlier runs found out: files of a project that have nothing to say to a question. A hook that audits one
/// file need not read the others again for it.
///
/// Kept is one entry for each file: a hash of its path, its identity, the questions that it was asked, and those
/// to which it had something to say. No text and no name of the project is kept.
struct SilentFiles {
  private struct Entry {
    var identity: UInt64
    var asked: UInt32
    var answered: UInt32
  }

  /// A file that was asked just now.
  struct Answer: Sendable {
    fileprivate var path: UInt64
    fileprivate var identity: UInt64
    fileprivate var answered: UInt32
  }

  let file: CacheFile
  private let project: SourceReader
  /// What the answers depend on besides the files: the tool, and so the rules in it.
  private let tool: UInt64
  private let now = Platform.wallClock
  private var entries: [UInt64: Entry]

  /// - Returns: nil where nothing can be kept.
  init?(_ project: SourceReader) {
    guard let file = CacheFile(root: project.root, ending: "silent"), let tool = SilentFiles.tool else { return nil }
    self.file = file
    self.project = project
    self.tool = tool
    entries = file.read().flatMap { SilentFiles.entries($0, tool) } ?? [:]
  }

  /// The number of files that something is known of.
  var count: Int { entries.count }

  /// A file as it is before it is read; nil for one that cannot be told from its last state, or is not read from the folder.
  func known(_ path: String) -> Known? {
    guard project.readsFromFolder(path), let identity = FileIdentity(path: Project.join(project.root, path), now: now) else { return nil }
    var hash = FNV1a()
    for byte in path.utf8 { hash.add(byte) }
    let entry = entries[hash.value].flatMap { $0.identity == identity.number ? $0 : nil }
    return Known(path: hash.value, identity: identity.number, asked: entry?.asked ?? 0, answered: entry?.answered ?? 0)
  }

  /// One file and what is known of it.
  struct Known {
    fileprivate var path: UInt64
    fileprivate var identity: UInt64
    fileprivate var asked: UInt32
    fileprivate var answered: UInt32

    /// Whether an earlier run asked it all of that.
    func wasAsked(_ questions: ProjectScan.Questions) -> Bool { questions.rawValue & ~asked == 0 }

    /// Whether it has nothing to say to any of the questions.
    func isSilent(to questions: ProjectScan.Questions) -> Bool { wasAsked(questions) && questions.rawValue & answered == 0 }

    func answer(_ answered: ProjectScan.Questions) -> Answer { Answer(path: path, identity: identity, answered: answered.rawValue) }
  }

  /// Keeps answers to questions for the next run.
  /// - Parameter count: of the files that there are.
  mutating func keep(_ answers: [Answer], to questions: ProjectScan.Questions, of count: Int) {
    guard !answers.isEmpty else { return }
    // Most are gone by now.
    if entries.count > 2 * count { entries = [:] }
    for answer in answers {
      var entry = entries[answer.path] ?? Entry(identity: answer.identity, asked: 0, answered: 0)
      if entry.identity != answer.identity { entry = Entry(identity: answer.identity, asked: 0, answered: 0) }
      entry.asked |= questions.rawValue
      entry.answered = entry.answered & ~questions.rawValue | answer.answered
      entries[answer.path] = entry
    }
    file.write(bytes)
  }

  // MARK: - The file

  /// The version of the tool and the file that it is in: a build of one's own keeps its version.
  private static let tool: UInt64? = {
    guard let path = Platform.executable, let identity = FileIdentity(path: path, now: Int.max) else { return nil }
    var hash = FNV1a()
    for byte in ("silent 1 " + Command.version).utf8 { hash.add(byte) }
    hash.add(number: identity.number)
    return hash.value
  }()

  /// The tool, the entries, and a hash of both; numbers with their lowest byte first.
  private var bytes: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(entries.count * 24 + 16)
    func add(_ number: some FixedWidthInteger) { withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) } }
    add(tool)
    for (path, entry) in entries {
      add(path)
      add(entry.identity)
      add(entry.asked)
      add(entry.answered)
    }
    add(SilentFiles.hash(bytes[...]))
    return bytes
  }

  /// Nil for a file of another tool, and for one that is damaged.
  private static func entries(_ bytes: [UInt8], _ tool: UInt64) -> [UInt64: Entry]? {
    guard bytes.count >= 16, (bytes.count - 16) % 24 == 0 else { return nil }
    return bytes.withUnsafeBytes { raw in
      func number<Number: FixedWidthInteger>(_ offset: Int, _: Number.Type) -> Number { Number(littleEndian: raw.loadUnaligned(fromByteOffset: offset, as: Number.self)) }
      guard number(0, UInt64.self) == tool, number(bytes.count - 8, UInt64.self) == hash(bytes[..<(bytes.count - 8)]) else { return nil }
      var entries: [UInt64: Entry] = [:]
      entries.reserveCapacity((bytes.count - 16) / 24)
      for start in stride(from: 8, to: bytes.count - 8, by: 24) {
        entries[number(start, UInt64.self)] = Entry(
          identity: number(start + 8, UInt64.self), asked: number(start + 16, UInt32.self), answered: number(start + 20, UInt32.self))
      }
      return entries
    }
  }

  private static func hash(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    var hash = FNV1a()
    for byte in bytes { hash.add(byte) }
    return hash.value
  }
}
