import Testing

/// The files of an image set tell more than its name.
@Suite struct PictureFileTests {
  private func findings(_ file: String) throws -> [String] {
    try Scratch().write("App/A.swift", "func show() {\n  view.image = UIImage(named: \"find_arrow\")\n}\n")
      .write("App/Assets.xcassets/find_arrow.imageset/Contents.json", #"{"images":[{"idiom":"universal","filename":"\#(file)"}],"info":{"version":1,"author":"xcode"}}"#)
      .findings(".").map(\.path).sorted()
  }

  @Test(arguments: ["up@2x.png", "arrows-chevron-down.pdf", "ChevronDown.svg"])
  func picturesThatPointUpOrDownAreSilent(file: String) throws {
    #expect(try findings(file).isEmpty)
  }

  @Test(arguments: ["arrow@2x.png", "group.pdf", "backup.png"])
  func otherPicturesAreReported(file: String) throws {
    #expect(try findings(file) == ["App/A.swift", "App/Assets.xcassets/find_arrow.imageset/Contents.json"])
  }
}
