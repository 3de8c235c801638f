import BuiltTool
import Foundation
@testable import RTLLanguageServer
import Testing

private let line = "import UIKit\nfunc style(price: UILabel) { price.textAlignment = .left }\n"
private let fixed = "1:51 fixed-text-alignment"

/// A client that asks, so that each answer is that of the state at hand.
private struct Asking {
  let folder = Scratch()
  let client = TestClient()

  /// - Parameter watches: whether the client tells of files that change.
  init(_ files: [String: String], watches: Bool = true, root: (Scratch) -> String = \.path) throws {
    for (name, text) in files { folder.write(name, text) }
    let text: JSON = ["diagnostic": [:], "publishDiagnostics": ["relatedInformation": true]]
    try client.initialize(
      root(folder), capabilities: ["textDocument": text, "workspace": ["didChangeWatchedFiles": ["dynamicRegistration": .bool(watches)]]])
  }

  @discardableResult
  func open(_ name: String, _ text: String? = nil) throws -> String { try client.open(folder.path + "/" + name, text) }

  func send(_ method: String, _ uri: String) { client.notify("textDocument/" + method, ["textDocument": ["uri": .string(uri)]]) }

  func event(_ name: String, _ type: Int) {
    client.notify("workspace/didChangeWatchedFiles", ["changes": [["uri": .string(FileURI.uri(folder.path + "/" + name)), "type": .int(type)]]])
  }

  func pull(_ uri: String) throws -> [ReceivedValue] {
    try client.request("textDocument/diagnostic", ["textDocument": ["uri": .string(uri)]])["result"]["items"].elements
  }

  func places(_ uri: String) throws -> [String] { try pull(uri).map(\.place) }

  /// By the end of the URI.
  func workspace() throws -> [String: [String]] {
    let items = try client.request("workspace/diagnostic", ["previousResultIds": []])["result"]["items"].elements
    let prefix = FileURI.uri(folder.path) + "/"
    return Dictionary(items.map { (String($0["uri"].string?.dropFirst(prefix.count) ?? ""), $0["items"].elements.map(\.place)) }) { $0 + ["twice"] + $1 }
  }
}

@Suite struct SettingsProblemTests {
  /// A client that asks has the mistake once, wherever the file is.
  @Test func aMistakeIsTakenBack() throws {
    let asking = try Asking([".rtl-audit.yml": "rules: [\n", "A.swift": line])
    let uri = try asking.open("A.swift")
    let settings = FileURI.uri(asking.folder.path + "/.rtl-audit.yml")
    #expect(try asking.places(uri) == [fixed])
    #expect(try asking.client.published(settings).count == 1)
    try asking.open(".rtl-audit.yml")
    #expect(try asking.pull(settings).count == 1)
    #expect(try asking.client.published(settings).isEmpty)
    asking.client.change(settings, version: 2, ["text": "rules: {}\n"])
    #expect(try asking.pull(settings).isEmpty)
    asking.folder.write(".rtl-audit.yml", "rules: {\n")
    asking.send("didClose", settings)
    #expect(try asking.client.published(settings).count == 1)
    asking.folder.write(".rtl-audit.yml", "rules: {}\n")
    asking.event(".rtl-audit.yml", 2)
    #expect(try asking.client.published(settings).isEmpty)
  }

  static let mistakes: [(file: String, text: String, place: String, message: String)] = [
    (".rtl-audit.yml", "rules: {\"é😀é😀\": off, left-right-anchors: offf}\n", "0:43 -", "unknown value `offf`"),
    (".rtl-audit-baseline.tsv", "rtl-audit baseline\n", "0:0 -", "`rtl-audit baseline write`"),
  ]

  @Test(arguments: mistakes.indices) func aMistakeIsWhereItStands(_ number: Int) throws {
    let mistake = Self.mistakes[number]
    let asking = try Asking([mistake.file: mistake.text, "A.swift": line])
    _ = try asking.pull(try asking.open("A.swift"))
    let found = try asking.client.published(FileURI.uri(asking.folder.path + "/" + mistake.file))
    #expect(found.map(\.place) == [mistake.place] && found[0]["message"].string?.contains(mistake.message) == true, "\(found.map(\.text))")
    #expect(found[0]["message"].string?.contains(mistake.file + ":") == false)
  }

  /// The line of a baseline that is wrong.
  @Test func aBaselineIsBlamedInItsLine() throws {
    let asking = try Asking(["A.swift": line])
    #expect(try Child(try #require(BuiltTool.path), ["baseline", "write"], in: asking.folder.path).status == 0)
    let path = asking.folder.path + "/.rtl-audit-baseline.tsv"
    let text = try String(contentsOfFile: path, encoding: .utf8)
    asking.folder.write(".rtl-audit-baseline.tsv", text + "garbage\n")
    _ = try asking.pull(try asking.open("A.swift"))
    #expect(try asking.client.published(FileURI.uri(path)).map { $0["range"]["start"]["line"].int } == [text.split(separator: "\n").count])
  }

