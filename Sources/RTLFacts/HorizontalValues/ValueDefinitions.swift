import RTLLexing

/// What names stand for.
extension HorizontalReader {
  /// Assignments to one name that are read; of more nothing is known.
  private static let mostAssignments = 40
  /// Calls that hand a value to a parameter.
  private static let mostCalls = 12

  /// What a bare name, or a member of `self`, stands for.
  func named(_ token: Int, isMember: Bool = false) -> HorizontalThing {
    if code.at(token, "self"), let receiver = calls.last?.receiver { return receiver }
    guard code.isName(token) else { return .unknown }
    if isLiteral { return unexplained(token) }
    if !isMember, loops.counts(token, code) { return counted(token) }
    if !isMember, let entry = words.entries[code.name(token)], entry.meaning == .rectangle, code.declaration(of: code.name(token), at: token) == nil {
      return unexplained(token)
    }
    guard let declaration = code.declaration(of: code.name(token), at: token, membersOnly: isMember) else {
      if !code.isSwift, !isMember, let body = code.macro(code.name(token)), !body.isEmpty { return kept(body.lowerBound - 1) { thing(body) } }
      return declaredElsewhere(token) ?? (isMember ? byWords(token, PlacedView.bare(code.name(token))) : unexplained(token))
    }
    var found = declared(declaration)
    let isWhole = declaration.type.map { $0.count == 1 && isNamed(code.name($0.lowerBound), .whole) } ?? false
    if isWhole { found = paged(found, declaration.name) }
    // The name of a count says more than the name of what it is made from.
    if found.x.kind == .index, found.x.origins.contains(where: { $0.role == words.shareRole }),
      words.indices.contains(IdentifierWords.split(code.bytes(token)).last ?? "")
    { found = counted(declaration.name) }
    if found.x.kind == .unknown, found.x.origins.isEmpty {
      let words = byWords(token, PlacedView.bare(code.name(token)))
      if found.x.form.isCut || ![.length, .unknown].contains(words.x.kind) {
        found = words
      } else if words.x.kind == .length {
        found = HorizontalThing(found.shape, found.x.asLength, width: found.width)
      } else if words.x.kind == .unknown, isWhole {
        found = .number(.count(code.name(declaration.name), HorizontalValue.Origin(at: declaration.name, role: self.words.indexRole)))
      }
    }
    found.x.pass(declaration.name, isStored: declaration.kind == .property || declaration.kind == .global)
    if declaration.kind == .parameter { found.x.isTaken = true }
    return found
  }

  /// What a declaration stands for.
  func declared(_ declaration: Declaration) -> HorizontalThing {
    kept(declaration.name) { definitions(of: declaration) ?? unexplained(declaration.name) }
  }

  /// What the file gives a property of a header or of a superclass.
  private func declaredElsewhere(_ token: Int) -> HorizontalThing? {
    guard words.entries[code.name(token)] == nil else { return nil }
    let assigned = assignments.ofUndeclared(code.name(token), code)
    guard let first = assigned.first?.name else { return nil }
    var found = kept(first) { joined([], assigned.filter(\.parts.isEmpty), of: first) ?? .unknown }
    // What others give it is not seen: a number that it is reset to says nothing.
    guard found.x.isPhysical || found.x.kind == .handled else { return nil }
    found.x.pass(first, isStored: true)
    return found
  }

  /// What a name is that gets these values, and is assigned more. What it is made into from itself, as where it is limited,
  /// is judged by what it is otherwise.
  private func joined(_ values: [() -> HorizontalThing], _ assigned: [AssignedNames.Assignment], of name: Int) -> HorizontalThing? {
    let own = assigned.filter { !$0.isCompound && mentions(name, $0.value) }
    let values = values + assigned.filter { $0.isCompound || !mentions(name, $0.value) }.map { assignment in { self.assigned(assignment) } }
    guard !values.isEmpty else { return own.isEmpty ? nil : joined(own.map { assignment in { self.assigned(assignment) } }) }
    return own.reduce(joined(values)) { found, assignment in
      guard found.x.kind != .handled else { return found }
      let next = supposing(name, found) { self.assigned(assignment) }
      return next.x.kind == .unknown || next.x.kind == found.x.kind ? found : .joined(found, next)
    }
  }

