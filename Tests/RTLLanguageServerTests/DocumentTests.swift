import Testing
@testable import RTLLanguageServer

@Suite struct PositionTests {
  static let text = "ab\r\nا😀x\r\r\n\nend"

  /// Each place of the text in both encodings, and its byte.
  static let places: [(line: Int, wide: Int, narrow: Int, offset: Int)] = [
    (0, 0, 0, 0), (0, 2, 2, 2), (1, 0, 0, 4), (1, 1, 2, 6), (1, 3, 6, 10), (1, 4, 7, 11),
    // A lone CR ends a line.
    (2, 0, 0, 12), (3, 0, 0, 14), (4, 0, 0, 15), (4, 3, 3, 18),
  ]

  @Test(arguments: places) func standsForAByte(_ line: Int, _ wide: Int, _ narrow: Int, _ offset: Int) {
    let lines = TextLines(Array(Self.text.utf8))
    for (encoding, character) in [(PositionEncoding.utf16, wide), (.utf8, narrow)] {
      let position = LinePosition(line: line, character: character)
      #expect(lines.offset(of: position, encoding) == offset)
      #expect(lines.position(of: offset, encoding) == position)
    }
  }

  static let clamped: [(line: Int, character: Int, encoding: PositionEncoding, offset: Int)] = [
    // Behind the end of a line, and behind the last line.
    (0, 99, .utf16, 2), (0, 99, .utf8, 2), (1, 5, .utf16, 11), (4, .max, .utf16, 18), (5, 0, .utf16, 18), (.max, .max, .utf8, 18),
    // Amid a pair of surrogates, amid a character.
    (1, 2, .utf16, 6), (1, 1, .utf8, 4), (1, 3, .utf8, 6), (1, 5, .utf8, 6),
  ]

  @Test(arguments: clamped) func nearest(_ line: Int, _ character: Int, _ encoding: PositionEncoding, _ offset: Int) {
    #expect(TextLines(Array(Self.text.utf8)).offset(of: LinePosition(line: line, character: character), encoding) == offset)
  }

  @Test func emptyText() {
    let lines = TextLines([])
    #expect(lines.count == 1)
    #expect(lines.offset(of: LinePosition(line: 3, character: 3), .utf16) == 0)
    #expect(lines.position(of: 7, .utf16) == LinePosition(line: 0, character: 0))
  }
}

@Suite struct TextDocumentTests {
  private func change(_ a: (Int, Int), _ b: (Int, Int), _ text: String) -> TextDocument.Change {
    TextDocument.Change(range: (LinePosition(line: a.0, character: a.1), LinePosition(line: b.0, character: b.1)), text: text)
  }

  @Test func eachChangeRefersToWhatTheOneBeforeLeft() {
    var document = TextDocument(uri: "file:///a", version: 1, text: "one\ntwo\n")
    document.apply([change((0, 0), (0, 3), "1\n2"), change((1, 0), (1, 1), "zwei"), change((2, 3), (9, 9), "")], version: 2, .utf16)
    #expect(String(decoding: document.bytes, as: UTF8.self) == "1\nzwei\ntwo")
    #expect(document.version == 2)
  }

  @Test func aRangeFromItsEndToItsStartIsTheSameRange() {
    var document = TextDocument(uri: "file:///a", version: 1, text: "one two")
    document.apply([change((0, 7), (0, 4), "2")], version: 2, .utf16)
    #expect(String(decoding: document.bytes, as: UTF8.self) == "one 2")
  }