  /// A client that tells of no files: settings count from the next save or the next file on.
  @Test func settingsAreReadAgainWhereNobodyWatches() throws {
    let asking = try Asking(["A.swift": line, "B.swift": line], watches: false)
    let uri = try asking.open("A.swift")
    #expect(try asking.places(uri) == [fixed])
    asking.folder.write(".rtl-audit.yml", "rules: { fixed-text-alignment: off }\n")
    asking.send("didSave", uri)
    #expect(try asking.places(uri).isEmpty)
    asking.folder.write(".rtl-audit.yml", "rules: { fixed-text-alignment: error }\n")
    try asking.open("B.swift")
    #expect(try asking.pull(uri).map { $0["severity"].int } == [1])
  }

  /// A rule of the team counts as it is being written.
  @Test func anUnsavedRuleCounts() throws {
    let rule = { (side: String) in
      "---\nid: pinned-badge\ncategory: layout-constraint\nseverity: warning\nfix: none\nmessage: \"pinned\"\n---\n# Pinned\n\nPinned.\n\n"
        + "```swift find\n$VIEW.pin(to: .\(side))\n```\n"
    }
    let asking = try Asking([".rtl-audit.yml": "rule-files: [\"rules/*.md\"]\n", "rules/pinned-badge.md": rule("left"), "A.swift": "badge.pin(to: .right)\n"])
    let uri = try asking.open("A.swift")
    #expect(try asking.places(uri).isEmpty)
    let team = try asking.open("rules/pinned-badge.md", rule("right"))
    #expect(try asking.places(uri).map { $0.split(separator: " ").last } == ["pinned-badge"])
    asking.send("didClose", team)
    #expect(try asking.places(uri).isEmpty)
  }
}

