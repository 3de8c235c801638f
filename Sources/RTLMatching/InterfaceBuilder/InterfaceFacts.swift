import RTLFacts
import RTLFindings
import RTLLexing

/// What element patterns ask of an Interface Builder file, found once.
final class InterfaceFacts {
  let document: InterfaceDocument
  /// Attribute name -> the ids that it names anywhere in the file, of those that were asked for.
  private var references: [String: Set<String>] = [:]
  private lazy var constraints: [Int: InterfaceDocument.Constraint] = {
    Dictionary(document.constraints.map { ($0.element, $0) }, uniquingKeysWith: { first, _ in first })
  }()

  /// How wide views are in each of the size classes that differ in the file.
  private(set) lazy var widths: [IntrinsicWidth] = {
    let pictures = document.tree.pictureWidths
    return InterfaceGeometry.all(of: document).map { IntrinsicWidth($0, tables, pictureWidths: pictures) }
  }()
  private let tables: Tables

  init(_ document: InterfaceDocument, _ tables: Tables) { (self.document, self.tables) = (document, tables) }

  /// Whether an answer is yes in all size classes in which a view is installed; in none, code decides when.
  func isEverywhere(_ view: Int, _ answer: (IntrinsicWidth) -> Bool) -> Bool {
    let shown = widths.count == 1 ? widths : widths.filter { $0.geometry.mayShow(view) }
    return (shown.isEmpty ? widths : shown).allSatisfy(answer)
  }

  /// What code may call the object that an element belongs to.
  func subjects(around element: Int) -> [TraitSubject] {
    let object = document.object(around: element) ?? element
    let subjects = document.subjects(of: object)
    return subjects.isEmpty ? owner(ofPart: object).map(document.subjects) ?? [] : subjects
  }

  /// The names of an element's outlets, and the same with their classes.
  func outletSubjects(of element: Int) -> [TraitSubject] {
    let outlets = document.outlets(to: element)
    return (outlets.isEmpty ? owner(ofPart: element).map(document.outlets) ?? [] : outlets).flatMap { outlet in
      [TraitSubject(outlet.property)] + [outlet.subject].compactMap { $0 }
    }
  }

  /// What fills a property of another object, such as the cell of a field or the layout of a collection, is reached by way of that object.
  private func owner(ofPart object: Int) -> Int? {
    guard document.tree.attribute("key", of: object) != nil, let owner = document.tree.parent(of: object) else { return nil }
    return document.object(around: owner) ?? owner
  }

  func isReferenced(_ id: String, by attributes: [String]) -> Bool { attributes.contains { references(by: $0).contains(id) } }

  private func references(by name: String) -> Set<String> {
    if let known = references[name] { return known }
    let tree = document.tree
    let found = Set(tree.attributes.lazy.filter { tree.isNamed(name, $0) }.map(tree.value))
    references[name] = found
    return found
  }

  /// The object that holds an object directly.
  func holder(of element: Int) -> Int? { document.tree.parent(of: element).flatMap(document.object(around:)) }

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
    func own(_ object: Int) -> [Int] { document.tree.children(of: object).filter { document.tree.attribute("image", of: $0) != nil } }
    let inner = document.objects(in: object).filter { document.tree.name(of: $0) != "constraint" }.prefix(16).map(own)
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
    guard let a = document.tree.frame(of: a), let b = document.tree.frame(of: b) else { return true }
    return a.y < b.maxY && b.y < a.maxY
  }

  /// The classes whose code may put more views into the view that holds a constraint: its own and those of what it belongs to.
  func hosts(of element: Int) -> [String] {
    guard let holder = constraints[element]?.holder else { return [] }
    let owners = [holder] + (owner(ofPart: holder).map { [$0] } ?? [])
    let members: MemberTypes = tables.vocabulary()
    let shown = document.outlets(to: holder).filter { members.has($0.property) }.compactMap(\.ownerClass)
    return owners.compactMap(document.customClass) + shown
  }

  /// From the top to the bottom of the views that a constraint holds in another one; nil where a frame is not known.
  func rows(of element: Int) -> Range<Double>? {
    guard let constraint = constraints[element] else { return nil }
    let items = [constraint.firstItem, constraint.secondItem].compactMap { $0 }.filter { $0 != constraint.holder }
    let frames = items.compactMap(document.tree.frame)
    guard frames.count == items.count, let top = frames.map(\.y).min(), let bottom = frames.map(\.maxY).max(), top <= bottom else { return nil }
    return top..<bottom
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
    let wanted = ConstraintEnds(
      first: constraint.firstItem, firstAttribute: first ?? constraint.firstAttribute, second: constraint.secondItem,
      secondAttribute: second ?? constraint.secondAttribute)
    return [wanted, wanted.reversed].contains { constraintsByEnds[$0]?.contains { $0 != element } ?? false }
  }

  /// All constraints, idle ones too, by what they hold together; of many alike the first two.
  private lazy var constraintsByEnds: [ConstraintEnds: [Int]] = {
    var byEnds: [ConstraintEnds: [Int]] = [:]
    for constraint in document.constraints + document.idleConstraints {
      let ends = ConstraintEnds(constraint)
      if byEnds[ends]?.count ?? 0 < 2 { byEnds[ends, default: []].append(constraint.element) }
    }
    return byEnds
  }()

  /// Whether the other sides of the same two items are held at the same distance: the attributes exchanged by
  /// `words`, the constant with the other sign. A relation or priority of its own makes no pair.
  func isPaired(_ element: Int, by words: [String: String]) -> Bool {
    guard let constraint = constraints[element], constraint.firstItem != nil, constraint.secondItem != nil,
      let first = constraint.firstAttribute.flatMap({ words[$0] }), let second = constraint.secondAttribute.flatMap({ words[$0] })
    else { return false }
    return pairs.filter { $0.geometry.mayHold(constraint) }.allSatisfy { $0.has(constraint, first: first, second: second) }
  }
  private lazy var pairs = widths.map { ConstraintPairs($0.geometry) }
}
