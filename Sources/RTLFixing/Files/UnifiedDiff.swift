import RTLSystem

/// Appends the unified diff of one file, with three lines of context, as `git apply` and `patch`
/// read it. Appends nothing if the texts are equal.
/// - Parameters:
///   - path: Relative to the root that the patch is applied in.
///   - changes: From `old` to `new`, sorted. Bytes outside of them must be equal.
package func appendUnifiedDiff(
  path: String, old: [UInt8], new: [UInt8], changes: [Change], to output: inout [UInt8]
) {
  let oldLines = LineTable(old)
  let newLines = LineTable(new)
  let blocks = lineBlocks(changes, oldLines, newLines)
  guard !blocks.isEmpty else { return }
  appendHeader("--- ", "a/" + path, to: &output)
  appendHeader("+++ ", "b/" + path, to: &output)

  let context = 3
  var first = 0
  while first < blocks.count {
    var last = first
    while last + 1 < blocks.count,
      blocks[last + 1].old.lowerBound - blocks[last].old.upperBound <= 2 * context
    { last += 1 }
    let before = min(context, blocks[first].old.lowerBound)
    let after = min(context, oldLines.count - blocks[last].old.upperBound)
    appendHunkHeader(
      old: (blocks[first].old.lowerBound - before)..<(blocks[last].old.upperBound + after),
      new: (blocks[first].new.lowerBound - before)..<(blocks[last].new.upperBound + after), to: &output)
    var at = blocks[first].old.lowerBound - before
    for block in blocks[first...last] {
      for line in at..<block.old.lowerBound { oldLines.append(line, sign: " ", to: &output) }
      for line in block.old { oldLines.append(line, sign: "-", to: &output) }
      for line in block.new { newLines.append(line, sign: "+", to: &output) }
      at = block.old.upperBound
    }
    for line in at..<(at + after) { oldLines.append(line, sign: " ", to: &output) }
    first = last + 1
  }
}

/// 0-based line ranges that differ.
private struct LineBlock {
  var old: Range<Int>
  var new: Range<Int>
}

/// A text and where its lines start. A line includes its line feed.
private struct LineTable {
  let text: [UInt8]
  private var starts: [Int] = [0]

  init(_ text: [UInt8]) {
    self.text = text
    text.withUnsafeBufferPointer { bytes in
      for i in bytes.indices where bytes[i] == UInt8(ascii: "\n") && i + 1 < bytes.count { starts.append(i + 1) }
    }
    if text.isEmpty { starts = [] }
  }

  var count: Int { starts.count }

  subscript(_ line: Int) -> ArraySlice<UInt8> { text[starts[line]..<(line + 1 < starts.count ? starts[line + 1] : text.count)] }

  /// The line that holds the offset. The end of the text belongs to the line after the last one if
  /// the text is empty or ends in a line feed, else to the last line.
  func line(of offset: Int) -> Int {
    if offset == text.count, text.last ?? UInt8(ascii: "\n") == UInt8(ascii: "\n") { return starts.count }
    return starts.partitioningIndex { $0 > offset } - 1
  }

  func append(_ line: Int, sign: Unicode.Scalar, to output: inout [UInt8]) {
    output.append(UInt8(ascii: sign))
    output.append(contentsOf: self[line])
    if self[line].last != UInt8(ascii: "\n") { output.append(contentsOf: "\n\\ No newline at end of file\n".utf8) }
  }
}

private func lineBlocks(_ changes: [Change], _ old: LineTable, _ new: LineTable) -> [LineBlock] {
  var blocks: [LineBlock] = []
  for change in changes {
    let block = LineBlock(
      old: old.line(of: change.old.lowerBound)..<min(old.line(of: change.old.upperBound) + 1, old.count),
      new: new.line(of: change.new.lowerBound)..<min(new.line(of: change.new.upperBound) + 1, new.count))
    if let last = blocks.last, block.old.lowerBound <= last.old.upperBound || block.new.lowerBound <= last.new.upperBound {
      blocks[blocks.count - 1] = LineBlock(
        old: last.old.lowerBound..<max(last.old.upperBound, block.old.upperBound),
        new: last.new.lowerBound..<max(last.new.upperBound, block.new.upperBound))
    } else {
      blocks.append(block)
    }
  }
  return blocks.compactMap { trimmed($0, old, new) }
}

/// The block without equal lines at its start and end; nil if nothing is left.
private func trimmed(_ block: LineBlock, _ old: LineTable, _ new: LineTable) -> LineBlock? {
  var (a, b) = (block.old, block.new)
  while !a.isEmpty, !b.isEmpty, old[a.lowerBound] == new[b.lowerBound] {
    a = (a.lowerBound + 1)..<a.upperBound
    b = (b.lowerBound + 1)..<b.upperBound
  }
  while !a.isEmpty, !b.isEmpty, old[a.upperBound - 1] == new[b.upperBound - 1] {
    a = a.lowerBound..<(a.upperBound - 1)
    b = b.lowerBound..<(b.upperBound - 1)
  }
  return a.isEmpty && b.isEmpty ? nil : LineBlock(old: a, new: b)
}

private func appendHunkHeader(old: Range<Int>, new: Range<Int>, to output: inout [UInt8]) {
  // An empty side names the line before it; a count of one is left out, as git does.
  func side(_ lines: Range<Int>) -> String {
    let start = lines.isEmpty ? lines.lowerBound : lines.lowerBound + 1
    return lines.count == 1 ? "\(start)" : "\(start),\(lines.count)"
  }
  output.append(contentsOf: "@@ -\(side(old)) +\(side(new)) @@\n".utf8)
}

private func appendHeader(_ mark: String, _ name: String, to output: inout [UInt8]) {
  output.append(contentsOf: mark.utf8)
  let quoted = name.utf8.contains { $0 < 0x20 || $0 >= 0x7F || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }
  if quoted {
    appendQuoted(name, to: &output)
  } else {
    output.append(contentsOf: name.utf8)
    // A tab ends a name that holds spaces, else `patch` reads what follows as a date.
    if name.utf8.contains(UInt8(ascii: " ")) { output.append(UInt8(ascii: "\t")) }
  }
  output.append(UInt8(ascii: "\n"))
}

/// A name in double quotes with C escapes and octal numbers, as git writes odd names.
private func appendQuoted(_ name: String, to output: inout [UInt8]) {
  output.append(UInt8(ascii: "\""))
  for byte in name.utf8 {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): output += [UInt8(ascii: "\\"), byte]
    case 7...13: output += [UInt8(ascii: "\\"), Array("abtnvfr".utf8)[Int(byte) - 7]]
    case 0x20...0x7E: output.append(byte)
    default:
      output.append(UInt8(ascii: "\\"))
      for shift in [6, 3, 0] { output.append(UInt8(ascii: "0") + (byte >> UInt8(shift)) & 7) }
    }
  }
  output.append(UInt8(ascii: "\""))
}
