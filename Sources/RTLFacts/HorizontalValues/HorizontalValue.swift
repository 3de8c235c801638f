import RTLSystem

/// What a number says about x: what it is, and what mirroring would make of it.
package struct HorizontalValue: Sendable {
  /// In the order of what a sum of two of them is, the later one.
  package enum Kind: UInt8, Sendable, CaseIterable {
    /// Does not depend on x.
    case neutral
    /// A distance without a sign: mirrored it is the same.
    case length
    /// A place in reading order, or how much of the way to its end.
    case index
    /// Counted from the leading edge, which the system mirrors.
    case leading
    /// A share counted from the left: 1 less it is the mirror image.
    case fraction
    /// A distance that is positive to the right.
    case shift
    /// Counted from the left edge of a space.
    case position
    /// The direction has been asked for.
    case handled
    /// Nothing is known.
    case unknown

    /// As pages call it; to ask the compiler for it is dear.
    package var name: String {
      switch self {
      case .neutral: "neutral"
      case .length: "length"
      case .index: "index"
      case .leading: "leading"
      case .fraction: "fraction"
      case .shift: "shift"
      case .position: "position"
      case .handled: "handled"
      case .unknown: "unknown"
      }
    }

    /// Nil for what is the name of none.
    package init?(name: String) {
      guard let found = Kind.allCases.first(where: { $0.name == name }) else { return nil }
      self = found
    }
  }

  /// Where an x was taken from what the framework gives.
  package struct Origin: Sendable, Hashable {
    /// The token that takes the x, `x` of `place.x`; of a whole point the token of the source.
    package var taken: Int
    /// The token of the source, `location` of `pan.location(in: view)`.
    package var source: Int
    /// The role of the source in its table, such as `finger`.
    package var role: String
    /// The names that the value was kept in since, by the tokens of their declarations, the first one first.
    package var way: [Int] = []
    /// One of them is no local.
    package var isStored = false
    /// The other one of two positions is measured from it.
    package var isReference = false

    /// - Parameter role: empty where nothing was measured.
    package init(at token: Int, role: String = "") { (taken, source, self.role) = (token, token, role) }
  }

  package private(set) var kind: Kind
  /// Empty where the kind says all.
  package private(set) var form: LinearForm
  /// False where something unknown was added, or stands in another branch.
  package private(set) var isCertain: Bool
  /// At most a few.
  package var origins: [Origin] = []
  /// It is the edge or the middle of something else, or what a caller says, as it is.
  package var isTaken = false
  /// It is, or has in it, half of something, which neither numbers nor choices say.
  var isHalved = false
  /// About the middle of something.
  package var isMiddle: Bool { form.isMiddle || isHalved && (form.isConstant || form.isCut || form.factors.keys.contains(where: \.isChoice)) }

  private static let mostOrigins = 6

  private init(_ kind: Kind, _ form: LinearForm = LinearForm(), isCertain: Bool = true, origins: [Origin] = []) {
    (self.kind, self.form, self.isCertain, self.origins) = (kind, form, isCertain, origins)
  }

  package static let unknown = HorizontalValue(.unknown, .unreadable)
  package static let handled = HorizontalValue(.handled)
  /// A number.
  package static func number(_ number: Double) -> HorizontalValue { HorizontalValue(.neutral, LinearForm(number)) }

  /// What is written there, and no more: a name without an explanation.
  static func unknown(_ text: String) -> HorizontalValue { HorizontalValue(HorizontalSymbol(text, .unknown)) }

  /// Something that is measured.
  package init(_ symbol: HorizontalSymbol, origins: [Origin] = []) {
    self.init(symbol.kind, LinearForm(symbol), origins: origins)
  }

  /// What it is taken from is none for certain.
  mutating func doubt() { isCertain = false }
  /// Whether it is counted or directed by left and right.
  package var isPhysical: Bool { kind == .shift || kind == .position || kind == .fraction }
  /// Counted from the left edge of a space, once, and known for certain.
  package var isPlace: Bool { kind == .position && isCertain && abs(form.weight - 1) < 1e-9 }
  /// How far it is from the place that it counts from, where that is so far in every language: `contentOffset.x + width`; nil for all else.
  package var step: LinearForm? {
    let rest = form.withoutPositions
    return isPlace && rest.isSteady && rest != LinearForm() ? rest : nil
  }
  /// The number 0.
  package var isZero: Bool { kind == .neutral && form.isConstant && form.constant == 0 }
  /// Whether the direction was asked, or nobody knows.
  package var isSilent: Bool { kind == .handled || kind == .unknown }

  private static func merged(_ a: [Origin], _ b: [Origin]) -> [Origin] {
    Array((a + b.filter { one in !a.contains { $0.taken == one.taken } }).prefix(mostOrigins))
  }

  private static func joins(_ a: HorizontalValue, _ b: HorizontalValue) -> HorizontalValue? {
    if a.kind == .handled || b.kind == .handled { return .handled }
    return nil
  }

  /// Without the form: for what is not linear.
  private func opaque(_ kind: Kind, _ text: String) -> HorizontalValue {
    HorizontalValue(kind, LinearForm(HorizontalSymbol(text, kind)), isCertain: isCertain, origins: origins)
  }

  /// It is kept under a name; where that is a source by itself it is no step on the way. What is stored is that of another moment.
  mutating func pass(_ name: Int, isStored: Bool) {
    if isStored { form = form.ofMoment("\(name)") }
    for index in origins.indices where origins[index].source != name {
      origins[index].way.append(name)
      if isStored { origins[index].isStored = true }
    }
  }

  // MARK: Arithmetic

  package static func + (a: HorizontalValue, b: HorizontalValue) -> HorizontalValue {
    if let known = joins(a, b) { return known }
    let origins = merged(a.origins, b.origins)
    let form = a.form + b.form
    var sum = HorizontalValue(kind(of: form, max(a.kind.rawValue, b.kind.rawValue)), form, isCertain: a.isCertain && b.isCertain, origins: origins)
    sum.isHalved = a.isHalved || b.isHalved
    guard a.kind == .unknown || b.kind == .unknown else { return sum }
    // What is counted or directed by left and right stays so whatever is added.
    let known = a.kind == .unknown ? b : a
    (sum.kind, sum.isCertain) = (known.isPhysical ? known.kind : .unknown, !known.isPhysical)
    if known.isPhysical, form.isCut { sum.form = LinearForm(HorizontalSymbol("…", known.kind)) }
    return sum
  }

  package static func - (a: HorizontalValue, b: HorizontalValue) -> HorizontalValue {
    var other = b.negated
    if a.kind == .position, b.kind == .position { for index in other.origins.indices { other.origins[index].isReference = true } }
    return a + other
  }

  package var negated: HorizontalValue {
    var value = self
    (value.form, value.isTaken) = (form * -1, false)
    return value
  }

  /// Part of a position is a share. The way between two positions turns round where both become their mirror images; from the
  /// edge of a thing, it is a position in that thing.
  private static func kind(of form: LinearForm, _ highest: UInt8) -> Kind {
    if form.has(.unknown), ![.position, .shift, .fraction].contains(where: form.has) { return .unknown }
    let weight = abs(form.weight)
    if form.has(.position) {
      if weight < 1e-9 { return form.turnsRound ? .shift : .position }
      return abs(weight - 1) < 1e-9 ? .position : .fraction
    }
    for kind in [Kind.shift, .fraction, .leading, .index, .length] where form.has(kind) { return kind }
    return form.isCut ? Kind(rawValue: highest) ?? .unknown : .neutral
  }

  package static func * (a: HorizontalValue, b: HorizontalValue) -> HorizontalValue {
    if let known = joins(a, b) { return known }
    if a.kind == .neutral, a.form.isConstant { return b.scaled(a.form.constant) }
    if b.kind == .neutral, b.form.isConstant { return a.scaled(b.form.constant) }
    let origins = merged(a.origins, b.origins)
    if a.kind == .unknown || b.kind == .unknown {
      // The unknown factor may be the sign of the direction, which makes no mirror image of a share or a place in an order.
      let known = a.kind == .unknown ? b : a
      if known.kind == .fraction || known.kind == .index {
        return HorizontalValue(known.kind, LinearForm(HorizontalSymbol("…", known.kind)), isCertain: false, origins: origins)
      }
      guard !a.form.isCut, !b.form.isCut else { return HorizontalValue(.unknown, .unreadable, origins: origins) }
    }
    var sum = HorizontalValue(.neutral, isCertain: a.isCertain && b.isCertain, origins: origins)
    for (left, factor) in terms(a.form) {
      for (right, other) in terms(b.form) {
        guard let symbol = product(left, right) else {
          sum.form.constant += factor * other
          continue
        }
        sum.form = sum.form + LinearForm(symbol) * (factor * other)
      }
    }
    let isKnown = sum.form.has(.index) || a.kind != .unknown && b.kind != .unknown
    sum.kind = isKnown ? kind(of: sum.form, max(a.kind.rawValue, b.kind.rawValue)) : .unknown
    return sum
  }

  /// In a fixed order, with the constant as a term without a symbol.
  private static func terms(_ form: LinearForm) -> [(HorizontalSymbol?, Double)] {
    form.factors.sorted { $0.key.text < $1.key.text }.map { ($0.key, $0.value) } + (form.constant == 0 ? [] : [(nil, form.constant)])
  }

  private static func product(_ a: HorizontalSymbol?, _ b: HorizontalSymbol?) -> HorizontalSymbol? {
    guard let a, let b else { return a ?? b }
    let names = [a.text, b.text].sorted().joined(separator: " * ")
    let (low, high) = a.kind.rawValue <= b.kind.rawValue ? (a.kind, b.kind) : (b.kind, a.kind)
    let kind: Kind =
      switch (low, high) {
      // A way times itself has no sign; a share of a width is a place in it.
      case (.shift, .shift): .length
      case (.length, .fraction): .position
      case (.length, .unknown) where a.isCount || b.isCount: .index
      default: high
      }
    return HorizontalSymbol(names, kind)
  }

  private func scaled(_ factor: Double) -> HorizontalValue {
    guard kind != .handled else { return self }
    var value = self
    (value.form, value.isTaken) = (form * factor, false)
    if kind != .unknown { value.kind = HorizontalValue.kind(of: value.form, kind.rawValue) }
    if factor == 0.5 { value.isHalved = true }
    return value
  }

  package static func / (a: HorizontalValue, b: HorizontalValue) -> HorizontalValue {
    if let known = joins(a, b) { return known }
    let origins = merged(a.origins, b.origins)
    if b.kind == .neutral, b.form.isConstant { return b.form.constant == 0 ? .unknown : a.scaled(1 / b.form.constant) }
    guard a.isPhysical || !a.form.isCut && !b.form.isCut else { return HorizontalValue(.unknown, .unreadable, origins: origins) }
    let isCertain = a.isCertain && b.isCertain && b.kind != .unknown
    func result(_ kind: Kind) -> HorizontalValue {
      var symbol = HorizontalSymbol("(\(a.form.text)) / (\(b.form.text))", kind)
      symbol.isShare = b.kind == .length
      return HorizontalValue(kind, LinearForm(symbol), isCertain: isCertain, origins: origins)
    }
    switch (a.kind, b.kind) {
    case (.position, .length), (.position, .neutral), (.position, .index), (.position, .unknown): return result(.fraction)
    case (.shift, .shift): return result(.neutral)
    case (.length, .length), (.length, .neutral), (.length, .index): return result(a.kind == b.kind ? .neutral : .length)
    case (_, .length), (_, .neutral), (_, .index): return result(a.kind)
    case (.shift, .unknown), (.fraction, .unknown): return result(a.kind)
    default: return result(.unknown)
    }
  }

  /// `abs(x)`
  package var unsigned: HorizontalValue {
    switch kind {
    case .shift: opaque(.length, "|\(form.text)|")
    case .position where form.weight == 0: opaque(.length, "|\(form.text)|")
    case .unknown where !form.isCut: opaque(.unknown, "|\(form.text)|")
    default: self
    }
  }

  /// 1 or -1 by the side that a way leads to.
  var sign: HorizontalValue { opaque(.shift, "sign(\(form.text))") }

  /// Whether the x of both comes from things of the same roles.
  package func isMeasuredAlike(_ other: HorizontalValue) -> Bool { Set(origins.map(\.role)) == Set(other.origins.map(\.role)) }

  /// What of a value decides where it is held against another one; nil where the same holds of the mirror images, or nobody knows.
  /// - Parameter isOfRow: the other one is that of a thing of many.
  package static func decisive(_ value: HorizontalValue, against other: HorizontalValue, isOfRow: Bool = false) -> HorizontalValue? {
    guard !value.isSilent, other.kind != .handled else { return nil }
    switch (value.kind, other.kind) {
    case (.shift, _): return other.isPhysical ? nil : value
    case (.position, .position):
      let way = value - other
      // How many of a row a point is beyond.
      guard way.kind == .shift else { return isOfRow && value.form.turnsRound && other.isPlace ? value : nil }
      // The way between two of one kind, or on which side of the middle of something it is.
      if other.origins.isEmpty || value.isMeasuredAlike(other) { return way }
      // A thing that a finger moves is kept near one side or the other.
      return value.origins.contains { origin in other.origins.contains { $0.role == origin.role } } ? nil : value
    // Beyond an edge is outside on either side.
    case (.position, .length), (.position, .neutral), (.position, .index): return other.isCertain && !other.isZero && !other.form.isWidth ? value : nil
    case (.fraction, .neutral): return other.form.isConstant && other.form.constant > 0 && other.form.constant < 1 ? value : nil
    default: return nil
    }
  }

  /// The number that a call shifts something by: no way that turns round, but a distance to the right in every language. What is
  /// counted from the left, or asks the direction, is what it was.
  /// - Parameters: the token of the call, and its role.
  func steady(at token: Int, role: String) -> HorizontalValue {
    guard !isZero, !isPhysical, kind != .handled else { return self }
    var value = kind == .unknown ? HorizontalValue(HorizontalSymbol("shift \(token)", .length)) : self
    value.origins.append(Origin(at: token, role: role))
    return value
  }

  /// A whole number of which nothing else is known.
  static func count(_ text: String, _ origin: Origin) -> HorizontalValue {
    var symbol = HorizontalSymbol(text, .unknown)
    symbol.isCount = true
    return HorizontalValue(.unknown, LinearForm(symbol), origins: [origin])
  }

  /// Made of things that nobody explains, under a name that says that it is a distance.
  var asLength: HorizontalValue { HorizontalValue(.length, form.known(as: .length)) }

  /// What may be either: the branches of a choice, or one of several limits.
  package static func joined(_ a: HorizontalValue, _ b: HorizontalValue) -> HorizontalValue {
    if let known = joins(a, b) { return known }
    var found = HorizontalValue(a.kind, a.form, isCertain: a.isCertain && b.isCertain, origins: merged(a.origins, b.origins))
    found.isTaken = a.isTaken && b.isTaken
    found.isHalved = (a.isMiddle || a.isZero) && (b.isMiddle || b.isZero)
    if a.kind == b.kind, a.form == b.form { return found }
    let isKnown = a.kind != .unknown && b.kind != .unknown
    found.kind = isKnown && a.kind.rawValue > b.kind.rawValue || b.kind == .unknown ? a.kind : b.kind
    var either = HorizontalSymbol(isKnown ? "\(a.form.text) or \(b.form.text)" : "…", found.kind)
    either.isWholeWidth = isKnown && (a.form.isWholeWidth || b.form.isWholeWidth)
    either.isMargin = a.form.isMargin && b.form.isMargin
    (found.form, found.isCertain) = (LinearForm(either), isKnown && found.isCertain)
    return found
  }
}

extension LinearForm {
  /// The same for equal forms. Of a long one a hash: forms that stand in others stay short.
  var text: String {
    let terms = factors.sorted { $0.key.text < $1.key.text }.map { "\($0.value) \($0.key.text)" }
    let text = (terms + ["\(constant)"]).joined(separator: " + ")
    guard text.utf8.count > 120 else { return text }
    var hash = FNV1a()
    hash.add(text)
    return "#\(hash.value)"
  }
}
