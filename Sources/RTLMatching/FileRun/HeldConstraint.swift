import RTLFacts
import RTLLexing

extension Draft {
  /// The draft with a weaker fix where the file itself moves the constraint by something that counts from the
  /// left edge, such as a finger's `x`, or hands it to an object that may: with the other attribute it would run the
  /// wrong way. Nil where nothing does.
  func heldBack(in code: CodeView, at token: Int, knowledge: Knowledge) -> Draft? {
    guard !groups.isEmpty, fix == .safe else { return nil }
    guard let reason = reasonToHold(in: code, at: token, knowledge) else { return nil }
    var draft = self
    draft.fix = .unsafe
    draft.lowered = reason
    return draft
  }

  private func reasonToHold(in code: CodeView, at token: Int, _ knowledge: Knowledge) -> String? {
    if code.measuresDistance(behind: token, knowledge.distances) { return "its distance is measured from the left edge" }
    guard let name = code.storedName(around: token) else { return nil }
    let keepers = code.keepers(of: name, storedAt: token)
    let measured = code.measuredDistances(knowledge.distances)
    for name in [name] + keepers.names {
      if let place = measured[name] { return ConstraintOutlet.measured(name, "line \(code.line(of: place))") }
    }
    return keepers.type.map { "`\(name)` is passed to `\($0)`, which may set its distance by x" }
  }
}

extension Auditor {
  /// A helper that constrains its parameter constrains what its callers hand to it: their views are in the group.
  static func handedGroups(_ groups: [String], _ code: CodeView, at token: Int) -> [String] {
    var handed: Set<String> = []
    for name in Set(groups.map(bareGroup)) where !name.utf8.contains(UInt8(ascii: ".")) {
      for range in code.handedArguments(to: name, at: token).prefix(cap) {
        let path = code.viewPath(code.file.text(range), at: range.lowerBound)
        guard code.placedView(path, at: range.lowerBound) != nil, !path.utf8.contains(UInt8(ascii: "$")) else { continue }
        handed.insert(groupName(path, code.scopeNames(at: range.lowerBound)))
      }
    }
    return handed.subtracting(groups).sorted()
  }

  /// Views that are held against each other turn together, where the file says of both what places them: one alone
  /// would be laid over the other. A frame counts where no constraint places the view.
  static func joinNeighbours(_ drafts: inout [Draft]) {
    guard drafts.contains(where: { !$0.neighbours.isEmpty || !$0.groups.isEmpty }) else { return }
    let constrained = Set(drafts.lazy.filter { !$0.isFramed }.compactMap(\.placedGroup))
    var placed = constrained
    for index in drafts.indices where drafts[index].isFramed {
      guard let group = drafts[index].placedGroup, !constrained.contains(group) else { continue }
      drafts[index].groups = [group]
      placed.insert(group)
    }
    for index in drafts.indices where !drafts[index].neighbours.isEmpty { drafts[index].groups += drafts[index].neighbours.filter(placed.contains) }
  }

  /// A type that places one view by its frame and another by constraints turns half: what is moved to the other side may
  /// meet what stays. So does a text that goes to the other end of a frame which stays. These fixes are for a person to
  /// look at.
  static func holdBesideFrames(_ drafts: inout [Draft], _ code: CodeView, _ lines: LineMap, category: (Draft) -> String) {
    guard drafts.contains(where: \.isFramed) else { return }
    // Where constraints place a view as well, its frame is the one that it began with.
    let constrained = Set(drafts.lazy.filter { !$0.isFramed }.compactMap { $0.placedGroup ?? $0.groups.first })
    var frames: [Substring: [Draft]] = [:]
    for draft in drafts where draft.isFramed && !draft.isSilent && !(draft.placedGroup.map(constrained.contains) ?? false) {
      if let type = draft.scope.split(separator: ".").first { frames[type, default: []].append(draft) }
    }
    guard !frames.isEmpty else { return }
    for index in drafts.indices where !drafts[index].isFramed && drafts[index].isSafe {
      let draft = drafts[index]
      let group = draft.groups.first?.split(separator: "/").first
      let type = draft.scope.split(separator: ".").first
      let frame: Draft?
      var whose = " in the same type"
      switch category(draft) {
      case "layout-constraint": frame = (group ?? type).flatMap { frames[$0]?.first }
      case "text-alignment", "content-alignment":
        guard let own = type.flatMap({ frames[$0] }) else { continue }
        let names = code.names(of: draft)
        whose = ""
        frame = own.first { frame in frame.framedView.map(names.contains) ?? false && (frame.placedGroup != nil || frame.scope == draft.scope) }
      default: frame = group.flatMap { frames[$0]?.first }
      }
      guard let frame, let view = frame.framedView else { continue }
      drafts[index].hold("`\(view)`\(whose) is positioned by its frame (line \(lines.position(of: frame.place.lowerBound).line))")
    }
  }

  /// The name of a group without the type ahead of it.
  static func bareGroup(_ group: String) -> String { group.split(separator: "/").last.map(String.init) ?? group }
}
