import RTLSystem

/// Writes messages to a client.
final class Outbox {
  private let descriptor: Int32
  private var lastID = 0
  /// The client reads no more.
  private(set) var isClosed = false

  /// - Parameter descriptor: that nothing else writes to.
  init(_ descriptor: Int32) { self.descriptor = descriptor }

  func answer(_ id: RequestID?, _ result: JSON) { send([("id", Self.raw(id)), ("result", result)]) }

  func answer(_ id: RequestID?, _ error: RPCError) {
    send([("id", Self.raw(id)), ("error", ["code": .int(error.code.rawValue), "message": .string(error.message), "data": error.data])])
  }

  /// Answers a request of the inbox, unless nobody wants that any more.
  func answer(_ id: RequestID, from inbox: Inbox, _ result: () throws(RPCError) -> JSON) {
    defer { inbox.close(id) }
    guard !inbox.isCancelled(id) else { return answer(id, .cancelled) }
    do throws(RPCError) { answer(id, try result()) } catch { answer(id, error) }
  }

  func notify(_ method: String, _ params: JSON) { send([("method", .string(method)), ("params", params)]) }

  /// - Returns: what the client's answer will name.
  @discardableResult
  func request(_ method: String, _ params: JSON) -> RequestID {
    lastID += 1
    send([("id", .int(lastID)), ("method", .string(method)), ("params", params)])
    return RequestID(lastID)
  }

  private static func raw(_ id: RequestID?) -> JSON { id.map { .raw($0.bytes) } ?? .null }

  private func send(_ members: [(String, JSON)]) {
    let content = JSON.object([("jsonrpc", "2.0")] + members).bytes
    guard !isClosed else { return }
    isClosed = !Platform.writeAll(Array("Content-Length: \(content.count)\r\n\r\n".utf8) + content, to: descriptor)
  }
}
