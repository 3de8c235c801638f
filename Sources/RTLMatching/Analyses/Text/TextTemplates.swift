import RTLFacts
import RTLFindings
import RTLLexing

/// Texts that code puts together from literals and values, matched with the rows of a table of shapes.
final class TextTemplates: Analysis {
  private let search: TextSearch

  init(_ call: AnalysisCall, dialect: Dialect, vocabularies: Vocabularies, words: KeywordTable) { search = TextSearch(call, vocabularies) }

  static let parameters = [
    AnalysisParameter.table("table", read: rows), .table("holes", read: HoleKinds.init),
    .text("shapes"), .text("except"), .text("write"),
    .choice("readers", Readers.allCases.map(\.rawValue), isRequired: false), .choice("values", ["distinct"], isRequired: false),
    .choice("words", mostWords.map(\.word), isRequired: false), .choice("spoken", ["note"], isRequired: false),
  ]

  static func refusal(_ parameters: [String: String], tables: Tables) throws(RuleError) -> (key: String, message: String)? {
    let rows = tables.reading(of: parameters["table"], rows)
    let names = Set(rows.map(\.name))
    guard parameters["shapes"] != nil else { return ("analysis", "the analysis needs a line `shapes: …`, names of rows of its table") }
    for key in ["shapes", "except"] {
      if let shape = commaList(parameters[key] ?? "").first(where: { !names.contains($0) }) { return (key, unknown("shape", shape, known: names.sorted())) }
    }
    let known = tables.reading(of: parameters["holes"], HoleKinds.init).names
    let wanted = Set(commaList(parameters["shapes"] ?? "") + commaList(parameters["except"] ?? ""))
    let own = tables[parameters["table"] ?? ""]?.header.path
    for (name, shape, row) in rows where wanted.contains(name) {
      guard let kind = shape.kinds.first(where: { !known.contains($0) }) else { continue }
      let words = unknown("kind", kind, known: known.sorted())
      if row.path != own { throw row.refusal(words) }
      return ("holes", words)
    }
    if let text = parameters["write"], !FixTemplate.names(in: text).contains(TextSearch.value) {
      return ("write", "`write` is what a fix puts in place of the text; it needs `{\(TextSearch.value)}`, the value that the text shows")
    }
    return nil
  }

  /// What `words` takes, with the number of words that it stands for.
  fileprivate static let mostWords: [(word: String, count: Int)] = [("none", 0), ("one", 1)]

  fileprivate static func rows(_ table: Table?) throws(RuleError) -> [(name: String, shape: TextShape, row: Table.Row)] {
    let rows = try table.rows("shape", "template")
    try table?.checkedWords("shape")
    return try rows.map { row throws(RuleError) in
      if let shape = TextShape(row[1]) { return (row[0], shape, row) }
      let signs = TextShape.Symbol.allCases.map { "`<\($0.rawValue)>`" }.joined(separator: ", ")
      throw row.refusal("`\(row[1])` is not a shape; write values as `{}` or `{kind}`, classes of signs as \(signs)")
    }
  }

  static func mayConcern(_ code: CodeView, path: String) -> Bool { code.mayHaveTextTemplates }

  func findings(_ input: AnalysisInput) -> [PendingFinding] {
    let templates = input.code.textTemplates
    guard !templates.isEmpty else { return [] }
    let matches = input.matches(of: search.table, in: templates)
    return matches.indices.filter { search.mayFind(matches[$0]) }.cappedFindings(of: { search.findings(of: templates[$0], matches[$0], input) })
  }
}

/// Whose texts count.
private enum Readers: String, CaseIterable {
  /// People who look at a screen, as far as the names round the text say.
  case seen
  /// These, and people who listen to VoiceOver.
  case shown
  /// Everybody but machines and translators.
  case any
  /// Translators: the literal is a key of the string files.
  case keys
}

/// What one block of a rule looks for. A class: it goes into closures that run for every text.
private final class TextSearch: Sendable {
  /// The shapes that there are.
  let table: TextShapes
  /// Of each of its rows: whether it is looked for.
  private let isWanted: [Bool]
  /// Of each row: whether another rule has the texts of that shape.
  private let isOthers: [Bool]
  private let kinds: HoleKinds
  private let readers: Readers
  /// Texts that say more words of their own are left out.
  private let mostWords: Int
  /// Texts that show one value in two formats are left out.
  private let isDistinct: Bool
  /// Texts that are only read aloud get a note: nothing of them is out of place on a screen.
  private let notesSpoken: Bool
  /// What stands instead of a text that is one literal and shows one value; others are left to the blocks behind.
  private let written: String?
  private let vocabulary: TextVocabulary

  /// Stands in `write` for the code of the value.
  static let value = "VALUE"

