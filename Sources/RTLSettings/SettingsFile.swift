import RTLFindings
import RTLSystem

/// The name of the settings file at a project's root.
package let settingsFileName = ".rtl-audit.yml"

/// Why the settings were refused.
package struct SettingsError: Error, Sendable, Hashable {
  /// Of the settings file: absolute where it was read from disk; `.rtl-audit.yml` alone where a suppression is refused.
  package var path: String
  /// 1-based; 0 where the file as a whole is meant.
  package var line: Int
  /// 1-based, in UTF-8 bytes.
  package var column: Int
  /// What is wrong and what to write instead.
  package var message: String

  /// - Parameters:
  ///   - line: 1-based; 0 for the file as a whole.
  ///   - column: 1-based, in UTF-8 bytes; 0 for the file as a whole.
  package init(path: String, line: Int, column: Int, message: String) {
    (self.path, self.line, self.column, self.message) = (path, line, column, message)
  }
}

/// A value with the place in the settings that wrote it.
package struct Written<Value: Sendable & Hashable>: Sendable, Hashable {
  /// As read; paths and patterns are not yet looked up.
  package var value: Value
  /// The settings file.
  package var file: String
  /// 1-based.
  package var line: Int
  /// 1-based, in UTF-8 bytes.
  package var column: Int
}

/// What the team says about one rule.
package struct RuleSetting: Sendable, Hashable {
  /// The id of a rule, or a category. As written; whether it exists is for the caller to say, see `nearestName`.
  package var rule: String
  /// False for `off`, true for a level, nil where only the fix is set.
  package var isOn: Bool?
  /// Nil for `off` and where only the fix is set.
  package var level: Level?
  /// The class that the rule's fixes get, in `overrides` at most; nil leaves their own.
  package var fix: Applicability?
  /// The settings file.
  package var file: String
  /// 1-based place of the rule's name.
  package var line: Int
  /// 1-based, in UTF-8 bytes.
  package var column: Int
}

/// What the team says about rules in some files alone.
package struct Override: Sendable, Hashable {
  /// Matched against paths relative to the project's root.
  package var files: Glob
  /// In the order of the file; of two that name one rule the later holds.
  package var rules: [RuleSetting]
}

/// A finding that the team suppresses where no comment is possible: in Interface Builder files, image
/// sets and string files.
package struct SettingsSuppression: Sendable, Hashable {
  /// Relative to the root.
  package var file: String
  /// The id of an Interface Builder object or the key of a text; nil for the whole file.
  package var at: String?
  /// The id, which must be that of a built-in rule or of one of the team.
  package var rule: String
  /// Nil where none is written: a warning with `require-reason`.
  package var reason: String?
  /// 1-based place in the settings file.
  package var line: Int
  /// 1-based place of the list's item, in UTF-8 bytes.
  package var column: Int

  /// - Parameters:
  ///   - file: relative to the root.
  ///   - line: 1-based.
  ///   - column: 1-based, in UTF-8 bytes.
  package init(file: String, at: String? = nil, rule: String, reason: String? = nil, line: Int, column: Int) {
    (self.file, self.at, self.rule, self.reason, self.line, self.column) = (file, at, rule, reason, line, column)
  }
}

