import RTLLexing
import Testing

@testable import RTLFacts

@Suite struct LocalizedFileTests {
  private func read(_ text: String, _ dialect: Dialect, path: String = "ar.lproj/Cart.strings") -> (LocalizedFile, [String]) {
    let file = TokenFile(Array(text.utf8), dialect)
    let texts = LocalizedFile(file, path: path)
    return (texts, texts.entries.map { "\($0.key)|\($0.variable)|\($0.category)|\($0.language)|" + String(decoding: file.bytes[$0.content], as: UTF8.self) })
  }

  @Test func readsStrings() {
    let text = """
      // "off" = "no";
      "a\\"b\\U0627" = "x = ;\\n";
      bare.key = 'single'; "short"; "broken" "x" = "y"; = "z";
      "unclosed" = "end
      """
    #expect(read(text, .strings).1 == ["a\"bا|||ar|x = ;\\n", "bare.key|||ar|single", "short|||ar|short", "x|||ar|y"])
  }

  @Test func readsStringsInXML() {
    let text = "<?xml version=\"1.0\"?><plist><dict><key>a&amp;b</key><string>x</string><key>n</key><dict/><key>c</key><string/></dict></plist>"
    #expect(read(text, .strings).1 == ["a&b|||ar|x", "c|||ar|"])
  }

  @Test func readsPluralRules() {
    let text = """
      <plist><dict><key>n items</key><dict>
      <key>FormatKey</key><string>%#@n@</string>
      <key>n</key><dict><key>ValueTypeKey</key><string>d</string><key>one</key><string>A</string><key>other</key><string>B</string></dict>
      <key>widths</key><dict><key>20</key><string>C</string></dict>
      </dict></dict></plist>
      """
    let (texts, entries) = read(text, .stringsDictionary, path: "he.lproj/Cart.stringsdict")
    #expect(entries == ["n items|||he|%#@n@", "n items|n|one|he|A", "n items|n|other|he|B"])
    #expect(texts.plurals.map(\.forms) == [1..<3])
    #expect(texts.plurals.map(\.variable) == ["n"])
  }

  @Test func readsCatalogs() {
    let text = """
      {"sourceLanguage":"en","strings":{
      "gone":{"extractionState":"stale","localizations":{"ar":{"stringUnit":{"state":"translated","value":"S"}}}},
      "fixed":{"shouldTranslate":false,"localizations":{"ar":{"stringUnit":{"state":"translated","value":"F"}}}},
      "bare":{},
      "k":{"localizations":{
        "en":{"stringUnit":{"state":"translated","value":"E"}},
        "pl":{"stringUnit":{"state":"translated","value":"P"}},
        "ar":{"variations":{"device":{"mac":{"stringUnit":{"state":"new","value":"M"}},
              "other":{"variations":{"plural":{"one":{"stringUnit":{"state":"translated","value":"1"}}}}}}}},
        "he":{"stringUnit":{"state":"translated","value":"%#@n@"},
              "substitutions":{"n":{"argNum":1,"variations":{"plural":{"other":{"stringUnit":{"state":"translated","value":"%arg"}}}}}}}}}},
      "version":"1.0"}
      """
    let (texts, entries) = read(text, .stringCatalog, path: "Localizable.xcstrings")
    #expect(entries == ["k|||en|E", "k|||ar|M", "k||one|ar|1", "k|||he|%#@n@", "k|n|other|he|%arg"])
    #expect(texts.entries.map(\.isTranslated) == [true, false, true, true, true])
    #expect(texts.plurals.map(\.variable) == ["", "n"])
    #expect(texts.sourceLanguage == "en")
  }

  @Test(arguments: ["", "{", "\"", "\"a\" = ", "{\"strings\":", "{\"strings\":[1]}", "<plist><dict><key>", "<dict><key>a</key><dict><key>one</key>"])
  func survivesDamage(_ text: String) {
    for dialect in [Dialect.strings, .stringsDictionary, .stringCatalog] { _ = read(text, dialect) }
  }
}

