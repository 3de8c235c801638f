import BuiltTool
import Foundation
@testable import RTLLanguageServer
import Testing

private let cart = "import UIKit\nfinal class Cart: UIViewController {\n  let price = UILabel()\n  func show() {\n    price.textAlignment = .left\n  }\n}\n"

@Suite struct CodeActionTests {
  /// A file that is open.
  private struct Open {
    let folder = Scratch()
    let client = TestClient()
    let uri: String
    let text: String

    init(_ name: String, _ text: String, settings: String = "min-level: note\n", capabilities: JSON = TestClient.capabilities) throws {
      folder.write(".rtl-audit.yml", settings)
      folder.write(name, text)
      try client.initialize(folder.path, capabilities: capabilities)
      uri = try client.open(folder.path + "/" + name, version: 7)
      self.text = text
    }

    /// The actions of a place, of some kinds where any are given.
    func actions(_ line: Int, _ character: Int, only: JSON = .absent) throws -> [ReceivedValue] {
      let position: JSON = ["line": .int(line), "character": .int(character)]
      return try client.request(
        "textDocument/codeAction",
        ["textDocument": ["uri": .string(uri)], "range": ["start": position, "end": position], "context": ["diagnostics": [], "only": only]])["result"].elements
    }

    /// The text once an action is taken.
    func taken(_ action: ReceivedValue) throws -> String {
      let change = try #require(action["edit"]["documentChanges"].elements.last)
      #expect(change["textDocument"]["uri"].string == uri && change["textDocument"]["version"].int == 7)
      var lines = TextLines(Array(text.utf8))
      // From the end, so that no edit moves another.
      for edit in change["edits"].elements.reversed() {
        let (start, end) = (LinePosition(edit["range"]["start"])!, LinePosition(edit["range"]["end"])!)
        var bytes = lines.bytes
        bytes.replaceSubrange(lines.offset(of: start, .utf16)..<lines.offset(of: end, .utf16), with: edit["newText"].string!.utf8)
        lines = TextLines(bytes)
      }
      return String(decoding: lines.bytes, as: UTF8.self)
    }
  }

  @Test func aSafeFixIsPreferred() throws {
    let open = try Open("Cart.swift", "// 😀\n" + cart.replacingOccurrences(of: "price.text", with: "/* 😀 */ price.text"))
    let actions = try open.actions(5, 40)
    #expect(actions.map { $0["kind"].string } == ["quickfix", "quickfix", "quickfix", "source.fixAll.rtl-audit"], "\(actions.map(\.text))")
    #expect(actions[0]["isPreferred"].bool == true)
    #expect(actions[0]["diagnostics"].elements.map(\.place) == ["5:35 fixed-text-alignment"])
    #expect(try open.taken(actions[0]) == open.text.replacingOccurrences(of: ".left", with: ".natural"))
    #expect(try open.taken(actions[3]) == open.text.replacingOccurrences(of: ".left", with: ".natural"))
    #expect(try open.actions(0, 0).map { $0["kind"].string } == ["source.fixAll.rtl-audit"])
  }

  static let kinds: [(only: JSON, kinds: [String])] = [
    (["quickfix"], ["quickfix", "quickfix", "quickfix"]), (["source"], ["source.fixAll.rtl-audit"]), (["source.fixAll"], ["source.fixAll.rtl-audit"]),
    (["source.fixAll.rtl-audit"], ["source.fixAll.rtl-audit"]), (["refactor"], []), (["source.organizeImports"], []), (["source.fixAll.rtl"], []),
  ]

  @Test(arguments: kinds.indices) func onlyWhatIsWanted(_ number: Int) throws {
    let open = try Open("Cart.swift", cart)
    #expect(try open.actions(4, 28, only: Self.kinds[number].only).map { $0["kind"].string } == Self.kinds[number].kinds)
  }

