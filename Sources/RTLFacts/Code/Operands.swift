/// One argument of a call.
package struct Argument: Sendable, Equatable {
  /// The token of its label (Swift) or of its part of the selector (Objective-C).
  package var label: Int?
  /// The tokens of the value.
  package var range: Range<Int>
}

extension CodeView {
  /// The first value in a chain of members and calls: `Arrow()` of `Arrow().fill(.red)`.
  package func firstLink(of chain: Range<Int>) -> Range<Int> {
    guard let first = chain.first else { return chain }
    let end = at(first + 1, "(") ? partner(first + 1) ?? first : first
    return first..<min(end + 1, chain.upperBound)
  }

  /// Whether a token can end an operand, so that `.`, `(` or `[` after it go on with it.
  package func endsOperand(_ k: Int) -> Bool {
    switch kind(k) {
    case .identifier: return isName(k) || at(k - 1, ".") || at(k, "init")
    case .number, .string, .stringTail: return true
    case .operator: return at(k, ">") && isSwift && !spaceBefore(k)
    case .punctuation:
      if at(k, "?") || at(k, "!") { return isSwift && !spaceBefore(k) && k > 0 && endsOperand(k - 1) }
      return isCloser(k)
    default: return false
    }
  }

  /// The start of the postfix expression that ends at token `i`: names, members, calls, subscripts,
  /// message sends, casts. The dot of an implicit member belongs to it, a unary operator does not.
  package func operandStart(endingAt i: Int) -> Int {
    var k = i
    var steps = 0
    while k > 0, steps < CodeView.reach {
      steps += 1
      if at(k, "?") || at(k, "!") {
        k -= 1
        continue
      }
      if isCloser(k) {
        guard let open = partner(k), open < k else { return k }
        k = open
        if at(k - 1, "@") { return k - 1 }
        if at(k, "{") {
          // `(CGRect){x, y, width, height}`
          guard isSwift else { return castStart(k) }
          guard at(k - 1, ")") || isName(k - 1), !startsLine(k) else { return k }
          k -= 1
          continue
        }
        if endsOperand(k - 1), !spaceBefore(k) || !isSwift && at(k, "(") && isName(k - 1) {
          k -= 1
          continue
        }
        return castStart(k)
      }
      if isKind(k, .stringTail) {
        k = stringHead(of: k)
      } else if at(k, ">"), isSwift {
        guard let open = genericOpen(k), isName(open - 1) else { return k }
        k = open - 1
      }
      if at(k - 1, ".") {
        if at(k - 1, "."), endsOperand(k - 2), !(isSwift && at(k - 2, "?") && spaceBefore(k - 2)) {
          k -= 2
          continue
        }
        return k - 1
      }
      if at(k - 1, "->"), !isSwift {
        k -= 2
        continue
      }
      return castStart(k)
    }
    return max(k, 0)
  }

  /// Objective-C: includes a cast that stands before `k`.
  private func castStart(_ k: Int) -> Int {
    guard !isSwift, at(k - 1, ")"), let open = partner(k - 1), castType(open) != nil else { return k }
    return open
  }

  /// Words with a condition in parentheses.
  private static let headWords = NameSet(["if", "while", "for", "switch"])

  /// Objective-C: the token that names the type when `(…)` at `open` is a cast.
  func castType(_ open: Int) -> Int? {
    guard let close = partner(open), close > open + 1, !endsOperand(open - 1), !at(open - 1, anyOf: CodeView.headWords)
    else { return nil }
    var name: Int?
    for k in open + 1..<close {
      if isName(k) { if name == nil { name = k } } else if at(k, "<") || at(k, ",") || at(k, ">") || at(k, "*") || at(k, "const") {
      } else { return nil }
    }
    guard close - open == 2 || at(close - 1, "*") || at(close - 1, ">") else { return nil }
    // `(a) - b` is arithmetic, `(T)x` is a cast.
    let next = close + 1
    guard isIdentifier(next) || at(next, "[") || at(next, "(") || isKind(next, .number) || at(next, "@") || at(next, "{") && !at(open - 1, "^") else {
      return nil
    }
    return name
  }

  /// Swift: the `<` that `>` closes, within a few tokens.
  func genericOpen(_ close: Int) -> Int? {
    var depth = 0
    var k = close
    while k >= 0, close - k < 60 {
      if isKind(k, .operator) {
        for byte in bytes(k).reversed() {
          if byte == UInt8(ascii: ">") { depth += 1 } else if byte == UInt8(ascii: "<") { depth -= 1 }
        }
        if depth <= 0 { return k }
      } else if at(k, "{") || at(k, "}") || at(k, ";") || at(k, "=") {
        return nil
      }
      k -= 1
    }
    return nil
  }

