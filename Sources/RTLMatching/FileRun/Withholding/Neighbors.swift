import RTLFacts
import RTLFindings

/// A text whose side is chosen by the direction turns with the constraints of its view, and with those of its type.
struct TextGroups: FilePass {
  func apply(to findings: inout [PendingFinding], in file: FileContext, _ vocabularies: Vocabularies) {
    for index in findings.indices {
      findings[index].forEach { pending in
        guard pending.finding.fix?.applicability == .safe, pending.finding.category == .alignedText, pending.project.direction != nil,
          pending.finding.groups.isEmpty, let view = pending.placement.target?.owner, let type = pending.finding.outermostType,
          let token = pending.tokens(in: file.file)?.lowerBound
        else { return }
        pending.finding.groups = [ConstraintGroup(type: type, view: file.code.viewPath(view, at: token))]
      }
    }
  }
}

/// Views that are held against each other turn together, where the file says of both what places them: one alone
/// would be laid over the other. A frame counts where no constraint places the view.
struct Neighbors: FilePass {
  func apply(to findings: inout [PendingFinding], in file: FileContext, _ vocabularies: Vocabularies) {
    guard findings.contains(where: { !$0.placement.neighbors.isEmpty || !$0.finding.groups.isEmpty }) else { return }
    let constrained = Set(findings.lazy.filter { !$0.placement.isFrame }.compactMap(\.placement.group))
    var placed = constrained
    for index in findings.indices where findings[index].placement.isFrame {
      guard let group = findings[index].placement.group, !constrained.contains(group) else { continue }
      findings[index].finding.groups.append(group)
      placed.insert(group)
    }
    for index in findings.indices { findings[index].forEach { $0.finding.groups += $0.placement.neighbors.filter(placed.contains) } }
  }
}

/// A type that places one view by its frame and another by constraints turns half: what is moved to the other side may
/// meet what stays. So does a text that goes to the other end of a frame which stays. These fixes are for a person to
/// look at.
struct MixedPlacement: FilePass {
  func apply(to findings: inout [PendingFinding], in file: FileContext, _ vocabularies: Vocabularies) {
    guard findings.contains(where: \.placement.isFrame) else { return }
    // Where constraints place a view as well, its frame is the one that it began with.
    let constrained = Set(findings.lazy.filter { !$0.placement.isFrame }.compactMap { $0.placement.group ?? $0.finding.groups.first })
    var frames: [String: [PendingFinding]] = [:]
    for finding in findings where finding.placement.isFrame && !finding.isIntentional && !(finding.placement.group.map(constrained.contains) ?? false) {
      if let type = finding.finding.outermostType { frames[type, default: []].append(finding) }
    }
    guard !frames.isEmpty else { return }
    for index in findings.indices where !findings[index].placement.isFrame && !findings[index].placement.isSymmetric && findings[index].isSafe {
      guard let (frame, own) = frame(near: findings[index], frames, file), let view = own ?? frame.placement.framedViews.first else { continue }
      let line = file.lines.position(of: frame.range.lowerBound).line
      findings[index].demote("`\(view)`\(own == nil ? " in the same type" : "") is positioned by its frame (line \(line))")
    }
  }

  /// Whether a frame lies in a view of its own, such as the pages of a scroll view, that turns as a whole: only what is in there as
  /// well can meet it.
  private func isApart(_ frame: PendingFinding, from pending: PendingFinding, in type: String, _ code: CodeView) -> Bool {
    guard let path = frame.placement.spelling, let tokens = frame.tokens(in: code.file), let own = pending.finding.groups.first?.views.first
    else { return false }
    let view = code.viewPath(path, at: tokens.lowerBound)
    if let at = pending.tokens(in: code.file)?.lowerBound, code.areApart(view, at: tokens.lowerBound, own, at: at, in: type) { return true }
    guard !code.isInOwnView(view, of: type), let round = code.holder(of: view, in: type), !pending.views.contains(view) else { return false }
    return own == "self" || own == round || code.holders(of: own, in: type).map { !$0.contains(round) } ?? false
  }

  /// The frame that stays while the finding's view turns, and the name of the view where it is its own.
  private func frame(near pending: PendingFinding, _ frames: [String: [PendingFinding]], _ file: FileContext) -> (frame: PendingFinding, own: String?)? {
    let category = file.rules.head(pending.block.rule).category
    // A side that is chosen by the direction is the far one of a row.
    let isOfRow = category.placesViews || pending.project.direction != nil
    guard category.movesContent, !isOfRow else {
      guard let type = pending.finding.groups.first?.type ?? (isOfRow ? pending.finding.outermostType : nil) else { return nil }
      return frames[type]?.first { !isApart($0, from: pending, in: type, file.code) }.map { ($0, nil) }
    }
    guard let own = pending.finding.outermostType.flatMap({ frames[$0] }) else { return nil }
    let names = file.code.names(of: pending)
    return own.lazy.compactMap { frame in
      guard frame.placement.group != nil || frame.finding.scope == pending.finding.scope else { return nil }
      return frame.placement.framedViews.first(where: names.contains).map { (frame, $0) }
    }.first
  }
}
