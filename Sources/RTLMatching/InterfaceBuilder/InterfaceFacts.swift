import RTLFacts
import RTLFindings
import RTLLexing

/// The frame that a file stores of a view, in points, in the view round it.
struct ViewFrame {
  var x, y, width, height: Double
}

/// What element patterns ask of an Interface Builder file, found once.
final class InterfaceFacts {
  let document: InterfaceDocument
  /// Attribute name -> the ids that it names anywhere in the file, of those that were asked for.
  private var references: [String: Set<String>] = [:]
  private lazy var constraints: [Int: InterfaceDocument.Constraint] = {
    Dictionary(document.constraints.map { ($0.element, $0) }, uniquingKeysWith: { first, _ in first })
  }()

  /// What the constraints of the file hold of each view in the horizontal direction.
  private lazy var horizontalTies: [Side: [HorizontalTie]] = {
    var ties: [Side: [HorizontalTie]] = [:]
    func add(_ item: Int?, _ tie: HorizontalTie) {
      if let item, !tie.pin.isEmpty { ties[Side(view: item, pin: tie.pin), default: []].append(tie) }
    }
    for constraint in document.constraints where !constraint.isPlaceholder && !isEverWide(constraint) {
      let priority = priority(of: constraint)
      let relation = document.tree.value("relation", of: constraint.element)
      let isEqual = relation == nil || relation == "equal"
      let first = constraint.firstAttribute.map { HorizontalPins($0, isEqual: isEqual, isLeast: relation == "greaterThanOrEqual") } ?? []
      let second = constraint.secondAttribute.map { HorizontalPins($0, isEqual: isEqual, isLeast: relation == "lessThanOrEqual") } ?? []
      add(constraint.firstItem, HorizontalTie(pin: first, other: constraint.secondItem, otherPin: second, priority: priority, constraint: constraint.element))
      add(constraint.secondItem, HorizontalTie(pin: second, other: constraint.firstItem, otherPin: first, priority: priority, constraint: constraint.element))
    }
    return ties
  }()

  /// A width of at least nothing, which Xcode writes without a constant.
  private func isEverWide(_ constraint: InterfaceDocument.Constraint) -> Bool {
    let tree = document.tree
    return constraint.secondItem == nil && constraint.firstAttribute == "width" && tree.value("relation", of: constraint.element) == "greaterThanOrEqual"
      && (tree.value("constant", of: constraint.element).map { ElementMatcher.number($0) == 0 } ?? true)
  }

  /// A view by one of its sides.
  private struct Side: Hashable {
    var view: Int
    var pin: HorizontalPins
  }

  private func priority(of constraint: InterfaceDocument.Constraint) -> Double {
    document.tree.value("priority", of: constraint.element).flatMap(ElementMatcher.number) ?? 1000
  }

  /// Heights that the file fixes, by view.
  private lazy var fixedHeights: [Int: Double] = {
    let own = document.constraints.filter {
      $0.firstAttribute == "height" && !$0.hasSecondItem && !$0.isPlaceholder && priority(of: $0) >= InterfaceFacts.defaultHugging
        && document.tree.attribute("relation", of: $0.element) == nil
    }
    let heights = own.compactMap { constraint in
      document.tree.value("constant", of: constraint.element).flatMap(ElementMatcher.number).flatMap { height in constraint.firstItem.map { ($0, height) } }
    }
    return Dictionary(heights, uniquingKeysWith: min)
  }()

  /// In points, by the names of images, as the end of the file lists them.
  private(set) lazy var pictureWidths: [String: Double] = {
    let tree = document.tree
    // The size of a symbol is that of its drawing, whatever its view makes of it.
    let images = tree.elements.indices.filter {
      tree.isNamed("image", $0) && tree.attribute("catalog", of: $0) == nil && tree.parent(of: $0).map { tree.isNamed("resources", $0) } == true
    }
    let widths = images.compactMap { image -> (String, Double)? in
      guard let name = tree.value("name", of: image), let width = tree.value("width", of: image).flatMap(ElementMatcher.number) else { return nil }
      return (name, width)
    }
    return Dictionary(widths, uniquingKeysWith: min)
  }()

  /// Which elements take the room that is left in a row.
  let rooms: RowElements

  init(_ document: InterfaceDocument, _ tables: Tables) {
    self.document = document
    rooms = tables.vocabulary()
  }

  /// - Parameter least: weaker constraints do not count.
  func ties(of view: Int, at side: HorizontalPins, least: Double) -> [HorizontalTie] {
    horizontalTies[Side(view: view, pin: side)]?.filter { $0.priority >= least } ?? []
  }

  func isPinned(_ view: Int, at side: HorizontalPins, least: Double) -> Bool {
    horizontalTies[Side(view: view, pin: side)]?.contains { $0.priority >= least } ?? false
  }

