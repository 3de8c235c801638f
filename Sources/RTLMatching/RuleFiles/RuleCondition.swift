import RTLLexing

/// A part of a rule page that narrows, widens or weakens what it reports, and that the page could do without.
package struct RuleCondition: Sendable, Hashable {
  /// What it is on the page; the raw value is the word for it in messages.
  package enum Kind: String, CaseIterable, Sendable {
    /// A `where` line.
    case test
    case find = "find block"
    case except = "except block"
    /// One of several patterns of a block.
    case pattern
    /// One of several in a `$(a | b)` or a table of the block.
    case alternative
    /// Of the page or of a block.
    case head = "head line"
  }

  package let kind: Kind
  /// 1-based line in the rule file.
  package let line: Int
  /// As written; of a block or pattern the first line.
  package let text: String
  /// Of its block, as the fence writes them; empty for a line of the page's head.
  fileprivate let languages: [String]
  fileprivate let cut: Cut

  /// Whether what it says can change what is found in an example.
  package func concerns(_ example: Example) -> Bool {
    languages.isEmpty || languages.contains(FindBlock.language(of: example.dialect.isStringFile ? .strings : example.dialect))
  }

  /// What goes when the condition goes.
  fileprivate enum Cut: Sendable, Hashable {
    case head(String)
    case block(Int)
    /// Bytes of the text of a block. A line leaves an empty one.
    case text(block: Int, Range<Int>)
  }
}

extension RuleFile {
  /// Keys of the page's head that change what is reported and may be missing.
  private static let headKeys: Set<String> = ["unguarded", "note-where", "unsafe-where", "unsafe-in-file"]
  /// Heads of blocks that no example can hold: words for people, and what counts findings of a whole project.
  private static let unseenKeys: Set<String> = ["about", "message", "even-message", "point-message", "vague-message", "title", "note", "once"]

  /// What the page could do without, in the order of the file.
  /// - Throws: `RuleError` where a block is not understood.
  package func conditions() throws(RuleError) -> [RuleCondition] {
    var found = head.filter { RuleFile.headKeys.contains($0.key) }.map { key, entry in
      RuleCondition(kind: .head, line: entry.line, text: "\(key): \(entry.value)", languages: [], cut: .head(key))
    }
    found.sort { $0.line < $1.line }
    var shared: [String: FindBlock] = [:]
    for (index, block) in blocks.enumerated() where ["find", "except", "shared"].contains(block.role) {
      guard let first = block.byLanguage.first else { continue }
      let read = try FindBlock(first, sharing: block.role == "find" ? shared[first.language] : nil, path: path)
      if block.role == "shared" { for own in block.byLanguage { shared[own.language] = try FindBlock(own, path: path) } }
      found += BlockConditions(block, index, read).all()
    }
    return found
  }

  /// The page without this one of its conditions.
  package func without(_ condition: RuleCondition) -> RuleFile {
    var file = self
    switch condition.cut {
    case .head(let key): file.head[key] = nil
    case .block(let index): file.blocks.remove(at: index)
    case .text(let index, let range):
      var text = Array(file.blocks[index].text.utf8)
      text.removeSubrange(range)
      file.blocks[index].text = String(decoding: text, as: UTF8.self)
    }
    return file
  }

  /// Finds the conditions of one block.
  private struct BlockConditions {
    let block: Block
    let index: Int
    let read: FindBlock
    let text: [UInt8]
    let languages: [String]
    /// Of the lines of the text, without their line breaks.
    let lines: [Range<Int>]

    init(_ block: Block, _ index: Int, _ read: FindBlock) {
      (self.block, self.index, self.read) = (block, index, read)
      text = Array(block.text.utf8)
      languages = commaList(block.language)
      var lines: [Range<Int>] = []
      var start = 0
      for end in 0...text.count where end == text.count || text[end] == UInt8(ascii: "\n") {
        lines.append(start..<end)
        start = end + 1
      }
      self.lines = lines
    }

