import RTLDiscovery
import RTLFindings
import RTLLexing
import RTLMatching
import RTLRules
import RTLSettings
import RTLSystem

/// Built-in rules and those of the team, as one catalogue.
package enum RuleLoader {
  /// - Parameters:
  ///   - settings: names the team's files and switches rules off.
  ///   - reader: reads the team's files in the state that is audited.
  ///   - withOff: takes in the rules that are off, to be listed.
  ///   - only: absolute path of a rule file that is to run alone.
  ///   - asked: ids of rules that run whatever the settings say.
  /// - Throws: `RuleError` for a wrong rule file, `SettingsError` for a rule that does not exist.
  package static func catalogue(
    _ settings: Settings, _ reader: SourceReader, withOff: Bool = false, only: String? = nil, asked: Set<String> = []
  ) throws -> Catalogue {
    if let only {
      var builder = RuleBuilder(tables: try tables(settings, reader))
      let rule = try builder.build(RuleFile(path: only, text: try text(only, root: "/")), withExamples: false)
      return try Catalogue([RuleSource(rule)], builder: builder)
    }
    var (sources, builder) = try builtIn(settings, reader)
    let files = try TeamFiles.matching(settings.ruleFiles, reader)
    try checkAreRead(builder.tables, by: files.map(\.text))
    for file in files {
      let rule = try builder.build(RuleFile(path: file.path, text: file.text), withExamples: false)
      if let twin = sources.first(where: { $0.card.id == rule.head.id }) {
        throw RuleError(path: file.path, line: 2, message: "the id `\(rule.head.id)` is taken by \(Path.shown(twin.card.path)); choose another")
      }
      sources.append(RuleSource(rule))
    }
    try apply(settings.rules, to: &sources)
    for index in sources.indices where asked.contains(sources[index].card.id) { sources[index].set(enabled: true) }
    let wanted = try idsTurnedOn(settings.overrides, sources)
    for index in sources.indices { sources[index].set(hidden: !(withOff || sources[index].card.enabled || wanted.contains(sources[index].card.id))) }
    // Off or on, rules that know where views are placed hold back fixes that would turn a view by half.
    return try Catalogue(
      sources.filter { !$0.card.isHidden || $0.card.category.placesViews }, builder: builder,
      queriedTypes: Later { Set(PackedRules.queriedTypes.utf8.split(separator: UInt8(ascii: "\n")).map { String(Substring($0)) }) })
  }

  /// Absolute paths of the rule files and tables of a team, as they stand in their folders.
  /// - Throws: as `catalogue` does.
  package static func teamFiles(_ settings: Settings, root: String) throws -> Set<String> {
    Set(try TeamFiles.matching(settings.ruleFiles + settings.tables, SourceReader(root: root, limit: settings.maxFileSize)).map(\.path))
  }

  /// The rules of the pack, with the builder for them and for the team's.
  private static func builtIn(_ settings: Settings, _ reader: SourceReader) throws -> ([RuleSource], RuleBuilder) {
    let tables = try tables(settings, reader)
    if tables.isTrusted {
      let sources = PackedRules.rules.map { rule in
        RuleSource(card: card(rule), head: rule.head, triggers: rule.triggers.map(triggers)) {
          rule.blocks.map { packed in RuleSource.Block(role: packed.role, finders: packed.finders) { block(packed) } }
        }
      }
      return (sources, RuleBuilder(tables: tables, words: KeywordTable(lines: PackedRules.words)))
    }
    // A team's rows give rules words that were not packed.
    var builder = RuleBuilder(tables: tables)
    builder.checksParameters = false
    let sources = try PackedRules.rules.map { rule in
      let file = try RuleFile(path: rule.path, head: rule.head.description, blocks: rule.blocks.map(block))
      return RuleSource(try builder.build(file, withExamples: false), card: card(rule))
    }
    builder.checksParameters = true
    return (sources, builder)
  }

  /// The built-in tables, with the rows that the team adds to them, and tables of its own.
  /// - Parameter newer: absolute paths of tables that stand instead of built-in ones, unless they are the team's own.
  package static func tables(_ settings: Settings, _ reader: SourceReader, newer: [String] = []) throws -> Tables {
    let packed = Tables(packed: Dictionary(uniqueKeysWithValues: PackedRules.tables.map { ($0.name, $0.text) }))
    guard !settings.tables.isEmpty || !newer.isEmpty else { return packed }
    var tables: [String: Table] = [:]
    for name in packed.names { tables[name] = packed[name] }
    var hash = FNV1a()
    let team = try TeamFiles.matching(settings.tables, reader)
    for path in newer where !team.contains(where: { $0.path == path }) {
      let name = baseName(path, suffix: ".tsv")
      tables[name] = try Table(path: Path.shown(path), name: name, text: try text(path, root: "/"))
    }
    for file in team {
      let name = baseName(file.path, suffix: ".tsv")
      let added = try Table(path: file.path, name: name, text: file.text)
      if tables[name] == nil { tables[name] = added } else { try tables[name]?.add(added) }
      hash.add("\(name)\0\(file.text)\0")
    }
    let all = Tables(tables, fingerprint: hash.value)
    // Before rules are built: a page would be blamed for what is wrong with a row that it asks for.
    try all.check()
    return all
  }

  /// A table of the team's own that none of its rules names would do nothing.
  private static func checkAreRead(_ tables: Tables, by rules: [String]) throws(RuleError) {
    guard !tables.isTrusted else { return }
    let known = PackedRules.tables.map(\.name)
    for name in Set(tables.names).subtracting(known).sorted() where !rules.contains(where: { $0.contains(name) }) {
      guard let header = tables[name]?.header else { continue }
      let remedy = nearestName(name, in: known).map { "did you mean `\($0)`?" } ?? "name it in a rule file, or take it out of `tables`"
      throw RuleError(path: header.path, line: header.line, message: "no rule reads the table `\(name)`; \(remedy)")
    }
  }

  private static func block(_ block: PackedBlock) -> RuleFile.Block {
    RuleFile.Block(language: block.language, role: block.role, attributes: [], text: block.text, line: block.line)
  }

  private static func triggers(_ packed: PackedTriggers) -> RuleSource.LanguageTriggers {
    RuleSource.LanguageTriggers(language: packed.language, isException: packed.role == "except", lines: packed.lines)
  }

  private static func card(_ rule: PackedRule) -> RuleMetadata {
    RuleMetadata(
      id: rule.id, category: RuleCategory(rawValue: rule.category) ?? .other, level: Level(rawValue: rule.level) ?? .warning,
      fix: Applicability(rawValue: rule.fix) ?? .none, precision: rule.precision, enabled: rule.isOn, title: rule.title,
      summary: rule.summary, page: rule.page, path: rule.path)
  }

  /// Ids of all built-in rules, those that are off too.
  package static var builtInIDs: [String] { PackedRules.rules.map(\.id) }

  /// - Throws: `SettingsError` for a name that is neither a rule nor a category.
  private static func check(_ settings: [RuleSetting], _ cards: [RuleMetadata]) throws {
    for setting in settings where !cards.contains(where: { $0.id == setting.rule || $0.category.rawValue == setting.rule }) {
      let known = cards.map(\.id) + Set(cards.map(\.category.rawValue)).sorted()
      throw SettingsError(path: setting.file, line: setting.line, column: setting.column, message: unknownRule(setting.rule, known: known))
    }
  }

  /// Rules that some files want, whatever holds elsewhere.
  private static func idsTurnedOn(_ overrides: [Override], _ sources: [RuleSource]) throws -> Set<String> {
    let cards = sources.map(\.card)
    try check(overrides.flatMap(\.rules), cards)
    return Set(overrides.flatMap { $0.rules.spread(over: cards) }.filter { $0.isOn ?? false }.map(\.rule))
  }

  private static func apply(_ settings: [RuleSetting], to sources: inout [RuleSource]) throws {
    let cards = sources.map(\.card)
    try check(settings, cards)
    for setting in settings.spread(over: cards) {
      let index = cards.firstIndex { $0.id == setting.rule }!
      if let isOn = setting.isOn { sources[index].set(enabled: isOn) }
      if let level = setting.level { sources[index].set(level: level) }
      if let fix = setting.fix { sources[index].moveFixes(to: fix) }
    }
  }

  /// - Throws: `RuleError` in line 0 for a file that cannot be read.
  package static func text(_ path: String, root: String) throws(RuleError) -> String {
    var bytes: [UInt8] = []
    do throws(ReadProblem) {
      try readFile(path.hasPrefix("/") ? path : root + "/" + path, limit: 8 << 20, into: &bytes)
    } catch {
      throw RuleError(path: path, line: 0, message: error.words)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  package static func baseName(_ path: String, suffix: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return name.hasSuffix(suffix) ? String(name.dropLast(suffix.count)) : name
  }
}

extension [RuleSetting] {
  /// One setting for each rule that they are about. What one file says of a category stands ahead of what it says of its
  /// rules, wherever it is written, and a level for a category does not turn on what is off by default.
  func spread(over cards: [RuleMetadata]) -> [RuleSetting] {
    let ids = Set(cards.map(\.id))
    var spread: [RuleSetting] = []
    for file in self.map(\.file).reduce(into: [String](), { if $0.last != $1 { $0.append($1) } }) {
      let own = filter { $0.file == file }
      for setting in own where !ids.contains(setting.rule) {
        spread += cards.filter { $0.category.rawValue == setting.rule && ($0.isOnByDefault || setting.isOn == false) }.map { card in
          var one = setting
          one.rule = card.id
          return one
        }
      }
      spread += own.filter { ids.contains($0.rule) }
    }
    return spread
  }
}

/// "unknown rule `left-anchor`; did you mean `left-right-anchors`?"
package func unknownRule(_ id: String, known: [String]) -> String {
  let near = (nearestName(id, in: known).map { [$0] } ?? Array(nearNames(id, in: known).prefix(3))).map { "`\($0)`" }
  let choice = near.dropLast().isEmpty ? near.last : near.dropLast().joined(separator: ", ") + " or " + near.last!
  return "unknown rule `\(id)`; " + (choice.map { "did you mean \($0)?" } ?? "`rtl-audit rules` lists them")
}
