import RTLFacts

extension ConditionForm {
  static let uses = [
    ConditionForm(
      "sets", of: .hole, in: .code,
      ["$A sets direction": """
        somewhere in the file this member of the name `$A` is set (`swipe.direction = …`, `[swipe setDirection:…]`), or in the same function \
        that of anything
        """]
    ) { clause throws(RuleError) in
      let member = try clause.word()
      return Condition(clause.hole) { range, _, file in file.code.sets(member, of: range) }
    },
    ConditionForm(
      "modified", of: .match, in: .code,
      [
        "modified hidden(), opacity(0)": "a later call in the chain of the match is one of these, including arguments: `Image(\"a\").font(.title).opacity(0)`",
        "modified rotationEffect": "or, of a bare name, with any arguments",
      ]
    ) { clause throws(RuleError) in
      let calls = Set(try clause.calls())
      return Condition(code: { Answer($1.isModified($0, by: calls)) })
    },
    ConditionForm(
      "used", of: .match, in: .code,
      [
        "used": "the value of the match is used: it is no statement of its own",
        "used further": "more is asked of the value of the match: a member of it, or in Objective-C a message",
      ]
    ) { clause in
      let isFurther = clause.takes("further")
      return Condition(code: { Answer(isFurther ? $1.isChained($0) : !$1.isUnused($0)) })
    },
  ]
}

extension Evaluator {
  /// Whether a call further on in the chain of the match is one of these, arguments and all: `Image("a").opacity(0)`.
  /// - Parameter calls: `opacity(0)`, without spaces; `opacity` with any arguments.
  fileprivate func isModified(_ match: Matcher.Match, by calls: Set<String>) -> Bool {
    modifiers(of: match).contains {
      calls.contains(code.file.string($0.lowerBound)) || $0.count <= Self.longestCall && calls.contains($0.map(code.file.string).joined())
    }
  }

  /// Whether a member follows the match, or the match is sent a message.
  fileprivate func isChained(_ match: Matcher.Match) -> Bool {
    var next = match.end
    while code.file.equals(next, "?") || code.file.equals(next, "!") { next += 1 }
    return code.file.equals(next, ".") || code.file.dialect != .swift && code.isName(next) && code.file.equals(match.start - 1, "[")
  }

  /// The calls further on in the chain of the match, each from its name on.
  func modifiers(of match: Matcher.Match) -> [Range<Int>] {
    let file = code.file
    let last = match.end - 1
    var at = match.place.lowerBound
    if file.tokens[at].kind == .identifier, file.equals(at + 1, "(") || file.equals(at + 1, "{") {
      at = end(ofCallAt: at)
    } else {
      at = file.equals(last, ")") ? last : code.brackets.opener(enclosing: last)
      if at >= 0, file.equals(at, "(") { at = code.brackets.partner(of: at) }
    }
    var found: [Range<Int>] = []
    while at >= 0, found.count < Self.longestChain, file.equals(at + 1, "."), file.tokens.indices.contains(at + 3), file.tokens[at + 2].kind == .identifier {
      let name = at + 2
      at = end(ofCallAt: name)
      if at >= 0 { found.append(name..<at + 1) }
    }
    return found
  }

  /// The last token of a call with its closures; -1 where it does not end.
  private func end(ofCallAt name: Int) -> Int {
    var at = name
    while code.file.equals(at + 1, "(") || code.file.equals(at + 1, "{") {
      let close = code.brackets.partner(of: at + 1)
      guard close > at else { return -1 }
      at = close
    }
    return at
  }
  private static let longestChain = 60
  /// In tokens.
  private static let longestCall = 12

  /// Whether the match is a statement of its own, whose value nothing takes. In Swift the only expression of a
  /// block, or of a case, may be its value; an `if` without `else` has none.
  fileprivate func isUnused(_ match: Matcher.Match) -> Bool {
    let file = code.file
    let statement = code.statement(around: match.start)
    guard statement.lowerBound == match.start, statement.upperBound == match.end else { return false }
    guard file.dialect == .swift else { return true }
    let opensBlock = file.equals(match.start - 1, "{") || file.equals(match.start - 1, "in") || file.equals(match.start - 1, ":")
    let open = match.start - 1
    if file.equals(open, "{"), !file.equals(open - 1, "else"), !file.equals(match.end + 1, "else"),
      file.equals(code.statement(around: open).lowerBound, "if")
    {
      return true
    }
    return !(opensBlock && (file.equals(match.end, "}") || file.equals(match.end, "case") || file.equals(match.end, "default")))
  }
}
