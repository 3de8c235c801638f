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

/// All names that may have been meant, the likeliest first: `nearestName`, then those that have all words of the name, or
/// where none is near most of them. Of equals the shortest comes first.
package func nearNames(_ name: String, in names: [String]) -> [String] {
  let nearest = nearestName(name, in: names)
  // A single letter tells nothing.
  let wanted = words(name).filter { $0.count > 1 }
  guard !wanted.isEmpty else { return nearest.map { [$0] } ?? [] }
  let others = names.filter { $0 != nearest }.map { other in (name: other, count: wanted.count { isNear($0, words(other)) }) }
  let least = nearest == nil ? max(1, others.map(\.count).max() ?? 1) : wanted.count
  let fitting = others.filter { $0.count >= least }.map(\.name).sorted { ($0.utf8.count, $0) < ($1.utf8.count, $1) }
  return (nearest.map { [$0] } ?? []) + fitting
}

/// Whether a word is one of these or begins one; a long one may have a letter wrong. Of two or three letters too many would be near.
private func isNear(_ word: String, _ words: [String]) -> Bool {
  switch word.utf8.count {
  case ...2: words.contains(word)
  case 3: words.contains { $0.hasPrefix(word) }
  default: words.contains { $0.hasPrefix(word) } || nearestName(word, in: words) != nil
  }
}

/// `left` and `side` of `left-side`, `leftSide` or `Left side`.
private func words(_ name: String) -> [String] {
  var text = ""
  for character in name.prefix(100) {
    if character.isUppercase, text.last?.isLowercase ?? false { text += "-" }
    text += character.lowercased()
  }
  return text.split { !$0.isLetter && !$0.isNumber }.map(String.init)
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
