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
    func list(_ key: String) -> WordPattern { call.parameters[key].flatMap { try? vocabularies.tables.words(of: $0) } ?? WordPattern() }
    self.words = list("words")
    notWords = list("not-words")
    vagueMessage = call.parameters["vague-message"]
    vague = Set(commaList(call.parameters["vague"] ?? ""))
    sides = list("sides")
  }

  static func mayConcern(_ code: CodeView, path: String) -> Bool { path.hasSuffix(".imageset/Contents.json") }

  func findings(_ input: AnalysisInput) -> [PendingFinding] {
    let path = input.path
    guard let name = AssetCatalog.imageSet(ofPath: path) else { return [] }
    let file = input.file
    let nameWords = IdentifierWords.split(name.utf8)
    guard words.occur(in: nameWords), !notWords.occur(in: nameWords), !notWords.occur(in: groupWords(path)), let entries = entries(file), !entries.isEmpty
    else { return [] }
    let isVague = isVague(nameWords)
    var pending = input.finding(
      at: file.tokens[0].range, parts: ["NAME": "`\(name)`"], edits: entries.map { insertion($0, file) }, fix: .safe,
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
  private func entries(_ file: TokenFile) -> [[Member]]? {
    let brackets = BracketMap(file)
    guard let key = file.tokens.indices.first(where: { file.equals($0, "\"images\"") }), key + 2 < file.tokens.count,
      file.equals(key + 2, "[")
    else { return nil }
    let end = brackets.partner(of: key + 2)
    guard end > key else { return nil }
    var entries: [[Member]] = []
    var at = key + 3
    while at < end {
      if file.equals(at, "{") {
        let close = brackets.partner(of: at)
        guard close > at else { return nil }
        let members = members(at, close, brackets, file)
        if members.contains(where: { $0.name == "language-direction" || $0.name == "locale" }) { return nil }
        entries.append(members)
        at = close
      }
      at += 1
    }
    return entries
  }

  private struct Member {
    var name: String
    /// Token of the key.
    var key: Int
    /// Last token of the value.
    var last: Int
  }

  private func members(_ open: Int, _ close: Int, _ brackets: BracketMap, _ file: TokenFile) -> [Member] {
    var members: [Member] = []
    var at = open + 1
    while at + 2 < close {
      guard file.tokens[at].kind == .string, file.equals(at + 1, ":") else {
        at += 1
        continue
      }
      let partner = brackets.partner(of: at + 2)
      let last = partner > at + 2 ? partner : at + 2
      members.append(Member(name: file.content(ofString: at), key: at, last: last))
      at = last + 1
    }
    if members.isEmpty { members.append(Member(name: "", key: open, last: open)) }
    return members
  }

  /// Keys stand in alphabetical order, spaced like their neighbours.
  private func insertion(_ members: [Member], _ file: TokenFile) -> Edit {
    func space(before token: Int) -> String {
      String(decoding: file.bytes[file.tokens[token - 1].end..<Int(file.tokens[token].start)], as: UTF8.self)
    }
    func text(_ colon: String) -> String { "\"language-direction\"\(colon)\"left-to-right\"" }
    if members.count == 1, members[0].name.isEmpty {
      let end = file.tokens[members[0].last].end
      return Edit(range: end..<end, replacement: " \(text(" : ")) ")
    }
    let key = members[0].key
    let text = text(space(before: key + 1) + ":" + space(before: key + 2))
    if let previous = members.last(where: { $0.name < "language-direction" }) {
      let end = file.tokens[previous.last].end
      return Edit(range: end..<end, replacement: "," + space(before: previous.key) + text)
    }
    let start = Int(file.tokens[members[0].key].start)
    return Edit(range: start..<start, replacement: text + "," + space(before: members[0].key))
  }
}
