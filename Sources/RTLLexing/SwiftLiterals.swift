// Comments, string literals and regex literals of Swift.
extension SwiftLexer {
  mutating func lineComment() {
    var i = cursor.position + 2
    while i < cursor.count, !ASCII.isLineBreak(cursor.bytes[i]) { i += 1 }
    cursor.emitComment(.lineComment, to: i)
  }

  // MARK: Number sign

  /// `#"…"#`, `#/…/#`, a directive, or number signs that mean nothing here.
  mutating func numberSign() {
    let start = cursor.position
    var i = start
    while cursor.byte(i) == UInt8(ascii: "#") { i += 1 }
    switch cursor.byte(i) {
    case UInt8(ascii: "\""):
      stringLiteral(hashes: i - start)
      return
    case UInt8(ascii: "/"):
      extendedRegex(hashes: i - start)
      return
    default: break
    }
    // The whole run at once: looking behind it from each of its signs would be quadratic.
    let startsName = ASCII.isName(cursor.byte(i)) && !ASCII.isDigit(cursor.byte(i)) && cursor.byte(i) != UInt8(ascii: "$")
    while cursor.position < (startsName ? i - 1 : i) { cursor.emit(.punctuation, to: cursor.position + 1) }
    if startsName {
      let end = cursor.nameEnd(i)
      let word = cursor.words.lookup(cursor.bytes, start: i - 1, length: end - i + 1)
      cursor.emit(.directive, to: end, word: word)
    }
  }

  // MARK: Strings

  mutating func stringLiteral(hashes: Int) {
    let quote = cursor.position + hashes
    let isMultiline =
      cursor.byte(quote + 1) == UInt8(ascii: "\"") && cursor.byte(quote + 2) == UInt8(ascii: "\"")
      && (hashes == 0 || lineEnds(quote + 3))
    stringPiece(content: quote + (isMultiline ? 3 : 1), hashes: hashes, isMultiline: isMultiline, continues: false)
  }

  /// With number signs, three quotes open a text of many lines only at the end of a line: `#"""#` is
  /// a literal that holds one quote.
  private func lineEnds(_ index: Int) -> Bool {
    var i = index
    while ASCII.isSpace(cursor.byte(i)) { i += 1 }
    return i >= cursor.count || ASCII.isLineBreak(cursor.bytes[i])
  }

  /// Emits from the current position to the end of the literal or to its next interpolation.
  mutating func stringPiece(content: Int, hashes: Int, isMultiline: Bool, continues: Bool) {
    var isPlain = !continues && !isMultiline
    var i = content
    while i < cursor.count {
      switch cursor.bytes[i] {
      case UInt8(ascii: "\""):
        if isMultiline {
          guard cursor.byte(i + 1) == UInt8(ascii: "\""), cursor.byte(i + 2) == UInt8(ascii: "\"") else {
            i += 1
            continue
          }
        }
        let end = i + (isMultiline ? 3 : 1)
        guard hasHashes(hashes, at: end) else {
          i += 1
          continue
        }
        let word = isPlain ? cursor.words.lookupQuoted(cursor.bytes, start: content, length: i - content) : 0
        cursor.emit(continues ? .stringTail : .string, to: end + hashes, word: word)
        return
      case UInt8(ascii: "\\"):
        guard hasHashes(hashes, at: i + 1) else {
          i += 1
          continue
        }
        let escaped = i + 1 + hashes
        if cursor.byte(escaped) == UInt8(ascii: "(") {
          cursor.emit(continues ? .stringMiddle : .stringHead, to: escaped + 1)
          literals.append(OpenLiteral(hashes: hashes, isMultiline: isMultiline, parentheses: parentheses))
          parentheses = 0
          return
        }
        isPlain = false
        i = ASCII.isLineBreak(cursor.byte(escaped)) ? escaped : min(escaped + 1, cursor.count)
      case 10, 13:
        if isMultiline {
          i += 1
        } else {
          cursor.emit(continues ? .stringTail : .string, to: i, flags: .unterminated)
          return
        }
      default: i += 1
      }
    }
    cursor.emit(continues ? .stringTail : .string, to: cursor.count, flags: .unterminated)
  }

