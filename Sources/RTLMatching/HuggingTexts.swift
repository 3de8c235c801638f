import RTLFacts

extension InterfaceFacts {
  /// Whether an object is as wide as its text: nothing in the file stretches it, so its alignment does not show, or only
  /// where the text gets more lines.
  /// - Parameter inLines: text of more than one line counts, too.
  func hugsText(_ element: Int, inLines: Bool = false) -> Bool {
    let tree = document.tree
    let isCell = tree.value("key", of: element) == "cell"
    guard let view = isCell ? tree.parent(of: element) : element, tree.attribute("id", of: view) != nil, inLines || hasOneLine(element, in: view),
      tree.value("translatesAutoresizingMaskIntoConstraints", of: view) == "NO",
      // A preferred width breaks lines; one line goes on.
      !inLines || tree.attribute("preferredMaxLayoutWidth", of: view) == nil,
      // Less than the default is meant to grow.
      hugging(view) >= InterfaceFacts.defaultHugging
    else { return false }
    let pins = pins(of: view)
    let hasPlace = !pins.isDisjoint(with: [.start, .end, .middle])
    if pins.contains(.width) { return false }
    if let list = tree.parent(of: view), tree.isNamed("subviews", list), let stack = tree.parent(of: list), tree.isNamed("stackView", stack) {
      return !hasPlace && leavesRoom(beside: view, in: stack)
    }
    guard hasPlace else { return false }
    // Two places make a width.
    let places = [pins.contains(.middle), isHeld(view, at: .start), isHeld(view, at: .end)]
    return places.count { $0 } < 2
  }

  /// Whether the picture of an image view takes its whole width, so that it stands at both sides.
  func hugsPicture(_ view: Int) -> Bool {
    if hugsText(view, inLines: true) { return true }
    guard let picture = document.tree.value("image", of: view).flatMap({ pictureWidths[$0] }), let width = width(of: view) else { return false }
    // Of a point or two nobody sees at which side they are.
    return width <= picture + 2
  }

  /// Of a constraint, or of the frame where nothing else makes the width.
  private func width(of view: Int) -> Double? {
    let tree = document.tree
    if let width = fixedSize("width", of: view) { return width }
    let isByFrame = tree.value("fixedFrame", of: view) == "YES" || tree.value("translatesAutoresizingMaskIntoConstraints", of: view) != "NO"
    let mask = tree.child(named: "autoresizingMask", of: view)
    guard isByFrame, mask.flatMap({ tree.value("widthSizable", of: $0) }) != "YES" else { return nil }
    return tree.children(of: view).first { tree.isNamed("rect", $0) && tree.value("key", of: $0) == "frame" }
      .flatMap { tree.value("width", of: $0) }.flatMap(ElementMatcher.number)
  }

  /// One line is asked for, or no second one fits into the height.
  private func hasOneLine(_ element: Int, in view: Int) -> Bool {
    let tree = document.tree
    if tree.value("numberOfLines", of: element) ?? "1" == "1" { return true }
    guard let height = fixedSize("height", of: view), let font = tree.children(of: element).first(where: { tree.value("key", of: $0) == "fontDescription" }) else { return false }
    // Of a text style the smallest size counts.
    let size = tree.value("pointSize", of: font).flatMap(ElementMatcher.number) ?? (tree.attribute("style", of: font) == nil ? 17 : 11)
    return height < 2 * size
  }

  /// Whether a side of a view has a place that the width of the view does not change.
  private func isHeld(_ view: Int, at side: HorizontalPins) -> Bool {
    var seen: Set<Int> = []
    return isHeld(view, at: side, &seen)
  }

  /// - Parameter seen: views of the row that hold nothing by themselves.
  private func isHeld(_ view: Int, at side: HorizontalPins, _ seen: inout Set<Int>) -> Bool {
    guard seen.count < InterfaceFacts.longestRow else { return true }
    guard seen.insert(view).inserted else { return false }
    return ties(of: view, at: side).contains { tie in
      // What a view holds does not hold the view.
      guard let other = tie.other, !isInside(other, view) else { return tie.other == nil }
      guard tie.otherPin == side.opposite, isNeighbour(other, of: view) else { return true }
      // The near side may be held by something else, such as another row.
      if pins(of: other).contains(.middle) || ties(of: other, at: side.opposite).contains(where: { $0.other != view && !isInside($0.other, other) }) { return true }
      return !yields(other, to: view) && isHeld(other, at: side, &seen)
    }
  }

  private func isInside(_ view: Int?, _ other: Int) -> Bool { view.map { document.tree.ancestors(of: $0).contains(other) } ?? false }

  /// Rows of so many views are taken to be held.
  private static let longestRow = 16

  /// Whether constraints place both beside each other.
  private func isNeighbour(_ other: Int, of view: Int) -> Bool {
    let tree = document.tree
    return tree.parent(of: other) == tree.parent(of: view) && tree.value("translatesAutoresizingMaskIntoConstraints", of: other) == "NO"
  }

  /// Whether of two neighbours the first takes the room that is left.
  private func yields(_ other: Int, to view: Int) -> Bool {
    let tree = document.tree
    guard pins(of: other).isDisjoint(with: [.width, .mostWidth]) else { return false }
    switch tree.name(of: other) {
    case "label", "textField", "button", "segmentedControl": return hugging(other) < hugging(view)
    // These have no width of their own.
    case "slider", "progressView", "scrollView", "tableView", "collectionView": return true
    case "textView": return tree.value("scrollEnabled", of: other) != "NO"
    // What it holds may make a width.
    case "view": return document.customClass(of: other) == nil && !tree.children(of: other).contains { tree.isNamed("subviews", $0) }
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
    document.tree.value("horizontalHuggingPriority", of: view).flatMap(ElementMatcher.number) ?? InterfaceFacts.defaultHugging
  }

  private static let defaultHugging = 250.0

  /// Of what priority a constraint has to be to stretch a view: what is weaker than its hold on its content changes no size.
  func leastPriority(over view: Int) -> Double {
    switch document.tree.name(of: view) {
    case "label", "button", "imageView": max(hugging(view), InterfaceFacts.defaultHugging)
    default: InterfaceFacts.defaultHugging
    }
  }
}

/// What holds a view in the horizontal direction.
struct HorizontalPins: OptionSet, Hashable {
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
