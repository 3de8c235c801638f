import RTLFacts

/// Where the numbers of findings stand on a picture: beside what they mark, clear of each other and of its words.
struct BadgePlaces {
  static let height = 18.0
  /// The picture.
  let bounds: Rect
  /// What should stay legible.
  private let words: [Rect]
  private var taken: [Rect] = []

  init(bounds: Rect, words: [Rect]) {
    self.bounds = bounds
    // A picture with more words than this has no clear place to look for.
    self.words = words.count <= 2_000 ? words : []
  }

  mutating func place(_ frame: Rect, width: Double) -> Rect {
    let choices = Self.choices(frame, width).map(inside)
    var best = (place: choices[0], cost: Double.infinity)
    for (number, choice) in choices.enumerated() {
      // Nearly equal places: the first one.
      let cost = Double(number) + words.reduce(0) { $0 + $1.overlap(choice) } + (taken.count <= 200 ? taken.reduce(0) { $0 + 10 * $1.overlap(choice) } : 0)
      if cost < best.cost { best = (choice, cost) }
    }
    taken.append(best.place)
    return best.place
  }

  /// Corners inside for what is large, places round it for what a number would cover.
  private static func choices(_ frame: Rect, _ width: Double) -> [Rect] {
    func at(_ x: Double, _ y: Double) -> Rect { Rect(x: x, y: y, width: width, height: height) }
    let right = frame.maxX - width, bottom = frame.maxY - height
    let inner = [at(frame.x, frame.y), at(right, frame.y), at(right, bottom), at(frame.x, bottom)]
    let outer = [
      at(frame.x, frame.y - height), at(right, frame.y - height), at(frame.x, frame.maxY), at(right, frame.maxY),
      at(frame.x - width, frame.y), at(frame.maxX, frame.y), at(frame.x - width, bottom), at(frame.maxX, bottom),
    ]
    let isLarge = frame.height >= 2 * height && frame.width >= 2 * width
    return isLarge ? inner + outer : outer + inner
  }

  private func inside(_ place: Rect) -> Rect {
    var place = place
    place.x = min(max(bounds.x, place.x), max(bounds.x, bounds.maxX - place.width))
    place.y = min(max(bounds.y, place.y), max(bounds.y, bounds.maxY - place.height))
    return place
  }
}
