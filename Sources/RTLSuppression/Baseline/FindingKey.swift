import RTLDiscovery
import RTLFindings
import RTLLexing

/// What a finding is known by when lines move, messages change and white space is tidied: the rule, the
/// file, where in the file, and the code itself. Several findings may share a key.
package struct FindingKey: Sendable, Hashable, Comparable {
  /// Relative to the project's root.
  package var path: String
  /// The id.
  package var rule: String
  /// The id of an Interface Builder object, or the names of the enclosing declarations joined by `.`;
  /// empty at file level.
  package var scope: String
  /// The tokens of the line with one space between, without comments; of an Interface Builder file the
  /// matched text, because the rest of a line changes whenever a view is moved.
  package var text: String

  /// Takes each property as given; empty ones compare findings by the rest.
  package init(path: String, rule: String, scope: String, text: String) {
    (self.path, self.rule, self.scope, self.text) = (path, rule, scope, text)
  }

  /// Made of the finding alone: its file is not read again.
  package init(_ finding: Finding) {
    path = finding.place.path
    rule = finding.rule
    scope = finding.objectID ?? finding.scope
    text = FindingKey.text(of: finding.place)
  }

  /// What stays when the declaration or object moves to another file.
  package var movable: FindingKey { FindingKey(path: "", rule: rule, scope: scope, text: text) }

  /// By the bytes of path, rule, scope and text.
  package static func < (a: FindingKey, b: FindingKey) -> Bool {
    for (x, y) in [(a.path, b.path), (a.rule, b.rule), (a.scope, b.scope)] where !x.utf8.elementsEqual(y.utf8) {
      return x.utf8.lexicographicallyPrecedes(y.utf8)
    }
    return a.text.utf8.lexicographicallyPrecedes(b.text.utf8)
  }

  /// Longer texts are cut: lines of this length are data.
  private static let longestText = 160

  private static func text(of place: Place) -> String {
    let line = Array(place.lineText.utf8)
    let dialect: Dialect
    switch FileKind.of(path: place.path) {
    case .swift: dialect = .swift
    case .objectiveC: dialect = .objectiveC
    case .interfaceBuilder:
      let start = min(place.startColumnUTF8 - 1, line.count)
      let end = place.startLine == place.endLine ? min(place.endColumnUTF8 - 1, line.count) : line.count
      return cut(String(decoding: line[start..<max(start, end)], as: UTF8.self))
    default: return cut(String(decoding: line.filter { $0 > 0x20 }, as: UTF8.self))
    }
    let file = TokenFile(line, dialect, keepsParentheses: true)
    return cut(file.tokens.map { String(decoding: line[Int($0.start)..<$0.end], as: UTF8.self) }.joined(separator: " "))
  }

  private static func cut(_ text: String) -> String { String(String.UnicodeScalarView(text.unicodeScalars.prefix(longestText))) }
}
