import RTLFacts

extension ConditionForm {
  static let origins = [
    ConditionForm(
      "made-from", of: .hole, in: .code,
      ["$A made-from a, b": """
        the name that begins `$A` was last set, further up, from something with one of these whole words in its name, or from a name that \
        was. `origin x` is also `origin.x`. Arguments of calls other than `min` and `max` do not count
        """]
    ) { clause throws(RuleError) in
      let words = try clause.wordList()
      return Condition(clause.hole) { range, _, file in file.isMade(range, from: words) }
    },
    ConditionForm(
      "of-point", of: .hole, in: .code,
      ["$A of-point": "it has the x of a position whose y is used in the same braces: `tap.x` beside `tap.y`, `markerX` beside `markerY`"]
    ) { clause throws(RuleError) in
      let table = clause.reader.tables.reading(of: EngineTable.layoutChains.rawValue, LayoutTable.init)
      return Condition(clause.hole) { [words = table.distanceWords] range, match, file in
        file.code.isCoordinate(range, in: file.scope(of: match.start), not: words)
      }
    },
  ]
}

extension Evaluator {
  /// How far back, in tokens, the value of a name is looked for: a function seldom has more.
  private static let reach = 400
  /// How many names one question follows, each set from the one before.
  private static let mostNames = 16

  /// Whether the name that begins an operand was last set, further up, from something that one of these words names.
  fileprivate func isMade(_ name: Range<Int>, from runs: WordPattern) -> Bool {
    guard let first = name.first else { return false }
    var looks = Self.mostNames
    return isMade(first, from: runs, since: 0, &looks)
  }

  /// - Parameters:
  ///   - since: nothing in front of this token counts.
  ///   - looks: how many more names may be followed.
  private func isMade(_ first: Int, from runs: WordPattern, since: Int, _ looks: inout Int) -> Bool {
    let file = code.file
    guard looks > 0, file.tokens[first].kind == .identifier else { return false }
    looks -= 1
    // The nearest one behind the token.
    var assignment: Int?
    for token in (min(first, max(since, first - Self.reach))..<first).reversed() {
      if file.isAssignment(token) { assignment = token }
      guard let equals = assignment, file.tokens[token].kind == .identifier, file.sameTokens(token..<token + 1, first..<first + 1),
        !file.equals(token - 1, "."), !file.equals(token + 1, ".")
      else { continue }
      let statement = code.statement(around: token)
      guard equals < statement.upperBound else { continue }
      return madeBy(equals + 1..<max(equals + 1, statement.upperBound), runs, &looks)
    }
    return false
  }

  /// Whether a value names one of the words itself, in the least or greatest of several values too, and not in the
  /// arguments of another call, or is a name of the same function that was made so. `origin.x` are the words `origin x`.
  private func madeBy(_ value: Range<Int>, _ runs: WordPattern, _ looks: inout Int) -> Bool {
    var names: [Int] = []
    var token = value.lowerBound
    while token < value.upperBound {
      let isChoice = code.file.equals(token, "(") && (code.file.equals(token - 1, "min") || code.file.equals(token - 1, "max"))
      // Parentheses behind no name group a part of the value.
      if code.file.equals(token, "(") && !isChoice && code.endsOperand(token - 1) || code.file.equals(token, "{") {
        token = max(token, code.brackets.partner(of: token))
      } else if code.file.tokens[token].kind == .identifier {
        if runs.occur(in: words(ofMember: token)) { return true }
        if isAlone(token, in: value) { names.append(token) }
      }
      token += 1
    }
    guard let body = code.functionBody(around: value.lowerBound)?.body else { return false }
    return names.contains { isMade($0, from: runs, since: body.lowerBound, &looks) }
  }

  /// Whether a name is a whole value, or one of those that a least or greatest is chosen from: no part of a sum or product.
  private func isAlone(_ token: Int, in value: Range<Int>) -> Bool {
    let begins = token == value.lowerBound || code.file.equals(token - 1, "(") || code.file.equals(token - 1, ",")
    let ends = token + 1 == value.upperBound || code.file.equals(token + 1, ")") || code.file.equals(token + 1, ",")
    return begins && ends
  }

  /// The words of a name and of the member that is asked of it.
  private func words(ofMember token: Int) -> [String] {
    let member = code.file.equals(token + 1, ".") && token + 2 < code.file.tokens.count ? IdentifierWords.split(code.file.string(token + 2).utf8) : []
    return IdentifierWords.split(code.file.string(token).utf8) + member
  }
}
