/// What code does with the value of a parameter or property of the project, where it does nothing else with it.
package struct ValueUses: Sendable, Hashable {
  /// A parameter or property that it is handed on to.
  package struct Taker: Sendable, Hashable {
    package var path: TypePath
    /// The bytes of what stands for the value there.
    var place: Range<Int>
  }

  package var passedTo: [Taker] = []
  /// Members that it is compared with: `center`.
  package var compared: Set<String> = []
  /// What each `switch` does for a member, by words: names are split, so that a side in them is one.
  package var switches: [[String: [String]]] = []

  /// The members that it is told from others by.
  var told: Set<String> { switches.reduce(into: compared) { $0.formUnion($1.keys) } }
}

extension CodeView {
  /// What becomes of the value of an implicit member at token `i` in the parameter or property of this file that
  /// takes it; nil where that is unknown, or something else is made of it.
  package func uses(ofValueAt i: Int) -> ValueUses? {
    guard isSwift, !context(of: i).through.contains(.element), case .known(_, let token?) = contextualType(at: i),
      let taker = declarations.named(name(token)).first(where: { $0.name == token })
    else { return nil }
    if let known = valueUses[token] { return known }
    let uses: ValueUses?
    switch taker.kind {
    case .parameter: uses = taker.function == nil ? nil : self.uses(ofParameter: token, in: taker.scope)
    case .property: uses = self.uses(ofProperty: token)
    default: uses = nil
    }
    valueUses[token] = .some(uses)
    return uses
  }

  /// - Parameter body: the tokens of the function.
  func uses(ofParameter parameter: Int, in body: Range<Int>) -> ValueUses? {
    var uses = ValueUses()
    return take(local: parameter, in: body, &uses, locals: []) ? uses : nil
  }

  /// Takes all uses of a parameter or local; false where it has none, or something else is made of the value.
  /// - Parameter locals: the names that it had before.
  private func take(local: Int, in scope: Range<Int>, _ uses: inout ValueUses, locals: [Int]) -> Bool {
    guard locals.count < CodeView.mostLocals, !locals.contains(local) else { return locals.contains(local) }
    var count = 0
    for token in scope where isIdentifier(token) && token != local && same(token, local) && !at(token - 1, ".") && !isLabelOrParameter(token) {
      if !locals.isEmpty, isAssignment(token + 1) { continue }
      guard take(token, &uses, locals: locals + [local]) else { return false }
      count += 1
    }
    return count > 0
  }
  private static let mostLocals = 8

  /// A stored property: this file must show what becomes of it, since others may read it as well.
  func uses(ofProperty property: Int) -> ValueUses? {
    guard isStored(property) else { return nil }
    var uses = ValueUses()
    for token in 0..<count where isIdentifier(token) && token != property && same(token, property) && !isLabelOrParameter(token) {
      if at(token - 1, ".") {
        guard !at(token - 2, "\\") else { return nil }
      } else if let found = declaration(of: name(token), at: token), found.name != property {
        continue
      }
      if isAssignment(token + 1) { continue }
      guard take(token, &uses) else { return nil }
    }
    if !uses.passedTo.isEmpty || !uses.told.isEmpty { return uses }
    return isPrivate(property) ? uses : nil
  }

  /// Takes one use; false where something else is made of the value.
  private func take(_ token: Int, _ uses: inout ValueUses, locals: [Int] = []) -> Bool {
    if at(token - 1, "&") { return false }
    if at(statementStart(token), "switch"), at(token + 1, "{"), let close = partner(token + 1) {
      uses.switches.append(branches(of: token + 1, close))
      return true
    }
    let (context, through) = context(of: token)
    guard !through.contains(.element) else { return false }
    let place = Int(file.tokens[token].start)..<Int(file.tokens[at(token + 1, "!") ? token + 1 : token].end)
    switch context {
    case .comparison:
      if let other = comparedMember(token) { uses.compared.insert(other) }
      return true
    case .argument(let label, let callee, let call, let index):
      guard var path = callPath(callee, call) else { return false }
      path.label = label
      path.index = index
      uses.passedTo.append(ValueUses.Taker(path: .parameter(path), place: place))
      return true
    case .initialValue(let name):
      guard let local = declarations.named(self.name(name)).first(where: { $0.name == name }), local.kind == .local else { return false }
      return take(local: name, in: local.scope, &uses, locals: locals)
    case .assignment(let target, let member):
      if target.count == 1, let local = declaration(of: name(target.lowerBound), at: target.lowerBound), local.kind == .local {
        return take(local: local.name, in: local.scope, &uses, locals: locals)
      }
      guard let owner = owner(ofTarget: target) else { return false }
      uses.passedTo.append(ValueUses.Taker(path: .member(owner, member), place: place))
      return true
    default: return false
    }
  }

