import RTLFindings
import RTLLexing
import RTLSystem

/// Turns rule files into rules. One builder serves all files, so that words get one numbering.
package struct RuleBuilder: Sendable {
  /// Those of all blocks that were built so far.
  package var words: WordNumbers { memory.words }
  private var memory: PatternCompiler.Memory
  /// Whether parameters of analyses, parts of messages and unused tables are checked. Packed rules were
  /// checked when they were packed, and start-up is short.
  package var checksParameters = true
  package let tables: Tables
  /// Tables as choices: several blocks use the same ones.
  private var choices: [Choice.Source: Choice] = [:]
  /// By the paths of rules, what `finder` read: it is asked for the finders of a block one by one, in their order.
  private var readBlocks: [String: [(key: BlockKey, block: FindBlock)]] = [:]
  private var lastPattern: (block: BlockKey, number: Int, finders: [CompiledBlock])?

  private struct BlockKey: Equatable {
    var path: String
    var line: Int
    var language: String
  }

  /// - Parameter words: words that have their numbers already.
  package init(tables: Tables, words: KeywordTable = .none) {
    self.tables = tables
    memory = PatternCompiler.Memory(words: WordNumbers(known: words))
  }

  /// Compiles one rule file.
  /// - Parameter withExamples: false spares the examples, which only tests need.
  /// - Throws: `RuleError` with file, line and remedy.
  package mutating func build(_ file: RuleFile, withExamples: Bool) throws(RuleError) -> Rule {
    let head = try head(of: file)
    var rule = Rule(
      head: head, title: file.title, summary: file.summary, page: file.page, path: file.path,
      finders: [], exceptions: [], examples: [])
    for (source, block) in try Self.cut(file.blocks, path: file.path) {
      let isFind = source.role == "find"
      let made = try finders(block, source, head: head, path: file.path, message: isFind ? file.head["message"] : nil)
      if isFind { rule.finders += made } else { rule.exceptions += made }
    }
    guard !rule.finders.isEmpty else {
      throw RuleError(path: file.path, line: 1, message: "the rule has no `find` block and would never report anything")
    }
    if withExamples { rule.examples = try examples(file) }
    return rule
  }

  mutating func head(of file: RuleFile) throws(RuleError) -> RuleHead { try RuleHead(file, tables, checksTraits: checksParameters || !tables.isTrusted) }

  /// The `find` and `except` blocks, each for one language and with what is shared above it.
  private static func cut(_ blocks: [RuleFile.Block], path: String) throws(RuleError) -> [(source: RuleFile.Block, block: FindBlock)] {
    var found: [(source: RuleFile.Block, block: FindBlock)] = []
    var shared: [String: FindBlock] = [:]
    for block in blocks.flatMap(\.byLanguage) {
      switch block.role {
      case "shared": shared[block.language] = try FindBlock(block, path: path)
      case "find": found.append((block, try FindBlock(block, sharing: shared[block.language], path: path)))
      case "except": found.append((block, try FindBlock(block, path: path)))
      case "bad", "good", "fixed", "beside": break
      default:
        throw RuleError(
          path: path, line: block.line - 1,
          message: unknown("role", block.role, known: ["find", "except", "shared", "bad", "fixed", "good", "beside"]))
      }
    }
    return found
  }

  /// Compiles one of the finders of a block.
  /// - Parameters:
  ///   - shared: the block above it of which it has its share.
  ///   - number: place among the finders of the block and its language.
  mutating func finder(
    _ source: RuleFile.Block, sharing shared: RuleFile.Block?, number: Int, head: RuleHead, path: String
  ) throws(RuleError) -> CompiledBlock {
    let common: FindBlock? = if let shared { try read(shared, path: path) } else { nil }
    let block = try read(source, sharing: common, path: path)
    // With `note-when` a pattern has two.
    let each = block.noteTests.isEmpty ? 1 : 2
    let key = BlockKey(path: path, line: source.line, language: source.language)
    if let last = lastPattern, last.block == key, last.number == number / each { return last.finders[number % each] }
    let made = try finders(block, source, head: head, path: path, only: number / each)
    lastPattern = (key, number / each, made)
    return made[number % each]
  }

  private mutating func read(_ block: RuleFile.Block, sharing shared: FindBlock? = nil, path: String) throws(RuleError) -> FindBlock {
    let key = BlockKey(path: path, line: block.line, language: block.language)
    if let known = readBlocks[path]?.first(where: { $0.key == key })?.block { return known }
    let read = try FindBlock(block, sharing: shared, path: path)
    readBlocks[path, default: []].append((key, read))
    return read
  }

  /// Compiles a block: a finder for each pattern, or two.
  /// - Parameters:
  ///   - message: that of the head, to be checked where the block has none.
  ///   - only: the one pattern that is wanted.
  private mutating func finders(_ block: FindBlock, _ source: RuleFile.Block, head: RuleHead, path: String, message: RuleFile.Entry? = nil, only: Int? = nil)
    throws(RuleError) -> [CompiledBlock]
  {
    let level = try value(block, "level", levelNames, path: path) ?? head.level
    let claimed = try block.heads["fix"].map { entry throws(RuleError) in try FixClass(entry, path: path) }
    if checksParameters || !tables.isTrusted, let claimed, let entry = block.heads["fix"] { try claimed.check(tables, entry, path: path) }
    let fix = claimed?.fix ?? head.fix
    if fix > head.fix, let entry = block.heads["fix"] {
      throw RuleError(
        path: path, line: entry.line, message: "the block claims `\(entry.value)`, more than the rule's own `fix`; raise the head or lower the block")
    }
    let needs = try block.heads["needs"].map { entry throws(RuleError) in try parseNeeds(entry.value, path: path, line: entry.line) } ?? []
    var finder = CompiledBlock(
      kind: .analysis(AnalysisCall(name: "", parameters: [:])), dialect: block.dialect, level: level, fix: fix,
      message: block.heads["message"]?.value ?? head.message, title: block.heads["title"]?.value, needs: needs,
      groups: [], tests: Later { [] }, line: source.line)
    finder.fixReason = claimed == nil ? head.fixReason : claimed?.reason
    finder.takesComparisons = try value(block, "comparisons", [("reported", true)], path: path) ?? false
    finder.isOnce = try value(block, "once", [("project", true)], path: path) ?? false
    if let analysis = block.heads["analysis"] {
      guard let type = analysisTypes[analysis.value] else {
        throw RuleError(path: path, line: analysis.line, message: unknown("analysis", analysis.value, known: analysisTypes.keys.sorted()))
      }
      let lines = block.heads.mapValues(\.value)
      // A team adds rows to the tables of built-in rules as well.
      if checksParameters || !tables.isTrusted, let refusal = try type.refusal(of: lines, tables) {
        throw RuleError(path: path, line: block.heads[refusal.key]?.line ?? analysis.line, message: refusal.message)
      }
      finder.kind = .analysis(AnalysisCall(name: analysis.value, parameters: lines))
      return [finder]
    }
    let choices = try namedTables(block, path: path)
    if checksParameters { try checkUse(of: block, path: path) }
    var found: [CompiledBlock] = []
    for (number, pattern) in block.patterns.enumerated() where only ?? number == number {
      found += try finders(pattern, of: finder, block, choices, source, path: path, message: message)
    }
    return found
  }

  /// The finder of one pattern of a block, ahead of it the one that makes it a note.
  private mutating func finders(
    _ pattern: (text: String, line: Int), of model: CompiledBlock, _ block: FindBlock, _ choices: [String: Choice], _ source: RuleFile.Block, path: String,
    message: RuleFile.Entry?
  ) throws(RuleError) -> [CompiledBlock] {
    var finder = model
    var holes: Set<String>
    var nested: [String: [CodePattern]] = [:]
    switch block.dialect {
    case .swift, .objectiveC:
      var compiler = PatternCompiler(path: path, dialect: block.dialect, tables: choices, memory: lendMemory())
      let asked = block.tests + block.noteTests
      compiler.tests = asked.map(\.text)
      let spellings = try compiler.compile(pattern.text, line: pattern.line)
      for (text, line) in asked {
        for test in ConditionReader.alternatives(text) {
          if let code = ConditionForm.pattern(in: test) { nested[test] = try compiler.compile(code, line: line) }
        }
      }
      memory = compiler.memory
      finder.kind = .code(spellings)
      holes = spellings[0].holes
    case .xml:
      let documents = try block.heads["document"].map { entry throws(RuleError) in try platforms(entry.value, path: path, line: entry.line) } ?? []
      let element = try ElementPattern(pattern.text, tables: choices, platforms: documents, path: path, line: pattern.line)
      finder.kind = .element(element)
      holes = element.holes
    case .json, .strings, .stringsDictionary, .stringCatalog:
      throw RuleError(path: path, line: source.line, message: "json and string files are audited by analyses; write `analysis: NAME`")
    }
    holes.formUnion(choices.keys)
    let read = { @Sendable [tables, holes, nested] (lines: [FindBlock.Line]) throws(RuleError) -> [Condition] in
      try lines.map { line throws(RuleError) in
        let reader = ConditionReader(
          path: path, line: line.line, dialect: block.dialect, tables: tables, choices: choices, holes: holes, patterns: nested)
        return try reader.read(line.text)
      }
    }
    finder.tests = try tests(block.tests, read)
    finder.fileTests = try read(block.tests.filter { ConditionForm.asksFiles($0.text) }).compactMap { $0.isNegated ? nil : $0.mayHold }
    finder.groups = try groups(block, holes: holes, behind: source.line, path: path)
    finder.direction = try direction(block, holes: holes, behind: source.line, path: path)
    if checksParameters {
      if case .code(let spellings) = finder.kind { try checkFixes(of: spellings[0], block, holes: holes, path: path, line: pattern.line) }
      for text in [block.heads["message"] ?? message, block.heads["title"], block.heads["note"]].compactMap(\.self) {
        try check(message: text.value, holes: holes, path: path, line: text.line)
      }
    }
    guard !block.noteTests.isEmpty else { return [finder] }
    // What blocks share belongs to each as far as it has the holes.
    let strangers = Set(block.noteTests.filter { $0.line < source.line && !holes.isSuperset(of: holeNames(in: $0.text)) }.map(\.line))
    let noteTests = block.noteTests.filter { !strangers.contains($0.line) }
    var note = finder
    note.level = .note
    note.tests = try tests(block.tests + noteTests) { [own = block.tests.count] lines throws(RuleError) in
      let conditions = try read(lines)
      let ways = Dictionary(grouping: own..<lines.count) { lines[$0].line }.sorted { $0.key < $1.key }
      return conditions.prefix(own) + [Condition(anyOf: ways.map { Condition(allOf: $0.value.map { conditions[$0] }) })]
    }
    note.message = block.heads["note"]?.value ?? note.message
    return [note, finder]
  }

  /// The holes that take the views of a constraint. What blocks share, ahead of their lines, belongs to each as far as it has the holes.
  private func groups(_ block: FindBlock, holes: Set<String>, behind line: Int, path: String) throws(RuleError) -> [String] {
    guard let group = block.heads["group"] else { return [] }
    let names = commaList(group.value)
    func isHole(_ name: String) -> Bool { name.hasPrefix("$") && holes.contains(String(name.dropFirst())) }
    if let wrong = names.first(where: { !isHole($0) }), group.line >= line {
      throw RuleError(path: path, line: group.line, message: "the pattern has no `\(wrong)`")
    }
    return names.filter(isHole).map { String($0.dropFirst()) }
  }

  /// What lines ask. Those of the pack, to which no team has added, were checked when they were packed.
  private func tests(_ lines: [FindBlock.Line], _ read: @escaping @Sendable ([FindBlock.Line]) throws(RuleError) -> [Condition]) throws(RuleError)
    -> Later<[Condition]>
  {
    guard !checksParameters, tables.isTrusted else {
      let conditions = try read(lines)
      return Later { conditions }
    }
    return Later { madeBefore { () throws(RuleError) in try read(lines) } }
  }

  /// The heads `direction` and `helpers-of`: how `{RTL}` in a fix is written. What blocks share, ahead of their lines, belongs to each that has one.
  private func direction(_ block: FindBlock, holes: Set<String>, behind line: Int, path: String) throws(RuleError) -> DirectionTest? {
    guard let entry = block.heads["direction"] else {
      if let owners = block.heads["helpers-of"] {
        throw RuleError(
          path: path, line: owners.line, message: "`helpers-of` says whose helpers a fix may ask; it needs a line `direction: …`, what to write without one")
      }
      return nil
    }
    guard (block.patterns.map(\.text) + block.inlineTables.map(\.text)).contains(where: { $0.contains(DirectionTest.hole) }) else {
      if entry.line < line { return nil }
      throw RuleError(
        path: path, line: entry.line,
        message: "`direction` says what `\(DirectionTest.hole)` in a fix is, and the pattern has none; write `$(a -> \(DirectionTest.hole) ? b : a)`")
    }
    try check(message: entry.value, holes: holes, path: path, line: entry.line)
    return DirectionTest(
      fallback: entry.value, view: holes.contains("VIEW") ? "{VIEW}" : nil, owners: block.heads["helpers-of"].map { commaList($0.value) } ?? [],
      isSwift: block.dialect == .swift)
  }

  /// Lends it to a compiler: with two owners every block would copy it whole.
  private mutating func lendMemory() -> PatternCompiler.Memory {
    var lent = PatternCompiler.Memory(words: WordNumbers())
    swap(&lent, &memory)
    return lent
  }

  private mutating func namedTables(_ block: FindBlock, path: String) throws(RuleError) -> [String: Choice] {
    var choices: [String: Choice] = [:]
    var compiler = PatternCompiler(path: path, dialect: block.dialect, tables: [:], memory: lendMemory())
    for (names, text, line) in block.inlineTables {
      let choice = try compiler.table(text, line: line)
      for name in names { choices[name] = choice }
      for name in names { choices[name]?.name = name }
    }
    for (name, text, line) in block.fileTables {
      let key = Choice.Source(table: text, dialect: block.dialect)
      if self.choices[key] == nil { self.choices[key] = try rows(of: try table(text, path: path, line: line), &compiler, path: path, line: line) }
      choices[name] = self.choices[key]
      choices[name]?.source = key
      choices[name]?.name = name
    }
    memory = compiler.memory
    return choices
  }

  /// `NAME`, or the rows of one kind: `KIND of NAME, NAME`.
  private func table(_ text: String, path: String, line: Int) throws(RuleError) -> Table {
    func named(_ name: String) throws(RuleError) -> Table {
      guard let table = tables[name] else { throw RuleError(path: path, line: line, message: unknown("table", name, known: tables.names)) }
      return table
    }
    let words = parts(of: text, at: " ")
    guard words.count > 2, words[1] == "of" else { return try named(text) }
    var joined: Table?
    for name in commaList(words.dropFirst(2).joined(separator: " ")) {
      var table = try named(name)
      do { table.rows = try table.rows(ofKinds: [words[0]]) } catch { throw error.placed(path, line) }
      if let columns = joined?.columns, columns != table.columns {
        throw RuleError(path: path, line: line, message: "the tables `\(text)` have different columns; give them one header")
      }
      if joined == nil { joined = table } else { joined?.rows += table.rows }
    }
    guard let joined else { throw RuleError(path: path, line: line, message: "write `table SIDE: KIND of TABLE, TABLE`") }
    return joined
  }

  private func rows(of table: Table, _ compiler: inout PatternCompiler, path: String, line: Int) throws(RuleError) -> Choice {
    try table.checkColumns(["kind", "from", "to", "needs", "fix"])
    let from = try table.column("from")
    let to = table.columns.firstIndex(of: "to")
    let needs = table.columns.firstIndex(of: "needs")
    let fix = table.columns.firstIndex(of: "fix")
    var choice = Choice()
    var needsByText: [String: [Need]] = [:]
    // A team's rows stand behind the built-in ones, and win.
    let last = Dictionary(table.rows.indices.map { (table.rows[$0][from], $0) }, uniquingKeysWith: max)
    for (index, row) in table.rows.enumerated() where last[row[from]] == index {
      var alternative = compiler.alternative(row[from], to: to.map { row[$0] }.flatMap { $0.isEmpty ? nil : $0 })
      if let needs, !row[needs].isEmpty {
        let text = row[needs]
        if needsByText[text] == nil { needsByText[text] = try parseNeeds(text, path: row.path, line: row.line) }
        alternative.needs = needsByText[text] ?? []
      }
      if let fix, !row[fix].isEmpty {
        guard let value = applicabilityNames.first(where: { $0.0 == row[fix] })?.1 else {
          throw row.refusal(unknown("`fix`", row[fix], known: applicabilityNames.map(\.0)))
        }
        alternative.fix = value
      }
      choice.alternatives.append(alternative)
    }
    choice.index()
    return choice
  }

  private func value<Value>(_ block: FindBlock, _ key: String, _ values: [(String, Value)], path: String) throws(RuleError) -> Value? {
    guard let entry = block.heads[key] else { return nil }
    if let value = values.first(where: { $0.0 == entry.value })?.1 { return value }
    throw RuleError(path: path, line: entry.line, message: unknown("`\(key)`", entry.value, known: values.map(\.0)))
  }
}

/// The holes that a test names.
private func holeNames(in test: String) -> [String] {
  test.utf8.indices.filter { test.utf8[$0] == UInt8(ascii: "$") }.compactMap { dollar in
    let name = String(test[test.utf8.index(after: dollar)...].prefix { isHoleName(String($0)) || $0 == "_" })
    return isHoleName(name) ? name : nil
  }
}

extension CodePattern {
  /// What its fixes write.
  var replacements: [String] {
    func texts(_ elements: [Element]) -> [String] {
      elements.flatMap { element -> [String] in
        switch element {
        case .insertion(let text): [text]
        case .choice(let choice): choice.value.alternatives.compactMap(\.replacement)
        case .optional(let inner): texts(inner)
        default: []
        }
      }
    }
    return texts(elements)
  }

  /// Names of all holes.
  var holes: Set<String> {
    func names(_ elements: [Element]) -> [String] {
      elements.flatMap { element -> [String] in
        switch element {
        case .hole(let name), .stringHole(let name), .ellipsis(let name?): [name]
        case .optional(let inner): names(inner)
        default: []
        }
      }
    }
    return Set(names(elements))
  }
}
