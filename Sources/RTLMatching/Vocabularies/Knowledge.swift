import RTLFacts

/// What the tables of `Rules/` teach the facts. A class: whoever looks at a file holds it.
package final class Knowledge: Sendable {
  /// The table `guards`, and the helpers of the project where those were added.
  package let guards: GuardVocabulary
  /// The table `members`: types of the framework's members.
  package let members: MemberTypes
  /// Names of calls and properties that flip a picture in right-to-left.
  package let flips: Set<String>
  /// Names of calls that rotate a view, and the picture in it.
  package let rotations: Set<String>
  /// With the rows of a team.
  package let tables: Tables

  /// Element name -> attribute names in the order in which Xcode writes them.
  package var attributeOrder: [String: [String]] { (try? readAttributeOrder()) ?? [:] }
  /// What single statements say about the whole project.
  package var marks: ProjectMarks { (try? readMarks()) ?? ProjectMarks([]) }
  /// How code changes the distance of a constraint later on.
  package var distances: DistanceVocabulary { (try? readDistances()) ?? DistanceVocabulary() }
  /// Which calls build texts, and who reads them.
  package var texts: TextVocabulary { (try? readTexts()) ?? TextVocabulary() }

  /// What tells of things that are used though nothing names them.
  package var unseenUses: UnseenUses { (try? UnseenUses.read(tables)) ?? UnseenUses() }

  /// The table of project marks.
  static let marksTable = "project-marks"

  /// - Throws: `RuleError` for a table without the columns that its readers need.
  package convenience init(tables: [String: Table]) throws(RuleError) { try self.init(tables: Tables(tables)) }

  /// - Throws: `RuleError` for a table without the columns that its readers need.
  package init(tables: Tables) throws(RuleError) {
    self.tables = tables
    var guards = GuardVocabulary(names: [], wordRuns: [], members: [])
    var members = MemberTypes()
    var (flips, rotations): (Set<String>, Set<String>) = ([], [])
    if let table = tables["guards"] {
      let kind = try table.column("kind"), text = try table.column("text")
      func texts(_ name: String) -> [String] { table.rows.filter { $0[kind] == name }.map { $0[text] } }
      guards = GuardVocabulary(
        names: Set(texts("name")), wordRuns: texts("word").map { $0.split(separator: " ").map(String.init) },
        members: Set(texts("member")), literals: Set(texts("literal")), commands: Set(texts("command")),
        transforms: Set(texts("transform")), results: Set(texts("result")))
      guards.otherLiterals = Set(texts("other-literal"))
      guards.languages = Set(texts("language"))
      guards.languageMembers = Set(texts("language-member"))
      guards.searches = Set(texts("search"))
      guards.choices = Set(texts("choice"))
      guards.pictures = Set(texts("picture"))
      guards.sides = Set(texts("side"))
      guards.notSides = Set(texts("not-side"))
      guards.flow = Set(texts("flow"))
      guards.forced = Set(texts("forced"))
      guards.directions = ["right-to-left", "left-to-right"].flatMap { kind in
        texts(kind).map { (run: parts(of: $0, at: " "), isRightToLeft: kind == "right-to-left") }
      }
      guards.remarks = texts("comment").map { parts(of: $0, at: " ") }
      guards.complaints = Set(texts("complaint"))
      guards.previews = Set(texts("preview"))
      flips = Set(texts("flip"))
      rotations = Set(texts("rotation"))
    }
    if let table = tables["members"] {
      let owner = try table.column("owner"), member = try table.column("member"), type = try table.column("type")
      members = MemberTypes(table.rows.map { (owner: $0[owner], member: $0[member], type: $0[type]) })
    }
    (self.guards, self.members, self.flips, self.rotations) = (guards, members, flips, rotations)
    guard !tables.isTrusted else { return }
    // What is wrong with a team's table is said at once.
    _ = (try readAttributeOrder(), try readMarks(), try readTexts(), try readDistances(), try PictureWords.read(tables), try UnseenUses.read(tables))
  }

  /// The same where the project's own helpers mark code as aware of the direction, too.
  /// - Parameter helpers: names; true for those that count where they are called.
  package func adding(helpers: [String: Bool]) -> Knowledge { Knowledge(self, guards: guards.adding(helpers: helpers)) }

  private init(_ other: Knowledge, guards: GuardVocabulary) {
    self.guards = guards
    (members, flips, rotations, tables) = (other.members, other.flips, other.rotations, other.tables)
  }

  private func readMarks() throws(RuleError) -> ProjectMarks {
    try tables.reading(of: Knowledge.marksTable) { table throws(RuleError) in
      guard let table else { return ProjectMarks([]) }
      let mark = try table.column("mark"), words = try table.column("words")
      return ProjectMarks(table.rows.map { (mark: $0[mark], words: parts(of: $0[words], at: " ")) })
    }
  }

  private func readAttributeOrder() throws(RuleError) -> [String: [String]] {
    try tables.reading(of: "ib-attribute-order") { table throws(RuleError) in
      var order: [String: [String]] = [:]
      guard let table else { return order }
      let element = try table.column("element"), names = try table.column("order")
      for row in table.rows { order[row[element]] = parts(of: row[names], at: " ") }
      return order
    }
  }

  private func readTexts() throws(RuleError) -> TextVocabulary {
    try tables.reading(of: "text-calls") { _ throws(RuleError) in try TextVocabulary(tables) }
  }

  private func readDistances() throws(RuleError) -> DistanceVocabulary {
    try tables.reading(of: "constraint-distances") { table throws(RuleError) in
      var distances = DistanceVocabulary()
      guard let table else { return distances }
      let kind = try table.column("kind"), name = try table.column("name")
      func names(_ wanted: String) -> Set<String> { Set(table.rows.filter { $0[kind] == wanted }.map { $0[name] }) }
      distances.members = names("member")
      distances.calls = names("call")
      distances.measures = names("measure")
      distances.lines = names("line")
      return distances
    }
  }
}

extension Tables {
  /// Names of the marks that a project may have, as rule files write them.
  var markNames: Set<String> {
    reading(of: Knowledge.marksTable) { table in Set(table?.rows.map { $0[0] } ?? []) }
  }
}
