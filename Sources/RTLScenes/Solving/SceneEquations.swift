import RTLFacts
import RTLMatching

/// The horizontal relations of a scene in one direction.
///
/// Each view has two variables: the left and the right edge of what constraints hold (which is its frame for most
/// views), counted from the left edge of the scene. What scrolls has two more, for its content.
struct SceneEquations {
  typealias Expression = LinearSystem.Expression

  /// What is shaken to see what rests on it.
  struct Shake: OptionSet {
    let rawValue: Int
    /// Widths that content gives, taken from stored frames.
    static let contents = Shake(rawValue: 1)
    /// Stored frames that fill in where nothing else decides, and heights that are not known.
    static let frames = Shake(rawValue: 2)
  }

  let scene: Scene
  let direction: WritingDirection
  let shake: Shake
  /// Constraints that give way to others of their priority.
  private let weaker: Set<ElementTree.Index>
  private(set) var system = LinearSystem()
  private(set) var lefts: [LinearSystem.Variable] = []
  private(set) var rights: [LinearSystem.Variable] = []
  /// Left and right edge of what a scrolling view holds.
  private var contents: [Scene.ViewIndex: (left: LinearSystem.Variable, right: LinearSystem.Variable)] = [:]
  private var indices: [ElementTree.Index: Scene.ViewIndex] = [:]
  var children: [[Scene.ViewIndex]] = []

  /// Strengths below all that a file can name.
  enum Strength {
    /// Taken from a priority, for what is to give way among equals.
    static let less = 0.001
    static let storedWidth = 0.02
    static let tight = 0.015
    static let storedStackWidth = 0.012
    static let storedPlace = 0.01
  }

  init(_ scene: Scene, _ direction: WritingDirection, shake: Shake = [], weaker: Set<ElementTree.Index> = []) {
    (self.weaker, self.scene, self.direction, self.shake) = (weaker, scene, direction, shake)
    children = Array(repeating: [], count: scene.views.count)
    for (index, view) in scene.views.enumerated() {
      lefts.append(system.variable())
      rights.append(system.variable())
      indices[view.element] = index
      if let parent = view.parent { children[parent].append(index) }
      if view.kind.scrolls { contents[index] = (system.variable(), system.variable()) }
    }
    for index in scene.views.indices { addView(index) }
    for constraint in scene.constraints { add(constraint) }
    for index in scene.views.indices where scene.views[index].stack != nil { StackEquations(scene.views[index].stack!, of: index).add(to: &self) }
    for index in scene.views.indices { addFallback(index) }
  }

  // MARK: Terms

  func left(_ view: Scene.ViewIndex) -> Expression { Expression(lefts[view]) }
  func right(_ view: Scene.ViewIndex) -> Expression { Expression(rights[view]) }
  func width(_ view: Scene.ViewIndex) -> Expression { right(view) - left(view) }

  mutating func add(_ left: Expression, _ relation: LinearSystem.Relation, _ right: Expression, _ priority: Double = 1000) {
    system.add(left, relation, right, priority: priority)
  }

  /// The direction in which a view arranges what is in it.
  func direction(inside view: Scene.ViewIndex) -> WritingDirection { scene.views[view].forced ?? direction }

  /// An edge, counted in the direction of `container`, growing as one reads on.
  func edge(_ view: Scene.ViewIndex, isLeading: Bool, in container: Scene.ViewIndex) -> Expression {
    direction(inside: container) == .leftToRight
      ? (isLeading ? left(view) : right(view)) : (isLeading ? right(view) : left(view)) * -1
  }

  /// Margins at the left and at the right.
  func margins(_ view: Scene.ViewIndex) -> (left: Double, right: Double) {
    let margins = scene.views[view].margins
    return margins.isPhysical || direction(inside: view) == .leftToRight ? (margins.leading, margins.trailing) : (margins.trailing, margins.leading)
  }

  /// A number between 1 and 3 that no other view has, where something is to be shaken.
  private func shaken(_ part: Shake, _ view: Scene.ViewIndex, _ salt: Int) -> Double {
    guard shake.contains(part) else { return 0 }
    let mixed = UInt32(truncatingIfNeeded: view &* 2_654_435_761 &+ salt &* 40_503 &+ 12_345)
    return 1 + 2 * Double(mixed >> 8) / Double(1 << 24)
  }

  // MARK: Views