  private func owner(ofTarget target: Range<Int>) -> TypePath? {
    let last = target.upperBound - 1
    guard at(last - 1, "."), target.count > 2 else {
      guard target.count == 1, !isLocalName(last) else { return nil }
      return type(around: last).map { .known(typeName(at: $0)) }
    }
    var owner = last - 2
    while at(owner, "?") || at(owner, "!") { owner -= 1 }
    return typePath(endingAt: owner)
  }

  /// The member on the other side of a comparison; nothing for a variable.
  private func comparedMember(_ token: Int) -> String? {
    if kind(token + 1) == .operator, let other = constant(endingAt: operandEnd(startingAt: token + 2)) { return other }
    let sign = operandStart(endingAt: token) - 1
    return kind(sign) == .operator ? constant(endingAt: sign - 1) : nil
  }

  /// `.center`, `Alignment.center`.
  private func constant(endingAt i: Int) -> String? {
    guard isIdentifier(i), at(i - 1, ".") else { return nil }
    let first = operandStart(endingAt: i)
    return first == i - 1 || first == i || isCapital(first) ? name(i) : nil
  }

  /// The branches of a `switch` by the members in their patterns.
  private func branches(of open: Int, _ close: Int) -> [String: [String]] {
    var branches: [String: [String]] = [:]
    var names: Set<String> = []
    var isPattern = false
    var start = open + 1
    func end(_ end: Int) {
      let branch = isPattern ? start..<start : start..<max(start, end)
      let words = branch.prefix(CodeView.longestBranch).flatMap { isIdentifier($0) ? IdentifierWords.split(bytes($0)) : [text($0)] }
      for name in names { branches[name] = words }
    }
    var k: Int? = open + 1
    while let here = k, here < close {
      if at(here, "case") || at(here, "default") && at(here + 1, ":") {
        end(here)
        (isPattern, names) = (true, [])
      } else if isPattern, at(here, ":") {
        (isPattern, start) = (false, here + 1)
      } else if isPattern, at(here, "."), isIdentifier(here + 1) {
        names.insert(name(here + 1))
      }
      k = after(here)
    }
    end(close)
    return branches
  }
  /// In tokens; what two branches do behind so many is not compared.
  private static let longestBranch = 200

  /// The label of an argument or parameter, or the name of a parameter.
  private func isLabelOrParameter(_ token: Int) -> Bool {
    isLabel(token) || at(token + 1, ":") && isIdentifier(token - 1) && !at(token - 1, "case")
  }

  /// Whether a property has no accessors but observers.
  private func isStored(_ property: Int) -> Bool {
    guard at(property + 1, ":"), var end = typeEnd(property + 2) else { return false }
    if isAssignment(end) { end = valueEnd(end + 1) }
    return !at(end, "{") || at(end + 1, "didSet") || at(end + 1, "willSet")
  }

  /// Whether other files may name a view that is declared here: no local, and nothing that is private.
  package func mayBeNamedElsewhere(_ declared: Int) -> Bool {
    isSwift ? !isPrivate(declared) && !isLocalName(declared) : (statementStart(declared)..<declared).contains { at($0, "property") }
  }

  func isPrivate(_ property: Int) -> Bool {
    var k = property - 1
    while k >= 0, k > property - 6, isIdentifier(k) || at(k, ")") || at(k, "(") {
      if at(k, "private") && !at(k + 1, "(") || at(k, "fileprivate") && !at(k + 1, "(") { return true }
      if startsLine(k) { return false }
      k -= 1
    }
    return false
  }
}

extension ProjectTypes {
  /// The number of parameters and properties through which a value is followed.
  private static let stations = 64

  /// Whether a value is only compared wherever it goes from a parameter or property, and never with a member of
  /// its own name: then another value would do as well.
  package func compare(_ value: String, at path: TypePath, _ framework: MemberTypes) -> Bool {
    var open = [path]
    var seen: Set<TypePath> = []
    while let next = open.popLast() {
      guard seen.insert(next).inserted else { continue }
      let takers = uses(at: next, framework)
      guard seen.count <= ProjectTypes.stations, !takers.isEmpty else { return false }
      for taker in takers {
        guard let taker, !taker.told.contains(value) else { return false }
        open += taker.passedTo.map(\.path)
      }
    }
    return true
  }

  private func uses(at path: TypePath, _ framework: MemberTypes) -> [ValueUses?] {
    switch path {
    case .parameter(let call): return takers(of: call, framework).map(\.parameter.uses)
    case .member(let base, let name):
      guard let owner = type(of: base, framework)?.name else { return [] }
      return level(name, owner, isCall: false)?.map(\.uses) ?? []
    case .name(let name, let owners): return owners.lazy.compactMap { self.level(name, $0, isCall: false) }.first?.map(\.uses) ?? []
    default: return []
    }
  }
}
