import RTLAuditing
import RTLSystem

/// Tells a client how far the audit of a project is, and gives it up where nobody wants it any more, or where somebody
/// types and waits for an answer.
final class WholeProgress: AuditProgress {
  private let inbox: Inbox
  private let id: RequestID
  private let isStopped = Shared(false)
  /// Of the thread that asks.
  private nonisolated(unsafe) let outbox: Outbox
  private let token: JSON?

  init(_ inbox: Inbox, _ id: RequestID, _ outbox: Outbox, token: JSON?, title: String) {
    (self.inbox, self.id, self.outbox, self.token) = (inbox, id, outbox, token)
    tell(["kind": "begin", "title": .string(title), "cancellable": true])
  }

  func expect(_ count: Int) {}
  func advance(by count: Int) {}

  var isCancelled: Bool {
    isStopped.withValue { isStopped in
      isStopped = isStopped || inbox.isCancelled(id) || inbox.hasChanges
      return isStopped
    }
  }

  func end() { tell(["kind": "end"]) }

  private func tell(_ value: JSON) { if let token { outbox.notify("$/progress", ["token": token, "value": value]) } }
}