  /// Whether a value is made from a name: at once, or from a local that is.
  private func mentions(_ name: Int, _ value: Range<Int>, through locals: Bool = true) -> Bool {
    value.contains { token in
      guard code.isIdentifier(token), !code.at(token - 1, ".") || code.at(token - 2, "self") else { return false }
      if code.same(token, name) { return true }
      guard locals, let local = code.declaration(of: code.name(token), at: token), local.kind == .local, let made = local.value else { return false }
      return mentions(name, made, through: false)
    }
  }

  /// All that a name is given, joined; nil where nothing says what it is given.
  private func definitions(of declaration: Declaration) -> HorizontalThing? {
    var values: [() -> HorizontalThing] = []
    if declaration.kind == .parameter {
      if let argument = calls.last?.arguments[declaration.name] {
        values = [{ argument }]
      } else {
        let handed = code.handedArguments(to: code.name(declaration.name), at: declaration.name)
        // Of others nothing but its default would be known.
        guard !handed.isEmpty else { return nil }
        guard handed.count <= Self.mostCalls else { return .unknown }
        values = handed.map { value in { self.thing(value) } }
        if let value = declaration.value { values.append { self.thing(value) } }
      }
    } else if let value = declaration.value {
      values.append { self.initial(value, of: declaration) }
    }
    if let body = code.computedBody(of: declaration) { return results(in: body) }
    let assigned = assignments.of(declaration, code)
    guard assigned.count <= Self.mostAssignments else { return .unknown }
    if declaration.kind == .property { values += updates(of: declaration) }
    // A member of an object says nothing about the object.
    if declaration.kind == .local, let found = changed(declaration, values, assigned) { return found }
    let given = assigned.filter { $0.parts.isEmpty || isGeometry(declaration) }
    if given.isEmpty, values.count == 1, declaration.kind == .property || declaration.kind == .global, code.isSwift, code.at(declaration.name - 1, "var") {
      // What it begins with is not what it has later.
      let first = values[0]()
      return first.x.kind == .neutral ? unsettled(declaration.name) : first
    }
    guard let found = joined(values, given, of: declaration.name) else { return nil }
    guard [.neutral, .length, .index].contains(found.x.kind), assigned.contains(where: { grows($0, declaration) }) else { return found }
    // What grows from one to the next counts them, or is where the next one begins.
    return HorizontalThing(found.shape, counted(declaration.name).x, width: found.width)
  }

  /// What a local point or rectangle is that gets another x or another width; nil for all else.
  private func changed(_ local: Declaration, _ values: [() -> HorizontalThing], _ assigned: [AssignedNames.Assignment]) -> HorizontalThing? {
    let isMoved = assigned.contains(where: setsX)
    guard isMoved || assigned.contains(where: setsWidth) else { return nil }
    // What is copied to get another x has that one.
    let whole = assigned.filter { $0.parts.isEmpty && !$0.isCompound && !mentions(local.name, $0.value) }
    let copied = joined(values.isEmpty ? whole.map { assignment in { self.assigned(assignment) } } : values)
    let isEmpty = copied.x.isZero && assigned.contains { $0.parts.count == 2 && (setsX($0) || setsWidth($0)) }
    guard copied.shape == .point || copied.shape == .rectangle || isEmpty else { return nil }
    var width = copied.width
    if assigned.contains(where: setsWidth) {
      width = HorizontalValue(HorizontalSymbol(code.name(local.name) + ".width", .length))
      width?.doubt()
    }
    let moves = assigned.filter { $0.parts.isEmpty && !values.isEmpty || setsX($0) }
    // Where the next one of a row begins.
    if moves.contains(where: { grows($0, local) }) { return HorizontalThing(copied.shape, counted(local.name).x, width: width) }
    let moved = supposing(local.name, copied) { joined((isMoved ? [] : [{ copied }]) + moves.map { assignment in { self.assigned(assignment) } }) }
    return HorizontalThing(isEmpty ? .rectangle : moved.shape, moved.x, width: width ?? moved.width)
  }

