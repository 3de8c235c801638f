import Testing

/// What code does to the views that show a picture, and the fix of its set.
@Suite struct TurnedPictureTests {
  private let picture = "{\n  \"images\" : [\n    {\n      \"idiom\" : \"universal\",\n      \"filename\" : \"a.png\"\n    }\n  ]\n}\n"

  @Test func aPictureWhoseViewCodeRotatesKeepsItsSide() throws {
    let xib = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
          <objects>
              <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Drawer">
                  <connections>
                      <outlet property="pointer" destination="i1a-aa-001" id="o1a-aa-001"/>
                  </connections>
              </placeholder>
              <imageView image="chevron_right" id="i1a-aa-001"/>
          </objects>
      </document>

      """
    let project = Scratch().write("Drawer.xib", xib).write("A.xcassets/chevron_right.imageset/Contents.json", picture)
      .write("Drawer.swift", "class Drawer {\n  func open() {\n    pointer.alpha = 1\n  }\n}\n")
    #expect(try project.findings(".").map(\.rest) == ["warning asset-without-direction safe", "warning directional-image-unflipped"])
    project.write("Drawer.swift", "class Drawer {\n  func open() {\n    pointer.transform = CGAffineTransform(rotationAngle: .pi / 2)\n  }\n}\n")
    #expect(try project.findings(".").map(\.rest) == ["warning asset-without-direction unsafe", "note directional-image-unflipped"])
    #expect(try project.findings("A.xcassets").map(\.rest) == ["warning asset-without-direction unsafe"])
    #expect(try project.run(".").stdout.contains("Drawer.swift:3"))
    let code =
      "class Row {\n  let arrow = UIImageView(image: UIImage(named: \"chevron_right\"))\n  func open() {\n"
        + "    arrow.transform = CGAffineTransform(rotationAngle: .pi / 2)\n  }\n}\n"
    #expect(
      try Scratch().write("A.xcassets/chevron_right.imageset/Contents.json", picture).write("Row.swift", code).findings("A.xcassets").map(\.rest) == [
        "warning asset-without-direction unsafe",
      ])
    // By way of a local, in another class.
    for made in ["table.dequeue(Drawer.self)", "table.dequeue(id) as! Drawer"] {
      project.write(
        "Drawer.swift",
        "class Shelf {\n  func open() {\n    let drawer = \(made)\n    drawer.pointer.transform = CGAffineTransform(rotationAngle: .pi / 2)\n  }\n}\n")
      #expect(try project.findings("A.xcassets").map(\.rest) == ["warning asset-without-direction unsafe"])
    }
    project.write(
      "Drawer.swift",
      "class Shelf {\n  func open() {\n    let drawer = table.dequeue(Box.self)\n"
        + "    drawer.pointer.transform = CGAffineTransform(rotationAngle: .pi / 2)\n  }\n}\n"
    )
    #expect(try project.findings("A.xcassets").map(\.rest) == ["warning asset-without-direction safe"])
    // Another class with an outlet of that name.
    project.write("Drawer.swift", "class Shelf {\n  func open() {\n    pointer.transform = CGAffineTransform(rotationAngle: .pi / 2)\n  }\n}\n")
    #expect(try project.findings("A.xcassets").map(\.rest) == ["warning asset-without-direction safe"])
  }

  /// A picture that no catalog has is flipped where it is used, unless its catalog or other code can turn it.
  @Test(arguments: [
    ("UIImage(named: \"row_chevron\")", "arrow.alpha = 1", "unsafe"),
    ("UIImage(named: \"row_chevron\")!.withRenderingMode(.alwaysTemplate)", "arrow.alpha = 1", "unsafe"),
    ("UIImage(named: \"back\")", "arrow.alpha = 1", "shown"), ("UIImage(named: \"row_chevron\")?.tinted(.red)", "arrow.alpha = 1", "shown"),
    ("UIImage(named: \"row_chevron\").map(tinted)", "arrow.alpha = 1", "shown"),
    ("UIImage(named: \"row_chevron\")", "row.arrow.transform = CGAffineTransform(rotationAngle: .pi / 2)", "shown"),
    ("UIImage(named: \"row_chevron\")", "view.image = row.chevron.imageFlippedForRightToLeftLayoutDirection()", "shown"),
    ("UIImage(named: \"row_chevron\")", "view.image = row.cross.imageFlippedForRightToLeftLayoutDirection()", "unsafe"),
  ])
  func flippedAtItsUse(value: String, other: String, fix: String) throws {
    let name = other.contains("image =") ? "chevron" : "arrow"
    let made = name == "arrow" ? "UIImageView(image: \(value))" : value
    let project = Scratch().write("A.xcassets/back.imageset/Contents.json", picture)
      .write("Row.swift", "class Row {\n  let \(name) = \(made)\n}\n")
      .write("Table.swift", "class Table {\n  func open(_ row: Row) {\n    \(other)\n  }\n}\n")
    #expect(try project.findings("--only", "directional-image-unflipped", ".").map(\.fix) == [fix], "\(value) \(other)")
  }

  /// What a name in a file of data stands for is not known.
  @Test(arguments: [
    ("tools.json", "[{ \"id\": \"left\", \"icon\": \"arrow_left\" }]", true), ("tools.json", "{ \"arrow_left\" : \"Go back\" }", false),
    ("tools.json", "{ \"icon\": \"arrow_left_2\" }", false),
    ("Tools.plist", "<plist><dict><key>icon</key><string>arrow_left</string></dict></plist>", true),
    ("Tools.plist", "<plist><dict><key>arrow_left</key><string>Go back</string></dict></plist>", false),
  ])
  func namedInData(file: String, text: String, isHeld: Bool) throws {
    let found = try Scratch().write("A.xcassets/arrow_left.imageset/Contents.json", picture).write("A.swift", "let back = UIImage(named: \"arrow_left\")\n")
      .write(file, text).findings("A.xcassets").map(\.rest)
    #expect(found == ["warning asset-without-direction \(isHeld ? "unsafe" : "safe")"])
  }

  /// Of a name that is put together nobody knows when it is that of the picture.
  @Test(arguments: [
    ("show(\"arrow_\\(side)\")", true), ("show(\"arrow_\" + side)", true), ("show(\"Icons/arrow_\\(side).png\")", true),
    ("show(String(format: \"arrow_%@\", side))", true), ("show([\"arrow\", side].joined(separator: \"_\"))", true),
    ("show(name.replacingOccurrences(of: \"left\", with: \"right\"))", true),
    ("func end() -> String { isRTL ? \"_right\" : \"_left\" }\n    show(\"arrow\" + end())", true),
    ("show(isRTL ? Arrow.rear : Arrow.front)\n  }\n}\nenum Arrow: String {\n  case rear = \"arrow_left\", front = \"arrow_right\"\n  func none() {", true),
    ("let names = [\"arrow_right\", \"arrow_left\"]\n  func turned() {\n    show(names[effectiveUserInterfaceLayoutDirection.rawValue])", true),
    ("switch side {\n    case .left: show(\"arrow_left\")\n    case .right: show(\"arrow_right\")\n    }", true),
    ("show(\"flag_\\(side)\")", false), ("show(\"\\(side)_\\(side)\")", false), ("let left = 2", false),
  ])
  func aPictureWhoseNameIsPutTogetherKeepsItsDirection(code: String, isHeld: Bool) throws {
    let project = Scratch().write("A.xcassets/arrow_left.imageset/Contents.json", picture)
      .write("Known.swift", "func known() { print(\"arrow_left\") }\n").write("Row.swift", "final class Row {\n  func load() {\n    \(code)\n  }\n}\n")
    let fixes = try project.findings("--only", "asset-without-direction", "--min-level", "note", ".").map(\.fix)
    #expect(fixes == [isHeld ? "unsafe" : "safe"], "\(code)")
    if !isHeld { return }
    project.write("Row.swift", "")
    #expect(try project.findings("--only", "asset-without-direction", ".").map(\.fix) == ["safe"])
  }

  /// A value that only says the theme, the size or the state leaves the side to the fixed part of the name.
  @Test(arguments: [
    ("show(\"arrow_left_\\(theme)\")", "", false), ("show(\"arrow_left_\" + theme)", "arrow_left_2", false),
    ("show(String(format: \"arrow_left_%@\", theme))", "arrow_left_light", false), ("show(\"back_\\(theme)\")", "", true),
    ("show(\"arrow_left_\\(theme)\")", "arrow_left_flipped", true), ("show(\"arrow_left_\\(theme)\")", "arrow_left_arabic", true),
    ("show(\"arrow_left_\\(theme)\")", "arrow_left_r", true), ("show(\"arrow_\\(side)_dark\")", "", true),
    ("show(\"arrow_\\(name)\")", "", true), ("show(\"arrow_\\(side)_\\(theme)\")", "", true),
    ("show(isRTL ? \"arrow_right_\\(theme)\" : \"arrow_left_\\(theme)\")", "", true),
    ("show(\"arrow_left_\\(theme)\".replacingOccurrences(of: \"left\", with: \"right\"))", "", true),
    ("switch side {\n    case .left: show(\"arrow_left_\\(theme)\")\n    case .right: show(\"arrow_right_\\(theme)\")\n    }", "", true),
    ("if isRTL { mirror() }\n    show(\"arrow_left_\\(theme)\")", "", true),
    ("show(\"arrow_left_\\(theme)\").imageFlippedForRightToLeftLayoutDirection()", "", true),
    ("let names = [\"arrow_left_\\(theme)\", end]\n  func turned() {\n    show(names[effectiveUserInterfaceLayoutDirection.rawValue])", "", true),
    ("show(isRTL ? rear : front)\n  }\n  var rear: String { \"arrow_left_\\(theme)\" }\n  func none() {", "", true),
  ])
  func aPictureOfSeveralThemes(code: String, other: String, isHeld: Bool) throws {
    let project = Scratch().write("A.xcassets/arrow_left_dark.imageset/Contents.json", picture)
      .write("Row.swift", "final class Row {\n  func load() {\n    \(code)\n  }\n}\n")
    if !other.isEmpty { project.write("A.xcassets/\(other).imageset/Contents.json", picture) }
    let fixes = try project.findings("--only", "asset-without-direction", "--min-level", "note", "A.xcassets/arrow_left_dark.imageset").map(\.fix)
    #expect(fixes == [isHeld ? "unsafe" : "safe"], "\(code) \(other)")
  }

  /// Nothing names it: its name may come from elsewhere.
  @Test func aPictureThatNothingNamesIsLeft() throws {
    let project = Scratch().write("A.xcassets/arrow_left.imageset/Contents.json", picture).write("Row.swift", "func load() { show(name) }\n")
    #expect(try project.findings(".").map(\.rest) == ["warning asset-without-direction unsafe"])
    project.write("ar.lproj/Names.strings", "\"next\" = \"arrow_left\";\n").write("Row.swift", "func load() { show(\"arrow_left\") }\n")
    #expect(try project.findings("A.xcassets").map(\.rest) == ["warning asset-without-direction unsafe"])
  }

  /// Turned by its view and by its set, a picture would stand as before.
  @Test(arguments: [
    ("class BackButton: UIButton {\n  func turn() {\n    if isRTL { imageView?.transform = CGAffineTransform(scaleX: -1, y: 1) }\n  }\n}\n", true),
    ("class BackButton: UIButton {\n  func turn() {\n    transform = CGAffineTransform(scaleX: 0.9, y: 0.9)\n  }\n}\n", false),
  ])
  func aPictureThatItsClassTurnsKeepsItsDirection(code: String, isTurned: Bool) throws {
    let xib = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
          <objects>
              <button id="b1a-aa-001" customClass="BackButton">
                  <state key="normal" image="chevron_left"/>
              </button>
          </objects>
      </document>

      """
    let project = Scratch().write("Bar.xib", xib).write("A.xcassets/chevron_left.imageset/Contents.json", picture).write("BackButton.swift", code)
    let rest = isTurned ? ["warning asset-without-direction unsafe"] : ["warning asset-without-direction safe", "warning directional-image-unflipped"]
    #expect(try project.findings(".").map(\.rest) == rest)
    #expect(try project.findings("A.xcassets").map(\.rest) == [rest[0]])
  }

