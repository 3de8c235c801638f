import RTLFacts
import RTLFixing
import RTLLexing

/// How well formed a text is, and what a lexer reads in it: a fix may change neither, except where it writes.
package struct Structure {
  private let file: TokenFile
  private var unbalanced = 0
  private var isWellFormed = true

  /// True if the new text is as well formed as the old one, and every token that no change touches is
  /// read as before: a quote or a comment mark that a fix leaves open would swallow what follows.
  package static func isKept(_ dialect: Dialect, old: [UInt8], new: [UInt8], changes: [Change]) -> Bool {
    let (before, after) = (Structure(old, dialect), Structure(new, dialect))
    guard before.unbalanced == after.unbalanced, before.isWellFormed == after.isWellFormed else { return false }
    return before.tokens(apartFrom: changes.map(\.old), movedBy: changes)
      == after.tokens(apartFrom: changes.map(\.new), movedBy: nil)
  }

  private init(_ bytes: [UInt8], _ dialect: Dialect) {
    file = TokenFile(bytes, dialect)
    switch dialect {
    case .xml, .stringsDictionary: isWellFormed = ElementTree(file).isWellFormed
    case .json, .stringCatalog: isWellFormed = JSONTree(file).isWellFormed
    case .swift, .objectiveC, .strings:
      let brackets = BracketMap(file)
      for token in file.tokens.indices where file.tokens[token].kind == .punctuation {
        if "()[]{}".utf8.contains(bytes[Int(file.tokens[token].start)]), brackets.partner(of: token) < 0 { unbalanced += 1 }
      }
    }
  }

  /// What and where the tokens are that neither overlap nor touch a range.
  /// - Parameters:
  ///   - ranges: sorted.
  ///   - changes: of the same order; each moves what stands behind it.
  private func tokens(apartFrom ranges: [Range<Int>], movedBy changes: [Change]?) -> [Token] {
    var result: [Token] = []
    result.reserveCapacity(file.tokens.count)
    var next = 0
    var shift = 0
    for token in file.tokens {
      while next < ranges.count, ranges[next].upperBound < Int(token.start) {
        if let changes { shift = changes[next].new.upperBound - changes[next].old.upperBound }
        next += 1
      }
      if next < ranges.count, ranges[next].lowerBound <= token.end { continue }
      result.append(Token(start: Int(token.start) + shift, length: Int(token.length), kind: token.kind))
    }
    return result
  }
}
