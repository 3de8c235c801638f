extension CodeView {
  /// What the calls of this file hand to a parameter of a function, a method or a macro, and, where `name` is `self` in an
  /// extension, the objects whose method they call. Nothing for other names.
  /// - Parameters:
  ///   - name: a bare name.
  ///   - i: a token of the code that uses it.
  package func handedArguments(to name: String, at i: Int) -> [Range<Int>] {
    if name == "self" { return receivers(ofMethodAround: i) }
    if !isSwift, flags(i).contains(.preprocessor) { return handedArguments(toMacroParameter: name, at: i) }
    guard let parameter = declaration(of: name, at: i), parameter.kind == .parameter, let function = parameter.function,
      let all = declarations.parameters[function], let index = all.firstIndex(where: { $0.name == parameter.name })
    else { return [] }
    let handed = calls(of: function).compactMap { open in
      let arguments = arguments(ofCallAt: open)
      return argument(of: all, index, labels: arguments.map(\.label)).map { arguments[$0].range }
    }
    // What is handed on as it is, as in `self.init(frame: frame)`, says nothing of itself.
    return handed.filter { $0.count > 1 || self.name($0.lowerBound) != name || declaration(of: name, at: $0.lowerBound)?.name != parameter.name }
  }

  /// `self.box` of `PIN_LEFT(self.box, self, 16)`, for `a` in `#define PIN_LEFT(a, b, c) …`.
  private func handedArguments(toMacroParameter name: String, at i: Int) -> [Range<Int>] {
    guard let start = definition(around: i), at(start + 2, "("), !spaceBefore(start + 2),
      let index = arguments(ofCallAt: start + 2).firstIndex(where: { self.name($0.range.lowerBound) == name })
    else { return [] }
    return uses(ofMacro: start + 1).compactMap { open in
      let arguments = arguments(ofCallAt: open)
      return arguments.indices.contains(index) ? arguments[index].range : nil
    }
  }

  /// The brackets behind the name of a macro where it is used.
  private func uses(ofMacro name: Int) -> [Int] {
    if let known = callsOfFunctions[name] { return known }
    let uses = names([text(name)]).filter { $0 != name && at($0 + 1, "(") }.map { $0 + 1 }
    callsOfFunctions[name] = uses
    return uses
  }

  /// Which argument of a call one of the parameters of the function gets.
  /// - Parameter labels: of the arguments.
  func argument(of parameters: [Declaration], _ index: Int, labels: [Int?]) -> Int? {
    guard let label = parameters[index].label ?? (isSwift ? parameters[index].name : nil) else { return labels.indices.contains(index) ? index : nil }
    guard isSwift, at(label, "_") else { return labels.firstIndex { $0.map { same($0, label) } ?? false } }
    let position = parameters[..<index].count { $0.label.map { at($0, "_") } ?? false }
    return labels.indices.filter { labels[$0] == nil }.dropFirst(position).first
  }

  /// The calls of a function of this file: their brackets. What is called on `super` is another one, and so is what an object
  /// of another type with a function of this name calls on itself. Everything has a function that overrides another one: whose
  /// type is not known may have a different one.
  private func calls(of function: Int) -> [Int] {
    if let known = callsOfFunctions[function] { return known }
    let namesakes = declarations.named(name(function)).filter { $0.kind == .function }
    let owner = namesakes.first { $0.name == function }?.owner
    let others = Set(namesakes.compactMap(\.owner)).subtracting([owner].compactMap { $0 })
    let isOverride = overrides(function)
    let calls = file.namesakes(of: [function])[0].compactMap { k -> Int? in
      guard k != function, same(k, function), others.isEmpty || !isOwnCall(k, of: others) else { return nil }
      guard !isOverride || isOwnCall(k) || isCalled(k, on: owner) else { return nil }
      if isSwift { return at(k + 1, "(") && !at(k - 1, "func") && !(at(k - 1, ".") && at(k - 2, "super")) ? k + 1 : nil }
      guard let open = enclosing(k), at(open, "["), !at(open + 1, "super"), selector(ofMessageAt: open)?.token == k else { return nil }
      return open
    }
    callsOfFunctions[function] = calls
    return calls
  }

  /// Whether an object of one of these types calls something on itself.
  private func isOwnCall(_ name: Int, of types: Set<String>) -> Bool {
    isOwnCall(name) && type(around: name).map { types.contains(typeName(at: $0)) } ?? false
  }

  /// `turn()`, `self.turn()`, `[self turn]`
  private func isOwnCall(_ name: Int) -> Bool { at(name - 1, ".") ? at(name - 2, "self") : isSwift || at(name - 1, "self") }

  /// Whether what something is called on is known to be of a type.
  private func isCalled(_ name: Int, on type: String?) -> Bool {
    type != nil && expressionType(endingAt: at(name - 1, ".") ? name - 2 : name - 1).name == type
  }

  /// Whether a function stands in for one of a class above: it says so, or hands on to it.
  private func overrides(_ function: Int) -> Bool {
    if isSwift { return (statementStart(function)..<function).contains { at($0, "override") } }
    guard let body = body(ofFunction: function) else { return false }
    return body.contains { same($0, function) && at($0 - 1, "super") && at($0 - 2, "[") }
  }

  /// The objects that the method round a token of an extension is called on; of the extended type nothing more is known.
  private func receivers(ofMethodAround i: Int) -> [Range<Int>] {
    guard isSwift, let type = type(around: i), at(type - 1, "extension"), let body = function(around: i), case .function(let function, _) = header(of: body)
    else { return [] }
    return calls(of: function).compactMap { open in
      guard at(open - 2, ".") else { return nil }
      let start = operandStart(endingAt: open - 3)
      return start >= 0 && start <= open - 3 ? start..<open - 2 : nil
    }
  }
}
