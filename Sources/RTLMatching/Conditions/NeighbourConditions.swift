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
          this code stands nearby, before or after, in the same braces or in the brackets of the same list. A hole of the pattern stands for what it \
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
    func isOther(_ token: Int, _ range: Range<Int>) -> Bool {
      file.tokens[token].word != 0 && !own.contains(token)
        && spellings.contains { spelling in
          guard spelling.mayBegin(with: file.tokens[token].word), let other = matcher.match(spelling, at: token, holding: match.captures) else { return false }
          return range.contains(other.start) && other.end <= range.upperBound && !own.overlaps(other.start..<other.end)
        }
    }
    return near.contains { isOther($0, near) && isOutsideBraces($0, in: scope.lowerBound - 1) }
      || runBefore(scope).contains { isOther($0, 0..<scope.lowerBound) }
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
