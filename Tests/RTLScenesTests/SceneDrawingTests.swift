import RTLScenes
import Testing

@Suite struct SceneDrawingTests {
  private func drawing(_ text: String, _ direction: WritingDirection, look: ImageLook = ImageLook(), marks: [SceneMark] = []) throws -> String {
    let scene = try scene(text)
    return SceneDrawing(scene, SceneSolver(scene).layout(direction), marks: marks, look: { _ in look }).text(label: "Basket", standsAlone: true)
  }

  private func label(_ alignment: String) -> String {
    xib(
      element("label", "a", x: 20, width: 335, "text=\"Total\" \(alignment)"),
      constraint("a", "leading", "top", "leading", 20) + constraint("a", "trailing", "top", "trailing", -20))
  }

  @Test func naturalTextChangesSidesAndAbsentAlignmentStays() throws {
    #expect(try drawing(label("textAlignment=\"natural\""), .leftToRight).contains("x=\"20\" y=\"26.15\" font-size=\"17\">Total"))
    #expect(try drawing(label("textAlignment=\"natural\""), .rightToLeft).contains("text-anchor=\"end\">Total"))
    #expect(!(try drawing(label(""), .rightToLeft).contains("text-anchor")))
    #expect(try drawing(label("textAlignment=\"right\""), .leftToRight).contains("text-anchor=\"end\">Total"))
  }

  @Test func everythingFromAFileIsText() throws {
    let text = try drawing(label("").replacingOccurrences("Total", "&lt;script&gt;alert(1)&lt;/script&gt;&amp;\u{202E}"), .leftToRight)
    #expect(text.contains("&lt;script&gt;alert(1)&lt;/script&gt;&amp;\u{FFFD}"))
    #expect(!text.contains("<script"))
    #expect(try drawing(label("").replacingOccurrences("Total", "\u{200F}Total"), .leftToRight).contains(">\u{200F}Total"))
  }

  @Test func picturesTurnOnlyWhereTheyFlip() throws {
    let page = xib(element("imageView", "a", x: 20, width: 40, "image=\"arrow\""), constraint("a", "leading", "top", "leading", 20) + width("a", 40))
    let flipped = try drawing(page, .rightToLeft, look: ImageLook(flips: true, picture: "data:image/png;base64,AA=="))
    let fixed = try drawing(page, .rightToLeft, look: ImageLook(picture: "data:image/png;base64,AA=="))
    #expect(flipped.contains("scale(-1 1)"))
    #expect(!fixed.contains("scale(-1 1)"))
    let forced = page.replacingOccurrences("image=\"arrow\"", "image=\"arrow\" semanticContentAttribute=\"forceLeftToRight\"")
    #expect(!(try drawing(forced, .rightToLeft, look: ImageLook(flips: true, picture: "data:image/png;base64,AA=="))).contains("scale(-1 1)"))
  }

  @Test func buttonInsetsDoNotTurn() throws {
    func button(_ direction: WritingDirection, _ inset: String) throws -> String {
      try drawing(
        xib(
          element("button", "a", x: 20, width: 335, "", "\(inset)<state key=\"normal\" title=\"Pay\"/>"),
          constraint("a", "leading", "top", "leading", 20) + constraint("a", "trailing", "top", "trailing", -20)),
        direction)
    }
    let inset = "<inset key=\"titleEdgeInsets\" minX=\"20\" minY=\"0.0\" maxX=\"0.0\" maxY=\"0.0\"/>"
    #expect(try button(.leftToRight, "").contains("x=\"187.5\" y=\"25.25\" font-size=\"15\" text-anchor=\"middle\">Pay"))
    #expect(try button(.leftToRight, inset).contains("x=\"197.5\" y=\"25.25\""))
    #expect(try button(.rightToLeft, inset).contains("x=\"197.5\" y=\"25.25\""))
  }

  @Test func marksCarryTheirNumbers() throws {
    let text = try drawing(label(""), .rightToLeft, marks: [SceneMark(view: 1, numbers: [3, 7], link: "#finding-3")])
    #expect(text.contains("<a href=\"#finding-3\" data-numbers=\"3 7\" aria-label=\"findings 3, 7\">"))
    #expect(text.contains(">3,7</text>"))
  }
}
