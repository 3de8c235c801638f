import RTLFacts

/// A finding on a picture.
package struct SceneMark: Sendable, Hashable {
  package var view: Scene.ViewIndex
  /// Numbers of the findings in the list beside the picture.
  package var numbers: [Int]
  /// What the mark links to, such as `#finding-3`; nil for a picture that stands alone.
  package var link: String?
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

  package init(_ scene: Scene, _ layout: Layout, marks: [SceneMark] = [], look: @escaping (SceneImage) -> ImageLook = { _ in ImageLook() }) {
    (self.scene, self.layout, self.marks, self.look) = (scene, layout, marks, look)
  }

  /// Rules for the classes of a drawing, light and dark by the colour of the text round it.
  package static let style = """
    .scene{color:#1c1c1e;background:#fff}.scene *{vector-effect:non-scaling-stroke}
    .scene .o{fill:none;stroke:currentColor;stroke-opacity:.28}.scene .c{fill:currentColor;fill-opacity:.05;stroke:currentColor;stroke-opacity:.4}
    .scene .h{fill:none;stroke:currentColor;stroke-opacity:.25;stroke-dasharray:2 3}.scene .g{fill:none;stroke:currentColor;stroke-opacity:.6}
    .scene .k{fill:currentColor;fill-opacity:.45}.scene .t{fill:currentColor}.scene .f{fill:currentColor;fill-opacity:.5}
    .scene text{font-family:-apple-system,system-ui,"Segoe UI",Roboto,sans-serif}.scene .x{opacity:.45}.scene .s{fill:none;stroke:#b26a00;stroke-dasharray:5 3}
    .scene .m{fill:none;stroke:#c62828;stroke-width:2}.scene .n{fill:#c62828}.scene .w{fill:#fff;font-weight:600}
    @media (prefers-color-scheme:dark){.scene{color:#f2f2f7;background:#1c1c1e}.scene .s{stroke:#ffb74d}.scene .m{stroke:#ff8a80}.scene .n{fill:#ff8a80}.scene .w{fill:#000}}
    """

  /// - Parameters:
  ///   - label: read aloud in place of the picture.
  ///   - standsAlone: a file of its own, with the rules for its classes.
  package func text(label: String, standsAlone: Bool) -> String {
    var drawing = self
    let size = scene.size
    let top = scene.bar == nil ? 0 : -Self.barHeight
    let box = "0 \(SVG.number(top)) \(SVG.number(max(1, size.width))) \(SVG.number(max(1, size.height - top)))"
    let file = standsAlone ? " xmlns=\"http://www.w3.org/2000/svg\" width=\"\(SVG.number(max(1, size.width)))\" height=\"\(SVG.number(max(1, size.height - top)))\"" : ""
    drawing.svg.raw("<svg class=\"scene\"\(file) viewBox=\"\(box)\" role=\"\(marks.contains { $0.link != nil } ? "group" : "img")\" aria-label=\"\(SVG.escaped(label))\">")
    if standsAlone { drawing.svg.raw("<style>\(Self.style)</style>") }
    if let bar = scene.bar { drawing.draw(bar, Rect(x: 0, y: top, width: size.width, height: Self.barHeight)) }
    let contents = ContentReader(document: scene.document)
    var hidden: Set<Scene.ViewIndex> = []
    for (index, view) in scene.views.enumerated() {
      if view.isHidden || view.parent.map(hidden.contains) ?? false { hidden.insert(index) }
      let frame = layout.frames[index]
      // What is hidden at first is shown by code later.
      if hidden.contains(index) { drawing.svg.raw("<g class=\"x\">") }
      drawing.draw(view, contents.content(of: view), frame)
      if hidden.contains(index) { drawing.svg.raw("</g>") }
      if layout.bases[index] == .frame { drawing.svg.rect(frame, "s") }
    }
    for mark in marks { drawing.draw(mark) }
    drawing.svg.raw("</svg>")
    return drawing.svg.text
  }

  private mutating func draw(_ mark: SceneMark) {
    let frame = layout.frames[mark.view]
    svg.rect(frame, "m")
    let words = mark.numbers.count > 3 ? "\(mark.numbers[0])…\(mark.numbers[mark.numbers.count - 1])" : mark.numbers.map { "\($0)" }.joined(separator: ",")
    let width = max(18, Double(words.count) * 7 + 8)
    let x = min(max(0, frame.x), max(0, scene.size.width - width))
    let y = min(max(0, frame.y), max(0, scene.size.height - 18))
    if let link = mark.link { svg.raw("<a href=\"\(SVG.escaped(link))\" aria-label=\"finding \(words)\">") }
    svg.rect(Rect(x: x, y: y, width: width, height: 18), "n", radius: 9)
    svg.line(words, x: x + width / 2, y: y + 13, size: 12, anchor: "middle", "w")
    if mark.link != nil { svg.raw("</a>") }
  }

  private mutating func draw(_ bar: SceneBar, _ frame: Rect) {
    svg.rect(frame, "c")
    let turns = direction == .rightToLeft
    func anchor(_ isLeading: Bool) -> String { isLeading != turns ? "start" : "end" }
    func side(_ isLeading: Bool) -> Double { isLeading != turns ? frame.x + 12 : frame.maxX - 12 }
    let room = frame.width / 3
    svg.line(SVG.fitting(bar.title, width: room, size: 17), x: frame.x + frame.width / 2, y: frame.y + 28, size: 17, anchor: "middle")
    // The first item of a side stands nearest to the edge.
    let before = bar.leading.joined(separator: "  "), after = bar.trailing.reversed().joined(separator: "  ")
    svg.line(SVG.fitting(before, width: room, size: 14), x: side(true), y: frame.y + 27, size: 14, anchor: anchor(true))
    svg.line(SVG.fitting(after, width: room, size: 14), x: side(false), y: frame.y + 27, size: 14, anchor: anchor(false))
  }
}
