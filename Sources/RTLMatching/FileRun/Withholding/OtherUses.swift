import RTLFacts
import RTLFindings

/// What else the file does with the thing that gets a value makes its fix unsafe: the order of the calls decides.
struct OtherUses: FilePass {
  func apply(to findings: inout [PendingFinding], in file: FileContext, _ vocabularies: Vocabularies) {
    guard file.isCode else { return }
    // Two sides of one thing, such as sent and received messages: one of them alone would meet the other.
    let keeping = Dictionary(grouping: findings.flatMap { [$0] + $0.alternatives }.filter(\.placement.keepsSide), by: \.block.rule)
    for index in findings.indices where !findings[index].isIntentional {
      let rule = findings[index].block.rule
      let others = OtherUsesOfRule(code: file.code, observed: file.observations[rule] ?? Observations(), keeping: keeping[rule] ?? [])
      findings[index].forEach { pending in
        if let reason = others.reason(against: pending) { pending.finding.fix?.demote(Reason(reason)) }
      }
    }
  }
}

/// What one rule met in a file.
private struct OtherUsesOfRule {
  let code: CodeView
  let observed: Observations
  /// Findings of what no fix turns.
  let keeping: [PendingFinding]

  /// Tokens of a statement in which it names what it gives a value.
  private static let beginning = 3

  /// Nil where nothing speaks against the fix of a finding.
  func reason(against pending: PendingFinding) -> String? {
    let target = pending.placement.target
    if let target, observed.handledTargets.contains(target) { return "elsewhere, the file sets `\(target.text)` depending on the direction" }
    let beside = keeping.filter { $0.finding.scope == pending.finding.scope }
    if let target, beside.contains(where: { $0.placement.target == target && $0.placement.constraint != pending.placement.constraint }) {
      return "`\(target.text)` also gets the other side"
    }
    if let other = beside.lazy.compactMap(\.placement.target).first(where: { isPlaced(pending, by: $0) }) {
      return "its view is placed by the frame of the one with `\(other.text)`, which keeps its side"
    }
    return observed.isCompared ? "elsewhere, the file compares with this value" : nil
  }

  /// Whether the function round a finding gives its view a frame by that of another target: a value and its unit.
  private func isPlaced(_ pending: PendingFinding, by other: AssignedMember) -> Bool {
    guard let view = pending.placement.target?.owner, let other = other.owner, view != other,
      let body = pending.placement.constraint.flatMap({ code.functionBody(around: $0)?.body })
    else { return false }
    return body.contains { i in
      guard code.isName(i), code.at(i + 1, "."), code.text(i) == other else { return false }
      return code.statement(around: i).prefix(Self.beginning).contains { $0 < i - 1 && code.isName($0) && code.text($0) == view }
    }
  }
}
