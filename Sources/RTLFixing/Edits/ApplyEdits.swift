import RTLFindings

/// A range of the old text and what stands there in the new one. Bytes outside of changes are equal.
package struct Change: Sendable, Hashable {
  /// Bytes of the old text.
  package var old: Range<Int>
  /// Bytes of the new text.
  package var new: Range<Int>
  /// Both in bytes; an empty `old` is an insertion, an empty `new` a deletion.
  package init(old: Range<Int>, new: Range<Int>) { (self.old, self.new) = (old, new) }
}

/// Makes edits in a text. Every byte outside of the edits is kept as it is.
/// - Precondition: `edits` are sorted, never overlap and lie in the text, as `schedule` gives them.
package func applyEdits(_ edits: [Edit], to text: [UInt8]) -> (text: [UInt8], changes: [Change]) {
  var result: [UInt8] = []
  result.reserveCapacity(text.count + edits.reduce(0) { $0 + $1.replacement.utf8.count })
  var changes: [Change] = []
  changes.reserveCapacity(edits.count)
  var copied = 0
  for edit in edits {
    precondition(edit.range.lowerBound >= copied && edit.range.upperBound <= text.count, "edits overlap")
    result.append(contentsOf: text[copied..<edit.range.lowerBound])
    let start = result.count
    result.append(contentsOf: edit.replacement.utf8)
    changes.append(Change(old: edit.range, new: start..<result.count))
    copied = edit.range.upperBound
  }
  result.append(contentsOf: text[copied...])
  return (result, changes)
}

/// The changes from the first text to the third, given those from the first to the second and from
/// the second to the third. Both lists are sorted, and so is the result.
package func compose(_ first: [Change], _ second: [Change]) -> [Change] {
  var result: [Change] = []
  var (i, j) = (0, 0)
  // What the changes so far added to (or took from) offsets: old -> middle, middle -> new.
  var (shiftA, shiftB) = (0, 0)
  while i < first.count || j < second.count {
    // A cluster is a run of changes that overlap or touch in the middle text.
    var middle: Range<Int>
    if j == second.count || (i < first.count && first[i].new.lowerBound <= second[j].old.lowerBound) {
      middle = first[i].new
    } else {
      middle = second[j].old
    }
    let (oldStart, newStart) = (middle.lowerBound - shiftA, middle.lowerBound + shiftB)
    while true {
      if i < first.count, first[i].new.lowerBound <= middle.upperBound {
        middle = middle.lowerBound..<max(middle.upperBound, first[i].new.upperBound)
        shiftA += first[i].new.count - first[i].old.count
        i += 1
      } else if j < second.count, second[j].old.lowerBound <= middle.upperBound {
        middle = middle.lowerBound..<max(middle.upperBound, second[j].old.upperBound)
        shiftB += second[j].new.count - second[j].old.count
        j += 1
      } else {
        break
      }
    }
    result.append(
      Change(old: oldStart..<(middle.upperBound - shiftA), new: newStart..<(middle.upperBound + shiftB)))
  }
  return result
}

/// True if both texts are equal outside of the changes: the proof that nothing else was touched.
package func equalOutside(_ changes: [Change], old: [UInt8], new: [UInt8]) -> Bool {
  var (atOld, atNew) = (0, 0)
  for change in changes {
    guard change.old.lowerBound >= atOld, change.new.lowerBound >= atNew,
      change.old.upperBound <= old.count, change.new.upperBound <= new.count,
      old[atOld..<change.old.lowerBound] == new[atNew..<change.new.lowerBound]
    else { return false }
    (atOld, atNew) = (change.old.upperBound, change.new.upperBound)
  }
  return old[atOld...] == new[atNew...]
}
