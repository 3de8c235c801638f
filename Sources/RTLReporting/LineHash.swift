/// The hash by which GitHub code scanning recognises a line after it moved: a rolling hash, base 37
/// modulo 2^64, of the 100 UTF-16 code units from the start of the line that are not blank, in
/// hexadecimal, a colon and how many lines had it so far.
/// - Parameters:
///   - text: The whole file; a byte order mark counts, invalid UTF-8 counts as U+FFFD.
///   - lines: 1-based lines, where CRLF, LF and a lone CR are line breaks.
/// - Returns: The hash of each line that exists.
package func lineHashes(_ text: [UInt8], lines: Set<Int>) -> [Int: String] {
  guard let lastLine = lines.max() else { return [:] }
  var hasher = LineHasher(lastLine: lastLine)
  hasher.read(text)
  var result: [Int: String] = [:]
  var counts: [UInt64: Int] = [:]
  // A bit for each hash that is asked for: most other lines are told apart by it.
  func bit(_ hash: UInt64) -> UInt64 { 1 << (hash >> 58) }
  let asked = lines.reduce(UInt64(0)) { hasher.hashes.indices.contains($1 - 1) ? $0 | bit(hasher.hashes[$1 - 1]) : $0 }
  for (index, hash) in hasher.hashes.enumerated() where asked & bit(hash) != 0 {
    let count = counts[hash, default: 0] + 1
    counts[hash] = count
    if lines.contains(index + 1) { result[index + 1] = "\(String(hash, radix: 16)):\(count)" }
  }
  return result
}

/// Hashes each of the first lines of a text while it is read once: the hash of all units so far, less that
/// of the units before the line, is the hash of what stands between.
private struct LineHasher {
  /// Of the lines in their order.
  private(set) var hashes: [UInt64] = []
  /// Lines that have begun: how many units stood before each, and their hash.
  private var starts: [(count: Int, hash: UInt64)] = []
  private var count = 0
  private var hash: UInt64 = 0
  /// The count at which the hash of the next line is known.
  private var due = Int.max
  private let lastLine: Int

  /// Units that the hash of a line looks at.
  private static let length = 100
  private static let base: UInt64 = 37
  /// What the units before a line count for behind it.
  private static let weight = (0..<length).reduce(UInt64(1)) { weight, _ in weight &* base }

  init(lastLine: Int) { self.lastLine = lastLine }

  private var isDone: Bool { hashes.count == lastLine }

  @inline(__always)
  private mutating func add(_ unit: UInt16) {
    hash = hash &* LineHasher.base &+ UInt64(unit)
    count += 1
    if count == due { finish() }
  }

  private mutating func finish() {
    hashes.append(hash &- starts[hashes.count].hash &* LineHasher.weight)
    due = hashes.count < starts.count ? starts[hashes.count].count + LineHasher.length : .max
  }

  private mutating func start() {
    guard starts.count < lastLine else { return }
    starts.append((count, hash))
    if due == .max { due = count + LineHasher.length }
  }

  /// Every line break counts as LF, and the end of the text as one unit, which may start a line.
  mutating func read(_ text: [UInt8]) {
    var (atLineStart, afterCarriageReturn) = (true, false)
    // Source text is ASCII but for a few runs, and only those are decoded.
    text.withUnsafeBufferPointer { text in
      var at = 0
      while at < text.count, !isDone {
        let byte = text[at]
        if byte >= 0x80 {
          let end = text[at...].firstIndex { $0 < 0x80 } ?? text.count
          // It has neither blanks nor line breaks.
          if atLineStart { start() }
          (atLineStart, afterCarriageReturn) = (false, false)
          for unit in String(decoding: UnsafeBufferPointer(rebasing: text[at..<end]), as: UTF8.self).utf16 { add(unit) }
          at = end
          continue
        }
        at += 1
        if byte == 0x20 || byte == 0x09 || afterCarriageReturn && byte == 0x0A {
          afterCarriageReturn = false
          continue
        }
        afterCarriageReturn = byte == 0x0D
        if atLineStart { start() }
        atLineStart = byte == 0x0A || byte == 0x0D
        add(afterCarriageReturn ? 0x0A : UInt16(byte))
      }
    }
    if atLineStart { start() }
    add(0xFFFF)
    while hashes.count < starts.count { add(0) }
  }
}
