/// Cuts a file of code into tokens.
protocol CodeLexer {
  var cursor: CodeCursor { get set }
  init(cursor: CodeCursor)
  mutating func run()
}

extension TokenFile {
  mutating func lex<Lexer: CodeLexer>(_: Lexer.Type, _ words: KeywordTable) {
    let bytes = bytes
    bytes.withUnsafeBufferPointer { bytes in
      guard let base = bytes.baseAddress else { return }
      words.withLookup { words in
        var lexer = Lexer(cursor: CodeCursor(base, count: bytes.count, words: words, limit: limit))
        lexer.cursor.exchangeArrays(&self)
        lexer.run()
        lexer.cursor.exchangeArrays(&self)
      }
    }
  }
}

/// What the lexers of code share: the place in the file, the gap before the next token, and the output.
struct CodeCursor {
  let bytes: UnsafePointer<UInt8>
  let count: Int
  let words: WordLookup
  private let isName = ASCII.names
  /// See `TokenFile.limit`.
  private let limit: Int
  var position = 0
  private(set) var tokens: [Token] = []
  private var comments: [Token] = []
  private var known: [Int32] = []
  private var names: [TokenFile.Name] = []
  private var texts: [Int32] = []
  /// Set on every token while inside a preprocessor line.
  var lineFlags: Token.Flags = []

  /// What stood since the last token or comment.
  private var gap: Token.Flags = .startsLine
  /// What stood between the last token and the last comment.
  private var gapBeforeComment: Token.Flags = []

  init(_ bytes: UnsafePointer<UInt8>, count: Int, words: WordLookup, limit: Int) {
    (self.bytes, self.count, self.words, self.limit) = (bytes, count, words, limit)
    if count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF { position = 3 }
  }

  /// Takes the arrays of a file, and later gives them back: they keep their storage and are never copied.
  mutating func exchangeArrays(_ file: inout TokenFile) {
    swap(&tokens, &file.tokens)
    swap(&names, &file.names)
    swap(&comments, &file.comments)
    swap(&known, &file.known)
    swap(&texts, &file.texts)
  }

  /// The byte there, 0 behind the end.
  @inline(__always)
  func byte(_ index: Int) -> UInt8 { index < count ? bytes[index] : 0 }

  /// A line break stands since the last token (or the file starts).
  var startsLine: Bool { gap.union(gapBeforeComment).contains(.startsLine) }
  /// The next token touches the one before.
  var isAdjacent: Bool { gap.isEmpty && gapBeforeComment.isEmpty }

  @inline(__always)
  mutating func emit(_ kind: TokenKind, to end: Int, word: WordID = 0, flags: Token.Flags = []) {
    guard tokens.count < limit else {
      position = count
      return
    }
    if word != 0 { known.append(Int32(truncatingIfNeeded: tokens.count)) }
    switch kind {
    case .identifier, .number, .punctuation, .operator: break
    default: texts.append(Int32(truncatingIfNeeded: tokens.count))
    }
    let all = gap.rawValue | gapBeforeComment.rawValue | lineFlags.rawValue | flags.rawValue
    tokens.append(
      Token(start: position, length: end - position, kind: kind, flags: Token.Flags(rawValue: all), word: word))
    position = end
    gap = []
    gapBeforeComment = []
  }

  /// Emits a name.
  /// - Parameter bare: where it stands without back-ticks.
  @inline(__always)
  mutating func emitName(to end: Int, bare: Range<Int>) {
    let hash = WordLookup.wideHash(bytes + bare.lowerBound, length: bare.count, quoted: false)
    let token = tokens.count
    emit(.identifier, to: end, word: words.find(bytes + bare.lowerBound, length: bare.count, quoted: false, hash: WordLookup.hash(hash)))
    // Over the limit nothing is.
    if tokens.count > token { names.append(TokenFile.Name(hash: hash, token: Int32(truncatingIfNeeded: token))) }
  }

  mutating func emitComment(_ kind: TokenKind, to end: Int, unterminated: Bool = false, breaksLine: Bool = false) {
    guard comments.count < limit else {
      position = count
      return
    }
    var flags = gap.union(lineFlags)
    if unterminated { flags.insert(.unterminated) }
    comments.append(Token(start: position, length: end - position, kind: kind, flags: flags))
    gapBeforeComment.formUnion(gap)
    if breaksLine { gapBeforeComment.insert(.startsLine) }
    gap = .spaceBefore
    position = end
  }

  /// Steps over bytes that are white space but no line break.
  @inline(__always)
  mutating func skipSpace(_ length: Int) {
    gap = Token.Flags(rawValue: gap.rawValue | Token.Flags.spaceBefore.rawValue)
    position += length
  }

  /// Steps over a run of blanks and tabs, of which the byte at the position is one.
  @inline(__always)
  mutating func skipBlanks() {
    var end = position + 1
    // Indentation: eight bytes at a time.
    while end + 8 <= count {
      let spaces = (eight(end) ^ 0x2020_2020_2020_2020).trailingZeroBitCount >> 3
      end += spaces
      if spaces < 8 { break }
    }
    while end < count, bytes[end] == 32 || bytes[end] == 9 { end += 1 }
    skipSpace(end - position)
  }

  @inline(__always)
  mutating func skipLineBreak() {
    gap = Token.Flags(rawValue: Token.Flags.spaceBefore.rawValue | Token.Flags.startsLine.rawValue)
    position += 1
  }

