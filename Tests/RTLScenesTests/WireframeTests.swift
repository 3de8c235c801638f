import RTLScenes
import Testing

/// Faults that were seen on drawings of real screens.
@Suite struct WireframeTests {
  private func drawing(_ text: String, _ direction: WritingDirection = .leftToRight, look: ImageLook = ImageLook(), marks: [SceneMark] = []) throws -> String {
    let scene = try scene(text)
    return SceneDrawing(scene, SceneSolver(scene).layout(direction), marks: marks, look: { _ in look }).text(label: "Basket", standsAlone: true)
  }

  /// Words of the drawing, in order.
  private func words(_ drawing: String) -> [String] {
    drawing.split(separator: "<").filter { $0.hasPrefix("text ") }.compactMap { $0.split(separator: ">", maxSplits: 1).dropFirst().first.map(String.init) }
  }

  private func label(_ text: String, width: Double, height: Double = 20.5, _ more: String = "") -> String {
    xib(
      "<label text=\"\(text)\" \(more) translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"a\">"
        + "<rect key=\"frame\" x=\"20\" y=\"10\" width=\"\(width)\" height=\"\(height)\"/></label>",
      constraint("a", "leading", "top", "leading", 20))
  }

  // MARK: Text

  @Test(arguments: [("Label", 41.5), ("Nothing here", 96), ("Quiz locked", 95), ("Sorry to see you go!", 157), ("お届け先", 68.5), ("Корзина", 66)])
  func whatGaveALabelItsWidthIsDrawnWhole(text: String, width: Double) throws {
    #expect(words(try drawing(label(text, width: width))) == [text])
  }

  @Test func whatHasNoRoomEndsInAnEllipsis() throws {
    let cut = try #require(words(drawing(label("Oranges from Valencia", width: 80))).first)
    #expect(cut.hasPrefix("Orang") && cut.hasSuffix("…"))
    #expect(words(try drawing(label("お届け先の住所を選択", width: 60))) == ["お届…"])
    let lines = words(try drawing(label("Oranges from Valencia, lemons from Sicily", width: 100, height: 41, "numberOfLines=\"0\"")))
    #expect(lines.count == 2 && lines[0] == "Oranges from" && lines[1].hasSuffix("…"))
  }

  @Test func linesBreakWhereTheTextAndTheScriptSay() throws {
    #expect(words(try drawing(label("One&#10;Two", width: 200, height: 41, "numberOfLines=\"0\""))) == ["One", "Two"])
    #expect(words(try drawing(label("お届け先の住所を選択", width: 88, height: 61, "numberOfLines=\"0\""))) == ["お届け先の", "住所を選択"])
  }

  @Test func noFontMakesWordsWiderThanTheirRoom() throws {
    #expect(try drawing(label("Label", width: 41.5)).contains("textLength=\"41.5\" lengthAdjust=\"spacingAndGlyphs\">Label"))
    #expect(!(try drawing(label("Label", width: 200)).contains("textLength")))
  }

  @Test func whatHasNoHeightShowsNothing() throws {
    #expect(words(try drawing(label("Total", width: 100, height: 0))).isEmpty)
  }

  // MARK: Controls

  private func button(_ inner: String, width: Double = 44, side: String = "center") -> String {
    xib(element("button", "a", x: 20, width: width, "contentHorizontalAlignment=\"\(side)\"", inner), constraint("a", "leading", "top", "leading", 20))
  }

  @Test func aConfigurationWithoutTitleHasNone() throws {
    let state = "<state key=\"normal\" title=\"Button\"/>"
    #expect(words(try drawing(button(state, width: 80))) == ["Button"])
    #expect(words(try drawing(button(state + "<buttonConfiguration key=\"configuration\" style=\"plain\" image=\"close\"/>", width: 80))).isEmpty)
    #expect(words(try drawing(button(state + "<buttonConfiguration key=\"configuration\" style=\"plain\" title=\"Pay\"/>", width: 80))) == ["Pay"])
  }

  @Test func leadingTitlesEndAtTheRight() throws {
    let title = "<state key=\"normal\" title=\"Delivery today\"/>"
    let right = try drawing(button(title, width: 335, side: "leading"), .rightToLeft)
    #expect(right.contains("x=\"353\"") && right.contains("text-anchor=\"end\">Delivery today"))
    #expect(!(try drawing(button(title, width: 335, side: "left"), .rightToLeft).contains("text-anchor=\"end\"")))
  }

