import RTLFindings
import RTLSystem

/// Turns the nodes of the settings file into `SettingsFile`; every key and value is known or refused.
struct SettingsReader {
  /// Token offsets are 32 bits wide, and a source file of this size is none.
  static let greatestFileSize = 1 << 30

  var file: SettingsFile

  init(path: String) { file = SettingsFile(path: path) }

  mutating func read(_ document: YAMLNode) throws(YAMLError) -> SettingsFile {
    for entry in try map(document, "the settings") {
      guard let key = SettingsKey(rawValue: entry.key) else {
        throw unknown("key", entry.key, among: SettingsKey.allCases.map(\.rawValue), at: (entry.line, entry.column))
      }
      try read(entry.value, of: key)
      file.origins[key] = [SettingsFile.Origin(file: file.path, line: entry.line)]
    }
    return file
  }

  private mutating func read(_ value: YAMLNode, of key: SettingsKey) throws(YAMLError) {
    let name = key.rawValue
    switch key {
    case .extends: file.extends = Written(value: try string(value, name), file: file.path, line: value.line, column: value.column)
    case .ruleFiles: file.ruleFiles = try strings(value, name)
    case .tables: file.tables = try strings(value, name)
    case .rules: file.rules = try rules(value, "`rules`")
    case .overrides: file.overrides = try overrides(value)
    case .exclude: file.exclude = try globs(value, name)
    case .include: file.include = try globs(value, name)
    case .failLevel: file.failLevel = try choice(value, name)
    case .failBuild: file.failBuild = try choice(value, name)
    case .minLevel: file.minLevel = try choice(value, name)
    case .deploymentTarget: file.deploymentTarget = try deploymentTarget(value)
    case .languageSwitch: file.languageSwitch = try choice(value, name)
    case .rtlLanguages: file.rtlLanguages = try choice(value, name)
    case .maxFileSize: file.maxFileSize = try size(value, name)
    case .requireReason: file.requireReason = try boolean(value, name)
    case .requireRule: file.requireRule = try boolean(value, name)
    case .suppressions: file.suppressions = try suppressions(value)
    }
  }

  private func overrides(_ node: YAMLNode) throws(YAMLError) -> [Override] {
    var overrides: [Override] = []
    for entry in try map(node, "`overrides`") {
      let files = try glob(entry.key, in: "overrides", line: entry.line, column: entry.column)
      overrides.append(Override(files: files, rules: try rules(entry.value, "`\(entry.key)` in `overrides`, where the values are rules,")))
    }
    return overrides
  }

  private func rules(_ node: YAMLNode, _ what: String) throws(YAMLError) -> [RuleSetting] {
    var settings: [RuleSetting] = []
    for entry in try map(node, what) {
      var setting = RuleSetting(rule: entry.key, file: file.path, line: entry.line, column: entry.column)
      if case .map(let parts) = entry.value.content {
        for part in parts {
          switch part.key {
          case "level": try setLevel(of: &setting, part.value, "level")
          case "fix": setting.fix = try choice(part.value, "fix")
          default: throw unknown("key", part.key, among: SettingsKey.ruleParts, at: (part.line, part.column))
          }
        }
      } else {
        try setLevel(of: &setting, entry.value, entry.key)
      }
      settings.append(setting)
    }
    return settings
  }

  private func suppressions(_ node: YAMLNode) throws(YAMLError) -> [SettingsSuppression] {
    guard case .list(let items) = node.content else {
      throw error(node, "`suppressions` is a list; use one `- { file: …, at: …, rule: …, reason: … }` per line")
    }
    var places: [SettingsSuppression] = []
    for item in items {
      var place = SettingsSuppression(file: "", rule: "", line: item.line, column: item.column)
      for entry in try map(item, "a suppression") {
        switch entry.key {
        case "file": place.file = try string(entry.value, entry.key)
        case "at": place.at = try scalar(entry.value, entry.key).text
        case "rule": place.rule = try string(entry.value, entry.key)
        case "reason": place.reason = try scalar(entry.value, entry.key).text
        default: throw unknown("key", entry.key, among: SettingsKey.suppressionParts, at: (entry.line, entry.column))
        }
      }
      for (key, value) in [("file", place.file), ("rule", place.rule)] where value.isEmpty {
        throw error(item, "a suppression needs `\(key)`")
      }
      places.append(place)
    }
    return places
  }

  private func setLevel(of setting: inout RuleSetting, _ node: YAMLNode, _ key: String) throws(YAMLError) {
    let word = try word(node, key, among: SettingsKey.ruleWords)
    setting.isOn = word != "off"
    setting.level = Level(rawValue: word)
  }

  private func deploymentTarget(_ node: YAMLNode) throws(YAMLError) -> [AppPlatform: Version] {
    var targets: [AppPlatform: Version] = [:]
    for entry in try map(node, "`deployment-target`") {
      guard let platform = AppPlatform(rawValue: entry.key) else {
        throw unknown("platform", entry.key, among: SettingsKey.platforms, at: (entry.line, entry.column))
      }
      let text = try scalar(entry.value, entry.key).text
      guard let version = Version(plain: text) else {
        throw error(entry.value, "`\(text)` is not a version; use a form like `13.0`")
      }
      targets[platform] = version
    }
    return targets
  }

