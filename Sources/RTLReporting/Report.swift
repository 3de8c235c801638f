import RTLDiscovery
import RTLFindings
import RTLFixing
import RTLSystem

/// What the formats tell about a rule.
package struct RuleInfo: Sendable, Hashable {
  /// What findings call the rule: `fixed-text-size`.
  package var id: String
  /// As settings and SARIF call it.
  package var category: RuleCategory
  /// Of the rule as a whole; single findings may have another one.
  package var level: Level
  /// How often a report is right, as SARIF spells it.
  package var precision: String
  /// The heading of the rule's page, without Markdown.
  package var title: String
  /// The first paragraph of the rule's page, without Markdown.
  package var summary: String
  /// The rule's page for people, in Markdown; empty where no finding is of the rule.
  package var page: String
  /// Absolute URI of the page; empty for a rule of a team.
  package var helpURI: String
  /// For SARIF, in addition to the category; at most ten are written in all.
  package var tags: [String]

  /// - Parameters:
  ///   - title: without Markdown, as is `summary`.
  ///   - helpURI: absolute; empty for a rule of a team.
  package init(
    id: String, category: RuleCategory, level: Level, precision: String = "high", title: String, summary: String, page: String, helpURI: String,
    tags: [String] = []
  ) {
    (self.id, self.category, self.level, self.precision, self.title, self.summary) = (id, category, level, precision, title, summary)
    (self.page, self.helpURI, self.tags) = (page, helpURI, tags)
  }
}

