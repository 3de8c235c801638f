import RTLLexing

/// At what a finder looks. A file that has none of it does not concern the finder, whose block then
/// need not even be read.
package struct Triggers: Sendable, Equatable {
  /// Numbers of words of code, and of names of elements.
  var words: [WordID] = []
  /// Words of which the file has to have one as well, wherever it stands; none where it need not.
  var needed: [WordID] = []
  /// What stands beside each of the words.
  var before = PatternTriggers.Neighbour.any, after = PatternTriggers.Neighbour.any
  /// An analysis that no word triggers: it says itself which files concern it.
  var analysis: String?
  /// The finder takes elements of any name.
  var takesAnyElement = false

  init() {}

  /// With a tab between: the token before, the token after, both empty where any may stand there, then the words,
  /// `&WORD` for those that are needed, `*` for any element, `*NAME` for an analysis.
  package func text(_ table: KeywordTable) -> String {
    let others = (takesAnyElement ? ["*"] : []) + (analysis.map { ["*" + $0] } ?? [])
    return ([before.text(table), after.text(table)] + others + words.map(table.text) + needed.map { "&" + table.text($0) }).joined(separator: "\t")
  }

  /// Reads lines of a number, a tab and what `text` wrote.
  static func forEach(_ lines: StaticString, _ table: KeywordTable, _ body: (_ number: Int, Triggers) -> Void) {
    lines.withUTF8Buffer { utf8 in
      let tab = UInt8(ascii: "\t")
      var (number, cell, start) = (0, 0, 0)
      var triggers = Triggers()
      while start <= utf8.count {
        var end = start
        // Below a tab, and the end of a line behind it, stands nothing that is in words.
        while end < utf8.count, utf8[end] > tab + 1 { end += 1 }
        let text = UnsafeBufferPointer(rebasing: utf8[start..<end])
        if cell == 0 { number = text.reduce(0) { $0 * 10 + Int($1 & 15) } } else { triggers.add(text, cell, table) }
        (cell, start) = (cell + 1, end + 1)
        guard end == utf8.count || utf8[end] != tab else { continue }
        body(number, triggers)
        triggers.clear()
        cell = 0
      }
    }
  }

  /// Keeps the room for words.
  private mutating func clear() {
    words.removeAll(keepingCapacity: true)
    needed.removeAll(keepingCapacity: true)
    (before, after, analysis, takesAnyElement) = (.any, .any, nil, false)
  }

  private mutating func add(_ text: UnsafeBufferPointer<UInt8>, _ cell: Int, _ table: KeywordTable) {
    switch cell {
    case 1: before = PatternTriggers.Neighbour(text, table)
    case 2: after = PatternTriggers.Neighbour(text, table)
    case _ where text.first == UInt8(ascii: "&"): needed.append(table.id(UnsafeBufferPointer(rebasing: text[1...])))
    case _ where text.first != UInt8(ascii: "*"): words.append(table.id(text))
    case _ where text.count == 1: takesAnyElement = true
    default: analysis = String(decoding: text.dropFirst(), as: UTF8.self)
    }
  }
}

extension PatternTriggers.Neighbour {
  /// - Parameter text: of the token; empty for any.
  fileprivate init(_ text: UnsafeBufferPointer<UInt8>, _ table: KeywordTable) {
    let word = table.id(text)
    self = text.isEmpty ? .any : word != 0 ? .word(word) : text.elementsEqual(Self.assigning.utf8) ? .assignment : .sign(text[0])
  }

  /// Stands for all assignments.
  private static let assigning = "+="

  fileprivate func text(_ table: KeywordTable) -> String {
    switch self {
    case .any: ""
    case .word(let word): table.text(word)
    case .sign(let sign): String(Unicode.Scalar(sign))
    case .assignment: Self.assigning
    }
  }
}

extension CompiledBlock {
  /// As fences of rule files name it.
  package var language: String { FindBlock.language(of: dialect) }

  /// What triggers the block: each spelling of its pattern is waited for by itself.
  package func triggers(_ table: KeywordTable, _ tables: Tables) -> [Triggers] {
    var found = Triggers()
    switch kind {
    case .code(let spellings):
      return spellings.map { pattern in
        (found.before, found.after) = pattern.neighbours
        found.words = pattern.triggerWords.map(table.text).sorted().map(table.id)
        // Every start reads them: of patterns with a choice of words none are written down.
        found.needed = pattern.neededWords.count == 1 ? pattern.neededWords.map(table.text).map(table.id) : []
        return found
      }
    case .element(let pattern):
      found.words = (pattern.names ?? []).sorted().map(table.id)
      found.takesAnyElement = pattern.names == nil
    case .analysis(let call):
      guard let type = analysisTypes[call.name] else { break }
      let (words, assigned) = (Set(type.words(call, dialect: dialect, tables)).sorted(), Set(type.assignedWords(call, tables)))
      if words.isEmpty { found.analysis = call.name }
      found.words = words.filter { !assigned.contains($0) }.map(table.id)
      var other = Triggers()
      (other.after, other.words) = (.assignment, words.filter(assigned.contains).map(table.id))
      return [found, other].filter { !$0.words.isEmpty || $0.analysis != nil }
    }
    return [found]
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
  package var queriedTypes: Set<String> {
    var types = Set(conditions.flatMap(\.types))
    guard case .code(let spellings) = kind else { return types }
    var open = spellings[0].elements
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

  /// More words are dearer to look for than they are worth.
  private static let mostNeeded = 8

  /// Words of which every match has one, besides that at which it begins: those of the part that has the fewest. None
  /// where every part has many, or any.
  var neededWords: [WordID] {
    let others = elements.indices.reversed().filter { $0 != trigger }.map { index -> [WordID] in
      switch elements[index] {
      case .literal(let literal): return PatternCompiler.keywords.contains(literal.text) || literal.word == 0 ? [] : [literal.word]
      case .choice(let choice) where choice.value.alternatives.count <= CodePattern.mostNeeded:
        let words = choice.value.alternatives.map { $0.tokens.first?.word ?? 0 }
        return words.contains(0) ? [] : words
      default: return []
      }
    }
    return others.filter { !$0.isEmpty }.min { $0.count < $1.count } ?? []
  }

  /// What stands beside the trigger in every match.
  var neighbours: (before: PatternTriggers.Neighbour, after: PatternTriggers.Neighbour) {
    let isOneToken = switch elements[trigger] {
    case .literal: true
    // Behind alternatives of several tokens it is unknown where the next one stands.
    case .choice(let choice): choice.value.others.isEmpty
    default: false
    }
    return (
      PatternTriggers.Neighbour(elements[..<trigger].last),
      isOneToken ? PatternTriggers.Neighbour(elements[(trigger + 1)...].first) : .any)
  }
}
