import RTLFacts

/// Which views of a document are as wide as what they show, in one size class.
final class IntrinsicWidth {
  let geometry: InterfaceGeometry
  let defaults: InterfaceDefaults
  /// Which elements take the room that is left in a row.
  private let rooms: RowElements
  private let pictureWidths: [String: Double]
  // What questions have found out, by view, stack and list of views: each view of a row asks again.
  private var knownHolds: [Int: Double] = [:]
  private var knownRows: [Int: Bool] = [:]
  private var severals: [Int: Bool] = [:]
  private var keptViews: [Int: [(view: Int, frame: Rect)]] = [:]
  private var weakest: [Int: [Int]] = [:]
  private var document: InterfaceDocument { geometry.document }
  private var tree: ElementTree { geometry.document.tree }

  /// Heights that the file fixes, by view.
  private lazy var fixedHeights: [Int: Double] = {
    let own = geometry.constraints.filter {
      $0.firstAttribute == "height" && !$0.hasSecondItem && geometry.priority(of: $0) ?? defaults[.required] >= defaults[.hugging]
        && tree.attribute("relation", of: $0.element) == nil
    }
    let heights = own.compactMap { constraint in
      geometry.number("constant", of: constraint.element).flatMap { height in constraint.firstItem.map { ($0, height) } }
    }
    return Dictionary(heights, uniquingKeysWith: min)
  }()

  init(_ geometry: InterfaceGeometry, _ tables: Tables, pictureWidths: [String: Double]) {
    (self.geometry, self.pictureWidths) = (geometry, pictureWidths)
    (defaults, rooms) = (tables.vocabulary(), tables.vocabulary())
  }

  /// - Parameter least: weaker constraints do not count.
  private func ties(of view: Int, at side: HorizontalPins, least: Double) -> [HorizontalTie] {
    geometry.ties(of: view, at: side).filter { $0.priority ?? defaults[.required] >= least }
  }

  /// - Parameter least: weaker constraints do not count.
  func isPinned(_ view: Int, at side: HorizontalPins, least: Double) -> Bool {
    geometry.ties(of: view, at: side).contains { $0.priority ?? defaults[.required] >= least }
  }

  /// Whether an object is as wide as its text: nothing in the file stretches it, so its alignment does not show, or only
  /// where the text gets more lines.
  func fitsText(_ element: Int) -> Bool {
    guard let view = isCell(element) ? tree.parent(of: element) : element else { return false }
    return (hasOneLine(element, in: view) || neverBreaks(element, in: view) || isShort(element)) && fitsContent(view)
  }

  /// What shows the text of a control of macOS.
  private func isCell(_ element: Int) -> Bool { tree.value("key", of: element) == "cell" }

  /// Any number of lines is allowed, but nothing ends the first one: one side is free, no greatest width is given, and the
  /// text, which no code sets, stays in its line.
  private func neverBreaks(_ element: Int, in view: Int) -> Bool {
    stack(of: view) == nil && document.outlets(to: view).isEmpty && tree.attribute("preferredMaxLayoutWidth", of: view) == nil
      && !isPinned(view, at: .limit, least: 0) && !isPinned(view, at: .mostWidth, least: 0)
      && !(isPinned(view, at: .start, least: 0) && isPinned(view, at: .end, least: 0))
      && ((tree.value("text", of: element) ?? tree.value("title", of: element)).map { !$0.contains(where: \.isNewline) } ?? false)
  }

  /// Whether the text of a label was drawn in one line that takes no more than half of the width round it: in another
  /// language it hardly needs a second one. Nobody sets one text through a collection of outlets.
  private func isShort(_ label: Int) -> Bool {
    guard document.outlets(to: label).allSatisfy(\.isCollection), tree.value("text", of: label)?.isEmpty == false,
      tree.attribute("preferredMaxLayoutWidth", of: label) == nil, let own = tree.frame(of: label),
      let room = tree.parent(of: label).flatMap(tree.parent).flatMap(tree.frame)
    else { return false }
    return own.height < 2 * fontSize(of: label) && 2 * own.width <= room.width
  }

  /// Whether the picture of an image view takes its whole width, so that it stands at both sides.
  func fitsImage(_ view: Int) -> Bool {
    if fitsContent(view) { return true }
    // What code may show has another width.
    guard document.outlets(to: view).isEmpty, let picture = tree.value("image", of: view).flatMap({ pictureWidths[$0] }), let width = width(of: view)
    else { return false }
    // Of a point or two nobody sees at which side they are.
    return width <= picture + 2
  }

