import RTLFacts
import RTLFindings
import RTLLexing
import RTLSystem

/// All rules. Those of the pack are built block by block, when a file first has a word at which the block looks.
package struct Catalogue: Sendable {
  /// A finder by its rule and its place in the rule.
  struct Reference: Sendable, Hashable, Comparable {
    var rule: Int
    var finder: Int
    var isException: Bool

    static func < (a: Self, b: Self) -> Bool { (a.rule, a.isException ? 1 : 0, a.finder) < (b.rule, b.isException ? 1 : 0, b.finder) }
  }

  /// The rules in their order, as lists and reports show them.
  package var cards: [RuleMetadata] { compiler.sources.lazy.map(\.card).filter { !$0.isHidden } }
  /// In the order of `cards`, so without the hidden ones.
  package var ids: [String] { cards.map(\.id) }
  /// In the order of their rules.
  package var categories: [RuleCategory] { cards.map(\.category).reduce(into: []) { if !$0.contains($1) { $0.append($1) } } }
  /// The rules that a word of a person means: one by its id, or those of a category; none for a word that is neither.
  package func ids(of name: String) -> [String] { cards.filter { $0.id == name || $0.category.rawValue == name }.map(\.id) }
  /// Ids of the rules that run and report nothing.
  package var hiddenIDs: Set<String> { Set(compiler.sources.lazy.map(\.card).filter(\.isHidden).map(\.id)) }
  /// Names of the libraries that some rule asks for: of those the tool knows whether they turn round.
  package var libraries: Set<String> { Set(finders.flatMap(\.conditions).flatMap(\.libraries)) }
  /// Texts that the lexers number.
  package var words: KeywordTable { compiler.words }
  /// Read from the tables when first asked for, unless a team adds to them.
  package var vocabularies: Vocabularies { compiler.vocabularies }
  /// The types that rules may ask the project about.
  package var queriedTypes: Set<String> { ownTypes.union(packedTypes?.value ?? []) }
  private let ownTypes: Set<String>
  private let packedTypes: Later<Set<String>>?
  private let compiler: RuleCompiler

  /// - Parameters:
  ///   - builder: builds the packed rules, and has built the others.
  ///   - queriedTypes: the types that packed rules may ask the project about.
  /// - Throws: `RuleError` for a table of the team that is wrong.
  package init(_ sources: [RuleSource], builder: RuleBuilder, queriedTypes: Later<Set<String>>? = nil) throws(RuleError) {
    let built = sources.flatMap(\.built)
    var words = builder.words
    for finder in built { finder.number(&words, builder.tables) }
    let vocabularies = builder.tables.isTrusted ? nil : try Vocabularies(tables: builder.tables)
    ownTypes = Set(built.flatMap(\.queriedTypes))
    packedTypes = queriedTypes
    compiler = RuleCompiler(sources, builder: builder, words: words.table, vocabularies: vocabularies)
  }

  /// For rules that are all built, such as one under test.
  /// - Parameter words: what the rules were built with; the words of their parameters are numbered behind them.
  package init(rules: [Rule], words: WordNumbers, vocabularies: Vocabularies) {
    let sources = rules.map { RuleSource($0) }
    let built = sources.flatMap(\.built)
    var words = words
    for finder in built { finder.number(&words, vocabularies.tables) }
    ownTypes = Set(built.flatMap(\.queriedTypes))
    packedTypes = nil
    compiler = RuleCompiler(sources, builder: RuleBuilder(tables: vocabularies.tables), words: words.table, vocabularies: vocabularies)
  }

  private init(_ compiler: RuleCompiler, like other: Catalogue) {
    self.compiler = compiler
    (ownTypes, packedTypes) = (other.ownTypes, other.packedTypes)
  }

  /// The same rules where the project's own helpers mark code as aware of the direction, too.
  /// - Parameter helpers: names; true for those that count where they are called.
  package func adding(helpers: [String: Bool]) -> Catalogue { Catalogue(compiler.with(vocabularies.adding(helpers: helpers)), like: self) }

  /// The words at which the blocks for a dialect look.
  package func triggerWords(_ dialect: Dialect) -> Set<String> { compiler.triggerWords(dialect) }

  /// The `find` blocks of all rules: for who asks about rules and not about a file.
  var finders: [CompiledBlock] { compiler.finders }

  /// Builds the rules that no file has needed yet, one by one, until nobody wants it any more.
  package func build(while isWanted: () -> Bool) { compiler.build(while: isWanted) }

  /// All rules that may find something in a file, ready to run.
  func rules(for code: CodeView, path: String) -> CompiledRules { compiler.rules(for: code, path: path) }
}

