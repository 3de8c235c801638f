import RTLFacts
import RTLLexing

/// What the tables of `Rules/` teach the facts.
package struct Knowledge: Sendable {
  package var guards: GuardVocabulary
  package var members: MemberTypes
  /// Names of calls and properties that flip a picture in right-to-left.
  package var flips: Set<String>
  /// Element name -> attribute names in the order in which Xcode writes them.
  package var attributeOrder: [String: [String]]
  /// What single statements say about the whole project.
  package var marks: ProjectMarks
  /// How code changes the distance of a constraint later on.
  package var distances = DistanceVocabulary()
  /// Which calls build texts, and who reads them.
  package var texts = TextVocabulary()
  /// Words of pictures that point up, down or to both sides.
  private var verticalWords: Set<[String]> = []
  /// Words of names that point to a side, and those of them that name the picture itself.
  private var directionalWords: Set<[String]> = []
  private var arrowNouns: Set<[String]> = []
  /// Words of picture files that name nothing.
  private var emptyWords: Set<String> = []
  /// Words of the two faces of a thing: a set with the one beside a set with the other shows no direction.
  private var faces: [(own: String, other: String)] = []
  /// Words of bars, which say where a picture is used and not what it shows.
  private var barWords: Set<[String]> = []
  package var tables: [String: Table]

  /// The table of project marks.
  static let marksTable = "project-marks"

  /// - Throws: `RuleError` for a table without the columns that its readers need.
  package init(tables: [String: Table]) throws(RuleError) {
    self.tables = tables
    guards = GuardVocabulary(names: [], wordRuns: [], members: [])
    members = MemberTypes()
    flips = []
    attributeOrder = [:]
    marks = ProjectMarks([])
    if let table = tables["guards"] {
      let kind = try table.column("kind"), text = try table.column("text")
      func texts(_ name: String) -> [String] { table.rows.filter { $0[kind] == name }.map { $0[text] } }
      guards = GuardVocabulary(
        names: Set(texts("name")), wordRuns: texts("word").map { $0.split(separator: " ").map(String.init) },
        members: Set(texts("member")), literals: Set(texts("literal")), commands: Set(texts("command")),
        transforms: Set(texts("transform")), results: Set(texts("result")))
      guards.sides = Set(texts("side"))
      guards.notSides = Set(texts("not-side"))
      guards.flow = Set(texts("flow"))
      guards.remarks = texts("comment").map { parts(of: $0, at: " ") }
      guards.complaints = Set(texts("complaint"))
      flips = Set(texts("flip"))
    }
    if let table = tables["members"] {
      let owner = try table.column("owner"), member = try table.column("member"), type = try table.column("type")
      members = MemberTypes(table.rows.map { (owner: $0[owner], member: $0[member], type: $0[type]) })
    }
    if let table = tables[Knowledge.marksTable] {
      let mark = try table.column("mark"), words = try table.column("words")
      marks = ProjectMarks(table.rows.map { (mark: $0[mark], words: parts(of: $0[words], at: " ")) })
    }
    if let table = tables["constraint-distances"] {
      let kind = try table.column("kind"), name = try table.column("name")
      func names(_ wanted: String) -> Set<String> { Set(table.rows.filter { $0[kind] == wanted }.map { $0[name] }) }
      distances.members = names("member")
      distances.calls = names("call")
      distances.measures = names("measure")
    }
    if let table = tables["ib-attribute-order"] {
      let element = try table.column("element"), order = try table.column("order")
      for row in table.rows { attributeOrder[row[element]] = parts(of: row[order], at: " ") }
    }
    if let table = tables["not-directional-words"] {
      let kind = try table.column("kind"), word = try table.column("word")
      func words(_ wanted: String) -> Set<[String]> { Set(table.rows.filter { $0[kind] == wanted }.map { Words.split($0[word].utf8) }) }
      (verticalWords, barWords) = (words("vertical"), words("bar"))
    }
    if let table = tables["picture-files"] {
      let kind = try table.column("kind"), word = try table.column("word")
      for row in table.rows {
        switch row[kind] {
        case "noun": arrowNouns.insert(Words.split(row[word].utf8))
        case "empty": emptyWords.insert(row[word])
        default:
          let pair = parts(of: row[word], at: " ")
          if pair.count == 2 { faces.append((pair[0], pair[1])) }
        }
      }
      for name in ["arrow-words", "directional-words"] { directionalWords.formUnion((tables[name]?.rows ?? []).map { Words.split($0[0].utf8) }) }
    }
    texts = try TextVocabulary(tables)
  }

  /// Whether the name of a picture file says that it points to neither side: `arrow-down@2x.png`. Where the image set
  /// has a name for what it does (`login`, `forward`), a file that is named for something else (`padlock`) says it as well.
  package func pointsToNoSide(picture name: String, of set: String) -> Bool {
    let stem = name.utf8.prefix { $0 != UInt8(ascii: "@") && $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: "~") }
    let words = Words.split(stem)
    func has(_ lists: Set<[String]>) -> Bool { lists.contains { Words.contains(words, run: $0) } }
    if has(verticalWords), !has(barWords) { return true }
    let setWords = Words.split(set.utf8)
    guard !arrowNouns.isEmpty, !arrowNouns.contains(where: { Words.contains(setWords, run: $0) }), !has(directionalWords), !has(arrowNouns) else { return false }
    // `rightphoto`
    let letters = stem.map { $0 | 0x20 }
    guard !directionalWords.contains(where: { $0.count == 1 && $0[0].utf8.count > 3 && ByteSearch.contains(letters, Array($0[0].utf8)) }) else { return false }
    return words.contains { word in word.utf8.count > 3 && !emptyWords.contains(word) && !word.utf8.contains { $0 < UInt8(ascii: "a") } }
  }

  /// The names that sets with the other face of a thing would have: `card-front` for `card-back`.
  package func otherFaces(of name: String) -> [String] {
    let bytes = Array(name.utf8)
    return faces.flatMap { own, other in
      bytes.indices.compactMap { i -> String? in
        let end = i + own.utf8.count
        guard end <= bytes.count, bytes[i..<end].elementsEqual(own.utf8) || bytes[i] | 0x20 == own.utf8.first && bytes[i] < UInt8(ascii: "a") && bytes[(i + 1)..<end].elementsEqual(own.utf8.dropFirst())
        else { return nil }
        var text = Array(other.utf8)
        if bytes[i] < UInt8(ascii: "a"), !text.isEmpty { text[0] &= 0xDF }
        return String(decoding: bytes[..<i] + text + bytes[end...], as: UTF8.self)
      }
    }
  }
}
