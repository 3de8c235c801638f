import RTLDiscovery
import RTLLexing
import RTLMatching
import RTLRules

/// Built-in rules and those of the team, as one catalogue.
enum RuleLoader {
  /// - Parameters:
  ///   - settings: names the team's files and switches rules off.
  ///   - withPages: reads whole pages and examples, which only some formats and commands need.
  ///   - dialects: those that the run will meet; nil for all.
  ///   - withOff: takes in the rules that are off, to be listed.
  /// - Throws: `RuleError` for a wrong rule file, `SettingsError` for a rule that does not exist.
  static func catalogue(_ settings: Settings, root: String, withPages: Bool, dialects: Set<Dialect>? = nil, withOff: Bool = false) throws -> Catalogue {
    var tables: [String: Table] = [:]
    for table in PackedRules.tables {
      tables[table.name] = try Table(path: "Tables/\(table.name).tsv", name: table.name, text: table.text)
    }
    for path in try matching(settings.tables, root: root) {
      let name = baseName(path, suffix: ".tsv")
      let added = try Table(path: path, name: name, text: try text(path, root: root))
      tables[name] = try merged(tables[name], added, path: path)
    }
    var builder = RuleBuilder(tables: tables)
    var rules: [Rule] = []
    builder.checksParameters = false
    for packed in PackedRules.rules {
      let file = try RuleFile(path: packed.path, text: withPages ? packed.text : packed.core)
      rules.append(try builder.build(file, withExamples: false, dialects: dialects))
    }
    builder.checksParameters = true
    for path in try matching(settings.ruleFiles, root: root) {
      let rule = try builder.build(RuleFile(path: path, text: try text(path, root: root)), withExamples: false)
      if let twin = rules.first(where: { $0.head.id == rule.head.id }) {
        throw RuleError(path: path, line: 2, message: "the id `\(rule.head.id)` is taken by \(twin.path); choose another")
      }
      rules.append(rule)
    }
    try apply(settings.rules, to: &rules, root: root)
    return Catalogue(rules: rules.filter { withOff || $0.head.enabled }, words: builder.words, knowledge: try Knowledge(tables: tables))
  }

  /// Ids of all built-in rules, those that are off too.
  static var builtInIDs: [String] { PackedRules.rules.map { baseName($0.path, suffix: ".md") } }

  private static func apply(_ settings: [RuleSetting], to rules: inout [Rule], root: String) throws {
    for setting in settings {
      guard let index = rules.firstIndex(where: { $0.head.id == setting.rule }) else {
        throw SettingsError(
          path: settingsFileName, line: setting.line, column: setting.column, message: unknownRule(setting.rule, known: rules.map(\.head.id)))
      }
      if let isOn = setting.isOn { rules[index].head.enabled = isOn }
      if let level = setting.level {
        rules[index].head.level = Level(level)
        for finder in rules[index].finders.indices { rules[index].finders[finder].level = Level(level) }
      }
      if let fix = setting.fix { rules[index].limitFixes(to: Applicability(fix)) }
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

  private static func matching(_ patterns: [String], root: String) throws -> [String] {
    var paths: [String] = []
    for pattern in patterns {
      if Platform.fileType(root + "/" + pattern) == .file {
        paths.append(pattern)
        continue
      }
      let glob = try Glob(pattern)
      let folder = pattern.split(separator: "/").prefix { !$0.contains(where: "*?[{".contains) }.joined(separator: "/")
      let found = Platform.filesBelow(root, folder: folder).filter(glob.matches).sorted()
      guard !found.isEmpty else {
        throw RuleError(path: settingsFileName, line: 1, message: "`\(pattern)` names no file below \(root)")
      }
      paths += found
    }
    return paths
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