/// The settings as written: what is absent is nil or empty. `Settings` holds them as used.
package struct SettingsFile: Sendable, Hashable {
  /// As the reader was given it, mostly absolute; the file need not exist.
  package var path: String
  /// Absolute, or from the folder of this file; nil for none. What it says is taken over when the file is loaded.
  package var extends: Written<String>?
  /// As written, those of a file that is extended first; paths count from the folder of the file that says them.
  package var ruleFiles: [Written<String>] = []
  /// In the same order, likewise as written.
  package var tables: [Written<String>] = []
  /// In the same order: of two that name one rule the later holds, so that this file wins.
  package var rules: [RuleSetting] = []
  /// In the same order, so that this file wins.
  package var overrides: [Override] = []
  /// Matched against paths relative to the project's root, also where a file that is extended says them.
  package var exclude: [Written<Glob>] = []
  /// Matched likewise; brings back what the default exclusions name.
  package var include: [Written<Glob>] = []
  /// Nil where neither this file nor one that it extends sets it; `Settings` has the default.
  package var failLevel: Level?
  /// Nil where it is not set, likewise.
  package var failBuild: Settings.BuildFailure?
  /// Nil where it is not set, likewise.
  package var minLevel: Level?
  /// The own version wins over that of the file that is extended.
  package var deploymentTarget: [AppPlatform: Version] = [:]
  /// Nil where it is not set, likewise; `auto` is an answer of its own.
  package var languageSwitch: Settings.LanguageSwitch?
  /// Nil where it is not set; then the project's own languages tell.
  package var rtlLanguages: Settings.RTLLanguages?
  /// In bytes, from 1 to 1 << 30; nil where it is not set.
  package var maxFileSize: Int?
  /// Nil where it is not set, which comes to false.
  package var requireReason: Bool?
  /// Nil where it is not set, which comes to false.
  package var requireRule: Bool?
  /// Of this file alone: they name files of one project and are not inherited.
  package var suppressions: [SettingsSuppression] = []
  /// Where each key was written, the file that is extended first.
  package var origins: [SettingsKey: [Origin]] = [:]

  /// A line of a settings file.
  package struct Origin: Sendable, Hashable {
    /// Its path, as in `SettingsFile.path`.
    package var file: String
    /// 1-based.
    package var line: Int
  }

  /// Settings that say nothing.
  package init(path: String) { self.path = path }

  /// Reads the bytes of a settings file by its absolute path.
  /// - Throws: `ReadProblem` where that fails.
  package typealias Read = (String) throws(ReadProblem) -> [UInt8]

  /// Reads the settings at a project's root. Without a file every setting is absent.
  package static func load(root: String) throws(SettingsError) -> SettingsFile {
    let path = Path.join(root, settingsFileName)
    if Platform.fileType(path) == nil {
      let other = Path.join(root, ".rtl-audit.yaml")
      if Platform.fileType(other) != nil {
        throw SettingsError(path: other, line: 0, column: 0, message: "the settings are read from `\(settingsFileName)`; rename this file")
      }
      return SettingsFile(path: path)
    }
    guard !Path.leavesThroughLink(path, namedIn: root) else {
      throw SettingsError(
        path: path, line: 0, column: 0, message: "is a symbolic link that leads out of the repository; put the file there, or use `extends:` with its path")
    }
    return try load(path: path)
  }

  /// Reads a settings file that must exist, and those that it extends.
  package static func load(path: String, read: Read = readFromDisk) throws(SettingsError) -> SettingsFile {
    var seen: [String] = []
    return try load(path: path, read: read, seen: &seen)
  }

  private static func load(path: String, read: Read, seen: inout [String]) throws(SettingsError) -> SettingsFile {
    let bytes: [UInt8]
    do {
      bytes = try read(path)
    } catch {
      let why =
        switch error {
        case .tooLarge: "is over 1 MiB, the limit of settings"
        default: error.words
        }
      throw SettingsError(path: path, line: 0, column: 0, message: why)
    }
    var file = try parse(bytes, path: path)
    guard let base = file.extends else { return file }
    seen.append(path)
    let basePath = Path.normalized(base.value.hasPrefix("/") ? base.value : Path.join(Path.parent(of: path), base.value))
    func refuse(_ message: String) -> SettingsError { SettingsError(path: path, line: base.line, column: base.column, message: message) }
    guard !seen.contains(basePath) else { throw refuse("`\(base.value)` leads back to this file; remove one `extends` from the cycle") }
    guard !Path.leavesThroughLink(basePath, namedIn: Path.parent(of: path)) else {
      throw refuse("`\(base.value)` leads out of the repository through a symbolic link; use the path that it leads to")
    }
    guard (try? read(basePath)) != nil else { throw refuse("`\(base.value)` cannot be read; its path is relative to this file") }
    file.inherit(try load(path: basePath, read: read, seen: &seen))
    return file
  }

  /// Reads the file as it stands in its folder.
  package static func readFromDisk(_ path: String) throws(ReadProblem) -> [UInt8] {
    var bytes: [UInt8] = []
    try readFile(Platform.realPath(path) ?? path, limit: 1 << 20, into: &bytes)
    return bytes
  }

  /// Reads settings from text, without those that it extends; `path` is for messages.
  package static func parse(_ bytes: [UInt8], path: String) throws(SettingsError) -> SettingsFile {
    do {
      var reader = SettingsReader(path: path)
      return try reader.read(try YAMLNode.parse(bytes))
    } catch {
      throw SettingsError(path: path, line: error.line, column: error.column, message: error.message)
    }
  }

  /// Takes over what another file says: lists and maps add up, and of two values the own one holds.
  private mutating func inherit(_ base: SettingsFile) {
    ruleFiles = base.ruleFiles + ruleFiles
    tables = base.tables + tables
    rules = base.rules + rules
    overrides = base.overrides + overrides
    exclude = base.exclude + exclude
    include = base.include + include
    failLevel = failLevel ?? base.failLevel
    failBuild = failBuild ?? base.failBuild
    minLevel = minLevel ?? base.minLevel
    deploymentTarget.merge(base.deploymentTarget) { own, _ in own }
    languageSwitch = languageSwitch ?? base.languageSwitch
    rtlLanguages = rtlLanguages ?? base.rtlLanguages
    maxFileSize = maxFileSize ?? base.maxFileSize
    requireReason = requireReason ?? base.requireReason
    requireRule = requireRule ?? base.requireRule
    for (key, places) in base.origins where key.isInherited {
      let addsUp = switch key.shape {
      case .list, .map: true
      default: false
      }
      if let own = origins[key] { origins[key] = addsUp ? places + own : own } else { origins[key] = places }
    }
  }
}
