/// Which names, of some that are known before any file is read, stand in files that are not their own, and what these are called.
///
/// Hashes of 31 bits tell: a name may be said to stand somewhere when another one of the same hash does, but never the other way round.
package struct NameUses: Sendable {
  /// The names that are sought, for all workers to share.
  package final class Wanted: Sendable {
    /// A bit for the end of each hash: most names of a file are none of these.
    fileprivate let bits: [UInt64]
    /// Hashes, one higher, where they or the next free place fall; 0 is free.
    private let slots: [UInt32]
    fileprivate var count: Int { slots.count }

    /// Of these names.
    package convenience init(_ names: some Sequence<String>) { self.init(hashes: names.map(NameUses.hash)) }

    /// - Parameter hashes: see `NameUses.hash`.
    package init(hashes: [UInt32]) {
      // So many that most names of a large project are told apart.
      var words = 1
      while words < Wanted.mostWords, words < hashes.count { words *= 2 }
      var bits = [UInt64](repeating: 0, count: words)
      for hash in hashes { bits[Wanted.word(of: hash, of: words)] |= Wanted.bit(of: hash) }
      var size = 64
      while size < hashes.count * 2 { size *= 2 }
      var slots = [UInt32](repeating: 0, count: size)
      for hash in hashes {
        var place = Int(hash) & (size - 1)
        while slots[place] != 0, slots[place] != hash + 1 { place = (place + 1) & (size - 1) }
        slots[place] = hash + 1
      }
      (self.bits, self.slots) = (bits, slots)
    }

    /// Of no name.
    package static let none = Wanted([])

    private static let mostWords = 1 << 13

    /// - Parameter count: of the words, a power of two.
    @inline(__always)
    fileprivate static func word(of hash: UInt32, of count: Int) -> Int { (Int(hash) / 64) & (count - 1) }
    @inline(__always)
    fileprivate static func bit(of hash: UInt32) -> UInt64 { 1 << UInt64(hash & 63) }

    fileprivate func hash(at place: Int) -> UInt32 { slots[place] - 1 }

    /// Whether a name is sought, as far as its hash tells.
    package func has(_ hash: UInt32) -> Bool { place(of: hash) != nil }

    fileprivate func place(of hash: UInt32) -> Int? {
      guard bits[Wanted.word(of: hash, of: bits.count)] & Wanted.bit(of: hash) != 0 else { return nil }
      var place = Int(hash) & (slots.count - 1)
      while slots[place] != hash + 1 {
        if slots[place] == 0 { return nil }
        place = (place + 1) & (slots.count - 1)
      }
      return place
    }
  }

  /// Shared by all values of a run, so that their results can be added up.
  package let wanted: Wanted
  /// So many for each place in `wanted`: the places of what the files are called that have the name, `none` behind the last.
  private var users: [Int32]
  /// The place of the name that does not count in the file, or `anyone`.
  private var own = NameUses.anyone
  /// The place of what the file is called, or `anyone`.
  private var user = NameUses.anyone

  private static let most = 3
  private static let none: Int32 = -1
  /// A file that is called after no name, or more files than there is room for.
  private static let anyone: Int32 = -2

  /// Of no file.
  package init(_ wanted: Wanted) {
    self.wanted = wanted
    users = Array(repeating: NameUses.none, count: wanted.count * NameUses.most)
  }

  /// Begins with a file.
  package mutating func begin() { (own, user) = (NameUses.anyone, NameUses.anyone) }

  /// What has this hash does not count in this file.
  /// - Parameter isOnly: it is all that the file is known by.
  package mutating func leave(out hash: UInt32, isOnly: Bool) {
    own = wanted.place(of: hash).map(Int32.init) ?? NameUses.anyone
    user = isOnly ? own : NameUses.anyone
  }

  /// Takes a name of the file.
  mutating func take(_ hash: Int) {
    if let place = wanted.place(of: UInt32(truncatingIfNeeded: hash)), place != own { take(place, in: user) }
  }

  /// Takes names of the file, the same ones many times.
  mutating func take(_ names: [TokenFile.Name]) {
    wanted.bits.withUnsafeBufferPointer { bits in
      for name in names {
        let hash = UInt32(truncatingIfNeeded: WordLookup.hash(name.hash))
        if bits[Wanted.word(of: hash, of: bits.count)] & Wanted.bit(of: hash) != 0 { take(Int(hash)) }
      }
    }
  }

  /// Takes a name of the file by its bytes.
  package mutating func take(_ name: Slice<UnsafeBufferPointer<UInt8>>) { take(Int(NameUses.hash(UnsafeBufferPointer(rebasing: name)))) }

  private func users(at place: Int) -> some Sequence<Int32> {
    users[place * NameUses.most..<(place + 1) * NameUses.most].prefix { $0 != NameUses.none }
  }

  private mutating func take(_ place: Int, in user: Int32) {
    let places = place * NameUses.most..<(place + 1) * NameUses.most
    if users[places.lowerBound] == NameUses.anyone { return }
    guard user != NameUses.anyone, let free = places.first(where: { users[$0] == user || users[$0] == NameUses.none }) else {
      users[places.lowerBound] = NameUses.anyone
      return
    }
    users[free] = user
  }

  /// Takes a name that something else than a file of code has.
  package mutating func use(_ name: String) {
    if let place = wanted.place(of: NameUses.hash(name)) { take(place, in: NameUses.anyone) }
  }

  /// Whether a name stands in a file that is not its own; nil for one that was not sought.
  package func isFound(_ name: String) -> Bool? { wanted.place(of: NameUses.hash(name)).map { users[$0 * NameUses.most] != NameUses.none } }

  /// The hashes of a name, of what the files are called that have it, of what those are called that have one of these, and so on.
  /// - Parameter limit: of names.
  /// - Returns: nil where one of them stands in a file that is called after no name, where they are too many, and for a name
  ///   that was not sought.
  package func allUsers(of name: String, limit: Int) -> Set<UInt32>? {
    let hash = NameUses.hash(name)
    guard let place = wanted.place(of: hash) else { return nil }
    var found: Set = [hash]
    var open = [place]
    while let place = open.popLast() {
      for user in users(at: place) {
        guard user != NameUses.anyone, found.count < limit else { return nil }
        if found.insert(wanted.hash(at: Int(user))).inserted { open.append(Int(user)) }
      }
    }
    return found
  }

  /// Takes what another worker has found of the same names.
  package mutating func merge(_ other: NameUses) {
    for place in 0..<wanted.count {
      for user in other.users(at: place) { take(place, in: user) }
    }
  }

  /// A number for a name, the same in one build of the tool.
  package static func hash(_ name: UnsafeBufferPointer<UInt8>) -> UInt32 {
    UInt32(truncatingIfNeeded: WordLookup.hash(name.baseAddress, length: name.count, quoted: false))
  }

  /// The same of a name as text.
  package static func hash(_ name: String) -> UInt32 {
    var name = name
    return name.withUTF8 { hash($0) }
  }
}
