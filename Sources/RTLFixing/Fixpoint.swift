import RTLFindings

/// What auditing the bytes of one file gives.
package struct AuditResult: Sendable {
  /// In any order, with places in the bytes that were audited.
  package var findings: [Finding]
  /// Findings that a comment, a note or the baseline keeps; they are never fixed.
  package var suppressed: [Finding]
  /// The audit stopped at a limit: what stands behind the last finding was not looked at.
  package var isPartial: Bool
  /// - Parameters:
  ///   - suppressed: none where nobody keeps anything.
  ///   - isPartial: whether the audit stopped at a limit.
  package init(findings: [Finding], suppressed: [Finding] = [], isPartial: Bool = false) {
    (self.findings, self.suppressed, self.isPartial) = (findings, suppressed, isPartial)
  }
}

/// A finding that was chosen for fixing and is not fixed, and why.
package struct SkippedFix: Sendable, Hashable {
  /// Its place is in `FixOutcome.text`.
  package var finding: Finding
  /// One sentence without a full stop: "its edits overlap those of `fixed-insets`".
  package var reason: String
  /// - Parameter reason: without a full stop.
  package init(finding: Finding, reason: String) { (self.finding, self.reason) = (finding, reason) }
}

/// What fixing one file came to.
package struct FixOutcome: Sendable {
  /// Fixes that were made at once.
  package struct Pass: Sendable {
    /// In the text before the pass, sorted by start.
    package var fixed: [Finding]
    /// From the text before the pass to the text after it.
    package var changes: [Change]
  }

  /// UTF-8 text as it was.
  package var original: [UInt8]
  /// UTF-8 text after all passes; equal to `original` if nothing changed or the file was given up.
  package var text: [UInt8]
  /// Those that changed something.
  package var passes: [Pass] = []
  /// Findings in `text`, groups lowered.
  package var left: [Finding] = []
  /// Those of `left` that were chosen; with a `failure` all that were.
  package var skipped: [SkippedFix] = []
  /// Why nothing of this file may be written, for a person; names the rules. Nil if all is well.
  package var failure: String?
  /// There is something to write.
  package var isChanged: Bool { !passes.isEmpty && failure == nil }
  /// From `original` to `text`.
  package var changes: [Change] { passes.reduce([]) { compose($0, $1.changes) } }
  /// Findings that are gone, with their positions in the text of their pass.
  package var fixed: [Finding] { passes.flatMap(\.fixed) }
}

