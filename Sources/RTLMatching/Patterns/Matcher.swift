import RTLFacts
import RTLLexing

/// Fits patterns to the tokens of one file, starting at a trigger word and nowhere else. A class: every
/// element of a pattern makes a closure that takes it in.
final class Matcher {
  /// What a pattern took, in token indices.
  struct Match {
    var start: Int
    var end: Int
    /// Tokens that a finding underlines.
    var place: Range<Int>
    var captures: [String: Range<Int>] = [:]
    var edits: [Edit] = []
    var needs: [Need] = []
    /// The most that the fix may claim, from the rows that took part.
    var fix: Applicability = .safe
    /// Where the type of a typed member begins: it is underlined with the member.
    var placeStart: Int?
    /// Types that the context of an implicit member must have, with the member's token.
    var contexts: [(member: Int, type: String)] = []
  }

  /// The most units that a hole may take, a bracket with all it holds counting as one. Nobody writes a longer operand,
  /// and without a limit an expression of a hundred thousand units would be read once for each trigger word in it.
  private static let longestOperand = 1000

  /// The steps that all patterns together may take in one file, for each of its tokens. Of ten thousand files of apps none
  /// took three; without a limit a block of a hundred thousand statements would be read once for each trigger word in it.
  private static let stepsPerToken = 20
  /// What a short file may need beyond that.
  private static let fewestSteps = 100_000

  let file: TokenFile
  let code: CodeView
  private let tokens: [Token]
  /// Counts down over all patterns.
  private var stepsLeft: Int

  init(_ code: CodeView) {
    self.code = code
    file = code.file
    tokens = code.file.tokens
    stepsLeft = Matcher.fewestSteps + Matcher.stepsPerToken * tokens.count
  }

  /// The file took more steps than a file may take; nothing is found any more.
  var isSpent: Bool { stepsLeft <= 0 }

  /// Whether another step may be taken.
  private func takesStep() -> Bool {
    stepsLeft -= 1
    return stepsLeft > 0
  }

  /// The match of a pattern whose trigger stands at a token, or nil.
  func match(_ pattern: CodePattern, at trigger: Int) -> Match? {
    guard neighboursFit(pattern, at: trigger) else { return nil }
    let start = Match(start: trigger, end: trigger, place: trigger..<trigger + 1)
    let back = pattern.back
    var match = forward(pattern.onward, at: trigger, start) { backward(back, before: trigger, $0) }
    if let first = match?.placeStart, let place = match?.place { match?.place = min(first, place.lowerBound)..<place.upperBound }
    return match
  }

  /// The fixed tokens next to the trigger, which tell most places apart before anything is built.
  private func neighboursFit(_ pattern: CodePattern, at trigger: Int) -> Bool {
    var (step, token) = (pattern.back, trigger - 1)
    while let literal = step?.literal {
      guard token >= 0, fits(literal, at: token) else { return false }
      (step, token) = (step?.next, token - 1)
    }
    guard pattern.onward?.literal != nil else { return true }
    (step, token) = (pattern.onward?.next, trigger + 1)
    while let literal = step?.literal {
      guard fits(literal, at: token) else { return false }
      (step, token) = (step?.next, token + 1)
    }
    return true
  }

  // MARK: - Forward

  private typealias Next = (Match) -> Match?

  private func forward(_ step: PatternStep?, at token: Int, _ match: Match, then next: Next) -> Match? {
    var (step, token) = (step, token)
    while let literal = step?.literal {
      guard fits(literal, at: token) else { return nil }
      (step, token) = (step?.next, token + 1)
    }
    return forwardFirst(step, at: token, match, then: next)
  }

  /// - Parameter step: none, or not a literal.
  private func forwardFirst(_ step: PatternStep?, at token: Int, _ match: Match, then next: Next) -> Match? {
    guard let step else {
      var match = match
      match.end = token
      return next(match)
    }
    let rest = step.next
    switch step.element {
    case .literal: return nil
    case .choice(let choice):
      return forwardChoice(choice.value, at: token, match) { forward(rest, at: $1, $0, then: next) }
    case .optional:
      return forward(step.inner, at: token, match, then: next) ?? forward(rest, at: token, match, then: next)
    case .insertion(let text):
      guard token > 0 else { return nil }
      let position = tokens[token - 1].end
      return forward(rest, at: token, match.adding(Edit(range: position..<position, replacement: text)), then: next)
    case .hole(let name):
      return forwardHole(name, rest, at: token, match, then: next)
    case .stringHole(let name):
      guard token < tokens.count, tokens[token].kind == .string, let match = capture(name, token..<token + 1, match) else { return nil }
      return forward(rest, at: token + 1, match, then: next)
    case .ellipsis(let name):
      var at = token
      let literal = rest?.literal
      while true {
        if literal.map({ fits($0, at: at) }) ?? true {
          var match = match
          if let name { match.captures[name] = token..<at }
          if let match = forward(rest, at: at, match, then: next) { return match }
        }
        guard let following = unitEnd(at) else { return nil }
        at = following
      }
    case .member(let type, let name):
      var match = match
      match.placeStart = token
      if let end = spelled(type, from: token) { return forward(rest, at: end, match, then: next) }
      guard token < tokens.count, isMark(token, "."), !hasOperand(before: token) else { return nil }
      match.contexts.append((token + 1, name))
      return forward(rest, at: token, match, then: next)
    }
  }

