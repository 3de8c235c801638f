import RTLFacts
import RTLFindings
import RTLLexing

/// Placeholders of translations that differ from those of the text they were translated from.
final class PlaceholderAnalysis: Analysis {
  static let parameters = [AnalysisParameter.choice("defect", Defect.allCases.map(\.rawValue)), .text("not-keyed")]

  private enum Defect: String, CaseIterable {
    /// A foreign percent sign, signs in the wrong order: the reader sees the characters.
    case broken
    /// A blank inside.
    case spaced
    case missing
    /// One more than the code passes.
    case added
    /// Another kind, which is read wrongly.
    case kind
    /// Another kind, which is read as an address.
    case crash
  }
  private let defect: Defect?
  /// Last words of keys whose texts may say a value in words.
  private let sayingWords: Set<String>

  init(_ call: AnalysisCall, dialect: Dialect, vocabularies: Vocabularies, words: KeywordTable) {
    defect = call.parameters["defect"].flatMap(Defect.init)
    sayingWords = Set(call.list("not-keyed"))
  }

  func findings(_ input: AnalysisInput) -> [PendingFinding] {
    guard let defect else { return [] }
    return input.texts.formats.cappedFindings(of: { findings(defect, $0.text, $0.source, $0.entry, input) })
  }

  private func findings(_ defect: Defect, _ text: FormatText, _ source: FormatText?, _ entry: LocalizedEntry, _ input: AnalysisInput) -> [PendingFinding] {
    let bytes = input.file.bytes
    switch defect {
    case .broken:
      // Where the source shows as many values, the signs are meant as they stand.
      if let source, text.placeholders.count >= source.placeholders.count { return [] }
      return text.broken.map { fixed($0.range, $0.fixed, entry, input) }
    case .spaced:
      if let source, source.placeholders.contains(where: \.hasSpace) || text.placeholders.count > source.placeholders.count { return [] }
      return text.placeholders.filter(\.hasSpace).map { placeholder in
        fixed(placeholder.range, String(decoding: bytes[placeholder.range].filter { $0 != 0x20 }, as: UTF8.self), entry, input)
      }
    case .missing, .added, .kind, .crash:
      guard let source, text.broken.isEmpty else { return [] }
      return difference(defect, text, source, entry, input, isTranslated: Scripts.hasRightToLeftLetter(bytes[entry.content])).map { [$0] } ?? []
    }
  }

  /// A blank that the placeholder loses stays before it where a letter stands there.
  private func fixed(_ range: Range<Int>, _ written: String, _ entry: LocalizedEntry, _ input: AnalysisInput) -> PendingFinding {
    let followsLetter = Scripts.endsInRightToLeftLetter(input.file.bytes[entry.content], before: range.lowerBound)
    let edit = Edit(range: range, replacement: (followsLetter ? " " : "") + written)
    return input.finding(at: range, parts: ["KEY": entry.key, "FIXED": written], edits: [edit], fix: .unsafe)
  }

  private func difference(
    _ defect: Defect, _ text: FormatText, _ source: FormatText, _ entry: LocalizedEntry, _ input: AnalysisInput, isTranslated: Bool
  ) -> PendingFinding? {
    // A catalogue of plural forms names its variables; they are no arguments of their own.
    guard !source.arguments.values.contains(.variable), !text.arguments.values.contains(.variable) else { return nil }
    var place = entry.content
    var named = ""
    switch defect {
    case .missing:
      let missing = source.arguments.keys.filter { text.arguments[$0] == nil }.sorted()
      // A text in another script is no translation yet, or a dummy.
      guard let first = missing.first, isTranslated, !(IdentifierWords.split(entry.key.utf8).last.map(sayingWords.contains) ?? false) else { return nil }
      let isNumbered = text.placeholders.contains { input.file.bytes[$0.range].contains(UInt8(ascii: "$")) }
      named = source.placeholders.first { $0.argument == first }.map { isNumbered ? spelled($0.kind, first) : spelled($0.kind) } ?? ""
    case .added:
      guard let extra = text.placeholders.first(where: { source.arguments[$0.argument] == nil }) else { return nil }
      place = extra.range
    case .kind, .crash:
      let other = text.placeholders.first { placeholder in
        guard let kind = source.arguments[placeholder.argument], kind != placeholder.kind else { return false }
        let isAddress = placeholder.kind == .object || placeholder.kind == .characters
        return (defect == .crash) == isAddress
      }
      guard let other else { return nil }
      place = other.range
      named = source.arguments[other.argument].map(spelled) ?? ""
    case .broken, .spaced: return nil
    }
    return input.finding(at: place, parts: ["KEY": entry.key, "NAME": named])
  }

  /// As a translation spells it that numbers its placeholders.
  private func spelled(_ kind: FormatText.Kind, _ argument: Int) -> String {
    spelled(kind).split(separator: "%", maxSplits: 1, omittingEmptySubsequences: false).joined(separator: "%\(argument)$")
  }

  private func spelled(_ kind: FormatText.Kind) -> String {
    switch kind {
    case .object: "`%@`"
    case .integer: "a number such as `%d`"
    case .float: "a number such as `%f`"
    case .characters: "`%s`"
    case .variable: "a plural variable"
    }
  }
}
