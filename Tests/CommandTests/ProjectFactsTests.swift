import Testing

/// What other files say about a place.
@Suite struct ProjectFactsTests {
  private func project() -> Scratch {
    Scratch()
      .write("App/Labels.swift", "func makeLabel(_ text: String, alignment: NSTextAlignment) -> UILabel {\n  style(alignment)\n}\n")
      .write("App/Rows.swift", "func makeRow(alignment: RowSide) {}\nfunc isLeft(alignment: NSTextAlignment) -> Bool { alignment == .left }\n")
      .write(
        "App/Cart.swift",
        "func build() {\n  add(makeLabel(\"Total\", alignment: .left))\n  makeRow(alignment: .left)\n  check(isLeft(alignment: .left))\n}\n")
  }

  @Test func aParameterInAnotherFileGivesAValueItsType() throws {
    let project = project()
    let expected = ["App/Cart.swift:2:37 warning fixed-text-alignment unsafe"]
    #expect(try project.findings(".").map(\.description) == expected)
    #expect(try project.run(".").stdout.contains("App/Labels.swift:1"))
  }

  @Test func oneFileGivesTheSameFindingsAsAllFiles() throws {
    let project = project()
    #expect(try project.findings("App/Cart.swift").map(\.description) == project.findings(".").map(\.description))
  }

  @Test func aDeclarationThatDisagreesMakesTheTypeUnknown() throws {
    let project = project().write("Watch/Labels.swift", "func makeLabel(_ text: String, alignment: RowSide) {}\n")
    #expect(try project.findings(".").isEmpty)
  }
}
