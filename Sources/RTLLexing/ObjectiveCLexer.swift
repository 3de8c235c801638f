/// Cuts C, C++ and Objective-C into tokens. Preprocessor lines are code with a flag, and so is what
/// `#if 0` shuts off. A line splice (a backslash at the end of a line) continues comments, literals
/// and preprocessor lines; between other tokens it is a gap, and it ends a name.
struct ObjectiveCLexer: CodeLexer {
  var cursor: CodeCursor
  /// The next `<` opens the name of a header.
  private var expectsHeader = false

  init(cursor: CodeCursor) { self.cursor = cursor }

  mutating func run() {
    while cursor.position < cursor.count {
      let byte = cursor.bytes[cursor.position]
      switch byte {
      case 32, 9: cursor.skipBlanks()
      case 11, 12: cursor.skipSpace(1)
      case 10, 13:
        cursor.lineFlags = []
        expectsHeader = false
        cursor.skipLineBreak()
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "_"), UInt8(ascii: "$"):
        name()
      case UInt8(ascii: "0")...UInt8(ascii: "9"): number()
      case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"),
        UInt8(ascii: "}"), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "?"):
        cursor.emit(.punctuation, to: cursor.position + 1)
      case UInt8(ascii: "."):
        if ASCII.isDigit(cursor.byte(cursor.position + 1)) { number() } else { operation(byte) }
      case UInt8(ascii: "\""), UInt8(ascii: "'"): literal(prefix: 0)
      case UInt8(ascii: "@"):
        if cursor.byte(cursor.position + 1) == UInt8(ascii: "\"") {
          literal(prefix: 1)
        } else {
          cursor.emit(.punctuation, to: cursor.position + 1)
        }
      case UInt8(ascii: "#"): numberSign()
      case UInt8(ascii: "/"):
        switch cursor.byte(cursor.position + 1) {
        case UInt8(ascii: "/"): lineComment()
        case UInt8(ascii: "*"): cursor.blockComment(nested: false)
        default: operation(byte)
        }
      case UInt8(ascii: "<") where expectsHeader: header()
      case UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"), UInt8(ascii: "%"),
        UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"),
        UInt8(ascii: "~"), UInt8(ascii: ":"), UInt8(ascii: "!"):
        operation(byte)
      case UInt8(ascii: "\\"):
        if let end = spliceEnd(cursor.position) {
          cursor.skipSpace(end - cursor.position)
        } else {
          cursor.emit(.unknown, to: cursor.position + 1)
        }
      case 0x80...: beyondASCII()
      default: cursor.emit(.unknown, to: cursor.position + 1)
      }
    }
  }

  /// The offset behind a line splice, nil if the backslash there is none. Like the compilers, this
  /// overlooks space between the backslash and the line break.
  private func spliceEnd(_ backslash: Int) -> Int? {
    var i = backslash + 1
    while ASCII.isSpace(cursor.byte(i)) { i += 1 }
    switch cursor.byte(i) {
    case 10: return i + 1
    case 13: return cursor.byte(i + 1) == 10 ? i + 2 : i + 1
    default: return nil
    }
  }

  private mutating func lineComment() {
    var i = cursor.position + 2
    while i < cursor.count {
      let byte = cursor.bytes[i]
      if byte == UInt8(ascii: "\\") {
        i = spliceEnd(i) ?? i + 1
      } else if ASCII.isLineBreak(byte) {
        break
      } else {
        i += 1
      }
    }
    cursor.emitComment(.lineComment, to: i)
  }

  // MARK: Names and numbers

  @inline(__always)
  private mutating func name() {
    let start = cursor.position
    let end = cursor.nameEnd(start + 1)
    if end - start <= 3, isLiteralPrefix(start, end) {
      literal(prefix: end - start)
      return
    }
    cursor.emitName(to: end, bare: start..<end)
  }

  private mutating func beyondASCII() {
    let (character, length) = cursor.nonASCII(cursor.position)
    switch character {
    case .space: cursor.skipSpace(length)
    case .operation: cursor.emit(.unknown, to: cursor.position + length)
    case .name: name()
    }
  }

  /// `L`, `u`, `U`, `u8`, each also with `R` behind it, and `R` alone, in front of a quote.
  private func isLiteralPrefix(_ start: Int, _ end: Int) -> Bool {
    let quote = cursor.byte(end)
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return false }
    let isRaw = cursor.bytes[end - 1] == UInt8(ascii: "R")
    if isRaw && quote == UInt8(ascii: "'") { return false }
    let encoding = end - start - (isRaw ? 1 : 0)
    switch (encoding, cursor.bytes[start]) {
    case (0, _), (1, UInt8(ascii: "L")), (1, UInt8(ascii: "u")), (1, UInt8(ascii: "U")): return true
    case (2, UInt8(ascii: "u")): return cursor.bytes[start + 1] == UInt8(ascii: "8")
    default: return false
    }
  }

  /// A number of the preprocessor: letters, points and signs of exponents, and the separators of C++.
  private mutating func number() {
    let start = cursor.position
    let isHexadecimal = cursor.bytes[start] == UInt8(ascii: "0") && cursor.byte(start + 1) | 0x20 == UInt8(ascii: "x")
    let exponent = isHexadecimal ? UInt8(ascii: "p") : UInt8(ascii: "e")
    var i = start + 1
    while i < cursor.count {
      let byte = cursor.bytes[i]
      let next = cursor.byte(i + 1)
      if ASCII.isName(byte) {
        i += 1
      } else if byte == UInt8(ascii: "."), next != byte {
        i += 1
      } else if byte == UInt8(ascii: "'"), ASCII.isHexDigit(next) {
        i += 2
      } else if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-"), cursor.bytes[i - 1] | 0x20 == exponent {
        i += 1
      } else {
        break
      }
    }
    cursor.emit(.number, to: i)
  }

  // MARK: Literals

  /// A string or character that begins with `prefix` bytes before its quote. It ends at the latest
  /// with its line, so that the apostrophe of prose behind `#error` does no harm further down.
  private mutating func literal(prefix: Int) {
    let quoteAt = cursor.position + prefix
    let quote = cursor.bytes[quoteAt]
    if prefix > 0, cursor.bytes[quoteAt - 1] == UInt8(ascii: "R"), rawString(quoteAt) { return }
    var isPlain = quote == UInt8(ascii: "\"")
    var i = quoteAt + 1
    while i < cursor.count {
      let byte = cursor.bytes[i]
      if byte == quote {
        let word = isPlain ? cursor.words.lookupQuoted(cursor.bytes, start: quoteAt + 1, length: i - quoteAt - 1) : 0
        cursor.emit(.string, to: i + 1, word: word)
        return
      } else if byte == UInt8(ascii: "\\") {
        isPlain = false
        i = spliceEnd(i) ?? min(i + 2, cursor.count)
      } else if ASCII.isLineBreak(byte) {
        break
      } else {
        i += 1
      }
    }
    cursor.emit(.string, to: i, flags: .unterminated)
  }

  /// `R"delimiter(…)delimiter"`; false if what follows the quote is no such delimiter.
  private mutating func rawString(_ quote: Int) -> Bool {
    let delimiter = quote + 1
    var open = delimiter
    while open < cursor.count, open - delimiter <= 16, cursor.bytes[open] != UInt8(ascii: "(") {
      switch cursor.bytes[open] {
      case 0...32, UInt8(ascii: ")"), UInt8(ascii: "\\"), UInt8(ascii: "\""): return false
      default: open += 1
      }
    }
    let length = open - delimiter
    guard length <= 16, cursor.byte(open) == UInt8(ascii: "(") else { return false }
    var i = open + 1
    while i < cursor.count {
      if cursor.bytes[i] == UInt8(ascii: ")"), cursor.byte(i + 1 + length) == UInt8(ascii: "\""),
        (0..<length).allSatisfy({ cursor.bytes[i + 1 + $0] == cursor.bytes[delimiter + $0] })
      {
        let word = cursor.words.lookupQuoted(cursor.bytes, start: open + 1, length: i - open - 1)
        cursor.emit(.string, to: i + length + 2, word: word)
        return true
      }
      i += 1
    }
    cursor.emit(.string, to: cursor.count, flags: .unterminated)
    return true
  }

  /// `<Folder/Header.h>`, if it closes on its line.
  private mutating func header() {
    expectsHeader = false
    var i = cursor.position + 1
    while i < cursor.count, cursor.bytes[i] != UInt8(ascii: ">"), !ASCII.isLineBreak(cursor.bytes[i]) { i += 1 }
    guard cursor.byte(i) == UInt8(ascii: ">") else {
      operation(UInt8(ascii: "<"))
      return
    }
    cursor.emit(.string, to: i + 1)
  }

  // MARK: Preprocessor and operators

  private mutating func numberSign() {
    let start = cursor.position
    guard cursor.startsLine, !cursor.lineFlags.contains(.preprocessor) else {
      cursor.byte(start + 1) == UInt8(ascii: "#")
        ? cursor.emit(.operator, to: start + 2) : cursor.emit(.punctuation, to: start + 1)
      return
    }
    var word = start + 1
    while ASCII.isSpace(cursor.byte(word)) { word += 1 }
    let end = cursor.nameEnd(word)
    cursor.lineFlags = .preprocessor
    guard end > word, !ASCII.isDigit(cursor.bytes[word]) else {
      cursor.emit(.punctuation, to: start + 1)
      return
    }
    expectsHeader = isImport(word, end)
    cursor.emit(.directive, to: end, word: directiveWord(word, end))
  }

  private func isImport(_ start: Int, _ end: Int) -> Bool {
    let imports: [StaticString] = ["import", "include", "include_next"]
    return imports.contains { name in
      name.utf8CodeUnitCount == end - start
        && (0..<end - start).allSatisfy { name.utf8Start[$0] == cursor.bytes[start + $0] }
    }
  }

  /// Looks a directive up without the space that may follow its number sign.
  private func directiveWord(_ start: Int, _ end: Int) -> WordID {
    if cursor.bytes[start - 1] == UInt8(ascii: "#") {
      return cursor.words.lookup(cursor.bytes, start: start - 1, length: end - start + 1)
    }
    let text = [UInt8(ascii: "#")] + UnsafeBufferPointer(start: cursor.bytes + start, count: end - start)
    return text.withUnsafeBufferPointer { cursor.words.lookup($0.baseAddress!, start: 0, length: $0.count) }
  }

  /// The longest operator of C and C++ that starts with `first`.
  private mutating func operation(_ first: UInt8) {
    let start = cursor.position
    let second = cursor.byte(start + 1)
    let third = cursor.byte(start + 2)
    let equals = UInt8(ascii: "=")
    var length = 1
    switch first {
    case UInt8(ascii: "<"), UInt8(ascii: ">"):
      if second == first {
        length = third == equals ? 3 : 2
      } else if second == equals {
        length = first == UInt8(ascii: "<") && third == UInt8(ascii: ">") ? 3 : 2
      }
    case UInt8(ascii: "-") where second == UInt8(ascii: ">"):
      length = third == UInt8(ascii: "*") ? 3 : 2
    case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "&"), UInt8(ascii: "|"):
      if second == first || second == equals { length = 2 }
    case UInt8(ascii: "="), UInt8(ascii: "*"), UInt8(ascii: "/"), UInt8(ascii: "%"), UInt8(ascii: "^"),
      UInt8(ascii: "!"):
      if second == equals { length = 2 }
    case UInt8(ascii: ":"):
      if second == first { length = 2 }
    case UInt8(ascii: "."):
      if second == first, third == first {
        length = 3
      } else if second == UInt8(ascii: "*") {
        length = 2
      }
    default: break
    }
    let isMark =
      length == 1 && (first == UInt8(ascii: ":") || first == UInt8(ascii: ".") || first == UInt8(ascii: "!"))
    cursor.emit(isMark ? .punctuation : .operator, to: start + length)
  }
}
