import RTLDiscovery
import RTLLexing
import RTLFacts
import RTLMatching
import RTLReporting
import RTLSuppression

/// What one file gave.
struct FileResult: Sendable {
  /// Relative to the root; empty for a file that was not audited.
  var path = ""
  var candidates: [Candidate] = []
  var notice: Notice?
  /// The file was read and audited.
  var isAudited = false
  /// Its head says that a program wrote it: nobody would mend it by hand, and a fix would be lost.
  var isGenerated = false
  /// Tells whether the text is still the one that was audited; nil where nothing will be fixed.
  var digest: Int?
  /// Suppressions; nil for a file without any.
  var directives: Directives?
  /// Places of the suppressions that something may be said about, by where they start.
  private var directivePlaces: [Int: Place] = [:]

  func directivePlace(_ problem: SuppressionProblem) -> Place? { directivePlaces[problem.range.lowerBound] }

  mutating func take(_ directives: Directives, places: [Place]) {
    self.directives = directives
    for place in places { directivePlaces[place.range.lowerBound] = place }
  }
}

/// Reads and audits files, many at once; tokens are dropped file by file.
struct FileAudit: Sendable {
  var reader: SourceReader
  private(set) var auditor: Auditor
  let settings: Settings
  /// Ids of all rules that exist.
  let knownRules: Set<String>
  /// Whether findings carry the line hash of code scanning.
  let hashesLines: Bool
  /// Whether files may be fixed after the audit.
  let keepsDigests: Bool

  /// Results in the order of the files, whatever the number of threads is.
  func run(_ files: [SourceFile], threads: Int, progress: Progress? = nil) -> [FileResult] {
    let results = Slots(count: files.count)
    let queue = WorkQueue(count: files.count)
    Platform.inParallel(files.count < 16 ? 1 : min(threads, files.count)) {
      var reader = Reader(self)
      while let range = queue.next() {
        for index in range { results.set(index, reader.audit(files[index])) }
        progress?.advance(by: range.count)
      }
    }
    return results.values
  }

  /// Audits again where the project's own helpers may mark code as aware of the direction.
  /// - Parameter helpers: names; true for those that count where they are called.
  mutating func heed(_ helpers: [String: Bool], _ files: [SourceFile], _ results: inout [FileResult]) {
    guard !helpers.isEmpty else { return }
    let names = helpers.keys.map { Array($0.utf8) }
    auditor = Auditor(auditor.catalogue.adding(helpers: helpers))
    var reader = Reader(self)
    for (index, file) in files.enumerated() where results[index].candidates.contains(where: \.isGuardable) {
      guard (try? self.reader.read(file.path, into: &reader.raw)) != nil,
        names.contains(where: { ByteSearch.contains(reader.raw, $0) })
      else { continue }
      results[index] = reader.audit(file)
    }
  }

  static func dialect(_ kind: FileKind) -> Dialect? {
    switch kind {
    case .swift: .swift
    case .objectiveC: .objectiveC
    case .interfaceBuilder: .xml
    case .assetContents: .json
    case .strings: .strings
    case .stringsDictionary: .stringsDictionary
    case .stringCatalog: .stringCatalog
    default: nil
    }
  }

  /// One worker's buffers.
  struct Reader {
    let audit: FileAudit
    var raw: [UInt8] = []
    var file = TokenFile()

    init(_ audit: FileAudit) { self.audit = audit }

    mutating func audit(_ source: SourceFile) -> FileResult {
      var result = FileResult()
      guard let dialect = FileAudit.dialect(source.kind) else { return result }
      do throws(ReadProblem) {
        try audit.reader.readText(source.path, into: &raw)
      } catch {
        result.notice = error.notice(path: source.path)
        return result
      }
      if source.kind == .swift || source.kind == .objectiveC, DefaultExclusions.looksGenerated(raw) {
        result.isGenerated = true
        return result
      }
      result.isAudited = true
      if dialect.isStringFile, !mayMatter(source, &result) { return result }
      swap(&file.bytes, &raw)
      defer { swap(&file.bytes, &raw) }
      audit.lexAndAudit(&file, dialect: dialect, path: source.path, into: &result)
      return result
    }

    /// Whether some rule has to read a string file: most languages of an app run from left to right, and
    /// there only control characters matter.
    private func mayMatter(_ source: SourceFile, _ result: inout FileResult) -> Bool {
      let isRightToLeft = LanguageReader.language(ofPath: source.path).map(LanguageReader.isRightToLeft) ?? false
      if raw.starts(with: Array("bplist".utf8)) {
        if isRightToLeft {
          result.notice = Notice(
            path: source.path, reason: .malformed, message: "is a binary property list; `plutil -convert xml1` makes it readable for this tool and for reviewers")
        }
        return false
      }
      return isRightToLeft || source.kind == .stringCatalog || BidiControl.mayOccur(in: raw)
    }
  }

  func lexAndAudit(_ file: inout TokenFile, dialect: Dialect, path: String, into result: inout FileResult) {
    result.path = path
    file.dialect = dialect
    file.lex(words: auditor.catalogue.words)
    let audited = auditor.audit(file, path: path, beside: { reader.text($0)?.bytes })
    result.candidates = audited.candidates
    if audited.isCapped {
      result.notice = Notice(path: path, reason: .capped, message: "has over \(Auditor.cap) places to look at; the rest of the file was left out")
    }
    takeDirectives(file, path: path, into: &result)
    if keepsDigests { result.digest = FileAudit.digest(file.bytes) }
    guard hashesLines, !result.candidates.isEmpty else { return }
    let hashes = lineHashes(file.bytes, lines: Set(result.candidates.map(\.finding.place.startLine)))
    for index in result.candidates.indices {
      result.candidates[index].finding.lineHash = hashes[result.candidates[index].finding.place.startLine]
    }
  }

  /// A number for a text, good for one run of the tool.
  static func digest(_ text: [UInt8]) -> Int {
    var hasher = Hasher()
    text.withUnsafeBytes { hasher.combine(bytes: $0) }
    return hasher.finalize()
  }

  private func takeDirectives(_ file: TokenFile, path: String, into result: inout FileResult) {
    let notes = file.dialect == .xml || file.dialect == .stringCatalog ? SuppressionNotes.read(file) : []
    let directives = Directives(
      file: file, notes: notes, knownRules: knownRules, requiresReason: settings.requireReason,
      requiresRule: settings.requireRule)
    let ranges = directives.places
    guard !ranges.isEmpty else { return }
    let lines = LineMap(file.bytes)
    result.take(directives, places: ranges.map { Auditor.place($0, in: file, path: path, lines: lines) })
  }
}

/// Hands out runs of indices to workers.
private final class WorkQueue: @unchecked Sendable {
  private let lock = Lock()
  private let count: Int
  private var at = 0
  init(count: Int) { self.count = count }

  func next() -> Range<Int>? {
    lock.withLock {
      guard at < count else { return nil }
      let start = at
      at = min(count, at + 8)
      return start..<at
    }
  }
}

/// Results by index; each index is written once, by one worker.
private final class Slots: @unchecked Sendable {
  private let lock = Lock()
  private(set) var values: [FileResult]
  init(count: Int) { values = Array(repeating: FileResult(), count: count) }
  func set(_ index: Int, _ result: FileResult) {
    guard result.isAudited || result.isGenerated || result.notice != nil else { return }
    lock.withLock { values[index] = result }
  }
}
