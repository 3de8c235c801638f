import RTLFacts

/// A `where` line of a rule. The list is closed: what it cannot say is an analysis.
package enum Test: Sendable {
  /// Where the other half of a pair may stand.
  package enum Reach: Sendable { case statement, braces, file }
  /// Whose direct children are looked at: those of the element, or those of its parent.
  package enum Family: Sendable { case element, parent }
  /// A hole or a number.
  package enum Operand: Sendable {
    case hole(String)
    case number(Double)
  }
  case same(String, Operand, expected: Bool)
  case differentSize(String, String)
  case notTwin(String, String, words: [String: String])
  /// The hole is a bare name that the function round it declares.
  case local(String, expected: Bool)
  /// The hole is a bare name for a parameter.
  case parameter(String)
  /// No test of the direction gives this member of the thing, or of any thing of the file, the factor -1.
  case unturned(by: String, inFile: Bool)
  /// Two arguments of a call, by label or position; the call may be the value of a constant.
  case argumentsDiffer(String, String, String)
  /// The hole holds the distance, whose sign differs on the other side.
  case pairedBy(words: [String: String], distance: String?, reach: Reach)
  /// The words of a set, of a hole or of the whole match, are others than those of the mirrored set.
  case lopsided(String?, words: [String: String])
  /// Behind the match, in the same braces, the name in the hole stands beside one of these operators.
  case besideLater(String, [String])
  /// Behind the match, in the same braces, the name in the hole is compared to one side.
  case comparedLater(String)
  /// Behind the match, in the same braces, the name in the hole is handed to one of these, or one of them is set to it.
  case passedLater(String, to: Set<String>)
  /// Behind the match, in the same function, one of these members is asked of the name in the hole.
  case askedLater(String, Set<String>)
  /// The local in the hole, and what is made with it, goes into calls of these names and nowhere else.
  case onlyFor(String, Set<String>)
  /// The string literal in the hole has letters, and a blank at one of its ends.
  case glued(String)
  /// Nowhere in the file does a statement set this member of the name in the hole.
  case neverSets(String, member: String)
  /// Above the match the name that begins the hole is set from something with one of these words.
  case madeFrom(String, WordRuns)
  /// Another branch of the `if` round the place has a string literal with what the fix would write.
  case writtenBeside
  /// The place stands in an array literal of at least so many elements.
  case among(Int)
  /// A call further on in the chain of the match is one of these, arguments and all, without spaces.
  case modified(Set<String>)
  /// The match is a statement of its own: nothing takes its value.
  case unused
  case word(String, WordRuns, expected: Bool)
  case inTable(String, Set<String>, expected: Bool)
  case type(String, [String], expected: Bool)
  case assigned([String], expected: Bool)
  case named(WordRuns, expected: Bool)
  case inside(WordRuns, expected: Bool)
  case imports(String)
  /// Some identifier of the file is one of these.
  case fileHas(Set<String>, expected: Bool)
  /// Some statement of the file has one of these marks.
  case fileMarked([String])
  /// The braces round it ask for the direction elsewhere.
  case asksDirection(expected: Bool)
  /// The project uses one of these libraries.
  case uses([String])
  /// The project builds for no older versions of these platforms.
  case target([Need])
  /// The place stands in the arguments or the closure of a call of one of these names.
  case within(Set<String>)
  case unflippedImage(String)
  case imageSet(String, expected: Bool)
  case project([String], expected: Bool)
  case declares(String, member: String, expected: Bool)
  // Interface Builder.
  case child(ElementPattern, of: Family, expected: Bool)
  case ancestor(ElementPattern, expected: Bool)
  case unreferenced([String])
  /// At least so many of the objects that it holds directly.
  case holds(Int, ElementPattern)
  /// The object that holds it directly.
  case heldBy(ElementPattern)
  /// It, or what it stands in, is the first of its parent like this.
  case first(ElementPattern)
  /// As wide as its text, of one line or of any number.
  case hugsText(inLines: Bool)
  /// An image view as wide as its picture.
  case hugsPicture
  /// Code holds a view at one side and gives it no width.
  case hugsContent(String)
  /// The frame of an element is drawn, and moving its text parts it from what it was drawn for.
  case keepsFrame
}

/// The first columns of tables, read once for all tests that name them.
final class WordLists {
  private var texts: [String: Set<String>] = [:]
  private var words: [String: WordRuns] = [:]

  func texts(of table: Table) -> Set<String> {
    if let known = texts[table.name] { return known }
    let list = Set(table.rows.map { $0[0] })
    texts[table.name] = list
    return list
  }

