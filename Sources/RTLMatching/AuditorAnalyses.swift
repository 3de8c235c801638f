import RTLFacts
import RTLLexing

extension Auditor {
  /// Findings of the rules whose pages name an analysis.
  func auditAnalyses(_ code: CodeView, path: String) -> [Draft] {
    guard let references = catalogue.analyses[code.file.dialect] else { return [] }
    var drafts: [Draft] = []
    var claimed: [Int: Set<Int>] = [:]
    for (reference, analysis) in references {
      let found = analysis.drafts(AnalysisInput(code: code, path: path, unguarded: catalogue.rules[reference.rule].head.unguarded))
      guard !found.isEmpty else { continue }
      let finder = catalogue.finder(reference)
      for var draft in found where claimed[reference.rule, default: []].insert(draft.place.lowerBound).inserted {
        draft.reference = reference
        draft.fix = min(draft.fix, finder.fix)
        draft.needs += finder.needs
        drafts.append(draft)
      }
    }
    return drafts
  }
}
