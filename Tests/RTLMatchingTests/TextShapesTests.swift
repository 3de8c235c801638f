import Testing

@testable import RTLMatching

/// Where texts have which shapes. A zero byte stands for a value.
struct TextShapesTests {
  static let shapes = TextShapes(texts.compactMap { name, text in TextShape(text).map { (name, $0) } })
  private static let texts = [
    ("dash", "{} - {}"), ("range", "{number}-{number}"), ("unit", "{} km"), ("speed", "{} km/h"), ("percent", "{}%"), ("price", "<currency>{price}"),
    ("sign", "^-{}"),
    ("whole", "^{number}^"), ("no shape", "{} <script>"), ("no hole", "km"), ("unit", "{}km"),
  ]

  /// The names of what is found, with the offset of the first sign and the number of the first hole.
  private static func found(_ text: String) -> [String] {
    shapes.matches(in: Array(text.replacing("#", with: "\0").utf8)).map { match in
      "\(shapes.named.first { $0.value.contains(match.row) }!.key) \(match.offset) \(match.hole)"
    }.sorted()
  }

  @Test(arguments: [
    ("# - #", ["dash 2 0"]), ("# -  #", ["dash 2 0"]), ("# -#", []), ("#-#", ["range 1 0"]), ("a #, # - #", ["dash 7 1"]),
    ("# - # - #", ["dash 2 0", "dash 6 1"]),
    ("# km", ["unit 2 0"]), ("#km", ["unit 1 0"]), ("# km/h", ["speed 2 0", "unit 2 0"]), ("# kmx", []), ("# kilos", []), ("#\u{A0}km", ["unit 3 0"]),
    ("#%", ["percent 1 0"]), ("#%@", []),
    ("€#", ["price 0 0"]), ("for €#", ["price 4 0"]), ("a€#", []), ("$#", ["price 0 0"]), ("-#", ["sign 0 0"]), (" -#", ["sign 1 0"]), ("a -#", []),
    ("#", ["whole 0 0"]), (" # ", ["whole 1 0"]), ("##", []),
    ("", []), ("  ", []), ("km", []),
  ]) func matches(_ text: String, _ expected: [String]) {
    #expect(Self.found(text) == expected, "\(text)")
  }

  @Test func rowsOfOneNameAndThoseThatAreNone() {
    #expect(Self.shapes.named["unit"]?.count == 2)
    #expect(Self.shapes.named["no shape"] == nil && Self.shapes.named["no hole"] == nil)
    #expect(Self.shapes.rows.count == 9)
  }
}
