import RTLDiscovery
import RTLFacts
import RTLFindings
import RTLLexing
import RTLMatching

/// An example as the whole project; its words say what else the project is.
final class ExampleProject: Resolver.Answers {
  private let example: Example
  private let file: TokenFile
  private let path: String
  private let words: KeywordTable
  /// What the code of the example says, and what stands beside it.
  private lazy var scan = makeScan()
  private let wants: ProjectScan.Request
  private let vocabularies: Vocabularies
  private let runner: RuleRunner
  private lazy var lines = LineMap(file.bytes)

  private var stated: [AppPlatform: DeploymentTarget] = [:]
  private var locks: [String: Version] = [:]
  /// By name: whether the image set mirrors.
  private var images: [String: Bool] = [:]
  private var flipped: Set<String> = []
  private let traits: Set<String>

  init(_ example: Example, _ file: TokenFile, path: String, _ pending: [PendingFinding], _ catalogue: Catalogue) {
    (self.example, self.file, self.path) = (example, file, path)
    words = catalogue.words
    runner = RuleRunner(catalogue)
    vocabularies = catalogue.vocabularies
    var wants = ProjectScan.Request()
    for finding in pending { wants.formUnion(ProjectScan.Request(finding)) }
    wants.traits = vocabularies.traits.names
    wants.types = true
    wants.helpers = true
    wants.allImages = true
    self.wants = wants
    traits = Set(example.list("project"))
    for entry in example.list("target") {
      let words = entry.split(separator: "-")
      guard words.count == 2, let platform = AppPlatform(rawValue: String(words[0])), let version = Version(words[1]) else { continue }
      stated[platform] = DeploymentTarget(version: version, path: "example")
    }
    for entry in example.list("locks") {
      let words = entry.split(separator: "-")
      if words.count == 2, let version = Version(words[1]) { locks[String(words[0])] = version }
    }
    for entry in example.list("images") {
      let parts = entry.split(separator: ":")
      guard let name = parts.first.map(String.init) else { continue }
      images[name] = parts.count > 1 && parts[1] == "mirrors"
      if parts.count > 1, parts[1] == "flipped" { flipped.insert(name) }
    }
  }

  private func makeScan() -> ProjectScan {
    var made = ProjectScan(vocabularies, wants: wants)
    made.add(CodeView(file: file, vocabularies), path: path, flips: true, traits: true, helpers: true, types: true)
    for (path, text) in example.codeBeside { made.add(view(of: path, text), path: path, flips: true, traits: true, helpers: false, types: false) }
    return made
  }

  private func view(of path: String, _ text: [UInt8]) -> CodeView {
    CodeView(file: TokenFile(text, path.hasSuffix(".swift") ? .swift : .objectiveC, words: words), vocabularies)
  }

  private func place(at offset: Int) -> Place { RuleRunner.place(offset..<offset, in: file, path: path, lines: lines) }

  var folder: String { "" }
  func targets(for path: String) -> [AppPlatform: DeploymentTarget] { stated }
  var languageSwitch: String? { example.attributes["switch"] == "in-app" || scan.traits[TraitKey(ProjectScan.languageTrait)] != nil ? "Example.swift:1" : nil }
  var rightToLeftDevelopment: String? { nil }

  func imageNames(ofConstant path: String) -> [String] { images.keys.sorted().filter { AssetCatalog.isConstant(path, of: $0) } }
  func imageSet(_ name: String) -> Resolver.ImageSet? { images[name].map { Resolver.ImageSet(mirrors: $0) } }
  func isLaterFrame(_ name: String) -> Bool { false }
  func isIdlePicture(_ name: String) -> Bool { false }
  /// What names it stands elsewhere.
  func isUnnamed(imageSet path: String) -> Bool { false }
  func imageFlip(of name: String) -> Resolver.ImageFlip? { flipped.contains(name) ? Resolver.ImageFlip(place: "Example.swift:1", kind: .named) : nil }
  func imageFlip(ofProperty name: String) -> Resolver.ImageFlip? { scan.flips.turned[name].map { Resolver.ImageFlip(place: $0, kind: .turned) } }
  func views(showing image: String, with trait: String) -> [TraitSubject] { [] }

