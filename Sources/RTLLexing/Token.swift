/// What a token is. One list serves every language, so that one matcher walks them all.
package enum TokenKind: UInt8, Sendable {
  // Code, JSON and string files.
  /// A name or keyword; back-ticks are part of the range.
  case identifier
  case number
  /// A whole string literal without interpolated code. The range takes in the delimiters and any
  /// prefix (`#"…"#`, `"""…"""`, `@"…"`, `R"x(…)x"`), also a character literal of C.
  case string
  /// The pieces of a Swift literal that holds code: `"a\(`, `)b\(`, `)c"`. The delimiters of the
  /// literal and of the interpolation belong to the piece; the code between is ordinary tokens.
  case stringHead
  case stringMiddle
  case stringTail
  /// A Swift regex literal.
  case regex
  /// One of `( ) [ ] { } , ; : . @ ? ! ` and other single marks; `?` and `!` are always one byte long.
  case punctuation
  /// A run of operator characters (Swift) or one C operator (Objective-C): `=`, `==`, `->`, `..<`.
  case `operator`
  /// `#if`, `#selector`, `#import`, `#define`: the number sign and the word.
  case directive

  // XML.
  /// `<name`: the bracket and the element's name.
  case tagOpen
  case attributeName
  /// A quoted value with its quotes.
  case attributeValue
  /// `>` that ends an opening tag.
  case tagEnd
  /// `/>`
  case tagEmptyEnd
  /// `</name>`
  case tagClose
  /// Text between tags that is not all white space.
  case text
  case cdata
  /// `<?…?>` and `<!DOCTYPE …>`.
  case declaration

  /// Bytes that fit nowhere. A lexer never fails: it says this and goes on.
  case unknown

  // Trivia; these stand in `TokenFile.comments`, never in `TokenFile.tokens`.
  case lineComment
  case blockComment
}

/// A piece of a file: twelve bytes, so that a file's tokens are one flat array.
package struct Token: Sendable, Equatable {
  /// What a token's surroundings say of it, a bit each.
  package struct Flags: OptionSet, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    /// A line break stands between this token and the one before (or this is the first).
    package static let startsLine = Flags(rawValue: 1)
    /// White space, a comment or a line break stands directly before this token.
    package static let spaceBefore = Flags(rawValue: 2)
    /// The token was cut short by the end of the file or of the line (an unclosed string).
    package static let unterminated = Flags(rawValue: 4)
    /// Inside a preprocessor line of Objective-C (`#define` bodies are code).
    package static let preprocessor = Flags(rawValue: 8)
  }

  /// Byte offset in `TokenFile.bytes`.
  package var start: UInt32
  /// Length in bytes.
  package var length: UInt32
  /// Of trivia in `TokenFile.comments` alone, of anything else in `TokenFile.tokens`.
  package var kind: TokenKind
  /// Set by the lexer; empty where none of them holds.
  package var flags: Flags
  /// The number that the `KeywordTable` gave this text, 0 for a text it does not know.
  package var word: WordID

  /// - Parameters:
  ///   - start: byte offset, which has to fit into 32 bits.
  ///   - length: in bytes, likewise.
  package init(start: Int, length: Int, kind: TokenKind, flags: Flags = [], word: WordID = 0) {
    self.start = UInt32(truncatingIfNeeded: start)
    self.length = UInt32(truncatingIfNeeded: length)
    (self.kind, self.flags, self.word) = (kind, flags, word)
  }

  /// Byte range in `TokenFile.bytes`.
  package var range: Range<Int> { Int(start)..<Int(start) + Int(length) }
  /// Byte offset behind the last byte.
  package var end: Int { Int(start) + Int(length) }
}

/// The number of a word in a `KeywordTable`; 0 stands for every other text.
package typealias WordID = UInt16
