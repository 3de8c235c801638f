import RTLFacts
import RTLMatching

/// How single views are drawn.
extension SceneDrawing {
  mutating func draw(_ view: SceneView, _ content: SceneContent, _ frame: Rect) {
    let turns = (view.forced ?? direction) == .rightToLeft && view.kind.mirrors
    switch view.kind.role {
    case .label: drawText(content, frame)
    case .field:
      svg.rect(frame, "c", radius: 5)
      drawText(content, inset(frame, 8))
    case .text:
      svg.rect(frame, "c")
      drawText(content, inset(frame, 5))
    case .button: drawButton(view, content, frame)
    case .picture: drawPicture(content.image, frame, (view.forced ?? direction) == .rightToLeft)
    case .switch:
      svg.rect(frame, "c", radius: frame.height / 2)
      svg.circle(turns ? frame.x + frame.height / 2 : frame.maxX - frame.height / 2, frame.y + frame.height / 2, max(1, frame.height / 2 - 2), "k")
    case .slider, .progress: drawTrack(view, frame, turns)
    case .segments: drawParts(content.parts, frame, turns, style: "c")
    case .stepper: drawParts(["−", "+"], frame, turns, style: "c")
    case .pages:
      for dot in 0..<5 {
        let x = frame.x + frame.width / 2 + Double(dot - 2) * 12
        svg.circle(x, frame.y + frame.height / 2, 3, dot == (turns ? 4 : 0) ? "k" : "o")
      }
    case .spinner: svg.circle(frame.x + frame.width / 2, frame.y + frame.height / 2, max(2, min(frame.width, frame.height) / 2 - 1), "h")
    case .search:
      svg.rect(inset(frame, 8), "c", radius: 8)
      let x = turns ? frame.maxX - 20 : frame.x + 20
      svg.circle(x, frame.y + frame.height / 2, 5, "g")
      svg.line(
        content.text, x: turns ? x - 12 : x + 12, y: frame.y + frame.height / 2 + 5, size: 15, anchor: turns ? "end" : "start", room: frame.width - 60, "f")
    case .bar: drawBar(content, frame, turns)
    case .row:
      svg.rect(frame, "o")
      if content.hasDisclosure { drawChevron(x: turns ? frame.x + 16 : frame.maxX - 16, y: frame.y + frame.height / 2, pointsLeft: turns) }
    case .map, .web, .wheel:
      svg.rect(frame, "c")
      name(view.kind.role == .map ? "map" : view.kind.role == .web ? "web page" : "picker", frame)
    case .container:
      svg.rect(frame, "h")
      name("embedded screen", frame)
    case .stack, .rowContent, .content: break
    case .box, .scroll, .list, .grid, .item: svg.rect(frame, "o")
    }
  }

  /// Names views that show nothing in a wireframe, where the name covers nothing else.
  ///
  /// - Parameter views: those without another view in them, and what they show.
  mutating func nameEmpty(_ views: [(index: Scene.ViewIndex, content: SceneContent)]) {
    // Of more views than a screen has, none is named.
    guard views.count <= 500 else { return }
    for (index, content) in views {
      let words: String? = switch scene.views[index].kind.role {
      case .list: "list"
      case .grid: "collection"
      case .box, .scroll, .item: content.className
      default: nil
      }
      guard let words, !words.isEmpty else { continue }
      let frame = layout.frames[index]
      let middle = Rect(x: frame.x + 2, y: frame.y + frame.height / 2 - 8, width: frame.width - 4, height: 16)
      guard !views.contains(where: { $0.index != index && layout.frames[$0.index].overlap(middle) > 0 }) else { continue }
      name(words, frame)
    }
  }

  /// Words in the middle of what a wireframe cannot show.
  private mutating func name(_ words: String, _ frame: Rect) {
    guard frame.width >= 40, frame.height >= 14 else { return }
    svg.line(words, x: frame.x + frame.width / 2, y: frame.y + frame.height / 2 + 4, size: 12, anchor: "middle", room: frame.width - 4, "f")
  }

  private func inset(_ frame: Rect, _ points: Double) -> Rect {
    Rect(x: frame.x + points, y: frame.y, width: max(0, frame.width - 2 * points), height: frame.height)
  }

  // MARK: Text

