import RTLFacts

/// A finding on a picture.
package struct SceneMark: Sendable, Hashable {
  /// Its place in the scene's list.
  package var view: Scene.ViewIndex
  /// Numbers of the findings in the list beside the picture.
  package var numbers: [Int]
  /// What the mark links to, such as `#finding-3`; nil for a picture that stands alone.
  package var link: String?
  /// - Parameter numbers: counted from 1.
  package init(view: Scene.ViewIndex, numbers: [Int], link: String? = nil) { (self.view, self.numbers, self.link) = (view, numbers, link) }
}

/// A scene as a wireframe in SVG.
package struct SceneDrawing {
  let scene: Scene
  let layout: Layout
  let marks: [SceneMark]
  /// How an image of the project looks.
  let look: (SceneImage) -> ImageLook
  var svg = SVG()
  /// Height of the bar above.
  private static let barHeight = 44.0

  var direction: WritingDirection { layout.direction }

  /// - Parameters:
  ///   - layout: of this scene; decides the direction of the drawing.
  ///   - look: asked for every image that is drawn.
  package init(_ scene: Scene, _ layout: Layout, marks: [SceneMark] = [], look: @escaping (SceneImage) -> ImageLook = { _ in ImageLook() }) {
    (self.scene, self.layout, self.marks, self.look) = (scene, layout, marks, look)
  }

  /// Rules for the classes of a drawing, light and dark by the colour of the text round it. What is hidden at first
  /// (`x`) is fainter, and still legible.
  package static let style = """
    .scene{color:#1c1c1e;background:#fff}.scene *{vector-effect:non-scaling-stroke}
    .scene .o{fill:none;stroke:currentColor;stroke-opacity:.28}.scene .c{fill:currentColor;fill-opacity:.05;stroke:currentColor;stroke-opacity:.4}
    .scene .h{fill:none;stroke:currentColor;stroke-opacity:.25;stroke-dasharray:2 3}.scene .g{fill:none;stroke:currentColor;stroke-opacity:.6}
    .scene .k{fill:currentColor;fill-opacity:.45}.scene .t{fill:currentColor}.scene .f{fill:currentColor;fill-opacity:.7}
    .scene text{font-family:-apple-system,system-ui,"Segoe UI",Roboto,sans-serif}.scene .x{opacity:.7}.scene .x .f{fill-opacity:1}\
    .scene .s{fill:none;stroke:#b26a00;stroke-dasharray:5 3}
    .scene .m{fill:none;stroke:#c62828;stroke-width:2}.scene .n{fill:#c62828}.scene .w{fill:#fff;font-weight:600}
    .scene a:focus .n{stroke:currentColor;stroke-width:3}
    @media screen and (prefers-color-scheme:dark){.scene{color:#f2f2f7;background:#1c1c1e}.scene .s{stroke:#ffb74d}.scene .m{stroke:#ff8a80}\
    .scene .n{fill:#ff8a80}.scene .w{fill:#000}}
    """

  /// What a picture of a scene shows: the screen, the bar above it, and below it what one scrolls to.
  package static func bounds(of scene: Scene) -> Rect {
    let size = scene.size
    let top = scene.bar == nil ? 0 : -barHeight
    var tops: [Double] = []
    var scrolls: [Bool] = []
    var bottom = size.height
    for view in scene.views {
      let outer = view.parent
      tops.append(outer.map { tops[$0] + view.frame.y } ?? 0)
      scrolls.append(outer.map { !view.isHidden && (scrolls[$0] || scene.views[$0].kind.scrolls) } ?? false)
      if scrolls[scrolls.count - 1] { bottom = max(bottom, tops[tops.count - 1] + view.frame.height) }
    }
    return Rect(x: 0, y: top, width: max(1, size.width), height: max(1, min(bottom, 3 * size.height) - top))
  }

  /// - Parameters:
  ///   - label: read aloud instead of the picture.
  ///   - standsAlone: a file of its own, with the rules for its classes.
  package func text(label: String, standsAlone: Bool) -> String {
    var drawing = self
    let size = scene.size
    let bounds = Self.bounds(of: scene)
    let box = "0 \(SVG.number(bounds.y)) \(SVG.number(bounds.width)) \(SVG.number(bounds.height))"
    let file = standsAlone ? " xmlns=\"http://www.w3.org/2000/svg\" width=\"\(SVG.number(bounds.width))\" height=\"\(SVG.number(bounds.height))\"" : ""
    drawing.svg.raw(
      "<svg class=\"scene\"\(file) viewBox=\"\(box)\" role=\"\(marks.contains { $0.link != nil } ? "group" : "img")\" aria-label=\"\(SVG.escaped(label))\">")
    if standsAlone { drawing.svg.raw("<style>\(Self.style)</style>") }
    if let bar = scene.bar { drawing.draw(bar, Rect(x: 0, y: bounds.y, width: size.width, height: Self.barHeight)) }
    let contents = ContentReader(document: scene.document, defaults: scene.defaults)
    var hidden: Set<Scene.ViewIndex> = []
    let parents = Set(scene.views.compactMap(\.parent))
    var leaves: [(index: Scene.ViewIndex, content: SceneContent)] = []
    for (index, view) in scene.views.enumerated() {
      if view.isHidden || view.parent.map(hidden.contains) ?? false {
        hidden.insert(index)
        continue
      }
      let content = contents.content(of: view)
      drawing.draw(index, content)
      if !parents.contains(index) { leaves.append((index, content)) }
    }
    drawing.nameEmpty(leaves)
    // What is hidden at first is shown by code later, often in the place of something else.
    drawing.svg.leavesOutCovering = true
    for index in hidden.sorted() {
      drawing.svg.raw("<g class=\"x\">")
      drawing.draw(index, contents.content(of: scene.views[index]))
      drawing.svg.raw("</g>")
    }
    drawing.svg.leavesOutCovering = false
    // Where the screen ends before one scrolls.
    if bounds.maxY > size.height { drawing.svg.path("M0 \(SVG.number(size.height))H\(SVG.number(size.width))", "h") }
    var places = BadgePlaces(bounds: bounds, words: drawing.svg.words)
    for mark in marks { drawing.draw(mark, &places) }
    drawing.svg.raw("</svg>")
    return drawing.svg.text
  }

  private mutating func draw(_ index: Scene.ViewIndex, _ content: SceneContent) {
    draw(scene.views[index], content, layout.frames[index])
    if layout.bases[index] == .frame { svg.rect(layout.frames[index], "s") }
  }

  private mutating func draw(_ mark: SceneMark, _ places: inout BadgePlaces) {
    let frame = layout.frames[mark.view]
    svg.rect(frame, "m")
    let words = mark.numbers.count > 3 ? "\(mark.numbers[0])…\(mark.numbers[mark.numbers.count - 1])" : mark.numbers.map { "\($0)" }.joined(separator: ",")
    let place = places.place(frame, width: max(BadgePlaces.height, Double(words.utf8.count) * 7 + 8))
    if let link = mark.link {
      let numbers = mark.numbers.map { "\($0)" }
      svg.raw(
        "<a href=\"\(SVG.escaped(link))\" data-numbers=\"\(numbers.joined(separator: " "))\" "
          + "aria-label=\"\(numbers.count == 1 ? "finding" : "findings") \(numbers.joined(separator: ", "))\">"
      )
    }
    svg.rect(place, "n", radius: 9)
    svg.line(words, x: place.x + place.width / 2, y: place.y + 13, size: 12, anchor: "middle", room: place.width - 4, "w")
    if mark.link != nil { svg.raw("</a>") }
  }

  private mutating func draw(_ bar: SceneBar, _ frame: Rect) {
    svg.rect(frame, "c")
    let turns = direction == .rightToLeft
    func anchor(_ isLeading: Bool) -> String { isLeading != turns ? "start" : "end" }
    func side(_ isLeading: Bool) -> Double { isLeading != turns ? frame.x + 12 : frame.maxX - 12 }
    let room = frame.width / 3
    svg.line(bar.title, x: frame.x + frame.width / 2, y: frame.y + 28, size: 17, anchor: "middle", room: room)
    // The first item of a side stands nearest to the edge.
    let before = bar.leading.joined(separator: "  "), after = bar.trailing.reversed().joined(separator: "  ")
    svg.line(before, x: side(true), y: frame.y + 27, size: 14, anchor: anchor(true), room: room)
    svg.line(after, x: side(false), y: frame.y + 27, size: 14, anchor: anchor(false), room: room)
  }
}
