import RTLFacts
import Testing

/// What a text says, and who reads it. Expected: the text with `_` for each value, then its readers.
@Suite struct TextTests {
  static let vocabulary: TestVocabulary = {
    var words = TextVocabulary()
    func call(_ name: String, _ label: String = "") -> TextVocabulary.Call { TextVocabulary.Call(name: name, label: label) }
    words.formats = [call("String", "format"), call("stringWithFormat"), call("stringByAppendingFormat")]
    words.appends = [call("appending"), call("stringByAppendingString"), call("stringByAppendingFormat")]
    words.joins = [call("joined", "separator")]
    words.keys = [call("String", "localized")]
    words.wraps = [call("Rich", "string")]
    words.alters = ["uppercased", "map"]
    words.localized = [["localized"], ["l", "10", "n"]]
    words.shown = [["text"], ["title"]]
    words.spoken = [["accessibility"]]
    words.machine = [["key"], ["log"], ["url"]]
    words.machineScopes = [["logger"]]
    words.folders = [["tests"]]
    words.debug = ["debugDescription"]
    words.convertible = ["description"]
    words.markup = [Array("://".utf8)]
    return TestVocabulary(texts: words)
  }()

  static let samples: [Sample] = [
    .swift("_% users", #"l.text = ↓"\(n)%""#),
    .swift("a_b_ users", ##"l.text = ↓#"a\#(x)b\#(y)"#"##),
    .swift("_ – _ users", #"l.text = ↓"\(a) \u{2013} \(b)""#),
    .swift("_: _% users", #"l.text = ↓a + ": " + String(format: "%.0f%%", n)"#),
    .swift("_ and _ users", #"l.text = ↓String(format: "%2$@ and %1$d", n, s)"#),
    .swift("_, _ users", #"l.text = ↓[a, b].joined(separator: ", ")"#),
    .swift("_, _ users", #"l.text = ↓list.joined(separator: ", ")"#),
    .swift("_! users", #"l.text = ↓name.appending("!")"#),
    .swift("_% users", #"l.text = ↓("\(n)%")"#),
    .swift("_% users", #"l.text = ok ? ↓"\(n)%" : nil"#),
    .swift("_% users", #"l.text = ↓"\(n)%".uppercased()"#),
    .swift("_% users", #"l.text = Rich(string: ↓"\(n)%").uppercased()"#),
    .swift("_% users", #"let a = ↓"\(n)%"; l.text = a"#),
    .swift("_% users", #"func f() { let a = ↓"\(n)%"; l.text = "b \(a)" }"#),
    .swift("_% users", #"var title: String { ↓"\(n)%" }"#),
    .swift("_% users", #"let rows = make(title: { ↓"\(n)%" })"#),
    .swift("_% users", #"l.text = n.map { ↓"\($0)%" }"#),
    .swift("_% users", #"go(L10n.done(↓"\(n)%"))"#),
    .swift("_% users", #"row = ["title": ↓"\(n)%"]"#),
    .swift("__% users", #"l.text += ↓"\(n)%""#),
    .swift("_% listeners", #"l.accessibilityText = ↓"\(n)%""#),
    .swift("_% listeners", #"var accessibilityRow: Row { Row(title: ↓"\(n)%") }"#),
    .swift("_% translators", #"l.text = String(localized: ↓"\(n)%")"#),
    .swift("_% unknown", #"l.row = ↓"\(n)%""#),
    .swift("_% unknown", #"var description: String { ↓"\(n)%" }"#),
    .swift("_% machines", #"var debugDescription: String { ↓"\(n)%" }"#),
    .swift("_% machines", #"l.titleKey = ↓"\(n)%""#),
    .swift("_% machines", #"log(↓"\(n)%")"#),
    .swift("_% machines", #"log(make(↓"\(n)%"))"#),
    .swift("_% machines", #"set(↓"\(n)%", forKey: a)"#),
    .swift("_% machines", #"go(localized(↓"\(n)%"))"#),
    .swift("_% machines", #"if a == ↓"\(n)%" { }"#),
    .swift("_% machines", #"let a = ↓"\(n)%"; open(url: a)"#),
    .swift("_% machines", #"let a = "x://\(↓"\(n)%")""#),
    .swift("_% machines", #"class AppLogger { func f() { l.text = ↓"\(n)%" } }"#),
    .objc("_% users", #"l.text = ↓[NSString stringWithFormat:@"%d%%", n];"#),
    .objc("_ _% users", #"l.text = ↓[a stringByAppendingFormat:@" %.0f%%", n];"#),
    .objc("_: _ users", #"l.text = ↓[[a stringByAppendingString:@": "] stringByAppendingString:b];"#),
    .objc("_% users", #"[l setTitle:↓[NSString stringWithFormat:@"%d%%", n] forState:s];"#),
    .objc("_% users", #"r = @{ @"title" : ↓[NSString stringWithFormat:@"%d%%", n] };"#),
    .objc("_% machines", #"- (NSString *)description { return ↓[NSString stringWithFormat:@"%d%%", n]; }"#),
    .objc("_% machines", #"l.key = ↓[NSString stringWithFormat:@"%d%%", n];"#),
  ]

  @Test(arguments: samples) func isRead(_ sample: Sample) throws {
    let (code, token) = try sample.view(Self.vocabulary)
    let templates = code.textTemplates
    let template = try #require(templates.first { $0.range.lowerBound == token }, "no text begins here")
    let text = String(decoding: template.bytes.map { $0 == 0 ? UInt8(ascii: "_") : $0 }, as: UTF8.self)
    #expect("\(text) \(code.readers(of: template.range, path: "App/View.swift"))" == sample.expected)
  }

  @Test func testsAreReadByMachines() throws {
    let (code, _) = try Sample.swift("", #"l.text = ↓"\(n)%""#).view(Self.vocabulary)
    let template = try #require(code.textTemplates.first)
    for path in ["AppTests/View.swift", "App/ViewTests.swift"] {
      #expect(code.readers(of: template.range, path: path) == .machines)
    }
    #expect(code.readers(of: template.range, path: "App/View.swift") == .users)
  }

  /// Sums, calls, interpolations and uses of one variable, each a great many: read in linear time, nothing overflows.
  @Test func isBounded() throws {
    let many = 20_000
    let sources = [
      "l.text = \"\\(a)\"" + String(repeating: " + \"b\"", count: many),
      "l.text = " + String(repeating: "\"\\(", count: many) + "a" + String(repeating: ")%\"", count: many),
      "l.text = " + String(repeating: "f(\"\\(n)%\" + ", count: many) + "a" + String(repeating: ")", count: many),
      "l.text = [" + String(repeating: "\"\\(n)%\", ", count: many) + "]",
    ]
    for source in sources {
      let (code, _) = try Sample.swift("", "↓" + source).view(Self.vocabulary)
      #expect(!code.textTemplates.isEmpty)
    }
  }

  @Test func aLiteralWithAMemberEndsASumOfItsOwn() throws {
    let (code, _) = try Sample.swift("", #"↓l.text = "a " + b + "€".localized + c"#).view(Self.vocabulary)
    let texts = code.textTemplates.map { String(decoding: $0.bytes.map { $0 == 0 ? UInt8(ascii: "_") : $0 }, as: UTF8.self) }
    #expect(texts == ["a ___", "a _€"])
  }

  /// Each literal with a member ends a sum of its own: all of them together stay about as long as the line.
  @Test func theSumsOfOneLineDoNotMultiply() throws {
    let many = 2_000
    let (code, _) = try Sample.swift("", "↓l.text = a" + String(repeating: #" + "b: ".localized + a"#, count: many)).view(Self.vocabulary)
    let lengths = code.textTemplates.map(\.bytes.count)
    #expect(lengths.count == many)
    #expect(lengths.reduce(0, +) < many * 50)
  }
}