  @Test func anUnsafeFixSaysSo() throws {
    let open = try Open("Cart.swift", cart.replacingOccurrences(of: ".left", with: ".right"))
    let action = try #require(try open.actions(4, 28).first)
    #expect(action["title"].string?.contains("(unsafe: ") == true, "\(action.text)")
    #expect(action["isPreferred"].isNothing)
    #expect(try open.actions(4, 28).allSatisfy { $0["kind"].string != "source.fixAll.rtl-audit" })
  }

  @Test func aGroupIsFixedAsAWhole() throws {
    let text =
      "import UIKit\nfinal class Cart: UIView {\n  let icon = UIView()\n  func lay() {\n    NSLayoutConstraint.activate([\n"
      + "      icon.leftAnchor.constraint(equalTo: leftAnchor),\n      icon.rightAnchor.constraint(equalTo: rightAnchor),\n    ])\n  }\n}\n"
    let open = try Open("Cart.swift", text)
    let action = try #require(try open.actions(5, 14).first { $0["edit"].isObject })
    let fixed = try open.taken(action)
    for side in ["leading", "trailing"] { #expect(fixed.contains("icon.\(side)Anchor.constraint(equalTo: \(side)Anchor)")) }
    #expect(action["title"].string?.contains("that must change together with it") == true)
  }

  /// What is said of actions is true: without literals there are none.
  @Test func whoKnowsNoActionsIsPromisedNone() throws {
    #expect(try TestClient().initialize(nil, capabilities: [:])["result"]["capabilities"]["codeActionProvider"].bool == false)
  }

  /// More than a run looks at: all that is reported is fixed, and what stands behind.
  @Test func aLongFileIsFixedAsFarAsItGoes() throws {
    let text = "import UIKit\nfunc style(label: UILabel) {\n" + String(repeating: "  label.textAlignment = .left\n", count: 400) + "}\n"
    let open = try Open("Long.swift", text)
    let all = try #require(try open.actions(0, 0).first { $0["kind"].string == "source.fixAll.rtl-audit" })
    #expect(try open.taken(all) == text.replacingOccurrences(of: ".left", with: ".natural"))
  }

  @Test func clientsWithoutVersionsGetPlainChanges() throws {
    let capabilities: JSON = ["textDocument": ["codeAction": ["codeActionLiteralSupport": [:]]]]
    let open = try Open("Cart.swift", cart, capabilities: capabilities)
    let action = try #require(try open.actions(4, 28).first)
    #expect(action["edit"]["documentChanges"].isNothing)
    #expect(action["edit"]["changes"][open.uri].elements.map { $0["newText"].string } == ["natural"])
    #expect(action["isPreferred"].isNothing)
  }

  private func suppressed(_ open: Open, _ line: Int, _ character: Int) throws -> String? {
    let action = try open.actions(line, character).first { $0["title"].string?.hasPrefix("Suppress") == true }
    return try action.map(open.taken)
  }

  @Test func aCommentSuppresses() throws {
    let open = try Open("Cart.swift", cart.replacingOccurrences(of: "\n", with: "\r\n"))
    #expect(
      try suppressed(open, 4, 28)
        == open.text.replacingOccurrences(
          of: "    price.text", with: "    // rtl-audit:disable:next fixed-text-alignment -- say why\r\n    price.text"))
  }

  /// In the middle of a literal a comment is none: what would not work is not offered.
  @Test func whatNoCommentReachesIsNotOffered() throws {
    let text = cart.replacingOccurrences(of: "price.textAlignment = .left", with: "print(\"\"\"\n    \\({ price.textAlignment = .left }())\n    \"\"\")")
    let open = try Open("Cart.swift", text)
    #expect(try suppressed(open, 5, 35) == nil)
  }

