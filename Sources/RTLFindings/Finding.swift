/// How sure a finding is, in SARIF's words, which rules, options and settings use as well.
package enum Level: String, Sendable, Comparable, CaseIterable {
  case note, warning, error
  package static func < (a: Level, b: Level) -> Bool { a.rank < b.rank }
  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}

/// One problem at one place. Everything a report needs is inside; nothing refers back to tokens.
package struct Finding: Sendable, Hashable {
  /// The id: `fixed-text-size`.
  package var rule: String
  /// Of its rule, as settings and SARIF call it.
  package var category: RuleCategory
  /// That of the rule, or what the block, the project or the settings make of it.
  package private(set) var level: Level
  /// What is wrong and what to write instead; back-ticks around code, no full stop.
  package var message: String
  /// What reports underline.
  package var place: Place
  /// Nil where there is nothing to write and nothing to suggest.
  package var fix: Fix?
  /// Evidence: of the file first, then of the project; often empty.
  package var related: [Related] = []
  /// Where in an Interface Builder file: "View Controller Scene › View › Label “Total”, id a1B-c2-d3".
  package var object: String?
  /// The id of that object, as the file has it; nil in other files, and where the object has none.
  package var objectID: String?
  /// Names of the enclosing declarations, outermost first, joined by `.`; empty at file level.
  package var scope: String = ""
  /// Constraint groups that this finding's fix belongs to. Fixes that share a group apply together;
  /// if one of them cannot be safe, none is.
  package var groups: [ConstraintGroup] = []
  /// What it is about moves inside of a view of its own, where it meets no other views of its type.
  package var isApart = false
  /// What it goes back to, where one fix settles all that does: "image `arrow`". The evidence, if any, is the place of that fix.
  package var cause: String?
  /// Only the first of its rule in the project is reported.
  package var isOnce = false
  /// What a report calls it for hosts, as long as its line stays the same; empty outside of reports.
  package var fingerprint = ""
  /// The folder of its project, from where paths begin, with a slash at its end.
  package var project = ""

  /// What is not asked for here is filled in by those who know it.
  package init(rule: String, category: RuleCategory, level: Level, message: String, place: Place, fix: Fix? = nil) {
    (self.rule, self.category, self.level, self.message, self.place, self.fix) = (rule, category, level, message, place, fix)
  }
}

extension Finding {
  /// Makes it less grave, and says why in the message; nothing else does.
  /// - Parameter reason: without a full stop; nil where whoever reads the report asked for it, or sees it.
  package mutating func lower(to most: Level = .note, because reason: String?) {
    level = min(level, most)
    if let reason { message += "; reported as a \(most) because \(reason)" }
  }

  /// Takes the level that the settings, the build or the page of the rule give such a finding.
  package mutating func setLevel(_ level: Level) { self.level = level }

  /// The first name of its scope; nil at file level.
  package var outermostType: String? { scope.utf8.split(separator: UInt8(ascii: "."), maxSplits: 1).first.map { String(Substring($0)) } }

  /// Without what a report adds, as findings are looked up.
  package var asFound: Finding {
    var finding = self
    finding.fingerprint = ""
    return finding
  }

  /// With the object of Interface Builder that it is about.
  package var fullMessage: String { object.map { "\(message) (\($0))" } ?? message }
}

/// A finding that a person decided to keep.
package struct SuppressedFinding: Sendable, Hashable {
  /// As it would have been reported.
  package var finding: Finding
  /// The reason that the person gave; empty if none.
  package var reason: String
  /// Where to look for the decision.
  package var source: Source

  /// Where the decision is written.
  package enum Source: String, Sendable, CaseIterable {
    /// A comment, or a note of an Interface Builder object.
    case comment
    /// `suppressions` in the settings.
    case settings
    /// The baseline.
    case baseline
  }

  /// - Parameter reason: empty if none was given.
  package init(finding: Finding, reason: String, source: Source) { (self.finding, self.reason, self.source) = (finding, reason, source) }
}
