/// How far a fix may go by itself. The order is from the weakest to the strongest claim.
package enum Applicability: String, Sendable, Comparable, CaseIterable {
  /// Nothing to write.
  case none
  /// A suggestion for a person; never applied.
  case shown
  /// Applied by `--unsafe-fixes`: right-to-left intent or availability is uncertain.
  case unsafe
  /// Applied by `--fix`: left-to-right behaviour stays identical, it compiles and raises nothing.
  case safe
  package static func < (a: Applicability, b: Applicability) -> Bool { a.rank < b.rank }
  private var rank: Int {
    switch self {
    case .none: 0
    case .shown: 1
    case .unsafe: 2
    case .safe: 3
    }
  }
}

/// One replacement of bytes. An insertion has an empty range.
package struct Edit: Sendable, Hashable {
  /// Byte offsets in the UTF-8 text of the unmodified file.
  package var range: Range<Int>
  /// Written instead of the range; empty for a deletion.
  package var replacement: String
  /// - Parameter range: byte offsets in the unmodified UTF-8 text; empty for an insertion.
  package init(range: Range<Int>, replacement: String) { (self.range, self.replacement) = (range, replacement) }
}

/// Why a fix is not safe.
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
  package private(set) var applicability: Applicability
  /// What the fix writes, for a menu: "Use `leadingAnchor`".
  package var title: String
  /// Sorted by start, never overlapping; empty for advice that only the title gives.
  package var edits: [Edit]
  /// Why it is not safe: that of the page, or of what lowered it.
  package private(set) var reason: Reason?
  /// It goes less far than the page lets it: a fact of the code or of the project, or the settings made it so.
  package private(set) var isLowered = false
  /// - Parameters:
  ///   - applicability: what the page lets this fix claim.
  ///   - edits: sorted by start, never overlapping.
  ///   - reason: why that is not safe.
  package init(applicability: Applicability, title: String, edits: [Edit], reason: Reason? = nil) {
    (self.applicability, self.title, self.edits, self.reason) = (applicability, title, edits, reason)
  }

  /// Makes it weaker, and says why; nothing else does. What is weak enough already keeps its reason.
  /// - Parameter most: the most that it may still claim.
  package mutating func demote(to most: Applicability = .unsafe, _ reason: Reason) {
    guard applicability > most else { return }
    (applicability, self.reason, isLowered) = (most, reason, true)
  }
}
