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
  private var finders: [(reference: Catalogue.Reference, finder: CompiledBlock)] = []
  private var analyses: [(reference: Catalogue.Reference, own: BlockAnalysis)] = []

  /// - Parameter builder: has built the rules that are there already.
  init(_ source: RuleSource, _ builder: RuleBuilder) {
    (self.source, self.builder) = (source, builder)
    // What is still to be built was checked when it was packed.
    self.builder.checksParameters = false
  }

  /// The same with analyses that will know something else.
  var withoutAnalyses: RuleMaker {
    var maker = self
    maker.analyses = []
    return maker
  }

  /// A block, ready to run.
  /// - Parameter vocabularies: asked for by analyses alone.
  mutating func block(_ reference: Catalogue.Reference, _ words: KeywordTable, vocabularies: () -> Vocabularies) -> Block {
    let finder = madeBefore { () throws(RuleError) in try built(reference) }
    let head = madeBefore { () throws(RuleError) in try readHead().limited }
    let analysis = analysis(of: finder, reference, words, vocabularies: vocabularies)
    return Block(reference: reference, head: head, finder: finder, analysis: analysis, counts: source.counts)
  }

  private mutating func analysis(
    of finder: CompiledBlock, _ reference: Catalogue.Reference, _ words: KeywordTable, vocabularies: () -> Vocabularies
  ) -> BlockAnalysis? {
    guard case .analysis(let call) = finder.kind, let type = analysisTypes[call.name] else { return nil }
    if let known = analyses.first(where: { $0.reference == reference }) { return known.own }
    let vocabularies = vocabularies()
    let wanted = type.words(call, dialect: finder.dialect, vocabularies.tables).map(words.id)
    let made = (type.init(call, dialect: finder.dialect, vocabularies: vocabularies, words: words), wanted)
    analyses.append((reference, made))
    return made
  }

  /// The `find` blocks of the rule, of which it is number `rule`.
  mutating func allFinders(_ rule: Int) -> [CompiledBlock] {
    (0..<source.counts.finders).map { number in
      madeBefore { () throws(RuleError) in try built(Catalogue.Reference(rule: rule, finder: number, isException: false)) }
    }
  }

  private mutating func built(_ reference: Catalogue.Reference) throws(RuleError) -> CompiledBlock {
    if let known = finders.firstIndex(where: { $0.reference == reference }) { return finders[known].finder }
    let finder = try source.finder(reference.finder, isException: reference.isException, head: try readHead().own, &builder)
    finders.append((reference, finder))
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
