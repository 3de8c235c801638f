extension PNGImage {
  /// Whether the picture looks the same in its mirror image, or points up or down: nothing is to be turned round then.
  ///
  /// Pixels of what is drawn are compared with those on the other side. What points to a side has many that differ, as a
  /// light arrow on a dark disc has. What points up or down differs from its image upside down alone. Tried out on a
  /// thousand pictures of apps whose names point to a side: of 385 with a warning 24 show none, and all of these rightly.
  package var showsNoSide: Bool {
    guard let drawn else { return false }
    if differing(drawn, by: 3, mirrored: true) <= PNGImage.noise { return true }
    // By more, since the edges of a picture may lie half a pixel aside.
    let upsideDown = differing(drawn, by: 5, mirrored: false)
    return upsideDown > PNGImage.noise && differing(drawn, by: 5, mirrored: true) * PNGImage.ratio <= upsideDown
  }

  /// Whether a picture is too large for a mark that points: it fills a screen or illustrates one. Of 235 pictures of apps with a
  /// warning eight were larger, and none of these is an arrow; of those of 512 pixels most are.
  package static func isScene(_ bytes: [UInt8]) -> Bool { size(bytes).map { max($0.width, $0.height) > largestMark } ?? false }

  /// In pixels.
  private static let largestMark = 512

  /// So many pixels may differ by the way of drawing.
  private static let noise = 4
  private static let ratio = 16

  private var strongest: UInt8 { stride(from: 3, to: pixels.count, by: 4).lazy.map { pixels[$0] }.max() ?? 0 }

  /// What is drawn, shadows aside; nil where nothing is.
  private var drawn: (x: ClosedRange<Int>, y: ClosedRange<Int>, strongest: Int)? {
    let strongest = Int(strongest)
    guard strongest > 0 else { return nil }
    var (left, right, top, bottom) = (width, -1, height, -1)
    for y in 0..<height {
      for x in 0..<width where 4 * Int(pixels[4 * (y * width + x) + 3]) > strongest {
        (left, right, top, bottom) = (min(left, x), max(right, x), min(top, y), y)
      }
    }
    return (left...right, top...bottom, strongest)
  }

  /// How many pixels differ from those of the mirror image, or of the image upside down.
  /// - Parameter share: sixteenths of the strongest pixel; what differs by less counts as the same.
  private func differing(_ drawn: (x: ClosedRange<Int>, y: ClosedRange<Int>, strongest: Int), by share: Int, mirrored: Bool) -> Int {
    let much = drawn.strongest * share / 16
    var count = 0
    for y in drawn.y {
      for x in drawn.x {
        let other = mirrored ? y * width + drawn.x.lowerBound + drawn.x.upperBound - x : (drawn.y.lowerBound + drawn.y.upperBound - y) * width + x
        let (a, b) = (4 * (y * width + x), 4 * other)
        if (0..<4).contains(where: { abs(Int(pixels[a + $0]) - Int(pixels[b + $0])) > much }) { count += 1 }
      }
    }
    return count
  }
}
