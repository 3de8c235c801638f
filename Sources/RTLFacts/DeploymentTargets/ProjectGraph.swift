import RTLFindings

/// The objects of an Xcode project that say what is built from what, by their names in its file.
struct ProjectGraph {
  /// A file, a folder or a group.
  private struct Item {
    var path: String?
    var place: Place
  }

  /// What the path of an item starts from.
  private enum Place {
    case group, project
    /// The products of the build, the system's headers, the disk.
    case elsewhere
  }

  struct Target {
    var id: UInt64
    var name: String
    var product: String
    var phases: [UInt64]
    var groups: Set<UInt64>
    var configurationList: UInt64?
  }

  struct Configuration {
    var name: String
    var settings: BuildSettings.Level
    /// The file `*.xcconfig` that it builds on.
    var base: UInt64?
    /// The same by its path in a synchronized folder.
    var anchor: (group: UInt64, path: String)?
  }

  private var items: [UInt64: Item] = [:]
  /// From the root; none for an item elsewhere, and for a group without a folder.
  private(set) var paths: [UInt64: String] = [:]
  private(set) var children: [UInt64: [UInt64]] = [:]
  private(set) var buildFiles: [UInt64: UInt64] = [:]
  private(set) var phases: [UInt64: [UInt64]] = [:]
  /// In the order of the project.
  private(set) var targets: [Target] = []
  /// Of the project itself.
  private(set) var configurationList: UInt64?
  /// Synchronized folders with their sets of exceptions.
  private(set) var synchronized: [UInt64: [UInt64]] = [:]
  private(set) var exceptions: [UInt64: (target: UInt64, paths: [String])] = [:]
  /// Paths of packages beside the project.
  private(set) var packages: [String] = []
  /// From which the paths of the project start, with a slash at its end; empty for the root.
  private(set) var base: String

  private var lists: [UInt64: [UInt64]] = [:]
  private var configurations: [UInt64: Configuration] = [:]
  private var order: [UInt64] = []

  /// - Parameters:
  ///   - path: of the file, relative to the root.
  /// - Returns: nil for a file that cannot be read to its end.
  init?(_ bytes: [UInt8], path: String) {
    base = ProjectPath.folder(of: path, up: 2)
    let isRead = bytes.withUnsafeBufferPointer { bytes in
      var objects = ProjectObjects(bytes)
      return objects.forEach { add($0, path: path) }
    }
    guard isRead, !order.isEmpty else { return nil }
    let numbers = Dictionary(order.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    targets.sort { (numbers[$0.id] ?? order.count) < (numbers[$1.id] ?? order.count) }
    // A phase and a list belong to one target; many that share them would be read as many times.
    var taken: Set<UInt64> = []
    for number in targets.indices {
      targets[number].phases.removeAll { !taken.insert($0).inserted }
      if let list = targets[number].configurationList, !taken.insert(list).inserted { targets[number].configurationList = nil }
    }
    addPaths()
  }

  /// Objects are recognized by what they have: each kind has a key that no other one has.
  private mutating func add(_ object: ProjectObjects.Object, path: String) {
    if let place = object.text("sourceTree") {
      let members = object.references("children")
      items[object.id] = Item(
        path: object.text("path"), place: place == "<group>" ? .group : place == "SOURCE_ROOT" ? .project : .elsewhere)
      if let members { children[object.id] = members }
      if members == nil, object.has("isa", "PBXFileSystemSynchronizedRootGroup") { synchronized[object.id] = object.references("exceptions") ?? [] }
    } else if let file = object.reference("fileRef") {
      buildFiles[object.id] = file
    } else if let files = object.references("files") {
      phases[object.id] = files
    } else if let phases = object.references("buildPhases") {
      targets.append(
        Target(
          id: object.id, name: object.text("name") ?? "", product: object.text("productType") ?? "", phases: phases,
          groups: Set(object.references("fileSystemSynchronizedGroups") ?? []), configurationList: object.reference("buildConfigurationList")))
    } else if let members = object.references("buildConfigurations") {
      lists[object.id] = members
    } else if let settings = object.settings("buildSettings") {
      var level: BuildSettings.Level = [:]
      for setting in settings {
        BuildSettings.add(BuildSettings.Value(text: setting.value, path: path, line: setting.line), of: setting.key, to: &level)
      }
      var configuration = Configuration(name: object.text("name") ?? "", settings: level, base: object.reference("baseConfigurationReference"))
      if let group = object.reference("baseConfigurationReferenceAnchor"), let path = object.text("baseConfigurationReferenceRelativePath") {
        configuration.anchor = (group, path)
      }
      configurations[object.id] = configuration
    } else if let target = object.reference("target"), let paths = object.texts("membershipExceptions") {
      exceptions[object.id] = (target, paths)
    } else if let package = object.text("relativePath") {
      packages.append(package)
    } else if let members = object.references("targets") {
      order = members
      configurationList = object.reference("buildConfigurationList")
      base = ProjectPath.folder(base, object.text("projectDirPath") ?? "") ?? base
    }
  }

  /// The path of the file `*.xcconfig` that a configuration builds on.
  func configurationFile(_ configuration: Configuration) -> String? {
    configuration.base.flatMap { paths[$0] }
      ?? configuration.anchor.flatMap { anchor in paths[anchor.group].flatMap { ProjectPath.joined($0 + "/", anchor.path) } }
  }

  func configurations(_ list: UInt64?) -> [Configuration] { (list.flatMap { lists[$0] } ?? []).compactMap { configurations[$0] } }

  /// A path starts from that of the group round it.
  private mutating func addPaths() {
    let members = Set(children.values.joined())
    var open = items.keys.filter { !members.contains($0) }.map { (id: $0, folder: base) }
    var known: Set<UInt64> = []
    while let (id, folder) = open.popLast() {
      guard let item = items[id], item.place != .elsewhere, known.insert(id).inserted else { continue }
      let start = item.place == .project ? base : folder
      var inner: String? = start
      if let path = item.path, !path.isEmpty {
        paths[id] = ProjectPath.joined(start, path)
        inner = ProjectPath.folder(start, path)
      }
      if let inner { open += (children[id] ?? []).map { ($0, inner) } }
    }
  }
}
