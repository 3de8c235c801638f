import RTLFindings
import RTLSystem

/// A storyboard or xib as a graph of objects: who is who by id, what points to what, which scene an
/// object is in. Everything is found in one pass over the elements.
///
/// Objects are named by the index of their element in `tree`.
package struct InterfaceDocument: Sendable {
  /// Any element may stand for an object; those that others point to have an `id`.
  package typealias Object = ElementTree.Index

  /// A connection from code to an object.
  package struct Outlet: Sendable, Hashable {
    /// Name of the property in the owner's class.
    package var property: String
    /// True for a collection of outlets.
    package var isCollection: Bool
    /// The object that has the property.
    package var owner: Object
    /// The owner's class in code, nil if it has none of its own.
    package var ownerClass: String?

    /// Nil when the owner has no class of its own.
    package var subject: TraitSubject? { ownerClass.map { TraitSubject(property, in: $0) } }
  }

  /// An element `constraint` of an object's list of constraints, as the file spells it.
  package struct Constraint: Sendable, Hashable {
    /// Its place in `tree`.
    package var element: ElementTree.Index
    /// `a1B-c2-d3`; nil where the file gives none.
    package var id: String?
    /// The object whose list of constraints holds this one.
    package var holder: Object?
    /// The holder if the file names no first item; nil if the id is not defined in the file.
    package var firstItem: Object?
    /// As the file spells it: `leading`, `left`, `leadingMargin`; nil where it is missing.
    package var firstAttribute: String?
    /// nil for a constraint of one item, and if the id is not defined in the file.
    package var secondItem: Object?
    /// Likewise; nil for a constraint of one item too.
    package var secondAttribute: String?
    /// True for a constraint that names a second item, also one that is not defined.
    package var hasSecondItem: Bool
    /// Removed when the app is built.
    package var isPlaceholder: Bool
    /// The size classes in which it, or a view that it holds, is not installed.
    package var absences: Set<SizeClass>
    /// The same without what is installed in no size class: code installs that anywhere.
    package var lastingAbsences: Set<SizeClass>
  }

  /// Whatever the file holds, also where it is no interface document.
  package let tree: ElementTree
  /// nil if the file does not say it in words that are known; an `<archive>` of old Xcode never does.
  package let platform: AppPlatform?
  /// False for an `<archive>` and for XML of another purpose.
  package let isInterfaceDocument: Bool
  /// The system that this file says it must run on, nil if it leaves that to the project.
  package private(set) var deploymentTarget: (platform: AppPlatform, version: Version)?
  /// Those that are installed in some size class, or that code can install.
  package private(set) var constraints: [Constraint] = []
  /// Those that are never installed.
  package private(set) var idleConstraints: [Constraint] = []

  private var objectsByID: [String: Object] = [:]
  private var outletsByDestination: [String: [Outlet]] = [:]
  private var standardCellLabels: Set<String> = []
  /// What single size classes change.
  private(set) var variations = InterfaceVariations()
  /// Elements `scene`, in document order.
  private var scenes: [ElementTree.Index] = []

  /// - Parameter tree: of any XML file; `isInterfaceDocument` tells whether the rest means something.
  package init(_ tree: ElementTree) {
    self.tree = tree
    isInterfaceDocument = tree.root.map { tree.isNamed("document", $0) } ?? false
    platform = isInterfaceDocument ? tree.root.flatMap { Self.platform(of: $0, in: tree) } : nil
    guard isInterfaceDocument else { return }
    for element in tree.elements.indices {
      if let id = tree.value("id", of: element), objectsByID[id] == nil { objectsByID[id] = element }
    }
    for element in tree.elements.indices { add(element) }
    variations = InterfaceVariations(tree) { outletsByDestination[$0] != nil }
    for element in tree.elements.indices where tree.isNamed("constraint", element) { addConstraint(element) }
  }

  // MARK: Objects

  /// The first object with an id.
  package func object(id: String) -> Object? { objectsByID[id] }

  /// The attribute `id`; nil for an element without one, such as an inset.
  package func id(of object: Object) -> String? { tree.value("id", of: object) }

  /// The nearest element that has an id, from `element` outward: `element` itself for an object, the
  /// view for its insets or paragraph style.
  package func object(around element: ElementTree.Index) -> Object? {
    if tree.attribute("id", of: element) != nil { return element }
    return nearby(element).first { tree.attribute("id", of: $0) != nil }
  }

  /// The objects that an object holds directly; lists round them (`subviews`) are passed by.
  package func objects(in element: Int) -> [Int] {
    tree.children(of: element).flatMap { child in
      tree.attribute("id", of: child) != nil ? [child] : tree.children(of: child).filter { tree.attribute("id", of: $0) != nil }
    }
  }

  /// The class in code that an object is an instance of, nil for the class that its element stands for.
  package func customClass(of object: Object) -> String? { tree.value("customClass", of: object) }

  /// The module of an object's class.
  package struct Module: Sendable, Hashable {
    /// `Basket_TV`
    package var name: String
    /// The module is that of whichever target builds the file; the name is one of those, or out of date.
    package var isInherited: Bool
    /// Takes each property as given.
    package init(name: String, isInherited: Bool) { (self.name, self.isInherited) = (name, isInherited) }
  }

  /// The module of the class that an object is an instance of; nil where the file names none, as for Objective-C.
  package func customModule(of object: Object) -> Module? {
    tree.value("customModule", of: object).map { Module(name: $0, isInherited: tree.value("customModuleProvider", of: object) == "target") }
  }

  /// Outlets that lead to an object, in document order.
  package func outlets(to object: Object) -> [Outlet] { id(of: object).flatMap { outletsByDestination[$0] } ?? [] }

  /// What code may call an object: by its outlets, and by a class of its own.
  package func subjects(of object: Object) -> [TraitSubject] {
    outlets(to: object).compactMap(\.subject) + (customClass(of: object).map { [.objects(of: $0)] } ?? [])
  }

  /// The objects that outlets lead to, and those of a class of their own, in document order.
  package var namedObjects: [Object] {
    let withOutlets = outletsByDestination.keys.compactMap { objectsByID[$0] }
    return Set(withOutlets).union(tree.elements.indices.filter { tree.attribute("customClass", of: $0) != nil }).sorted()
  }

  /// The scene of a storyboard that an element is in.
  package func scene(of element: ElementTree.Index) -> ElementTree.Index? {
    let next = scenes.partitioningIndex { $0 > element }
    return next > 0 && element < tree.elements[scenes[next - 1]].subtreeEnd ? scenes[next - 1] : nil
  }

  /// The prototype of a cell that an element is in; nil for what is shown without code, such as a static cell, and where the file does
  /// not tell whose code asks for it.
  package func offeredCell(around element: ElementTree.Index) -> OfferedCell? {
    let views = [element] + Array(nearby(element))
    guard let cell = views.first(where: isPrototype), let identifier = tree.value("reuseIdentifier", of: cell),
      let list = tree.parent(of: cell).flatMap(tree.parent)
    else { return nil }
    let type = customClass(of: cell)
    let connections = tree.child(named: "connections", of: list).map { Array(tree.children(of: $0)) } ?? []
    if let tie = connections.first(where: { tree.value("property", of: $0) == "dataSource" }) {
      return tree.value("destination", of: tie).flatMap(object(id:)).flatMap(customClass).map { OfferedCell(identifier: identifier, source: $0, type: type) }
    }
    let outlet = outlets(to: list).lazy.compactMap(\.subject).first { $0.type != nil && !$0.isObject }
    return outlet.flatMap { outlet in outlet.type.map { OfferedCell(identifier: identifier, source: $0, outlet: outlet.name, type: type) } }
  }

  private func isPrototype(_ element: ElementTree.Index) -> Bool {
    guard let list = tree.parent(of: element) else { return false }
    return tree.isNamed("prototypes", list) || tree.isNamed("cells", list) && tree.parent(of: list).map { tree.isNamed("collectionView", $0) } ?? false
  }

  /// True for the text or detail label that a table cell of a standard style brings with it.
  package func isStandardCellLabel(_ object: Object) -> Bool {
    !standardCellLabels.isEmpty && id(of: object).map(standardCellLabels.contains) ?? false
  }

  /// False for what is in no size class, nor anything round it, "Installed", and which no code can reach.
  package func isInstalled(_ object: Object) -> Bool { !variations.isIdle(object) }

  /// Whether the document keeps something for other size classes than this one.
  package func hasVariations(besides sizeClass: SizeClass) -> Bool { !variations.keys.isSubset(of: sizeClass.keys) }

  /// The elements round an element, as far out as any real file nests: a bound, so that questions
  /// about each of 100,000 nested elements stay cheap.
  package func nearby(_ element: ElementTree.Index) -> PrefixSequence<ElementTree.Ancestors> { tree.ancestors(of: element).prefix(256) }

  // MARK: Reading

  private mutating func add(_ element: ElementTree.Index) {
    for attribute in ["textLabel", "detailTextLabel"] {
      if let id = tree.value(attribute, of: element) { standardCellLabels.insert(id) }
    }
    switch tree.name(of: element) {
    case "scene": scenes.append(element)
    case "outlet": addOutlet(element, isCollection: false)
    case "outletCollection": addOutlet(element, isCollection: true)
    case "deployment": deploymentTarget = deploymentTarget ?? Self.deploymentTarget(of: element, in: tree)
    default: break
    }
  }

  private mutating func addOutlet(_ element: ElementTree.Index, isCollection: Bool) {
    guard let destination = tree.value("destination", of: element), let property = tree.value("property", of: element),
      let list = tree.parent(of: element), tree.isNamed("connections", list), let owner = tree.parent(of: list)
    else { return }
    let outlet = Outlet(property: property, isCollection: isCollection, owner: owner, ownerClass: customClass(of: owner))
    outletsByDestination[destination, default: []].append(outlet)
  }

  private mutating func addConstraint(_ element: ElementTree.Index) {
    guard let list = tree.parent(of: element), tree.isNamed("constraints", list) else { return }
    let holder = tree.parent(of: list)
    let first = tree.value("firstItem", of: element)
    let second = tree.value("secondItem", of: element)
    let firstItem = first.map { objectsByID[$0] } ?? holder
    let secondItem = second.flatMap { objectsByID[$0] }
    // What holds a view that is not there holds nothing.
    let parts = [element, firstItem, secondItem].compactMap { $0 }
    let constraint = Constraint(
      element: element, id: id(of: element), holder: holder, firstItem: firstItem,
      firstAttribute: tree.value("firstAttribute", of: element), secondItem: secondItem,
      secondAttribute: tree.value("secondAttribute", of: element), hasSecondItem: second != nil,
      isPlaceholder: tree.value("placeholder", of: element) == "YES",
      absences: parts.reduce(into: []) { $0.formUnion(variations.absences(of: $1)) },
      lastingAbsences: parts.reduce(into: []) { $0.formUnion(variations.lastingAbsences(of: $1)) })
    if parts.allSatisfy(isInstalled) { constraints.append(constraint) } else { idleConstraints.append(constraint) }
  }

  private static func platform(of document: ElementTree.Index, in tree: ElementTree) -> AppPlatform? {
    // The runtime decides; the type is there for files that leave it out.
    let words = [tree.value("targetRuntime", of: document), tree.value("type", of: document)].compactMap { $0 }
    for word in words {
      if word.hasPrefix("iOS.") || word.contains(".CocoaTouch.") { return .iOS }
      if word.hasPrefix("MacOSX.") || word.contains(".Cocoa.") { return .macOS }
      if word.hasPrefix("AppleTV") || word.contains(".AppleTV.") { return .tvOS }
      if word.hasPrefix("watchKit") || word.contains(".WatchKit.") { return .watchOS }
    }
    return nil
  }

  /// `version="2304"` is 0x900, that is 9.0. Other systems number in ways that are not certain.
  private static func deploymentTarget(of element: ElementTree.Index, in tree: ElementTree) -> (AppPlatform, Version)? {
    guard tree.value("identifier", of: element) == "iOS", let number = tree.value("version", of: element).flatMap({ Int($0) }),
      (0x500...0x4000).contains(number), number & 0xF == 0
    else { return nil }
    return (.iOS, Version(number >> 8, number >> 4 & 0xF))
  }
}
