/// What rewritings of examples know of frameworks, from a table.
package struct RewritingWords: Vocabulary {
  /// What a row of the table is.
  package enum Kind: String, TableWord {
    /// Goes round statements.
    case closure
    /// The last word of names of objects.
    case object
    /// A member of a structure of C.
    case field
    /// The first label of an initializer that may give nil.
    case failing = "may-fail"
    /// The name that Objective-C has for a type.
    case type
    /// A type of numbers.
    case number
    /// An element of Interface Builder that is a view without views inside.
    case leaf
    /// One that is another view.
    case view
  }

  /// Text to put round statements.
  package struct Closure: Sendable {
    /// `swift` or `objc`, as fences have it.
    package var language: String
    /// Words for people: `animated`.
    package var form: String
    /// Before the statements.
    package var open: String
    /// Behind them.
    package var close: String
  }

  /// In the order of the table.
  package private(set) var closures: [Closure] = []
  /// By the name of Swift.
  package private(set) var objectiveCTypes: [String: String] = [:]
  private var words: [Kind: Set<String>] = [:]

  init(_ tables: Tables) throws(RuleError) {
    for (kind, row) in try tables[.rewritings].rows(by: Kind.self, ["kind", "language", "form", "text", "close"]) {
      switch kind {
      case .closure: closures.append(Closure(language: row[1], form: row[2], open: row[3], close: row[4]))
      case .type: objectiveCTypes[row[2]] = row[3]
      default: words[kind, default: []].insert(row[3])
      }
    }
  }

  /// The words of a kind.
  package subscript(kind: Kind) -> Set<String> { words[kind] ?? [] }
}
