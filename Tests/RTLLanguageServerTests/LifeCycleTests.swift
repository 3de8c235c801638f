@testable import RTLLanguageServer
import Testing

@Suite struct LifeCycleTests {
  private func code(_ answer: ReceivedValue) -> Int? { answer["error"]["code"].int }

  @Test func beginsAndEnds() throws {
    let client = TestClient()
    #expect(code(try client.request("shutdown")) == -32002)
    #expect(code(try client.request("textDocument/hover", [:])) == -32002)
    let answer = try client.initialize(nil)
    #expect(answer["result"]["capabilities"]["positionEncoding"].string == "utf-16")
    #expect(answer["result"]["serverInfo"]["name"].string == "rtl-audit")
    #expect(code(try client.request("initialize", [:])) == -32600)
    #expect(try client.request("shutdown").text.contains("\"result\":null"))
    #expect(code(try client.request("textDocument/hover", [:])) == -32600)
    client.notify("exit", .null)
    #expect(client.status() == 0)
  }

  @Test func endsWithAnErrorWhereNobodyShutItDown() throws {
    let client = TestClient()
    try client.initialize(nil)
    client.notify("exit", .null)
    #expect(client.status() == 1)
  }

  @Test func endsBeforeItBegan() {
    let client = TestClient()
    client.notify("exit", .null)
    #expect(client.status() == 1)
  }

  @Test func endsWithItsInput() throws {
    let client = TestClient()
    try client.initialize(nil)
    client.close()
    #expect(client.status() == 1)
  }

  @Test func endsWithItsClient() throws {
    let client = TestClient()
    // No process has this number.
    try client.initialize(nil, process: 2_147_483_647)
    #expect(client.status() == 1)
  }

  static let encodings: [(offered: JSON, chosen: String)] = [
    (["utf-8", "utf-16"], "utf-8"), (["utf-32", "utf-16"], "utf-16"), (["utf-32"], "utf-16"), ([], "utf-16"), ("utf-8", "utf-16"),
  ]

  @Test(arguments: encodings.indices) func choosesAnEncoding(_ number: Int) throws {
    let (offered, chosen) = Self.encodings[number]
    let answer = try TestClient().initialize(nil, capabilities: ["general": ["positionEncodings": offered]])
    #expect(answer["result"]["capabilities"]["positionEncoding"].string == chosen)
  }

  static let nonsense: [(message: String, code: Int)] = [
    ("Content-Length: 1\r\n\r\n{", -32700), ("Content-Length: x\r\n\r\n", -32700), ("Content-Length: 2\r\n\r\n[]", -32600),
    (frame(#"{"jsonrpc":"2.0","id":99,"method":"no/such"}"#), -32601), (frame(#"{"jsonrpc":"2.0","id":99,"method":"textDocument/hover"}"#), -32602),
    (frame(#"{"jsonrpc":"2.0","id":99,"method":"textDocument/codeAction","params":[1]}"#), -32602),
    (frame(#"{"jsonrpc":"2.0","id":99,"method":"workspace/executeCommand","params":{"command":"rm"}}"#), -32602),
    (frame(#"{"jsonrpc":"2.0","id":99,"method":"textDocument/diagnostic","params":{"textDocument":{"uri":7}}}"#), -32602),
  ]
  private static func frame(_ text: String) -> String { "Content-Length: \(text.utf8.count)\r\n\r\n\(text)" }

  @Test(arguments: nonsense) func goesOnAfterNonsense(_ message: String, _ code: Int) throws {
    let client = TestClient()
    try client.initialize(nil)
    client.send(raw: message)
    #expect(try client.next { !$0["error"].isNothing }["error"]["code"].int == code)
    #expect(try client.request("shutdown")["error"].isNothing)
  }

  /// What no protocol has an answer for is not answered.
  @Test func isSilentAboutNotifications() throws {
    let client = TestClient()
    try client.initialize(nil)
    for method in ["no/such", "$/no/such", "textDocument/didChange", "textDocument/didOpen", "textDocument/didClose", "textDocument/didSave"] {
      client.notify(method, ["textDocument": ["uri": "file:///nowhere.swift"]])
      client.notify(method, .null)
      client.notify(method, [["contentChanges"]])
    }
    client.notify("workspace/didChangeWatchedFiles", ["changes": [["uri": 1, "type": 9], "x"]])
    client.notify("workspace/didChangeWorkspaceFolders", ["event": ["removed": 3]])
    #expect(try client.request("shutdown")["error"].isNothing)
  }
}
