import RTLFacts
import RTLLexing

/// Plural rules that lack forms which their language needs.
final class PluralFormsAnalysis: Analysis {
  static let parameters = [
    AnalysisParameter.choice("missing", ["other", "required", "dispensable"]),
    .table("categories", read: languages),
  ]

  private struct Needs: Sendable {
    var categories: [String]
    /// Forms without which most numbers still read well.
    var dispensable: Set<String>
  }
  private let languages: [String: Needs]
  /// `other`, `required` or `dispensable`: which missing forms the block reports.
  private let missing: String

  init(_ call: AnalysisCall, dialect: Dialect, vocabularies: Vocabularies, words: KeywordTable) {
    missing = call.parameters["missing"] ?? ""
    languages = vocabularies.tables.reading(of: call.parameters["categories"], Self.languages)
  }

  private static func languages(_ table: Table?) throws(RuleError) -> [String: Needs] {
    var languages: [String: Needs] = [:]
    for row in try table.rows("language", "categories", "dispensable", "optional") {
      for column in 1...3 { try row.checkWords(column, "category", known: LocalizedFile.categories) }
      let optional = Set(parts(of: row[3], at: " "))
      languages[row[0]] = Needs(categories: parts(of: row[1], at: " ").filter { !optional.contains($0) }, dispensable: Set(parts(of: row[2], at: " ")))
    }
    return languages
  }

  func findings(_ input: AnalysisInput) -> [PendingFinding] {
    input.texts.own.plurals.cappedFindings { plural in
      let forms = input.texts.own.entries[plural.forms]
      let code = parts(of: plural.language, at: "-")
      guard LanguageReader.isRightToLeft(plural.language), let language = code.first, let needs = languages[language] else { return nil }
      let present = Set(forms.map(\.category))
      let absent = needs.categories.filter { !present.contains($0) }
      guard !absent.isEmpty, isReported(absent, needs), isTranslated(forms, input.file.bytes) else { return nil }
      return input.finding(at: plural.place, parts: [
        "KEY": plural.key, "LANGUAGE": plural.language, "MISSING": absent.map { "`\($0)`" }.joined(separator: ", "),
        "NEEDED": needs.categories.map { "`\($0)`" }.joined(separator: ", "),
      ])
    }
  }

  private func isReported(_ absent: [String], _ needs: Needs) -> Bool {
    switch missing {
    case "other": absent.contains("other")
    case "required": !absent.contains("other") && absent.contains { !needs.dispensable.contains($0) }
    case "dispensable": absent.allSatisfy { needs.dispensable.contains($0) }
    default: false
    }
  }

  /// Forms in another script were copied and wait for their translator; forms without a letter have
  /// nothing to inflect.
  private func isTranslated(_ forms: ArraySlice<LocalizedEntry>, _ bytes: [UInt8]) -> Bool {
    forms.contains { $0.isTranslated && Scripts.hasRightToLeftLetter(bytes[$0.content]) }
  }
}
