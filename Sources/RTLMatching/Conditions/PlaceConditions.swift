import RTLFacts

extension ConditionForm {
  static let places = [
    ConditionForm(
      "assigned", of: .match, in: .code, ["assigned to a, b": "the value ends up in an assignment to a member or variable of that name"]
    ) { clause throws(RuleError) in
      try clause.expect("to")
      let names = Set(try clause.list())
      var condition = Condition(code: { match, file in
        let place = match.place.upperBound - 1
        return Answer((file.code.assignedName(at: place) ?? file.code.propertySet(at: place)?.member).map(names.contains) ?? false)
      })
      condition.targets = names
      return condition
    },
    ConditionForm(
      "inside", of: .match, in: .code, ["inside a, b": "an enclosing function or type has a name with such a word"]
    ) { clause throws(RuleError) in
      let runs = try clause.wordList()
      return Condition(code: { match, file in
        Answer(file.code.scopeNames(at: match.place.lowerBound).contains { runs.occur(in: IdentifierWords.split($0.utf8)) })
      })
    },
    ConditionForm(
      "within", of: .match, in: .code,
      [
        "within NAME, …": "the place is in the arguments or the closure of a call with that name, at any depth",
        "within list-of 12": "the place is an element of an array literal with at least that many",
      ]
    ) { clause throws(RuleError) in
      if clause.takes("list-of") {
        let count = try clause.count()
        return Condition(code: { Answer($1.code.elementsOfList(around: $0.place.lowerBound, atMost: count) >= count) })
      }
      let names = Set(try clause.list())
      return Condition(code: { Answer($1.code.callNames(around: $0.place.lowerBound).contains(where: names.contains)) })
    },
  ]
}