  /// Swift: the token of `>` that closes `<` at `open`, within a few tokens.
  func genericClose(_ open: Int) -> Int? {
    var depth = 0
    for k in open..<min(count, open + 60) {
      if isKind(k, .operator) {
        if at(k, "->") { continue }
        for byte in bytes(k) {
          if byte == UInt8(ascii: "<") { depth += 1 } else if byte == UInt8(ascii: ">") { depth -= 1 } else { return nil }
        }
        if depth <= 0 { return k }
      } else if at(k, "{") || at(k, "}") || at(k, ";") || isKind(k, .number) {
        return nil
      }
    }
    return nil
  }

  /// The last token of the operand that begins at `i`, prefix operators, casts and `try` included.
  package func operandEnd(startingAt i: Int) -> Int {
    var k = i
    while isKind(k, .operator) && !at(k, "->") || at(k, "!") || at(k, "@") && !isSwift || at(k, "try") || at(k, "await") || at(k, "&") {
      if at(k, "try"), at(k + 1, "?") || at(k + 1, "!") { k += 1 }
      k += 1
    }
    if at(k, "("), !isSwift, castType(k) != nil, let close = partner(k) { return operandEnd(afterCast: close) }
    if isKind(k, .stringHead) {
      k = stringTail(of: k)
    } else if isOpener(k) {
      guard let close = partner(k) else { return count - 1 }
      k = close
    } else if at(k, ".") {
      k += 1
    }
    return suffixEnd(k)
  }

  private func operandEnd(afterCast close: Int) -> Int {
    var k = close + 1
    while at(k, "("), castType(k) != nil, let next = partner(k) { k = next + 1 }
    if isOpener(k) { k = partner(k) ?? count - 1 }
    return suffixEnd(k)
  }

  /// The end of the members, calls and subscripts that follow a primary expression ending at `k`.
  func suffixEnd(_ primary: Int) -> Int {
    var k = primary
    var steps = 0
    while k + 1 < count, steps < CodeView.reach {
      steps += 1
      let n = k + 1
      if at(n, ".") || at(n, "->") && !isSwift {
        k = n + 1
      } else if isSwift, at(n, "?") || at(n, "!"), !spaceBefore(n) {
        k = n
      } else if at(n, "(") && (!isSwift || !spaceBefore(n)) || at(n, "[") && !spaceBefore(n) {
        guard let close = partner(n) else { return count - 1 }
        k = close
      } else if isSwift, at(n, "<"), !spaceBefore(n), let close = genericClose(n), at(close + 1, "(") || at(close + 1, ".") {
        k = close
      } else if isSwift, at(n, "{"), at(k, ")") || isName(k), !startsLine(n), isTrailingClosure(n), let close = partner(n) {
        k = close
      } else {
        break
      }
    }
    return min(k, count - 1)
  }

  /// Swift: whether a brace after an operand is its trailing closure and not the block of an `if`.
  func isTrailingClosure(_ open: Int) -> Bool {
    if case .closure = header(of: open) { return true }
    return false
  }

  /// Whether a bracket opens the literal of a list: `[a, b]`, `@[a, b]`.
  func isListLiteral(_ open: Int) -> Bool { at(open, "[") && (isSwift ? !endsOperand(open - 1) || spaceBefore(open) : at(open - 1, "@")) }

  /// `constraint(equalTo:)`
  /// - Parameter name: of the function.
  package func fullName(ofCall name: Int, _ arguments: some Sequence<Argument>) -> String {
    self.name(name) + "(" + arguments.map { ($0.label.map(self.name) ?? "_") + ":" }.joined() + ")"
  }

  /// The arguments of the call whose bracket is token `open`: `(` of Swift and C, `[` of a message.
  package func arguments(ofCallAt open: Int) -> [Argument] {
    guard let close = partner(open), close > open + 1 else { return [] }
    return !isSwift && at(open, "[") ? messageArguments(open, close) : listArguments(open, close)
  }

