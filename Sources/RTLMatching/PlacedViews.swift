import RTLFacts

/// The views that the code of a project places at physical sides, file by file. A fix that converts one
/// file of a view would leave the constraints of the others behind.
package struct PlacedViews: Sendable {
  private struct Constraint: Sendable {
    var view: PlacedView
    var path: String
    var line: Int
  }
  /// By the last name of the view.
  private var constraints: [String: [Constraint]] = [:]
  /// Names of views whose fix is safe as long as no other file places them.
  package private(set) var asked: Set<String> = []

  package init() {}

  package mutating func add(_ candidates: [Candidate]) {
    for candidate in candidates {
      guard let view = candidate.view, view.reach != .here else { continue }
      let place = candidate.finding.place
      constraints[view.name, default: []].append(Constraint(view: view, path: place.path, line: place.startLine))
      if candidate.finding.fix?.applicability == .safe { asked.insert(view.name) }
    }
  }

  package mutating func merge(_ other: PlacedViews) {
    constraints.merge(other.constraints) { $0 + $1 }
    asked.formUnion(other.asked)
  }

  /// The first place, in the order of paths, where a file other than `path` places the view: `Cart.swift:12`.
  package func place(of view: PlacedView, outside path: String) -> String? {
    let others = (constraints[view.name] ?? []).filter { $0.path != path && $0.view.mayBe(view) }
    return others.min { ($0.path, $0.line) < ($1.path, $1.line) }.map { "\($0.path):\($0.line)" }
  }
}
