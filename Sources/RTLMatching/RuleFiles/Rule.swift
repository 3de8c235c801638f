import RTLFacts
import RTLFindings
import RTLLexing
import RTLSystem

/// One way to find a problem: a compiled `find` block.
package struct CompiledBlock: Sendable {
  /// What a block is made of: patterns of code or of an XML element, or the line `analysis:`.
  package enum Kind: Sendable {
    /// The spellings of one pattern, the written one first.
    case code([CodePattern])
    case element(ElementPattern)
    case analysis(AnalysisCall)
  }
  /// Of a block with several patterns, one of them: each makes a finder.
  package var kind: Kind
  /// Of the files that it looks at; `.strings` stands for all three formats of texts.
  package var dialect: Dialect
  /// Of the block, else of the head.
  package var level: Level
  /// The most that a fix of this block may claim; the head's at most.
  package var fix: Applicability
  /// The same as the page has it, where the settings allow less.
  var pageFix: Applicability?
  /// See `RuleHead.fixReason`.
  var fixReason: String?
  /// Of the block, else of the head, with `{MATCH}`, `{FIX}` and names of holes in braces.
  package var message: String
  /// Of the fix, with the same parts; nil for `Write …` with what the fix writes.
  package var title: String?
  /// What each fix of the block needs to keep its class; rows of tables may add to it.
  package var needs: [Need]
  /// Names of the holes whose text names the constraint group of a fix.
  package var groups: [String]
  /// The `where` lines of block and pattern; all must hold.
  package var conditions: [Condition] { tests.value }
  /// Of the pack they are read when the pattern first matches: most that are waited for never do.
  var tests: Later<[Condition]>
  /// What some of them ask of a file before anything matches, see `Condition.mayHold`.
  var fileTests: [Condition.FileTest] = []
  /// 1-based line of the block in its rule file.
  package var line: Int
  /// A comparison counts as well: in some layout libraries `==` makes a constraint.
  package var takesComparisons = false
  /// Only one finding of it is reported in a project.
  package var isOnce = false
  /// How a fix asks for the direction, with `{NAME}` for holes; nil for fixes that do not ask.
  package var direction: DirectionTest?
}

/// The call of an analysis: its name and the head lines of the block.
package struct AnalysisCall: Sendable {
  /// A key of `analysisTypes`: `layout-chain`.
  package var name: String
  /// By key, without quotes around values; `analysis` and other keys of all blocks are among them.
  package var parameters: [String: String]

  /// The elements of a list; none where the block does not give it.
  func list(_ key: String) -> [String] { commaList(parameters[key] ?? "") }

  /// The words of the names in a list.
  func pattern(_ key: String) -> WordPattern { WordPattern(names: list(key)) }

  /// The words of a table that a parameter names; none where the block does not give it.
  func words(_ key: String, _ tables: Tables) -> WordPattern { parameters[key].flatMap { try? tables.words(of: $0) } ?? WordPattern() }
}

/// A rule, ready to run.
package struct Rule: Sendable {
  /// As the file says it; what the settings say comes on top in `RuleSource`.
  package var head: RuleHead
  /// The first `# ` heading.
  package var title: String
  /// First paragraph of the page, on one line.
  package var summary: String
  /// Markdown, without `find`, `except` and `shared` blocks.
  package var page: String
  /// As in `RuleFile.path`.
  package var path: String
  /// Of the `find` blocks in the order of the file; at least one.
  package var finders: [CompiledBlock]
  /// Of the `except` blocks in the order of the file: what they match is not reported.
  package var exceptions: [CompiledBlock]
  /// In the order of the file; empty where they were not asked for.
  package var examples: [Example]
}

/// An example of a rule file: a test.
package struct Example: Sendable {
  /// Of the block's language; here the three formats of texts are told apart.
  package var dialect: Dialect
  /// As the fence has it: `objc`.
  package var language: String
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
  /// Nothing may be reported; a `bad` example has at least one mark.
  package var isGood: Bool
  /// 1-based line in the rule file.
  package var line: Int
  /// It is another example with other words.
  package var isTwin = false
}
