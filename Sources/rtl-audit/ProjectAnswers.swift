import RTLDiscovery
import RTLFacts
import RTLLexing
import RTLMatching

/// The project's facts, read when first asked for; of one thread.
final class ProjectAnswers {
  let sources: ProjectSources
  private lazy var knowledge = sources.catalogue.knowledge
  /// What the code was scanned for, and first what may be asked of it.
  private var wants: ProjectScan.Wants
  private var known: ProjectScan?
  /// What is known without a look at all code, and what was read for earlier questions.
  private lazy var indexed = sources.index.value

  init(_ sources: ProjectSources) {
    self.sources = sources
    wants = sources.wants
  }

  /// What is known of the code, for threads that find out the rest each for itself; nil where the audit has not read
  /// the project.
  var prepared: Prepared? {
    guard sources.audited != nil else { return nil }
    let scan = scan(wants)
    return Prepared(sources: sources, wants: wants, scan: scan, turned: wants.images.isEmpty ? nil : turned)
  }

  struct Prepared: Sendable {
    fileprivate let sources: ProjectSources
    fileprivate let wants: ProjectScan.Wants
    fileprivate let scan: ProjectScan
    fileprivate let turned: ImageFlips?
  }

  /// Knows what another one knew.
  init(_ prepared: Prepared) {
    sources = prepared.sources
    wants = prepared.wants
    known = prepared.scan
    if let known = prepared.turned { turned = known }
  }

  var facts: ProjectFacts { sources.projectFacts.value }
  private var (imageSets, idlePictures) = ([String: Resolver.ImageSet?](), [String: Bool]())

  /// The project's languages where none of them runs from right to left; nil where one does, or none is known.
  var leftToRightLanguages: String? {
    let languages = facts.languages
    guard !languages.isEmpty, facts.rightToLeftLanguages.isEmpty else { return nil }
    return languages.count > 6 ? "\(languages.count) languages" : languages.joined(separator: ", ")
  }

  var answers: Resolver.Answers {
    Resolver.Answers(
      targets: { [self] in targets(for: $0) }, switchesLanguage: { [self] in switchesLanguage },
      developedRightToLeft: { [self] in facts.rightToLeftRegion.map { "`\($0.language)` (\($0.path))" } },
      imageNames: { [self] in sources.assets.value.names(ofConstant: $0) }, imageSet: { [self] in imageSet($0) }, isIdlePicture: { [self] in isIdlePicture($0) }, imageFlip: { [self] in flips[$0] },
      propertyFlip: { [self] in turned.turned[$0].map { Resolver.ImageFlip(place: $0, kind: .turned) } }, imageViews: { [self] in views(showing: $0, marked: $1) }, mark: { [self] in mark($0) },
      directionTest: { [self] in $0.call(of: scan(wants).helpers) }, otherFiles: { [self] in sources.views.value.reason(for: $0) }, measuredDistance: { [self] in measuredDistance($0) }, unshownReason: { [self] in unshownReason($0) },
      types: { [self] in types }, namesake: { [self] in namesake(of: $0) }, place: { [self] in place($0) }, writesKey: { [self] in writesKey($0) },
      usesLibrary: { [self] in uses(library: $0.lowercased()) || isImported($0) },
      libraryVersion: { [self] in facts.library($0) })
  }

  // MARK: - Code

  /// One pass over the code of the whole project, again only when a fix brought a new question up.
  func scan(_ asked: ProjectScan.Wants) -> ProjectScan {
    if let known, asked.isSubset(of: wants) { return known }
    wants.formUnion(asked)
    let found = scanCode(wants, knowledge)
    known = found
    knownTypes = nil
    return found
  }

  /// The types of the last scan, with what was read for earlier questions.
  private var knownTypes: ProjectTypes?

  private var types: ProjectTypes {
    var asked = ProjectScan.Wants()
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
    scan.types { [read = sources.read] source in
      guard let bytes = read(source.path) else { return nil }
      return CodeView(file: TokenFile(bytes, source.dialect))
    }
  }

  /// The types that have a member of these names; others may be missing.
  private func types(withMembers names: Set<String>) -> ProjectTypes {
    if wants.types || sources.audited != nil || indexed != nil { return types }
    var asked = ProjectScan.Wants()
    asked.members = names
    return types(in: scanCode(asked, knowledge))
  }

  private var namesakes: [FrameworkProperty: ProjectTypes.Source?] = [:]

  /// Candidates have asked about all such properties, so that one pass finds them.
  private func namesake(of property: FrameworkProperty) -> ProjectTypes.Source? {
    if let known = namesakes[property] { return known }
    var asked = ProjectScan.Wants()
    asked.members = [property.name]
    let found = types(of: scan(asked)).namesake(of: property)
    namesakes[property] = .some(found)
    return found
  }

