import BuiltTool
import Foundation
@testable import RTLLanguageServer
import RTLAuditing
import RTLDiscovery
import RTLFindings
import RTLSettings
import Testing

/// A file with one finding.
private let cart = "import UIKit\nfinal class Cart: UIViewController {\n  let price = UILabel()\n  func show() {\n    price.textAlignment = .left\n  }\n}\n"
private let fixed = "4:26 fixed-text-alignment"

@Suite struct DiagnosticTests {
  @Test func publishesWhatTheOpenTextHas() throws {
    let folder = Scratch()
    folder.write("Cart.swift", "// nothing yet\n")
    let client = TestClient()
    try client.initialize(folder.path)
    let uri = try client.open(folder.path + "/Cart.swift", cart)
    let found = try client.published(uri, version: 1)
    #expect(found.map(\.place) == [fixed])
    let first = try #require(found.first)
    #expect(first["severity"].int == 2)
    #expect(first["source"].string == "rtl-audit")
    #expect(first["range"]["end"]["character"].int == 31)
    #expect(first["codeDescription"]["href"].string == "https://example.org/text-alignment/fixed-text-alignment.md")
    client.change(uri, version: 2, ["range": ["start": ["line": 4, "character": 26], "end": ["line": 4, "character": 31]], "text": ".natural"])
    #expect(try client.published(uri, version: 2).isEmpty)
    client.change(uri, version: 3, ["text": .string("// 😀\r\n" + cart)])
    #expect(try client.published(uri, version: 3).map(\.place) == ["5:26 fixed-text-alignment"])
    client.notify("textDocument/didClose", ["textDocument": ["uri": .string(uri)]])
    #expect(try client.published(uri).isEmpty)
  }

  @Test func answersWhoAsks() throws {
    let folder = Scratch()
    folder.write("Cart.swift", cart)
    folder.write("Other.swift", "// nothing\n")
    let client = TestClient()
    try client.initialize(folder.path, capabilities: TestClient.pulling)
    let uri = try client.open(folder.path + "/Cart.swift")
    func pull(_ previous: String?) throws -> ReceivedValue {
      try client.request("textDocument/diagnostic", ["textDocument": ["uri": .string(uri)], "previousResultId": .optional(previous)])["result"]
    }
    let first = try pull(nil)
    #expect(first["kind"].string == "full" && first["items"].elements.map(\.place) == [fixed])
    #expect(try pull(first["resultId"].string)["kind"].string == "unchanged")
    client.change(uri, version: 2, ["text": "// nothing\n"])
    let second = try pull(first["resultId"].string)
    #expect(second["kind"].string == "full" && second["items"].elements.isEmpty)
    // One that is not open, and one of no project.
    let other = try client.request("textDocument/diagnostic", ["textDocument": ["uri": "untitled:1"]])["result"]
    #expect(other["items"].isArray && other["items"].elements.isEmpty)
  }

  @Test func answersForTheWholeWorkspace() throws {
    let folder = Scratch()
    folder.write("A.swift", cart)
    folder.write("B.swift", cart)
    folder.write("Inner/.rtl-audit.yml", "rules: { fixed-text-alignment: error }\n")
    folder.write("Inner/C.swift", cart)
    let client = TestClient()
    try client.initialize(folder.path, capabilities: TestClient.pulling)
    func pull(_ previous: [(String, String)]) throws -> [ReceivedValue] {
      let known = previous.map { JSON.object([("uri", .string($0)), ("value", .string($1))]) }
      return try client.request("workspace/diagnostic", ["previousResultIds": .array(known)])["result"]["items"].elements
    }
    let first = try pull([])
    #expect(first.map { $0["uri"].string?.split(separator: "/").last } == ["A.swift", "B.swift", "C.swift"])
    #expect(first.map { $0["items"].elements.map { $0["severity"].int } } == [[2], [2], [1]])
    // What is open counts as it is open; what is gone is taken back.
    try client.open(folder.path + "/A.swift", "// nothing\n")
    let second = try pull(first.map { ($0["uri"].string!, $0["resultId"].string!) })
    #expect(second.map { $0["kind"].string } == ["full", "unchanged", "unchanged"])
    #expect(second[0]["items"].elements.isEmpty && second[0]["version"].int == 1)
  }

