// Signals that wait until the work at hand is done.

#if canImport(Darwin)
  @preconcurrency import Darwin
#elseif canImport(Musl)
  @preconcurrency import Musl
#else
  @preconcurrency import Glibc
#endif

/// The number of the signal that waits, 0 for none. Allocated before a handler can run.
nonisolated(unsafe) private let waiting: UnsafeMutablePointer<sig_atomic_t> = {
  let place = UnsafeMutablePointer<sig_atomic_t>.allocate(capacity: 1)
  place.pointee = 0
  return place
}()

extension Platform {
  private static var stopping: [Int32] { [SIGINT, SIGTERM, SIGHUP] }

  /// From here on a signal that would stop the process is kept for `heldSignal`; a second one stops it.
  /// A closed pipe becomes an error of the call that meets it.
  package static func holdSignals() {
    waiting.pointee = 0
    for number in stopping {
      let earlier = signal(number) { number in
        waiting.pointee = sig_atomic_t(number)
        signal(number, SIG_DFL)
      }
      // Who starts a program with a signal switched off wants that.
      if unsafeBitCast(earlier, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) { signal(number, SIG_IGN) }
    }
    signal(SIGPIPE, SIG_IGN)
  }

  /// From here on the limit of a file's size is an error of the call that meets it.
  package static func takeSizeLimitAsError() { signal(SIGXFSZ, SIG_IGN) }

  /// The signal that came since `holdSignals`.
  package static var heldSignal: Int32? { waiting.pointee == 0 ? nil : Int32(waiting.pointee) }

  /// Signals stop the process again.
  package static func releaseSignals() {
    for number in stopping {
      let own = signal(number, SIG_DFL)
      if unsafeBitCast(own, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) { signal(number, SIG_IGN) }
    }
  }

  /// Ends the process as a closed pipe does where that was the last error: who reads has what was wanted.
  package static func stopWhereNobodyReads() {
    if errno == EPIPE { stop(by: SIGPIPE) }
  }

  /// Ends the process by a signal, so that whoever started it sees why.
  package static func stop(by number: Int32) -> Never {
    signal(number, SIG_DFL)
    raise(number)
    exit(with: 128 + number)
  }
}
