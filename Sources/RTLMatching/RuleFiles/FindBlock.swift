import RTLLexing
import RTLSystem

/// A `find`, `except` or `shared` block, cut into heads, pattern and tests but not compiled.
struct FindBlock {
  var dialect: Dialect
  var heads: [String: RuleFile.Entry] = [:]
  /// Heads that are not its own.
  private var inherited: Set<String> = []
  /// Head lines `NAME[, NAME]: a -> b | …`.
  var inlineTables: [(names: [String], text: String, line: Int)] = []
  /// Head lines `table NAME: FILE`.
  var fileTables: [(name: String, table: String, line: Int)] = []
  /// Patterns separated by empty lines, each with its first line; the heads and tests belong to all of them.
  var patterns: [Line] = []
  var tests: [Line] = []
  /// Lines `note-when`: where all tests of one of these hold, a finding is a note.
  var noteTests: [Line] = []

  /// With its number in the file.
  typealias Line = (text: String, line: Int)

  /// As fences of rule files name them.
  static let dialects: KeyValuePairs<String, Dialect> = ["swift": .swift, "objc": .objectiveC, "xml": .xml, "json": .json, "strings": .strings]
  /// Examples may be written in two more formats, which the blocks of `strings` search.
  static let exampleDialects = Dictionary(
    uniqueKeysWithValues: dialects.map { ($0, $1) } + [("stringsdict", .stringsDictionary), ("xcstrings", .stringCatalog)])
  static func language(of dialect: Dialect) -> String { dialects.first { $0.value == dialect }?.key ?? "" }
  static let keys = [
    "about", "level", "fix", "message", "title", "needs", "group", "document", "analysis", "comparisons", "once", "direction", "helpers-of", noteWhen,
    "note",
  ]
  private static let noteWhen = "note-when"

  /// - Parameter shared: what the block has besides its own lines; a head or table of its own takes precedence.
  init(_ block: RuleFile.Block, sharing shared: FindBlock? = nil, path: String) throws(RuleError) {
    guard let dialect = FindBlock.dialects.first(where: { $0.key == block.language })?.value else {
      throw RuleError(path: path, line: block.line - 1, message: unknown("language", block.language, known: FindBlock.dialects.map(\.key).sorted()))
    }
    self.dialect = dialect
    if let shared { (heads, inherited) = (shared.heads, Set(shared.heads.keys)) }
    var isOpen = false
    for (index, line) in parts(of: block.text, at: "\n", keepsEmpty: true).enumerated() {
      let number = block.line + index
      if line.hasPrefix("where ") {
        tests.append((trimmed(line.dropFirst(6)), number))
      } else if trimmed(line).isEmpty {
        isOpen = false
      } else if patterns.isEmpty, tests.isEmpty, try head(line, number: number, path: path) {
        continue
      } else if !tests.isEmpty {
        throw RuleError(path: path, line: number, message: "the pattern stands before the `where` lines")
      } else if isOpen, let last = patterns.indices.last {
        patterns[last].text += "\n" + line
      } else {
        patterns.append((line, number))
        isOpen = true
      }
    }
    if let shared { take(shared) }
    if block.role == "shared" {
      guard patterns.isEmpty else {
        throw RuleError(
          path: path, line: patterns[0].line, message: "a `shared` block has no pattern: only heads, tables and `where` lines for the `find` blocks below it")
      }
      return
    }
    if heads["analysis"] == nil, patterns.isEmpty {
      throw RuleError(path: path, line: block.line, message: "the block has no pattern")
    }
  }

  /// Adds the tables that the pattern or a test uses, and the tests.
  private mutating func take(_ shared: FindBlock) {
    let own = Set(inlineTables.flatMap(\.names) + fileTables.map(\.name))
    noteTests += shared.noteTests
    let texts = (tests + shared.tests + patterns + noteTests).map(\.text)
    func isUsed(_ name: String) -> Bool { !own.contains(name) && texts.contains { FindBlock.uses($0, name) } }
    inlineTables += shared.inlineTables.map { ($0.names.filter(isUsed), $0.text, $0.line) }.filter { !$0.0.isEmpty }
    fileTables += shared.fileTables.filter { isUsed($0.name) }
    tests += shared.tests
  }

  /// Whether a text has a name as a word of its own.
  static func uses(_ text: String, _ name: String) -> Bool {
    let (text, name) = (Array(text.utf8), Array(name.utf8))
    func isPart(_ at: Int) -> Bool { text.indices.contains(at) && isHoleName(String(decoding: [text[at]], as: UTF8.self)) }
    var at = 0
    while at + name.count <= text.count {
      if text[at..<at + name.count].elementsEqual(name), !isPart(at - 1), !isPart(at + name.count) { return true }
      at += 1
    }
    return false
  }

  /// Takes a head line; false when the line belongs to the pattern.
  private mutating func head(_ line: String, number: Int, path: String) throws(RuleError) -> Bool {
    guard let colon = line.utf8.firstIndex(of: UInt8(ascii: ":")), line.utf8.first != UInt8(ascii: " "),
      line.utf8[colon...].dropFirst().first == UInt8(ascii: " ") || line.utf8.last == UInt8(ascii: ":")
    else { return false }
    let key = String(line[..<colon])
    let value = trimmed(line[line.index(after: colon)...])
    // For those who read the file.
    if key == "about" { return true }
    if key == FindBlock.noteWhen {
      noteTests += parts(of: value, at: ";").map { (trimmed($0), number) }
      return true
    }
    let isAnalysis = heads["analysis"] != nil
    if FindBlock.keys.contains(key) || (isAnalysis && isKeyName(key)) {
      guard heads[key] == nil || inherited.remove(key) != nil else { throw RuleError(path: path, line: number, message: "`\(key)` is given twice; keep one") }
      heads[key] = RuleFile.Entry(value: unquoted(value), line: number)
      return true
    }
    if key.hasPrefix("table ") {
      let names = commaList(String(key.dropFirst(6)))
      try checkAreNew(names, number, path)
      fileTables += names.map { ($0, value, number) }
      return true
    }
    let names = commaList(key)
    if !names.isEmpty, names.allSatisfy(isHoleName) {
      try checkAreNew(names, number, path)
      inlineTables.append((names, value, number))
      return true
    }
    // In code a pattern may begin with the label of an argument; its value is then marked, or a member.
    if isKeyName(key), !isMarked(value), let near = nearestName(key, in: FindBlock.keys), key != near {
      throw RuleError(path: path, line: number, message: unknown("head", key, known: FindBlock.keys))
    }
    return false
  }

  /// Two tables of one name would hide each other.
  private func checkAreNew(_ names: [String], _ line: Int, _ path: String) throws(RuleError) {
    var known = Set(inlineTables.flatMap(\.names) + fileTables.map(\.name))
    for name in names where !known.insert(name).inserted {
      throw RuleError(path: path, line: line, message: "the block already has a table `\(name)`; rename one, or keep one")
    }
  }

  private func isMarked(_ value: String) -> Bool {
    guard dialect == .swift || dialect == .objectiveC else { return false }
    return value.utf8.first == UInt8(ascii: ".") || zip(value.utf8, value.utf8.dropFirst()).contains { $0 == UInt8(ascii: "$") && $1 == UInt8(ascii: "(") }
  }
}
