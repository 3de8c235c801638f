/// Unpacks data of the zlib format (RFC 1950 and 1951), which PNG holds its pixels in. The toolchain's own libraries have
/// nothing for it that is there on every platform.
struct Inflater {
  private let bytes: [UInt8]
  private let limit: Int
  private var at: Int
  /// Bits that were taken from the bytes and are not used yet; the next one is the lowest.
  private var bits: UInt64 = 0
  private var bitCount = 0
  private var output: [UInt8] = []

  /// - Parameter limit: bytes that may come out.
  /// - Returns: nil for damaged data, and where more bytes would come out. The check sum at the end is not looked at.
  static func unpack(_ bytes: [UInt8], limit: Int) -> [UInt8]? {
    // The method, and whether a dictionary that nobody has is needed.
    guard bytes.count > 2, bytes[0] & 15 == 8, bytes[1] & 32 == 0, (Int(bytes[0]) << 8 | Int(bytes[1])) % 31 == 0 else { return nil }
    var inflater = Inflater(bytes: bytes, limit: limit, at: 2)
    return inflater.unpackBlocks() ? inflater.output : nil
  }

  private init(bytes: [UInt8], limit: Int, at: Int) { (self.bytes, self.limit, self.at) = (bytes, limit, at) }

  private mutating func unpackBlocks() -> Bool {
    while true {
      guard let isLast = take(1), let kind = take(2) else { return false }
      let isWhole = switch kind {
      case 0: copyStored()
      case 1: unpack(Inflater.fixedSymbols, Inflater.fixedDistances)
      case 2: unpackWithOwnCodes()
      default: false
      }
      guard isWhole else { return false }
      if isLast == 1 { return true }
    }
  }

  // MARK: - Blocks

  private mutating func copyStored() -> Bool {
    // The rest of the byte is skipped; whole bytes that were taken ahead go back.
    at -= bitCount / 8
    (bits, bitCount) = (0, 0)
    guard at + 4 <= bytes.count else { return false }
    let length = Int(bytes[at]) | Int(bytes[at + 1]) << 8
    guard length ^ 0xFFFF == Int(bytes[at + 2]) | Int(bytes[at + 3]) << 8, at + 4 + length <= bytes.count, output.count + length <= limit else { return false }
    output += bytes[at + 4..<at + 4 + length]
    at += 4 + length
    return true
  }

  private mutating func unpackWithOwnCodes() -> Bool {
    guard let symbols = take(5), let distances = take(5), let lengths = take(4) else { return false }
    var codeLengths = [UInt8](repeating: 0, count: 19)
    for place in Inflater.lengthOrder.prefix(lengths + 4) {
      guard let length = take(3) else { return false }
      codeLengths[place] = UInt8(length)
    }
    guard let code = PrefixCode(codeLengths) else { return false }
    var all: [UInt8] = []
    let count = symbols + 257 + distances + 1
    while all.count < count {
      guard let symbol = next(code) else { return false }
      switch symbol {
      case 0...15: all.append(UInt8(symbol))
      case 16:
        guard let last = all.last, let more = take(2) else { return false }
        all += repeatElement(last, count: more + 3)
      case 17:
        guard let more = take(3) else { return false }
        all += repeatElement(0, count: more + 3)
      default:
        guard let more = take(7) else { return false }
        all += repeatElement(0, count: more + 11)
      }
    }
    guard all.count == count, let own = PrefixCode(Array(all[..<(symbols + 257)])), let ownDistances = PrefixCode(Array(all[(symbols + 257)...])) else {
      return false
    }
    return unpack(own, ownDistances)
  }

  private mutating func unpack(_ symbols: PrefixCode, _ distances: PrefixCode) -> Bool {
    while let symbol = next(symbols) {
      if symbol == 256 { return true }
      guard output.count < limit else { return false }
      if symbol < 256 {
        output.append(UInt8(symbol))
        continue
      }
      guard symbol < 286, let moreLength = take(Int(Inflater.lengthBits[symbol - 257])), let code = next(distances), code < 30,
        let moreDistance = take(Int(Inflater.distanceBits[code]))
      else { return false }
      let length = Inflater.lengthBases[symbol - 257] + moreLength
      let distance = Inflater.distanceBases[code] + moreDistance
      guard distance <= output.count, output.count + length <= limit else { return false }
      for _ in 0..<length { output.append(output[output.count - distance]) }
    }
    return false
  }

