import RTLFacts

extension InterfaceFacts {
  /// Whether an object is as wide as its text: nothing in the file stretches it, so its alignment does not show, or only
  /// where the text gets more lines.
  /// - Parameter inLines: text of more than one line counts, too.
  func hugsText(_ element: Int, inLines: Bool = false) -> Bool {
    let tree = document.tree
    let isCell = tree.value("key", of: element) == "cell"
    guard let view = isCell ? tree.parent(of: element) : element, tree.attribute("id", of: view) != nil, inLines || hasOneLine(element, in: view),
      tree.value("translatesAutoresizingMaskIntoConstraints", of: view) == "NO", tree.attribute("preferredMaxLayoutWidth", of: view) == nil,
      // Less than the default is meant to grow.
      hugging(view) >= 250
    else { return false }
    let pins = pins(of: view).subtracting(.mostWidth)
    if let list = tree.parent(of: view), tree.isNamed("subviews", list), let stack = tree.parent(of: list), tree.isNamed("stackView", stack) {
      return pins.isEmpty && leavesRoom(beside: view, in: stack)
    }
    guard !pins.isEmpty, !pins.contains(.width) else { return false }
    // Two places make a width.
    let places = [pins.contains(.middle), isHeld(view, at: .start), isHeld(view, at: .end)]
    return places.count { $0 } < 2
  }

  /// One line is asked for, or no second one fits into the height.
  private func hasOneLine(_ element: Int, in view: Int) -> Bool {
    let tree = document.tree
    if tree.value("numberOfLines", of: element) ?? "1" == "1" { return true }
    guard let height = fixedHeight(of: view) else { return false }
    let font = tree.children(of: element).first { tree.value("key", of: $0) == "fontDescription" }
    let size = font.flatMap { tree.value("pointSize", of: $0) }.flatMap(ElementMatcher.number) ?? 17
    return height < 2 * size
  }

  /// Whether a side of a view has a place that the width of the view does not change.
  /// - Parameter asking: the neighbour whose place is in question and that holds nothing.
  private func isHeld(_ view: Int, at side: HorizontalPins, asking: Int? = nil, depth: Int = 0) -> Bool {
    ties(of: view).contains { tie in
      guard tie.pin == side, asking == nil || tie.other != asking else { return false }
      // Of what is not beside the view, and of long rows, nothing more is asked.
      guard depth < 8, let other = tie.other, tie.otherPin == side.opposite, document.tree.parent(of: other) == document.tree.parent(of: view) else { return true }
      let otherIsHeld = pins(of: other).contains(.middle) || isHeld(other, at: side, asking: view, depth: depth + 1)
        || isHeld(other, at: side.opposite, asking: view, depth: depth + 1)
      return otherIsHeld && !yields(other, to: view)
    }
  }

  /// Whether of two neighbours the first takes the room that is left.
  private func yields(_ other: Int, to view: Int) -> Bool {
    guard pins(of: other).isDisjoint(with: [.width, .mostWidth]) else { return false }
    switch document.tree.name(of: other) {
    case "label", "textField", "button", "segmentedControl": return hugging(other) < hugging(view)
    // These have no width of their own.
    case "slider", "progressView", "textView", "scrollView", "tableView", "collectionView": return true
    case "view": return document.customClass(of: other) == nil
    default: return false
    }
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
          && tree.value("hidden", of: other) != "YES" && hugging(other) < own && pins(of: other).isDisjoint(with: [.width, .mostWidth])
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
  static let mostWidth = HorizontalPins(rawValue: 16)

  /// - Parameters:
  ///   - attribute: of the view in a constraint.
  ///   - isEqual: the relation is no inequality: a greatest or least distance leaves the view alone.
  init(_ attribute: String, isEqual: Bool, isLeast: Bool) {
    if attribute.hasPrefix("width") {
      self = isEqual || isLeast ? .width : .mostWidth
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

  /// Of one side the other one.
  var opposite: HorizontalPins { self == .start ? .end : .start }
}

/// What a constraint holds of a view in the horizontal direction, and by what.
struct HorizontalTie {
  var pin: HorizontalPins
  /// nil for a constraint of one item.
  var other: Int?
  var otherPin: HorizontalPins
}