  /// From the first slash on. `nested` says whether comments may stand inside comments.
  mutating func blockComment(nested: Bool) {
    var depth = 1
    var breaksLine = false
    var i = position + 2
    while i < count {
      switch bytes[i] {
      case UInt8(ascii: "*") where byte(i + 1) == UInt8(ascii: "/"):
        i += 2
        depth -= 1
        if depth == 0 {
          emitComment(.blockComment, to: i, breaksLine: breaksLine)
          return
        }
      case UInt8(ascii: "/") where nested && byte(i + 1) == UInt8(ascii: "*"):
        i += 2
        depth += 1
      case 10, 13:
        breaksLine = true
        i += 1
      default:
        i += 1
      }
    }
    emitComment(.blockComment, to: count, unterminated: true, breaksLine: breaksLine)
  }

  /// The end of the name whose first byte lies before `index`.
  @inline(__always)
  func nameEnd(_ index: Int) -> Int {
    var i = index
    // Eight bytes at a time: where a name ends cannot be foreseen, and a jump for each byte costs twice the time.
    while i + 8 <= count {
      let others = Self.othersThanNames(eight(i))
      guard others != 0 else {
        i += 8
        continue
      }
      i += others.trailingZeroBitCount >> 3
      return bytes[i] >= 0x80 ? nameEndBeyondASCII(i) : i
    }
    while i < count, isName[Int(bytes[i])] { i += 1 }
    return i < count && bytes[i] >= 0x80 ? nameEndBeyondASCII(i) : i
  }

  /// Eight bytes, the first of them lowest.
  @inline(__always)
  private func eight(_ index: Int) -> UInt64 { UInt64(littleEndian: UnsafeRawPointer(bytes + index).loadUnaligned(as: UInt64.self)) }

  /// The high bit of each of eight bytes that is not one of `ASCII.isName`.
  @inline(__always)
  private static func othersThanNames(_ eight: UInt64) -> UInt64 {
    let high: UInt64 = 0x8080_8080_8080_8080
    let low = eight & ~high
    // What is added to seven bits carries into the eighth from the first letter or digit on, and from behind the last.
    let lower = low | 0x2020_2020_2020_2020
    let letters = (lower &+ 0x1F1F_1F1F_1F1F_1F1F) & ~(lower &+ 0x0505_0505_0505_0505)
    let digits = (low &+ 0x5050_5050_5050_5050) & ~(low &+ 0x4646_4646_4646_4646)
    // Only a zero carries nothing here.
    let others = ((low ^ 0x5F5F_5F5F_5F5F_5F5F) &+ 0x7F7F_7F7F_7F7F_7F7F) & ((low ^ 0x2424_2424_2424_2424) &+ 0x7F7F_7F7F_7F7F_7F7F)
    return (~(letters | digits | ~others) | eight) & high
  }

  @inline(never)
  private func nameEndBeyondASCII(_ index: Int) -> Int {
    var i = index
    while i < count {
      if bytes[i] < 0x80 {
        guard ASCII.isName(bytes[i]) else { break }
        i += 1
      } else {
        let (character, length) = nonASCII(i)
        guard character == .name else { break }
        i += length
      }
    }
    return i
  }

  enum NonASCII { case name, operation, space }

  /// What the character there is, and its length in bytes. Invalid UTF-8 counts as a name, byte by byte.
  func nonASCII(_ index: Int) -> (NonASCII, length: Int) {
    let lead = bytes[index]
    let second = byte(index + 1)
    guard second & 0xC0 == 0x80 else { return (.name, 1) }
    if lead == 0xC2 || lead == 0xC3 {
      let scalar = UInt32(lead & 0x1F) << 6 | UInt32(second & 0x3F)
      if scalar == 0xA0 { return (.space, 2) }
      return (ASCII.isLatinOperator(scalar) ? .operation : .name, 2)
    }
    let third = byte(index + 2)
    if lead == 0xE2 || lead == 0xE3, third & 0xC0 == 0x80 {
      let scalar = UInt32(lead & 0x0F) << 12 | UInt32(second & 0x3F) << 6 | UInt32(third & 0x3F)
      return (ASCII.isSymbolOperator(scalar) ? .operation : .name, 3)
    }
    return (.name, 1)
  }
}

/// Classes of bytes and of the few characters beyond them that Swift's grammar calls operators.
enum ASCII {
  /// Letters, digits, `_` and `$`.
  @inline(__always)
  static func isName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"):
      true
    default: false
    }
  }

  /// `isName` for every byte: names are half of all code, and a table halves the time of the loop over them.
  nonisolated(unsafe) static let names: UnsafePointer<Bool> = {
    let table = UnsafeMutablePointer<Bool>.allocate(capacity: 256)
    for byte in 0...UInt8.max { (table + Int(byte)).initialize(to: isName(byte)) }
    return UnsafePointer(table)
  }()

  @inline(__always)
  static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

  @inline(__always)
  static func isHexDigit(_ byte: UInt8) -> Bool { isDigit(byte) || (byte | 0x20) &- UInt8(ascii: "a") < 6 }

  static func isSpace(_ byte: UInt8) -> Bool { byte == 32 || byte == 9 }

  static func isLineBreak(_ byte: UInt8) -> Bool { byte == 10 || byte == 13 }

  static func isLatinOperator(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xA1...0xA7, 0xA9, 0xAB, 0xAC, 0xAE, 0xB0, 0xB1, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7: true
    default: false
    }
  }

  static func isSymbolOperator(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x2016...0x2017, 0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E,
      0x2190...0x23FF, 0x2500...0x2775, 0x2794...0x2BFF, 0x2E00...0x2E7F, 0x3001...0x3003,
      0x3008...0x3020, 0x3030:
      true
    default: false
    }
  }
}
