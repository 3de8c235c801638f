import RTLAuditing
import RTLDiscovery
import RTLMatching
import RTLSettings
import RTLSuppression
import RTLSystem

/// Why a project, or a part of what its team says, cannot be read: shown in the file that is wrong.
struct ProjectProblem: Sendable, Hashable {
  /// Absolute; of a folder where no file is to blame.
  var path: String
  /// From 1; 0 for the file as a whole.
  var line: Int
  /// From 1, in bytes; 0 for the whole line.
  var column: Int
  var message: String
}

/// A project of which files are open. What is known of it is kept from one audit to the next.
final class OpenProject {
  /// What has become another one since it was read; each makes all before it stale as well.
  enum Staleness: Int, Comparable {
    case nothing
    /// The text of some file that is not open.
    case facts
    /// Which files there are.
    case files
    /// The settings, or rules and tables of the team.
    case rules
    static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
  }

  /// The settings and the rules that go with them.
  private struct Team {
    let settings: Settings
    let catalogue: Catalogue
    let knownRules: Set<String>
    /// Absolute paths of the files that it was read from.
    var files: Set<String>
  }

  /// Absolute, without symbolic links.
  let root: String
  /// Nothing tells what else belongs to it.
  let isLoose: Bool
  /// What is wrong with the project; findings are those of its last good state.
  var problem: ProjectProblem? { teamProblem ?? listingProblem ?? baselineProblem }
  private var teamProblem: ProjectProblem?
  private var listingProblem: ProjectProblem?
  private var baselineProblem: ProjectProblem?
  /// Another one whenever an audit may come to something else.
  private(set) var revision = 0
  /// Another one whenever that holds for files that are not open.
  private(set) var savedRevision = 0
  private var stale = Staleness.rules
  private var team: Team?
  private var listing: Project? { didSet { takeNames() } }
  private var names: Set<String> = []
  /// The folders of all files.
  private var places: Set<String> = []
  /// Files that may have a finding which is reported once in a project: those that had one when all files were audited, and those that changed
  /// since. Nil before all were audited.
  private(set) var firsts: Set<String>?
  /// What the files gave when all of them were audited.
  private var known = KnownResults()
  private var kept: KeptFacts?
  /// Open files that `kept` leaves to each audit.
  private var moving: Set<String> = []
  /// So many may be closed again before `kept` is made anew without them.
  private static let mostClosed = 16
  /// Texts of open files that `kept` was told of and does not read again.
  private var told: [String: [UInt8]] = [:]
  private let threads = Platform.coreCount

  init(root: String, isLoose: Bool) { (self.root, self.isLoose) = (root, isLoose) }

  var settings: Settings { team?.settings ?? Settings() }
  /// Nil before the first audit.
  var catalogue: Catalogue? { team?.catalogue }
  /// Nothing is known of it yet.
  var isNew: Bool { kept == nil }

  func makeStale(_ what: Staleness) {
    stale = max(stale, what)
    revision += 1
    savedRevision += 1
  }

  /// The text of an open file is another one.
  func touch() { revision += 1 }

  /// Absolute paths of what the team has written besides its code.
  var teamFiles: Set<String> { team?.files ?? [] }

  /// - Parameter path: absolute, of a file that lies below the root.
  func relative(_ path: String) -> String { String(decoding: path.utf8.dropFirst(Path.join(root, "").utf8.count), as: UTF8.self) }

  /// Whether a file is one of the project, audited or not.
  /// - Parameter path: from the root.
  func lists(_ path: String) -> Bool { names.contains(path) }

  /// Whether files of the project are somewhere below a folder.
  /// - Parameter folder: from the root.
  func hasFiles(below folder: String) -> Bool { places.contains(folder) }

  private func takeNames() {
    names = Set(listing?.files().map(\.path) ?? [])
    places = []
    for name in names {
      var folder = Path.parent(of: "/" + name)
      while folder != "/", places.insert(String(folder.dropFirst())).inserted { folder = Path.parent(of: folder) }
    }
  }

  /// - Parameter firsts: all files with a finding that is reported once in a project.
  func take(firsts: Set<String>) { self.firsts = firsts }

  /// A file that is not open is another one.
  func mayHaveFirsts(_ name: String) { firsts?.insert(name) }

  // MARK: - Audits

  /// Audits some of the open files.
  /// - Parameters:
  ///   - paths: from the root.
  ///   - texts: of all open files, by their paths from the root.
  /// - Returns: nil where the project cannot be read.
  func audit(_ paths: Set<String>, _ texts: [String: [UInt8]], hidesKnown: Bool) -> AuditedProject? {
    guard let (team, listing) = prepared(texts) else { return nil }
    let kept = facts(of: listing, team, texts)
    let engine = engine(team, kept, keepsDigests: true)
    return hiding(hidesKnown, engine.audit(listing.with(texts).only(paths)), listing)
  }

  /// Audits all files that were written since this was last done.
  /// - Parameters:
  ///   - progress: hears how far it is.
  ///   - run: does what takes long; it changes nothing here, so that it may be done on any thread.
  func auditAll(_ texts: [String: [UInt8]], hidesKnown: Bool, progress: any AuditProgress, run: (@escaping () -> Whole) -> Whole) -> AuditedProject? {
    guard let (team, listing) = prepared(texts) else { return nil }
    let (project, known) = (listing.with(texts), known)
    // Where all files are read, the project is read along with them.
    let engine = engine(team, known.isEmpty ? nil : facts(of: listing, team, texts), keepsDigests: false)
    let whole = run { engine.audit(project, progress: progress, known: known) }
    if !progress.isCancelled { self.known = whole.known }
    return hiding(hidesKnown, whole.audited, listing)
  }

