/// What a file turns round by hand in right-to-left layouts.
extension CodeView {
  /// Whether the file gives a member of a thing, by a test of the direction, a value with the factor -1, or with half a turn.
  /// - Parameters:
  ///   - names: of the thing; nil for any thing.
  ///   - halfTurns: names of half a turn.
  package func isFlippedByHand(_ names: Set<String>?, by member: String, halfTurns: Set<String>) -> Bool {
    let flips = manualFlips[member] ?? findManualFlips(of: member, halfTurns)
    manualFlips[member] = flips
    guard let names else { return !flips.isEmpty }
    return flips.contains { !names.isDisjoint(with: self.names(ofThingAt: $0)) }
  }

  /// What the thing is called whose member stands at a token: its receiver, or what a closure makes of that.
  package func names(ofThingAt token: Int) -> Set<String> {
    if !isSwift, at(token + 1, ":"), isIdentifier(token - 1) { return [text(token - 1)] }
    guard at(token - 1, ".") else { return [] }
    var thing = token - 2
    while at(thing, "?") || at(thing, "!") { thing -= 1 }
    return isIdentifier(thing) ? [initialisedName(around: token) ?? PlacedView.bare(text(thing))] : []
  }

  private func findManualFlips(of member: String, _ halfTurns: Set<String>) -> [Int] {
    let setter = Setter.name(of: member)
    return self.names([member, setter]).filter { token in
      guard text(token) == member && isAssignment(token + 1) || text(token) == setter && at(token + 1, ":") else { return false }
      return statement(around: token).contains { isReversal($0, halfTurns) && (isTested(token) || isTested($0)) }
    }
  }

  private func isTested(_ token: Int) -> Bool { directionCheck(at: token)?.form != nil }

  /// `-1`, or half a turn as it is: a fraction of it turns a thing over.
  private func isReversal(_ token: Int, _ halfTurns: Set<String>) -> Bool {
    if at(token, "-") { return number(token..<min(token + 2, count)) == -1 }
    return halfTurns.contains(text(token)) && !at(token + 1, "/") && !at(token + 1, "*")
  }
}
