import RTLDiscovery
import RTLFacts
import RTLFindings
import RTLLexing
import RTLMatching

/// The code of the project, read as far as somebody asks; of one thread.
final class ProjectCode {
  let sources: ProjectSources
  private(set) lazy var vocabularies = sources.catalogue.vocabularies
  /// What the code was scanned for, and first what may be asked of it.
  private(set) var wants: ProjectScan.Request
  private var known: ProjectScan?
  /// What is known without a look at all code, and what was read for earlier questions.
  private lazy var indexed = sources.index.value

  /// - Parameters:
  ///   - wants: what `known` was asked for, or what may be asked.
  ///   - known: what another thread found.
  init(_ sources: ProjectSources, wants: ProjectScan.Request, known: ProjectScan? = nil) {
    (self.sources, self.wants, self.known) = (sources, wants, known)
  }

  // MARK: - One pass for all questions

  /// One pass over the code of the whole project, again only when a fix brought a new question up.
  func scan(_ asked: ProjectScan.Request) -> ProjectScan {
    if let known, asked.isSubset(of: wants) { return known }
    wants.formUnion(asked)
    let found = scanCode(wants)
    known = found
    knownTypes = nil
    return found
  }

  /// The types of the last scan, with what was read for earlier questions.
  private var knownTypes: ProjectTypes?

  var types: ProjectTypes {
    var asked = ProjectScan.Request()
    asked.types = true
    return types(of: scan(asked))
  }

  private func types(of scan: ProjectScan) -> ProjectTypes {
    if let knownTypes { return knownTypes }
    let types = types(in: scan)
    knownTypes = types
    return types
  }

  private func types(in scan: ProjectScan) -> ProjectTypes {
    scan.types { [read = sources.read, vocabularies] source in
      guard let bytes = read(source.path) else { return nil }
      return CodeView(file: TokenFile(bytes, source.dialect), vocabularies)
    }
  }

  /// The types that have a member of these names; others may be missing.
  private func types(withMembers names: Set<String>) -> ProjectTypes {
    if wants.types || sources.audited != nil || indexed != nil { return types }
    var asked = ProjectScan.Request()
    asked.members = names
    return types(in: scanCode(asked))
  }

  // MARK: - Answers

  /// Sees to it that the last pass was asked for these, too. What it found is read from `known` then, of which
  /// nothing is copied: rules ask for one trait after the other.
  private func ask(_ names: Set<String>, _ wanted: WritableKeyPath<ProjectScan.Request, Set<String>>) {
    if known != nil, names.isSubset(of: wants[keyPath: wanted]) { return }
    var asked = ProjectScan.Request()
    asked[keyPath: wanted] = known == nil ? names : names.subtracting(wants[keyPath: wanted])
    // For what only files with these names can tell the others are not read again.
    guard let known, asked == asked.names else {
      _ = scan(asked)
      return
    }
    wants.formUnion(asked)
    self.known = nil
    self.known = scan(files(naming: asked.askedNames), asked, known: known)
  }

  /// Those of some keys that code writes. To ask for all of them at once reads the code once.
  func written(_ keys: Set<String>) -> Set<String> {
    ask(keys, \.keys)
    return known?.keys.intersection(keys) ?? []
  }

  func writesKey(_ key: String) -> Bool { !written([key]).isEmpty }

  private var calledHelpers: [HelperUse: Bool] = [:]

  /// Whether some code of the project calls a function.
  func calls(_ helper: HelperUse) -> Bool {
    if let known = calledHelpers[helper] { return known }
    let (vocabularies, name) = (vocabularies, Array(helper.function.utf8))
    let found = sources.survey.answers(to: helper, files(naming: [helper.function])) { false } take: { found, bytes, dialect, _ in
      guard !found, ByteSearch.contains(bytes, name) else { return }
      found = CodeView(file: TokenFile(bytes, dialect), vocabularies).uses(helper)
    }
    let isCalled = found.contains(true)
    calledHelpers[helper] = isCalled
    return isCalled
  }