  init(_ call: AnalysisCall, _ vocabularies: Vocabularies) {
    vocabulary = vocabularies.texts
    kinds = vocabularies.tables.reading(of: call.parameters["holes"], HoleKinds.init)
    readers = Readers(rawValue: call.parameters["readers"] ?? "") ?? .shown
    mostWords = TextTemplates.mostWords.first(where: { $0.word == call.parameters["words"] })?.count ?? .max
    isDistinct = call.parameters["values"] == "distinct"
    notesSpoken = call.parameters["spoken"] != nil
    written = call.parameters["write"]
    let table = vocabularies.tables.reading(of: call.parameters["table"]) { table throws(RuleError) in
      TextShapes(try TextTemplates.rows(table).map { ($0.name, $0.shape) })
    }
    func rows(_ key: String) -> [Bool] {
      var isNamed = Array(repeating: false, count: table.rows.count)
      for row in call.list(key).lazy.flatMap({ table.named[$0] ?? [] }) { isNamed[row] = true }
      return isNamed
    }
    self.table = table
    isWanted = rows("shapes")
    isOthers = rows("except")
  }

  /// Whether one of these matches is looked for, whatever its values are.
  func mayFind(_ matches: [TextShapes.Match]) -> Bool { matches.contains { isWanted[$0.row] } }

  func findings(of template: TextTemplate, _ matches: [TextShapes.Match], _ input: AnalysisInput) -> [PendingFinding] {
    func fits(_ match: TextShapes.Match) -> Bool {
      table.rows[match.row].holesFit(match.hole) { hole, wanted in kinds.isKind(template.holes[hole], wanted, input.code) }
    }
    // Shapes of holes alone fit every other text, and to ask what fills a hole is dear.
    guard mostWords == .max || !hasMoreWords(than: mostWords, in: template.bytes) else { return [] }
    var found: Set<Int> = []
    for match in matches where isWanted[match.row] && fits(match) { found.insert(match.offset) }
    guard !found.isEmpty, !matches.contains(where: { isOthers[$0.row] && fits($0) }), !TextSearch.isHandled(template.bytes), isRead(template, input)
    else { return [] }
    if isDistinct, zip(template.holes, template.holes.dropFirst()).contains(where: { isOneValue($0.range, $1.range, input.code) }) { return [] }
    let outline = TextSearch.outline(template.bytes)
    let isSpoken = notesSpoken && input.code.isSpoken(template.range, path: input.path)
    return found.sorted().compactMap { finding(template, at: $0, outline, input) }.map { pending in
      var pending = pending
      if isSpoken, pending.finding.level > .note { pending.finding.lower(because: "the text is only read aloud") }
      return pending
    }
  }

  private func isRead(_ template: TextTemplate, _ input: AnalysisInput) -> Bool {
    // Addresses in memory are for developers.
    guard !template.holes.contains(where: { $0.conversion == UInt8(ascii: "p") }), !vocabulary.isMarkup(template.bytes[...]),
      !input.code.isLastResort(template.range)
    else { return false }
    switch (input.code.readers(of: template.range, path: input.path), readers) {
    case (.users, .seen), (.users, .shown), (.users, .any), (.listeners, .shown), (.listeners, .any), (.unknown, .any), (.translators, .keys): return true
    // A key without a word has nothing that a translator would turn.
    case (.translators, .any): return mostWords == 0
    default: return false
    }
  }

  /// Whether two formatters show one value: calls of one function of two of them, with one name as their argument.
  private func isOneValue(_ a: Range<Int>, _ b: Range<Int>, _ code: CodeView) -> Bool {
    let file = code.file
    func call(_ range: Range<Int>) -> (receiver: Range<Int>, name: Range<Int>, value: Range<Int>)? {
      guard let open = range.dropFirst().first(where: { file.equals($0, "(") }), open - 2 > range.lowerBound else { return nil }
      let arguments = code.arguments(ofCallAt: open)
      guard arguments.count == 1, arguments[0].range.count == 1, file.tokens[arguments[0].range.lowerBound].kind == .identifier else { return nil }
      return (range.lowerBound..<open - 2, open - 1..<open, arguments[0].range)
    }
    guard let a = call(a), let b = call(b) else { return false }
    return file.sameTokens(a.name, b.name) && file.sameTokens(a.value, b.value) && !file.sameTokens(a.receiver, b.receiver)
  }

  private func finding(_ template: TextTemplate, at offset: Int, _ outline: String, _ input: AnalysisInput) -> PendingFinding? {
    let literal = template.literal(at: offset) ?? template.range
    guard let first = literal.first, let last = literal.last, input.unguarded || !input.code.isGuarded(first) else { return nil }
    let place = input.file.byteRange(first..<last + 1)
    let scope = input.code.scope(of: first)
    guard let written else { return input.finding(at: place, parts: ["TEXT": outline], fix: .shown, scope: scope) }
    guard literal == template.range, let value = value(of: template, input.code) else { return nil }
    let edit = Edit(range: place, replacement: FixTemplate.replace(written) { $0 == TextSearch.value ? value : nil })
    return input.finding(at: place, parts: ["TEXT": outline], edits: [edit], fix: .unsafe, scope: scope)
  }

