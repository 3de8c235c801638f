import RTLLexing

/// At what a block of a rule looks. A file that has none of it does not concern the block, which then
/// need not even be read.
package struct Triggers: Sendable, Equatable {
  /// Words of code, and names of elements.
  package var words: [String] = []
  /// An analysis that no word triggers: it says itself which files concern it.
  package var analysis: String?
  /// The block takes elements of any name.
  package var takesAnyElement = false

  /// With a tab between: the words, `*` for any element, `*NAME` for an analysis.
  package var text: String { ((takesAnyElement ? ["*"] : []) + (analysis.map { ["*" + $0] } ?? []) + words).joined(separator: "\t") }

  init() {}

  init(_ cells: some Sequence<String>) {
    for cell in cells {
      if cell == "*" { takesAnyElement = true } else if cell.utf8.first == UInt8(ascii: "*") { analysis = String(cell.dropFirst()) } else { words.append(cell) }
    }
  }
}

extension Finder {
  /// As fences of rule files name it.
  package var language: String { FindBlock.dialects.first { $0.value == dialect }?.key ?? "" }

  /// What triggers the block.
  package func triggers(_ table: WordTable, _ tables: Tables) -> Triggers {
    var found = Triggers()
    switch kind {
    case .code(let pattern): found.words = pattern.triggerWords.map(table.text).sorted()
    case .element(let pattern):
      found.words = (pattern.names ?? []).sorted()
      found.takesAnyElement = pattern.names == nil
    case .analysis(let call):
      found.words = analysisTypes[call.name]?.words(call, dialect: dialect, tables).sorted() ?? []
      if found.words.isEmpty { found.analysis = call.name }
    }
    return found
  }

  /// Gives numbers to the words by which the lexers tell elements and analyses where to look.
  package func number(_ words: inout WordNumbers, _ tables: Tables) {
    switch kind {
    case .code: break
    case .element(let pattern): for name in pattern.names ?? [] { _ = words.id(name) }
    case .analysis(let call): for word in analysisTypes[call.name]?.words(call, dialect: dialect, tables) ?? [] { _ = words.id(word) }
    }
  }

  /// The types that the block may ask the project about.
  package var askedTypes: Set<String> {
    var types: Set<String> = []
    for case .type(_, let names, _) in tests { types.formUnion(names) }
    guard case .code(let pattern) = kind else { return types }
    var open = pattern.elements
    while let element = open.popLast() {
      switch element {
      case .member(_, let name): types.insert(name)
      case .optional(let inner): open += inner
      default: break
      }
    }
    return types
  }
}

extension CodePattern {
  /// The words at which a match may begin.
  var triggerWords: [WordID] {
    switch elements[trigger] {
    case .literal(let literal): [literal.word]
    case .choice(let choice): Array(Set(choice.value.alternatives.compactMap { $0.tokens.first?.word }))
    default: []
    }
  }
}