  private var emptyOutlets: [String: Bool] = [:]

  /// Whether all code that names an outlet only declares it, or places and paints what it leads to.
  func leavesEmpty(_ outlet: String) -> Bool {
    if let known = emptyOutlets[outlet] { return known }
    let (vocabularies, name) = (vocabularies, Array(outlet.utf8))
    let found = sources.survey.answers(to: ["empty", outlet], files(naming: CodeView.spellings(ofOutlet: outlet))) {
      CodeView.OutletUses()
    } take: { found, bytes, dialect, _ in
      guard !found.mayFill, ByteSearch.contains(bytes, name) else { return }
      found.formUnion(CodeView(file: TokenFile(bytes, dialect), vocabularies).uses(ofOutlet: outlet, bare: vocabularies.implicitUses.bareMembers))
    }
    let isEmpty = found.reduce(into: CodeView.OutletUses()) { $0.formUnion($1) }.isEmpty
    emptyOutlets[outlet] = isEmpty
    return isEmpty
  }

  private var changed: [ViewAspect: [String: [String]]] = [:]

  /// Whether the code of another file than its own may change a view. Members of the framework's own things with that name are others.
  func changes(_ aspect: ViewAspect, of view: String, besides path: String) -> Bool {
    guard !vocabularies.members.has(view) else { return false }
    if let known = changed[aspect]?[view] { return known.contains { $0 != path } }
    let (vocabularies, name) = (vocabularies, Array(view.utf8))
    let found = sources.survey.answers(to: ["changed \(aspect)", view], files(naming: [view, "_" + view])) { [String]() } take: { found, bytes, dialect, path in
      guard found.count < 2, ByteSearch.contains(bytes, name) else { return }
      if CodeView(file: TokenFile(bytes, dialect), vocabularies).changes(aspect, of: view, vocabularies) { found.append(path) }
    }
    changed[aspect, default: [:]][view] = Array(found.joined())
    return changes(aspect, of: view, besides: path)
  }

  private var turning: [TraitSubject: Bool] = [:]

  /// Whether what places a part of a type is mirrored in a right-to-left layout, as far as the file says that declares it or the layout
  /// that its outlet leads to, and no other one may change it.
  func turns(_ part: TraitSubject) -> Bool {
    if let known = turning[part] { return known }
    let (vocabularies, name, type) = (vocabularies, Array(part.name.utf8), Array((part.type ?? "").utf8))
    let files = files(naming: [part.name, "_" + part.name])
    let found = sources.survey.answers(to: ["turns", part.type ?? "", part.name], files) { [String: ViewTurning]() } take: { found, bytes, dialect, path in
      guard ByteSearch.contains(bytes, name), ByteSearch.contains(bytes, type) else { return }
      found[path] = CodeView(file: TokenFile(bytes, dialect), vocabularies).turning(part, vocabularies)
    }.reduce(into: [:]) { $0.merge($1) { first, _ in first } }
    let turns = !found.isEmpty && found.allSatisfy { path, turning in
      turning.holds(of: part.name, byLayout: sources.outletViews.value.turns(part)) { changes(.side, of: $0, besides: path) }
    }
    turning[part] = turns
    return turns
  }

  /// Of members that were asked for, some files whose code names them.
  private var namers: [Declared: [String]] = [:]

  /// Whether the code of another file than its own names a declaration, or what alone uses it: its own does not.
  /// - Parameter path: of its own file.
  func uses(_ member: UnusedMember, besides path: String) -> Bool {
    let own = member.isPrivate ? [] : [Declared(name: member.name, isType: member.isType)]
    return (own + member.callers.map { Declared(name: $0, isType: false) }).contains { namers(of: $0).contains { $0 != path } }
  }

  private struct Declared: Hashable {
    var name: String
    var isType: Bool
  }

