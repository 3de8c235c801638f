import RTLFacts
import RTLLexing

/// Fits patterns to the tokens of one file, starting at a trigger word and nowhere else: from there to the end of the
/// pattern, then from there back to its beginning. A class: what it counts lasts over all patterns.
final class Matcher {
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
  /// Of the pattern that is tried.
  private var steps = UnsafeBufferPointer<PatternStep>(start: nil, count: 0)
  private var parts = UnsafeBufferPointer<Element>(start: nil, count: 0)
  /// The way back of that pattern, which is taken once the way to its end is found, and the trigger that it begins before.
  private var back = PatternStep.none
  private var trigger = 0
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
  /// - Parameter captures: what its holes have to take, as far as that is known.
  func match(_ pattern: CodePattern, at trigger: Int, holding captures: [String: Range<Int>] = [:]) -> Match? {
    pattern.ways.withUnsafeBuffers { steps, parts in
      (self.steps, self.parts, back, self.trigger) = (steps, parts, pattern.back, trigger)
      defer { (self.steps, self.parts) = (UnsafeBufferPointer(start: nil, count: 0), UnsafeBufferPointer(start: nil, count: 0)) }
      guard neighboursFit(pattern, at: trigger) else { return nil }
      var attempt = Attempt(at: trigger)
      for (name, range) in captures { attempt.capture(name, range) }
      return forward(pattern.onward, at: trigger, attempt)?.match(in: file)
    }
  }

  /// The fixed tokens next to the trigger, which tell most places apart before anything is built.
  private func neighboursFit(_ pattern: CodePattern, at trigger: Int) -> Bool {
    var (step, token) = (pattern.back, trigger - 1)
    while isLiteral(step) {
      guard token >= 0, fits(step, at: token) else { return false }
      (step, token) = (steps[step].next, token - 1)
    }
    guard isLiteral(pattern.onward) else { return true }
    return literalsFit(from: steps[pattern.onward].next, at: trigger + 1) != nil
  }

  // MARK: - Forward

  private func forward(_ step: Int, at token: Int, _ attempt: Attempt) -> Attempt? {
    guard let (step, token) = literalsFit(from: step, at: token) else { return nil }
    return forwardFirst(step, at: token, attempt)
  }

  /// Passes the steps that are fixed tokens: the step behind them and its token, or nil where one is not there.
  private func literalsFit(from step: Int, at token: Int) -> (step: Int, token: Int)? {
    var (step, token) = (step, token)
    while isLiteral(step) {
      if !fits(step, at: token) {
        guard isTrailingComma(token), fits(step, at: token + 1) else { return nil }
        token += 1
      }
      (step, token) = (steps[step].next, token + 1)
    }
    return (step, token)
  }

  /// A comma behind the last argument, with which no pattern is written.
  private func isTrailingComma(_ token: Int) -> Bool { isMark(token, ",") && code.isTrailingComma(token) }

  /// - Parameter step: none, or not a literal.
  private func forwardFirst(_ step: Int, at token: Int, _ attempt: Attempt) -> Attempt? {
    guard step != PatternStep.none else {
      var attempt = attempt
      attempt.end = token
      return backward(back, before: trigger, attempt)
    }
    let rest = steps[step].next
    switch steps[step].kind {
    case .literal: return nil
    case .choice: return forwardChoice(step, at: token, attempt)
    case .optional:
      return forward(steps[step].inner, at: token, attempt) ?? forward(rest, at: token, attempt)
    case .insertion:
      guard token > 0 else { return nil }
      return forward(rest, at: token, inserting(step, at: tokens[token - 1].end, attempt))
    case .hole: return forwardHole(step, at: token, attempt)
    case .stringHole:
      guard token < tokens.count, tokens[token].kind == .string, let attempt = capture(step, token..<token + 1, attempt) else { return nil }
      return forward(rest, at: token + 1, attempt)
    case .ellipsis:
      var at = token
      while true {
        if mayBegin(rest, at: at), let attempt = forward(rest, at: at, passing(step, token..<at, attempt)) { return attempt }
        guard let following = unitEnd(at) else { return nil }
        at = following
      }
    case .member:
      guard case .member(let type, let name) = parts[step] else { return nil }
      var attempt = attempt
      attempt.placeStart = token
      if let end = spelled(type, from: token) { return forward(rest, at: end, attempt) }
      guard token < tokens.count, isMark(token, "."), !hasOperand(before: token) else { return nil }
      attempt.add(context: name, of: token + 1)
      return forward(rest, at: token, attempt)
    }
  }