  func fixedHeight(of view: Int) -> Double? { fixedHeights[view] }

  /// What can take the room of a stack: of its views the two that hold on to their content least.
  func weakestViews(in stack: Int) -> [Int] {
    if let known = weakest[stack] { return known }
    var weakest: [Int] = []
    for view in objects(in: stack) where mayTakeRoom(view) {
      weakest.append(view)
      weakest.sort { hold($0) < hold($1) }
      if weakest.count > 2 { weakest.removeLast() }
    }
    self.weakest[stack] = weakest
    return weakest
  }
  private var weakest: [Int: [Int]] = [:]
  /// What `hold`, `hasSeveral` and `hasVariations` have found out, by view and by stack: each view of a row asks again.
  var knownHolds: [Int: Double] = [:]
  var severals: [Int: Bool] = [:]
  var variations: [Int: Bool] = [:]
  /// What `keepsFrame` has found out, by the list that the views are in.
  var keptFrames: [Int: [ViewFrame]] = [:]

  /// What code may call the object that an element belongs to.
  func subjects(around element: Int) -> [TraitSubject] {
    let object = document.object(around: element) ?? element
    let subjects = document.subjects(of: object)
    // What fills a property of another object, such as the layout of a collection, is reached by way of that object.
    guard subjects.isEmpty, document.tree.attribute("key", of: object) != nil, let owner = document.tree.parent(of: object) else { return subjects }
    return document.subjects(of: document.object(around: owner) ?? owner)
  }

  func isReferenced(_ id: String, by attributes: [String]) -> Bool {
    attributes.contains { references(by: $0).contains(id) }
  }

  private func references(by name: String) -> Set<String> {
    if let known = references[name] { return known }
    let tree = document.tree
    let found = Set(tree.attributes.lazy.filter { tree.isNamed(name, $0) }.map(tree.value))
    references[name] = found
    return found
  }

  /// The objects that an object holds directly; lists round them (`subviews`) are passed by.
  func objects(in element: Int) -> [Int] {
    let tree = document.tree
    return tree.children(of: element).flatMap { child in
      tree.attribute("id", of: child) != nil ? [child] : tree.children(of: child).filter { tree.attribute("id", of: $0) != nil }
    }
  }

  /// The object that holds an object directly.
  func holder(of element: Int) -> Int? {
    document.tree.parent(of: element).flatMap(document.object(around:))
  }

  /// What people call the thing: outlets, labels, classes, identifiers, texts. A constraint is called
  /// after its items, the pictures that these show and the controller of its scene, a cell after its control.
  func names(of element: Int) -> [String] {
    let object = document.object(around: element) ?? element
    var objects = [element, object]
    if let constraint = constraints[element] {
      let items = [constraint.firstItem, constraint.secondItem].compactMap { $0 }
      objects += items + [constraint.holder].compactMap { $0 }
      objects += items.flatMap(pictures)
    }
    if document.tree.value("key", of: object) == "cell", let control = document.tree.parent(of: object) { objects.append(control) }
    var names: [String] = []
    for object in objects {
      for attribute in [
        "userLabel", "customClass", "identifier", "storyboardIdentifier", "restorationIdentifier", "accessibilityIdentifier", "reuseIdentifier", "image",
      ] {
        if let value = document.tree.value(attribute, of: object) { names.append(value) }
      }
      if let words = document.text(of: object) { names.append(words) }
      for outlet in document.outlets(to: object) {
        names.append(outlet.property)
        if constraints[element] != nil, let owner = outlet.ownerClass { names.append(owner) }
      }
    }
    return names
  }

  /// What shows the pictures of a button, and those of a bar that holds nothing but such buttons.
  private func pictures(of object: Int) -> [Int] {
    if let known = knownPictures[object] { return known }
    func own(_ object: Int) -> [Int] {
      document.tree.children(of: object).filter { document.tree.attribute("image", of: $0) != nil }
    }
    let inner = objects(in: object).filter { document.tree.name(of: $0) != "constraint" }.prefix(16).map(own)
    let pictures = own(object) + (inner.allSatisfy { !$0.isEmpty } ? inner.flatMap { $0 } : [])
    knownPictures[object] = pictures
    return pictures
  }

  /// Every constraint of a screen asks for the same few bars.
  private var knownPictures: [Int: [Int]] = [:]

  /// Items that a constraint holds in place: the group that its fix belongs to. The view that holds
  /// the constraint is not one of them, or every constraint of a screen would hang together.
  func groups(of element: Int) -> [ConstraintGroup] {
    guard let constraint = constraints[element] else { return [] }
    return [constraint.firstItem, constraint.secondItem].compactMap { $0 }.filter { $0 != constraint.holder }
      .compactMap(document.id).map { ConstraintGroup(view: $0) }
  }

