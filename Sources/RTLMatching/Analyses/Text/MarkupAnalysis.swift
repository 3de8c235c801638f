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

  static func mayConcern(_ code: CodeView, path: String) -> Bool { !code.file.texts.isEmpty }

  func findings(_ input: AnalysisInput) -> [PendingFinding] {
    let file = input.file
    let markup = file.texts.lazy.map(Int.init).compactMap { k -> (token: Int, text: [UInt8])? in
      // A raw literal may quote code.
      guard file.bytes[Int(file.tokens[k].start)] != UInt8(ascii: "#") else { return nil }
      return self.held.first { Self.holds(file.bytes, file.tokens[k].range, $0) }.map { (k, $0) }
    }
    return markup.cappedFindings { k, found in
      let statement = input.code.statement(around: k)
      let whole = file.byteRange(statement.lowerBound..<max(statement.upperBound, k + 1))
      guard !without.contains(where: { Self.holds(file.bytes, whole, $0) }), input.unguarded || !input.code.isGuarded(k) else { return nil }
      return input.finding(
        at: file.tokens[k].range, parts: ["TEXT": String(decoding: found, as: UTF8.self)], scope: input.code.scope(of: k))
    }
  }

  /// Whether a text stands in some of the bytes, in any case and with any white space between its characters. Asked of every literal,
  /// and so no copy is made.
  /// - Parameter text: without white space, in lower case.
  private static func holds(_ bytes: [UInt8], _ range: Range<Int>, _ text: [UInt8]) -> Bool {
    guard let first = text.first, range.count >= text.count else { return false }
    return bytes.withUnsafeBufferPointer { bytes in
      // Most literals lack the signs of markup.
      if let sign = text.first(where: { !isLetter($0) }),
        ByteSearch.firstIndex(of: sign, in: UnsafeBufferPointer(rebasing: bytes[range]), from: 0) == nil { return false }
      func fits(from start: Int) -> Bool {
        var at = start + 1
        for byte in text.dropFirst() {
          while at < range.upperBound, isSpace(bytes[at]) { at += 1 }
          guard at < range.upperBound, small(bytes[at]) == byte else { return false }
          at += 1
        }
        return true
      }
      return range.contains { small(bytes[$0]) == first && fits(from: $0) }
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 9 || byte == 10 || byte == 13 }

  private static func isLetter(_ byte: UInt8) -> Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte }

  private static func small(_ byte: UInt8) -> UInt8 { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte ? byte | 0x20 : byte }
}
