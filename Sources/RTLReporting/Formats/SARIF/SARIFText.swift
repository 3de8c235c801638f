import RTLFindings

/// A sentence as a SARIF message: nothing in it is read as a placeholder (`{0}`) or as a link
/// (`items[i](0)`), both of which occur in ordinary code.
func sarifMessage(_ text: String) -> String {
  var text = printable(text)
  guard text.withUTF8({ $0.hasSpecial { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "]") } }) else { return endsSentence(text.utf8.last) ? text : text + "." }
  let bytes = Array(text.utf8)
  var result: [UInt8] = []
  var i = 0
  while i < bytes.count {
    if bytes[i] == UInt8(ascii: "{") {
      var end = i + 1
      while end < bytes.count, (0x30...0x39).contains(bytes[end]) { end += 1 }
      if end > i + 1, end < bytes.count, bytes[end] == UInt8(ascii: "}") {
        result += [UInt8(ascii: "{")] + bytes[i...end] + [UInt8(ascii: "}")]
        i = end + 1
        continue
      }
    }
    result.append(bytes[i])
    if bytes[i] == UInt8(ascii: "]"), i + 1 < bytes.count, bytes[i + 1] == UInt8(ascii: "(") {
      result.append(UInt8(ascii: " "))
    }
    i += 1
  }
  if !endsSentence(result.last) { result.append(UInt8(ascii: ".")) }
  return String(decoding: result, as: UTF8.self)
}

/// - Parameter last: the last byte of the text.
private func endsSentence(_ last: UInt8?) -> Bool { last.map(".!?:".utf8.contains) ?? true }

/// At most `limit` characters, with an ellipsis instead of the rest.
func clipped(_ text: String, to limit: Int) -> String {
  let scalars = text.unicodeScalars
  guard text.utf8.count > limit, scalars.count > limit else { return text }
  return String(scalars[..<scalars.index(scalars.startIndex, offsetBy: limit - 1)]) + "…"
}

/// `sf-symbol-side` -> `SfSymbolSide`.
func pascalCase(_ id: String) -> String {
  var result: [UInt8] = []
  var startsWord = true
  for byte in id.utf8 {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"): result.append(startsWord ? byte & ~0x20 : byte)
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): result.append(startsWord ? byte : byte | 0x20)
    case UInt8(ascii: "0")...UInt8(ascii: "9"): result.append(byte)
    default:
      startsWord = true
      continue
    }
    startsWord = false
  }
  return String(decoding: result, as: UTF8.self)
}

/// Markdown whose tags outside of code are text: SARIF forbids HTML in Markdown.
func markdownWithoutHTML(_ page: String) -> String {
  let bytes = Array(page.utf8)
  var result: [UInt8] = []
  result.reserveCapacity(bytes.count)
  // The length of the fence that is open.
  var fence: Int?
  for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
    let start = line.drop { $0 == UInt8(ascii: " ") }
    let ticks = start.prefix { $0 == UInt8(ascii: "`") }.count
    if let open = fence {
      if ticks >= open, start.dropFirst(ticks).allSatisfy({ $0 == UInt8(ascii: " ") }) { fence = nil }
      result += line
    } else if ticks >= 3 {
      fence = ticks
      result += line
    } else {
      appendEscapingTags(line, to: &result)
    }
    result.append(UInt8(ascii: "\n"))
  }
  result.removeLast()
  return String(decoding: result, as: UTF8.self)
}

private func appendEscapingTags(_ line: ArraySlice<UInt8>, to result: inout [UInt8]) {
  var inCode = false
  for (i, byte) in zip(line.indices, line) {
    if byte == UInt8(ascii: "`") { inCode.toggle() }
    if byte == UInt8(ascii: "<"), !inCode, i + 1 < line.endIndex, mayOpenTag(line[i + 1]) {
      result += "&lt;".utf8
    } else {
      result.append(byte)
    }
  }
}

/// Whether a `<` before it makes a tag: CommonMark 0.31, section 6.6, and any letter beyond ASCII.
private func mayOpenTag(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "/"), UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"), 0x80...: true
  default: false
  }
}

extension Place {
  /// The bytes of the place, if it lies in the part of its line that was kept and nothing in that
  /// line had to be repaired.
  var snippet: String? {
    guard startLine == endLine, startColumnUTF8 < endColumnUTF8 else { return nil }
    let line = lineText.utf8
    guard endColumnUTF8 - 1 <= line.count, !lineText.unicodeScalars.contains("\u{FFFD}") else { return nil }
    let bytes = line.dropFirst(startColumnUTF8 - 1).prefix(endColumnUTF8 - startColumnUTF8)
    return String(bytes)
  }
}
