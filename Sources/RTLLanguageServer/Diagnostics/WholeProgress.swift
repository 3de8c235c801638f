@preconcurrency import Dispatch
import RTLAuditing
import RTLSystem

/// Tells a client how far the audit of a project is, and gives it up where nobody wants it any more, or where somebody
/// types and waits for an answer.
final class WholeProgress: AuditProgress {
  private let inbox: Inbox
  /// Nil where no request asks.
  private let id: RequestID?
  private let isStopped = Shared(false)
  /// Of the thread that asks.
  private nonisolated(unsafe) let outbox: Outbox
  private let token: JSON?

  init(_ inbox: Inbox, _ id: RequestID?, _ outbox: Outbox, token: JSON?, title: String) {
    (self.inbox, self.id, self.outbox, self.token) = (inbox, id, outbox, token)
    tell(["kind": "begin", "title": .string(title), "cancellable": true])
  }

  func expect(_ count: Int) {}
  func advance(by count: Int) {}

  var isCancelled: Bool {
    isStopped.withValue { isStopped in
      isStopped = isStopped || id.map(inbox.isCancelled) == true || inbox.hasChanges
      return isStopped
    }
  }

  func end() { tell(["kind": "end"]) }

  private func tell(_ value: JSON) { if let token { outbox.notify("$/progress", ["token": token, "value": value]) } }
}

extension Workspace {
  /// Audits a whole project on another thread, and answers meanwhile what is asked about open files. The texts stand still until it is done: a change
  /// ends it early.
  func auditAll(_ project: OpenProject, _ progress: WholeProgress) -> AuditedProject? {
    project.auditAll(texts(of: project), hidesKnown: options.hidesKnown, progress: progress) { work in
      let errand = Errand(work)
      Platform.onOwnThread(errand.run)
      repeat {
        while case .request(let id, let method, let params)? = inbox.takeQuestion() {
          outbox.answer(id, from: inbox) { () throws(RPCError) in try answer(id, method, params) }
        }
      } while !errand.isDone(waiting: .milliseconds(10))
      return errand.result!
    }
  }

  /// Work for another thread; its result changes hands when it is done.
  private final class Errand: @unchecked Sendable {
    private let work: () -> OpenProject.Whole
    private let done = DispatchSemaphore(value: 0)
    private(set) var result: OpenProject.Whole?

    init(_ work: @escaping () -> OpenProject.Whole) { self.work = work }

    @Sendable func run() {
      result = work()
      done.signal()
    }

    func isDone(waiting time: DispatchTimeInterval) -> Bool { done.wait(timeout: .now() + time) == .success }
  }
}
