/// Constraints of one view, whose fixes apply together.
package struct ConstraintGroup: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// What they hold.
  package enum Subject: Sendable, Hashable {
    /// A view as the code names it, without `self` ahead: `header.icon`; in Interface Builder its id.
    case view(String)
    /// Two views against each other.
    case pair(String, String)
    /// What is inside of a view of a type, at a distance from its sides.
    case insets(of: String, in: String?)
  }

  /// The outermost type in whose code they stand; nil outside of types, and in Interface Builder.
  package var type: String?
  /// What they hold.
  package var subject: Subject

  /// - Parameter type: nil outside of types, and in Interface Builder.
  package init(type: String? = nil, _ subject: Subject) { (self.type, self.subject) = (type, subject) }

  /// - Parameters:
  ///   - type: nil outside of types, and in Interface Builder.
  ///   - view: its path, or its id.
  package init(type: String? = nil, view: String) { self.init(type: type, .view(view)) }

  /// The paths of the views.
  package var views: [String] {
    switch subject {
    case .view(let view), .insets(let view, _): [view]
    case .pair(let one, let other): [one, other]
    }
  }

  /// The names in these paths.
  package var names: [String] { views.flatMap { $0.split(separator: ".").map(String.init) } }

  /// What a message calls it.
  package var title: String {
    switch subject {
    case .view(let view): view
    case .pair(let one, let other): "\(one) = \(other)"
    case .insets(let view, let type): (type.map { $0 + " " } ?? "") + "insets " + view
    }
  }

  package static func < (a: ConstraintGroup, b: ConstraintGroup) -> Bool { (a.type ?? "", a.title) < (b.type ?? "", b.title) }

  /// `Cart/header.icon`
  package var description: String { type.map { "\($0)/\(title)" } ?? title }
}
