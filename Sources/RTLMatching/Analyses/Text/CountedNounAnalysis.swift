import RTLFacts
import RTLLexing

/// Texts that put a number before a noun and have no plural rule, in languages whose nouns change with it.
final class CountedNounAnalysis: Analysis {
  static let parameters = [AnalysisParameter.table("categories", read: languages), .text("not-before"), .text("base-plurals"), .text("base-not")]

  /// Languages with more than two forms.
  private let languages: Set<String>
  /// Words between the number and the noun that fit every number: "of".
  private let invariant: Set<String>
  /// Plurals of the base language that do not end in `s`, and words that do and are none.
  private let plurals: Set<String>
  private let noPlurals: Set<String>

  init(_ call: AnalysisCall, dialect: Dialect, vocabularies: Vocabularies, words: KeywordTable) {
    languages = vocabularies.tables.reading(of: call.parameters["categories"], Self.languages)
    invariant = Set(call.list("not-before"))
    plurals = Set(call.list("base-plurals"))
    noPlurals = Set(call.list("base-not"))
  }

  private static func languages(_ table: Table?) throws(RuleError) -> Set<String> {
    Set(try table.rows("language", "categories", ignoring: ["dispensable", "optional"]).filter { parts(of: $0[1], at: " ").count > 2 }.map { $0[0] })
  }

  func findings(_ input: AnalysisInput) -> [PendingFinding] {
    let bytes = input.file.bytes
    return input.texts.rightToLeft.cappedFindings { entry in
      guard entry.variable.isEmpty, entry.category.isEmpty, bytes[entry.content].contains(UInt8(ascii: "%")),
        let code = parts(of: entry.language, at: "-").first, languages.contains(code),
        let place = number(bytes[entry.content]), !input.texts.pluralKeys.contains(entry.key), countsInBase(input.texts.source(of: entry))
      else { return nil }
      return input.finding(at: place, parts: ["KEY": entry.key])
    }
  }

  /// Whether the base text counts something too: `%d new items`, not `exit %d and`. Unknown counts.
  private func countsInBase(_ source: [UInt8]?) -> Bool {
    guard let source else { return true }
    return FormatText(source[...]).placeholders.contains { placeholder in
      guard placeholder.kind == .integer else { return false }
      return source[placeholder.range.upperBound...].split(separator: 0x20).prefix(2).contains { word in
        let letters = word.prefix { ($0 | 0x20) >= UInt8(ascii: "a") && ($0 | 0x20) <= UInt8(ascii: "z") }
        let text = String(decoding: letters, as: UTF8.self)
        return letters.count > 2 && letters.last == UInt8(ascii: "s") && !noPlurals.contains(text)
          || plurals.contains(text) || word.dropFirst(letters.count).starts(with: "(s)".utf8)
      }
    }
  }

  /// The first whole number with a word of the language behind it.
  private func number(_ text: ArraySlice<UInt8>) -> Range<Int>? {
    for placeholder in FormatText(text).placeholders where placeholder.kind == .integer {
      var start = placeholder.range.upperBound
      guard start < text.endIndex, text[start] == 0x20 else { continue }
      start += 1
      guard Scripts.isRightToLeftLead(text, start) else { continue }
      let word = text[start...].prefix { $0 != 0x20 && $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: ",") }
      if !invariant.contains(String(decoding: word, as: UTF8.self)) { return placeholder.range }
    }
    return nil
  }
}
