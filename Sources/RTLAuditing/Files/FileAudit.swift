import RTLDiscovery
import RTLFacts
import RTLFindings
import RTLLexing
import RTLMatching
import RTLSettings
import RTLSuppression
import RTLSystem

/// What one file gave.
package struct FileResult: Sendable {
  /// Relative to the root; empty for a file of which nothing is told.
  package var path = ""
  var pending: [PendingFinding] = []
  package var notice: Notice?
  /// The file was read and audited.
  package var isAudited = false
  /// Why its content leaves it out: its head says that a program wrote it, so that a fix would be lost, or it imports
  /// what only tests do.
  package var leftOut: DefaultExclusions.Reason?
  /// Tells whether the text is still the one that was audited; nil where nothing will be fixed.
  package var digest: Int?
  /// Helpers of the project that follow the direction might speak for some finding.
  var asksHelpers = false
  /// Suppressions; nil for a file without any.
  var directives: Directives?
  /// Places of the suppressions that something may be said about, by where they start.
  private var directivePlaces: [Int: Place] = [:]

  /// Audited, and nothing more to tell: in a project of a million files nearly all of them.
  package var isClean: Bool {
    isAudited && pending.isEmpty && notice == nil && directives == nil && digest == nil && !asksHelpers && leftOut == nil
  }

  func directivePlace(_ problem: SuppressionProblem) -> Place? { directivePlaces[problem.range.lowerBound] }

  mutating func take(_ directives: Directives, places: [Place]) {
    self.directives = directives
    for place in places { directivePlaces[place.range.lowerBound] = place }
  }
}

/// What some files say of the project, and what they name.
struct PartialScan: Sendable {
  var scan: ProjectScan
  /// An index for each worker: to join them takes longer than to ask one after the other.
  var mentions = [MentionIndex()]
  /// The images that outlets show, by the path of their Interface Builder file.
  var shownImages: [String: [ShownImages.Pair]] = [:]
  /// The names that files of the project are known by, as far as other files have them.
  var uses = NameUses(.none)

  /// Takes one file.
  /// - Returns: to what it has an answer.
  @discardableResult
  mutating func add(_ code: CodeView, path: String) -> ProjectScan.Questions {
    uses.begin(path)
    mentions[0].add(code.file, path: path, others: code.importedModules, uses: &uses)
    return scan.add(code, path: path)
  }

  /// The files of which some may have one of the names; the others have none.
  func paths(withAny names: Set<String>) -> Set<String> { mentions.reduce(into: []) { $0.formUnion($1.paths(withAny: names)) } }

  mutating func merge(_ other: PartialScan) {
    scan.merge(other.scan)
    mentions += other.mentions
    shownImages.merge(other.shownImages) { $1 }
    uses.merge(other.uses)
  }

  mutating func add(_ document: InterfaceDocument, path: String) {
    shownImages[path] = ShownImages.pairs(in: document)
    uses.add(document, path: path)
  }
}

/// Hears how far an audit is, from all its threads.
package protocol AuditProgress: Sendable {
  /// More files are to be done.
  func expect(_ count: Int)
  /// So many more are done.
  func advance(by count: Int)
  /// Nobody wants the result any more: files that are not read yet are left out of it.
  var isCancelled: Bool { get }
}

extension AuditProgress {
  /// Most are wanted to their end.
  package var isCancelled: Bool { false }
}

/// Reads and audits files, many at once; tokens are dropped file by file.
struct FileAudit: Sendable {
  var reader: SourceReader
  private(set) var auditor: RuleRunner
  let settings: Settings
  /// Ids of all rules that exist.
  let knownRules: Set<String>
  /// Whether files may be fixed after the audit.
  let keepsDigests: Bool
  /// Whether the project is read along with many files.
  let scansMany: Bool

  /// Some files with what they gave.
  struct Audit: Sendable {
    var files: [SourceFile] = []
    /// In the order of the files, whatever the number of threads is.
    var results: [FileResult] = []
    /// What the files say of the project; nil where they are few: then it is asked only if a finding asks.
    var scan: PartialScan?
  }

  /// What the files give; of the project nothing is gathered.
  func results(of files: [SourceFile], threads: Int) -> [FileResult] { run(files, threads: threads, progress: nil, scans: false).results }

