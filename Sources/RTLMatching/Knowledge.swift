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
    texts = try TextVocabulary(tables)
  }
}