  /// The texts cut into words, of all rows or of those of some kinds.
  func words(of table: Table, kinds: [String]) throws(RuleError) -> WordRuns {
    let key = ([table.name] + kinds).joined(separator: " ")
    if let known = words[key] { return known }
    var rows = table.rows
    if !kinds.isEmpty {
      let column = try table.column("kind")
      let known = Set(rows.map { $0[column] }).sorted()
      for kind in kinds where !known.contains(kind) {
        throw RuleError(path: "Tables/\(table.name).tsv", line: 1, message: unknown("kind", kind, known: known))
      }
      rows.removeAll { !kinds.contains($0[column]) }
    }
    let list = WordRuns(rows.map { Words.split($0[0].utf8) })
    words[key] = list
    return list
  }
}

extension WordLists {
  /// The words of `TABLE` or `TABLE KIND, KIND`, as a head line of an analysis names them; nil where there are none.
  static func words(in text: String, _ tables: Tables) -> WordRuns? {
    let parts = parts(of: text, at: " ")
    guard let name = parts.first, let table = tables[name] else { return nil }
    let words = try? WordLists().words(of: table, kinds: commaList(parts.dropFirst().joined(separator: " ")))
    return words.flatMap { $0.isEmpty ? nil : $0 }
  }
}

/// Reads `where` lines.
struct TestParser {
  let path: String
  let line: Int
  /// Tables by name, for `in TABLE`.
  let tables: Tables
  let wordLists: WordLists
  /// Named tables of the block, for `by SIDE`.
  let choices: [String: Choice]
  let holes: Set<String>
  let elementPattern: (String) throws(RuleError) -> ElementPattern

  func parse(_ text: String) throws(RuleError) -> Test {
    let words = parts(of: text, at: " ")
    guard let first = words.first else { throw error("an empty test") }
    if first.hasPrefix("$") {
      guard words.count >= 2 else { throw error("the test `\(text)` ends too early") }
      return try holeTest(try hole(first), verb: words[1], rest: Array(words.dropFirst(2)))
    }
    var rest = Array(words.dropFirst())
    let tail = trimmed(text.dropFirst(first.count))
    switch first {
    case "assigned", "not-assigned":
      guard rest.first == "to" else { throw error("write `\(first) to NAME`") }
      return .assigned(list(rest.dropFirst()), expected: first == "assigned")
    case "named", "not-named": return .named(try wordList(rest), expected: first == "named")
    case "inside" where tail.hasPrefix("<"), "not-inside" where tail.hasPrefix("<"):
      return .ancestor(try elementPattern(tail), expected: first == "inside")
    case "inside", "not-inside": return .inside(try wordList(rest), expected: first == "inside")
    case "has", "has-no": return .child(try elementPattern(tail), of: .element, expected: first == "has")
    case "beside", "not-beside": return .child(try elementPattern(tail), of: .parent, expected: first == "beside")
    case "unreferenced":
      guard rest.first == "by" else { throw error("write `unreferenced by ATTRIBUTE, …`") }
      return .unreferenced(list(rest.dropFirst()))
    case "paired":
      var reach = Test.Reach.braces
      for (name, value) in [("statement", Test.Reach.statement), ("file", .file)] where rest.suffix(2) == ["in", name] {
        reach = value
        rest.removeLast(2)
      }
      guard rest.count == 2 || rest.count == 4 && rest[2] == "at", rest[0] == "by", let words = exchange(rest[1]) else {
        throw error("write `paired by SIDE`, `paired by SIDE at $DISTANCE`, each also with `in statement` or `in file`, and a table of the head, for example `SIDE: left -> right | right -> left`")
      }
      return .pairedBy(words: words, distance: rest.count == 4 ? try hole(rest[3]) : nil, reach: reach)
    case "project":
      guard rest.count > 1, ["has", "has-no", "uses"].contains(rest[0]) else {
        throw error("write `project has MARK, …`, `project has-no MARK, …` or `project uses LIBRARY, …`")
      }
      if rest[0] == "uses" { return .uses(list(rest.dropFirst())) }
      return .project(try marks(rest.dropFirst()), expected: rest[0] == "has")
    case "lopsided":
      guard rest.count == 2, rest[0] == "by", let words = exchange(rest[1]) else { throw error(Self.lopsidedForm) }
      return .lopsided(nil, words: words)
    case "written-beside":
      guard rest.isEmpty else { throw error("`written-beside` takes no arguments: it is about what the fix writes") }
      return .writtenBeside
    case "among":
      guard rest.count == 1, let count = Int(rest[0]), count > 1 else { throw error("write `among 12`, the number of elements of the list") }
      return .among(count)
    case "modified":
      guard !rest.isEmpty else { throw error("write `modified hidden(), opacity(0)` with the calls of a chain") }
      return .modified(Set(list(rest[...])))
    case "unused":
      guard rest.isEmpty else { throw error("`unused` takes no arguments: it is about the whole match") }
      return .unused
    case "unturned":
      let inFile = rest.suffix(2) == ["in", "file"]
      guard rest.count == (inFile ? 4 : 2), rest[0] == "by" else { throw error("write `unturned by MEMBER` or `unturned by MEMBER in file`") }
      return .unturned(by: rest[1], inFile: inFile)
    case "asks-direction", "asks-no-direction":
      guard rest.isEmpty else { throw error("`\(first)` takes no arguments") }
      return .asksDirection(expected: first == "asks-direction")
    case "file":
      guard rest.count > 1, ["has", "has-no", "has-mark"].contains(rest[0]) else { throw error("write `file has NAME, …`, `file has-no NAME, …` or `file has-mark MARK, …`") }
      if rest[0] == "has-mark" { return .fileMarked(try marks(rest.dropFirst())) }
      return .fileHas(Set(list(rest.dropFirst())), expected: rest[0] == "has")
    case "holds":
      guard let count = rest.first.flatMap({ Int($0) }), count > 0, rest.count > 1 else { throw error("write `holds 3 <element …/>`") }
      return .holds(count, try elementPattern(trimmed(tail.dropFirst(rest[0].count))))
    case "first": return .first(try elementPattern(tail))
    case "held-by": return .heldBy(try elementPattern(tail))
    case "hugs-text", "hugs-lines", "hugs-picture", "keeps-frame":
      guard rest.isEmpty else { throw error("`\(first)` takes no arguments: it is about the element") }
      if first == "keeps-frame" { return .keepsFrame }
      if first == "hugs-picture" { return .hugsPicture }
      return .hugsText(inLines: first == "hugs-lines")
    case "imports":
      guard rest.count == 1 else { throw error("write `imports NAME`") }
      return .imports(rest[0])
    case "target":
      let needs = try parseNeeds(tail, path: path, line: line)
      guard !needs.isEmpty, needs.allSatisfy(\.isPlatform) else { throw error("write `target iOS 15, tvOS 15`, platforms with versions") }
      return .target(needs)
    case "within":
      guard !rest.isEmpty else { throw error("write `within NAME, …`") }
      return .within(Set(list(rest[...])))
    default:
      guard !TestParser.holeTests.contains(first) else { throw error("`\(first)` is about a hole; write `$NAME \(text)` with one of the pattern") }
      throw error(RTLMatching.unknown("test", first, known: TestParser.matchTests))
    }
  }