/// Everything that a format needs, in the order in which it is written.
package struct Report: Sendable {
  /// All findings, sorted by the bytes of the path, then offset, then rule.
  package private(set) var findings: [Finding]
  /// In the same order.
  package private(set) var suppressed: [SuppressedFinding]
  /// Sorted by path.
  package private(set) var notices: [Notice]
  /// Sorted by id, each once as it was given; a rule that occurs in a finding and was not given is made up from the finding.
  package private(set) var rules: [RuleInfo]
  /// With and without findings; files that could not be read are not among them.
  package var filesAudited: Int
  /// SemVer, such as `1.2.0`.
  package var toolVersion: String
  /// Findings below are counted and not written.
  package var minimumLevel: Level
  /// Paths of files that a fixing run leaves as they are.
  package var unfixable: Set<String> = []
  /// What a fixing run did before this report; nil if it was to fix nothing.
  package var fixes: FixSummary?
  /// Where the paths begin; nil where nobody says.
  package private(set) var root: PathRoot?
  /// Findings that were there at the commit that the run compared with; nil where it compared with none.
  package var earlierFindings: Int?
  /// Of a report over several projects: each fixes by its own minimum level.
  private(set) var joinedFixable: Fixable?

  /// Takes everything in any order, sorts it and works out the fingerprints.
  package init(
    findings: [Finding], suppressed: [SuppressedFinding] = [], notices: [Notice] = [], rules: [RuleInfo] = [],
    filesAudited: Int, toolVersion: String, minimumLevel: Level = .note, fixes: FixSummary? = nil
  ) {
    self.findings = findings.sorted(by: precedes)
    self.suppressed = suppressed.sorted { precedes($0.finding, $1.finding) }
    self.notices = notices.sorted {
      $0.path.utf8.elementsEqual($1.path.utf8)
        ? $0.message < $1.message : $0.path.utf8.lexicographicallyPrecedes($1.path.utf8)
    }
    (self.filesAudited, self.toolVersion, self.minimumLevel, self.fixes) = (filesAudited, toolVersion, minimumLevel, fixes)

    var rules = rules
    var known = Set(rules.map(\.id))
    func learn(_ finding: Finding) {
      guard known.insert(finding.rule).inserted else { return }
      rules.append(
        RuleInfo(
          id: finding.rule, category: finding.category, level: finding.level, title: finding.rule,
          summary: finding.rule, page: "", helpURI: ""))
    }
    for finding in self.findings { learn(finding) }
    for kept in self.suppressed { learn(kept.finding) }
    self.rules = rules.sorted { $0.id < $1.id }

    // Suppressed findings count too, so that a report with them and one without agree.
    var occurrences: [String: Int] = [:]
    for i in self.findings.indices { self.findings[i].fingerprint = fingerprint(self.findings[i], &occurrences) }
    for i in self.suppressed.indices { self.suppressed[i].finding.fingerprint = fingerprint(self.suppressed[i].finding, &occurrences) }
  }

  /// Findings at or above the minimum level.
  package var shown: [Finding] { findings.filter { $0.level >= minimumLevel } }
  /// Suppressed findings likewise.
  var shownSuppressed: [SuppressedFinding] { suppressed.filter { $0.finding.level >= minimumLevel } }

  /// The same report with paths that begin where those of the run do; fingerprints stay.
  /// - Parameter folder: comes before the paths, with a slash at its end; empty where nothing does.
  package func withPaths(below folder: String, in root: PathRoot) -> Report {
    var report = self
    report.root = root
    guard !folder.isEmpty else { return report }
    for i in findings.indices { report.findings[i].movePaths(below: folder) }
    for i in suppressed.indices { report.suppressed[i].finding.movePaths(below: folder) }
    report.unfixable = Set(unfixable.map { folder + $0 })
    report.notices = notices.map { Notice(path: folder + $0.path, reason: $0.reason, message: $0.message) }
    report.fixes = fixes?.withPaths(below: folder)
    return report
  }

  /// Reports over several projects as one; the paths begin in one folder. What one project hides stays out.
  package static func joined(_ reports: [Report]) -> Report {
    guard reports.count > 1, var whole = reports.first else { return reports[0] }
    whole.minimumLevel = reports.map(\.minimumLevel).min() ?? whole.minimumLevel
    whole.joinedFixable = reports.map(\.fixable).reduce(Fixable(), +)
    let rules = Dictionary(reports.flatMap(\.rules).map { ($0.id, $0) }) { first, other in
      var rule = first
      if rule.page.isEmpty { rule.page = other.page }
      return rule
    }
    whole.rules = rules.values.sorted { $0.id < $1.id }
    whole.notices = reports.flatMap(\.notices).sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    whole.filesAudited = reports.reduce(0) { $0 + $1.filesAudited }
    whole.earlierFindings = reports.contains { $0.earlierFindings != nil } ? reports.reduce(0) { $0 + ($1.earlierFindings ?? 0) } : nil
    whole.fixes = reports.compactMap(\.fixes).reduce(nil) { $0?.joined($1) ?? $1 }
    var seen: [String: Int] = [:]
    func own(_ name: String) -> String {
      seen[name, default: 0] += 1
      return seen[name] == 1 ? name : "\(name).\(seen[name]!)"
    }
    whole.findings = reports.flatMap { $0.minimumLevel == whole.minimumLevel ? $0.findings : $0.shown }.sorted(by: precedes)
    for i in whole.findings.indices { whole.findings[i].fingerprint = own(whole.findings[i].fingerprint) }
    whole.suppressed = reports.flatMap(\.suppressed).sorted { precedes($0.finding, $1.finding) }
    for i in whole.suppressed.indices { whole.suppressed[i].finding.fingerprint = own(whole.suppressed[i].finding.fingerprint) }
    return whole
  }

  /// How many findings of a level there are, hidden ones too.
  package func count(_ level: Level) -> Int { findings.count { $0.level == level } }
}

extension Finding {
  fileprivate mutating func movePaths(below folder: String) {
    place.path = folder + place.path
    project = folder + project
    for i in related.indices { related[i].place.path = folder + related[i].place.path }
  }
}

private func precedes(_ a: Finding, _ b: Finding) -> Bool {
  // `==` on strings takes two Unicode spellings of a name as one; paths are bytes.
  if !a.place.path.utf8.elementsEqual(b.place.path.utf8) {
    return a.place.path.utf8.lexicographicallyPrecedes(b.place.path.utf8)
  }
  return (a.place.range.lowerBound, a.rule, a.place.range.upperBound, a.message)
    < (b.place.range.lowerBound, b.rule, b.place.range.upperBound, b.message)
}

/// A name for a finding that survives edits elsewhere in the file: rule, path, enclosing declaration
/// or object, and the text of the line without white space; `:2` is the second such finding.
private func fingerprint(_ finding: Finding, _ occurrences: inout [String: Int]) -> String {
  var hash = FNV1a()
  for part in [finding.rule, finding.place.path, finding.object ?? finding.scope] {
    hash.add(part)
    hash.add(0)
  }
  for byte in finding.place.lineText.utf8 where byte > 0x20 { hash.add(byte) }
  let digits = String(hash.value, radix: 16)
  let name = String(repeating: "0", count: 16 - digits.count) + digits
  occurrences[name, default: 0] += 1
  return "\(name):\(occurrences[name]!)"
}
