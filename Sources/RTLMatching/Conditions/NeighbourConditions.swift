import RTLFacts
import RTLLexing
import RTLSystem

extension ConditionForm {
  private static let beside = "beside"

  static let neighbours = [
    ConditionForm(
      beside, of: .match, in: .code,
      [
        "beside $A.width == $B.width": """
          this code stands nearby, before or after, in the same braces or in the brackets of the same list; a hole of the pattern stands for what it \
          took there
          """
      ]
    ) { clause throws(RuleError) in
      let spellings = try clause.pattern()
      return Condition(code: { match, file in Answer(file.isWritten(spellings, beside: match)) })
    }
  ]

  /// The code in a test, which is compiled with the patterns of its block; nil for a test without.
  static func pattern(in test: String) -> String? {
    var words = parts(of: test, at: " ")[...]
    if words.first == "not" { words.removeFirst() }
    return words.popFirst() == beside ? words.joined(separator: " ") : nil
  }
}

extension Evaluator {
  /// Whether one of the spellings stands near a match, neither in it nor in braces of its own.
  fileprivate func isWritten(_ spellings: [CodePattern], beside match: Matcher.Match) -> Bool {
    let own = match.start..<match.end
    let scope = scope(of: own.lowerBound)
    let near = max(scope.lowerBound, own.lowerBound - Self.nearby)..<min(scope.upperBound, own.upperBound + Self.nearby)
    return near.contains { token in
      file.tokens[token].word != 0 && !own.contains(token)
        && spellings.contains { spelling in
          guard spelling.mayBegin(with: file.tokens[token].word), isOutsideBraces(token, in: scope.lowerBound - 1),
            let other = matcher.match(spelling, at: token, holding: match.captures)
          else { return false }
          return near.contains(other.start) && other.end <= near.upperBound && !own.overlaps(other.start..<other.end)
        }
    }
  }

  /// Whether no braces of another block stand between a token and the brackets around it.
  private func isOutsideBraces(_ token: Int, in opener: Int) -> Bool {
    var inner = code.brackets.opener(enclosing: token)
    while inner > opener {
      if file.equals(inner, "{"), !code.setsUpThings(inner) { return false }
      inner = code.brackets.opener(enclosing: inner)
    }
    return true
  }
}

extension CodePattern {
  /// Whether its trigger may be this word.
  fileprivate func mayBegin(with word: WordID) -> Bool {
    switch elements[trigger] {
    case .literal(let literal): literal.word == word
    case .choice(let choice): choice.value.alternatives.contains { $0.tokens.first?.word == word }
    default: false
    }
  }
}
