import RTLFacts

/// An arrow whose control moves something to the left or to the right in every language, or that shows where to swipe, keeps its side.
struct PhysicalActions: FilePass {
  /// Tokens ahead of a picture in which its control begins, and behind it.
  private static let longestControl = 400

  func apply(to findings: inout [PendingFinding], in file: FileContext, _ vocabularies: Vocabularies) {
    let reader = PhysicalActionReader(code: file.code, words: vocabularies.tables.vocabulary())
    for index in findings.indices where findings[index].isSafe {
      let category = file.rules.head(findings[index].block.rule).category
      guard category == .symbol || category == .directionalImage, let token = findings[index].tokens(in: file.file)?.first else { continue }
      let controls = reader.controls(around: token, within: Self.longestControl) + reader.actions(behind: token, within: Self.longestControl)
      if reader.isPartOfName(token) {
        findings[index].demote("the name is put together here, and nobody knows whether there is such a symbol")
        continue
      }
      let place = controls.lazy.compactMap(reader.motion).first
        ?? reader.targets(of: file.code.names(of: findings[index])).lazy.compactMap(reader.motion).first ?? reader.gesture(beside: token)
      if let place { findings[index].demote("line \(file.code.line(of: place)) moves to one side in every language") }
    }
  }
}

private struct PhysicalActionReader {
  let code: CodeView
  let words: PhysicalActionWords

  /// Whether a literal is one part of a name: `"chevron.left" + suffix`, `"chevron.left".appending(suffix)`.
  func isPartOfName(_ i: Int) -> Bool {
    code.isKind(i, .string) && (code.at(i + 1, "+") || code.at(i - 1, "+") || code.at(i + 1, ".") || code.composedNames().contains { $0.token == i })
  }

  /// The calls of controls that a token stands in, with their closures.
  func controls(around token: Int, within distance: Int) -> [Range<Int>] {
    (max(token - distance, 0)..<max(token, 0)).reversed().compactMap { start in
      guard code.isName(start), words.has(code.text(start), .control), let call = call(at: start) else { return nil }
      // `[[UIBarButtonItem alloc] initWithImage:…]`
      let end = code.isSwift ? call.upperBound : code.statement(around: start).upperBound
      return end > token ? start..<end : nil
    }
  }

  /// The calls further on in the chain of a picture that give it an action: `Image("arrow").onTapGesture { … }`.
  func actions(behind token: Int, within distance: Int) -> [Range<Int>] {
    guard code.isSwift, let picture = code.enclosing(token) else { return [] }
    return (token..<max(code.statement(around: token).upperBound, token)).prefix(distance).compactMap { i in
      guard code.at(i - 1, "."), code.isName(i), words.has(code.text(i), .tap), code.enclosing(i) == code.enclosing(picture) else { return nil }
      return call(at: i)
    }
  }

  /// A call with its closures; nil where one is not closed.
  private func call(at start: Int) -> Range<Int>? {
    var end = start + 1
    while code.at(end, "(") || code.at(end, "{") || code.at(end + 1, ":") && code.at(end + 2, "{") {
      guard let close = code.partner(code.at(end + 1, ":") ? end + 2 : end), close > end else { return nil }
      end = close + 1
    }
    return start..<end
  }

  /// The calls that give one of the things an action.
  func targets(of names: Set<String>) -> [Range<Int>] {
    code.names(words.names(.target)).compactMap { i in
      let owner = code.at(i - 1, ".") ? i - 2 : i - 1
      return code.isName(owner) && names.contains(PlacedView.bare(code.text(owner))) ? i..<code.statement(around: i).upperBound : nil
    }
  }

  /// Where code moves something: `game.move(.left)`, `moveLeft`, `position.x -= 10`.
  func motion(in range: Range<Int>) -> Int? {
    range.first { i in
      guard code.isName(i) else { return false }
      if words.has(code.text(i), .place), code.isCompoundAssignment(i + 1) { return true }
      let parts = words(of: i)
      guard let first = parts.first, words.has(first, .motion) else { return false }
      if parts.dropFirst().contains(where: { words.has($0, .side) }) { return true }
      let end = code.at(i + 1, "(") ? code.partner(i + 1) : code.at(i + 1, ":") ? code.statement(around: i).upperBound : nil
      return end.map { (i + 1..<max($0, i + 1)).contains(where: isSide) } ?? false
    }
  }

  /// Where the function round an arrow asks for swipes to the same side.
  func gesture(beside token: Int) -> Int? {
    guard let body = code.functionBody(around: token)?.body else { return nil }
    let picture = Set(code.statement(around: token).flatMap { words(of: $0) }.filter { words.has($0, .side) })
    guard !picture.isEmpty else { return nil }
    return body.first { i in
      guard code.isName(i) else { return false }
      // `UIKeyCommand.inputLeftArrow`
      if words.has(code.text(i), .key) { return self.words(of: i).contains(where: picture.contains) }
      guard words.has(code.text(i), .gesture), code.at(i - 1, "."), code.file.isAssignment(i + 1) else { return false }
      let values = i + 2..<max(code.statement(around: i).upperBound, i + 2)
      return values.contains { isSide($0) && picture.contains(words(of: $0).last ?? "") }
    }
  }

  /// `.left`, `DirectionLeft`.
  private func isSide(_ i: Int) -> Bool { code.isName(i) && words(of: i).last.map { words.has($0, .side) } ?? false }

  private func words(of i: Int) -> [String] { IdentifierWords.split(code.text(i).utf8) }
}

/// The words of actions that have a side in space.
struct PhysicalActionWords: Vocabulary {
  enum Kind: String, TableWord { case control, tap, target, motion, side, place, gesture, key }

  private let words: ByWord<Kind, Set<String>>

  init(_ tables: Tables) throws(RuleError) {
    words = try tables[.physicalActions].texts(by: Kind.self, "word").mapValues { Set($0) }
  }

  func names(_ kind: Kind) -> Set<String> { words[kind] ?? [] }

  func has(_ word: String, _ kind: Kind) -> Bool { words.has(word, kind) }
}
