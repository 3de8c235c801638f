@testable import RTLFacts
import RTLLexing
import Testing

/// Where a helper of the project could speak for code, whatever its name is.
@Suite struct HelperPlaceTests {
  static let cases: [Sample] = [
    .swift("no", "func a() { title.alignment = .↓left }"),
    .swift("no", "func a() { title.alignment = .↓left\n if wide { other.alignment = .right } }"),
    .swift("no", "final class A {\n let title: Label = { let l = Label(); l.alignment = .↓left; return l }()\n}"),
    .swift("no", "func a() { if other { b() } }\nfunc c() { title.alignment = .↓left }"),
    .swift("yes", "func a() { if wide { title.alignment = .↓left } }"),
    .swift("yes", "func a() { if wide { b() } else { title.alignment = .↓left } }"),
    .swift("yes", "func a() { guard wide else { return }\n title.alignment = .↓left }"),
    .swift("no", "func a() { guard let wide = wide else { return }\n title.alignment = .↓left }"),
    .swift("yes", "func a() { title.alignment = wide ? .↓left : .right }"),
    .swift("yes", "func a() { title.alignment = mirrored(.↓left) }"),
    .swift("yes", "func a() { title.alignment = .↓left\n if wide { title.alignment = .right } }"),
    .swift("yes", "func a() { switch wide { case true: title.alignment = .↓left\n default: break } }"),
    // Members of frameworks are no helpers of the project, unless this file declares them as well.
    .swift("no", "func a() { if bounds { title.alignment = .↓left } }"),
    .swift("yes", "var bounds: Bool { wide }\nfunc a() { if bounds { title.alignment = .↓left } }"),
    .objc("no", "- (void)a { self.title.alignment = ↓Left; }"),
    .objc("yes", "- (void)a { if ([self wide]) { self.title.alignment = ↓Left; } }"),
    .objc("yes", "- (void)a { if (WIDE) self.title.alignment = ↓Left; }"),
    .objc("yes", "#define SIDE (WIDE ? ↓Left : Right)"),
  ]

  @Test(arguments: cases) func mayStand(_ sample: Sample) throws {
    let members = MemberTypes(["bounds", "self"].map { (owner: "View", member: $0, type: "Rect") })
    let (view, token) = try sample.view(TestVocabulary(members: members))
    #expect(view.mayHaveHelper(token..<token + 1) == (sample.expected == "yes"))
  }
}

/// Names that are sought in bytes.
@Suite struct NameSearchTests {
  private func ends(_ search: NameSearch, _ text: String) -> [String] {
    search.ends(in: Array(text.utf8)).map { String(decoding: Array(text.utf8)[...$0].suffix(3), as: UTF8.self) }
  }

  @Test func findsNamesWhateverTheirCaseAndUnderscoresAre() {
    let search = NameSearch(["rtl", "rightToLeft"])
    #expect(ends(search, "is_rtl isRTL RIGHT_TO_LEFT right_to_lefty") == ["rtl", "RTL", "EFT", "eft"])
    #expect(search.ends(in: Array("left right to".utf8)).isEmpty)
    #expect(search.mayOccur(in: Array("xRTL".utf8), 0..<4) && !search.mayOccur(in: Array("xRTL".utf8), 2..<4))
  }

  /// Who asks for a name that is never found has to read everything.
  @Test func tellsWhichNamesItCannotFind() {
    for (name, canFind) in [("rtl", true), ("r_t_l", true), ("is", false), ("_is_", false), ("___", false), ("", false)] {
      #expect(NameSearch.canFind(name) == canFind && ends(NameSearch([name]), name).isEmpty != canFind, "\(name)")
    }
  }

  /// Every second place of the bytes is looked at: no name is lost at the others, at the ends, or by an underscore.
  @Test func findsNamesAtEveryPlace() {
    for name in ["rtl", "left", "mirrors", "rightToLeft"] {
      let search = NameSearch([name])
      let spellings = [name] + name.indices.dropFirst().map { name[..<$0] + "_" + name[$0...] }
      for spelling in spellings {
        for before in 0..<9 {
          for after in 0..<5 {
            let text = String(repeating: " ", count: before) + spelling + String(repeating: ".", count: after)
            #expect(search.ends(in: Array(text.utf8)) == [before + spelling.utf8.count - 1], "\(text)")
          }
        }
      }
    }
  }

