import RTLDiscovery
import RTLFacts
import RTLLexing
import RTLMatching
import RTLSystem

/// The code of a project, of which most files need not be read.
struct IndexedCode: Sendable {
  /// Files that are no longer unread, and the names of all.
  private(set) var read: PartialScan
  /// The others, and what they have something to say to.
  private var unread: [(file: SourceFile, answered: ProjectScan.Questions)] = []

  fileprivate init(_ read: PartialScan) { self.read = read }

  /// Reads the unread files that have something to say to a question.
  mutating func readFiles(answering questions: ProjectScan.Questions, _ reader: SourceReader, _ vocabularies: Vocabularies, threads: Int) {
    let asked = unread.filter { !$0.answered.isDisjoint(with: questions) }.map(\.file)
    guard !asked.isEmpty else { return }
    unread.removeAll { !$0.answered.isDisjoint(with: questions) }
    var wants = read.scan.wants
    wants.types = false
    let scan = ProjectScan(vocabularies, wants: wants)
    let scans = reader.forEachText(asked, threads: threads) { scan } take: { scan, bytes, dialect, path in
      scan.add(CodeView(file: TokenFile(bytes, dialect), vocabularies), path: path)
    }
    for scan in scans { read.scan.merge(scan) }
  }

  /// Takes what was read besides.
  mutating func merge(_ other: PartialScan) { read.merge(other) }

  fileprivate mutating func add(_ file: SourceFile, dialect: Dialect, _ known: ProjectIndex.Known) {
    read.scan.add(known.declared, path: file.path, dialect: dialect)
    read.mentions[0].add(known.mentioned, path: file.path)
    unread.append((file, known.answered))
  }

  /// - Returns: to what the file has an answer.
  fileprivate mutating func add(_ code: CodeView, path: String) -> ProjectScan.Questions { read.add(code, path: path) }

  fileprivate mutating func merge(_ other: IndexedCode) {
    read.merge(other.read)
    unread += other.unread
  }
}

