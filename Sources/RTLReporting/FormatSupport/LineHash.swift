import RTLLexing

/// The hash by which GitHub code scanning recognises a line after it moved: a rolling hash, base 37
/// modulo 2^64, of the 100 UTF-16 code units from the start of the line that are not blank, in
/// hexadecimal, a colon and how many lines had it so far.
/// - Parameters:
///   - text: The whole file; a byte order mark counts, invalid UTF-8 counts as U+FFFD.
///   - lines: 1-based lines, where CRLF, LF and a lone CR are line breaks.
/// - Returns: The hash of each line that exists.
package func lineHashes(_ text: [UInt8], lines: Set<Int>) -> [Int: String] {
  guard let lastLine = lines.max() else { return [:] }
  return text.withUnsafeBufferPointer { text in
    let starts = lineStarts(text, count: lastLine)
    var hashes: [Int: UInt64] = [:]
    // How the lines that are asked for begin: of the others only those count that begin so.
    var heads: Set<UInt32> = []
    // One bit for each of them, which tells most other lines apart.
    var headBits: UInt64 = 0
    func bit(_ head: UInt32) -> UInt64 { 1 << UInt64((head &* 0x9E37_79B1) >> 26) }
    for line in lines where line >= 1 && line <= starts.count {
      hashes[line] = lineHash(text, from: starts[line - 1])
      let head = head(text, from: starts[line - 1])
      heads.insert(head)
      headBits |= bit(head)
    }
    var result: [Int: String] = [:]
    var counts: [UInt64: Int] = [:]
    for (index, start) in starts.enumerated() {
      let head = head(text, from: start)
      guard headBits & bit(head) != 0, heads.contains(head) else { continue }
      let known = hashes[index + 1]
      let hash = known ?? lineHash(text, from: start)
      let count = counts[hash, default: 0] + 1
      counts[hash] = count
      if known != nil { result[index + 1] = "\(String(hash, radix: 16)):\(count)" }
    }
    return result
  }
}

/// Where the first lines begin, as byte offsets; the last may begin at the end of the text.
private func lineStarts(_ text: UnsafeBufferPointer<UInt8>, count: Int) -> [Int] {
  var starts = [0]
  var at = 0
  if ByteSearch.firstIndex(of: 0x0D, in: text, from: 0) == nil {
    while starts.count < count, let lineFeed = ByteSearch.firstIndex(of: 0x0A, in: text, from: at) {
      at = lineFeed + 1
      starts.append(at)
    }
    return starts
  }
  while at < text.count, starts.count < count {
    let byte = text[at]
    at += 1
    guard byte == 0x0A || byte == 0x0D else { continue }
    if byte == 0x0D, at < text.count, text[at] == 0x0A { at += 1 }
    starts.append(at)
  }
  return starts
}

/// The first bytes of a line that are not blank, as far as they are ASCII: equal for lines with equal hashes.
private func head(_ text: UnsafeBufferPointer<UInt8>, from start: Int) -> UInt32 {
  var head: UInt32 = 0
  var at = start
  for _ in 0..<4 {
    while at < text.count, text[at] == 0x20 || text[at] == 0x09 { at += 1 }
    // A line break, the end of the text and what is not ASCII are read by the hash alone.
    guard at < text.count, text[at] < 0x80, text[at] != 0x0A, text[at] != 0x0D else { break }
    head = head << 8 | UInt32(text[at])
    at += 1
  }
  return head
}

/// Every line break counts as LF, the end of the text as one unit, and zeros stand behind it.
private func lineHash(_ text: UnsafeBufferPointer<UInt8>, from start: Int) -> UInt64 {
  var hash: UInt64 = 0
  // Units that the hash looks at.
  var left = 100
  func add(_ unit: UInt16) {
    guard left > 0 else { return }
    hash = hash &* 37 &+ UInt64(unit)
    left -= 1
  }
  var at = start
  while at < text.count, left > 0 {
    let byte = text[at]
    if byte >= 0x80 {
      // It has neither blanks nor line breaks, and no unit takes more than four bytes.
      let reach = min(text.count, at + 4 * left)
      let end = text[at..<reach].firstIndex { $0 < 0x80 } ?? reach
      for unit in String(decoding: UnsafeBufferPointer(rebasing: text[at..<end]), as: UTF8.self).utf16 { add(unit) }
      at = end
      continue
    }
    at += 1
    if byte == 0x20 || byte == 0x09 { continue }
    if byte == 0x0D, at < text.count, text[at] == 0x0A { at += 1 }
    add(byte == 0x0D ? 0x0A : UInt16(byte))
  }
  add(0xFFFF)
  while left > 0 { add(0) }
  return hash
}
