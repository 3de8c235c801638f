import RTLFacts
import RTLLexing
import RTLSystem

/// Reads `where` lines.
struct ConditionReader {
  let path: String
  let line: Int
  let dialect: Dialect
  /// Tables by name, for `in TABLE`.
  let tables: Tables
  /// Named tables of the block, for `by SIDE`.
  let choices: [String: Choice]
  let holes: Set<String>
  /// Patterns in tests, by their text.
  var patterns: [String: [CodePattern]] = [:]

  func read(_ text: String) throws(RuleError) -> Condition {
    Condition(anyOf: try Self.alternatives(text).map(renewing))
  }

  /// One of the tests of a line; an old spelling is refused with the new one.
  private func renewing(_ text: String) throws(RuleError) -> Condition {
    do {
      return try condition(text)
    } catch {
      throw OldSpellings.renewed(text).map { self.error("`\(text)` is now written `\($0)`") } ?? error
    }
  }

  /// The tests of a line of which one is enough: `A or B`. An attribute of an element may have the word in its value.
  static func alternatives(_ text: String) -> [String] {
    var found: [String] = []
    for part in parts(of: text, at: " ").split(separator: "or", omittingEmptySubsequences: false).map({ $0.joined(separator: " ") }) {
      if let last = found.last, !last.utf8.count(where: { $0 == UInt8(ascii: "\"") }).isMultiple(of: 2) {
        found[found.count - 1] += or + part
      } else {
        found.append(part)
      }
    }
    return found
  }

  /// What stands between them.
  static let or = " or "

  private func condition(_ text: String) throws(RuleError) -> Condition {
    var words = parts(of: text, at: " ")[...]
    let subject = words.first?.hasPrefix("$") == true ? words.removeFirst() : nil
    let isNegated = words.first == "not"
    if isNegated { words.removeFirst() }
    guard let name = words.popFirst() else { throw error("the test `\(text)` ends too early") }
    guard !name.hasPrefix("$") else { throw error("`not` stands behind the hole: write `\(name) not \(Array(words).joined(separator: " "))`") }
    let hole = if let subject { try hole(subject) } else { "" }
    var clause = Clause(reader: self, form: try form(name, of: subject == nil ? .match : .hole, text), hole: hole, words: words, text: text)
    var condition = try clause.form.read(&clause)
    try clause.end()
    guard !isNegated || condition.hasOpposite else { throw error("there is no `not` for this test") }
    condition.isNegated = isNegated
    return condition
  }

  /// The form with a name, the one for this kind of block where there are two.
  private func form(_ name: String, of subject: ConditionForm.Subject, _ text: String) throws(RuleError) -> ConditionForm {
    var other: ConditionForm?
    for form in ConditionForm.all where form.name == name {
      if form.subject == subject, form.applies(to: dialect) { return form }
      if other?.subject != subject { other = form }
    }
    guard let other else { throw error(unknown("test", name, known: ConditionForm.all.filter { $0.subject == subject }.map(\.name))) }
    guard other.subject == subject else {
      throw error(
        subject == .hole ? "`\(name)` is about the whole match; write it without `\(text.prefix { $0 != " " })`"
          : "`\(name)` is about a hole; write `$NAME \(text)` with one of the pattern")
    }
    let (own, others) = dialect == .xml ? ("Interface Builder elements", "code") : ("code", "Interface Builder elements")
    throw error("`where \(text)` looks at \(others), and this block at \(own); the test would never hold")
  }

  func hole(_ word: String) throws(RuleError) -> String {
    guard word.hasPrefix("$") else { throw error("`\(word)` is not a hole; holes begin with `$`") }
    let name = String(word.dropFirst())
    guard holes.contains(name) else { throw error("the pattern has no `$\(name)`") }
    return name
  }

  func table(_ name: String) throws(RuleError) -> Table {
    guard let table = tables[name] else { throw error(unknown("table", name, known: tables.names)) }
    return table
  }

  func error(_ message: String) -> RuleError { RuleError(path: path, line: line, message: message) }
}

/// What stands behind the name of a condition. Each part is taken from its front.
struct Clause {
  let reader: ConditionReader
  let form: ConditionForm
  /// What it is about; empty for the whole match.
  let hole: String
  fileprivate(set) var words: ArraySlice<String>
  /// The whole line.
  let text: String

