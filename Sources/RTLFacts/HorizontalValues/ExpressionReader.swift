import RTLLexing

extension CodeView {
  /// What the tokens of an operand or a longer expression compute. Total: what is no arithmetic is unknown, and so is what is
  /// longer or deeper than a person writes.
  package func expression(_ range: Range<Int>) -> Expression {
    guard !range.isEmpty, range.lowerBound >= 0, range.upperBound <= count, range.count <= ExpressionReader.longest else { return .unknown }
    var reader = ExpressionReader(code: self, end: range.upperBound, at: range.lowerBound)
    let found = reader.expression(binding: 0)
    return reader.at >= range.upperBound && !reader.isLost ? found : .unknown
  }
}

/// Reads by operator precedence.
private struct ExpressionReader {
  /// Tokens of an expression; longer ones are lists of data, or hostile.
  static let longest = 400
  /// Nested groups.
  private static let deepest = 24

  let code: CodeView
  var end: Int
  /// The next token.
  var at: Int
  /// Something stands where no operand can be.
  var isLost = false
  private var depth = 0

  init(code: CodeView, end: Int, at: Int) { (self.code, self.end, self.at) = (code, end, at) }

  private func isNext(_ text: StaticString) -> Bool { at < end && code.at(at, text) }

  private mutating func lose() -> Expression {
    isLost = true
    return .unknown
  }

  /// - Parameter binding: operators that bind less are left to the caller.
  mutating func expression(binding: Int) -> Expression {
    guard depth < Self.deepest else { return lose() }
    depth += 1
    defer { depth -= 1 }
    var left = operand()
    while at < end, !isLost {
      if code.isTernary(at) {
        guard binding == 0 else { return left }
        at += 1
        let first = expression(binding: 0)
        guard isNext(":") else { return lose() }
        at += 1
        left = .choice(left, first, expression(binding: 0))
      } else if code.isSwift, code.at(at, "as") || code.at(at, "is") {
        guard skipCast() else { return lose() }
      } else if let (sign, strength, length) = infix() {
        guard strength > binding else { return left }
        let token = at
        at += length
        left = .pair(sign, left, expression(binding: strength), token)
      } else {
        return left
      }
    }
    return left
  }

  /// The operator at the next token: what it does, how strongly it binds, and its tokens.
  private func infix() -> (Expression.Operator, binding: Int, length: Int)? {
    if isNext("?"), at + 1 < end, code.at(at + 1, "?"), !code.spaceBefore(at + 1) { return (.fallback, 6, 2) }
    guard code.isKind(at, .operator) || isNext("!") else { return nil }
    switch code.text(at) {
    case "*": return (.times, 9, 1)
    case "/": return (.over, 9, 1)
    case "%": return (.remainder, 9, 1)
    case "+": return (.plus, 8, 1)
    case "-": return (.minus, 8, 1)
    case "...", "..<": return (.other, 7, 1)
    case "??": return (.fallback, 6, 1)
    case "<", ">", "<=", ">=", "==", "!=", "===", "!==": return (.comparison, 5, 1)
    case "!": return at + 1 < end && code.at(at + 1, "=") ? (.comparison, 5, 2) : nil
    case "&&": return (.logical, 3, 1)
    case "||": return (.logical, 2, 1)
    case "&", "|", "^", "<<", ">>", "&+", "&-", "&*": return (.other, 4, 1)
    default: return nil
    }
  }

  /// `as T`, `as? T`, `is T`.
  private mutating func skipCast() -> Bool {
    at += 1
    if isNext("?") || isNext("!") { at += 1 }
    guard let next = code.typeEnd(at), next <= end, next > at else { return false }
    at = next
    return true
  }

  private mutating func operand() -> Expression {
    var signs = 0
    while at < end {
      if isNext("-") {
        signs += 1
      } else if isNext("try") || isNext("await") {
        if at + 1 < end, code.at(at + 1, "?") || code.at(at + 1, "!") { at += 1 }
      } else if !(isNext("+") || isNext("!") || isNext("&") || !code.isSwift && (isNext("*") || isBox)) {
        break
      }
      at += 1
    }
    let value = suffixed(primary())
    return signs % 2 == 1 ? .negated(value) : value
  }

  /// `@(x)` and `@5`.
  private var isBox: Bool { isNext("@") && at + 1 < end && (code.at(at + 1, "(") || code.isKind(at + 1, .number)) }

