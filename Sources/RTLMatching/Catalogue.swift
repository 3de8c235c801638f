import RTLDiscovery
import RTLFacts
import RTLLexing

/// All rules, indexed by the words that start them.
package struct Catalogue: Sendable {
  /// A finder by its rule and its place in the rule.
  struct Reference: Sendable {
    var rule: Int
    var finder: Int
    var isException: Bool
  }

  package let rules: [Rule]
  /// Texts that the lexers number.
  package let words: WordTable
  package private(set) var knowledge: Knowledge
  /// A pattern by the word where it starts.
  struct Trigger: Sendable {
    var reference: Reference
    var pattern: CodePattern
  }
  struct ElementTrigger: Sendable {
    var reference: Reference
    var pattern: ElementPattern
  }
  /// By dialect, then by word number.
  private let triggers: [Dialect: [[Trigger]]]
  /// Finders of Interface Builder elements by the number of the element's name, with those for any
  /// element, which stand under 0: exceptions first, then in the order of rules and blocks.
  private let elementTriggers: [WordID: [ElementTrigger]]
  /// Finders that are analyses, by dialect.
  private(set) var analyses: [Dialect: [(reference: Reference, analysis: any Analysis)]] = [:]
  private let calls: [(dialect: Dialect, call: AnalysisCall, reference: Reference)]

  package init(rules: [Rule], words: WordNumbers, knowledge: Knowledge) {
    self.rules = rules
    self.knowledge = knowledge
    var numbers = words
    for finder in rules.flatMap(\.finders) {
      guard case .analysis(let call) = finder.kind else { continue }
      for word in analysisTypes[call.name]?.words(call, dialect: finder.dialect, knowledge) ?? [] { _ = numbers.id(word) }
    }
    for case .element(let pattern) in rules.flatMap({ $0.finders + $0.exceptions }).map(\.kind) {
      for name in pattern.names ?? [] { _ = numbers.id(name) }
    }
    var triggers: [Dialect: [[Trigger]]] = [:]
    for dialect in [Dialect.swift, .objectiveC] { triggers[dialect] = Array(repeating: [], count: numbers.list.count + 1) }
    var elements: [WordID: [ElementTrigger]] = [:]
    var analyses: [(dialect: Dialect, call: AnalysisCall, reference: Reference)] = []
    for (ruleIndex, rule) in rules.enumerated() {
      let all = rule.finders.enumerated().map { ($0, $1, false) } + rule.exceptions.enumerated().map { ($0, $1, true) }
      for (index, finder, isException) in all {
        let reference = Reference(rule: ruleIndex, finder: index, isException: isException)
        switch finder.kind {
        case .code(let pattern):
          for word in pattern.triggerWords { triggers[finder.dialect]?[Int(word)].append(Trigger(reference: reference, pattern: pattern)) }
        case .element(let pattern):
          for word in pattern.names.map({ $0.map { numbers.id($0) } }) ?? [0] { elements[word, default: []].append(ElementTrigger(reference: reference, pattern: pattern)) }
        case .analysis(let call): analyses.append((finder.dialect, call, reference))
        }
      }
    }
    let table = WordTable(numbers.list)
    self.words = table
    self.triggers = triggers
    elementTriggers = elements.reduce(into: [:]) { sorted, entry in
      let all = entry.key == 0 ? entry.value : entry.value + (elements[0] ?? [])
      sorted[entry.key] = all.sorted {
        let (a, b) = ($0.reference, $1.reference)
        return (a.rule, a.isException ? 0 : 1, a.finder) < (b.rule, b.isException ? 0 : 1, b.finder)
      }
    }
    calls = analyses
    makeAnalyses()
  }

  private mutating func makeAnalyses() {
    analyses = calls.reduce(into: [:]) { byDialect, entry in
      guard let analysis = analysisTypes[entry.call.name]?.init(entry.call, dialect: entry.dialect, knowledge: knowledge, words: words) else { return }
      byDialect[entry.dialect, default: []].append((entry.reference, analysis))
    }
  }

  /// The same rules where the project's own helpers mark code as aware of the direction, too.
  /// - Parameter helpers: names; true for those that count where they are called.
  package func adding(helpers: [String: Bool]) -> Catalogue {
    var copy = self
    copy.knowledge.guards = knowledge.guards.adding(helpers: helpers)
    copy.makeAnalyses()
    return copy
  }

  func finder(_ reference: Reference) -> Finder {
    reference.isException ? rules[reference.rule].exceptions[reference.finder] : rules[reference.rule].finders[reference.finder]
  }

  /// Patterns of a dialect by the number of the word where they start: empty for most words.
  func triggers(in dialect: Dialect) -> [[Trigger]] { triggers[dialect] ?? [] }

  /// Whether a finder looks at elements of this name.
  func elements(named word: WordID) -> Bool { elementTriggers[word] != nil }

  /// Finders for an element, exceptions first, then in the order of rules and blocks.
  func elementTriggers(for word: WordID) -> [ElementTrigger] { elementTriggers[word] ?? elementTriggers[0] ?? [] }
}

extension CodePattern {
  var triggerWords: [WordID] {
    switch elements[trigger] {
    case .literal(let literal): [literal.word]
    case .choice(let choice): Array(Set(choice.alternatives.compactMap { $0.tokens.first?.word }))
    default: []
    }
  }
}
