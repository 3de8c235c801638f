#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Texts that matter to rules and facts, each with a number, so that a matcher compares integers.
///
/// A text is spelled as in code: a name (`width`), a directive (`#import`), or a string literal in
/// plain quotes (`"icon"`), which stands for that content in whatever delimiters.
package struct KeywordTable: Sendable {
  /// The most texts that a table holds; further ones are left out and keep the number 0.
  package static let capacity = Int(WordID.max)

  /// Numbers by hash, open addressing; the count is a power of two.
  private var slots: [WordID] = []
  /// Where the text of each number lies in `pool`; the first stands for no text.
  private var entries: [WordLookup.Entry] = [WordLookup.Entry(start: 0, key: 0)]
  private var pool: [UInt8] = []

  /// No text has a number.
  package static let none = KeywordTable([String]())

  /// Texts are numbered from 1 in the given order; empty texts and repeated ones get no number.
  package init(_ words: some Sequence<String>) { add(words) }

  /// - Parameter lines: one text a line, none twice. Nothing is copied text by text: every run reads the words of the rules.
  package init(lines: String) {
    var lines = lines
    lines.withUTF8 { utf8 in
      pool = Array(utf8)
      entries.reserveCapacity(utf8.count / 8)
      var start = 0
      while start < utf8.count, entries.count <= Self.capacity {
        let end = ByteSearch.firstIndex(of: UInt8(ascii: "\n"), in: utf8, from: start) ?? utf8.count
        if end > start {
          let (content, quoted) = Self.content(of: UnsafeBufferPointer(rebasing: utf8[start..<end]))
          entries.append(WordLookup.Entry(start: UInt32(quoted ? start + 1 : start), key: WordLookup.key(content.count, quoted)))
        }
        start = end + 1
      }
    }
    makeRoom(for: 0, bytes: 0)
  }

  /// The number of texts, 0 counted in: one more than the highest number.
  package var count: Int { entries.count }

  /// The text of a number, as it was given.
  package func text(_ id: WordID) -> String {
    let entry = entries[Int(id)]
    let text = String(decoding: pool[Int(entry.start)..<Int(entry.start) + Int(entry.key >> 1)], as: UTF8.self)
    return entry.key & 1 == 1 ? "\"\(text)\"" : text
  }

  /// The same table with more texts behind its own.
  package func adding(_ words: some Sequence<String>) -> KeywordTable {
    var copy = self
    copy.add(words)
    return copy
  }

  private mutating func add(_ words: some Sequence<String>) {
    let all = Array(words)
    makeRoom(for: all.count, bytes: all.count * 16)
    for word in all {
      var word = word
      word.withUTF8 { add($0) }
    }
  }

  private mutating func makeRoom(for words: Int, bytes: Int) {
    var size = 64
    // A quarter full at most: most texts that are not in the table meet an empty slot at once.
    while size < 4 * min(entries.count + words, Self.capacity) { size *= 2 }
    entries.reserveCapacity(entries.count + words)
    pool.reserveCapacity(pool.count + bytes)
    guard size > slots.count else { return }
    slots = Array(repeating: 0, count: size)
    fillSlots(from: 1)
  }

  private mutating func add(_ word: UnsafeBufferPointer<UInt8>) {
    guard !word.isEmpty, entries.count <= Self.capacity, id(word) == 0 else { return }
    let (content, quoted) = Self.content(of: word)
    entries.append(WordLookup.Entry(start: UInt32(pool.count), key: WordLookup.key(content.count, quoted)))
    pool.append(contentsOf: content)
    fillSlots(from: entries.count - 1)
  }

  /// Gives the texts from a number on their slots.
  private mutating func fillSlots(from first: Int) {
    pool.withUnsafeBufferPointer { pool in
      slots.withUnsafeMutableBufferPointer { slots in
        for id in first..<entries.count {
          let entry = entries[id]
          var slot =
            WordLookup.hash(pool.baseAddress.map { $0 + Int(entry.start) }, length: Int(entry.key >> 1), quoted: entry.key & 1 == 1) & (slots.count - 1)
          while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
          slots[slot] = WordID(id)
        }
      }
    }
  }

  /// For each number whether its text is one of these.
  package func flags(_ wanted: some Sequence<String>) -> [Bool] {
    var flags = Array(repeating: false, count: count)
    for word in wanted { flags[Int(id(word))] = true }
    flags[0] = false
    return flags
  }

  /// The number of a text, 0 if it is not in the table.
  package func id(_ word: String) -> WordID {
    var text = word
    return text.withUTF8 { id($0) }
  }

  /// The number of a text in UTF-8, 0 if it is not in the table.
  package func id(_ word: UnsafeBufferPointer<UInt8>) -> WordID {
    let (content, quoted) = Self.content(of: word)
    guard let base = content.baseAddress else { return 0 }
    return withLookup { $0.find(base, length: content.count, quoted: quoted) }
  }

  private static func content(of utf8: UnsafeBufferPointer<UInt8>) -> (UnsafeBufferPointer<UInt8>, quoted: Bool) {
    let quote = UInt8(ascii: "\"")
    guard utf8.count >= 2, utf8.first == quote, utf8.last == quote else { return (utf8, false) }
    return (UnsafeBufferPointer(rebasing: utf8[1..<utf8.count - 1]), true)
  }

  /// Lends the table as raw memory for as long as `body` runs.
  @inline(__always)
  func withLookup<R>(_ body: (WordLookup) -> R) -> R {
    slots.withUnsafeBufferPointer { slots in
      entries.withUnsafeBufferPointer { entries in
        pool.withUnsafeBufferPointer { pool in
          body(WordLookup(slots: slots, entries: entries, pool: pool))
        }
      }
    }
  }
}

