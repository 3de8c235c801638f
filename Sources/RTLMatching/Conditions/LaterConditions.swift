import RTLFacts

extension ConditionForm {
  static let later = [
    ConditionForm(
      "later", of: .hole, in: .code,
      [
        "$A later beside /, <": "further down in the same braces the name `$A` is next to one of these operators",
        "$A later asked turned, flipped": "further down in the same function one of these members of the name `$A` is used: `back?.turned()`",
        "$A later only draw, measure": """
          the local `$A` is used in calls with these names and nowhere else in its function, directly or in a local made with it. Setting a \
          member of it is not a use
          """,
      ]
    ) { clause throws(RuleError) in
      switch try clause.word() {
      case "beside":
        let operators = try clause.list()
        return Condition(clause.hole) { $2.isUsedLater($0, beside: operators, after: $1.end) }
      case "asked":
        let members = Set(try clause.list())
        return Condition(clause.hole) { $2.isAskedLater($0, members, after: $1.end) }
      case "only":
        let calls = Set(try clause.list())
        return Condition(clause.hole) { range, _, file in range.count == 1 && file.code.isOnly(local: range.lowerBound, for: calls) }
      default: throw clause.refusal
      }
    }
  ]
}

extension Evaluator {
  /// How far ahead, in tokens, a later use is looked for: a function seldom has more.
  private static let reach = 400

  /// Whether one of these members is asked of an operand, or of what a call makes of it, further down in the same function, or
  /// outside of one in the same braces: `back?.tinted(red).turned()`, `[[back tinted:red] turned]`.
  fileprivate func isAskedLater(_ name: Range<Int>, _ members: Set<String>, after end: Int) -> Bool {
    let file = code.file
    guard !name.isEmpty else { return false }
    let scope = code.functionBody(around: name.lowerBound)?.body.upperBound ?? endOfBraces(around: name.lowerBound)
    let path = bare(name)
    return (end..<max(end, min(scope, end + Self.reach))).contains { token in
      guard file.tokens[token].kind == .identifier, members.contains(file.string(token)) else { return false }
      var start = code.operandStart(endingAt: token)
      if !file.equals(token - 1, ".") {
        start = code.brackets.opener(enclosing: token) + 1
        while file.equals(start, "[") { start += 1 }
      }
      return start > 0 && start < token && bare(start..<token).starts(with: path)
    }
  }

  /// The names of a path without `self` and what unwraps them.
  private func bare(_ path: Range<Int>) -> [String] {
    let names = path.prefix(Self.longestPath).map(code.file.string).filter { !["?", "!", ".", "->"].contains($0) }
    return names.first == "self" ? Array(names.dropFirst()) : names
  }
  private static let longestPath = 60

  /// The token that closes the brackets round another one; behind the last token where nothing is round it.
  private func endOfBraces(around token: Int) -> Int {
    let opener = code.brackets.opener(enclosing: token)
    return opener < 0 ? code.file.tokens.count : code.brackets.partner(of: opener)
  }

  /// Whether the name that ends an operand stands beside one of these operators, further down in the same braces.
  fileprivate func isUsedLater(_ name: Range<Int>, beside operators: [String], after end: Int) -> Bool {
    let file = code.file
    guard let last = name.last else { return false }
    let closer = endOfBraces(around: name.lowerBound)
    let marks = operators.map { Array($0.utf8) }
    return (end..<max(end, min(closer, end + Self.reach))).contains { token in
      file.tokens[token].kind == .identifier && file.sameTokens(token..<token + 1, last..<last + 1)
        && marks.contains { file.equals(token + 1, $0) || file.equals(token - 1, $0) }
    }
  }
}
