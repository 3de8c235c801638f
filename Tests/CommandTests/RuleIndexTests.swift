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
    #expect(RuleIndex.replacing("NEW\n", in: page) == expected)
  }

  @Test func `a page is refreshed once`() {
    let fresh = RuleIndex.replacing("NEW\n", in: "<!-- rules -->\n<!-- /rules -->")!
    #expect(RuleIndex.replacing("NEW\n", in: fresh) == fresh)
  }
}
