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
  /// What is fixed together in one file.
  private enum Key: Hashable {
    case group(ConstraintGroup, path: String)
    /// All views of a type.
    case type(String, path: String)
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

  /// All views of the type of a group. What holds a type in what is round it has nothing to do with its own views.
  private func allViews(besides group: ConstraintGroup, _ finding: Finding) -> Key? {
    group.subject == .view("self") ? nil : group.type.map { .type($0, path: finding.place.path) }
  }

  mutating func accuse(_ finding: Finding, _ why: (String) -> String) {
    for group in finding.groups {
      culprits.append(Culprit(key: .group(group, path: finding.place.path), place: finding.place, reason: why(group.title)))
    }
  }

  /// The other views of its type. Without any fix it may be about a view that is handed in.
  private func accusation(ofTypeBy finding: Finding) -> Culprit? {
    guard let fix = finding.fix, fix.applicability == .unsafe, !fix.edits.isEmpty, finding.level > .note, !finding.isApart,
      let own = finding.groups.first, let all = allViews(besides: own, finding)
    else { return nil }
    return Culprit(key: all, place: finding.place, reason: "`\(own.title)` in the same type has no safe fix")
  }

  private func isSafe(_ number: Int) -> Bool { findings[number].fix.map { $0.applicability == .safe && !$0.edits.isEmpty } ?? false }

  mutating func run() {
    for (number, finding) in findings.enumerated() where !finding.groups.isEmpty {
      for key in Set(finding.groups.flatMap { [.group($0, path: finding.place.path), allViews(besides: $0, finding)].compactMap(\.self) }) {
        members[key, default: []].append(number)
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
