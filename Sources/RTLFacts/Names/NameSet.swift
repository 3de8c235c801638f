import RTLLexing

/// A set of names that is asked by bytes: most others are told apart by their lengths and ends, and no string is made of any.
package struct NameSet: Sendable, Hashable {
  private let names: Set<String>
  /// The names one behind the other.
  private var texts: [UInt8] = []
  /// By the number of its ends, the first name in `spellings`; -1 for none.
  private var first = [Int32](repeating: -1, count: 1024)
  private var spellings: [Spelling] = []
  /// A bit for each number of `TokenFile.Name` that one of them has.
  private var numbers = [UInt64](repeating: 0, count: 64)
  /// Of all names: they are asked for in file after file.
  private let hash: Int

  private struct Spelling: Sendable {
    /// In `texts`.
    let start, count: Int
    /// Another name with such ends; -1 for none.
    let next: Int32
  }

  /// Empty names are in no set.
  package init(_ names: Set<String>) {
    self.names = names
    hash = names.hashValue
    for name in names {
      let ends = NameEnds.of(name.utf8) & 1023
      spellings.append(Spelling(start: texts.count, count: name.utf8.count, next: first[ends]))
      first[ends] = Int32(spellings.count - 1)
      texts += name.utf8
      let number = TokenFile.Name.hash(of: name)
      numbers[Int(number & 63)] |= 1 << (number >> 6 & 63)
    }
  }

  package static func == (a: NameSet, b: NameSet) -> Bool { a.hash == b.hash && a.names == b.names }
  package func hash(into hasher: inout Hasher) { hasher.combine(hash) }

  /// There are no names.
  package var isEmpty: Bool { names.isEmpty }

  /// Whether some of these bytes are a name of the set, as it is spelled.
  package func contains(_ range: Range<Int>, of bytes: [UInt8]) -> Bool {
    guard !range.isEmpty else { return false }
    var next = first[NameEnds.of(bytes[range.lowerBound], bytes[range.upperBound - 1], range.count) & 1023]
    while next >= 0 {
      let spelling = spellings[Int(next)]
      if spelling.count == range.count, (0..<spelling.count).allSatisfy({ texts[spelling.start + $0] == bytes[range.lowerBound + $0] }) { return true }
      next = spelling.next
    }
    return false
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
