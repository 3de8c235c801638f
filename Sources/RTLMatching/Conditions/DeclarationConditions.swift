import RTLFacts

extension ConditionForm {
  static let declarations = [
    ConditionForm(
      "declared-as", of: .hole, in: .code,
      [
        "$A declared-as local": "the operand is a bare name that the enclosing function declares: a parameter, a constant, `if let`",
        "$A declared-as parameter": "the operand is a bare name for a parameter, even if unwrapped or renamed",
      ]
    ) { clause throws(RuleError) in
      switch try clause.word() {
      case "local": Condition(clause.hole) { range, _, file in range.count == 1 && file.code.isLocalName(range.lowerBound) }
      case "parameter": Condition(clause.hole) { range, _, file in range.count == 1 && file.code.isParameterName(range.lowerBound) }
      default: throw clause.refusal
      }
    }
  ]
}