  @Test(arguments: [
    (
      "class Row {\n  let arrow = UIImageView()\n  func f() {\n    arrow.image = SHOWN\n    arrow.transform = CGAffineTransform(rotationAngle: .pi)\n  }\n}",
      ["UIImage(named: \"chevron_right\")", "R.image.chevron_right()", "UIImage(resource: .chevronRight)", ".chevronRight", "Asset.Icons.chevronRight.image"]
    ),
    (
      "struct Row: View {\n  var body: some View {\n    SHOWN\n      .rotationEffect(.degrees(isOpen ? 90 : 0))\n  }\n}",
      ["Image(\"chevron_right\")", "Image(.chevronRight)", "Asset.Icons.chevronRight.swiftUIImage", "HStack { Image(\"chevron_right\") }"]
    ),
  ])
  func aRotatedPictureKeepsItsSideHoweverCodeNamesIt(code: String, ways: [String]) throws {
    for way in ways {
      let project = Scratch().write("A.xcassets/chevron_right.imageset/Contents.json", picture)
      let shown = code.replacingOccurrences(of: "SHOWN", with: way) + "\n"
      project.write("Row.swift", shown)
      #expect(try project.findings("A.xcassets").map(\.rest) == ["warning asset-without-direction unsafe"], "\(way)")
      #expect(try project.run("A.xcassets").stdout.contains("Row.swift:"), "\(way)")
      let moved = shown.replacingOccurrences(of: "transform = CGAffineTransform(rotationAngle: .pi)", with: "alpha = 0").replacingOccurrences(
        of: "rotationEffect(.degrees(isOpen ? 90 : 0))", with: "padding(8)")
      project.write("Row.swift", moved)
      #expect(try project.findings("A.xcassets").map(\.rest) == ["warning asset-without-direction safe"], "\(way)")
    }
  }
}
