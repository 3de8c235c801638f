@preconcurrency import Dispatch
import RTLSystem

/// What one thread has read of a client's messages and another has not handled yet.
///
/// A cancellation is heard when it is read, not when its turn comes.
final class Inbox: Sendable {
  private struct Queue {
    var messages: [(Incoming, size: Int)] = []
    var next = 0
    var size = 0
    /// Requests that were read and not answered.
    var open: Set<RequestID> = []
    var cancelled: Set<RequestID> = []
    /// How many of the messages tell of texts.
    var changes = 0

    var isEmpty: Bool { next == messages.count }
  }

  /// A client that sends more than that waits until some of it is handled; in bytes.
  private static let mostWaiting = 128 << 20

  private let queue = Shared(Queue())
  private let filled = DispatchSemaphore(value: 0)
  private let emptied = DispatchSemaphore(value: 0)

  init() {}

  /// - Parameter size: in bytes, as it was sent.
  func put(_ message: Incoming, size: Int) {
    if case .notification("$/cancelRequest", let params) = message {
      if let id = RequestID(params["id"]) { cancel(id) }
      return
    }
    while queue.withValue({ $0.size > Self.mostWaiting }) { _ = emptied.wait(timeout: .now() + .milliseconds(100)) }
    queue.withValue { queue in
      if case .request(let id, _, _) = message { queue.open.insert(id) }
      if Self.isChange(message) { queue.changes += 1 }
      queue.messages.append((message, size))
      queue.size += size
    }
    filled.signal()
  }

  private func cancel(_ id: RequestID) { queue.withValue { if $0.open.contains(id) { $0.cancelled.insert(id) } } }

  /// The next message.
  /// - Parameter seconds: how long to wait for one at most.
  func take(waiting seconds: Double) -> Incoming? {
    // A wish for the next hour is as good as any longer one.
    let wait = max(0, min(seconds, 3600))
    guard filled.wait(timeout: .now() + .microseconds(Int(wait * 1_000_000))) == .success else { return nil }
    defer { emptied.signal() }
    return queue.withValue { queue in
      let (message, size) = queue.messages[queue.next]
      queue.next += 1
      queue.size -= size
      if Self.isChange(message) { queue.changes -= 1 }
      if queue.isEmpty || queue.next > 1_000 {
        queue.messages.removeFirst(queue.next)
        queue.next = 0
      }
      return message
    }
  }

  /// The next message, where that is a request about a text.
  func takeQuestion() -> Incoming? {
    let isQuestion = queue.withValue { queue in
      guard !queue.isEmpty, case .request(_, let method, _) = queue.messages[queue.next].0 else { return false }
      return method.hasPrefix("textDocument/")
    }
    return isQuestion ? take(waiting: 0) : nil
  }

  private static func isChange(_ message: Incoming) -> Bool {
    if case .notification(let method, _) = message { method.hasPrefix("textDocument/did") } else { false }
  }

  /// A text has changed, and it is not known yet how.
  var hasChanges: Bool { queue.withValue { $0.changes > 0 } }

  /// Nobody wants the answer any more.
  func isCancelled(_ id: RequestID) -> Bool { queue.withValue { $0.cancelled.contains(id) } }

  /// The request has its answer.
  func close(_ id: RequestID) {
    queue.withValue {
      $0.open.remove(id)
      $0.cancelled.remove(id)
    }
  }
}