  private func forwardChoice(_ step: Int, at token: Int, _ attempt: Attempt) -> Attempt? {
    guard token < tokens.count, case .choice(let choice) = parts[step] else { return nil }
    let rest = steps[step].next
    // What is taken is kept in a list, and most places are told apart by the next token.
    if tokens[token].word != 0, let index = choice.value.alternative(tokens[token].word) {
      guard mayBegin(rest, at: token + 1) else { return nil }
      return forward(rest, at: token + 1, taking(choice, index, token..<token + 1, attempt))
    }
    for index in choice.value.others {
      let end = token + choice.value.alternatives[index].tokens.count
      guard end <= tokens.count, fits(choice.value.alternatives[index], at: token), mayBegin(rest, at: end) else { continue }
      if let attempt = forward(rest, at: end, taking(choice, index, token..<end, attempt)) { return attempt }
    }
    return nil
  }

  private func forwardHole(_ step: Int, at token: Int, _ attempt: Attempt) -> Attempt? {
    guard !ends(operandAt: token, from: token, ternaries: 0) else { return nil }
    let rest = steps[step].next
    var at = token
    var (units, ternaries) = (0, 0)
    while !ends(operandAt: at, from: token, ternaries: ternaries) {
      if isMark(at, "?"), isTernary(at) { ternaries += 1 } else if isMark(at, ":") { ternaries -= 1 }
      guard let following = unitEnd(at) else { break }
      at = following
      units += 1
      guard units < Matcher.longestOperand else { return nil }
      // A hole at the end of a pattern takes the whole operand; one inside stops where the rest fits.
      guard rest != PatternStep.none, mayBegin(rest, at: at), let attempt = capture(step, token..<at, attempt) else { continue }
      if let attempt = forward(rest, at: at, attempt) { return attempt }
    }
    guard rest == PatternStep.none, units > 0, let attempt = capture(step, token..<at, attempt) else { return nil }
    return forward(rest, at: at, attempt)
  }

  // MARK: - Backward

  private func backward(_ step: Int, before token: Int, _ attempt: Attempt) -> Attempt? {
    guard step != PatternStep.none else {
      var attempt = attempt
      attempt.start = token
      return attempt
    }
    let rest = steps[step].next
    switch steps[step].kind {
    case .literal:
      guard token > 0, fits(step, at: token - 1) else { return nil }
      let isBehindComma = token > 1 && isTrailingComma(token - 2)
      return backward(rest, before: isBehindComma ? token - 2 : token - 1, attempt)
    case .choice:
      guard case .choice(let choice) = parts[step] else { return nil }
      for index in choice.value.alternatives.indices {
        let start = token - choice.value.alternatives[index].tokens.count
        guard start >= 0, fits(choice.value.alternatives[index], at: start), mayEnd(rest, before: start) else { continue }
        if let attempt = backward(rest, before: start, taking(choice, index, start..<token, attempt)) { return attempt }
      }
      return nil
    case .optional:
      return backward(steps[step].inner, before: token, attempt) ?? backward(rest, before: token, attempt)
    case .insertion:
      guard token < tokens.count else { return nil }
      return backward(rest, before: token, inserting(step, at: Int(tokens[token].start), attempt))
    case .hole:
      let start = code.operandStart(endingAt: token - 1)
      guard token > 0, start < token, start >= 0 else { return nil }
      if mayEnd(rest, before: start), let attempt = capture(step, start..<token, attempt).flatMap({ backward(rest, before: start, $0) }) { return attempt }
      // Of `$VIEW.$CALL(` the second one is the last name alone.
      guard isLiteral(rest), start < token - 1, isMark(token - 2, "."), let attempt = capture(step, token - 1..<token, attempt) else { return nil }
      return backward(rest, before: token - 1, attempt)
    case .stringHole:
      guard token > 0, tokens[token - 1].kind == .string, let attempt = capture(step, token - 1..<token, attempt) else { return nil }
      return backward(rest, before: token - 1, attempt)
    case .ellipsis:
      var at = token
      while true {
        if let attempt = backward(rest, before: at, passing(step, at..<token, attempt)) { return attempt }
        guard takesStep(), let before = code.before(at) else { return nil }
        if before == at - 1 { guard !isMark(before, ";"), !breaksStatement(at) else { return nil } }
        at = before
      }
    case .member:
      guard case .member(let type, let name) = parts[step] else { return nil }
      var attempt = attempt
      if let start = spelled(type, before: token) {
        attempt.placeStart = start
        return backward(rest, before: start, attempt)
      }
      attempt.placeStart = token
      guard token < tokens.count, isMark(token, "."), !hasOperand(before: token) else { return nil }
      attempt.add(context: name, of: token + 1)
      return backward(rest, before: token, attempt)
    }
  }

