/// A rule file as written: the head, the page and the fenced blocks, not yet understood.
package struct RuleFile: Sendable {
  /// One `key: value` line of the head.
  package struct Entry: Sendable {
    /// Without white space or quotes around it; `\"` and `\\` in double quotes are resolved.
    package var value: String
    /// 1-based line in the file.
    package var line: Int
  }

  /// A fenced block.
  package struct Block: Sendable {
    /// First word of the fence: `swift`, `objc`, `xml`, `json`; of rules also several, separated by commas.
    package var language: String
    /// Second word: `find`, `except`, `shared`, `bad`, `fixed`, `good`.
    package var role: String
    /// The other words of the fence.
    package var attributes: [String]
    /// Lines joined by LF, without one at the end; examples still have their `↓`.
    package var text: String
    /// 1-based line of the first line of the text.
    package var line: Int

    /// A block for each language of the fence: `swift,objc find`.
    var byLanguage: [Block] {
      commaList(language).map { name in
        var block = self
        block.language = name
        return block
      }
    }

    /// - Parameter line: 1-based line of the first line of the text.
    package init(language: String, role: String, attributes: [String], text: String, line: Int) {
      (self.language, self.role, self.attributes, self.text, self.line) = (language, role, attributes, text, line)
    }
  }

  /// As given: below `Rules/` for a built-in rule; the last part without `.md` must be the id.
  package var path: String
  /// By key, whether such a key exists or not; empty lines and comments are left out.
  package var head: [String: Entry]
  /// Text of the first `# ` heading.
  package var title: String
  /// The page as Markdown: everything below the head but `find`, `except` and `shared` blocks.
  package var page: String
  /// First paragraph of the page, on one line.
  package var summary: String
  /// Of all roles, in the order of the file; a packed rule has no examples.
  package var blocks: [Block]

  /// Reads the text of a rule file.
  /// - Throws: `RuleError` with the line and the remedy.
  package init(path: String, text: String) throws(RuleError) {
    self.path = path
    var lines = parts(of: text.hasPrefix("\u{FEFF}") ? String(text.unicodeScalars.dropFirst()) : text, at: "\n", keepsEmpty: true).map {
      $0.utf8.last == UInt8(ascii: "\r") ? String(Substring($0.utf8.dropLast())) : $0
    }
    if lines.last == "" { lines.removeLast() }
    guard lines.first == "---" else {
      throw RuleError(path: path, line: 1, message: "a rule file begins with `---` and its head; see Rules/LANGUAGE.md")
    }
    guard let end = lines.dropFirst().firstIndex(of: "---") else {
      throw RuleError(path: path, line: 1, message: "the head that begins here is not closed; end it with a line `---`")
    }
    head = try RuleFile.head(lines[1..<end], path: path)
    var reader = BlockReader(path: path)
    for (index, line) in lines[(end + 1)...].enumerated() { try reader.take(line, number: end + 2 + index) }
    try reader.finish()
    guard let title = reader.title else {
      throw RuleError(path: path, line: end + 1, message: "the page has no title; write a line `# …` below the head")
    }
    self.title = title
    page = reader.shownPage()
    summary = reader.summary.joined(separator: " ")
    blocks = reader.blocks
  }

  /// The head of a packed rule, whose blocks and prose are packed beside it.
  /// - Parameter head: the lines between the marks.
  package init(path: String, head: String, blocks: [Block] = []) throws(RuleError) {
    self.path = path
    // The first of them stands on line 2.
    self.head = try RuleFile.head(([""] + parts(of: head, at: "\n", keepsEmpty: true))[1...], path: path)
    title = ""
    page = ""
    summary = ""
    self.blocks = blocks
  }

  private static func head(_ lines: ArraySlice<String>, path: String) throws(RuleError) -> [String: Entry] {
    var head: [String: Entry] = [:]
    for (index, line) in zip(lines.indices, lines) where !line.isEmpty && !line.hasPrefix("#") {
      guard let colon = line.utf8.firstIndex(of: UInt8(ascii: ":")), line.utf8.first != UInt8(ascii: " ") else {
        throw RuleError(path: path, line: index + 1, message: "the head is made of lines `key: value`; this is `\(line)`")
      }
      let key = String(line[..<colon])
      guard head[key] == nil else {
        throw RuleError(path: path, line: index + 1, message: "`\(key)` is given twice in the head; keep one")
      }
      head[key] = Entry(value: unquoted(trimmed(line[line.index(after: colon)...])), line: index + 1)
    }
    return head
  }
}

