import RTLDiscovery
import RTLFacts
import RTLLexing
import RTLMatching
import RTLSettings
import RTLSystem

/// What the facts of a project are read from, shared by all threads. What takes long is read once, by the thread that
/// first asks.
struct ProjectSources: Sendable {
  let project: Project
  let settings: Settings
  let catalogue: Catalogue
  /// What the findings may ask of the code: it is read at once for all of it.
  let wants: ProjectScan.Request
  /// Properties whose value is a picture that is asked about, and the names of these pictures.
  let pictures: [String: Set<String>]
  /// Traits of views that may show a picture which is asked about.
  let pictureTraits: Set<String>
  /// What the audit has read already.
  let audited: PartialScan?
  let threads: Int
  /// Comes before paths in messages, see `AuditCommand.folder`.
  let folder: String
  /// The text of a file by its path from the root.
  let read: @Sendable (String) -> [UInt8]?
  /// What the project says apart from its code.
  let records: ProjectRecords
  /// Asks many files.
  let survey: Survey

  /// Those that this run has not audited; what of tests it has read and left out is none of them.
  let unreadCode: Later<[SourceFile]>
  /// What is known without reading all code; nil where the audit has read it, and where nothing can be kept.
  let index: Later<IndexedCode?>
  /// The views that the project's code places.
  let views: Later<PlacedViews>
  /// The project builds something, and so has all files that may use one.
  let isApp: Later<Bool>
  /// Of the names that files with findings are known by, those that nothing in use has; none without an app's own project.
  let unused: Later<UnusedNames>
  /// Of the keys of texts with findings, those that nothing names.
  let unnamedKeys: Later<UnnamedKeys>
  /// Of outlets that were asked for: which lead to labels as wide as their text, and which to views that change sides.
  let outletViews: Later<OutletViews>
  /// By trait and by image: the views that may have the one and show the other; of those that were asked for.
  let shownImages = Shared<[String: [String: [TraitSubject]]]>([:])
  /// Where code names the image sets that were asked for; nil before somebody asked.
  let declaredImages = Shared<DeclaredImages?>(nil)
  /// Finds out what findings of many files are as good as sure to ask for, or waits for the thread that does; of two threads
  /// one begins at the end. Nil where few files ask.
  let prefetch: (@Sendable (_ fromEnd: Bool) -> Void)?

  /// - Parameters:
  ///   - results: what the audited files gave.
  ///   - audited: what the audited files say of the project, where that was gathered along the way.
  ///   - usesCache: whether answers may come from earlier runs, and are kept for later ones.
  ///   - folder: comes before paths in messages.
  ///   - kept: what earlier runs found out.
  init(
    _ project: Project, settings: Settings, catalogue: Catalogue, results: [FileResult], audited: PartialScan?, threads: Int,
    usesCache: Bool = false, folder: String = "", kept: KeptFacts? = nil
  ) {
    (self.project, self.settings, self.catalogue, self.audited, self.threads, self.folder) = (project, settings, catalogue, audited, threads, folder)
    let records = kept?.records ?? ProjectRecords(project, catalogue)
    self.records = records
    let (files, codeFiles) = (records.files, records.codeFiles)
    let survey = Survey(reader: project.reader, threads: threads, kept: kept)
    self.survey = survey
    let asked = Asked(results)
    (wants, pictures, pictureTraits) = (asked.wants, asked.pictures, asked.pictureTraits)
    let reader = project.reader
    let read: @Sendable (String) -> [UInt8]? = { reader.text($0)?.bytes }
    self.read = read
    let areRead = results.map { $0.isAudited || $0.leftOut == .tests }
    let unreadCode = Later { Self.unread(of: codeFiles.value, audited: project.audited, areRead) }
    let index = Later { () -> IndexedCode? in
      guard audited == nil, usesCache else { return nil }
      return kept.map { $0.code(reader, for: asked.wants) } ?? ProjectIndex.code(of: codeFiles.value, catalogue, reader, threads: threads)
    }
    let views = Later {
      guard !asked.views.asked.isEmpty else { return asked.views }
      let names = asked.views.asked.compactMap(Self.spellings)
      let isNarrow = names.count == asked.views.asked.count
      let others = isNarrow ? Self.narrowed(unreadCode.value, to: Set(names.joined()), index.value) : unreadCode.value
      return Self.views(asked.views, others: others, RuleRunner(catalogue).forPlaces, survey)
    }
    outletViews = Later { Self.outletViews(asked.outlets, of: files.value, catalogue.vocabularies.tables, survey) }
    let isApp = Later { files.value.contains { Self.projects.contains($0.kind) } }
    self.isApp = isApp
    unused = Later {
      // Of some files alone, nothing says that these are all. A picture that nothing names may be shown by a name that is put together.
      let paths = isApp.value ? asked.paths : asked.paths.filter { AssetCatalog.imageSet(ofPath: $0) != nil }
      let names = Set(paths.flatMap(FileNames.names))
      guard !names.isEmpty else { return UnusedNames() }
      // What the audit did not look for may stand in what it has read.
      let known = audited.map(\.uses).flatMap { uses in names.allSatisfy { uses.isFound($0) != nil } ? uses : nil }
      return UnusedNames(names, known: known, files: files.value, unread: { names in
        let code = Self.narrowed(known == nil ? codeFiles.value : unreadCode.value, to: names, index.value)
        return code + files.value.filter { $0.kind == .interfaceBuilder && (known == nil || audited?.shownImages[$0.path] == nil) }
      }, survey)
    }
    let unnamedKeys = Later { isApp.value ? UnnamedKeys(asked.keys, records, catalogue.vocabularies, survey) : UnnamedKeys() }
    self.unnamedKeys = unnamedKeys
    (self.unreadCode, self.index, self.views) = (unreadCode, index, views)
    // One file may ask for less, and is to be told soon.
    let prefetch: @Sendable (Bool) -> Void = { fromEnd in
      let parts: [() -> Void] = [
        { if asked.asksAny { _ = records.projectFacts.value } },
        { if asked.asksAny { _ = records.listed.value } },
        { if asked.asksImages { _ = records.assets.value } },
        { _ = unnamedKeys.value },
        { _ = views.value },
      ]
      for part in fromEnd ? parts.reversed() : parts { part() }
    }
    self.prefetch = audited == nil ? nil : prefetch
  }