  // MARK: - Bits

  private mutating func take(_ count: Int) -> Int? {
    fill()
    guard bitCount >= count else { return nil }
    let value = Int(bits & (1 << UInt64(count) - 1))
    bits >>= UInt64(count)
    bitCount -= count
    return value
  }

  private mutating func fill() {
    while bitCount <= 48, at < bytes.count {
      bits |= UInt64(bytes[at]) << UInt64(bitCount)
      bitCount += 8
      at += 1
    }
  }

  private mutating func next(_ code: PrefixCode) -> Int? {
    fill()
    guard let (symbol, length) = code.symbol(bits), length <= bitCount else { return nil }
    bits >>= UInt64(length)
    bitCount -= length
    return symbol
  }

  // MARK: - What the format lays down

  /// In which order the lengths of the code of lengths are written.
  private static let lengthOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
  private static let lengthBits: [UInt8] = [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0]
  private static let distanceBits: [UInt8] = (0..<30).map { UInt8(max(0, $0 / 2 - 1)) }
  /// Each range of lengths begins behind the one before; the longest length has a symbol of its own.
  private static let lengthBases: [Int] = bases(lengthBits.dropLast(), from: 3) + [258]
  private static let distanceBases: [Int] = bases(distanceBits, from: 1)

  private static func bases(_ bits: some Sequence<UInt8>, from first: Int) -> [Int] {
    var next = first
    return bits.map { bits in
      defer { next += 1 << Int(bits) }
      return next
    }
  }

  private static let fixedSymbols = PrefixCode((0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 })!
  private static let fixedDistances = PrefixCode([UInt8](repeating: 5, count: 30))!
}

/// A code in which no symbol begins as another one does, made from the lengths of its symbols alone.
private struct PrefixCode {
  /// By the next bits: the symbol, and in the low four bits its length; 0 for symbols that are longer.
  private var short = [UInt16](repeating: 0, count: 1 << shortest)
  /// How many symbols have each length, and the symbols by length and number.
  private var counts = [Int](repeating: 0, count: longest + 1)
  private var symbols: [UInt16] = []

  private static let longest = 15
  /// Bits that are looked up at once.
  private static let shortest = 9

  /// - Returns: nil for lengths of which no code can be made.
  init?(_ lengths: [UInt8]) {
    for length in lengths where length > 0 { counts[Int(length)] += 1 }
    var free = 1
    for count in counts.dropFirst() {
      free = free * 2 - count
      guard free >= 0 else { return nil }
    }
    var next = 0
    for length in 1...PrefixCode.longest {
      for (symbol, own) in lengths.enumerated() where Int(own) == length {
        symbols.append(UInt16(symbol))
        if length <= PrefixCode.shortest { look(up: symbol, next, length) }
        next += 1
      }
      next <<= 1
    }
  }

  /// Enters a symbol under all bits that begin with its code, whose first bit comes lowest.
  private mutating func look(up symbol: Int, _ code: Int, _ length: Int) {
    var turned = 0
    for bit in 0..<length where code & 1 << bit != 0 { turned |= 1 << (length - 1 - bit) }
    for place in stride(from: turned, to: short.count, by: 1 << length) { short[place] = UInt16(symbol << 4 | length) }
  }

  /// The symbol that the bits begin with, and its length; nil for none.
  func symbol(_ bits: UInt64) -> (symbol: Int, length: Int)? {
    let entry = Int(short[Int(bits & UInt64(short.count - 1))])
    if entry != 0 { return (entry >> 4, entry & 15) }
    var (code, first, index) = (0, 0, 0)
    for length in 1...PrefixCode.longest {
      code |= Int(bits >> UInt64(length - 1) & 1)
      if code - first < counts[length] { return (Int(symbols[index + code - first]), length) }
      index += counts[length]
      first = (first + counts[length]) << 1
      code <<= 1
    }
    return nil
  }
}
