/// The words of a language, which are no names.
struct Keywords: Sendable {
  private let words: Set<String>
  /// Their lengths and ends, hashed: most names are told apart without making a string.
  private var ends = [Bool](repeating: false, count: 1024)

  private init(_ words: Set<String>) {
    self.words = words
    for word in words { ends[Keywords.hash(Array(word.utf8)[...])] = true }
  }

  private static func hash(_ word: ArraySlice<UInt8>) -> Int {
    guard let first = word.first, let last = word.last else { return 0 }
    return (Int(first) &* 31 &+ Int(last) &* 7 &+ word.count &* 13) & 1023
  }

  func contains(_ name: ArraySlice<UInt8>) -> Bool {
    ends[Keywords.hash(name)] && words.contains(String(decoding: name, as: UTF8.self))
  }

  static let swift = Keywords([
    "let", "var", "func", "init", "deinit", "subscript", "class", "struct", "enum", "extension", "protocol",
    "if", "else", "guard", "switch", "case", "default", "for", "in", "while", "repeat", "do", "catch", "try",
    "await", "throw", "return", "break", "continue", "fallthrough", "defer", "where", "as", "is", "import",
    "inout", "throws", "rethrows", "true", "false", "nil", "typealias",
  ])
  static let objectiveC = Keywords([
    "if", "else", "switch", "case", "default", "for", "in", "while", "do", "return", "break", "continue", "goto",
    "static", "const", "struct", "enum", "union", "typedef", "extern", "sizeof", "YES", "NO", "nil", "NULL",
    "throw", "new", "delete", "namespace", "volatile", "register", "inline",
  ])
}
