import RTLDiscovery
import RTLFindings

/// What project files say: deployment targets, languages, libraries. What no file says is unknown and
/// absent here; a value that needs a build system to resolve (`$(TARGET)`, a Ruby variable) is not said.
package struct ProjectFacts: Sendable {
  private(set) var deployment = DeploymentTargets()

  /// Codes as the project writes them (`ar`, `pt-BR`), sorted, without `Base`.
  package private(set) var languages: [String] = []

  /// The language that the app is developed in, where it runs from right to left, and the project file that says so: the
  /// sides in its code are those of that language.
  package private(set) var rightToLeftRegion: (language: String, path: String)?
  /// The languages that apps are developed in, as project files say, with the folders of those.
  private var developmentRegions: [(folder: String, language: String)] = []
  /// Interface Builder files of which there is one in the folder of a language, `Base` among them, by name.
  private var layouts: [Substring: [String]] = [:]

  /// The lowest locked version of each library by its name in lower case.
  package private(set) var libraries: [String: Version] = [:]

  /// Libraries that a Podfile or a lock file names, locked to a version or not, and those whose own project lies in
  /// this one, in lower case.
  package private(set) var libraryNames: Set<String> = []

  /// Knows nothing: every answer is nil or empty.
  package init() {}

  /// - Parameters:
  ///   - files: all files of the project; kinds that say nothing are only looked at by name.
  ///   - read: bytes of a path, nil if it cannot be read.
  package static func read(files: [SourceFile], read: (String) -> [UInt8]?) -> ProjectFacts {
    var facts = ProjectFacts()
    var languages = Set<String>()
    for file in files {
      let language = LanguageReader.language(ofPath: file.path)
      if file.kind == .interfaceBuilder { facts.layouts[Self.name(file.path), default: []].append(file.path) }
      if let language { languages.insert(language) }
    }
    facts.layouts = facts.layouts.filter { $1.count > 1 && $1.contains { LanguageReader.unlocalized($0) != $0 } }
    // Paths that a project names may lead through a link, or to what git ignores.
    let settings = Set(files.lazy.filter { $0.kind == .buildConfiguration }.map(\.path))
    // Constants of one file stand for versions in others.
    var buildFiles = BuildFileReader()
    var textsOfBuildFiles: [String: [UInt8]] = [:]
    for file in files where file.kind == .buildFile { textsOfBuildFiles[file.path] = read(file.path) }
    for text in textsOfBuildFiles.values { buildFiles.addConstants(of: text) }
    for file in files.filter({ !$0.kind.isAudited }).sorted(by: { $0.path < $1.path }) {
      if let name = copiedLibrary(file) { facts.libraryNames.insert(name.lowercased()) }
      switch file.kind {
      case .xcodeProject:
        guard let bytes = read(file.path) else { continue }
        if let project = XcodeProject(path: file.path, bytes: bytes, read: { settings.contains($0) ? read($0) : nil }) {
          facts.deployment.add(project)
        } else {
          facts.deployment.add(TargetReader.buildSettings(bytes), path: file.path, scope: .specification)
        }
        languages.formUnion(LanguageReader.knownRegions(bytes))
        guard let region = LanguageReader.developmentRegion(bytes) else { continue }
        facts.developmentRegions.append((ProjectPath.folder(of: file.path, up: 2), region))
        if facts.rightToLeftRegion == nil, LanguageReader.isRightToLeft(region) { facts.rightToLeftRegion = (region, file.path) }
      case .workspace: facts.deployment.add(references: read(file.path).map(ReferenceReader.workspace) ?? [])
      case .buildConfiguration: facts.add(read(file.path), path: file.path, scope: .specification, TargetReader.buildSettings)
      case .packageManifest: facts.add(read(file.path), path: file.path, scope: .library, TargetReader.packageManifest)
      case .projectManifest: facts.add(read(file.path), path: file.path, scope: .specification, TargetReader.projectManifest)
      case .podfile:
        let bytes = read(file.path)
        facts.add(bytes, path: file.path, scope: .pods, TargetReader.podfile)
        facts.libraryNames.formUnion(bytes.map(LibraryReader.podfile) ?? [])
      case .podspec: facts.add(read(file.path), path: file.path, scope: .library, TargetReader.podspec)
      case .projectSpec: facts.add(read(file.path), path: file.path, scope: .specification) { TargetReader.buildSettings($0) + TargetReader.projectSpec($0) }
      case .buildFile: facts.add(textsOfBuildFiles[file.path], path: file.path, scope: .build, buildFiles.targets)
      case .cartfile: facts.libraryNames.formUnion(read(file.path).map(LibraryReader.cartfile)?.map(\.name) ?? [])
      case .cartfileResolved:
        facts.add(libraries: read(file.path).map(LibraryReader.cartfile)?.compactMap { library in library.version.map { (library.name, $0) } })
      case .podfileLock: facts.add(libraries: read(file.path).map(LibraryReader.podfileLock))
      case .packageResolved: facts.add(libraries: read(file.path).map(LibraryReader.packageResolved))
      case .infoPlist:
        if let bytes = read(file.path) { languages.formUnion(LanguageReader.propertyList(bytes)) }
      case .swift, .objectiveC, .interfaceBuilder, .assetContents, .strings, .stringsDictionary, .stringCatalog, .loosePicture, .data: continue
      }
    }
    facts.deployment.placeSettings()
    facts.languages = languages.sorted()
    return facts
  }

  /// The lowest targets that may hold for a file; a system that nobody states is missing.
  /// - Parameter path: relative to the project's root; nil asks for the lowest of the whole project.
  package func deploymentTargets(for path: String? = nil) -> [AppPlatform: DeploymentTarget] { deployment.targets(for: path) }

  /// The file of the same name that an Xcode project shows instead of this one; nil where none does.
  /// - Parameter paths: all files of the folder by their paths in lower case.
  package func namesake(shownInsteadOf path: String, among paths: [String: String]) -> String? { deployment.namesake(shownInsteadOf: path, among: paths) }

  /// The lowest locked version of a library, nil if unknown; case does not matter.
  package func library(_ name: String) -> Version? { libraries[name.lowercased()] }

  /// The layout that readers of right-to-left languages see instead of this one: their own, where each of their languages
  /// has one, else for a layout of another language the one that the system falls back to. Nil where they see this one.
  package func layoutShown(insteadOf path: String) -> String? {
    let language = LanguageReader.language(ofPath: path)
    guard let namesakes = layouts[Self.name(path)], LanguageReader.unlocalized(path) != path, !(language.map(LanguageReader.isRightToLeft) ?? false)
    else { return nil }
    let variants = namesakes.sorted().filter { $0 == path || isVariant($0, of: path) }
    // One without a folder is found before those of all languages.
    if let shared = variants.first(where: { LanguageReader.unlocalized($0) == $0 }) { return shared }
    let all = Dictionary(variants.map { (LanguageReader.language(ofPath: $0) ?? Self.base, $0) }) { first, _ in first }
    let own = all.filter { LanguageReader.isRightToLeft($0.key) }
    if rightToLeftLanguages.allSatisfy({ own[$0] != nil }), let first = own.values.min() { return first }
    guard language != nil, let shared = all[Self.base] ?? developmentNames(path).lazy.compactMap({ all[$0] }).first else { return nil }
    return shared == path ? nil : shared
  }

  /// Whether a layout of the same name is that of another language, and not one of another target: it is built with this one, or beside
  /// it where no project builds this one. A translation that a project left behind is one of what the project builds.
  private func isVariant(_ other: String, of path: String) -> Bool {
    let (own, others) = (targets(building: path), targets(building: other))
    guard own.isEmpty else { return !own.isDisjoint(with: others) }
    if LanguageReader.unlocalized(path) == LanguageReader.unlocalized(other) { return true }
    guard let language = LanguageReader.language(ofPath: path), !developmentNames(path).contains(language) else { return false }
    return others.contains { path.hasPrefix(deployment.projects[$0 >> 32].folder) }
  }

  /// What the folder of the language that a file is developed in may be called: that of the nearest project, else of the first one.
  private func developmentNames(_ path: String) -> [String] {
    let around = developmentRegions.filter { path.hasPrefix($0.folder) }.max { $0.folder.utf8.count < $1.folder.utf8.count }
    let region = (around ?? developmentRegions.first)?.language ?? "en"
    return region == "English" || region.hasPrefix("en") ? [region, "en", "English"] : [region]
  }

  private static let base = "Base"

  private static func name(_ path: String) -> Substring { path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[path.index(after: $0)...] } ?? path[...] }

  /// The project's languages that are written from right to left.
  package var rightToLeftLanguages: [String] { languages.filter(LanguageReader.isRightToLeft) }

  /// What a project file is the project of, by its name: a library that was copied in has no other trace.
  private static func copiedLibrary(_ file: SourceFile) -> Substring? {
    let parts = file.path.split(separator: "/")
    switch file.kind {
    case .xcodeProject where parts.count > 1: return parts[parts.count - 2].split(separator: ".").first
    case .packageManifest where parts.count > 1: return parts[parts.count - 2]
    case .podspec: return parts.last?.split(separator: ".").first
    default: return nil
    }
  }

  private mutating func add(_ bytes: [UInt8]?, path: String, scope: DeploymentTargets.Scope, _ reader: ([UInt8]) -> [TargetReader.Found]) {
    guard let bytes else { return }
    deployment.add(reader(bytes), path: path, scope: scope)
    deployment.add(references: PathReferences.find(in: bytes).map(\.path))
  }

  private mutating func add(libraries found: [(name: String, version: Version)]?) {
    for (name, version) in found ?? [] {
      let key = name.lowercased()
      libraries[key] = min(version, libraries[key] ?? version)
      libraryNames.insert(key)
    }
  }
}
