import RTLDiscovery
import RTLFacts
import RTLLexing
import RTLMatching

/// The project's facts, read when first asked for.
final class ProjectAnswers {
  private let project: Project
  private let settings: Settings
  private let read: @Sendable (String) -> [UInt8]?
  private let knowledge: Knowledge
  /// Image sets whose fix depends on whether code flips them.
  private let assets: Set<String>

  /// - Parameter assets: names of the image sets that may be asked about.
  init(_ project: Project, settings: Settings, knowledge: Knowledge, assets: Set<String>) {
    self.knowledge = knowledge
    self.assets = assets
    self.project = project
    self.settings = settings
    let root = project.root
    let limit = settings.maxFileSize
    read = { path in
      var bytes: [UInt8] = []
      guard (try? readFile(root + "/" + path, limit: limit, into: &bytes)) != nil else { return nil }
      return SourceText.decode(bytes).bytes
    }
  }

  private lazy var files = project.files()
  private lazy var facts = ProjectFacts.read(files: files, read: read)
  private lazy var catalogue = AssetCatalog(files: files, read: read)
  private var mirrors: [String: Bool?] = [:]

  var answers: Resolver.Answers {
    Resolver.Answers(
      targets: { [self] in targets }, switchesLanguage: settings.languageSwitch == .inApp,
      imageMirrors: { [self] in imageMirrors($0) }, imageFlip: { [self] in flips[$0] })
  }

  /// Deployment targets: of the settings, else of the project.
  private lazy var targets: [String: Resolver.Target] = {
    var targets: [String: Resolver.Target] = [:]
    for (platform, version) in settings.deploymentTarget {
      targets[platform] = Resolver.Target(major: version.major, minor: version.minor, source: settingsFileName)
    }
    guard targets.isEmpty else { return targets }
    for platform in ["iOS", "macOS", "tvOS", "watchOS", "visionOS"] {
      guard let name = AppPlatform(rawValue: platform), let target = facts.deploymentTarget(name) else { continue }
      targets[platform] = Resolver.Target(major: target.version.major, minor: target.version.minor, source: target.source)
    }
    return targets
  }()

  /// Whether every set of that name mirrors; nil where no catalogue has one.
  private func imageMirrors(_ name: String) -> Bool? {
    if let known = mirrors[name] { return known }
    let bare = name.hasSuffix(".png") ? String(name.dropLast(4)) : name
    var answer: Bool?
    let sets = catalogue.imageSets(named: bare)
    if !sets.isEmpty {
      answer = catalogue.rightToLeftTwin(of: bare) != nil
        || sets.allSatisfy { catalogue.contents(of: $0).map { $0.direction != .fixed } ?? false }
    }
    mirrors[name] = answer
    return answer
  }

  /// Image sets that code of the whole project turns round, and where.
  private lazy var flips: [String: String] = {
    let found = flipsInCode()
    var flips: [String: String] = [:]
    for (constant, place) in found.constants {
      for name in catalogue.names(ofConstant: constant) { flips[name] = min(place, flips[name] ?? place) }
    }
    for (name, place) in found.names {
      flips[name] = place
      if name.hasSuffix(".png") { flips[String(name.dropLast(4))] = place }
    }
    return flips
  }()

  private func flipsInCode() -> ImageFlips {
    let sources = files.filter { $0.kind == .swift || $0.kind == .objectiveC }
    let found = Shared(ImageFlips(knowledge, images: assets))
    let flipWords = GuardVocabulary(names: knowledge.flips, wordRuns: [], members: [String]())
    let workers = Platform.coreCount
    let next = Shared(0)
    Platform.inParallel(workers) { [knowledge, read, assets] in
      var flips = ImageFlips(knowledge, images: assets)
      let words = WordTable([String]())
      while true {
        let at = next.withValue { at in
          at += 1
          return at - 1
        }
        guard at < sources.count else { break }
        guard let dialect = FileAudit.dialect(sources[at].kind), let bytes = read(sources[at].path) else { continue }
        guard flips.isNamed(in: bytes) || flipWords.mayOccur(in: bytes, bytes.indices) else { continue }
        var file = TokenFile()
        file.bytes = bytes
        file.dialect = dialect
        file.lex(words: words)
        flips.add(file, path: sources[at].path)
      }
      let mine = flips
      found.withValue { $0.merge(mine) }
    }
    return found.withValue { $0 }
  }
}

/// A value that workers share.
private final class Shared<Value: Sendable>: @unchecked Sendable {
  private let lock = Lock()
  private var value: Value
  init(_ value: Value) { self.value = value }
  func withValue<Result>(_ body: (inout Value) -> Result) -> Result { lock.withLock { body(&value) } }
}
