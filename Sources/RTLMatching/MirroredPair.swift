import RTLFacts
import RTLLexing

extension Evaluator {
  /// How far away, in tokens, the other half of a pair may stand: one statement seldom has more than 30.
  private static let reach = 300
  /// How far away it may stand in the same file.
  private static let reachInFile = 10_000

  /// Whether the same code for the other side stands a second time, as near as `reach` says: its words exchanged,
  /// and the distance with the other sign.
  func isPaired(_ match: Matcher.Match, _ words: [String: String], distance: Range<Int>?, reach: Test.Reach) -> Bool {
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
      // Of a sum each part has the other sign.
      if let distance, distance.contains(token), let other = ["+": "-", "-": "+"][text], code.brackets.opener(enclosing: token) == code.brackets.opener(enclosing: distance.lowerBound) {
        wanted.append(Array(other.utf8))
        continue
      }
      wanted.append(Array((words[text] ?? text).utf8))
    }
    guard let first = wanted.first, wanted.count > 1 else { return false }
    var opener = reach == .file ? -1 : code.brackets.opener(enclosing: own.lowerBound)
    // The arguments of one call hold one constraint, and so does a message; a list `@[…]` holds several.
    while opener >= 0,
      file.equals(opener, [UInt8(ascii: "(")]) || file.dialect == .objectiveC && file.equals(opener, [UInt8(ascii: "[")]) && !file.equals(opener - 1, [UInt8(ascii: "@")])
    {
      opener = code.brackets.opener(enclosing: opener)
    }
    let closer = opener < 0 ? file.tokens.count : code.brackets.partner(of: opener)
    let scope = reach == .statement ? code.statement(around: own.lowerBound) : opener + 1..<max(closer, opener + 1)
    let tokens = reach == .file ? Self.reachInFile : Self.reach
    let lowest = max(scope.lowerBound, own.lowerBound - tokens)
    let highest = min(scope.upperBound, own.upperBound + tokens) - wanted.count
    guard lowest <= highest else { return false }
    return (lowest...highest).contains { start in
      file.equals(start, first) && wanted.indices.allSatisfy { file.equals(start + $0, wanted[$0]) }
    }
  }

  private func isZero(_ range: Range<Int>) -> Bool {
    range.count == 1 && Double(code.file.string(range.lowerBound)) == 0
  }
}
