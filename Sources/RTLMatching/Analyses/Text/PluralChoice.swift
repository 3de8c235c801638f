import RTLFacts
import RTLLexing

/// Conditions that choose one of two word forms by a comparison with one: `n == 1 ? "item" : "items"`.
final class PluralChoice: Analysis {
  /// Which branches count: literals, or translated texts.
  private let wantsTranslated: Bool
  /// Types whose `count` counts letters.
  private let texts: [String]
  /// Plurals without the stem of their singular: `person people`.
  private let irregular: Set<[[UInt8]]>
  /// Words of names of the two forms: `downloadSingular`, `downloadPlural`.
  private let forms: Set<String> = ["singular", "plural", "plurals", "single"]

  init(_ call: AnalysisCall, dialect: Dialect, vocabularies: Vocabularies, words: KeywordTable) {
    texts = call.list("texts")
    irregular = Set(call.list("irregular").map { parts(of: $0, at: " ").map { Array($0.utf8) } })
    wantsTranslated = call.parameters["branches"] == "translated"
  }

  static let parameters = [AnalysisParameter.choice("branches", ["literal", "translated"]), .text("texts"), .text("irregular")]

  static func mayConcern(_ code: CodeView, path: String) -> Bool { code.comparesWithOne }

  func findings(_ input: AnalysisInput) -> [PendingFinding] {
    let code = input.code
    return code.comparisonsWithOne().cappedFindings { choice in
      let isCounted = !wantsTranslated && isCounted(choice, code)
      guard wantsTranslated ? isTranslated(choice, code) : isCounted || isLiteral(choice, code), !countsLetters(choice, code) else { return nil }
      switch code.readers(of: choice.whole, path: input.path) {
      case .machines: return nil
      // A sentence that counts is for people.
      case .unknown: if !wantsTranslated, !choice.isInText, !isCounted || !isSentence(choice.second, code) { return nil }
      case .users, .listeners, .translators: break
      }
      return input.finding(at: code.file.byteRange(choice.whole), fix: .shown, scope: code.scope(of: choice.whole.lowerBound))
    }
  }

  /// Whether what is compared with one is the length of a text: declared as one, or joined from its parts.
  private func countsLetters(_ choice: CountedChoice, _ code: CodeView) -> Bool {
    let file = code.file
    let count = choice.condition.first {
      file.tokens[$0].kind == .identifier && file.equals($0 - 1, ".") && file.equals($0, "count")
    }
    guard let count, count > 1 else { return false }
    if case .known(let type, _) = code.expressionType(endingAt: count - 2) { return texts.contains(type) }
    guard file.tokens[count - 2].kind == .identifier, case .local(let value?) = code.origin(ofNameAt: count - 2) else { return false }
    return value.contains { file.tokens[$0].kind == .identifier && (file.equals($0, "joined") || isFolded($0, code)) }
  }

  /// `reduce("") { … }`: folded into a text.
  private func isFolded(_ name: Int, _ code: CodeView) -> Bool {
    let file = code.file
    guard file.equals(name, "reduce"), name + 2 < file.tokens.count, file.equals(name + 1, "(") else { return false }
    return file.tokens[name + 2].kind == .string || file.tokens[name + 2].kind == .stringHead
  }

  /// Two texts with a number that say the same of one and of many.
  private func isCounted(_ choice: CountedChoice, _ code: CodeView) -> Bool {
    guard let first = CountedText(choice.first, code), let second = CountedText(choice.second, code) else { return false }
    return first.isForm(of: second, irregular)
  }

  /// Whether a literal has words with blanks between them, and nothing of addresses and keys.
  private func isSentence(_ range: Range<Int>, _ code: CodeView) -> Bool {
    let pieces = range.filter { [.string, .stringHead, .stringMiddle, .stringTail].contains(code.file.tokens[$0].kind) }
      .flatMap { code.file.bytes[code.file.contentRange(ofString: $0)] }
    return pieces.contains(0x20) && !pieces.contains { "/_=&?".utf8.contains($0) }
  }

