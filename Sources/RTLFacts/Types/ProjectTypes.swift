/// A property of the framework on which a fix builds. A type of the project may have one of that name and something else in mind.
package struct FrameworkProperty: Sendable, Hashable {
  /// As the code spells it.
  package var name: String
  /// The type of its value, where the fix writes another value.
  package var type: String?
  /// The property that the fix writes instead: a type that has both is fine.
  package var twin: String?
  /// What it is asked of.
  package var owner = Owner.object

  /// What a property is asked of.
  package enum Owner: Sendable, Hashable {
    case object
    /// A type that the code names: an object's property cannot be meant.
    case type
    /// The type that the context expects, as in `.left`: it is a property of that type, and of its own type. A function that
    /// takes it, nil for what is none, expects the types of its parameters.
    case expectedType(function: String?)
  }

  /// - Parameters:
  ///   - type: nil where the fix leaves the value alone.
  ///   - twin: nil where the fix leaves the name alone.
  package init(name: String, type: String? = nil, twin: String? = nil, owner: Owner = .object) {
    (self.name, self.type, self.twin, self.owner) = (name, type, twin, owner)
  }
}

/// The types that a project declares and their members.
///
/// A question opens the files that declare the names that it comes to: few names of an app are ever asked for.
///
/// A type may be declared more than once (an app and its extension, a name that two modules use).
/// Where such declarations answer differently, the answer is unknown.
package final class ProjectTypes {
  /// Where something is declared.
  package struct Source: Sendable, Hashable, Comparable {
    /// Relative to the project's root.
    package var path: String
    /// Byte offset of the name.
    package var offset: Int
    /// - Parameters:
    ///   - path: relative to the project's root.
    ///   - offset: in bytes.
    package init(path: String, offset: Int) { (self.path, self.offset) = (path, offset) }

    package static func < (a: Source, b: Source) -> Bool { (a.path, a.offset) < (b.path, b.offset) }
  }

  /// A property or function.
  package struct Member: Sendable, Hashable {
    /// The base name, `layoutSubviews`; of a selector its first part.
    package var name: String
    /// The declared type or the result, without optionals and generics; nil where the declaration does not say.
    package var type: String?
    /// Nil for a property.
    package var parameters: [Parameter]?
    /// The place of its name.
    package var source: Source
    /// What becomes of the value of a property whose type is followed.
    var uses: ValueUses?
    /// Whether it stands in the declaration of its type and not in an extension.
    var isOwn: Bool
    /// A property of the type itself.
    var isOfType = false
    /// A property whose declaration itself says whether a picture turns round: it flips it, or names it by a literal.
    var isJudged = false
  }

  /// One parameter of a function, or the part of a selector with its argument.
  package struct Parameter: Sendable, Hashable {
    /// As a caller writes it; `_` for none.
    package var label: String
    /// The base name, without optionals and generics; nil where the declaration does not say.
    package var type: String?
    /// What becomes of its value, where its type is followed.
    var uses: ValueUses?
  }

  struct Declared: Sendable {
    /// Every declaration proper, with what it inherits from, in the order of the files.
    private(set) var origins: [(source: Source, supertypes: [String])] = []
    /// What they inherit from, each once: thousands of files may declare a type of one name.
    private(set) var supertypes: [String] = []
    /// What extensions add.
    var conformances: Set<String> = []
    /// In no order: files are read as questions come to them.
    var members: [Member] = []

    mutating func add(_ source: Source, _ supertypes: [String]) {
      // Most come in their order already.
      let place = (origins.lastIndex { !(source < $0.source) } ?? -1) + 1
      let isLast = place == origins.count
      origins.insert((source, supertypes), at: place)
      if !isLast { self.supertypes = [] }
      for parent in isLast ? supertypes : origins.flatMap(\.supertypes) where !self.supertypes.contains(parent) {
        self.supertypes.append(parent)
      }
    }

    func members(_ name: String) -> [Member] { members.filter { $0.name == name } }
  }

  private let files: [NameIndex.File]
  private let names: NameIndex.Lookup
  private let open: (NameIndex.File) -> CodeView?
  /// Types of parameters that count only where the body passes their value on.
  let followed: Set<String>
  /// Members that turn a picture round.
  let flips: Set<String>
  /// Names of which all declarations are known, and types of which all extensions are.
  private var known: Set<String> = []
  private var knownExtensions: Set<String> = []
  private var areRead: [Bool]
  /// See `readAlike`: what files were opened for once more.
  var usesOfParameters: [ParameterOfFunction: ValueUses?] = [:]
  var casesOfEnumerations: [String: Set<String>?] = [:]

  private var types: [String: Declared] = [:]
  /// Functions and variables of no type.
  private var globals: [String: [Member]] = [:]
  private var aliases: [String: Set<String>] = [:]
  /// Types by the properties that give an object of the type itself, as constants do.
  private var constants: [String: Set<String>] = [:]
  /// Full names of nested types by their last part.
  private var nested: [String: Set<String>] = [:]
  /// The number of supertypes through which a member is sought.
  private static let depth = 24

  /// - Parameters:
  ///   - names: of all files of code.
  ///   - followed: types of parameters that count only where the body passes their value on.
  ///   - flips: members that turn a picture round.
  ///   - open: a file, lexed; nil when it cannot be read any more.
  package init(_ names: NameIndex, followed: Set<String> = [], flips: Set<String> = [], open: @escaping (NameIndex.File) -> CodeView?) {
    files = names.files
    self.names = NameIndex.Lookup(names)
    (self.followed, self.flips, self.open) = (followed, flips, open)
    areRead = Array(repeating: false, count: names.files.count)
  }

  // MARK: - Filling

  /// Reads the files that may declare a name.
  private func learn(_ name: String) {
    if known.insert(name).inserted { read(names.files(declaring: name)) }
  }

  private func read(_ numbers: [Int]) {
    for number in numbers where !areRead[number] {
      areRead[number] = true
      if let code = open(files[number]) { TypeReader.read(code, path: files[number].path, into: self) }
    }
  }

  /// Opens a file once more, at a declaration; nil when it cannot be read any more.
  func reopen<Answer>(_ source: Source, _ ask: (_ code: CodeView, _ name: Int) -> Answer?) -> Answer? {
    guard let file = files.first(where: { $0.path == source.path }), let code = open(file) else { return nil }
    return code.file.tokens.firstIndex { $0.start == source.offset }.flatMap { ask(code, $0) }
  }

  /// All that the project says of a type by its full name; types are found by the last part.
  func declared(_ type: String) -> Declared? {
    let last = ProjectTypes.last(of: type)
    learn(last)
    if knownExtensions.insert(last).inserted { read(names.files(extending: last)) }
    return types[type]
  }

  /// Where a type is declared, in the order of the files.
  func origins(of type: String) -> [(source: Source, supertypes: [String])] {
    learn(ProjectTypes.last(of: type))
    return types[type]?.origins ?? []
  }

  /// The files that declare a type.
  package func paths(declaring type: String) -> Set<String> { Set(origins(of: type).map(\.source.path)) }

  func global(_ name: String) -> [Member]? {
    learn(name)
    return globals[name]
  }

  static func last(of type: String) -> String {
    type.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(type[type.utf8.index(after: $0)...]) } ?? type
  }

  func declare(_ type: String, source: Source, supertypes: [String]) {
    types[type, default: Declared()].add(source, supertypes)
    let last = ProjectTypes.last(of: type)
    if last != type { nested[last, default: []].insert(type) }
  }

  func extend(_ type: String, conformances: [String]) { types[type, default: Declared()].conformances.formUnion(conformances) }

  func add(_ member: Member, to type: String?) {
    guard let type else {
      globals[member.name, default: []].append(member)
      return
    }
    types[type, default: Declared()].members.append(member)
    if member.parameters == nil, member.type == type { constants[member.name, default: []].insert(type) }
  }

  func alias(_ name: String, of type: String) { aliases[name, default: []].insert(type) }

  // MARK: - Questions

  /// The name under which the project declares a type; nil for types that it does not declare.
  package func name(of type: String) -> String? {
    if !origins(of: type).isEmpty { return type }
    if let alias = aliases[type], alias.count == 1, let name = alias.first, name != type {
      learn(name)
      if aliases[name] == nil { return self.name(of: name) }
    }
    let last = ProjectTypes.last(of: type)
    // `Outer.Inner` written in full from another module, or `Inner` from inside.
    if let names = nested[last], names.count == 1, let name = names.first, types[last]?.origins.isEmpty ?? true { return name }
    return nil
  }

  /// Whether a type declares a member itself, in an extension or in a supertype of the project, and
  /// where; nil for a type that the project does not declare or whose declarations disagree.
  /// - Parameter member: a base name, or a name with labels: `sizeThatFits`, `sizeThatFits(_:)`, `setTitle:forState:`.
  package func declares(_ type: String, _ member: String) -> (holds: Bool, source: Source?)? {
    guard let name = name(of: type), let declared = declared(name) else { return nil }
    let base = String(member.prefix { $0 != "(" && $0 != ":" })
    let fits = { (found: Member) in base == member || self.spelled(found).contains(member) }
    let own = declared.members(base).filter(fits)
    let inherited = lineage(of: name).dropFirst().flatMap { self.declared($0)?.members(base) ?? [] }.filter(fits)
    if inherited.isEmpty, !own.isEmpty, own.allSatisfy(\.isOwn) {
      let paths = Set(own.map(\.source.path))
      guard declared.origins.allSatisfy({ paths.contains($0.source.path) }) else { return nil }
    }
    let found = own + inherited
    return (!found.isEmpty, found.map(\.source).min() ?? declared.origins.first?.source)
  }

  /// Where the project declares a property that only has the name of the framework's.
  package func namesake(of property: FrameworkProperty) -> Source? {
    learn(property.name)
    property.twin.map(learn)
    let expected = if case .expectedType(let function?) = property.owner { Set(parameterTypes(ofFunctions: function)) } else { Set<String>?.none }
    return types.flatMap { name, declared -> [Source] in
      if let expected, !expected.contains(ProjectTypes.last(of: name)) { return [] }
      let found = declared.members(property.name).filter { member in
        guard member.parameters == nil, member.type != property.type else { return false }
        switch property.owner {
        case .object: return true
        case .type: return member.isOfType
        case .expectedType: return member.isOfType && member.type.map { ProjectTypes.last(of: $0) == ProjectTypes.last(of: name) } ?? true
        }
      }
      if let twin = property.twin, !found.isEmpty, !declared.members(twin).isEmpty { return [] }
      return found.map(\.source)
    }.min()
  }

  /// The last names of the types that functions of a name take.
  private func parameterTypes(ofFunctions name: String) -> [String] {
    (members(named: name) + (global(name) ?? [])).flatMap { $0.parameters ?? [] }.compactMap { $0.type.map(ProjectTypes.last) }
  }

  /// Where a property is declared that gives an object of its own type, as constants of pictures do, and
  /// whose declaration leaves open whether it turns round; nil where there is none.
  package func unflippedConstant(_ name: String) -> Source? {
    learn(name)
    let found = (constants[name] ?? []).flatMap { type in (types[type]?.members(name) ?? []).filter { $0.type == type && $0.parameters == nil } }
    return found.contains(where: \.isJudged) ? nil : found.map(\.source).min()
  }

  /// The types that declare a member of one of these names, by the name; nil among them for a global.
  package func owners(of names: Set<String>) -> [String: Set<String?>] {
    var owners: [String: Set<String?>] = [:]
    for name in names {
      learn(name)
      if globals[name] != nil { owners[name, default: []].insert(nil) }
    }
    for (type, declared) in types {
      for member in declared.members where names.contains(member.name) { owners[member.name, default: []].insert(type) }
    }
    return owners
  }

  /// Full spellings of a function: in Swift's way and as a selector.
  private func spelled(_ member: Member) -> [String] {
    guard let parameters = member.parameters else { return [member.name] }
    let swift = member.name + "(" + parameters.map { $0.label + ":" }.joined() + ")"
    let selector = member.name + (parameters.isEmpty ? "" : ":" + parameters.dropFirst().map { $0.label + ":" }.joined())
    return [swift, selector]
  }

  /// Members of a base name that any type has.
  func members(named base: String) -> [Member] {
    learn(base)
    return types.values.flatMap { $0.members(base) }
  }

  /// Members of a base name that a type has by itself or inherits from types of the project.
  package func members(_ base: String, of type: String) -> [Member] { lineage(of: type).flatMap { declared($0)?.members(base) ?? [] } }

  /// A type of the project and the project's types that it inherits from, nearest first.
  package func lineage(of type: String) -> [String] {
    var result: [String] = []
    var open = [type]
    while let next = open.popLast(), result.count < ProjectTypes.depth {
      guard let name = name(of: next) ?? (declared(next) == nil ? nil : next), !result.contains(name), let declared = declared(name) else { continue }
      result.append(name)
      open += (declared.supertypes + declared.conformances.sorted()).reversed()
    }
    return result
  }

  /// The first types outside the project that a type inherits from.
  package func foreignSupertypes(of type: String) -> [String] {
    var result: [String] = []
    for name in lineage(of: type) {
      guard let declared = declared(name) else { continue }
      for parent in declared.supertypes where self.name(of: parent) == nil && !result.contains(parent) { result.append(parent) }
    }
    return result
  }
}
