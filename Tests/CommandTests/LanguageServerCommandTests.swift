import BuiltTool
import Foundation
import Testing

/// `rtl-audit lsp` as a program; what it says is tested where it is written.
@Suite struct LanguageServerCommandTests {
  private func frame(_ text: String) -> String { "Content-Length: \(text.utf8.count)\r\n\r\n\(text)" }

  private func run(_ messages: String..., in folder: String) throws -> Command.Result {
    let input = Scratch()
    input.write("messages", messages.map(frame).joined())
    return try Command.run(
      program: "/bin/sh", ["-c", "exec \"$0\" lsp < \"$1\"", try #require(Command.binary), input.path + "/messages"], in: folder)
  }

  private let initialize = #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{}}}"#

  @Test func aSessionIsNothingButTheProtocol() throws {
    let folder = Scratch()
    folder.write(".rtl-audit.yml", "rules: { no-such-rule: off }\n")
    folder.write("Cart.swift", "label.textAlignment = .left\n")
    let uri = "file://" + folder.path + "/Cart.swift"
    let document = #"{"uri":"\#(uri)","languageId":"swift","version":1,"text":"label.textAlignment = .left\n"}"#
    let open = #"{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":\#(document)}}"#
    let pull = #"{"jsonrpc":"2.0","id":2,"method":"textDocument/diagnostic","params":{"textDocument":{"uri":"\#(uri)"}}}"#
    let result = try run(
      initialize, open, pull, #"{"jsonrpc":"2.0","id":3,"method":"shutdown"}"#, #"{"jsonrpc":"2.0","method":"exit"}"#, in: folder.path)
    #expect(result.status == 0 && result.stderr.isEmpty, "\(result)")
    var rest = result.stdout[...]
    var contents: [String] = []
    while let head = rest.range(of: "\r\n\r\n") {
      let length = try #require(Int(rest[..<head.lowerBound].dropFirst("Content-Length: ".count)), "\(rest.prefix(80))")
      let content = rest[head.upperBound...].utf8.prefix(length)
      contents.append(String(content) ?? "")
      rest = rest[content.endIndex...]
    }
    #expect(rest.isEmpty)
    #expect(contents.contains { $0.contains("fixed-text-alignment") } && contents.contains { $0.contains("no-such-rule") }, "\(contents)")
  }

  /// Wherever an editor starts the server, a folder without settings and git is a project of its own.
  @Test func itsOwnFolderDoesNotMatter() throws {
    let top = Scratch()
    top.write("My/Cart.swift", "label.textAlignment = .left\n")
    top.write("My/.rtl-audit-baseline.tsv", "no baseline\n")
    let root = "file://" + top.path + "/My"
    let begin = #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"rootUri":"\#(root)","capabilities":{"textDocument":{"diagnostic":{}}}}}"#
    let pull = #"{"jsonrpc":"2.0","id":2,"method":"textDocument/diagnostic","params":{"textDocument":{"uri":"\#(root)/Cart.swift"}}}"#
    let result = try run(begin, pull, #"{"jsonrpc":"2.0","id":3,"method":"shutdown"}"#, #"{"jsonrpc":"2.0","method":"exit"}"#, in: top.path)
    #expect(result.stdout.contains("fixed-text-alignment") && result.stdout.contains("My/.rtl-audit-baseline.tsv"), "\(result)")
  }

  @Test func endsWithItsInput() throws {
    let folder = Scratch()
    #expect(try run(initialize, in: folder.path).status == 1)
    #expect(try run(in: folder.path).status == 1)
  }

  @Test func takesNoArguments() throws {
    let folder = Scratch()
    let result = try Command.run(["lsp", "Cart.swift"], in: folder.path)
    #expect(result.status == 2 && result.stderr.contains("use `rtl-audit lsp`"), "\(result)")
  }
}