  private func listArguments(_ open: Int, _ close: Int) -> [Argument] {
    var result: [Argument] = []
    var start = open + 1
    var k: Int? = start
    // Every argument of a call may ask for all of them.
    for _ in 0..<CodeView.reach {
      let end = k ?? close
      if k == nil || at(end, ",") {
        if start < end {
          let labelled = isSwift && isIdentifier(start) && at(start + 1, ":")
          result.append(Argument(label: labelled ? start : nil, range: (labelled ? min(start + 2, end) : start)..<end))
        }
        start = end + 1
      }
      guard let here = k else { break }
      k = after(here).flatMap { $0 < close ? $0 : nil }
    }
    return result
  }

  private func messageArguments(_ open: Int, _ close: Int) -> [Argument] {
    var result: [Argument] = []
    var ternaries = 0
    var k = after(operandEnd(startingAt: open + 1))
    var last: Int?
    var steps = 0
    while let here = k, here < close, steps < CodeView.reach {
      steps += 1
      if isTernary(here) {
        ternaries += 1
      } else if at(here, ":"), ternaries > 0 {
        ternaries -= 1
      } else if at(here, ":") {
        let named = isIdentifier(here - 1) && here - 1 > open
        if let previous = last { result[previous].range = result[previous].range.lowerBound..<(named ? here - 1 : here) }
        result.append(Argument(label: named ? here - 1 : nil, range: here + 1..<close))
        last = result.count - 1
      }
      k = after(here)
    }
    return result
  }

  /// The name of the outermost call or message that holds the token and is no part of an operand before it:
  /// `setTransform` of `more.setTransform(rotated(by: .pi))`.
  /// - Parameter start: where its statement begins.
  package func outermostCallee(around i: Int, from start: Int) -> Int? {
    var callee: Int?
    var k = i
    while let open = enclosing(k), open >= start, !at(open, "{") {
      if at(open, "("), isIdentifier(open - 1) { callee = open - 1 } else if let message = selector(ofMessageAt: open) { callee = message.token }
      k = open
    }
    return callee
  }

  /// Whether a token is the label of an argument or of a parameter, in Objective-C a part of a selector with its colon.
  package func isLabel(_ i: Int) -> Bool {
    guard at(i + 1, ":"), isIdentifier(i) else { return false }
    guard isSwift else { return isSelectorPart(i) }
    guard at(i - 1, "(") || at(i - 1, ",") || at(i - 1, "["), let open = enclosing(i) else { return false }
    return at(open, "(") || at(open, "[") && endsOperand(open - 1)
  }

  /// Objective-C: whether a token is a part of the selector of a message.
  func isSelectorPart(_ i: Int) -> Bool {
    guard let open = enclosing(i), at(open, "[") else { return false }
    return at(i + 1, "]") ? i > open + 1 && endsOperand(i - 1) : at(i + 1, ":") && endsOperand(i - 1)
  }

  /// Objective-C: the selector of the message whose bracket is `open`, `setImage:forState:`, and the
  /// token of its first part.
  func selector(ofMessageAt open: Int) -> (name: String, token: Int)? {
    guard at(open, "["), let close = partner(open), close > open + 2 else { return nil }
    let parts = messageArguments(open, close)
    if let first = parts.first?.label { return (parts.map { ($0.label.map(text) ?? "") + ":" }.joined(), first) }
    guard isIdentifier(close - 1), operandEnd(startingAt: open + 1) < close - 1 else { return nil }
    return (text(close - 1), close - 1)
  }

  /// The last token of the call or message that a name begins, or of the name.
  package func callEnd(ofName i: Int) -> Int {
    guard !isSwift, let open = enclosing(i), selector(ofMessageAt: open)?.token == i, let close = partner(open) else { return operandEnd(startingAt: i) }
    return close
  }

  /// C: a part of a value in braces, `.origin = {0, 4}`, `{0, 4}`, `CGPointMake(0, 4)`: the token of the member's name, if it is named, the
  /// tokens of the value, and what that is put together of, if anything.
  package func partInBraces(_ part: Range<Int>) -> (member: Int?, value: Range<Int>, values: [Argument]) {
    let isNamed = part.count > 3 && at(part.lowerBound, ".") && at(part.lowerBound + 2, "=")
    let value = part.dropFirst(isNamed ? 3 : 0)
    let first = value.lowerBound
    let open = at(first, "{") ? first : at(first, "(") && at(first + 3, "{") ? first + 3 : at(first + 1, "(") ? first + 1 : nil
    let values = open.flatMap { partner($0) == value.upperBound - 1 ? arguments(ofCallAt: $0) : nil }
    return (isNamed ? part.lowerBound + 1 : nil, value, values ?? [])
  }
}
