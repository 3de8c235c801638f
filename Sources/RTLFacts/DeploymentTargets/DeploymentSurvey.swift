import RTLFindings

/// Which project files say what the files of a project are built for, for people to check.
package struct DeploymentSurvey: Sendable {
  /// A project file that counts for some files.
  package struct Speaker: Sendable {
    /// Relative to the root.
    package var path: String
    /// Of each system the lowest version, and where it is stated.
    package fileprivate(set) var lowest: [AppPlatform: DeploymentTarget] = [:]
    /// Of each system the highest version: targets of one project may differ.
    package fileprivate(set) var highest: [AppPlatform: Version] = [:]
    /// The files that it counts for, by their numbers.
    package fileprivate(set) var files: Set<Int> = []
    /// The folder that all of them lie in, with a slash at its end; empty for the root.
    package fileprivate(set) var folder = ""
  }

  /// A project file that states something, and counts for none of the files.
  package struct Unheard: Sendable {
    /// Relative to the root.
    package var path: String
    /// What it states.
    package var targets: [AppPlatform: DeploymentTarget]
    /// The project that lists the files of its folder itself; nil where it has none of the files.
    package var project: String?
  }

  /// The one that counts for most files first.
  package let speakers: [Speaker]
  /// In the order of their paths.
  package let unheard: [Unheard]
  /// What holds for each of the files; nil where they differ, or nothing is stated.
  package let common: [AppPlatform: DeploymentTarget]?

  init(_ targets: DeploymentTargets, paths: some Sequence<String>) {
    var speakers: [String: Speaker] = [:]
    var copied: [String: String] = [:]
    var answers: [[AppPlatform: Version]: [AppPlatform: DeploymentTarget]] = [:]
    for (number, path) in paths.enumerated() {
      let found = targets.speakers(for: path).filter { !$0.targets.isEmpty }
      for one in found {
        let folder = ProjectPath.folder(of: path)
        var speaker = speakers[one.path] ?? Speaker(path: one.path, folder: folder)
        speaker.lowest.merge(one.targets, uniquingKeysWith: DeploymentTarget.lower)
        speaker.highest.merge(one.targets.mapValues(\.version), uniquingKeysWith: max)
        speaker.files.insert(number)
        speaker.folder = Self.shared(speaker.folder, folder)
        speakers[one.path] = speaker
      }
      for (copy, project) in targets.listing(path).copies { copied[copy.path] = project.path }
      let lowest = DeploymentTargets.lowest(found)
      answers[lowest.mapValues(\.version), default: lowest].merge(lowest, uniquingKeysWith: DeploymentTarget.lower)
    }
    self.speakers = speakers.values.sorted { ($1.files.count, $0.path) < ($0.files.count, $1.path) }
    let stated = targets.speakers(for: nil).filter { !$0.targets.isEmpty && speakers[$0.path] == nil }
    unheard = stated.map { Unheard(path: $0.path, targets: $0.targets, project: copied[$0.path]) }.sorted { $0.path < $1.path }
    common = answers.count == 1 ? answers.values.first.flatMap { $0.isEmpty ? nil : $0 } : nil
  }

  /// The folder that two folders lie in, each with a slash at its end; empty for the root.
  package static func shared(_ a: String, _ b: String) -> String {
    if b.hasPrefix(a) { return a }
    return zip(a.split(separator: "/"), b.split(separator: "/")).prefix { $0 == $1 }.map { $0.0 + "/" }.joined()
  }
}

extension ProjectFacts {
  /// What is said of some files.
  /// - Parameter paths: relative to the root.
  package func deploymentSurvey(of paths: some Sequence<String>) -> DeploymentSurvey { DeploymentSurvey(deployment, paths: paths) }
}
