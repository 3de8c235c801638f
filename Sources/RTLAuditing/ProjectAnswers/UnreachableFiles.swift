import RTLDiscovery
import RTLFacts
import RTLFindings
import RTLLexing

/// Which files of the project, or texts of them, nobody sees at work, as far as the project tells; of one thread.
final class UnreachableFiles {
  private let code: ProjectCode
  private var sources: ProjectSources { code.sources }
  private lazy var implicit = sources.catalogue.vocabularies.implicitUses

  init(_ code: ProjectCode) { self.code = code }

  /// Why nobody sees what a finding is in: no project lists its file, or nothing in use names it.
  func reason(for finding: Finding) -> String? {
    let kind = FileKind.of(path: finding.place.path)
    let isListed = kind?.isCode == true || kind == .interfaceBuilder || kind == .assetContents
    if isListed, let listed = sources.records.listed.value {
      if let name = listed.missingName(ofFile: finding.place.path) { return "no Xcode project lists `\(name)`" }
      if kind != .assetContents, listed.listsName(ofFile: finding.place.path), let other = namesake(of: finding.place.path) {
        return "the Xcode project lists `\(sources.folder)\(other)` instead"
      }
    }
    if kind == .interfaceBuilder, let own = sources.records.projectFacts.value.layoutShown(insteadOf: finding.place.path) {
      return "readers of right-to-left languages see `\(sources.folder)\(own)` instead"
    }
    if kind?.dialect?.isStringFile == true {
      let isUnnamed = sources.unnamedKeys.value.keys[finding.place.path]?.contains(finding.scope) ?? false
      return isUnnamed ? "nothing in the app names the key of this text" : nil
    }
    return sources.isApp.value ? unused(finding).map { "\($0.isNamed ? "nothing in use" : "nothing else in the app") names `\($0.name)`" } : nil
  }

  private var namesakes: [String: String?] = [:]
  /// All files by their paths in lower case; none where other programs put the app together, which may take them from anywhere.
  private lazy var paths: [String: String] = {
    let files = sources.records.files.value
    guard !files.contains(where: { [.buildFile, .projectManifest, .projectSpec].contains($0.kind) }) else { return [:] }
    return Dictionary(files.lazy.map { ($0.path.lowercased(), $0.path) }) { first, _ in first }
  }()

  /// The file of the same name that a project has instead of this one.
  private func namesake(of path: String) -> String? {
    if let known = namesakes[path] { return known }
    let found = paths.isEmpty ? nil : sources.records.projectFacts.value.namesake(shownInsteadOf: path, among: paths)
    namesakes[path] = .some(found)
    return found
  }

  /// Whether nothing in the project names an image set.
  /// - Parameter path: of its `Contents.json`.
  func isUnnamed(imageSet path: String) -> Bool {
    guard AssetCatalog.imageSet(ofPath: path) != nil else { return false }
    let names = Set(FileNames.names(ofPath: path).filter { sources.unused.value.names[$0] != [$0] })
    return names.isEmpty || isLent(names)
  }

  private var lent: [Set<String>: Bool] = [:]

  /// Whether code takes what has these names from types of libraries only, and nothing else has them. A type that the project does not declare
  /// may be made of its image sets when it is built; one that gives several things without a set of their own is not.
  private func isLent(_ names: Set<String>) -> Bool {
    if let known = lent[names] { return known }
    let (vocabularies, none, files) = (sources.catalogue.vocabularies, LentNames(names), code.files(naming: names))
    var isLent = files.count <= Self.mostFiles
    if isLent {
      let found = sources.survey.answers(to: names, files) { none } take: { found, bytes, dialect, _ in
        found.add(CodeView(file: TokenFile(bytes, dialect), vocabularies))
      }.reduce(into: none) { $0.merge($1) }
      isLent = found.used.isEmpty && names.allSatisfy { found.owners[$0]?.allSatisfy(isForeign) ?? false } && !isListed(names)
    }
    lent[names] = isLent
    return isLent
  }

