import RTLFacts
import RTLLexing

/// A table of layout libraries, by what its rows are.
struct LayoutTable: Sendable {
  /// What a row is.
  enum Kind: String, CaseIterable {
    case maker, `import`, member, bothSides = "both-sides", end, directionalEnd = "directional-end", relation
    case edgeType = "edge-type", numberType = "number-type", modifier, neutral, screen
  }

  static let columns = ["kind", "name", "twin", "role", "language", "library"]

  /// Maker -> the libraries that have it, by dialect.
  private(set) var makers: [String: [Dialect: Set<String>]] = [:]
  /// Library -> modules that show its use; a library without a row is the team's own.
  private(set) var imports: [String: [String]] = [:]
  /// Makers that change what others have made.
  private(set) var updates: Set<String> = []
  private(set) var members: [String: String] = [:]
  /// Members that name both sides at once -> the twins of these.
  private(set) var bothSides: [String: [String]] = [:]
  /// Members that follow the direction.
  private(set) var twins: Set<String> = []
  /// An end as its row spells it, with what stands ahead of it: `snp.left` is one, the `left` of insets is not.
  /// The value is the twin of the last name; nil for an end without a twin.
  private(set) var ends: [String: String?] = [:]
  /// Their last names.
  private(set) var endNames: Set<String> = []
  /// These and the types of edges: what a file is searched for.
  private(set) var edgeWords = NameSet([])
  private(set) var directionalEnds: Set<String> = []
  /// Relation -> whether its argument is the other end.
  private(set) var relations: [String: Bool] = [:]
  /// Relation -> what it is on the other side of a pair.
  private(set) var mirroredRelations: [String: String] = [:]
  /// Calls of a chain that move it away from the other end, or let others win over it -> whether the argument multiplies
  /// that end.
  private(set) var modifiers: [String: Bool] = [:]
  /// What members without a side do to a view -> whether they hold its middle, or else make it as wide as the other end.
  private(set) var neutral: [String: Bool] = [:]
  /// Names of the width of the screen, letters alone.
  private(set) var screens: Set<String> = []
  /// What stands between the view and the maker: `.snp`.
  private(set) var views: Set<String> = []
  /// Types of values that are an edge, or may be one.
  private(set) var edgeTypes: Set<String> = []
  /// Types of values that are distances.
  private(set) var numberTypes: Set<String> = []
  /// Words of sides, for names of variables.
  private(set) var sideWords: Set<String> = []

  /// The view itself, without what makes it a chain: `card` of `card.snp`.
  func viewName(_ text: String) -> String {
    var text = text
    for suffix in views where text.hasSuffix(suffix) { text.removeLast(suffix.utf8.count) }
    return text
  }

  /// What is missing at the width of the screen: 0 of `SCREENWIDTH`, 40 of `@(SCREENWIDTH - 40)`; nil for other widths.
  func screenInset(_ argument: Range<Int>, _ code: CodeView) -> Double? {
    let file = code.file
    var width = argument
    if width.count > 2, file.equals(width.lowerBound, "@") { width.removeFirst() }
    if width.count > 2, file.equals(width.lowerBound, "("), code.brackets.partner(of: width.lowerBound) == width.last { width = width.dropFirst().dropLast() }
    let minus = width.last { file.equals($0, "-") }
    let whole = minus.map { width.lowerBound..<$0 } ?? width
    guard !whole.contains(where: { file.tokens[$0].kind == .number || file.equals($0, "*") || file.equals($0, "/") || file.equals($0, "+") }) else { return nil }
    let name = file.text(whole).utf8.map { $0 | 0x20 }.filter { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 }
    guard screens.contains(String(decoding: name, as: UTF8.self)) else { return nil }
    return minus.map { code.number($0 + 1..<width.upperBound) } ?? 0
  }

  static func named(_ name: String?, _ tables: Tables) -> LayoutTable { tables.reading(of: name ?? "") { LayoutTable($0) } }

  init(_ table: Table?) {
    guard let table, let kind = table.columns.firstIndex(of: "kind"), let name = table.columns.firstIndex(of: "name"),
      let twin = table.columns.firstIndex(of: "twin"), let role = table.columns.firstIndex(of: "role"),
      let language = table.columns.firstIndex(of: "language"), let library = table.columns.firstIndex(of: "library")
    else { return }
    func last(_ text: String) -> String { parts(of: text, at: ".").last ?? text }
    for row in table.rows {
      switch Kind(rawValue: row[kind]) {
      case .maker:
        makers[row[name], default: [:]][row[language] == "swift" ? .swift : .objectiveC, default: []].insert(row[library])
        if row[role] == "update" { updates.insert(row[name]) }
      case .import: imports[row[library], default: []].append(row[name])
      case .member:
        members[row[name]] = row[twin]
        twins.insert(row[twin])
        sideWords.formUnion(Words.split(row[name].utf8) + Words.split(row[twin].utf8))
      case .bothSides: bothSides[row[name]] = parts(of: row[twin], at: " ")
      case .end:
        endNames.insert(last(row[name]))
        ends[row[name]] = .some(row[role] == "no-release" || row[twin].isEmpty ? nil : last(row[twin]))
        if let dot = row[name].firstIndex(of: ".") { views.insert("." + row[name][..<dot]) }
      case .directionalEnd: directionalEnds.insert(row[name])
      case .relation:
        relations[row[name]] = row[role] == "other"
        if !row[twin].isEmpty { mirroredRelations[row[name]] = row[twin] }
      case .edgeType: edgeTypes.insert(row[name])
      case .numberType: numberTypes.insert(row[name])
      case .modifier: if !row[role].isEmpty { modifiers[row[name]] = row[role] == "factor" }
      case .neutral: if !row[role].isEmpty { neutral[row[name]] = row[role] == "middle" }
      case .screen: screens.insert(row[name])
      case nil: break
      }
    }
    sideWords.subtract(["margin"])
    sideWords.formUnion(["anchor", "attribute", "edge", "side"])
    edgeWords = NameSet(endNames.union(edgeTypes))
  }
}
