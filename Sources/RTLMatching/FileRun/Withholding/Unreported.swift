import RTLFacts
import RTLFindings

/// A layout that was drawn for a right-to-left language has its sides on purpose, as code has under a test of the direction.
struct LayoutOfLanguage: FilePass {
  func apply(to findings: inout [PendingFinding], in file: FileContext, _ vocabularies: Vocabularies) {
    guard file.file.dialect == .xml, !findings.isEmpty, LanguageReader.language(ofPath: file.path).map(LanguageReader.isRightToLeft) ?? false else { return }
    findings.removeAll { !file.rules.isUnguarded($0.block.rule) }
  }
}

/// What no user of the app sees.
struct DeadCode: FilePass {
  func apply(to findings: inout [PendingFinding], in file: FileContext, _ vocabularies: Vocabularies) {
    guard !findings.isEmpty, file.isCode else { return }
    let code = file.code
    findings.removeAll { finding in
      finding.tokens(in: code.file).map { code.isDeadCode($0.lowerBound) || code.isEnumerator($0.lowerBound) } ?? false
    }
  }
}

/// What runs only on systems that the project does not build for.
struct OldSystems: FilePass {
  func apply(to findings: inout [PendingFinding], in file: FileContext, _ vocabularies: Vocabularies) {
    guard !findings.isEmpty, file.isCode else { return }
    let old = file.code.oldSystemCode
    guard !old.isEmpty else { return }
    for index in findings.indices {
      guard let token = findings[index].tokens(in: file.file)?.first else { continue }
      for code in old where code.tokens.contains(token) {
        let needs = code.releases.map { Need.platform($0.platform, $0.version) }
        findings[index].forEach { $0.project.unless.append([.target(needs, expected: true)]) }
      }
    }
  }
}

/// A value that was read where it is used, too, is reported once: as its only use has it, else by the most that is known.
struct RepeatedValues: FilePass {
  func apply(to findings: inout [PendingFinding], in file: FileContext, _ vocabularies: Vocabularies) {
    guard !file.file.copies.isEmpty else { return }
    func weight(_ finding: PendingFinding) -> (Int, Int, Level, Applicability) {
      (finding.isAtUse ? 1 : 0, finding.isIntentional ? 0 : 1, finding.finding.level, finding.finding.fix?.applicability ?? .none)
    }
    var kept: [PendingFinding] = []
    for finding in findings {
      if let same = kept.lastIndex(where: { $0.range == finding.range && $0.block.rule == finding.block.rule }) {
        if weight(finding) > weight(kept[same]) { kept[same] = finding }
      } else {
        kept.append(finding)
      }
    }
    findings = kept
  }
}