  private mutating func primary() -> Expression {
    guard at < end else { return lose() }
    let token = at
    switch code.kind(token) {
    case .number:
      at += 1
      return code.number(token..<token + 1).map { .number($0) } ?? .unknown
    case .string, .regex:
      at += 1
      return .unknown
    case .stringHead:
      at = code.stringTail(of: token) + 1
      return .unknown
    case .identifier:
      at += 1
      if code.isName(token) || code.at(token, "self") || code.at(token, "super") || code.at(token, "Self") { return .name(token) }
      return code.at(token, "true") || code.at(token, "false") || code.at(token, "nil") ? .unknown : lose()
    default: break
    }
    if code.at(token, "."), token + 1 < end, code.isIdentifier(token + 1) {
      at += 2
      return .member(nil, token + 1)
    }
    guard code.isOpener(token), let close = code.partner(token), close > token, close < end else { return lose() }
    if code.at(token, "{") {
      at = close + 1
      return .block(token)
    }
    if !code.isSwift, code.at(token, "[") { return message(token, close) }
    if !code.isSwift, code.castType(token) != nil || isStructure(token, close) {
      at = close + 1
      // `(CGRect){x, y, width, height}`
      guard isNext("{"), let brace = code.partner(at), brace < end else { return operand() }
      let literal = Expression.call(nil, token + 1, code.arguments(ofCallAt: at).map { part($0.range) })
      at = brace + 1
      return literal
    }
    at = close + 1
    let parts = arguments(code.arguments(ofCallAt: token)).map(\.value)
    if code.at(token, "("), parts.count == 1 { return parts[0] }
    return .list(parts)
  }

  /// The type of a value in braces.
  private func isStructure(_ open: Int, _ close: Int) -> Bool { close == open + 2 && code.isName(open + 1) && code.at(close + 1, "{") }

  /// `.origin = {x, y}` and `{x, y}` in the braces of another value.
  private mutating func part(_ range: Range<Int>) -> Expression.Argument {
    let (member, value, values) = code.partInBraces(range)
    let isList = code.at(value.lowerBound, "{")
    return Expression.Argument(label: member, value: isList ? .list(values.map { nested($0.range) }) : nested(value))
  }

  private mutating func message(_ open: Int, _ close: Int) -> Expression {
    at = close + 1
    guard let selector = code.selector(ofMessageAt: open) else { return .unknown }
    let receiver = nested(open + 1..<code.operandEnd(startingAt: open + 1) + 1)
    return .call(receiver, selector.token, arguments(code.arguments(ofCallAt: open)))
  }

  private mutating func arguments(_ list: [Argument]) -> [Expression.Argument] {
    list.map { Expression.Argument(label: $0.label, value: nested($0.range)) }
  }

  /// An expression inside of this one.
  private mutating func nested(_ range: Range<Int>) -> Expression {
    guard depth < Self.deepest, !range.isEmpty else { return .unknown }
    var inner = ExpressionReader(code: code, end: range.upperBound, at: range.lowerBound)
    inner.depth = depth + 1
    let found = inner.expression(binding: 0)
    return inner.at >= range.upperBound && !inner.isLost ? found : .unknown
  }

  /// With the members, calls and elements behind it.
  private mutating func suffixed(_ primary: Expression) -> Expression {
    var found = primary
    while at < end {
      if isNext(".") || !code.isSwift && isNext("->") {
        guard at + 1 < end else { return lose() }
        at += 2
        // The element of a tuple has a number.
        found = .member(found, at - 1)
      } else if code.isSwift, isNext("?") || isNext("!"), !code.spaceBefore(at), !(code.at(at, "?") && at + 1 < end && code.at(at + 1, "?")) {
        at += 1
      } else if isNext("("), !code.isSwift || !code.spaceBefore(at), let close = code.partner(at), close < end {
        let list = arguments(code.arguments(ofCallAt: at))
        at = close + 1
        found = called(found, list)
      } else if isNext("["), !code.spaceBefore(at), let close = code.partner(at), close < end {
        let index = nested(at + 1..<close)
        at = close + 1
        found = .element(found, index)
      } else if code.isSwift, isNext("{"), code.isTrailingClosure(at), let close = code.partner(at), close < end {
        let block = Expression.Argument(label: nil, value: .block(at))
        at = close + 1
        if case .call(let receiver, let name, let list) = found { found = .call(receiver, name, list + [block]) } else { found = called(found, [block]) }
      } else if code.isSwift, isNext("<"), !code.spaceBefore(at), let close = code.genericClose(at), close + 1 < end, code.at(close + 1, "(") {
        at = close + 1
      } else {
        break
      }
    }
    return found
  }

  private func called(_ callee: Expression, _ list: [Expression.Argument]) -> Expression {
    switch callee {
    case .name(let name): .call(nil, name, list)
    case .member(let receiver?, let name): .call(receiver, name, list)
    case .member(nil, let name): .call(nil, name, list)
    case .block(let open) where list.isEmpty: .result(open)
    default: .unknown
    }
  }
}
