import RTLLexing

/// Branches that are written for the readers of one language, which no other one is shown.
extension CodeView {
  /// Whether a text is in the branch of a test for one language that has literals in a script of its own, and the texts of another branch are
  /// for all others: they have words, none of this script, and one of the texts that are found alike. An app that is written in the script
  /// shows such literals in every language.
  package func isForOneLanguage(_ i: Int, besides others: [Int]) -> Bool {
    func isForOne(_ branch: LanguageBranch?) -> Bool {
      guard let branch, let script = script(in: branch.own) else { return false }
      return others.contains(where: branch.isOther) && isForOthers(branch.all, except: branch.own, script)
    }
    if isForOne(languageChoice(around: i)) { return true }
    var place = i
    for _ in 0..<CodeView.depth {
      guard let open = block(around: place), let close = partner(open) else { return false }
      if isForOne(languageBranch(around: place, open, close)) { return true }
      place = open
    }
    return false
  }

  /// `inChina ? "…" : "…"`
  private func languageChoice(around i: Int) -> LanguageBranch? {
    let statement = statement(around: i)
    guard let mark = statement.first(where: { at($0, "?") && isTernary($0) }), case let open = enclosing(mark) ?? -1,
      let colon = statement.first(where: { $0 > mark && at($0, ":") && (enclosing($0) ?? -1) == open })
    else { return nil }
    let own = i > colon ? colon + 1..<statement.upperBound : mark + 1..<colon
    let condition = ((statement.first { at($0, "=") } ?? statement.lowerBound - 1) + 1)..<mark
    let words = directionVocabulary.languages.union(directionVocabulary.localLanguages)
    return own.contains(i) && isNamed(condition, by: words) ? LanguageBranch(own: own, all: mark..<statement.upperBound) : nil
  }

  /// One branch of a test for a language, and all of them.
  private struct LanguageBranch {
    var own: Range<Int>
    var all: Range<Int>

    func isOther(_ token: Int) -> Bool { all.contains(token) && !own.contains(token) }
  }

  private func languageBranch(around i: Int, _ open: Int, _ close: Int) -> LanguageBranch? {
    guard case .control(let keyword, let condition, _) = header(of: open) else { return nil }
    let words = directionVocabulary.languages.union(directionVocabulary.localLanguages)
    if at(keyword, "switch") {
      let labels = (open + 1..<close).filter { enclosing($0) == open && (at($0, "case") || at($0, "default")) }
      guard let label = labels.last(where: { $0 <= i }) else { return nil }
      let own = label..<(labels.first { $0 > i } ?? close)
      return isNamed(condition, by: words) ? LanguageBranch(own: own, all: open..<close) : nil
    }
    guard at(keyword, "if"), isNamed(condition, by: words) else { return nil }
    var first = keyword
    while at(first - 1, "else"), at(first - 2, "}"), let before = partner(first - 2), case .control(let outer, _, _) = header(of: before) { first = outer }
    return LanguageBranch(own: open..<close + 1, all: first..<branchesEnd(first))
  }

  /// The script of a language in the literals of some tokens.
  private func script(in range: Range<Int>) -> Scripts.Local? {
    file.texts.lazy.map(Int.init).filter(range.contains).compactMap { Scripts.local(in: self.bytes($0)) }.first
  }

  /// Whether the other branches have Latin words, and none of the script.
  private func isForOthers(_ all: Range<Int>, except own: Range<Int>, _ script: Scripts.Local) -> Bool {
    let texts = file.texts.lazy.map(Int.init).filter { all.contains($0) && !own.contains($0) }
    return texts.contains { Scripts.hasLatinWord(self.bytes($0)) } && !texts.contains { Scripts.local(in: self.bytes($0)) == script }
  }
}
