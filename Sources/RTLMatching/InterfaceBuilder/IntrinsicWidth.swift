extension InterfaceFacts {
  /// Whether an object is as wide as its text: nothing in the file stretches it, so its alignment does not show, or only
  /// where the text gets more lines.
  /// - Parameter inLines: text of more than one line counts, too.
  func hugsText(_ element: Int, inLines: Bool = false) -> Bool {
    let tree = document.tree
    let isCell = tree.value("key", of: element) == "cell"
    guard let view = isCell ? tree.parent(of: element) : element else { return false }
    // A preferred width breaks a text of many lines, not one of one line.
    let fits = inLines ? tree.attribute("preferredMaxLayoutWidth", of: view) == nil : hasOneLine(element, in: view) || neverBreaks(element, in: view)
    return fits && hugsContent(view)
  }

  /// Any number of lines is allowed, but nothing ends the first one: one side is free, no greatest width is given, and the
  /// text, which no code sets, stays in its line.
  private func neverBreaks(_ element: Int, in view: Int) -> Bool {
    let tree = document.tree
    return stack(of: view) == nil && document.outlets(to: view).isEmpty && tree.attribute("preferredMaxLayoutWidth", of: view) == nil
      && !isPinned(view, at: .limit, least: 0) && !isPinned(view, at: .mostWidth, least: 0)
      && !(isPinned(view, at: .start, least: 0) && isPinned(view, at: .end, least: 0))
      && (tree.value("text", of: element).map { !$0.contains(where: \.isNewline) } ?? false)
  }

  /// Whether the picture of an image view takes its whole width, so that it stands at both sides.
  func hugsPicture(_ view: Int) -> Bool {
    if hugsContent(view) { return true }
    // What code may show has another width.
    guard document.outlets(to: view).isEmpty, let picture = document.tree.value("image", of: view).flatMap({ pictureWidths[$0] }), let width = width(of: view)
    else { return false }
    // Of a point or two nobody sees at which side they are.
    return width <= picture + 2
  }

  /// Of its only constraint in this direction, or of the frame where nothing else makes the width.
  private func width(of view: Int) -> Double? {
    let tree = document.tree
    if hasFrame(view) { return isWidthSizable(view) ? nil : frame(of: view)?.width }
    let widths = ties(of: view, at: .width, least: 0)
    guard widths.count == 1, let width = widths.first, width.other == nil, width.priority == 1000, tree.attribute("relation", of: width.constraint) == nil,
      // Of size classes each has its own.
      !tree.children(of: width.constraint).contains(where: { tree.isNamed("variation", $0) })
    else { return nil }
    return tree.value("constant", of: width.constraint).flatMap(ElementMatcher.number)
  }

  /// Whether a view stays where its frame was drawn, or fills the room beside one that does: its text would part from what
  /// it was drawn for.
  func keepsFrame(_ view: Int) -> Bool {
    guard hasFrame(view), let own = frame(of: view) else { return document.tree.value("fixedFrame", of: view) == "YES" }
    guard fillsRoom(view) else { return true }
    guard let list = document.tree.parent(of: view) else { return false }
    return keptFrames(in: list).contains { $0.x + $0.width <= own.x + 1 && $0.y < own.y + own.height && own.y < $0.y + $0.height }
  }

  /// Of the views in a list those that no constraints place and that do not fill the room round them.
  private func keptFrames(in list: Int) -> [ViewFrame] {
    if let known = keptFrames[list] { return known }
    let found = document.tree.children(of: list).filter { hasFrame($0) && !fillsRoom($0) }.compactMap(frame)
    keptFrames[list] = found
    return found
  }

  /// No constraints place it.
  private func hasFrame(_ view: Int) -> Bool {
    document.tree.value("fixedFrame", of: view) == "YES" || document.tree.value("translatesAutoresizingMaskIntoConstraints", of: view) != "NO"
  }

  private func isWidthSizable(_ view: Int) -> Bool { document.tree.isFlexible("widthSizable", of: view) }

  /// Whether both sides of a frame keep their distance from the view round it; where a side gives way, the frame stays in its
  /// part of the room.
  private func fillsRoom(_ view: Int) -> Bool {
    isWidthSizable(view) && !document.tree.isFlexible("flexibleMinX", of: view) && !document.tree.isFlexible("flexibleMaxX", of: view)
  }

  /// The frame that the file stores of a view; nil for none.
  func frame(of view: Int) -> ViewFrame? {
    let tree = document.tree
    guard let rect = tree.children(of: view).first(where: { tree.isNamed("rect", $0) && tree.value("key", of: $0) == "frame" }) else { return nil }
    let sides = ["x", "y", "width", "height"].compactMap { tree.value($0, of: rect).flatMap(ElementMatcher.number) }
    return sides.count == 4 ? ViewFrame(x: sides[0], y: sides[1], width: sides[2], height: sides[3]) : nil
  }

  /// Whether nothing stretches a view, or a stack with the views inside of it.
  /// - Parameter depth: how many stacks lie between the view that was asked about and this one.
  private func hugsContent(_ view: Int, depth: Int = 0) -> Bool {
    let tree = document.tree
    guard tree.attribute("id", of: view) != nil, tree.value("translatesAutoresizingMaskIntoConstraints", of: view) == "NO" else { return false }
    // What is weaker than the view's hold on its content stretches nothing.
    let least = depth == 0 ? hugging(view) : hold(view)
    func isPinned(_ side: HorizontalPins) -> Bool { self.isPinned(view, at: side, least: least) }
    let hasPlace = isPinned(.start) || isPinned(.end) || isPinned(.middle)
    if isPinned(.width) { return false }
    if let stack = stack(of: view) {
      // A priority below the default says that the view may grow.
      guard !hasPlace, least >= InterfaceFacts.defaultHugging else { return false }
      return leavesRoom(beside: view, in: stack) || depth < InterfaceFacts.deepestStack && keepsWidths(stack) && hugsContent(stack, depth: depth + 1)
    }
    guard hasPlace else { return false }
    // Two held places, such as both sides, decide the width.
    let places = [isPinned(.middle), isHeld(view, at: .start, least: least), isHeld(view, at: .end, least: least)]
    return places.count { $0 } < 2
  }

  /// One line is asked for, or no second one fits into the height.
  private func hasOneLine(_ element: Int, in view: Int) -> Bool {
    let tree = document.tree
    if tree.value("numberOfLines", of: element) ?? "1" == "1" { return true }
    guard let height = fixedHeight(of: view), let font = tree.children(of: element).first(where: { tree.value("key", of: $0) == "fontDescription" }) else {
      return false
    }
    // A text style may be as small as the smallest text size that users can choose.
    let size = tree.value("pointSize", of: font).flatMap(ElementMatcher.number) ?? (tree.attribute("style", of: font) == nil ? 17 : 11)
    return height < 2 * size
  }

  /// Whether a side of a view has a place that the width of the view does not change.
  /// - Parameter least: how strong a constraint has to be to stretch the view.
  private func isHeld(_ view: Int, at side: HorizontalPins, least: Double) -> Bool {
    var seen: Set<Int> = []
    return isHeld(view, at: side, least: least, &seen)
  }

  /// - Parameter seen: views of the row that hold nothing by themselves.
  private func isHeld(_ view: Int, at side: HorizontalPins, least: Double, _ seen: inout Set<Int>) -> Bool {
    guard seen.count < InterfaceFacts.longestRow else { return true }
    guard seen.insert(view).inserted else { return false }
    return ties(of: view, at: side, least: least).contains { tie in
      // What a view holds does not hold the view.
      guard let other = tie.other, !isInside(other, view) else { return tie.other == nil }
      guard tie.otherPin == side.opposite, isNeighbour(other, of: view) else { return true }
      // The near side may be held by something else, such as another row.
      if isPinned(other, at: .middle, least: least)
        || ties(of: other, at: side.opposite, least: least).contains(where: { $0.other != view && !isInside($0.other, other) })
      {
        return true
      }
      return !yields(other, to: view, least: least) && isHeld(other, at: side, least: least, &seen)
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
  private func yields(_ other: Int, to view: Int, least: Double) -> Bool {
    let tree = document.tree
    guard !isPinned(other, at: .width, least: least), !isPinned(other, at: .mostWidth, least: least) else { return false }
    switch rooms[tree.name(of: other)] {
    case .hugging, .stack: return hold(other) < hugging(view)
    case .always: return true
    case .scrolling: return tree.value("scrollEnabled", of: other) != "NO"
    case .empty: return document.customClass(of: other) == nil && !tree.children(of: other).contains { tree.isNamed("subviews", $0) }
    case nil: return false
    }
  }

  private func stack(of view: Int) -> Int? {
    let tree = document.tree
    guard let list = tree.parent(of: view), tree.isNamed("subviews", list), let stack = tree.parent(of: list), tree.isNamed("stackView", stack) else {
      return nil
    }
    return stack
  }

  /// Whether the views of a stack that nothing stretches have the widths of their contents. A class of its own shares them as
  /// its file says, too.
  private func keepsWidths(_ stack: Int) -> Bool {
    !isColumn(stack) && !hasVariations(stack) && document.tree.value("distribution", of: stack) != "fillEqually"
  }

  private func hasSeveral(in stack: Int) -> Bool {
    if let known = severals[stack] { return known }
    let tree = document.tree
    let shown = objects(in: stack).lazy.filter { !tree.isNamed("constraint", $0) && tree.value("hidden", of: $0) != "YES" }
    let found = shown.prefix(2).count > 1
    severals[stack] = found
    return found
  }

  /// Whether size classes change how a stack shares its room.
  private func hasVariations(_ stack: Int) -> Bool {
    if let known = variations[stack] { return known }
    let tree = document.tree
    let found = tree.children(of: stack).contains { child in
      tree.isNamed("variation", child) && ["axis", "distribution", "alignment"].contains { tree.attribute($0, of: child) != nil }
    }
    variations[stack] = found
    return found
  }

  /// Whether a stack gives the rest of its room to something else.
  private func leavesRoom(beside view: Int, in stack: Int) -> Bool {
    let tree = document.tree
    guard !hasVariations(stack) else { return false }
    if isColumn(stack) {
      // Xcode may write the names of a row's sides, which have the same values.
      return ["leading", "trailing", "top", "bottom", "center", "centerX"].contains(tree.value("alignment", of: stack) ?? "fill")
    }
    switch tree.value("distribution", of: stack) ?? "fill" {
    // One view alone is held at both ends.
    case "equalSpacing", "equalCentering": return hasSeveral(in: stack)
    case "fill": return weakestViews(in: stack).contains { $0 != view && hold($0) < hold(view) }
    default: return false
    }
  }

  /// Whether a view in a stack gets wider where there is room.
  func mayTakeRoom(_ view: Int) -> Bool {
    rooms[document.tree.name(of: view)] != nil
      && document.tree.value("hidden", of: view) != "YES"
      && !isPinned(view, at: .width, least: InterfaceFacts.defaultHugging) && !isPinned(view, at: .mostWidth, least: InterfaceFacts.defaultHugging)
  }

  /// How strongly a view keeps to the width of its content; Interface Builder leaves the default out.
  func hugging(_ view: Int) -> Double {
    document.tree.value("horizontalHuggingPriority", of: view).flatMap(ElementMatcher.number) ?? InterfaceFacts.defaultHugging
  }

  static let defaultHugging = 250.0

  /// How strongly a view, or what a stack shows, keeps to its width: of a row the one gives way that holds on least, of a
  /// column none may hold on more.
  func hold(_ view: Int) -> Double {
    if let known = knownHolds[view] { return known }
    let found = hold(view, depth: 0)
    knownHolds[view] = found
    return found
  }

  private func hold(_ view: Int, depth: Int) -> Double {
    let tree = document.tree
    if isPinned(view, at: .width, least: InterfaceFacts.defaultHugging) { return 1000 }
    guard rooms[tree.name(of: view)] == .stack else { return hugging(view) }
    guard document.customClass(of: view) == nil, depth < InterfaceFacts.deepestStack else { return 1000 }
    let shown = objects(in: view).filter { tree.value("hidden", of: $0) != "YES" && !tree.isNamed("constraint", $0) }
    let holds = shown.map { rooms[tree.name(of: $0)] != nil || tree.isNamed("imageView", $0) ? hold($0, depth: depth + 1) : 1000 }
    return (isColumn(view) ? holds.max() : holds.min()) ?? 1000
  }

  /// Stacks inside of stacks that are looked at.
  private static let deepestStack = 4

  private func isColumn(_ stack: Int) -> Bool {
    document.tree.value("axis", of: stack) == "vertical" || document.tree.value("orientation", of: stack) == "vertical"
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
  /// A side that may go no further.
  static let limit = HorizontalPins(rawValue: 32)

  /// - Parameters:
  ///   - attribute: of the view in a constraint.
  ///   - isEqual: the relation is no inequality: a greatest or least distance leaves the view alone.
  init(_ attribute: String, isEqual: Bool, isLeast: Bool) {
    if attribute.hasPrefix("width") {
      self = isEqual || isLeast ? .width : .mostWidth
    } else if attribute.hasPrefix("leading") || attribute.hasPrefix("left") {
      self = isEqual ? .start : .limit
    } else if attribute.hasPrefix("trailing") || attribute.hasPrefix("right") {
      self = isEqual ? .end : .limit
    } else if !isEqual {
      self = []
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
  /// From 1 to 1000.
  var priority: Double
  /// The element of the constraint.
  var constraint: Int
}
