import Testing

@testable import RTLFacts

/// Pictures are written here row by row: `#` is drawn, `.` is not, `o` is drawn in another color.
private func png(_ rows: [String], filter: UInt8 = 0) -> [UInt8] {
  let width = rows[0].utf8.count
  var raw: [UInt8] = []
  var above = [UInt8](repeating: 0, count: 4 * width)
  for row in rows {
    let pixels = row.utf8.flatMap { $0 == UInt8(ascii: "#") ? [20, 30, 200, 255] : $0 == UInt8(ascii: "o") ? [250, 250, 250, 255] : [0, 0, 0, 0] as [UInt8] }
    raw.append(filter)
    for i in pixels.indices {
      let (left, up, corner) = (i < 4 ? 0 : Int(pixels[i - 4]), Int(above[i]), i < 4 ? 0 : Int(above[i - 4]))
      let guess = left + up - corner
      let nearest = [left, up, corner].enumerated().min { (abs(guess - $0.element), $0.offset) < (abs(guess - $1.element), $1.offset) }!.element
      raw.append(pixels[i] &- UInt8([0, left, up, (left + up) / 2, nearest][Int(filter)]))
    }
    above = pixels
  }
  let header = number(width) + number(rows.count) + [8, 6, 0, 0, 0]
  return signature + chunk("IHDR", header) + chunk("IDAT", stored(raw)) + chunk("IEND", [])
}

private let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
private func number(_ value: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) } }
private func chunk(_ kind: String, _ content: [UInt8]) -> [UInt8] { number(content.count) + Array(kind.utf8) + content + [0, 0, 0, 0] }

/// As one block that is not packed.
private func stored(_ bytes: [UInt8]) -> [UInt8] {
  let (low, high) = (UInt8(bytes.count & 255), UInt8(bytes.count >> 8))
  return [0x78, 0x01, 1, low, high, ~low, ~high] + bytes + [0, 0, 0, 0]
}

private let right = ["#.......", ".##.....", "..##....", "....##..", "......##", "....##..", "..##....", ".##.....", "#......."]
private let down = ["#.......#", "##.....##", ".##...##.", "..##.##..", "...###...", "....#...."]
private let disc = ["..####..", ".######.", "##o#####", "###oo###", "####oo##", "###oo###", "##o#####", ".######.", "..####.."]
private let ring = ["..####..", ".#....#.", "#......#", "#......#", ".#....#.", "..####.."]

private let fixed: [UInt8] = [120, 1, 75, 76, 74, 78, 132, 33, 0, 29, 224, 4, 153]

/// Pictures of other kinds, as Pillow writes them, with their pixels: palettes with opacities, one bit, gray, gray with opacity,
/// a color that is not seen, sixteen bits.
private let shallow = [
    (
      [
        137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0, 3, 0, 0, 0, 2, 2, 3, 0, 0, 0, 224, 26, 142, 137, 0, 0, 0, 12, 80, 76, 84, 69,
        255, 0, 0, 0, 255, 0, 0, 0, 255, 10, 20, 30, 34, 136, 41, 4, 0, 0, 0, 3, 116, 82, 78, 83, 255, 128, 0, 127, 109, 104, 120, 0, 0, 0, 12, 73, 68, 65, 84,
        120, 156, 99, 144, 96, 120, 2, 0, 1, 48, 0, 253, 86, 205, 28, 115, 0, 0, 0, 0, 73, 69, 78, 68, 174, 66, 96, 130,
      ], [255, 0, 0, 255, 0, 128, 0, 128, 0, 0, 0, 0, 10, 20, 30, 255, 0, 0, 0, 0, 0, 128, 0, 128]
    ),
    (
      [
        137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0, 5, 0, 0, 0, 2, 1, 0, 0, 0, 0, 184, 17, 43, 240, 0, 0, 0, 12, 73, 68, 65, 84, 120,
        156, 99, 136, 96, 56, 1, 0, 1, 212, 1, 33, 187, 223, 44, 15, 0, 0, 0, 0, 73, 69, 78, 68, 174, 66, 96, 130,
      ],
      [
        0, 0, 0, 255, 255, 255, 255, 255, 0, 0, 0, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 0, 0, 0, 255, 0, 0, 0,
        255, 255, 255, 255, 255,
      ]
    ),
    (
      [
        137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0, 2, 0, 0, 0, 2, 8, 0, 0, 0, 0, 87, 221, 82, 248, 0, 0, 0, 2, 116, 82, 78, 83, 0,
        80, 29, 248, 156, 204, 0, 0, 0, 14, 73, 68, 65, 84, 120, 156, 99, 96, 8, 96, 88, 240, 31, 0, 3, 133, 1, 240, 217, 181, 170, 40, 0, 0, 0, 0, 73, 69, 78,
        68, 174, 66, 96, 130,
      ], [0, 0, 0, 255, 0, 0, 0, 0, 160, 160, 160, 255, 255, 255, 255, 255]
    ),
    (
      [
        137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0, 2, 0, 0, 0, 1, 8, 4, 0, 0, 0, 94, 43, 183, 1, 0, 0, 0, 13, 73, 68, 65, 84, 120,
        156, 99, 56, 241, 63, 197, 24, 0, 7, 29, 2, 95, 149, 204, 156, 212, 0, 0, 0, 0, 73, 69, 78, 68, 174, 66, 96, 130,
      ], [200, 200, 200, 255, 20, 20, 20, 51]
    ),
    (
      [
        137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0, 2, 0, 0, 0, 1, 8, 2, 0, 0, 0, 123, 64, 232, 221, 0, 0, 0, 6, 116, 82, 78, 83, 0,
        4, 0, 5, 0, 6, 116, 142, 198, 143, 0, 0, 0, 15, 73, 68, 65, 84, 120, 156, 99, 100, 100, 98, 102, 102, 102, 6, 0, 0, 60, 0, 17, 213, 126, 70, 230, 0, 0,
        0, 0, 73, 69, 78, 68, 174, 66, 96, 130,
      ], [1, 2, 3, 255, 0, 0, 0, 0]
    ),
    (
      [
        137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0, 2, 0, 0, 0, 1, 16, 0, 0, 0, 0, 129, 217, 252, 21, 0, 0, 0, 13, 73, 68, 65, 84,
        120, 156, 99, 104, 96, 16, 50, 1, 0, 2, 93, 0, 199, 223, 198, 111, 25, 0, 0, 0, 0, 73, 69, 78, 68, 174, 66, 96, 130,
      ], [128, 128, 128, 255, 18, 18, 18, 255]
    )
  ] as [([UInt8], [UInt8])]

