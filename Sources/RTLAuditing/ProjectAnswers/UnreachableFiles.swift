import RTLDiscovery
import RTLFacts
import RTLFindings
import RTLLexing

/// Which files of the project, or texts of them, nobody sees at work, as far as the project tells; of one thread.
final class UnreachableFiles {
  private let sources: ProjectSources
  private lazy var implicit = sources.catalogue.vocabularies.implicitUses

  init(_ sources: ProjectSources) { self.sources = sources }

  /// Why nobody sees what a finding is in: no project lists its file, or nothing in use names it.
  func reason(for finding: Finding) -> String? {
    let kind = FileKind.of(path: finding.place.path)
    let isListed = kind?.isCode == true || kind == .interfaceBuilder || kind == .assetContents
    if isListed, let name = sources.records.listed.value?.missingName(ofFile: finding.place.path) {
      return "no Xcode project lists `\(name)`"
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

  /// Whether nothing in the project names an image set.
  /// - Parameter path: of its `Contents.json`.
  func isUnnamed(imageSet path: String) -> Bool {
    guard AssetCatalog.imageSet(ofPath: path) != nil else { return false }
    return FileNames.names(ofPath: path).allSatisfy { sources.unused.value.names[$0] == [$0] }
  }

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
    guard let name = names.first, names.allSatisfy({ unused.names[$0] != nil }) else { return nil }
    if FileKind.of(path: path) == .assetContents { return isUnnamed(imageSet: path) ? Unused(name: name, isNamed: false) : nil }
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
