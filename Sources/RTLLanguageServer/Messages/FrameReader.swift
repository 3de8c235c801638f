/// Bytes as they come -> the contents of messages. Each has a head of lines, of which one gives its length in bytes:
///
///     Content-Length: 52
///
///     {"jsonrpc":"2.0", …
///
/// What has no such head is skipped up to the next `Content-Length:`.
package struct FrameReader: Sendable {
  /// What came next.
  package enum Frame: Equatable, Sendable {
    case content([UInt8])
    /// What is wrong, in words for the client's log. The message is lost, those behind it are not.
    case fault(String)
  }

  private enum State {
    case head
    /// A content of so many bytes.
    case content(Int)
    /// So many bytes of a content that is too large.
    case skipping(Int)
    /// Somewhere in a text that has no head.
    case lost
  }

  /// The most bytes of a head.
  private static let mostHeadBytes = 8 << 10
  /// A length beyond this is a mistake: nobody sends so much.
  private static let mostSkipped = 1 << 30
  private static let lengthName = Array("content-length:".utf8)

  private let limit: Int
  private var state = State.head
  private var buffer: [UInt8] = []
  /// What stands ahead of it is done with.
  private var start = 0

  /// - Parameter limit: the most bytes of a content.
  package init(limit: Int = 64 << 20) { self.limit = limit }

  /// Takes what was read.
  package mutating func append(_ bytes: some Sequence<UInt8>) {
    if start > 0 {
      buffer.removeFirst(start)
      start = 0
    }
    buffer.append(contentsOf: bytes)
  }

  /// The next message that is there in full; nil until more is read.
  package mutating func next() -> Frame? {
    while true {
      switch state {
      case .head:
        guard let end = headEnd() else {
          guard buffer.count - start > Self.mostHeadBytes else { return nil }
          state = .lost
          return .fault("a message begins with more than \(Self.mostHeadBytes) bytes that are no header")
        }
        guard let length = Self.length(in: buffer[start..<end]) else {
          // A length that is too small leaves the end of its message ahead of the next one's head.
          start = nextLength(below: end).flatMap { $0 > start && buffer[$0 - 1] != 0x0A ? $0 : nil } ?? end
          state = .lost
          return .fault("a message has no valid Content-Length")
        }
        start = end
        state = length <= limit ? .content(length) : .skipping(length)
        if length > limit { return .fault("a message of \(length) bytes is over the limit of \(limit)") }
      case .content(let length):
        guard buffer.count - start >= length else { return nil }
        let content = Array(buffer[start..<(start + length)])
        start += length
        state = .head
        return .content(content)
      case .skipping(let length):
        let part = min(length, buffer.count - start)
        start += part
        state = part == length ? .head : .skipping(length - part)
        if part < length { return nil }
      case .lost:
        guard let found = nextLength(below: buffer.count) else {
          // Half a name may stand at the end.
          start = max(start, buffer.count - Self.lengthName.count)
          return nil
        }
        start = found
        state = .head
      }
    }
  }

  /// Behind the empty line that ends a head.
  private func headEnd() -> Int? {
    var lineStart = start
    var at = start
    let end = min(buffer.count, start + Self.mostHeadBytes)
    while at < end {
      if buffer[at] == 0x0A {
        let line = buffer[lineStart..<at]
        if line.isEmpty || line.elementsEqual([0x0D]) { return at + 1 }
        lineStart = at + 1
      }
      at += 1
    }
    return nil
  }

  private func nextLength(below end: Int) -> Int? {
    guard end - start >= Self.lengthName.count else { return nil }
    return (start...(end - Self.lengthName.count)).first { Self.startsWithLength(buffer[$0...]) }
  }

  private static func startsWithLength(_ line: ArraySlice<UInt8>) -> Bool {
    line.count >= lengthName.count && zip(line, lengthName).allSatisfy { lowercase($0) == $1 }
  }

  private static func lowercase(_ byte: UInt8) -> UInt8 { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte }

  /// Nil where a head has none, several, or one that is no number.
  private static func length(in head: ArraySlice<UInt8>) -> Int? {
    var found: Int?
    for line in head.split(separator: 0x0A) {
      guard line.contains(where: { $0 > 0x20 }) else { continue }
      guard line.contains(UInt8(ascii: ":")) else { return nil }
      guard startsWithLength(line) else { continue }
      let text = line.dropFirst(lengthName.count).filter { $0 > 0x20 }
      guard found == nil, !text.isEmpty, text.count <= 10, text.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
      found = text.reduce(0) { $0 * 10 + Int($1 - 0x30) }
    }
    return found.flatMap { $0 <= mostSkipped ? $0 : nil }
  }
}
