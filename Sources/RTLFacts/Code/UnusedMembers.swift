/// A function, a property or a type that its own file does not use.
package struct UnusedMember: Sendable, Hashable {
  /// Without labels: `closeButton`.
  package var name: String
  /// No other file can name it.
  package var isPrivate: Bool
  /// Members of its file name it that nothing uses either.
  package var isNamed = false
  /// Those of them that other files can name.
  package var callers: Set<String> = []
  /// The code of other modules can name it.
  package var isPublic = false
  /// It is a type, which its own extensions do not use.
  package var isType = false

  /// One that other files can name.
  package init(name: String, isPrivate: Bool = false) { (self.name, self.isPrivate) = (name, isPrivate) }
}

/// What a framework asks of the types that are built on its own.
package struct FrameworkDemands: Sendable {
  /// Classes that ask for nothing but what is overridden.
  package var bases = NameSet([])
  /// What structures and enumerations are built on that asks for nothing but `members`.
  package var plain = NameSet([])
  /// Members that the framework calls.
  package var members = NameSet([])

  /// None.
  package init() {}
}

extension CodeView {
  /// What runs or shows it without its name in code: the runtime, Interface Builder.
  private static let reached = NameSet([
    "override", "objc", "objcMembers", "IBAction", "IBSegueAction", "IBOutlet", "IBInspectable", "NSManaged", "dynamic", "_cdecl",
    "inlinable", "main", "UIApplicationMain", "NSApplicationMain", "required",
  ])

  static let offered = NameSet(["public", "open"])

  /// The function, property or type round a token that nothing else in the file names, so that its code does nothing unless
  /// another file names it. Previews name nothing. In Objective-C, the getter of a property that only this file knows.
  package func unusedMember(around i: Int, _ demands: FrameworkDemands) -> UnusedMember? {
    guard isSwift else { return unusedGetter(around: i) }
    var place = i
    for _ in 0..<CodeView.branches {
      guard let name = memberName(around: place) else { break }
      if let found = unused(member: name, demands) { return found }
      guard let outer = enclosing(statementStart(name)) else { return nil }
      place = outer
    }
    var inner = i
    for _ in 0..<CodeView.branches {
      guard let name = type(around: inner) else { return nil }
      if let found = unused(type: name, demands) { return found }
      guard let outer = enclosing(name) else { return nil }
      inner = outer
    }
    return nil
  }

  /// Of the types that other files can name, a class may be named by a layout or a property list.
  private func unused(type name: Int, _ demands: FrameworkDemands) -> UnusedMember? {
    guard !at(name - 1, "extension"), !(statementStart(name)..<name).contains(where: { at($0, anyOf: CodeView.reached) }) else { return nil }
    let own = extent(of: name)
    var found = UnusedMember(name: self.name(name), isPrivate: isPrivate(name))
    if found.isPrivate { return isNamed(found.name, except: own.contains) ? nil : found }
    guard at(name - 1, "struct") || at(name - 1, "enum") else { return nil }
    (found.isPublic, found.isType) = (isOffered(name), true)
    let isUsed = isNamed(found.name) { own.contains($0) || isScope(of: [found.name], at: $0) || isInUnused($0, demands, [], &found) }
    return isUsed ? nil : found
  }

  private func isOffered(_ name: Int) -> Bool { (statementStart(name)..<name).contains { at($0, anyOf: CodeView.offered) } }

  /// Objective-C: the method that makes what a property of this file holds, where nothing else reads the property. One that is
  /// declared anew as `readwrite` is known to others, or to a superclass.
  private func unusedGetter(around i: Int) -> UnusedMember? {
    guard let (name, body) = namedFunction(around: i), body == name + 1, let close = partner(body) else { return nil }
    let spelled = self.name(name)
    let declared = names([spelled]).compactMap(declaredProperty)
    guard !declared.isEmpty, names([Setter.name(of: spelled)]).isEmpty, !declared.joined().contains(where: { at($0, "readwrite") }) else { return nil }
    let isUsed = isNamed(spelled) { place in (name...close).contains(place) || declared.contains { $0.upperBound == place } }
    return isUsed ? nil : UnusedMember(name: spelled)
  }

  /// The tokens from `@property` to the name that it declares.
  private func declaredProperty(_ name: Int) -> Range<Int>? {
    (statementStart(name)..<name).last { at($0, "@") && at($0 + 1, "property") }.map { $0..<name }
  }

  /// The function, method or property round a token whose name others may use: none of a function's own.
  private func memberName(around i: Int) -> Int? {
    if let stored = storedProperty(around: i) { return stored }
    guard let open = function(around: i) else { return nil }
    switch header(of: open) {
    case .function(let name, _): return at(name - 1, "func") ? name : nil
    case .property(let name): return name
    default: return nil
    }
  }

