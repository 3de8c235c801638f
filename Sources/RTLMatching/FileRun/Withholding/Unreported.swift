import RTLFacts

/// A layout that was drawn for a right-to-left language has its sides on purpose, as code has under a test of the direction.
struct LayoutOfLanguage: FilePass {
  func apply(to findings: inout [PendingFinding], in file: FileContext, _ vocabularies: Vocabularies) {
    guard file.file.dialect == .xml, !findings.isEmpty, LanguageReader.language(ofPath: file.path).map(LanguageReader.isRightToLeft) ?? false else { return }
    findings.removeAll { !file.rules.isUnguarded($0.block.rule) }
  }
}

/// What no user of the app sees.
struct UnshippedCode: FilePass {
  func apply(to findings: inout [PendingFinding], in file: FileContext, _ vocabularies: Vocabularies) {
    guard !findings.isEmpty, file.isCode else { return }
    let code = file.code
    findings.removeAll { finding in
      finding.tokens(in: code.file).map { code.isUnshipped($0.lowerBound) || code.isEnumerator($0.lowerBound) } ?? false
    }
  }
}