@Suite struct ProjectTests {
  /// Without settings and git the folder that is open is the project, as for a run there; a file has one answer.
  @Test func aFileBelongsToOneProject() throws {
    let image = #"{"images":[{"filename":"a.png","idiom":"universal","language-direction":"left-to-right"}]}"#
    let arrow = "import UIKit\nlet arrow = UIImageView(image: UIImage(named: \"arrow-left\"))\n"
    let asking = try Asking([
      "ios/App.xcodeproj/project.pbxproj": "", "ios/A.swift": line + arrow, "shared/Assets.xcassets/arrow-left.imageset/Contents.json": image,
      "git/.git/HEAD": "", "git/B.swift": line, "own/.rtl-audit.yml": "", "own/C.swift": line,
    ])
    let closed = try asking.workspace()
    #expect(closed == ["ios/A.swift": [fixed], "git/B.swift": [fixed], "own/C.swift": [fixed]])
    for name in closed.keys.sorted() { #expect(try asking.places(try asking.open(name)) == [fixed], "\(name)") }
    #expect(try asking.workspace() == closed)
    // Settings that go make one project of two.
    try FileManager.default.removeItem(atPath: asking.folder.path + "/own/.rtl-audit.yml")
    asking.event("own/.rtl-audit.yml", 3)
    #expect(try asking.workspace() == closed)
  }

  /// What is asked about an open file does not wait for the whole workspace.
  @Test func questionsAreAnsweredMeanwhile() throws {
    let asking = try Asking(["A.swift": line, "B.swift": line])
    let uri = try asking.open("A.swift")
    func frame(_ text: String) -> String { "Content-Length: \(text.utf8.count)\r\n\r\n\(text)" }
    let place = #""textDocument":{"uri":"\#(uri)"},"position":{"line":1,"character":52}"#
    // In one piece, so that the second is there before the first is answered.
    asking.client.send(
      raw: frame(#"{"jsonrpc":"2.0","id":"all","method":"workspace/diagnostic","params":{"previousResultIds":[]}}"#)
        + frame(#"{"jsonrpc":"2.0","id":"one","method":"textDocument/hover","params":{\#(place)}}"#))
    let answers = try (0..<2).map { _ in try asking.client.next { $0["id"].string != nil } }
    #expect(answers.map { $0["id"].string } == ["one", "all"])
    #expect(answers[0]["result"]["contents"]["value"].string?.contains("fixed-text-alignment") == true)
    #expect(answers[1]["result"]["items"].elements.count == 2)
  }

  @Test func aFileThatIsNotOpenIsAnswered() throws {
    let asking = try Asking(["A.swift": line, "B.swift": "// nothing\n"])
    #expect(try asking.places(FileURI.uri(asking.folder.path + "/A.swift")) == [fixed])
    #expect(try asking.places(FileURI.uri(asking.folder.path + "/B.swift")).isEmpty)
    #expect(try asking.places(FileURI.uri(asking.folder.path + "/None.swift")).isEmpty)
  }

  /// Behind a link, all files are named as the client names its folder.
  @Test func aFolderThatIsALinkKeepsItsName() throws {
    let asking = try Asking(["real/A.swift": line, "real/B.swift": line]) { folder in
      try? FileManager.default.createSymbolicLink(atPath: folder.path + "/my link", withDestinationPath: folder.path + "/real")
      return folder.path + "/my link"
    }
    #expect(try asking.workspace() == ["my%20link/A.swift": [fixed], "my%20link/B.swift": [fixed]])
    try asking.open("my link/A.swift")
    #expect(try asking.workspace() == ["my%20link/A.swift": [fixed], "my%20link/B.swift": [fixed]])
  }

  /// Some clients tell of a folder alone when it comes or goes with all that is in it.
  @Test(arguments: ["Assets.xcassets/arrow-left.imageset", "Assets.xcassets"]) func aFolderMayComeAndGo(_ name: String) throws {
    let set = "Assets.xcassets/arrow-left.imageset/Contents.json"
    let turns = #"{"images":[{"filename":"a.png","idiom":"universal","language-direction":"left-to-right"}]}"#
    let asking = try Asking(["A.swift": "import UIKit\nlet arrow = UIImageView(image: UIImage(named: \"arrow-left\"))\n", set: turns])
    let uri = try asking.open("A.swift")
    #expect(try asking.places(uri).isEmpty)
    try FileManager.default.moveItem(atPath: asking.folder.path + "/" + name, toPath: asking.folder.path + "/Old")
    asking.event(name, 3)
    #expect(try asking.places(uri).map { $0.split(separator: " ").last } == ["directional-image-unflipped"])
    try FileManager.default.moveItem(atPath: asking.folder.path + "/Old", toPath: asking.folder.path + "/" + name)
    asking.event(name, 1)
    #expect(try asking.places(uri).isEmpty)
  }

  /// What is reported once in a project is reported in the first file that has it now.
  @Test func theFirstFileSpeaks() throws {
    let menu = "import UIKit\nfunc show() { let root = SlideMenuController(mainViewController: home, leftMenuViewController: menu) }\n"
    let asking = try Asking(["A.swift": menu, "B.swift": menu, "C.swift": menu, "App.xcodeproj/project.pbxproj": ""])
    let uris = try ["B.swift", "A.swift"].map { try asking.open($0) }
    func spoken() throws -> [Int] { try uris.map { try asking.pull($0).count } }
    #expect(try asking.workspace().mapValues(\.count) == ["A.swift": 1, "B.swift": 0])
    #expect(try spoken() == [0, 1])
    asking.client.change(uris[1], version: 2, ["text": "import UIKit\n"])
    #expect(try spoken() == [1, 0])
    asking.folder.write("A.swift", "import UIKit\n")
    asking.send("didSave", uris[1])
    asking.send("didClose", uris[1])
    #expect(try spoken() == [1, 0])
    // Another program writes it again, and a file ahead of both.
    asking.folder.write("A.swift", menu)
    asking.event("A.swift", 2)
    #expect(try spoken() == [0, 1])
    asking.folder.write("0.swift", menu)
    asking.event("0.swift", 1)
    #expect(try spoken() == [0, 0])
    try FileManager.default.removeItem(atPath: asking.folder.path + "/0.swift")
    asking.event("0.swift", 3)
    #expect(try spoken() == [0, 1])
  }

  /// What a run does not read, or not in full, the server does not either, and both say so.
  @Test func limitsAreThoseOfARun() throws {
    let long = "import UIKit\nfunc style(label: UILabel) {\n" + String(repeating: "  label.textAlignment = .left\n", count: 400) + "}\n"
    let large = line + String(repeating: "// long\n", count: 2_000)
    let asking = try Asking([".rtl-audit.yml": "max-file-size: 13000\n", "Large.swift": large, "Long.swift": long])
    let runs = try Child(try #require(BuiltTool.path), ["--format", "gcc"], in: asking.folder.path)
    for name in ["Large.swift", "Long.swift"] {
      let found = try asking.pull(try asking.open(name))
      let (notices, findings) = (found.filter { $0["code"].isNothing }, found.filter { !$0["code"].isNothing })
      #expect(findings.count == runs.stdout.split(separator: "\n").count { $0.contains(name + ":") && $0.hasSuffix("]") }, "\(name)")
      let notice = try #require(notices.first?["message"].string, "\(name)")
      #expect(notice.hasPrefix("This file ") && runs.stderr.contains(name + notice.dropFirst("This file".count)), "\(runs.stderr)")
    }
  }
}
