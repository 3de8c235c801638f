import RTLScenes
import Testing

@Suite struct SceneSolverTests {
  @Test func leadingTurnsRoundAndLeftStays() throws {
    let scene = try scene(xib(
      element("view", "a", x: 16, width: 100) + element("view", "b", x: 130, width: 40),
      constraint("a", "leading", "top", "leading", 16) + width("a", 100) + constraint("b", "left", "top", "left", 130) + width("b", 40)))
    #expect(places(scene, .leftToRight)["a"] == [16, 100])
    #expect(places(scene, .rightToLeft)["a"] == [259, 100])
    #expect(places(scene, .leftToRight)["b"] == [130, 40])
    #expect(places(scene, .rightToLeft)["b"] == [130, 40])
    #expect(SceneSolver(scene).layout(.leftToRight).bases == [.root, .constraints, .constraints])
  }

  @Test func chainsMirrorAsAWhole() throws {
    let scene = try scene(xib(
      element("label", "a", x: 16, width: 60, "text=\"Basket\"") + element("label", "b", x: 84, width: 275, "text=\"Total\" horizontalHuggingPriority=\"200\""),
        constraint("a", "leading", "top", "leadingMargin") + constraint("b", "leading", "a", "trailing", 8)
          + constraint("top", "trailingMargin", "b", "trailing")))
    let forward = places(scene, .leftToRight), backward = places(scene, .rightToLeft)
    #expect(forward["a"] == [16, 60])
    #expect(forward["b"] == [84, 275])
    for id in ["a", "b"] { #expect(backward[id] == [375 - forward[id]![0] - forward[id]![1], forward[id]![1]]) }
    #expect(SceneSolver(scene).layout(.leftToRight).bases[2] == .contents)
  }

  @Test func centreKeepsItsConstant() throws {
    let scene = try scene(xib(element("view", "a", x: 147.5, width: 100), constraint("a", "centerX", "top", "centerX", 10) + width("a", 100)))
    #expect(places(scene, .leftToRight)["a"] == [147.5, 100])
    #expect(places(scene, .rightToLeft)["a"] == [147.5, 100])
  }

  @Test func stackViewsArrangeInReadingDirection() throws {
    let inner =
      "<subviews>"
        + "\(element("view", "a", x: 0, width: 50, "", "<constraints><constraint firstAttribute=\"width\" constant=\"50\" id=\"wa\"/></constraints>"))"
        + "\(element("view", "b", x: 60, width: 283))</subviews>"
    func page(_ more: String) -> String {
      xib(
        element("stackView", "s", x: 16, width: 343, "spacing=\"10\" \(more)", inner),
        constraint("s", "leading", "top", "leading", 16) + constraint("top", "trailing", "s", "trailing", 16))
    }
    let plain = try scene(page(""))
    #expect(places(plain, .leftToRight)["a"] == [16, 50])
    #expect(places(plain, .leftToRight)["b"] == [76, 283])
    #expect(places(plain, .rightToLeft)["a"] == [309, 50])
    let forced = try scene(page("semanticContentAttribute=\"forceLeftToRight\""))
    #expect(places(forced, .rightToLeft)["a"] == [16, 50])
    let equal = try scene(
      page("distribution=\"fillEqually\"").replacingOccurrences("constant=\"50\" id=\"wa\"", "constant=\"50\" placeholder=\"YES\" id=\"wa\""))
    #expect(places(equal, .leftToRight)["b"] == [192.5, 166.5])
  }

  @Test func theWidestViewMakesAStackWideEnoughForAll() throws {
    let inner =
      "<subviews>\(element("label", "a", x: 57, width: 40, "text=\"Pay\""))\(element("label", "b", x: 0, width: 154, "text=\"Basket of oranges\""))</subviews>"
    let scene = try scene(xib(
      element("stackView", "s", x: 110.5, width: 154, "axis=\"vertical\" alignment=\"center\"", inner),
      constraint("s", "centerX", "top", "centerX") + constraint("s", "leading", "top", "leading", 0, "relation=\"greaterThanOrEqual\"")))
    for direction in [WritingDirection.leftToRight, .rightToLeft] {
      #expect(places(scene, direction)["s"] == [110.5, 154])
      #expect(places(scene, direction)["a"] == [167.5, 40])
      #expect(places(scene, direction)["b"] == [110.5, 154])
    }
  }

  @Test func springsAndStrutsStayAsTheyAre() throws {
    let view =
      "<view id=\"a\"><rect key=\"frame\" x=\"20\" y=\"0\" width=\"50\" height=\"20\"/><autoresizingMask key=\"autoresizingMask\" flexibleMaxX=\"YES\"/></view>"
    let scene = try scene(xib(view))
    #expect(places(scene, .rightToLeft)["a"] == [20, 50])
    #expect(SceneSolver(scene).layout(.rightToLeft).bases[1] == .mask)
  }

  @Test func contentOfAScrollViewBeginsAtTheLeft() throws {
    let inner =
      "<subviews>\(element("view", "a", x: 10, width: 600))</subviews><constraints>\(constraint("a", "left", "s", "left", 10))\(width("a", 600))</constraints>"
    let scene = try scene(xib(
      element("scrollView", "s", x: 0, width: 375, "", inner), constraint("s", "leading", "top", "leading") + constraint("s", "trailing", "top", "trailing")))
    #expect(places(scene, .rightToLeft)["a"] == [10, 600])
  }

  @Test func whatTheFileDoesNotSayIsTakenFromItsFrame() throws {
    let scene = try scene(xib(element("view", "a", x: 33, width: 44)))
    #expect(places(scene, .leftToRight)["a"] == [33, 44])
    #expect(SceneSolver(scene).layout(.leftToRight).bases[1] == .frame)
  }

  @Test func widthFollowsHeightByRatio() throws {
    let ratio =
      "<constraint firstItem=\"a\" firstAttribute=\"width\" secondItem=\"a\" secondAttribute=\"height\" multiplier=\"3:2\" id=\"r\"/>"
        + "<constraint firstItem=\"a\" firstAttribute=\"height\" constant=\"20\" id=\"h\"/>"
    let scene = try scene(xib(element("view", "a", x: 5, width: 30), constraint("a", "trailing", "top", "trailing", -5) + ratio))
    #expect(places(scene, .leftToRight)["a"] == [340, 30])
    #expect(places(scene, .rightToLeft)["a"] == [5, 30])
  }

  @Test func aStoredHeightGivesWayToAWidth() throws {
    // The ratio agrees only with the height that the file happens to store.
    let ratio = "<constraint firstItem=\"a\" firstAttribute=\"width\" secondItem=\"a\" secondAttribute=\"height\" multiplier=\"1:1\" id=\"r\"/>"
    let scene = try scene(xib(element("view", "a", x: 303, width: 52), ratio + constraint("top", "trailing", "a", "trailing", 20) + width("a", 52)))
    #expect(places(scene, .leftToRight)["a"] == [303, 52])
    #expect(SceneSolver(scene).layout(.leftToRight).bases[1] == .constraints)
  }

  @Test func quotientsAreWrittenInTwoWays() throws {
    for quotient in ["2:3", "2/3"] {
      let scene = try scene(
        xib(
          element("view", "a", x: 0, width: 250),
          constraint("a", "leading", "top", "leading") + constraint("a", "width", "top", "width", 0, "multiplier=\"\(quotient)\"")))
      #expect(places(scene, .leftToRight)["a"] == [0, 250])
    }
  }

  @Test func ofConstraintsThatContradictTheStoredFrameTellsWhichHeld() throws {
    let all = [constraint("a", "leading", "top", "leading"), constraint("top", "trailing", "a", "trailing"), width("a", 300)]
    for order in [[0, 1, 2], [2, 1, 0], [1, 2, 0]] {
      let scene = try scene(xib(element("view", "a", x: 0, width: 300), order.map { all[$0] }.joined()))
      #expect(places(scene, .leftToRight)["a"] == [0, 300])
      #expect(places(scene, .rightToLeft)["a"] == [75, 300])
    }
  }

  @Test func theTopOfAXibHasTheMarginsOfAScreen() throws {
    let page = xib(
      element("view", "a", x: 16, width: 343), constraint("a", "leading", "top", "leadingMargin") + constraint("top", "trailingMargin", "a", "trailing"))
    #expect(places(try scene(page), .rightToLeft)["a"] == [16, 343])
    // Tools before devices knew no such margin.
    let old = page.replacingOccurrences("<device id=\"retina4_7\" orientation=\"portrait\"/>", "")
    #expect(places(try scene(old), .rightToLeft)["a"] == [8, 359])
  }

  /// What is drawn is the size class of the device, a phone.
  @Test func theSizeClassOfTheDeviceIsDrawn() throws {
    let phone = "heightClass=regular-widthClass=compact"
    let hidden = element("view", "a", x: 16, width: 100, "hidden=\"YES\"", "<variation key=\"\(phone)\" hidden=\"NO\"/>")
    let missing = element("view", "b", x: 16, width: 100) + element("view", "c", x: 16, width: 100)
    let mask = "<variation key=\"default\"><mask key=\"subviews\"><exclude reference=\"b\"/><exclude reference=\"c\"/></mask></variation>"
      + "<variation key=\"widthClass=compact\"><mask key=\"subviews\"><include reference=\"c\"/></mask></variation>"
    let constraints = constraint("a", "leading", "top", "leading", 16) + constraint("b", "leading", "top", "leading", 40) + width("a", 100)
    let text = xib(hidden + missing, constraints).replacingOccurrences("</constraints></view>", "</constraints>\(mask)</view>")
    let scene = try scene(text)
    #expect(scene.views.map(\.id) == ["top", "a", "c"])
    #expect(scene.views.map(\.isHidden) == [false, false, false])
    // What holds a view that is not there is not the edge of the view round it.
    #expect(scene.constraints.count == 2)
    #expect(places(scene, .leftToRight)["a"] == [16, 100])
  }

  @Test func otherSizeClassesAreLeftOutWithAWord() throws {
    let wide = constraint("a", "leading", "top", "leading", 16).replacingOccurrences(
      "/>", "><variation key=\"heightClass=regular-widthClass=regular\" constant=\"60\"/></constraint>")
    let scene = try scene(xib(element("view", "a", x: 16, width: 100), wide + width("a", 100)))
    #expect(places(scene, .leftToRight)["a"] == [16, 100])
    #expect(scene.remarks.count == 1)
  }
}

extension String {
  func replacingOccurrences(_ part: String, _ other: String) -> String {
    guard let range = range(ofPart: part) else { return self }
    return self[..<range.lowerBound] + other + self[range.upperBound...]
  }

  private func range(ofPart part: String) -> Range<Index>? {
    var at = startIndex
    while at < endIndex {
      if self[at...].hasPrefix(part) { return at..<index(at, offsetBy: part.count) }
      at = index(after: at)
    }
    return nil
  }
}