  /// The code of the only value of a text, ready for a member behind it; nil where the text gives it a format.
  private func value(of template: TextTemplate, _ code: CodeView) -> String? {
    guard template.holes.count == 1, let first = template.holes[0].range.first, let last = template.holes[0].range.last,
      !template.holes[0].range.contains(where: { code.file.equals($0, ",") && code.brackets.opener(enclosing: $0) < first })
    else { return nil }
    let text = code.file.source(first..<last + 1)
    return code.operandStart(endingAt: last) == first ? text : "(\(text))"
  }

  // MARK: The text

  /// The text with `…` for each value.
  private static func outline(_ text: [UInt8]) -> String {
    String(decoding: text.flatMap { $0 == 0 ? Array("…".utf8) : [$0] }, as: UTF8.self)
  }

  /// Whether the text has more words than so many: two letters side by side, or any letter beyond ASCII signs.
  private func hasMoreWords(than most: Int, in text: [UInt8]) -> Bool {
    var (words, letters) = (0, 0)
    var i = 0
    while i < text.count {
      let before = letters
      if text[i] < 0x80 {
        letters = UInt8(ascii: "a")...UInt8(ascii: "z") ~= text[i] | 0x20 ? letters + 1 : 0
        i += 1
      } else if let scalar = TextShape.scalar(text, i) {
        letters = scalar.properties.isAlphabetic ? letters + 2 : 0
        i += UTF8.width(scalar)
      } else {
        letters = 0
        i += 1
      }
      if before < 2, letters > 1 {
        words += 1
        if words > most { return true }
      }
    }
    return false
  }

  /// Whether the text places marks of direction itself: U+061C, U+200E, U+200F, U+202A–202E, U+2066–2069.
  private static func isHandled(_ text: [UInt8]) -> Bool {
    var i = 0
    while i + 1 < text.count {
      if text[i] == 0xD8, text[i + 1] == 0x9C { return true }
      if text[i] == 0xE2, i + 2 < text.count {
        let low = text[i + 2]
        if text[i + 1] == 0x80, low == 0x8E || low == 0x8F || (0xAA...0xAE).contains(low) { return true }
        if text[i + 1] == 0x81, (0xA6...0xA9).contains(low) { return true }
      }
      i += 1
    }
    return false
  }
}

/// What kinds of values there are, and how they are told: a table with `kind`, `test` and `value`.
private struct HoleKinds: Sendable {
  private var words: [String: WordPattern] = [:]
  private var types: [String: Set<String>] = [:]
  private var conversions: [String: Set<UInt8>] = [:]
  /// What the literals say that the value may be, all of them.
  private var literals: [String: Set<String>] = [:]
  /// Words of the declarations round a text.
  private var scopes: [String: WordPattern] = [:]

  /// What tells that a value is of a kind.
  private enum Test: String, TableWord {
    /// Words of a name in it, and of a declaration round the text.
    case word, inside
    case type
    /// The letter of its conversion in a format.
    case conversion
    /// A literal that it may be, where all others are of the kind, too.
    case literal
  }

  /// The kind that the vocabulary of texts tells: values that are translated texts.
  private static let localized = "localized"

  var names: Set<String> { Set(words.keys).union(types.keys).union(conversions.keys).union(literals.keys).union([HoleKinds.localized]) }

  /// - Throws: `RuleError` for a row that cannot be read.
  init(_ table: Table?) throws(RuleError) {
    let rows = try table.rows(by: Test.self, ["test", "kind", "value"])
    try table?.checkedWords("kind")
    for (test, row) in rows {
      switch test {
      case .word: words[row[1], default: WordPattern()].insert(IdentifierWords.split(row[2].utf8))
      case .inside: scopes[row[1], default: WordPattern()].insert(IdentifierWords.split(row[2].utf8))
      case .type: types[row[1], default: []].insert(row[2])
      case .conversion: conversions[row[1], default: []].formUnion(row[2].utf8)
      case .literal: literals[row[1], default: []].insert(row[2])
      }
    }
  }

  func isKind(_ hole: TextTemplate.Hole, _ kinds: [String], _ code: CodeView) -> Bool {
    kinds.contains { kind in
      if kind == HoleKinds.localized { return code.isLocalized(hole.range) }
      if hole.conversion != 0, conversions[kind]?.contains(hole.conversion) == true { return true }
      if let runs = words[kind] {
        for token in hole.range.prefix(48) where code.file.tokens[token].kind == .identifier {
          if runs.occur(in: IdentifierWords.split(code.file.bytes[code.file.tokens[token].range])) { return true }
        }
      }
      if let known = literals[kind] {
        let values = code.literalValues(of: hole.range).filter { !$0.isEmpty }
        if !values.isEmpty, values.allSatisfy(known.contains) { return true }
      }
      if let runs = scopes[kind], let first = hole.range.first,
        code.scopeNames(at: first).contains(where: { runs.occur(in: IdentifierWords.split($0.utf8)) }) { return true }
      guard let types = types[kind], let last = hole.range.last, case .known(let type, _) = code.expressionType(endingAt: last) else { return false }
      return types.contains(type)
    }
  }
}
