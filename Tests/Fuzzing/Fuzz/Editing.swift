import RTLLanguageServer

/// The same messages come in pieces of any size.
@Sendable func checkMessages(_ bytes: [UInt8]) {
  guard let size = bytes.first else { return }
  let text = Array(bytes.dropFirst())
  var (whole, pieces) = (FrameReader(limit: 1 << 10), FrameReader(limit: 1 << 10))
  var (one, other): ([FrameReader.Frame], [FrameReader.Frame]) = ([], [])
  whole.append(text)
  while let frame = whole.next() { one.append(frame) }
  for start in stride(from: 0, to: text.count, by: Int(size) + 1) {
    pieces.append(text[start..<min(text.count, start + Int(size) + 1)])
    while let frame = pieces.next() { other.append(frame) }
  }
  must(one == other, "pieces make no difference")
  for case .content(let content) in one {
    must(content.count <= 1 << 10, "a limit holds")
    if case .invalid(_, let error) = Incoming(content) { must(error.code.rawValue < 0, "a refusal has a code") }
  }
}

/// Places and bytes lead to each other, and edits at any places leave a text.
@Sendable func checkPositions(_ bytes: [UInt8]) {
  guard let first = bytes.first, let zero = bytes.firstIndex(of: 0) else { return }
  let encoding: PositionEncoding = first & 1 == 0 ? .utf8 : .utf16
  let numbers = bytes[1..<max(1, zero)].map(Int.init)
  var document = TextDocument(uri: "file:///a", version: 1, text: String(decoding: bytes[(zero + 1)...], as: UTF8.self))
  for start in stride(from: 0, to: numbers.count - 4, by: 5) {
    let lines = document.lines
    let at = numbers[start] * 256 + numbers[start + 1]
    let position = lines.position(of: at, encoding)
    let offset = lines.offset(of: position, encoding)
    must(offset <= min(at, lines.bytes.count) && lines.position(of: offset, encoding) == position, "a place leads to its byte and back")
    must(lines.range(ofLine: position.line).upperBound <= lines.bytes.count, "a line lies in its text")
    let range = (LinePosition(line: numbers[start + 2], character: numbers[start + 3]), LinePosition(line: numbers[start + 4], character: numbers[start]))
    document.apply([TextDocument.Change(range: range, text: "é\n😀")], version: nil, encoding)
    must(String(decoding: document.bytes, as: UTF8.self).utf8.elementsEqual(document.bytes), "an edit cuts no character")
  }
}
