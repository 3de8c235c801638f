import RTLFacts
import RTLFindings
import RTLFixing
import RTLMatching

/// Values that functions of the project hand on: a rule asks of them what it would ask if they stood where they end.
extension Resolver {
  /// What is to be said of values that end in properties of the framework; nil where one of them must not be exchanged unseen.
  func evidence(of values: [(value: ExchangedValue, ends: Set<ValueEnd>)]) -> Evidence? {
    var evidence = Evidence()
    var (isReported, isLeft, highest) = (false, false, Level.note)
    for (value, ends) in values {
      guard let found = findings(of: value.value, at: ends) else { return nil }
      for finding in found {
        guard let finding else {
          isLeft = true
          continue
        }
        guard value.isKept || finding.fix?.applicability == .safe else { return nil }
        (isReported, highest) = (true, max(highest, finding.level))
      }
    }
    guard isLeft else {
      if isReported { evidence.most = highest }
      return evidence
    }
    evidence.isRight = true
    return isReported ? nil : evidence
  }

  /// What is found of a value at each of its ends, as if it stood there itself: nothing where the side is right. Nil where one cannot be
  /// read any more, or too many are asked for.
  private func findings(of value: String, at ends: Set<ValueEnd>) -> [Finding?]? {
    var found: [Finding?] = []
    for (path, ends) in Dictionary(grouping: ends, by: \.path).sorted(by: { $0.key < $1.key }) {
      let edits = ends.map { Edit(range: $0.place, replacement: "\($0.type).\(value)") }.sorted { $0.range.lowerBound < $1.range.lowerBound }
      guard let text = answers.text(path), edits.allSatisfy({ $0.range.upperBound <= text.count }) else { return nil }
      let (written, changes) = applyEdits(edits, to: text)
      guard let pending = answers.pending(in: written, inPlaceOf: path) else { return nil }
      found += changes.map { change in pending.lazy.filter { $0.finding.place.range.overlaps(change.new) }.compactMap { self.resolve($0) }.first }
    }
    return found
  }
}
