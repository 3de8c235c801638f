import RTLFindings

/// What a fixing run came to, over all files.
package struct FixSummary: Sendable {
  /// Fixes of one file that were wanted and not made.
  package struct Skipped: Sendable, Hashable {
    /// Relative to the project's root.
    package var path: String
    /// One sentence without a full stop.
    package var reason: String
    /// How many findings stay for this reason.
    package var count: Int
    /// - Parameters:
    ///   - path: relative to the project's root.
    ///   - reason: without a full stop.
    package init(path: String, reason: String, count: Int) { (self.path, self.reason, self.count) = (path, reason, count) }
  }

  /// Something to know about a file that was written, or about a test of what was.
  package struct Remark: Sendable, Hashable {
    /// Relative to the project's root.
    package var path: String
    /// From 1; nil for what concerns the whole file.
    package var line: Int?
    /// What follows the place, without a full stop.
    package var text: String
    /// - Parameters:
    ///   - path: relative to the project's root.
    ///   - line: from 1; nil for the whole file.
    ///   - text: without a full stop.
    package init(path: String, line: Int? = nil, text: String) { (self.path, self.line, self.text) = (path, line, text) }
  }

  /// How many problems were there to fix: the number that a report gives before.
  package var promised = 0
  /// Those of them that are gone, with their places in the text before.
  package var fixed: [Finding] = []
  /// Findings that were fixed besides, see `FixedFile.unlocked`.
  package var unlocked: [Finding] = []
  /// Findings that went with the others, see `FixedFile.vanished`.
  package var settled: [Finding] = []
  /// Paths of the files that were written, or are shown in a diff.
  package var files: Set<String> = []
  /// Unsafe fixes were wanted, too.
  package var isUnsafe = false
  /// One for each file and reason.
  package var skipped: [Skipped] = []
  /// Of files in the order in which they were written, then of tests; most files have none.
  package var remarks: [Remark] = []

  /// Nothing is fixed yet.
  package init() {}

  /// Adds findings that were to be fixed and are not, by reason.
  package mutating func add(_ skips: [SkippedFix], path: String) {
    var counts: [String: Int] = [:]
    for skip in skips { counts[skip.reason, default: 0] += 1 }
    for (reason, count) in counts.sorted(by: { $0.key < $1.key }) {
      skipped.append(Skipped(path: path, reason: reason, count: count))
    }
  }

  /// How many problems were fixed, by rule; the most frequent first.
  package var fixedByRule: [(rule: String, count: Int)] {
    var counts: [String: Int] = [:]
    for finding in fixed + unlocked + settled { counts[finding.rule, default: 0] += 1 }
    return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { ($0.key, $0.value) }
  }

  /// What two runs came to, in projects of their own.
  package func joined(_ other: FixSummary) -> FixSummary {
    var sum = self
    sum.promised += other.promised
    sum.fixed += other.fixed
    sum.unlocked += other.unlocked
    sum.settled += other.settled
    sum.files.formUnion(other.files)
    sum.skipped += other.skipped
    sum.remarks += other.remarks
    return sum
  }

  /// The same with paths that begin in a folder above.
  /// - Parameter folder: with a slash at its end.
  package func withPaths(below folder: String) -> FixSummary {
    var summary = self
    for list in [\FixSummary.fixed, \.unlocked, \.settled] {
      for i in self[keyPath: list].indices { summary[keyPath: list][i].place.path = folder + self[keyPath: list][i].place.path }
    }
    summary.files = Set(files.map { folder + $0 })
    for i in skipped.indices { summary.skipped[i].path = folder + skipped[i].path }
    for i in remarks.indices { summary.remarks[i].path = folder + remarks[i].path }
    return summary
  }
}
