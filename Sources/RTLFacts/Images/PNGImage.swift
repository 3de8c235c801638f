/// The pixels of a picture in the PNG format (ISO/IEC 15948).
package struct PNGImage: Sendable {
  /// In pixels, each at least 1; the product is at most `mostPixels`.
  package let width, height: Int
  /// Four bytes for each pixel, row by row: red, green and blue, each times the opacity, and the opacity.
  package private(set) var pixels: [UInt8] = []

  /// More pixels are not unpacked: an icon has fewer.
  package static let mostPixels = 1 << 19

  /// - Returns: nil for what is no such picture, is damaged, interlaced, larger than `mostPixels`, or written in the way of Xcode's
  ///   build products. Check sums are not looked at.
  package init?(_ bytes: [UInt8]) {
    guard var header = Header(bytes) else { return nil }
    (width, height) = (header.width, header.height)
    var packed: [UInt8] = []
    var at = PNGImage.signature.count
    while let chunk = Chunk(bytes, at) {
      switch chunk.kind {
      case "PLTE": header.palette = Array(bytes[chunk.content])
      case "tRNS": header.transparency = Array(bytes[chunk.content])
      case "IDAT": packed += bytes[chunk.content]
      default: break
      }
      at = chunk.end
    }
    let row = header.bytesPerRow + 1
    guard let raw = Inflater.unpack(packed, limit: row * height), raw.count == row * height, let rows = PNGImage.unfiltered(raw, header) else { return nil }
    pixels.reserveCapacity(4 * width * height)
    for y in 0..<height {
      for x in 0..<width { append(header.pixel(rows, y * header.bytesPerRow, x)) }
    }
  }

  /// The size that the file gives, in pixels; nil for what is no such picture.
  package static func size(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
    header(of: bytes).map { (number(bytes, $0), number(bytes, $0 + 4)) }
  }

  /// Where the content of the first chunk begins, which says how the pixels are written.
  fileprivate static func header(of bytes: [UInt8]) -> Int? {
    guard bytes.starts(with: signature), let chunk = Chunk(bytes, signature.count), chunk.kind == "IHDR", chunk.content.count == 13 else { return nil }
    return chunk.content.lowerBound
  }

  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  private mutating func append(_ pixel: (red: UInt8, green: UInt8, blue: UInt8, opacity: UInt8)) {
    func dimmed(_ value: UInt8) -> UInt8 { UInt8(Int(value) * Int(pixel.opacity) / 255) }
    pixels.append(dimmed(pixel.red))
    pixels.append(dimmed(pixel.green))
    pixels.append(dimmed(pixel.blue))
    pixels.append(pixel.opacity)
  }

  /// Undoes what makes rows easier to pack: each byte is a distance from what stands left of it, above it, or both.
  private static func unfiltered(_ raw: [UInt8], _ header: Header) -> [UInt8]? {
    let (length, step) = (header.bytesPerRow, max(1, header.bitsPerPixel / 8))
    var rows = [UInt8](repeating: 0, count: length * header.height)
    for y in 0..<header.height {
      let filter = raw[y * (length + 1)]
      guard filter <= 4 else { return nil }
      for i in 0..<length {
        let left = i >= step ? Int(rows[y * length + i - step]) : 0
        let above = y > 0 ? Int(rows[(y - 1) * length + i]) : 0
        let corner = i >= step && y > 0 ? Int(rows[(y - 1) * length + i - step]) : 0
        let expected = switch filter {
        case 0: 0
        case 1: left
        case 2: above
        case 3: (left + above) / 2
        default: nearest(to: left + above - corner, left, above, corner)
        }
        rows[y * length + i] = raw[y * (length + 1) + 1 + i] &+ UInt8(expected)
      }
    }
    return rows
  }

  private static func nearest(to guess: Int, _ left: Int, _ above: Int, _ corner: Int) -> Int {
    let (a, b, c) = (abs(guess - left), abs(guess - above), abs(guess - corner))
    return a <= b && a <= c ? left : b <= c ? above : corner
  }
}

