import RTLFacts
import RTLLexing

/// Conditions that choose one of two word forms by a comparison with one: `n == 1 ? "item" : "items"`.
final class PluralChoice: Analysis {
  /// Which branches count: literals, or translated texts.
  private let wantsTranslated: Bool
  private let vocabulary: TextVocabulary
  private let members: MemberTypes
  /// Types whose `count` counts letters.
  private let texts: [String]
  /// Words of names of the two forms: `downloadSingular`, `downloadPlural`.
  private let forms: Set<String> = ["singular", "plural", "plurals", "single"]

  init(_ call: AnalysisCall, dialect: Dialect, knowledge: Knowledge, words: WordTable) {
    vocabulary = knowledge.texts
    members = knowledge.members
    texts = commaList(call.parameters["texts"] ?? "")
    wantsTranslated = call.parameters["branches"] == "translated"
  }

  static let parameters = [AnalysisParameter.choice("branches", ["literal", "translated"]), .text("texts")]

  static func mayConcern(_ code: CodeView, path: String) -> Bool { code.comparesWithOne }

  func drafts(_ input: AnalysisInput) -> [Draft] {
    let code = input.code
    return code.comparisonsWithOne().cappedDrafts { choice in
      guard wantsTranslated ? isTranslated(choice, code) : isLiteral(choice, code), !countsLetters(choice, code) else { return nil }
      switch code.readers(of: choice.whole, path: input.path, vocabulary) {
      case .machines: return nil
      case .unknown: if !wantsTranslated, !choice.isInText { return nil }
      case .users, .listeners, .translators: break
      }
      let tokens = input.file.tokens
      var draft = Draft(at: Int(tokens[choice.whole.lowerBound].start)..<tokens[choice.whole.upperBound - 1].end)
      draft.fix = .shown
      draft.scope = code.scope(of: choice.whole.lowerBound)
      return draft
    }
  }

  /// Whether what is compared with one is the length of a text: declared as one, or joined from its parts.
  private func countsLetters(_ choice: CountedChoice, _ code: CodeView) -> Bool {
    let file = code.file
    let count = (max(1, choice.whole.lowerBound)..<choice.first.lowerBound).first { file.tokens[$0].kind == .identifier && file.equals($0 - 1, ".") && file.equals($0, "count") }
    guard let count, count > 1 else { return false }
    if case .known(let type, _) = code.expressionType(endingAt: count - 2, members) { return texts.contains(type) }
    guard file.tokens[count - 2].kind == .identifier, case .local(let value?) = code.origin(ofNameAt: count - 2) else { return false }
    return value.contains { file.tokens[$0].kind == .identifier && (file.equals($0, "joined") || isFolded($0, code)) }
  }

  /// `reduce("") { … }`: folded into a text.
  private func isFolded(_ name: Int, _ code: CodeView) -> Bool {
    let file = code.file
    guard file.equals(name, "reduce"), name + 2 < file.tokens.count, file.equals(name + 1, "(") else { return false }
    return file.tokens[name + 2].kind == .string || file.tokens[name + 2].kind == .stringHead
  }

  /// Two literals of one stem, or an ending and nothing: `"s"` and `""`.
  private func isLiteral(_ choice: CountedChoice, _ code: CodeView) -> Bool {
    guard let first = literal(choice.first, code), let second = literal(choice.second, code) else { return false }
    let (short, long) = first.count <= second.count ? (first, second) : (second, first)
    guard PluralChoice.isWord(long), long.count <= 60 else { return false }
    if short.isEmpty { return long.count <= 3 }
    guard PluralChoice.isWord(short), short != long else { return false }
    var shared = 0
    while shared < short.count, short[shared] == long[shared] { shared += 1 }
    // `baby` and `babies` share all but the last letter.
    return shared >= max(2, short.count - 1)
  }

  /// Letters, with blanks between words; no name of a picture or key.
  private static func isWord(_ text: [UInt8]) -> Bool {
    !text.isEmpty && text.contains { $0 != 0x20 } && text.allSatisfy { $0 == 0x20 || $0 >= 0x80 || ($0 | 0x20) >= UInt8(ascii: "a") && ($0 | 0x20) <= UInt8(ascii: "z") }
  }

  private func literal(_ range: Range<Int>, _ code: CodeView) -> [UInt8]? {
    guard range.count == 1, let token = range.first, code.file.tokens[token].kind == .string else { return nil }
    return Array(code.file.bytes[code.file.contentRange(ofString: token)])
  }

  /// Two translated texts, of one stem, named after the two forms, or one of which takes the number in.
  private func isTranslated(_ choice: CountedChoice, _ code: CodeView) -> Bool {
    guard code.isLocalized(choice.first, vocabulary), code.isLocalized(choice.second, vocabulary) else { return false }
    let count = code.file.tokens[choice.whole.lowerBound..<choice.first.lowerBound].indices.last { code.file.tokens[$0].kind == .identifier }
    if let count, (choice.first.lowerBound..<choice.second.upperBound).contains(where: { code.file.sameTokens($0..<$0 + 1, count..<count + 1) }) { return true }
    guard let first = key(choice.first, code), let second = key(choice.second, code) else { return false }
    let words = [first, second].map { Words.split($0) }
    if words.contains(where: { !forms.isDisjoint(with: $0) }) { return true }
    let (short, long) = first.count <= second.count ? (first, second) : (second, first)
    var shared = 0
    while shared < short.count, short[shared] == long[shared] { shared += 1 }
    return shared >= max(2, short.count - 1) && long.count <= short.count + 3
  }

  /// The last name or literal that says which text a branch gives, the comment of the translators left out.
  private func key(_ range: Range<Int>, _ code: CodeView) -> [UInt8]? {
    if let token = range.first(where: { code.file.tokens[$0].kind == .string }) { return Array(code.file.bytes[code.file.contentRange(ofString: token)]) }
    return range.last { code.file.tokens[$0].kind == .identifier }.map { Array(code.file.bytes[code.file.tokens[$0].range]) }
  }
}
