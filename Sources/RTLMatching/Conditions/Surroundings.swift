import RTLFacts

extension Evaluator {
  /// How far ahead, in tokens, a later use is looked for: a function seldom has more.
  private static let reach = 400

  /// Whether one of the sets that an expression holds differs from its mirrored set. The branches of `? :` are
  /// sets of their own; a set with parts that the table does not know is not judged.
  func isLopsided(_ range: Range<Int>, _ words: [String: String]) -> Bool {
    var set: Set<String> = []
    var isKnown = true
    for token in range {
      if code.file.equals(token, "?") || code.file.equals(token, ":") {
        if isKnown, differs(set, words) { return true }
        set = []
        isKnown = true
        continue
      }
      guard code.file.tokens[token].kind == .identifier else { continue }
      let text = code.file.string(token)
      if words[text] != nil {
        set.insert(text)
      } else if !code.file.equals(token + 1, "."), !code.file.equals(token + 1, ":") {
        // A dot goes on from a type; a colon belongs to the next part of a selector.
        isKnown = false
      }
    }
    return isKnown && differs(set, words)
  }

  private func differs(_ set: Set<String>, _ words: [String: String]) -> Bool {
    Set(set.compactMap { words[$0] }) != set
  }

  /// Whether the name that ends an operand stands beside one of these operators further down in the same braces.
  func isBesideLater(_ name: Range<Int>, _ operators: [String], after end: Int) -> Bool {
    !usesLater(of: name, beside: operators, after: end).isEmpty
  }

  /// Whether the name that ends an operand is compared further down in the same braces, to one side only:
  /// `x > 40 || x < -40` compares to both, as does
  /// `x > most ? most : x < least ? least : x`, and the square of a thing has none.
  func isComparedLater(_ name: Range<Int>, after end: Int) -> Bool {
    let file = code.file
    let uses = usesLater(of: name, beside: ["<", ">", "<=", ">="], after: end).filter { !file.equals($0 - 1, "*") && !file.equals($0 + 1, "*") }
    let areJoined = zip(uses, uses.dropFirst()).map { use, next in
      next - use <= 8 && (use..<next).contains { file.equals($0, "||") || file.equals($0, "&&") || file.equals($0, "?") }
    }
    return uses.indices.contains { index in
      !(index > 0 && areJoined[index - 1]) && !(index < areJoined.count && areJoined[index])
    }
  }

  /// Whether the name that ends an operand is the first thing handed to a call of one of these names, or set to a member
  /// of one, further down in the same braces.
  func isPassedLater(_ name: Range<Int>, to targets: Set<String>, after end: Int) -> Bool {
    usesLater(of: name, beside: ["(", "="], after: end).contains { use in
      let file = code.file
      return (file.equals(use - 1, "(") || file.equals(use - 1, "=")) && use > 1 && file.tokens[use - 2].kind == .identifier
        && targets.contains(file.string(use - 2))
    }
  }

  /// Whether one of these members is asked of an operand, or of what a call makes of it, further down in the same function, or
  /// outside of one in the same braces: `back?.tinted(red).turned()`, `[[back tinted:red] turned]`.
  func isAskedLater(_ name: Range<Int>, _ members: Set<String>, after end: Int) -> Bool {
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

  /// Where the name that ends an operand stands beside one of these operators, further down in the same braces.
  private func usesLater(of name: Range<Int>, beside operators: [String], after end: Int) -> [Int] {
    let file = code.file
    guard let last = name.last else { return [] }
    let closer = endOfBraces(around: name.lowerBound)
    let marks = operators.map { Array($0.utf8) }
    return (end..<max(end, min(closer, end + Self.reach))).filter { token in
      file.tokens[token].kind == .identifier && file.sameTokens(token..<token + 1, last..<last + 1)
        && marks.contains { file.equals(token + 1, $0) || file.equals(token - 1, $0) }
    }
  }

  /// Whether a call further on in the chain of the match is one of these, arguments and all: `Image("a").opacity(0)`.
  /// - Parameter calls: `opacity(0)`, without spaces.
  func isModified(_ match: Matcher.Match, by calls: Set<String>) -> Bool {
    let file = code.file
    let last = match.end - 1
    var at = file.equals(last, ")") ? last : code.brackets.opener(enclosing: last)
    guard at >= 0 else { return false }
    if file.equals(at, "(") { at = code.brackets.partner(of: at) }
    for _ in 0..<Self.longestChain {
      guard at >= 0, file.equals(at + 1, "."), file.tokens.indices.contains(at + 3), file.tokens[at + 2].kind == .identifier else { return false }
      let name = at + 2
      at = name
      while file.equals(at + 1, "(") || file.equals(at + 1, "{") {
        let close = code.brackets.partner(of: at + 1)
        guard close > at else { return false }
        at = close
      }
      if at - name < Self.longestCall, calls.contains((name...at).map(file.string).joined()) { return true }
    }
    return false
  }
  private static let longestChain = 60
  /// In tokens.
  private static let longestCall = 12

  /// Whether a string literal is a piece of a sentence: it has two letters in a row and no place for a value, and a blank
  /// beside a word at its edge, where the rest is put.
  func isGlued(_ token: Int) -> Bool {
    let file = code.file
    guard file.tokens[token].kind == .string, !file.bytes[file.tokens[token].range].starts(with: "\"\"\"".utf8) else { return false }
    let text = Array(file.bytes[file.contentRange(ofString: token)])
    // Beyond ASCII the bytes of letters count, those of signs (U+0080 to U+00BF, U+2000 to U+2FFF) do not.
    func isLetter(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte >= 0xC3 && byte != 0xE2 }
    guard !text.contains(UInt8(ascii: "%")), zip(text, text.dropFirst()).contains(where: { isLetter($0) && ($1 >= 0x80 || isLetter($1)) }) else { return false }
    let edge = text.last == UInt8(ascii: " ") ? text.dropLast().last : text.first == UInt8(ascii: " ") ? text.dropFirst().first : nil
    return edge.map { isLetter($0) || ":,".utf8.contains($0) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? false
  }

  /// How many names one question follows, each set from the one before.
  private static let mostNames = 16

  /// Whether the name that begins an operand was last set, further up, from something that one of these words names.
  func isMade(_ name: Range<Int>, from runs: WordRuns) -> Bool {
    guard let first = name.first else { return false }
    var looks = Self.mostNames
    return isMade(first, from: runs, since: 0, &looks)
  }

  /// - Parameters:
  ///   - since: nothing in front of this token counts.
  ///   - looks: how many more names may be followed.
  private func isMade(_ first: Int, from runs: WordRuns, since: Int, _ looks: inout Int) -> Bool {
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
  private func madeBy(_ value: Range<Int>, _ runs: WordRuns, _ looks: inout Int) -> Bool {
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
    let member = code.file.equals(token + 1, ".") && token + 2 < code.file.tokens.count ? Words.split(code.file.string(token + 2).utf8) : []
    return Words.split(code.file.string(token).utf8) + member
  }

  /// Whether the match is a statement of its own, whose value nothing takes. In Swift the only expression of a
  /// block, or of a case, may be its value; an `if` without `else` has none.
  func isUnused(_ match: Matcher.Match) -> Bool {
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
