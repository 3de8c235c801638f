import RTLFacts
import RTLLexing

/// Where the other half of a pair may stand.
private enum PairReach: String { case statement, braces, file }

extension ConditionForm {
  static let pairs = [
    ConditionForm(
      "paired", of: .match, in: .code,
      [
        "paired by SIDE": """
          the matched code occurs a second time nearby with every word of table SIDE swapped, parts of names as well (left and right pinned \
          alike). Nearby is in the same braces, or in the brackets of a list that has a name
          """,
        "paired by SIDE at $C": "and with the sign of `$C` changed",
        "paired by SIDE at $C between $A and $B": """
          or as it is, with `$A` and `$B` in each other's place: `b.right = a.right + 8` is the other half of `a.left = b.left + 8`
          """,
        "paired by SIDE in statement": "in the rest of the statement, such as one chain of calls; `at $C` and `between` come before `in`",
        "paired by SIDE in file": "anywhere in the file",
        "paired by SIDE in names": """
          the file has a function like the one around the place, with every word of table SIDE swapped in its name and parameters, that uses \
          the other side
          """,
        "paired by fix": "another branch of the `if` around the place has a string literal with what the fix would write",
      ], hint: hint
    ) { clause throws(RuleError) in
      if clause.words == ["by", "fix"], clause.takes("by"), clause.takes("fix") { return Condition(code: { Answer($1.isPairedByFix($0)) }) }
      let words = try clause.exchange()
      let distance: String? = if clause.takes("at") { try clause.otherHole() } else { nil }
      let ends: (String, String)?
      if clause.takes("between") {
        let first = try clause.otherHole()
        try clause.expect("and")
        ends = (first, try clause.otherHole())
      } else {
        ends = nil
      }
      let place = clause.takes("in") ? try clause.word() : nil
      if place == "names" { return Condition(code: { Answer($1.isNamedInPair($0, words)) }) }
      guard let reach = place.map(PairReach.init) ?? .braces else { throw clause.refusal }
      @Sendable func isPaired(_ match: Matcher.Match, _ file: Evaluator, isBeside: Bool) -> Bool {
        let exchanged = ends.map { file.withEndsExchanged(match, words, $0.0, $0.1) } ?? []
        return file.isPaired(match, words, distance: distance.flatMap { match.captures[$0] }, or: exchanged, reach: reach, isBeside: isBeside)
      }
      var condition = Condition(code: { Answer(isPaired($0, $1, isBeside: false)) })
      if reach == .braces { condition.symmetry = { isPaired($0, $1, isBeside: true) } }
      return condition
    },
    ConditionForm(
      "paired", of: .match, in: .elements,
      ["paired by SIDE": "the same two items have a second constraint with the attributes swapped and the same constant, priority and multiplier"], hint: hint
    ) { clause throws(RuleError) in
      let words = try clause.exchange()
      return Condition(elements: { Answer($1.facts.isPaired($0.element, by: words)) })
    },
  ]
  private static let hint = "with a table of the head, for example `SIDE: left -> right | right -> left`"
}

extension Evaluator {
  /// How far away, in tokens, the other half of a pair may stand: one statement seldom has more than 30.
  static let nearby = 300
  /// How far away it may stand in the same file.
  private static let reachInFile = 10_000

  /// Whether the same code for the other side stands a second time, as near as `reach` says: its words exchanged,
  /// and the distance with the other sign.
  /// - Parameters:
  ///   - others: more ways to write it.
  ///   - isBeside: between the same brackets, and in the same case of a `switch`.
  fileprivate func isPaired(
    _ match: Matcher.Match, _ words: [String: String], distance: Range<Int>?, or others: [[[UInt8]]], reach: PairReach, isBeside: Bool
  ) -> Bool {
    let file = code.file
    let own = match.start..<match.end
    let exchange = SideExchange(words, file)
    var spellings = mirrored(own, exchange, distance, amount: exchange) + givenAlike(match, exchange) + others
    // `leftInset` may be the distance on both sides.
    if distance != nil { spellings += mirrored(own, exchange, distance, amount: SideExchange([:], file)).filter { !spellings.contains($0) } }
    if !code.spelledOut(own).elementsEqual(own) { spellings += mirrored(own, exchange, distance, amount: exchange, spelledOut: true) }
    spellings.removeAll { $0.count < 2 }
    guard !spellings.isEmpty else { return false }
    let numbered = distance.flatMap { NumberedHalf(own, $0, exchange, code) }
    let scope =
      switch reach {
      case .file: file.tokens.indices
      case .statement: code.statement(around: own.lowerBound)
      case .braces: scope(of: own.lowerBound)
      }
    let tokens = reach == .file ? Self.reachInFile : Self.nearby
    let near = max(scope.lowerBound, own.lowerBound - tokens)..<max(min(scope.upperBound, own.upperBound + tokens), own.lowerBound)
    func isOther(_ start: Int, _ end: Int) -> Bool {
      guard !isBeside || standBeside(start, own.lowerBound) else { return false }
      let isTwin = spellings.contains { wanted in
        (file.equals(start, wanted[0]) || code.startsStatement(start)) && isWritten(wanted, in: start..<end, asAllUpTo: own.upperBound)
      }
      guard isTwin || numbered.map({ isWritten($0, in: start..<end, asAllUpTo: own.upperBound) }) ?? false else { return false }
      return !code.areSwitchedApart(start, own.lowerBound)
    }
    return near.contains { isOther($0, scope.upperBound) } || reach == .braces && !isBeside && runBefore(scope).contains { isOther($0, scope.lowerBound) }
  }

