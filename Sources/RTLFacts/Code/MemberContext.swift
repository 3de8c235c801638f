/// What the value of an operand is used for.
package enum MemberContext: Sendable, Equatable {
  /// `target = value`: the tokens of the target and its last name.
  case assignment(target: Range<Int>, member: String)
  /// One side of `==`, `!=`, `~=`, `isEqual…:`, or of a list that something is looked for in. Never a defect.
  case comparison
  /// A pattern of `case`. Never a defect.
  case pattern
  /// An argument: its label or part of the selector, the tokens of the callee (for a message: its
  /// whole selector's first token), the bracket of the call and the position.
  case argument(label: String?, callee: Range<Int>, call: Int, index: Int)
  /// The result of the function, accessor or property whose name is the token.
  case returned(function: Int?)
  /// The first value of the variable, property or parameter whose name is the token.
  case initialValue(name: Int)
  case unknown
}

/// How a value reached its context.
package struct Passage: OptionSet, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }
  /// A branch of `? :`, or of an `if` or `switch` that is a value.
  package static let branch = Passage(rawValue: 1)
  /// A side of `??`.
  package static let coalescing = Passage(rawValue: 2)
  /// An element of an array or set literal, or a value of a dictionary literal.
  package static let element = Passage(rawValue: 4)
  /// An operand of `|`.
  package static let union = Passage(rawValue: 8)
}

extension CodeView {
  /// The context of an implicit member (token `i` is its dot or its name), of a constant, or of any
  /// operand that ends at token `i`. Branches, parentheses, `??`, `|` and literals are passed by.
  package func context(of i: Int) -> (context: MemberContext, through: Passage) {
    if let known = contexts[i] { return known }
    let end = at(i, ".") ? i + 1 : i
    let found = context(from: operandStart(endingAt: end), through: end)
    contexts[i] = found
    return found
  }

  /// The context of an expression, from its first token through its last.
  func context(from first: Int, through last: Int) -> (context: MemberContext, through: Passage) {
    var (start, end) = (first, last)
    var passage: Passage = []
    for _ in 0..<CodeView.branches {
      switch outward(start, end, &passage) {
      case .done(let context): return (context, passage)
      case .further(let outerStart, let outerEnd): (start, end) = (outerStart, outerEnd)
      }
    }
    return (.unknown, passage)
  }

  /// One step out of an expression.
  private func outward(_ start: Int, _ end: Int, _ passage: inout Passage) -> Outward {
    let (p, n) = (start - 1, end + 1)
    if passage.contains(.element), isSearched(end) { return .done(.comparison) }
    // `[.left].map`, `.left.rawValue`: something else is made of the value.
    if at(n, ".") { return .done(.unknown) }
    // Of `side == view.side(of: x)` the call is compared, not its name.
    if isComparison(p) && !at(n, "(") || isComparison(n) { return .done(.comparison) }
    if !at(n, "|"), !at(n, "??"), !isAssignment(n), isInfix(n) { return .done(.unknown) }
    if let step = joined(start, end, "|", .union, &passage) ?? joined(start, end, "??", .coalescing, &passage) { return step }
    if at(p, "case") || isSwift && isPatternList(p) { return .done(.pattern) }
    if let step = branch(start, end, &passage) { return step }
    if isAssignment(p) { return .done(assigned(p)) }
    if at(p, "return") { return .done(.returned(function: resultOwner(p))) }
    if let open = p >= 0 && (at(p, "(") || at(p, "[") || at(p, ",")) ? enclosing(start) : nil, !at(open, "{") {
      return outOfBrackets(start, open, &passage)
    }
    return isSwift && startsStatement(start) ? valueOfBlock(start, end, &passage) ?? .done(.unknown) : .done(.unknown)
  }

  /// Takes the other operand in.
  private func joined(_ start: Int, _ end: Int, _ sign: StaticString, _ way: Passage, _ passage: inout Passage) -> Outward? {
    guard at(start - 1, sign) || at(end + 1, sign) else { return nil }
    passage.insert(way)
    return at(start - 1, sign) ? .further(operandStart(endingAt: start - 2), end) : .further(start, operandEnd(startingAt: end + 2))
  }

  /// Behind a `?` or a colon: a branch, a value of a dictionary, or an argument with a label.
  private func branch(_ start: Int, _ end: Int, _ passage: inout Passage) -> Outward? {
    let p = start - 1
    if isTernary(p) {
      passage.insert(.branch)
      // The end moves past the other branch, so that what follows is seen.
      return .further(ternaryStart(p), at(end + 1, ":") ? operandEnd(startingAt: end + 2) : end)
    }
    guard at(p, ":") else { return nil }
    if let question = question(of: p) {
      passage.insert(.branch)
      return .further(ternaryStart(question), end)
    }
    guard !startsStatement(start) else { return nil }
    guard let literal = literalEnd(ofKeyAt: p) else { return .done(labelled(p, start) ?? .unknown) }
    passage.insert(.element)
    return .further(operandStart(endingAt: literal), literal)
  }

