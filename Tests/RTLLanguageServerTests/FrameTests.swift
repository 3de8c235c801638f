import Foundation
import Testing
@testable import RTLLanguageServer

@Suite struct FrameTests {
  /// What a reader makes of a text that comes in pieces of some size.
  private func frames(_ text: String, inPiecesOf size: Int, limit: Int = 1_000) -> [String] {
    var reader = FrameReader(limit: limit)
    var found: [String] = []
    let bytes = Array(text.utf8)
    for start in stride(from: 0, to: bytes.count, by: size) {
      reader.append(bytes[start..<min(bytes.count, start + size)])
      while let frame = reader.next() {
        switch frame {
        case .content(let content): found.append(String(decoding: content, as: UTF8.self))
        case .fault: found.append("!")
        }
      }
    }
    return found
  }

  static let cases: [(text: String, frames: [String])] = [
    ("Content-Length: 2\r\n\r\n{}", ["{}"]),
    ("content-length:2\r\n\r\n{}Content-Length: 4\r\nContent-Type: application/vscode-jsonrpc; charset=utf-8\r\n\r\n[12]", ["{}", "[12]"]),
    // Whoever tries by hand ends lines with a line feed.
    ("Content-Length: 2\n\n{}", ["{}"]),
    ("Content-Length: 0\r\n\r\nContent-Length: 2\r\n\r\n{}", ["", "{}"]),
    // Bytes count, not characters.
    ("Content-Length: 4\r\n\r\n😀", ["😀"]),
    // No head, no number, two of them, more than anybody sends: the next message is read all the same.
    ("Content-Type: x\r\n\r\n{}Content-Length: 2\r\n\r\n[]", ["!", "[]"]),
    ("Content-Length: two\r\n\r\n{}Content-Length: 2\r\n\r\n[]", ["!", "[]"]),
    ("Content-Length: -1\r\n\r\n{}Content-Length: 2\r\n\r\n[]", ["!", "[]"]),
    ("Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}Content-Length: 2\r\n\r\n[]", ["!", "[]"]),
    ("Content-Length: 99999999999999999999\r\n\r\n{}Content-Length: 2\r\n\r\n[]", ["!", "[]"]),
    ("GET / HTTP/1.1\r\n\r\nContent-Length: 2\r\n\r\n[]", ["!", "[]"]),
    // A length that is too small: the end of the message is lost, the next one is not.
    ("Content-Length: 1\r\n\r\n{}Content-Length: 2\r\n\r\n[]", ["{", "!", "[]"]),
    // Over the limit: said once, and skipped.
    ("Content-Length: 1001\r\n\r\n" + String(repeating: "x", count: 1_001) + "Content-Length: 2\r\n\r\n[]", ["!", "[]"]),
    // No end of a head.
    (String(repeating: "x", count: 9_000) + "Content-Length: 2\r\n\r\n[]", ["!", "[]"]),
    // Cut off.
    ("Content-Length: 10\r\n\r\n{}", []),
    ("Content-Len", []),
  ]

  @Test(arguments: cases) func reads(_ text: String, _ expected: [String]) {
    for size in [1, 2, 7, 64, 1 << 20] { #expect(frames(text, inPiecesOf: size) == expected, "pieces of \(size) bytes") }
  }
}

@Suite struct IncomingTests {
  private func kind(_ text: String) -> String {
    func words(_ id: RequestID?) -> String { id.map { String(decoding: $0.bytes, as: UTF8.self) } ?? "-" }
    return switch Incoming(Array(text.utf8)) {
    case .request(let id, let method, _): "request \(words(id)) \(method)"
    case .notification(let method, _): "notification \(method)"
    case .response(let id, let result): "response \(words(id)) \(result?.text ?? "refused")"
    case .invalid(let id, let error): "\(error.code.rawValue) \(words(id))"
    case .end: "end"
    }
  }

