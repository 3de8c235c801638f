import RTLLexing

extension CodeView {
  /// The token that forces a direction on something in the function round `i`, where another function of the file forces
  /// the other direction on it: an app that switches its language by itself dresses the screen for one in each.
  func forcedDirection(around i: Int, _ vocabulary: GuardVocabulary) -> Int? {
    let forced = forcedDirections(vocabulary)
    guard !forced.isEmpty, let body = functionBody(around: i)?.body else { return nil }
    return forced.first(where: body.contains)
  }

  private func forcedDirections(_ vocabulary: GuardVocabulary) -> [Int] {
    if let known = forced { return known }
    var found: [(token: Int, thing: String, body: Int)] = []
    for i in marks(vocabulary).marks.filter({ $0.kind == .command }).map(\.token) where vocabulary.forced.contains(text(i)) {
      let start = statement(around: i).lowerBound
      // In a branch it is forced at times, and the branch has its own test.
      guard let body = functionBody(around: i)?.body, nearestBlock(i) == body.lowerBound - 1, start < i else { continue }
      found.append((i, (start..<i).map(text).joined(separator: " "), body.lowerBound))
    }
    let opposed = found.filter { one in
      found.contains { $0.thing == one.thing && $0.body != one.body && text($0.token) != text(one.token) }
    }
    let tokens = opposed.map(\.token)
    forced = tokens
    return tokens
  }
}