  /// Tests that stand alone: they speak of the whole match, its surroundings or the project.
  static let matchTests = [
    "assigned", "not-assigned", "named", "not-named", "inside", "not-inside", "within", "has", "has-no", "beside", "not-beside", "unreferenced", "paired", "lopsided",
    "written-beside", "among", "modified", "unused", "unturned", "holds", "held-by", "first", "hugs-text", "hugs-lines", "hugs-picture", "keeps-frame", "asks-direction", "asks-no-direction",
    "file", "imports", "project", "target",
  ]
  /// Tests behind a hole.
  static let holeTests = [
    "is", "is-not", "not-same-size", "hugs-content", "not-twin", "differs", "local", "not-local", "parameter", "lopsided", "beside-later", "compared-later", "passed-later",
    "asked-later", "only-for", "never-sets", "glued", "made-from", "has-word", "has-no-word", "in", "not-in", "type", "not-type", "unflipped-image", "image-set", "not-image-set",
    "declares", "declares-no",
  ]

  private func holeTest(_ name: String, verb: String, rest: [String]) throws(RuleError) -> Test {
    switch verb {
    case "is", "is-not":
      guard rest.count == 1 else { throw error("`\(verb)` compares with one hole or number") }
      if let number = Double(rest[0]) { return .same(name, .number(number), expected: verb == "is") }
      return .same(name, .hole(try hole(rest[0])), expected: verb == "is")
    case "hugs-content":
      guard rest.isEmpty else { throw error("`hugs-content` takes nothing after its hole") }
      return .hugsContent(name)
    case "not-same-size":
      guard rest.count == 1 else { throw error("`not-same-size` compares with one hole") }
      return .differentSize(name, try hole(rest[0]))
    case "not-twin":
      guard rest.count == 3, rest[1] == "by", let words = exchange(rest[2]) else {
        throw error("write `$A not-twin $B by SIDE` with a table of the head, for example `SIDE: left -> right`")
      }
      return .notTwin(name, try hole(rest[0]), words: words)
    case "differs":
      let names = list(rest.dropFirst())
      guard rest.first == "at", names.count == 2 else { throw error("write `$A differs at LABEL, LABEL`, or the positions of two arguments") }
      return .argumentsDiffer(name, names[0], names[1])
    case "local", "not-local", "parameter":
      guard rest.isEmpty else { throw error("`$\(name) \(verb)` ends there") }
      return verb == "parameter" ? .parameter(name) : .local(name, expected: verb == "local")
    case "lopsided":
      guard rest.count == 2, rest[0] == "by", let words = exchange(rest[1]) else { throw error(Self.lopsidedForm) }
      return .lopsided(name, words: words)
    case "beside-later":
      let operators = list(rest[...])
      guard !operators.isEmpty else { throw error("write `$A beside-later /, <` with the operators") }
      return .besideLater(name, operators)
    case "compared-later":
      guard rest.isEmpty else { throw error("`$\(name) \(verb)` ends there") }
      return .comparedLater(name)
    case "passed-later":
      let names = list(rest[...])
      guard !names.isEmpty else { throw error("write `$\(name) passed-later setContentOffset` with the names of calls or members") }
      return .passedLater(name, to: Set(names))
    case "asked-later", "only-for":
      let names = list(rest[...])
      guard !names.isEmpty else { throw error("write `$\(name) \(verb) NAME, …` with the names of \(verb == "only-for" ? "calls" : "members")") }
      return verb == "only-for" ? .onlyFor(name, Set(names)) : .askedLater(name, Set(names))
    case "glued":
      guard rest.isEmpty else { throw error("`$\(name) \(verb)` ends there") }
      return .glued(name)
    case "never-sets":
      guard rest.count == 1 else { throw error("write `$\(name) never-sets MEMBER`") }
      return .neverSets(name, member: rest[0])
    case "made-from": return .madeFrom(name, try wordList(rest))
    case "has-word", "has-no-word": return .word(name, try wordList(rest), expected: verb == "has-word")
    case "in", "not-in":
      guard rest.count == 1 else { throw error("`\(verb)` names one table") }
      return .inTable(name, wordLists.texts(of: try table(rest[0])), expected: verb == "in")
    case "type", "not-type": return .type(name, list(rest[...]), expected: verb == "type")
    case "declares", "declares-no":
      guard rest.count == 1 else { throw error("write `$\(name) \(verb) MEMBER`") }
      return .declares(name, member: rest[0], expected: verb == "declares")
    case "unflipped-image": return .unflippedImage(name)
    case "image-set", "not-image-set": return .imageSet(name, expected: verb == "image-set")
    default:
      guard !TestParser.matchTests.contains(verb) else { throw error("`\(verb)` is about the whole match; write it without `$\(name)`") }
      throw error(RTLMatching.unknown("test", verb, known: TestParser.holeTests))
    }
  }