  /// What a rule that is reported once has at other places is neither news nor in the way.
  @Test func aRuleThatSpeaksOnceStopsNothing() throws {
    let menu = "func menu() { let root = SlideMenuController(mainViewController: home, leftMenuViewController: side) }\n"
    let open = try Open("Cart.swift", cart + menu + menu)
    #expect(try suppressed(open, 4, 28) != nil)
    #expect(try open.actions(4, 28, only: ["source.fixAll"]).count == 1)
    // Where the first place is quiet, the second speaks.
    #expect(try open.actions(7, 75).contains { $0["title"].string?.hasPrefix("Explain") == true })
    #expect(try suppressed(open, 7, 75) == nil)
    #expect(try suppressed(try Open("Cart.swift", cart + menu), 7, 75) != nil)
  }

  private static let scene = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch">
        <objects>
            <view contentMode="scaleToFill" id="iN0-l3-epB">
                <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
                <subviews>
                    <label opaque="NO" contentMode="left" text="Total" textAlignment="left" id="lab-el-001">
                        <rect key="frame" x="20" y="20" width="80" height="21"/>
                        <connections>
                            <outlet property="x" destination="iN0-l3-epB" id="con-01-aaa"/>
                        </connections>
                    </label>
                    <label opaque="NO" contentMode="left" text="Tax" textAlignment="left" id="lab-el-002"/>
                </subviews>
                <constraints>
                    <constraint firstItem="lab-el-001" firstAttribute="left" secondItem="iN0-l3-epB" secondAttribute="left" constant="20" id="con-st-001"/>
                </constraints>
            </view>
        </objects>
    </document>