/// A part of the file: its length, its kind, its content and a check sum.
private struct Chunk {
  let kind: String
  let content: Range<Int>
  var end: Int { content.upperBound + 4 }

  init?(_ bytes: [UInt8], _ at: Int) {
    guard at + 12 <= bytes.count else { return nil }
    let length = number(bytes, at)
    guard length <= bytes.count - at - 12 else { return nil }
    kind = String(decoding: bytes[at + 4..<at + 8], as: UTF8.self)
    content = at + 8..<at + 8 + length
  }
}

private func number(_ bytes: [UInt8], _ at: Int) -> Int { bytes[at..<at + 4].reduce(0) { $0 << 8 | Int($1) } }

/// How the pixels are written.
private struct Header {
  let width, height: Int
  private let depth: Int
  private let color: Color
  /// Red, green and blue of each number.
  var palette: [UInt8] = []
  /// The opacity of each number of the palette, or the color that is not seen.
  var transparency: [UInt8] = []

  private enum Color: UInt8 {
    case gray = 0, full = 2, palette = 3, grayAndOpacity = 4, fullAndOpacity = 6

    var channels: Int {
      switch self {
      case .gray, .palette: 1
      case .grayAndOpacity: 2
      case .full: 3
      case .fullAndOpacity: 4
      }
    }
  }

  init?(_ bytes: [UInt8]) {
    guard let at = PNGImage.header(of: bytes), let color = Color(rawValue: bytes[at + 9]), bytes[at + 10] == 0, bytes[at + 11] == 0, bytes[at + 12] == 0
    else { return nil }
    (width, height, depth) = (number(bytes, at), number(bytes, at + 4), Int(bytes[at + 8]))
    self.color = color
    let isDepth = color == .gray || color == .palette ? [1, 2, 4, 8, 16].contains(depth) && (color == .gray || depth < 16) : depth == 8 || depth == 16
    guard isDepth, width > 0, height > 0, width <= PNGImage.mostPixels, height <= PNGImage.mostPixels / width else { return nil }
  }

  var bitsPerPixel: Int { color.channels * depth }
  var bytesPerRow: Int { (width * bitsPerPixel + 7) / 8 }

  func pixel(_ rows: [UInt8], _ row: Int, _ x: Int) -> (red: UInt8, green: UInt8, blue: UInt8, opacity: UInt8) {
    // Of sixteen bits the upper eight are enough.
    func channel(_ number: Int) -> UInt8 { rows[row + (x * color.channels + number) * depth / 8] }
    switch color {
    case .full: return (channel(0), channel(1), channel(2), !transparency.isEmpty && isClear(channel(0), channel(1), channel(2)) ? 0 : 255)
    case .fullAndOpacity: return (channel(0), channel(1), channel(2), channel(3))
    case .grayAndOpacity: return (channel(0), channel(0), channel(0), channel(1))
    case .gray, .palette: break
    }
    let bit = x * depth
    let value = depth >= 8 ? Int(channel(0)) : Int(rows[row + bit / 8]) >> (8 - depth - bit % 8) & (1 << depth - 1)
    if color == .palette {
      guard 3 * value + 2 < palette.count else { return (0, 0, 0, 0) }
      return (palette[3 * value], palette[3 * value + 1], palette[3 * value + 2], value < transparency.count ? transparency[value] : 255)
    }
    let gray = UInt8(depth >= 8 ? value : value * 255 / (1 << depth - 1))
    return (gray, gray, gray, !transparency.isEmpty && isClear(UInt8(value)) ? 0 : 255)
  }

  /// Whether a color is the one that is not seen; each of its channels has two bytes.
  private func isClear(_ channels: UInt8...) -> Bool {
    guard transparency.count == 2 * channels.count else { return false }
    return channels.indices.allSatisfy { transparency[2 * $0 + (depth == 16 ? 0 : 1)] == channels[$0] }
  }
}
