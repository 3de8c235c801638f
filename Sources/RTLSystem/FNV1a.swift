/// The hash FNV-1a of 64 bits: the same on every machine and in every run, which `Hasher` is not.
/// Source: the IETF draft "The FNV Non-Cryptographic Hash Algorithm".
package struct FNV1a {
  /// The hash of what was added so far; before that the draft's offset basis.
  package private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325
  /// The hash of no bytes.
  package init() {}
  /// One step of the draft: the order of the bytes matters.
  package mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
  /// The bytes of a text.
  package mutating func add(_ text: String) { for byte in text.utf8 { add(byte) } }
  /// Eight bytes in one step, which gives another hash than one by one. High bits are folded: a product hands them on to none.
  package mutating func add(word: UInt64) {
    value = (value ^ word) &* 0x0000_0100_0000_01b3
    value ^= value >> 32
  }
  /// Its bytes, the lowest first.
  package mutating func add(number: UInt64) { for shift in stride(from: 0, to: 64, by: 8) { add(UInt8(truncatingIfNeeded: number >> UInt64(shift))) } }
}
