/// Turns the nodes of the settings file into `SettingsFile`; every key and value is known or refused.
struct SettingsReader {
  static let keys = [
    "rule-files", "tables", "rules", "exclude", "include", "fail-level", "min-level", "deployment-target",
    "language-switch", "rtl-languages", "max-file-size", "require-reason", "require-rule",
    "suppressions",
  ]
  static let platforms = ["iOS", "macOS", "tvOS", "watchOS", "visionOS"]
  /// Token offsets are 32 bits wide, and a source file of this size is none.
  static let greatestFileSize = 1 << 30

  var file: SettingsFile

  init(path: String) { file = SettingsFile(path: path) }

  mutating func read(_ document: YAMLNode) throws(YAMLError) -> SettingsFile {
    for entry in try map(document, "the settings") {
      let value = entry.value
      switch entry.key {
      case "rule-files": file.ruleFiles = try strings(value, entry.key)
      case "tables": file.tables = try strings(value, entry.key)
      case "rules": file.rules = try rules(value)
      case "exclude": file.exclude = try globs(value, entry.key)
      case "include": file.include = try globs(value, entry.key)
      case "fail-level": file.failLevel = try choice(value, entry.key)
      case "min-level": file.minLevel = try choice(value, entry.key)
      case "deployment-target": file.deploymentTarget = try deploymentTarget(value)
      case "language-switch": file.languageSwitch = try choice(value, entry.key)
      case "rtl-languages": file.rtlLanguages = try choice(value, entry.key)
      case "max-file-size": file.maxFileSize = try size(value, entry.key)
      case "require-reason": file.requireReason = try boolean(value, entry.key)
      case "require-rule": file.requireRule = try boolean(value, entry.key)
      case "suppressions": file.suppressions = try suppressions(value)
      default: throw unknown("key", entry.key, among: SettingsReader.keys, at: (entry.line, entry.column))
      }
    }
    return file
  }

  private func rules(_ node: YAMLNode) throws(YAMLError) -> [RuleSetting] {
    var settings: [RuleSetting] = []
    for entry in try map(node, "`rules`") {
      var setting = RuleSetting(rule: entry.key, line: entry.line, column: entry.column)
      if case .map(let parts) = entry.value.content {
        for part in parts {
          switch part.key {
          case "level": try setLevel(of: &setting, part.value, "level")
          case "fix": setting.fix = try choice(part.value, "fix")
          default: throw unknown("key", part.key, among: ["level", "fix"], at: (part.line, part.column))
          }
        }
      } else {
        try setLevel(of: &setting, entry.value, entry.key)
      }
      settings.append(setting)
    }
    return settings
  }

