import Testing

@testable import RTLMatching

/// Tests as they were written before `not` was one word are refused with the way in which they are written now.
@Suite struct OldSpellingTests {
  static let code = [
    ("$A is 1", "$A equals 1"), ("$A is-not $B", "$A not equals $B"), ("$A is not 0", "$A not equals 0"), ("$A not-same-size $B", "$A not same-size $B"),
    ("$A differs at left, right", "$A not same-size at left, right"), ("$A not-twin $B by SIDE", "$A not mirrors $B by SIDE"),
    ("$A local", "$A declared-as local"), ("$A not-local", "$A not declared-as local"), ("$A parameter", "$A declared-as parameter"),
    ("$A lopsided by SIDE", "$A asymmetric by SIDE"), ("lopsided by SIDE", "asymmetric by SIDE"), ("$A beside-later /, <", "$A later beside /, <"),
    ("$A asked-later turned", "$A later asked turned"),
    ("$A glued", "$A sentence-fragment"), ("$A never-sets locale", "$A not sets locale"), ("$A has-no-word a, b", "$A not has-word a, b"),
    ("$A has-no-word in things", "$A not has-word in things"), ("$A not-in things", "$A not in things"), ("$A not-type T, U", "$A not type T, U"),
    ("$A unflipped-image", "$A image fixed"), ("$A image-set", "$A image in-catalog"), ("$A not-image-set", "$A not image in-catalog"),
    ("$A declares-no flips", "$A not declares flips"), ("not-assigned to a", "not assigned to a"),
    ("not-named in things place", "not named in things place"), ("not-inside a, b", "not inside a, b"), ("among 12", "within list-of 12"),
    ("in-list-of 12", "within list-of 12"), ("written-beside", "paired by fix"), ("$A only-for draw", "$A later only draw"),
    ("unused", "not used"), ("unturned by transform", "not flips transform"), ("unturned by transform in file", "not flips transform in file"),
    ("asks-no-direction", "not asks-direction"), ("file has-no a", "not file has a"), ("imports Charts", "file imports Charts"),
    ("project has-no switches", "not project has switches"), ("target iOS 15", "project targets iOS 15"),
  ]
  static let elements = [
    ("has <x k=\"a b\"/>", "child <x k=\"a b\"/>"), ("has-no <x/>", "not child <x/>"), ("beside <x/>", "sibling <x/>"), ("not-beside <x/>", "not sibling <x/>"),
    ("inside <x/>", "ancestor <x/>"), ("not-inside <x/>", "not ancestor <x/>"), ("holds 3 <x/>", "child <x/> count 3"), ("held-by <x/>", "parent <x/>"),
    ("first <x/>", "ancestor <x/> first"), ("unreferenced by a, b", "not referenced by a, b"), ("hugs-text", "fits-content"),
    ("hugs-picture", "fits-content picture"), ("not-named a", "not named a"),
  ]

  static let codeBlock = "SIDE: left -> right\nleft = $A + $B + $SIDE"

  @Test(arguments: code.map { ($0, "swift", codeBlock) } + elements.map { ($0, "xml", "<label text=\"$A\"/>") })
  func isRefusedWithTheNewOne(_ spellings: (old: String, new: String), language: String, block: String) throws {
    func build(_ test: String) throws {
      var builder = RuleBuilder(tables: try RuleRefusalTests.readTables())
      let text = RuleRefusalTests.head + RuleRefusalTests.block("\(block)\nwhere \(test)", language: language)
      _ = try builder.build(RuleFile(path: "other/sample.md", text: text), withExamples: false)
    }
    try build(spellings.new)
    let error = #expect(throws: RuleError.self) { try build(spellings.old) }
    #expect(error?.message == "`\(spellings.old)` is now written `\(spellings.new)`")
  }

  @Test func eachIsTried() {
    for (old, _) in OldSpellings.beginnings {
      #expect((Self.code + Self.elements).contains { $0.0.hasPrefix(old) || $0.0.hasPrefix("$A " + old) }, "\(old)")
    }
  }

  /// Who writes a rule has to know them all.
  @Test func namesOfTestsAreFew() {
    #expect(Set(ConditionForm.all.map(\.name)).count <= 40)
  }
}