    """

  @Test func theNotesOfAnObjectSuppress() throws {
    let open = try Open("Cart.xib", Self.scene)
    let before = try open.client.published(open.uri).map(\.place)
    let lines = Self.scene.split(separator: "\n", omittingEmptySubsequences: false)
    for (id, after) in [("lab-el-001", "                    <connections>"), ("lab-el-002", "                </label>"), ("con-st-001", "")] {
      let line = lines.firstIndex { $0.contains("id=\"\(id)\"") }!
      let found = before.first { $0.hasPrefix("\(line):") }
      let character = try #require(found.flatMap { Int($0.split(separator: ":")[1].split(separator: " ")[0]) }, "\(before)")
      let text = try #require(try suppressed(open, line, character), "\(id)")
      let rule = String(found!.split(separator: " ")[1])
      #expect(text.contains("rtl-audit:disable \(rule) -- say why"))
      if id == "con-st-001" {
        #expect(text.contains("id=\"con-st-001\" userLabel=\"rtl-audit:disable"))
      } else {
        #expect(text.contains("</attributedString>\n\(after)"), "\(text)")
      }
    }
  }

  @Test func theSettingsSuppressWhatHasNoPlaceForIt() throws {
    let text = #"{"images":[{"filename":"arrow-left.png","idiom":"universal"}],"info":{"author":"xcode","version":1}}"#
    let open = try Open("Assets.xcassets/arrow-left.imageset/Contents.json", text, settings: "min-level: note\nfail-level: error\n")
    open.folder.write("Back.swift", "import UIKit\nlet arrow = UIImageView(image: UIImage(named: \"arrow-left\"))\n")
    let found = try open.client.published(open.uri)
    guard let place = found.first.flatMap({ LinePosition($0["range"]["start"]) }) else { Issue.record("nothing is found"); return }
    let action = try #require(try open.actions(place.line, place.character).first { $0["title"].string?.hasPrefix("Suppress") == true })
    let change = try #require(action["edit"]["documentChanges"].elements.last)
    #expect(change["textDocument"]["uri"].string?.hasSuffix("/.rtl-audit.yml") == true && change["textDocument"]["version"].isNothing)
    let edit = try #require(change["edits"].elements.first)
    #expect(edit["range"]["start"]["line"].int == 2 && edit["newText"].string?.contains("file: \"Assets.xcassets/arrow-left.imageset/Contents.json\"") == true)
  }
}

@Suite struct HoverTests {
  @Test func tellsWhatIsKnown() throws {
    let folder = Scratch()
    folder.write("Cart.swift", cart.replacingOccurrences(of: ".left", with: ".right"))
    folder.write("Package.swift", "// swift-tools-version: 5.9\nimport PackageDescription\nlet package = Package(name: \"Cart\", platforms: [.iOS(.v15)])\n")
    let client = TestClient()
    try client.initialize(folder.path)
    let uri = try client.open(folder.path + "/Cart.swift")
    func hover(_ line: Int, _ character: Int) throws -> ReceivedValue {
      let position: JSON = ["line": .int(line), "character": .int(character)]
      return try client.request("textDocument/hover", ["textDocument": ["uri": .string(uri)], "position": position])["result"]
    }
    let found = try hover(4, 28)
    let text = found["contents"]["value"].string ?? ""
    #expect(found["contents"]["kind"].string == "markdown")
    #expect(found["range"]["start"]["character"].int == 26)
    let page = "https://example.org/text-alignment/fixed-text-alignment.md"
    for part in ["**fixed-text-alignment** (", "Unsafe fix: ", ". Why unsafe: ", "Runs on iOS 15 and later (Package.swift", page] {
      #expect(text.contains(part), "\(text)")
    }
    #expect(try hover(4, 6)["contents"]["value"].string == "`price`: `UILabel`")
    #expect(try hover(0, 0).isNothing)
    #expect(try hover(99, 99).isNothing)
  }

  /// A name says nothing of itself; an example that the page has is not announced; who reads no Markdown gets none.
  @Test func isBriefAndPlain() throws {
    let folder = Scratch()
    folder.write(".rtl-audit.yml", "min-level: note\n")
    let text =
      "void show(UILabel *price, NSDateFormatter *dates) {\n  price.textAlignment = NSTextAlignmentLeft;\n  dates.dateFormat = @\"MMM d, h:mm a\";\n}\n"
    folder.write("Cart.m", "#import <UIKit/UIKit.h>\n" + text)
    let client = TestClient()
    try client.initialize(folder.path, capabilities: ["textDocument": ["hover": ["contentFormat": ["plaintext"]]]])
    let uri = try client.open(folder.path + "/Cart.m")
    func hover(_ line: Int, _ character: Int) throws -> String {
      let position: JSON = ["line": .int(line), "character": .int(character)]
      let contents = try client.request("textDocument/hover", ["textDocument": ["uri": .string(uri)], "position": position])["result"]["contents"]
      #expect(contents["kind"].string == "plaintext")
      return contents["value"].string ?? ""
    }
    let side = try hover(2, 30)
    #expect(side.hasPrefix("fixed-text-alignment (warning): ") && side.contains("\nMore about fixed-text-alignment: https://"), "\(side)")
    #expect(!side.contains("NSTextAlignmentLeft`: "))
    let format = try hover(3, 10)
    #expect(format.contains("12- or 24-hour time to the language.\n"), "\(format)")
  }

  @Test func tellsOfImages() throws {
    let folder = Scratch()
    folder.write("Assets.xcassets/arrow-left.imageset/Contents.json", #"{"images":[{"filename":"arrow-left.png","idiom":"universal"}]}"#)
    let turns = #"{"images":[{"filename":"back.png","idiom":"universal","language-direction":"left-to-right"}]}"#
    folder.write("Assets.xcassets/back.imageset/Contents.json", turns)
    folder.write("Back.swift", "import UIKit\nlet a = UIImage(named: \"arrow-left\"), b = UIImage(named: \"back\"), c = UIImage(named: \"none\")\n")
    let client = TestClient()
    try client.initialize(folder.path)
    let uri = try client.open(folder.path + "/Back.swift")
    func hover(_ character: Int) throws -> String? {
      let position: JSON = ["line": 1, "character": .int(character)]
      return try client.request("textDocument/hover", ["textDocument": ["uri": .string(uri)], "position": position])["result"]["contents"]["value"].string
    }
    // On the name, and where the finding begins.
    for character in [8, 27] {
      let told = try hover(character)
      #expect(told?.contains("Image set `arrow-left` (Assets.xcassets/arrow-left.imageset/Contents.json): looks the same in both directions") == true)
    }
    #expect(try hover(60) == "Image set `back`: has a mirror image, or needs none, in right-to-left")
    #expect(try hover(88) == nil)
  }
}

@Suite struct CommandTests {
  @Test func explainsARule() throws {
    let folder = Scratch()
    folder.write("Cart.swift", cart)
    let client = TestClient()
    try client.initialize(folder.path)
    let uri = try client.open(folder.path + "/Cart.swift")
    _ = try client.published(uri)
    let answer = try client.request("workspace/executeCommand", ["command": "rtl-audit.explain", "arguments": ["fixed-text-alignment"]])
    #expect(answer["result"].string?.hasPrefix("# ") == true)
    _ = try client.next { $0["method"].string == "window/showMessage" }
    #expect(try client.request("workspace/executeCommand", ["command": "rtl-audit.explain", "arguments": ["no-such"]])["error"]["code"].int == -32602)
  }
}

@Suite struct ProgressTests {
  @Test func theFirstIndexIsAnnounced() throws {
    let folder = Scratch()
    folder.write("Cart.swift", cart)
    let client = TestClient()
    guard case .object(let members) = TestClient.capabilities else { return }
    try client.initialize(folder.path, capabilities: .object(members + [("window", ["workDoneProgress": true])]))
    let uri = try client.open(folder.path + "/Cart.swift")
    for kind in ["begin", "end"] {
      let progress = try client.next { $0["method"].string == "$/progress" }["params"]
      #expect(progress["value"]["kind"].string == kind)
    }
    _ = try client.published(uri)
    #expect(client.asked.contains("window/workDoneProgress/create"))
    client.change(uri, version: 2, ["text": ""])
    _ = try client.published(uri, version: 2)
    #expect(client.asked.count { $0 == "window/workDoneProgress/create" } == 1)
  }
}

@Suite struct HostileClientTests {
  /// A client that sends faster than anybody types: all is heard, and the last state counts.
  @Test func tenThousandChangesAtOnce() throws {
    let folder = Scratch()
    folder.write("Cart.swift", cart)
    let client = TestClient()
    try client.initialize(folder.path)
    let uri = try client.open(folder.path + "/Cart.swift")
    for version in 2...10_000 {
      client.change(uri, version: version, ["range": ["start": ["line": 0, "character": 0], "end": ["line": 0, "character": 0]], "text": "\n"])
    }
    #expect(try client.published(uri, version: 10_000).map(\.place) == ["10003:26 fixed-text-alignment"])
  }

  @Test func versionsOutOfOrderCountAsTheyCome() throws {
    let folder = Scratch()
    folder.write("Cart.swift", cart)
    let client = TestClient()
    try client.initialize(folder.path)
    let uri = try client.open(folder.path + "/Cart.swift", version: 9)
    _ = try client.published(uri, version: 9)
    client.change(uri, version: 3, ["text": "// nothing\n"])
    #expect(try client.published(uri, version: 3).isEmpty)
    #expect(try client.next { $0["method"].string == "window/logMessage" }["params"]["message"].string?.contains("version 3") == true)
  }

  @Test func aTextTwiceOpenIsTheLastOne() throws {
    let folder = Scratch()
    folder.write("Cart.swift", cart)
    let client = TestClient()
    try client.initialize(folder.path)
    let uri = try client.open(folder.path + "/Cart.swift")
    _ = try client.published(uri, version: 1)
    try client.open(folder.path + "/Cart.swift", "// nothing\n", version: 2)
    #expect(try client.published(uri, version: 2).isEmpty)
  }
}
