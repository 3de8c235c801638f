import RTLFacts

extension ConditionForm {
  static let places: [ConditionForm] = [
    ConditionForm(
      "assigned", not: "not-assigned", of: .match, in: .code, ["assigned to a, b", "not-assigned to a, b"],
      "the value ends up in an assignment to a member or variable of that name / does not"
    ) { clause throws(RuleError) in
      try clause.expect("to")
      let names = Set(try clause.list())
      var condition = Condition(code: { match, file in Answer(file.code.assignedName(at: match.place.upperBound - 1).map(names.contains) ?? false) })
      if !clause.isNegated { condition.targets = names }
      return condition
    },
    ConditionForm(
      "inside", not: "not-inside", of: .match, in: .code, ["inside a, b", "not-inside a, b"],
      "an enclosing function or type has a name with such a word / none has"
    ) { clause throws(RuleError) in
      let runs = try clause.wordList()
      return Condition(code: { match, file in
        Answer(file.code.scopeNames(at: match.place.lowerBound).map { Words.split($0.utf8) }.contains { runs.occur(in: $0) })
      })
    },
    ConditionForm(
      "within", of: .match, in: .code, ["within NAME, …"], "the place is in the arguments or the closure of a call with that name, at any depth"
    ) { clause throws(RuleError) in
      let names = Set(try clause.list())
      return Condition(code: { match, file in Answer(file.code.callNames(around: match.place.lowerBound).contains(where: names.contains)) })
    },
  ]
}
