import RTLFacts
import RTLFindings

/// Where the file itself moves a constraint by something that counts from the left edge, such as a finger's `x`, or hands
/// it to an object that may, it would run the wrong way with the other attribute.
struct MovedConstraints: FilePass {
  func apply(to findings: inout [PendingFinding], in file: FileContext, _ vocabularies: Vocabularies) {
    let code = file.code
    for index in findings.indices {
      findings[index].forEach { pending in
        guard let token = pending.placement.constraint, !pending.finding.groups.isEmpty, pending.finding.fix?.applicability == .safe,
          let reason = code.moverOfConstraint(at: token) ?? pending.moverOfView(in: code)
        else { return }
        pending.finding.fix?.demote(Reason(reason))
      }
    }
  }
}

/// What a view that scrolls counts from the left keeps its order until that code is changed, too: it opens at its left end in every
/// language.
struct ScrolledConstraints: FilePass {
  func apply(to findings: inout [PendingFinding], in file: FileContext, _ vocabularies: Vocabularies) {
    for index in findings.indices {
      findings[index].forEach { pending in
        guard pending.isSafe, !pending.placement.isSymmetric, let type = pending.finding.outermostType,
          let scroller = pending.finding.groups.flatMap(\.views).lazy.compactMap({ file.code.scroller(round: $0, in: type) }).first
        else { return }
        pending.finding.isApart = true
        pending.demote("what is in `\(scroller.view)` is counted from the left (line \(file.code.line(of: scroller.token)))")
      }
    }
  }
}

/// A constraint that the file makes in one place and updates in another is the same in both.
struct UpdatedConstraints: FilePass {
  func apply(to findings: inout [PendingFinding], in file: FileContext, _ vocabularies: Vocabularies) {
    for index in findings.indices {
      if let limit = findings[index].placement.limit { findings[index].demote(to: limit.fix, limit.reason) }
    }
  }
}

/// A view that stays on one side of a center would meet the other views of its type, which turn.
struct MovedMiddles: FilePass {
  func apply(to findings: inout [PendingFinding], in file: FileContext, _ vocabularies: Vocabularies) {
    for index in findings.indices {
      guard let moved = file.observations[findings[index].block.rule]?.movedMiddles, !moved.isEmpty,
        let middle = findings[index].finding.groups.first?.type.flatMap({ moved[$0] })
      else { continue }
      let line = file.code.line(of: middle.token)
      findings[index].demote("`\(middle.view)` in the same type stays on one side of a center in every language (line \(line))")
    }
  }
}

extension PendingFinding {
  /// What moves a view of the constraint to one side, or another view of its type together with it.
  fileprivate func moverOfView(in code: CodeView) -> String? {
    guard !code.horizontalMoves.isEmpty else { return nil }
    let (names, type) = (Set(finding.groups.flatMap(\.names)), finding.outermostType)
    // What is held against a view moves along with it.
    let own = names.subtracting(placement.ends.flatMap(\.names))
    let move = code.horizontalMoves.first { move in
      move.type == type && (move.concernsOthers && !placement.isSymmetric || !move.views.isDisjoint(with: move.concernsOthers ? names : own))
    }
    return move.map { "line \(code.line(of: $0.token)) moves \($0.views.isDisjoint(with: names) ? "a view of the same type" : "this view") along x" }
  }
}

extension CodeView {
  /// What moves the constraint that a token makes, as a reason; nil where nothing does.
  fileprivate func moverOfConstraint(at token: Int) -> String? {
    if measuresDistance(behind: token) { return "its distance is measured from the left edge" }
    if let argument = measuredDistances.arguments.first(where: { $0.range.contains(token) }) {
      return "a function that it is handed to sets its distance from the left edge (line \(line(of: argument.place)))"
    }
    guard let name = storedName(around: token) ?? listKeeping(token) ?? listOfBlock(around: token) else { return nil }
    let keepers = keepers(of: name, storedAt: token)
    for name in [name] + keepers.names {
      if let place = measuredDistances[name] { return ConstraintOutlet.measured(name, "line \(line(of: place))") }
    }
    if let place = measuredAmongAll { return "a constraint of the same view is set from a distance measured from the left edge (line \(line(of: place)))" }
    if let drag = scopeNames(at: token).first.flatMap({ edgeDrags[$0] }) {
      return "`\(name)` may belong to what a drag from one side of the screen opens (line \(line(of: drag)))"
    }
    return keepers.type.map { "`\(name)` is passed to `\($0)`, which may set its distance by x" }
  }

  /// A helper that constrains its parameter constrains what its callers hand to it: the groups of their views.
  func handedGroups(_ groups: [ConstraintGroup], at token: Int) -> [ConstraintGroup] {
    var handed: Set<ConstraintGroup> = []
    for name in Set(groups.flatMap(\.views)) where !name.utf8.contains(UInt8(ascii: ".")) {
      for range in handedArguments(to: name, at: token).prefix(RuleRunner.cap) {
        let path = viewPath(file.text(range), at: range.lowerBound)
        guard placedView(path, at: range.lowerBound) != nil, !path.utf8.contains(UInt8(ascii: "$")) else { continue }
        handed.insert(ConstraintGroup(type: scopeNames(at: range.lowerBound).first, view: path))
      }
    }
    return handed.subtracting(groups).sorted()
  }
}
