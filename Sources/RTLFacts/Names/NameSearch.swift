import RTLLexing
import RTLSystem

/// Finds names in bytes, whatever their case and their underscores are, faster than a lexer would.
///
/// Every second place of the bytes is looked at: the letters of the four bytes there are hashed into a
/// small set, that of the places where a name may stand. Only where they are in it the letters are read one
/// by one from the last on, for all names with the same ending together. A byte costs five instructions, where
/// a look at every letter costs twenty.
package struct NameSearch: Sendable {
  /// What a name is looked for; who joins searches tells them apart.
  package struct Group: OptionSet, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }
  }

  /// A class, so that a search of many files knows it again.
  private final class Index: Sendable {
    let spellings: [(name: String, group: Group)]
    /// Made ready for the first file that is searched: many a search is only joined with others.
    let names: Later<Names>
    /// The searches that were joined.
    let parts: [(group: Group, search: NameSearch)]

    init(_ spellings: [(name: String, group: Group)], parts: [(group: Group, search: NameSearch)] = []) {
      (self.spellings, self.parts) = (spellings, parts)
      names = Later { Names(spellings.map { (NameSearch.letters($0.name).reversed(), $0.group) }) }
    }
  }

  private let index: Index

  /// Names with fewer letters are never found.
  package static let shortest = Names.shortest

  /// Whether a name has letters enough to be found; an underscore is no letter.
  package static func canFind(_ name: String) -> Bool { letters(name).count >= shortest }

  /// The letters that a search compares, without those of their bits that tell upper case.
  fileprivate static func letters(_ name: String) -> [UInt8] { name.utf8.filter { $0 != UInt8(ascii: "_") }.map { $0 & 31 } }

  /// - Parameter names: see `shortest`.
  package init(_ names: some Sequence<String> = [String]()) { index = Index(names.map { ($0, Group(rawValue: 1)) }) }

  /// Finds the names of all in one walk.
  package init(joining searches: [(group: Group, search: NameSearch)]) {
    index = Index(searches.flatMap { group, search in search.index.spellings.map { ($0.name, group) } }, parts: searches)
  }

  /// The searches that were joined, and what their names count as.
  var parts: [(group: Group, search: NameSearch)] { index.parts }

  func isSame(as other: NameSearch) -> Bool { index === other.index }

  /// Whether the bytes can contain a name: false is certain.
  package func mayOccur(in bytes: [UInt8], _ range: Range<Int>) -> Bool {
    var found = false
    index.names.value.search(bytes, range) { _, _ in
      found = true
      return false
    }
    return found
  }

  /// Where names end in the bytes: the offsets of their last letters.
  package func ends(in bytes: [UInt8]) -> [Int] {
    var ends: [Int] = []
    index.names.value.search(bytes, bytes.indices) { end, _ in
      ends.append(end)
      return true
    }
    return ends
  }

  /// Those of some tokens that hold a name.
  func tokens(among tokens: [Int], of file: TokenFile) -> [Int] {
    let names = index.names.value
    return tokens.filter { !names.groups(file.bytes, file.tokens[$0].range).isEmpty }
  }

  /// The tokens of code that hold a name, in their order, with what their names were looked for.
  /// - Parameter barren: what is known of the names of other files, and now of this one's.
  func tokens(of file: TokenFile, _ barren: inout BarrenNames) -> [(token: Int, group: Group)] {
    let names = index.names.value
    guard !names.isEmpty else { return [] }
    var found: [(token: Int, group: Group)] = []
    for name in file.names where !barren.has(name.hash) {
      let group = names.groups(file.bytes, file.tokens[Int(name.token)].range)
      if group.isEmpty { barren.insert(name.hash) } else { found.append((Int(name.token), group)) }
    }
    for text in file.texts {
      let group = names.groups(file.bytes, file.tokens[Int(text)].range)
      if !group.isEmpty { found.append((Int(text), group)) }
    }
    return found.sorted { $0.token < $1.token }
  }
}

/// Identifiers in which a search found nothing. Most names of a file stood in the files before.
package struct BarrenNames: Sendable {
  /// By the end of each, see `TokenFile.Name`; a later name takes the place of an earlier one. Empty before the first one.
  private var hashes: [UInt64] = []
  private let keeps: Bool
  private static let count = 1 << 12

  /// - Parameter keeps: the same search goes through many files; else nothing is remembered.
  package init(keeps: Bool) { self.keeps = keeps }

  @inline(__always)
  fileprivate func has(_ hash: UInt64) -> Bool { !hashes.isEmpty && hashes[Int(truncatingIfNeeded: hash) & (BarrenNames.count - 1)] == hash }

  fileprivate mutating func insert(_ hash: UInt64) {
    guard keeps else { return }
    if hashes.isEmpty { hashes = Array(repeating: 0, count: BarrenNames.count) }
    hashes[Int(truncatingIfNeeded: hash) & (BarrenNames.count - 1)] = hash
  }
}