  /// Where nothing else is known of a name.
  func byWords(_ token: Int, _ path: String) -> HorizontalThing {
    if let number = code.number(token..<token + 1) { return .number(.number(number)) }
    let name = IdentifierWords.split(code.bytes(token))
    guard let last = name.last else { return .unknown }
    if words.starts.occur(in: name) {
      let origin = HorizontalValue.Origin(at: token, role: words.startRole)
      return HorizontalThing(.point, HorizontalValue(HorizontalSymbol("place \(token)", .position), origins: [origin]))
    }
    if words.lengths.contains(last) { return .number(HorizontalValue(HorizontalSymbol(path, .length))) }
    if words.boxes.contains(last) { return rectangle(path, HorizontalValue.Origin(at: token, role: words.boxRole)) }
    if words.amounts.contains(last) { return .number(HorizontalValue(HorizontalSymbol(path, .neutral))) }
    if words.indices.contains(last) { return counted(token, path) }
    // What an accessor is given is no value by its name.
    if words.shares.contains(last), name != ["new", last], !words.scales.occur(in: name) { return counted(token, path, role: words.shareRole) }
    if words.middles.occur(in: name), last != "y" {
      let origin = HorizontalValue.Origin(at: token, role: words.boxRole)
      return .number(HorizontalValue(HorizontalSymbol(path, .position), origins: [origin]))
    }
    return name.count > 1 && words.kept.occur(in: name) ? .number(HorizontalValue(HorizontalSymbol(path, .position))) : .number(.unknown(path))
  }

  /// A bare name that no declaration explains.
  func unexplained(_ token: Int) -> HorizontalThing {
    if let entry = words.entries[code.name(token)] {
      if let found = source(entry, nil, token) { return found }
      if entry.meaning == .zero { return .number(.number(0)) }
    }
    return byWords(token, PlacedView.bare(code.name(token)))
  }

  /// A whole number made of a share from the left counts pages from there.
  func paged(_ thing: HorizontalThing, _ token: Int) -> HorizontalThing {
    guard thing.x.kind == .fraction else { return thing }
    var found = thing
    found.x.origins.append(HorizontalValue.Origin(at: token, role: words.indexRole))
    return found
  }

  /// A place in an order, or part of the way to its end.
  func counted(_ token: Int, _ path: String? = nil, role: String? = nil) -> HorizontalThing {
    let origin = HorizontalValue.Origin(at: token, role: role ?? words.indexRole)
    return .number(HorizontalValue(HorizontalSymbol(path ?? code.name(token), .index), origins: [origin]))
  }

  /// Whether a name is declared with the type of a point or a size, or begins as one.
  private func isGeometry(_ declaration: Declaration) -> Bool {
    let words = (declaration.type ?? 0..<0).first(where: code.isIdentifier) ?? declaration.value?.first(where: code.isIdentifier)
    return switch words.flatMap({ self.words.entries[code.name($0)]?.meaning }) {
    case .makesPoint, .makesSize: true
    default: false
    }
  }

  /// A number of which only the first value is known.
  private func unsettled(_ token: Int) -> HorizontalThing {
    let last = IdentifierWords.split(code.bytes(token)).last ?? ""
    if words.shares.contains(last) { return counted(token, role: words.shareRole) }
    if words.indices.contains(last) { return counted(token) }
    let kind: HorizontalValue.Kind = words.lengths.contains(last) ? .length : .neutral
    return .number(HorizontalValue(HorizontalSymbol(code.name(token), kind)))
  }

  private func initial(_ value: Range<Int>, of declaration: Declaration) -> HorizontalThing {
    // `if let offset {` unwraps the outer one.
    if value == declaration.name..<declaration.name + 1 {
      let outer = code.declarations.named(code.name(declaration.name)).filter {
        $0.name != declaration.name && ($0.kind == .property || $0.isLocal(at: value.lowerBound))
      }
      guard outer.count == 1 else { return .unknown }
      return declared(outer[0])
    }
    return thing(value)
  }

  private func assigned(_ assignment: AssignedNames.Assignment) -> HorizontalThing {
    guard !assignment.value.isEmpty else { return .number(.number(0)) }
    guard !assignment.parts.isEmpty else { return thing(assignment.value) }
    // `moved.width = translation.width` gives the whole a width.
    let found = thing(assignment.value)
    if setsX(assignment) { return HorizontalThing(assignment.parts.count == 1 ? .point : .rectangle, changed(assignment, by: found.x)) }
    guard assignment.parts.count == 1, let entry = words.entries[code.name(assignment.parts[0])] else { return .number(.number(0)) }
    switch entry.meaning {
    case .width: return HorizontalThing(.size, found.x)
    default: return .number(.number(0))
    }
  }