  func place(of key: TraitKey, for path: String) -> Place? { key.subject == nil && traits.contains(key.trait) ? place(at: 0) : scan.traits[key]?.first }
  func call(for test: DirectionTest) -> String? { test.call(of: scan.helpers) }
  func reasonInOtherFiles(for pending: PendingFinding) -> String? { nil }
  func measuredDistance(of outlet: ConstraintOutlet) -> String? { nil }
  func unreachableReason(for finding: Finding) -> String? { nil }

  var types: ProjectTypes { scan.types { [file, vocabularies] _ in CodeView(file: file, vocabularies) } }
  func namesake(of property: FrameworkProperty) -> ProjectTypes.Source? { types.namesake(of: property) }
  func text(_ path: String) -> [UInt8]? { path == self.path ? file.bytes : nil }
  func pending(in text: [UInt8], inPlaceOf path: String) -> [PendingFinding]? {
    runner.audit(TokenFile(text, file.dialect, words: words), path: path, importing: example.imports).pending
  }
  func place(of source: ProjectTypes.Source) -> Place? { place(at: source.offset) }
  func writesKey(_ key: String) -> Bool { example.codeBeside.contains { !QuotedTexts([key]).find(in: $0.text).isEmpty } }

  func hasPluralRules(key: String) -> Bool {
    example.beside.contains { path, text in
      path.hasSuffix(".stringsdict") && LocalizedFile(TokenFile(Array(text.utf8), .stringsDictionary), path: path).plurals.contains { $0.key == key }
    }
  }

  func fitsContent(_ outlet: TraitSubject) -> Bool {
    outletViews(of: outlet).fits(outlet)
  }

  private func outletViews(of outlet: TraitSubject) -> OutletViews {
    var views = OutletViews([outlet], vocabularies.tables)
    for (path, text) in example.beside.sorted(by: { $0.key < $1.key }) where FileKind.of(path: path) == .interfaceBuilder {
      views.add(TokenFile(Array(text.utf8), .xml))
    }
    return views
  }

  func changes(_ aspect: ViewAspect, of view: String, besides path: String) -> Bool {
    example.codeBeside.contains { self.view(of: $0.path, $0.text).changes(aspect, of: view, vocabularies) }
  }

  func turns(_ part: TraitSubject) -> Bool {
    let views = [(path: path, view: CodeView(file: file, vocabularies))] + example.codeBeside.map { (path: $0.path, view: self.view(of: $0.path, $0.text)) }
    let found = views.compactMap { (path, view) in view.turning(part, vocabularies).map { (path: path, turning: $0) } }
    return !found.isEmpty && found.allSatisfy { path, turning in
      turning.holds(of: part.name, byLayout: outletViews(of: part).turns(part)) { name in
        views.contains { $0.path != path && $0.view.changes(.side, of: name, vocabularies) }
      }
    }
  }

  func asksForOthers(than cell: OfferedCell) -> Bool { false }
  func leavesEmpty(_ outlet: String) -> Bool {
    example.codeBeside.reduce(into: CodeView.OutletUses()) { uses, file in
      uses.formUnion(view(of: file.path, file.text).uses(ofOutlet: outlet, bare: vocabularies.implicitUses.bareMembers))
    }.isEmpty
  }

  /// What an example shows is part of a larger file.
  func isUnused(_ member: UnusedMember, of path: String) -> Bool { false }
  func calls(_ helper: HelperUse) -> Bool { true }

  func usesLibrary(_ name: String) -> Bool { example.imports.contains(name) || locks[name] != nil }
  func libraryVersion(_ name: String) -> Version? { locks[name] }
}

extension Example {
  /// The parts of an attribute.
  fileprivate func list(_ attribute: String) -> [String] { commaList(attributes[attribute] ?? "") }

  /// Modules that the example imports though its text does not say so.
  var imports: Set<String> { Set(list("imports")) }

  fileprivate var codeBeside: [(path: String, text: [UInt8])] {
    beside.filter { $0.key.hasSuffix(".swift") || $0.key.hasSuffix(".m") }.sorted { $0.key < $1.key }.map { ($0.key, Array($0.value.utf8)) }
  }
}
