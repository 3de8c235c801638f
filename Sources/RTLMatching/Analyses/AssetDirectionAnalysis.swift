import RTLFacts
import RTLFindings
import RTLLexing

/// Image sets whose name points to a side and whose entries have no direction.
final class AssetDirectionAnalysis: Analysis {
  static let parameters = [
    AnalysisParameter.table("words") { _ in }, .table("not-words", isRequired: false) { _ in }, .table("sides", isRequired: false) { _ in },
    .text("vague"), .text("vague-message"),
  ]

  private let words: WordPattern
  private let notWords: WordPattern
  /// Words that name an arrow and no side, and those that say the side.
  private let vague: Set<String>
  /// What is said of those; nil for the message of all.
  private let vagueMessage: String?
  private let sides: WordPattern

  init(_ call: AnalysisCall, dialect: Dialect, vocabularies: Vocabularies, words: KeywordTable) {
    self.words = call.words("words", vocabularies.tables)
    notWords = call.words("not-words", vocabularies.tables)
    vagueMessage = call.parameters["vague-message"]
    vague = Set(call.list("vague"))
    sides = call.words("sides", vocabularies.tables)
  }

  static func mayConcern(_ code: CodeView, path: String) -> Bool { path.hasSuffix(".imageset/Contents.json") }

  func findings(_ input: AnalysisInput) -> [PendingFinding] {
    let path = input.path
    guard let name = AssetCatalog.imageSet(ofPath: path) else { return [] }
    let file = input.file
    let nameWords = IdentifierWords.split(name.utf8)
    guard words.occur(in: nameWords), !notWords.occur(in: nameWords), !notWords.occur(in: groupWords(path)) else { return [] }
    let tree = JSONTree(file)
    guard let entries = entries(tree), !entries.isEmpty else { return [] }
    let isVague = isVague(nameWords)
    var pending = input.finding(
      at: file.tokens[0].range, parts: ["NAME": "`\(name)`"], edits: entries.map { insertion($0, tree) }, fix: .safe,
      questions: [.onlyDrawing(name)], message: isVague ? vagueMessage : nil)
    if isVague { pending.demote("its name does not say which way the arrow points") }
    pending.project.unflippedAsset = name
    return [pending]
  }

  /// `progress-arrow` may point up.
  private func isVague(_ name: [String]) -> Bool {
    !vague.isEmpty && !sides.occur(in: name) && !words.occur(in: name.filter { !vague.contains($0) })
  }

  /// Words of the groups round the set: what stands in a folder of player controls is one of them.
  private func groupWords(_ path: String) -> [String] {
    let folders = parts(of: path, at: "/")
    guard let catalogue = folders.lastIndex(where: { $0.hasSuffix(".xcassets") }) else { return [] }
    return folders[(catalogue + 1)..<(folders.count - 2)].flatMap { folder in
      IdentifierWords.split(folder.utf8)
    }
  }

  /// The members of each entry of `images`; nil when one has a direction or a language of its own.
  private func entries(_ tree: JSONTree) -> [Entry]? {
    guard !tree.values.isEmpty, let images = tree.member("images", of: 0), tree.values[images].kind == .array, tree.values[images].endToken >= 0
    else { return nil }
    var entries: [Entry] = []
    for object in tree.children(of: images) where tree.values[object].kind == .object {
      let members = tree.children(of: object).filter { tree.values[$0].keyToken >= 0 }
      guard tree.values[object].endToken >= 0, !members.contains(where: { ["language-direction", "locale"].contains(tree.key(of: $0)) }) else { return nil }
      entries.append(Entry(object: object, members: members))
    }
    return entries
  }

  private struct Entry {
    var object: JSONTree.Index
    var members: [JSONTree.Index]
  }

  /// Keys stand in alphabetical order, spaced like their neighbours.
  private func insertion(_ entry: Entry, _ tree: JSONTree) -> Edit {
    let file = tree.file
    func space(before token: Int) -> String {
      String(decoding: file.bytes[file.tokens[token - 1].end..<Int(file.tokens[token].start)], as: UTF8.self)
    }
    func text(_ colon: String) -> String { "\"language-direction\"\(colon)\"left-to-right\"" }
    guard let first = entry.members.first else {
      let end = file.tokens[tree.values[entry.object].token].end
      return Edit(range: end..<end, replacement: " \(text(" : ")) ")
    }
    let key = tree.values[first].keyToken
    let text = text(space(before: key + 1) + ":" + space(before: key + 2))
    if let previous = entry.members.last(where: { tree.key(of: $0).map { $0 < "language-direction" } ?? false }) {
      let end = file.tokens[tree.values[previous].endToken].end
      return Edit(range: end..<end, replacement: "," + space(before: tree.values[previous].keyToken) + text)
    }
    let start = Int(file.tokens[key].start)
    return Edit(range: start..<start, replacement: text + "," + space(before: key))
  }
}
