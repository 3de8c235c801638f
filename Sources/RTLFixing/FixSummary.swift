import RTLMatching

/// What a fixing run came to, over all files.
package struct FixSummary: Sendable {
  /// Findings that are gone from files that were written.
  package var fixed = 0
  /// Files that were written.
  package var files = 0
  /// Findings that stay.
  package var left = 0
  /// Of those that stay, the ones that `--unsafe-fixes` would fix.
  package var availableUnsafe = 0
  /// Fixes that were wanted and not made, by file.
  package var skipped: [(path: String, reason: String, count: Int)] = []

  package init() {}

  /// Adds what became of one file.
  /// - Parameter writeFailure: Why the fixed text could not be written, if it could not.
  package mutating func add(_ outcome: FixOutcome, writeFailure: String? = nil) {
    if let writeFailure {
      skipped.append((outcome.path, writeFailure, outcome.fixed.count))
      left += outcome.left.count + outcome.fixed.count
    } else {
      if outcome.passes > 0 { files += 1 }
      fixed += outcome.fixed.count
      left += outcome.left.count
    }
    let unsafe = Selection(unsafe: true)
    let wanted = Set(outcome.skipped.map(\.finding))
    availableUnsafe += outcome.left.count {
      unsafe.allows($0) && $0.fix!.applicability == .unsafe && !wanted.contains($0)
    }
    var counts: [String: Int] = [:]
    for skip in outcome.skipped { counts[skip.reason, default: 0] += 1 }
    for (reason, count) in counts.sorted(by: { $0.key < $1.key }) {
      skipped.append((outcome.path, reason, count))
    }
  }
}
