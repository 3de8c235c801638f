import RTLDiscovery
import RTLMatching
import RTLSettings
import RTLSystem

/// Audits projects: files are read and matched many at once, then the project is asked, then settings and suppressions
/// are heard.
package struct AuditEngine {
  /// The rules that run.
  package let catalogue: Catalogue
  /// What the team says.
  package let settings: Settings
  /// At most so many work at once.
  package let threads: Int
  private let knownRules: Set<String>
  private let keepsDigests: Bool
  private let usesCache: Bool
  private let folder: String
  private let timings: Timings?
  private let kept: KeptFacts?

  /// - Parameters:
  ///   - knownRules: ids of all rules that exist; suppressions may name them.
  ///   - keepsDigests: whether files may be fixed after the audit.
  ///   - usesCache: whether answers may come from earlier runs, and are kept for later ones.
  ///   - folder: comes before paths in messages, with a slash at its end, because those of a report may begin above the project.
  ///   - timings: nil where nobody asks.
  ///   - kept: what is known of the project from earlier runs; then few files are audited, and the project is not read along with them.
  package init(
    _ catalogue: Catalogue, _ settings: Settings, knownRules: Set<String>, threads: Int, keepsDigests: Bool = false, usesCache: Bool = false,
    folder: String = "", timings: Timings? = nil, kept: KeptFacts? = nil
  ) {
    (self.catalogue, self.settings, self.knownRules, self.threads) = (catalogue, settings, knownRules, threads)
    (self.keepsDigests, self.usesCache, self.folder, self.timings, self.kept) = (keepsDigests, usesCache, folder, timings, kept)
  }

  /// Audits the files of a project that is known in full.
  package func audit(_ project: Project) -> AuditedProject { audit(project, progress: nil) { project } }

  /// Audits the files that are known at once while others are listed.
  /// - Parameter finish: gives the whole project.
  package func audit(_ begun: Project, progress: (any AuditProgress)?, finish: () throws -> Project) rethrows -> AuditedProject {
    let files = fileAudit(begun)
    let audit = files.run(begun.audited, threads: threads, progress: progress)
    let project = try finish()
    return judge(project, files, files.run(project.audited, known: audit, threads: threads, progress: progress))
  }

  /// Audits the files of a project that were written since an earlier audit; of the others it is known what they gave.
  /// - Parameters:
  ///   - known: what the files gave with the same rules and settings.
  ///   - now: in seconds since 1970; what was written a moment before is not trusted to stay the same.
  /// - Returns: with what they gave now, for the next audit.
  package func audit(
    _ project: Project, progress: (any AuditProgress)?, known: KnownResults, now: Int = Platform.wallClock
  ) -> (audited: AuditedProject, known: KnownResults) {
    let files = fileAudit(project)
    let identities = KnownResults.identities(project, now: now)
    let audit = files.run(project.audited, known: known.audit(project, identities: identities), threads: threads, progress: progress)
    return (judge(project, files, audit), KnownResults(audit, identities: identities))
  }

  private func fileAudit(_ project: Project) -> FileAudit {
    FileAudit(
      reader: project.reader, auditor: RuleRunner(catalogue, times: timings?.rules), settings: settings, knownRules: knownRules, keepsDigests: keepsDigests,
      scansMany: kept == nil)
  }

  /// Asks the project, then settings and suppressions.
  private func judge(_ project: Project, _ files: FileAudit, _ audit: FileAudit.Audit) -> AuditedProject {
    var (files, audit) = (files, audit)
    timings?.end("reading and auditing files")
    let sources = sources(project, audit.results, audited: audit.scan)
    let facts = ProjectAnswers(sources)
    if threads > 1, let prefetch = sources.prefetch { Platform.inBackground { prefetch(false) } }
    files.reauditWithHelpers(facts.helpers, project.audited, threads: threads, &audit.results, scan: audit.scan)
    sources.prefetch?(true)
    timings?.end("helpers of the project")
    let judge = Triage(facts, catalogue, settings)
    let fileOutcomes = fileOutcomes(on: audit.results, judge, facts)
    timings?.end("questions to the project")
    return AuditedProject(project: project, engine: self, facts: facts, files: files, judge: judge, results: audit.results, fileOutcomes: fileOutcomes)
  }

  func sources(_ project: Project, _ results: [FileResult], audited: PartialScan?) -> ProjectSources {
    ProjectSources(
      project, settings: settings, catalogue: catalogue, results: results, audited: audited, threads: threads, usesCache: usesCache, folder: folder,
      kept: kept)
  }

  /// - Parameters: `judge` and `facts`: of this thread; each other one gets its own.
  private func fileOutcomes(on results: [FileResult], _ judge: Triage, _ facts: ProjectAnswers) -> [FileOutcome] {
    let telling = results.indices.filter { !results[$0].isClean }
    guard threads > 1, telling.count >= AuditEngine.many, let prepared = facts.prepared else { return results.map(judge.fileOutcome) }
    let parts = (0..<AuditEngine.many).map { telling[telling.count * $0 / AuditEngine.many..<telling.count * ($0 + 1) / AuditEngine.many] }
    let (catalogue, settings) = (catalogue, settings)
    let bench = Platform.forEach(parts.count, threads: threads) {
      OwnJudge(Triage(ProjectAnswers(prepared), catalogue, settings))
    } _: { own, part in
      for number in parts[part] { own.fileOutcomes.append((number, own.judge.fileOutcome(on: results[number]))) }
    }
    var fileOutcomes = Array(repeating: FileOutcome(), count: results.count)
    for own in bench {
      for (number, fileOutcome) in own.fileOutcomes { fileOutcomes[number] = fileOutcome }
    }
    return fileOutcomes
  }

  /// Verdicts are given in so many parts, which threads take in turn: files that stand together ask for the same things.
  private static let many = 32

  /// One thread's; it changes hands when the thread is done.
  private final class OwnJudge: @unchecked Sendable {
    let judge: Triage
    /// By the number of the file.
    var fileOutcomes: [(number: Int, fileOutcome: FileOutcome)] = []
    init(_ judge: Triage) { self.judge = judge }
  }
}
