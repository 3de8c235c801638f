import RTLDiscovery
import RTLMatching
import RTLReporting
import RTLSettings
import RTLSystem

/// `rtl-audit settings`: the settings in force, as a settings file that says where each value comes from.
enum SettingsCommand {
  static func run(_ options: Options) throws {
    guard !options.schema else { return Output.write(SettingsSchema.text) }
    let root = try Project.root(of: options.paths.first ?? ".")
    let file = try AuditCommand.settingsFile(options, root: root)
    let settings = Settings(file)
    var out = "# Settings in force in \(printable(root))\n"
    for key in SettingsKey.allCases where key != .extends {
      let places = file.origins[key]?.map { "\(printable(Path.shown($0.file))):\($0.line)" }
      out += "\n# \(places?.joined(separator: ", ") ?? "default")\n\(lines(key, settings))\n"
    }
    Output.write(out)
  }

  /// A key with its value in force, in YAML.
  private static func lines(_ key: SettingsKey, _ settings: Settings) -> String {
    let name = key.rawValue
    switch key {
    case .extends: return ""
    case .rules: return map(name, rules(settings.rules))
    case .overrides:
      return map(name, settings.overrides.map { (quoted($0.files.text), "{ " + rules($0.rules).map { "\($0.0): \($0.1)" }.joined(separator: ", ") + " }") })
    case .exclude: return list(name, settings.exclude.map { quoted($0.text) })
    case .include: return list(name, settings.include.map { quoted($0.text) })
    case .ruleFiles: return list(name, settings.ruleFiles.map { quoted($0.value) })
    case .tables: return list(name, settings.tables.map { quoted($0.value) })
    case .failLevel: return "\(name): \(settings.failLevel)"
    case .failBuild: return "\(name): \(settings.failBuild)"
    case .minLevel: return "\(name): \(settings.minLevel)"
    case .deploymentTarget:
      guard !settings.deploymentTarget.isEmpty else { return "# \(name): detected from the project, see `rtl-audit doctor`" }
      return map(name, settings.deploymentTarget.sorted { $0.key.rawValue < $1.key.rawValue }.map { ($0.key.rawValue, "\"\($0.value)\"") })
    case .languageSwitch: return "\(name): \(settings.languageSwitch.rawValue)"
    case .rtlLanguages:
      guard let languages = settings.rtlLanguages else { return "# \(name): detected from the project, see `rtl-audit doctor`" }
      return "\(name): \(languages.rawValue)"
    case .requireReason: return "\(name): \(settings.requireReason)"
    case .requireRule: return "\(name): \(settings.requireRule)"
    case .maxFileSize:
      let mebi = 1 << 20
      return "\(name): " + (settings.maxFileSize % mebi == 0 ? "\(settings.maxFileSize / mebi) MiB" : "\(settings.maxFileSize)")
    case .suppressions: return list(name, settings.suppressions.map { String(SuppressionList.item($0).dropFirst(2)) })
    }
  }

  /// What holds for each rule that is named; of two words about one rule the later one holds.
  private static func rules(_ settings: [RuleSetting]) -> [(String, String)] {
    var order: [String] = []
    var known: [String: (level: String?, fix: String?)] = [:]
    for setting in settings {
      if known[setting.rule] == nil { order.append(setting.rule) }
      var value = known[setting.rule] ?? (nil, nil)
      if let isOn = setting.isOn { value.level = isOn ? setting.level?.rawValue : "off" }
      if let fix = setting.fix { value.fix = fix.rawValue }
      known[setting.rule] = value
    }
    return order.map { rule in
      switch known[rule]! {
      case (let level?, nil): (rule, level)
      case (let level?, let fix?): (rule, "{ level: \(level), fix: \(fix) }")
      case (nil, let fix): (rule, "{ fix: \(fix ?? "") }")
      }
    }
  }

  private static func map(_ name: String, _ entries: [(String, String)]) -> String {
    entries.isEmpty ? "\(name): {}" : "\(name):\n" + entries.map { "  \($0.0): \($0.1)" }.joined(separator: "\n")
  }

  private static func list(_ name: String, _ items: [String]) -> String {
    items.isEmpty ? "\(name): []" : "\(name):\n" + items.map { "  - \($0)" }.joined(separator: "\n")
  }

  private static func quoted(_ text: String) -> String { SuppressionList.quoted(text) }
}

/// The JSON Schema of the settings, for editors: made from the declarations that the reader uses.
enum SettingsSchema {
  /// Where editors find the one of this version: `settings --schema` has written it into the repository.
  static let address = "https://raw.githubusercontent.com/rtl-audit/rtl-audit/\(Command.reference)/docs/settings.schema.json"

  static var text: String {
    var json = JSONWriter()
    json.open("{")
    json.member("$schema", "http://json-schema.org/draft-07/schema#")
    json.member("title", settingsFileName)
    // A file of comments alone says nothing, and is right.
    json.open("type", "[")
    for type in ["object", "null"] { json.value(type) }
    json.close("]")
    json.member("additionalProperties", false)
    json.open("properties", "{")
    for key in SettingsKey.allCases {
      json.newline()
      json.open(key.rawValue, "{")
      json.member("description", key.help)
      append(key.shape, to: &json)
      json.close("}")
    }
    json.close("}}")
    return String(decoding: json.bytes, as: UTF8.self) + "\n"
  }

  /// The members of the schema of a shape.
  private static func append(_ shape: SettingsKey.Shape, to json: inout JSONWriter) {
    switch shape {
    case .text: json.member("type", "string")
    case .boolean: json.member("type", "boolean")
    case .version: either([pattern("^[0-9]+(\\.[0-9]+){0,2}$"), number], &json)
    case .size: either([pattern("^[0-9]+( (KiB|MiB|GiB))?$"), number], &json)
    case .choice(let words):
      // `off` is a boolean to readers of YAML 1.1, as some editors are.
      if words.contains("off") { return either([choice(words), { $0.member("const", false) }], &json) }
      choice(words)(&json)
    case .list(let element):
      json.member("type", "array")
      json.open("items", "{")
      append(element, to: &json)
      json.close("}")
    case .map(let names, let element):
      json.member("type", "object")
      if let names {
        json.open("propertyNames", "{")
        choice(names)(&json)
        json.close("}")
      }
      json.open("additionalProperties", "{")
      append(element, to: &json)
      json.close("}")
    case .record(let members, let required):
      json.member("type", "object")
      json.member("additionalProperties", false)
      json.open("properties", "{")
      for member in members {
        json.open(member.key, "{")
        append(member.shape, to: &json)
        json.close("}")
      }
      json.close("}")
      json.open("required", "[")
      for name in required { json.value(name) }
      json.close("]")
    case .either(let one, let other): either([{ append(one, to: &$0) }, { append(other, to: &$0) }], &json)
    }
  }

  private typealias Part = (inout JSONWriter) -> Void

  private static func either(_ parts: [Part], _ json: inout JSONWriter) {
    json.open("anyOf", "[")
    for part in parts {
      json.open("{")
      part(&json)
      json.close("}")
    }
    json.close("]")
  }

  private static let number: @Sendable (inout JSONWriter) -> Void = { $0.member("type", "number") }

  private static func pattern(_ text: String) -> Part {
    { json in
      json.member("type", "string")
      json.member("pattern", text)
    }
  }

  private static func choice(_ words: [String]) -> Part {
    { json in
      json.open("enum", "[")
      for word in words { json.value(word) }
      json.close("]")
    }
  }
}