  private mutating func addView(_ index: Scene.ViewIndex) {
    let view = scene.views[index]
    add(left(index), .lessOrEqual, right(index))
    if let content = contents[index] {
      // Content begins at the left in every direction.
      add(Expression(content.left), .equal, left(index))
    }
    guard let parent = view.parent else {
      add(left(index), .equal, Expression(constant: 0))
      return add(right(index), .equal, Expression(constant: view.frame.width))
    }
    switch view.placing {
    case .root, .constraints, .arranged: break
    case .container: addContained(index, parent)
    case .mask(let left, let width, let right): addMask(index, parent, left: left, width: width, right: right)
    }
    guard view.placing == .constraints || view.placing == .arranged else { return }
    let stored = view.frame.width - view.kind.left - view.kind.right
    if let width = view.contentWidth {
      addContent(index, width, view)
    } else if view.kind.hasContentWidth {
      addContent(index, stored + shaken(.contents, index, 1), view)
    }
  }

  private mutating func addContent(_ index: Scene.ViewIndex, _ points: Double, _ view: SceneView) {
    add(width(index), .greaterOrEqual, Expression(constant: points), view.resistance)
    add(width(index), .equal, Expression(constant: points), min(view.hugging, view.resistance))
  }

  /// Both sides keep their distance to the container, and turn round with it.
  private mutating func addContained(_ index: Scene.ViewIndex, _ parent: Scene.ViewIndex) {
    let frame = scene.views[index].frame
    let after = scene.views[parent].frame.width - frame.maxX
    add(edge(index, isLeading: true, in: parent), .equal, edge(parent, isLeading: true, in: parent) + frame.x)
    add(edge(index, isLeading: false, in: parent), .equal, edge(parent, isLeading: false, in: parent) + -after)
  }

  /// Springs and struts: what the parent has gained or lost goes in equal parts to what may grow.
  private mutating func addMask(_ index: Scene.ViewIndex, _ parent: Scene.ViewIndex, left: Bool, width: Bool, right: Bool) {
    let view = scene.views[index]
    let gain = self.width(parent) + -scene.views[parent].frame.width
    // Without any spring the view stays at the left.
    let parts = Double((left ? 1 : 0) + (width ? 1 : 0) + (right ? 1 : 0))
    let shift = left && parts > 0 ? 1 / parts : 0
    let growth = width && parts > 0 ? 1 / parts : 0
    add(self.left(index), .equal, self.left(parent) + gain * shift + (view.frame.x + view.kind.left))
    add(self.width(index), .equal, gain * growth + (view.frame.width - view.kind.left - view.kind.right))
  }

  /// The stored frame, where nothing else decides.
  private mutating func addFallback(_ index: Scene.ViewIndex) {
    let view = scene.views[index]
    if let content = contents[index] { add(Expression(content.right), .equal, right(index), Strength.storedPlace) }
    guard let parent = view.parent else { return }
    let stored = view.frame.width - view.kind.left - view.kind.right
    add(width(index), .equal, Expression(constant: stored + shaken(.frames, index, 2)), view.stack == nil ? Strength.storedWidth : Strength.storedStackWidth)
    let place = view.frame.x + shaken(.frames, index, 3)
    if direction(inside: parent) == .leftToRight {
      add(left(index), .equal, left(parent) + (place + view.kind.left), Strength.storedPlace)
    } else {
      add(right(index), .equal, right(parent) + -(place + view.kind.right), Strength.storedPlace)
    }
  }

  // MARK: Constraints

  /// The edges that an item of a constraint has for the other item.
  private func edges(_ item: ElementTree.Index, other: ElementTree.Index?) -> (left: Expression, right: Expression, view: Scene.ViewIndex)? {
    let tree = scene.document.tree
    if let view = indices[item] {
      let isOutside = other.map { tree.descendants(of: item).contains($0) } ?? false
      if isOutside, let content = contents[view], !isGuide(other!, of: item) { return (Expression(content.left), Expression(content.right), view) }
      return (left(view), right(view), view)
    }
    guard let owner = tree.parent(of: item).flatMap({ indices[$0] }) ?? document(ownerOf: item) else { return nil }
    if tree.value("key", of: item) == "contentLayoutGuide", let content = contents[owner] {
      return (Expression(content.left), Expression(content.right), owner)
    }
    return (left(owner), right(owner), owner)
  }

  private func isGuide(_ item: ElementTree.Index, of view: ElementTree.Index) -> Bool { scene.document.tree.parent(of: item) == view }

  private func document(ownerOf item: ElementTree.Index) -> Scene.ViewIndex? {
    scene.document.nearby(item).first { indices[$0] != nil }.flatMap { indices[$0] }
  }

