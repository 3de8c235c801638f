import RTLLexing

/// Finds out which of some texts code writes between quotation marks, without a lexer.
package struct QuotedTexts: Sendable {
  private let texts: Set<ArraySlice<UInt8>>
  /// Their lengths, a bit for each, the last for all longer ones: most texts of code have another.
  private let lengths: UInt64

  /// - Parameter texts: as literals spell them between their quotation marks.
  package init(_ texts: Set<String>) {
    self.texts = Set(texts.map { Array($0.utf8)[...] })
    lengths = self.texts.reduce(0) { $0 | Self.bit($1.count) }
  }

  private static func bit(_ length: Int) -> UInt64 { 1 << UInt64(min(length, 63)) }

  /// Those that stand in the bytes as a whole literal, as it is spelled.
  package func find(in bytes: [UInt8]) -> Set<String> {
    var found: Set<String> = []
    guard !texts.isEmpty else { return found }
    bytes.withUnsafeBufferPointer { utf8 in
      var start: Int?
      // Every mark may open a text as well as close one.
      while let mark = ByteSearch.firstIndex(of: UInt8(ascii: "\""), in: utf8, from: start ?? 0) {
        if let start, lengths & Self.bit(mark - start) != 0, texts.contains(bytes[start..<mark]) {
          found.insert(String(decoding: bytes[start..<mark], as: UTF8.self))
        }
        start = mark + 1
      }
    }
    return found
  }

  /// Those that are values in JSON; a key names something else.
  package func values(inJSON bytes: [UInt8]) -> Set<String> {
    find(in: bytes).filter { text in
      let literal = Array("\"\(text)\"".utf8)
      var start = 0
      while let place = ByteSearch.firstIndex(of: literal, in: bytes, from: start) {
        start = place + 1
        if bytes[(place + literal.count)...].first(where: { $0 > UInt8(ascii: " ") }) != UInt8(ascii: ":") { return true }
      }
      return false
    }
  }

  /// Those that are strings of a property list: `<string>arrow</string>`.
  package func strings(inPropertyList bytes: [UInt8]) -> Set<String> {
    let marked = bytes.map { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: ">") ? UInt8(ascii: "\"") : $0 }
    return find(in: marked).filter { ByteSearch.contains(bytes, Array(">\($0)</string>".utf8)) }
  }
}
