import RTLFindings

/// A key of the settings, declared once: the reader, the JSON Schema and `rtl-audit settings` go by it.
package enum SettingsKey: String, Sendable, CaseIterable {
  case extends
  case rules, overrides, exclude, include
  case failLevel = "fail-level"
  case failBuild = "fail-build"
  case minLevel = "min-level"
  case deploymentTarget = "deployment-target"
  case languageSwitch = "language-switch"
  case rtlLanguages = "rtl-languages"
  case ruleFiles = "rule-files"
  case tables
  case requireReason = "require-reason"
  case requireRule = "require-rule"
  case maxFileSize = "max-file-size"
  case suppressions

  /// What a value looks like.
  package indirect enum Shape: Sendable {
    case text, version, size, boolean
    case choice([String])
    case list(Shape)
    /// A map whose keys are free, or of these names alone.
    case map(names: [String]?, Shape)
    /// A map of which each key has its own shape.
    case record([(key: String, shape: Shape)], required: [String])
    case either(Shape, Shape)
  }

  static let platforms = AppPlatform.allCases.map(\.rawValue)
  static let ruleWords = ["off"] + Level.allCases.map(\.rawValue)
  static let ruleParts = ["level", "fix"]
  static let suppressionParts = ["file", "at", "rule", "reason"]

  private static let levels = Shape.choice(Level.allCases.map(\.rawValue))
  private static let ruleMap = Shape.map(
    names: nil,
    .either(
      .choice(ruleWords),
      .record([("level", .choice(ruleWords)), ("fix", .choice(Applicability.allCases.map(\.rawValue)))], required: [])))

  /// What the reader accepts and the JSON Schema describes for the value of this key.
  package var shape: Shape {
    switch self {
    case .extends: .text
    case .rules: SettingsKey.ruleMap
    case .overrides: .map(names: nil, SettingsKey.ruleMap)
    case .exclude, .include, .ruleFiles, .tables: .list(.text)
    case .failLevel, .minLevel: SettingsKey.levels
    case .failBuild: .choice(Settings.BuildFailure.allCases.map(\.rawValue))
    case .deploymentTarget: .map(names: SettingsKey.platforms, .version)
    case .languageSwitch: .choice(Settings.LanguageSwitch.allCases.map(\.rawValue))
    case .rtlLanguages: .choice(Settings.RTLLanguages.allCases.map(\.rawValue))
    case .requireReason, .requireRule: .boolean
    case .maxFileSize: .size
    case .suppressions:
      .list(.record(SettingsKey.suppressionParts.map { ($0, .text) }, required: ["file", "rule"]))
    }
  }

  /// One sentence for editors and for people.
  package var help: String {
    switch self {
    case .extends: "Another settings file, relative to this one, which applies where this one says nothing."
    case .rules: "A map of rule or category to `off`, a level, or a map with `level` and `fix`."
    case .overrides: "Rules for some files only: a map of pattern to rules. If several patterns match, the last one wins."
    case .exclude: "Patterns of files that are never reported, even when named on the command line."
    case .include: "Patterns of files that are reported although excluded by default."
    case .failLevel: "The lowest level that makes the exit status 1."
    case .failBuild: "The lowest level that fails a build that audits; with `never`, findings stay warnings."
    case .minLevel: "The lowest level that is shown."
    case .deploymentTarget: "The deployment targets of the app; without this, they are read from the project."
    case .languageSwitch: "Who chooses the language: `in-app` for a menu of the app, `system`, or `auto`, which detects it."
    case .rtlLanguages: "Whether the app has a right-to-left language; `none` makes every warning a note."
    case .ruleFiles: "Paths or patterns of your team's rule files, relative to this file."
    case .tables: "Paths or patterns of your team's tables, relative to this file."
    case .requireReason: "Whether a suppression without a reason is a warning."
    case .requireRule: "Whether a suppression that names no rule is a warning."
    case .maxFileSize: "The size above which a file is not read: bytes, or a number with KiB, MiB or GiB."
    case .suppressions: "Findings to suppress where no comment is possible; `rtl-audit suppress` adds them."
    }
  }

  /// Whether a file that is extended may set it: suppressions name files of one project.
  var isInherited: Bool { self != .suppressions && self != .extends }
}