  /// Files that name a declaration: two tell it of any file.
  private func namers(of declared: Declared) -> [String] {
    if let known = namers[declared] { return known }
    let (vocabularies, name) = (vocabularies, Array(declared.name.utf8))
    let found = sources.survey.answers(to: declared, files(naming: [declared.name])) { [String]() } take: { found, bytes, dialect, path in
      guard found.count < 2, ByteSearch.contains(bytes, name) else { return }
      if CodeView(file: TokenFile(bytes, dialect), vocabularies).uses(declared.name, isType: declared.isType) { found.append(path) }
    }
    namers[declared] = Array(found.joined())
    return namers[declared] ?? []
  }

  func imports(_ module: String) -> Bool {
    ask([module], \.modules)
    return known?.imports.contains(module) ?? false
  }

  /// Where the project has a trait.
  /// - Parameter path: of the file that asks; nil for a trait of the whole project.
  func place(of key: TraitKey, for path: String?) -> Place? {
    ask([key.trait], \.traits)
    guard let places = known?.traits[key] else { return nil }
    guard let path, let subject = key.subject else { return places.first }
    let facts = sources.records.projectFacts.value
    return ProjectScan.first(places.filter { $0.path == path || facts.mayConcern(path, saidIn: $0.path, of: subject.type) { types.paths(declaring: $0) } })
  }

  private var namesakes: [FrameworkProperty: ProjectTypes.Source?] = [:]

  /// Findings have asked about all such properties, so that one pass finds them.
  func namesake(of property: FrameworkProperty) -> ProjectTypes.Source? {
    if let known = namesakes[property] { return known }
    var asked = ProjectScan.Request()
    asked.members = [property.name]
    let found = types(of: scan(asked)).namesake(of: property)
    namesakes[property] = .some(found)
    return found
  }

  /// The name at the offset; where none is, the character there, because a place that is empty shows nothing.
  func place(of source: ProjectTypes.Source) -> Place? {
    guard let bytes = sources.read(source.path) else { return nil }
    var file = TokenFile()
    file.bytes = bytes
    // The mark of a byte order has no column.
    let start = min(bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? max(source.offset, 3) : source.offset, bytes.count)
    let rest = bytes[start...]
    let name = rest.prefix(while: IdentifierWords.isNameByte)
    let end = name.isEmpty ? rest.dropFirst().firstIndex { $0 & 0xC0 != 0x80 } ?? bytes.count : name.endIndex
    return RuleRunner.place(start..<end, in: file, path: source.path, lines: LineMap(bytes))
  }

  /// Where code sets the distance of an outlet's constraint from something that counts from the left edge.
  func measuredDistance(of outlet: ConstraintOutlet) -> String? {
    ask([outlet.property], \.outlets)
    let found = known?.measuredDistances ?? [:]
    guard outlet.owner == nil else { return found[outlet] }
    return found.filter { $0.key.property == outlet.property }.map(\.value).min()
  }

  /// What is turned round, with the properties that hold a picture of those that were asked for: the index knows what is
  /// turned, and not what holds a picture.
  func withProperties(_ turned: ImageFlips) -> ImageFlips {
    guard indexed != nil, !turned.turned.isEmpty else { return turned }
    var asked = ProjectScan.Request()
    asked.images = wants.images
    return scan(sources.records.codeFiles.value, asked).flips
  }

  // MARK: - Helpers of the project

  /// Helpers of the project that follow the direction, by name; true for those that count where they
  /// are called. A name that means something else in another type is left out.
  var helpers: [String: Bool] {
    guard wants.helpers else { return [:] }
    var helpers = named(scan(wants).helpers)
    var fresh = helpers
    // What calls a helper and does little else is one, too.
    for _ in 0..<Self.helperRounds where !fresh.isEmpty {
      var asked = ProjectScan.Request()
      asked.callees = Set(fresh.keys)
      fresh = named(scanNamed(asked, helpers: helpers).helpers).filter { helpers[$0.key] == nil }
      helpers.merge(fresh) { known, _ in known }
    }
    return helpers
  }

