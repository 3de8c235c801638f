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
    texts = Set(commaList(call.parameters["texts"] ?? ""))
    defaults = Set(commaList(call.parameters["defaults"] ?? ""))
  }

  func findings(_ input: AnalysisInput) -> [PendingFinding] {
    guard let kind, let document = input.interface?.document, document.platform == .iOS || document.platform == .tvOS else { return [] }
    let reader = InterfaceRoom(document: document, texts: texts, defaults: defaults)
    switch kind {
    case .fixedFrames:
      return document.tree.elements.indices.cappedFindings { element in
        guard let attribute = document.tree.attribute("fixedFrame", of: element), reader.isStuck(element) else { return nil }
        return finding(document.tree.wholeRange(of: attribute), element, [:], document, input)
      }
    case .fixedSizes:
      return document.constraints.cappedFindings { constraint in
        guard let (text, room) = reader.fixedSize(constraint) else { return nil }
        let attribute = document.tree.attribute("constant", of: constraint.element)
        let place = attribute.map { document.tree.wholeRange(of: $0) } ?? document.tree.nameRange(of: constraint.element)
        return finding(place, constraint.holder ?? constraint.element, ["TEXT": text, "ROOM": room], document, input)
      }
    case .crowdedRows:
      return document.tree.elements.indices.cappedFindings { element in
        guard document.tree.isNamed("stackView", element), let row = reader.crowd(in: element) else { return nil }
        return finding(document.tree.nameRange(of: element), element, ["TEXT": row], document, input)
      }
    case .shortLines:
      var pinned: [ElementTree.Index: Set<String>] = [:]
      for constraint in document.constraints { reader.addPins(constraint, to: &pinned) }
      return document.tree.elements.indices.cappedFindings { element in
        guard let text = reader.shortLine(element, pins: pinned[element] ?? []) else { return nil }
        return finding(document.tree.nameRange(of: element), element, ["TEXT": text], document, input)
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

/// How much room the objects of one Interface Builder file have.
struct InterfaceRoom {
  let document: InterfaceDocument
  /// Names of elements that show text.
  let texts: Set<String>
  let defaults: Set<String>
  private var tree: ElementTree { document.tree }

  /// A translation may take this many times the room of the English words.
  private static let growth = 1.5
  /// The width of a letter and the height of a line, by the size of the font.
  private static let letter = 0.5
  private static let line = 1.2
  /// Letters that make a word that is translated.
  private static let shortest = 4

  // MARK: - Frames

  /// Points by which the margins of a view that grows with its superview may differ before an eye sees it.
  private static let unequal = 8.0

  /// Whether a view with a fixed frame hangs on one side of its superview and is not in its middle, or fills
  /// what another view beside it leaves.
  func isStuck(_ element: ElementTree.Index) -> Bool {
    guard tree.value("fixedFrame", of: element) == "YES", tree.value("hidden", of: element) != "YES" else { return false }
    guard !(tree.isFlexible("flexibleMinX", of: element) && tree.isFlexible("flexibleMaxX", of: element)) else { return false }
    let grows = tree.isFlexible("widthSizable", of: element)
    guard let own = frame(of: element), let around = tree.ancestors(of: element).prefix(4).lazy.compactMap(frame).first else { return !grows }
    let right = around.width - own.x - own.width
    guard grows else { return abs(own.x - right) >= 2 }
    return abs(own.x - right) >= Self.unequal && isBeside(element, own, isRight: own.x > right)
  }

  /// Whether a sibling stands in the wider margin of a view.
  private func isBeside(_ element: ElementTree.Index, _ own: (x: Double, width: Double), isRight: Bool) -> Bool {
    guard let list = tree.parent(of: element) else { return false }
    return tree.children(of: list).prefix(64).contains { sibling in
      guard sibling != element, let frame = frame(of: sibling), frame.width > 0 else { return false }
      let middle = frame.x + frame.width / 2
      return isRight ? middle < own.x : middle > own.x + own.width
    }
  }

  private func frame(of element: ElementTree.Index) -> (x: Double, width: Double)? {
    for child in tree.children(of: element).prefix(64) where tree.isNamed("rect", child) && tree.value("key", of: child) == "frame" {
      guard let x = number("x", child), let width = number("width", child) else { return nil }
      return (x, width)
    }
    return nil
  }

  // MARK: - Texts

  /// A text with a required size of its own that a translation will not fit into: the text and its size.
  func fixedSize(_ constraint: InterfaceDocument.Constraint) -> (text: String, room: String)? {
    guard let holder = constraint.holder, constraint.firstItem == holder, !constraint.hasSecondItem, !constraint.isPlaceholder, isText(holder),
      let side = constraint.firstAttribute, let constant = tree.value("constant", of: constraint.element), let size = number("constant", constraint.element),
      tree.attribute("relation", of: constraint.element) == nil, isRequired(constraint.element), !isShrinking(holder),
      document.outlets(to: constraint.element).isEmpty, let text = words(of: holder)
    else { return nil }
    let font = fontSize(of: holder)
    let lines = tree.value("numberOfLines", of: holder)
    switch side {
    case "width" where lines != "0" && lines != "2" && size < Self.growth * Double(text.utf8.count) * font * Self.letter: return (text, constant)
    case "height" where size < font * Self.line: return (text, constant)
    default: return nil
    }
  }

  /// The texts of a horizontal stack that leaves no way out.
  func crowd(in stack: ElementTree.Index) -> String? {
    guard tree.value("axis", of: stack) != "vertical", document.customClass(of: stack) == nil, let list = tree.child(named: "subviews", of: stack) else { return nil }
    let row = tree.children(of: list).prefix(64).compactMap { child in
      isText(child) && tree.value("hidden", of: child) != "YES" && tree.value("numberOfLines", of: child) != "0" && !isShrinking(child) ? words(of: child) : nil
    }
    return row.count >= 3 ? row.map { "“\($0)”" }.joined(separator: ", ") : nil
  }

  func addPins(_ constraint: InterfaceDocument.Constraint, to pinned: inout [ElementTree.Index: Set<String>]) {
    guard let first = constraint.firstItem, let second = constraint.secondItem, let a = constraint.firstAttribute, let b = constraint.secondAttribute,
      tree.attribute("relation", of: constraint.element) == nil, isRequired(constraint.element)
    else { return }
    for (item, side) in [(first, a), (second, b)] {
      if side.hasPrefix("leading") || side.hasPrefix("left") { pinned[item, default: []].insert("start") }
      if side.hasPrefix("trailing") || side.hasPrefix("right") { pinned[item, default: []].insert("end") }
    }
  }

  /// A text of one line between two fixed sides that the English words nearly fill.
  func shortLine(_ element: ElementTree.Index, pins: Set<String>) -> String? {
    guard pins.count == 2, isText(element), tree.value("numberOfLines", of: element) ?? "1" == "1", !isShrinking(element), let text = words(of: element),
      let width = frame(of: element)?.width
    else { return nil }
    let needed = Double(text.utf8.count) * fontSize(of: element) * Self.letter
    return text.utf8.count >= 20 && needed * Self.growth > width ? text : nil
  }

  private func isText(_ element: ElementTree.Index) -> Bool { texts.contains(tree.name(of: element)) }

  private func isRequired(_ constraint: ElementTree.Index) -> Bool { tree.value("priority", of: constraint) ?? "1000" == "1000" }

  /// Interface Builder leaves out `adjustsFontSizeToFit` where it is on: a least size then stands alone.
  private func isShrinking(_ element: ElementTree.Index) -> Bool {
    if let shrinks = tree.value("adjustsFontSizeToFit", of: element) { return shrinks == "YES" }
    return tree.isNamed("label", element) && ["minimumFontSize", "minimumScaleFactor"].contains { number($0, element) ?? 0 > 0 }
  }

  /// The words that a translator gets; nil for signs, numbers and what Xcode writes by itself.
  private func words(of element: ElementTree.Index) -> String? {
    guard let text = document.text(of: element), !defaults.contains(text) else { return nil }
    let letters = text.utf8.count { ($0 | 0x20) >= UInt8(ascii: "a") && ($0 | 0x20) <= UInt8(ascii: "z") || $0 >= 0xC3 && $0 < 0xE2 }
    return letters >= Self.shortest ? text : nil
  }

  private func fontSize(of element: ElementTree.Index) -> Double {
    tree.child(named: "fontDescription", of: element).flatMap { number("pointSize", $0) } ?? 17
  }

  private func number(_ name: String, _ element: ElementTree.Index) -> Double? { tree.value(name, of: element).flatMap(ElementMatcher.number) }
}
