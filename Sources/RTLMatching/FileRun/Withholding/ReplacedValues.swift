import RTLFacts
import RTLFindings

/// What is set again before anybody sees it is a note. Of a place and of a motion the first value may be the one that it begins with.
struct ReplacedValues: FilePass {
  private static let categories: Set<RuleCategory> = [.alignedText, .alignedContent, .writingDirection, .edgeInsets, .directionalImage, .symbol]

  func apply(to findings: inout [PendingFinding], in file: FileContext, _ vocabularies: Vocabularies) {
    guard file.isCode else { return }
    for index in findings.indices where Self.categories.contains(findings[index].finding.category) {
      let levels = [findings[index].finding.level] + findings[index].alternatives.map(\.finding.level)
      guard levels.contains(.warning), let token = findings[index].tokens(in: file.file)?.first, let other = file.code.replacement(ofValueAt: token)
      else { continue }
      let reason = "line \(file.code.line(of: other)) sets it again before anybody sees it"
      findings[index].forEach { if $0.finding.level == .warning { $0.finding.lower(because: reason) } }
    }
  }
}
