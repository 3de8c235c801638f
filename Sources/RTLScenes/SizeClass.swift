import RTLFacts
import RTLMatching

/// The size class that a document is drawn in, and what holds there: Interface Builder keeps values of other size
/// classes as variations inside an element.
struct SizeClass {
  /// Variations that hold, weaker ones first.
  let keys: [String]
  /// Ids of what is not installed here.
  private(set) var absent: Set<String> = []
  /// Something in the file holds in other size classes only.
  private(set) var hasOthers = false
  private let tree: ElementTree
  /// Elements `variation` by the element round them, where there are any.
  private var variations: [ElementTree.Index: [ElementTree.Index]] = [:]

  init(_ document: InterfaceDocument) {
    tree = document.tree
    keys = Self.keys(tree)
    for element in tree.elements.indices where tree.isNamed("variation", element) {
      guard let owner = tree.parent(of: element) else { continue }
      variations[owner, default: []].append(element)
      if !keys.contains(tree.value("key", of: element) ?? "") { hasOthers = true }
    }
    for key in keys {
      for element in variations.values.joined() where tree.value("key", of: element) == key {
        for entry in tree.descendants(of: element) {
          guard let id = tree.value("reference", of: entry) else { continue }
          if tree.isNamed("exclude", entry) { absent.insert(id) }
          if tree.isNamed("include", entry) { absent.remove(id) }
        }
      }
    }
  }

  /// A number of an element as it is in this size class.
  func number(_ attribute: String, of element: ElementTree.Index) -> Double? {
    var text = tree.value(attribute, of: element)
    if let own = variations[element] {
      for key in keys {
        for variation in own where tree.value("key", of: variation) == key {
          text = tree.value(attribute, of: variation) ?? text
        }
      }
    }
    return text.flatMap(Self.number)
  }

  /// "12.5", or a quotient, "1:2" or "1/2"; nil for what no screen has room for.
  static func number(_ text: String) -> Double? {
    guard let number = Double(text) ?? quotient(text), abs(number) <= mostPoints else { return nil }
    return number
  }

  private static func quotient(_ text: String) -> Double? {
    let parts = text.split { $0 == ":" || $0 == "/" }
    guard parts.count == 2, let a = Double(parts[0]), let b = Double(parts[1]) else { return nil }
    return a / b
  }

  /// Screens have some thousand points; a drawing of more would be no picture, and no whole number of them.
  private static let mostPoints = 1e6

  /// The device that the file was last looked at with.
  static func device(_ tree: ElementTree) -> String? {
    tree.root.flatMap { tree.child(named: "device", of: $0) }.flatMap { tree.value("id", of: $0) }
  }

  /// Phones stand upright. A file without a device is drawn on the square canvas of old tools, which is of any class.
  private static func keys(_ tree: ElementTree) -> [String] {
    guard let id = device(tree) else { return ["default"] }
    let width = id.hasPrefix("ipad") ? "regular" : "compact"
    return ["default", "heightClass=regular", "widthClass=\(width)", "heightClass=regular-widthClass=\(width)"]
  }
}
