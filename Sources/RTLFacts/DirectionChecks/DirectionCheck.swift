/// Why code counts as handled for both directions of layout.
package struct DirectionCheck: Sendable, Equatable {
  /// What connects the code with the direction.
  package enum Form: Sendable, Equatable {
    /// A branch of `if`, `guard`, `switch`, a loop or `? :`.
    case branch
    /// The function left early after a test.
    case earlyExit
    /// The value is computed from the direction: a factor, a variable, a helper.
    case value
    /// The enclosing function, macro or variable is named for it.
    case name
    /// The code's own side was tested: which one it is was decided elsewhere.
    case side
  }
  /// Of the first reason that was found; there may be others.
  package var form: Form
  /// The token that speaks of the direction, for evidence.
  package var token: Int
}

extension CodeView {
  /// What makes the code at token `i` handled code, if anything does: a test of the direction that
  /// governs it, a value of its statement that follows the direction, or the name of its function.
  ///
  /// A test in another statement, function or branch does not count, nor does a comparison of
  /// anything else.
  ///
  /// - Parameter place: tokens that count for nothing: what is asked about may itself name a direction.
  package func directionCheck(at i: Int, except place: Range<Int> = 0..<0) -> DirectionCheck? {
    var marks = directionTokens
    if !place.isEmpty { marks.remove(place) }
    guard i >= 0, i < count else { return nil }
    if !marks.marks.isEmpty {
      if let found = directionCheck(at: i, marks) { return found }
      if let token = laterTest(i, marks) { return DirectionCheck(form: .value, token: token) }
      if let token = commandedDirection(around: i) { return DirectionCheck(form: .name, token: token) }
    }
    if isMapped(i) { return DirectionCheck(form: .side, token: i) }
    if let token = languageChoice(before: i) ?? forcedDirection(around: i) { return DirectionCheck(form: .side, token: token) }
    let sides = sideTokens
    guard !sides.marks.isEmpty, let found = directionCheck(at: i, sides), !followsFlow(i) else { return nil }
    return DirectionCheck(form: .side, token: found.token)
  }

  /// The direction check of a token by marks of one kind.
  func directionCheck(at i: Int, _ marks: DirectionTokens) -> DirectionCheck? {
    if flags(i).contains(.preprocessor) { return macroCheck(i, marks) }
    var p = i
    var steps = 0
    while steps < CodeView.depth {
      steps += 1
      if let token = branchInStatement(p, marks) { return DirectionCheck(form: .branch, token: token) }
      if p == i, let found = valueMark(around: i, marks) { return found }
      let open = enclosing(p)
      if open.map(isBlock) ?? false, let token = earlyExit(before: p, marks) { return DirectionCheck(form: .earlyExit, token: token) }
      guard let open else {
        if isSwift, let name = storedProperty(around: i), let token = self.name(name, marks) { return DirectionCheck(form: .name, token: token) }
        return nil
      }
      if at(open, "{") {
        switch header(of: open) {
        case .control(let keyword, let condition, _):
          if let token = branchMark(keyword: keyword, condition: condition, marks) { return DirectionCheck(form: .branch, token: token) }
          if at(keyword, "switch"), let token = caseMark(in: open, before: p, marks) { return DirectionCheck(form: .branch, token: token) }
        case .function(let name, _), .property(let name):
          if let token = self.name(name, marks) { return DirectionCheck(form: .name, token: token) }
          if !isInBody(open) { return nil }
        case .type:
          if isSwift, let name = storedProperty(around: i), let token = self.name(name, marks) { return DirectionCheck(form: .name, token: token) }
          return nil
        case .plain:
          if at(open - 1, "else"), let token = elseMark(open - 1, marks) { return DirectionCheck(form: .branch, token: token) }
        default: break
        }
      }
      p = open
    }
    return nil
  }

  /// Tokens that are the direction, test it or follow it, in their order.
  package var directionAwareTokens: [Int] { directionTokens.marks.filter { $0.kind != .literal && $0.kind != .command }.map(\.token) }

  /// Whether a function is local to another.
  private func isInBody(_ open: Int) -> Bool { function(around: open) != nil }

  private func name(_ i: Int, _ marks: DirectionTokens) -> Int? {
    marks.marks(in: i..<i + 1).first { $0.kind == .name || $0.kind == .direction || $0.kind == .transform }?.token
  }

  // MARK: Conditions

