import RTLDiscovery
import RTLFacts
import RTLFindings
import RTLLexing
import RTLMatching
import RTLSettings

/// The project's facts, read when first asked for; of one thread.
package final class ProjectAnswers {
  let sources: ProjectSources
  private let code: ProjectCode
  private let pictures: ProjectImages
  private let unreachable: UnreachableFiles
  private lazy var runner = RuleRunner(sources.catalogue).adding(helpers: helpers)
  /// What was found in texts in place of files, by path: many calls of one function ask for the same.
  private var replaced: [String: [[UInt8]: [PendingFinding]]] = [:]
  /// So many texts are read in place of one file: each costs an audit of it. A fix that needs more is not safe.
  private static let mostReplaced = 32

  init(_ sources: ProjectSources) {
    self.sources = sources
    code = ProjectCode(sources, wants: sources.wants)
    pictures = ProjectImages(code)
    unreachable = UnreachableFiles(code)
  }

  // MARK: - For other threads

  /// What is known of the code, for threads that find out the rest each for itself; nil where the audit has not read
  /// the project.
  var prepared: Prepared? {
    guard sources.audited != nil else { return nil }
    _ = code.scan(code.wants)
    pictures.prepare()
    return Prepared(sources: sources, wants: code.wants, scan: code.scan(code.wants), turned: code.wants.images.isEmpty ? nil : pictures.turned)
  }

  struct Prepared: Sendable {
    fileprivate let sources: ProjectSources
    fileprivate let wants: ProjectScan.Request
    fileprivate let scan: ProjectScan
    fileprivate let turned: ImageFlips?
  }

  /// Knows what another one knew.
  init(_ prepared: Prepared) {
    sources = prepared.sources
    code = ProjectCode(sources, wants: prepared.wants, known: prepared.scan)
    pictures = ProjectImages(code, turned: prepared.turned)
    unreachable = UnreachableFiles(code)
  }

  // MARK: - What the run itself asks

  package var facts: ProjectFacts { sources.records.projectFacts.value }

  /// See `ProjectCode.helpers`.
  var helpers: [String: Bool] { code.helpers }

  /// The project's languages where none of them runs from right to left; nil where one does, or none is known.
  package var leftToRightLanguages: String? {
    let languages = facts.languages
    guard !languages.isEmpty, facts.rightToLeftLanguages.isEmpty else { return nil }
    return languages.count > 6 ? "\(languages.count) languages" : languages.joined(separator: ", ")
  }

  /// Whether the image sets of a name turn round in right-to-left, or need not, and where it is written that they do not;
  /// nil where no catalog has one.
  package func picture(named name: String) -> (mirrors: Bool, place: Place?)? { pictures.imageSet(name).map { ($0.mirrors, $0.place) } }

  /// The type of a value, as far as the project tells; nil where that is unknown.
  /// - Parameter token: its last one.
  package func type(endingAt token: Int, in code: CodeView) -> String? {
    if let name = code.expressionType(endingAt: token).name { return name }
    return code.typePath(endingAt: token).flatMap { types.type(of: $0, sources.catalogue.vocabularies.members)?.name }
  }

  /// Whether some file names a library, or code lies in a folder of its name: one whose files were copied in has no other trace.
  /// - Parameter name: in lower case.
  package func names(library name: String) -> Bool { facts.libraryNames.contains(name) || sources.records.codeFolders.value.contains(name) }

  /// Deployment targets: of the settings, else what the project says of a file; nil asks for the lowest of all.
  package func targets(for path: String?) -> [AppPlatform: DeploymentTarget] {
    guard statedTargets.isEmpty else { return statedTargets }
    if let lastTargets, lastTargets.path == path { return lastTargets.targets }
    let targets = facts.deploymentTargets(for: path)
    lastTargets = (path, targets)
    return targets
  }

  /// Findings of one file ask one after the other.
  private var lastTargets: (path: String?, targets: [AppPlatform: DeploymentTarget])?

  private lazy var statedTargets = sources.settings.deploymentTarget.mapValues { DeploymentTarget(version: $0, path: settingsFileName) }

  package private(set) lazy var languageSwitch: String? = {
    switch sources.settings.languageSwitch {
    case .inApp: settingsFileName
    case .system: nil
    case .auto: code.place(of: TraitKey(ProjectScan.languageTrait), for: nil).map { "\($0.path):\($0.startLine)" }
    }
  }()
}

