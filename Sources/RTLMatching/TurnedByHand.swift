import RTLFacts
import RTLLexing

extension Evaluator {
  /// Whether the file turns a thing round by hand: under a test of the direction it gives the member a
  /// value with the factor -1.
  /// - Parameter inFile: any thing of the file will do; otherwise the one that the match changes.
  func isTurned(_ match: Matcher.Match, by member: String, inFile: Bool) -> Bool {
    let turned = code.turnedMembers[member] ?? turned(member)
    code.turnedMembers[member] = turned
    guard !inFile else { return !turned.isEmpty }
    let own = names(at: match.place.lowerBound)
    return turned.contains { !own.isDisjoint(with: names(at: $0)) }
  }

  private func turned(_ member: String) -> [Int] {
    let name = Array(member.utf8)
    return code.file.tokens.indices.filter { token in
      code.file.equals(token, name) && code.file.tokens.indices.contains(token + 1) && code.file.isAssignment(token + 1)
        && hasNegativeOne(code.statement(around: token)) && code.guardAt(token, knowledge.guards)?.form != nil
    }
  }

  /// What the thing is called whose member stands at a token: its receiver, or what a closure makes of that.
  private func names(at token: Int) -> Set<String> {
    guard token > 1, code.file.equals(token - 1, "."), code.file.tokens[token - 2].kind == .identifier else { return [] }
    return [code.initialisedName(around: token) ?? code.file.string(token - 2)]
  }

  private func hasNegativeOne(_ statement: Range<Int>) -> Bool {
    statement.contains { token in
      code.file.equals(token, "-") && code.number(token..<min(token + 2, code.file.tokens.count)) == -1
    }
  }
}