  /// The tokens of the same function that run ahead of the braces, as near as `nearby`: those in braces of their own do not always.
  func runBefore(_ scope: Range<Int>) -> [Int] {
    var found: [Int] = []
    var opener = scope.lowerBound - 1
    let first = max(opener - Self.nearby, 0)
    while opener > first, file.equals(opener, "{"), !code.isFunctionBody(opener), !code.isTypeBody(opener) {
      let outer = self.scope(of: opener)
      found += (min(max(outer.lowerBound, first), opener)..<opener).filter { isOutsideBraces($0, in: outer.lowerBound - 1) }
      opener = outer.lowerBound - 1
    }
    return found
  }

  /// Whether no braces of another block stand between a token and the brackets around it.
  func isOutsideBraces(_ token: Int, in opener: Int) -> Bool {
    var inner = code.brackets.opener(enclosing: token)
    while inner > opener {
      if file.equals(inner, "{"), !code.setsUpThings(inner) { return false }
      inner = code.brackets.opener(enclosing: inner)
    }
    return true
  }

  /// Whether two tokens stand between the same brackets, and in the same case of a `switch`. Of a constraint that a statement hands on
  /// at once, as in `[view addConstraint:…]`, the statement counts.
  private func standBeside(_ a: Int, _ b: Int) -> Bool {
    var (a, b) = (a, b)
    if code.brackets.opener(enclosing: a) != code.brackets.opener(enclosing: b) {
      guard let start = startOfCalls(around: a), let other = startOfCalls(around: b), start != other else { return false }
      (a, b) = (start, other)
    }
    let opener = code.brackets.opener(enclosing: a)
    guard opener == code.brackets.opener(enclosing: b) else { return false }
    return !(min(a, b)..<max(a, b)).contains { token in
      (code.file.equals(token, "case") || code.file.equals(token, "default")) && code.brackets.opener(enclosing: token) == opener
    }
  }

  /// The start of the statement round a token, where nothing in it decides whether the token is reached.
  private func startOfCalls(around i: Int) -> Int? {
    let start = code.statement(around: i).lowerBound
    guard i - start < Self.nearby, !Self.deciding.contains(where: { code.at(start, $0) }) else { return nil }
    return (start..<max(i, start)).contains { token in Self.choosing.contains { code.at(token, $0) } } ? nil : start
  }

  /// How a statement begins that may leave out what stands in it, and what does so within one.
  private static let deciding: [StaticString] = ["if", "else", "guard", "for", "while", "switch"], choosing: [StaticString] = ["?", "&&", "||"]

  /// Tokens of an `if` with its branches that are looked at: one that chooses by the version of the system is short.
  private static let longestChoice = 600

  /// Whether a function is declared as the one around the match, with its words exchanged, and does the same with them:
  /// `pinLeading` for `pinLeft`.
  fileprivate func isNamedInPair(_ match: Matcher.Match, _ words: [String: String]) -> Bool {
    let place = match.place.lowerBound
    guard let (name, open) = code.namedFunction(around: place) else { return false }
    let exchange = SideExchange(words, file)
    let (other, side) = (exchange.turned(name), exchange.turned(place))
    guard !file.equals(name, other), !file.equals(place, side) else { return false }
    return code.names([String(decoding: other, as: UTF8.self)]).contains { twin in
      let body = twin + open - name
      guard declaresFunction(twin), let close = code.partner(body), (name + 1...open).allSatisfy({ file.equals(twin + $0 - name, exchange.turned($0)) })
      else { return false }
      return (body..<close).contains { file.equals($0, side) }
    }
  }

  /// `func name`, `- (void)name`
  private func declaresFunction(_ name: Int) -> Bool {
    if code.isSwift { return code.at(name - 1, "func") }
    guard code.at(name - 1, ")"), let open = code.partner(name - 1) else { return false }
    return code.at(open - 1, "-") || code.at(open - 1, "+")
  }

