extension TokenFile {
  /// A text with its tokens, see `lex(words:)`. Who reads many files keeps one value for all of them.
  package init(_ bytes: [UInt8], _ dialect: Dialect, words: KeywordTable = .none, keepsParentheses: Bool = false) {
    self.init()
    (self.keepsParentheses, self.bytes, self.dialect) = (keepsParentheses, bytes, dialect)
    lex(words: words)
  }

  /// Cuts `bytes` into `tokens` and `comments` after the rules of `dialect`.
  ///
  /// Total: any bytes give tokens, nothing is thrown, and the work is linear in the length.
  /// - Parameter words: texts that get a number in `Token.word`; string literals are looked up with
  ///   plain quotes round their content, whatever their delimiters or prefix are.
  package mutating func lex(words: KeywordTable) {
    tokens.removeAll(keepingCapacity: true)
    comments.removeAll(keepingCapacity: true)
    known.removeAll(keepingCapacity: true)
    names.removeAll(keepingCapacity: true)
    texts.removeAll(keepingCapacity: true)
    parentheses.removeAll(keepingCapacity: true)
    leftOut.removeAll(keepingCapacity: true)
    modules.removeAll(keepingCapacity: true)
    copies.removeAll()
    switch dialect {
    case .swift: lex(SwiftLexer.self, words)
    case .objectiveC: lex(ObjectiveCLexer.self, words)
    case .xml, .stringsDictionary: lexXML(words)
    case .json, .stringCatalog: lexJSON(words)
    case .strings: lexStrings(words)
    }
    isCut = tokens.count >= limit || comments.count >= limit
    if !keepsParentheses, dialect == .swift || dialect == .objectiveC { leaveOutParentheses() }
  }
}
