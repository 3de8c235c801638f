/// Tests for one language by which code chooses a side.
extension CodeView {
  /// Tokens of a test and its branches, and uses of its result, that are looked at.
  private static let longestTest = 400, mostUses = 40

  /// Whether a literal is the only language from right to left in a test by which the code chooses a side: what is written in
  /// another one gets the other side.
  package func choosesSide(byLanguageAt i: Int) -> Bool {
    let test = branches(around: i)
    guard !hasOtherLanguage(test, than: i) else { return false }
    if hasSide(test, besides: i) { return true }
    // `var isArabic: Bool { language == "ar" }`
    guard let name = truthValue(around: i) else { return false }
    return names([self.name(name)]).prefix(CodeView.mostUses).contains { use in
      use != name && hasSide(branches(around: use), besides: use)
    }
  }

  /// The statement of a test, with its branches.
  private func branches(around i: Int) -> Range<Int> {
    var start = statementStart(i)
    if let open = block(around: i), at(start, "case"), case .control(let keyword, _, _) = header(of: open), at(keyword, "switch") { start = keyword }
    let end = at(start, "if") || at(start, "switch") || at(start, "guard") ? branchesEnd(start) : statement(around: i).upperBound
    return start..<min(max(end, i + 1), start + CodeView.longestTest)
  }

  /// Whether the statement tests for another language from right to left as well: `["ar", "he"].contains(language)`.
  private func hasOtherLanguage(_ test: Range<Int>, than i: Int) -> Bool {
    let own = bytes(i).prefix(8)
    return test.contains { k in
      guard k != i, isKind(k, .string), let code = directionVocabulary.languageCode(bytes(k)), directionVocabulary.literals.contains(code) else { return false }
      return !bytes(k).prefix(own.count - 1).elementsEqual(own.dropLast())
    }
  }

  private func hasSide(_ range: Range<Int>, besides i: Int) -> Bool {
    let placing = directionVocabulary.placing
    return range.contains { $0 != i && isNamed($0, by: placing) }
  }

  /// The variable, property or function whose whole value the test is.
  private func truthValue(around i: Int) -> Int? {
    let statement = statement(around: i)
    if let assigned = assignedName(in: statement, before: i) { return assigned }
    guard let open = function(around: i), block(around: i) == open else { return nil }
    switch header(of: open) {
    case .property(let name), .function(let name, _): return name
    default: return nil
    }
  }
}
