/// What is measured along x but not computed here: a width, the left edge of a view, the translation of a drag.
package struct HorizontalSymbol: Sendable, Hashable {
  /// The same for the same thing at one time: as it is written.
  package var text: String
  /// What it is; see `HorizontalValue.Kind`.
  package var kind: HorizontalValue.Kind
  /// Of the left edge of something that the system mirrors: the text of its width.
  package var extent: String?
  /// What is left of a distance by another one: so many pages.
  package var isShare = false
  /// A whole number of which nothing else is known: so many distances are a place in an order.
  var isCount = false
  /// Of a choice: whether one of its branches is as much as something is wide.
  var isWholeWidth: Bool?
  /// Of a choice: whether its branches are numbers and distances by themselves.
  var isMargin = false
  /// A choice between several.
  package var isChoice: Bool { isWholeWidth != nil }
  /// A point, or part of the way to one: no edge of a thing.
  package var isPoint: Bool { kind == .position && extent == nil && !isChoice }

  /// A point or a way that is another one the next time.
  var passes: Bool { kind == .shift || kind == .position && extent == nil }

  /// Of a distance between the edges of one thing.
  package var isWidth: Bool {
    kind == .length && (text == "width" || text.utf8.suffix(6).elementsEqual(".width".utf8) && !text.utf8.contains(UInt8(ascii: "*")))
  }
  /// Of what is called a width: `screenWidth`.
  package var isNamedWidth: Bool { IdentifierWords.split(text.utf8).last == "width" }

  /// - Parameter extent: see the property.
  package init(_ text: String, _ kind: HorizontalValue.Kind, extent: String? = nil) { (self.text, self.kind, self.extent) = (text, kind, extent) }
}

