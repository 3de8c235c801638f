/// A value that is given to a parameter, and the one that a fix would give it instead.
package struct ExchangedValue: Sendable, Hashable {
  /// Of the value: a parameter of the project.
  package var path: TypePath
  /// The member of its type that is there: `left`.
  package var value: String
  /// The member that is written: `leading`.
  package var twin: String
  /// The type that is named ahead of it, by its last name; nil in `.left`.
  package var type: String?

  /// Nothing else can be written.
  package var isKept: Bool { value == twin }
}

/// Where a value that the functions of a project hand on is given to the framework.
package struct ValueEnd: Sendable, Hashable {
  /// Of the file, from the project's root.
  package var path: String
  /// The bytes of the name that stands for the value.
  package var place: Range<Int>
  /// The type of the value.
  package var type: String
}

/// A parameter by its position, from 0.
struct ParameterOfFunction: Hashable {
  var function: ProjectTypes.Source
  var position: Int
}

extension CodeView {
  /// The value at a token in the place of another one, where it is given to a function that other files may tell of.
  /// - Parameter twin: nil where nothing else can be written.
  package func exchangedValue(at i: Int, for twin: String? = nil) -> ExchangedValue? {
    guard isSwift, isIdentifier(i), at(i - 1, "."), let path = defaultPath(at: i) ?? contextPath(at: i), case .parameter = path else { return nil }
    return ExchangedValue(path: path, value: name(i), twin: twin ?? name(i), type: endsOperand(i - 2) ? name(i - 2) : nil)
  }

  /// The parameter that has the member at token `i` as its default: what a call gives it that names all parameters.
  private func defaultPath(at i: Int) -> TypePath? {
    guard case .known(_, let name?) = contextualType(at: i), let function = declarations.named(self.name(name)).first(where: { $0.name == name })?.function,
      let parameters = declarations.parameters[function], let index = parameters.firstIndex(where: { $0.name == name && $0.value?.contains(i) == true })
    else { return nil }
    let labels = parameters.map { self.name($0.label ?? $0.name) }
    return .parameter(TypePath.Call(receiver: nil, function: self.name(function), owners: [], label: labels[index], index: index, labels: labels))
  }

  /// The cases of the enumeration whose name is token `i`; nil for any other declaration.
  fileprivate func enumerationCases(_ i: Int) -> Set<String>? {
    guard at(i - 1, "enum") else { return nil }
    var open = i + 1
    while open < count, !at(open, "{") { open += 1 }
    guard let close = partner(open) else { return nil }
    var names: Set<String> = []
    var isCase = false
    var k: Int? = open + 1
    while let here = k, here < close {
      if startsStatement(here) { isCase = at(here, "case") || at(here, "indirect") }
      if isCase, isIdentifier(here), at(here - 1, "case") || at(here - 1, ",") { names.insert(name(here)) }
      k = after(here)
    }
    return names
  }

  /// What becomes of the value of a parameter of the function whose name is token `function`; nil where something else is
  /// made of it. What has no body asks others to do something with it.
  fileprivate func uses(ofParameter position: Int, function: Int) -> ValueUses? {
    guard let parameters = declarations.parameters[function], parameters.indices.contains(position) else { return nil }
    let parameter = parameters[position]
    return at(parameter.scope.upperBound, ")") ? ValueUses() : uses(ofParameter: parameter.name, in: parameter.scope)
  }
}

extension ProjectTypes {
  /// The number of functions through which a value is followed.
  private static let stations = 64

  /// Where a value ends whose twin the functions of the project that may be given it do the same with: the type that has the one has
  /// the other, each `switch` does the same for both with their names exchanged, and nothing compares the value with either. Nil where
  /// they do something else.
  /// - Parameters:
  ///   - framework: types outside of the project that have both, and those whose initialisers take either.
  ///   - end: a property of these types that may get the value; nil for none.
  ///   - members: types of the framework's members.
  package func ends(of exchange: ExchangedValue, framework: [String], end: String?, _ members: MemberTypes) -> Set<ValueEnd>? {
    var open: [(path: TypePath, end: ValueEnd?)] = [(exchange.path, nil)]
    var seen: Set<TypePath> = []
    var ends: Set<ValueEnd> = []
    while let (next, place) = open.popLast() {
      if case .member(let owner, let name) = next, name == end, let type = type(of: owner, members)?.name, isForeign(type, framework), let place {
        ends.insert(place)
        continue
      }
      guard seen.insert(next).inserted else { continue }
      guard seen.count <= ProjectTypes.stations, case .parameter(let call) = next else { return nil }
      if call.function == "init", case .known(let type)? = call.receiver, isForeign(type, framework) { continue }
      // Whatever it is called on: the type of a view may be unknown, and an extension serves all that inherit.
      let functions = self.members(named: call.function) + (global(call.function) ?? [])
      var isTaken = false
      for function in functions {
        guard let position = position(in: function, call) else { continue }
        guard let type = function.parameters?[position].type else { return nil }
        let cases = enumerationCases(type)
        // Of overloads those are meant whose type has the value.
        if let cases, !cases.contains(exchange.value) { continue }
        // A constant of some other type may have the value.
        if let named = exchange.type, seen.count == 1, named != ProjectTypes.last(of: type), name(of: named) != name(of: type) { return nil }
        guard cases?.contains(exchange.twin) ?? isForeign(type, framework), let uses = uses(ofParameter: position, function), uses.treatAlike(exchange)
        else { return nil }
        open += uses.passedTo.map { ($0.path, ValueEnd(path: function.source.path, place: $0.place, type: type)) }
        isTaken = true
      }
      guard isTaken else { return nil }
    }
    return ends
  }

  /// Whether a type is one of the framework's, and none of the project that is named like it.
  private func isForeign(_ type: String, _ framework: [String]) -> Bool { framework.contains(type) && name(of: type) == nil }

  /// The cases of an enumeration of the project; nil for what is none.
  private func enumerationCases(_ type: String) -> Set<String>? {
    if let known = casesOfEnumerations[type] { return known }
    let origins = name(of: type).map(origins) ?? []
    let cases = origins.count == 1 ? reopen(origins[0].source) { $0.enumerationCases($1) } : nil
    casesOfEnumerations[type] = .some(cases)
    return cases
  }

  private func uses(ofParameter position: Int, _ function: Member) -> ValueUses? {
    let key = ParameterOfFunction(function: function.source, position: position)
    if let known = usesOfParameters[key] { return known }
    let uses = reopen(function.source) { $0.uses(ofParameter: position, function: $1) }
    usesOfParameters[key] = .some(uses)
    return uses
  }
}

extension ValueUses {
  /// Whether all that tells members apart does the same for a value and its twin.
  fileprivate func treatAlike(_ exchange: ExchangedValue) -> Bool {
    guard compared.isDisjoint(with: [exchange.value, exchange.twin]) else { return false }
    return switches.allSatisfy { branches in
      guard branches[exchange.value] != nil || branches[exchange.twin] != nil else { return true }
      return branches[exchange.value]?.map { $0 == exchange.value ? exchange.twin : $0 } == branches[exchange.twin]
    }
  }
}