// MARK: - What findings ask

extension ProjectAnswers: Resolver.Answers {
  func targets(for path: String) -> [AppPlatform: DeploymentTarget] { targets(for: Optional(path)) }
  var rightToLeftDevelopment: String? { facts.rightToLeftRegion.map { "`\($0.language)` (\(sources.folder)\($0.path))" } }

  func imageNames(ofConstant path: String) -> [String] { sources.records.assets.value.names(ofConstant: path) }
  func imageSet(_ name: String) -> Resolver.ImageSet? { pictures.imageSet(name) }
  func isLaterFrame(_ name: String) -> Bool {
    sources.records.assets.value.firstFrame(before: name).map { pictures.imageSet($0)?.mirrors == false } ?? false
  }
  func isIdlePicture(_ name: String) -> Bool { pictures.isIdlePicture(name) }
  func imageFlip(of name: String) -> Resolver.ImageFlip? { pictures.flip(of: name) }
  func isUnnamed(imageSet path: String) -> Bool {
    unreachable.isUnnamed(imageSet: path) && !(AssetCatalog.imageSet(ofPath: path).map(pictures.isPutTogether) ?? false)
  }
  func imageFlip(ofProperty name: String) -> Resolver.ImageFlip? { pictures.turned.turned[name].map { Resolver.ImageFlip(place: $0, kind: .turned) } }
  func views(showing image: String, with trait: String) -> [TraitSubject] { pictures.views(showing: image, with: trait) }

  var folder: String { sources.folder }
  func place(of key: TraitKey, for path: String) -> Place? { code.place(of: key, for: path) }
  func call(for test: DirectionTest) -> String? { test.call(of: code.scan(code.wants).helpers) }
  func reasonInOtherFiles(for pending: PendingFinding) -> String? { sources.views.value.reason(for: pending, below: sources.folder) }
  func measuredDistance(of outlet: ConstraintOutlet) -> String? { code.measuredDistance(of: outlet) }
  func unreachableReason(for finding: Finding) -> String? { unreachable.reason(for: finding) }

  var types: ProjectTypes { code.types }
  func namesake(of property: FrameworkProperty) -> ProjectTypes.Source? { code.namesake(of: property) }
  func text(_ path: String) -> [UInt8]? { sources.read(path) }
  func pending(in text: [UInt8], inPlaceOf path: String) -> [PendingFinding]? {
    let known = replaced[path] ?? [:]
    if let pending = known[text] { return pending }
    guard known.count < Self.mostReplaced, let dialect = FileKind.of(path: path)?.dialect else { return nil }
    let pending = runner.audit(TokenFile(text, dialect, words: sources.catalogue.words), path: path).pending
    replaced[path, default: [:]][text] = pending
    return pending
  }
  func place(of source: ProjectTypes.Source) -> Place? { code.place(of: source) }
  func writesKey(_ key: String) -> Bool { code.writesKey(key) }
  func hasPluralRules(key: String) -> Bool { sources.records.pluralKeys.value.contains(key) }
  func isUnused(_ member: UnusedMember, of path: String) -> Bool {
    guard sources.isApp.value, !(member.isPublic && sources.isOfLibrary(path)), !code.uses(member, besides: path) else { return false }
    return !(member.isType && unreachable.isImplicit(path))
  }
  func asksForOthers(than cell: OfferedCell) -> Bool { code.asksForOthers(than: cell) }
  func fitsContent(_ outlet: TraitSubject) -> Bool { sources.outletViews.value.fits(outlet) }
  func changes(_ aspect: ViewAspect, of view: String, besides path: String) -> Bool { code.changes(aspect, of: view, besides: path) }
  func turns(_ part: TraitSubject) -> Bool { code.turns(part) }
  func leavesEmpty(_ outlet: String) -> Bool { code.leavesEmpty(outlet) }
  func calls(_ helper: HelperUse) -> Bool { code.calls(helper) }

  func usesLibrary(_ name: String) -> Bool { names(library: name.lowercased()) || code.imports(name) }
  func libraryVersion(_ name: String) -> Version? { facts.library(name) }
}
