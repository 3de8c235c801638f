import RTLFacts

extension Auditor {
  /// Findings of the rules whose pages name an analysis.
  func auditAnalyses(
    _ code: CodeView, path: String, importing: Set<String>, interface: InterfaceFacts?, texts: LocalizedTexts
  ) -> [Draft] {
    guard !rules.analyses.isEmpty else { return [] }
    var drafts: [Draft] = []
    // By rule, then by place: the first claims it, unless it has questions to the project.
    var claimed: [Int: [Int: Int]] = [:]
    let input = AnalysisInput(code: code, path: path, texts: texts, importing: importing, interface: interface)
    for (reference, isUnguarded, analysis) in rules.analyses {
      input.unguarded = isUnguarded
      let found = times == nil ? analysis.drafts(input) : timed(reference.rule) { analysis.drafts(input) }
      guard !found.isEmpty else { continue }
      let finder = rules.finder(reference)
      for var draft in found {
        draft.reference = reference
        draft.fix = min(draft.fix, finder.fix)
        draft.needs += finder.needs
        if code.file.dialect.isStringFile { draft.scope = texts.key(at: draft.place.lowerBound) }
        if code.file.dialect == .strings, let key = texts.strayKey(at: draft.place.lowerBound) { draft.questions.append(.writtenKey(key)) }
        if let first = claimed[reference.rule]?[draft.place.lowerBound] {
          drafts[first].append(otherwise: draft)
        } else {
          claimed[reference.rule, default: [:]][draft.place.lowerBound] = drafts.count
          drafts.append(draft)
        }
      }
    }
    return drafts
  }
}
