import RTLLexing
import Testing

@testable import RTLFacts

/// A view `v` with these views and constraints, and what variations do to them.
private func document(_ views: String, _ constraints: String = "", _ variations: String = "", more: String = "") -> InterfaceDocument {
  InterfaceDocument(
    tree(
      "<document targetRuntime='iOS.CocoaTouch'><objects><view id='v'><rect key='frame' x='0.0' y='0.0' width='320' height='60'/>"
        + "<subviews>\(views)</subviews><constraints>\(constraints)</constraints>\(variations)</view>\(more)</objects></document>"))
}

private func mask(_ key: String, exclude: [String] = [], include: [String] = []) -> String {
  "<variation key='\(key)'><mask key='constraints'>" + exclude.map { "<exclude reference='\($0)'/>" }.joined()
    + include.map { "<include reference='\($0)'/>" }.joined() + "</mask></variation>"
}

struct InterfaceGeometryTests {
  private static let phone = SizeClass(width: .compact, height: .regular)
  private static let tablet = SizeClass(width: .regular, height: .regular)

  @Test(arguments: [
    ("12.5", 12.5), ("-8", -8), ("0.0", 0), ("-2.3841857910156e-07", 0), ("1:2", 0.5), ("3/4", 0.75), ("1e7", nil), ("1:0", nil), ("inf", nil), ("-inf", nil),
    ("nan", nil), ("wide", nil), ("", nil), ("1:2:3", nil),
  ])
  func numbers(_ text: String, _ expected: Double?) {
    #expect(InterfaceNumber.measure(text) == expected)
  }

  @Test func weakerVariationsComeFirst() {
    #expect(Self.phone.keys == ["default", "heightClass=regular", "widthClass=compact", "heightClass=regular-widthClass=compact"])
    #expect(SizeClass.any.keys == ["default"])
    #expect(SizeClass(width: .regular, height: nil).keys == ["default", "widthClass=regular"])
  }

  @Test func theFrameIsThatOfTheFile() {
    let document = document(
      "<label id='l'><rect key='frame' x='8' y='4' width='1:2' height='20'/></label><label id='m'><rect key='other' x='8'/></label>"
      + "<label id='n'><rect key='frame' x='1e19' y='nan' width='44'/></label>")
    #expect(document.object(id: "l").flatMap(document.tree.frame) == Rect(x: 8, y: 4, width: 0.5, height: 20))
    #expect(document.object(id: "m").flatMap(document.tree.frame) == nil)
    #expect(document.object(id: "n").flatMap(document.tree.frame) == nil)
    #expect(document.object(id: "n").flatMap(document.tree.drawnFrame) == Rect(x: 0, y: 0, width: 44, height: 0))
  }

  /// How many readings a document needs.
  @Test(arguments: [
    ("", 1), ("<variation key='default' axis='vertical'/>", 1), ("<variation key='widthClass=regular' axis='vertical'/>", 2),
    ("<variation key='heightClass=regular-widthClass=regular' axis='vertical'/>", 2),
    ("<variation key='widthClass=regular' axis='vertical'/><variation key='heightClass=compact' axis='vertical'/>", 4),
  ])
  func sizeClassesThatDiffer(_ variations: String, _ expected: Int) {
    #expect(InterfaceGeometry.all(of: document("<stackView id='s'>\(variations)</stackView>")).count == expected)
  }

  @Test func theStrongestVariationDecides() throws {
    let stack = "<stackView id='s' spacing='1'><variation key='heightClass=regular-widthClass=regular' spacing='4'/>"
      + "<variation key='widthClass=regular' spacing='3' axis='vertical'/><variation key='heightClass=regular' spacing='2'/></stackView>"
    let document = document(stack)
    let element = try #require(document.object(id: "s"))
    func spacing(_ sizeClass: SizeClass) -> Double? { InterfaceGeometry(document, sizeClass).number("spacing", of: element) }
    #expect(spacing(.any) == 1)
    #expect(spacing(Self.phone) == 2)
    #expect(spacing(SizeClass(width: .regular, height: .compact)) == 3)
    #expect(spacing(Self.tablet) == 4)
    #expect(InterfaceGeometry(document, Self.tablet).value("axis", of: element) == "vertical")
    #expect(InterfaceGeometry(document, Self.phone).value("axis", of: element) == nil)
  }

  /// In which size classes a constraint holds: on a phone, on a tablet, and whether it is one at all.
  @Test(arguments: [
    ("", true, true, true),
    (mask("default", exclude: ["c"]), false, false, false),
    (mask("default", exclude: ["c"]) + mask("widthClass=regular", include: ["c"]), false, true, true),
    (mask("widthClass=regular", exclude: ["c"]), true, false, true),
    (mask("heightClass=regular", exclude: ["c"]) + mask("heightClass=regular-widthClass=compact", include: ["c"]), true, false, true),
    (mask("default", exclude: ["l"]), false, false, false),
    (mask("default", exclude: ["box"]), false, false, false),
    (mask("widthClass=compact", exclude: ["box"]), false, true, true),
    (mask("default", exclude: ["named"]), true, true, true),
  ])
  func constraintsHold(_ variations: String, phone: Bool, tablet: Bool, anywhere: Bool) throws {
    let item = variations.contains("'named'") ? "named" : "c"
    let document = document(
      "<view id='box'><subviews><label id='l'/></subviews></view>",
      "<constraint firstItem='l' firstAttribute='leading' secondItem='v' secondAttribute='leading' id='\(item)'/>", variations,
      more: "<viewController id='vc'><connections><outlet property='edge' destination='named' id='o'/></connections></viewController>")
    #expect(document.constraints.count == (anywhere ? 1 : 0))
    #expect(document.idleConstraints.count == (anywhere ? 0 : 1))
    let label = try #require(document.object(id: "l"))
    func isPinned(_ sizeClass: SizeClass) -> Bool { !InterfaceGeometry(document, sizeClass).ties(of: label, at: .start).isEmpty }
    #expect(isPinned(Self.phone) == phone)
    #expect(isPinned(Self.tablet) == tablet)
  }

  /// What code reaches inside of a view that is installed nowhere may show; the view itself is not there at first.
  @Test func whatCodeReachesMayShow() throws {
    let document = document(
      "<view id='box'><subviews><label id='l'/><label id='named'/></subviews></view>", "", mask("default", exclude: ["box"]),
      more: "<viewController id='vc'><connections><outlet property='title' destination='named' id='o'/></connections></viewController>")
    let geometry = InterfaceGeometry(document, Self.phone)
    let views = try ["v", "box", "l", "named"].map { try #require(document.object(id: $0)) }
    #expect(views.map(geometry.mayShow) == [true, false, false, true])
    #expect(views.map(geometry.isInstalled) == [true, false, false, false])
  }

  /// A view is there on tablets, what stands in it only on phones: together they are nowhere, and that is not for code to change.
  @Test func whatTwoThingsHideStaysHidden() throws {
    let document = document(
      "<view id='box'><subviews><label id='l'/></subviews></view>",
      "<constraint firstItem='l' firstAttribute='leading' secondItem='box' secondAttribute='leading' id='c'/>",
      mask("widthClass=compact", exclude: ["box"]) + mask("widthClass=regular", exclude: ["l"]))
    let label = try #require(document.object(id: "l"))
    for geometry in InterfaceGeometry.all(of: document) {
      #expect(!geometry.mayShow(label) && geometry.ties(of: label, at: .start).isEmpty)
    }
  }
}
