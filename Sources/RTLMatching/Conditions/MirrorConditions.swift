import RTLFacts

extension ConditionForm {
  static let mirrors = [
    ConditionForm(
      "mirrors", of: .hole, in: .code,
      ["$A mirrors $B by SIDE": """
        `$A` with every word of table SIDE swapped is `$B` (`insets.left` and `insets.right`, `leftInset` and `rightInset` pass a value \
        through)
        """], hint: "with a table of the head, for example `SIDE: left -> right`"
    ) { clause throws(RuleError) in
      let (a, b, words) = (clause.hole, try clause.otherHole(), try clause.exchange())
      return Condition(code: { match, file in Answer(match.captures[a].flatMap { a in match.captures[b].map { file.isTwin(a, $0, words) } }) })
    },
    ConditionForm(
      "asymmetric", of: .hole, in: .code,
      ["$SET asymmetric by CORNER": """
        the words of table CORNER in `$SET` are not the same words after each is swapped: `[topLeft, bottomLeft]`, not `[topLeft, topRight]`. \
        Each branch of `? :` is a set of its own; a set that also contains other names is not judged
        """], hint: hint
    ) { clause throws(RuleError) in
      let words = try clause.exchange()
      return Condition(clause.hole) { $2.isAsymmetric($0, words) }
    },
    ConditionForm(
      "asymmetric", of: .match, in: .code, ["asymmetric by CORNER": "the same of the words in the whole match"], hint: hint
    ) { clause throws(RuleError) in
      let words = try clause.exchange()
      return Condition(code: { Answer($1.isAsymmetric($0.start..<$0.end, words)) })
    },
  ]
  private static let hint = "with a table of the head, for example `CORNER: left -> right | right -> left`"
}

extension Evaluator {
  /// Whether one operand is the other with the words of its names exchanged. Two known numbers are what they are.
  func isTwin(_ a: Range<Int>, _ b: Range<Int>, _ words: [String: String]) -> Bool {
    guard a.count == b.count else { return false }
    var isExact = true
    for (x, y) in zip(a, b) {
      let (from, to) = (file.string(x), file.string(y))
      if words[from] ?? from == to { continue }
      guard file.tokens[x].kind == .identifier, IdentifierWords.split(from.utf8).map({ words[$0] ?? $0 }) == IdentifierWords.split(to.utf8)
      else { return false }
      isExact = false
    }
    if !isExact, let a = code.number(a), let b = code.number(b) { return a == b }
    return true
  }

  /// Whether one of the sets that an expression holds differs from its mirrored set. The branches of `? :` are
  /// sets of their own; a set with parts that the table does not know is not judged.
  fileprivate func isAsymmetric(_ range: Range<Int>, _ words: [String: String]) -> Bool {
    var set: Set<String> = []
    var isKnown = true
    for token in range {
      if code.file.equals(token, "?") || code.file.equals(token, ":") {
        if isKnown, differs(set, words) { return true }
        set = []
        isKnown = true
        continue
      }
      guard code.file.tokens[token].kind == .identifier else { continue }
      let text = code.file.string(token)
      if words[text] != nil {
        set.insert(text)
      } else if !code.file.equals(token + 1, "."), !code.file.equals(token + 1, ":") {
        // A dot goes on from a type; a colon belongs to the next part of a selector.
        isKnown = false
      }
    }
    return isKnown && differs(set, words)
  }

  private func differs(_ set: Set<String>, _ words: [String: String]) -> Bool { Set(set.compactMap { words[$0] }) != set }
}
