import RTLSystem

extension CodeView {
  /// The token that forces a direction on something in the function round `i`, where another function of the file forces
  /// the other direction on it: an app that switches its language by itself dresses the screen for one in each.
  func forcedDirection(around i: Int, _ vocabulary: GuardVocabulary) -> Int? {
    let forced = forcedDirections(vocabulary)
    guard !forced.isEmpty, let body = functionBody(around: i)?.body else { return nil }
    let first = forced.partitioningIndex { $0 >= body.lowerBound }
    return first < forced.count && forced[first] < body.upperBound ? forced[first] : nil
  }

  /// The name of the function round `i`, where it commands the direction of the side at `i`: `applyRTL` may set `.right`.
  func commandedDirection(around i: Int, _ vocabulary: GuardVocabulary) -> Int? {
    guard let said = vocabulary.isRightToLeft(text(i)), let name = functionBody(around: i)?.name else { return nil }
    guard marks(vocabulary).marks(in: name..<name + 1).contains(where: { $0.kind == .command }) else { return nil }
    return vocabulary.isRightToLeft(text(name)) == said ? name : nil
  }

  private func forcedDirections(_ vocabulary: GuardVocabulary) -> [Int] {
    if let known = forced { return known }
    var found: [(token: Int, thing: String, body: Int)] = []
    // By what is forced, and by the direction: the functions.
    var bodies: [String: [String: Set<Int>]] = [:]
    for i in marks(vocabulary).marks.filter({ $0.kind == .command }).map(\.token) where vocabulary.forced.contains(text(i)) {
      let start = statement(around: i).lowerBound
      // In a branch it is forced at times, and the branch has its own test.
      guard let body = functionBody(around: i)?.body, nearestBlock(i) == body.lowerBound - 1, start < i, i - start < 40 else { continue }
      let thing = (start..<i).map(text).joined(separator: " ")
      found.append((i, thing, body.lowerBound))
      bodies[thing, default: [:]][text(i), default: []].insert(body.lowerBound)
    }
    let tokens = found.filter { one in
      bodies[one.thing]?.contains { $0.key != text(one.token) && $0.value != [one.body] } ?? false
    }.map(\.token)
    forced = tokens
    return tokens
  }
}