  private func forwardChoice(_ choice: Choice, at token: Int, _ match: Match, then next: (Match, Int) -> Match?) -> Match? {
    guard token < tokens.count else { return nil }
    if tokens[token].word != 0, let index = choice.byWord[tokens[token].word] {
      return next(taking(choice, index, token..<token + 1, match), token + 1)
    }
    for index in choice.others {
      let end = token + choice.alternatives[index].tokens.count
      guard end <= tokens.count, fits(choice.alternatives[index], at: token) else { continue }
      if let match = next(taking(choice, index, token..<end, match), end) { return match }
    }
    return nil
  }

  private func forwardHole(_ name: String, _ rest: PatternStep?, at token: Int, _ match: Match, then next: Next) -> Match? {
    guard !ends(operandAt: token, from: token, ternaries: 0) else { return nil }
    var at = token
    var ternaries = 0
    var ends: [Int] = []
    while !self.ends(operandAt: at, from: token, ternaries: ternaries) {
      if isMark(at, "?"), isTernary(at) { ternaries += 1 } else if isMark(at, ":") { ternaries -= 1 }
      guard let following = unitEnd(at) else { break }
      at = following
      ends.append(at)
      guard ends.count < Matcher.longestOperand else { return nil }
    }
    // A hole at the end of a pattern takes the whole operand; one inside stops where the rest fits.
    let candidates = rest == nil ? ends.suffix(1) : ends[...]
    let literal = rest?.literal
    for end in candidates {
      guard literal.map({ fits($0, at: end) }) ?? true, let match = capture(name, token..<end, match) else { continue }
      if let match = forward(rest, at: end, match, then: next) { return match }
    }
    return nil
  }

  // MARK: - Backward

  private func backward(_ step: PatternStep?, before token: Int, _ match: Match) -> Match? {
    guard let step else {
      var match = match
      match.start = token
      return match
    }
    let rest = step.next
    switch step.element {
    case .literal(let literal):
      return token > 0 && fits(literal, at: token - 1) ? backward(rest, before: token - 1, match) : nil
    case .choice(let choice):
      for index in choice.value.alternatives.indices {
        let start = token - choice.value.alternatives[index].tokens.count
        guard start >= 0, fits(choice.value.alternatives[index], at: start) else { continue }
        if let match = backward(rest, before: start, taking(choice.value, index, start..<token, match)) { return match }
      }
      return nil
    case .optional:
      return backward(step.inner, before: token, match) ?? backward(rest, before: token, match)
    case .insertion(let text):
      guard token < tokens.count else { return nil }
      let position = Int(tokens[token].start)
      return backward(rest, before: token, match.adding(Edit(range: position..<position, replacement: text)))
    case .hole(let name):
      let start = code.operandStart(endingAt: token - 1)
      guard token > 0, start < token, start >= 0, let match = capture(name, start..<token, match) else { return nil }
      return backward(rest, before: start, match)
    case .stringHole(let name):
      guard token > 0, tokens[token - 1].kind == .string, let match = capture(name, token - 1..<token, match) else { return nil }
      return backward(rest, before: token - 1, match)
    case .ellipsis(let name):
      var at = token
      while true {
        var match = match
        if let name { match.captures[name] = at..<token }
        if let match = backward(rest, before: at, match) { return match }
        guard at > 0, takesStep() else { return nil }
        if isCloser(at - 1) {
          let partner = code.brackets.partner(of: at - 1)
          guard partner >= 0 else { return nil }
          at = partner
        } else {
          guard !isOpener(at - 1), !isMark(at - 1, ";"), !breaksStatement(at) else { return nil }
          at -= 1
        }
      }
    case .member(let type, let name):
      var match = match
      if let start = spelled(type, before: token) {
        match.placeStart = start
        return backward(rest, before: start, match)
      }
      match.placeStart = token
      guard token < tokens.count, isMark(token, "."), !hasOperand(before: token) else { return nil }
      match.contexts.append((token + 1, name))
      return backward(rest, before: token, match)
    }
  }

  // MARK: - Parts

  /// Whether a neighbour of a trigger is there.
  func fits(_ neighbour: PatternTriggers.Neighbour, at token: Int) -> Bool {
    switch neighbour {
    case .any: true
    case .word(let word): token >= 0 && token < tokens.count && tokens[token].word == word
    case .sign(let sign): token >= 0 && token < tokens.count && tokens[token].length == 1 && file.bytes[Int(tokens[token].start)] == sign
    }
  }

