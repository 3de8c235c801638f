import RTLFacts

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
  /// Which calls build texts, and who reads them.
  package var texts = TextVocabulary()
  /// Words of pictures that point up, down or to both sides.
  private var verticalWords: Set<[String]> = []
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
    if let table = tables["ib-attribute-order"] {
      let element = try table.column("element"), order = try table.column("order")
      for row in table.rows { attributeOrder[row[element]] = parts(of: row[order], at: " ") }
    }
    if let table = tables["not-directional-words"] {
      let kind = try table.column("kind"), word = try table.column("word")
      verticalWords = Set(table.rows.filter { $0[kind] == "vertical" }.map { Words.split($0[word].utf8) })
    }
    texts = try TextVocabulary(tables)
  }

  /// Whether the name of a picture file says that it points to neither side: `arrow-down@2x.png`.
  package func pointsToNoSide(picture name: String) -> Bool {
    let stem = name.utf8.prefix { $0 != UInt8(ascii: "@") && $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: "~") }
    let words = Words.split(stem)
    return verticalWords.contains { Words.contains(words, run: $0) }
  }
}