/// What earlier runs learned of a project's code: what each file declares and names, and to which questions it has
/// something to say. A hook that audits one file reads those of the others that matter to it.
///
/// Kept is one entry for each file: a hash of its path, its identity, the numbers of the questions, and hashes of names,
/// of four bytes and of two. No text is kept.
package struct ProjectIndex {
  /// A file as it is in the index.
  package struct Known {
    fileprivate let answered: ProjectScan.Questions
    fileprivate let declared: [UInt32]
    fileprivate let mentioned: [UInt16]
  }

  private struct Entry {
    var identity: UInt64
    /// Where the numbers of its questions lie in the file.
    var start: Int
  }

  /// A file of this run. One without an identity cannot be distinguished from its last state, or is not read from the folder.
  private struct Source {
    var path: UInt64
    var identity: UInt64?
    var answered: ProjectScan.Questions
  }

  /// Where it is kept.
  package let file: CacheFile
  private let reader: SourceReader
  /// What the entries depend on besides the files: the tool, and so the rules in it, what a team adds to its tables, and
  /// the limit of size.
  private let tool: UInt64
  private let bytes: [UInt8]
  private let entries: [UInt64: Entry]

  /// - Returns: nil where nothing can be kept.
  package init?(_ reader: SourceReader, _ tables: Tables) {
    guard let file = CacheFile(root: reader.root), let tool = ProjectIndex.tool(tables, limit: reader.limit) else { return nil }
    (self.file, self.reader, self.tool) = (file, reader, tool)
    bytes = file.read() ?? []
    entries = ProjectIndex.entries(bytes, tool) ?? [:]
  }

  /// What all code of a project says, as far as it can be kept.
  /// - Returns: nil where more may be asked than an index has room for, or nothing can be kept.
  static func code(of files: [SourceFile], _ catalogue: Catalogue, _ reader: SourceReader, threads: Int) -> IndexedCode? {
    let vocabularies = catalogue.vocabularies
    let scan = ProjectScan(vocabularies, wants: ProjectScan.Request(everything: vocabularies, types: catalogue.queriedTypes))
    guard scan.questions(scan.wants) != nil else { return nil }
    return ProjectIndex(reader, vocabularies.tables)?.read(files, scan, vocabularies, threads: threads)
  }

  /// The number of files that something is known of.
  package var count: Int { entries.count }

  /// Reads the files that are new or were written since, and keeps what they say for the next run.
  /// - Parameter scan: of no file, and for all that may be asked.
  func read(_ files: [SourceFile], _ scan: ProjectScan, _ vocabularies: Vocabularies, threads: Int) -> IndexedCode {
    let now = Platform.wallClock
    let workers = Platform.forEach(files.count, threads: threads) {
      (code: IndexedCode(PartialScan(scan: scan)), file: TokenFile(), sources: [Source](), isNew: false)
    } _: { worker, index in
      let path = files[index].path
      guard let dialect = files[index].kind.dialect else { return }
      let identity = reader.readsFromFolder(path) ? FileIdentity(path: Path.join(reader.root, path), now: now)?.number : nil
      var source = Source(path: ProjectIndex.hash(ofPath: path), identity: identity, answered: [])
      if let identity, let entry = entries[source.path], entry.identity == identity {
        let known = known(entry)
        source.answered = known.answered
        worker.code.add(files[index], dialect: dialect, known)
      } else {
        guard reader.readText(path, ifReadable: &worker.file.bytes) else { return }
        worker.file.dialect = dialect
        worker.file.lex(words: .none)
        source.answered = worker.code.add(CodeView(file: worker.file, vocabularies), path: path)
        worker.isNew = worker.isNew || identity != nil
      }
      worker.sources.append(source)
    }
    if workers.contains(where: \.isNew) { file.write(contents(workers.map { ($0.sources, $0.code.read) })) }
    var code = workers[0].code
    for worker in workers.dropFirst() { code.merge(worker.code) }
    return code
  }

  // MARK: - The file

  /// The file that the tool is in: a build of one's own keeps its version.
  /// - Parameter limit: files that are larger are named, and so read each time.
  private static func tool(_ tables: Tables, limit: Int) -> UInt64? {
    guard let fingerprint = tables.fingerprint, let path = Platform.executable, let identity = FileIdentity(path: path, now: Int.max) else { return nil }
    var hash = FNV1a()
    hash.add("index 2")
    hash.add(number: identity.number)
    hash.add(number: fingerprint)
    hash.add(number: UInt64(limit))
    return hash.value
  }

  private static func hash(ofPath path: String) -> UInt64 {
    var hash = FNV1a()
    hash.add(path)
    return hash.value
  }

  /// Bytes of an entry before its hashes: path, identity, questions, and how many hashes follow of each kind.
  private static let head = 32

  /// The tool, the entries, and a checksum of both; numbers with their lowest byte first.
  private func contents(_ workers: [(sources: [Source], read: PartialScan)]) -> [UInt8] {
    var bytes: [UInt8] = []
    func add(_ number: some FixedWidthInteger) { withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) } }
    add(tool)
    for (sources, read) in workers {
      for (number, source) in sources.enumerated() {
        guard let identity = source.identity else { continue }
        let declared = Set(read.scan.names.hashes(of: number)).sorted()
        // In the order of the file they would tell its sentences.
        let mentioned = read.mentions[0].hashes(of: number).sorted()
        add(source.path)
        add(identity)
        add(source.answered.rawValue)
        add(UInt32(declared.count))
        add(UInt32(mentioned.count))
        for hash in declared { add(hash) }
        for hash in mentioned { add(hash) }
      }
    }
    add(CacheFile.checksum(bytes[...]))
    return bytes
  }

  /// Nil for a file of another tool, and for one that is damaged.
  private static func entries(_ bytes: [UInt8], _ tool: UInt64) -> [UInt64: Entry]? {
    let end = bytes.count - 8
    guard end >= 8, number(bytes, 0, UInt64.self) == tool, number(bytes, end, UInt64.self) == CacheFile.checksum(bytes[..<end]) else { return nil }
    var entries: [UInt64: Entry] = [:]
    var start = 8
    while start < end {
      guard start + head <= end else { return nil }
      let hashes = Int(number(bytes, start + 24, UInt32.self)) * 4 + Int(number(bytes, start + 28, UInt32.self)) * 2
      guard start + head + hashes <= end else { return nil }
      entries[number(bytes, start, UInt64.self)] = Entry(identity: number(bytes, start + 8, UInt64.self), start: start + 16)
      start += head + hashes
    }
    return entries
  }

  private func known(_ entry: Entry) -> Known {
    let (declared, mentioned) = (Int(number(entry.start + 8, UInt32.self)), Int(number(entry.start + 12, UInt32.self)))
    let start = entry.start + 16
    return Known(
      answered: ProjectScan.Questions(rawValue: number(entry.start, UInt64.self)),
      declared: (0..<declared).map { number(start + 4 * $0, UInt32.self) },
      mentioned: (0..<mentioned).map { number(start + 4 * declared + 2 * $0, UInt16.self) })
  }

  private func number<Number: FixedWidthInteger>(_ offset: Int, _ type: Number.Type) -> Number { Self.number(bytes, offset, type) }

  private static func number<Number: FixedWidthInteger>(_ bytes: [UInt8], _ offset: Int, _: Number.Type) -> Number {
    bytes.withUnsafeBytes { Number(littleEndian: $0.loadUnaligned(fromByteOffset: offset, as: Number.self)) }
  }
}