  /// The tokens of some code that hold a name, with the groups of their names.
  private func found(by search: NameSearch, _ code: String, _ barren: BarrenNames = BarrenNames(keeps: false)) -> [(Int, NameSearch.Group)] {
    var barren = barren
    return search.tokens(of: TokenFile(Array(code.utf8), .swift), &barren).map { ($0.token, $0.group) }
  }

  /// Names that were met before are not read again; those that hold something, and what no name is, are.
  @Test func barrenNamesAreToldByTheirHash() {
    let search = NameSearch(["rtl", "left"])
    var barren = BarrenNames(keeps: true)
    for round in 0..<3 {
      let file = TokenFile(Array("let `left` = isRTL + other(\"left\", other) // left".utf8), .swift)
      #expect(search.tokens(of: file, &barren).map(\.token) == [1, 3, 7], "\(round)")
    }
    #expect(found(by: search, "other = topLeft; right", barren).map(\.0) == [2])
  }

  @Test func joinedSearchesTellTheirNamesApart() {
    let (first, second) = (NameSearch.Group(rawValue: 1), NameSearch.Group(rawValue: 2))
    let both = NameSearch(joining: [(first, NameSearch(["rtl"])), (second, NameSearch(["flipsForDirection", "ltr"]))])
    #expect(ends(both, "rtl flipsForDirection ltr") == ["rtl", "ion", "ltr"])
    #expect(found(by: both, "isLTR rtl").map(\.1) == [second, first])
  }

  /// Names that end alike, and names within names, each with its own groups.
  @Test func namesWithOneEndingAreToldApart() {
    let groups = (0..<4).map { NameSearch.Group(rawValue: 1 << $0) }
    let names = [["layoutDirection", "rtl"], ["userInterfaceLayoutDirection", "direction"], ["ion", "textDirection", "rtl"], ["otherDirection", "tion"]]
    let joined = NameSearch(joining: zip(groups, names).map { ($0, NameSearch($1)) })
    let texts = [
      "userInterfaceLayoutDirection", "interfaceLayoutDirection", "LAYOUT_DIRECTION", "atextdirection", "rection", "ion", "_ion_", "on", "isRTL tion",
      "otherLayoutDirection",
    ]
    for text in texts {
      let plain = text.lowercased().replacing("_", with: "")
      let expected = zip(groups, names).reduce(into: NameSearch.Group()) { found, part in
        if part.1.contains(where: { plain.contains($0.lowercased()) }) { found.formUnion(part.0) }
      }
      #expect(found(by: joined, text).reduce(into: NameSearch.Group()) { $0.formUnion($1.1) } == expected, "\(text)")
    }
  }

  @Test func codeKnowsWhatAJoinedSearchFound() {
    let (first, second, third) = (NameSearch.Group(rawValue: 1), NameSearch.Group(rawValue: 2), NameSearch.Group(rawValue: 4))
    let (rtl, ltr, none) = (NameSearch(["rtl"]), NameSearch(["ltr"]), NameSearch(["mirror"]))
    var file = TokenFile()
    file.bytes = Array("let isRTL = true // ltr\nmirror".utf8)
    file.lex(words: KeywordTable([String]()))
    let view = CodeView(file: file)
    var barren = BarrenNames(keeps: true)
    #expect(view.found(NameSearch(joining: [(first, rtl), (second, ltr), (third, none)]), &barren) == [first, third], "a comment has no tokens")
    #expect(view.tokens(of: rtl) == [1] && view.tokens(of: ltr).isEmpty && view.tokens(of: none) == [4])
    #expect(view.tokens(of: NameSearch(["true"])) == [3], "a search that was not joined is made when it is asked for")
  }

  /// On a line that no person writes a declaration is not ruled out.
  @Test func aDeclarationBeginsItsLine() {
    let names = DeclaredNames(["turned"])
    func mayBeDeclared(_ text: String) -> Bool { names.mayBeDeclared(in: Array(text.utf8), .objectiveC) }
    #expect(mayBeDeclared("a;\n  - (BOOL)turned;") && mayBeDeclared("@property BOOL turned;"))
    #expect(!mayBeDeclared("a;\n  b = turned;") && !mayBeDeclared(String(repeating: "a = b;\n", count: 2000) + "b = turned;"))
    #expect(mayBeDeclared(String(repeating: "a = b; ", count: 2000) + "b = turned;"))
  }
}