@Suite struct FormatTextTests {
  static let formats: [(String, [Int: FormatText.Kind])] = [
    ("%@ %d %.2f %s", [1: .object, 2: .integer, 3: .float, 4: .characters]),
    ("%2$@ %1$ld", [1: .integer, 2: .object]),
    ("%1$@ %1$@", [1: .object]),
    ("%*d %@", [1: .integer, 2: .integer, 3: .object]),
    ("%-08.3lf %hhu %zd %'d", [1: .float, 2: .integer, 3: .integer, 4: .integer]),
    ("%#@items@ %2$#@boxes@", [1: .variable, 2: .variable]),
    ("100%% 5% steps, 50 % of it, 20%, 30%", [:]),
    ("% ld", [1: .integer]), ("٪60 ٢٥٪", [:]), ("%", [:]), ("%99999$@", [:]),
  ]

  @Test(arguments: formats) func readsPlaceholders(_ text: String, _ arguments: [Int: FormatText.Kind]) {
    #expect(FormatText(Array(text.utf8)[...]).arguments == arguments)
  }

  static let brokenFormats = [
    ("٪@", "%@"), ("٪ @", "%@"), ("٪ ld من", "%ld"), ("％1$@", "%1$@"), ("%$1@", "%1$@"), ("إلى @%", "%@"), ("٢٥٪ @", ""), ("user@%domain", ""), ("٪ del", ""),
  ]

  @Test(arguments: brokenFormats) func findsBrokenPlaceholders(_ text: String, _ fixed: String) {
    #expect(FormatText(Array(text.utf8)[...]).broken.map(\.fixed).joined() == fixed)
  }
}

@Suite struct BidiControlTests {
  static let spellings = [
    ("a\u{202B}b", 0x202B, "\u{2067}"), ("\\u{202b}", 0x202B, "\\u{2067}"), ("\\u{0202E}", 0x202E, "\\u{02067}"), ("@\\u202Dx", 0x202D, "\\u2067"),
    ("\\U202C", 0x202C, "\\U2067"), ("&#x2069;", 0x2069, "&#x2067;"),
  ]

  @Test(arguments: spellings) func readsEverySpelling(_ text: String, _ scalar: Int, _ other: String) throws {
    let bytes = Array(text.utf8)
    #expect(BidiControl.mayOccur(in: bytes))
    let found = BidiControl.all(in: bytes, bytes.indices)
    #expect(found.map { Int($0.scalar) } == [scalar])
    #expect(try #require(found.first).spelled(0x2067, in: bytes) == other)
  }

  @Test(arguments: ["\u{200E}\u{200F}\u{061C}", "\\\\u202B", "\\u{202", "\\u20", "&#x202B", "–…", "\\u{2192}"]) func leavesTheRest(_ text: String) {
    let bytes = Array(text.utf8)
    #expect(BidiControl.all(in: bytes, bytes.indices).isEmpty)
  }

  @Test func findsOneAtAnyOffset() {
    for padding in 0..<20 {
      let bytes = Array((String(repeating: "a", count: padding) + "\u{202E}" + String(repeating: "b", count: padding % 5)).utf8)
      #expect(BidiControl.mayOccur(in: bytes))
    }
    #expect(!BidiControl.mayOccur(in: Array(String(repeating: "let a = \"x\"\n", count: 40).utf8)))
  }

  @Test func tellsScripts() {
    func has(_ text: String) -> Bool { Scripts.hasRightToLeftLetter(Array(text.utf8)[...]) }
    for text in ["سلة", "א", "ۋە", "ئۇ", "ނ", "ﷲ", "ﻻ", "ﬠ"] { #expect(has(text), "\(text)") }
    for text in ["Basket", "؟،؛٪", "٠١٢۰۱", "–→", "корзина", "篮子", "ｶ", "\u{FEFF}"] { #expect(!has(text), "\(text)") }
  }
}