  /// Calls through which a helper is followed from file to file.
  private static let helperRounds = 2

  /// Helpers by name, without those whose name means something else elsewhere.
  private func named(_ found: Set<DirectionHelper>) -> [String: Bool] {
    let found = found.filter { !vocabularies.directions.names($0.name) && !vocabularies.members.has($0.name) }
    guard !found.isEmpty else { return [:] }
    let names = Set(found.map(\.name))
    let owners = types(withMembers: names).owners(of: names)
    var helpers: [String: Bool] = [:]
    for (name, declared) in Dictionary(grouping: found, by: \.name) {
      guard (owners[name] ?? []).isSubset(of: declared.map(\.owner)) else { continue }
      helpers[name] = declared.allSatisfy(\.needsCall)
    }
    return helpers
  }

  // MARK: - Reading

  /// What was read of the code, with all files that have something to say to what is asked; nil where too little was.
  func read(for wants: ProjectScan.Request) -> PartialScan? {
    if let questions = indexed?.read.scan.questions(wants) {
      indexed?.readFiles(answering: questions, sources.project.reader, vocabularies, threads: sources.threads)
    }
    guard let read = sources.audited ?? indexed?.read, wants.isSubset(of: read.scan.wants) else { return nil }
    return read
  }

  /// What the audit has not read already.
  private lazy var otherCode: [SourceFile] = {
    guard sources.audited == nil else { return sources.unreadCode.value }
    let known = Set(indexed?.read.mentions.flatMap(\.paths) ?? [])
    return sources.records.codeFiles.value.filter { !known.contains($0.path) }
  }()

  private func scanCode(_ wants: ProjectScan.Request) -> ProjectScan {
    guard let read = read(for: wants.withoutNames) else { return scan(sources.records.codeFiles.value, wants) }
    let asksNames = wants.withoutNames == ProjectScan.Request()
    var found = scan(otherCode, wants, known: asksNames ? nil : read.scan)
    if wants.names != ProjectScan.Request() {
      let named = read.paths(withAny: wants.askedNames)
      found = scan(sources.records.codeFiles.value.filter { named.contains($0.path) }, wants.names, known: found)
    }
    return found
  }

  /// The same of the app's own code alone, as far as that is known: nothing else calls what the app declares.
  /// - Parameter helpers: of the project, which mark code as aware of the direction, too.
  func scanNamed(_ wants: ProjectScan.Request, helpers: [String: Bool] = [:]) -> ProjectScan {
    scan(files(naming: wants.askedNames), wants, helpers: helpers)
  }

  /// The files of code that may have one of the names: what was not read may.
  func files(naming names: Set<String>) -> [SourceFile] {
    guard let named = read(for: ProjectScan.Request())?.paths(withAny: names) else { return sources.records.codeFiles.value }
    let unread = Set(otherCode.map(\.path))
    return sources.records.codeFiles.value.filter { named.contains($0.path) || unread.contains($0.path) }
  }

  private struct Question: Hashable {
    let wants: ProjectScan.Request
    let helpers: [String: Bool]
  }

  /// - Parameters:
  ///   - known: what is known of other files, and is part of what returns.
  ///   - helpers: see `scanNamed`.
  private func scan(_ files: [SourceFile], _ wants: ProjectScan.Request, helpers: [String: Bool] = [:], known: ProjectScan? = nil) -> ProjectScan {
    let nothing = ProjectScan(helpers.isEmpty ? vocabularies : vocabularies.adding(helpers: helpers), wants: wants)
    let scans = sources.survey.answers(to: Question(wants: wants, helpers: helpers), files) { nothing } take: { scan, bytes, dialect, path in
      scan.add(bytes, dialect: dialect, path: path)
    }
    var whole = known ?? nothing
    for scan in scans { whole.merge(scan) }
    return whole
  }
}
