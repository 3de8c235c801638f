/// A set of names of which most others are told apart by their lengths and ends, without a string and its hash.
package struct NameSet: Sendable, Hashable {
  private let names: Set<String>
  private var ends = [Bool](repeating: false, count: 1024)
  /// A bit for each length in bytes that one of them has, the last one for all longer names.
  let lengths: UInt64
  /// Of all names: they are asked for in file after file.
  private let hash: Int

  /// Empty names are in no set.
  package init(_ names: Set<String>) {
    self.names = names
    lengths = names.reduce(0) { $0 | 1 << UInt64(min($1.utf8.count, 63)) }
    hash = names.hashValue
    for name in names { ends[NameSet.ends(of: name.utf8)] = true }
  }

  package static func == (a: NameSet, b: NameSet) -> Bool { a.hash == b.hash && a.names == b.names }
  package func hash(into hasher: inout Hasher) { hasher.combine(hash) }

  /// There are no names.
  package var isEmpty: Bool { names.isEmpty }

  @inline(__always)
  private static func ends(of name: some BidirectionalCollection<UInt8>) -> Int { NameEnds.of(name) & 1023 }

  /// Whether some of these bytes are a name of the set, as it is spelled. No reference is counted for most names.
  package func contains(_ range: Range<Int>, of bytes: [UInt8]) -> Bool {
    guard !range.isEmpty, ends[NameEnds.of(bytes[range.lowerBound], bytes[range.upperBound - 1], range.count) & 1023] else { return false }
    return names.contains(String(decoding: bytes[range], as: UTF8.self))
  }
}

/// A number for the length and the ends of a name: other names mostly have another one.
enum NameEnds {
  @inline(__always)
  static func of(_ name: some BidirectionalCollection<UInt8>) -> Int {
    guard let first = name.first, let last = name.last else { return 0 }
    return of(first, last, name.count)
  }

  @inline(__always)
  static func of(_ first: UInt8, _ last: UInt8, _ count: Int) -> Int { Int(first) &* 31 &+ Int(last) &* 7 &+ count &* 13 }
}

/// The words of the languages, which are no names.
enum Keywords {
  static let swift = NameSet([
    "let", "var", "func", "init", "deinit", "subscript", "class", "struct", "enum", "extension", "protocol",
    "if", "else", "guard", "switch", "case", "default", "for", "in", "while", "repeat", "do", "catch", "try",
    "await", "throw", "return", "break", "continue", "fallthrough", "defer", "where", "as", "is", "import",
    "inout", "throws", "rethrows", "true", "false", "nil", "typealias",
  ])
  static let objectiveC = NameSet([
    "if", "else", "switch", "case", "default", "for", "in", "while", "do", "return", "break", "continue", "goto",
    "static", "const", "struct", "enum", "union", "typedef", "extern", "sizeof", "YES", "NO", "nil", "NULL",
    "throw", "new", "delete", "namespace", "volatile", "register", "inline",
  ])
}