  private static let lopsidedForm = "write `$SET lopsided by CORNER` or `lopsided by CORNER` with a table of the head, for example `CORNER: left -> right | right -> left`"

  /// The rows of a table of the head, by their first word.
  private func exchange(_ name: String) -> [String: String]? {
    guard let choice = choices[name] else { return nil }
    var words: [String: String] = [:]
    for alternative in choice.alternatives {
      guard let from = alternative.tokens.first, let to = alternative.replacement else { continue }
      words[String(decoding: from.text, as: UTF8.self)] = to
    }
    return words
  }

  private func hole(_ word: String) throws(RuleError) -> String {
    guard word.hasPrefix("$") else { throw error("`\(word)` is not a hole; holes begin with `$`") }
    let name = String(word.dropFirst())
    guard holes.contains(name) else { throw error("the pattern has no `$\(name)`") }
    return name
  }

  /// Marks of the table of marks.
  private func marks(_ words: ArraySlice<String>) throws(RuleError) -> [String] {
    let known = tables.markNames
    let names = list(words)
    if let wrong = names.first(where: { !known.contains($0) }) {
      throw error(RTLMatching.unknown("mark of the project", wrong, known: known.sorted()))
    }
    return names
  }

  private func list(_ words: ArraySlice<String>) -> [String] {
    // One kind of list for all that joins: the first of each kind costs a run 50,000 instructions.
    commaList(Array(words).joined(separator: " "))
  }

  private func wordList(_ rest: [String]) throws(RuleError) -> WordRuns {
    guard rest.count >= 2, rest[0] == "in" else {
      let words = WordRuns(list(rest[...]).map { Words.split($0.utf8) })
      guard !words.isEmpty else { throw error("this test needs words, or `in TABLE`, or `in TABLE KIND, KIND`") }
      return words
    }
    do {
      return try wordLists.words(of: try table(rest[1]), kinds: list(rest[2...]))
    } catch {
      throw self.error(error.message)
    }
  }

  private func table(_ name: String) throws(RuleError) -> Table {
    guard let table = tables[name] else {
      throw error(RTLMatching.unknown("table", name, known: tables.names))
    }
    return table
  }

  private func error(_ message: String) -> RuleError { RuleError(path: path, line: line, message: message) }
}