  /// The first mark of a condition. Values of the direction count: a condition compares.
  func conditionMark(_ range: Range<Int>, _ marks: DirectionTokens) -> Int? {
    guard !range.isEmpty else { return nil }
    return marks.marks(in: range).first { mark in
      switch mark.kind {
      case .name, .direction, .derived, .transform: return !isWritten(mark.token)
      case .member, .literal: return isCompared(mark.token)
      case .command, .side: return true
      }
    }?.token
  }

  /// Whether a name is only given another value here.
  private func isWritten(_ i: Int) -> Bool {
    if isAssignment(i + 1) { return !at(i - 1, "let") && !at(i - 1, "var") }
    return false
  }

  /// The test among a control statement's own condition and those of the branches before it.
  private func branchMark(keyword: Int, condition: Range<Int>, _ marks: DirectionTokens) -> Int? {
    if let token = conditionMark(condition, marks) { return token }
    guard at(keyword, "if"), at(keyword - 1, "else") else { return nil }
    return elseMark(keyword - 1, marks)
  }

  /// The test among the conditions that failed when an `else` is reached.
  private func elseMark(_ word: Int, _ marks: DirectionTokens) -> Int? {
    var word = word
    var steps = 0
    while steps < CodeView.depth {
      steps += 1
      let previous: (keyword: Int, condition: Range<Int>)
      if !isSwift {
        guard let found = condition(ofElse: word) else { return nil }
        previous = found
      } else {
        guard at(word - 1, "}"), let body = partner(word - 1),
          case .control(let keyword, let condition, _) = header(of: body)
        else { return nil }
        previous = (keyword, condition)
      }
      if let token = conditionMark(previous.condition, marks) { return token }
      guard at(previous.keyword, "if"), at(previous.keyword - 1, "else") else { return nil }
      word = previous.keyword - 1
    }
    return nil
  }

  /// A value of the direction among the patterns of a switch.
  private func caseMark(in open: Int, before p: Int, _ marks: DirectionTokens) -> Int? {
    guard let close = partner(open) else { return nil }
    lazy var label = label(of: p)
    return marks.marks(in: open + 1..<max(close, open + 1)).first { mark in
      guard enclosing(mark.token) == open else { return false }
      // A side speaks for its own case.
      if mark.kind == .side { return label.contains(mark.token) }
      return (mark.kind == .member || mark.kind == .literal) && isCompared(mark.token)
    }?.token
  }

  /// From the last `case` before a token of a switch up to the token.
  private func label(of p: Int) -> Range<Int> {
    var k = p
    var steps = 0
    while let b = before(k), steps < CodeView.reach {
      k = b
      steps += 1
      if at(k, "case") || at(k, "default"), !at(k - 1, ".") { return k..<p }
    }
    return p..<p
  }

  /// A test inside the statement that holds `p`, before `p`: the condition of `? :`, or the
  /// condition of a branch of C without braces.
  private func branchInStatement(_ p: Int, _ marks: DirectionTokens) -> Int? {
    let start = statementStart(p)
    var isElseAsked = !isSwift && at(start, "else")
    if isElseAsked, let token = elseMark(start, marks) { return token }
    var first = p
    var steps = 0
    // Another argument or element is another matter.
    while first > start, let b = before(first), !at(b, ","), steps < CodeView.reach { (first, steps) = (b, steps + 1) }
    var k: Int? = first
    while let here = k, here < p {
      if isTernary(here), let token = conditionMark(operandsBefore(here, from: start), marks) { return token }
      if !isSwift {
        if at(here, "if") || at(here, "while") || at(here, "switch"), at(here + 1, "("), let close = partner(here + 1), close < p,
          let token = conditionMark(here + 2..<close, marks) { return token }
        // For later ones the rest of their conditions stands in between.
        if at(here, "else"), !isElseAsked {
          isElseAsked = true
          if let token = elseMark(here, marks) { return token }
        }
      }
      k = after(here)
    }
    return nil
  }

  /// The condition of the `? :` whose mark is `question`.
  private func operandsBefore(_ question: Int, from start: Int) -> Range<Int> {
    var k = question
    var steps = 0
    while let p = before(k), p >= start, steps < 2000 {
      if isAssignment(p) || isCompoundAssignment(p) || at(p, ",") || at(p, "return") || at(p, ";") || at(p, "{") && !isSwift { break }
      if isTernary(p) || at(p, "in") && isSwift { break }
      if at(p, ":"), !isSelectorPart(p - 1) || isSwift { break }
      k = p
      steps += 1
    }
    return k..<question
  }

