import RTLFacts
import RTLLexing

/// Literals of code that hold markup with a side of its own: `<p style="text-align: left">`.
final class MarkupAnalysis: Analysis {
  static let parameters = [AnalysisParameter.text("holds"), .text("without")]

  /// Without spaces, in lower case.
  private let held: [[UInt8]]
  /// What makes it right, anywhere in the statement.
  private let without: [[UInt8]]

  init(_ call: AnalysisCall, dialect: Dialect, vocabularies: Vocabularies, words: KeywordTable) {
    func list(_ key: String) -> [[UInt8]] { call.list(key).map { Array($0.utf8) } }
    (held, without) = (list("holds"), list("without"))
  }

  static func mayConcern(_ code: CodeView, path: String) -> Bool {
    ByteSearch.contains(code.file.bytes, Array("text-align".utf8)) || ByteSearch.contains(code.file.bytes, Array("<html".utf8))
  }

  func findings(_ input: AnalysisInput) -> [PendingFinding] {
    let file = input.file
    return file.texts.lazy.map(Int.init).cappedFindings { k in
      // A raw literal may quote code.
      guard file.bytes[Int(file.tokens[k].start)] != UInt8(ascii: "#") else { return nil }
      let text = Self.plain(file.bytes[file.tokens[k].range])
      guard let found = held.first(where: { ByteSearch.contains(text, $0) }) else { return nil }
      let statement = input.code.statement(around: k)
      let whole = Self.plain(file.bytes[file.byteRange(statement.lowerBound..<max(statement.upperBound, k + 1))])
      guard !without.contains(where: { ByteSearch.contains(whole, $0) }), input.unguarded || !input.code.isGuarded(k) else { return nil }
      return input.finding(
        at: file.tokens[k].range, parts: ["TEXT": String(decoding: found, as: UTF8.self)], scope: input.code.scope(of: k))
    }
  }

  /// Lower case, without white space.
  private static func plain(_ text: ArraySlice<UInt8>) -> [UInt8] {
    text.compactMap { byte in
      if byte == 0x20 || byte == 9 || byte == 10 || byte == 13 { return nil }
      return UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte ? byte | 0x20 : byte
    }
  }
}
