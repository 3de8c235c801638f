import RTLFacts
import RTLFindings

/// The update blocks of a file beside those that make the constraints. An update must name the side that the constraint
/// was made with: a library may stop the app otherwise.
struct LayoutUpdates {
  /// One side in a chain of a block.
  struct Constraint {
    var block: LayoutBlock
    /// What a fix writes for the side.
    var twin: String
    /// The other end, empty for the view round it.
    var end: String
    /// The token of the side.
    var token: Int
    /// Some fix changes it.
    var turns: Bool

    fileprivate var side: String { "\(block.group) \(twin)" }
    fileprivate var sideOfType: String { (block.scope.first ?? "") + " " + twin }
  }

  /// What is done to one side of a view.
  private struct Side {
    /// The other ends of the constraints that are made.
    var ends: Set<String> = []
    /// A place that no fix changes.
    var stuck: Int?
  }

  /// Sides that a block updates.
  private var sides: [String: Side] = [:]
  /// Updates of what no block of the file makes: a view of the same type may have another name there.
  private var strays: [String: Int] = [:]
  private let code: CodeView

  init(_ constraints: [Constraint], _ code: CodeView) {
    self.code = code
    for constraint in constraints where constraint.block.isUpdate { sides[constraint.side] = Side() }
    guard !sides.isEmpty else { return }
    for constraint in constraints {
      if !constraint.block.isUpdate { sides[constraint.side]?.ends.insert(constraint.end) }
      if !constraint.turns { sides[constraint.side]?.stuck = constraint.token }
    }
    let missing = Set(sides.lazy.filter(\.value.ends.isEmpty).map(\.key))
    for constraint in constraints where missing.contains(constraint.side) && makes(constraint) { sides[constraint.side]?.ends.insert(constraint.end) }
    for constraint in constraints where isStray(constraint) { strays[constraint.sideOfType] = constraint.token }
  }

  /// Whether an update makes the constraint that no other block makes: of a view that has one name alone.
  private func makes(_ constraint: Constraint) -> Bool {
    constraint.block.makesMissing && code.hasOneName(constraint.block.view, at: constraint.block.maker)
  }

  private func isStray(_ constraint: Constraint) -> Bool {
    constraint.block.isUpdate && sides[constraint.side]?.ends.isEmpty == true
      && code.handedGroups([constraint.block.group], at: constraint.block.maker).isEmpty
  }

  /// The types whose views an update may change that no block of this file has made; `*` for all, nil for another constraint.
  func strayTypes(_ constraint: Constraint, _ view: PlacedView?) -> Set<String>? {
    guard isStray(constraint) else { return nil }
    guard let view, !view.isHelper, code.leadsToMember(constraint.block.view, at: constraint.block.maker) else { return ["*"] }
    return Set([view.type, view.owner].compactMap(\.self))
  }

  /// The most that a fix may claim, and why; nil where nothing speaks against it.
  func limit(of constraint: Constraint) -> (fix: Applicability, reason: String)? {
    if let side = sides[constraint.side] {
      if let stuck = side.stuck, constraint.turns {
        return (.shown, "another block of this constraint is not fixed (line \(code.line(of: stuck))), and an update that names another side fails")
      }
      if constraint.block.isUpdate, !side.ends.contains(constraint.end) {
        return (.unsafe, side.ends.isEmpty ? "no block in this file creates the constraint that this one updates" : "the block that creates it has another end")
      }
    }
    return strays[constraint.sideOfType].map { (.unsafe, "line \(code.line(of: $0)) updates this side of what may be the same view") }
  }
}
