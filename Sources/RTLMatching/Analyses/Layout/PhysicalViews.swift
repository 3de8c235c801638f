import RTLFacts

/// Views that keep their side by their names, as head lines of an analysis say: `not-named: TABLE KIND, KIND`, and
/// `still: WORD, WORD` for what lies on them and turns all the same, such as a button.
struct PhysicalViews: Sendable {
  private let words: WordPattern
  private let still: Set<String>

  init(_ call: AnalysisCall, _ tables: Tables) {
    words = call.parameters["not-named"].flatMap { Self.words($0, tables) } ?? WordPattern()
    still = Set(call.list("still"))
  }

  static func refusal(_ parameters: [String: String], tables: Tables) -> (key: String, message: String)? {
    guard let text = parameters["not-named"] else {
      return parameters["still"] == nil ? nil : ("still", "`still` takes views out of `not-named`, which is missing")
    }
    return words(text, tables) == nil ? ("not-named", "write `not-named: TABLE KIND, KIND`, a table of words and some of its kinds") : nil
  }

  private static func words(_ text: String, _ tables: Tables) -> WordPattern? {
    let parts = parts(of: text, at: " ")
    let words = parts.first.flatMap { try? tables.words(of: $0, kinds: commaList(parts.dropFirst().joined(separator: " "))) }
    return words.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// - Parameter name: of the view, or of its type where it places itself.
  func keep(_ name: String) -> Bool {
    guard !words.isEmpty else { return false }
    let name = IdentifierWords.split(name.utf8)
    return words.occur(in: name) && !name.contains(where: still.contains)
  }
}
