import RTLDiscovery
import RTLLexing

/// The lowest version of a system that some file of the project states, and where.
package struct DeploymentTarget: Sendable, Hashable {
  /// Of the system; the lowest where files differ.
  package var version: Version
  /// Relative to the project's root.
  package var path: String
  /// 1-based.
  package var line: Int

  /// `App.xcodeproj/project.pbxproj:412`
  package var source: String { "\(path):\(line)" }
}

/// What project files say: deployment targets, languages, libraries. What no file says is unknown and
/// absent here; a value that needs a build system to resolve (`$(TARGET)`, a Ruby variable) is not said.
package struct ProjectFacts: Sendable {
  /// Every statement, sorted by path and line.
  private var statements: [Statement] = []

  private struct Statement {
    var platform: AppPlatform
    var target: DeploymentTarget
    /// The files for which it speaks; nil for all.
    var areas: [Area]?
    /// A Podfile says what the pods are built for, and so of the app at most where nothing else does.
    var isOfPods = false

    func speaks(for path: String) -> Bool { areas?.contains { $0.contains(path) } ?? true }
  }

  /// Some files of the project.
  private struct Area {
    /// With a slash at its end; empty for the root.
    var folder: String
    /// A folder somewhere down from there, with a slash at each end; nil for all files of the other.
    var inner: String?

    func contains(_ path: String) -> Bool {
      guard path.hasPrefix(folder) else { return false }
      return inner.map { ByteSearch.contains(Array(("/" + path.dropFirst(folder.count)).utf8), Array($0.utf8)) } ?? true
    }
  }

  /// Codes as the project writes them (`ar`, `pt-BR`), sorted, without `Base`.
  package private(set) var languages: [String] = []

  /// The language that the app is developed in, where it runs from right to left, and the project file that says so: the
  /// sides in its code are those of that language.
  package private(set) var rightToLeftRegion: (language: String, path: String)?
  /// The language that the app is developed in, as the first project file says.
  private var developmentRegion: String?
  /// Interface Builder files in folders of languages, by their path without such a folder, then by language; `Base` is one.
  private var layouts: [String: [String: String]] = [:]

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
      if file.kind == .interfaceBuilder, case let shared = LanguageReader.unlocalized(file.path), shared != file.path {
        facts.layouts[shared, default: [:]][language ?? Self.base] = file.path
      }
      if let language { languages.insert(language) }
    }
    for file in files.filter({ !$0.kind.isAudited }).sorted(by: { $0.path < $1.path }) {
      if let name = copiedLibrary(file) { facts.libraryNames.insert(name.lowercased()) }
      switch file.kind {
      case .xcodeProject:
        guard let bytes = read(file.path) else { continue }
        let outside = TargetReader.outside(bytes).map { Area(folder: folder(of: file.path, up: 2 + $0.levels), inner: $0.folder.map { "/\($0)/" }) }
        facts.add(TargetReader.buildSettings(bytes), path: file.path, areas: [Area(folder: folder(of: file.path, up: 2))] + outside)
        languages.formUnion(LanguageReader.knownRegions(bytes))
        guard let region = LanguageReader.developmentRegion(bytes) else { continue }
        facts.developmentRegion = facts.developmentRegion ?? region
        if facts.rightToLeftRegion == nil, LanguageReader.isRightToLeft(region) { facts.rightToLeftRegion = (region, file.path) }
      case .buildConfiguration: facts.add(read(file.path).map(TargetReader.buildSettings), path: file.path)
      case .packageManifest: facts.add(read(file.path).map(TargetReader.packageManifest), path: file.path, areas: [Area(folder: folder(of: file.path))])
      case .projectManifest: facts.add(read(file.path).map(TargetReader.projectManifest), path: file.path)
      case .podfile:
        let bytes = read(file.path)
        facts.add(bytes.map(TargetReader.podfile), path: file.path, isOfPods: true)
        facts.libraryNames.formUnion(bytes.map(LibraryReader.podfile) ?? [])
      case .podspec: facts.add(read(file.path).map(TargetReader.podspec), path: file.path, areas: [Area(folder: folder(of: file.path))])
      case .projectSpec:
        guard let bytes = read(file.path) else { continue }
        facts.add(TargetReader.buildSettings(bytes), path: file.path)
        facts.add(TargetReader.projectSpec(bytes), path: file.path)
      case .cartfile: facts.libraryNames.formUnion(read(file.path).map(LibraryReader.cartfile)?.map(\.name) ?? [])
      case .cartfileResolved: facts.add(libraries: read(file.path).map(LibraryReader.cartfile)?.compactMap { library in library.version.map { (library.name, $0) } })
      case .podfileLock: facts.add(libraries: read(file.path).map(LibraryReader.podfileLock))
      case .packageResolved: facts.add(libraries: read(file.path).map(LibraryReader.packageResolved))
      case .infoPlist:
        if let bytes = read(file.path) { languages.formUnion(LanguageReader.propertyList(bytes)) }
      case .swift, .objectiveC, .interfaceBuilder, .assetContents, .strings, .stringsDictionary, .stringCatalog, .loosePicture: continue
      }
    }
    facts.languages = languages.sorted()
    return facts
  }

  /// The lowest target that may hold for a file, nil if none is stated. A package, a pod or an Xcode project
  /// speaks for the files below its own folder and of the folders outside that it names, every other statement
  /// for all files, that of a Podfile where there is no other. Where none of them speaks for the file, the lowest of
  /// all counts.
  /// - Parameter path: relative to the project's root; nil asks for the lowest of the whole project.
  package func deploymentTarget(_ platform: AppPlatform, for path: String? = nil) -> DeploymentTarget? {
    let speaking = statements.filter { $0.platform == platform && (path.map($0.speaks) ?? true) }
    let own = speaking.filter { !$0.isOfPods }
    // Of equal ones the first in the order of files.
    let lowest = (own.isEmpty ? speaking : own).reduce(nil as DeploymentTarget?) { lowest, next in
      lowest.map { next.target.version < $0.version ? next.target : $0 } ?? next.target
    }
    guard lowest == nil, let path, !speaks(for: path) else { return lowest }
    return deploymentTarget(platform)
  }

  /// Whether any statement, of whatever platform, speaks for a file.
  private func speaks(for path: String) -> Bool { statements.contains { $0.speaks(for: path) } }

  /// The lowest locked version of a library, nil if unknown; case does not matter.
  package func library(_ name: String) -> Version? { libraries[name.lowercased()] }

  /// The layout that readers of right-to-left languages see in place of this one: their own, where each of their languages
  /// has one, else for a layout of another language the one that the system falls back to. Nil where they see this one.
  package func layoutShown(insteadOf path: String) -> String? {
    guard let all = layouts[LanguageReader.unlocalized(path)] else { return nil }
    let language = LanguageReader.language(ofPath: path)
    if let language, LanguageReader.isRightToLeft(language) { return nil }
    let own = all.filter { LanguageReader.isRightToLeft($0.key) }
    if rightToLeftLanguages.allSatisfy({ own[$0] != nil }), let first = own.values.min() { return first }
    guard language != nil, let shared = all[Self.base] ?? developmentNames.lazy.compactMap({ all[$0] }).first else { return nil }
    return shared == path ? nil : shared
  }

  /// What the folder of the language that the app is developed in may be called.
  private var developmentNames: [String] {
    let region = developmentRegion ?? "en"
    return region == "English" || region.hasPrefix("en") ? [region, "en", "English"] : [region]
  }

  private static let base = "Base"

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

  /// The folder that holds a file, or one further up; empty for the root.
  private static func folder(of path: String, up levels: Int = 1) -> String {
    let folders = path.split(separator: "/").dropLast(levels)
    return folders.isEmpty ? "" : folders.joined(separator: "/") + "/"
  }

  /// Keeps the lowest statement of a file for each system.
  /// - Parameter areas: the files that it speaks for; nil for all.
  private mutating func add(_ found: [TargetReader.Found]?, path: String, areas: [Area]? = nil, isOfPods: Bool = false) {
    for platform in AppPlatform.allCases {
      let lowest = found?.filter { $0.platform == platform }.min { ($0.version, $0.line) < ($1.version, $1.line) }
      guard let lowest else { continue }
      let target = DeploymentTarget(version: lowest.version, path: path, line: lowest.line)
      statements.append(Statement(platform: platform, target: target, areas: areas, isOfPods: isOfPods))
    }
  }

  private mutating func add(libraries found: [(name: String, version: Version)]?) {
    for (name, version) in found ?? [] {
      let key = name.lowercased()
      libraries[key] = min(version, libraries[key] ?? version)
      libraryNames.insert(key)
    }
  }
}