  /// Where natural text stands follows the language of the app, not the view.
  private func resolved(_ side: SceneContent.Side) -> SceneContent.Side {
    side == .natural ? (direction == .rightToLeft ? .right : .left) : side
  }

  private mutating func drawText(_ content: SceneContent, _ frame: Rect) {
    // What has no height shows nothing.
    guard frame.height >= content.size / 2, frame.width >= content.size / 2 else { return }
    let height = content.size * 1.195
    // Heights that were measured from text are rounded.
    let limit = max(1, content.lines == 0 ? Int((frame.height + content.size * 0.3) / height) : content.lines)
    let lines = TextWidth.lines(content.text, width: frame.width, size: content.size, limit: min(limit, 60))
    let top = frame.y + max(0, (frame.height - height * Double(lines.count)) / 2)
    svg.rect(frame, "h")
    for (number, line) in lines.enumerated() {
      drawLine(line, resolved(content.side), frame, y: top + height * Double(number) + content.size * 0.95, size: content.size, content.isFaint ? "f" : "t")
    }
  }

  private mutating func drawLine(_ words: String, _ side: SceneContent.Side, _ frame: Rect, y: Double, size: Double, _ style: String) {
    switch side {
    case .left, .natural: svg.line(words, x: frame.x, y: y, size: size, anchor: "start", room: frame.width, style)
    case .right: svg.line(words, x: frame.maxX, y: y, size: size, anchor: "end", room: frame.width, style)
    case .center: svg.line(words, x: frame.x + frame.width / 2, y: y, size: size, anchor: "middle", room: frame.width, style)
    }
  }

  // MARK: Controls

  /// Image and title change sides, insets and physical alignment do not.
  private mutating func drawButton(_ view: SceneView, _ content: SceneContent, _ frame: Rect) {
    guard frame.height >= 2, frame.width >= 2 else { return }
    svg.rect(frame, "c", radius: min(6, frame.height / 2))
    let turns = (view.forced ?? direction) == .rightToLeft
    let y = frame.y + frame.height / 2
    let side: SceneContent.Side = content.spread == .natural ? (turns ? .right : .left) : content.spread
    guard let image = content.image else {
      let words = Rect(x: frame.x + 2 + content.titleShift, y: frame.y, width: frame.width - 4, height: frame.height)
      if frame.height >= content.size / 2 { drawLine(content.text, side, words, y: y + content.size * 0.35, size: content.size, "t") }
      return
    }
    let picture = max(min(24, frame.height - 8, frame.width - 4), min(8, frame.height))
    let gap = content.text.isEmpty ? 0 : 6.0
    let room = frame.width - picture - gap - 4
    // No room for a letter: the image alone is seen.
    let width = content.text.isEmpty || room < content.size ? 0 : min(room, TextWidth.of(content.text.unicodeScalars, size: content.size))
    let total = picture + (width > 0 ? gap + width : 0)
    let start: Double = switch side {
    case .left, .natural: frame.x + 4
    case .right: frame.maxX - 4 - total
    case .center: frame.x + (frame.width - total) / 2
    }
    let imageFirst = content.isImageLast == turns
    let x = (imageFirst || width == 0 ? start : start + width + gap) + content.imageShift
    drawPicture(image, Rect(x: x, y: y - picture / 2, width: picture, height: picture), turns)
    guard width > 0 else { return }
    svg.line(
      content.text, x: (imageFirst ? start + picture + gap : start) + content.titleShift, y: y + content.size * 0.35, size: content.size, anchor: "start",
      room: width)
  }

