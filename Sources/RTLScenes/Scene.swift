import RTLFacts
import RTLMatching

/// One screen, cell or view of an Interface Builder file, as a flat list of views: parents stand before their
/// children, and what is drawn first stands first.
package struct Scene: Sendable {
  /// Name of an element and its place in the list of views.
  package typealias ViewIndex = Int

  /// The whole file, of which other scenes may be made as well.
  package var document: InterfaceDocument
  /// The controller, or the view at the top of a xib.
  package var element: ElementTree.Index
  /// Id of `element`.
  package var id: String
  /// The label in Interface Builder, else the title in the bar, else a title, class, identifier or element name.
  package var title: String
  /// The class in code: of the controller, else of the view at the top, else of the file's owner.
  package var customClass: String?
  /// The module of that class; nil where the file names none.
  package var customModule: InterfaceDocument.Module?
  /// False for a cell or a view at the top of a file.
  package var isController: Bool
  /// The top first; without what other size classes show.
  package var views: [SceneView]
  /// Those that hold in the size class of the drawing.
  package var constraints: [SceneConstraint]
  /// What stands in the bar above; nil where there is no bar.
  package var bar: SceneBar?
  /// What the file leaves out.
  package var defaults: InterfaceDefaults
  /// Words about what was left out: "constraints of other size classes are left out".
  package var remarks: [String] = []

  /// Of the top view as the file stores it, in points; all 0 without views.
  package var size: Rect { views.first?.frame ?? Rect(x: 0, y: 0, width: 0, height: 0) }

  /// Why it is not drawn; nil for one that is. The time grows with the cube of what a solver brings together; of 1,300
  /// scenes of apps the largest had 165 constraints.
  package var refusal: String? {
    let inStacks = views.count { $0.placing == .arranged }
    let relations = constraints.count + inStacks
    guard relations > Self.mostRelations else { return nil }
    return "has a scene `\(title)` with \(constraints.count) horizontal constraints and \(inStacks) views in stacks, more than the \(Self.mostRelations) "
      + "that can be drawn; its findings are listed by file"
  }

  private static let mostRelations = 250
}

/// A view with what its file says about it.
package struct SceneView: Sendable {
  /// Its place in the document's tree.
  package var element: ElementTree.Index
  /// Empty for one without.
  package var id: String
  /// What the tables say of its element.
  package var kind: ElementKind
  /// Always before the view in the list; nil for the top.
  package var parent: Scene.ViewIndex?
  /// Relative to the parent, as Interface Builder left it.
  package var frame: Rect
  /// False where the file keeps no frame for it.
  package var hasFrame: Bool
  /// When the screen appears; code may show it later.
  package var isHidden: Bool
  /// Detected from the file alone; code may place it otherwise.
  package var placing: Placing
  /// Directions that the view holds on to; nil where it follows the language.
  package var forced: WritingDirection?
  /// Those of the file, else the system's; at least the parent's where the view preserves these.
  package var margins: Margins
  /// Interface Builder itself says that the stored frame is not what the constraints give.
  package var isStale: Bool
  /// Horizontal priority as in the file, or its default.
  package var hugging: Double
  /// Horizontal priority against becoming narrower than the content, or its default.
  package var resistance: Double
  /// The width that its content gives it, where the file knows it for certain.
  package var contentWidth: Double?
  /// The height that a constraint of its own gives it.
  package var fixedHeight: Double?
  /// Nil for what is no stack view.
  package var stack: StackTraits?

  /// Who decides where the view stands.
  package enum Placing: Sendable, Hashable {
    /// The top of the scene.
    case root
    case constraints
    /// The stack view round it.
    case arranged
    /// Springs and struts; true for a side or width that may grow.
    case mask(left: Bool, width: Bool, right: Bool)
    /// The container round it: a row of a list, the content of a row; it turns round with the container.
    case container
  }
}

/// Layout margins in points.
package struct Margins: Sendable, Hashable {
  /// At the side where reading begins, or at the left where `isPhysical`.
  package var leading: Double
  /// At the opposite side.
  package var trailing: Double
  /// From `layoutMargins`, which do not change sides with the direction.
  package var isPhysical = false
}

