import RTLDiscovery
import RTLFacts

/// Answers the questions of candidates when all files are in.
package struct Resolver {
  /// A deployment target and where it is written.
  package struct Target: Sendable, Hashable {
    package var major: Int
    package var minor: Int
    package var source: String
    package init(major: Int, minor: Int, source: String) {
      self.major = major
      self.minor = minor
      self.source = source
    }
  }

  /// What the project says; asked only when a candidate needs it.
  package struct Answers {
    /// Lowest deployment target by platform.
    package var targets: () -> [String: Target]
    /// The app changes its language by itself.
    package var switchesLanguage: Bool
    /// Nil for an image that no catalogue has; true for a set that mirrors by itself.
    package var imageMirrors: (String) -> Bool?
    /// Where code flips an image or chooses it by the direction: `Cart.swift:12`. Nil where none does.
    package var imageFlip: (String) -> String?

    package init(
      targets: @escaping () -> [String: Target], switchesLanguage: Bool, imageMirrors: @escaping (String) -> Bool?,
      imageFlip: @escaping (String) -> String?
    ) {
      self.targets = targets
      self.switchesLanguage = switchesLanguage
      self.imageMirrors = imageMirrors
      self.imageFlip = imageFlip
    }
  }

  private let answers: Answers
  /// The lowest targets that Xcode 15 builds for: what counts where no project says another.
  package static let defaultTargets: [String: Target] = {
    var targets: [String: Target] = [:]
    for (platform, major, minor) in [("iOS", 12, 0), ("tvOS", 12, 0), ("macOS", 10, 13), ("watchOS", 4, 0)] {
      targets[platform] = Target(major: major, minor: minor, source: "by default")
    }
    return targets
  }()

  package init(_ answers: Answers) { self.answers = answers }

  /// The finding, or nil when the project's facts speak against it.
  package func resolve(_ candidate: Candidate) -> Finding? {
    guard !candidate.isSilent else { return nil }
    var finding = candidate.finding
    for question in candidate.questions {
      switch question {
      case .unflippedImage(let name):
        let mirrors = answers.imageMirrors(name)
        if mirrors == true { return nil }
        if mirrors == false { finding.message += "; image set `\(name)` has no direction" }
      case .onlyDrawing(let name):
        if answers.imageMirrors(name) == true { return nil }
      case .imageSet(let name, let expected):
        if (answers.imageMirrors(name) != nil) != expected { return nil }
      }
    }
    guard var fix = finding.fix, fix.applicability == .safe else { return finding }
    if let reason = candidate.needs.lazy.compactMap(unmet).first ?? unmetPlatforms(candidate.needs) ?? candidate.unflippedAsset.flatMap(flip) {
      fix.applicability = .unsafe
      fix.lowered = reason
      finding.fix = fix
    }
    return finding
  }

  private func flip(_ image: String) -> String? {
    answers.imageFlip(image).map { "code that follows the direction uses this image (\($0))" }
  }

  private func unmet(_ need: Need) -> String? {
    guard case .systemLanguage = need, answers.switchesLanguage else { return nil }
    return "the app switches its language by itself, which `natural` does not follow"
  }

  /// Of the platforms that the project builds for, each must meet its need.
  private func unmetPlatforms(_ needs: [Need]) -> String? {
    let platforms = needs.compactMap { need in
      if case .platform(let platform, let major, let minor) = need { (platform, major, minor) } else { nil }
    }
    guard !platforms.isEmpty else { return nil }
    let stated = answers.targets()
    let targets = stated.isEmpty ? Resolver.defaultTargets : stated
    var isMet = false
    for (platform, major, minor) in platforms {
      guard let target = targets[platform] else { continue }
      if (target.major, target.minor) < (major, minor) {
        let version = spelled(target.major, target.minor)
        return "it needs \(platform) \(spelled(major, minor)), the deployment target is \(version) (\(target.source))"
      }
      isMet = true
    }
    return isMet ? nil : "no deployment target is known for its platforms"
  }

  private func spelled(_ major: Int, _ minor: Int) -> String { minor == 0 ? "\(major)" : "\(major).\(minor)" }
}