  private func size(_ node: YAMLNode, _ key: String) throws(YAMLError) -> Int {
    let text = try scalar(node, key).text
    let parts = text.split(separator: " ", omittingEmptySubsequences: true)
    let units = ["KiB": 1 << 10, "MiB": 1 << 20, "GiB": 1 << 30]
    let unit = parts.count == 1 ? 1 : parts.count == 2 ? units[String(parts[1])] : nil
    guard let unit, let count = parts.first, count.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }), let number = Int(count) else {
      throw error(node, "`\(text)` is not a size; use a number of bytes, or a number with a unit, like `8 MiB`")
    }
    let (bytes, overflow) = number.multipliedReportingOverflow(by: unit)
    guard !overflow, bytes >= 1, bytes <= SettingsReader.greatestFileSize else {
      throw error(node, "`\(key)` must be from 1 byte to 1 GiB")
    }
    return bytes
  }

  // MARK: Shapes

  private func map(_ node: YAMLNode, _ what: String) throws(YAMLError) -> [YAMLEntry] {
    guard case .map(let entries) = node.content else { throw error(node, "\(what) must be a map of `key: value`") }
    return entries
  }

  private func scalar(_ node: YAMLNode, _ key: String) throws(YAMLError) -> (text: String, plain: Bool) {
    switch node.content {
    case .scalar(let text, let plain): return (text, plain)
    case .null: throw error(node, "`\(key)` has no value; add one or delete the line")
    case .list: throw error(node, "`\(key)` takes one value")
    case .map: throw error(node, "`\(key)` takes texts, not `key: value`; put text that contains `: ` in quotes")
    }
  }

  /// A text. Plain words that some readers of YAML take for a boolean or a number must be quoted.
  private func string(_ node: YAMLNode, _ key: String) throws(YAMLError) -> String {
    let (text, plain) = try scalar(node, key)
    if plain {
      let looksBoolean = ["yes", "no", "on", "off", "y", "n", "true", "false"].contains(text.lowercased())
      let looksNumeric = text.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 || "+-.eE_".utf8.contains($0) }
      if looksBoolean || looksNumeric {
        throw error(node, "`\(text)` is not text to every YAML parser; put it in quotes")
      }
    }
    if text.isEmpty { throw error(node, "`\(key)` has an empty value") }
    return text
  }

  private func strings(_ node: YAMLNode, _ key: String) throws(YAMLError) -> [Written<String>] {
    guard case .list(let items) = node.content else {
      if case .null = node.content { throw error(node, "`\(key)` has no value; add a list or delete the line") }
      throw error(node, "`\(key)` takes a list: `\(key): [a, b]`")
    }
    var texts: [Written<String>] = []
    for item in items { texts.append(Written(value: try string(item, key), file: file.path, line: item.line, column: item.column)) }
    return texts
  }

  private func globs(_ node: YAMLNode, _ key: String) throws(YAMLError) -> [Written<Glob>] {
    var globs: [Written<Glob>] = []
    for text in try strings(node, key) {
      globs.append(Written(value: try glob(text.value, in: key, line: text.line, column: text.column), file: file.path, line: text.line, column: text.column))
    }
    return globs
  }

  private func glob(_ text: String, in key: String, line: Int, column: Int) throws(YAMLError) -> Glob {
    do {
      return try Glob(text)
    } catch {
      throw YAMLError(line: line, column: column, message: "`\(text)` in `\(key)`: \(error.message)")
    }
  }

  private func boolean(_ node: YAMLNode, _ key: String) throws(YAMLError) -> Bool {
    let (text, plain) = try scalar(node, key)
    if plain && text == "true" { return true }
    if plain && text == "false" { return false }
    let meant = ["yes", "on", "y", "true"].contains(text.lowercased()) ? "true"
      : ["no", "off", "n", "false"].contains(text.lowercased()) ? "false" : "true` or `false"
    throw error(node, "`\(key)` is `true` or `false`, not `\(text)`; use `\(meant)`")
  }

  private func word(_ node: YAMLNode, _ key: String, among words: [String]) throws(YAMLError) -> String {
    let text = try scalar(node, key).text
    guard words.contains(text) else { throw unknown("value", text, among: words, at: (node.line, node.column)) }
    return text
  }

  private func choice<Choice: CaseIterable & RawRepresentable<String>>(
    _ node: YAMLNode, _ key: String
  ) throws(YAMLError) -> Choice {
    Choice(rawValue: try word(node, key, among: Choice.allCases.map(\.rawValue)))!
  }

  // MARK: Complaints

  private func error(_ node: YAMLNode, _ message: String) -> YAMLError { YAMLError(line: node.line, column: node.column, message: message) }

  private func unknown(
    _ what: String, _ name: String, among names: [String], at place: (line: Int, column: Int)
  ) -> YAMLError {
    let remedy = nearestName(name, in: names).map { "; did you mean `\($0)`?" }
      ?? "; known: " + names.map { "`\($0)`" }.joined(separator: ", ")
    return YAMLError(line: place.line, column: place.column, message: "unknown \(what) `\(name)`" + remedy)
  }
}
