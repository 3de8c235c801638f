import RTLFacts
import RTLFindings

/// What else the file does with the thing that gets a value makes its fix unsafe: the order of the calls decides.
struct OtherUses: FilePass {
  func apply(to findings: inout [PendingFinding], in file: FileContext, _ vocabularies: Vocabularies) {
    guard file.isCode else { return }
    // Two sides of one thing, such as sent and received messages: one of them alone would meet the other.
    var keeping: [Scope: [KeptSide]] = [:]
    var turning: [Scope: [KeptSide]] = [:]
    for finding in findings {
      for pending in [finding] + finding.alternatives {
        guard let target = pending.placement.target else { continue }
        if pending.placement.keepsSide {
          keeping[Scope(pending), default: []].append((target, pending.placement.constraint))
        } else {
          turning[Scope(pending), default: []].append((target, pending.placement.constraint))
        }
      }
    }
    for index in findings.indices where !findings[index].isIntentional {
      let observed = file.observations[findings[index].block.rule]
      findings[index].forEach { pending in
        let reason = OtherUsesOfRule(code: file.code, observed: observed, beside: (pending.placement.keepsSide ? turning : keeping)[Scope(pending)] ?? [])
          .reason(against: pending.placement)
        if let reason { pending.finding.fix?.demote(Reason(reason)) }
      }
    }
  }
}

/// Where one rule finds things.
private struct Scope: Hashable {
  let rule: Int
  let names: String
  init(_ pending: PendingFinding) { (rule, names) = (pending.block.rule, pending.finding.scope) }
}

/// What no fix turns, or one turns that is.
private typealias KeptSide = (target: AssignedMember, constraint: Int?)

/// What one rule met in a scope.
private struct OtherUsesOfRule {
  let code: CodeView
  let observed: Observations?
  let beside: [KeptSide]

  /// Tokens of a statement in which it names what it gives a value.
  private static let beginning = 3

  /// Nil where nothing speaks against the fix of a finding.
  func reason(against placement: PendingFinding.Placement) -> String? {
    let target = placement.target
    if let target, observed?.handledTargets.contains(target) == true { return "elsewhere, the file sets `\(target.text)` depending on the direction" }
    if let target, beside.contains(where: { $0.target == target && $0.constraint != placement.constraint }) {
      return "`\(target.text)` also gets the other side"
    }
    if let other = beside.lazy.map(\.target).first(where: { isPlaced(placement, by: $0) }) {
      return "its view is placed by the frame of the one with `\(other.text)`, which keeps its side"
    }
    return observed?.isCompared == true ? "elsewhere, the file compares with this value" : nil
  }

  /// Whether the function round a finding gives its view a frame by that of another target: a value and its unit.
  private func isPlaced(_ placement: PendingFinding.Placement, by other: AssignedMember) -> Bool {
    guard let view = placement.target?.owner, let other = other.owner, view != other,
      let body = placement.constraint.flatMap({ code.functionBody(around: $0)?.body })
    else { return false }
    return body.contains { i in
      guard code.isName(i), code.at(i + 1, "."), code.text(i) == other else { return false }
      return code.statement(around: i).prefix(Self.beginning).contains { $0 < i - 1 && code.isName($0) && code.text($0) == view }
    }
  }
}
