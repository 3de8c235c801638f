/// Cuts Swift into tokens. Interpolated code is lexed in place: a stack remembers the literals that
/// are open around the current code.
struct SwiftLexer: CodeLexer {
  var cursor: CodeCursor
  /// The literals whose interpolation the lexer is in, outermost first.
  var literals: [OpenLiteral] = []
  /// Parentheses open since the innermost interpolation began (or since the file began).
  var parentheses = 0
  /// Angle brackets that look like those of a generic and are still open.
  private var angles = 0
  /// No bare regex starts before this offset: a search that failed here is not repeated.
  var noRegexBefore = 0

  struct OpenLiteral {
    var hashes: Int
    var isMultiline: Bool
    /// What `parentheses` was outside.
    var parentheses: Int
  }

  init(cursor: CodeCursor) { self.cursor = cursor }

  mutating func run() {
    let start = cursor.position
    if cursor.byte(start) == UInt8(ascii: "#"), cursor.byte(start + 1) == UInt8(ascii: "!") { lineComment() }
    while cursor.position < cursor.count {
      let byte = cursor.bytes[cursor.position]
      switch byte {
      case 32, 9: cursor.skipBlanks()
      case 11, 12: cursor.skipSpace(1)
      case 10, 13: cursor.skipLineBreak()
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "_"), UInt8(ascii: "$"):
        name()
      case UInt8(ascii: "0")...UInt8(ascii: "9"): number()
      case UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "@"),
        UInt8(ascii: "\\"):
        cursor.emit(.punctuation, to: cursor.position + 1)
      case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"):
        angles = 0
        cursor.emit(.punctuation, to: cursor.position + 1)
      case UInt8(ascii: "("):
        parentheses += 1
        cursor.emit(.punctuation, to: cursor.position + 1)
      case UInt8(ascii: ")"): closingParenthesis()
      case UInt8(ascii: "."): dot()
      case UInt8(ascii: "\""): stringLiteral(hashes: 0)
      case UInt8(ascii: "#"): numberSign()
      case UInt8(ascii: "`"): backtick()
      case UInt8(ascii: "/"): slash()
      case UInt8(ascii: "?"), UInt8(ascii: "!"): mark(byte)
      case UInt8(ascii: "<"), UInt8(ascii: ">"): angle(byte)
      case UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"), UInt8(ascii: "%"),
        UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"):
        operation()
      case 0x80...: beyondASCII()
      default: cursor.emit(.unknown, to: cursor.position + 1)
      }
    }
  }

  // MARK: Names and numbers

  @inline(__always)
  private mutating func name() {
    let start = cursor.position
    let end = cursor.nameEnd(start + 1)
    cursor.emitName(to: end, bare: start..<end)
  }

  private mutating func beyondASCII() {
    let (character, length) = cursor.nonASCII(cursor.position)
    switch character {
    case .space: cursor.skipSpace(length)
    case .operation: operation()
    case .name: name()
    }
  }

  private mutating func backtick() {
    let start = cursor.position
    var i = start + 1
    while i < cursor.count, cursor.bytes[i] != UInt8(ascii: "`"), !ASCII.isLineBreak(cursor.bytes[i]) { i += 1 }
    guard cursor.byte(i) == UInt8(ascii: "`"), i > start + 1 else {
      cursor.emit(.unknown, to: start + 1)
      return
    }
    cursor.emitName(to: i + 1, bare: start + 1..<i)
  }

  private mutating func number() {
    let start = cursor.position
    let word = cursor.nameEnd(start + 1)
    // The members of a tuple are digits only: `pair.0.1` holds no fraction.
    if let last = cursor.tokens.last, last.end == start, last.length == 1, cursor.bytes[start - 1] == UInt8(ascii: ".") {
      cursor.emit(.number, to: word)
      return
    }
    if cursor.bytes[start] == UInt8(ascii: "0"), cursor.byte(start + 1) | 0x20 == UInt8(ascii: "x") {
      cursor.emit(.number, to: hexadecimalEnd(word))
      return
    }
    var end = word
    if cursor.byte(end) == UInt8(ascii: "."), ASCII.isDigit(cursor.byte(end + 1)) { end = cursor.nameEnd(end + 1) }
    cursor.emit(.number, to: exponentEnd(end, letter: UInt8(ascii: "e")))
  }

  /// A hexadecimal fraction counts only with an exponent: `0x1.fade` is a member of `0x1`.
  private func hexadecimalEnd(_ word: Int) -> Int {
    var end = word
    if cursor.byte(end) == UInt8(ascii: "."), ASCII.isHexDigit(cursor.byte(end + 1)) {
      var i = end + 1
      while ASCII.isHexDigit(cursor.byte(i)) || cursor.byte(i) == UInt8(ascii: "_") { i += 1 }
      guard cursor.byte(i) | 0x20 == UInt8(ascii: "p") else { return end }
      end = cursor.nameEnd(i)
    }
    return exponentEnd(end, letter: UInt8(ascii: "p"))
  }

  /// Takes in the sign and digits behind a number that ends with the letter of an exponent.
  private func exponentEnd(_ end: Int, letter: UInt8) -> Int {
    let sign = cursor.byte(end)
    guard cursor.bytes[end - 1] | 0x20 == letter, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-"),
      ASCII.isDigit(cursor.byte(end + 1))
    else { return end }
    return cursor.nameEnd(end + 1)
  }

  // MARK: Marks and operators

  private mutating func closingParenthesis() {
    if parentheses > 0 {
      parentheses -= 1
    } else if let literal = literals.popLast() {
      parentheses = literal.parentheses
      stringPiece(
        content: cursor.position + 1, hashes: literal.hashes, isMultiline: literal.isMultiline, continues: true)
      return
    }
    cursor.emit(.punctuation, to: cursor.position + 1)
  }

  private mutating func dot() {
    let next = cursor.byte(cursor.position + 1)
    let isMark = next == UInt8(ascii: "?") || next == UInt8(ascii: "!") || next == UInt8(ascii: "/")
    if next == UInt8(ascii: ".") || (isOperator(next) && !isMark) {
      operation(withDots: true)
    } else {
      cursor.emit(.punctuation, to: cursor.position + 1)
    }
  }

  /// `?` and `!`: a mark of its own behind an operand and before one, else part of an operator.
  private mutating func mark(_ byte: UInt8) {
    let next = cursor.byte(cursor.position + 1)
    let joins = byte == UInt8(ascii: "?") ? next == byte : isOperator(next) && next != byte && next != UInt8(ascii: "/")
    if joins && !isLeftBound(cursor.position) {
      operation()
    } else {
      cursor.emit(.punctuation, to: cursor.position + 1)
    }
  }

  /// Swift's parser takes `>>` or `>?` apart when it closes generics. A lexer has no types to go by:
  /// an angle bracket opens a generic if it touches the name before and what follows, and until a
  /// token that no list of generic arguments holds, closing ones are cut off one by one.
  private mutating func angle(_ byte: UInt8) {
    let start = cursor.position
    if isLeftBound(start) {
      if byte == UInt8(ascii: ">"), angles > 0 {
        angles -= 1
        cursor.emit(.operator, to: start + 1)
        return
      }
      let next = cursor.byte(start + 1)
      if byte == UInt8(ascii: "<"), cursor.tokens.last?.kind == .identifier, !isOperator(next), next > 32 {
        angles += 1
        cursor.emit(.operator, to: start + 1)
        return
      }
    }
    operation()
  }

  mutating func operation(withDots: Bool = false) {
    let start = cursor.position
    let bytes = cursor.bytes
    var end = start
    while end < cursor.count {
      let byte = bytes[end]
      if byte == UInt8(ascii: "/") {
        let next = cursor.byte(end + 1)
        if next == byte || next == UInt8(ascii: "*") { break }
        end += 1
      } else if isOperator(byte) || (withDots && byte == UInt8(ascii: ".")) {
        end += 1
      } else if byte >= 0x80, case (.operation, let length) = cursor.nonASCII(end) {
        end += length
      } else {
        break
      }
    }
    let first = bytes[start]
    let isGenericMember =
      (first == UInt8(ascii: "&") && end == start + 1) || first == UInt8(ascii: ".")
      || (first == UInt8(ascii: "-") && end == start + 2 && bytes[start + 1] == UInt8(ascii: ">"))
    if !isGenericMember { angles = 0 }
    cursor.emit(.operator, to: end)
  }

  @inline(__always)
  private func isOperator(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"), UInt8(ascii: "%"),
      UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"),
      UInt8(ascii: "~"), UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: "/"):
      true
    default: false
    }
  }

  /// Whether the token at `start` touches an operand on its left, as the compiler sees it.
  func isLeftBound(_ start: Int) -> Bool {
    guard start > 0 else { return false }
    switch cursor.bytes[start - 1] {
    case 0...32, UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","), UInt8(ascii: ";"),
      UInt8(ascii: ":"):
      return false
    case UInt8(ascii: "/"):
      // The end of a comment is a gap, the end of a regex literal is not.
      return cursor.tokens.last?.end == start
    case UInt8(ascii: "!"):
      return isLeftBound(markAt: start - 1)
    default:
      return cursor.tokens.last?.end == start
    }
  }

  /// A prefix `!` is no operand, a postfix one ends an operand.
  private func isLeftBound(markAt index: Int) -> Bool {
    guard let last = cursor.tokens.last, last.end == index + 1, last.kind == .punctuation else { return false }
    return !last.flags.contains(.spaceBefore) && cursor.tokens.count > 1
      && operandEnds(cursor.tokens[cursor.tokens.count - 2])
  }

  /// Whether a token can be the last of an operand, detected from the token alone.
  func operandEnds(_ token: Token) -> Bool {
    switch token.kind {
    case .identifier, .number, .string, .stringTail, .regex: true
    case .punctuation:
      switch cursor.bytes[Int(token.start)] {
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: "?"), UInt8(ascii: "!"): true
      default: false
      }
    case .operator: cursor.bytes[Int(token.start)] == UInt8(ascii: ">") && token.length == 1
    default: false
    }
  }
}