/// Applies fixes to one file until nothing changes, and proves each pass before it counts.
package struct Fixer: Sendable {
  /// Which fixes are wanted.
  package var selection: Selection
  /// Passes after which a file that still changes is given up.
  package var passLimit: Int

  /// - Parameter passLimit: a fix that another one makes possible takes a pass of its own.
  package init(selection: Selection, passLimit: Int = 10) { (self.selection, self.passLimit) = (selection, passLimit) }

  /// Fixes one file in memory. Either every pass holds, or `text` is the original and `failure` says why.
  /// Rules whose fixes do not hold are left out when others do.
  /// - Parameters:
  ///   - text: The UTF-8 text of the file.
  ///   - initial: The findings in `text` if they are known already.
  ///   - audit: Finds what is wrong in the bytes given; positions refer to those bytes.
  ///   - keepsStructure: True if the new text is as well formed as the old one: brackets balance the
  ///     same way, the XML or JSON parses, what stands outside of the changes is read as before. It gets
  ///     both, because conditional compilation makes sources whose brackets never balanced.
  package func fix(
    text: [UInt8], initial: AuditResult? = nil, audit: ([UInt8]) -> AuditResult,
    keepsStructure: (_ old: [UInt8], _ new: [UInt8], _ changes: [Change]) -> Bool
  ) -> FixOutcome {
    let atStart = initial ?? audit(text)
    let whole = attempt(text: text, initial: atStart, audit: audit, keepsStructure: keepsStructure)
    let rules = Set(atStart.findings.filter(selection.allows).map(\.rule))
    guard whole.failure != nil, rules.count > 1 else { return whole }
    var best: FixOutcome?
    var reasons: [String: String] = [:]
    var fixer = self
    var good: Set<String> = []
    var tried: Set<String> = []
    // What is fixed may bring up rules that nothing spoke for at the start, such as a suppression that hides nothing any more.
    while let rule = rules.union(best?.left.filter(selection.allows).map(\.rule) ?? []).subtracting(tried).min() {
      tried.insert(rule)
      fixer.selection.onlyRules = good.union([rule])
      let outcome = fixer.attempt(text: text, initial: atStart, audit: audit, keepsStructure: keepsStructure)
      if let failure = outcome.failure {
        reasons[rule] = failure
      } else if outcome.isChanged {
        good.insert(rule)
        best = outcome
      }
    }
    guard var best else { return whole }
    best.skipped += selection.chosen(of: best.left).compactMap { finding in
      reasons[finding.rule].map { SkippedFix(finding: finding, reason: $0) }
    }
    return best
  }

  private func attempt(
    text: [UInt8], initial: AuditResult, audit: ([UInt8]) -> AuditResult,
    keepsStructure: (_ old: [UInt8], _ new: [UInt8], _ changes: [Change]) -> Bool
  ) -> FixOutcome {
    var state = FixOutcome(original: text, text: text)
    var result = initial
    // Then each pass reaches further, and what the last one leaves is for the next run.
    var isLong = false
    var seen = [text]
    while true {
      let findings = lowerIncompleteGroups(result.findings, suppressed: result.suppressed)
        .sorted { ($0.place.range.lowerBound, $0.rule) < ($1.place.range.lowerBound, $1.rule) }
      let units = selection.units(of: findings)
      let plan = schedule(units.map { $0.flatMap { findings[$0].fix!.edits } }, length: state.text.count)
      guard !plan.accepted.isEmpty else {
        state.left = findings
        state.skipped = plan.impossible.flatMap { units[$0] }.map {
          SkippedFix(finding: findings[$0], reason: "its edits conflict with each other, or with those of its group")
        }
        return state
      }
      let targeted = plan.accepted.flatMap { units[$0] }.sorted()
      let rules = ruleList(targeted.map { findings[$0] })
      func giveUp(_ reason: String) -> FixOutcome {
        var failed = FixOutcome(original: text, text: text)
        failed.left = lowerIncompleteGroups(initial.findings, suppressed: initial.suppressed)
        failed.failure = reason
        failed.skipped = selection.chosen(of: failed.left).map { SkippedFix(finding: $0, reason: reason) }
        return failed
      }
      isLong = isLong || result.isPartial
      guard state.passes.count < passLimit || !isLong else {
        state.left = findings
        state.skipped = selection.chosen(of: findings).map { SkippedFix(finding: $0, reason: "the file has too many places for one run; run again") }
        return state
      }
      guard state.passes.count < passLimit else {
        return giveUp("the fixes of \(rules) still change the file after \(passLimit) passes")
      }
      let (newText, changes) = applyEdits(plan.edits, to: state.text)
      precondition(equalOutside(changes, old: state.text, new: newText), "an edit touched other bytes")
      if seen.contains(newText) { return giveUp("the fixes of \(rules) undo each other") }
      guard keepsStructure(state.text, newText, changes) else {
        return giveUp("the fixes of \(rules) would break the structure of the file")
      }
      let after = audit(newText)
      // Nobody knows what stood behind.
      let end = result.isPartial ? findings.map(\.place.range.upperBound).max().map { moved($0, by: changes) } : nil
      if let problem = regression(
        before: findings, targeted: targeted, after: after.findings.filter { $0.place.range.lowerBound < end ?? .max }, changes: changes)
      {
        return giveUp("the fixes of \(rules) \(problem)")
      }
      state.text = newText
      state.passes.append(FixOutcome.Pass(fixed: targeted.map { findings[$0] }, changes: changes))
      seen.append(newText)
      result = after
    }
  }

  /// Where an offset of the old text is in the new one.
  private func moved(_ offset: Int, by changes: [Change]) -> Int {
    changes.reduce(offset) { $1.old.upperBound <= offset ? $0 + $1.new.count - $1.old.count : $0 }
  }

  /// What is worse after a pass, in words that follow "the fixes of `rule`"; nil if nothing is.
  private func regression(
    before: [Finding], targeted: [Int], after: [Finding], changes: [Change]
  ) -> String? {
    let level = targeted.map { before[$0].level }.min() ?? .note
    let targets = Set(targeted)
    var expected = FindingTrail()
    var gone = FindingTrail()
    for (i, finding) in before.enumerated() {
      if targets.contains(i) { gone.add(finding, after: changes) } else { expected.add(finding, after: changes) }
    }
    for finding in after.sorted(by: { $0.place.range.lowerBound < $1.place.range.lowerBound }) {
      if expected.take(finding) != nil { continue }
      if gone.take(finding) != nil { return "do not fix `\(finding.rule)` (line \(finding.place.startLine))" }
      // What is reported once in a project is not caused by this place.
      if finding.level >= level, !finding.isOnce {
        return "would cause `\(finding.rule)` (line \(finding.place.startLine))"
      }
    }
    return nil
  }

  private func ruleList(_ findings: [Finding]) -> String {
    let ids = Set(findings.map(\.rule)).sorted()
    let shown = ids.prefix(4).map { "`\($0)`" }.joined(separator: ", ")
    return ids.count > 4 ? "\(shown) and \(ids.count - 4) more rules" : shown
  }
}
