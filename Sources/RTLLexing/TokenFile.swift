/// The language that a lexer reads.
package enum Dialect: UInt8, Sendable, CaseIterable {
  case swift
  case objectiveC
  case xml
  case json
  /// Old-style property lists `"key" = "value";`; a file in XML gives the tokens of XML.
  case strings
  /// `.stringsdict`: XML.
  case stringsDictionary
  /// `.xcstrings`: JSON.
  case stringCatalog

  /// Holds texts for people in their languages. Rules have one kind of block for all three formats.
  package var isStringFile: Bool { self == .strings || self == .stringsDictionary || self == .stringCatalog }
}

/// One file after lexing. Tokens and comments are in file order, never overlap, and what lies between them is white space
/// (or a byte order mark at the start), or a mark that changes nothing, see `RedundantParentheses`: together they tile the file.
///
/// A value is made to be reused: `lex` empties the arrays and keeps their storage.
package struct TokenFile: Sendable {
  /// UTF-8 text of the file; offsets everywhere are offsets in this array. A UTF-16 file was
  /// transcoded, see `SourceText`; invalid UTF-8 is kept as it is.
  package var bytes: [UInt8] = []
  /// Set before `lex`, which uses it.
  package var dialect: Dialect = .swift
  /// In file order, at most `limit`; comments stand in `comments` alone.
  package var tokens: [Token] = []
  /// In file order, at most `limit`; one of XML is a block comment.
  package var comments: [Token] = []
  /// The tokens whose text has a number, as indices in `tokens`.
  package internal(set) var known: [Int32] = []
  /// Of code: the identifiers, in their order. Walks over these, and over `texts`, meet no jump that nobody foresees.
  package internal(set) var names: [Name] = []
  /// Of code: the tokens that are neither identifiers nor numbers nor signs: literals and their pieces, directives.
  package internal(set) var texts: [Int32] = []

  /// Of code: the pairs of parentheses that change nothing and are no tokens, in the order in which they open; byte ranges.
  package internal(set) var parentheses: [Range<Int>] = []
  /// Of code: the other tokens that change nothing and are left out, semicolons, casts and modules; byte ranges, in no order.
  package internal(set) var leftOut: [Range<Int>] = []
  /// Swift: the modules that are left out, each up to its type; byte ranges, in file order.
  var modules: [Range<Int>] = []

  /// Values that stand a second time, see `copying`; in the order of the tokens.
  package internal(set) var copies: [Copy] = []

  /// An identifier.
  package struct Name: Sendable {
    /// A number for its spelling, without back-ticks. Two names have one number as good as never.
    package let hash: UInt64
    /// An index in `tokens`.
    package let token: Int32

    /// The number of a spelling.
    package static func hash(of name: String) -> UInt64 {
      var name = name
      return name.withUTF8 { WordLookup.wideHash($0.baseAddress, length: $0.count, quoted: false) }
    }
  }

  /// So many tokens are taken, and so many comments: as many as a file can hold that is not over the usual limit of
  /// size. It bounds the memory of those who raise that limit.
  package var limit = 8 << 20

  /// Set before `lex`, for those who want every token: in a piece of code the rest of a call is missing, and the key of a line
  /// in a baseline outlives how the tool reads code.
  package internal(set) var keepsParentheses = false

  /// Holds nothing before the first `lex`.
  package init() {}

  /// The rest of the file was left out.
  package internal(set) var isCut = false
}
