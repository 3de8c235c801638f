import Testing

@testable import RTLLexing

struct SourceTextTests {
  private static func utf16(_ units: [UInt16], little: Bool) -> [UInt8] {
    units.flatMap { little ? [UInt8($0 & 0xFF), UInt8($0 >> 8)] : [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
  }

  @Test(arguments: [true, false]) func utf16WithMark(_ little: Bool) {
    let text = "\u{FEFF}\"a\" = \"\u{5E9}\u{20AC}\u{1F600}\";"
    let raw = Self.utf16(Array(text.utf16), little: little)
    let source = SourceText.decode(raw)
    #expect(source.encoding == (little ? .utf16LE : .utf16BE))
    #expect(source.bytes == Array(text.utf8))
    #expect(source.encode(source.bytes) == raw)
  }

  @Test(arguments: [true, false]) func utf16WithoutMark(_ little: Bool) {
    let text = "/* No mark */ \"key\" = \"\u{5E9}\";"
    let source = SourceText.decode(Self.utf16(Array(text.utf16), little: little))
    #expect(source.bytes == Array(text.utf8))
  }

  @Test func unpairedSurrogatesSurvive() {
    let units: [UInt16] = [0xFEFF, 0xD800, 0x61, 0xDC00, 0xD83D, 0xDE00, 0xDBFF]
    let raw = Self.utf16(units, little: true)
    let source = SourceText.decode(raw)
    #expect(source.bytes == [0xEF, 0xBB, 0xBF, 0xED, 0xA0, 0x80, 0x61, 0xED, 0xB0, 0x80, 0xF0, 0x9F, 0x98, 0x80, 0xED, 0xAF, 0xBF])
    #expect(source.encode(source.bytes) == raw)
  }

  static let untouched: [[UInt8]] = [
    [], [0x61], [0xEF, 0xBB, 0xBF, 0x61], Array("caf\u{E9}\n".utf8), [0xFF, 0xC3, 0x28],
    // UTF-32 with a mark, binary, UTF-16 of odd length.
    [0xFF, 0xFE, 0, 0, 0x61, 0, 0, 0], [0x62, 0x70, 0, 1, 2, 0, 9, 9], [0xFF, 0xFE, 0x61, 0, 0x62],
    [0x61, 0, 0x62, 0x63], [0x61, 0, 0, 0, 0x62, 0, 0, 0],
  ]

  @Test(arguments: untouched) func restIsKept(_ raw: [UInt8]) {
    let source = SourceText.decode(raw)
    #expect(source.bytes == raw)
    #expect(source.encode(raw) == raw)
  }

  @Test func everyUnitRoundTrips() {
    let raw = Self.utf16([0xFEFF] + Array(UInt16.min...UInt16.max), little: false)
    let source = SourceText.decode(raw)
    #expect(source.encode(source.bytes) == raw)
  }

  @Test func badBytesBecomeReplacement() {
    let source = SourceText(bytes: [], encoding: .utf16BE)
    #expect(source.encode([0x61, 0xC0, 0xF8, 0xE2, 0x82]) == [0, 0x61, 0xFF, 0xFD, 0xFF, 0xFD, 0xFF, 0xFD, 0xFF, 0xFD])
  }

  @Test func binaryIsTold() {
    #expect(SourceText.isNoText([0x62, 0, 0, 0, 0x70, 0, 0, 0]) && SourceText.isNoText([0, 0]))
    #expect(!SourceText.isNoText(Array("// a\0b text".utf8)) && !SourceText.isNoText([]))
  }
}