  private func suppressions(_ node: YAMLNode) throws(YAMLError) -> [QuietPlace] {
    guard case .list(let items) = node.content else {
      throw error(node, "`suppressions` is a list; write one `- { file: …, at: …, rule: …, reason: … }` a line")
    }
    var places: [QuietPlace] = []
    for item in items {
      var place = QuietPlace(file: "", rule: "", line: item.line, column: item.column)
      for entry in try map(item, "a suppression") {
        switch entry.key {
        case "file": place.file = try string(entry.value, entry.key)
        case "at": place.at = try scalar(entry.value, entry.key).text
        case "rule": place.rule = try string(entry.value, entry.key)
        case "reason": place.reason = try scalar(entry.value, entry.key).text
        default: throw unknown("key", entry.key, among: ["file", "at", "rule", "reason"], at: (entry.line, entry.column))
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
    let words = ["off"] + Settings.Level.allCases.map(\.rawValue)
    let word = try word(node, key, among: words)
    setting.isOn = word != "off"
    setting.level = Settings.Level(rawValue: word)
  }

  private func deploymentTarget(_ node: YAMLNode) throws(YAMLError) -> [String: Settings.Version] {
    var targets: [String: Settings.Version] = [:]
    for entry in try map(node, "`deployment-target`") {
      guard SettingsReader.platforms.contains(entry.key) else {
        throw unknown("platform", entry.key, among: SettingsReader.platforms, at: (entry.line, entry.column))
      }
      let text = try scalar(entry.value, entry.key).text
      guard let version = Settings.Version(text) else {
        throw error(entry.value, "`\(text)` is not a version; write it like `13.0`")
      }
      targets[entry.key] = version
    }
    return targets
  }

  private func size(_ node: YAMLNode, _ key: String) throws(YAMLError) -> Int {
    let text = try scalar(node, key).text
    let parts = text.split(separator: " ", omittingEmptySubsequences: true)
    let units = ["KiB": 1 << 10, "MiB": 1 << 20, "GiB": 1 << 30]
    let unit = parts.count == 1 ? 1 : parts.count == 2 ? units[String(parts[1])] : nil
    guard let unit, let count = parts.first, count.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }), let number = Int(count) else {
      throw error(node, "`\(text)` is not a size; write bytes, or a number with its unit like `8 MiB`")
    }
    let (bytes, overflow) = number.multipliedReportingOverflow(by: unit)
    guard !overflow, bytes >= 1, bytes <= SettingsReader.greatestFileSize else {
      throw error(node, "`\(key)` goes from 1 byte to 1 GiB")
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
    case .null: throw error(node, "`\(key)` has no value; write one or delete the line")
    case .list, .map: throw error(node, "`\(key)` takes one value")
    }
  }

  /// A text. Plain words that some readers of YAML take for a boolean or a number must be quoted.
  private func string(_ node: YAMLNode, _ key: String) throws(YAMLError) -> String {
    let (text, plain) = try scalar(node, key)
    if plain {
      let looksBoolean = ["yes", "no", "on", "off", "y", "n", "true", "false"].contains(text.lowercased())
      let looksNumeric = text.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 || "+-.eE_".utf8.contains($0) }
      if looksBoolean || looksNumeric {
        throw error(node, "`\(text)` is not a text to every reader of YAML; put it in quotes")
      }
    }
    if text.isEmpty { throw error(node, "`\(key)` holds an empty text") }
    return text
  }

  private func strings(_ node: YAMLNode, _ key: String) throws(YAMLError) -> [Written<String>] {
    guard case .list(let items) = node.content else {
      if case .null = node.content { throw error(node, "`\(key)` has no value; write a list or delete the line") }
      throw error(node, "`\(key)` takes a list: `\(key): [a, b]`")
    }
    var texts: [Written<String>] = []
    for item in items { texts.append(Written(value: try string(item, key), line: item.line, column: item.column)) }
    return texts
  }

  private func globs(_ node: YAMLNode, _ key: String) throws(YAMLError) -> [Written<Glob>] {
    var globs: [Written<Glob>] = []
    for text in try strings(node, key) {
      do {
        globs.append(Written(value: try Glob(text.value), line: text.line, column: text.column))
      } catch {
        throw YAMLError(line: text.line, column: text.column, message: "`\(text.value)` in `\(key)`: \(error.message)")
      }
    }
    return globs
  }

  private func boolean(_ node: YAMLNode, _ key: String) throws(YAMLError) -> Bool {
    let (text, plain) = try scalar(node, key)
    if plain && text == "true" { return true }
    if plain && text == "false" { return false }
    let meant = ["yes", "on", "y", "true"].contains(text.lowercased()) ? "true"
      : ["no", "off", "n", "false"].contains(text.lowercased()) ? "false" : "true` or `false"
    throw error(node, "`\(key)` is `true` or `false`, not `\(text)`; write `\(meant)`")
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

  private func error(_ node: YAMLNode, _ message: String) -> YAMLError {
    YAMLError(line: node.line, column: node.column, message: message)
  }

  private func unknown(
    _ what: String, _ name: String, among names: [String], at place: (line: Int, column: Int)
  ) -> YAMLError {
    let remedy = nearestName(name, in: names).map { "; did you mean `\($0)`?" }
      ?? "; known: " + names.map { "`\($0)`" }.joined(separator: ", ")
    return YAMLError(line: place.line, column: place.column, message: "unknown \(what) `\(name)`" + remedy)
  }
}
