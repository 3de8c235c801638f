import RTLDiscovery
import RTLFacts
import RTLFindings
import RTLLexing

/// Which files of the project nobody sees at work, as far as the project tells; of one thread.
final class UnreachableFiles {
  private let sources: ProjectSources
  private lazy var implicit = sources.catalogue.vocabularies.implicitUses

  init(_ sources: ProjectSources) { self.sources = sources }

  /// Why nobody sees what a finding is in: no project lists its file, or no other file names it.
  func reason(for finding: Finding) -> String? {
    let kind = FileKind.of(path: finding.place.path)
    let isListed = kind?.isCode == true || kind == .interfaceBuilder || kind == .assetContents
    if isListed, let name = sources.records.listed.value?.missingName(ofFile: finding.place.path) {
      return "no Xcode project lists `\(name)`"
    }
    if kind == .interfaceBuilder, let own = sources.records.projectFacts.value.layoutShown(insteadOf: finding.place.path) {
      return "readers of right-to-left languages see `\(sources.folder)\(own)` instead"
    }
    return sources.isApp.value ? unusedName(finding).map { "nothing else in the app names `\($0)`" } : nil
  }

  /// Whether nothing in the project names an image set.
  /// - Parameter path: of its `Contents.json`.
  func isUnnamed(imageSet path: String) -> Bool {
    guard AssetCatalog.imageSet(ofPath: path) != nil else { return false }
    return sources.unused.value.names.isSuperset(of: FileNames.names(ofPath: path))
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
    guard !sources.records.libraryFolders.value.contains(where: path.hasPrefix), !implicit.mayHold(of: name) else { return nil }
    guard !ByteSearch.contains(sources.records.namedSettings.value, Array(name.utf8)) else { return nil }
    for file in sources.unused.value.files[name] ?? [] {
      guard let text = sources.read(file.path), !implicit.mayHold(in: text), let dialect = file.kind.dialect else { return nil }
      if CodeView(file: TokenFile(text, dialect), sources.catalogue.vocabularies).isNamedOutside(name) { return nil }
    }
    return name
  }
}