  fileprivate func isPairedByFix(_ match: Matcher.Match) -> Bool {
    guard let choice = code.choice(around: match.place.lowerBound) else { return false }
    return choice.prefix(Self.longestChoice).contains { token in
      file.tokens[token].kind == .string && match.edits.contains { file.bytes[file.contentRange(ofString: token)].elementsEqual($0.replacement.utf8) }
    }
  }

  /// The code with its two ends in each other's place, which keeps the relation and the sign of the distance:
  /// `b.right >= a.right + 8` for `a.left >= b.left + 8`.
  fileprivate func withEndsExchanged(_ match: Matcher.Match, _ words: [String: String], _ first: String, _ second: String) -> [[[UInt8]]] {
    guard let a = match.captures[first], let b = match.captures[second], a.upperBound <= b.lowerBound else { return [] }
    // Only the sides are turned: those that the reported code names.
    let named = IdentifierWords.split(file.bytes[file.byteRange(match.place)])
    let exchange = SideExchange(words.filter { named.contains($0.key) || named.contains($0.value) }, file)
    func turned(_ range: Range<Int>) -> [[UInt8]] { range.filter { !code.isTrailingComma($0) }.map(exchange.turned) }
    func kept(_ range: Range<Int>) -> [[UInt8]] { range.map { Array(file.bytes[file.tokens[$0].range]) } }
    return [turned(match.start..<a.lowerBound) + kept(b) + turned(a.upperBound..<b.lowerBound) + kept(a) + turned(b.upperBound..<match.end)]
  }

  /// The other side that gets the same value, `b.right = a.left` for `b.left = a.left`; nothing where no value is assigned.
  private func givenAlike(_ match: Matcher.Match, _ exchange: SideExchange) -> [[[UInt8]]] {
    let file = code.file
    let sign = match.place.upperBound
    guard sign < file.tokens.count, file.isAssignment(sign) || file.equals(sign, "+=") || file.equals(sign, "-=") else { return [] }
    return [code.spelledOut(match.start..<match.end).map { match.place.contains($0) ? exchange.turned($0) : Array(file.string($0).utf8) }]
  }

  /// Whether a range begins with this code, trailing commas aside, names that stand for things spelled out.
  /// - Parameter end: of what is looked for a second time; where its expression ends, so has this one.
  private func isWritten(_ wanted: [[UInt8]], in range: Range<Int>, asAllUpTo end: Int) -> Bool {
    self.end(of: wanted, in: range).map { !goesOn($0) || goesOn(end) } ?? false
  }

  /// Whether a range begins with the other half, however its distance is spelled.
  private func isWritten(_ wanted: NumberedHalf, in range: Range<Int>, asAllUpTo end: Int) -> Bool {
    guard let start = self.end(of: wanted.head, in: range) else { return false }
    let behind = code.operandEnd(startingAt: start) + 1
    guard behind <= range.upperBound, code.number(start..<behind) == wanted.number else { return false }
    return self.end(of: wanted.tail, in: behind..<range.upperBound).map { !goesOn($0) || goesOn(end) } ?? false
  }

  /// The token behind this code where a range begins with it.
  private func end(of wanted: [[UInt8]], in range: Range<Int>) -> Int? {
    var token = range.lowerBound
    var left = wanted[...]
    while let text = left.first {
      if code.isTrailingComma(token) { token += 1 }
      guard token < range.upperBound else { return nil }
      if code.file.equals(token, text) {
        left.removeFirst()
      } else {
        guard code.isIdentifier(token) else { return nil }
        let object = code.spelledOut(token..<token + 1)
        guard object.count <= left.count, zip(object, left).allSatisfy({ code.file.equals($0, $1) }) else { return nil }
        left.removeFirst(object.count)
      }
      token += 1
    }
    return token
  }

  /// Whether the expression goes on with a token.
  private func goesOn(_ token: Int) -> Bool {
    code.isKind(token, .operator) && !code.startsStatement(token) || code.isTernary(token)
  }

  /// The tokens in the braces or in the list around a token; all of the file where there are none. `title.apply { $0.side = … }` stands
  /// in the braces in which the title does.
  func scope(of token: Int) -> Range<Int> {
    var opener = code.brackets.opener(enclosing: token)
    while opener >= 0, holdsOneHalf(opener) || code.setsUpThings(opener) { opener = code.brackets.opener(enclosing: opener) }
    let closer = opener < 0 ? -1 : code.brackets.partner(of: opener)
    // Nothing closes the braces of damaged code.
    return opener + 1..<(closer > token ? closer : file.tokens.count)
  }

  /// The arguments of one call hold one constraint, and so does a message. A list holds several, but one that is handed
  /// over, `activate([…])`, may hold one of them; lists that have names may be for different times.
  private func holdsOneHalf(_ opener: Int) -> Bool {
    let file = code.file
    guard file.equals(opener, "[") else { return file.equals(opener, "(") }
    guard file.dialect == .objectiveC else { return opener > 0 && file.equals(opener - 1, "(") }
    return !file.equals(opener - 1, "@") || opener > 1 && file.equals(opener - 2, ":")
  }

