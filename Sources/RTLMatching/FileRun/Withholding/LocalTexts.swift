import RTLFacts
import RTLFindings

/// Texts in a branch for readers of one language, beside one for all others: a translation begins with the other branch.
struct LocalTexts: FilePass {
  func apply(to findings: inout [PendingFinding], in file: FileContext, _ vocabularies: Vocabularies) {
    guard file.isCode, findings.contains(where: { $0.finding.category == .stringAssembly && $0.mayWarn }) else { return }
    let places = findings.map { $0.tokens(in: file.file)?.first }
    for index in findings.indices where findings[index].finding.category == .stringAssembly && findings[index].mayWarn {
      guard let own = places[index] else { continue }
      let rule = findings[index].finding.rule
      let others = findings.indices.filter { $0 != index && findings[$0].finding.rule == rule }.compactMap { places[$0] }
      guard file.code.isForOneLanguage(own, besides: others) else { continue }
      findings[index].forEach { if $0.finding.level > .note { $0.finding.lower(because: "only readers of one language see this branch") } }
    }
  }
}