  /// What `place.x += …` makes of the x that is there.
  private func changed(_ assignment: AssignedNames.Assignment, by x: HorizontalValue) -> HorizontalValue {
    guard assignment.isCompound else { return x }
    let sign = assignment.value.lowerBound - 1
    guard code.at(sign, "+=") || code.at(sign, "-=") else { return .unknown }
    let before = named(assignment.name).x
    return code.at(sign, "+=") ? before + x : before - x
  }

  /// `place.x = …`, `frame.origin.x += …`
  private func setsX(_ assignment: AssignedNames.Assignment) -> Bool {
    guard let last = assignment.parts.last, isNamed(code.name(last), .x) else { return false }
    return assignment.parts.count == 1 || assignment.parts.count == 2 && isNamed(code.name(assignment.parts[0]), .corner)
  }

  /// `frame.size.width = …`
  private func setsWidth(_ assignment: AssignedNames.Assignment) -> Bool {
    assignment.parts.last.map { isNamed(code.name($0), .width) || isNamed(code.name($0), .extent) } ?? false
  }

  /// `x += width`, `x = x + width`, `box = box.offsetBy(dx: width, dy: 0)`, `i++` in a loop that began after the declaration.
  private func grows(_ assignment: AssignedNames.Assignment, _ declaration: Declaration) -> Bool {
    guard assignment.parts.isEmpty || setsX(assignment), code.isRepeated(assignment.name, since: declaration.scope.lowerBound) else { return false }
    if assignment.isCompound { return assignment.value.isEmpty || code.at(assignment.value.lowerBound - 1, "+=") }
    return mentions(declaration.name, assignment.value) && assignment.value.contains { code.at($0, "+") || isNamed(code.name($0), .shifted) }
  }

  /// `.updating($moved) { value, state, _ in state = … }`: the second parameter stands for the property.
  private func updates(of declaration: Declaration) -> [() -> HorizontalThing] {
    guard code.isSwift, !code.names(names(.updating)).isEmpty else { return [] }
    return code.names(["$" + code.name(declaration.name)]).prefix(4).flatMap { use -> [() -> HorizontalThing] in
      guard let open = code.enclosing(use), code.at(open, "("), words.entries[code.name(open - 1)]?.meaning == .updating, let close = code.partner(open),
        let brace = (use...close + 1).first(where: { code.at($0, "{") }), let head = code.closureHead(of: brace)
      else { return [] }
      let names = (brace + 1..<head - 1).filter { code.isName($0) }
      guard names.count > 1, let state = code.declaration(of: code.name(names[1]), at: head) else { return [] }
      return assignments.of(state, code).prefix(Self.mostAssignments).map { assignment in { self.assigned(assignment) } }
    }
  }
}

/// Where a file gives names a value behind their declaration.
struct AssignedNames {
  struct Assignment {
    /// The first name of what is set, without `self`.
    var name: Int
    /// The names behind it.
    var parts: [Int]
    /// Empty for `i++`.
    var value: Range<Int>
    var isCompound: Bool
  }

  private var byName: [String: [Assignment]] = [:]

  /// One walk over the file.
  init(_ code: CodeView) {
    for sign in 1..<max(code.count, 1) where code.isKind(sign, .operator) {
      if code.at(sign, "++") {
        let name = code.isName(sign - 1) ? sign - 1 : sign + 1
        if code.isName(name) { add(Assignment(name: name, parts: [], value: sign..<sign, isCompound: true), code) }
        continue
      }
      let isCompound = code.isCompoundAssignment(sign)
      guard isCompound || code.isAssignment(sign), let path = AssignedNames.path(endingAt: sign - 1, code), let first = path.first else { continue }
      let end = code.valueEnd(sign + 1)
      // `x *= 2` and `x -= w` change what is there already.
      guard end > sign + 1 else { continue }
      add(Assignment(name: first, parts: Array(path.dropFirst()), value: sign + 1..<end, isCompound: isCompound), code)
    }
  }

