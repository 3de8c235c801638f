/// An expression whose type only other files can say, without its tokens.
package indirect enum TypePath: Sendable, Hashable {
  case known(String)
  /// A bare name or the result of a bare call, seen inside these types, the innermost first.
  case name(String, owners: [String])
  case call(String, owners: [String])
  case member(TypePath, String)
  /// What a method gives.
  case result(TypePath, String)
  /// What a parameter takes.
  case parameter(Call)
  /// Nothing is known but what is called on it.
  case unknown

  /// A call of which one argument is asked about.
  package struct Call: Sendable, Hashable {
    /// What the function is called on; nil for a bare call.
    package var receiver: TypePath?
    /// The base name; `init` for what makes an object.
    package var function: String
    /// The types round a bare call, the innermost first.
    package var owners: [String]
    /// The label of the argument that is asked about, nil for none, and its position.
    package var label: String?
    /// Of the argument that is asked about, from 0.
    package var index: Int
    /// The labels of all arguments; `_` for none.
    package var labels: [String]
  }
}

extension CodeView {
  /// How to find the type of the expression that ends at token `end`, nil when no other file can help.
  package func typePath(endingAt end: Int) -> TypePath? { typePath(endingAt: end, rounds: 8) }

  private func typePath(endingAt end: Int, rounds: Int) -> TypePath? {
    guard rounds > 0 else { return nil }
    if let name = expressionType(endingAt: end).name { return .known(name) }
    var i = end
    while at(i, "?") || at(i, "!"), i > 0 { i -= 1 }
    if isCloser(i) { return partner(i).flatMap { $0 < i ? groupPath($0, i, rounds: rounds - 1) : nil } }
    guard isIdentifier(i) else { return nil }
    if at(i - 1, ".") || at(i - 1, "->") && !isSwift {
      guard i >= 2, endsOperand(i - 2) || at(i - 2, "self") || at(i - 2, "super") else { return nil }
      return typePath(endingAt: i - 2, rounds: rounds - 1).map { .member($0, name(i)) }
    }
    if at(i, "super") || at(i, "self") { return type(around: i).map { .known(typeName(at: $0)) } }
    guard isName(i) else { return nil }
    return namePath(i, rounds: rounds)
  }

  private func namePath(_ i: Int, rounds: Int) -> TypePath? {
    let bare = Declarations.key(name(i), isSwift: isSwift)
    guard let declared = declaration(of: name(i), at: i) else {
      return isCapital(i) ? .known(name(i)) : .name(bare, owners: ownerNames(at: i))
    }
    guard declared.type == nil, let value = declared.value, !value.isEmpty else { return nil }
    if value.count == 1, value.lowerBound == declared.name {
      // `if let x`: the property that is unwrapped stands in another file, or this one has said its type.
      return declarations.named(name(i)).count == 1 ? .name(bare, owners: ownerNames(at: i)) : nil
    }
    var start = value.lowerBound
    while at(start, "try") || at(start, "await") || at(start, "?") || at(start, "!") && at(start - 1, "try") { start += 1 }
    let last = value.upperBound - 1
    guard last >= start, operandStart(endingAt: last) <= start else { return nil }
    return typePath(endingAt: last, rounds: rounds - 1)
  }

  private func groupPath(_ open: Int, _ close: Int, rounds: Int) -> TypePath? {
    if at(open, "["), !isSwift {
      guard !at(open - 1, "@"), !endsOperand(open - 1), let (_, token) = selector(ofMessageAt: open), token > open + 1 else { return nil }
      return typePath(endingAt: token - 1, rounds: rounds).map { .result($0, text(token)) }
    }
    guard at(open, "(") else { return nil }
    var callee = open - 1
    if isSwift, at(callee, ">"), let generic = genericOpen(callee) { callee = generic - 1 }
    guard isIdentifier(callee), isName(callee), !isSwift || !spaceBefore(open) else {
      guard close > open + 1, !endsOperand(open - 1), operandStart(endingAt: close - 1) <= open + 1 else { return nil }
      return typePath(endingAt: close - 1, rounds: rounds)
    }
    if at(callee - 1, ".") {
      guard callee >= 2, endsOperand(callee - 2) || at(callee - 2, "self") || at(callee - 2, "super") else { return nil }
      return typePath(endingAt: callee - 2, rounds: rounds).map { .result($0, name(callee)) }
    }
    guard declaration(of: name(callee), at: callee) == nil else { return nil }
    return .call(name(callee), owners: ownerNames(at: callee))
  }

  /// How to find the type that the context of the implicit member at token `i` asks for; nil when no
  /// other file can help.
  package func contextPath(at i: Int) -> TypePath? {
    let (context, through) = context(of: i)
    switch context {
    case .assignment(let target, _):
      return through.contains(.element) ? nil : typePath(endingAt: target.upperBound - 1)
    case .argument(let label, let callee, let call, let index) where isSwift:
      guard !through.contains(.element) else { return nil }
      return callPath(callee, call).map { path in
        var path = path
        path.label = label
        path.index = index
        return .parameter(path)
      }
    default: return nil
    }
  }

