import RTLFindings
import Testing

struct VersionTests {
  static let cases: [(String, Version?)] = [
    ("12", Version(12)), ("13.4", Version(13, 4)), ("v5.0.1", Version(5, 0, 1)), ("5.1.0-beta.2", Version(5, 1)), ("1.2.3.4", Version(1, 2, 3)),
    ("", nil), ("$(TARGET)", nil), ("12.", nil), ("+1", nil), ("99999999999999999999", nil), ("1.2.3.4.5", nil),
  ]

  @Test(arguments: cases) func reads(_ text: String, _ expected: Version?) {
    #expect(Version(text) == expected)
  }

  @Test func orders() {
    #expect(Version(9) < Version(12, 1))
    #expect(Version(12, 1, 9) < Version(12, 2))
    #expect(Version(12, 0, 1).description == "12.0.1")
  }
}
