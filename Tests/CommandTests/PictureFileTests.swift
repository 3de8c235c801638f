import Foundation
import Testing

/// The files of an image set tell more than its name.
@Suite struct PictureFileTests {
  private func findings(_ file: String) throws -> [String] {
    try Scratch().write("App/A.swift", "func show() {\n  view.image = UIImage(named: \"find_arrow\")\n}\n")
      .write(
        "App/Assets.xcassets/find_arrow.imageset/Contents.json",
        #"{"images":[{"idiom":"universal","filename":"\#(file)"}],"info":{"version":1,"author":"xcode"}}"#
      )
      .findings(".").map(\.path).sorted()
  }

  @Test(arguments: ["up@2x.png", "arrows-chevron-down.pdf", "ChevronDown.svg", "beach.jpg"])
  func picturesThatPointUpOrDownAreSilent(file: String) throws {
    #expect(try findings(file).isEmpty)
  }

  @Test(arguments: ["arrow@2x.png", "group.pdf", "backup.png", "arrow.jpg"])
  func otherPicturesAreReported(file: String) throws {
    #expect(try findings(file) == ["App/A.swift", "App/Assets.xcassets/find_arrow.imageset/Contents.json"])
  }

  /// Chevrons of eight pixels: one to the right, and one that points down.
  @Test(arguments: [
    ("iVBORw0KGgoAAAANSUhEUgAAAAgAAAAIAQMAAAD+wSzIAAAABlBMVEUAAAAUKMh2qlZLAAAAAXRSTlMAQObYZgAAABZJREFUeNpjaGA4wJDAYMAgAcQJDAcAGpgDOesrPwcAAAAASUVORK5CYII=", 2),
    ("iVBORw0KGgoAAAANSUhEUgAAAAgAAAAIAQMAAAD+wSzIAAAABlBMVEUAAAAUKMh2qlZLAAAAAXRSTlMAQObYZgAAABRJREFUeNpjaGQ4zJDGYMMgwQAGABisAf8tbYJAAAAAAElFTkSuQmCC", 0),
  ])
  func thePictureTells(picture: String, reported: Int) throws {
    let project = Scratch().write("App/A.swift", "func show() {\n  view.image = UIImage(named: \"row_chevron\")\n}\n")
      .write(
        "App/Assets.xcassets/row_chevron.imageset/Contents.json",
        #"{"images":[{"idiom":"universal","filename":"r.png"}],"info":{"version":1,"author":"xcode"}}"#
      )
      .write("App/Assets.xcassets/row_chevron.imageset/r.png", Array(Data(base64Encoded: picture)!))
    #expect(try project.findings(".").count == reported)
    _ = project.write("App/Assets.xcassets/row_chevron.imageset/r.png", "cut off")
    #expect(try project.findings(".").count == 2)
  }

  /// A file beside the code tells as much as one in a catalogue.
  @Test func aLoosePictureTells() throws {
    let down = Array(
      Data(
        base64Encoded:
          "iVBORw0KGgoAAAANSUhEUgAAAAgAAAAIAQMAAAD+wSzIAAAABlBMVEUAAAAUKMh2qlZLAAAAAXRSTlMAQObYZgAAABRJREFUeNpjaGQ4zJDGYMMgwQAGABisAf8tbYJAAAAAAElFTkSuQmCC")!)
    let project = Scratch().write("App/A.swift", "func show() {\n  view.image = UIImage(named: \"row_chevron\")\n}\n").write("App/row_chevron@2x.png", down)
    #expect(try project.findings(".").isEmpty)
    _ = project.write("App/row_chevron.png", "cut off")
    #expect(try project.findings(".").count == 1)
  }

  /// Whether its set may have a direction is not known.
  @Test func aSymbolOfTheAppsOwnIsSilent() throws {
    let project = Scratch().write("App/A.swift", "func show() {\n  view.image = UIImage(named: \"arrow.forward.path\")\n}\n")
    #expect(try project.findings(".").count == 1)
    let set = #"{"symbols":[{"idiom":"universal","filename":"a.svg"}],"info":{"version":1,"author":"xcode"}}"#
    #expect(try project.write("App/Assets.xcassets/arrow.forward.path.symbolset/Contents.json", set).findings(".").isEmpty)
  }