/// The text without a pair of quotes round it; `\"` and `\\` inside double quotes are undone.
func unquoted(_ text: String) -> String {
  let double = UInt8(ascii: "\""), single = UInt8(ascii: "'"), escape = UInt8(ascii: "\\")
  let utf8 = text.utf8
  guard utf8.count >= 2, let quote = utf8.first, quote == utf8.last, quote == double || quote == single else { return text }
  let inner = utf8.dropFirst().dropLast()
  guard quote == double, inner.contains(escape) else { return String(Substring(inner)) }
  var result: [UInt8] = []
  var escaped = false
  for byte in inner {
    if !escaped, byte == escape {
      escaped = true
      continue
    }
    result.append(byte)
    escaped = false
  }
  return String(decoding: result, as: UTF8.self)
}

/// Cuts the part below the head into title, prose and fenced blocks.
private struct BlockReader {
  let path: String
  var title: String?
  var page: [String] = []
  var summary: [String] = []
  var blocks: [RuleFile.Block] = []
  private var open: RuleFile.Block?
  private var fence = ""
  private var body: [String] = []
  private var summaryEnded = false

  init(path: String) { self.path = path }

  mutating func take(_ line: String, number: Int) throws(RuleError) {
    if open != nil {
      if line == fence { close() } else { body.append(line) }
      return
    }
    if line.hasPrefix("```") {
      let ticks = line.prefix { $0 == "`" }
      let words = line.dropFirst(ticks.count).split(separator: " ").map(String.init)
      guard words.count >= 2 else {
        throw RuleError(
          path: path, line: number,
          message: "a fence names a language and a role, for example `swift bad`; for other code indent by four spaces")
      }
      fence = String(ticks)
      body = []
      open = RuleFile.Block(
        language: words[0], role: words[1], attributes: Array(words.dropFirst(2)), text: "", line: number + 1)
      summaryEnded = summaryEnded || !summary.isEmpty
      return
    }
    if title == nil, line.hasPrefix("# ") {
      title = String(line.dropFirst(2))
    } else if title != nil, !summaryEnded {
      if line.isEmpty { summaryEnded = !summary.isEmpty } else { summary.append(line) }
    }
    page.append(line)
  }

  mutating func finish() throws(RuleError) {
    guard let open else { return }
    throw RuleError(path: path, line: open.line - 1, message: "this block is not closed; end it with `\(fence)`")
  }

  private mutating func close() {
    guard var block = open else { return }
    block.text = body.joined(separator: "\n")
    blocks.append(block)
    if !["find", "except", "shared"].contains(block.role) {
      page += [ExampleCaption(block).text, "", "```\(block.language)"]
      page += body.map { $0.split(separator: "↓", omittingEmptySubsequences: false).joined() }
      page += ["```", ""]
    }
    open = nil
  }

  private func level(_ heading: String) -> Int { heading.prefix { $0 == "#" }.count }

  /// The page without the gaps that patterns left, and without the headings of which they were all.
  func shownPage() -> String {
    var shown: [String] = []
    for line in page {
      if line.hasPrefix("#"), let last = shown.lastIndex(where: { !$0.isEmpty }), shown[last].hasPrefix("##"), level(shown[last]) >= level(line) {
        shown.removeSubrange(last...)
      }
      if line.isEmpty, shown.last?.isEmpty ?? true { continue }
      shown.append(line)
    }
    while shown.last?.isEmpty ?? false { shown.removeLast() }
    return shown.joined(separator: "\n")
  }
}
