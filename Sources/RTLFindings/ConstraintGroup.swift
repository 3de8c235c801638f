/// Constraints of one view, whose fixes apply together.
package struct ConstraintGroup: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// The outermost type in whose code they stand; nil outside of types, and in Interface Builder.
  package var type: String?
  /// The view as the code names it, without `self` ahead: `header.icon`; in Interface Builder its id.
  package var view: String

  /// - Parameter type: nil outside of types, and in Interface Builder.
  package init(type: String? = nil, view: String) { (self.type, self.view) = (type, view) }

  package static func < (a: ConstraintGroup, b: ConstraintGroup) -> Bool { (a.type ?? "", a.view) < (b.type ?? "", b.view) }

  /// `Cart/header.icon`
  package var description: String { type.map { "\($0)/\(view)" } ?? view }
}
