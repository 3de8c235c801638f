import RTLFacts

/// The views that the code of a project places at physical sides, file by file. A fix that converts one
/// file of a view would leave the constraints of the others behind.
package struct PlacedViews: Sendable {
  private struct Constraint: Sendable {
    var view: PlacedView
    var path: String
    var line: Int
  }
  /// By the last name of the view, and by its type where that is known: a view may place itself in a file of its own.
  private var constraints: [String: [Constraint]] = [:]
  /// Names of views whose fix is safe as long as no other file places them, and of their types, whose code may
  /// place them as well.
  package private(set) var asked: Set<String> = []

  package init() {}

  package mutating func add(_ candidates: [Candidate]) {
    for candidate in candidates {
      guard let view = candidate.view, view.reach != .here || view.ownType != nil else { continue }
      let place = candidate.finding.place
      for key in Self.keys(view) {
        constraints[key, default: []].append(Constraint(view: view, path: place.path, line: place.startLine))
      }
      guard candidate.finding.fix?.applicability == .safe else { continue }
      asked.formUnion(Self.keys(view).filter { view.reach != .here || $0 == view.ownType })
    }
  }

  private static func keys(_ view: PlacedView) -> [String] {
    [view.isSelf ? nil : view.name, view.ownType].compactMap(\.self)
  }

  package mutating func merge(_ other: PlacedViews) {
    constraints.merge(other.constraints) { $0 + $1 }
    asked.formUnion(other.asked)
  }

  /// The first place, in the order of paths, where a file other than `path` places the view: `Cart.swift:12`.
  package func place(of view: PlacedView, outside path: String) -> String? {
    let others = Self.keys(view).flatMap { constraints[$0] ?? [] }.filter { $0.path != path && $0.view.mayBe(view) }
    return others.min { ($0.path, $0.line) < ($1.path, $1.line) }.map { "\($0.path):\($0.line)" }
  }
}
