import RTLFacts

extension ConditionForm {
  static let types = [
    ConditionForm(
      "type", of: .hole, in: .code,
      [
        "$A type T, U": "the declared type of the operand is known and is one of these, or a class of the project that inherits from one",
        "$A type first T, U": "that of the first value in a chain of calls: of `Arrow()` in `Arrow().fill(.red)`",
      ]
    ) { clause throws(RuleError) in
      let (name, isFirst) = (clause.hole, clause.takes("first"))
      let types = try clause.list()
      var condition = Condition(code: { match, file in
        file.isType(match.captures[name].map { isFirst ? file.code.firstLink(of: $0) : $0 }, types)
      })
      condition.types = types
      condition.evidence = { match, file in match.captures[name].flatMap(file.declaration) }
      return condition
    },
    ConditionForm(
      "type", of: .match, in: .code, ["type T, U": "the type of the value of the match is known and is one of these"]
    ) { clause throws(RuleError) in
      let types = try clause.list()
      var condition = Condition(code: { match, file in file.isType(match.start..<match.end, types) })
      condition.types = types
      return condition
    },
    ConditionForm(
      "declares", of: .hole, in: .all,
      ["$T declares NAME": """
        the project's type of that name declares the member (`sizeThatFits`, or with labels `sizeThatFits(_:)`, `setTitle:forState:`): itself, \
        in an extension in any file, or in a superclass of the project. With `not`, it declares none, and the project declares the type
        """]
    ) { clause throws(RuleError) in
      let (name, member) = (clause.hole, try clause.word())
      @Sendable func ask(_ type: String?) -> Answer { Answer(asking: type.map { .declares(type: $0, member: member, expected: true) }) }
      return Condition(code: { match, file in ask(match.captures[name].flatMap(file.typeName)) }, elements: { match, _ in ask(match.captures[name]) })
    },
    ConditionForm(
      "read-alike", of: .match, in: .code,
      ["read-alike T, U": """
        each value that the fix exchanges goes only to functions of the project that do the same with either. Its type has both members, each \
        `switch` has the same branch for both with their names exchanged, and nothing compares it with one of them. A value of one of these \
        types of the framework may also go to initializers of these types
        """,
        "read-alike to PROPERTY of T, U": """
          and to this property of an object of one of these types, which nothing else in the project reads. The value is judged as if it stood \
          there: nothing is reported where its side is right at each such place, and the condition does not hold where its fix is not safe at one
          """]
    ) { clause throws(RuleError) in
      let end: String? = if clause.takes("to") { try clause.word() } else { nil }
      if end != nil { try clause.expect("of") }
      let framework = try clause.list()
      var condition = Condition(code: { match, file in file.exchangedValues(of: match).map { .ask(.readAlike($0, framework: framework, end: end)) } ?? .no })
      condition.handsOn = end != nil
      condition.hasOpposite = false
      return condition
    },
  ]
}

extension Evaluator {
  /// The values that a fix exchanges; nil where one of them is none that is given to a function.
  fileprivate func exchangedValues(of match: Matcher.Match) -> [ExchangedValue]? {
    var values: [ExchangedValue] = []
    if match.edits.isEmpty { return code.exchangedValue(at: match.place.upperBound - 1).map { [$0] } }
    for edit in match.edits {
      guard let token = file.tokens(in: edit.range)?.first, let value = code.exchangedValue(at: token, for: edit.replacement)
      else { return nil }
      values.append(value)
    }
    return values.isEmpty ? nil : values
  }

  /// The declaration of what an operand names, as a report shows it.
  fileprivate func declaration(_ range: Range<Int>) -> Condition.Evidence? {
    guard let last = range.last, case .known(let type, let declaration?) = code.expressionType(endingAt: last) else { return nil }
    return Condition.Evidence(token: declaration, message: "`\(file.text(range))` has type `\(type)`")
  }

  fileprivate func isType(_ range: Range<Int>?, _ types: [String]) -> Answer {
    guard let last = range?.last, let range else { return .no }
    let path: TypePath
    if case .known(let type, _) = code.expressionType(endingAt: last) {
      if types.contains(where: { $0 == type || type.hasSuffix("." + $0) }) { return .yes }
      // A class of the project may inherit from one of these.
      guard !vocabularies.members.knows(type) else { return .no }
      path = .known(type)
    } else if let found = code.typePath(endingAt: last) {
      path = found
    } else {
      return .no
    }
    return .ask(.type(path, of: types, spelled: file.text(range), expected: true))
  }

  /// The name of a type that an operand spells: `Cart.Row`, `Row<Item>`, `Row.self`.
  fileprivate func typeName(_ range: Range<Int>) -> String? {
    var names: [String] = []
    for token in range {
      if file.tokens[token].kind == .identifier {
        names.append(file.string(token))
      } else if !file.equals(token, ".") {
        break
      }
    }
    if names.last == "self" || names.last == "class" || names.last == "init" { names.removeLast() }
    return names.isEmpty ? nil : names.joined(separator: ".")
  }
}
