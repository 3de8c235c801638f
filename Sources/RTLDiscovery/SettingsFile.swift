/// The name of the settings file at a project's root.
package let settingsFileName = ".rtl-audit.yml"

/// Why the settings were refused.
package struct SettingsError: Error, Sendable, Hashable {
  package var path: String
  /// 1-based; 0 where the file as a whole is meant.
  package var line: Int
  /// 1-based, in UTF-8 bytes.
  package var column: Int
  /// What is wrong and what to write instead.
  package var message: String

  package init(path: String, line: Int, column: Int, message: String) {
    self.path = path
    self.line = line
    self.column = column
    self.message = message
  }
}

/// A value with the line of the settings file that wrote it.
package struct Written<Value: Sendable & Hashable>: Sendable, Hashable {
  package var value: Value
  /// 1-based.
  package var line: Int
  /// 1-based, in UTF-8 bytes.
  package var column: Int
}

/// What the team says about one rule.
package struct RuleSetting: Sendable, Hashable {
  /// As written; whether such a rule exists is for the caller to say, see `nearestName`.
  package var rule: String
  /// False for `off`, true for a level, nil where only the fix is set.
  package var isOn: Bool?
  package var level: Settings.Level?
  package var fix: Settings.FixClass?
  /// 1-based place of the rule's name.
  package var line: Int
  package var column: Int
}

/// A finding that the team keeps quiet where no comment can say so: in Interface Builder files, image
/// sets and string files.
package struct QuietPlace: Sendable, Hashable {
  /// Relative to the root.
  package var file: String
  /// The id of an Interface Builder object or the key of a text; nil for the whole file.
  package var at: String?
  package var rule: String
  package var reason: String?
  /// 1-based place in the settings file.
  package var line: Int
  package var column: Int

  package init(file: String, at: String? = nil, rule: String, reason: String? = nil, line: Int, column: Int) {
    self.file = file
    self.at = at
    self.rule = rule
    self.reason = reason
    self.line = line
    self.column = column
  }
}

/// The settings as written: what is absent is nil or empty. `Settings` holds them as used.
package struct SettingsFile: Sendable, Hashable {
  package var path: String
  package var ruleFiles: [Written<String>] = []
  package var tables: [Written<String>] = []
  package var rules: [RuleSetting] = []
  package var exclude: [Written<Glob>] = []
  package var include: [Written<Glob>] = []
  package var failLevel: Settings.Level?
  package var minLevel: Settings.Level?
  package var deploymentTarget: [String: Settings.Version] = [:]
  package var languageSwitch: Settings.LanguageSwitch?
  package var rtlLanguages: Settings.RTLLanguages?
  package var maxFileSize: Int?
  package var requireReason: Bool?
  package var requireRule: Bool?
  package var suppressions: [QuietPlace] = []

  /// Settings that say nothing.
  package init(path: String) { self.path = path }

  /// Reads the settings at a project's root. Without a file every setting is absent.
  package static func load(root: String) throws(SettingsError) -> SettingsFile {
    let path = root + "/" + settingsFileName
    if Platform.fileType(path) == nil {
      let other = root + "/.rtl-audit.yaml"
      if Platform.fileType(other) != nil {
        throw SettingsError(path: other, line: 0, column: 0, message: "the settings are read from `\(settingsFileName)`; rename this file")
      }
      return SettingsFile(path: path)
    }
    return try load(path: path)
  }

  /// Reads a settings file that must exist.
  package static func load(path: String) throws(SettingsError) -> SettingsFile {
    var bytes: [UInt8] = []
    do {
      try readFile(Platform.realPath(path) ?? path, limit: 1 << 20, into: &bytes)
    } catch {
      let why = error.notice(path: path)?.message ?? "does not exist"
      throw SettingsError(path: path, line: 0, column: 0, message: why)
    }
    return try parse(bytes, path: path)
  }

  /// Reads settings from text; `path` is for messages.
  package static func parse(_ bytes: [UInt8], path: String) throws(SettingsError) -> SettingsFile {
    do {
      var reader = SettingsReader(path: path)
      return try reader.read(try YAMLNode.parse(bytes))
    } catch {
      throw SettingsError(path: path, line: error.line, column: error.column, message: error.message)
    }
  }
}