  private mutating func add(_ assignment: Assignment, _ code: CodeView) {
    byName[PlacedView.bare(code.name(assignment.name)), default: []].append(assignment)
  }

  /// The names of `self.moved.width`, without `self`; nil for what is no path, and for a declaration.
  private static func path(endingAt last: Int, _ code: CodeView) -> [Int]? {
    var names: [Int] = []
    var k = last
    while names.count < 6 {
      while code.at(k, "?") || code.at(k, "!") { k -= 1 }
      guard code.isName(k) || code.at(k, "self") else { return nil }
      if !code.at(k, "self") { names.append(k) }
      guard code.at(k - 1, ".") || !code.isSwift && code.at(k - 1, "->") else { break }
      k -= 2
    }
    // `let x: T = …`, `T x = …`
    if code.at(k - 1, ":") && !code.startsStatement(k) || code.at(k - 1, "let") || code.at(k - 1, "var") { return nil }
    if !code.isSwift, !code.startsStatement(k) { return nil }
    return names.reversed()
  }

  /// Those to a name that the file does not declare; a few.
  func ofUndeclared(_ name: String, _ code: CodeView) -> [Assignment] {
    guard let named = byName[PlacedView.bare(name)] else { return [] }
    return named.prefix(40).filter { code.declaration(of: name, at: $0.name) == nil }
  }

  /// Those to the declared name, not to another one that is spelled alike.
  func of(_ declaration: Declaration, _ code: CodeView) -> [Assignment] {
    let named = byName[PlacedView.bare(code.name(declaration.name))] ?? []
    return named.lazy.filter { assignment in
      if code.at(assignment.name - 1, ".") || code.at(assignment.name - 1, "->") {
        let member = declaration.kind == .property ? code.declaration(of: code.name(assignment.name), at: assignment.name, membersOnly: true) : nil
        return member?.name == declaration.name
      }
      return code.declaration(of: code.name(assignment.name), at: assignment.name)?.name == declaration.name
    }.prefix(60).map { $0 }
  }
}

/// Variables of loops that count: `for i in 0..<n`, `for (i, view) in views.enumerated()`, `(0..<n).forEach { i in`.
struct CountingLoops {
  private var byName: [String: [Range<Int>]] = [:]

  init(_ code: CodeView, _ words: HorizontalVocabulary) {
    guard code.isSwift else { return }
    func counts(_ list: Range<Int>, isPair: Bool) -> Bool {
      list.contains { words.entries[code.name($0)]?.meaning == .numbered || !isPair && (code.at($0, "..<") || code.at($0, "...")) }
    }
    for i in code.names(["for", "in"]) {
      if code.at(i, "for"), !code.at(i - 1, ".") {
        let isPair = code.at(i + 1, "(")
        let name = isPair ? i + 2 : i + 1
        let behind = isPair ? (code.partner(i + 1) ?? i) + 1 : i + 2
        guard code.isName(name), code.at(behind, "in") else { continue }
        var k: Int? = behind + 1
        while let here = k, !code.at(here, "{"), here - behind < Self.longestList { k = code.after(here) }
        guard let open = k, let close = code.partner(open), counts(behind + 1..<open, isPair: isPair) else { continue }
        byName[code.name(name), default: []].append(open..<close)
      } else if code.at(i, "in"), code.isName(i - 1) || code.at(i - 1, ")"), let open = code.enclosing(i), i - open < 8, code.isClosure(open),
        let close = code.partner(open), let name = (open + 1..<i).first(where: { code.isName($0) })
      {
        // `.forEach {`, `.forEach({`
        let dot = code.at(open - 1, "(") ? open - 3 : open - 2
        guard code.at(dot, ".") else { continue }
        let list = code.operandStart(endingAt: dot - 1)..<dot
        if list.count < Self.longestList, counts(list, isPair: (name + 1..<i).contains { code.at($0, ",") }) {
          byName[code.name(name), default: []].append(open..<close)
        }
      }
    }
  }

  /// Tokens of a list that is gone through.
  private static let longestList = 60

  /// Whether a name is such a variable.
  func counts(_ token: Int, _ code: CodeView) -> Bool { byName[code.name(token)]?.contains { $0.contains(token) } ?? false }
}