  /// A view that a constraint holds against the view around it.
  struct Pin: Equatable {
    /// The constraint.
    var element: Int
    var container: Int
    var view: Int
  }

  /// Nil for other elements.
  func pin(of element: Int) -> Pin? {
    guard let constraint = constraints[element], let container = constraint.holder, let first = constraint.firstItem, let second = constraint.secondItem,
      first != second, first == container || second == container
    else { return nil }
    return Pin(element: element, container: container, view: first == container ? second : first)
  }

  /// Whether two views of one container may stand side by side: their frames overlap in height, or one is not known.
  func standBeside(_ a: Int, _ b: Int) -> Bool {
    guard let a = frame(of: a), let b = frame(of: b) else { return true }
    return a.y < b.y + b.height && b.y < a.y + a.height
  }

  /// 1-based.
  func line(of element: Int) -> Int { lines.position(of: document.tree.range(of: element).lowerBound).line }
  private lazy var lines = LineMap(document.tree.file.bytes)

  /// Properties of code that hold a constraint; none for other elements.
  func constraintOutlets(of element: Int) -> [ConstraintOutlet] {
    constraints[element] == nil ? [] : document.outlets(to: element).map { ConstraintOutlet(property: $0.property, owner: $0.ownerClass) }
  }

  /// Whether the file has the constraint already that this one would become; one that is not installed tells
  /// that both were meant.
  func hasTwin(of element: Int, first: String?, second: String?) -> Bool {
    guard let constraint = constraints[element] else { return false }
    let wanted = Ends(
      first: constraint.firstItem, firstAttribute: first ?? constraint.firstAttribute, second: constraint.secondItem,
      secondAttribute: second ?? constraint.secondAttribute)
    return [wanted, wanted.reversed].contains { constraintsByEnds[$0]?.contains { $0 != element } ?? false }
  }

  /// All constraints, idle ones too, by what they hold together; of many alike the first two.
  private lazy var constraintsByEnds: [Ends: [Int]] = {
    var byEnds: [Ends: [Int]] = [:]
    for constraint in document.constraints + document.idleConstraints {
      let ends = Ends(constraint)
      if byEnds[ends]?.count ?? 0 < 2 { byEnds[ends, default: []].append(constraint.element) }
    }
    return byEnds
  }()

  /// What a constraint holds together.
  private struct Ends: Hashable {
    var first: Int?
    var firstAttribute: String?
    var second: Int?
    var secondAttribute: String?

    init(first: Int?, firstAttribute: String?, second: Int?, secondAttribute: String?) {
      (self.first, self.firstAttribute, self.second, self.secondAttribute) = (first, firstAttribute, second, secondAttribute)
    }

    init(_ constraint: InterfaceDocument.Constraint) {
      self.init(
        first: constraint.firstItem, firstAttribute: constraint.firstAttribute, second: constraint.secondItem, secondAttribute: constraint.secondAttribute)
    }

    var reversed: Ends { Ends(first: second, firstAttribute: secondAttribute, second: first, secondAttribute: firstAttribute) }
  }

  /// How a constraint holds its ends.
  private struct Hold: Hashable {
    var ends: Ends
    var constant: Double
    var priority: String?
    var multiplier: String?
    var hasRelation: Bool
  }

  private func hold(_ constraint: InterfaceDocument.Constraint) -> Hold {
    let tree = document.tree
    return Hold(
      ends: Ends(constraint), constant: tree.value("constant", of: constraint.element).flatMap(ElementMatcher.number) ?? 0,
      priority: tree.value("priority", of: constraint.element), multiplier: tree.value("multiplier", of: constraint.element),
      hasRelation: tree.attribute("relation", of: constraint.element) != nil)
  }

  /// How constraints with two ends hold them, seen from either end.
  private lazy var holds: Set<Hold> = {
    var holds: Set<Hold> = []
    for constraint in document.constraints where !constraint.isPlaceholder && constraint.firstItem != nil && constraint.secondItem != nil {
      var hold = hold(constraint)
      holds.insert(hold)
      (hold.ends, hold.constant) = (hold.ends.reversed, -hold.constant)
      holds.insert(hold)
    }
    return holds
  }()

  /// Whether the other sides of the same two items are held at the same distance: the attributes exchanged by
  /// `words`, the constant with the other sign. A relation or priority of its own makes no pair.
  func isPaired(_ element: Int, by words: [String: String]) -> Bool {
    guard let constraint = constraints[element], constraint.firstItem != nil, constraint.secondItem != nil,
      let first = constraint.firstAttribute.flatMap({ words[$0] }), let second = constraint.secondAttribute.flatMap({ words[$0] })
    else { return false }
    var wanted = hold(constraint)
    (wanted.ends.firstAttribute, wanted.ends.secondAttribute) = (first, second)
    wanted.constant = -wanted.constant
    return holds.contains(wanted)
  }
}
