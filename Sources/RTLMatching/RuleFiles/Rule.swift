import RTLDiscovery
import RTLLexing

/// One way to find a problem: a compiled `find` block.
package struct Finder: Sendable {
  package enum Kind: Sendable {
    case code(CodePattern)
    case element(ElementPattern)
    case analysis(AnalysisCall)
  }
  package var kind: Kind
  package var dialect: Dialect
  package var level: Level
  package var fix: Applicability
  package var message: String
  package var title: String?
  package var needs: [Need]
  /// Names of the holes whose text names the constraint group of a fix.
  package var groups: [String]
  package var tests: [Test]
  /// 1-based line of the block in its rule file.
  package var line: Int
  /// A comparison counts as well: in some layout libraries `==` makes a constraint.
  package var takesComparisons = false
  /// One finding speaks for the whole project.
  package var isOnce = false
  /// How a fix asks for the direction, with `{NAME}` for holes; nil for fixes that do not ask.
  package var direction: DirectionTest?
}

/// The call of an analysis: its name and the head lines of the block.
package struct AnalysisCall: Sendable {
  package var name: String
  package var parameters: [String: String]
}

/// A rule, ready to run.
package struct Rule: Sendable {
  package var head: RuleHead
  package var title: String
  package var summary: String
  package var page: String
  package var path: String
  package var finders: [Finder]
  package var exceptions: [Finder]
  package var examples: [Example]
}

/// An example of a rule file: a test.
package struct Example: Sendable {
  package var dialect: Dialect
  /// Text without marks.
  package var text: String
  /// Byte offsets in `text` where a report is due; empty for a `good` example.
  package var marks: [Int]
  /// The text after the fix, if one is due, and its class.
  package var fixed: (text: String, fix: Applicability)?
  /// The level of each report, in the order of the marks; one alone holds for all, none is the rule's own.
  package var levels: [Level]
  /// Words behind the role: `target=iOS-13`.
  package var attributes: [String: String]
  /// Other files of the project by path: the `beside` blocks above the example.
  package var beside: [String: String]
  package var isGood: Bool
  /// 1-based line in the rule file.
  package var line: Int
}