  private mutating func add(_ constraint: SceneConstraint) {
    guard let (left, right) = sides(of: constraint) else { return }
    // Heights are those that the file stores; what constraints say of the width itself comes first.
    let isByHeight = constraint.firstAttribute == "height" || constraint.secondAttribute == "height"
    add(left, constraint.relation, right, constraint.priority - (isByHeight || weaker.contains(constraint.element) ? Strength.less : 0))
  }

  /// What the two sides of a constraint are; nil for one that says nothing about the horizontal axis.
  private func sides(of constraint: SceneConstraint) -> (Expression, Expression)? {
    if constraint.firstAttribute == "width" || constraint.secondAttribute == "width" || constraint.firstAttribute == "height" { return sizes(of: constraint) }
    guard let first = edges(constraint.first, other: constraint.second), let other = constraint.second, let name = constraint.secondAttribute,
      let second = edges(other, other: constraint.first)
    else { return nil }
    let holder = constraint.holder.flatMap { indices[$0] } ?? first.view
    let isDirectional = [constraint.firstAttribute, name].contains { $0.hasPrefix("leading") || $0.hasPrefix("trailing") }
    let turns = isDirectional && direction(inside: holder) == .rightToLeft
    guard let a = position(constraint.firstAttribute, first, turns), let b = position(name, second, turns) else { return nil }
    // Counted from where the holder begins, which matters for multipliers only.
    let origin = turns ? right(holder) : left(holder)
    let p = turns ? origin - a : a - origin
    let q = turns ? origin - b : b - origin
    return (p, q * constraint.multiplier + constraint.constant)
  }

  private func position(_ attribute: String, _ item: (left: Expression, right: Expression, view: Scene.ViewIndex), _ turns: Bool) -> Expression? {
    let margins = margins(item.view)
    switch attribute {
    case "left": return item.left
    case "right": return item.right
    case "leftMargin": return item.left + margins.left
    case "rightMargin": return item.right + -margins.right
    case "leading": return turns ? item.right : item.left
    case "trailing": return turns ? item.left : item.right
    case "leadingMargin": return turns ? item.right + -margins.right : item.left + margins.left
    case "trailingMargin": return turns ? item.left + margins.left : item.right + -margins.right
    case "centerX": return (item.left + item.right) * 0.5
    case "centerXWithinMargins": return (item.left + item.right + (margins.left - margins.right)) * 0.5
    default: return nil
    }
  }

  private func sizes(of constraint: SceneConstraint) -> (Expression, Expression)? {
    guard let a = size(constraint.first, constraint.firstAttribute) else { return nil }
    guard let item = constraint.second, let name = constraint.secondAttribute else {
      return constraint.firstAttribute == "width" && constraint.second == nil ? (a, Expression(constant: constraint.constant)) : nil
    }
    guard let b = size(item, name), !a.isConstant || !b.isConstant else { return nil }
    return (a, b * constraint.multiplier + constraint.constant)
  }

  /// Width as a term; height as the number it has.
  private func size(_ item: ElementTree.Index, _ attribute: String) -> Expression? {
    guard let view = edges(item, other: nil)?.view else { return nil }
    if attribute == "width" { return width(view) }
    guard attribute == "height" else { return nil }
    let known = scene.views[view].fixedHeight ?? (scene.views[view].parent == nil ? scene.views[view].frame.height : nil)
    return Expression(constant: known ?? scene.views[view].frame.height + shaken(.frames, view, 4))
  }
}

extension SceneEquations {
  /// Constraints that the stored frames break: where constraints contradict each other, these are the ones that
  /// Interface Builder dropped.
  static func broken(in scene: Scene) -> Set<ElementTree.Index> {
    let equations = SceneEquations(scene, .leftToRight)
    var values = Array(repeating: Double.nan, count: equations.system.count)
    var starts: [Double] = []
    for (index, view) in scene.views.enumerated() {
      let x = view.parent.map { starts[$0] + view.frame.x } ?? 0
      starts.append(x)
      guard view.hasFrame || view.parent == nil, !view.isStale else { continue }
      values[Int(equations.lefts[index])] = x + view.kind.left
      values[Int(equations.rights[index])] = x + view.frame.width - view.kind.right
      if let content = equations.contents[index] { values[Int(content.left)] = x }
    }
    return Set(scene.constraints.lazy.filter { constraint in
      guard let (left, right) = equations.sides(of: constraint) else { return false }
      // Not a number where a frame is not known, which breaks nothing.
      let distance = (left - right).value(values)
      return switch constraint.relation {
      case .equal: abs(distance) > 1
      case .lessOrEqual: distance > 1
      case .greaterOrEqual: distance < -1
      }
    }.map(\.element))
  }
}

extension LinearSystem.Expression {
  var isConstant: Bool { terms.isEmpty }
}
