/// Finds names in bytes, whatever their case and their underscores are, faster than a lexer would.
///
/// A byte costs a shift and a look into a small set, that of the last three letters of all names. Where
/// such letters stand, the last seven of longer names are hashed, and only then names are compared.
package struct NameSearch: Sendable {
  /// The letters of a name from last to first, five bits each.
  private typealias Letters = [UInt8]

  /// Names by the hash of their ending, long ones and short ones.
  private var long: [UInt32: [Letters]] = [:]
  private var short: [UInt32: [Letters]] = [:]
  /// Hashes of long endings that occur.
  private var longSet = [UInt64](repeating: 0, count: NameSearch.words)
  /// Short endings that occur.
  private var shortSet = [UInt64](repeating: 0, count: NameSearch.words)
  /// The last three letters of all names: few bytes pass, and only they are looked at more closely.
  private var endings = [UInt64](repeating: 0, count: NameSearch.words)

  private static let bits = 15
  private static let words = 1 << (bits - 6)
  private static let longEnding = 7
  private static let shortEnding = 3

  /// Names with fewer letters are never found.
  package static let shortest = shortEnding

  /// - Parameter names: see `shortest`.
  package init(_ names: some Sequence<String> = [String]()) {
    for name in names {
      let letters = name.utf8.filter { $0 != UInt8(ascii: "_") }.map { $0 & 31 }
      guard letters.count >= Self.shortEnding else { continue }
      let isLong = letters.count >= Self.longEnding
      let window = letters.suffix(isLong ? Self.longEnding : Self.shortEnding).reduce(UInt64(0)) { $0 << 5 | UInt64($1) }
      let hash = isLong ? Self.hash(window) : UInt32(window)
      if isLong {
        long[hash, default: []].append(letters.reversed())
        longSet[Int(hash >> 6)] |= 1 << UInt64(hash & 63)
      } else {
        short[hash, default: []].append(letters.reversed())
        shortSet[Int(hash >> 6)] |= 1 << UInt64(hash & 63)
      }
      let ending = letters.suffix(Self.shortEnding).reduce(0) { $0 << 5 | Int($1) }
      endings[ending >> 6] |= 1 << UInt64(ending & 63)
    }
  }

  /// Finds the names of both.
  package func union(_ other: NameSearch) -> NameSearch {
    var both = self
    both.long.merge(other.long) { $0 + $1 }
    both.short.merge(other.short) { $0 + $1 }
    for i in 0..<Self.words {
      both.longSet[i] |= other.longSet[i]
      both.shortSet[i] |= other.shortSet[i]
      both.endings[i] |= other.endings[i]
    }
    return both
  }

  /// Whether the bytes can contain a name: false is certain.
  package func mayOccur(in bytes: [UInt8], _ range: Range<Int>) -> Bool {
    var found = false
    search(bytes, range) { _ in
      found = true
      return false
    }
    return found
  }

  /// Where names end in the bytes: the offsets of their last letters.
  package func ends(in bytes: [UInt8]) -> [Int] {
    var ends: [Int] = []
    search(bytes, bytes.indices) {
      ends.append($0)
      return true
    }
    return ends
  }

  /// Calls the body for every last letter of a name, until it says no.
  @inline(__always)
  private func search(_ bytes: [UInt8], _ range: Range<Int>, _ body: (Int) -> Bool) {
    bytes.withUnsafeBufferPointer { bytes in
      endings.withUnsafeBufferPointer { endings in
        var window: UInt64 = 0
        for i in range {
          let byte = bytes[i]
          if byte == UInt8(ascii: "_") { continue }
          window = window << 5 | UInt64(byte & 31)
          let three = Int(truncatingIfNeeded: window & 0x7FFF)
          if endings[three >> 6] & (1 << UInt64(three & 63)) != 0, ends(window, bytes, range.lowerBound, i), !body(i) { return }
        }
      }
    }
  }

  private func ends(_ window: UInt64, _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ last: Int) -> Bool {
    let seven = Self.hash(window & Self.longMask)
    if longSet[Int(seven >> 6)] & (1 << UInt64(seven & 63)) != 0, Self.ends(long[seven], bytes, start, last) { return true }
    let three = UInt32(truncatingIfNeeded: window & 0x7FFF)
    return shortSet[Int(three >> 6)] & (1 << UInt64(three & 63)) != 0 && Self.ends(short[three], bytes, start, last)
  }

  private static let longMask: UInt64 = 1 << UInt64(5 * longEnding) - 1

  /// The upper bits of a product: neighbouring windows fall far apart.
  private static func hash(_ window: UInt64) -> UInt32 {
    UInt32(truncatingIfNeeded: (window &* 0x9E37_79B9_7F4A_7C15) >> UInt64(64 - bits))
  }

  private static func ends(_ names: [Letters]?, _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ last: Int) -> Bool {
    for letters in names ?? [] {
      var i = last
      var matched = 0
      while matched < letters.count, i >= start {
        if bytes[i] != UInt8(ascii: "_") {
          guard bytes[i] & 31 == letters[matched] else { break }
          matched += 1
        }
        i -= 1
      }
      if matched == letters.count { return true }
    }
    return false
  }
}
