/// The name that was probably meant, or nil where none is near: at most a third of its letters
/// differ (a swap of neighbours counts once). Case does not count. Of equals the first wins.
package func nearestName(_ name: String, in names: some Sequence<String>) -> String? {
  let wanted = Array(name.lowercased().utf8.prefix(100))
  var best: (name: String, distance: Int)?
  for candidate in names {
    let letters = Array(candidate.lowercased().utf8.prefix(100))
    let allowed = max(1, max(wanted.count, letters.count) / 3)
    guard abs(wanted.count - letters.count) <= allowed else { continue }
    let distance = editDistance(wanted, letters)
    if distance <= allowed && distance < best?.distance ?? .max { best = (candidate, distance) }
  }
  return best?.name
}

/// Insertions, deletions, replacements and swaps of neighbours that turn one text into the other.
private func editDistance(_ a: [UInt8], _ b: [UInt8]) -> Int {
  var beforeLast = [Int](repeating: 0, count: b.count + 1)
  var last = Array(0...b.count)
  for i in 0..<a.count {
    var row = [i + 1]
    row.reserveCapacity(b.count + 1)
    for j in 0..<b.count {
      var cost = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, beforeLast[j - 1] + 1) }
      row.append(cost)
    }
    beforeLast = last
    last = row
  }
  return last[b.count]
}