  /// The code of the other half in each spelling: with `-12` for `12`, with `padding * -1` for `padding`, or with
  /// `-(padding / 2)` for `padding / 2`.
  /// - Parameter amount: what becomes of the names in the distance.
  private func mirrored(_ own: Range<Int>, _ exchange: SideExchange, _ distance: Range<Int>?, amount: SideExchange, spelledOut: Bool = false) -> [[[UInt8]]] {
    let file = code.file
    func tokens(_ range: Range<Int>) -> [Int] { (spelledOut ? code.spelledOut(range) : Array(range)).filter { !code.isTrailingComma($0) } }
    let (minus, opening) = ([UInt8(ascii: "-")], [UInt8(ascii: "(")])
    guard let distance, !distance.isEmpty, own.lowerBound <= distance.lowerBound, distance.upperBound <= own.upperBound
    else { return [tokens(own).map(exchange.turned)] }
    var sign: [[UInt8]] = file.equals(distance.lowerBound, minus) || isZero(distance) ? [] : [minus]
    for token in distance where token > distance.lowerBound || !file.equals(token, minus) {
      // Of a sum each part has the other sign.
      if let other = ["+": "-", "-": "+"][file.string(token)], code.brackets.opener(enclosing: token) == code.brackets.opener(enclosing: distance.lowerBound) {
        sign.append(Array(other.utf8))
      } else {
        sign.append(amount.turned(token))
      }
    }
    var distances = [sign]
    // What `* -1` turns is one operand: of `a + b * -1` the first keeps its sign.
    let isTurned = distance.count > Self.minusOne.count && distance.suffix(Self.minusOne.count).map(file.string) == Self.minusOne
    let operand = isTurned ? distance.dropLast(Self.minusOne.count) : distance
    if !isZero(distance), operand.allSatisfy({ isInOperand($0, within: code.brackets.opener(enclosing: distance.lowerBound)) }) {
      distances.append(operand.map(amount.turned) + (isTurned ? [] : Self.minusOne.map { Array($0.utf8) }))
    }
    if distance.count > 3, code.brackets.partner(of: distance.lowerBound + 1) == distance.upperBound - 1, file.equals(distance.lowerBound, minus),
      file.equals(distance.lowerBound + 1, opening)
    {
      distances.append(distance.dropFirst(2).dropLast().map(amount.turned))
    } else if !file.equals(distance.lowerBound, minus), !isZero(distance) {
      distances.append([minus, opening] + distance.map(amount.turned) + [[UInt8(ascii: ")")]])
    }
    let (head, tail) = (tokens(own.lowerBound..<distance.lowerBound).map(exchange.turned), tokens(distance.upperBound..<own.upperBound).map(exchange.turned))
    return distances.map { head + $0 + tail }
  }
  private static let minusOne = ["*", "-", "1"]

  /// Whether a token between these brackets is no operator but that of a member.
  private func isInOperand(_ token: Int, within opener: Int) -> Bool {
    let kind = code.file.tokens[token].kind
    return kind == .identifier || kind == .number || code.brackets.opener(enclosing: token) != opener
      || [".", "(", ")", "[", "]"].contains(code.file.string(token))
  }

  private func isZero(_ range: Range<Int>) -> Bool { range.count == 1 && code.number(range) == 0 }
}

/// The other half of a pair whose distance is a number: a constant may be named for anything.
private struct NumberedHalf {
  /// The code ahead of the distance, its sides turned over, and what follows it.
  let head, tail: [[UInt8]]
  let number: Double

  /// - Returns: nil where the number is not known.
  init?(_ own: Range<Int>, _ distance: Range<Int>, _ exchange: SideExchange, _ code: CodeView) {
    guard let number = code.number(distance) else { return nil }
    self.number = -number
    head = (own.lowerBound..<distance.lowerBound).map(exchange.turned)
    tail = (distance.upperBound..<own.upperBound).map(exchange.turned)
  }
}

/// Turns the sides in the tokens of a file over.
private struct SideExchange {
  let words: [String: String]
  let inNames: WordExchange
  let file: TokenFile

  init(_ words: [String: String], _ file: TokenFile) { (self.words, inNames, self.file) = (words, WordExchange(words), file) }

  /// A token with its side turned over: the whole word, or a word in a name.
  func turned(_ token: Int) -> [UInt8] {
    let text = file.string(token)
    if let word = words[text] { return Array(word.utf8) }
    guard file.tokens[token].kind == .identifier else { return Array(text.utf8) }
    return inNames.exchanged(Array(text.utf8)).text
  }
}
