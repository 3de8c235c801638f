import RTLFindings

/// One file over all rounds of a run, and what becomes of the problems that the run promised to fix.
package struct FixedFile: Sendable {
  /// UTF-8 text as it was.
  package let original: [UInt8]
  /// Findings in `original` whose fixes are wanted.
  package var promised: [Finding]
  /// What else is reported in `original`.
  package var others: [Finding]
  /// UTF-8 text after all rounds.
  package private(set) var text: [UInt8]
  /// From `original` to `text`.
  package private(set) var changes: [Change] = []
  /// Findings that were fixed without being promised: other fixes brought them up, or made their own fixes safe. Their
  /// positions are those in the text of their pass.
  package private(set) var unlocked: [Finding] = []

  /// No round has changed it.
  /// - Parameter original: UTF-8.
  package init(original: [UInt8], promised: [Finding], others: [Finding] = []) {
    (self.original, self.promised, self.others) = (original, promised, others)
    text = original
  }

  /// There is something to write.
  package var isChanged: Bool { text != original }

  /// Takes what one more round comes to.
  /// - Parameter outcome: begins with `text`.
  package mutating func take(_ outcome: FixOutcome) {
    for pass in outcome.passes {
      var (trail, besides) = (FindingTrail(promised, after: changes), FindingTrail(others, after: changes))
      for finding in pass.fixed where trail.take(finding) == nil {
        unlocked.append(finding)
        if let own = besides.take(finding) { others.removeAll { $0 == own } }
      }
      changes = compose(changes, pass.changes)
    }
    text = outcome.text
  }

  /// Parts what was promised into what is gone and what is left.
  /// - Parameter findings: all of `text`.
  /// - Returns: with `gone` in the order of `promised`; what is left as it is among the findings.
  package func settled(_ findings: [Finding]) -> (gone: [Finding], left: [Finding]) { sought(promised, in: findings) }

  /// What nobody fixed and is gone all the same: the fixes, here or in other files, took its cause away.
  /// - Parameter findings: all of `text`.
  package func vanished(_ findings: [Finding]) -> [Finding] { sought(others, in: findings).gone }

  private func sought(_ promised: [Finding], in findings: [Finding]) -> (gone: [Finding], left: [Finding]) {
    var trail = FindingTrail(promised, after: changes)
    let pairs = findings.sorted { $0.place.range.lowerBound < $1.place.range.lowerBound }.compactMap { now in trail.take(now).map { ($0, now) } }
    let open = Set(pairs.map(\.0))
    return (promised.filter { !open.contains($0) }, pairs.map(\.1))
  }
}
