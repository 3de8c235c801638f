import RTLFacts

/// What element patterns ask of an Interface Builder file, found once.
final class InterfaceFacts {
  let document: InterfaceDocument
  /// Attribute name -> the ids that it names anywhere in the file.
  private lazy var references: [String: Set<String>] = {
    var references: [String: Set<String>] = [:]
    let tree = document.tree
    for attribute in tree.attributes { references[tree.name(of: attribute), default: []].insert(tree.value(of: attribute)) }
    return references
  }()
  private lazy var constraints: [Int: InterfaceDocument.Constraint] = {
    Dictionary(document.constraints.map { ($0.element, $0) }, uniquingKeysWith: { first, _ in first })
  }()

  /// What the constraints of the file pin of each view in the horizontal direction.
  private lazy var horizontalPins: [Int: HorizontalPins] = {
    var pins: [Int: HorizontalPins] = [:]
    let tree = document.tree
    for constraint in document.constraints where !constraint.isPlaceholder {
      let relation = tree.value("relation", of: constraint.element)
      for (item, attribute, least) in [
        (constraint.firstItem, constraint.firstAttribute, "greaterThanOrEqual"), (constraint.secondItem, constraint.secondAttribute, "lessThanOrEqual"),
      ] {
        guard let item, let attribute else { continue }
        pins[item, default: []].formUnion(HorizontalPins(attribute, isEqual: relation == nil || relation == "equal", isLeast: relation == least))
      }
    }
    return pins
  }()

  init(_ document: InterfaceDocument) { self.document = document }

  func pins(of view: Int) -> HorizontalPins { horizontalPins[view] ?? [] }

  func isReferenced(_ id: String, by attributes: [String]) -> Bool {
    attributes.contains { references[$0]?.contains(id) ?? false }
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
      for attribute in ["userLabel", "customClass", "identifier", "storyboardIdentifier", "restorationIdentifier", "accessibilityIdentifier", "reuseIdentifier", "image"] {
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
  func groups(of element: Int) -> [String] {
    guard let constraint = constraints[element] else { return [] }
    return [constraint.firstItem, constraint.secondItem].compactMap { $0 }.filter { $0 != constraint.holder }
      .compactMap(document.id)
  }

  /// Properties of code that hold a constraint; none for other elements.
  func constraintOutlets(of element: Int) -> [ConstraintOutlet] {
    constraints[element] == nil ? [] : document.outlets(to: element).map { ConstraintOutlet(property: $0.property, owner: $0.ownerClass) }
  }

  /// Whether the file has the constraint already that this one would become; one that is not installed tells
  /// that both were meant.
  func hasTwin(of element: Int, first: String?, second: String?) -> Bool {
    guard let constraint = constraints[element] else { return false }
    let first = first ?? constraint.firstAttribute, second = second ?? constraint.secondAttribute
    return constraintsByItem[constraint.firstItem ?? -1, default: []].contains { other in
      guard other.element != element else { return false }
      return (other.firstItem == constraint.firstItem && other.secondItem == constraint.secondItem
        && other.firstAttribute == first && other.secondAttribute == second)
        || (other.firstItem == constraint.secondItem && other.secondItem == constraint.firstItem
          && other.firstAttribute == second && other.secondAttribute == first)
    }
  }

  /// All constraints, idle ones too, by each of their items.
  private lazy var constraintsByItem: [Int: [InterfaceDocument.Constraint]] = {
    var byItem: [Int: [InterfaceDocument.Constraint]] = [:]
    for constraint in document.constraints + document.idleConstraints {
      for item in Set([constraint.firstItem ?? -1, constraint.secondItem ?? -1]) { byItem[item, default: []].append(constraint) }
    }
    return byItem
  }()

  /// Constraints by their items and attributes, either end first.
  private lazy var ends: [End: [(element: Int, constant: Double)]] = {
    var ends: [End: [(element: Int, constant: Double)]] = [:]
    for constraint in document.constraints where !constraint.isPlaceholder {
      guard let end = End(constraint) else { continue }
      let constant = document.tree.value("constant", of: constraint.element).flatMap(ElementMatcher.number) ?? 0
      ends[end, default: []].append((constraint.element, constant))
      ends[end.reversed, default: []].append((constraint.element, -constant))
    }
    return ends
  }()

  private struct End: Hashable {
    var first: Int
    var firstAttribute: String
    var second: Int
    var secondAttribute: String

    init?(_ constraint: InterfaceDocument.Constraint) {
      guard let first = constraint.firstItem, let second = constraint.secondItem, let a = constraint.firstAttribute, let b = constraint.secondAttribute else { return nil }
      (self.first, firstAttribute, self.second, secondAttribute) = (first, a, second, b)
    }

    var reversed: End {
      var end = self
      (end.first, end.firstAttribute, end.second, end.secondAttribute) = (second, secondAttribute, first, firstAttribute)
      return end
    }
  }

  /// Whether the other sides of the same two items are held at the same distance: the attributes exchanged by
  /// `words`, the constant with the other sign. A relation or priority of its own makes no pair.
  func isPaired(_ element: Int, by words: [String: String]) -> Bool {
    guard let constraint = constraints[element], var end = End(constraint), let a = words[end.firstAttribute], let b = words[end.secondAttribute] else { return false }
    (end.firstAttribute, end.secondAttribute) = (a, b)
    let tree = document.tree
    let constant = tree.value("constant", of: element).flatMap(ElementMatcher.number) ?? 0
    return ends[end]?.contains { other in
      other.constant == -constant && ["priority", "multiplier"].allSatisfy { tree.value($0, of: other.element) == tree.value($0, of: element) }
        && (tree.attribute("relation", of: other.element) == nil) == (tree.attribute("relation", of: element) == nil)
    } ?? false
  }
}
