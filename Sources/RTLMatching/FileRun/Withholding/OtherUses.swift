import RTLFacts
import RTLFindings

/// What else the file does with the thing that gets a value makes its fix unsafe: the order of the calls decides.
struct OtherUses: FilePass {
  func apply(to findings: inout [PendingFinding], in file: FileContext, _ vocabularies: Vocabularies) {
    guard file.isCode else { return }
    // Two sides of one thing, such as sent and received messages: one of them alone would meet the other.
    var sides: [Scope: [GivenSide]] = [:]
    for finding in findings {
      for pending in [finding] + finding.alternatives {
        if let target = pending.placement.target { sides[Scope(pending), default: []].append((target, pending.placement.constraint)) }
      }
    }
    for index in findings.indices where !findings[index].isIntentional {
      let observed = file.observations[findings[index].block.rule]
      findings[index].forEach { pending in
        let reason = OtherUsesOfRule(code: file.code, observed: observed, beside: sides[Scope(pending).opposite] ?? [])
          .reason(against: pending.placement)
        if let reason { pending.finding.fix?.demote(Reason(reason)) }
      }
    }
  }
}

/// Where one rule finds things, and whether they are such as keep their side.
private struct Scope: Hashable {
  let rule: Int
  let names: String
  var keepsSide: Bool
  init(_ pending: PendingFinding) { (rule, names, keepsSide) = (pending.block.rule, pending.finding.scope, pending.placement.keepsSide) }

  /// The same for what does the other thing.
  var opposite: Scope {
    var scope = self
    scope.keepsSide.toggle()
    return scope
  }
}

/// What gets a side, and the token that gives it.
private typealias GivenSide = (target: AssignedMember, constraint: Int?)

/// What one rule met in a scope.
private struct OtherUsesOfRule {
  let code: CodeView
  let observed: Observations?
  let beside: [GivenSide]

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
      return "its view is placed by the frame of the one with `\(other.text)`, which does not turn with it"
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
