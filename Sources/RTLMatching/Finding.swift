import RTLDiscovery

/// How sure a finding is, in SARIF's words.
package enum Level: UInt8, Sendable, Comparable, CaseIterable {
  case note, warning, error
  package static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
}

/// How far a fix may go by itself. The order is from the weakest to the strongest claim.
package enum Applicability: UInt8, Sendable, Comparable, CaseIterable {
  /// Nothing to write.
  case none
  /// A suggestion for a person; never applied.
  case shown
  /// Applied by `--unsafe-fixes`: right-to-left intent or availability is uncertain.
  case unsafe
  /// Applied by `--fix`: left-to-right behaviour stays identical, it compiles and raises nothing.
  case safe
  package static func < (a: Applicability, b: Applicability) -> Bool { a.rawValue < b.rawValue }
}

/// One replacement of bytes. An insertion has an empty range.
package struct Edit: Sendable, Hashable {
  /// Byte offsets in the UTF-8 text of the unmodified file.
  package var range: Range<Int>
  /// Written instead of the range; empty for a deletion.
  package var replacement: String
  /// - Parameter range: byte offsets in the unmodified UTF-8 text; empty for an insertion.
  package init(range: Range<Int>, replacement: String) {
    self.range = range
    self.replacement = replacement
  }
}

/// Why a fix goes less far than its rule lets it.
package struct Reason: Sendable, Hashable, ExpressibleByStringInterpolation {
  /// Without a full stop: "the deployment target is iOS 9 (App.xcodeproj/project.pbxproj:12), and iOS 11 is needed".
  package var text: String
  /// The same in a few words, where it is a fact of the project and not of the place: "needs iOS 11". A report for
  /// people tells the text once then.
  package var short: String?
  /// - Parameter short: nil for what concerns the place alone.
  package init(_ text: String, short: String? = nil) { (self.text, self.short) = (text, short) }
  /// A reason of the place alone.
  package init(stringLiteral text: String) { self.init(text) }
}

/// A set of edits of one file that apply together or not at all.
package struct Fix: Sendable, Hashable {
  /// After all facts that lower it; a finding with nothing to write has no fix instead of `none`.
  package var applicability: Applicability
  /// What the fix writes, for a menu: "Use `leadingAnchor`".
  package var title: String
  /// Sorted by start, never overlapping; empty for advice that only the title gives.
  package var edits: [Edit]
  /// Why the applicability is lower than the rule's own, if a fact lowered it.
  package var lowered: Reason?
  /// - Parameter edits: sorted by start, never overlapping.
  package init(applicability: Applicability, title: String, edits: [Edit], lowered: Reason? = nil) {
    self.applicability = applicability
    self.title = title
    self.edits = edits
    self.lowered = lowered
  }

  /// Leaves it to whoever asks for unsafe fixes.
  /// - Parameter reason: see `lowered`.
  package mutating func hold(_ reason: Reason) {
    guard applicability == .safe else { return }
    (applicability, lowered) = (.unsafe, reason)
  }
}

/// A range of a file with the positions that people and formats need. Made while the file's bytes
/// are in memory, because they are dropped afterwards.
package struct Place: Sendable, Hashable {
  /// Relative to the project's root.
  package var path: String
  /// Byte offsets in the file's UTF-8 text.
  package var range: Range<Int>
  /// 1-based. Line breaks are LF and CRLF; a byte order mark is not counted.
  package var startLine: Int
  /// 1-based; the line of the exclusive end.
  package var endLine: Int
  /// 1-based, in UTF-16 code units; the end is exclusive.
  package var startColumn: Int
  /// 1-based, in UTF-16 code units, exclusive.
  package var endColumn: Int
  /// 1-based, in UTF-8 bytes.
  package var startColumnUTF8: Int
  /// 1-based, in UTF-8 bytes, exclusive.
  package var endColumnUTF8: Int
  /// The text of the first line without its line break, at most 400 bytes, invalid UTF-8 repaired.
  package var lineText: String

  /// Takes each property as given; `Auditor.place` works them out from a byte range.
  package init(
    path: String, range: Range<Int>, startLine: Int, endLine: Int, startColumn: Int, endColumn: Int,
    startColumnUTF8: Int, endColumnUTF8: Int, lineText: String
  ) {
    self.path = path
    self.range = range
    self.startLine = startLine
    self.endLine = endLine
    self.startColumn = startColumn
    self.endColumn = endColumn
    self.startColumnUTF8 = startColumnUTF8
    self.endColumnUTF8 = endColumnUTF8
    self.lineText = lineText
  }
}

/// Evidence for a finding: a second place and what it shows.
package struct Related: Sendable, Hashable {
  /// In the file of the finding or in another one of the project.
  package var place: Place
  /// Without a full stop: "`icon` is declared here".
  package var message: String
  /// - Parameter message: says what the place shows, without a full stop.
  package init(place: Place, message: String) {
    self.place = place
    self.message = message
  }
}

/// One problem at one place. Everything a report needs is inside; nothing refers back to tokens.
package struct Finding: Sendable, Hashable {
  /// The id: `fixed-text-size`.
  package var rule: String
  /// One of `RuleHead.categories`.
  package var category: String
  /// That of the rule, or what the block, the project or the settings make of it.
  package var level: Level
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
  package var groups: [String] = []
  /// What it goes back to, where one fix fixes all that does: "image `arrow`". The evidence, if any, is the place of that fix.
  package var cause: String?
  /// SARIF's line hash of GitHub code scanning, when it was asked for.
  package var lineHash: String?
  /// Only the first of its rule in the project is reported.
  package var isOnce = false
  /// The folder of its project, from where paths begin, with a slash at its end.
  package var project = ""

  /// What is not asked for here is filled in by those who know it.
  package init(rule: String, category: String, level: Level, message: String, place: Place, fix: Fix? = nil) {
    self.rule = rule
    self.category = category
    self.level = level
    self.message = message
    self.place = place
    self.fix = fix
  }
}
