/// A document as it is in one size class: the values of its elements, and what its constraints hold of each view in the
/// horizontal direction.
package final class InterfaceGeometry {
  package let document: InterfaceDocument
  package let sizeClass: SizeClass
  /// Constraints that hold here, and those that code installs; what is removed when the app is built is left out.
  package private(set) lazy var constraints = document.constraints.filter { !$0.isPlaceholder && mayHold($0) }
  private lazy var ties = readTies()
  private let keys: [String]
  private var tree: ElementTree { document.tree }

  /// Reads nothing yet.
  package init(_ document: InterfaceDocument, _ sizeClass: SizeClass) {
    (self.document, self.sizeClass) = (document, sizeClass)
    keys = sizeClass.keys.filter(document.variations.keys.contains)
  }

  /// What the document is in all size classes that differ in it.
  package static func all(of document: InterfaceDocument) -> [InterfaceGeometry] {
    var seen: Set<[String]> = []
    return SizeClass.screens.map { InterfaceGeometry(document, $0) }.filter { seen.insert($0.keys).inserted }
  }

  // MARK: Values

  /// Whether an object is in its place in this size class when the screen appears.
  package func isInstalled(_ object: InterfaceDocument.Object) -> Bool { !document.variations.absences(of: object).contains(sizeClass) }

  /// Whether an object is there in this size class, from the beginning or by code that installs it.
  package func mayShow(_ object: InterfaceDocument.Object) -> Bool {
    document.isInstalled(object) && !document.variations.lastingAbsences(of: object).contains(sizeClass)
  }

  /// Whether a constraint holds in this size class, from the beginning or by code that installs it.
  package func mayHold(_ constraint: InterfaceDocument.Constraint) -> Bool { !constraint.lastingAbsences.contains(sizeClass) }

  /// The attribute that decides here; nil where the element lacks it.
  package func attribute(_ name: String, of element: ElementTree.Index) -> ElementTree.Attribute? {
    variations(of: element).lazy.compactMap { self.tree.attribute(name, of: $0) }.first ?? tree.attribute(name, of: element)
  }

  /// The value that holds here; nil where the element lacks the attribute.
  package func value(_ name: String, of element: ElementTree.Index) -> String? { attribute(name, of: element).map(tree.value) }

  /// The number that holds here; nil for none.
  package func number(_ name: String, of element: ElementTree.Index) -> Double? { value(name, of: element).flatMap(InterfaceNumber.measure) }

  /// The child of this name that counts here.
  package func child(named name: String, of element: ElementTree.Index) -> ElementTree.Index? {
    variations(of: element).lazy.compactMap { self.tree.child(named: name, of: $0) }.first ?? tree.child(named: name, of: element)
  }

  /// Those that hold here, stronger ones first.
  private func variations(of element: ElementTree.Index) -> [ElementTree.Index] {
    document.variations.byOwner[element].map { own in keys.reversed().compactMap { own[$0] } } ?? []
  }

  // MARK: Constraints

  /// From 1 to 1000; nil where the file says nothing.
  package func priority(of constraint: InterfaceDocument.Constraint) -> Double? { number("priority", of: constraint.element) }

  /// In points; 0 where the file says nothing.
  package func constant(of constraint: InterfaceDocument.Constraint) -> Double { number("constant", of: constraint.element) ?? 0 }

  /// - Parameter side: what is held; a tie holds one thing.
  package func ties(of view: InterfaceDocument.Object, at side: HorizontalPins) -> [HorizontalTie] { ties[Side(view: view, pin: side)] ?? [] }

  /// A view by one of its sides.
  private struct Side: Hashable {
    var view: InterfaceDocument.Object
    var pin: HorizontalPins
  }

  private func readTies() -> [Side: [HorizontalTie]] {
    var ties: [Side: [HorizontalTie]] = [:]
    func add(_ item: InterfaceDocument.Object?, _ tie: HorizontalTie) {
      if let item, !tie.pin.isEmpty { ties[Side(view: item, pin: tie.pin), default: []].append(tie) }
    }
    for constraint in constraints where !isEverWide(constraint) {
      let (element, priority) = (constraint.element, priority(of: constraint))
      let relation = tree.value("relation", of: element)
      let isEqual = relation == nil || relation == "equal"
      let first = constraint.firstAttribute.map { HorizontalPins($0, isEqual: isEqual, isLeast: relation == "greaterThanOrEqual") } ?? []
      let second = constraint.secondAttribute.map { HorizontalPins($0, isEqual: isEqual, isLeast: relation == "lessThanOrEqual") } ?? []
      let isFixed = [constraint.firstAttribute, constraint.secondAttribute].compactMap(\.self).contains(where: HorizontalPins.isFixedSide)
      func tie(_ pin: HorizontalPins, _ other: InterfaceDocument.Object?, _ otherPin: HorizontalPins) -> HorizontalTie {
        HorizontalTie(pin: pin, other: other, otherPin: otherPin, isFixed: isFixed, priority: priority, constraint: element)
      }
      add(constraint.firstItem, tie(first, constraint.secondItem, second))
      add(constraint.secondItem, tie(second, constraint.firstItem, first))
    }
    return ties
  }

  /// A width of at least nothing, which Xcode writes without a constant.
  private func isEverWide(_ constraint: InterfaceDocument.Constraint) -> Bool {
    constraint.secondItem == nil && constraint.firstAttribute == "width" && tree.value("relation", of: constraint.element) == "greaterThanOrEqual"
      && constant(of: constraint) == 0
  }
}

/// What holds a view in the horizontal direction.
package struct HorizontalPins: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8
  package static let start = HorizontalPins(rawValue: 1)
  package static let end = HorizontalPins(rawValue: 2)
  package static let middle = HorizontalPins(rawValue: 4)
  /// A width of its own, or a least one.
  package static let width = HorizontalPins(rawValue: 8)
  package static let mostWidth = HorizontalPins(rawValue: 16)
  /// A side that may go no further.
  package static let limit = HorizontalPins(rawValue: 32)

  /// `left` and `right`, with or without margins, which no direction changes.
  static func isFixedSide(_ attribute: String) -> Bool { attribute.hasPrefix("left") || attribute.hasPrefix("right") }

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

  /// A set of the bits above.
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Of one side the other one.
  package var opposite: HorizontalPins { self == .start ? .end : .start }
}

/// What a constraint holds of a view in the horizontal direction, and by what.
package struct HorizontalTie {
  package var pin: HorizontalPins
  /// nil for a constraint of one item.
  package var other: InterfaceDocument.Object?
  package var otherPin: HorizontalPins
  /// One of its sides is the same in either direction.
  package var isFixed: Bool
  /// From 1 to 1000; nil where the file says nothing, which is the greatest.
  package var priority: Double?
  /// The element of the constraint.
  package var constraint: ElementTree.Index
}
