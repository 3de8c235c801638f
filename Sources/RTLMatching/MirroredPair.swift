import RTLFacts
import RTLLexing

extension Evaluator {
  /// How far away, in tokens, the other half of a pair may stand: one statement seldom has more than 30.
  private static let reach = 300

  /// Whether the same code for the other side stands nearby in the same braces: its words exchanged, and the
  /// distance with the other sign.
  /// - Parameter inStatement: only the rest of the statement counts, such as the calls of one chain.
  func isPaired(_ match: Matcher.Match, _ words: [String: String], distance: Range<Int>?, inStatement: Bool) -> Bool {
    let file = code.file
    let own = match.start..<match.end
    let minus = [UInt8(ascii: "-")]
    var wanted: [[UInt8]] = []
    for token in own {
      if let distance, token == distance.lowerBound {
        if file.equals(token, minus) { continue }
        if !isZero(distance) { wanted.append(minus) }
      }
      let text = file.string(token)
      wanted.append(Array((words[text] ?? text).utf8))
    }
    guard let first = wanted.first, wanted.count > 1 else { return false }
    let opener = code.brackets.opener(enclosing: own.lowerBound)
    let closer = opener < 0 ? file.tokens.count : code.brackets.partner(of: opener)
    let statement = inStatement ? code.statement(around: own.lowerBound) : opener + 1..<max(closer, opener + 1)
    let lowest = max(statement.lowerBound, own.lowerBound - Self.reach)
    let highest = min(statement.upperBound, own.upperBound + Self.reach) - wanted.count
    guard lowest <= highest else { return false }
    return (lowest...highest).contains { start in
      file.equals(start, first) && wanted.indices.allSatisfy { file.equals(start + $0, wanted[$0]) }
    }
  }

  private func isZero(_ range: Range<Int>) -> Bool {
    range.count == 1 && Double(code.file.string(range.lowerBound)) == 0
  }
}