  /// Whether a file that is no code may have one of some names.
  private func isListed(_ names: Set<String>) -> Bool {
    let lists = sources.records.files.value.filter { [.interfaceBuilder, .infoPlist, .projectSpec, .projectManifest, .data].contains($0.kind) }
    let search = names.map { Array($0.utf8) }
    return lists.contains { list in sources.read(list.path).map { bytes in search.contains { ByteSearch.contains(bytes, $0) } } ?? false }
  }

  /// Whether a path leads to what is made of no asset catalog here.
  private func isForeign(_ path: [String]) -> Bool {
    if let known = foreign[path] { return known }
    let (vocabularies, sets) = (sources.catalogue.vocabularies, sources.records.assets.value.names)
    let isElsewhere = path.allSatisfy { !implicit.namesImages($0) && code.types.name(of: $0) == nil }
    let members = isElsewhere ? sources.survey.answers(to: path, code.files(naming: [path[0]])) { Set<String>() } take: { found, bytes, dialect, _ in
      found.formUnion(LentNames.members(of: path, in: CodeView(file: TokenFile(bytes, dialect), vocabularies)))
    } : []
    let others = Set(members.joined()).filter { member in !sets.contains { AssetCatalog.isConstant(member, of: $0) } }
    foreign[path] = others.count >= Self.fewest
    return others.count >= Self.fewest
  }
  private var foreign: [[String]: Bool] = [:]
  /// Files of code that may have a name; one that stands in more is used by some.
  private static let mostFiles = 24
  /// So many members without an image set show that a type is made of no asset catalog here.
  private static let fewest = 3

  /// By path.
  private var unusedFiles: [String: Unused?] = [:]

  /// What a file is called after that nothing in use names.
  private struct Unused {
    var name: String
    /// Whether files have it that are themselves not in use.
    var isNamed: Bool
  }

  /// The name of the class, the xib or the image set that a finding is in, where nothing in use has it: nobody sees what it
  /// does. What a library offers is for others to name.
  private func unused(_ finding: Finding) -> Unused? {
    let path = finding.place.path
    let found = unusedFiles[path] ?? unused(file: path)
    unusedFiles[path] = .some(found)
    guard let found, FileKind.of(path: path)?.isCode == true else { return found }
    return finding.scope.prefix { $0 != "." } == found.name ? found : nil
  }

  private func unused(file path: String) -> Unused? {
    let unused = sources.unused.value
    let names = FileNames.names(ofPath: path)
    guard let name = names.first else { return nil }
    if FileKind.of(path: path) == .assetContents { return isUnnamed(imageSet: path) ? Unused(name: name, isNamed: false) : nil }
    guard names.allSatisfy({ unused.names[$0] != nil }) else { return nil }
    let group = names.reduce(into: Set<String>()) { $0.formUnion(unused.names[$1] ?? []) }
    let settings = sources.records.namedSettings.value
    guard !group.contains(where: { implicit.mayHold(of: $0) || ByteSearch.contains(settings, Array($0.utf8)) }) else { return nil }
    for file in group.flatMap({ unused.files[$0] ?? [] }) {
      // What is public says so in Swift.
      let isLibrary = sources.isOfLibrary(file.path)
      guard let dialect = file.kind.dialect, dialect == .swift || !isLibrary else { return nil }
      guard let text = sources.read(file.path), !implicit.mayHold(in: text) else { return nil }
      if CodeView(file: TokenFile(text, dialect), sources.catalogue.vocabularies).isNamedOutside(group, isLibrary: isLibrary) { return nil }
    }
    return Unused(name: name, isNamed: !group.isSubset(of: names))
  }

  /// Whether the system finds what a file declares, though nothing names it.
  func isImplicit(_ path: String) -> Bool { sources.read(path).map(implicit.mayHold) ?? true }
}
