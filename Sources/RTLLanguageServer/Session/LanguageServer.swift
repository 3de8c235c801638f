import RTLSystem

/// Speaks with one client until it ends.
package final class LanguageServer {
  private enum Phase { case new, running, shutDown }

  private let input: Int32
  private let tools: ServerTools
  private let inbox = Inbox()
  private let outbox: Outbox
  private var phase = Phase.new
  private var workspace: Workspace?

  /// How often the server looks whether the client is still there, in seconds.
  private static let pulse = 3.0
  /// So long work may wait for a client that sends one message after the other, in seconds.
  private static let patience = 0.2

  /// - Parameters:
  ///   - input: a descriptor, as is `output`; nothing else reads or writes there.
  package init(input: Int32, output: Int32, tools: ServerTools) {
    (self.input, self.tools) = (input, tools)
    outbox = Outbox(output)
  }

  /// - Returns: the exit status: 0 after `shutdown` and `exit`, else 1.
  package func run() -> Int32 {
    Platform.takeClosedPipeAsError()
    read()
    while !outbox.isClosed {
      let due = workspace?.due
      let message = inbox.take(waiting: min(due.map { $0 - Platform.seconds } ?? Self.pulse, Self.pulse))
      if let message {
        if let status = handle(message) { return status }
      } else if let process = workspace?.client.process, !Platform.isRunning(process) {
        return 1
      }
      if let due, due + (message == nil ? 0 : Self.patience) <= Platform.seconds { workspace?.work() }
    }
    return 1
  }

  /// Fills the inbox from a thread of its own.
  private func read() {
    Platform.onOwnThread { [input, inbox] in
      var frames = FrameReader()
      var block = [UInt8](repeating: 0, count: 1 << 16)
      while true {
        let got = block.withUnsafeMutableBytes { Platform.readSome(input, $0.baseAddress!, $0.count) }
        guard got > 0 else { break }
        frames.append(block[..<got])
        while let frame = frames.next() {
          switch frame {
          case .content(let content): inbox.put(Incoming(content), size: content.count)
          case .fault(let words): inbox.put(.invalid(nil, RPCError(.parseError, words)), size: 0)
          }
        }
      }
      inbox.put(.end, size: 0)
    }
  }

  // MARK: - Messages

  /// - Returns: the exit status, where this was the last message.
  private func handle(_ message: Incoming) -> Int32? {
    switch message {
    case .end: return 1
    case .invalid(let id, let error): outbox.answer(id, error)
    // The server asks for nothing whose answer it needs.
    case .response: break
    case .notification("exit", _): return phase == .shutDown ? 0 : 1
    case .notification(let method, let params): if phase == .running { workspace?.handle(method, params) }
    case .request(let id, let method, let params):
      outbox.answer(id, from: inbox) { () throws(RPCError) in try answer(id, method, params) }
    }
    return nil
  }

  private func answer(_ id: RequestID, _ method: String, _ params: ReceivedValue) throws(RPCError) -> JSON {
    switch (phase, method) {
    case (.new, "initialize"): return initialize(params)
    case (.new, _): throw RPCError(.serverNotInitialized, "`initialize` comes first")
    case (.shutDown, _): throw RPCError(.invalidRequest, "the server is shut down; `exit` comes next")
    case (.running, "initialize"): throw RPCError(.invalidRequest, "the server is initialized already")
    case (.running, "shutdown"):
      phase = .shutDown
      return .null
    case (.running, _):
      guard let workspace else { throw RPCError(.internalError, "there is no workspace") }
      return try workspace.answer(id, method, params)
    }
  }

  private func initialize(_ params: ReceivedValue) -> JSON {
    let client = ClientCapabilities(params)
    let (options, problems) = ServerOptions.read(params["initializationOptions"])
    workspace = Workspace(client, options, Workspace.folders(params), tools, inbox, outbox)
    phase = .running
    for problem in problems { outbox.notify("window/showMessage", ["type": 1, "message": .string("rtl-audit: \(problem)")]) }
    return ["capabilities": Workspace.capabilities(client), "serverInfo": ["name": "rtl-audit", "version": .string(tools.version)]]
  }
}