  /// Sees to it that the last pass was asked for these, too. What it found is read from `known` then, of which
  /// nothing is copied: rules ask for one mark after the other.
  private func ask(_ names: Set<String>, _ wanted: WritableKeyPath<ProjectScan.Wants, Set<String>>) {
    if known != nil, names.isSubset(of: wants[keyPath: wanted]) { return }
    var asked = ProjectScan.Wants()
    asked[keyPath: wanted] = names
    _ = scan(asked)
  }

  private func writesKey(_ key: String) -> Bool {
    ask([key], \.keys)
    return known?.keys.contains(key) ?? false
  }

  /// Whether some file names a library, or code lies in a folder of its name: one whose files were copied in has no other trace.
  func uses(library name: String) -> Bool { facts.libraryNames.contains(name) || sources.codeFolders.value.contains(name) }

  private func isImported(_ module: String) -> Bool {
    ask([module], \.modules)
    return known?.imports.contains(module) ?? false
  }

  /// - Parameter name: a mark, or a mark and the name that it is about.
  private func mark(_ name: String) -> Place? {
    ask([ProjectMarks.mark(ofName: name)], \.marks)
    return known?.marks[name]
  }

  /// Helpers of the project that follow the direction, by name; true for those that count where they
  /// are called. A name that means something else in another type is left out.
  var helpers: [String: Bool] {
    guard wants.helpers else { return [:] }
    var helpers = named(scan(wants).helpers)
    var fresh = helpers
    // What calls a helper and does little else is one, too.
    for _ in 0..<Self.helperRounds where !fresh.isEmpty {
      var asked = ProjectScan.Wants()
      asked.callees = Set(fresh.keys)
      fresh = named(scanNamed(asked, knowledge.adding(helpers: helpers)).helpers).filter { helpers[$0.key] == nil }
      helpers.merge(fresh) { known, _ in known }
    }
    return helpers
  }

  /// Calls through which a helper is followed from file to file.
  private static let helperRounds = 2

