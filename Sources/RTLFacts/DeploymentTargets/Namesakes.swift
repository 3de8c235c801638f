import RTLFindings

/// Tells things of one name apart that are built apart: an app and its twin for another system have a `CartController` each, and
/// a `Main.storyboard`.
///
/// The targets of Xcode projects decide. Where no project lists the files, their folders do: those of a target lie together.
package struct Namesakes: Sendable {
  /// Files that have a name and are built together.
  private struct Group: Sendable {
    var files: [String]
    /// Empty where no project lists the files.
    var targets: Set<Int>
  }

  /// By name; a name of which there is one group is missing.
  private var groups: [String: [Group]] = [:]
  private let facts: ProjectFacts
  private let mark: Character

  /// - Parameters:
  ///   - files: by name, the paths of the files that have it, from the root.
  ///   - mark: stands in the keys of this kind of things and in no name.
  package init(_ files: [String: Set<String>], _ facts: ProjectFacts, mark: Character) {
    (self.facts, self.mark) = (facts, mark)
    for (name, files) in files where files.count > 1 {
      let groups = Self.groups(files.sorted(), facts)
      if groups.count > 1 { self.groups[name] = groups }
    }
  }

  /// The name, and where it has several meanings a mark behind it that tells which one a file means.
  /// - Parameters:
  ///   - module: that the file names beside it; nil where it names none.
  ///   - path: of the file that has the name, from the root.
  package func key(of name: String, module: InterfaceDocument.Module? = nil, in path: String) -> String {
    guard let groups = groups[name] else { return name }
    return Self.nearest(meant(groups, module, path), groups, path).first.map { key(name, $0) } ?? name
  }

  /// The same for a file that adds to what others declare, and may be built with several of them.
  package func keys(of name: String, addedToIn path: String) -> [String] {
    guard let groups = groups[name] else { return [name] }
    let meant = meant(groups, nil, path)
    return (groups[0].targets.isEmpty ? Self.nearest(meant, groups, path) : meant).map { key(name, $0) }
  }

  /// The name of a key.
  package func name(ofKey key: String) -> String { String(key.prefix { $0 != mark }) }

  private func key(_ name: String, _ number: Int) -> String { "\(name)\(mark)\(number)" }

  /// The groups that a file may mean: all where nothing tells.
  private func meant(_ groups: [Group], _ module: InterfaceDocument.Module?, _ path: String) -> [Int] {
    if let own = groups.firstIndex(where: { $0.files.contains(path) }) { return [own] }
    let targets = facts.targets(for: module, in: path)
    var meant = groups.indices.filter { !groups[$0].targets.isDisjoint(with: targets) }
    if meant.isEmpty, let module { meant = groups.indices.filter { groups[$0].files.contains { Self.lies($0, in: module.name) } } }
    return meant.isEmpty ? Array(groups.indices) : meant
  }

  /// Those of which a file shares most folders with the path.
  private static func nearest(_ meant: [Int], _ groups: [Group], _ path: String) -> [Int] {
    let shared = meant.map { groups[$0].files.map { sharedFolders($0, path) }.max() ?? 0 }
    let most = shared.max()
    return zip(meant, shared).filter { $0.1 == most }.map(\.0)
  }

  /// Whether a file lies in the folder of a module.
  private static func lies(_ path: String, in module: String) -> Bool {
    path.split(separator: "/").dropLast().contains { XcodeProject.identifier($0) == module }
  }

  private static func sharedFolders(_ a: String, _ b: String) -> Int {
    zip(a.split(separator: "/").dropLast(), b.split(separator: "/").dropLast()).prefix { $0 == $1 }.count
  }

  /// - Parameter files: sorted.
  private static func groups(_ files: [String], _ facts: ProjectFacts) -> [Group] {
    var groups: [Group] = []
    for file in files {
      var group = Group(files: [file], targets: facts.targets(building: file))
      guard !group.targets.isEmpty else { continue }
      for other in groups where !other.targets.isDisjoint(with: group.targets) {
        group = Group(files: other.files + group.files, targets: other.targets.union(group.targets))
      }
      groups = groups.filter { $0.targets.isDisjoint(with: group.targets) } + [group]
    }
    guard groups.isEmpty else { return groups }
    // The first folder in which they differ.
    let common = files.map { sharedFolders(files[0], $0) }.min() ?? 0
    let folders = Dictionary(grouping: files) { $0.split(separator: "/").dropLast().dropFirst(common).first.map(String.init) ?? "" }
    return folders.sorted { $0.key < $1.key }.map { Group(files: $0.value, targets: []) }
  }
}

extension ProjectFacts {
  /// Whether what code says of a name may be meant for another file: not where the two are built for different systems, and not where
  /// each has a class of its own.
  /// - Parameters:
  ///   - type: the class that the name belongs to; nil where that is unknown.
  ///   - declaring: the files that declare a class of that name; asked for only where no target builds both files.
  package func mayConcern(_ path: String, saidIn other: String, of type: String?, declaring: (String) -> Set<String>) -> Bool {
    let (targets, others) = (targets(building: path), targets(building: other))
    guard !targets.isEmpty, !others.isEmpty, targets.isDisjoint(with: others) else { return true }
    let (systems, otherSystems) = (systems(of: targets), systems(of: others))
    guard systems.isEmpty || otherSystems.isEmpty || !systems.isDisjoint(with: otherSystems) else { return false }
    guard let type else { return true }
    let classes = Namesakes([type: declaring(type)], self, mark: "\u{0}")
    return classes.keys(of: type, addedToIn: other).contains(classes.key(of: type, in: path))
  }

  private func systems(of targets: Set<Int>) -> Set<AppPlatform> {
    targets.reduce(into: []) { $0.formUnion(deployment.projects[$1 >> 32].targets[$1 & 0xFFFF_FFFF].deploymentTargets.keys) }
  }

  /// The targets that list a file, by numbers that hold for this project, tests left out; a header counts as the code beside it.
  func targets(building path: String) -> Set<Int> {
    let paths = [path] + (path.hasSuffix(".h") ? ["m", "mm"].map { String(path.dropLast()) + $0 } : [])
    return Set(paths.flatMap { path in targets { $0.targets(listing: path) } })
  }

  /// The targets whose classes a file means.
  /// - Parameter module: the one that it names.
  fileprivate func targets(for module: InterfaceDocument.Module?, in path: String) -> Set<Int> {
    let own = targets(building: path)
    guard let module else { return own }
    let named = Set(targets { project in project.targets.indices.filter { project.targets[$0].modules.contains(module.name) } })
    let both = own.intersection(named)
    if !both.isEmpty { return both }
    return named.isEmpty || module.isInherited && !own.isEmpty ? own : named
  }

  private func targets(_ numbers: (XcodeProject) -> [Int]) -> [Int] {
    deployment.projects.enumerated().flatMap { index, project in
      numbers(project).filter { !project.targets[$0].isTest }.map { index << 32 | $0 }
    }
  }
}