  /// Of its only constraint in this direction, or of the frame where nothing else makes the width.
  private func width(of view: Int) -> Double? {
    if hasFrame(view) { return isWidthSizable(view) ? nil : tree.frame(of: view)?.width }
    let widths = ties(of: view, at: .width, least: 0)
    guard widths.count == 1, let width = widths.first, width.other == nil, width.priority ?? defaults[.required] == defaults[.required],
      tree.attribute("relation", of: width.constraint) == nil
    else { return nil }
    return geometry.number("constant", of: width.constraint)
  }

  /// Whether a view stays where its frame was drawn, or fills the room beside, under or inside of one that does, or in the line above or
  /// below one of its kind: its text would part from what it was drawn for, or meet it.
  func keepsFrame(_ view: Int) -> Bool {
    guard hasFrame(view), let own = tree.frame(of: view) else { return tree.value("fixedFrame", of: view) == "YES" }
    guard fillsRoom(view) else { return true }
    guard let list = tree.parent(of: view) else { return false }
    return keptViews(in: list).contains { isRow($0.frame, beside: own) || isColumn($0.frame, with: own) && tree.name(of: $0.view) == tree.name(of: view) }
      || tree.parent(of: list).map { keepsFrameInPart($0, whereUnknown: false) } ?? false
  }

  /// Whether a view that keeps its frame has only a part of the room round it, so that its text stays beside what it was
  /// drawn for. Where it has more, the text moves from one end of the room to the other.
  /// - Parameter whereUnknown: the answer where there is no view round it, or nothing says its width.
  func keepsFrameInPart(_ view: Int, whereUnknown: Bool = true) -> Bool {
    guard keepsFrame(view) else { return false }
    guard let own = tree.frame(of: view), let room = tree.parent(of: view).flatMap(tree.parent).flatMap(tree.frame) else { return whereUnknown }
    return own.width < Self.mostOfRoom * room.width
  }
  private static let mostOfRoom = 2.0 / 3

  /// Ahead of a view, or over the far half of it.
  private func isRow(_ frame: Rect, beside own: Rect) -> Bool {
    guard frame.y < own.maxY, own.y < frame.maxY else { return false }
    return frame.maxX <= own.x + 1 || frame.x >= own.x + own.width / 2 && frame.x < own.maxX
  }

  /// The line above or below, with the same beginning.
  private func isColumn(_ frame: Rect, with own: Rect) -> Bool {
    abs(frame.x - own.x) <= Self.sameBeginning && max(frame.y, own.y) - min(frame.maxY, own.maxY) <= Self.nextLine
  }
  /// In points.
  private static let sameBeginning = 20.0, nextLine = 24.0

  /// Of the views in a list those that no constraints place and that do not fill the room round them.
  private func keptViews(in list: Int) -> [(view: Int, frame: Rect)] {
    if let known = keptViews[list] { return known }
    let kept = tree.children(of: list).filter { geometry.mayShow($0) && hasFrame($0) && !fillsRoom($0) }
    let found = kept.compactMap { view in tree.frame(of: view).map { (view: view, frame: $0) } }
    keptViews[list] = found
    return found
  }

  /// Whether constraints that change sides with the direction place a view, or a stack that it is in.
  /// - Parameter depth: how many stacks lie between the view that was asked about and this one.
  func turns(_ view: Int, depth: Int = 0) -> Bool {
    guard depth <= Self.deepestStack, tree.attribute("semanticContentAttribute", of: view) == nil else { return false }
    if let stack = stack(of: view) { return turns(stack, depth: depth + 1) }
    let round = sequence(first: view) { self.tree.parent(of: $0).flatMap(self.tree.parent) }.dropFirst()
    return !hasFrame(view) && areSidesHeld(view, both: depth == 0) && !isHeldByFixedSide(view)
      && !round.contains { isHeldByFixedSide($0) || keepsFrameInPart($0, whereUnknown: false) }
  }

  private func areSidesHeld(_ view: Int, both: Bool) -> Bool {
    let (start, end) = (!geometry.ties(of: view, at: .start).isEmpty, !geometry.ties(of: view, at: .end).isEmpty)
    return both ? start && end : start || end
  }

  private func isHeldByFixedSide(_ view: Int) -> Bool {
    // What a view holds does not hold the view.
    (geometry.ties(of: view, at: .start) + geometry.ties(of: view, at: .end)).contains { $0.isFixed && !($0.other.map { isInside($0, view) } ?? false) }
  }

  /// No constraints place it.
  private func hasFrame(_ view: Int) -> Bool {
    tree.value("fixedFrame", of: view) == "YES" || tree.value("translatesAutoresizingMaskIntoConstraints", of: view) != "NO"
  }

  private func isWidthSizable(_ view: Int) -> Bool { tree.isFlexible("widthSizable", of: view) }

