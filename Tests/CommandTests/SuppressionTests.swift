import Foundation
import Testing

/// Comments and notes that silence findings.
@Suite struct SuppressionTests {
  private func project(_ lines: String...) -> Scratch {
    Scratch().write("A.swift", "func style() {\n" + lines.map { "  \($0)\n" }.joined() + "}\n")
  }

  private let left = "label.textAlignment = .left"

  @Test(arguments: [
    ["// rtl-audit:disable:next fixed-text-alignment -- a word list", "label.textAlignment = .left"],
    ["label.textAlignment = .left // rtl-audit:disable:this fixed-text-alignment -- a word list"],
    ["label.textAlignment = .left", "/* rtl-audit:disable:previous fixed-text-alignment -- a word list */"],
    ["// rtl-audit:disable fixed-text-alignment -- a word list", "label.textAlignment = .left", "// rtl-audit:enable fixed-text-alignment"],
    ["// rtl-audit:disable:file fixed-text-alignment -- a word list", "label.textAlignment = .left"],
    ["// rtl-audit:disable:next -- every rule", "label.textAlignment = .left"],
  ])
  func silences(lines: [String]) throws {
    let project = Scratch().write("A.swift", "func style() {\n" + lines.map { "  \($0)\n" }.joined() + "}\n")
    #expect(try project.findings(".").map(\.description) == [])
    _ = try project.run(".", "--fix")
    #expect(try project.read("A.swift").contains(".left"), "what is silenced is not fixed")
  }

  @Test(arguments: [
    ("// rtl-audit:disable:next fixed-text-alignment -- nothing here", "note unused-suppression safe"),
    ("// rtl-audit:disable:next fixed-text-alignmen -- misspelt", "warning malformed-suppression"),
    ("// rtl-audit:disabel:next fixed-text-alignment -- misspelt", "warning malformed-suppression"),
    ("// rtl-audit:disable-line fixed-text-alignment -- misspelt", "warning malformed-suppression"),
  ])
  func reports(comment: String, finding: String) throws {
    let project = project(comment, "label.text = name")
    #expect(try project.findings(".").map(\.description).map { $0.hasSuffix(finding) } == [true])
  }

  /// Words of other linters: they hide nothing, the message gives the right one, and until it is written the fix waits.
  @Test(arguments: [
    ("disable-line", "disable:this"), ("disable-next-line", "disable:next"), ("ignore-next", "disable:next"), ("disable-previous", "disable:previous"),
    ("disable-file", "disable:file"), ("disabel", "disable"), ("enable:next", "enable"),
  ])
  func wordsOfOthers(word: String, right: String) throws {
    let project = project("\(left) // rtl-audit:\(word) fixed-text-alignment")
    #expect(try project.run(".", "--fix").stdout.contains("unknown directive `rtl-audit:\(word)`; did you mean `rtl-audit:\(right)`?"))
    #expect(try project.read("A.swift").contains(".left"))
    #expect(try project.run(".", "--fix", "--unsafe-fixes").status == 1)
    #expect(try project.read("A.swift").contains(".natural"))
  }

  /// It would hide the rest of the file, and not the line that it was meant for.
  @Test func aBlockBeginsOnALineOfItsOwn() throws {
    let project = project("\(left) // rtl-audit:disable", left, left)
    #expect(try project.findings(".").map(\.line) == [2, 2, 3, 4])
    #expect(try project.run(".").stdout.contains("use `disable:this`"))
    #expect(try self.project("// rtl-audit:disable", left, left).findings(".").isEmpty)
    #expect(try Scratch().write("A.swift", "\u{FEFF}/* ours */ // rtl-audit:disable\nfunc style() { \(left) }\n").findings(".").isEmpty)
  }

  @Test(arguments: [
    ("//rtl-audit:disable:file none-such\n", 6_000, true), ("//rtl-audit:disable:file\n", 6_000, true), ("//rtl-audit:disable:file\n", 100, false),
  ])
  func aLimitThatIsMetIsSaid(comment: String, count: Int, isMet: Bool) throws {
    let result = try Scratch().write("A.swift", String(repeating: comment, count: count)).run(".")
    #expect(result.stderr.contains("A.swift has more than 5000 suppressions; the rest are ignored") == isMet, "\(result.stderr)")
  }

