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
    ("// rtl-audit:disable:next fixed-text-alignment -- nothing here", "note unused-suppression"),
    ("// rtl-audit:disable:next fixed-text-alignmen -- misspelt", "warning malformed-suppression"),
    ("// rtl-audit:disabel:next fixed-text-alignment -- misspelt", "warning malformed-suppression"),
  ])
  func reports(comment: String, finding: String) throws {
    let project = project(comment, "label.text = name")
    #expect(try project.findings(".").map(\.description).map { $0.hasSuffix(finding) } == [true])
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
