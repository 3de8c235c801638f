import RTLFacts
import RTLFindings
import RTLMatching

/// The views that the code of a project places at physical sides, file by file. A fix that converts one
/// file of a view would leave the constraints of the others behind.
struct PlacedViews: Sendable {
  private struct Constraint: Sendable {
    var view: PlacedView
    var path: String
    /// The first of the file where it has several for a view.
    var line: Int
  }
  /// By the last name of the view, and by its type where that is known: a view may place itself in a file of its own.
  private var constraints: [String: [Constraint]] = [:]
  /// Constraints of other views by the last name of a view that they are held against.
  private var ends: [String: [Constraint]] = [:]
  /// What the constraints of a view in a file have in common.
  private struct Place: Hashable {
    var view: PlacedView
    var path: String
  }
  /// Updates of what no block of their file makes.
  private var strays: [Constraint] = []
  /// Views that code places by their frames, by its type.
  private var framed: [String: [Frame]] = [:]
  private struct Frame: Sendable {
    var view: FramedView
    var path: String
    var line: Int
  }
  /// Names of views whose fix is safe as long as no other file places them, and of their types, whose code may
  /// place them as well.
  private(set) var asked: Set<String> = []

  /// Knows no view yet.
  init() {}

  /// Takes all findings of one file, in any order; those without a view do not count.
  mutating func add(_ findings: [PendingFinding]) {
    for pending in findings {
      if let view = pending.project.framed, !pending.isIntentional {
        framed[view.type, default: []].append(Frame(view: view, path: pending.finding.place.path, line: pending.finding.place.startLine))
      }
      if pending.isSafe { asked.formUnion(pending.project.hosts) }
    }
    // A file may place one view thousands of times; every fix of a view asks for them all.
    var (known, knownEnds): (Set<Place>, Set<Place>) = ([], [])
    for pending in findings.filter({ $0.project.view != nil }).sorted(by: { $0.finding.place.startLine < $1.finding.place.startLine }) {
      guard let view = pending.project.view else { continue }
      let isSafe = pending.finding.fix?.applicability == .safe
      let constraint = Constraint(view: view, path: pending.finding.place.path, line: pending.finding.place.startLine)
      let isFirst = known.insert(Place(view: view, path: constraint.path)).inserted
      if isFirst, view.strayUpdate != nil { strays.append(constraint) }
      if isSafe { asked.formUnion(view.updaters) }
      for end in pending.project.ends {
        if knownEnds.insert(Place(view: end, path: constraint.path)).inserted {
          ends[end.name, default: []].append(Constraint(view: end, path: constraint.path, line: constraint.line))
        }
        if isSafe { asked.insert(end.name) }
      }
      guard view.reach != .here || view.ownType != nil else { continue }
      for key in Self.keys(view) where isFirst { constraints[key, default: []].append(constraint) }
      guard isSafe else { continue }
      asked.formUnion(Self.keys(view).filter { view.reach != .here || $0 == view.ownType })
    }
  }

  private static func keys(_ view: PlacedView) -> [String] { [view.isSelf ? nil : view.name, view.ownType].compactMap(\.self) }

  /// Takes what is known of other files.
  mutating func merge(_ other: PlacedViews) {
    constraints.merge(other.constraints) { $0 + $1 }
    ends.merge(other.ends) { $0 + $1 }
    asked.formUnion(other.asked)
    strays += other.strays
    framed.merge(other.framed) { $0 + $1 }
  }

  /// Why the code of other files holds the fix of a constraint back: the first place, in the order of paths.
  /// - Parameter folder: comes before the path.
  func reason(for pending: PendingFinding, below folder: String) -> String? {
    if let frame = frame(beside: pending) {
      return "`\(frame.view.name)`, which code places by its frame (\(folder)\(frame.path):\(frame.line)), may stand beside it"
    }
    guard let view = pending.project.view else { return nil }
    let path = pending.finding.place.path
    func place(_ constraints: [Constraint], of view: PlacedView) -> String? {
      Self.first(constraints.filter { $0.path != path && $0.view.mayBe(view) }, below: folder)
    }
    if let place = place(Self.keys(view).flatMap { constraints[$0] ?? [] }, of: view) {
      return "`\(view.name)` also has a constraint in another file (\(place))"
    }
    if let place = place(ends[view.name] ?? [], of: view) { return "another file holds a view against `\(view.name)` (\(place))" }
    for end in pending.project.ends {
      if let place = place(constraints[end.name] ?? [], of: end) {
        return "`\(end.name)`, which it is held against, has a constraint in another file (\(place))"
      }
    }
    return Self.first(strays.filter { $0.path != path && $0.view.mayUpdate(view) && !isMade($0) }, below: folder)
      .map { "an update in another file may change it under another name (\($0))" }
  }

  /// A view that the class of an Interface Builder object places by its frame at the height of a constraint.
  private func frame(beside pending: PendingFinding) -> Frame? {
    let beside = pending.project.hosts.flatMap { framed[$0] ?? [] }.filter { frame in
      guard let own = pending.project.rows, let other = frame.view.rows else { return true }
      return own.overlaps(other)
    }
    return beside.min { ($0.path, $0.line) < ($1.path, $1.line) }
  }

  private static func first(_ constraints: [Constraint], below folder: String) -> String? {
    constraints.min { ($0.path, $0.line) < ($1.path, $1.line) }.map { "\(folder)\($0.path):\($0.line)" }
  }

  /// Whether some file makes the constraint of an update by its own name.
  private func isMade(_ stray: Constraint) -> Bool {
    guard stray.view.strayUpdate?.contains("*") != true else { return false }
    return Self.keys(stray.view).flatMap { constraints[$0] ?? [] }.contains {
      $0.view.strayUpdate == nil && $0.view.side == stray.view.side && $0.view.mayBe(stray.view)
    }
  }
}
