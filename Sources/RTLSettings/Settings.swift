import RTLFindings

/// The settings as used: every value is there. Built from the defaults and the file; the command
/// line's options overwrite single values.
package struct Settings: Sendable, Hashable {
  /// As `fail-level`, `min-level` and rules spell it; `off` is no level, see `RuleSetting.isOn`.
  package enum Level: String, Sendable, CaseIterable { case note, warning, error }
  /// From which level on a finding fails a build, as `fail-build` spells it.
  package enum BuildFailure: String, Sendable, CaseIterable { case never, note, warning, error }
  /// How far the fixes of a rule may go, as `fix:` spells it; from the weakest claim to the strongest.
  package enum FixClass: String, Sendable, CaseIterable { case none, shown, unsafe, safe }
  /// Who chooses the language: the system, a menu inside the app, or what the project's code says.
  package enum LanguageSwitch: String, Sendable, CaseIterable {
    case auto
    case system
    case inApp = "in-app"
  }
  /// Whether the app has a right-to-left language, where the team says it rather than the project.
  package enum RTLLanguages: String, Sendable, CaseIterable { case present, none }

  /// A version of an operating system; missing parts are 0.
  package struct Version: Sendable, Hashable, Comparable {
    /// The 13 of `13.4`.
    package var major: Int
    /// The 4 of `13.4`.
    package var minor: Int

    /// Both from 0; a third part, as in `13.0.1`, is not kept.
    package init(major: Int, minor: Int) {
      self.major = major
      self.minor = minor
    }

    /// Reads `13`, `13.0` or `13.0.1` (the third part is dropped); nil for anything else.
    package init?(_ text: some StringProtocol) {
      let parts = text.split(separator: ".", omittingEmptySubsequences: false)
      guard (1...3).contains(parts.count) else { return nil }
      var numbers: [Int] = []
      for part in parts {
        guard (1...4).contains(part.utf8.count), part.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) else { return nil }
        numbers.append(Int(part)!)
      }
      self.init(major: numbers[0], minor: numbers.count > 1 ? numbers[1] : 0)
    }

    package static func < (a: Version, b: Version) -> Bool { (a.major, a.minor) < (b.major, b.minor) }
  }

  /// Paths or patterns of the team's rule files, relative to the folder of the settings file.
  package var ruleFiles: [Written<String>] = []
  /// Paths or patterns of the team's tables, likewise.
  package var tables: [Written<String>] = []
  /// Of two that speak of one rule the later holds.
  package var rules: [RuleSetting] = []
  /// In the order of the file: of several whose pattern fits a path, the later one wins.
  package var overrides: [Override] = []
  /// Files that are never reported; they still give facts. Stronger than `include`.
  package var exclude: [Glob] = []
  /// Files that are reported although a default exclusion names them.
  package var include: [Glob] = []
  /// The lowest level that makes the run fail.
  package var failLevel: Level = .warning
  /// The same for a run that is a step of a build.
  package var failBuild: BuildFailure = .never
  /// The lowest level that is shown.
  package var minLevel: Level = .warning
  /// By platform: `iOS`, `macOS`, …; stronger than what the project says.
  package var deploymentTarget: [String: Version] = [:]
  /// `auto`: detected from the project's code.
  package var languageSwitch: LanguageSwitch = .auto
  /// Nil: detected from the project.
  package var rtlLanguages: RTLLanguages?
  /// In bytes; larger files are named and not read.
  package var maxFileSize = 8 << 20
  /// Whether a suppression without a reason is reported.
  package var requireReason = false
  /// Whether a suppression that names no rule is reported.
  package var requireRule = false
  /// Of the project's own file; a file that it extends hands on none.
  package var suppressions: [QuietPlace] = []

  /// The defaults.
  package init() {}

  /// The defaults, overwritten by what a file says.
  package init(_ file: SettingsFile) {
    ruleFiles = file.ruleFiles
    tables = file.tables
    rules = file.rules
    overrides = file.overrides
    exclude = file.exclude.map(\.value)
    include = file.include.map(\.value)
    failLevel = file.failLevel ?? failLevel
    failBuild = file.failBuild ?? failBuild
    minLevel = file.minLevel ?? minLevel
    deploymentTarget = file.deploymentTarget
    languageSwitch = file.languageSwitch ?? languageSwitch
    rtlLanguages = file.rtlLanguages
    maxFileSize = file.maxFileSize ?? maxFileSize
    requireReason = file.requireReason ?? requireReason
    requireRule = file.requireRule ?? requireRule
    suppressions = file.suppressions
  }

  /// Whether `exclude` leaves a file out.
  /// - Parameter path: relative to the root.
  package func excludes(_ path: UnsafeBufferPointer<UInt8>) -> Bool { exclude.contains { $0.matches(path) } }
  /// The same for a path as text.
  package func excludes(_ path: String) -> Bool { exclude.contains { $0.matches(path) } }
}
