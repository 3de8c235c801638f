import RTLLexing

/// The lines of a project file; a file of 100 MB without a line break is one line.
struct TextLines: Sequence, IteratorProtocol {
  private let bytes: [UInt8]
  private var position = 0
  private var number = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The 1-based number and the bytes of the line, without its line break.
  mutating func next() -> (number: Int, bytes: ArraySlice<UInt8>)? {
    guard position < bytes.count else { return nil }
    let start = position
    position = bytes.withUnsafeBufferPointer { ByteSearch.firstIndex(of: 0x0A, in: $0, from: start) ?? $0.count }
    let hasReturn = position > start && bytes[position - 1] == 0x0D
    defer { position += 1 }
    number += 1
    return (number, bytes[start..<(hasReturn ? position - 1 : position)])
  }
}

extension ArraySlice<UInt8> {
  func trimmed() -> ArraySlice<UInt8> {
    let end = lastIndex { $0 != 0x20 && $0 != 0x09 } ?? startIndex - 1
    return self[...end].trimmedStart()
  }

  func trimmedStart() -> ArraySlice<UInt8> { drop { $0 == 0x20 || $0 == 0x09 } }

  func starts(with text: StaticString) -> Bool {
    count >= text.utf8CodeUnitCount && text.withUTF8Buffer { $0.elementsEqual(prefix($0.count)) }
  }

  /// The index behind the first occurrence.
  func end(of text: StaticString) -> Int? {
    let length = text.utf8CodeUnitCount
    guard count >= length else { return nil }
    return text.withUTF8Buffer { needle in
      for i in startIndex...(endIndex - length) where self[i] == needle[0] {
        if self[i..<(i + length)].elementsEqual(needle) { return i + length }
      }
      return nil
    }
  }

  /// The content of the first pair of quotes of either kind.
  func firstQuoted() -> (text: String, end: Int)? {
    guard let open = firstIndex(where: { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'") }),
      let close = self[(open + 1)...].firstIndex(of: self[open])
    else { return nil }
    return (String(decoding: self[(open + 1)..<close], as: UTF8.self), close + 1)
  }

  var string: String { String(decoding: self, as: UTF8.self) }
}
