import RTLAuditing
import RTLSystem

/// How far a long run is: on a terminal, from the second second on.
final class Progress: AuditProgress, @unchecked Sendable {
  private let lock = Lock()
  private var total = 0
  private let start = Platform.seconds
  private var done = 0
  private var lastShown: Double?

  /// - Returns: nil where nobody looks: in pipes, in CI, on terminals that cannot go back in a line.
  init?() {
    guard Platform.isTerminal(2), (Platform.environment("CI") ?? "").isEmpty, Platform.environment("TERM") != "dumb" else { return nil }
  }

  /// More files are to be done.
  func expect(_ count: Int) { lock.withLock { total += count } }

  func advance(by count: Int) {
    lock.withLock {
      done += count
      let now = Platform.seconds
      guard now - start > 1, now - (lastShown ?? 0) > 0.1 else { return }
      lastShown = now
      _ = Platform.writeAll(Array("\r\(done) of \(total) files\u{1B}[K".utf8), to: 2)
    }
  }

  /// Takes the line away.
  func finish() { lock.withLock { if lastShown != nil { _ = Platform.writeAll(Array("\r\u{1B}[K".utf8), to: 2) } } }
}