  /// - Parameters:
  ///   - files: sorted.
  ///   - known: what some of them gave.
  func run(_ files: [SourceFile], known: Audit = Audit(), threads: Int, progress: (any AuditProgress)?) -> Audit {
    let scans = scansMany && files.count >= FileAudit.many
    guard known.files != files else { return known }
    var places: [Int] = []
    var next = 0
    for (place, file) in files.enumerated() where next < known.files.count && file == known.files[next] {
      places.append(place)
      next += 1
    }
    // What was said of the project by a file that turned out to be none of it cannot be taken back.
    guard next == known.files.count, scans == (known.scan != nil) else { return run(files, threads: threads, progress: progress, scans: scans) }
    var isKnown = Array(repeating: false, count: files.count)
    for place in places { isKnown[place] = true }
    let new = run(files.indices.filter { !isKnown[$0] }.map { files[$0] }, threads: threads, progress: progress, scans: scans, names: known.scan?.uses.wanted)
    var whole = Audit(files: files, scan: known.scan)
    var (old, added) = (known.results.makeIterator(), new.results.makeIterator())
    whole.results = isKnown.compactMap { $0 ? old.next() : added.next() }
    if let scan = new.scan { whole.scan?.merge(scan) }
    return whole
  }

  /// - Parameter names: those that are sought; without them the ones of the files.
  private func run(_ files: [SourceFile], threads: Int, progress: (any AuditProgress)?, scans: Bool, names: NameUses.Wanted? = nil) -> Audit {
    progress?.expect(files.count)
    let names = scans ? names ?? self.names(of: files) : .none
    let readers = Platform.forEach(files.count, threads: threads) {
      Worker(self, scans: scans, names: names)
    } _: { reader, index in
      guard progress?.isCancelled != true else { return }
      let result = reader.audit(files[index])
      if result.isClean { reader.clean.append(index) } else { reader.results.append((index, result)) }
      progress?.advance(by: 1)
    }
    var audit = Audit(files: files, results: Array(repeating: FileResult(), count: files.count))
    for reader in readers {
      for index in reader.clean { audit.results[index].isAudited = true }
      for (index, result) in reader.results { audit.results[index] = result }
    }
    audit.scan = readers[0].scan
    for reader in readers.dropFirst() { reader.scan.map { audit.scan?.merge($0) } }
    return audit
  }

  /// The names of files that findings may be in.
  private func names(of files: [SourceFile]) -> NameUses.Wanted {
    let pictures = auditor.catalogue.vocabularies.pointing(files.lazy.filter { $0.kind == .assetContents }.map(\.path))
    return NameUses.Wanted(paths: files.lazy.filter { $0.kind != .assetContents }.map(\.path) + pictures)
  }

  /// The number of files from which on the project is read along with them.
  private static let many = 16

  /// Audits again where the project's own helpers may mark code as aware of the direction.
  /// - Parameters:
  ///   - helpers: names; true for those that count where they are called.
  ///   - scan: what the files say of the project, where that was gathered.
  mutating func reauditWithHelpers(_ helpers: [String: Bool], _ files: [SourceFile], threads: Int, _ results: inout [FileResult], scan: PartialScan? = nil) {
    guard !helpers.isEmpty else { return }
    let named = scan?.paths(withAny: Set(helpers.keys))
    let names = helpers.keys.map { Array($0.utf8) }
    let search = NameSearch(helpers.keys)
    let isBlind = !helpers.keys.allSatisfy(NameSearch.canFind)
    auditor = auditor.adding(helpers: helpers)
    let audit = self
    let asking = results.indices.filter { results[$0].asksHelpers && named?.contains(files[$0].path) != false }
    let readers = Platform.forEach(asking.count, threads: threads) {
      Worker(audit, scans: false)
    } _: { reader, number in
      let file = files[asking[number]]
      guard (try? audit.reader.readText(file.path, into: &reader.raw)) != nil,
        isBlind || search.mayOccur(in: reader.raw, reader.raw.indices), names.contains(where: { ByteSearch.contains(reader.raw, $0) })
      else { return }
      reader.results.append((asking[number], reader.audit(file)))
    }
    for reader in readers {
      for (index, result) in reader.results { results[index] = result }
    }
  }

  /// One worker's buffers.
  struct Worker {
    /// Shared by all workers: its parts are not counted at each use.
    private let audit: Boxed<FileAudit>
    var raw: [UInt8] = []
    var file = TokenFile()
    /// By the number of the file.
    var results: [(index: Int, result: FileResult)] = []
    /// Numbers of files that were audited and of which there is nothing to tell.
    var clean: [Int] = []
    /// What the files say of the project; nil where nobody asks.
    var scan: PartialScan?

