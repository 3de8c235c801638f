import BuiltTool
import Foundation
@testable import RTLLanguageServer
import RTLSystem
import Testing

/// A client that talks to a server in this process, through pipes. Whatever it waits for comes, or the server has ended.
final class TestClient {
  private let toServer: Int32
  private let fromServer: Int32
  private var frames = FrameReader()
  private let ended = Shared<Int32?>(nil)
  private var lastID = 0
  /// What came and was not waited for yet.
  private var waiting: [ReceivedValue] = []
  /// The methods of requests that the server sent; they are answered with nothing.
  private(set) var asked: [String] = []

  /// What most clients can do.
  static let capabilities: JSON = [
    "general": ["positionEncodings": ["utf-16"]],
    "textDocument": [
      "publishDiagnostics": ["relatedInformation": true, "versionSupport": true, "codeDescriptionSupport": true, "tagSupport": ["valueSet": [1, 2]]],
      "codeAction": ["codeActionLiteralSupport": ["codeActionKind": ["valueSet": ["quickfix", "source"]]], "isPreferredSupport": true],
      "hover": ["contentFormat": ["markdown"]],
    ],
    "workspace": [
      "workspaceEdit": ["documentChanges": true, "resourceOperations": ["create"]], "didChangeWatchedFiles": ["dynamicRegistration": true],
      "diagnostics": ["refreshSupport": true],
    ],
  ]

  /// The same for one that asks for diagnostics.
  static let pulling: JSON = {
    guard case .object(var members) = capabilities else { return .null }
    for index in members.indices where members[index].0 == "textDocument" {
      if case .object(let text) = members[index].1 { members[index].1 = .object(text + [("diagnostic", [:])]) }
    }
    return .object(members)
  }()

  init() {
    var (there, back): ([Int32], [Int32]) = ([0, 0], [0, 0])
    precondition(pipe(&there) == 0 && pipe(&back) == 0)
    (toServer, fromServer) = (there[1], back[0])
    let tools = ServerTools(version: "1.0", address: { $0.path.hasPrefix("/") ? nil : "https://example.org/" + $0.path }, draw: { _ in [] })
    let (input, output) = (there[0], back[1])
    Platform.onOwnThread { [ended] in
      let status = LanguageServer(input: input, output: output, tools: tools).run()
      ended.withValue { $0 = status }
      Platform.close(output)
    }
  }

  deinit {
    Platform.close(toServer)
    Platform.close(fromServer)
  }

  // MARK: - To the server

  func send(raw text: String) { _ = Platform.writeAll(Array(text.utf8), to: toServer) }

  func send(_ message: JSON) {
    let content = message.bytes
    _ = Platform.writeAll(Array("Content-Length: \(content.count)\r\n\r\n".utf8) + content, to: toServer)
  }

  func notify(_ method: String, _ params: JSON) { send(["jsonrpc": "2.0", "method": .string(method), "params": params]) }

  /// Nothing more will come.
  func close() {
    let nowhere = Foundation.open("/dev/null", O_WRONLY)
    dup2(nowhere, toServer)
    Platform.close(nowhere)
  }

  /// - Returns: the message that answers.
  func request(_ method: String, _ params: JSON = .null) throws -> ReceivedValue {
    lastID += 1
    let id = lastID
    send(["jsonrpc": "2.0", "id": .int(id), "method": .string(method), "params": params])
    return try next { $0["id"].int == id && $0["method"].isNothing }
  }

  @discardableResult
  func initialize(_ root: String?, capabilities: JSON = capabilities, options: JSON = .null, process: JSON = .null) throws -> ReceivedValue {
    let answer = try request(
      "initialize",
      ["processId": process, "rootUri": root.map { .string(FileURI.uri($0)) } ?? .null, "capabilities": capabilities, "initializationOptions": options])
    notify("initialized", [:])
    return answer
  }

  /// - Returns: the URI.
  @discardableResult
  func open(_ path: String, _ text: String? = nil, version: Int = 1) throws -> String {
    let uri = FileURI.uri(path)
    let text = try text ?? String(contentsOfFile: path, encoding: .utf8)
    notify("textDocument/didOpen", ["textDocument": ["uri": .string(uri), "languageId": "swift", "version": .int(version), "text": .string(text)]])
    return uri
  }

  func change(_ uri: String, version: Int, _ changes: JSON...) {
    notify("textDocument/didChange", ["textDocument": ["uri": .string(uri), "version": .int(version)], "contentChanges": .array(changes)])
  }

  // MARK: - From the server

  struct Ended: Error {}

  /// The next message that fits; those before it are kept for later.
  func next(_ fits: (ReceivedValue) -> Bool) throws -> ReceivedValue {
    if let known = waiting.firstIndex(where: fits) { return waiting.remove(at: known) }
    while true {
      while let frame = frames.next() {
        guard case .content(let content) = frame, let message = ReceivedValue(content) else { throw Ended() }
        if let method = message["method"].string, !message["id"].isNothing {
          asked.append(method)
          send(["jsonrpc": "2.0", "id": .raw(message["id"].raw), "result": .null])
        }
        if fits(message) { return message }
        waiting.append(message)
      }
      var block = [UInt8](repeating: 0, count: 1 << 16)
      let got = block.withUnsafeMutableBytes { Platform.readSome(fromServer, $0.baseAddress!, $0.count) }
      guard got > 0 else { throw Ended() }
      frames.append(block[..<got])
    }
  }

  /// The next list of diagnostics for a file, of a version where one is given.
  func published(_ uri: String, version: Int? = nil) throws -> [ReceivedValue] {
    try next { message in
      let params = message["params"]
      guard message["method"].string == "textDocument/publishDiagnostics", params["uri"].string == uri else { return false }
      return version == nil || params["version"].int == version
    }["params"]["diagnostics"].elements
  }

  /// Waits for the end of the server.
  func status() -> Int32? {
    while (try? next { _ in false }) != nil {}
    while ended.withValue({ $0 }) == nil { sched_yield() }
    return ended.withValue { $0 }
  }
}

extension ReceivedValue {
  /// `1:4 rule`, as diagnostics are told apart.
  var place: String { "\(self["range"]["start"]["line"].int ?? -1):\(self["range"]["start"]["character"].int ?? -1) \(self["code"].string ?? "-")" }
  var text: String { String(decoding: raw, as: UTF8.self) }
}
