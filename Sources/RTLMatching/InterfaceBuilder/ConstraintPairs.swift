import RTLFacts

/// What a constraint holds together.
struct ConstraintEnds: Hashable {
  var first: Int?
  var firstAttribute: String?
  var second: Int?
  var secondAttribute: String?

  var reversed: ConstraintEnds {
    ConstraintEnds(first: second, firstAttribute: secondAttribute, second: first, secondAttribute: firstAttribute)
  }
}

extension ConstraintEnds {
  init(_ constraint: InterfaceDocument.Constraint) {
    self.init(
      first: constraint.firstItem, firstAttribute: constraint.firstAttribute, second: constraint.secondItem, secondAttribute: constraint.secondAttribute)
  }
}

/// How constraints with two ends hold them in one size class.
struct ConstraintPairs {
  private struct Hold: Hashable {
    var ends: ConstraintEnds
    var constant: Double
    var priority: String?
    var multiplier: String?
    var hasRelation: Bool
  }

  let geometry: InterfaceGeometry
  /// Seen from either end.
  private var holds: Set<Hold> = []

  init(_ geometry: InterfaceGeometry) {
    self.geometry = geometry
    for constraint in geometry.constraints where constraint.firstItem != nil && constraint.secondItem != nil {
      var hold = hold(constraint)
      holds.insert(hold)
      (hold.ends, hold.constant) = (hold.ends.reversed, -hold.constant)
      holds.insert(hold)
    }
  }

  /// Whether the same two items are held at these attributes with the other sign of the constant.
  func has(_ constraint: InterfaceDocument.Constraint, first: String, second: String) -> Bool {
    var wanted = hold(constraint)
    (wanted.ends.firstAttribute, wanted.ends.secondAttribute) = (first, second)
    wanted.constant = -wanted.constant
    return holds.contains(wanted)
  }

  private func hold(_ constraint: InterfaceDocument.Constraint) -> Hold {
    Hold(
      ends: ConstraintEnds(constraint), constant: geometry.constant(of: constraint), priority: geometry.value("priority", of: constraint.element),
      multiplier: geometry.value("multiplier", of: constraint.element),
      hasRelation: geometry.document.tree.attribute("relation", of: constraint.element) != nil)
  }
}
