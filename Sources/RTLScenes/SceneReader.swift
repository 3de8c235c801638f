import RTLFacts
import RTLMatching

/// Finds the scenes of a document and reads each into a `Scene`.
package struct SceneReader {
  private let document: InterfaceDocument
  private let tree: ElementTree
  private let vocabulary: SceneVocabulary
  private let geometry: InterfaceGeometry
  /// Names of images -> their width in points, where the file says it and the system does not scale them.
  private let imageWidths: [String: Double]
  /// Width of the screen, where the file names a device.
  private let screen: Double?

  /// - Parameter vocabulary: knows which elements are views.
  package init(_ document: InterfaceDocument, _ vocabulary: SceneVocabulary) {
    self.document = document
    tree = document.tree
    self.vocabulary = vocabulary
    // The device that the file was last looked at with.
    let device = document.tree.root.flatMap { document.tree.child(named: "device", of: $0) }.flatMap { document.tree.value("id", of: $0) }
    // Phones stand upright. A file without a device is drawn on the square canvas of old tools, which is of any class.
    geometry = InterfaceGeometry(document, device.map { SizeClass(width: $0.hasPrefix("ipad") ? .regular : .compact, height: .regular) } ?? .any)
    screen = device.flatMap(vocabulary.screenWidth)
    imageWidths = tree.pictureWidths
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
    if tree.drawnFrame(of: element) != nil { return true }
    let name = tree.name(of: element)
    if !vocabulary.knows(name) { return false }
    return tree.parent(of: element).map { tree.isNamed("subviews", $0) } ?? false || tree.value("key", of: element) == "view"
  }

  private func number(_ attribute: String, _ element: ElementTree.Index) -> Double? { geometry.number(attribute, of: element) }

  // MARK: A scene

  private func scene(_ object: ElementTree.Index, view: ElementTree.Index) -> Scene {
    let isController = object != view
    let owner = document.customClass(of: object) == nil ? owner() : object
    var scene = Scene(
      document: document, element: object, id: document.id(of: object) ?? "", title: "", customClass: owner.flatMap(document.customClass),
      customModule: owner.flatMap(document.customModule), isController: isController, views: [], constraints: [], defaults: vocabulary.defaults)
    readViews(view, into: &scene)
    scene.constraints = constraints(below: view)
    for constraint in scene.constraints where constraint.firstAttribute == "height" {
      guard constraint.second == nil, constraint.relation == .equal, constraint.priority == vocabulary.defaults[.required] else { continue }
      if let index = scene.views.firstIndex(where: { $0.element == constraint.first }) { scene.views[index].fixedHeight = constraint.constant }
    }
    let item = tree.child(named: "navigationItem", of: object)
    if let item { scene.bar = bar(item) }
    scene.title = title(of: object, bar: scene.bar)
    if scene.views.count == 1, isController { scene.remarks.append("The file has no views for this screen; code creates them.") }
    if scene.views.contains(where: \.isHidden) { scene.remarks.append("Views that are hidden at first are pale.") }
    if document.hasVariations(besides: geometry.sizeClass) { scene.remarks.append("Other size classes are not drawn.") }
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
      if element != root, !geometry.isInstalled(element) {
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
    let frame = tree.drawnFrame(of: element)
    let outer = parent.map { scene.views[$0] }
    var rect = frame ?? Rect(x: 0, y: 0, width: outer?.frame.width ?? 0, height: outer?.frame.height ?? 0)
    if parent == nil { (rect.x, rect.y) = (0, 0) }
    var view = SceneView(
      element: element, id: document.id(of: element) ?? "", kind: kind, parent: parent, frame: rect, hasFrame: frame != nil,
      isHidden: geometry.value("hidden", of: element) == "YES", placing: placing(element, kind, outer), forced: forced(element),
      margins: Margins(leading: 0, trailing: 0), isStale: tree.value("misplaced", of: element) == "YES",
      hugging: number("horizontalHuggingPriority", element) ?? vocabulary.defaults[.hugging],
      resistance: number("horizontalCompressionResistancePriority", element) ?? vocabulary.defaults[.resistance],
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
    let alignment: StackTraits.Alignment = switch geometry.value("alignment", of: element) {
    case "top", "leading": .leading
    case "bottom", "trailing": .trailing
    case "center": .center
    default: .fill
    }
    return StackTraits(
      isVertical: geometry.value("axis", of: element) == "vertical",
      distribution: geometry.value("distribution", of: element).flatMap(StackTraits.Distribution.init) ?? .fill, alignment: alignment,
      spacing: number("spacing", element) ?? 0,
      usesMargins: tree.children(of: element).contains { ["layoutMargins", "directionalLayoutMargins"].contains(tree.value("key", of: $0)) })
  }

  // MARK: Constraints

  private static let horizontal: Set<String> = [
    "leading", "trailing", "left", "right", "leadingMargin", "trailingMargin", "leftMargin", "rightMargin", "centerX", "centerXWithinMargins", "width",
  ]

  private func constraints(below view: ElementTree.Index) -> [SceneConstraint] {
    let range = tree.descendants(of: view)
    return geometry.constraints.compactMap { constraint in
      guard range.contains(constraint.element), !constraint.absences.contains(geometry.sizeClass),
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
        secondAttribute: constraint.secondAttribute, relation: relation, constant: geometry.constant(of: constraint),
        multiplier: number("multiplier", constraint.element) ?? 1, priority: geometry.priority(of: constraint) ?? vocabulary.defaults[.required])
    }
  }
}