  /// All files audited, and what they gave.
  typealias Whole = (audited: AuditedProject, known: KnownResults)

  private func engine(_ team: Team, _ kept: KeptFacts?, keepsDigests: Bool) -> AuditEngine {
    AuditEngine(team.catalogue, team.settings, knownRules: team.knownRules, threads: threads, keepsDigests: keepsDigests, usesCache: !isLoose, kept: kept)
  }

  /// Takes out what the baseline knows. A baseline that is wrong hides nothing.
  private func hiding(_ hides: Bool, _ audited: AuditedProject, _ listing: Project) -> AuditedProject {
    baselineProblem = nil
    guard hides else { return audited }
    var state = audited
    do {
      let findings = state.fileOutcomes.flatMap(\.findings)
      let pairing = try Baseline(state)?.pair(findings) { paths in
        let sources = listing.only(paths).audited
        return (sources, audited.findings(in: sources))
      }
      if let pairing { state.take(pairing.isKnown) { $0.baselined.append($1) } }
    } catch {
      baselineProblem = describe(error)
    }
    return state
  }

  // MARK: - What is kept

  private func prepared(_ texts: [String: [UInt8]]) -> (Team, Project)? {
    if stale >= .rules { readTeam(texts) }
    if stale >= .files { list(texts) }
    if stale > .nothing { kept = nil }
    stale = .nothing
    guard let team, let listing else { return nil }
    return (team, listing)
  }

  /// The settings and the rules as they are now; those from before where they are wrong now.
  private func readTeam(_ texts: [String: [UInt8]]) {
    teamProblem = nil
    let old = team
    do {
      let file = try settingsFile(texts)
      let settings = Settings(file)
      let catalogue = try RuleLoader.catalogue(settings, SourceReader(root: root, limit: settings.maxFileSize, edited: texts))
      let known = RuleLoader.builtInIDs + catalogue.ids
      try SettingsSuppression.check(settings.suppressions, known: known)
      team = Team(settings: settings, catalogue: catalogue, knownRules: Set(known), files: try RuleLoader.teamFiles(settings, root: root))
    } catch {
      teamProblem = describe(error)
      if team == nil, let catalogue = try? RuleLoader.catalogue(Settings(), SourceReader(root: root, limit: Settings().maxFileSize)) {
        // Better the defaults than nothing, while the settings are being written.
        team = Team(settings: Settings(), catalogue: catalogue, knownRules: Set(RuleLoader.builtInIDs), files: [])
      }
    }
    if old?.settings != team?.settings || team?.files.isEmpty == false { (firsts, known) = (nil, KnownResults()) }
  }

  private func settingsFile(_ texts: [String: [UInt8]]) throws(SettingsError) -> SettingsFile {
    guard texts[settingsFileName] != nil else { return try SettingsFile.load(root: root) }
    return try SettingsFile.load(path: Path.join(root, settingsFileName)) { [self] name throws(ReadProblem) in
      if name.isAtOrBelow(root), let text = texts[relative(name)] { return text }
      return try SettingsFile.readFromDisk(name)
    }
  }

  private func list(_ texts: [String: [UInt8]]) {
    listingProblem = nil
    do throws(DiscoveryError) {
      let unsaved = texts.keys.filter { Platform.fileType(Path.join(root, $0)) == nil }.sorted()
      listing = isLoose
        ? .loose(texts.keys.sorted(), root: root, settings: settings)
        : try Project.discover(arguments: [root], settings: settings, threads: threads, unsaved: unsaved, below: root)
    } catch {
      listing = nil
      listingProblem = describe(error)
    }
  }

  private func facts(of listing: Project, _ team: Team, _ texts: [String: [UInt8]]) -> KeptFacts {
    let told = texts.filter { path, _ in FileKind.of(path: path).map { $0.isRecord } ?? false }
    if let kept, moving.isSuperset(of: texts.keys), moving.count <= texts.count + Self.mostClosed {
      if told == self.told { return kept }
      let renewed = kept.with(listing.with(texts))
      (self.kept, self.told) = (renewed, told)
      return renewed
    }
    moving = Set(texts.keys)
    let kept = KeptFacts(listing.with(texts), team.catalogue, moving: moving, threads: threads)
    (self.kept, self.told) = (kept, told)
    return kept
  }

  // MARK: - Problems

  private func describe(_ error: any Error) -> ProjectProblem {
    switch error {
    case let error as SettingsError:
      return ProjectProblem(path: absolute(error.path), line: error.line, column: error.column, message: error.message)
    case let error as BaselineProblem: return ProjectProblem(path: error.path, line: error.line, column: 0, message: error.reason)
    case let error as RuleError: return ProjectProblem(path: absolute(error.path), line: error.line, column: 0, message: error.message)
    default: return ProjectProblem(path: Path.join(root, settingsFileName), line: 0, column: 0, message: Self.words(error))
    }
  }

  private func absolute(_ path: String) -> String { path.hasPrefix("/") ? path : Path.join(root, path) }

  private static func words(_ error: any Error) -> String {
    switch error {
    case let error as DiscoveryError: "\(error.path) \(error.message)"
    case let error as Glob.Problem: error.message
    default: "\(error)"
    }
  }
}
