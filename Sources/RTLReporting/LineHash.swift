/// The hash by which GitHub code scanning recognises a line after it moved: a rolling hash, base 37
/// modulo 2^64, of the 100 UTF-16 code units from the start of the line that are not blank, in
/// hexadecimal, a colon and how many lines had it so far.
/// - Parameters:
///   - text: The whole file; a byte order mark counts, invalid UTF-8 counts as U+FFFD.
///   - lines: 1-based lines, where CRLF, LF and a lone CR are line breaks.
/// - Returns: The hash of each line that exists.
package func lineHashes(_ text: [UInt8], lines: Set<Int>) -> [Int: String] {
  guard let lastLine = lines.max() else { return [:] }
  var (units, starts) = hashedUnits(text, lineCount: lastLine)
  units += repeatElement(0, count: hashLength)
  var result: [Int: String] = [:]
  var counts: [UInt64: Int] = [:]
  for (index, start) in starts.enumerated() {
    var hash: UInt64 = 0
    for unit in units[start..<start + hashLength] { hash = hash &* 37 &+ UInt64(unit) }
    let count = counts[hash, default: 0] + 1
    counts[hash] = count
    if lines.contains(index + 1) { result[index + 1] = "\(String(hash, radix: 16)):\(count)" }
  }
  return result
}

/// Units that a hash looks at.
private let hashLength = 100

/// The units that are hashed, with every line break as LF, and where each of the first lines starts
/// among them. The end of the text counts as one unit, and may start a line.
private func hashedUnits(_ text: [UInt8], lineCount: Int) -> (units: [UInt16], starts: [Int]) {
  var units: [UInt16] = []
  var starts: [Int] = []
  var (atLineStart, afterCarriageReturn) = (true, false)
  units.reserveCapacity(text.count + 1)
  // Source text is ASCII but for a few runs, and only those are decoded.
  var at = 0
  while at < text.count {
    if text[at] >= 0x80 {
      let end = text[at...].firstIndex { $0 < 0x80 } ?? text.count
      let run = Array(String(decoding: text[at..<end], as: UTF8.self).utf16)
      // It has neither blanks nor line breaks.
      if atLineStart, starts.count < lineCount { starts.append(units.count) }
      (atLineStart, afterCarriageReturn) = (false, false)
      units += run
      at = end
      continue
    }
    let unit = UInt16(text[at])
    at += 1
    if unit == 0x20 || unit == 0x09 || (afterCarriageReturn && unit == 0x0A) {
      afterCarriageReturn = false
      continue
    }
    afterCarriageReturn = unit == 0x0D
    if atLineStart, starts.count < lineCount { starts.append(units.count) }
    if starts.count == lineCount, units.count >= starts[lineCount - 1] + hashLength { return (units, starts) }
    atLineStart = unit == 0x0A || unit == 0x0D
    units.append(unit == 0x0D ? 0x0A : unit)
  }
  if atLineStart, starts.count < lineCount { starts.append(units.count) }
  units.append(0xFFFF)
  return (units, starts)
}
