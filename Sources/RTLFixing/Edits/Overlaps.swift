import RTLFindings
import RTLSystem

/// Edits that can be made in one pass, and the units that must wait for the next.
package struct Schedule: Sendable {
  /// Sorted by start, never overlapping, each edit once.
  package var edits: [Edit] = []
  /// Indices of units whose edits are all in `edits`.
  package var accepted: [Int] = []
  /// Indices of units that overlap an accepted one.
  package var waiting: [Int] = []
  /// Indices of units that can never apply, because their own edits overlap one another or lie
  /// outside of the text.
  package var impossible: [Int] = []
}

/// Chooses the edits of one pass: of overlapping units the one that starts first wins.
/// - Parameters:
///   - units: Edits that apply together or not at all; an edit that occurs twice is made once.
///   - length: Bytes of the text that the edits refer to.
package func schedule(_ units: [[Edit]], length: Int) -> Schedule {
  var result = Schedule()
  var all = EditSet()
  let starts = units.map { $0.map(\.range.lowerBound).min() ?? .max }
  let order = units.indices.sorted { (starts[$0], $0) < (starts[$1], $1) }
  for unit in order where !units[unit].isEmpty {
    var own = EditSet()
    guard units[unit].allSatisfy({ $0.range.upperBound <= length && $0.range.lowerBound >= 0 && own.insert($0) })
    else {
      result.impossible.append(unit)
      continue
    }
    if own.edits.allSatisfy({ all.admits($0) }) {
      for edit in own.edits { _ = all.insert(edit) }
      result.accepted.append(unit)
    } else {
      result.waiting.append(unit)
    }
  }
  result.edits = all.edits
  return result
}

/// Edits sorted by start that never overlap.
private struct EditSet {
  private(set) var edits: [Edit] = []

  /// The first edit at or after `edit` in the order of start and end.
  private func position(of edit: Edit) -> Int {
    edits.partitioningIndex { ($0.range.lowerBound, $0.range.upperBound) >= (edit.range.lowerBound, edit.range.upperBound) }
  }

  func admits(_ edit: Edit) -> Bool {
    let at = position(of: edit)
    if at < edits.count {
      let next = edits[at].range
      if next == edit.range { return edits[at] == edit }
      if next.lowerBound < edit.range.upperBound { return false }
    }
    return at == 0 || edits[at - 1].range.upperBound <= edit.range.lowerBound
  }

  /// False if the edit overlaps another one; then nothing changes.
  mutating func insert(_ edit: Edit) -> Bool {
    guard admits(edit) else { return false }
    let at = position(of: edit)
    if at == edits.count || edits[at] != edit { edits.insert(edit, at: at) }
    return true
  }
}