  @Test func coversItsLineAlone() throws {
    let project = project("// rtl-audit:disable:next fixed-text-alignment -- a word list", left, left)
    #expect(try project.findings(".").map(\.line) == [4])
  }

  @Test func asksForReasonsWhereTheSettingsDo() throws {
    let project = project("// rtl-audit:disable:next fixed-text-alignment", left)
    #expect(try project.findings(".").isEmpty)
    project.write(".rtl-audit.yml", "require-reason: true\n")
    #expect(try project.findings(".").map(\.rest) == ["warning suppression-without-reason"])
  }

  @Test func readsTheNotesOfInterfaceBuilder() throws {
    func document(_ note: String) -> String {
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
          <objects>
              <label opaque="NO" contentMode="left" text="Total" lineBreakMode="tailTruncation" id="a1-bb-001">
                  <attributedString key="userComments">
                      <fragment content="\(note)"/>
                  </attributedString>
              </label>
              <label opaque="NO" contentMode="left" text="Tax" lineBreakMode="tailTruncation" id="a1-bb-002"/>
          </objects>
      </document>

      """
    }
    let project = Scratch().write("A.xib", document("rtl-audit:disable ib-text-alignment -- set in code"))
    #expect(try project.findings(".").map(\.line) == [9])
    project.write("A.xib", document("set in code"))
    #expect(try project.findings(".").map(\.line) == [4, 9])
  }

  @Test func sarifKeepsWhatIsSuppressed() throws {
    let project = project("// rtl-audit:disable:next fixed-text-alignment -- a word list", left)
    #expect(try project.run(".", "--format", "sarif").stdout.contains("fixed-text-alignment\",\"ruleIndex") == false)
    let all = try project.run(".", "--format", "sarif", "--include-suppressed").stdout
    #expect(all.contains("\"suppressions\"") && all.contains("a word list"))
  }
}

/// What is kept quiet where no comment can stand, and suppressions that go.
@Suite struct QuietPlaceTests {
  private let board = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
        <objects>
            <label opaque="NO" contentMode="left" text="Total" lineBreakMode="tailTruncation" id="a1-bb-001"/>
            <label opaque="NO" contentMode="left" text="Sum" lineBreakMode="tailTruncation" id="a1-bb-002"/>
        </objects>
    </document>

    """

  @Test func suppressWritesALineIntoTheSettings() throws {
    let project = Scratch().write("App/Cell.xib", board).write(".rtl-audit.yml", "# ours\nmin-level: note")
    #expect(try project.findings(".").count == 2)
    let result = try project.run("suppress", "App/Cell.xib#a1-bb-002", "ib-text-alignment", "--reason", "a \"sum\": read from the left")
    #expect(result.status == 0 && result.stdout.contains(".rtl-audit.yml:6:"), "\(result)")
    #expect(try project.read(".rtl-audit.yml") == """
      # ours
      min-level: note

      # Findings that no comment can suppress; `rtl-audit suppress FILE#ID RULE --reason TEXT` adds to this list.
      suppressions:
        - { file: "App/Cell.xib", at: "a1-bb-002", rule: ib-text-alignment, reason: "a \\"sum\\": read from the left" }

      """)
    #expect(try project.findings(".").map(\.line) == [4])
    #expect(try project.run("suppress", "App/Cell.xib#a1-bb-002", "ib-text-alignment").stderr.contains("already suppressed"))
    #expect(try project.run("suppress", "App/Cell.xib:4:44", "ib-text-alignment").status == 0)
    #expect(try project.read(".rtl-audit.yml").split(separator: "\n").last?.contains("a1-bb-001") == true)
    #expect(try project.findings(".").isEmpty)
    // A line that is not needed any more comes to light.
    project.write("App/Cell.xib", board.replacing("lineBreakMode", with: "textAlignment=\"natural\" lineBreakMode"))
    #expect(try project.findings(".").map(\.description) == [".rtl-audit.yml:6:5 note unused-suppression", ".rtl-audit.yml:7:5 note unused-suppression"])
    let other = Scratch().write("Cell.xib", board).write(".rtl-audit.yml", "suppressions:\n  - { file: Cell.xib, rule: ib-forced-direction }\n")
    #expect(try other.run(".", "--min-level", "note").stdout.contains("2 warnings, 1 note in 2 files."))
    try project.delete("App/Cell.xib")
    #expect(try project.findings(".").map(\.rest) == ["note unused-suppression", "note unused-suppression"])
  }

  /// What stands in a string file is known by its key, in the baseline, too.
  @Test func aTextIsKeptQuietByItsKey() throws {
    let arabic = "\"b\" = \"س\";\n\"total price\" = \"إلى ٪@\";\n\"a\" = \"إلى ٪@\";\n"
    let project = Scratch().write("en.lproj/A.strings", "\"a\" = \"To %@\";\n\"total price\" = \"To %@\";\n\"b\" = \"x\";\n").write(
      "ar.lproj/A.strings", arabic)
    #expect(try project.findings(".").map(\.line) == [2, 3])
    #expect(try project.run("suppress", "ar.lproj/A.strings#b", "placeholders-differ").stderr.contains("it finds something at `a`, `total price`"))
    #expect(try project.run("suppress", "ar.lproj/A.strings#total price", "placeholders-differ").status == 0)
    #expect(try project.findings(".").map(\.line) == [3])
    _ = try project.run("baseline", "write")
    #expect(try project.read(".rtl-audit-baseline.tsv").contains("ar.lproj/A.strings\tplaceholders-differ\ta\t"))
  }

  @Test(arguments: [
    (["suppress", "Cell.xib"], "RULE --reason"), (["suppress", "Cell.xib:1", "ib-text-alignment"], "finds nothing on line 1"),
    (["suppress", "Cell.xib#no-id", "ib-text-alignment"], "`a1-bb-001`"),
    (["suppress", "Cell.xib#", "ib-text-alignment"], "is not a place"), (["suppress", "A.swift", "ib-text-alignment"], "disable:next"),
    (["suppress", "Cell.xib#a1-bb-001", "ib-text-alignmen"], "`ib-text-alignment`"), (["--reason", "x"], "suppress"),
  ])
  func refuses(arguments: [String], words: String) throws {
    let project = Scratch().write("Cell.xib", board).write("A.swift", "")
    let result = try Command.run(arguments, in: project.path)
    #expect(result.status == 2 && result.stderr.contains(words), "\(result)")
    #expect(Repository.files(below: project.path).count == 2)
  }

  @Test(arguments: [
    ("suppressions: [{ file: a.xib }]\n", "needs `rule`"), ("suppressions: { file: a.xib }\n", "is a list"),
    ("suppressions:\n  - { file: a.xib, rule: ib-text-alignmen }\n", "`ib-text-alignment`"),
    ("suppressions:\n  - { file: a.xib, rul: x }\n", "`rule`"),
  ])
  func refusesSettings(text: String, words: String) throws {
    let result = try Scratch().write(".rtl-audit.yml", text).write("A.swift", "").run(".")
    #expect(result.status == 2 && result.stderr.contains(words) && result.stderr.contains(".rtl-audit.yml:"), "\(result)")
  }

  @Test func aConstraintIsQuietByItsIdentifier() throws {
    let constraint = #"<constraint firstItem="v1-aa-001" firstAttribute="left" secondItem="v2-aa-001" secondAttribute="leading" id="c1-aa-001"/>"#
    let views = #"<view id="v1-aa-001"><subviews><view id="v2-aa-001"/></subviews><constraints>"# + constraint + "</constraints></view>"
    let head = board.components(separatedBy: "<label")[0]
    let project = Scratch().write("A.xib", head + views + "</objects></document>\n")
    #expect(try project.findings(".").count == 1)
    project.write(
      "A.xib", head + views.replacing(" id=\"c1", with: " identifier=\"rtl-audit:disable mixed-edge-kinds -- a map\" id=\"c1") + "</objects></document>\n")
    #expect(try project.findings(".").isEmpty)
  }

  @Test func aBlanketCanBeForbidden() throws {
    let project = Scratch().write(".rtl-audit.yml", "require-rule: true\n")
      .write("A.swift", "func f() {\n  // rtl-audit:disable:next -- all of it\n  label.textAlignment = .left\n}\n")
    #expect(try project.findings(".").map(\.description) == ["A.swift:2:6 warning suppression-without-rule"])
  }

  @Test(arguments: [
    ("  // rtl-audit:disable:next fixed-text-alignment -- old\n  a()\n", "  a()\n"),
    ("  a() // rtl-audit:disable:this fixed-text-alignment -- old\n", "  a()\n"),
    ("  a() // rtl-audit:disable:this fixed-text-alignment\r\n", "  a()\r\n"),
    ("  /* rtl-audit:disable:next fixed-text-alignment */ a()\n", " a()\n"),
    ("  // rtl-audit:disable fixed-text-alignment\n  a()\n  // rtl-audit:enable fixed-text-alignment\n", "  a()\n"),
    ("  // rtl-audit:disable\n  a()\n  // rtl-audit:enable\n", "  a()\n"),
    // Half of it is needed.
    ("  // rtl-audit:disable:next fixed-text-alignment, asymmetric-edge-insets -- why\n  a.textAlignment = .left\n",
      "  // rtl-audit:disable:next fixed-text-alignment -- why\n  a.textAlignment = .left\n"),
    ("  // rtl-audit:disable fixed-text-alignment, asymmetric-edge-insets\n  a.textAlignment = .left\n  // rtl-audit:enable\n", nil),
    // The comment says more, or its end is shared.
    ("  /* A word.\n   rtl-audit:disable:next fixed-text-alignment\n   */\n  a()\n", nil),
    ("  // rtl-audit:disable fixed-text-alignment\n  // rtl-audit:disable asymmetric-edge-insets\n  a()\n  // rtl-audit:enable\n", nil),
  ] as [(String, String?)])
  func needlessOnesGo(before: String, after: String?) throws {
    let project = Scratch().write("A.swift", "func f() {\n" + before + "}\n")
    _ = try project.run(".", "--fix")
    #expect(try project.read("A.swift") == "func f() {\n" + before + "}\n", "what is not shown is not fixed")
    _ = try project.run(".", "--fix", "--min-level", "note")
    #expect(try project.read("A.swift") == "func f() {\n" + (after ?? before) + "}\n")
    #expect(try project.run(".", "--fix").status == 0)
  }

  /// Notes of objects: a note that says more, or of which a part is needed, is for a person.
  @Test(arguments: [
      (
        "\n            <attributedString key=\"userComments\">\n                <fragment content=\"rtl-audit:disable ib-text-alignment -- old\"/>\n"
          + "            </attributedString>",
        "", ""
      ),
    ("", " userLabel=\"rtl-audit:disable ib-text-alignment\"", ""),
      (
        "\n            <attributedString key=\"userComments\">\n"
          + "                <fragment content=\"Set in code.&#10;rtl-audit:disable ib-text-alignment\"/>\n            </attributedString>",
        "", nil
      )
  ] as [(String, String, String?)])
  func needlessNotesGo(note: String, attribute: String, after: String?) throws {
    func board(_ note: String, _ attribute: String) -> String {
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
          <objects>
              <label opaque="NO" text="Total" textAlignment="natural" id="a1-bb-001"\(attribute)>\(note)
                  <rect key="frame" x="0.0" y="0.0" width="42" height="21"/>
              </label>
          </objects>
      </document>

      """
    }
    let project = Scratch().write("A.xib", board(note, attribute))
    #expect(try project.findings(".").map(\.rest) == ["note unused-suppression" + (after == nil ? "" : " safe")])
    _ = try project.run(".", "--fix", "--min-level", "note")
    #expect(try project.read("A.xib") == (after == nil ? board(note, attribute) : board("", "")))
  }
}
