import RTLFindings

/// Lowers safe fixes to unsafe where another member of the same group in the same file cannot be
/// fixed safely: half a group converted would move views against each other in right-to-left. So would half a type:
/// where a warning about one of its views has an unsafe fix, those of its other views are unsafe, too.
///
/// Run it before reporting, so that every format tells the truth. Running it twice changes nothing.
/// - Parameters:
///   - findings: What will be reported, of any number of files.
///   - suppressed: Findings that a person keeps; they are never fixed and so break their groups.
///   - silent: Places that keep their side on purpose, under a test of the direction for one.
/// - Returns: `findings` in the same order.
package func lowerIncompleteGroups(_ findings: [Finding], suppressed: [Finding], silent: [Finding] = []) -> [Finding] {
  var demotion = GroupDemotion(findings)
  for finding in suppressed { demotion.accuse(finding) { "another constraint of `\($0)` is suppressed" } }
  for finding in silent { demotion.accuse(finding) { "another constraint of `\($0)` keeps its side on purpose" } }
  demotion.run()
  return demotion.findings
}

private struct GroupDemotion {
  /// A group of one file.
  private struct Key: Hashable {
    var path: String
    var group: ConstraintGroup
  }
  /// Why a group cannot be fixed as a whole.
  private struct Culprit {
    var key: Key
    var place: Place
    var reason: String
  }

  private(set) var findings: [Finding]
  private var members: [Key: [Int]] = [:]
  private var culprits: [Culprit] = []

  init(_ findings: [Finding]) { self.findings = findings }

  /// All views of a type. What holds a type in what is round it has nothing to do with its own views.
  private func allViews(besides group: ConstraintGroup) -> ConstraintGroup? {
    group.view == "self" || group.type == nil ? nil : ConstraintGroup(type: group.type, view: "")
  }

  mutating func accuse(_ finding: Finding, _ why: (String) -> String) {
    for group in finding.groups {
      culprits.append(Culprit(key: Key(path: finding.place.path, group: group), place: finding.place, reason: why(group.view)))
    }
  }

  /// The other views of its type. Without any fix it may be about a view that is handed in.
  private func accusation(ofTypeBy finding: Finding) -> Culprit? {
    guard let fix = finding.fix, fix.applicability == .unsafe, !fix.edits.isEmpty, finding.level > .note,
      let own = finding.groups.first, let all = allViews(besides: own)
    else { return nil }
    return Culprit(
      key: Key(path: finding.place.path, group: all), place: finding.place, reason: "`\(own.view)` in the same type has no safe fix")
  }

  private func isSafe(_ number: Int) -> Bool { findings[number].fix.map { $0.applicability == .safe && !$0.edits.isEmpty } ?? false }

  mutating func run() {
    for (number, finding) in findings.enumerated() where !finding.groups.isEmpty {
      for group in Set(finding.groups + finding.groups.compactMap(allViews)) {
        members[Key(path: finding.place.path, group: group), default: []].append(number)
      }
      if finding.fix?.edits.isEmpty ?? true || finding.fix!.applicability < .unsafe {
        accuse(finding) { "another constraint of `\($0)` keeps left and right" }
      } else if finding.fix!.applicability < .safe {
        accuse(finding) { "another constraint of `\($0)` has no safe fix" }
      }
    }
    // What the view itself is part of says more than its type.
    culprits += findings.compactMap(accusation)
    var next = 0
    while next < culprits.count {
      let culprit = culprits[next]
      next += 1
      // A group is settled by its first culprit.
      for number in members.removeValue(forKey: culprit.key) ?? [] where isSafe(number) {
        findings[number].fix!.demote("\(culprit.reason) (line \(culprit.place.startLine))")
        // A member that is unsafe now breaks its other groups, and its type.
        accuse(findings[number]) { "another constraint of `\($0)` has no safe fix" }
        if let culprit = accusation(ofTypeBy: findings[number]) { culprits.append(culprit) }
      }
    }
  }
}
