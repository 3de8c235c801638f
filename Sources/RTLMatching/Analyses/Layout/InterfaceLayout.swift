import RTLFacts
import RTLLexing

/// Objects of an Interface Builder file that cannot turn round or cannot grow: views held by a fixed frame on
/// one side, texts with a fixed size, rows crowded with texts. What to look for is `find:`; which elements show
/// text is `texts:`; texts that Xcode gives new objects are `defaults:`.
final class InterfaceLayout: Analysis {
  private enum Kind: String, CaseIterable {
    case fixedFrames = "fixed-frames"
    case fixedSizes = "fixed-sizes"
    case crowdedRows = "crowded-rows"
    case shortLines = "short-lines"
  }

  static let parameters = [AnalysisParameter.choice("find", Kind.allCases.map(\.rawValue)), .text("texts"), .text("defaults")]

  private let kind: Kind?
  private let texts: Set<String>
  private let defaults: Set<String>

  init(_ call: AnalysisCall, dialect: Dialect, vocabularies: Vocabularies, words: KeywordTable) {
    kind = call.parameters["find"].flatMap(Kind.init)
    texts = Set(call.list("texts"))
    defaults = Set(call.list("defaults"))
  }

  func findings(_ input: AnalysisInput) -> [PendingFinding] {
    guard let kind, let facts = input.interface, facts.document.platform == .iOS || facts.document.platform == .tvOS else { return [] }
    let (document, tree) = (facts.document, facts.document.tree)
    let rooms = facts.widths.map { InterfaceRoom(widths: $0, texts: texts, defaults: defaults) }
    /// The answer of the first size class that has one and shows the view.
    func first<Found>(_ view: ElementTree.Index, _ answer: (InterfaceRoom) -> Found?) -> Found? {
      for room in rooms where room.geometry.mayShow(view) {
        if let found = answer(room) { return found }
      }
      return nil
    }
    switch kind {
    case .fixedFrames:
      return tree.elements.indices.cappedFindings { element in
        guard let attribute = tree.attribute("fixedFrame", of: element), first(element, { $0.isStuck(element) ? true : nil }) != nil else { return nil }
        let side = tree.isFlexible("flexibleMinX", of: element) ? "right" : "left"
        return finding(tree.wholeRange(of: attribute), element, ["SIDE": side], document, input)
      }
    case .fixedSizes:
      return document.constraints.cappedFindings { constraint in
        guard let holder = constraint.holder, let (text, room) = first(holder, { $0.fixedSize(constraint) }) else { return nil }
        return finding(tree.wholeRange(of: room), holder, ["TEXT": text, "ROOM": tree.value(of: room)], document, input)
      }
    case .crowdedRows:
      return tree.elements.indices.cappedFindings { element in
        guard tree.isNamed("stackView", element), let row = first(element, { $0.crowd(in: element) }) else { return nil }
        return finding(tree.nameRange(of: element), element, ["TEXT": row], document, input)
      }
    case .shortLines:
      return tree.elements.indices.cappedFindings { element in
        guard let text = first(element, { $0.shortLine(element) }) else { return nil }
        return finding(tree.nameRange(of: element), element, ["TEXT": text], document, input)
      }
    }
  }

  private func finding(
    _ place: Range<Int>, _ element: ElementTree.Index, _ parts: [String: String], _ document: InterfaceDocument, _ input: AnalysisInput
  ) -> PendingFinding {
    // The white space ahead of an attribute belongs to it only when it is removed.
    let bytes = document.tree.file.bytes
    let start = place.drop { bytes[$0] == 0x20 || bytes[$0] == 0x0A || bytes[$0] == 0x0D || bytes[$0] == 0x09 }.lowerBound
    return input.finding(
      at: start..<max(place.upperBound, start), parts: parts, object: (document.description(of: element), document.objectID(of: element)))
  }
}

/// How much room the objects of one Interface Builder file have in one size class.
struct InterfaceRoom {
  let widths: IntrinsicWidth
  /// Names of elements that show text.
  let texts: Set<String>
  let defaults: Set<String>
  var geometry: InterfaceGeometry { widths.geometry }
  private var document: InterfaceDocument { geometry.document }
  private var tree: ElementTree { document.tree }
  private var numbers: InterfaceDefaults { widths.defaults }

  /// Letters that make a word that is translated.
  private static let shortest = 4

  // MARK: - Frames

  /// Points by which the margins of a view that grows with its superview may differ before an eye sees it.
  private static let unequal = 8.0

  /// Whether it is there from the beginning, or code may show it.
  private func isSeen(_ element: ElementTree.Index) -> Bool {
    geometry.value("hidden", of: element) != "YES" || !geometry.document.outlets(to: element).isEmpty
  }

  /// Whether a view with a fixed frame hangs on one side of its superview and is not in its middle, or fills
  /// what another view beside it leaves.
  func isStuck(_ element: ElementTree.Index) -> Bool {
    guard tree.value("fixedFrame", of: element) == "YES", isSeen(element) else { return false }
    guard !(tree.isFlexible("flexibleMinX", of: element) && tree.isFlexible("flexibleMaxX", of: element)) else { return false }
    let grows = tree.isFlexible("widthSizable", of: element)
    guard let own = tree.frame(of: element), let around = tree.ancestors(of: element).prefix(4).lazy.compactMap(tree.frame).first else { return !grows }
    let right = around.width - own.maxX
    guard grows else { return abs(own.x - right) >= 2 }
    return abs(own.x - right) >= Self.unequal && isBeside(element, own, isRight: own.x > right)
  }

