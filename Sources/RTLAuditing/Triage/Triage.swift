import RTLFindings
import RTLFixing
import RTLMatching
import RTLSettings
import RTLSuppression

/// What a file's findings come to once the project's facts and the team's suppressions are heard.
package struct FileOutcome {
  /// What is reported.
  package var findings: [Finding] = []
  /// What the team keeps quiet, by comments, notes or settings.
  package var suppressed: [SuppressedFinding] = []
  /// Findings of the baseline.
  package var baselined: [Finding] = []
  /// Findings that were there at the commit that the run compares with.
  package var earlier: [Finding] = []
  /// The audit stopped at a limit: what stands behind these findings may have more.
  package var isPartial = false

  /// Nothing was found.
  package init(findings: [Finding] = [], suppressed: [SuppressedFinding] = []) { (self.findings, self.suppressed) = (findings, suppressed) }

  /// What a fix may change and what it must leave.
  package var forFixing: AuditResult {
    AuditResult(findings: findings, suppressed: suppressed.map(\.finding) + baselined + earlier, isPartial: isPartial)
  }

  /// Takes findings out that are known from before.
  package mutating func hide(_ known: Known) {
    let isBaselined = known.baselined.areKnown(findings)
    baselined += zip(findings, isBaselined).filter(\.1).map(\.0)
    findings = zip(findings, isBaselined).filter { !$0.1 }.map(\.0)
    let isEarlier = known.earlier.areKnown(findings)
    earlier += zip(findings, isEarlier).filter(\.1).map(\.0)
    findings = zip(findings, isEarlier).filter { !$0.1 }.map(\.0)
  }

  /// What is known from before in one file.
  package struct Known {
    fileprivate var baselined: KnownInFile
    fileprivate var earlier: KnownInFile
  }

  /// What of this verdict is known from before.
  package var known: Known { Known(baselined: KnownInFile(baselined), earlier: KnownInFile(earlier)) }
}

/// Pending findings -> findings that are reported and findings that are suppressed.
struct Triage {
  let resolver: Resolver
  let catalogue: Catalogue
  /// The team has no right-to-left language: what would be a warning is a note.
  let lowersWarnings: Bool
  /// What the settings suppress, by file.
  let quiet: [String: [SettingsSuppression]]
  let perFile: RulesPerFile

  init(_ facts: ProjectAnswers, _ catalogue: Catalogue, _ settings: Settings) {
    resolver = Resolver(facts, members: catalogue.vocabularies.members)
    self.catalogue = catalogue
    lowersWarnings = settings.rtlLanguages == Settings.RTLLanguages.none
    quiet = Dictionary(grouping: settings.suppressions, by: \.file)
    perFile = RulesPerFile(settings, catalogue)
  }

  private func quietPlace(of finding: Finding) -> SettingsSuppression? {
    quiet.isEmpty ? nil : quiet[finding.place.path]?.first { $0.covers(finding) }
  }

  func fileOutcome(on result: FileResult) -> FileOutcome {
    var fileOutcome = heard(result)
    fileOutcome.isPartial = result.notice?.reason == .capped
    return fileOutcome
  }

  private func heard(_ result: FileResult) -> FileOutcome {
    var (findings, silent) = resolver.resolve(result.pending)
    if lowersWarnings {
      for index in findings.indices where findings[index].level == .warning { findings[index].lower(because: nil) }
    }
    perFile.apply(to: &findings, of: result.path)
    var quieted: [SuppressedFinding] = []
    findings.removeAll { finding in
      guard let place = quietPlace(of: finding) else { return false }
      quieted.append(SuppressedFinding(finding: finding, reason: place.reason ?? "", source: .settings))
      return true
    }
    guard let directives = result.directives else {
      return FileOutcome(findings: lowerIncompleteGroups(findings, suppressed: quieted.map(\.finding), silent: silent), suppressed: quieted)
    }
    var outcome = directives.apply(to: findings, ranRules: perFile.running(in: result.path))
    let misspelt = Set(directives.problems.filter { $0.kind == .malformed }.flatMap { [$0.line - 1, $0.line, $0.line + 1] })
    for index in outcome.kept.indices where misspelt.contains(outcome.kept[index].place.startLine) {
      outcome.kept[index].fix?.demote("a suppression next to it is misspelled and may be meant for it")
    }
    var fileOutcome = FileOutcome()
    fileOutcome.findings = lowerIncompleteGroups(outcome.kept, suppressed: outcome.suppressed.map(\.finding) + quieted.map(\.finding), silent: silent)
    fileOutcome.suppressed = quieted + outcome.suppressed.map { SuppressedFinding(finding: $0.finding, reason: $0.reason ?? "", source: .comment) }
    for problem in directives.problems + outcome.unused {
      guard let place = result.directivePlace(problem) else { continue }
      let fix = problem.removal.isEmpty ? nil : Fix(applicability: .safe, title: "Delete the unused suppression", edits: problem.removal)
      fileOutcome.findings.append(
        Finding(
          rule: problem.rule, category: .other, level: problem.kind == .unused ? .note : .warning, message: problem.message, place: place,
          fix: fix))
    }
    return fileOutcome
  }
}
