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

  /// One that other files can name.
  package init(name: String, isPrivate: Bool = false) { (self.name, self.isPrivate) = (name, isPrivate) }
}

extension CodeView {
  /// What runs or shows it without its name in code: the runtime, Interface Builder, another module.
  private static let reached = NameSet([
    "public", "open", "override", "objc", "objcMembers", "IBAction", "IBSegueAction", "IBOutlet", "IBInspectable", "NSManaged", "dynamic", "_cdecl",
    "inlinable", "main", "UIApplicationMain", "NSApplicationMain", "required",
  ])

  /// Swift: the function, property or private type round a token that nothing else in the file names, so that its code does
  /// nothing unless another file names it. Previews name nothing.
  package func unusedMember(around i: Int) -> UnusedMember? {
    guard isSwift else { return nil }
    var place = i
    for _ in 0..<CodeView.branches {
      guard let name = memberName(around: place) else { break }
      if let found = unused(member: name) { return found }
      guard let outer = enclosing(statementStart(name)) else { return nil }
      place = outer
    }
    var inner = i
    for _ in 0..<CodeView.branches {
      guard let name = type(around: inner) else { return nil }
      let own = extent(of: name)
      if isPrivate(name), !at(name - 1, "extension"), !isNamed(self.name(name), except: own.contains) {
        return UnusedMember(name: self.name(name), isPrivate: true)
      }
      guard let outer = enclosing(name) else { return nil }
      inner = outer
    }
    return nil
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
  private func unused(member name: Int, _ seen: Set<Int> = []) -> UnusedMember? {
    let start = statementStart(name)
    guard !(start..<name).contains(where: { at($0, anyOf: CodeView.reached) }), function(around: start) == nil else { return nil }
    let isPrivate = isPrivate(name)
    guard isPrivate || mayNameOwn(name) else { return nil }
    let own = extent(of: name)
    var found = UnusedMember(name: self.name(name), isPrivate: isPrivate)
    return isNamed(found.name, except: { own.contains($0) || isInUnused($0, seen.union([name]), &found) }) ? nil : found
  }

  /// Whether a token is in a function that nothing uses, or in one that is in question itself.
  private func isInUnused(_ i: Int, _ seen: Set<Int>, _ member: inout UnusedMember) -> Bool {
    var place = i
    for _ in 0..<CodeView.branches where seen.count <= CodeView.longestCall {
      // The first value of a property is made though nothing names the property.
      guard storedProperty(around: place) == nil, let name = memberName(around: place) else { return false }
      if seen.contains(name) { return true }
      if let caller = unused(member: name, seen) {
        member.isNamed = true
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

  /// Whether no framework and no protocol can ask for a member: its type inherits nothing here.
  private func mayNameOwn(_ name: Int) -> Bool {
    guard let type = type(around: name) else { return at(name - 1, "func") }
    let words = statementStart(type)..<type
    guard let open = enclosing(statementStart(name)), at(open, "{"), !(type..<open).contains(where: { at($0, ":") }) else { return false }
    return !words.contains { at($0, anyOf: CodeView.reached) || at($0, "protocol") } && !isDelegated(name)
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
    let literal = Array("\"\(name)\"".utf8)
    return file.texts.contains { isKind(Int($0), .string) && bytes(Int($0)).elementsEqual(literal) && !isOwn(Int($0)) }
  }

  /// Whether the shipped code of another file names something.
  package func names(_ member: UnusedMember) -> Bool { isNamed(member.name) { _ in false } }
}
