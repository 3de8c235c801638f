import RTLFacts

extension ConditionForm {
  static let declarations: [ConditionForm] = [
    ConditionForm(
      "local", not: "not-local", of: .hole, in: .code, ["$A local", "not-local"],
      """
      the operand is a bare name that the enclosing function declares: a parameter, a constant, `if let` / it is another one, such as a \
      member of `self`
      """
    ) { clause throws(RuleError) in Condition(clause.hole) { range, _, file in range.count == 1 && file.code.isLocalName(range.lowerBound) } },
    ConditionForm(
      "parameter", of: .hole, in: .code, ["$A parameter"], "the operand is a bare name for a parameter, even if unwrapped or renamed"
    ) { clause throws(RuleError) in Condition(clause.hole) { range, _, file in range.count == 1 && file.code.isParameterName(range.lowerBound) } },
  ]
}