  /// Whether both sides of a frame keep their distance from the view round it; where a side gives way, the frame stays in its
  /// part of the room.
  private func fillsRoom(_ view: Int) -> Bool {
    isWidthSizable(view) && !tree.isFlexible("flexibleMinX", of: view) && !tree.isFlexible("flexibleMaxX", of: view)
  }

  /// Whether nothing stretches a view, or a stack with the views inside of it.
  /// - Parameter depth: how many stacks lie between the view that was asked about and this one.
  private func fitsContent(_ view: Int, depth: Int = 0) -> Bool {
    guard tree.attribute("id", of: view) != nil, tree.value("translatesAutoresizingMaskIntoConstraints", of: view) == "NO" else { return false }
    // What is weaker than the view's hold on its content stretches nothing.
    let least = depth == 0 ? hugging(view) : hold(view)
    func isPinned(_ side: HorizontalPins) -> Bool { self.isPinned(view, at: side, least: least) }
    let hasPlace = isPinned(.start) || isPinned(.end) || isPinned(.middle)
    if isPinned(.width) { return false }
    if let stack = stack(of: view) {
      // A priority below the default says that the view may grow.
      guard !hasPlace, least >= defaults[.hugging] else { return false }
      return leavesRoom(beside: view, in: stack) || depth < Self.deepestStack && keepsWidths(stack) && fitsContent(stack, depth: depth + 1)
    }
    guard hasPlace else { return false }
    // Two held places, such as both sides, decide the width.
    let places = [isPinned(.middle), isHeld(view, at: .start, least: least), isHeld(view, at: .end, least: least)]
    return places.count { $0 } < 2
  }

  /// One line is asked for, or no second one fits into the height.
  private func hasOneLine(_ element: Int, in view: Int) -> Bool {
    if isCell(element) { return neverWraps(cell: element) || isDrawnInOneLine(cell: element, in: view) }
    if geometry.value("numberOfLines", of: element) ?? "1" == "1" { return true }
    return fixedHeights[view].map { $0 < 2 * fontSize(of: element) } ?? false
  }

  /// In points; 0 where the file does not say it. A text style may be as small as the smallest text size that users can choose.
  private func fontSize(of element: Int) -> Double {
    guard let font = geometry.child(named: "fontDescription", of: element) else { return 0 }
    return tree.number("pointSize", of: font) ?? (tree.attribute("style", of: font) == nil ? defaults[.fontSize] : defaults[.smallestTextStyle])
  }

  /// A missing mode breaks lines between words.
  private func neverWraps(cell: Int) -> Bool {
    let mode = tree.value("lineBreakMode", of: cell) ?? "wordWrapping"
    return tree.value("usesSingleLineMode", of: cell) == "YES" || mode != "wordWrapping" && mode != "charWrapping"
  }

  /// Whether the text was drawn in one line.
  private func isDrawnInOneLine(cell: Int, in view: Int) -> Bool {
    let size = geometry.child(named: "font", of: cell).flatMap { tree.number("size", of: $0) } ?? defaults[.macFontSize]
    return tree.frame(of: view).map { $0.height < 2 * size } ?? true
  }

  /// Whether a side of a view has a place that the width of the view does not change.
  /// - Parameter least: how strong a constraint has to be to stretch the view.
  private func isHeld(_ view: Int, at side: HorizontalPins, least: Double) -> Bool {
    var seen: Set<Int> = []
    return isHeld(view, at: side, least: least, &seen)
  }