  private func hasHashes(_ hashes: Int, at index: Int) -> Bool {
    guard hashes > 0 else { return true }
    guard index + hashes <= cursor.count else { return false }
    for i in index..<index + hashes where cursor.bytes[i] != UInt8(ascii: "#") { return false }
    return true
  }

  // MARK: Slashes

  /// A comment, a regex literal, or an operator.
  mutating func slash() {
    switch cursor.byte(cursor.position + 1) {
    case UInt8(ascii: "/"): lineComment()
    case UInt8(ascii: "*"): cursor.blockComment(nested: true)
    default:
      if mayStartRegex(), let end = bareRegexEnd() {
        cursor.emit(.regex, to: end)
      } else {
        operation()
      }
    }
  }

  /// A bare regex stands only where an operand may stand, and no space follows its slash.
  private func mayStartRegex() -> Bool {
    let next = cursor.byte(cursor.position + 1)
    guard cursor.position >= noRegexBefore, !ASCII.isSpace(next), !ASCII.isLineBreak(next) else { return false }
    guard let last = cursor.tokens.last else { return true }
    // Space on the left only makes a prefix; on a line of its own it cannot be a division.
    if cursor.startsLine && !cursor.isAdjacent { return true }
    switch last.kind {
    case .identifier: return isExpressionKeyword(last)
    case .punctuation:
      switch cursor.bytes[Int(last.start)] {
      case UInt8(ascii: "."): return false
      case UInt8(ascii: "?"), UInt8(ascii: "!"): return !isLeftBound(Int(last.start))
      default: return !operandEnds(last)
      }
    default: return !operandEnds(last)
    }
  }

  /// Keywords that an expression follows.
  private func isExpressionKeyword(_ token: Token) -> Bool {
    let keywords: [StaticString] = [
      "return", "in", "case", "where", "if", "guard", "while", "switch", "throw", "try", "await", "else", "do",
    ]
    return keywords.contains { keyword in
      keyword.utf8CodeUnitCount == token.length
        && (0..<Int(token.length)).allSatisfy { keyword.utf8Start[$0] == cursor.bytes[Int(token.start) + $0] }
    }
  }

  private mutating func bareRegexEnd() -> Int? {
    var depth = 0
    var i = cursor.position + 1
    scan: while i < cursor.count {
      switch cursor.bytes[i] {
      case UInt8(ascii: "\\"): i += ASCII.isLineBreak(cursor.byte(i + 1)) ? 1 : 2
      case UInt8(ascii: "("):
        depth += 1
        i += 1
      case UInt8(ascii: ")"):
        depth -= 1
        if depth < 0 { break scan }
        i += 1
      case UInt8(ascii: "/"):
        if ASCII.isSpace(cursor.bytes[i - 1]) { break scan }
        return i + 1
      case 10, 13: break scan
      default: i += 1
      }
    }
    noRegexBefore = i
    return nil
  }

  /// `#/…/#`, over many lines if a line break follows its first slash.
  private mutating func extendedRegex(hashes: Int) {
    var i = cursor.position + hashes + 1
    let isMultiline = lineEnds(i)
    while i < cursor.count {
      switch cursor.bytes[i] {
      case UInt8(ascii: "/") where hasHashes(hashes, at: i + 1):
        cursor.emit(.regex, to: i + 1 + hashes)
        return
      case UInt8(ascii: "\\"): i += ASCII.isLineBreak(cursor.byte(i + 1)) ? 1 : 2
      case 10, 13:
        if !isMultiline {
          cursor.emit(.regex, to: i, flags: .unterminated)
          return
        }
        i += 1
      default: i += 1
      }
    }
    cursor.emit(.regex, to: cursor.count, flags: .unterminated)
  }
}