  /// Helpers by name, without those whose name means something else elsewhere.
  private func named(_ found: Set<DirectionHelper>) -> [String: Bool] {
    let found = found.filter { !knowledge.guards.names($0.name) && !knowledge.members.has($0.name) }
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

  /// Where the app switches its language by itself; nil where it does not.
  lazy var switchesLanguage: String? = {
    switch sources.settings.languageSwitch {
    case .inApp: settingsFileName
    case .system: nil
    case .auto: mark(ProjectScan.languageMark).map { "\($0.path):\($0.startLine)" }
    }
  }()

  private func place(_ source: ProjectTypes.Source) -> Place? {
    guard let bytes = sources.read(source.path) else { return nil }
    var file = TokenFile()
    file.bytes = bytes
    let end = bytes[min(source.offset, bytes.count)...].firstIndex { !Words.isNameByte($0) } ?? bytes.count
    return Auditor.place(min(source.offset, end)..<end, in: file, path: source.path, lines: LineMap(bytes))
  }

  /// Where code sets the distance of an outlet's constraint from something that counts from the left edge.
  private func measuredDistance(_ outlet: ConstraintOutlet) -> String? {
    ask([outlet.property], \.outlets)
    let found = known?.measuredDistances ?? [:]
    guard outlet.owner == nil else { return found[outlet] }
    return found.filter { $0.key.property == outlet.property }.map(\.value).min()
  }

  /// What was read of the code, with all files that have something to say to what is asked; nil where too little was.
  func read(for wants: ProjectScan.Wants) -> PartialScan? {
    if let questions = indexed?.read.scan.questions(wants) { readIndexed(questions) }
    guard let read = sources.audited ?? indexed?.read, wants.isSubset(of: read.scan.wants) else { return nil }
    return read
  }

  private func readIndexed(_ questions: ProjectScan.Questions) {
    let files = indexed?.takeFiles(answering: questions) ?? []
    guard !files.isEmpty, var asked = indexed?.read.scan.wants else { return }
    asked.types = false
    let scan = ProjectScan(knowledge, wants: asked)
    indexed?.merge(sources.project.reader.forEachText(files, threads: sources.threads) { scan } take: { scan, bytes, dialect, path in
      scan.add(CodeView(file: TokenFile(bytes, dialect)), path: path)
    })
  }

  /// What the audit has not read already.
  private lazy var otherCode: [SourceFile] = {
    guard sources.audited == nil else { return sources.unreadCode.value }
    let known = Set(indexed?.read.mentions.flatMap(\.paths) ?? [])
    return sources.codeFiles.value.filter { !known.contains($0.path) }
  }()

  private func scanCode(_ wants: ProjectScan.Wants, _ knowledge: Knowledge) -> ProjectScan {
    let nothing = ProjectScan(knowledge, wants: wants)
    guard let read = read(for: wants.withoutNames) else { return merged(scans(sources.codeFiles.value, wants, knowledge), into: nothing) }
    let asksNames = wants.withoutNames == ProjectScan.Wants()
    var found = merged(scans(otherCode, wants, knowledge), into: asksNames ? nothing : read.scan)
    if wants.names != ProjectScan.Wants() {
      let named = read.paths(withAny: wants.askedNames)
      found = merged(scans(sources.codeFiles.value.filter { named.contains($0.path) }, wants.names, knowledge), into: found)
    }
    return found
  }

  /// The same of the app's own code alone, as far as that is known: nothing else calls what the app declares.
  private func scanNamed(_ wants: ProjectScan.Wants, _ knowledge: Knowledge) -> ProjectScan {
    let named = read(for: ProjectScan.Wants())?.paths(withAny: wants.askedNames)
    return merged(scans(sources.codeFiles.value.filter { named?.contains($0.path) ?? true }, wants, knowledge), into: ProjectScan(knowledge, wants: wants))
  }

  private func scans(_ files: [SourceFile], _ wants: ProjectScan.Wants, _ knowledge: Knowledge) -> [ProjectScan] {
    let scan = ProjectScan(knowledge, wants: wants)
    return sources.project.reader.forEachText(files, threads: sources.threads) { scan } take: { scan, bytes, dialect, path in scan.add(bytes, dialect: dialect, path: path) }
  }

  private func merged(_ scans: [ProjectScan], into whole: ProjectScan) -> ProjectScan {
    var whole = whole
    for scan in scans { whole.merge(scan) }
    return whole
  }

  // MARK: - What nothing uses

  private func unshownReason(_ finding: Finding) -> String? {
    let kind = FileKind.of(path: finding.place.path)
    if kind?.isCode == true || kind == .interfaceBuilder || kind == .assetContents, let name = sources.listed.value?.missingName(ofFile: finding.place.path) { return "no Xcode project lists `\(name)`" }
    if kind == .interfaceBuilder, let own = facts.layoutShown(insteadOf: finding.place.path) { return "readers of right-to-left languages see `\(own)` in its place" }
    return unusedName(finding).map { "nothing else in the app names `\($0)`" }
  }

  private var unusedNames: [String: String?] = [:]

  /// The name of the class, the xib or the image set that a finding is in, where no other file has it: nobody sees what it
  /// does. What a library offers is for others to name.
  private func unusedName(_ finding: Finding) -> String? {
    let path = finding.place.path
    let found = unusedNames[path] ?? unusedName(ofFile: path)
    unusedNames[path] = .some(found)
    guard let found, FileKind.of(path: path)?.isCode == true else { return found }
    return finding.scope.prefix { $0 != "." } == found ? found : nil
  }

  private func unusedName(ofFile path: String) -> String? {
    let names = FileNames.names(ofPath: path)
    guard let name = names.first, sources.unused.value.names.isSuperset(of: names) else { return nil }
    if FileKind.of(path: path) == .assetContents { return name }
    let unseen = knowledge.unseenUses
    guard !sources.libraryFolders.value.contains(where: path.hasPrefix), !unseen.mayHold(of: name) else { return nil }
    guard !ByteSearch.contains(sources.namedSettings.value, Array(name.utf8)) else { return nil }
    for file in sources.unused.value.files[name] ?? [] {
      guard let text = sources.read(file.path), !unseen.mayHold(in: text), let dialect = FileAudit.dialect(file.kind) else { return nil }
      if CodeView(file: TokenFile(text, dialect)).isNamedOutside(name) { return nil }
    }
    return name
  }

  // MARK: - The project's own files

  /// Deployment targets: of the settings, else what the project says of a file; nil asks for the lowest of all.
  func targets(for path: String?) -> [String: Resolver.Target] {
    guard statedTargets.isEmpty else { return statedTargets }
    if let lastTargets, lastTargets.path == path { return lastTargets.targets }
    var targets: [String: Resolver.Target] = [:]
    for platform in AppPlatform.allCases {
      guard let target = facts.deploymentTarget(platform, for: path) else { continue }
      targets[platform.rawValue] = Resolver.Target(major: target.version.major, minor: target.version.minor, source: target.source)
    }
    lastTargets = (path, targets)
    return targets
  }

  /// Findings of one file ask one after the other.
  private var lastTargets: (path: String?, targets: [String: Resolver.Target])?

  private lazy var statedTargets = sources.settings.deploymentTarget.reduce(into: [String: Resolver.Target]()) { targets, entry in
    targets[entry.key] = Resolver.Target(major: entry.value.major, minor: entry.value.minor, source: settingsFileName)
  }

  /// The sets of that name as one, of which each must mirror or, by its files, point to no side; nil where no catalogue has one.
  private func imageSet(_ name: String) -> Resolver.ImageSet? {
    if let known = imageSets[name] { return known }
    let bare = name.hasSuffix(".png") ? String(name.dropLast(4)) : name
    let catalogues = sources.assets.value
    let sets = catalogues.imageSets(named: bare)
    let fixed = sets.first { set in
      guard let contents = catalogues.contents(of: set) else { return true }
      guard contents.direction == .fixed else { return false }
      guard let first = contents.fileNames.first(where: { $0.hasSuffix(".png") }) ?? contents.fileNames.first else { return true }
      return !contents.fileNames.allSatisfy { knowledge.pointsToNoSide(picture: $0, of: bare) } && !showsNoSide(Project.join(Project.parent(of: set.path), first))
    }
    var answer: Resolver.ImageSet?
    if !sets.isEmpty {
      let mirrors = fixed == nil || catalogues.rightToLeftTwin(of: bare) != nil || catalogues.isForRightToLeft(bare)
        || knowledge.otherFaces(of: bare).contains { !catalogues.imageSets(named: $0).isEmpty }
      answer = Resolver.ImageSet(mirrors: mirrors, place: mirrors ? nil : fixed.flatMap { place(ProjectTypes.Source(path: $0.path, offset: 0)) })
    }
    imageSets[name] = answer
    return answer
  }

  /// Whether a picture that no catalogue holds need not be turned round: it points to no side, or has a drawing for each direction.
  private func isIdlePicture(_ name: String) -> Bool {
    if let known = idlePictures[name] { return known }
    let pictures = sources.loosePictures.value
    let paths = pictures.paths(named: name)
    let isIdle = !paths.isEmpty && (pictures.isOfPair(name) || paths.allSatisfy(showsNoSide) || knowledge.otherFaces(of: name).contains { !pictures.paths(named: $0).isEmpty })
    idlePictures[name] = isIdle
    return isIdle
  }

  /// Whether a picture shows that there is nothing to turn round.
  private func showsNoSide(_ path: String) -> Bool {
    var bytes: [UInt8] = []
    guard path.hasSuffix(".png"), (try? sources.project.reader.read(path, into: &bytes)) != nil else { return false }
    return PNGPicture.isScene(bytes) || PNGPicture(bytes)?.showsNoSide ?? false
  }

  /// What code turns, by helpers of the project as well.
  private lazy var turned: ImageFlips = {
    let found = scan(wants)
    var asked = ProjectScan.Wants()
    asked.turners = Set(found.helpers.filter { $0.isPicture && !knowledge.members.has($0.name) }.map(\.name))
    var flips = found.flips
    if !asked.turners.isEmpty { flips.merge(scanNamed(asked, knowledge).flips) }
    return flips
  }()

  /// Properties whose value is a picture that is asked about, and the names of these pictures.
  private var pictures: [String: Set<String>] {
    var found = turned
    if indexed != nil, !found.turned.isEmpty {
      // The index knows what is turned, and not what holds a picture.
      var asked = ProjectScan.Wants()
      asked.images = wants.images
      found = merged(scans(sources.codeFiles.value, asked, knowledge), into: ProjectScan(knowledge, wants: asked)).flips
    }
    return sources.pictures.merging(found.properties) { $0.union($1) }
  }

  /// Image sets that code of the whole project turns round or rotates, or that it names where it follows the direction.
  private lazy var flips: [String: Resolver.ImageFlip] = {
    let found = turned
    var flips: [String: Resolver.ImageFlip] = [:]
    func add(_ names: [String], _ place: String, _ kind: Resolver.ImageFlip.Kind) {
      for name in names {
        let known = flips[name]
        guard known == nil || known?.kind == kind && place < known?.place ?? "" else { continue }
        flips[name] = Resolver.ImageFlip(place: place, kind: kind)
      }
    }
    func spellings(_ name: String) -> [String] { name.hasSuffix(".png") ? [name, String(name.dropLast(4))] : [name] }
    for (property, images) in pictures {
      if let place = found.turned[property] { add(images.flatMap(spellings), place, .turned) }
    }
    for (name, place) in found.turned { add(sources.assets.value.names(ofConstant: name) + spellings(name), place, .turned) }
    for (name, place) in found.rotated { add(sources.assets.value.names(ofConstant: name) + spellings(name), place, .rotated) }
    for (constant, place) in found.constants { add(sources.assets.value.names(ofConstant: constant), place, .named) }
    for (name, place) in found.names { add(spellings(name), place, .named) }
    return flips
  }()
}
