import Testing

/// Pictures that a property of the project holds and that code turns where it uses the property.
@Suite struct TurnedPropertyTests {
  private func project(_ use: String) -> Scratch {
    Scratch()
      .write(
        "Assets.xcassets/nav_back.imageset/Contents.json", #"{"images":[{"idiom":"universal","filename":"icon.pdf"}],"info":{"version":1,"author":"xcode"}}"#
      )
      .write("Icons.swift", "enum Icons {\n  static let returning = UIImage(named: \"nav_back\")\n}\n")
      .write("Header.swift", use)
  }

  private static let helper =
    "extension UIImage {\n  func perLanguage() -> UIImage {\n    if currentLanguage == .arabic { return withHorizontallyFlippedOrientation() }\n"
      + "    return self\n  }\n}\n"

  @Test(arguments: [
    "func show() {\n  button.setImage(Icons.returning?.imageFlippedForRightToLeftLayoutDirection(), for: .normal)\n}\n",
    "func show() {\n  button.setImage(Icons.returning?.perLanguage(), for: .normal)\n}\n" + helper,
    "func show() {\n  button.setImage(Icons.returning?.turned(), for: .normal)\n}\nextension UIImage {\n"
      + "  func turned() -> UIImage { imageFlippedForRightToLeftLayoutDirection() }\n}\n",
  ])
  func aTurnedPropertyMakesItsPictureANote(use: String) throws {
    let project = project(use)
    let set = "Assets.xcassets/nav_back.imageset/Contents.json"
    for arguments in [["."], [set], [set, "--no-cache"], ["Icons.swift"], ["Icons.swift", "--no-cache"]] {
      let findings = try project.findings(arguments).filter { !$0.path.hasPrefix("Header") }
      #expect(!findings.isEmpty && findings.allSatisfy { $0.level == "note" && $0.fix != "safe" }, "\(findings)")
    }
  }

  @Test(arguments: [
    "func show() {\n  button.setImage(Icons.returning, for: .normal)\n}\n",
    "func show() {\n  button.setImage(Icons.returning?.tinted(), for: .normal)\n}\nextension UIImage {\n"
      + "  func tinted() -> UIImage { withTintColor(.red) }\n}\n",
    "func show() {\n  button.setImage(Icons.other?.perLanguage(), for: .normal)\n}\n" + helper,
  ])
  func anotherPropertyOrCallDoesNot(use: String) throws {
    let findings = try project(use).findings(".").filter { !$0.path.hasPrefix("Header") }
    #expect(findings.count == 2 && findings.allSatisfy { $0.level == "warning" }, "\(findings)")
  }

  @Test func aPictureThatAHelperTurnsAtOnceIsSilent() throws {
    let use = "func show() {\n  button.setImage(UIImage(named: \"nav_back\")?.perLanguage(), for: .normal)\n}\n" + Self.helper
    let project = project(use)
    for arguments in [["."], ["Header.swift"], ["Header.swift", "--no-cache"]] {
      #expect(try !project.findings(arguments).contains { $0.path == "Header.swift" }, "\(arguments)")
    }
  }
}