  /// Two literals of one stem, an ending and nothing (`"s"` and `""`), or two texts that differ in such words alone.
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
    !text.isEmpty && text.contains { $0 != 0x20 } && text.allSatisfy {
      $0 == 0x20 || $0 >= 0x80 || ($0 | 0x20) >= UInt8(ascii: "a") && ($0 | 0x20) <= UInt8(ascii: "z")
    }
  }

  private func literal(_ range: Range<Int>, _ code: CodeView) -> [UInt8]? {
    guard range.count == 1, let token = range.first, code.file.tokens[token].kind == .string else { return nil }
    return Array(code.file.bytes[code.file.contentRange(ofString: token)])
  }

  /// Two translated texts, of one stem, named after the two forms, or one of which takes the number in.
  private func isTranslated(_ choice: CountedChoice, _ code: CodeView) -> Bool {
    guard code.isLocalized(choice.first), code.isLocalized(choice.second) else { return false }
    let count = choice.condition.last { code.file.tokens[$0].kind == .identifier }
    let branches = choice.condition.upperBound..<choice.whole.upperBound
    if let count, branches.contains(where: { code.file.sameTokens($0..<$0 + 1, count..<count + 1) }) { return true }
    guard let first = key(choice.first, code), let second = key(choice.second, code) else { return false }
    let words = [first, second].map { IdentifierWords.split($0) }
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

/// A text as its words, values and numbers left out: `"\(n) minutes ago"`, `@"%d minutes ago"`, `"1 minute ago"`.
private struct CountedText {
  var words: [[UInt8]] = []
  /// It takes a value in.
  var hasValue = false

  /// Words that stand where the other form has a number.
  private static let ones: Set<String> = ["one", "a", "an"]
  /// Longer texts are no forms of one another.
  private static let mostWords = 12

  /// Nil for what is no single literal.
  init?(_ range: Range<Int>, _ code: CodeView) {
    let file = code.file
    guard let first = range.first, let last = range.last else { return nil }
    let isWhole = range.count == 1 && file.tokens[first].kind == .string
    guard isWhole || file.tokens[first].kind == .stringHead && code.stringTail(of: first) == last else { return nil }
    hasValue = !isWhole
    for token in range {
      switch file.tokens[token].kind {
      // A text in a value has words of its own.
      case .string where !isWhole, .stringHead where token != first: return nil
      case .string, .stringHead, .stringMiddle, .stringTail: take(file.bytes[file.contentRange(ofString: token)])
      default: break
      }
    }
    words.removeAll { Self.ones.contains(String(decoding: $0, as: UTF8.self)) }
    guard !words.isEmpty, words.count <= Self.mostWords else { return nil }
  }

  private mutating func take(_ text: ArraySlice<UInt8>) {
    func isLetter(_ byte: UInt8) -> Bool { byte >= 0x80 || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) }
    let values = FormatText(text).placeholders.map(\.range)
    hasValue = hasValue || !values.isEmpty
    var start = text.startIndex
    for value in values + [text.endIndex..<text.endIndex] {
      words += text[start..<value.lowerBound].split { !isLetter($0) }.map { word in word.map { $0 < 0x80 ? $0 | 0x20 : $0 } }
      start = value.upperBound
    }
  }

  /// Whether both say the same of one and of many: every word that differs has a common stem, or a plural of its own.
  func isForm(of other: CountedText, _ irregular: Set<[[UInt8]]>) -> Bool {
    guard hasValue || other.hasValue, words.count == other.words.count else { return false }
    let different = zip(words, other.words).filter { $0 != $1 }
    guard !different.isEmpty else { return false }
    return different.allSatisfy { a, b in
      if irregular.contains([a, b]) || irregular.contains([b, a]) { return true }
      let shared = zip(a, b).prefix { $0 == $1 }.count
      return shared >= max(2, min(a.count, b.count) - 1) && abs(a.count - b.count) <= 3
    }
  }
}