/// How a stack view arranges.
package struct StackTraits: Sendable, Hashable {
  /// False for a row.
  package var isVertical: Bool
  /// Along the axis; `fill` where the file says nothing.
  package var distribution: Distribution
  /// Across the axis; of a row it is not looked at.
  package var alignment: Alignment
  /// Between neighbours, in points; 0 where the file says nothing.
  package var spacing: Double
  /// The file gives margins of its own, and views are arranged within them.
  package var usesMargins: Bool

  /// Spelled as in the file.
  package enum Distribution: String, Sendable { case fill, fillEqually, fillProportionally, equalSpacing, equalCentering }
  /// Across a vertical stack.
  package enum Alignment: Sendable { case fill, leading, center, trailing }
}

/// A relation of the horizontal axis, as the file writes it.
package struct SceneConstraint: Sendable, Hashable {
  /// Its place in the document's tree.
  package var element: ElementTree.Index
  /// The object whose list of constraints has it.
  package var holder: ElementTree.Index?
  /// The holder where the file names no item.
  package var first: ElementTree.Index
  /// Spelled as in the file: `leading`, `centerXWithinMargins`; `height` too, for heights of views.
  package var firstAttribute: String
  /// Nil for a constraint of one item.
  package var second: ElementTree.Index?
  /// Spelled as in the file; nil for a constraint of one item.
  package var secondAttribute: String?
  /// Equal where the file says nothing.
  package var relation: LinearSystem.Relation
  /// In points, signed as in the file; 0 where it says nothing.
  package var constant: Double
  /// Of the second attribute; 1 where the file says nothing.
  package var multiplier: Double
  /// From 1 to 1000, which it is where the file says nothing.
  package var priority: Double
}

/// The bar above a screen.
package struct SceneBar: Sendable, Hashable {
  /// Empty where the file has none.
  package var title: String
  /// Titles or image names, in the order of the file.
  package var leading: [String]
  /// The same for `rightBarButtonItems`, which stand where reading ends.
  package var trailing: [String]
  /// Always false so far: the file of a screen does not say what leads to it.
  package var hasBack: Bool
}

extension Scene {
  /// For each of some bytes of the file the view that it speaks of: the one whose element holds it, for a constraint its
  /// first item; nil for none of this scene.
  package func views(at offsets: [Int]) -> [ViewIndex?] {
    let tree = document.tree
    let indices = Dictionary(views.enumerated().map { ($0.element.element, $0.offset) }, uniquingKeysWith: { $1 })
    return offsets.map { offset in
      guard let element = tree.element(at: offset) else { return nil }
      let around = [element] + document.nearby(element)
      if let constraint = around.first(where: { tree.isNamed("constraint", $0) }), let item = constraints.first(where: { $0.element == constraint })?.first,
        let view = indices[item]
      {
        return view
      }
      return around.lazy.compactMap { indices[$0] }.first
    }
  }

  /// Whether a byte of the file stands in this scene.
  package func holds(_ offset: Int) -> Bool {
    let tree = document.tree
    let outer = document.scene(of: element) ?? element
    return tree.range(of: outer).contains(offset)
  }
}

extension Scene {
  /// Names of the images that the scene shows.
  package var imageNames: Set<String> {
    let tree = document.tree
    return Set(tree.descendants(of: document.scene(of: element) ?? element).compactMap { tree.value("image", of: $0) })
  }

  /// Whether a line of a string file, such as `"a1B-2c-D3e.text" = "…";`, is for an object of this scene.
  package func defines(key line: String) -> Bool {
    let parts = line.split(separator: "\"")
    guard parts.count > 1, let id = parts[parts.startIndex].isEmpty ? nil : (line.hasPrefix("\"") ? parts[0] : parts[1]).split(separator: ".").first,
      let object = document.object(id: String(id))
    else { return false }
    let outer = document.scene(of: element) ?? element
    return object == outer || document.tree.descendants(of: outer).contains(object)
  }
}
