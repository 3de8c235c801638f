import RTLFacts

extension ConditionForm {
  static let equality = [
    ConditionForm(
      "equals", of: .hole, in: .all,
      ["$A equals $B": """
        the tokens are equal. Numbers compare as numbers, those of two holes within two hundredths; constants of the file and macros \
        compare by their numbers. `$B` may be a number
        """]
    ) { clause throws(RuleError) in
      let (name, word) = (clause.hole, try clause.word())
      if let number = Double(word) {
        return Condition(
          code: { match, file in Answer(match.captures[name].map { file.code.number($0) == number }) },
          elements: { match, _ in Answer(match.captures[name].map { InterfaceNumber.read($0) == number }) })
      }
      let other = try clause.reader.hole(word)
      return Condition(
        code: { match, file in Answer(match.captures[name].map { a in match.captures[other].map { file.areSame(a, $0) } ?? false }) },
        elements: { match, _ in Answer(match.captures[name].map { areSame($0, match.captures[other] ?? "") }) })
    },
    ConditionForm(
      "same-size", of: .hole, in: .all,
      [
        "$A same-size $B": "they differ in their sign alone, or by no more than one point",
        "$A same-size at left, right": """
          in code, the two arguments with these labels (in C: positions, `2, 4`) have the same size. `$A` is the call, or a constant of the \
          file created by it. With `not`, it is such a call whose two arguments have different sizes
          """,
      ]
    ) { clause throws(RuleError) in
      if clause.takes("at") { return try sameArguments(&clause) }
      let (a, b) = (clause.hole, try clause.otherHole())
      return Condition(
        code: { match, file in Answer(match.captures[a].flatMap { a in match.captures[b].map { file.isSameSize(a, $0) } }) },
        elements: { match, _ in
          guard let a = match.captures[a].flatMap(InterfaceNumber.read), let b = match.captures[b].flatMap(InterfaceNumber.read) else { return .neither }
          return Answer(abs(a) == abs(b))
        })
    },
    ConditionForm(
      "within", of: .hole, in: .all, ["$A within 2 of $B": "they are numbers that differ by no more than that; `$B` may be a number"]
    ) { clause throws(RuleError) in
      let (name, reach) = (clause.hole, Double(try clause.count()))
      try clause.expect("of")
      let word = try clause.word()
      let number = Double(word)
      let other = number == nil ? try clause.reader.hole(word) : ""
      @Sendable func answer(_ a: Double?, _ b: Double?) -> Answer {
        guard let a, let b = number ?? b else { return .neither }
        return Answer(abs(a - b) <= reach)
      }
      return Condition(
        code: { match, file in answer(match.captures[name].flatMap(file.code.number), match.captures[other].flatMap(file.code.number)) },
        elements: { match, _ in answer(match.captures[name].flatMap(InterfaceNumber.read), match.captures[other].flatMap(InterfaceNumber.read)) })
    },
  ]

  private static func sameArguments(_ clause: inout Clause) throws(RuleError) -> Condition {
    let names = try clause.list()
    guard names.count == 2, clause.reader.dialect != .xml else { throw clause.refusal }
    return Condition(code: { [hole = clause.hole] match, file in Answer(match.captures[hole].flatMap { file.haveSameSize($0, names[0], names[1]) }) })
  }

  fileprivate static func areSame(_ a: String, _ b: String) -> Bool {
    if let a = InterfaceNumber.read(a), let b = InterfaceNumber.read(b) { return areSame(a, b) }
    return a == b
  }

  /// Whether what two holes took is one number: 0.01 stands for a 0 that a framework would take for "not set".
  fileprivate static func areSame(_ a: Double, _ b: Double) -> Bool { abs(a - b) <= 0.02 }
}

extension Evaluator {
  fileprivate func areSame(_ a: Range<Int>, _ b: Range<Int>) -> Bool {
    if let a = code.number(a), let b = code.number(b) { return ConditionForm.areSame(a, b) }
    return file.sameTokens(a, b)
  }

  fileprivate func isSameSize(_ a: Range<Int>, _ b: Range<Int>) -> Bool {
    if let a = code.number(a), let b = code.number(b) { return abs(abs(a) - abs(b)) <= Self.hair }
    if file.sameTokens(unsigned(a), unsigned(b)) { return true }
    let difference = code.horizontalValues.thing(a).x.form - code.horizontalValues.thing(b).x.form
    return difference.isConstant && abs(difference.constant) <= Self.hair
  }

  private func unsigned(_ range: Range<Int>) -> Range<Int> {
    range.count > 1 && file.equals(range.lowerBound, "-") ? range.dropFirst() : range
  }

  /// Points by which two sides may differ before an eye sees it.
  private static let hair = 1.0

  /// Whether two arguments of the call that an operand is, or of the call that the constant it names was made
  /// with in this file, are of one size; nil for no such call. Values that are passed on (`insets.left` beside
  /// `insets.right`, `leftInset` beside `rightInset`) are.
  /// - Parameters: labels of the arguments; of C, which has none, the positions of left and right from 1.
  fileprivate func haveSameSize(_ operand: Range<Int>, _ a: String, _ b: String) -> Bool? {
    guard let call = call(of: operand), let a = argument(a, of: call), let b = argument(b, of: call) else { return nil }
    let isKnown = code.number(a.range) != nil && code.number(b.range) != nil
    return !isKnown && isPassedOn(a.range, b.range, a.label.map(text) ?? "left", b.label.map(text) ?? "right") || isSameSize(a.range, b.range)
  }

  /// Members of one thing, named for the two sides.
  private func isPassedOn(_ a: Range<Int>, _ b: Range<Int>, _ from: String, _ to: String) -> Bool {
    guard let left = a.last, let right = b.last, text(a.lowerBound).first?.isUppercase == false else { return false }
    return a.dropLast().map(text) == b.dropLast().map(text) && isTwin(left..<left + 1, right..<right + 1, [from: to])
  }

  private func text(_ token: Int) -> String { code.file.string(token) }

  private func argument(_ name: String, of call: [Argument]) -> Argument? {
    if let position = Int(name) { return call.indices.contains(position - 1) ? call[position - 1] : nil }
    return call.first { $0.label.map(text) == name }
  }

  private func call(of operand: Range<Int>) -> [Argument]? {
    guard let last = operand.last else { return nil }
    if let open = opener(of: last) { return code.arguments(ofCallAt: open) }
    guard code.file.tokens[last].kind == .identifier, let value = code.value(ofConstant: text(last)), let end = value.last, let open = opener(of: end)
    else { return nil }
    return code.arguments(ofCallAt: open)
  }

  private func opener(of closer: Int) -> Int? {
    guard code.file.equals(closer, ")") else { return nil }
    let open = code.brackets.partner(of: closer)
    return open >= 0 && open < closer ? open : nil
  }
}
