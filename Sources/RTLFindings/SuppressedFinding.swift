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
