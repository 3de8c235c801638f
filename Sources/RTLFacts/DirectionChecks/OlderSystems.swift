/// Branches for systems that lack a part of a framework.
extension CodeView {
  /// Whether a token stands in the branch for older systems of a test of what the system has, and the code for newer ones
  /// follows the flow of the text: `if #available(iOS 11, *) { v.leadingMargin = 8 } else { v.leftMargin = 8 }`.
  package func isOlderTwin(_ i: Int) -> Bool {
    guard !directionVocabulary.availability.isEmpty else { return false }
    var p = i
    for _ in 0..<CodeView.depth {
      guard let open = enclosing(p) else { return false }
      if at(open, "{"), let newer = newerBranch(than: open) { return followsFlow(in: newer) }
      p = open
    }
    return false
  }

  /// What newer systems run instead of the block that opens at a token; nil where that is no branch for older ones.
  private func newerBranch(than open: Int) -> Range<Int>? {
    guard case .control(let keyword, let condition, let isElse) = header(of: open), at(keyword, "if") || at(keyword, "guard") else { return nil }
    if isLack(condition) != isElse, isLack(condition) || isTest(condition) {
      return isElse && at(keyword, "if") ? condition.upperBound..<open - 1 : rest(behind: open)
    }
    // `if #available(iOS 15, *) { … } else if … { here }`
    guard at(keyword - 1, "else"), let first = partner(keyword - 2), case .control(_, let condition, _) = header(of: first) else { return nil }
    return isTest(condition) && !isLack(condition) ? first..<keyword - 2 : nil
  }

  private func isTest(_ condition: Range<Int>) -> Bool { condition.contains { directionVocabulary.availability.contains(text($0)) } }

  /// Whether a condition holds on older systems: `#unavailable`, `!responds(to: …)`.
  private func isLack(_ condition: Range<Int>) -> Bool {
    condition.contains { directionVocabulary.unavailability.contains(text($0)) } || isTest(condition) && at(condition.lowerBound, "!")
  }

  /// What follows a block in the one around it, with its `else`.
  private func rest(behind open: Int) -> Range<Int> {
    let end = partner(open) ?? open
    let outer = enclosing(open).flatMap(partner) ?? count
    return end..<max(end, outer)
  }

  /// Whether a name in some tokens is one of the start or the end of the line.
  func followsFlow(in range: Range<Int>) -> Bool {
    let flow = directionVocabulary.flow
    return range.prefix(CodeView.reach).contains { isNamed($0, by: flow) }
  }

  /// Whether a token is a name with one of these words.
  func isNamed(_ i: Int, by words: Set<String>) -> Bool { isKind(i, .identifier) && IdentifierWords.split(bytes(i)).contains(where: words.contains) }
}