    func all() -> [RuleCondition] {
      let heads = read.heads.filter { !unseenKeys.contains($0.key) }.map(\.value.line) + Set(read.fileTables.map(\.line)) + Set(read.noteTests.map(\.line))
      var found = heads.filter(isOwn).map { line($0, .head) }
      found += read.inlineTables.map(\.line).filter(isOwn).flatMap { alternatives(in: value(ofHead: $0)) }
      for pattern in read.patterns {
        let first = pattern.line - block.line, last = first + pattern.text.utf8.count { $0 == UInt8(ascii: "\n") }
        let range = lines[first].lowerBound..<lines[last].upperBound
        if read.patterns.count > 1 { found.append(condition(.pattern, range)) }
        found += choices(in: range).flatMap(alternatives)
      }
      found += read.tests.filter { isOwn($0.line) }.flatMap { [line($0.line, .test)] + ways(in: $0) }
      found.sort { $0.line < $1.line }
      guard block.role != "shared" else { return found }
      let shown = read.patterns.first?.line ?? read.heads["analysis"]?.line ?? block.line
      let text = self.text(isOwn(shown) ? lines[shown - block.line] : lines[0])
      let whole = RuleCondition(kind: block.role == "find" ? .find : .except, line: block.line, text: text, languages: languages, cut: .block(index))
      return [whole] + found
    }

    /// False for what is shared with the block.
    private func isOwn(_ line: Int) -> Bool { lines.indices.contains(line - block.line) }

    private func text(_ range: Range<Int>) -> String {
      trimmed(Substring(String(decoding: text[range].prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)))
    }

    private func line(_ number: Int, _ kind: RuleCondition.Kind) -> RuleCondition { condition(kind, lines[number - block.line]) }

    private func condition(_ kind: RuleCondition.Kind, _ range: Range<Int>, shown: Range<Int>? = nil) -> RuleCondition {
      let shown = shown ?? range
      let line = block.line + (lines.lastIndex { $0.lowerBound <= shown.lowerBound } ?? 0)
      return RuleCondition(kind: kind, line: line, text: text(shown), languages: languages, cut: .text(block: index, range))
    }

    /// Each of several tests of a line, with an `or`.
    private func ways(in test: FindBlock.Line) -> [RuleCondition] {
      let ways = ConditionReader.alternatives(test.text)
      guard ways.count > 1 else { return [] }
      let or = ConditionReader.or.utf8.count
      var end = lines[test.line - block.line].upperBound
      return ways.enumerated().reversed().map { number, way in
        let own = end - way.utf8.count..<end
        end = own.lowerBound - or
        return condition(.test, number == 0 ? own.lowerBound..<own.upperBound + or : end..<own.upperBound, shown: own)
      }
    }

    // MARK: - Choices

    /// `SIDE: a -> b | c -> d` without the names.
    private func value(ofHead line: Int) -> Range<Int> {
      let range = lines[line - block.line]
      return (text[range].firstIndex(of: UInt8(ascii: ":")).map { $0 + 1 } ?? range.lowerBound)..<range.upperBound
    }

    /// What stands between the parentheses of each `$(a | b)`; `$(? …)` may contain some, `$(-> …)` is none.
    private func choices(in range: Range<Int>) -> [Range<Int>] {
      var found: [Range<Int>] = []
      var at = range.lowerBound
      while at < range.upperBound - 1 {
        at += 1
        guard text[at - 1] == UInt8(ascii: "$"), text[at] == UInt8(ascii: "(") else { continue }
        let start = at + 1
        let rest = text[start..<range.upperBound].drop { $0 == UInt8(ascii: " ") }
        if rest.first == UInt8(ascii: "?") { continue }
        at = end(of: start..<range.upperBound)
        if !rest.starts(with: "->".utf8) { found.append(start..<at) }
      }
      return found
    }

    /// Each of several, with a bar.
    private func alternatives(in choice: Range<Int>) -> [RuleCondition] {
      var found: [Range<Int>] = []
      var start = choice.lowerBound
      while start <= choice.upperBound {
        let end = end(of: start..<choice.upperBound, atBar: true)
        found.append(start..<end)
        start = end + 1
      }
      guard found.count > 1 else { return [] }
      return found.enumerated().map { number, own in
        let range = number == 0 ? own.lowerBound..<own.upperBound + 1 : own.lowerBound - 1..<own.upperBound
        return condition(.alternative, range, shown: own)
      }
    }

    /// Where the parentheses around a range close, or a bar stands between them; the end of the range without one.
    private func end(of range: Range<Int>, atBar: Bool = false) -> Int {
      var depth = 0
      var at = range.lowerBound
      while at < range.upperBound {
        switch text[at] {
        case UInt8(ascii: "\""):
          at += 1
          while at < range.upperBound, text[at] != UInt8(ascii: "\"") { at += text[at] == UInt8(ascii: "\\") ? 2 : 1 }
        case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
        case UInt8(ascii: "]"): depth -= 1
        case UInt8(ascii: ")"):
          if depth == 0 { return at }
          depth -= 1
        case UInt8(ascii: "|") where atBar && depth == 0: return at
        default: break
        }
        at += 1
      }
      return range.upperBound
    }
  }
}
