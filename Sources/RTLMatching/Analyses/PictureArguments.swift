import RTLFacts
import RTLLexing

/// Names of pictures that go to code of the project's own: `bar(leftImageName: "back")`, `iconName = "arrow"`, `case back = "arrow"`.
final class PictureArguments: Analysis {
  static let parameters = [
    AnalysisParameter.table("words") { _ in }, .table("not-words") { _ in }, .text("pictures"), .text("not-labels"), .text("not-calls"),
  ]

  private let words: WordPattern
  private let notWords: WordPattern
  /// Words for a picture in the names of parameters, calls and properties.
  private let pictures: Set<String>
  /// Words of labels whose pictures other blocks know.
  private let notLabels: Set<String>
  /// Calls, and the classes of messages, that other blocks know.
  private let notCalls: Set<String>

  init(_ call: AnalysisCall, dialect: Dialect, vocabularies: Vocabularies, words: KeywordTable) {
    (self.words, notWords) = (call.words("words", vocabularies.tables), call.words("not-words", vocabularies.tables))
    (pictures, notLabels, notCalls) = (Set(call.list("pictures")), Set(call.list("not-labels")), Set(call.list("not-calls")))
  }

  static func mayConcern(_ code: CodeView, path: String) -> Bool { !code.file.texts.isEmpty }

  /// In bytes, with its quotes.
  private static let lengths = 5...48

  func findings(_ input: AnalysisInput) -> [PendingFinding] {
    let file = input.file
    let uses = file.texts.lazy.map(Int.init).compactMap { k -> (token: Int, use: Use)? in
      Self.mayName(k, in: file) ? self.use(of: k, input.code).map { (k, $0) } : nil
    }
    return uses.cappedFindings { k, use in
      let name = file.content(ofString: k)
      let nameWords = IdentifierWords.split(name.utf8)
      guard words.occur(in: nameWords), !notWords.occur(in: nameWords), input.unguarded || !input.code.isGuarded(k) else { return nil }
      // A name with dots is that of a symbol, unless there is such a set.
      let questions: [ProjectQuery] = use == .value || name.utf8.contains(UInt8(ascii: ".")) ? [.imageSet(name, expected: true)] : []
      return input.finding(
        at: file.tokens[k].range, parts: ["NAME": "`\(name)`"], fix: .shown, questions: questions + [.unflippedImage(name)], scope: input.code.scope(of: k))
    }
  }

  /// Whether a text is as short as a name and handed on or assigned: of most texts no more is asked.
  private static func mayName(_ k: Int, in file: TokenFile) -> Bool {
    guard k > 0, file.tokens[k].kind == .string, lengths.contains(Int(file.tokens[k].length)), file.tokens[k - 1].length == 1 else { return false }
    return "=:(".utf8.contains(file.bytes[Int(file.tokens[k - 1].start)])
  }

  private enum Use { case argument, value }

  /// Nil for a text that says nowhere that it names a picture.
  private func use(of k: Int, _ code: CodeView) -> Use? {
    let file = code.file
    func isName(_ token: Int) -> Bool { file.tokens.indices.contains(token) && file.tokens[token].kind == .identifier }
    if file.equals(k - 1, "=") {
      if file.equals(k - 3, "case") { return .value }
      return isName(k - 2) && isPicture(k - 2, file) ? .value : nil
    }
    let end = file.equals(k + 1, ",") || file.equals(k + 1, ")") || file.equals(k + 1, "]") || file.dialect == .objectiveC && isName(k + 1)
    guard end else { return nil }
    let open = code.brackets.opener(enclosing: k)
    guard open > 0, file.dialect == .swift ? file.equals(open, "(") : file.equals(open, "[") || file.equals(open, "(") else { return nil }
    let isCall = file.equals(open, "(")
    let callee = isCall ? open - 1 : open + 1
    guard !isName(callee) || !notCalls.contains(file.string(callee)) else { return nil }
    if file.equals(k - 1, ":") {
      let label = IdentifierWords.split(file.bytes[file.tokens[k - 2].range])
      guard isName(k - 2), !label.contains(where: notLabels.contains) else { return nil }
      if label.contains(where: pictures.contains) { return .argument }
    }
    return isCall && isName(callee) && isPicture(callee, file) ? .argument : nil
  }

  private func isPicture(_ name: Int, _ file: TokenFile) -> Bool {
    IdentifierWords.split(file.bytes[file.tokens[name].range]).contains(where: pictures.contains)
  }
}