  @Test func whatAWireframeCannotShowIsNamed() throws {
    func box(_ element: String) throws -> [String] {
      words(try drawing(xib("<\(element) id=\"a\"><rect key=\"frame\" x=\"20\" y=\"10\" width=\"200\" height=\"90\"/></\(element.split(separator: " ")[0])>")))
    }
    #expect(try box("view customClass=\"RouteMap\"") == ["RouteMap"])
    #expect(try box("view").isEmpty)
    #expect(try box("tableView") == ["list"])
    #expect(try box("collectionView") == ["collection"])
    // A name never covers what stands on its view.
    let behind = "<view customClass=\"RouteMap\" id=\"a\"><rect key=\"frame\" x=\"20\" y=\"10\" width=\"200\" height=\"90\"/></view>"
    let button = "<button id=\"b\"><rect key=\"frame\" x=\"80\" y=\"40\" width=\"80\" height=\"30\"/><state key=\"normal\" title=\"Route\"/></button>"
    #expect(words(try drawing(xib(behind + button))) == ["Route"])
    let picture = try drawing(xib(element("imageView", "a", x: 20, width: 24, "image=\"basket-full\""), constraint("a", "leading", "top", "leading", 20)))
    #expect(picture.contains("<title>basket-full</title>") && words(picture).isEmpty)
  }

  @Test func whatIsHiddenAtFirstCoversNoWords() throws {
    func label(_ text: String, _ id: String, _ y: Int, hidden: Bool) -> String {
      "<label \(hidden ? "hidden=\"YES\"" : "") text=\"\(text)\" id=\"\(id)\"><rect key=\"frame\" x=\"20\" y=\"\(y)\" width=\"200\" height=\"20\"/></label>"
    }
    let text = try drawing(
      xib(label("No basket yet", "a", 10, hidden: true) + label("Loading", "b", 12, hidden: false) + label("Try again", "c", 60, hidden: true)))
    #expect(words(text) == ["Loading", "Try again"])
    #expect(text.components("<g class=\"x\">") == 3)
  }

  // MARK: Scrolling

  @Test func whatOneScrollsToIsDrawn() throws {
    func page(_ outer: String) -> String {
      xib(
        "<\(outer) id=\"s\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"375\" height=\"200\"/><subviews><view id=\"a\">"
          + "<rect key=\"frame\" x=\"0\" y=\"150\" width=\"375\" height=\"120\"/></view></subviews></\(outer)>"
      )
    }
    #expect(try drawing(page("scrollView")).contains("viewBox=\"0 0 375 270\""))
    #expect(try drawing(page("view")).contains("viewBox=\"0 0 375 200\""))
    #expect(try drawing(page("scrollView").replacingOccurrences("height=\"120\"", "height=\"90000\"")).contains("viewBox=\"0 0 375 600\""))
  }

  // MARK: Numbers

  /// Left, top, width and height of the badges.
  private func badges(_ drawing: String) -> [[Double]] {
    drawing.split(separator: "<").filter { $0.hasPrefix("rect class=\"n\"") }.map { piece in
      ["x", "y", "width", "height"].map { name in Double(piece.split(separator: " ").first { $0.hasPrefix(name + "=") }!.split(separator: "\"")[1])! }
    }
  }

  @Test func numbersCoverNeitherTextNorEachOther() throws {
    let text = try drawing(
      label("Total", width: 41.5), .rightToLeft,
      marks: [SceneMark(view: 1, numbers: [1]), SceneMark(view: 1, numbers: [2]), SceneMark(view: 1, numbers: [3, 4])])
    let places = badges(text)
    #expect(places.count == 3)
    for (number, place) in places.enumerated() {
      let isClear = place[1] + place[3] <= 12.6 || place[1] >= 29 || place[0] + place[2] <= 313.5 || place[0] >= 355
      #expect(isClear, "\(place)")
      for other in places[..<number] {
        let isBeside = place[0] + place[2] <= other[0] || other[0] + other[2] <= place[0]
        let isAbove = place[1] + place[3] <= other[1] || other[1] + other[3] <= place[1]
        #expect([isBeside, isAbove].contains(true), "\(place) \(other)")
      }
    }
  }

  @Test func numbersStayOnThePicture() throws {
    let corner = xib("<label text=\"A\" id=\"a\"><rect key=\"frame\" x=\"365\" y=\"0\" width=\"10\" height=\"12\"/></label>")
    for place in badges(try drawing(corner, marks: [SceneMark(view: 1, numbers: [100, 200, 300])])) {
      #expect(place[0] >= 0 && place[0] + place[2] <= 375 && place[1] >= 0 && place[1] + place[3] <= 200)
    }
  }
}

extension String {
  /// How many parts another string makes of this one.
  fileprivate func components(_ separator: String) -> Int {
    var count = 1
    var rest = self[...]
    while let at = rest.indices.first(where: { rest[$0...].hasPrefix(separator) }) {
      count += 1
      rest = rest[rest.index(at, offsetBy: separator.count)...]
    }
    return count
  }
}
