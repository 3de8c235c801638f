/// Objective-C asks for a member in two ways, `view.p` and `[view p]`: a pattern of the one is also one of the other.
extension PatternCompiler {
  /// The members of one pattern that are also tried as messages; each doubles the spellings.
  private static let mostMembers = 3

  /// The pattern with one, several or all of the members of its holes as messages.
  func gettingOtherwise(_ elements: [Element]) -> [[Element]] {
    let members = elements.indices.filter { isMember($0, of: elements) }.prefix(Self.mostMembers)
    guard !members.isEmpty else { return [] }
    return (1..<1 << members.count).map { mask in
      var written = elements
      // From the end: places ahead of a change stay.
      for (number, at) in members.enumerated().reversed() where mask & 1 << number != 0 {
        written[at...at + 2] = [mark("["), written[at], written[at + 2], mark("]")]
      }
      return written
    }
  }

  /// Whether `$A.name` begins at an index, and is neither called nor set, nor the end of a longer chain.
  private func isMember(_ at: Int, of elements: [Element]) -> Bool {
    guard at + 2 < elements.count, case .hole = elements[at], isMark(elements[at + 1], ".") else { return false }
    let isInChain = at > 0 && [".", "->"].contains { isMark(elements[at - 1], $0) }
    let isName: Bool =
      switch elements[at + 2] {
      case .literal(let literal): literal.word != 0
      case .choice(let choice): !choice.value.quoted && choice.value.alternatives.allSatisfy { $0.tokens.count == 1 && $0.tokens[0].word != 0 }
      default: false
      }
    guard isName, !isInChain else { return false }
    let signs = ["(", "=", "+=", "-=", "*=", "/=", "++", "--"]
    return at + 3 == elements.count || !signs.contains { isMark(elements[at + 3], $0) }
  }
}