  func callPath(_ callee: Range<Int>, _ call: Int) -> TypePath.Call? {
    var last = callee.upperBound - 1
    if at(last, ">"), let open = genericOpen(last) { last = open - 1 }
    guard isIdentifier(last) else { return nil }
    var path = TypePath.Call(
      receiver: nil, function: name(last), owners: [], label: nil, index: 0,
      labels: arguments(ofCallAt: call).map { $0.label.map(name) ?? "_" })
    let isMember = at(last - 1, ".")
    if isCapital(last), !isMember || isCapital(last - 2) || isCapital(callee.lowerBound) {
      let names = callee.filter { isIdentifier($0) && $0 <= last }
      guard names.allSatisfy(isCapital) else { return nil }
      path.receiver = .known(names.map(name).joined(separator: "."))
      path.function = "init"
      return path
    }
    guard isMember else {
      path.owners = ownerNames(at: last)
      return isName(last) ? path : nil
    }
    guard last >= 2, endsOperand(last - 2) || at(last - 2, "self") || at(last - 2, "super") else { return nil }
    path.receiver = typePath(endingAt: last - 2) ?? .unknown
    return path
  }
}

extension ProjectTypes {
  /// The type at the end of a path and the declaration that says so. Nothing where declarations of one
  /// name disagree.
  package func type(of path: TypePath, _ framework: MemberTypes) -> (name: String, source: Source?)? {
    switch path {
    case .known(let name): return (name, origins(of: self.name(of: name) ?? name).map(\.source).min())
    case .name(let name, let owners): return bare(name, owners, isCall: false, framework)
    case .call(let name, let owners): return bare(name, owners, isCall: true, framework)
    case .member(let base, let name): return type(of: base, framework).flatMap { member(name, of: $0.name, isCall: false, framework) }
    case .result(let base, let name): return type(of: base, framework).flatMap { member(name, of: $0.name, isCall: true, framework) }
    case .parameter(let call): return parameter(call, framework)
    case .unknown: return nil
    }
  }

  /// A type, what it inherits from in the project, and what those inherit from outside.
  package func kinds(of type: String) -> [String] {
    guard name(of: type) != nil else { return [type] }
    return lineage(of: type) + foreignSupertypes(of: type)
  }

  private func bare(_ name: String, _ owners: [String], isCall: Bool, _ framework: MemberTypes) -> (name: String, source: Source?)? {
    for owner in owners {
      if let found = level(name, owner, isCall: isCall) { return agreed(found) }
    }
    if let found = global(name)?.filter({ ($0.parameters != nil) == isCall }), !found.isEmpty { return agreed(found) }
    for owner in owners {
      if let type = foreign(name, owner, framework) { return (type, nil) }
    }
    return nil
  }

  private func member(_ name: String, of owner: String, isCall: Bool, _ framework: MemberTypes) -> (name: String, source: Source?)? {
    if let found = level(name, owner, isCall: isCall) { return agreed(found) }
    return foreign(name, owner, framework).map { ($0, nil) }
  }

  /// The members of the nearest type of a lineage that has some of that name.
  func level(_ name: String, _ owner: String, isCall: Bool) -> [Member]? {
    for type in lineage(of: owner) {
      let found = declared(type)?.members(name) ?? []
      // A getter of Objective-C is written as a message or as a member.
      let fitting = found.filter { ($0.parameters != nil) == isCall }
      if !fitting.isEmpty { return fitting }
      let getters = found.filter { $0.parameters?.isEmpty ?? true }
      if !getters.isEmpty { return getters }
    }
    return nil
  }

  private func agreed(_ found: [Member]) -> (name: String, source: Source?)? {
    guard let type = found[0].type, found.allSatisfy({ $0.type == type }) else { return nil }
    return (type, found.map(\.source).min())
  }

  /// What the framework's tables say about a member of a type or of what it inherits from.
  private func foreign(_ name: String, _ owner: String, _ framework: MemberTypes) -> String? {
    for type in kinds(of: owner) {
      if let found = framework.type(type, name) { return found }
    }
    return framework.type("*", name)
  }

  private func parameter(_ call: TypePath.Call, _ framework: MemberTypes) -> (name: String, source: Source?)? {
    let fitting = takers(of: call, framework)
    if fitting.isEmpty, let receiver = call.receiver, call.function == "init", let label = call.label, let owner = type(of: receiver, framework)?.name,
      members(call.function, of: owner).isEmpty
    {
      return memberwise(label, owner)
    }
    guard let type = fitting.first?.parameter.type, fitting.allSatisfy({ $0.parameter.type == type }) else { return nil }
    return (type, fitting.map(\.source).min())
  }

  /// The parameters that an argument may fill: one of each function that the call can mean.
  func takers(of call: TypePath.Call, _ framework: MemberTypes) -> [(parameter: Parameter, source: Source)] {
    var found: [Member] = []
    if let receiver = call.receiver {
      found = type(of: receiver, framework).map { members(call.function, of: $0.name) } ?? members(named: call.function)
    } else {
      for owner in call.owners where found.isEmpty { found = members(call.function, of: owner) }
      if found.isEmpty { found = global(call.function) ?? [] }
    }
    return found.compactMap { function in position(in: function, call).map { (function.parameters![$0], function.source) } }
  }

  /// The position of the parameter that an argument fills, if the call can mean the function.
  func position(in function: Member, _ call: TypePath.Call) -> Int? {
    guard let parameters = function.parameters else { return nil }
    var at = 0
    var found: Int?
    for (index, label) in call.labels.enumerated() {
      guard let next = parameters[min(at, parameters.count)...].firstIndex(where: { $0.label == label }) else { return nil }
      if index == call.index { found = next }
      at = next + 1
    }
    return found
  }

  /// A structure without an initialiser of its own takes its properties.
  private func memberwise(_ label: String, _ owner: String) -> (name: String, source: Source?)? {
    guard let name = name(of: owner), let found = declared(name)?.members(label).filter({ $0.parameters == nil && $0.isOwn }), !found.isEmpty else {
      return nil
    }
    return agreed(found)
  }
}
