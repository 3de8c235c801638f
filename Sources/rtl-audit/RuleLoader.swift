import RTLDiscovery
import RTLLexing
import RTLMatching
import RTLRules

/// Built-in rules and those of the team, as one catalogue.
enum RuleLoader {
  /// - Parameters:
  ///   - settings: names the team's files and switches rules off.
  ///   - reader: reads the team's files in the state that is audited.
  ///   - withPages: reads whole pages and examples, which only some formats and commands need.
  ///   - dialects: those that the run will meet; nil for all.
  ///   - withOff: takes in the rules that are off, to be listed.
  ///   - only: absolute path of a rule file that is to run alone.
  /// - Throws: `RuleError` for a wrong rule file, `SettingsError` for a rule that does not exist.
  static func catalogue(
    _ settings: Settings, _ reader: SourceReader, withPages: Bool, dialects: Set<Dialect>? = nil, withOff: Bool = false, only: String? = nil
  ) throws -> Catalogue {
    var tables: [String: Table] = [:]
    for table in PackedRules.tables {
      tables[table.name] = try Table(path: "Tables/\(table.name).tsv", name: table.name, text: table.text)
    }
    for file in try TeamFiles.matching(settings.tables, reader) {
      let name = baseName(file.path, suffix: ".tsv")
      let added = try Table(path: file.path, name: name, text: file.text)
      tables[name] = try merged(tables[name], added, path: file.path)
    }
    var builder = RuleBuilder(tables: tables)
    if let only {
      let rule = try builder.build(RuleFile(path: only, text: try text(only, root: "/")), withExamples: false)
      return Catalogue(rules: [rule], words: builder.words, knowledge: try Knowledge(tables: tables))
    }
    var rules: [Rule] = []
    builder.checksParameters = false
    for packed in PackedRules.rules {
      let file = try RuleFile(path: packed.path, text: withPages ? packed.text : packed.core)
      rules.append(try builder.build(file, withExamples: false, dialects: dialects))
    }
    builder.checksParameters = true
    for file in try TeamFiles.matching(settings.ruleFiles, reader) {
      let rule = try builder.build(RuleFile(path: file.path, text: file.text), withExamples: false)
      if let twin = rules.first(where: { $0.head.id == rule.head.id }) {
        throw RuleError(path: file.path, line: 2, message: "the id `\(rule.head.id)` is taken by \(Project.shown(twin.path)); choose another")
      }
      rules.append(rule)
    }
    try apply(settings.rules, to: &rules)
    let wanted = try idsTurnedOn(settings.overrides, rules)
    return Catalogue(
      rules: rules.filter { withOff || $0.head.enabled || wanted.contains($0.head.id) }, words: builder.words, knowledge: try Knowledge(tables: tables))
  }

  /// Ids of all built-in rules, those that are off too.
  static var builtInIDs: [String] { PackedRules.rules.map { baseName($0.path, suffix: ".md") } }

  private static func index(of setting: RuleSetting, _ rules: [Rule]) throws -> Int {
    guard let index = rules.firstIndex(where: { $0.head.id == setting.rule }) else {
      throw SettingsError(path: setting.file, line: setting.line, column: setting.column, message: unknownRule(setting.rule, known: rules.map(\.head.id)))
    }
    return index
  }

  /// Rules that some files want, whatever holds elsewhere.
  private static func idsTurnedOn(_ overrides: [Override], _ rules: [Rule]) throws -> Set<String> {
    var ids: Set<String> = []
    for setting in overrides.flatMap(\.rules) {
      let rule = rules[try index(of: setting, rules)]
      if setting.isOn ?? false { ids.insert(rule.head.id) }
    }
    return ids
  }

  private static func apply(_ settings: [RuleSetting], to rules: inout [Rule]) throws {
    for setting in settings {
      let index = try index(of: setting, rules)
      if let isOn = setting.isOn { rules[index].head.enabled = isOn }
      if let level = setting.level {
        rules[index].head.level = Level(level)
        for finder in rules[index].finders.indices { rules[index].finders[finder].level = Level(level) }
      }
      if let fix = setting.fix { rules[index].moveFixes(to: Applicability(fix)) }
    }
  }

  /// A team's table adds rows to a built-in one of the same name.
  private static func merged(_ table: Table?, _ added: Table, path: String) throws(RuleError) -> Table {
    guard var table else { return added }
    var added = added
    // Built-in tables are packed without that column.
    if added.columns.last == "source", table.columns.last != "source" {
      added.columns.removeLast()
      for row in added.rows.indices { added.rows[row].removeLast() }
    }
    guard table.columns == added.columns else {
      throw RuleError(path: path, line: 1, message: "the table `\(table.name)` has the columns \(table.columns.joined(separator: ", ")); write the same header")
    }
    table.rows += added.rows
    return table
  }

  static func text(_ path: String, root: String) throws(RuleError) -> String {
    var bytes: [UInt8] = []
    do {
      try readFile(path.hasPrefix("/") ? path : root + "/" + path, limit: 8 << 20, into: &bytes)
    } catch {
      throw RuleError(path: path, line: 1, message: "cannot be read")
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  static func baseName(_ path: String, suffix: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return name.hasSuffix(suffix) ? String(name.dropLast(suffix.count)) : name
  }
}

extension Applicability {
  init(_ fix: Settings.FixClass) {
    switch fix {
    case .safe: self = .safe
    case .unsafe: self = .unsafe
    case .shown: self = .shown
    case .none: self = .none
    }
  }
}
