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
  struct Key: Hashable {
    var path: String
    var group: ConstraintGroup
  }
  struct Culprit {
    var place: Place
    var reason: String
  }
  var members: [Key: [Int]] = [:]
  var queue: [(key: Key, culprit: Culprit)] = []
  var types: [(key: Key, culprit: Culprit)] = []

  /// All views of a type. What holds a type in what is round it has nothing to do with its own views.
  func allViews(besides group: ConstraintGroup) -> ConstraintGroup? {
    group.view == "self" || group.type == nil ? nil : ConstraintGroup(type: group.type, view: "")
  }

  func accuse(_ finding: Finding, _ why: (String) -> String) {
    for group in finding.groups {
      let culprit = Culprit(place: finding.place, reason: why(group.view))
      queue.append((Key(path: finding.place.path, group: group), culprit))
    }
  }
  // Without any fix it may be about a view that is handed in.
  func accusation(ofTypeBy finding: Finding) -> (key: Key, culprit: Culprit)? {
    guard let fix = finding.fix, fix.applicability == .unsafe, !fix.edits.isEmpty, finding.level > .note,
      let own = finding.groups.first, let all = allViews(besides: own)
    else { return nil }
    return (Key(path: finding.place.path, group: all), Culprit(place: finding.place, reason: "`\(own.view)` in the same type has no safe fix"))
  }
  for finding in suppressed where !finding.groups.isEmpty {
    accuse(finding) { "another constraint of `\($0)` is suppressed" }
  }
  for finding in silent where !finding.groups.isEmpty {
    accuse(finding) { "another constraint of `\($0)` keeps its side on purpose" }
  }
  for (i, finding) in findings.enumerated() where !finding.groups.isEmpty {
    for group in Set(finding.groups + finding.groups.compactMap(allViews)) { members[Key(path: finding.place.path, group: group), default: []].append(i) }
    if let culprit = accusation(ofTypeBy: finding) { types.append(culprit) }
    if finding.fix?.edits.isEmpty ?? true || finding.fix!.applicability < .unsafe {
      accuse(finding) { "another constraint of `\($0)` keeps left and right" }
    } else if finding.fix!.applicability < .safe {
      accuse(finding) { "another constraint of `\($0)` has no safe fix" }
    }
  }

  // What the view itself is part of says more than its type.
  queue += types
  var result = findings
  var next = 0
  while next < queue.count {
    let (key, culprit) = queue[next]
    next += 1
    // A group is settled by its first culprit.
    guard let indices = members.removeValue(forKey: key) else { continue }
    for i in indices where result[i].fix?.applicability == .safe && !result[i].fix!.edits.isEmpty {
      result[i].fix!.demote("\(culprit.reason) (line \(culprit.place.startLine))")
      // A member that is unsafe now breaks its other groups, and its type.
      accuse(result[i]) { "another constraint of `\($0)` has no safe fix" }
      if let culprit = accusation(ofTypeBy: result[i]) { queue.append(culprit) }
    }
  }
  return result
}