  private func outOfBrackets(_ start: Int, _ open: Int, _ passage: inout Passage) -> Outward {
    if let argument = argument(start, in: open) {
      // `case .some(.left)` is a pattern with a pattern inside.
      let first = operandStart(endingAt: open - 1)
      return .done(isSwift && (at(first - 1, "case") || isPatternList(first - 1)) ? .pattern : argument)
    }
    guard let close = partner(open) else { return .done(.unknown) }
    if at(open, "[") {
      if !isSwift, !at(open - 1, "@") { return .done(.unknown) }
      passage.insert(.element)
    } else if isSwift, at(open - 1, "case") {
      return .done(.pattern)
    }
    return .further(at(open - 1, "@") ? open - 1 : open, close)
  }

  /// The type that the context of token `i` asks for.
  package func contextualType(at i: Int) -> TypeAnswer {
    let (context, through) = context(of: i)
    // The element of a literal is no value of the literal's type, sets of options apart.
    if through.contains(.element), case .argument = context {} else if through.contains(.element), !isSwift { return .unknown }
    switch context {
    case .assignment(let target, _):
      let answer = expressionType(endingAt: target.upperBound - 1)
      return answer.name == "Array" || answer.name == "Dictionary" ? .unknown : answer
    case .initialValue(let name): return declaredType(ofDeclarationAt: name)
    case .returned(let function): return function.map { declaredType(ofDeclarationAt: $0) } ?? .unknown
    case .argument(let label, let callee, let call, let index):
      return parameterType(label: label, callee: callee, call: call, index: index)
    case .comparison, .pattern, .unknown: return .unknown
    }
  }

  /// The written type of the declaration whose name is token `i`.
  private func declaredType(ofDeclarationAt i: Int) -> TypeAnswer {
    guard let found = declarations.named(name(i)).first(where: { $0.name == i }), let type = found.type, let name = typeName(in: type)
    else { return .unknown }
    return name == "Array" || name == "Dictionary" ? .unknown : .known(name, declaration: i)
  }

  private func isComparison(_ k: Int) -> Bool { at(k, "==") || at(k, "!=") || at(k, "~=") || at(k, "===") || at(k, "!==") }

  /// Whether a literal that ends in a token is only asked whether it has something: `[.left, .right].contains(side)`.
  private func isSearched(_ end: Int) -> Bool { isSwift ? at(end + 1, ".") && at(end + 2, "contains") : at(end + 1, "containsObject") }

  private func isInfix(_ k: Int) -> Bool {
    guard isKind(k, .operator) else { return false }
    if isSwift { return spaceBefore(k) == spaceBefore(k + 1) && !startsStatement(k) }
    return !at(k, ":")
  }

  /// `case .a, .left:`: a comma after a pattern.
  private func isPatternList(_ p: Int) -> Bool {
    guard at(p, ",") || at(p, "let") || at(p, "var") || at(p, "is") else { return false }
    let start = statementStart(p)
    guard at(start, "case"), !(enclosing(start).map { if case .type = header(of: $0) { true } else { false } } ?? false) else { return false }
    return enclosing(start) == enclosing(p)
  }

  // MARK: Ternaries

  /// The `?` that a colon belongs to; nothing for a label.
  func question(of colon: Int) -> Int? {
    var pending = 0
    var k = colon
    var steps = 0
    while !startsStatement(k) || steps == 0, let p = before(k), steps < 2000 {
      steps += 1
      if at(p, ":"), !isLabel(p - 1) { pending += 1 }
      if isTernary(p) {
        if pending == 0 { return p }
        pending -= 1
      }
      if at(p, ",") || at(p, ";") || isAssignment(p) { return nil }
      k = p
    }
    return nil
  }

  /// The first token of the conditional expression whose mark is `question`.
  private func ternaryStart(_ question: Int) -> Int {
    var k = question
    var steps = 0
    while let p = before(k), steps < 2000 {
      steps += 1
      if startsStatement(k) || isAssignment(p) || isCompoundAssignment(p) || at(p, ",") || at(p, "return") || at(p, ";") || at(p, "in") { break }
      if isTernary(p) { break }
      if at(p, ":") { break }
      k = p
    }
    return k
  }

  // MARK: Calls

  private func argument(_ start: Int, in open: Int) -> MemberContext? {
    guard isCall(open) else { return nil }
    for (index, argument) in arguments(ofCallAt: open).enumerated() where argument.range.lowerBound == start {
      return .argument(label: argument.label.map(name), callee: calleeRange(open), call: open, index: index)
    }
    return nil
  }

