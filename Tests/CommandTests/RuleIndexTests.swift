import Testing

@testable import rtl_audit

@Suite struct RuleIndexTests {
  static let pages: [(page: String, expected: String?)] = [
    ("a\n<!-- rules -->\nold\n<!-- /rules -->\nz\n", "a\n<!-- rules -->\nNEW\n\n<!-- /rules -->\nz\n"),
    ("<!-- rules -->\n<!-- /rules -->", "<!-- rules -->\nNEW\n\n<!-- /rules -->"),
    ("no marks\n", nil),
    ("<!-- rules -->\nnot closed\n", nil),
    ("<!-- /rules -->\nclosed first\n<!-- rules -->\n", nil),
  ]

  @Test(arguments: pages) func `only the text between the marks is exchanged`(page: String, expected: String?) {
    #expect(RuleIndex.replacing("NEW\n", as: "rules", in: page) == expected)
  }

  @Test func `pages of others are not overwritten`() throws {
    let rule = try Repository.read("Rules/text-alignment/fixed-text-alignment.md")
    let folder = Scratch().write("README.md", "# Mine\n")
    let empty = try folder.run("pack", ".")
    #expect(empty.status == 2 && empty.stderr.contains("contains a rule file"), "\(empty)")
    let foreign = try folder.write("left/fixed-text-alignment.md", rule).run("pack", ".")
    #expect(foreign.status == 2 && foreign.stderr.contains("README.md` was not written by `pack`"), "\(foreign)")
    #expect(try folder.read("README.md") == "# Mine\n")
  }

  @Test func `a table has one place`() throws {
    let folder = try Scratch(copyOf: "Rules").write("Tables/Texts/guards.tsv", "kind\ttext\tsource\n")
    let result = try folder.run("pack", ".")
    #expect(result.status == 2 && result.stderr.contains("guards.tsv:1: two folders of tables have"), "\(result)")
  }

  @Test func `a page is refreshed once`() {
    let fresh = RuleIndex.replacing("NEW\n", as: "rules", in: "<!-- rules -->\n<!-- /rules -->")!
    #expect(RuleIndex.replacing("NEW\n", as: "rules", in: fresh) == fresh)
  }
}
