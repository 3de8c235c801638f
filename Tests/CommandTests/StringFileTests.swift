import Foundation
import Testing

/// String files, from the walk to the report.
@Suite struct StringFileTests {
  private let broken = "\"a\" = \"إلى ٪@\";\n"

  @Test func comparesWithTheFileBeside() throws {
    let project = Scratch().write("en.lproj/A.strings", "\"a\" = \"To %@\";\n\"b\" = \"%d\";\n").write("ar.lproj/A.strings", "\"b\" = \"لا\";\n" + broken)
    let found = try project.findings(".").map(\.description)
    #expect(found.count == 2 && found.allSatisfy { $0.contains("placeholders-differ") }, "\(found)")
    // A hook names one file, and the answer is the same.
    #expect(try project.findings("ar.lproj/A.strings").map(\.description) == found)
  }

  @Test func readsUTF16AndWritesItBack() throws {
    let project = Scratch().write("en.lproj/A.strings", "\"a\" = \"To %@\";\n").write("ar.lproj/A.strings", "")
    let file = URL(fileURLWithPath: project.path + "/ar.lproj/A.strings")
    try #require(broken.data(using: .utf16)).write(to: file)
    #expect(try project.findings(".").count == 1)
    #expect(try project.run(".", "--fix", "--unsafe-fixes").status == 0)
    #expect(String(data: try Data(contentsOf: file), encoding: .utf16) == "\"a\" = \"إلى %@\";\n")
  }

  @Test func namesBinaryFilesOfRightToLeftLanguages() throws {
    let project = Scratch().write("ar.lproj/A.strings", "bplist00\u{1}").write("de.lproj/A.strings", "bplist00\u{1}")
    let result = try project.run(".")
    #expect(result.stderr.contains("ar.lproj/A.strings is a binary property list"))
    #expect(!result.stderr.contains("de.lproj"))
  }

  @Test func suppressesInEveryFormat() throws {
    let catalogue = """
      {"sourceLanguage":"en","strings":{"To %@":{"comment":"Where to\\nrtl-audit:disable placeholders-differ -- the name is in the title",
      "localizations":{"ar":{"stringUnit":{"state":"translated","value":"إلى"}}}}},"version":"1.0"}
      """
    let rules = """
      <plist><dict><key>k</key><dict><!-- rtl-audit:disable:next plural-forms-missing -- shown for one only -->
      <key>n</key><dict><key>one</key><string>كيس</string><key>other</key><string>كيس</string></dict></dict></dict></plist>
      """
    let project = Scratch().write("en.lproj/A.strings", "\"a\" = \"To %@\";\n")
      .write("ar.lproj/A.strings", "/* rtl-audit:disable:next placeholders-differ -- fixed by the code */\n" + broken)
      .write("B.xcstrings", catalogue).write("ar.lproj/C.stringsdict", rules)
    #expect(try project.findings(".").map(\.description) == [])
  }

  @Test func leavesALayoutOfALanguageAlone() throws {
    let xib = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"><objects>
      <label text="x" textAlignment="left" id="a-1"/></objects></document>
      """
    #expect(try Scratch().write("en.lproj/A.xib", xib).findings(".").count == 1)
    #expect(try Scratch().write("ar.lproj/A.xib", xib).findings(".").isEmpty)
  }

  @Test func saysOnceThatNoLanguageRunsFromRightToLeft() throws {
    let code = "func style(_ label: UILabel) {\n  label.textAlignment = .left\n}\n"
    let project = Scratch().write("A.swift", code).write("en.lproj/A.strings", "").write("de.lproj/A.strings", "")
    let plain = try project.run(".")
    #expect(plain.status == 1)
    #expect(plain.stderr.contains("no right-to-left language yet (de, en)"))
    #expect(try project.run("A.swift").stderr == "", "a hook would say it at every commit")
    #expect(try project.write(".rtl-audit.yml", "rtl-languages: present\n").run(".").stderr == "")
    let lowered = try project.write(".rtl-audit.yml", "rtl-languages: none\n").run(".", "--min-level", "note")
    #expect(lowered.status == 0)
    #expect(lowered.stderr == "")
    #expect(lowered.stdout.contains("note"))
    #expect(try project.write("ar.lproj/A.strings", "").write(".rtl-audit.yml", "").run(".").stderr == "")
  }

  /// In broken markup a mark stands in no text, or over two.
  @Test func aMarkInABrokenTag() throws {
    let project = Scratch().write("ar.lproj/Localizable.stringsdict", "<dict<key</key<string<s&#x202B;</string")
    #expect(try Set(project.findings("--min-level", "note", ".").map(\.rule)) == ["embedding-marks"])
  }
}