  @Test func loosePicturesOfTwoLanguagesAreSilent() throws {
    let project = Scratch().write("App/A.m", "void show(void) {\n  view.image = [UIImage imageNamed:@\"back_arButton.png\"];\n}\n").write(
      "App/Images/back_arButton@2x.png", "a")
    #expect(try project.findings(".").count == 1)
    #expect(try project.write("App/Images/back_enButton@2x.png", "b").findings(".").isEmpty)
    let twins = Scratch().write("App/A.m", "void show(void) {\n  view.image = [UIImage imageNamed:@\"back.png\"];\n}\n").write("App/back.png", "a").write(
      "App/back-rtl.png", "b")
    #expect(try twins.findings(".").isEmpty)
  }

  /// One edit of the image set fixes every place that shows it.
  @Test func anImageIsToldOnce() throws {
    let set = "App/Assets.xcassets/back_arrow.imageset/Contents.json"
    let project = Scratch().write(set, #"{"images":[{"idiom":"universal","filename":"b.pdf"}],"info":{"version":1,"author":"xcode"}}"#)
    let use = "func show() {\n  view.image = UIImage(named: \"back_arrow\")\n}\n"
    for name in ["A", "B", "C"] { project.write("App/\(name).swift", use) }
    // Kept by a person: neither told nor counted.
    project.write("App/D.swift", use.replacing("  view", with: "  // rtl-audit:disable:next directional-image-unflipped -- drawn for both\n  view"))
    func told(_ arguments: String...) throws -> String { try Command.run(arguments, in: project.path).stdout }
    let head =
      "\(set):1:1: warning: image set `back_arrow` has a directional name but no Direction; choose Left to Right, Mirrors unless the image points up "
        + "or down [asset-without-direction]\n"
    let text = try told()
    #expect(text.hasPrefix(head) && text.contains("= also in: A.swift:2, B.swift:2, C.swift:2\n\n4 warnings in 4 of 5 files.\n"), "\(text)")
    #expect(
      text.contains("\n4 of these share one cause, image `back_arrow` (\(set)); fix it first.\n") && !text.contains("[directional-image-unflipped]"), "\(text)")
    // A page, too; machines hear of each place.
    #expect(try told("--format", "markdown").contains("; also in A.swift:2, B.swift:2, C.swift:2 |\n"))
    #expect(try told("--format", "sarif").components(separatedBy: "\"ruleId\"").count == 5)
    // One place by itself names the one where the direction is set.
    #expect(try told("App/B.swift").contains("= note: \(set):1:1: image set `back_arrow`\n"))
    #expect(try project.run("--fix").status == 0 && told().hasPrefix("No warnings in 5 files.\n"))
  }

  private func sets(_ files: [String: String]) throws -> [String] {
    let project = Scratch()
    for (name, file) in files {
      _ = project.write(
        "A.xcassets/\(name).imageset/Contents.json", #"{"images":[{"idiom":"universal","filename":"\#(file)"}],"info":{"version":1,"author":"xcode"}}"#)
    }
    return try project.findings(".", "--min-level", "note").map(\.path).sorted()
  }

  @Test func aSetIsWhatItsPictureIsCalled() throws {
    // A badge and not an arrow; a file without a name of its own says nothing, nor does it beside an arrow's name.
    #expect(try sets(["require_forward": "padlock_16@2x.png"]).isEmpty)
    #expect(try sets(["require_forward": "group 12.png"]).count == 1)
    #expect(try sets(["require_forward": "rightphoto.png"]).count == 1)
    #expect(try sets(["require_forward": "forward.png"]).count == 1)
    #expect(try sets(["forward_arrow": "padlock_16@2x.png"]).count == 1)
  }

  /// What is drawn for one language is not mirrored in it.
  @Test func aDrawingForOneLanguageIsSilent() throws {
    #expect(try sets(["backAr": "a.png", "backEn": "b.png"]) == ["A.xcassets/backEn.imageset/Contents.json"])
    #expect(try sets(["back_arButton": "a.png", "back_enButton": "b.png"]) == ["A.xcassets/back_enButton.imageset/Contents.json"])
    #expect(try sets(["back_area": "a.png", "back_enea": "b.png"]).count == 2)
    #expect(try sets(["back": "a.png", "back_ar": "b.png"]) == ["A.xcassets/back.imageset/Contents.json"])
    #expect(try sets(["backAr": "a.png"]).count == 1)
  }

  @Test func twoFacesHaveNoDirection() throws {
    #expect(try sets(["badge_back": "badge_back.png", "badge_front": "badge_front.png"]).isEmpty)
    #expect(try sets(["BadgeBack": "card.png", "BadgeFront": "card.png"]).isEmpty)
    #expect(try sets(["badge_back": "badge_back.png"]).count == 1)
  }
}
