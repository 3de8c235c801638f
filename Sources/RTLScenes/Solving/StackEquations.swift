/// The relations that a stack view keeps among what it arranges.
struct StackEquations {
  private typealias Expression = LinearSystem.Expression
  private let traits: StackTraits
  private let stack: Scene.ViewIndex

  init(_ traits: StackTraits, of stack: Scene.ViewIndex) { (self.traits, self.stack) = (traits, stack) }

  func add(to equations: inout SceneEquations) {
    let arranged = equations.children[stack].filter { equations.scene.views[$0].placing == .arranged && !equations.scene.views[$0].isHidden }
    guard let first = arranged.first, let last = arranged.last else { return }
    let (start, end) = ends(equations)
    if traits.isVertical { return addAcross(arranged, start, end, to: &equations) }
    func edge(_ view: Scene.ViewIndex, _ isLeading: Bool) -> LinearSystem.Expression { equations.edge(view, isLeading: isLeading, in: stack) }
    equations.add(edge(first, true), .equal, start)
    equations.add(edge(last, false), .equal, end)
    let pairs = zip(arranged, arranged.dropFirst())
    switch traits.distribution {
    case .fill, .fillEqually, .fillProportionally:
      for (one, next) in pairs { equations.add(edge(next, true), .equal, edge(one, false) + traits.spacing) }
    case .equalSpacing, .equalCentering:
      for (one, next) in pairs { equations.add(edge(next, true), .greaterOrEqual, edge(one, false) + traits.spacing) }
    }
    let views = equations.scene.views
    for (one, next) in pairs {
      switch traits.distribution {
      case .fillEqually: equations.add(equations.width(next), .equal, equations.width(one))
      case .fillProportionally:
        // The shares are those of the contents, of which the file knows the result only.
        let share = views[one].frame.width > 0 ? views[next].frame.width / views[one].frame.width : 1
        equations.add(equations.width(next), .equal, equations.width(one) * share, 999)
      case .fill, .equalSpacing, .equalCentering: break
      }
    }
    guard arranged.count > 2, traits.distribution == .equalSpacing || traits.distribution == .equalCentering else { return }
    let isSpacing = traits.distribution == .equalSpacing
    func distance(_ at: Int) -> LinearSystem.Expression {
      isSpacing
        ? edge(arranged[at + 1], true) - edge(arranged[at], false)
        : edge(arranged[at + 1], true) + edge(arranged[at + 1], false) - edge(arranged[at], true) - edge(arranged[at], false)
    }
    for at in 1..<(arranged.count - 1) { equations.add(distance(at), .equal, distance(0), isSpacing ? 1000 : 149) }
  }

  /// Where arranging begins and ends, counted in reading direction.
  private func ends(_ equations: SceneEquations) -> (LinearSystem.Expression, LinearSystem.Expression) {
    let start = equations.edge(stack, isLeading: true, in: stack)
    let end = equations.edge(stack, isLeading: false, in: stack)
    guard traits.usesMargins else { return (start, end) }
    let margins = equations.margins(stack)
    let turns = equations.direction(inside: stack) == .rightToLeft
    return (start + (turns ? margins.right : margins.left), end + -(turns ? margins.left : margins.right))
  }

  /// Views one below the other.
  private func addAcross(_ arranged: [Scene.ViewIndex], _ start: LinearSystem.Expression, _ end: LinearSystem.Expression, to equations: inout SceneEquations) {
    for view in arranged {
      let leading = equations.edge(view, isLeading: true, in: stack)
      let trailing = equations.edge(view, isLeading: false, in: stack)
      equations.add(leading, traits.alignment == .fill || traits.alignment == .leading ? .equal : .greaterOrEqual, start)
      equations.add(trailing, traits.alignment == .fill || traits.alignment == .trailing ? .equal : .lessOrEqual, end)
      if traits.alignment == .center { equations.add(leading + trailing, .equal, start + end) }
    }
    // As narrow as what it holds.
    if traits.alignment != .fill { equations.add(end, .equal, start, SceneEquations.Strength.tight) }
  }
}