  /// - Parameter seen: members of which it is asked already whether something uses them.
  private func unused(member name: Int, _ demands: FrameworkDemands, _ seen: Set<Int> = []) -> UnusedMember? {
    if let known = unusedMembers[name] { return known }
    let found = findUnused(member: name, demands, seen)
    if seen.isEmpty { unusedMembers[name] = .some(found) }
    return found
  }

  private func findUnused(member name: Int, _ demands: FrameworkDemands, _ seen: Set<Int>) -> UnusedMember? {
    let start = statementStart(name)
    guard !(start..<name).contains(where: { at($0, anyOf: CodeView.reached) }), function(around: start) == nil else { return nil }
    let own = extent(of: name)
    var found = UnusedMember(name: self.name(name), isPrivate: isPrivate(name))
    if !found.isPrivate {
      guard let isPublic = mayNameOwn(name, demands) else { return nil }
      found.isPublic = isPublic || isOffered(name)
    }
    return isNamed(found.name, except: { own.contains($0) || isInUnused($0, demands, seen.union([name]), &found) }) ? nil : found
  }

  /// Whether a token is in a function that nothing uses, or in one that is in question itself.
  private func isInUnused(_ i: Int, _ demands: FrameworkDemands, _ seen: Set<Int>, _ member: inout UnusedMember) -> Bool {
    var place = i
    for _ in 0..<CodeView.branches where seen.count <= CodeView.longestCall {
      // The first value of a property is made though nothing names the property.
      guard storedProperty(around: place) == nil, let name = memberName(around: place) else { return false }
      if seen.contains(name) { return true }
      if let caller = unused(member: name, demands, seen) {
        member.isNamed = true
        member.isPublic = member.isPublic || caller.isPublic
        member.callers.formUnion(caller.isPrivate ? caller.callers : caller.callers.union([caller.name]))
        return true
      }
      guard let outer = enclosing(statementStart(name)) else { return false }
      place = outer
    }
    return false
  }
  /// Functions that call each other, from the one that nothing calls.
  private static let longestCall = 3

  /// Whether no framework and no protocol can ask for a member, as its type is built on nothing that asks for more than what is
  /// overridden: then, whether the type is offered to other modules. What a file adds to the type counts.
  private func mayNameOwn(_ name: Int, _ demands: FrameworkDemands) -> Bool? {
    guard let type = type(around: name) else { return at(name - 1, "func") ? false : nil }
    guard isIdentifier(name), !at(name, anyOf: demands.members), !isDelegated(name) else { return nil }
    let words = statementStart(type)..<type
    guard !words.contains(where: { at($0, anyOf: CodeView.reached) || at($0, "protocol") }) else { return nil }
    let declarations = names([self.name(type)]).filter { at($0 - 1, anyOf: CodeView.declaringWords) }
    return declarations.allSatisfy { asksForNothing($0, demands) } ? isOffered(type) : nil
  }

  /// Whether what a type is built on asks it for nothing by name.
  private func asksForNothing(_ type: Int, _ demands: FrameworkDemands) -> Bool {
    guard let open = (type..<count).prefix(CodeView.uses).first(where: { at($0, "{") }) else { return false }
    let inherited = (type..<open).first { at($0, ":") }.map { $0 + 1..<open } ?? open..<open
    let known = at(type - 1, "struct") || at(type - 1, "enum") ? demands.plain : demands.bases
    return inherited.allSatisfy { at($0, ",") || at($0, anyOf: known) }
  }

  /// A declaration with what stands in its braces.
  private func extent(of name: Int) -> Range<Int> {
    let start = statementStart(name)
    var end = statementEnd(name)
    // What a function does stands behind its result.
    let open = (name..<count).prefix(CodeView.uses).first { at($0, "{") && enclosing($0) == enclosing(name) }
    if let open, open <= end, let close = partner(open) {
      end = max(end, close + 1)
    }
    return start..<max(end, start)
  }
  /// Tokens of a declaration before its braces.
  private static let uses = 400

  /// Whether the shipped code names something, in a literal of its own too: a key path, a class for the runtime.
  private func isNamed(_ name: String, except isOwn: (Int) -> Bool) -> Bool {
    let spellings: Set = [name, "$" + name, "_" + name, "`" + name + "`"]
    if names(spellings).contains(where: { !isOwn($0) && !isDeadCode($0) }) { return true }
    let (quote, spelled) = (UInt8(ascii: "\""), Array(name.utf8))
    return file.texts.contains { i in
      guard isKind(Int(i), .string) else { return false }
      // `@"badge.layer"`
      let parts = bytes(Int(i)).drop { $0 == UInt8(ascii: "@") || $0 == quote }.prefix { $0 != quote }.split(separator: UInt8(ascii: "."))
      return parts.first?.elementsEqual(spelled) == true && !isOwn(Int(i))
    }
  }

  /// Whether the shipped code of another file names something.
  /// - Parameter isType: its own extensions do not count.
  package func uses(_ name: String, isType: Bool) -> Bool { isType ? isNamedOutside([name], isLibrary: false) : isNamed(name) { _ in false } }
}
