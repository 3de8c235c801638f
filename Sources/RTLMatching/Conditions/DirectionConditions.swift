import RTLFacts

extension ConditionForm {
  static let directions = [
    ConditionForm(
      "flips", of: .match, in: .code,
      [
        "flips transform": """
          a direction check in the file gives this member of the thing that is changed a value with the factor -1, or with half a turn \
          (`.pi`). What is flipped by hand needs no other sides
          """,
        "flips transform in file": "a direction check gives it to this member of any thing of the file",
      ]
    ) { clause throws(RuleError) in
      let (member, inFile) = (try clause.word(), clause.takes("in"))
      if inFile { try clause.expect("file") }
      return Condition(code: { Answer($1.isFlippedManually($0, by: member, inFile: inFile)) })
    },
    ConditionForm(
      "asks-direction", of: .hole, in: .code,
      ["$A asks-direction": "the code in the hole asks for the direction of the layout, as the framework tells it"]
    ) { clause in Condition(clause.hole) { range, _, file in file.code.testsLayout(range) } },
    ConditionForm(
      "chooses-side", of: .match, in: .code,
      ["chooses-side": """
        the place is the only right-to-left language in a test by which the code chooses a side, in the branches of the test or where its result \
        is used
        """]
    ) { _ in Condition(code: { Answer($1.code.choosesSide(byLanguageAt: $0.place.lowerBound)) }) },
    ConditionForm(
      "asks-direction", of: .match, in: .code, ["asks-direction": "code in the same braces, or deeper, also checks the layout direction"]
    ) { _ in Condition(code: { Answer($1.code.asksDirection(around: $0.start..<$0.end)) }) },
  ]
}

extension Evaluator {
  /// Whether the file turns a thing round by hand: by a test of the direction it gives the member a value with the factor
  /// -1, or with half a turn.
  /// - Parameter inFile: any thing of the file will do; otherwise the one that the match changes.
  fileprivate func isFlippedManually(_ match: Matcher.Match, by member: String, inFile: Bool) -> Bool {
    let flips = manualFlips[member] ?? findManualFlips(of: member)
    manualFlips[member] = flips
    guard !inFile else { return !flips.isEmpty }
    let own = names(at: match.place.lowerBound)
    return flips.contains { !own.isDisjoint(with: names(at: $0)) }
  }

  private func findManualFlips(of member: String) -> [Int] {
    let setter = Setter.name(of: member)
    return code.names([member, setter]).filter { token in
      let isSet = code.file.string(token) == member && code.file.tokens.indices.contains(token + 1) && code.file.isAssignment(token + 1)
      guard isSet || code.file.string(token) == setter && code.at(token + 1, ":") else { return false }
      return code.statement(around: token).contains { isReversal($0) && (isGuarded(token) || isGuarded($0)) }
    }
  }

  private func isGuarded(_ token: Int) -> Bool { code.directionCheck(at: token)?.form != nil }

  /// What the thing is called whose member stands at a token: its receiver, or what a closure makes of that.
  private func names(at token: Int) -> Set<String> {
    if !code.isSwift, token > 0, code.at(token + 1, ":"), code.file.tokens[token - 1].kind == .identifier { return [code.file.string(token - 1)] }
    guard token > 1, code.file.equals(token - 1, "."), code.file.tokens[token - 2].kind == .identifier else { return [] }
    return [code.initialisedName(around: token) ?? code.file.string(token - 2)]
  }

  /// `-1`, or half a turn as it is: a fraction of it turns a thing over.
  private func isReversal(_ token: Int) -> Bool {
    if code.file.equals(token, "-") { return code.number(token..<min(token + 2, code.file.tokens.count)) == -1 }
    return vocabularies.halfTurns.contains(code.file.string(token)) && !code.file.equals(token + 1, "/") && !code.file.equals(token + 1, "*")
  }
}