/// Builds rules when they are needed, for all threads.
private final class RuleCompiler: @unchecked Sendable {
  let sources: [RuleSource]
  let words: KeywordTable
  private let tables: Tables
  /// Of the rules in their order. A rule is built by one thread, others meanwhile by other threads.
  private let makers: [Shared<RuleMaker>]
  private let lock = Lock()
  /// How many threads are building.
  private var builders = 0
  private var known: Vocabularies?
  /// By the number of the dialect: one kind of block serves all formats of string files.
  private var ready: [CompiledRules?] = Array(repeating: nil, count: Dialect.allCases.count)

  convenience init(_ sources: [RuleSource], builder: RuleBuilder, words: KeywordTable, vocabularies: Vocabularies?) {
    self.init(sources, sources.map { Shared(RuleMaker($0, builder)) }, builder.tables, words, vocabularies)
  }

  private init(_ sources: [RuleSource], _ makers: [Shared<RuleMaker>], _ tables: Tables, _ words: KeywordTable, _ vocabularies: Vocabularies?) {
    (self.sources, self.makers, self.tables, self.words, known) = (sources, makers, tables, words, vocabularies)
  }

  var vocabularies: Vocabularies {
    lock.withLock {
      if let known { return known }
      let made = madeBefore { () throws(RuleError) in try Vocabularies(tables: tables) }
      known = made
      return made
    }
  }

  /// The same rules, with analyses that know something else.
  func with(_ vocabularies: Vocabularies) -> RuleCompiler {
    RuleCompiler(sources, makers.map { Shared($0.withValue(\.withoutAnalyses)) }, tables, words, vocabularies)
  }

  func triggerWords(_ dialect: Dialect) -> Set<String> {
    var found: Set<WordID> = []
    for source in sources { source.forEachTrigger(dialect, words, tables) { found.formUnion($2.words) } }
    return Set(found.map(words.text))
  }

  var finders: [CompiledBlock] { makers.indices.flatMap { rule in makers[rule].withValue { $0.allFinders(rule) } } }

  func rules(for code: CodeView, path: String) -> CompiledRules {
    let dialect = code.file.dialect.isStringFile ? .strings : code.file.dialect
    let now = lock.withLock { rules(dialect) }
    let lacking = now.lacking(code, path: path)
    guard !lacking.isEmpty else { return now }
    return build(lacking, dialect)
  }

  func build(while isWanted: () -> Bool) {
    // Code first: most files are.
    for dialect in [Dialect.swift, .objectiveC, .xml, .json, .strings] {
      guard isWanted() else { return }
      let blocks = lock.withLock { rules(dialect).lacking }
      for rule in Dictionary(grouping: blocks, by: \.rule).values {
        guard isWanted() else { return }
        _ = build(rule, dialect)
      }
    }
  }

  private func build(_ blocks: [Catalogue.Reference], _ dialect: Dialect) -> CompiledRules {
    let others = lock.withLock {
      builders += 1
      return builders - 1
    }
    // Threads mostly need the same blocks: they begin at both ends, so that few wait for each other.
    let made = (others % 2 == 0 ? blocks : blocks.reversed()).map { block in
      makers[block.rule].withValue { $0.block(block, words) { vocabularies } }
    }
    return lock.withLock {
      builders -= 1
      // Taken out, so that filling it copies nothing but what other threads hold.
      var rules = rules(dialect)
      ready[Int(dialect.rawValue)] = nil
      rules.take(made, words)
      ready[Int(dialect.rawValue)] = rules
      return rules
    }
  }

  private func rules(_ dialect: Dialect) -> CompiledRules {
    if let known = ready[Int(dialect.rawValue)] { return known }
    let fresh = CompiledRules(sources, dialect, words, tables)
    ready[Int(dialect.rawValue)] = fresh
    return fresh
  }
}
