import RTLFacts

extension ConditionForm {
  static let words = [
    ConditionForm(
      "has-word", of: .hole, in: .all,
      ["$A has-word a, b": """
        a name in `$A` has one of these whole words (camelCase, snake_case, kebab-case and dots are split). A word list may be a table, \
        `in TABLE`, or its rows of some kinds (column `kind`), `in TABLE KIND, KIND`
        """]
    ) { clause throws(RuleError) in
      let (name, runs) = (clause.hole, try clause.wordList())
      return Condition(
        code: { match, file in Answer(match.captures[name].map { file.hasWord($0, runs) } ?? false) },
        elements: { match, _ in Answer(match.captures[name].map { runs.occur(in: IdentifierWords.split($0.utf8)) } ?? false) })
    },
    ConditionForm("in", of: .hole, in: .all, ["$A in TABLE": "the text is in the first column"]) { clause throws(RuleError) in
      let (name, texts) = (clause.hole, clause.reader.tables.texts(of: try clause.reader.table(try clause.word()).name))
      return Condition(
        code: { match, file in
          Answer(match.captures[name].map { texts.contains(file.file.text($0)) || file.string($0).map(texts.contains) == true } ?? false)
        },
        elements: { match, _ in Answer(match.captures[name].map(texts.contains) ?? false) })
    },
    ConditionForm(
      "named", of: .match, in: .all,
      ["named a, b": """
        the thing that is changed has a name with such a word; also `in TABLE` and `in TABLE KIND`. In code that is the receiver and \
        variable; in Interface Builder the outlet, user label, class, identifier, text or placeholder
        """]
    ) { clause throws(RuleError) in
      let runs = try clause.wordList()
      return Condition(
        code: { Answer($1.isNamed($0, runs)) },
        elements: { match, file in Answer(file.facts.names(of: match.element).contains { runs.occur(in: IdentifierWords.split($0.utf8)) }) })
    },
  ]
}

extension Evaluator {
  /// Whether a name in a run of tokens has such a word, or the name for which it stands: `title` of `cell.title`.
  fileprivate func hasWord(_ range: Range<Int>, _ runs: WordPattern) -> Bool {
    range.contains { token in
      names(token, runs) || file.tokens[token].kind == .identifier && code.stands(token) { names($0.upperBound - 1, runs) }
    }
  }

  private func names(_ token: Int, _ runs: WordPattern) -> Bool {
    switch file.tokens[token].kind {
    case .identifier: runs.occur(in: IdentifierWords.split(file.string(token).utf8))
    case .string: runs.occur(in: IdentifierWords.split(file.bytes[file.contentRange(ofString: token)]))
    default: false
    }
  }

  /// Names on the left of the place in its statement, and the variable that an initialiser closure fills.
  fileprivate func isNamed(_ match: Matcher.Match, _ runs: WordPattern) -> Bool {
    let place = match.place.lowerBound
    let start = min(code.statement(around: place).lowerBound, place)
    // The receiver stands near the start; a longer run is a generated expression.
    if hasWord(start..<min(place, start + 48), runs) { return true }
    if let name = code.initialisedName(around: place) { return runs.occur(in: IdentifierWords.split(name.utf8)) }
    return false
  }
}
