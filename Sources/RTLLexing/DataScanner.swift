/// What the lexers of XML, JSON and string files share: a position in the bytes, white space,
/// and tokens with their flags.
struct DataScanner {
  let bytes: UnsafeBufferPointer<UInt8>
  private let words: WordLookup
  /// See `TokenFile.limit`.
  private let limit: Int
  var position = 0
  private(set) var tokens: [Token] = []
  private(set) var comments: [Token] = []
  private var known: [Int32] = []

  private var hasSpace = false
  /// Since the last token; a comment between does not reset it.
  private var hasBreak = true
  /// Since the last token or comment.
  private var hasBreakBeforeComment = true

  /// Fills the arrays of `file`, reusing their storage.
  static func scan(_ file: inout TokenFile, words: KeywordTable, _ body: (inout DataScanner) -> Void) {
    let bytes = file.bytes
    bytes.withUnsafeBufferPointer { bytes in
      words.withLookup { words in
        var scanner = DataScanner(bytes: bytes, words: words, limit: file.limit)
        scanner.exchangeArrays(&file)
        scanner.skipByteOrderMark()
        body(&scanner)
        scanner.exchangeArrays(&file)
      }
    }
  }

  /// Takes the arrays of the file, and later gives them back.
  private mutating func exchangeArrays(_ file: inout TokenFile) {
    swap(&tokens, &file.tokens)
    swap(&comments, &file.comments)
    swap(&known, &file.known)
  }

  private init(bytes: UnsafeBufferPointer<UInt8>, words: WordLookup, limit: Int) {
    (self.bytes, self.words, self.limit) = (bytes, words, limit)
  }

  var isAtEnd: Bool { position >= bytes.count }

  /// The byte at the position plus `offset`, 0 past the end.
  func peek(_ offset: Int = 0) -> UInt8 { position + offset < bytes.count ? bytes[position + offset] : 0 }

  func starts(with text: StaticString, at start: Int) -> Bool {
    let length = text.utf8CodeUnitCount
    guard start + length <= bytes.count else { return false }
    for i in 0..<length where bytes[start + i] != text.utf8Start[i] { return false }
    return true
  }

  /// The offset behind the next `text` at or after `start`, nil if there is none.
  func end(of text: StaticString, from start: Int) -> Int? {
    let first = text.utf8Start[0]
    var i = start
    while i < bytes.count {
      if bytes[i] == first, starts(with: text, at: i) { return i + text.utf8CodeUnitCount }
      i += 1
    }
    return nil
  }

  mutating func skipSpace() {
    while position < bytes.count {
      switch bytes[position] {
      case 0x0A, 0x0D:
        hasBreak = true
        hasBreakBeforeComment = true
      case 0x20, 0x09: break
      default: return
      }
      hasSpace = true
      position += 1
    }
  }

  /// Adds the token from the position to `end` and moves there.
  mutating func add(_ kind: TokenKind, to end: Int, flags: Token.Flags = [], word: WordID = 0) {
    guard tokens.count < limit else {
      position = bytes.count
      return
    }
    var flags = flags
    if hasSpace { flags.insert(.spaceBefore) }
    if hasBreak { flags.insert(.startsLine) }
    if word != 0 { known.append(Int32(truncatingIfNeeded: tokens.count)) }
    tokens.append(Token(start: position, length: end - position, kind: kind, flags: flags, word: word))
    hasSpace = false
    hasBreak = false
    hasBreakBeforeComment = false
    position = end
  }

  mutating func addComment(_ kind: TokenKind, to end: Int, flags: Token.Flags = []) {
    guard comments.count < limit else {
      position = bytes.count
      return
    }
    var flags = flags
    if hasSpace { flags.insert(.spaceBefore) }
    if hasBreakBeforeComment { flags.insert(.startsLine) }
    comments.append(Token(start: position, length: end - position, kind: kind, flags: flags))
    if !hasBreak { hasBreak = bytes[position..<end].contains { $0 == 0x0A || $0 == 0x0D } }
    hasSpace = true
    hasBreakBeforeComment = false
    position = end
  }

  /// `// …` and `/* … */` of JSON and string files; false if none starts here.
  mutating func addCodeComment() -> Bool {
    guard peek() == UInt8(ascii: "/") else { return false }
    if peek(1) == UInt8(ascii: "/") {
      var end = position + 2
      while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
      addComment(.lineComment, to: end)
      return true
    }
    if peek(1) == UInt8(ascii: "*") {
      let end = self.end(of: "*/", from: position + 2)
      addComment(.blockComment, to: end ?? bytes.count, flags: end == nil ? .unterminated : [])
      return true
    }
    return false
  }

  /// The number of the text in `range`, 0 if no rule knows it.
  func word(_ range: Range<Int>) -> WordID {
    guard let base = bytes.baseAddress else { return 0 }
    return words.lookup(base, start: range.lowerBound, length: range.count)
  }

  /// The number of a quoted text; single quotes are looked up as double ones.
  func quotedWord(_ range: Range<Int>) -> WordID {
    guard let base = bytes.baseAddress, range.count >= 2 else { return 0 }
    return words.lookupQuoted(base, start: range.lowerBound + 1, length: range.count - 2)
  }

  private mutating func skipByteOrderMark() {
    if starts(with: "\u{FEFF}", at: 0) { position = 3 }
  }
}
