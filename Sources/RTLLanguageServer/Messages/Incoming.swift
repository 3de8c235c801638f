/// The number or the text by which a request is answered, as it was written: `7` is not `"7"`.
package struct RequestID: Hashable, Sendable {
  let bytes: [UInt8]

  /// Nil for what is neither.
  init?(_ value: ReceivedValue) {
    guard value.string != nil || value.int != nil else { return nil }
    bytes = value.raw
  }

  init(_ number: Int) { bytes = Array("\(number)".utf8) }
}

/// What a client sent.
package enum Incoming: Sendable {
  case request(RequestID, method: String, ReceivedValue)
  case notification(method: String, ReceivedValue)
  /// To a request of the server; nil where it was refused.
  case response(RequestID, ReceivedValue?)
  /// To be answered with an error.
  case invalid(RequestID?, RPCError)
  /// Nothing more will come.
  case end

  /// - Parameter content: of one message.
  package init(_ content: [UInt8]) {
    guard let value = ReceivedValue(content) else {
      self = .invalid(nil, RPCError(.parseError, "the message is not valid JSON"))
      return
    }
    let id = RequestID(value["id"])
    if let method = value["method"].string {
      if value["id"].isNothing {
        self = .notification(method: method, value["params"])
      } else if let id {
        self = .request(id, method: method, value["params"])
      } else {
        self = .invalid(nil, RPCError(.invalidRequest, "`id` must be a number or a string"))
      }
    } else if let id, !value["result"].isNothing || value["error"].isObject || String(decoding: value["result"].raw, as: UTF8.self) == "null" {
      self = .response(id, value["error"].isObject ? nil : value["result"])
    } else {
      self = .invalid(id, RPCError(.invalidRequest, value.isArray ? "batches are not part of the protocol" : "the message has no `method`"))
    }
  }
}

/// Why a request is not answered with a result.
package struct RPCError: Error, Sendable {
  /// As JSON-RPC and the protocol number them.
  package enum Code: Int, Sendable {
    case parseError = -32700, invalidRequest = -32600, methodNotFound = -32601, invalidParams = -32602, internalError = -32603
    case serverNotInitialized = -32002, requestFailed = -32803, serverCancelled = -32802, requestCancelled = -32800
  }
  /// Tells a client what to do.
  package let code: Code
  let message: String
  var data = JSON.absent

  init(_ code: Code, _ message: String) { (self.code, self.message) = (code, message) }

  static let cancelled = RPCError(.requestCancelled, "cancelled")
}
