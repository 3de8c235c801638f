import RTLFacts
import RTLMatching

/// Finds the scenes of a document and reads each into a `Scene`.
package struct SceneReader {
  private let document: InterfaceDocument
  private let tree: ElementTree
  private let vocabulary: SceneVocabulary
  private let sizeClass: SizeClass
  /// Names of images -> their width in points, where the file says it and the system does not scale them.
  private var imageWidths: [String: Double] = [:]
  /// Width of the screen, where the file names a device.
  private let screen: Double?

  /// - Parameter vocabulary: knows which elements are views.
  package init(_ document: InterfaceDocument, _ vocabulary: SceneVocabulary) {
    self.document = document
    tree = document.tree
    self.vocabulary = vocabulary
    sizeClass = SizeClass(document)
    screen = SizeClass.device(tree).flatMap(vocabulary.screenWidth)
    for element in tree.elements.indices where tree.isNamed("image", element) && tree.attribute("catalog", of: element) == nil {
      guard let name = tree.value("name", of: element), let width = number("width", element) else { continue }
      imageWidths[name] = width
    }
  }

  /// All scenes that show a view of their own, in document order.
  package func scenes() -> [Scene] {
    guard let root = tree.root else { return [] }
    var scenes: [Scene] = []
    // Lists in lists, which no editor writes, would be drawn once for each list round them.
    for list in tree.descendants(of: root)
    where tree.isNamed("objects", list) && tree.parent(of: list).map({ $0 == root || tree.isNamed("scene", $0) }) ?? false {
      for object in tree.children(of: list) {
        if isView(object) {
          scenes.append(scene(object, view: object))
        } else if let view = tree.children(of: object).first(where: { tree.value("key", of: $0) == "view" && isView($0) }) {
          scenes.append(scene(object, view: view))
        }
      }
    }
    return scenes
  }

  private func isView(_ element: ElementTree.Index) -> Bool {
    if frameElement(of: element) != nil { return true }
    let name = tree.name(of: element)
    if !vocabulary.knows(name) { return false }
    return tree.parent(of: element).map { tree.isNamed("subviews", $0) } ?? false || tree.value("key", of: element) == "view"
  }

  private func frameElement(of element: ElementTree.Index) -> ElementTree.Index? {
    tree.children(of: element).first { tree.isNamed("rect", $0) && tree.value("key", of: $0) == "frame" }
  }

  private func number(_ attribute: String, _ element: ElementTree.Index) -> Double? { sizeClass.number(attribute, of: element) }

  // MARK: A scene

  private func scene(_ object: ElementTree.Index, view: ElementTree.Index) -> Scene {
    let isController = object != view
    let owner = document.customClass(of: object) == nil ? owner() : object
    var scene = Scene(
      document: document, element: object, id: document.id(of: object) ?? "", title: "", customClass: owner.flatMap(document.customClass),
      customModule: owner.flatMap(document.customModule), isController: isController, views: [], constraints: [])
    readViews(view, into: &scene)
    scene.constraints = constraints(below: view)
    for constraint in scene.constraints where constraint.firstAttribute == "height" {
      guard constraint.second == nil, constraint.relation == .equal, constraint.priority == 1000 else { continue }
      if let index = scene.views.firstIndex(where: { $0.element == constraint.first }) { scene.views[index].fixedHeight = constraint.constant }
    }
    let item = tree.child(named: "navigationItem", of: object)
    if let item { scene.bar = bar(item) }
    scene.title = title(of: object, bar: scene.bar)
    if scene.views.count == 1, isController { scene.remarks.append("The file has no views for this screen; code creates them.") }
    if scene.views.contains(where: \.isHidden) { scene.remarks.append("Views that are hidden at first are pale.") }
    if sizeClass.hasOthers { scene.remarks.append("Other size classes are not drawn.") }
    return scene
  }

  /// The file's owner in a xib.
  private func owner() -> ElementTree.Index? {
    tree.elements.indices.first { tree.isNamed("placeholder", $0) && tree.value("placeholderIdentifier", of: $0) == "IBFilesOwner" }
  }

  private func title(of object: ElementTree.Index, bar: SceneBar?) -> String {
    let names = [tree.value("userLabel", of: object), bar?.title, tree.value("title", of: object), document.customClass(of: object),
      tree.value("storyboardIdentifier", of: object), owner().flatMap(document.customClass), tree.name(of: object)]
    return names.compactMap { $0 }.first { !$0.isEmpty } ?? ""
  }

  private func bar(_ item: ElementTree.Index) -> SceneBar {
    var bar = SceneBar(title: tree.value("title", of: item) ?? "", leading: [], trailing: [], hasBack: false)
    for entry in tree.descendants(of: item) where tree.isNamed("barButtonItem", entry) {
      let words = tree.value("title", of: entry) ?? tree.value("image", of: entry) ?? tree.value("systemItem", of: entry) ?? "•"
      let list = tree.parent(of: entry).flatMap { tree.value("key", of: $0) }
      let key = tree.value("key", of: entry) ?? list ?? ""
      if key.hasPrefix("left") { bar.leading.append(words) } else if key.hasPrefix("right") { bar.trailing.append(words) }
    }
    return bar
  }

  // MARK: Views

  private func readViews(_ root: ElementTree.Index, into scene: inout Scene) {
    var indices: [ElementTree.Index: Scene.ViewIndex] = [:]
    var element = root
    let end = tree.elements[root].subtreeEnd
    while element < end {
      if element != root, !isView(element) {
        element += 1
        continue
      }
      if document.id(of: element).map(sizeClass.absent.contains) ?? false, element != root {
        element = tree.elements[element].subtreeEnd
        continue
      }
      let parent = element == root ? nil : document.nearby(element).first { indices[$0] != nil }.flatMap { indices[$0] }
      if element == root || parent != nil {
        indices[element] = scene.views.count
        scene.views.append(view(element, parent: parent, in: scene))
      }
      element += 1
    }
  }

  private func view(_ element: ElementTree.Index, parent: Scene.ViewIndex?, in scene: Scene) -> SceneView {
    let kind = vocabulary.kind(tree.name(of: element))
    let frame = frameElement(of: element)
    let outer = parent.map { scene.views[$0] }
    func part(_ name: String) -> Double { frame.flatMap { number(name, $0) } ?? 0 }
    var rect = Rect(x: part("x"), y: part("y"), width: part("width"), height: part("height"))
    if frame == nil, let outer { rect = Rect(x: 0, y: 0, width: outer.frame.width, height: outer.frame.height) }
    if parent == nil { (rect.x, rect.y) = (0, 0) }
    var view = SceneView(
      element: element, id: document.id(of: element) ?? "", kind: kind, parent: parent, frame: rect, hasFrame: frame != nil,
      isHidden: tree.value("hidden", of: element) == "YES", placing: placing(element, kind, outer), forced: forced(element),
      margins: Margins(leading: 0, trailing: 0), isStale: tree.value("misplaced", of: element) == "YES",
      hugging: number("horizontalHuggingPriority", element) ?? 250,
      resistance: number("horizontalCompressionResistancePriority", element) ?? 750,
      contentWidth: contentWidth(element, kind), fixedHeight: nil, stack: kind.role == .stack ? stack(element) : nil)
    view.margins = margins(
      element, kind, rect, outer, isRoot: parent == nil && (scene.isController || self.screen != nil),
      screen: scene.isController ? screen ?? scene.size.width : scene.size.width)
    return view
  }

  private func placing(_ element: ElementTree.Index, _ kind: ElementKind, _ outer: SceneView?) -> SceneView.Placing {
    guard let outer else { return .root }
    let isSubview = tree.parent(of: element).map { tree.isNamed("subviews", $0) } ?? false
    if outer.kind.role == .stack, isSubview { return .arranged }
    // The system itself lays out what a standard cell brings with it.
    if !isSubview && kind.role != .item || document.isStandardCellLabel(element) { return .container }
    let usesConstraints = tree.value("translatesAutoresizingMaskIntoConstraints", of: element) == "NO" && tree.value("fixedFrame", of: element) != "YES"
    if usesConstraints { return .constraints }
    return .mask(
      left: tree.isFlexible("flexibleMinX", of: element), width: tree.isFlexible("widthSizable", of: element),
      right: tree.isFlexible("flexibleMaxX", of: element))
  }

  private func forced(_ element: ElementTree.Index) -> WritingDirection? {
    switch tree.value("semanticContentAttribute", of: element) {
    case "forceRightToLeft": .rightToLeft
    case "forceLeftToRight", "playback", "spatial": .leftToRight
    default: nil
    }
  }

  private func contentWidth(_ element: ElementTree.Index, _ kind: ElementKind) -> Double? {
    if let width = kind.width { return width - kind.left - kind.right }
    if let width = number("placeholderIntrinsicWidth", element) { return width }
    guard kind.role == .picture, let name = tree.value("image", of: element), tree.attribute("catalog", of: element) == nil else { return nil }
    return imageWidths[name]
  }

  private func margins(_ element: ElementTree.Index, _ kind: ElementKind, _ rect: Rect, _ outer: SceneView?, isRoot: Bool, screen: Double) -> Margins {
    for child in tree.children(of: element) {
      let key = tree.value("key", of: child)
      if key == "layoutMargins" { return Margins(leading: number("left", child) ?? 0, trailing: number("right", child) ?? 0, isPhysical: true) }
      if key == "directionalLayoutMargins" { return Margins(leading: number("leading", child) ?? 0, trailing: number("trailing", child) ?? 0) }
    }
    let preserves = tree.value("preservesSuperviewLayoutMargins", of: element) == "YES"
    // Files of the first tools with constraints know no screen; rows had the margins of any view.
    let isRow = kind.role == .rowContent && self.screen != nil
    let own = vocabulary.margin(isRoot ? "root" : isRow ? "row" : "other", width: screen)
    var margins = Margins(leading: own, trailing: own)
    if let outer, preserves, !isRow {
      margins.leading = max(own, outer.margins.leading - rect.x)
      margins.trailing = max(own, outer.margins.trailing - (outer.frame.width - rect.maxX))
    }
    return margins
  }

  private func stack(_ element: ElementTree.Index) -> StackTraits {
    let alignment: StackTraits.Alignment = switch tree.value("alignment", of: element) {
    case "top", "leading": .leading
    case "bottom", "trailing": .trailing
    case "center": .center
    default: .fill
    }
    return StackTraits(
      isVertical: tree.value("axis", of: element) == "vertical",
      distribution: tree.value("distribution", of: element).flatMap(StackTraits.Distribution.init) ?? .fill, alignment: alignment,
      spacing: number("spacing", element) ?? 0,
      usesMargins: tree.children(of: element).contains { ["layoutMargins", "directionalLayoutMargins"].contains(tree.value("key", of: $0)) })
  }

  // MARK: Constraints

  private static let horizontal: Set<String> = [
    "leading", "trailing", "left", "right", "leadingMargin", "trailingMargin", "leftMargin", "rightMargin", "centerX", "centerXWithinMargins", "width",
  ]

  private func constraints(below view: ElementTree.Index) -> [SceneConstraint] {
    let range = tree.descendants(of: view)
    return document.constraints.compactMap { constraint in
      guard range.contains(constraint.element), !constraint.isPlaceholder, !(constraint.id.map(sizeClass.absent.contains) ?? false),
        let first = constraint.firstItem, let attribute = constraint.firstAttribute, !constraint.hasSecondItem || constraint.secondItem != nil,
        Self.horizontal.contains(attribute) || constraint.secondAttribute == "width" || attribute == "height"
      else { return nil }
      let relation: LinearSystem.Relation = switch tree.value("relation", of: constraint.element) {
      case "greaterThanOrEqual": .greaterOrEqual
      case "lessThanOrEqual": .lessOrEqual
      default: .equal
      }
      return SceneConstraint(
        element: constraint.element, holder: constraint.holder, first: first, firstAttribute: attribute, second: constraint.secondItem,
        secondAttribute: constraint.secondAttribute, relation: relation, constant: number("constant", constraint.element) ?? 0,
        multiplier: number("multiplier", constraint.element) ?? 1, priority: number("priority", constraint.element) ?? 1000)
    }
  }
}
