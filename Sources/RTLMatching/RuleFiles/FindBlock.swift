import RTLDiscovery
import RTLLexing

/// A `find` or `except` block, cut into heads, pattern and tests but not compiled.
struct FindBlock {
  var dialect: Dialect
  var heads: [String: RuleFile.Entry] = [:]
  /// Head lines `NAME[, NAME]: a -> b | …`.
  var inlineTables: [(names: [String], text: String, line: Int)] = []
  /// Head lines `table NAME: FILE`.
  var fileTables: [(name: String, table: String, line: Int)] = []
  var pattern = ""
  var patternLine: Int
  var tests: [(text: String, line: Int)] = []

  static let dialects: [String: Dialect] = ["swift": .swift, "objc": .objectiveC, "xml": .xml, "json": .json, "strings": .strings]
  /// Examples may be written in two more formats, which the blocks of `strings` search.
  static let exampleDialects = dialects.merging(["stringsdict": .stringsDictionary, "xcstrings": .stringCatalog]) { $1 }
  static let keys = ["level", "fix", "message", "title", "needs", "group", "document", "analysis", "comparisons", "once", "direction", "helpers-of"]

  init(_ block: RuleFile.Block, path: String) throws(RuleError) {
    guard let dialect = FindBlock.dialects[block.language] else {
      throw RuleError(path: path, line: block.line - 1, message: unknown("language", block.language, known: FindBlock.dialects.keys.sorted()))
    }
    self.dialect = dialect
    patternLine = block.line
    var patternLines: [String] = []
    for (index, line) in parts(of: block.text, at: "\n", keepsEmpty: true).enumerated() {
      let number = block.line + index
      if line.hasPrefix("where ") {
        tests.append((trimmed(line.dropFirst(6)), number))
      } else if patternLines.isEmpty, tests.isEmpty, try head(line, number: number, path: path) {
        continue
      } else if !tests.isEmpty, !trimmed(line).isEmpty {
        throw RuleError(path: path, line: number, message: "the pattern stands before the `where` lines")
      } else if !patternLines.isEmpty || !trimmed(line).isEmpty {
        if patternLines.isEmpty { patternLine = number }
        patternLines.append(line)
      }
    }
    pattern = patternLines.joined(separator: "\n")
    if heads["analysis"] == nil, trimmed(pattern).isEmpty {
      throw RuleError(path: path, line: block.line, message: "the block has no pattern")
    }
  }

  /// Takes a head line; false when the line belongs to the pattern.
  private mutating func head(_ line: String, number: Int, path: String) throws(RuleError) -> Bool {
    guard let colon = line.utf8.firstIndex(of: UInt8(ascii: ":")), line.utf8.first != UInt8(ascii: " "), line[colon...].hasPrefix(": ") || line.hasSuffix(":") else { return false }
    let key = String(line[..<colon])
    let value = trimmed(line[line.index(after: colon)...])
    let isAnalysis = heads["analysis"] != nil
    if FindBlock.keys.contains(key) || (isAnalysis && isKeyName(key)) {
      guard heads[key] == nil else { throw RuleError(path: path, line: number, message: "`\(key)` stands twice; keep one") }
      heads[key] = RuleFile.Entry(value: unquoted(value), line: number)
      return true
    }
    if key.hasPrefix("table ") {
      fileTables.append((trimmed(key.dropFirst(6)), value, number))
      return true
    }
    let names = commaList(key)
    if !names.isEmpty, names.allSatisfy(isHoleName) {
      inlineTables.append((names, value, number))
      return true
    }
    // In code a pattern may begin with the label of an argument; its value is then marked, or a member.
    if isKeyName(key), !isMarked(value), let near = nearestName(key, in: FindBlock.keys), key != near {
      throw RuleError(path: path, line: number, message: unknown("head", key, known: FindBlock.keys))
    }
    return false
  }

  private func isMarked(_ value: String) -> Bool {
    guard dialect == .swift || dialect == .objectiveC else { return false }
    return value.utf8.first == UInt8(ascii: ".") || zip(value.utf8, value.utf8.dropFirst()).contains { $0 == UInt8(ascii: "$") && $1 == UInt8(ascii: "(") }
  }
}
