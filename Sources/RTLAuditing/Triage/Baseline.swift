import RTLDiscovery
import RTLFindings
import RTLLexing
import RTLSuppression
import RTLSystem

/// Why the baseline was refused.
package struct BaselineProblem: Error, Sendable {
  /// Absolute, of the baseline.
  package let path: String
  /// From 1; 0 for the file as a whole.
  package var line = 0
  /// What is wrong and what to do, without the place.
  package let reason: String
  /// "…/.rtl-audit-baseline.tsv:3: …"
  package var message: String { "\(Path.shown(path))\(line > 0 ? ":\(line)" : ""): \(reason)" }
}

/// The baseline of a project, read.
package struct Baseline {
  /// Its entries.
  package let known: KnownFindings
  private let project: Project
  /// Files that could not be read: nothing is known of their findings.
  private let unread: Set<String>

  /// - Returns: nil where the project has none.
  /// - Throws: `BaselineProblem`.
  package init?(_ state: AuditedProject) throws {
    guard let known = try Baseline.read(state.project.reader) else { return nil }
    self.known = known
    project = state.project
    unread = Set(zip(project.audited, state.results).lazy.filter { !$1.isAudited && $1.notice != nil }.map(\.0.path))
  }

  /// The entries of files that could not be read.
  package var kept: KnownFindings { KnownFindings(counts: known.counts.filter { unread.contains($0.key.path) }) }

  /// The entries of a project's baseline; nil where it has none.
  /// - Throws: `BaselineProblem`.
  package static func read(_ reader: SourceReader) throws -> KnownFindings? {
    let path = reader.root + "/" + baselineFileName
    // A baseline that is not staged yet counts as it stands.
    var bytes: [UInt8] = []
    if (try? reader.read(baselineFileName, into: &bytes)) == nil, (try? readFile(path, limit: largest, into: &bytes)) == nil {
      guard Platform.fileType(path) == nil else { throw BaselineProblem(path: path, reason: "cannot be read") }
      return nil
    }
    do throws(BaselineError) {
      return try KnownFindings(baseline: SourceText.decode(bytes).bytes)
    } catch {
      throw BaselineProblem(path: path, line: error.line, reason: error.message)
    }
  }

  /// In bytes.
  private static let largest = 64 << 20

  /// Pairs findings with the baseline. Git is asked for renamed files only when some entry's file is gone.
  /// - Parameters:
  ///   - isEarlier: findings that are known to be old, by their number: they come first among equal ones.
  ///   - others: audits files that this run leaves out: an entry of theirs may have moved to a file that it does not.
  ///     Gives those that a run over all would audit, and what is found in them.
  package func pair(
    _ findings: [Finding], isEarlier: [Bool]? = nil, others: (Set<String>) -> (files: [SourceFile], findings: [Finding]) = { _ in ([], []) }
  ) -> KnownFindings.Pairing {
    let audited = Set(project.audited.map(\.path)).subtracting(unread)
    let missing = Set(known.counts.keys.map(\.path)).filter {
      !unread.contains($0) && !audited.contains($0) && Platform.fileType(project.root + "/" + $0) == nil
    }
    let names = missing.isEmpty ? [:] : newNames(of: missing)
    func pair(_ findings: [Finding], in audited: Set<String>) -> KnownFindings.Pairing {
      known.among(audited.union(missing)).pair(
        findings,
        .init(
          oldName: { names[$0] }, isAccountedFor: { audited.contains($0) || missing.contains($0) },
          isNew: { number in isEarlier.map { number < $0.count && !$0[number] } ?? false }))
    }
    let pairing = pair(findings, in: audited)
    let news = Set(zip(findings, pairing.isKnown).lazy.filter { !$1 }.map { FindingKey($0.0).movable })
    guard !news.isEmpty else { return pairing }
    let sources = Set(known.counts.keys.lazy.filter { !$0.scope.isEmpty && news.contains($0.movable) }.map(\.path)).subtracting(audited).subtracting(unread)
    guard !sources.isEmpty else { return pairing }
    let more = others(sources)
    var whole = pair(findings + more.findings, in: audited.union(more.files.map(\.path)))
    whole.isKnown.removeSubrange(findings.count...)
    return whole
  }

  /// The old names of files, by the new ones, since the baseline was committed.
  private func newNames(of missing: Set<String>) -> [String: String] {
    let git = Git(root: project.root)
    guard let commit = git.lastCommit(of: baselineFileName) ?? git.commit("HEAD") else { return [:] }
    return git.changes(since: commit, to: project.reader.state)?.oldNames.filter { missing.contains($0.value) } ?? [:]
  }
}
