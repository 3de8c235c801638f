import Dispatch

extension Platform {
  /// Below this number of pieces threads cost more than they bring.
  private static let few = 16
  /// Pieces that a thread takes at once, fewer where few are left: all threads are to end together.
  private static let run = 8

  /// Does a piece of work for every index below `count`, on several threads; one of them is the caller's.
  /// Each has a worker of its own, which keeps buffers and gathers what is found.
  /// - Returns: the workers, in no order.
  package static func forEach<Worker: Sendable>(
    _ count: Int, threads: Int, makeWorker: @escaping @Sendable () -> Worker, _ body: @escaping @Sendable (inout Worker, Int) -> Void
  ) -> [Worker] {
    let threads = count < few ? 1 : min(threads, count)
    let next = Shared(0)
    let workers = Shared([Worker]())
    let work: @Sendable () -> Void = {
      var worker = makeWorker()
      while true {
        let pieces = next.withValue { at in
          let start = at
          at = min(count, at + min(run, (count - at) / (2 * threads) + 1))
          return start..<at
        }
        guard !pieces.isEmpty else { break }
        for index in pieces { body(&worker, index) }
      }
      let done = worker
      workers.withValue { $0.append(done) }
    }
    if threads > 1 { DispatchQueue.concurrentPerform(iterations: threads) { _ in work() } } else { work() }
    return workers.withValue { $0 }
  }
}

extension Platform {
  /// What the pieces of a work give, in their order.
  package static func map<Result: Sendable>(_ count: Int, threads: Int, _ body: @escaping @Sendable (Int) -> Result) -> [Result] {
    guard count > 0 else { return [] }
    return forEach(count, threads: threads) {
      [(index: Int, result: Result)]()
    } _: {
      $0.append(($1, body($1)))
    }
    .flatMap(\.self).sorted { $0.index < $1.index }.map(\.result)
  }

  /// Does a work that mostly waits, on a thread of its own: it takes no place from those that have something to do.
  package static func onOwnThread(_ work: @escaping @Sendable () -> Void) { DispatchQueue(label: "rtl-audit").async(execute: work) }

  /// Does a piece of work on another thread and does not wait for it.
  package static func inBackground(_ work: @escaping @Sendable () -> Void) { DispatchQueue.global().async(execute: work) }
}

/// A value that is worked out once, by the thread that first asks for it; others that ask meanwhile wait. What works it
/// out may use other threads, as long as these ask for no value that is being worked out.
package final class Later<Value: Sendable>: Sendable {
  private let known = Shared<Value?>(nil)
  private let make: @Sendable () -> Value
  /// - Parameter make: called once at most, on the thread of the first question; never where nobody asks.
  package init(_ make: @escaping @Sendable () -> Value) { self.make = make }

  /// Waits where another thread is working it out.
  package var value: Value {
    known.withValue { known in
      if let known { return known }
      let made = make()
      known = made
      return made
    }
  }
}

/// A value that threads share.
package final class Shared<Value: Sendable>: @unchecked Sendable {
  private let lock = Lock()
  private var value: Value
  /// - Parameter value: what the first `withValue` sees.
  package init(_ value: Value) { self.value = value }
  /// The body runs while no other thread has the value; to call it again on the same value would never end.
  package func withValue<Result>(_ body: (inout Value) -> Result) -> Result { lock.withLock { body(&value) } }
}