/// A number of each of some symbols, and a constant: `bounds.width - 2 * margin - 8`.
package struct LinearForm: Sendable, Equatable {
  /// Symbols beyond these are not told apart: nobody writes that many.
  private static let mostTerms = 24

  /// No factor is zero.
  package private(set) var factors: [HorizontalSymbol: Double] = [:]
  package var constant = 0.0
  /// There were too many symbols, or something that is no number.
  package private(set) var isCut = false

  /// A number.
  package init(_ constant: Double = 0) { self.constant = constant }
  /// One symbol.
  package init(_ symbol: HorizontalSymbol) { factors = [symbol: 1] }

  /// Nothing is known, not even what it is made of.
  static let unreadable = {
    var form = LinearForm()
    form.isCut = true
    return form
  }()

  /// Whether it says how often one distance goes into another.
  package var isShare: Bool { factors.keys.contains(where: \.isShare) }

  package var isConstant: Bool { factors.isEmpty && !isCut }

  /// Whether it is so many whole distances, and no part of one: `2 * width - gap`.
  package var isWhole: Bool { !isCut && !factors.isEmpty && factors.values.allSatisfy { $0 == $0.rounded() } }

  /// Those of its terms.
  package var signs: Set<FloatingPointSign> { Set(factors.values.map(\.sign) + (constant == 0 ? [] : [constant.sign])) }

  /// Whether it is the width of a thing, `bounds.width`.
  package var isWidth: Bool { alone?.isWidth ?? false }

  /// Whether it is what is called a width, once: `screenWidth`.
  package var isNamedWidth: Bool { alone?.isNamedWidth ?? false }

  /// The one thing that it is, once and with nothing else; nil for all others.
  private var alone: HorizontalSymbol? {
    guard constant == 0, factors.count == 1, !isCut, let (symbol, factor) = factors.first, factor == 1 else { return nil }
    return symbol
  }

  /// Whether it is a number or one distance by itself, or a choice of such.
  package var isMargin: Bool {
    if isConstant { return true }
    guard let symbol = alone else { return false }
    return symbol.isChoice ? symbol.isMargin : symbol.kind != .position && symbol.kind != .index
  }

  /// Whether it is half of a width, by itself or from the edge of the same thing, or half of something less something: what is put there is
  /// about the middle.
  package var isMiddle: Bool {
    factors.contains { symbol, factor in
      factor == 0.5 && (signs.contains(.minus) || symbol.isNamedWidth && (factors.count == 1 || factors.keys.contains { $0.extent == symbol.text }))
    }
  }

  /// Whether it is a number of one thing that nobody explains, less half of a width: what is put there is put around it.
  package var isAround: Bool {
    constant == 0 && factors.count == 2 && !isCut && factors.contains { $0.value == -0.5 && $0.key.kind == .length }
      && factors.contains { $0.value > 0 && $0.key.kind == .unknown }
  }

  /// Whether it is half of something: a thing that is left there goes to the nearer edge.
  package var isHalf: Bool { constant == 0 && factors.count == 1 && !isCut && factors.first?.value == 0.5 }

  /// Whether a term of some kind is in it.
  package func has(_ kind: HorizontalValue.Kind) -> Bool { factors.keys.contains { $0.kind == kind } }

  /// How often it counts from the left edge of the space: 1 for a position, 0 for a distance, -1 for one from the right.
  package var weight: Double { factors.reduce(0) { $0 + ($1.key.kind == .position ? $1.value : 0) } }

  package static func + (a: LinearForm, b: LinearForm) -> LinearForm {
    var sum = a
    sum.constant += b.constant
    for (symbol, factor) in b.factors { sum.add(factor, symbol) }
    sum.isCut = sum.isCut || b.isCut || sum.factors.count > mostTerms
    return sum
  }

  package static func * (a: LinearForm, factor: Double) -> LinearForm {
    var product = a
    product.constant *= factor
    product.factors = factor == 0 ? [:] : a.factors.mapValues { $0 * factor }
    return product
  }

  package static func - (a: LinearForm, b: LinearForm) -> LinearForm { a + b * -1 }

  private mutating func add(_ factor: Double, _ symbol: HorizontalSymbol) {
    let sum = (factors[symbol] ?? 0) + factor
    factors[symbol] = abs(sum) < 1e-9 ? nil : sum
  }

  /// Whether it is as much as something is wide, and not less: `-panel.frame.width`, `isShown ? 0 : bounds.width + 8`.
  package var isWholeWidth: Bool {
    guard !isCut, factors.count == 1, let (symbol, factor) = factors.first, factor < 0 || factor >= 1 else { return false }
    if let known = symbol.isWholeWidth { return known }
    let words = IdentifierWords.split(symbol.text.utf8).reversed().drop { $0.utf8.allSatisfy { $0 < UInt8(ascii: "a") } }
    return constant * factor >= 0 && words.first == "width" && !symbol.text.utf8.contains(UInt8(ascii: "*"))
  }

  /// With points and ways that are not those of another time.
  func ofMoment(_ name: String) -> LinearForm {
    guard factors.keys.contains(where: \.passes) else { return self }
    var result = LinearForm(constant)
    result.isCut = isCut
    for (symbol, factor) in factors {
      var symbol = symbol
      if symbol.passes { symbol.text += " \(name)" }
      result.add(factor, symbol)
    }
    return result
  }

  /// Without what counts from the left edge.
  package var withoutPositions: LinearForm {
    var result = self
    result.factors = factors.filter { $0.key.kind != .position }
    return result
  }

  /// Whether its positions are those of a thing.
  /// - Parameter path: its names, with or without those of its place.
  package func isMeasured(fromThingAt path: [String]) -> Bool {
    let path = path.filter { $0 != "self" }.map(PlacedView.bare).joined(separator: ".") + "."
    return path.utf8.count > 1 && factors.keys.allSatisfy { $0.kind != .position || ($0.extent ?? $0.text).utf8.starts(with: path.utf8) }
  }

  /// Whether its positions are those of things with one of these names.
  package func isMeasured(fromOneOf names: Set<String>) -> Bool {
    factors.keys.allSatisfy { symbol in symbol.kind != .position || names.contains(String(symbol.text.prefix { $0 != "." })) }
  }

  /// Whether only what is the same in either direction is in it.
  var isSteady: Bool { !isCut && factors.keys.allSatisfy { [.neutral, .length, .index].contains($0.kind) } }

  /// With what nobody explains taken for what a name says.
  func known(as kind: HorizontalValue.Kind) -> LinearForm {
    guard has(.unknown) else { return self }
    var result = LinearForm(constant)
    result.isCut = isCut
    for (symbol, factor) in factors {
      var symbol = symbol
      if symbol.kind == .unknown { symbol.kind = kind }
      result.add(factor, symbol)
    }
    return result
  }

  /// Whether it is a product of a width and something that such words name.
  package func isProduct(with words: WordPattern) -> Bool {
    factors.keys.contains { symbol in
      let names = symbol.text.utf8.contains(UInt8(ascii: "*")) ? IdentifierWords.split(symbol.text.utf8) : []
      return names.contains("width") && words.occur(in: names)
    }
  }

  /// Whether words stand in what one of its terms is called.
  package func names(_ words: WordPattern) -> Bool { factors.keys.contains { words.occur(in: IdentifierWords.split($0.text.utf8)) } }

  /// What the same code computes where the layout is mirrored, without what the width of the space adds: that is `weight`
  /// times the width. Widths stay, shifts turn round, an edge becomes the other one of the same thing.
  package var mirrored: LinearForm {
    var result = LinearForm(constant)
    result.isCut = isCut
    for (symbol, factor) in factors {
      switch symbol.kind {
      case .position:
        result.add(-factor, symbol)
        if let extent = symbol.extent { result.add(-factor, HorizontalSymbol(extent, .length)) }
      case .shift: result.add(-factor, symbol)
      default: result.add(factor, symbol)
      }
    }
    return result
  }

  /// Whether the positions in it are points and the middles of things, not their edges: mirrored, the way between two such
  /// positions is the same the other way round.
  package var turnsRound: Bool {
    guard !isCut else { return false }
    let extents = Set(factors.keys.compactMap(\.extent))
    let sum = self + mirrored
    return extents.allSatisfy { sum.factors[HorizontalSymbol($0, .length)] == nil }
  }

  /// Whether a thing at this x, so wide, stands where its mirror image would: in the middle, or as wide as equal margins leave.
  /// The space may be as wide as any width in the sum, `2x + w = W`.
  /// - Parameters:
  ///   - width: 0 for a point.
  ///   - points: that nobody sees.
  package func isMirrorImage(width: LinearForm, within points: Double = 1e-9) -> Bool {
    // What a name of a part makes a distance is one in the whole.
    let rest = (self + width + mirrored).known(as: .length).withEqualSides
    guard !rest.isCut, abs(rest.constant) <= points else { return false }
    // What remains to be the width of the space, so many times.
    let times = 1 - weight
    guard abs(times) > 1e-9 else { return rest.isConstant }
    guard rest.factors.count == 1, let (symbol, factor) = rest.factors.first else { return false }
    return (symbol.kind == .length || symbol.kind == .unknown) && abs(factor / times - 1) < 1e-9
  }

  /// Whether a thing at this x, so wide, is centered together with something behind it: `2x + w = W - rest`.
  package func leavesRoom(behind width: LinearForm) -> Bool {
    let sum = self * 2 + width
    guard !sum.isCut, weight == 0, sum.constant <= 0, sum.factors.count > 1 || sum.constant < 0 else { return false }
    let space = sum.factors.values.filter { $0 > 0 }
    return space.count == 1 && abs(space[0] - 1) < 1e-9
  }

  /// With left and right taken for one where a thing spans what insets leave, or stands in the middle of it: then both are in the sum
  /// once. What is moved by all of their difference has it twice, and they are not the same to who writes that.
  private var withEqualSides: LinearForm {
    var result = LinearForm(constant)
    result.isCut = isCut
    for (symbol, factor) in factors {
      var symbol = symbol
      if abs(factor) <= 1 { symbol.text = IdentifierWords.split(symbol.text.utf8).map { $0 == "right" ? "left" : $0 }.joined(separator: " ") }
      result.add(factor, symbol)
    }
    return result
  }
}
