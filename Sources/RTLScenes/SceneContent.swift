import RTLFacts
import RTLMatching

/// What a view shows.
struct SceneContent {
  enum Side { case natural, left, right, center }

  var text = ""
  /// Shown faintly: a placeholder.
  var isFaint = false
  var side = Side.natural
  /// Of the font, in points.
  var size: Double
  /// 0 for as many as fit.
  var lines = 1
  var image: SceneImage?
  /// The image stands behind the title.
  var isImageLast = false
  /// Sides that insets shift to, in points: to the right where positive. They never turn round.
  var imageShift = 0.0
  var titleShift = 0.0
  /// Where title and image stand together.
  var spread = Side.center
  /// Segments, titles of bar items.
  var parts: [String] = []
  var hasDisclosure = false
  /// The class in code that shows something here; empty for none.
  var className = ""
}

/// An image that a file names.
package struct SceneImage: Sendable, Hashable {
  /// As the file writes it: `Icons/arrow`, `chevron.left`.
  package var name: String
  /// A symbol of the system.
  package var isSymbol: Bool
  /// Takes each property as given.
  package init(name: String, isSymbol: Bool) { (self.name, self.isSymbol) = (name, isSymbol) }
}

/// How an image looks, as far as the project tells.
package struct ImageLook: Sendable, Hashable {
  /// A side of the picture as it is drawn from left to right.
  package enum Pointer: Sendable { case left, right }
  /// Where an arrow in it points, from left to right.
  package var pointer: Pointer?
  /// The system turns it round in a right-to-left language.
  package var flips: Bool
  /// `data:image/png;base64,…` of the picture.
  package var picture: String?
  /// By default nothing is known of the image.
  package init(pointer: Pointer? = nil, flips: Bool = false, picture: String? = nil) {
    (self.pointer, self.flips, self.picture) = (pointer, flips, picture)
  }
}

/// Reads what views show.
struct ContentReader {
  let document: InterfaceDocument
  let defaults: InterfaceDefaults
  private var tree: ElementTree { document.tree }

  func content(of view: SceneView) -> SceneContent {
    var content = SceneContent(size: fontSize(view.element) ?? (view.kind.role == .button ? defaults[.buttonFontSize] : defaults[.fontSize]))
    content.image = image(view.element)
    switch view.kind.role {
    case .label, .text, .field: readText(view, &content)
    case .button: readButton(view, &content)
    case .segments: content.parts = titles(of: "segment", in: view.element)
    case .bar: readBar(view.element, &content)
    case .search:
      content.text = tree.value("placeholder", of: view.element) ?? tree.value("text", of: view.element) ?? ""
    case .box, .scroll, .item: content.className = document.customClass(of: view.element) ?? ""
    case .row: content.hasDisclosure = ["disclosureIndicator", "detailDisclosureButton"].contains(tree.value("accessoryType", of: view.element))
    default: break
    }
    return content
  }

  private func readText(_ view: SceneView, _ content: inout SceneContent) {
    let element = view.element
    content.text = document.text(of: element) ?? ""
    if content.text.isEmpty, view.kind.role == .field {
      content.text = tree.value("placeholder", of: element) ?? ""
      content.isFaint = true
    }
    content.lines = view.kind.role == .text ? 0 : tree.value("numberOfLines", of: element).flatMap { Int($0) } ?? 1
    if document.isStandardCellLabel(element) { return }
    content.side = side(tree.value(view.kind.side, of: element), absent: .left)
    guard let style = tree.descendants(of: element).first(where: { tree.isNamed("paragraphStyle", $0) }) else { return }
    content.side = side(tree.value("alignment", of: style), absent: .natural)
  }

  private func side(_ word: String?, absent: SceneContent.Side) -> SceneContent.Side {
    switch word {
    case nil: absent
    case "left": .left
    case "right": .right
    case "center": .center
    default: .natural
    }
  }

  private func readButton(_ view: SceneView, _ content: inout SceneContent) {
    let element = view.element
    for child in tree.children(of: element) {
      let key = tree.value("key", of: child) ?? ""
      switch (tree.name(of: child), key) {
      case ("state", "normal"):
        content.text = tree.value("title", of: child) ?? document.text(of: child) ?? ""
        content.image = image(child) ?? content.image
      case ("buttonConfiguration", _):
        // A configuration has a title of its own or none; the one of the state is for systems before it.
        content.text = tree.value("title", of: child) ?? document.text(of: child) ?? ""
        content.image = image(child) ?? content.image
        content.isImageLast = tree.value("imagePlacement", of: child) == "trailing"
      case ("inset", "imageEdgeInsets"): content.imageShift = shift(child)
      case ("inset", "titleEdgeInsets"): content.titleShift = shift(child)
      default: break
      }
    }
    content.spread = switch tree.value(view.kind.side, of: element) {
    case "left": .left
    case "right": .right
    case "leading": .natural
    default: .center
    }
  }

  private func shift(_ inset: ElementTree.Index) -> Double {
    let left = tree.number("minX", of: inset) ?? 0
    let right = tree.number("maxX", of: inset) ?? 0
    return (left - right) / 2
  }

  private func readBar(_ element: ElementTree.Index, _ content: inout SceneContent) {
    for item in tree.descendants(of: element) {
      if tree.isNamed("barButtonItem", item) || tree.isNamed("tabBarItem", item) {
        let words = tree.value("title", of: item) ?? tree.value("image", of: item) ?? tree.value("systemItem", of: item) ?? "•"
        // Spaces are items, too.
        content.parts.append(words == "flexibleSpace" || words == "fixedSpace" ? "" : words)
      } else if tree.isNamed("navigationItem", item) {
        content.text = tree.value("title", of: item) ?? ""
      }
    }
  }

  private func titles(of name: String, in element: ElementTree.Index) -> [String] {
    tree.descendants(of: element).filter { tree.isNamed(name, $0) }.map { tree.value("title", of: $0) ?? tree.value("image", of: $0) ?? "" }
  }

  private func image(_ element: ElementTree.Index) -> SceneImage? {
    let reference = tree.children(of: element).first { tree.isNamed("imageReference", $0) && tree.value("key", of: $0) == "image" }
    let owner = reference ?? element
    return tree.value("image", of: owner).map { SceneImage(name: $0, isSymbol: tree.value("catalog", of: owner) == "system") }
  }

  private func fontSize(_ element: ElementTree.Index) -> Double? {
    let font = tree.children(of: element).first { tree.isNamed("fontDescription", $0) }
    return font.flatMap { tree.number("pointSize", of: $0) }.map { min(max($0, 6), 80) }
  }
}
