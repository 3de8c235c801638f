import RTLFacts
import RTLLexing

/// The blocks of rules for one dialect, those ready to run and the words for which the others wait.
struct CompiledRules: Sendable {
  /// Nil for what no file needed yet.
  private struct Rule: Sendable {
    /// With what the settings say of it.
    var head: RuleHead?
    /// Some of its blocks that are ready tell where views are placed.
    var placesViews = false
    /// Empty as long as none is ready: a finder takes much room, and most runs need few rules.
    var finders: [CompiledBlock?] = []
    var exceptions: [CompiledBlock?] = []
  }
  private var rules: [Rule]
  private(set) var triggers: PatternTriggers
  /// Finders of Interface Builder elements by the number of the element's name, with those for any
  /// element, which stand under 0: exceptions first, then in the order of rules and blocks.
  private var elementTriggers: [WordID: [ElementTrigger]] = [:]
  /// With the words of which a file has to have one; none where it need not.
  private(set) var analyses: [(reference: Catalogue.Reference, analysis: any Analysis, words: [WordID])] = []
  private var waiting = Waiting()

  /// A class: it is handed out for every element of every file.
  final class ElementTrigger: Sendable {
    let reference: Catalogue.Reference
    let pattern: ElementPattern
    /// The attributes without which nothing matches, see `ElementTree.attributeBits`.
    let attributes: UInt64

    init(reference: Catalogue.Reference, pattern: ElementPattern) {
      (self.reference, self.pattern) = (reference, pattern)
      attributes = pattern.attributes.reduce(0) { bits, attribute in
        if case .absent = attribute.value { bits } else { bits | ElementTree.attributeBit(attribute.name.utf8) }
      }
    }
  }

  /// Which blocks wait for which word.
  private struct Waiting: Sendable {
    /// What waits for a word.
    struct Entry: Sendable {
      let word: WordID
      /// The number of the block.
      let block: Int32
      /// What has to stand beside the word.
      let before, after: PatternTriggers.Neighbour
      /// In `needed`.
      let needed: Range<Int32>
      /// The index of the next entry of the same word; -1 for none.
      var next: Int32
    }
    /// By number; one with several spellings is there for each.
    var blocks: [Catalogue.Reference] = []
    /// By the number of the block: whether it is not ready.
    var isOpen: [Bool] = []
    /// By the number of the block: the index behind its entries, which stand together.
    var ends: [Int32] = []
    /// By the number of the word: the index of an entry, -1 for none.
    var first: [Int32] = []
    var entries: [Entry] = []
    /// The words that blocks need besides, one behind the other.
    var needed: [WordID] = []
    /// Numbers of blocks that wait for any element.
    var anyElement: [Int] = []
    /// Blocks that wait for a file that concerns their analysis.
    var analyses: [(type: any Analysis.Type, block: Int)] = []
    /// The number of blocks that are not ready.
    var count = 0

    /// Takes a block that is ready off the words for which it waited.
    mutating func forget(_ block: Int) {
      isOpen[block] = false
      count -= 1
      for entry in Int(block == 0 ? 0 : ends[block - 1])..<Int(ends[block]) {
        let word = Int(entries[entry].word)
        var kept: Int32 = -1
        var next = first[word]
        while next >= 0 {
          let other = Int(next)
          next = entries[other].next
          guard entries[other].block != Int32(block) else { continue }
          entries[other].next = kept
          kept = Int32(other)
        }
        first[word] = kept
      }
    }
  }

  /// There are no rules.
  static let none = CompiledRules([], .swift, .none, Tables())

  /// No block is ready.
  init(_ sources: [RuleSource], _ dialect: Dialect, _ words: KeywordTable, _ tables: Tables) {
    rules = Array(repeating: Rule(), count: sources.count)
    triggers = PatternTriggers(words: words.count)
    waiting.first = Array(repeating: -1, count: words.count)
    waiting.blocks.reserveCapacity(words.count)
    waiting.ends.reserveCapacity(words.count)
    waiting.entries.reserveCapacity(words.count)
    for (rule, source) in sources.enumerated() {
      source.forEachTrigger(dialect, words, tables) { finder, isException, triggers in
        let block = waiting.blocks.count
        waiting.blocks.append(Catalogue.Reference(rule: rule, finder: finder, isException: isException))
        let needed = Int32(waiting.needed.count)..<Int32(waiting.needed.count + triggers.needed.count)
        waiting.needed += triggers.needed
        for word in triggers.words where word != 0 {
          waiting.entries.append(
            Waiting.Entry(word: word, block: Int32(block), before: triggers.before, after: triggers.after, needed: needed, next: waiting.first[Int(word)]))
          waiting.first[Int(word)] = Int32(waiting.entries.count - 1)
        }
        waiting.ends.append(Int32(waiting.entries.count))
        if triggers.takesAnyElement { waiting.anyElement.append(block) }
        if let analysis = triggers.analysis.flatMap({ analysisTypes[$0] }) { waiting.analyses.append((analysis, block)) }
      }
    }
    waiting.count = waiting.blocks.count
    waiting.isOpen = Array(repeating: true, count: waiting.count)
  }

  // MARK: - What is ready

  /// The head of a rule of which some block is ready.
  func head(_ rule: Int) -> RuleHead { rules[rule].head! }

  /// What `head` says of a direction test, without a copy of all the rest.
  func isUnguarded(_ rule: Int) -> Bool { rules[rule].head!.unguarded }

