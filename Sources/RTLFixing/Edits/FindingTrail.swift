import RTLFindings
import RTLSystem

/// Findings of one text, sought again in the text that changes made of it: by rule, and by where they may start there.
/// Each is found once.
struct FindingTrail {
  private var found: [String: [(span: ClosedRange<Int>, finding: Finding)]] = [:]
  private var heads: [String: Int] = [:]

  init() {}

  /// - Parameter findings: in any order.
  init(_ findings: [Finding], after changes: [Change]) {
    for finding in findings.sorted(by: { $0.place.range.lowerBound < $1.place.range.lowerBound }) { add(finding, after: changes) }
  }

  /// Findings come in the order of their starts.
  mutating func add(_ finding: Finding, after changes: [Change]) {
    found[finding.rule, default: []].append((span(of: finding.place.range.lowerBound, after: changes), finding))
  }

  /// Takes the first finding of the same rule that may start where one of the new text does. Those come in the order of
  /// their starts.
  mutating func take(_ finding: Finding) -> Finding? {
    let start = finding.place.range.lowerBound
    guard let all = found[finding.rule] else { return nil }
    var head = heads[finding.rule, default: 0]
    while head < all.count, all[head].span.upperBound < start { head += 1 }
    let isFound = head < all.count && all[head].span.lowerBound <= start
    heads[finding.rule] = isFound ? head + 1 : head
    return isFound ? all[head].finding : nil
  }
}

/// Where something that starts at `start` may start after the changes: one offset if they leave that offset alone, else
/// anywhere in the changed bytes.
private func span(of start: Int, after changes: [Change]) -> ClosedRange<Int> {
  var next = changes.partitioningIndex { $0.old.upperBound >= start }
  let shift = next == 0 ? 0 : changes[next - 1].new.upperBound - changes[next - 1].old.upperBound
  guard next < changes.count, changes[next].old.lowerBound <= start else { return (start + shift)...(start + shift) }
  var span = changes[next].new
  // Two changes can touch at one offset.
  while next + 1 < changes.count, changes[next + 1].old.lowerBound <= start {
    next += 1
    span = span.lowerBound..<changes[next].new.upperBound
  }
  return span.lowerBound...span.upperBound
}
