import RTLAuditing
import RTLFacts
import RTLFindings
import RTLReporting
import RTLSettings

/// What a project is built for, in words.
struct TargetPortrait {
  private let survey: DeploymentSurvey

  /// - Parameter state: of a run over the whole project.
  init(_ state: AuditedProject) {
    // Of these files the fixes depend on it.
    let files = state.project.audited.filter { $0.kind.isCode || $0.kind == .interfaceBuilder }
    survey = state.facts.facts.deploymentSurvey(of: files.lazy.map(\.path))
  }

  /// Who says what, and for which files; empty where nobody says anything.
  var lines: [String] {
    if survey.speakers.count == 1 { return versions(survey.speakers[0], showsPlaces: true) }
    var groups: [(versions: String, speakers: [DeploymentSurvey.Speaker])] = []
    for speaker in survey.speakers {
      let versions = versions(speaker, showsPlaces: false).joined(separator: ", ")
      let known = groups.firstIndex { $0.versions == versions }
      if let known { groups[known].speakers.append(speaker) } else { groups.append((versions, [speaker])) }
    }
    return groups.map { line($0.versions, $0.speakers) }
  }

  /// Project files that are not used, and why.
  var unheard: [String] {
    survey.unheard.map { other in
      let why = other.project.map { "\($0) lists the files in its folder" } ?? "none of the audited files belongs to it"
      return "not used: \(other.path) (\(ordered(other.targets).map { "\($0) \($1.version)" }.joined(separator: ", "))); \(why)"
    }
  }

  /// What the settings say, and the project where that is something else.
  func stated(_ settings: [AppPlatform: Version]) -> [String] {
    let own = settings.sorted { $0.key.rawValue < $1.key.rawValue }.map { "\($0.key) \($0.value) (\(settingsFileName))" }
    return survey.common?.mapValues(\.version) == settings ? own : own + lines.map { "the project says \($0)" }
  }

  /// The lines of the settings file that say it: written where the same holds for all files, since one value in the settings counts
  /// for all of them.
  var settings: String {
    let told = { (intro: String, lines: [String]) in "# The deployment targets of the app\(intro)\n" + lines.map { "#   \(printable($0))\n" }.joined() }
    let example = "# deployment-target: { iOS: \"15.0\" }"
    if lines.isEmpty { return "# The deployment targets of the app; no project file sets them.\n" + example }
    guard let common = survey.common else { return told(", read from the project; they differ between files:", lines) + example }
    let values = ordered(common).map { "\($0): \"\($1.version)\"" }.joined(separator: ", ")
    return told(", as the project sets them; without this setting they are read from it:", lines) + "deployment-target: { \(values) }"
  }

  /// "iOS 12.0, tvOS 12.0 for 34 files in Charts (Charts/Charts.xcodeproj/project.pbxproj)"
  private func line(_ versions: String, _ speakers: [DeploymentSurvey.Speaker]) -> String {
    let count = speakers.reduce(into: Set<Int>()) { $0.formUnion($1.files) }.count
    let folder = speakers.map(\.folder).reduce(speakers[0].folder, DeploymentSurvey.shared)
    let place = folder.isEmpty ? "" : " in \(folder.dropLast())"
    let names = speakers.prefix(3).map(\.path) + (speakers.count > 3 ? ["and \(speakers.count - 3) more"] : [])
    return "\(versions) for \(counted(count, "file"))\(place) (\(names.joined(separator: ", ")))"
  }

  private func versions(_ speaker: DeploymentSurvey.Speaker, showsPlaces: Bool) -> [String] {
    ordered(speaker.lowest).map { platform, lowest in
      let highest = speaker.highest[platform].flatMap { $0 > lowest.version ? " to \($0)" : nil } ?? ""
      return "\(platform) \(lowest.version)" + highest + (showsPlaces ? " (\(lowest.source))" : "")
    }
  }

  private func ordered(_ targets: [AppPlatform: DeploymentTarget]) -> [(AppPlatform, DeploymentTarget)] {
    AppPlatform.allCases.compactMap { platform in targets[platform].map { (platform, $0) } }
  }
}