  /// - Parameter seen: views of the row that hold nothing by themselves.
  private func isHeld(_ view: Int, at side: HorizontalPins, least: Double, _ seen: inout Set<Int>) -> Bool {
    guard seen.count < Self.longestRow else { return true }
    guard seen.insert(view).inserted else { return false }
    return ties(of: view, at: side, least: least).contains { tie in
      // What a view holds does not hold the view.
      guard let other = tie.other, !isInside(other, view) else { return tie.other == nil }
      if isInside(view, other), tie.otherPin == side { return !hugsRow(other) }
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

  /// Whether a view without a width of its own is as wide as the one row inside of it.
  private func hugsRow(_ box: Int) -> Bool {
    if let known = knownRows[box] { return known }
    let found = isOneRow(box)
    knownRows[box] = found
    return found
  }

  private func isOneRow(_ box: Int) -> Bool {
    guard tree.isNamed("view", box), tree.value("translatesAutoresizingMaskIntoConstraints", of: box) == "NO", stack(of: box) == nil else { return false }
    func inner(_ side: HorizontalPins) -> Int { ties(of: box, at: side, least: 0).count { isInside($0.other, box) } }
    func isTiedOutside(_ side: HorizontalPins) -> Bool { ties(of: box, at: side, least: 0).count > inner(side) }
    guard inner(.start) == 1, inner(.end) == 1, inner(.limit) == 0, !isPinned(box, at: .width, least: 0) else { return false }
    var places = isTiedOutside(.middle) ? 1 : 0
    for side in [HorizontalPins.start, .end] where isTiedOutside(side) && isHeld(box, at: side, least: defaults[.hugging]) { places += 1 }
    return places == 1
  }

  private func isInside(_ view: Int?, _ other: Int) -> Bool { view.map { tree.ancestors(of: $0).contains(other) } ?? false }

  /// Rows of so many views are taken to be held.
  private static let longestRow = 16

  /// Whether constraints place both beside each other.
  private func isNeighbour(_ other: Int, of view: Int) -> Bool {
    tree.parent(of: other) == tree.parent(of: view) && tree.value("translatesAutoresizingMaskIntoConstraints", of: other) == "NO"
  }

  /// Whether of two neighbours the first takes the room that is left.
  private func yields(_ other: Int, to view: Int, least: Double) -> Bool {
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
    guard let list = tree.parent(of: view), tree.isNamed("subviews", list), let stack = tree.parent(of: list), tree.isNamed("stackView", stack) else {
      return nil
    }
    return stack
  }

  /// Whether the views of a stack that nothing stretches have the widths of their contents. A class of its own shares them as
  /// its file says, too.
  private func keepsWidths(_ stack: Int) -> Bool { !isColumn(stack) && geometry.value("distribution", of: stack) != "fillEqually" }

  private func hasSeveral(in stack: Int) -> Bool {
    if let known = severals[stack] { return known }
    let found = shownViews(in: stack).count > 1
    severals[stack] = found
    return found
  }

  private func shownViews(in stack: Int) -> [Int] { document.objects(in: stack).filter { !tree.isNamed("constraint", $0) && isShown($0) } }

  /// Neither hidden nor missing here, as far as the file says.
  func isShown(_ view: Int) -> Bool { geometry.value("hidden", of: view) != "YES" && geometry.mayShow(view) }

  /// Whether a stack gives the rest of its room to something else.
  private func leavesRoom(beside view: Int, in stack: Int) -> Bool {
    if isColumn(stack) {
      // Xcode may write the names of a row's sides, which have the same values.
      return ["leading", "trailing", "top", "bottom", "center", "centerX"].contains(geometry.value("alignment", of: stack) ?? "fill")
    }
    switch geometry.value("distribution", of: stack) ?? "fill" {
    // One view alone is held at both ends.
    case "equalSpacing", "equalCentering": return hasSeveral(in: stack)
    case "fill": return weakestViews(in: stack).contains { $0 != view && hold($0) < hold(view) }
    default: return false
    }
  }

  /// What can take the room of a stack: of its views the two that hold on to their content least.
  private func weakestViews(in stack: Int) -> [Int] {
    if let known = weakest[stack] { return known }
    var weakest: [Int] = []
    for view in document.objects(in: stack) where mayTakeRoom(view) {
      weakest.append(view)
      weakest.sort { hold($0) < hold($1) }
      if weakest.count > 2 { weakest.removeLast() }
    }
    self.weakest[stack] = weakest
    return weakest
  }

  /// Whether a view in a stack gets wider where there is room.
  private func mayTakeRoom(_ view: Int) -> Bool {
    rooms[tree.name(of: view)] != nil && isShown(view)
      && !isPinned(view, at: .width, least: defaults[.hugging]) && !isPinned(view, at: .mostWidth, least: defaults[.hugging])
  }

  /// How strongly a view keeps to the width of its content.
  private func hugging(_ view: Int) -> Double { geometry.number("horizontalHuggingPriority", of: view) ?? defaults[.hugging] }

  /// How strongly a view, or what a stack shows, keeps to its width: of a row the one gives way that holds on least, of a
  /// column none may hold on more.
  private func hold(_ view: Int) -> Double {
    if let known = knownHolds[view] { return known }
    let found = hold(view, depth: 0)
    knownHolds[view] = found
    return found
  }

  private func hold(_ view: Int, depth: Int) -> Double {
    if isPinned(view, at: .width, least: defaults[.hugging]) { return defaults[.required] }
    guard rooms[tree.name(of: view)] == .stack else { return hugging(view) }
    guard document.customClass(of: view) == nil, depth < Self.deepestStack else { return defaults[.required] }
    let holds = shownViews(in: view).map { rooms[tree.name(of: $0)] != nil || tree.isNamed("imageView", $0) ? hold($0, depth: depth + 1) : defaults[.required] }
    return (isColumn(view) ? holds.max() : holds.min()) ?? defaults[.required]
  }

  /// Stacks inside of stacks that are looked at.
  private static let deepestStack = 4

  private func isColumn(_ stack: Int) -> Bool {
    geometry.value("axis", of: stack) == "vertical" || tree.value("orientation", of: stack) == "vertical"
  }
}