  /// A thousand edits against a plain model: the text as UTF-16 units in an array, its lines counted from the start each time.
  @Test(arguments: PositionEncoding.allCases) func aThousandEditsGiveWhatAModelGives(_ encoding: PositionEncoding) {
    var random = Numbers(seed: encoding == .utf8 ? 11 : 7)
    var model: [Unicode.Scalar] = Array("let a = \"نص\"\r\nlet b = 😀\n".unicodeScalars)
    var document = TextDocument(uri: "file:///a", version: 0, text: "let a = \"نص\"\r\nlet b = 😀\n")
    for version in 1...1_000 {
      var changes: [TextDocument.Change] = []
      for _ in 0...random.next(below: 3) {
        let start = random.next(below: model.count + 1)
        let end = min(model.count, start + random.next(below: 8))
        let new = (0..<random.next(below: 6)).map { _ in Self.letters[random.next(below: Self.letters.count)] }
        changes.append(
          TextDocument.Change(range: (Self.position(of: start, in: model, encoding), Self.position(of: end, in: model, encoding)), text: Self.string(new)))
        // What falls between CR and LF has no position of its own: the client's model has the same text either way.
        let (from, to) = (Self.snapped(start, model), Self.snapped(end, model))
        model.replaceSubrange(from..<max(from, to), with: new)
        if model.count > 400 {
          model.removeSubrange(200...)
          changes.append(TextDocument.Change(range: nil, text: Self.string(model)))
        }
      }
      document.apply(changes, version: version, encoding)
      #expect(String(decoding: document.bytes, as: UTF8.self).unicodeScalars.elementsEqual(model), "version \(version)")
    }
  }

  private static let letters: [Unicode.Scalar] = ["a", " ", "\n", "\r", "ا", "é", "😀", "漢", "\u{301}", "\"", "{"]

  private static func string(_ scalars: [Unicode.Scalar]) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    return String(text)
  }

  private static func isInsideBreak(_ at: Int, _ model: [Unicode.Scalar]) -> Bool { at > 0 && at < model.count && model[at - 1] == "\r" && model[at] == "\n" }
  private static func snapped(_ at: Int, _ model: [Unicode.Scalar]) -> Int { isInsideBreak(at, model) ? at - 1 : at }

  private static func position(of place: Int, in model: [Unicode.Scalar], _ encoding: PositionEncoding) -> LinePosition {
    var (line, character, at) = (0, 0, 0)
    while at < snapped(place, model) {
      if model[at] == "\r", at + 1 < model.count, model[at + 1] == "\n" {
        (line, character, at) = (line + 1, 0, at + 2)
      } else if model[at] == "\n" || model[at] == "\r" {
        (line, character, at) = (line + 1, 0, at + 1)
      } else {
        character += encoding == .utf8 ? UTF8.width(model[at]) : UTF16.width(model[at])
        at += 1
      }
    }
    return LinePosition(line: line, character: character)
  }
}

/// The same numbers in every run.
struct Numbers {
  private var state: UInt64
  init(seed: UInt64) { state = seed }

  mutating func next(below limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % limit
  }
}

@Suite struct FileURITests {
  static let cases: [(uri: String, path: String?)] = [
    ("file:///Users/me/App/Cart.swift", "/Users/me/App/Cart.swift"),
    ("file:///a/My%20App/100%25/%D8%B3.swift", "/a/My App/100%/س.swift"),
    ("FILE://localhost/a%2Fb", "/a/b"),
    ("file:/a/b", "/a/b"),
    // Signs that some clients leave as they are.
    ("file:///a/b c+(1).swift", "/a/b c+(1).swift"),
    // Half an escape stands for itself.
    ("file:///a/50%", "/a/50%"), ("file:///a/%zz", "/a/%zz"),
    ("file:///a?query#part", "/a"),
    ("file://server/share/a", nil), ("untitled:Untitled-1", nil), ("https://example.org/a", nil), ("", nil), ("file:", nil), ("file:a", nil),
    // No file has such a name.
    ("file:///a%00b", nil), ("file:///a%FFb", nil),
  ]

  @Test(arguments: cases) func path(_ uri: String, _ path: String?) { #expect(FileURI.path(uri) == path) }

  @Test(arguments: ["/a/b.swift", "/My App/100%/س 😀#?.swift", "/"]) func thereAndBack(_ path: String) {
    #expect(FileURI.path(FileURI.uri(path)) == path)
  }
}
