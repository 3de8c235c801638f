import RTLSystem

extension CodeView {
  /// The token that forces a direction on something in the function round `i`, where another function of the file forces
  /// the other direction on it: an app that switches its language by itself dresses the screen for one in each.
  func forcedDirection(around i: Int) -> Int? {
    guard !forcedDirections.isEmpty, let body = functionBody(around: i)?.body else { return nil }
    let first = forcedDirections.partitioningIndex { $0 >= body.lowerBound }
    return first < forcedDirections.count && forcedDirections[first] < body.upperBound ? forcedDirections[first] : nil
  }

  /// The name of the function round `i`, where it commands the direction of the side at `i`: `applyRTL` may set `.right`.
  func commandedDirection(around i: Int) -> Int? {
    guard let said = directionVocabulary.isRightToLeft(text(i)), let name = functionBody(around: i)?.name else { return nil }
    guard directionTokens.marks(in: name..<name + 1).contains(where: { $0.kind == .command }) else { return nil }
    return directionVocabulary.isRightToLeft(text(name)) == said ? name : nil
  }

  func findForcedDirections() -> [Int] {
    var found: [(token: Int, thing: String, body: Int)] = []
    // By what is forced, and by the direction: the functions.
    var bodies: [String: [String: Set<Int>]] = [:]
    for i in directionTokens.marks.filter({ $0.kind == .command }).map(\.token) where directionVocabulary.forced.contains(text(i)) {
      let start = statement(around: i).lowerBound
      // In a branch it is forced at times, and the branch has its own test.
      guard let body = functionBody(around: i)?.body, nearestBlock(i) == body.lowerBound - 1, start < i, i - start < 40 else { continue }
      let thing = (start..<i).map(text).joined(separator: " ")
      found.append((i, thing, body.lowerBound))
      bodies[thing, default: [:]][text(i), default: []].insert(body.lowerBound)
    }
    return found.filter { one in
      bodies[one.thing]?.contains { $0.key != text(one.token) && $0.value != [one.body] } ?? false
    }.map(\.token)
  }
}