  /// Says how the form is written.
  var refusal: RuleError {
    let spellings = form.rows.map { "`\($0.key)`" }
    let all = spellings.count < 2 ? spellings.joined() : spellings.dropLast().joined(separator: ", ") + " or " + spellings.last!
    return reader.error("write \(all)\(form.hint.isEmpty ? "" : ", ")\(form.hint)")
  }

  mutating func word() throws(RuleError) -> String {
    guard let word = words.popFirst() else { throw refusal }
    return word
  }

  /// Takes the next word if it is this one.
  mutating func takes(_ word: String) -> Bool {
    guard words.first == word else { return false }
    words.removeFirst()
    return true
  }

  mutating func expect(_ word: String) throws(RuleError) {
    guard takes(word) else { throw refusal }
  }

  /// The number of something, at least one.
  mutating func count() throws(RuleError) -> Int {
    guard let count = Int(try word()), count > 0 else { throw refusal }
    return count
  }

  fileprivate func end() throws(RuleError) {
    guard !words.isEmpty else { return }
    throw reader.error("the test ends before `\(Array(words).joined(separator: " "))`; delete that")
  }

  /// The name of a hole.
  mutating func otherHole() throws(RuleError) -> String { try reader.hole(try word()) }

  /// All that is left, between commas.
  mutating func list() throws(RuleError) -> [String] {
    let list = takeList()
    guard !list.isEmpty else { throw refusal }
    return list
  }

  /// All that is left, between commas outside of parentheses: calls with their arguments, without spaces.
  mutating func calls() throws(RuleError) -> [String] {
    var calls = [""]
    var depth = 0
    for byte in Array(words).joined().utf8 {
      if byte == UInt8(ascii: ","), depth == 0 {
        calls.append("")
        continue
      }
      depth += byte == UInt8(ascii: "(") ? 1 : byte == UInt8(ascii: ")") ? -1 : 0
      calls[calls.count - 1].unicodeScalars.append(Unicode.Scalar(byte))
    }
    words.removeAll()
    guard calls.allSatisfy({ !$0.isEmpty }) else { throw refusal }
    return calls
  }

  private mutating func takeList() -> [String] {
    defer { words.removeAll() }
    // One kind of list for all that joins: the first of each kind costs a run 50,000 instructions.
    return commaList(Array(words).joined(separator: " "))
  }

  /// Words, `in TABLE` or `in TABLE KIND, KIND`.
  mutating func wordList() throws(RuleError) -> WordPattern {
    guard words.count > 1, takes("in") else {
      let list = WordPattern(names: takeList())
      guard !list.isEmpty else { throw reader.error("this test needs words, or `in TABLE`, or `in TABLE KIND, KIND`") }
      return list
    }
    let table = try reader.table(try word())
    do {
      return try reader.tables.words(of: table.name, kinds: takeList())
    } catch {
      throw error.placed(reader.path, reader.line)
    }
  }

  /// The rows of a table of the head, by their first word: `by SIDE`.
  mutating func exchange() throws(RuleError) -> [String: String] {
    try expect("by")
    guard let choice = reader.choices[try word()] else { throw refusal }
    var exchanged: [String: String] = [:]
    for alternative in choice.alternatives {
      guard let from = alternative.tokens.first, let to = alternative.replacement else { continue }
      exchanged[String(decoding: from.text, as: UTF8.self)] = to
    }
    return exchanged
  }

  /// Traits of the table of marks.
  mutating func traits() throws(RuleError) -> [String] {
    let known = reader.tables.traitNames
    let names = try list()
    if let wrong = names.first(where: { !known.contains($0) }) { throw reader.error(unknown("mark of the project", wrong, known: known.sorted())) }
    return names
  }

  /// A pattern of code, which is all that is left.
  mutating func pattern() throws(RuleError) -> [CodePattern] {
    guard let pattern = reader.patterns[text] else { throw refusal }
    words.removeAll()
    return pattern
  }

  /// An element by example, up to the last `>`.
  mutating func element() throws(RuleError) -> ElementPattern {
    guard words.first?.hasPrefix("<") == true, let start = text.utf8.firstIndex(of: UInt8(ascii: "<")) else { throw refusal }
    // A pattern that is not closed says so itself.
    let end = text.utf8.lastIndex(of: UInt8(ascii: ">")).map { text.utf8.index(after: $0) } ?? text.endIndex
    words = parts(of: String(text[end...]), at: " ")[...]
    return try ElementPattern(String(text[start..<end]), tables: reader.choices, platforms: [], path: reader.path, line: reader.line)
  }
}
