/// Finds out which of some texts code writes between quotation marks, without a lexer.
package struct QuotedTexts: Sendable {
  private let texts: Set<ArraySlice<UInt8>>
  private let longest: Int

  package init(_ texts: Set<String>) {
    self.texts = Set(texts.map { Array($0.utf8)[...] })
    longest = self.texts.map(\.count).max() ?? 0
  }

  /// Those that stand in the bytes as a whole literal, as it is spelled.
  package func find(in bytes: [UInt8]) -> Set<String> {
    var found: Set<String> = []
    guard !texts.isEmpty else { return found }
    var start: Int?
    for i in bytes.indices where bytes[i] == UInt8(ascii: "\"") {
      // Every mark may open a text as well as close one.
      if let start, i - start <= longest, texts.contains(bytes[start..<i]) { found.insert(String(decoding: bytes[start..<i], as: UTF8.self)) }
      start = i + 1
    }
    return found
  }
}