  /// Whether a sibling stands in the wider margin of a view.
  private func isBeside(_ element: ElementTree.Index, _ own: Rect, isRight: Bool) -> Bool {
    guard let list = tree.parent(of: element) else { return false }
    return tree.children(of: list).prefix(64).contains { sibling in
      guard sibling != element, geometry.mayShow(sibling), let frame = tree.frame(of: sibling), frame.width > 0 else { return false }
      let middle = frame.x + frame.width / 2
      return isRight ? middle < own.x : middle > own.maxX
    }
  }

  // MARK: - Texts

  /// A text with a required size of its own that a translation will not fit into: the text and its size.
  func fixedSize(_ constraint: InterfaceDocument.Constraint) -> (text: String, room: ElementTree.Attribute)? {
    guard let holder = constraint.holder, constraint.firstItem == holder, !constraint.hasSecondItem, !constraint.isPlaceholder, isText(holder),
      geometry.mayHold(constraint), let constant = geometry.attribute("constant", of: constraint.element),
      let size = geometry.number("constant", of: constraint.element), tree.attribute("relation", of: constraint.element) == nil,
      isRequired(constraint), !isShrinking(holder), document.outlets(to: constraint.element).isEmpty, let text = words(of: holder)
    else { return nil }
    let font = fontSize(of: holder)
    let lines = geometry.value("numberOfLines", of: holder)
    switch constraint.firstAttribute {
    case "width" where lines != "0" && lines != "2" && size < numbers[.growth] * Double(text.utf8.count) * font * numbers[.letter]: return (text, constant)
    case "height" where size < font * numbers[.line]: return (text, constant)
    default: return nil
    }
  }

  /// The texts of a horizontal stack that leaves no way out.
  func crowd(in stack: ElementTree.Index) -> String? {
    guard geometry.value("axis", of: stack) != "vertical", document.customClass(of: stack) == nil, let list = tree.child(named: "subviews", of: stack),
      !scrolls(stack)
    else { return nil }
    let row = tree.children(of: list).prefix(64).compactMap { child in
      isText(child) && widths.isShown(child) && geometry.value("numberOfLines", of: child) != "0" && !isShrinking(child) ? words(of: child) : nil
    }
    return row.count >= 3 ? row.map { "“\($0)”" }.joined(separator: ", ") : nil
  }

  /// Whether a view scrolls to the side: its scroll view is around it, and nothing gives it, or what is between them, a width.
  private func scrolls(_ view: ElementTree.Index) -> Bool {
    guard tree.ancestors(of: view).prefix(256).contains(where: { tree.isNamed("scrollView", $0) }) else { return false }
    var inner = view
    while let outer = tree.parent(of: inner).flatMap(document.object(around:)) {
      let isFree = [.width, .mostWidth].allSatisfy { geometry.ties(of: inner, at: $0).isEmpty }
      guard isFree, widths.isPinned(inner, at: .start, least: 0), widths.isPinned(inner, at: .end, least: 0) else { return false }
      if tree.isNamed("scrollView", outer) { return true }
      inner = outer
    }
    return false
  }

  /// A text of one line between two fixed sides that the English words nearly fill.
  func shortLine(_ element: ElementTree.Index) -> String? {
    guard isText(element), widths.isPinned(element, at: .start, least: numbers[.required]), widths.isPinned(element, at: .end, least: numbers[.required]),
      geometry.value("numberOfLines", of: element) ?? "1" == "1", !isShrinking(element), let text = words(of: element),
      let width = tree.frame(of: element)?.width, width > 0
    else { return nil }
    let needed = Double(text.utf8.count) * fontSize(of: element) * numbers[.letter]
    return text.utf8.count >= 20 && needed * numbers[.growth] > width ? text : nil
  }

  private func isText(_ element: ElementTree.Index) -> Bool { texts.contains(tree.name(of: element)) }

  private func isRequired(_ constraint: InterfaceDocument.Constraint) -> Bool {
    geometry.priority(of: constraint) ?? numbers[.required] == numbers[.required]
  }

  /// Interface Builder leaves out `adjustsFontSizeToFit` where it is on: a least size then stands alone.
  private func isShrinking(_ element: ElementTree.Index) -> Bool {
    if let shrinks = tree.value("adjustsFontSizeToFit", of: element) { return shrinks == "YES" }
    return tree.isNamed("label", element) && ["minimumFontSize", "minimumScaleFactor"].contains { tree.number($0, of: element) ?? 0 > 0 }
  }

  /// The words that a translator gets; nil for signs, numbers and what Xcode writes by itself.
  private func words(of element: ElementTree.Index) -> String? {
    guard let text = document.text(of: element), !defaults.contains(text) else { return nil }
    let letters = text.utf8.count { ($0 | 0x20) >= UInt8(ascii: "a") && ($0 | 0x20) <= UInt8(ascii: "z") || $0 >= 0xC3 && $0 < 0xE2 }
    return letters >= Self.shortest ? text : nil
  }

  private func fontSize(of element: ElementTree.Index) -> Double {
    geometry.child(named: "fontDescription", of: element).flatMap { tree.number("pointSize", of: $0) } ?? numbers[.fontSize]
  }
}
