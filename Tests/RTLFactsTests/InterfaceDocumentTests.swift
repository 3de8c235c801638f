import Testing

@testable import RTLFacts
import RTLFindings

private func document(_ text: String) -> InterfaceDocument { InterfaceDocument(tree(text)) }

/// A storyboard with one scene; `body` stands inside the root view.
private func storyboard(_ body: String, controller: String = "customClass=\"OrdersController\"") -> InterfaceDocument {
  document(
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch"><scenes>
    <!--Orders List--><scene sceneID="s1"><objects><viewController id="vc" \(controller) sceneMemberID="viewController">
    <view key="view" id="v"><subviews>\(body)</subviews></view>
    <connections><outlet property="totalLabel" destination="l" id="o1"/><outletCollection property="labels" destination="l" id="o2"/></connections>
    </viewController><placeholder id="fr" sceneMemberID="firstResponder"/></objects></scene></scenes></document>
    """)
}

struct InterfaceDocumentTests {
  @Test(arguments: [
    ("<document targetRuntime='iOS.CocoaTouch.iPad'/>", AppPlatform.iOS),
    ("<document type='com.apple.InterfaceBuilder3.CocoaTouch.XIB'/>", .iOS),
    ("<document type='com.apple.InterfaceBuilder3.Cocoa.XIB' targetRuntime='MacOSX.Cocoa'/>", .macOS),
    ("<document targetRuntime='AppleTV'/>", .tvOS),
    ("<document targetRuntime='watchKit'/>", .watchOS),
    ("<document targetRuntime='other'/>", nil),
    ("<archive type='com.apple.InterfaceBuilder3.CocoaTouch.XIB'/>", nil),
    ("<svg/>", nil), ("", nil),
  ])
  func platform(_ text: String, _ expected: AppPlatform?) {
    #expect(document(text).platform == expected)
  }

  @Test func outletsLeadToTheirObject() throws {
    let document = storyboard("<label id='l'/>")
    let label = try #require(document.object(id: "l"))
    let outlets = document.outlets(to: label)
    #expect(outlets.map(\.property) == ["totalLabel", "labels"])
    #expect(outlets.map(\.isCollection) == [false, true])
    #expect(outlets.map(\.ownerClass) == ["OrdersController", "OrdersController"])
    #expect(outlets.first?.owner == document.object(id: "vc"))
    #expect(document.outlets(to: try #require(document.object(id: "v"))).isEmpty)
  }

  @Test func constraintsKnowTheirItems() throws {
    let document = storyboard(
      """
      <view id='box'><subviews><label id='l'/></subviews><constraints>
      <constraint firstItem='l' firstAttribute='left' secondItem='box' secondAttribute='leftMargin' id='c1'/>
      <constraint firstAttribute='trailing' secondItem='gone' secondAttribute='trailing' placeholder='YES'/>
      <constraint firstItem='gone' firstAttribute='width'/></constraints></view>
      """)
    let box = try #require(document.object(id: "box"))
    let constraints = document.constraints
    #expect(constraints.map(\.firstItem) == [document.object(id: "l"), box, nil])
    #expect(constraints.map(\.secondItem) == [box, nil, nil])
    #expect(constraints.map(\.hasSecondItem) == [true, true, false])
    #expect(constraints.map(\.firstAttribute) == ["left", "trailing", "width"])
    #expect(constraints.map(\.holder) == [box, box, box])
    #expect(constraints.map(\.isPlaceholder) == [false, true, false])
    #expect(constraints.map(\.id) == ["c1", nil, nil])
  }

  @Test func objectsAround() throws {
    let document = storyboard("<stackView id='s'><subviews><label id='l'/></subviews></stackView>")
    let label = try #require(document.object(id: "l"))
    #expect(document.nearby(label).contains(try #require(document.object(id: "s"))))
    #expect(!document.nearby(label).contains(label))
  }

  @Test func labelsOfStandardCells() throws {
    let document = storyboard(
      "<tableViewCell id='c' textLabel='a' detailTextLabel='b'><label id='a'/><label id='b'/><label id='d'/></tableViewCell>")
    #expect(["a", "b", "d"].map { document.isStandardCellLabel(document.object(id: $0)!) } == [true, true, false])
  }

  @Test(arguments: [
    ("version='2304' identifier='iOS'", Version(9)), ("version='2336' identifier='iOS'", Version(9, 2)), ("identifier='iOS'", nil),
    ("version='1070' identifier='macosx'", nil), ("version='99999999999999999999' identifier='iOS'", nil),
  ])
  func deploymentTarget(_ attributes: String, _ expected: Version?) {
    #expect(document("<document><dependencies><deployment \(attributes)/></dependencies></document>").deploymentTarget?.version == expected)
  }

  @Test func theFirstOfTwoEqualIDsCounts() {
    let document = document("<document><view id='x'/><label id='x'/></document>")
    #expect(document.object(id: "x") == 1)
  }

  @Test func deepAndDamagedFiles() throws {
    let body = String(repeating: "<view id='x'><subviews>", count: 50_000)
    let document = document("<document>" + body + "<label id='l'/>")
    let label = try #require(document.object(id: "l"))
    #expect(document.description(of: label) == "… › View › View › View › View › View › View › View › Label, id l")
    for length in 0..<900 { _ = InterfaceDocument(tree(Array(Self.sample.prefix(length)))) }
  }

  @Test func aViewWithManyChildrenIsDescribedQuickly() {
    let crowd = InterfaceDocumentTests.crowd
    #expect(crowd.tree.elements.indices.dropFirst(2).allSatisfy { crowd.description(of: $0) == "View, id v" })
  }
  private static let crowd = document("<document><view id='v'>" + String(repeating: "<inset/>", count: 5_000) + "</view></document>")

  private static let sample = storyboard("<label id='l' text='x'><constraints><constraint firstAttribute='left'/></constraints></label>").tree.file.bytes
}

struct ObjectDescriptionTests {
  private func describe(_ id: String, in document: InterfaceDocument) -> String {
    document.object(id: id).flatMap(document.description) ?? "no object"
  }

  @Test(arguments: [
    ("<label text='Total' id='l'/>", "OrdersController Scene › View › Label “Total”, id l"),
    ("<stackView id='s'><subviews><label id='l'/></subviews></stackView>", "OrdersController Scene › View › Stack View › Label, id l"),
    ("<view id='b' customClass='PriceBox'><label id='l' userLabel='Sum' text='9'/></view>", "OrdersController Scene › View › PriceBox › Sum “9”, id l"),
    ("<label id='l'><string key='text'>Two\nlines</string></label>", "OrdersController Scene › View › Label “Two lines”, id l"),
    (
      "<label id='l'><attributedString key='attributedText'><fragment content='a'/><fragment content='b'/></attributedString></label>",
      "OrdersController Scene › View › Label “ab”, id l"
    ),
    ("<button id='l'><state key='normal' title='Buy'/></button>", "OrdersController Scene › View › Button “Buy”, id l"),
    ("<textField id='l' placeholder='Name'/>", "OrdersController Scene › View › Text Field “Name”, id l"),
    ("<label id='l' text='123456789 123456789 123456789 X'/>", "OrdersController Scene › View › Label “123456789 123456789 123456789…”, id l"),
    ("<pinchURLView id='l'/>", "OrdersController Scene › View › Pinch URLView, id l"),
  ])
  func objects(_ body: String, _ expected: String) {
    #expect(describe("l", in: storyboard(body)) == expected)
  }

  @Test func anElementWithoutAnIDIsItsObject() {
    let document = storyboard("<button id='l'><inset key='insets' minX='4'/></button>")
    let inset = document.tree.elements.indices.first { document.tree.isNamed("inset", $0) }!
    #expect(document.description(of: inset) == "OrdersController Scene › View › Button, id l")
    #expect(document.description(of: 0) == nil)
  }

  @Test(arguments: [
    ("title='Orders'", "Orders Scene"), ("userLabel='Main' title='Orders'", "Main Scene"), ("storyboardIdentifier='orders'", "orders Scene"),
    ("", "Orders List Scene"), ("title='Last Scene'", "Last Scene"),
  ])
  func scenes(_ controller: String, _ expected: String) {
    let document = storyboard("", controller: controller)
    #expect(describe("v", in: document) == expected + " › View, id v")
    #expect(describe("vc", in: document).hasPrefix(expected + " › "))
    #expect(document.scene(of: 0) == nil)
  }

  @Test func aXibHasNoScene() {
    #expect(
      describe("l", in: document("<document><objects><view id='v'><subviews><label id='l'/></subviews></view></objects></document>")) == "View › Label, id l")
  }
}