/// A borrowed view of a `KeywordTable` for hot loops: no bounds checks, no reference counts.
struct WordLookup {
  struct Entry {
    var start: UInt32
    /// Length in bytes and whether the text is a string literal.
    var key: UInt32
  }

  private let slots: UnsafePointer<WordID>
  private let mask: Int
  private let entries: UnsafePointer<Entry>
  private let pool: UnsafePointer<UInt8>?

  init(
    slots: UnsafeBufferPointer<WordID>, entries: UnsafeBufferPointer<Entry>, pool: UnsafeBufferPointer<UInt8>
  ) {
    self.slots = slots.baseAddress!
    self.mask = slots.count - 1
    self.entries = entries.baseAddress!
    self.pool = pool.baseAddress
  }

  /// The number of the name or directive that lies at `bytes[start..<start + length]`, else 0.
  @inline(__always)
  func lookup(_ bytes: UnsafePointer<UInt8>, start: Int, length: Int) -> WordID { find(bytes + start, length: length, quoted: false) }

  /// The number of the string literal whose content, without delimiters, lies there, else 0.
  @inline(__always)
  func lookupQuoted(_ bytes: UnsafePointer<UInt8>, start: Int, length: Int) -> WordID { find(bytes + start, length: length, quoted: true) }

  @inline(__always)
  func find(_ text: UnsafePointer<UInt8>, length: Int, quoted: Bool) -> WordID {
    find(text, length: length, quoted: quoted, hash: Self.hash(text, length: length, quoted: quoted))
  }

  /// - Parameter hash: of the text.
  @inline(__always)
  func find(_ text: UnsafePointer<UInt8>, length: Int, quoted: Bool, hash: Int) -> WordID {
    var slot = hash & mask
    while true {
      let word = slots[slot]
      if word == 0 { return 0 }
      let entry = entries[Int(word)]
      if entry.key == Self.key(length, quoted), let pool, memcmp(pool + Int(entry.start), text, length) == 0 {
        return word
      }
      slot = (slot + 1) & mask
    }
  }

  @inline(__always)
  static func key(_ length: Int, _ quoted: Bool) -> UInt32 { UInt32(truncatingIfNeeded: length << 1) | (quoted ? 1 : 0) }

  /// 31 bits of `wideHash`.
  @inline(__always)
  static func hash(_ text: UnsafePointer<UInt8>?, length: Int, quoted: Bool) -> Int { hash(wideHash(text, length: length, quoted: quoted)) }

  @inline(__always)
  static func hash(_ wide: UInt64) -> Int { Int(truncatingIfNeeded: wide >> 33) }

  /// Of all bytes of a name; of what is longer than names are, only its length and its ends.
  @inline(__always)
  static func wideHash(_ text: UnsafePointer<UInt8>?, length: Int, quoted: Bool) -> UInt64 {
    var head: UInt64 = 0
    var tail: UInt64 = 0
    if let text, length > 0 {
      let raw = UnsafeRawPointer(text)
      if length >= 8 {
        head = raw.loadUnaligned(as: UInt64.self)
        tail = raw.loadUnaligned(fromByteOffset: length - 8, as: UInt64.self)
      } else if length >= 4 {
        head = UInt64(raw.loadUnaligned(as: UInt32.self))
        tail = UInt64(raw.loadUnaligned(fromByteOffset: length - 4, as: UInt32.self))
      } else {
        head = UInt64(text[0]) << 8 | UInt64(text[length / 2])
        tail = UInt64(text[length - 1])
      }
    }
    let seed = UInt64(key(length, quoted))
    var mixed = (head ^ seed) &* 0x9E37_79B9_7F4A_7C15 &+ (tail &* 0xC2B2_AE3D_27D4_EB4F)
    if length > 16, length <= longestName, let text {
      var place = 8
      while place < length - 8 {
        mixed = ((mixed ^ (mixed >> 29)) ^ UnsafeRawPointer(text).loadUnaligned(fromByteOffset: place, as: UInt64.self)) &* 0x9E37_79B9_7F4A_7C15
        place += 8
      }
    }
    return (mixed ^ (mixed >> 29)) &* 0xBF58_476D_1CE4_E5B9
  }

  /// In bytes.
  private static let longestName = 128
}
