/// Finds names in bytes, whatever their case and their underscores are, faster than a lexer would.
///
/// Every second place of the bytes is looked at: the letters of the four bytes there are hashed into a
/// small set, that of the places where a name may stand. Only where they are in it the last letters are
/// read one by one, and only where these end a name, names are compared. A byte costs five instructions,
/// where a look at every letter costs twenty.
package struct NameSearch: Sendable {
  /// What a name is looked for; who joins searches tells them apart.
  package struct Group: OptionSet, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }
  }

  /// Names made ready; a class, so that a search of many files knows it again.
  private final class Index: Sendable {
    let names: Names
    /// The searches that were joined.
    let parts: [(group: Group, search: NameSearch)]

    init(_ names: Names, parts: [(group: Group, search: NameSearch)] = []) {
      self.names = names
      self.parts = parts
    }
  }

  private let index: Index

  /// Names with fewer letters are never found.
  package static let shortest = Names.shortest

  /// - Parameter names: see `shortest`.
  package init(_ names: some Sequence<String> = [String]()) {
    var all = Names()
    for name in names { all.add(name.utf8.filter { $0 != UInt8(ascii: "_") }.reversed().map { $0 & 31 }, Group(rawValue: 1)) }
    index = Index(all)
  }

  /// Finds the names of all in one walk.
  package init(joining searches: [(group: Group, search: NameSearch)]) {
    var all = Names()
    for (group, search) in searches { all.add(search.index.names, group) }
    index = Index(all, parts: searches)
  }

  /// The searches that were joined, and what their names count as.
  var parts: [(group: Group, search: NameSearch)] { index.parts }

  func isSame(as other: NameSearch) -> Bool { index === other.index }

  /// Whether the bytes can contain a name: false is certain.
  package func mayOccur(in bytes: [UInt8], _ range: Range<Int>) -> Bool {
    var found = false
    index.names.search(bytes, range) { _, _ in
      found = true
      return false
    }
    return found
  }

  /// Where names end in the bytes: the offsets of their last letters.
  package func ends(in bytes: [UInt8]) -> [Int] {
    var ends: [Int] = []
    index.names.search(bytes, bytes.indices) { end, _ in
      ends.append(end)
      return true
    }
    return ends
  }

  /// The same with what the names were looked for.
  func groupedEnds(in bytes: [UInt8]) -> [(end: Int, group: Group)] {
    var ends: [(Int, Group)] = []
    index.names.search(bytes, bytes.indices) {
      ends.append(($0, $1))
      return true
    }
    return ends
  }
}

/// The names of a search.
private struct Names: Sendable {
  typealias Group = NameSearch.Group

  private struct Name: Sendable {
    /// From last to first, as a range of `letters`.
    var start, end: Int32
    /// The next name with the same `slot`; -1 for none.
    var next: Int32
    var group: Group
  }

  private var names: [Name] = []
  /// The letters of all names, five bits each.
  private var letters: [UInt8] = []
  /// The first name by a hash of its last three letters; -1 for none. Empty where there are no names, as is the next.
  private var slots: [Int32] = []
  /// Hashes of four bytes in which, or next to which, a name ends.
  private var places: [UInt64] = []

  private static let slotBits = 10
  private static let placeBits = 17
  static let shortest = 3

  /// Takes the names of another search.
  mutating func add(_ other: Names, _ group: Group) {
    for name in other.names { add(Array(other.letters[Int(name.start)..<Int(name.end)]), group) }
  }

  /// - Parameter letters: of one name, from last to first.
  mutating func add(_ letters: [UInt8], _ group: Group) {
    guard letters.count >= Self.shortest else { return }
    if names.isEmpty {
      slots = Array(repeating: -1, count: 1 << Self.slotBits)
      places = Array(repeating: 0, count: 1 << (Self.placeBits - 6))
    }
    let slot = Self.slot(letters[2], letters[1], letters[0])
    names.append(Name(start: Int32(self.letters.count), end: Int32(self.letters.count + letters.count), next: slots[slot], group: group))
    self.letters += letters
    slots[slot] = Int32(names.count - 1)
    // Of two neighbouring places one is looked at: the one where a name ends with the four bytes, or the one
    // before. A name of three letters is sought behind that instead, where one byte is unknown and not two.
    let last = letters.prefix(3).reversed().map { UInt8?.some($0) }
    addPlace([letters.count > 3 ? letters[3] : nil] + last)
    if letters.count == 3 { addPlace(last + [nil]) } else { addPlace([letters.count > 4 ? letters[4] : nil, letters[3], letters[2], letters[1]]) }
  }

  /// - Parameter letters: four, nil for any.
  private mutating func addPlace(_ letters: [UInt8?]) {
    for unknown in 0..<(letters.contains(nil) ? UInt32(32) : 1) {
      let four = letters.enumerated().reduce(UInt32(0)) { $0 | ($1.element.map(UInt32.init) ?? unknown) << UInt32(8 * $1.offset) }
      let place = Self.place(four)
      places[place >> 6] |= 1 << UInt64(place & 63)
    }
  }

  /// A hash of four letters, each in a byte.
  @inline(__always)
  private static func place(_ letters: UInt32) -> Int { Int(truncatingIfNeeded: (letters &* 0x9E37_79B1) >> UInt32(32 - placeBits)) }

  @inline(__always)
  private static func slot(_ third: UInt8, _ second: UInt8, _ last: UInt8) -> Int {
    Int(truncatingIfNeeded: ((UInt32(third) << 10 | UInt32(second) << 5 | UInt32(last)) &* 0x9E37_79B1) >> UInt32(32 - slotBits))
  }

  /// Calls the body for every last letter of a name, until it says no.
  @inline(__always)
  func search(_ bytes: [UInt8], _ range: Range<Int>, _ body: (Int, Group) -> Bool) {
    guard !names.isEmpty else { return }
    bytes.withUnsafeBufferPointer { bytes in
      places.withUnsafeBufferPointer { places in
        guard let start = bytes.baseAddress, let places = places.baseAddress, range.upperBound <= bytes.count else { return }
        let end = range.upperBound
        // Ends below it are settled.
        var next = range.lowerBound
        var at = Names.place(UnsafeRawPointer(start), places, from: range.lowerBound, through: end - 4)
        while at <= end - 4 {
          next = max(next, at + 2)
          while next < min(at + 5, end) {
            let group = groups(bytes, range.lowerBound, endingAt: next)
            next += 1
            if !group.isEmpty, !body(next - 1, group) { return }
          }
          at = Names.place(UnsafeRawPointer(start), places, from: at + 2, through: end - 4)
        }
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
    var next = slots[Names.slot(bytes[third] & 31, bytes[second] & 31, bytes[end] & 31)]
    while next >= 0 {
      let name = names[Int(next)]
      next = name.next
      // The last three letters agree, or their hashes do.
      var (i, at) = (end, name.start)
      while at < name.end, i >= start {
        if bytes[i] != mark {
          guard bytes[i] & 31 == letters[Int(at)] else { break }
          at += 1
        }
        i -= 1
      }
      if at == name.end { found.formUnion(name.group) }
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
