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

  init(_ document: InterfaceDocument) { self.document = document }

  func isReferenced(_ id: String, by attributes: [String]) -> Bool {
    attributes.contains { references[$0]?.contains(id) ?? false }
  }

  /// What people call the thing: outlets, labels, classes, identifiers, texts. A constraint is called
  /// after its items and the controller of its scene.
  func names(of element: Int) -> [String] {
    let object = document.object(around: element) ?? element
    var objects = [element, object]
    if let constraint = constraints[element] {
      objects += [constraint.firstItem, constraint.secondItem, constraint.holder].compactMap { $0 }
    }
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

  /// Items that a constraint holds in place: the group that its fix belongs to. The view that holds
  /// the constraint is not one of them, or every constraint of a screen would hang together.
  func groups(of element: Int) -> [String] {
    guard let constraint = constraints[element] else { return [] }
    return [constraint.firstItem, constraint.secondItem].compactMap { $0 }.filter { $0 != constraint.holder }
      .compactMap(document.id)
  }

  /// Whether the file has the constraint already that this one would become.
  func hasTwin(of element: Int, first: String?, second: String?) -> Bool {
    guard let constraint = constraints[element] else { return false }
    let first = first ?? constraint.firstAttribute, second = second ?? constraint.secondAttribute
    return document.constraints.contains { other in
      guard other.element != element else { return false }
      return (other.firstItem == constraint.firstItem && other.secondItem == constraint.secondItem
        && other.firstAttribute == first && other.secondAttribute == second)
        || (other.firstItem == constraint.secondItem && other.secondItem == constraint.firstItem
          && other.firstAttribute == second && other.secondAttribute == first)
    }
  }
}
