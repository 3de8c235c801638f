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
}