  @Test func saysWhereTheEvidenceIs() throws {
    let folder = Scratch()
    folder.write("A.swift", "enum Kit {}\n")
    folder.write("Assets.xcassets/arrow.imageset/Contents.json", #"{"images":[{"filename":"arrow.png","idiom":"universal"}]}"#)
    let client = TestClient()
    try client.initialize(folder.path)
    let text = "import UIKit\nlet arrow = UIImageView(image: UIImage(named: \"arrow\"))\n"
    folder.write("Back.swift", text.replacingOccurrences(of: "arrow", with: "arrow-left"))
    folder.write("Assets.xcassets/arrow-left.imageset/Contents.json", #"{"images":[{"filename":"arrow-left.png","idiom":"universal"}]}"#)
    let uri = try client.open(folder.path + "/Back.swift")
    let found = try client.published(uri)
    let related = found.flatMap { $0["relatedInformation"].elements }
    #expect(related.contains { $0["location"]["uri"].string?.hasSuffix("arrow-left.imageset/Contents.json") == true }, "\(found.map(\.text))")
  }

  static let options: [(options: JSON, shown: Int, messages: Int)] = [
    (.null, 0, 0), (["hideKnown": false], 1, 0), (["hideKnown": true, "minLevel": "note"], 0, 0), (["minLevel": "error", "hideKnown": false], 0, 0),
    (["minLevel": "loud", "hideKnown": 3], 0, 2), (["minlevel": "note", "hideknown": false, "é": [:]], 0, 3),
  ]

  @Test(arguments: options.indices) func hidesWhatTheBaselineKnows(_ number: Int) throws {
    let (options, shown, messages) = Self.options[number]
    let folder = Scratch()
    folder.write("Cart.swift", cart)
    let written = try Child(try #require(BuiltTool.path), ["baseline", "write"], in: folder.path)
    #expect(written.status == 0, "\(written.stderr)")
    let client = TestClient()
    try client.initialize(folder.path, options: options)
    for _ in 0..<messages { _ = try client.next { $0["method"].string == "window/showMessage" } }
    let uri = try client.open(folder.path + "/Cart.swift")
    #expect(try client.published(uri).count == shown)
  }

  @Test func settingsAreHeardAndABrokenFileIsSaid() throws {
    let folder = Scratch()
    folder.write(".rtl-audit.yml", "rules: { fixed-text-alignment: error }\n")
    folder.write("Cart.swift", cart)
    let client = TestClient()
    try client.initialize(folder.path)
    let uri = try client.open(folder.path + "/Cart.swift")
    #expect(try client.published(uri).map { $0["severity"].int } == [1])
    func renew(_ text: String) {
      folder.write(".rtl-audit.yml", text)
      client.notify("workspace/didChangeWatchedFiles", ["changes": [["uri": .string(FileURI.uri(folder.path + "/.rtl-audit.yml")), "type": 2]]])
    }
    renew("rules: { fixed-text-alignment: off }\n")
    #expect(try client.published(uri).isEmpty)
    renew("min-level: note\nrules: { fixed-text-aligment: off }\n")
    let settings = FileURI.uri(folder.path + "/.rtl-audit.yml")
    let problem = try client.published(settings)
    #expect(problem.count == 1 && problem[0]["range"]["start"]["line"].int == 1 && problem[0]["message"].string?.contains("did you mean") == true)
    renew("rules: { fixed-text-alignment: warning }\n")
    #expect(try client.published(settings).isEmpty)
    #expect(try client.published(uri).map { $0["severity"].int } == [2])
    // As they are written, too.
    let open = try client.open(folder.path + "/.rtl-audit.yml", "rules: [\n")
    #expect(try client.published(open).count == 1)
  }

  @Test func aChangeInOneFileRenewsTheOthers() throws {
    let folder = Scratch()
    folder.write("Cart.swift", cart.replacingOccurrences(of: "price.textAlignment = .left", with: "if flipsHere { price.textAlignment = .left }"))
    let helper = "import UIKit\nvar flipsHere: Bool { UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft }\n"
    folder.write("Helper.swift", helper)
    let client = TestClient()
    try client.initialize(folder.path)
    let uri = try client.open(folder.path + "/Cart.swift")
    #expect(try client.published(uri).isEmpty)
    // In a file that is open, without saving it; and in one that another program writes.
    let other = try client.open(folder.path + "/Helper.swift")
    client.change(other, version: 2, ["text": "var flipsHere: Bool { true }\n"])
    #expect(try client.published(uri).map(\.place) == ["4:41 fixed-text-alignment"])
    client.notify("textDocument/didClose", ["textDocument": ["uri": .string(other)]])
    #expect(try client.published(uri).isEmpty)
    folder.write("Helper.swift", "var flipsHere: Bool { true }\n")
    client.notify("workspace/didChangeWatchedFiles", ["changes": [["uri": .string(other), "type": 2]]])
    #expect(try client.published(uri).count == 1)
  }

  /// Files that a run over the project leaves out, that lie outside of it, and whose names need escapes.
  @Test func judgesWhatARunWouldJudge() throws {
    let folder = Scratch()
    let elsewhere = Scratch()
    folder.write(".rtl-audit.yml", "exclude: [\"Old/**\"]\n")
    for name in ["Old/A.swift", "Pods/B.swift", "My App/100%/س #1?.swift"] { folder.write(name, cart) }
    elsewhere.write("Loose.swift", cart)
    let client = TestClient()
    try client.initialize(folder.path)
    for (path, count) in [("Old/A.swift", 0), ("Pods/B.swift", 0), ("My App/100%/س #1?.swift", 1)] {
      #expect(try client.published(try client.open("\(folder.path)/\(path)")).count == count, "\(path)")
    }
    #expect(try client.published(try client.open(elsewhere.path + "/Loose.swift")).map(\.place) == [fixed])
    // A new file that is not on the disk.
    #expect(try client.published(try client.open(folder.path + "/New/Cart.swift", cart)).map(\.place) == [fixed])
  }

  @Test func twoFoldersHaveTheirOwnSettings() throws {
    let (a, b) = (Scratch(), Scratch())
    a.write(".rtl-audit.yml", "rules: { fixed-text-alignment: error }\n")
    for folder in [a, b] { folder.write("Cart.swift", cart) }
    let client = TestClient()
    let folders = JSON.array([a, b].map { ["uri": .string(FileURI.uri($0.path)), "name": "x"] })
    _ = try client.request("initialize", ["workspaceFolders": folders, "capabilities": TestClient.capabilities])
    client.notify("initialized", [:])
    #expect(try client.published(try client.open(a.path + "/Cart.swift")).map { $0["severity"].int } == [1])
    #expect(try client.published(try client.open(b.path + "/Cart.swift")).map { $0["severity"].int } == [2])
  }
}

@Suite struct EqualityTests {
  /// Runs over the files of a folder, all of whose notes are shown.
  struct Runs {
    private let project: Project
    private let engine: AuditEngine

    init(_ folder: String) throws {
      let settings = Settings(try SettingsFile.load(root: folder))
      project = try Project.discover(arguments: [folder], settings: settings)
      let catalogue = try RuleLoader.catalogue(settings, project.reader)
      engine = AuditEngine(catalogue, settings, knownRules: Set(RuleLoader.builtInIDs + catalogue.ids), threads: 2)
    }

    /// What is found with these texts in place of the saved ones, by file: `1:4 rule note message`.
    func found(_ texts: [String: [UInt8]] = [:]) -> [String: [String]] {
      var found: [String: [String]] = [:]
      for finding in engine.audit(project.with(texts)).findings {
        let place = finding.place
        let words = "\(finding.rule) \(finding.level) \(DiagnosticWriter.message(finding))"
        found[place.path, default: []].append("\(place.startLine - 1):\(place.startColumn - 1) \(words)")
      }
      return found.mapValues { $0.sorted() }
    }
  }

  static func told(_ diagnostics: [ReceivedValue]) -> [String] {
    diagnostics.map { "\($0.place) \([1: "error", 2: "warning", 3: "note"][$0["severity"].int ?? 0] ?? "?") \($0["message"].string ?? "")" }.sorted()
  }

  /// The samples in a folder of their own.
  static func samples() throws -> Scratch {
    let folder = Scratch()
    let source = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path + "/Samples"
    for name in try FileManager.default.contentsOfDirectory(atPath: source) {
      try FileManager.default.copyItem(atPath: source + "/" + name, toPath: folder.path + "/" + name)
    }
    folder.write(".rtl-audit.yml", "min-level: note\n")
    return folder
  }

  @Test func eachSampleHasTheFindingsOfARun() throws {
    let folder = try Self.samples()
    let expected = try Runs(folder.path).found()
    #expect(expected.count > 20)
    let client = TestClient()
    try client.initialize(folder.path)
    let project = try Project.discover(arguments: [folder.path])
    for file in project.audited {
      let uri = try client.open(folder.path + "/" + file.path)
      #expect(Self.told(try client.published(uri)) == expected[file.path] ?? [], "\(file.path)")
      client.notify("textDocument/didClose", ["textDocument": ["uri": .string(uri)]])
      if expected[file.path] != nil { _ = try client.published(uri) }
    }
  }

  @Test func theWholeWorkspaceHasTheFindingsOfARun() throws {
    let folder = try Self.samples()
    let client = TestClient()
    try client.initialize(folder.path, capabilities: TestClient.pulling)
    var told: [String: [String]] = [:]
    for item in try client.request("workspace/diagnostic", ["previousResultIds": []])["result"]["items"].elements {
      let path = FileURI.path(item["uri"].string ?? "")?.dropFirst(folder.path.count + 1)
      told[path.map(String.init) ?? "", default: []] = Self.told(item["items"].elements)
    }
    #expect(told == (try Runs(folder.path).found()))
  }

  /// An editor that writes, deletes and moves lines at random in two files that use each other: after each change the server
  /// says what a fresh run over these texts says.
  @Test func aRandomEditorSeesWhatFreshRunsSee() throws {
    let folder = Scratch()
    let pieces = [
      "import UIKit\n", "final class Cart: UIViewController {\n", "  let price = UILabel()\n", "  func show() {\n", "    price.textAlignment = .left\n",
      "  }\n", "}\n", "    makePrice().textAlignment = .right\n", "func makePrice() -> UILabel { UILabel() }\n", "func makePrice() -> Side { Side() }\n",
      "struct Side { var textAlignment = 1 }\n", "// 😀 rtl-audit:disable:next fixed-text-alignment -- right here\n",
      "    if isRTL { price.textAlignment = .left }\n", "    if flipsHere { price.textAlignment = .left }\n",
      "var flipsHere: Bool { UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft }\n", "\"\"\"\n", "/*\r\n", "*/ ", "(",
      "    view.frame.origin.x = 12\n",
    ]
    folder.write(".rtl-audit.yml", "min-level: note\n")
    let names = ["A.swift", "B.swift"]
    for name in names { folder.write(name, "") }
    let client = TestClient()
    try client.initialize(folder.path, capabilities: TestClient.pulling)
    var uris: [String] = []
    var texts = Array(repeating: "", count: names.count)
    for name in names { uris.append(try client.open(folder.path + "/" + name, "")) }
    let runs = try Runs(folder.path)
    var random = Numbers(seed: 50)
    for version in 2...201 {
      let file = random.next(below: names.count)
      var lines = TextLines(Array(texts[file].utf8))
      let start = lines.range(ofLine: random.next(below: lines.count)).lowerBound
      let end = random.next(below: 3) == 0 ? lines.range(ofLine: min(lines.count - 1, lines.line(of: start) + random.next(below: 3))).lowerBound : start
      let new = random.next(below: 5) == 0 ? "" : pieces[random.next(below: pieces.count)]
      client.change(
        uris[file], version: version,
        ["range": ["start": lines.position(of: start, .utf16).json, "end": lines.position(of: end, .utf16).json], "text": .string(new)])
      var bytes = lines.bytes
      bytes.replaceSubrange(start..<end, with: new.utf8)
      lines = TextLines(bytes)
      texts[file] = String(decoding: bytes, as: UTF8.self)
      let expected = runs.found(Dictionary(uniqueKeysWithValues: zip(names, texts.map { Array($0.utf8) })))
      for (name, uri) in zip(names, uris) {
        let answer = try client.request("textDocument/diagnostic", ["textDocument": ["uri": .string(uri)]])["result"]["items"].elements
        #expect(Self.told(answer) == expected[name] ?? [], "version \(version) of \(name): \(texts)")
      }
    }
  }
}
