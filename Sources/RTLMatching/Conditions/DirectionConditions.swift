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
        the place is the only right-to-left language in a test by which the code chooses a side. It does so in the branches of the test, or \
        where its result is used
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
    code.isFlippedByHand(inFile ? nil : code.names(ofThingAt: match.place.lowerBound), by: member, halfTurns: vocabularies.halfTurns)
  }
}
