import RTLFacts
import RTLLexing

/// A layout that was copied for one language and no longer holds the objects of the layout it was copied from.
final class DriftedLayoutAnalysis: Analysis {
  static let parameters = [AnalysisParameter.text("elements")]

  /// Elements that count: what a person sees or code reaches.
  private let elements: Set<String>

  init(_ call: AnalysisCall, dialect: Dialect, vocabularies: Vocabularies, words: KeywordTable) { elements = Set(call.list("elements")) }

  static func mayConcern(_ code: CodeView, path: String) -> Bool { LanguageReader.language(ofPath: path).map(LanguageReader.isRightToLeft) ?? false }

  func findings(_ input: AnalysisInput) -> [PendingFinding] {
    guard let language = LanguageReader.language(ofPath: input.path), LanguageReader.isRightToLeft(language),
      let own = input.interface?.document.tree, let (path, bytes) = input.texts.baseFileBytes()
    else { return [] }
    let file = TokenFile(bytes, .xml)
    let known = ids(own)
    let missing = ids(ElementTree(file)).subtracting(known)
    guard !missing.isEmpty, !known.isEmpty, let root = own.root else { return [] }
    let count = missing.count == 1 ? "one object" : "\(missing.count) objects"
    return [input.finding(at: own.nameRange(of: root), parts: ["COUNT": count, "BASE": path, "FIRST": missing.min() ?? ""])]
  }

  private func ids(_ tree: ElementTree) -> Set<String> {
    Set(tree.elements.indices.filter { elements.contains(tree.name(of: $0)) }.compactMap { tree.value("id", of: $0) })
  }
}