/// The names of a search, as a tree of their letters from the last to the first.
private struct Names: Sendable {
  typealias Group = NameSearch.Group

  /// A letter of names that end alike.
  private struct Node: Sendable {
    /// Five bits.
    var letter: UInt8
    /// The names that begin here.
    var group: Group = []
    /// The first of the letters that stand before this one, and the next letter that may stand instead of it; -1 for none.
    var child, sibling: Int32
  }

  private var nodes: [Node] = []
  /// The node of the third letter from the end, by the last three; -1 for none. Empty where there are no names, as is the next.
  private var endings: [Int32] = []
  /// One bit for each ending that there is: most that are asked for are none, and the bits stay in the nearest cache.
  private var endingBits: [UInt64] = []
  /// Hashes of four bytes in which, or next to which, a name ends.
  private var places: [UInt64] = []

  private static let placeBits = 17
  static let shortest = 3

  /// - Parameter names: the letters of each from last to first, five bits for each letter.
  init(_ names: [(letters: [UInt8], group: Group)]) {
    for name in names { add(name.letters, name.group) }
  }

  private mutating func add(_ letters: [UInt8], _ group: Group) {
    guard letters.count >= Self.shortest else { return }
    if endings.isEmpty {
      endings = Array(repeating: -1, count: 1 << 15)
      endingBits = Array(repeating: 0, count: 1 << 9)
      places = Array(repeating: 0, count: 1 << (Self.placeBits - 6))
    }
    let ending = Self.ending(letters[2], letters[1], letters[0])
    if endings[ending] < 0 { endings[ending] = makeNode(letters[2]) }
    endingBits[ending >> 6] |= 1 << UInt64(ending & 63)
    let first = letters.dropFirst(Self.shortest).reduce(endings[ending]) { node(of: $1, before: $0) }
    nodes[Int(first)].group.formUnion(group)
    // Of two neighbouring places one is looked at: the one where a name ends with the four bytes, or the one
    // before. A name of three letters is sought behind that instead, where one byte is unknown and not two.
    addPlace(letters, through: 0)
    addPlace(letters, through: letters.count == 3 ? -1 : 1)
  }

  private mutating func makeNode(_ letter: UInt8, sibling: Int32 = -1) -> Int32 {
    nodes.append(Node(letter: letter, child: -1, sibling: sibling))
    return Int32(nodes.count - 1)
  }

  /// The node of a letter that stands before another one.
  private mutating func node(of letter: UInt8, before node: Int32) -> Int32 {
    let first = nodes[Int(node)].child
    let known = find(letter, first)
    guard known < 0 else { return known }
    let made = makeNode(letter, sibling: first)
    nodes[Int(node)].child = made
    return made
  }

  /// The node of a letter, from one node on; -1 for none.
  @inline(__always)
  private func find(_ letter: UInt8, _ first: Int32) -> Int32 {
    var node = first
    while node >= 0, nodes[Int(node)].letter != letter { node = nodes[Int(node)].sibling }
    return node
  }

  /// Adds four letters. One that the name does not have may be any.
  /// - Parameter last: the place of the last of them among the letters, which stand from last to first.
  private mutating func addPlace(_ letters: [UInt8], through last: Int) {
    var (four, unknown) = (UInt32(0), UInt32?.none)
    for i in 0..<4 {
      let (letter, shift) = (last + 3 - i, UInt32(8 * i))
      if letters.indices.contains(letter) { four |= UInt32(letters[letter]) << shift } else { unknown = shift }
    }
    for any in 0..<(unknown == nil ? 1 : UInt32(32)) {
      let place = Self.place(four | any << (unknown ?? 0))
      places[place >> 6] |= 1 << UInt64(place & 63)
    }
  }

  /// A hash of four letters, each in a byte.
  @inline(__always)
  private static func place(_ letters: UInt32) -> Int { Int(truncatingIfNeeded: (letters &* 0x9E37_79B1) >> UInt32(32 - placeBits)) }

