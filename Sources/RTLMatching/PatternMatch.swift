import RTLLexing

/// One place where a pattern fits.
package struct PatternMatch: Sendable {
  /// Bytes of the offending words: what is underlined.
  package var place: Range<Int>
  /// Edits that the pattern marks, sorted by start; all apply or none.
  package var edits: [Edit]
  /// Bytes that each named hole took.
  package var captures: [String: Range<Int>]
  package init(place: Range<Int>, edits: [Edit], captures: [String: Range<Int>]) {
    self.place = place
    self.edits = edits
    self.captures = captures
  }
}

/// Why a rule file was refused.
package struct RuleError: Error, Sendable, Hashable {
  package var path: String
  /// 1-based line in the rule file.
  package var line: Int
  /// One sentence with the remedy: "unknown key `serverity`; did you mean `severity`?"
  package var message: String
  package init(path: String, line: Int, message: String) {
    self.path = path
    self.line = line
    self.message = message
  }
}
