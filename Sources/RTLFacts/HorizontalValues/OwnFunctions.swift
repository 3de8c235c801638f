/// A call of one of the file's own functions, while its body is read.
struct ReadCall {
  /// From the name to the end of the body: what is declared there is something else in each call.
  var function: Range<Int>
  /// What the parameters get, by the tokens of their names.
  var arguments: [Int: HorizontalThing]
  /// What `self` is in an extension of numbers, points and rectangles.
  var receiver: HorizontalThing?
  /// By the token of a declaration in the function.
  var known: [Int: KnownThing] = [:]
}

extension HorizontalReader {
  /// What a function of this file gives back for these arguments; of others, what their names say.
  func results(_ receiver: Expression?, _ token: Int, _ arguments: [Expression.Argument]) -> HorizontalThing {
    let functions = isLiteral ? [] : code.declarations.named(code.name(token)).filter { $0.kind == .function }
    var found = HorizontalThing.unknown
    if functions.count == 1, functions[0].name != token, let body = code.body(ofFunction: functions[0].name) {
      found = kept(token) { self.results(of: functions[0], body, receiver, arguments) }
    }
    if found.x.kind == .unknown { found = byHelperWords(token, (receiver.map { [$0] } ?? []) + arguments.map(\.value)) ?? found }
    guard found.x.form.isCut, found.x.kind == .unknown else { return found }
    let path = path(.call(receiver, token, arguments))
    return path.utf8.contains(UInt8(ascii: "?")) ? found : .number(.unknown(path))
  }

  private func results(of function: Declaration, _ body: Range<Int>, _ receiver: Expression?, _ arguments: [Expression.Argument]) -> HorizontalThing {
    var object: HorizontalThing?
    if let receiver, !isOne(receiver, of: function.owner) {
      let found = thing(receiver)
      guard found.x.kind != .unknown else { return .unknown }
      object = found
    }
    let parameters = code.declarations.parameters[function.name] ?? []
    var handed: [Int: HorizontalThing] = [:]
    for (index, parameter) in parameters.enumerated() {
      let argument = code.argument(of: parameters, index, labels: arguments.map(\.label))
      handed[parameter.name] = argument.map { thing(arguments[$0].value) } ?? parameter.value.map { thing($0) } ?? .unknown
    }
    return reading(ReadCall(function: function.name..<body.upperBound, arguments: handed, receiver: object)) { results(in: body) }
  }

  /// What a type of this file, or an extension in it, keeps under a name: `Moves.away`, and `.away` where the type follows from
  /// what takes it.
  func ownConstant(of base: Expression?, _ token: Int) -> HorizontalThing? {
    var type: String?
    if isLiteral { return nil }
    if let base {
      guard case .name(let name) = base, !code.at(name, "self"), !code.at(name, "Self") else { return nil }
      type = code.name(name)
    } else if !code.isSwift {
      return nil
    }
    let members = code.declarations.named(code.name(token)).filter { $0.kind == .property && $0.owner != nil && (type == nil || $0.owner == type) }
    guard members.count == 1, let member = members.first, (code.statementStart(member.name)..<member.name).contains(where: { code.at($0, "static") })
    else { return nil }
    return declared(member)
  }

  /// Only a rectangle has edges and a corner.
  func partOfUnknown(_ whole: HorizontalThing, _ base: Expression, _ entry: HorizontalVocabulary.Entry, _ token: Int) -> HorizontalThing? {
    guard whole.x.kind == .unknown, [.leftEdge, .middle, .rightEdge, .corner].contains(entry.meaning) else { return nil }
    let path = path(base)
    guard !path.utf8.contains(UInt8(ascii: "?")) else { return nil }
    var box = rectangle(path, HorizontalValue.Origin(at: token, role: words.boxRole))
    box.x.doubt()
    return box.part(entry.meaning)
  }

  /// With a note of an edge or a middle that is taken as it is.
  func taken(_ part: HorizontalThing, _ entry: HorizontalVocabulary.Entry) -> HorizontalThing {
    var part = part
    part.x.isTaken = [.x, .leftEdge, .middle].contains(entry.meaning)
    return part
  }

  /// Whether a receiver is the object itself, its type, or one of a type.
  private func isOne(_ receiver: Expression, of type: String?) -> Bool {
    switch receiver {
    case .name(let name) where code.at(name, "self") || code.at(name, "Self"): true
    case .name(let name), .member(_?, let name): type != nil && (code.name(name) == type || code.expressionType(endingAt: name).name == type)
    default: false
    }
  }

  /// Words behind which a name says into, from or of what.
  private static let prepositions: Set = ["to", "for", "of", "at", "in", "from", "by", "with"]

  /// A function of which only the name is known: one that rounds or limits a number, or makes a share of it. That is its last word, or
  /// the last one in front of a preposition, or behind it: `CGFloatClamp`, `floorToScreenPixels`, `snapToPixel`, but not `floorPlan`.
  private func byHelperWords(_ token: Int, _ operands: [Expression]) -> HorizontalThing? {
    let (parts, helpers) = (IdentifierWords.split(code.bytes(token)).split(whereSeparator: Self.prepositions.contains), words.helpers)
    switch parts.lazy.flatMap({ part in part.indices.lazy.compactMap { helpers[Array(part[$0...])] } }).first {
    case .limiting?: return limited(operands)
    case .rounding?: return operands.last.map { thing($0) }
    case .sharing?:
      let values = operands.map { thing($0).number }
      if values.contains(where: { $0.kind == .handled }) { return .handled }
      return values.first(where: \.isPhysical).map { .number($0 / .unknown) }
    case nil: return nil
    }
  }

  /// `dx < 0 ? -1 : 1` has the sign of the way, and turns round with it.
  func chosen(_ condition: Expression, _ first: HorizontalThing, _ second: HorizontalThing) -> HorizontalThing {
    let (a, b) = (first.number, second.number)
    guard a.form.isConstant, a.form == b.form * -1, a.form != b.form, case .pair(.comparison, let left, let right, _) = condition
    else { return .joined(first, second) }
    let sides = [thing(left).number, thing(right).number]
    guard let way = sides.first(where: { $0.kind == .shift }), sides.contains(where: \.isZero) else { return .joined(first, second) }
    return .number(way.sign)
  }

  /// One of several numbers: of what is not known at all nothing is said.
  func limited(_ limits: [Expression]) -> HorizontalThing {
    let things = limits.map { HorizontalThing.number(thing($0).number) }.filter { $0.x.kind != .unknown || !$0.x.origins.isEmpty }
    guard let first = things.first, !things.contains(where: { $0.x.kind == .unknown }) else { return .unknown }
    var found = things.dropFirst().reduce(first) { .joined($0, $1) }
    if isLiteral, things.contains(where: \.x.isMiddle) { found.x.isHalved = true }
    return found
  }
}