  private func fits(_ literal: Literal, at token: Int) -> Bool {
    guard token < tokens.count else { return false }
    let word = tokens[token].word
    if literal.word != 0 { return literal.word == word }
    return word == 0 && file.equals(token, literal.text)
  }

  private func fits(_ alternative: Choice.Alternative, at token: Int) -> Bool {
    alternative.tokens.indices.allSatisfy { fits(alternative.tokens[$0], at: token + $0) }
  }

  private func taking(_ choice: Choice, _ index: Int, _ range: Range<Int>, _ match: Match) -> Match {
    var match = match
    if choice.isPlace { match.place = range }
    if let name = choice.name, match.captures[name] == nil { match.captures[name] = range }
    let alternative = choice.alternatives[index]
    match.needs += alternative.needs
    if let fix = alternative.fix { match.fix = min(match.fix, fix) }
    guard let replacement = alternative.replacement else { return match }
    var bytes = Int(tokens[range.lowerBound].start)..<tokens[range.upperBound - 1].end
    if choice.quoted, tokens[range.lowerBound].kind == .string {
      bytes = file.contentRange(ofString: range.lowerBound)
    } else if replacement.isEmpty {
      // A deleted word takes the space before it along.
      let previous = range.lowerBound > 0 ? tokens[range.lowerBound - 1].end : 0
      bytes = previous..<bytes.upperBound
    }
    return match.adding(Edit(range: bytes, replacement: replacement))
  }

  /// Binds a name, or checks that a name met before took the same tokens.
  private func capture(_ name: String, _ range: Range<Int>, _ match: Match) -> Match? {
    if let earlier = match.captures[name] {
      return file.sameTokens(earlier, range) ? match : nil
    }
    var match = match
    match.captures[name] = range
    return match
  }

  /// The token behind the type's name (or its last components) spelled at a token.
  private func spelled(_ type: [Literal], from token: Int) -> Int? {
    var skip = 0
    while skip < type.count {
      let tail = type[skip...]
      if zip(token..<token + tail.count, tail).allSatisfy({ fits($1, at: $0) }) { return token + tail.count }
      skip += 2
    }
    return nil
  }

  private func spelled(_ type: [Literal], before token: Int) -> Int? {
    guard let last = type.last, token > 0, fits(last, at: token - 1) else { return nil }
    var start = token - 1
    while start >= 2, isMark(start - 1, "."), tokens[start - 2].kind == .identifier { start -= 2 }
    return start
  }

  /// The token behind one unit: a bracket with all it holds, or a single token; nil at a closer or the end.
  private func unitEnd(_ token: Int) -> Int? {
    guard takesStep(), token < tokens.count, !isCloser(token) else { return nil }
    if isOpener(token) {
      var partner = code.brackets.partner(of: token)
      while partner >= 0, tokens[partner].kind == .stringMiddle { partner = code.brackets.partner(of: partner) }
      return partner > token ? partner + 1 : nil
    }
    return token + 1
  }

  private func ends(operandAt token: Int, from start: Int, ternaries: Int) -> Bool {
    guard token < tokens.count, !isCloser(token) else { return true }
    switch tokens[token].kind {
    case .punctuation:
      if isMark(token, ",") || isMark(token, ";") { return true }
      if isMark(token, ":") { return ternaries == 0 }
    case .operator:
      if file.isAssignment(token) { return true }
    default: break
    }
    return token > start && breaksStatement(token)
  }

  /// True where a line break before the token ends a statement of Swift.
  private func breaksStatement(_ token: Int) -> Bool { code.startsStatement(token) }

  private func isTernary(_ token: Int) -> Bool {
    file.dialect == .objectiveC || tokens[token].flags.contains(.spaceBefore)
  }

  private func isMark(_ token: Int, _ mark: Unicode.Scalar) -> Bool {
    token >= 0 && token < tokens.count && tokens[token].length == 1 && file.bytes[Int(tokens[token].start)] == UInt8(ascii: mark)
      && tokens[token].kind == .punctuation
  }

  private func isOpener(_ token: Int) -> Bool {
    switch tokens[token].kind {
    case .stringHead: true
    case .punctuation: isMark(token, "(") || isMark(token, "[") || isMark(token, "{")
    default: false
    }
  }

  private func isCloser(_ token: Int) -> Bool {
    switch tokens[token].kind {
    case .stringMiddle, .stringTail: true
    case .punctuation: isMark(token, ")") || isMark(token, "]") || isMark(token, "}")
    default: false
    }
  }

  /// True when the token ends an expression that a dot behind it would belong to.
  private func hasOperand(before token: Int) -> Bool { code.endsOperand(token - 1) }
}

extension Matcher.Match {
  fileprivate func adding(_ edit: Edit) -> Matcher.Match {
    var match = self
    match.edits.append(edit)
    return match
  }
}
