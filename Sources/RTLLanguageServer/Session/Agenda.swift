/// What is to be done once the client is quiet. Times are seconds, as `Platform.seconds` counts them.
struct Agenda {
  /// URIs of texts that are to be judged.
  var changed: Set<String> = []
  private var firstChange: Double?
  private var lastChange = 0.0
  /// When all other open texts are to be judged again; nil for never.
  private var othersAt: Double?

  /// So long nothing may happen before a text is judged, and so long it may wait at most.
  private static let quiet = 0.008, most = 0.15
  /// What changed here may matter elsewhere, but nobody looks there while typing.
  private static let othersLater = 0.25

  var due: Double? {
    let own = firstChange.map { min(lastChange + Self.quiet, $0 + Self.most) }
    return [own, othersAt].compactMap(\.self).min()
  }

  /// - Parameter soon: without waiting for more.
  mutating func change(_ uri: String, at now: Double, soon: Bool) {
    changed.insert(uri)
    firstChange = soon ? now - Self.most : firstChange ?? now
    lastChange = now
    othersAt = now + Self.othersLater
  }

  mutating func others(at time: Double) { othersAt = max(othersAt ?? 0, time) }

  /// The texts to judge now.
  mutating func takeChanged() -> Set<String> {
    defer { (changed, firstChange) = ([], nil) }
    return changed
  }

  /// Whether all others are to be judged now.
  mutating func takeOthers(at now: Double) -> Bool {
    guard let othersAt, othersAt <= now else { return false }
    self.othersAt = nil
    return true
  }
}
