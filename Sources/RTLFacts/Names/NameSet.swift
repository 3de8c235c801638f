import RTLLexing

/// A set of names of which most others are told apart by their lengths and ends, without a string and its hash.
package struct NameSet: Sendable, Hashable {
  private let names: Set<String>
  private var ends = [Bool](repeating: false, count: 1024)
  /// A bit for each number of `TokenFile.Name` that one of them has.
  private var numbers = [UInt64](repeating: 0, count: 64)
  /// Of all names: they are asked for in file after file.
  private let hash: Int

  /// Empty names are in no set.
  package init(_ names: Set<String>) {
    self.names = names
    hash = names.hashValue
    for name in names {
      ends[NameSet.ends(of: name.utf8)] = true
      let number = TokenFile.Name.hash(of: name)
      numbers[Int(number & 63)] |= 1 << (number >> 6 & 63)
    }
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

  /// The identifiers of a file that are names of the set, as they are spelled, in their order.
  func tokens(of file: TokenFile) -> [Int] {
    var found: [Int] = []
    numbers.withUnsafeBufferPointer { numbers in
      for name in file.names where numbers[Int(name.hash & 63)] & 1 << (name.hash >> 6 & 63) != 0 {
        if contains(file.tokens[Int(name.token)].range, of: file.bytes) { found.append(Int(name.token)) }
      }
    }
    return found
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
