import RTLFacts

extension InterfaceFacts {
  /// Whether an object of one line is as wide as its text: nothing in the file stretches it, so its alignment does not show.
  func hugsText(_ element: Int) -> Bool {
    let tree = document.tree
    let isCell = tree.value("key", of: element) == "cell"
    guard let view = isCell ? tree.parent(of: element) : element, tree.attribute("id", of: view) != nil, tree.value("numberOfLines", of: element) ?? "1" == "1",
      tree.value("translatesAutoresizingMaskIntoConstraints", of: view) == "NO", tree.attribute("preferredMaxLayoutWidth", of: view) == nil,
      // Less than the default is meant to grow.
      hugging(view) >= 250
    else { return false }
    if let list = tree.parent(of: view), tree.isNamed("subviews", list), let stack = tree.parent(of: list), tree.isNamed("stackView", stack) {
      return pins(of: view).isEmpty && leavesRoom(beside: view, in: stack)
    }
    // Two sides make a width, and so does its own.
    return [.start, .end, .middle].contains(pins(of: view))
  }

  /// Whether a stack gives the rest of its room to something else.
  private func leavesRoom(beside view: Int, in stack: Int) -> Bool {
    let tree = document.tree
    guard document.customClass(of: stack) == nil else { return false }
    if tree.value("axis", of: stack) == "vertical" || tree.value("orientation", of: stack) == "vertical" {
      return ["leading", "trailing", "center", "centerX"].contains(tree.value("alignment", of: stack) ?? "fill")
    }
    switch tree.value("distribution", of: stack) ?? "fill" {
    case "equalSpacing", "equalCentering": return true
    case "fill":
      let own = hugging(view)
      return objects(in: stack).contains { other in
        other != view && ["label", "textField", "textView", "button", "view", "slider", "progressView"].contains(tree.name(of: other))
          && tree.value("hidden", of: other) != "YES" && hugging(other) < own && !pins(of: other).contains(.width)
      }
    default: return false
    }
  }

  /// How strongly a view keeps to the width of its content; Interface Builder leaves the default out.
  private func hugging(_ view: Int) -> Double {
    document.tree.value("horizontalHuggingPriority", of: view).flatMap(ElementMatcher.number) ?? 250
  }
}

/// What holds a view in the horizontal direction.
struct HorizontalPins: OptionSet {
  let rawValue: UInt8
  static let start = HorizontalPins(rawValue: 1)
  static let end = HorizontalPins(rawValue: 2)
  static let middle = HorizontalPins(rawValue: 4)
  /// A width of its own, or a least one.
  static let width = HorizontalPins(rawValue: 8)

  /// - Parameters:
  ///   - attribute: of the view in a constraint.
  ///   - isEqual: the relation is no inequality: a greatest width or distance leaves the view alone.
  init(_ attribute: String, isEqual: Bool, isLeast: Bool) {
    if attribute.hasPrefix("width") {
      self = isEqual || isLeast ? .width : []
    } else if !isEqual {
      self = []
    } else if attribute.hasPrefix("leading") || attribute.hasPrefix("left") {
      self = .start
    } else if attribute.hasPrefix("trailing") || attribute.hasPrefix("right") {
      self = .end
    } else {
      self = attribute.hasPrefix("centerX") ? .middle : []
    }
  }

  init(rawValue: UInt8) { self.rawValue = rawValue }
}