  static let cases: [(message: String, kind: String)] = [
    (#"{"jsonrpc":"2.0","id":7,"method":"shutdown"}"#, "request 7 shutdown"),
    (#"{"id":"7","method":"shutdown","params":null}"#, "request \"7\" shutdown"),
    (#"{"method":"exit"}"#, "notification exit"),
    (#"{"id":null,"method":"exit"}"#, "notification exit"),
    (#"{"id":1,"result":null}"#, "response 1 null"),
    (#"{"id":1,"result":{"a":[1]}}"#, "response 1 {\"a\":[1]}"),
    (#"{"id":1,"error":{"code":-32601,"message":"no"}}"#, "response 1 refused"),
    (#"{"id":{},"method":"shutdown"}"#, "-32600 -"),
    (#"{"id":3}"#, "-32600 3"),
    (#"[{"id":3,"method":"shutdown"}]"#, "-32600 -"),
    ("7", "-32600 -"),
    ("{\"id\":3,\"method\":", "-32700 -"),
    ("", "-32700 -"),
    (String(repeating: "[", count: 100_000), "-32700 -"),
  ]

  @Test(arguments: cases) func tells(_ message: String, _ expected: String) { #expect(kind(message) == expected) }

  static let numbers: [(text: String, int: Int?)] = [("12", 12), ("12.0", 12), ("1.2e1", 12), ("-0.0", 0), ("12.5", nil), ("1e300", nil), ("\"12\"", nil)]

  @Test(arguments: numbers) func wholeNumbers(_ text: String, _ expected: Int?) { #expect(ReceivedValue(Array(text.utf8))?.int == expected) }

  @Test func readsWhatIsThereAndNothingElse() throws {
    let value = try #require(ReceivedValue(Array(#"{"a":{"b":["x","\ud83d\ude00",1]},"n":-3,"t":true,"z":null}"#.utf8)))
    #expect(value["a"]["b"].strings == ["x", "😀"])
    #expect(value["n"].int == -3)
    #expect(value["t"].bool == true)
    #expect(value["z"].isNothing && value["missing"].isNothing && !value["a"].isNothing)
    #expect(value["n"]["deeper"]["still"].string == nil)
    #expect(value["t"].elements.isEmpty)
  }
}

@Suite struct InboxTests {
  private func request(_ id: Int) -> Incoming { Incoming(Array(#"{"id":\#(id),"method":"m"}"#.utf8)) }
  private func cancel(_ id: Int) -> Incoming { Incoming(Array(#"{"method":"$/cancelRequest","params":{"id":\#(id)}}"#.utf8)) }

  @Test func aRequestIsCancelledWhileItWaits() {
    let inbox = Inbox()
    inbox.put(request(1), size: 10)
    inbox.put(request(2), size: 10)
    inbox.put(cancel(2), size: 10)
    inbox.put(cancel(3), size: 10)
    #expect(!inbox.isCancelled(RequestID(1)) && inbox.isCancelled(RequestID(2)))
    // One that nobody has sent is not remembered: a later request may have its number.
    inbox.put(request(3), size: 10)
    #expect(!inbox.isCancelled(RequestID(3)))
    inbox.close(RequestID(2))
    #expect(!inbox.isCancelled(RequestID(2)))
  }

  @Test func aCancelledRequestIsAnsweredAsSuch() throws {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    defer { close(ends[0]) }
    let (inbox, outbox) = (Inbox(), Outbox(ends[1]))
    for message in [request(1), request(2), cancel(2)] { inbox.put(message, size: 10) }
    outbox.answer(RequestID(1), from: inbox) { "done" }
    outbox.answer(RequestID(2), from: inbox) {
      Issue.record("nobody wants the answer any more")
      return .null
    }
    close(ends[1])
    let answers = String(decoding: FileHandle(fileDescriptor: ends[0]).readDataToEndOfFile(), as: UTF8.self)
    #expect(answers.contains(#""id":1,"result":"done""#))
    #expect(answers.contains(#""id":2,"error":{"code":-32800,"#))
  }

  @Test func messagesComeInTheirOrder() {
    let inbox = Inbox()
    for number in 0..<3_000 { inbox.put(request(number), size: 1) }
    for number in 0..<3_000 {
      guard case .request(let id, _, _)? = inbox.take(waiting: 0) else { Issue.record("nothing came"); return }
      #expect(id == RequestID(number))
    }
    #expect(inbox.take(waiting: 0) == nil)
  }

  @Test func aChangeThatWaitsIsKnown() {
    let inbox = Inbox()
    inbox.put(request(1), size: 1)
    #expect(!inbox.hasChanges)
    inbox.put(.notification(method: "textDocument/didChange", ReceivedValue(Array("{}".utf8))!), size: 1)
    #expect(inbox.hasChanges)
    _ = inbox.take(waiting: 0)
    _ = inbox.take(waiting: 0)
    #expect(!inbox.hasChanges)
  }
}
