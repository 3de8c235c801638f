import RTLFindings

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
    for index in findings.indices { findings[index].finding.groups += findings[index].placement.neighbors.filter(placed.contains) }
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
      guard let (frame, isOwn) = frame(near: findings[index], frames, file), let view = frame.placement.framedView else { continue }
      let line = file.lines.position(of: frame.range.lowerBound).line
      findings[index].demote("`\(view)`\(isOwn ? "" : " in the same type") is positioned by its frame (line \(line))")
    }
  }

  /// The frame that stays while the finding's view turns, and whether it is that of the view itself.
  private func frame(near pending: PendingFinding, _ frames: [String: [PendingFinding]], _ file: FileContext) -> (frame: PendingFinding, isOwn: Bool)? {
    let category = file.rules.head(pending.block.rule).category
    guard category.movesContent else {
      let type = pending.finding.groups.first?.type ?? (category.placesViews ? pending.finding.outermostType : nil)
      return type.flatMap { frames[$0]?.first }.map { ($0, false) }
    }
    guard let own = pending.finding.outermostType.flatMap({ frames[$0] }) else { return nil }
    let names = file.code.names(of: pending)
    return own.first { frame in
      frame.placement.framedView.map(names.contains) ?? false && (frame.placement.group != nil || frame.finding.scope == pending.finding.scope)
    }.map { ($0, true) }
  }
}