  // MARK: - Parts

  /// Whether a neighbour of a trigger is there.
  func fits(_ neighbour: PatternTriggers.Neighbour, at token: Int) -> Bool {
    switch neighbour {
    case .any: true
    case .word(let word): token >= 0 && token < tokens.count && tokens[token].word == word
    case .sign(let sign): token >= 0 && token < tokens.count && tokens[token].length == 1 && file.bytes[Int(tokens[token].start)] == sign
    case .assignment: file.isAssignment(token)
    }
  }

  /// The same for what stands behind a trigger, a trailing comma aside.
  func fits(_ neighbour: PatternTriggers.Neighbour, behind token: Int) -> Bool {
    fits(neighbour, at: token + 1) || fits(neighbour, at: token + 2) && isTrailingComma(token + 1)
  }

  /// Whether a step that is one token may stand there; of others, and of none, nothing is known.
  private func mayBegin(_ step: Int, at token: Int) -> Bool {
    !isLiteral(step) || fits(step, at: token) || isTrailingComma(token) && fits(step, at: token + 1)
  }

  /// The same on the way back.
  private func mayEnd(_ step: Int, before token: Int) -> Bool { !isLiteral(step) || token > 0 && fits(step, at: token - 1) }

  private func isLiteral(_ step: Int) -> Bool { step != PatternStep.none && steps[step].isLiteral }

  /// - Parameter step: one token.
  private func fits(_ step: Int, at token: Int) -> Bool {
    guard case .any = steps[step].token, case .literal(let literal) = parts[step] else { return fits(steps[step].token, at: token) }
    return fits(literal, at: token)
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

  private func taking(_ choice: Boxed<Choice>, _ index: Int, _ range: Range<Int>, _ attempt: Attempt) -> Attempt {
    var attempt = attempt
    attempt.take(choice, alternative: index, range)
    return attempt
  }

  /// Binds the name of a hole, or checks that one met before took the same tokens.
  private func capture(_ hole: Int, _ range: Range<Int>, _ attempt: Attempt) -> Attempt? {
    let name: String
    switch parts[hole] {
    case .hole(let own), .stringHole(let own): name = own
    default: return nil
    }
    if let earlier = attempt.captured(name) { return file.sameTokens(earlier, range) || code.areSame(earlier, range) ? attempt : nil }
    var attempt = attempt
    attempt.capture(name, range)
    return attempt
  }

  private func passing(_ ellipsis: Int, _ range: Range<Int>, _ attempt: Attempt) -> Attempt {
    guard case .ellipsis(let name?) = parts[ellipsis] else { return attempt }
    var attempt = attempt
    attempt.capture(name, range)
    return attempt
  }

  /// - Parameter offset: in bytes.
  private func inserting(_ insertion: Int, at offset: Int, _ attempt: Attempt) -> Attempt {
    guard case .insertion(let text) = parts[insertion] else { return attempt }
    var attempt = attempt
    attempt.insert(text, at: offset)
    return attempt
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
      while partner >= 0, tokens[partner].kind == .stringMiddle {
        // A literal that is not closed leads back.
        let next = code.brackets.partner(of: partner)
        guard next > partner else { return nil }
        partner = next
      }
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
      if isMark(token, "{"), code.endsHead(token, ofStatementBefore: start) { return true }
    case .operator:
      if file.isAssignment(token) { return true }
    case .identifier:
      if file.equals(token, "else"), code.endsHead(token, ofStatementBefore: start) { return true }
    default: break
    }
    return token > start && breaksStatement(token)
  }

  /// True where a line break before the token ends a statement of Swift.
  private func breaksStatement(_ token: Int) -> Bool { code.startsStatement(token) }

  private func isTernary(_ token: Int) -> Bool { file.dialect == .objectiveC || tokens[token].flags.contains(.spaceBefore) }

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