  static let projects: [FileKind] = [.xcodeProject, .projectSpec, .projectManifest]

  /// What findings ask of the project.
  private struct Asked: Sendable {
    var wants = ProjectScan.Request()
    /// Views that the audited files place.
    var views = PlacedViews()
    /// See `ProjectSources.pictures`.
    var pictures: [String: Set<String>] = [:]
    /// See `ProjectSources.pictureTraits`.
    var pictureTraits: Set<String> = []
    /// Of which it is asked how wide their views are, or whether these change sides.
    var outlets: Set<TraitSubject> = []
    /// Files with findings.
    var paths: [String] = []
    /// Of texts with findings, by file.
    var keys: [String: Set<String>] = [:]
    var asksAny = false
    var asksImages = false

    init(_ results: [FileResult]) {
      wants.helpers = results.contains(where: \.asksHelpers)
      for result in results where !result.pending.isEmpty {
        asksAny = true
        for pending in result.pending {
          wants.formUnion(ProjectScan.Request(pending))
          asksImages = asksImages || pending.asksImages
          outlets.formUnion(pending.askedOutlets)
          pictureTraits.formUnion(pending.pictureTraits)
          if let property = pending.project.pictureProperty { pictures[property, default: []].formUnion(pending.project.pictures) }
        }
        paths.append(result.path)
        if FileKind.of(path: result.path)?.dialect?.isStringFile == true { keys[result.path] = Set(result.pending.map(\.finding.scope)) }
        views.add(result.pending)
      }
    }
  }

  /// - Parameters:
  ///   - audited: some of all files, in the same order.
  ///   - areRead: one for each of these.
  private static func unread(of files: [SourceFile], audited: [SourceFile], _ areRead: [Bool]) -> [SourceFile] {
    var next = 0
    return files.filter { file in
      while next < audited.count, !audited[next].kind.isCode { next += 1 }
      guard next < audited.count, audited[next].path == file.path else { return true }
      next += 1
      return !areRead[next - 1]
    }
  }

  private static func outletViews(_ asked: Set<TraitSubject>, of files: [SourceFile], _ tables: Tables, _ survey: Survey) -> OutletViews {
    let none = OutletViews(asked, tables)
    guard !asked.isEmpty else { return none }
    let names = asked.map { Array("property=\"\($0.name)\"".utf8) }
    let found = survey.answers(to: asked, files.filter { $0.kind == .interfaceBuilder }) {
      none
    } take: { found, bytes, dialect, _ in
      if names.contains(where: { ByteSearch.contains(bytes, $0) }) { found.add(TokenFile(bytes, dialect)) }
    }
    return found.reduce(into: none) { $0.merge($1) }
  }

  /// The files that may have one of the names, as far as is known.
  private static func narrowed(_ files: [SourceFile], to names: Set<String>, _ index: IndexedCode?) -> [SourceFile] {
    guard let named = index?.read.paths(withAny: names) else { return files }
    return files.filter { named.contains($0.path) }
  }

  /// Whether a file is of what is made for others: a description of a package or pod stands above it, or no project builds an app.
  func isOfLibrary(_ path: String) -> Bool { records.libraryFolders.value.contains(where: path.hasPrefix) || !records.buildsApp.value }

  /// Files of code that may be tests, by the bytes of their paths: those in folders of tests, and others that seem to import a test framework.
  func tests() -> [SourceFile] {
    let known = audited?.paths(withAny: DefaultExclusions.testModules)
    let unread = known == nil ? [] : Set(unreadCode.value)
    let others = Self.narrowed(records.codeFiles.value, to: DefaultExclusions.testModules, index.value).filter { file in
      known.map { $0.contains(file.path) || unread.contains(file) } ?? true
    }
    return (project.tests() + others).sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  /// A name, and the other ones of an instance variable and its property; nil for what is no name, such as the number
  /// of a tuple's part: no index has it.
  private static func spellings(_ name: String) -> [String]? {
    guard let first = name.utf8.first, name.utf8.allSatisfy(IdentifierWords.isNameByte), !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first)
    else { return nil }
    return [name, "_" + name] + (first == UInt8(ascii: "_") ? [String(name.dropFirst())] : [])
  }

  /// Views of all code. Files that were not audited are read where they have one of the names.
  private static func views(_ own: PlacedViews, others: [SourceFile], _ auditor: RuleRunner, _ survey: Survey) -> PlacedViews {
    let names = NameSearch(own.asked)
    let isBlind = own.asked.contains { $0.utf8.count < NameSearch.shortest }
    let found = survey.answers(to: own.asked, others) {
      PlacedViews()
    } take: { views, bytes, dialect, path in
      // What a program wrote places no view of the project, nor does a test.
      guard isBlind || names.mayOccur(in: bytes, bytes.indices), !DefaultExclusions.looksGenerated(bytes),
        ImportReader.modules(bytes).isDisjoint(with: DefaultExclusions.testModules)
      else { return }
      views.add(auditor.audit(TokenFile(bytes, dialect, words: auditor.catalogue.words), path: path).pending)
    }
    var views = own
    for other in found { views.merge(other) }
    return views
  }
}