  /// A number for the last three letters, five bits each.
  @inline(__always)
  private static func ending(_ third: UInt8, _ second: UInt8, _ last: UInt8) -> Int { Int(third) << 10 | Int(second) << 5 | Int(last) }

  var isEmpty: Bool { endings.isEmpty }

  /// The groups of all names in some bytes.
  func groups(_ bytes: [UInt8], _ range: Range<Int>) -> Group {
    var found: Group = []
    search(bytes, range) {
      found.formUnion($1)
      return true
    }
    return found
  }

  /// Calls the body for every last letter of a name, until it says no.
  @inline(__always)
  func search(_ bytes: [UInt8], _ range: Range<Int>, _ body: (Int, Group) -> Bool) {
    guard !endings.isEmpty else { return }
    bytes.withUnsafeBufferPointer { bytes in
      places.withUnsafeBufferPointer { places in
        guard let start = bytes.baseAddress, let places = places.baseAddress, range.upperBound <= bytes.count else { return }
        let end = range.upperBound
        // A name of three letters may begin there; what stands behind the range does no harm.
        let last = min(end - 3, bytes.count - 4)
        // Ends below it are settled.
        var next = range.lowerBound
        var at = Names.place(UnsafeRawPointer(start), places, from: range.lowerBound, through: last)
        while at <= last {
          next = max(next, at + 2)
          while next < min(at + 5, end) {
            let group = groups(bytes, range.lowerBound, endingAt: next)
            next += 1
            if !group.isEmpty, !body(next - 1, group) { return }
          }
          at = Names.place(UnsafeRawPointer(start), places, from: at + 2, through: last)
        }
        guard at <= end - 3 else { return }
        next = max(next, at)
        while next < end {
          let group = groups(bytes, range.lowerBound, endingAt: next)
          next += 1
          if !group.isEmpty, !body(next - 1, group) { return }
        }
      }
    }
  }

  /// The first of every second place, from one on, where a name may stand; a place behind the last for none.
  /// A function of its own, so that its loop keeps everything in registers.
  @inline(never)
  private static func place(_ bytes: UnsafeRawPointer, _ places: UnsafePointer<UInt64>, from start: Int, through last: Int) -> Int {
    func mayStand(_ letters: UInt64) -> Bool {
      let place = place(UInt32(truncatingIfNeeded: letters))
      return places[place &>> 6] &>> UInt64(truncatingIfNeeded: place & 63) & 1 != 0
    }
    var at = start
    // Eight bytes hold three places.
    while at <= last &- 4 {
      let eight = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: at, as: UInt64.self))
      let letters = eight & 0x1F1F_1F1F_1F1F_1F1F
      if hasUnderscore(eight) || mayStand(letters) { return at }
      if mayStand(letters &>> 16) { return at &+ 2 }
      if mayStand(letters &>> 32) { return at &+ 4 }
      at &+= 6
    }
    while at <= last {
      let four = UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: at, as: UInt32.self))
      if hasUnderscore(UInt64(four)) || mayStand(UInt64(four & 0x1F1F_1F1F)) { break }
      at &+= 2
    }
    return at
  }

  /// Whether one of eight bytes is an underscore: it is a zero byte then, and what is taken from it borrows.
  @inline(__always)
  private static func hasUnderscore(_ eight: UInt64) -> Bool {
    let others = eight ^ 0x5F5F_5F5F_5F5F_5F5F
    return (others &- 0x0101_0101_0101_0101) & ~others & 0x8080_8080_8080_8080 != 0
  }

  /// The groups of the names that end at a byte.
  private func groups(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, endingAt end: Int) -> Group {
    let mark = UInt8(ascii: "_")
    guard bytes[end] != mark, let second = Names.letter(bytes, start, before: end), let third = Names.letter(bytes, start, before: second) else { return [] }
    var found: Group = []
    let ending = Names.ending(bytes[third] & 31, bytes[second] & 31, bytes[end] & 31)
    guard endingBits[ending >> 6] & 1 << UInt64(ending & 63) != 0 else { return [] }
    var node = endings[ending]
    var i = third - 1
    while node >= 0 {
      found.formUnion(nodes[Int(node)].group)
      while i >= start, bytes[i] == mark { i -= 1 }
      guard i >= start else { break }
      node = find(bytes[i] & 31, nodes[Int(node)].child)
      i -= 1
    }
    return found
  }

  @inline(__always)
  private static func letter(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, before end: Int) -> Int? {
    var i = end - 1
    while i >= start, bytes[i] == UInt8(ascii: "_") { i -= 1 }
    return i >= start ? i : nil
  }
}
