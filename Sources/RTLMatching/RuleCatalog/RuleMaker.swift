import RTLLexing

/// Makes the blocks of one rule, each when a file first needs it, and keeps them.
struct RuleMaker: Sendable {
  /// An analysis with the words of which a file has to have one; none where it need not.
  typealias BlockAnalysis = (analysis: any Analysis, words: [WordID])

  /// A block that is ready to run.
  struct Block: Sendable {
    let reference: Catalogue.Reference
    /// Of its rule, with what the settings say of it.
    let head: RuleHead
    let finder: CompiledBlock
    /// Of a block that has one.
    let analysis: BlockAnalysis?
    /// How many `find` and `except` blocks the rule has.
    let counts: (finders: Int, exceptions: Int)
  }

  private let source: RuleSource
  private var builder: RuleBuilder
  /// As the rule file has it, and with what the settings say of it.
  private var heads: (own: RuleHead, limited: RuleHead)?
  private var finders: [Catalogue.Reference: CompiledBlock] = [:]
  private var analyses: [Catalogue.Reference: BlockAnalysis] = [:]

  /// - Parameter builder: has built the rules that are there already.
  init(_ source: RuleSource, _ builder: RuleBuilder) {
    (self.source, self.builder) = (source, builder)
    // What is still to be built was checked when it was packed.
    self.builder.checksParameters = false
  }

  /// The same with analyses that will know something else.
  var withoutAnalyses: RuleMaker {
    var maker = self
    maker.analyses = [:]
    return maker
  }

  /// A block, ready to run.
  /// - Parameter vocabularies: asked for by analyses alone.
  mutating func block(_ reference: Catalogue.Reference, _ words: KeywordTable, vocabularies: () -> Vocabularies) -> Block {
    let finder = madeBefore { () throws(RuleError) in try built(reference) }
    let head = madeBefore { () throws(RuleError) in try readHead().limited }
    if case .analysis(let call) = finder.kind, analyses[reference] == nil, let type = analysisTypes[call.name] {
      let vocabularies = vocabularies()
      let wanted = type.words(call, dialect: finder.dialect, vocabularies.tables).map(words.id)
      analyses[reference] = (type.init(call, dialect: finder.dialect, vocabularies: vocabularies, words: words), wanted)
    }
    return Block(reference: reference, head: head, finder: finder, analysis: analyses[reference], counts: source.counts)
  }

  /// The `find` blocks of the rule, of which it is number `rule`.
  mutating func allFinders(_ rule: Int) -> [CompiledBlock] {
    (0..<source.counts.finders).map { number in
      madeBefore { () throws(RuleError) in try built(Catalogue.Reference(rule: rule, finder: number, isException: false)) }
    }
  }

  private mutating func built(_ reference: Catalogue.Reference) throws(RuleError) -> CompiledBlock {
    if let known = finders[reference] { return known }
    let finder = try source.finder(reference.finder, isException: reference.isException, head: try readHead().own, &builder)
    finders[reference] = finder
    return finder
  }

  private mutating func readHead() throws(RuleError) -> (own: RuleHead, limited: RuleHead) {
    if let heads { return heads }
    let own = try source.head(&builder)
    let made = (own, source.limited(own))
    heads = made
    return made
  }
}
