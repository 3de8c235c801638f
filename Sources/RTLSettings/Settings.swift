import RTLFindings

/// The settings as used: every value is there. Built from the defaults and the file; the command
/// line's options overwrite single values.
package struct Settings: Sendable, Hashable {
  /// From which level on a finding fails a build, as `fail-build` spells it.
  package enum BuildFailure: String, Sendable, CaseIterable { case never, note, warning, error }
  /// Who chooses the language: the system, a menu inside the app, or what the project's code says.
  package enum LanguageSwitch: String, Sendable, CaseIterable {
    case auto
    case system
    case inApp = "in-app"
  }
  /// Whether the app has a right-to-left language, where the team says it rather than the project.
  package enum RTLLanguages: String, Sendable, CaseIterable { case present, none }

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
  /// Stronger than what the project says.
  package var deploymentTarget: [AppPlatform: Version] = [:]
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
  package var suppressions: [SettingsSuppression] = []

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