@Suite struct PictureTests {
  @Test(arguments: [(right, false), (down, true), (disc, false), (ring, true), (["......", "......"], false), (right.map { String($0.reversed()) }, false)])
  func showsNoSide(_ rows: [String], _ expected: Bool) throws {
    #expect(try #require(PNGImage(png(rows))).showsNoSide == expected)
  }

  /// What fills a screen, by the size in its header, which is all that is read of it.
  @Test(arguments: [(512, 12, false), (513, 12, true), (12, 2796, true)])
  func scenesAreLarge(_ width: Int, _ height: Int, _ expected: Bool) {
    var header = png(right)
    header.replaceSubrange(16..<24, with: [width, height].flatMap { [0, 0, UInt8($0 >> 8), UInt8($0 & 255)] })
    #expect(PNGImage.isScene(header) == expected)
    #expect(!PNGImage.isScene(Array(header.prefix(20))))
  }

  /// A drawing of which all is half seen through.
  @Test func faintPicturesAreTakenAsTheyAre() throws {
    var faint = png(right)
    for i in faint.indices.dropLast(20) where faint[i..<i + 4] == [20, 30, 200, 255] { faint[i + 3] = 60 }
    #expect(try !#require(PNGImage(faint)).showsNoSide)
  }

  @Test(arguments: 0...4)
  func rowsAreUnpacked(_ filter: Int) throws {
    let picture = try #require(PNGImage(png(disc, filter: UInt8(filter))))
    #expect(picture.width == 8 && picture.height == 9)
    #expect(picture.pixels == PNGImage(png(disc))?.pixels)
  }

  /// Made by zlib with codes of its own: 24 lines of "the arrow points to the N side".
  @Test func ownCodes() {
    let packed: [UInt8] = [
      120, 218, 133, 210, 187, 13, 128, 48, 16, 131, 225, 158, 41, 110, 4, 124, 188, 199, 65, 2, 137, 52, 4, 37, 39, 177, 62, 20, 180, 216, 173, 255, 238, 147,
      227, 216, 109, 45, 37, 223, 118, 229, 116, 70, 181, 200, 22, 239, 214, 90, 77, 219, 222, 196, 79, 6, 207, 206, 115, 199, 115, 207, 243, 192, 243, 200,
      243, 196, 243, 204, 243, 34, 88, 20, 155, 112, 131, 128, 131, 144, 131, 160, 131, 176, 131, 192, 131, 208, 131, 224, 131, 240, 115, 225, 231, 234, 119,
      194, 207, 63, 191, 7, 34, 73, 6, 66,
    ]
    let text = (0..<24).map { "the arrow points to the \($0) side\n" }.joined()
    #expect(Inflater.unpack(packed, limit: 1000).map { String(decoding: $0, as: UTF8.self) } == text)
    #expect(Inflater.unpack(packed, limit: text.utf8.count - 1) == nil)
    // The last four bytes are a checksum.
    for end in 0..<packed.count - 4 { #expect(Inflater.unpack(Array(packed[..<end]), limit: 1000) == nil) }
  }

  /// Made by zlib with the codes that the format lays down.
  @Test func fixedCodes() {
    #expect(Inflater.unpack(fixed, limit: 100) == Array("abcabcabcabc".utf8))
    #expect(Inflater.unpack(fixed, limit: 11) == nil)
  }

  @Test(arguments: shallow)
  func shallowPictures(_ bytes: [UInt8], _ pixels: [UInt8]) throws {
    #expect(try #require(PNGImage(bytes)).pixels == pixels)
  }

  @Test func whatIsNoPictureIsNone() {
    let whole = png(ring)
    for end in whole.indices.dropLast(12) where end < whole.count - 20 { #expect(PNGImage(Array(whole[..<end])) == nil) }
    var interlaced = whole
    interlaced[8 + 8 + 12] = 1
    #expect(PNGImage(interlaced) == nil)
    var large = whole
    large.replaceSubrange(16..<24, with: number(1 << 20) + number(1 << 20))
    #expect(PNGImage(large) == nil)
    #expect(PNGImage(Array("GIF89a".utf8)) == nil)
  }
}