  /// - Parameter turns: the view itself runs from right to left.
  private mutating func drawPicture(_ image: SceneImage?, _ frame: Rect, _ turns: Bool) {
    guard let image else { return svg.rect(frame, "c") }
    let look = look(image)
    let isFlipped = turns && look.flips
    let title = "<title>\(SVG.escaped(image.name))</title>"
    if let picture = look.picture {
      let flip = isFlipped ? " transform=\"translate(\(SVG.number(2 * frame.x + frame.width)) 0) scale(-1 1)\"" : ""
      svg.raw(
        "<image href=\"\(SVG.escaped(picture))\" x=\"\(SVG.number(frame.x))\" y=\"\(SVG.number(frame.y))\" "
          + "width=\"\(SVG.number(max(0, frame.width)))\" height=\"\(SVG.number(max(0, frame.height)))\"\(flip)>\(title)</image>"
      )
      return
    }
    svg.raw("<g>\(title)")
    svg.rect(frame, "c", radius: 3)
    let middle = frame.y + frame.height / 2
    if let pointer = look.pointer {
      let arrow = min(18, frame.width, frame.height)
      drawArrow(Rect(x: frame.x + (frame.width - arrow) / 2, y: middle - arrow / 2, width: arrow, height: arrow), pointsLeft: (pointer == .left) != isFlipped)
    } else {
      svg.path(
        "M\(SVG.number(frame.x)) \(SVG.number(frame.y))L\(SVG.number(frame.maxX)) \(SVG.number(frame.maxY))M\(SVG.number(frame.maxX)) "
          + "\(SVG.number(frame.y))L\(SVG.number(frame.x)) \(SVG.number(frame.maxY))",
        "o")
    }
    if frame.width >= 40, frame.height >= 40 {
      svg.line(
        image.name, x: frame.x + frame.width / 2, y: look.pointer == nil ? middle + 3 : frame.maxY - 3, size: 9, anchor: "middle", room: frame.width - 4, "f")
    }
    svg.raw("</g>")
  }

  private mutating func drawArrow(_ frame: Rect, pointsLeft: Bool) {
    let y = SVG.number(frame.y + frame.height / 2)
    let tip = pointsLeft ? frame.x + 2 : frame.maxX - 2
    let head = pointsLeft ? 6.0 : -6.0
    svg.path(
      "M\(SVG.number(frame.x + 2)) \(y)H\(SVG.number(frame.maxX - 2))M\(SVG.number(tip + head)) \(SVG.number(frame.y + 3))L\(SVG.number(tip)) "
        + "\(y)L\(SVG.number(tip + head)) \(SVG.number(frame.maxY - 3))",
      "g")
  }

  private mutating func drawChevron(x: Double, y: Double, pointsLeft: Bool) {
    let head = pointsLeft ? 5.0 : -5.0
    svg.path("M\(SVG.number(x + head)) \(SVG.number(y - 6))L\(SVG.number(x)) \(SVG.number(y))L\(SVG.number(x + head)) \(SVG.number(y + 6))", "g")
  }

  private mutating func drawTrack(_ view: SceneView, _ frame: Rect, _ turns: Bool) {
    let y = frame.y + frame.height / 2
    svg.rect(Rect(x: frame.x, y: y - 2, width: frame.width, height: 4), "c", radius: 2)
    let filled = frame.width * 0.4
    svg.rect(Rect(x: turns ? frame.maxX - filled : frame.x, y: y - 2, width: filled, height: 4), "k", radius: 2)
    if view.kind.role == .slider { svg.circle(turns ? frame.maxX - filled : frame.x + filled, y, 9, "k") }
  }

  private mutating func drawParts(_ parts: [String], _ frame: Rect, _ turns: Bool, style: String) {
    svg.rect(frame, style, radius: 6)
    guard !parts.isEmpty else { return }
    let width = frame.width / Double(parts.count)
    for (number, part) in (turns ? parts.reversed() : parts).enumerated() {
      let x = frame.x + width * Double(number)
      if number > 0 { svg.path("M\(SVG.number(x)) \(SVG.number(frame.y + 4))V\(SVG.number(frame.maxY - 4))", "g") }
      svg.line(part, x: x + width / 2, y: frame.y + frame.height / 2 + 4, size: 13, anchor: "middle", room: width - 6)
    }
  }

  private mutating func drawBar(_ content: SceneContent, _ frame: Rect, _ turns: Bool) {
    svg.rect(frame, "c")
    let middle = frame.y + frame.height / 2 + 5
    svg.line(content.text, x: frame.x + frame.width / 2, y: middle, size: 17, anchor: "middle", room: frame.width / 2)
    guard !content.parts.isEmpty else { return }
    let width = frame.width / Double(content.parts.count)
    for (number, part) in (turns ? content.parts.reversed() : content.parts).enumerated() {
      svg.line(part, x: frame.x + width * (Double(number) + 0.5), y: middle, size: 12, anchor: "middle", room: width - 6)
    }
  }
}
