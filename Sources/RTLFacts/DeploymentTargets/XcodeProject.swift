import RTLFindings

/// An Xcode project: its targets, what each of them is built for, and which files it lists.
package struct XcodeProject: Sendable {
  /// What one target is.
  package struct Target: Sendable {
    /// As Xcode shows it.
    package var name: String
    /// What its code is called as a module, in any of its configurations.
    package var modules: Set<String> = []
    /// A bundle of tests: what it is built for says nothing of the app.
    package var isTest = false
    /// The lowest of its configurations, of the systems that it is built for; one that is not told is missing.
    package var deploymentTargets: [AppPlatform: DeploymentTarget] = [:]
  }

  /// A folder whose files belong to targets as they lie there, see `isa = PBXFileSystemSynchronizedRootGroup`.
  private struct SynchronizedFolder {
    /// As `key` gives it, with a slash at its end.
    var path: String
    /// Targets that have its files.
    var owners: Set<Int>
    /// Files of which the opposite holds, by the target: an owner does not have them, another target does.
    var exceptions: [Int: Set<String>]
  }

  /// Of the file `project.pbxproj`, relative to the root.
  package let path: String
  /// That which holds the project, with a slash at its end; empty for the root.
  package let folder: String
  /// In the order of the project.
  package private(set) var targets: [Target] = []
  /// The lowest of all targets, tests left out.
  private(set) var lowest: [AppPlatform: DeploymentTarget] = [:]
  /// The same with what is stated for systems that no target is built for.
  private(set) var stated: [AppPlatform: DeploymentTarget] = [:]
  /// Paths of the files `*.xcconfig` that it reads.
  package private(set) var configurationFiles: Set<String> = []
  /// By paths as `key` gives them: the targets that list a file, or a folder that is taken as a whole; none for what is
  /// only shown in Xcode, such as a header.
  private var items: [String: [Int]] = [:]
  private var synchronized: [SynchronizedFolder] = []

  /// - Parameters:
  ///   - path: of the file `project.pbxproj`, relative to the root.
  ///   - read: bytes of a path, nil for a file that is not there.
  /// - Returns: nil for a file that cannot be read to its end.
  package init?(path: String, bytes: [UInt8], read: (String) -> [UInt8]?) {
    self.path = path
    folder = ProjectPath.folder(of: path, up: 2)
    guard let graph = ProjectGraph(bytes, path: path) else { return nil }
    addTargets(graph, read)
    addItems(graph)
  }

  // MARK: - Questions

  /// The targets that list a file, by their numbers.
  /// - Parameter path: relative to the root.
  package func targets(listing path: String) -> [Int] {
    let path = Self.key(path)
    var found = Set(Self.itself(path, andAbove: { self.items[$0] }) ?? [])
    for group in synchronized where path.hasPrefix(group.path) {
      let inner = path.dropFirst(group.path.count)
      // `/Localized/Main.storyboard` stands for the file of each language.
      let localized = "/localized/" + LanguageReader.unlocalized(String(inner))
      for target in group.owners.union(group.exceptions.keys) {
        let names = group.exceptions[target] ?? []
        let isException = !names.isEmpty && (names.contains(localized) || Self.itself(String(inner), andAbove: { names.contains($0) ? true : nil }) == true)
        if group.owners.contains(target) != isException { found.insert(target) }
      }
    }
    return found.sorted()
  }

  /// Of one target; those of all where nothing tells its own.
  func deploymentTargets(of target: Int) -> [AppPlatform: DeploymentTarget] {
    targets[target].deploymentTargets.isEmpty ? lowest : targets[target].deploymentTargets
  }

  /// Whether the project shows a file or a folder, or one above it that it takes as a whole.
  package func shows(_ path: String) -> Bool { Self.itself(Self.key(path), andAbove: { self.items[$0] }) != nil }

  /// The paths, in lower case, of the files with a name that the project shows; unsorted.
  func files(named name: String) -> [String] {
    let key = Self.key(name)
    return items.keys.filter { $0 == key || $0.hasSuffix("/" + key) }
  }

  /// Whether the project shows a folder without building what lies in it, as it does with a package, or uses it as a package.
  func refers(toFolder path: String) -> Bool { Self.itself(Self.key(path), andAbove: { self.items[$0] }) == [] }

  /// What a path or the nearest folder above it has.
  private static func itself<Answer>(_ path: String, andAbove answer: (String) -> Answer?) -> Answer? {
    var path = path[...]
    while true {
      if let found = answer(String(path)) { return found }
      guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return nil }
      path = path[..<slash]
    }
  }

  /// Projects are made where upper and lower case name the same file.
  private static func key(_ path: String) -> String { path.lowercased() }

  // MARK: - Reading

  private mutating func addTargets(_ graph: ProjectGraph, _ read: (String) -> [UInt8]?) {
    var files: [String: BuildSettings.Level] = [:]
    func level(_ configuration: ProjectGraph.Configuration?) -> BuildSettings.Level {
      guard let file = configuration.flatMap(graph.configurationFile) else { return [:] }
      if let known = files[file] { return known }
      let found = BuildSettings.level(ofFile: file, read: read)
      files[file] = found.level
      configurationFiles.formUnion(found.files)
      return found.level
    }
    let all = graph.configurations(graph.configurationList)
    let shared = Dictionary(all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    for target in graph.targets {
      var made = Target(name: target.name, isTest: target.product.contains("unit-test") || target.product.contains("ui-testing"))
      var told: [AppPlatform: DeploymentTarget] = [:]
      for configuration in graph.configurations(target.configurationList) {
        let below = shared[configuration.name] ?? all.first
        let settings = BuildSettings(
          levels: [configuration.settings, level(configuration), below?.settings ?? [:], level(below)],
          own: ["TARGET_NAME": target.name, "TARGETNAME": target.name, "PRODUCT_NAME": target.name])
        if TargetReader.testSettings.contains(where: { settings.levels[0][$0] != nil }) { made.isTest = true }
        made.modules.insert(Self.identifier(settings.value(of: "PRODUCT_MODULE_NAME") ?? settings.value(of: "PRODUCT_NAME") ?? target.name))
        let found = Self.deploymentTargets(settings)
        let platforms = Self.platforms(settings)
        told.merge(found, uniquingKeysWith: DeploymentTarget.lower)
        made.deploymentTargets.merge(found.filter { platforms.contains($0.key) }, uniquingKeysWith: DeploymentTarget.lower)
      }
      targets.append(made)
      guard !made.isTest else { continue }
      lowest.merge(made.deploymentTargets, uniquingKeysWith: DeploymentTarget.lower)
      stated.merge(told, uniquingKeysWith: DeploymentTarget.lower)
    }
  }

  /// The systems that a target is built for; all where the settings do not tell.
  private static func platforms(_ settings: BuildSettings) -> [AppPlatform] {
    let words = (settings.value(of: "SUPPORTED_PLATFORMS") ?? settings.value(of: "SDKROOT") ?? "").split(separator: " ")
    // `iphoneos16.0` names a version of the system's headers.
    let told = words.compactMap { word in AppPlatform(spelling: String(word.prefix { !("0"..."9").contains($0) })) }
    return told.isEmpty ? AppPlatform.allCases : told
  }

  private static func deploymentTargets(_ settings: BuildSettings) -> [AppPlatform: DeploymentTarget] {
    var found: [AppPlatform: DeploymentTarget] = [:]
    for platform in AppPlatform.allCases {
      for value in settings.values(of: platform.deploymentSetting) {
        guard let version = Version(value.text) else { continue }
        found.merge([platform: DeploymentTarget(version: version, path: value.path, line: value.line)], uniquingKeysWith: DeploymentTarget.lower)
      }
    }
    return found
  }

  /// As `:c99extidentifier` makes a name of a module.
  package static func identifier(_ name: some StringProtocol) -> String {
    let letters = name.unicodeScalars.map { $0.properties.isAlphabetic || $0.properties.numericType != nil || $0 == "_" ? Character($0) : "_" }
    return (letters.first.map { ("0"..."9").contains($0) } ?? false ? "_" : "") + String(letters)
  }

  private mutating func addItems(_ graph: ProjectGraph) {
    for (id, path) in graph.paths where graph.children[id] == nil { items[Self.key(path)] = [] }
    for package in graph.packages.compactMap({ ProjectPath.joined(graph.base, $0) }) { items[Self.key(package)] = [] }
    var builders: [UInt64: [Int]] = [:]
    var owners: [UInt64: Set<Int>] = [:]
    for (number, target) in graph.targets.enumerated() {
      for listed in target.phases.flatMap({ graph.phases[$0] ?? [] }).compactMap({ graph.buildFiles[$0] }) where builders[listed]?.last != number {
        builders[listed, default: []].append(number)
      }
      for group in target.groups { owners[group, default: []].insert(number) }
    }
    for (listed, numbers) in builders {
      // The files of a storyboard's languages, or of a data model's versions.
      for path in ([listed] + (graph.children[listed] ?? [])).compactMap({ graph.paths[$0] }) {
        let key = Self.key(path)
        items[key] = items[key].map { $0.isEmpty ? numbers : $0 + numbers } ?? numbers
      }
    }
    let numbers = Dictionary(graph.targets.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    for (id, exceptions) in graph.synchronized {
      guard let path = graph.paths[id] else { continue }
      var group = SynchronizedFolder(path: Self.key(path) + "/", owners: owners[id] ?? [], exceptions: [:])
      for set in exceptions.compactMap({ graph.exceptions[$0] }) {
        guard let target = numbers[set.target] else { continue }
        group.exceptions[target, default: []].formUnion(set.paths.map(Self.key))
      }
      if !group.owners.isEmpty || !group.exceptions.isEmpty {
        synchronized.append(group)
        items[Self.key(path)] = nil
      }
    }
  }
}
