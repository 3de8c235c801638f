extension RuleRunner {
  /// Findings of the rules whose pages name an analysis.
  func auditAnalyses(_ file: FileContext, importing: Set<String>, texts: LocalizedTexts) -> [PendingFinding] {
    guard let first = rules.analyses.first else { return [] }
    var findings: [PendingFinding] = []
    // By rule, then by place: the first claims it, unless it has questions to the project.
    var claimed: [Int: [Int: Int]] = [:]
    let input = AnalysisInput(file.reporter(first.reference), texts: texts, importing: importing)
    for (reference, analysis) in rules.analyses where runs(reference.rule) {
      input.report = file.reporter(reference)
      for finding in timed(reference.rule, { analysis.findings(input) }) {
        if let first = claimed[reference.rule]?[finding.range.lowerBound] {
          findings[first].append(alternative: finding)
        } else {
          claimed[reference.rule, default: [:]][finding.range.lowerBound] = findings.count
          findings.append(finding)
        }
      }
    }
    return findings
  }
}