  // MARK: Values

  /// Words behind which a condition or a value stands.
  private static let conditions = NameSet(["return", "if", "guard", "while", "switch"])

  /// A name in the statement of `i` that follows the direction: a factor, an argument, the helper
  /// that is called. Blocks of other code inside the statement are not looked into.
  private func valueMark(around i: Int, _ marks: DirectionTokens) -> DirectionCheck? {
    let statement = statement(around: i)
    let marks = marks.marks(in: statement)
    guard !marks.isEmpty else { return nil }
    let assigned = assignedName(in: statement, before: i)
    // A statement may hold thousands of marks.
    let elements = elements(around: i)
    var head: Int?
    for mark in marks {
      let k = mark.token
      guard sharesBlock(k, i, elements) else { continue }
      switch mark.kind {
      case .name, .direction, .transform:
        if k == assigned {
          // `let rtlInsets = …` is meant for one direction; `isRTL = …` is a state.
          if mark.kind == .direction || isState(k) { continue }
          return DirectionCheck(form: .name, token: k)
        }
        if isWritten(k) { continue }
      case .member, .literal:
        guard isCompared(k) else { continue }
      case .command: continue
      case .side: break
      case .derived:
        if isWritten(k) || isIdentifier(k + 1) && !isSwift { continue }
        let target = head ?? targetEnd(statement)
        head = target
        if k < target { continue }
      }
      return DirectionCheck(form: .value, token: k)
    }
    return nil
  }

  /// Whether a name says that it holds a truth value.
  private func isState(_ i: Int) -> Bool {
    guard let first = IdentifierWords.split(bytes(i)).first else { return false }
    return first == "is" || first == "has" || first == "should"
  }

  /// The end of what a statement acts on: the left side of its assignment, the receiver of its call.
  private func targetEnd(_ statement: Range<Int>) -> Int {
    var k: Int? = statement.lowerBound
    while let here = k, here < statement.upperBound {
      if isAssignment(here) || isCompoundAssignment(here) { return here }
      k = after(here)
    }
    if at(statement.lowerBound, "[") { return operandEnd(startingAt: statement.lowerBound + 1) + 1 }
    return at(statement.lowerBound, anyOf: CodeView.conditions) ? statement.lowerBound : statement.lowerBound + 1
  }

  /// Whether no block lies round `k` that does not lie round `i`, and both belong to one element of
  /// every array literal.
  /// - Parameter elements: those round `i`.
  private func sharesBlock(_ k: Int, _ i: Int, _ elements: [(literal: Range<Int>, element: Range<Int>)]) -> Bool {
    guard nearestBlock(k) == nearestBlock(i) else { return false }
    return elements.first { $0.literal.contains(k) }?.element.contains(k) ?? true
  }

  /// The array literals round a token within its block, and the tokens of their elements that hold it; the innermost first.
  private func elements(around i: Int) -> [(literal: Range<Int>, element: Range<Int>)] {
    var found: [(literal: Range<Int>, element: Range<Int>)] = []
    var p = i
    var steps = 0
    while let open = enclosing(p), !isBlock(open), steps < CodeView.depth {
      steps += 1
      if isListLiteral(open) {
        guard let close = partner(open) else { break }
        var first = p
        while let b = before(first), !at(b, ","), steps < CodeView.reach { (first, steps) = (b, steps + 1) }
        var last = p
        while let a = after(last), !at(a, ","), steps < CodeView.reach { (last, steps) = (a, steps + 1) }
        let end = isOpener(last) ? partner(last) ?? last : last
        found.append((open..<close, first..<max(first, end) + 1))
      }
      p = open
    }
    return found
  }

  // MARK: Macros

  /// `#define RTL_INSETS(…) …`, or a definition whose body tests the direction.
  private func macroCheck(_ i: Int, _ marks: DirectionTokens) -> DirectionCheck? {
    guard let start = definition(around: i) else { return nil }
    var end = i + 1
    while end < count, flags(end).contains(.preprocessor), !isKind(end, .directive) { end += 1 }
    if let token = name(start + 1, marks) { return DirectionCheck(form: .name, token: token) }
    return conditionMark(start..<end, marks).map { DirectionCheck(form: .value, token: $0) }
  }
}