  /// Whether findings of a rule may tell where views are placed.
  func placesViews(_ rule: Int) -> Bool { rules[rule].placesViews }

  func finder(_ block: Catalogue.Reference) -> CompiledBlock {
    block.isException ? rules[block.rule].exceptions[block.finder]! : rules[block.rule].finders[block.finder]!
  }

  private func isReady(_ block: Catalogue.Reference) -> Bool {
    let finders = block.isException ? rules[block.rule].exceptions : rules[block.rule].finders
    return !finders.isEmpty && finders[block.finder] != nil
  }

  /// Whether a finder looks at elements of this name.
  func elements(named word: WordID) -> Bool { elementTriggers[word] != nil }

  /// Finders for an element, exceptions first, then in the order of rules and blocks.
  func elementTriggers(for word: WordID) -> [ElementTrigger] { elementTriggers[word] ?? elementTriggers[0] ?? [] }

  // MARK: - What is not

  /// All blocks that are not ready.
  var lacking: [Catalogue.Reference] { waiting.blocks.filter { !isReady($0) } }

  /// Whether the file has a word with which some pattern begins, ready or not.
  func mayBegin(in code: CodeView) -> Bool {
    guard !triggers.first.isEmpty else { return false }
    return code.knownTokens.contains { token in
      let word = Int(code.file.tokens[token].word)
      return triggers.first[word] >= 0 || waiting.first[word] >= 0
    }
  }

  /// The blocks that the file needs and that are not ready.
  func lacking(_ code: CodeView, path: String) -> [Catalogue.Reference] {
    guard waiting.count > 0 else { return [] }
    // Most files need none.
    var isLacking = Array(repeating: false, count: waiting.blocks.count)
    let matcher = Matcher(code)
    lazy var words = FileWords(code, count: waiting.first.count)
    for token in code.knownTokens {
      var next = waiting.first[Int(code.file.tokens[token].word)]
      while next >= 0 {
        let entry = waiting.entries[Int(next)]
        next = entry.next
        guard matcher.fits(entry.before, at: token - 1), matcher.fits(entry.after, behind: token),
          entry.needed.isEmpty || words.hasOne(of: waiting.needed[Int(entry.needed.lowerBound)..<Int(entry.needed.upperBound)])
        else { continue }
        isLacking[Int(entry.block)] = true
      }
    }
    if !waiting.anyElement.isEmpty, code.file.tokens.contains(where: { $0.kind == .tagOpen }) {
      for block in waiting.anyElement { isLacking[block] = true }
    }
    var asked: [(type: any Analysis.Type, isConcerned: Bool)] = []
    for (type, block) in waiting.analyses {
      let known = asked.first { $0.type == type }
      let answer = known ?? (type, type.mayConcern(code, path: path))
      if known == nil { asked.append(answer) }
      if answer.isConcerned { isLacking[block] = true }
    }
    return isLacking.indices.filter { isLacking[$0] }.map { waiting.blocks[$0] }
  }

  /// Takes blocks that are ready.
  mutating func take(_ blocks: [RuleMaker.Block], _ words: KeywordTable) {
    var hasElements = false
    for block in blocks.sorted(by: { $0.reference < $1.reference }) where !isReady(block.reference) {
      let (reference, finder) = (block.reference, block.finder)
      rules[reference.rule].head = block.head
      if rules[reference.rule].finders.isEmpty, rules[reference.rule].exceptions.isEmpty {
        rules[reference.rule].finders = Array(repeating: nil, count: block.counts.finders)
        rules[reference.rule].exceptions = Array(repeating: nil, count: block.counts.exceptions)
      }
      if reference.isException { rules[reference.rule].exceptions[reference.finder] = finder } else { rules[reference.rule].finders[reference.finder] = finder }
      if !finder.groups.isEmpty || block.analysis.map({ type(of: $0.analysis).placesViews }) == true { rules[reference.rule].placesViews = true }
      switch finder.kind {
      // Of groups it counts, too, what a condition refuses.
      case .code(let spellings): for pattern in spellings { triggers.add(pattern, reference, finder.groups.isEmpty ? finder.fileTests : []) }
      case .element(let pattern):
        hasElements = true
        for word in pattern.names.map({ $0.map(words.id) }) ?? [0] {
          elementTriggers[word, default: []].append(ElementTrigger(reference: reference, pattern: pattern))
        }
      case .analysis: if let analysis = block.analysis { analyses.append((reference, analysis.analysis, analysis.words)) }
      }
    }
    analyses.sort { $0.reference < $1.reference }
    if hasElements { orderElements() }
    forgetReady()
  }

  /// Takes what is ready out of what is waited for.
  private mutating func forgetReady() {
    for block in waiting.blocks.indices where waiting.isOpen[block] && isReady(waiting.blocks[block]) { waiting.forget(block) }
    waiting.anyElement.removeAll { !waiting.isOpen[$0] }
    waiting.analyses.removeAll { !waiting.isOpen[$0.block] }
  }

  /// Puts the finders for any element among those of every name, each once.
  private mutating func orderElements() {
    let any = elementTriggers[0] ?? []
    for (word, own) in elementTriggers {
      var all = word == 0 ? own : own.filter { trigger in !any.contains { $0.reference == trigger.reference } } + any
      all.sort {
        let (a, b) = ($0.reference, $1.reference)
        return (a.rule, a.isException ? 0 : 1, a.finder) < (b.rule, b.isException ? 0 : 1, b.finder)
      }
      elementTriggers[word] = all
    }
  }
}
