import RTLScenes
import Testing

/// A row of a list and a form, with the frames that their constraints give when worked out by hand.
@Suite struct SceneCheckTests {
  private let row = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
    <device id="retina4_7" orientation="portrait"/><objects>
    <tableViewCell id="cell"><rect key="frame" x="0.0" y="0.0" width="375" height="80"/>
    <tableViewCellContentView key="contentView" id="content"><rect key="frame" x="0.0" y="0.0" width="375" height="80"/><subviews>
    <imageView translatesAutoresizingMaskIntoConstraints="NO" id="picture"><rect key="frame" x="16" y="10" width="60" height="60"/>
    <constraints><constraint firstAttribute="width" constant="60" id="c1"/></constraints></imageView>
    <stackView axis="vertical" alignment="top" translatesAutoresizingMaskIntoConstraints="NO" id="texts">\
    <rect key="frame" x="88" y="10" width="198" height="60"/><subviews>
    <label text="Oranges" horizontalHuggingPriority="251" translatesAutoresizingMaskIntoConstraints="NO" id="name">\
    <rect key="frame" x="0.0" y="0.0" width="64" height="21"/></label>
    <view translatesAutoresizingMaskIntoConstraints="NO" id="line"><rect key="frame" x="0.0" y="30" width="120" height="1"/>
    <constraints><constraint firstAttribute="width" constant="120" id="c2"/></constraints></view></subviews></stackView>
    <switch translatesAutoresizingMaskIntoConstraints="NO" id="switch"><rect key="frame" x="310" y="25" width="51" height="31"/></switch>
    </subviews><constraints>
    <constraint firstItem="picture" firstAttribute="leading" secondItem="content" secondAttribute="leadingMargin" id="c3"/>
    <constraint firstItem="texts" firstAttribute="leading" secondItem="picture" secondAttribute="trailing" constant="12" id="c4"/>
    <constraint firstItem="switch" firstAttribute="leading" secondItem="texts" secondAttribute="trailing" constant="24" id="c5"/>
    <constraint firstAttribute="trailingMargin" secondItem="switch" secondAttribute="trailing" id="c6"/>
    </constraints></tableViewCellContentView></tableViewCell></objects></document>
    """

  @Test func placesMeetTheStoredFrames() throws {
    let scene = try scene(row)
    let check = SceneCheck(scene, SceneSolver(scene).layout(.leftToRight))
    #expect(check.differences.isEmpty, "\(check.differences)")
    #expect(check.counts[.constraints] == 5)
    #expect(check.near[.constraints] == 5)
    #expect(check.counts[.container] == 1)
  }

  /// The solver takes the cube of what it brings together, and what a stack arranges is brought together, too.
  @Test(arguments: ["vertical", "horizontal"])
  func aStackOfTooManyIsNotDrawn(axis: String) throws {
    let label = "<label text=\"a\" id=\"l\"/>"
    func stack(_ count: Int) throws -> Scene {
      try scene(
        row.replacing("axis=\"vertical\"", with: "axis=\"\(axis)\"").replacing(
          "<label text=\"Oranges\"", with: String(repeating: label, count: count) + "<label text=\"Oranges\""))
    }
    #expect(try stack(100).refusal == nil)
    #expect(try #require(try stack(300).refusal).contains("views in stacks"))
  }

  @Test func listsInListsAreNoScenes() throws {
    let view = "<view id=\"v\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/></view>"
    let text = row.replacing("</tableViewCell></objects>", with: "<objects>\(view)</objects></tableViewCell></objects>")
    let reader = SceneReader(document(text), try vocabulary())
    #expect(reader.scenes().map(\.id) == ["cell"])
  }

  @Test func aFrameThatIsOutOfDateIsNamed() throws {
    let moved = try scene(row.replacing("x=\"310\"", with: "x=\"250\""))
    let check = SceneCheck(moved, SceneSolver(moved).layout(.leftToRight))
    #expect(check.differences.map { moved.views[$0.view].id } == ["switch"])
    #expect(check.differences.first?.x == 310)
    let marked = try scene(row.replacing("x=\"310\"", with: "x=\"250\"").replacing("<switch ", with: "<switch misplaced=\"YES\" "))
    let second = SceneCheck(marked, SceneSolver(marked).layout(.leftToRight))
    #expect(second.stale == 1)
    #expect(second.differences.isEmpty)
  }

  @Test func theRowTurnsRoundAsAWhole() throws {
    let scene = try scene(row)
    let forward = SceneSolver(scene).layout(.leftToRight).frames, backward = SceneSolver(scene).layout(.rightToLeft).frames
    for (index, view) in scene.views.enumerated() {
      // What a frame stands over stays at its side.
      let over = view.kind.right - view.kind.left
      #expect(backward[index].x == 375 - forward[index].maxX + over, "\(view.id)")
    }
  }
}