  /// Whether an opening bracket begins the arguments of a call, or a message.
  package func isCall(_ open: Int) -> Bool {
    if at(open, "[") { return !isSwift && !at(open - 1, "@") && !endsOperand(open - 1) }
    return at(open, "(") && endsOperand(open - 1) && (!isSwift || !spaceBefore(open))
  }

  private func calleeRange(_ open: Int) -> Range<Int> {
    if at(open, "["), let (_, token) = selector(ofMessageAt: open) { return token..<token + 1 }
    return operandStart(endingAt: open - 1)..<open
  }

  /// The use of a value after a colon that is no ternary's: a label, or a part of a selector.
  private func labelled(_ colon: Int, _ start: Int) -> MemberContext? {
    guard let open = enclosing(colon), !at(open, "{") else { return nil }
    if at(open, "["), !isSwift, let (selector, _) = selector(ofMessageAt: open), selector.hasPrefix("isEqual") { return .comparison }
    return argument(start, in: open)
  }

  /// The closing bracket of the dictionary literal whose key stands before the colon.
  private func literalEnd(ofKeyAt colon: Int) -> Int? {
    guard let open = enclosing(colon), !(at(open, "[") && !isSwift && !at(open - 1, "@")) else { return nil }
    return at(open, "[") || at(open - 1, "@") && at(open, "{") ? partner(open) : nil
  }

  // MARK: Assignments and results

  private func assigned(_ equal: Int) -> MemberContext {
    // A default of a parameter, or a declaration with its type before the sign.
    if let found = declarationEnding(at: equal) { return .initialValue(name: found) }
    let start = operandStart(endingAt: equal - 1)
    guard start < equal else { return .unknown }
    var last = equal - 1
    while last > start, at(last, "?") || at(last, "!") { last -= 1 }
    return .assignment(target: start..<equal, member: isIdentifier(last) ? name(last) : "")
  }

  /// The name of the declaration whose initial value an equals sign stands before.
  func declarationEnding(at equal: Int) -> Int? {
    if !isSwift { return isName(equal - 1) && typeBefore(equal - 1) != nil ? equal - 1 : nil }
    var k = equal
    var steps = 0
    while let p = before(k), steps < 200 {
      steps += 1
      if at(p, ",") || at(p, ";") || isAssignment(p) && p != equal { break }
      if at(p, "let") || at(p, "var") { return isName(p + 1) ? p + 1 : nil }
      if at(p, ":"), isName(p - 1), let open = enclosing(p), at(open, "(") { return p - 1 }
      if startsStatement(k) { break }
      k = p
    }
    return nil
  }

  /// The name of what a `return` at `i` gives its value to.
  private func resultOwner(_ i: Int) -> Int? {
    var p = i
    var steps = 0
    while let open = enclosing(p), steps < CodeView.depth {
      steps += 1
      if at(open, "{") {
        switch header(of: open) {
        case .function(let name, _), .property(let name): return name
        case .closure:
          // `let x: T = { … }()` gives its value to x.
          if let close = partner(open), at(close + 1, "("), isAssignment(open - 1) { return declarationEnding(at: open - 1) }
          return nil
        case .type: return nil
        default: break
        }
      }
      p = open
    }
    return nil
  }

  private enum Outward {
    case done(MemberContext)
    case further(Int, Int)
  }

  /// Swift: what a statement that is one expression gives its value to.
  private func valueOfBlock(_ start: Int, _ end: Int, _ passage: inout Passage) -> Outward? {
    guard let open = enclosing(start), at(open, "{"), statementEnd(end) <= end + 1 || at(end + 1, ";") else { return nil }
    switch header(of: open) {
    case .function(let name, _), .property(let name):
      return start == open + 1 && at(end + 1, "}") ? .done(.returned(function: name)) : nil
    case .accessor:
      return start == open + 1 && at(open - 1, "get") ? .done(.returned(function: resultOwner(start))) : nil
    case .closure:
      guard start == open + 1, at(end + 1, "}") else { return nil }
      return resultOwner(start).map { .done(.returned(function: $0)) }
    case .control(let keyword, _, _):
      guard at(keyword, "if") || at(keyword, "switch"), let close = partner(open) else { return nil }
      passage.insert(.branch)
      var first = keyword
      var steps = 0
      while at(first - 1, "else"), at(first - 2, "}"), let body = partner(first - 2), steps < 100,
        case .control(let outer, _, _) = header(of: body) {
        first = outer
        steps += 1
      }
      var last = close
      while at(last + 1, "else"), steps < 200 {
        steps += 1
        var k: Int? = last + 1
        while let here = k, !at(here, "{") { k = after(here) }
        guard let here = k, let next = partner(here) else { break }
        last = next
      }
      return .further(first, last)
    default: return nil
    }
  }
}