    /// - Parameter names: those that are sought in other files than their own.
    init(_ audit: FileAudit, scans: Bool, names: NameUses.Wanted = .none) {
      self.audit = Boxed(audit)
      guard scans else { return }
      let catalogue = audit.auditor.catalogue
      let wants = ProjectScan.Request(everything: catalogue.vocabularies, types: catalogue.queriedTypes)
      scan = PartialScan(scan: ProjectScan(catalogue.vocabularies, wants: wants), uses: NameUses(names))
    }

    mutating func audit(_ source: SourceFile) -> FileResult {
      let audit = audit
      var result = FileResult()
      guard let dialect = source.kind.dialect else { return result }
      do throws(ReadProblem) {
        try audit.value.reader.readText(source.path, into: &raw)
      } catch {
        result.notice = error.notice(path: source.path)
        return result
      }
      if source.kind.isCode, DefaultExclusions.looksGenerated(raw) {
        result.leftOut = .generated
        return result
      }
      result.isAudited = true
      if dialect.isStringFile, !mayMatter(source, &result) { return result }
      if SourceText.isNoText(raw) {
        result.isAudited = false
        result.notice = Notice(path: source.path, reason: .malformed, message: "has an unsupported text encoding; save it as UTF-8")
        return result
      }
      swap(&file.bytes, &raw)
      defer { swap(&file.bytes, &raw) }
      let isCode = source.kind.isCode
      let code = audit.value.lex(&file, dialect: dialect)
      if isCode { scan?.scan.namedGroups(in: code) }
      let audited = audit.value.audit(code, path: source.path, into: &result)
      if isCode, !result.pending.isEmpty, !code.importedModules.isDisjoint(with: DefaultExclusions.testModules) {
        result = FileResult()
        result.leftOut = .tests
      }
      if isCode { scan?.add(code, path: source.path) }
      if let document = audited.document { scan?.add(document, path: source.path) }
      return result
    }

    /// Whether some rule has to read a string file: most languages of an app run from left to right, and
    /// there only control characters matter.
    private func mayMatter(_ source: SourceFile, _ result: inout FileResult) -> Bool {
      let isRightToLeft = LanguageReader.language(ofPath: source.path).map(LanguageReader.isRightToLeft) ?? false
      if raw.starts(with: Array("bplist".utf8)) {
        if isRightToLeft {
          result.notice = Notice(
            path: source.path, reason: .malformed,
            message: "is a binary property list; `plutil -convert xml1` makes it readable for rtl-audit and for reviewers")
        }
        return false
      }
      return isRightToLeft || source.kind == .stringCatalog || BidiControl.mayOccur(in: raw)
    }
  }

  func lex(_ file: inout TokenFile, dialect: Dialect) -> CodeView {
    file.dialect = dialect
    file.lex(words: auditor.catalogue.words)
    return CodeView(file: file, auditor.catalogue.vocabularies)
  }

  @discardableResult
  func audit(_ code: CodeView, path: String, into result: inout FileResult) -> RuleRunner.FileFindings {
    let file = code.file
    result.path = path
    let audited = auditor.audit(code, path: path, otherFile: { [reader] in reader.text($0)?.bytes })
    result.pending = audited.pending
    result.asksHelpers = audited.asksHelpers
    if let limit = audited.limit {
      let why = switch limit {
      case .places: "has more than \(RuleRunner.cap) places to check"
      case .steps: "has a block or expression that is too large to analyze"
      case .tokens: "has more than \(file.limit) tokens"
      }
      result.notice = Notice(path: path, reason: .capped, message: why + "; the rest of the file was not audited")
    } else if let damage = audited.damage {
      result.notice = Notice(path: path, reason: .malformed, message: "is not well formed: \(damage.words); findings may be missing")
    } else if audited.document?.isInterfaceDocument == false {
      result.notice = Notice(
        path: path, reason: .malformed, message: "is not an Interface Builder document of Xcode 5 or later; to have it audited, save it in Xcode")
    }
    takeDirectives(file, path: path, into: &result)
    if keepsDigests { result.digest = FileAudit.digest(file.bytes) }
    return audited
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
    if directives.isCapped, result.notice == nil {
      result.notice = Notice(path: path, reason: .capped, message: "has more than \(Directives.most) suppressions; the rest are ignored")
    }
    let ranges = directives.places
    guard !ranges.isEmpty else { return }
    let lines = LineMap(file.bytes)
    result.take(directives, places: ranges.map { RuleRunner.place($0, in: file, path: path, lines: lines) })
  }
}
