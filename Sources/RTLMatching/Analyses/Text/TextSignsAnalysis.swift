import RTLFacts
import RTLFindings
import RTLLexing

/// Signs in translations that the language writes otherwise; a table says which, where and for whom.
final class TextSignsAnalysis: Analysis {
  static let parameters = [
    AnalysisParameter.table("table", read: signs)
  ]

  private enum Place: String, TableWord {
    /// Behind a number or a placeholder.
    case afterNumber = "after-number"
    /// Behind a letter of the language.
    case afterLetter = "after-letter"
    /// Before a number or a placeholder.
    case beforeNumber = "before-number"
    /// Between two letters of the language, blanks left out.
    case betweenLetters = "between-letters"
  }
  private struct Sign: Sendable {
    var bytes: [UInt8]
    var place: Place
    var languages: Set<String>
    var why: String
    var instead: String
  }
  private let signs: [Sign]
  /// Most texts have none of the signs.
  private let firstBytes: ByteSet

  init(_ call: AnalysisCall, dialect: Dialect, vocabularies: Vocabularies, words: KeywordTable) {
    signs = vocabularies.tables.reading(of: call.parameters["table"], Self.signs)
    firstBytes = ByteSet(signs.compactMap(\.bytes.first))
  }

  private static func signs(_ table: Table?) throws(RuleError) -> [Sign] {
    try table.rows(by: Place.self, ["place", "sign", "languages", "why", "instead"]).map { place, row throws(RuleError) in
      if let wrong = parts(of: row[2], at: " ").first(where: { !LanguageReader.isRightToLeft($0) }) {
        throw row.refusal("`\(wrong)` is not the code of a right-to-left language; write codes such as `ar`, `he` or `fa`, with blanks between them")
      }
      return Sign(bytes: Array(row[1].utf8), place: place, languages: Set(parts(of: row[2], at: " ")), why: row[3], instead: row[4])
    }
  }

  func findings(_ input: AnalysisInput) -> [PendingFinding] {
    input.texts.rightToLeft.cappedFindings { entry in
      let text = input.file.bytes[entry.content]
      guard text.contains(where: firstBytes.contains), let language = parts(of: entry.language, at: "-").first, Scripts.hasRightToLeftLetter(text)
      else { return nil }
      let format = FormatText(text)
      let placeholders = format.placeholders.map(\.range)
      let brokenEnds = Set(format.broken.map(\.range.upperBound))
      let (starts, ends) = (Set(placeholders.map(\.lowerBound)), Set(placeholders.map(\.upperBound)))
      // A percent sign may begin a placeholder of its own.
      for i in text.indices where !starts.contains(i) {
        for sign in signs where text[i] == sign.bytes.first && sign.languages.contains(language) && text[i...].starts(with: sign.bytes) {
          guard holds(sign, i, text, placeholderEnds: ends, brokenEnds: brokenEnds) else { continue }
          return input.finding(at: i..<i + sign.bytes.count, message: "`\(String(decoding: sign.bytes, as: UTF8.self))` \(sign.why); use \(sign.instead)")
        }
      }
      return nil
    }
  }

  private func holds(_ sign: Sign, _ i: Int, _ text: ArraySlice<UInt8>, placeholderEnds: Set<Int>, brokenEnds: Set<Int>) -> Bool {
    let end = i + sign.bytes.count
    func byte(_ i: Int) -> UInt8 { i >= text.startIndex && i < text.endIndex ? text[i] : 0 }
    switch sign.place {
    case .afterLetter: return Scripts.endsInRightToLeftLetter(text, before: i)
    case .betweenLetters:
      var (before, after) = (i, end)
      while byte(before - 1) == 0x20 { before -= 1 }
      while byte(after) == 0x20 { after += 1 }
      return Scripts.endsInRightToLeftLetter(text, before: before) && Scripts.isRightToLeftLead(text, after)
    case .beforeNumber:
      let start = byte(end) == 0x20 ? end + 1 : end
      return TextShape.isDigit(byte(start)) || byte(start) == UInt8(ascii: "%") && byte(start + 1) != UInt8(ascii: "%")
    case .afterNumber:
      // `@$1%` is a placeholder that was typed from right to left.
      if TextShape.isDigit(byte(i - 1)) { return !TextShape.isDigit(byte(end)) && byte(end) != UInt8(ascii: "@") && !brokenEnds.contains(end) }
      return placeholderEnds.contains(i)
    }
  }
}
