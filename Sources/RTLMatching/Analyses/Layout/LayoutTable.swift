import RTLFacts
import RTLLexing

/// A table of layout libraries, by what its rows are.
struct LayoutTable: Sendable {
  /// What a row is.
  enum Kind: String, TableWord {
    case maker, `import`, member, bothSides = "both-sides", end, directionalEnd = "directional-end", relation
    case edgeType = "edge-type", numberType = "number-type", modifier, neutral, screen, edgeWord = "edge-word", distanceWord = "distance-word"
  }

  private enum Language: String, TableWord {
    case any = "", swift, objc

    var dialects: [Dialect] {
      switch self {
      case .any: [.swift, .objectiveC]
      case .swift: [.swift]
      case .objc: [.objectiveC]
      }
    }
  }
  /// What a row of some kinds says further.
  enum Role: String, TableWord {
    case none = "", make, remake, update, mixed, same, other, constant, factor, priority, middle, extent
    case axisX = "axis-x", noRelease = "no-release", updateOrMake = "update-or-make"
  }

  /// Maker -> the libraries that have it, by dialect.
  private(set) var makers: [String: [Dialect: Set<String>]] = [:]
  /// Library -> modules that show its use; a library without a row is the team's own.
  private(set) var imports: [String: [String]] = [:]
  /// Makers that change what others have made.
  private(set) var updates: Set<String> = []
  /// Those of them that make what is not there.
  private(set) var makingUpdates: Set<String> = []
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
  /// How those of a library begin: `mas` of `mas_left`.
  private var endPrefixes: Set<String> = []
  /// These and the types of edges: what a file is searched for.
  private(set) var edgeWords = NameSet([])
  private(set) var directionalEnds: Set<String> = []
  /// Relation -> whether its argument is the other end.
  private(set) var relations: [String: Bool] = [:]
  /// Relation -> what it is on the other side of a pair.
  private(set) var mirroredRelations: [String: String] = [:]
  /// Calls of a chain that move it away from the other end, multiply that end, or let others win over it.
  private(set) var modifiers: [String: Role] = [:]
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
  /// Other words of such names, and those that a distance has as well.
  private var edgeNameWords: Set<String> = []
  private(set) var distanceWords: Set<String> = []

  /// Takes over how variables are named: that is the same with all libraries.
  mutating func takeWords(of other: LayoutTable) {
    edgeNameWords.formUnion(other.edgeNameWords)
    sideWords.formUnion(other.edgeNameWords)
    sideWords.subtract(other.distanceWords)
    distanceWords.formUnion(other.distanceWords)
  }

  /// Whether a name says that it is an edge, of a project's own as well: `safeLeftEdge`, `mas_readableGuideLeft`.
  func namesEdge(_ words: [String]) -> Bool {
    words.count > 2 && (words.contains(where: edgeNameWords.contains) || endPrefixes.contains(words[0]))
  }

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
    guard !whole.contains(where: { file.tokens[$0].kind == .number || file.equals($0, "*") || file.equals($0, "/") || file.equals($0, "+") })
    else { return nil }
    let name = file.text(whole).utf8.map { $0 | 0x20 }.filter { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 }
    guard screens.contains(String(decoding: name, as: UTF8.self)) else { return nil }
    return minus.map { code.number($0 + 1..<width.upperBound) } ?? 0
  }

  /// - Throws: `RuleError` for a row that cannot be read.
  init(_ table: Table?) throws(RuleError) {
    func last(_ text: String) -> String { parts(of: text, at: ".").last ?? text }
    let rows = try table.rows(by: Kind.self, ["kind", "name", "twin", "role", "language", "library"])
    try table?.checkSpelling("library")
    for (kind, row) in rows {
      let (name, twin, role) = (row[1], row[2], try row.word(3, "role", as: Role.self))
      let language = try row.word(4, "language", as: Language.self)
      switch kind {
      case .maker:
        for dialect in language.dialects { makers[name, default: [:]][dialect, default: []].insert(row[5]) }
        if role == .update || role == .updateOrMake { updates.insert(name) }
        if role == .updateOrMake { makingUpdates.insert(name) }
      case .import: imports[row[5], default: []].append(name)
      case .member:
        members[name] = twin
        twins.insert(twin)
        sideWords.formUnion(IdentifierWords.split(name.utf8) + IdentifierWords.split(twin.utf8))
      case .bothSides: bothSides[name] = parts(of: twin, at: " ")
      case .end:
        endNames.insert(last(name))
        if let underscore = last(name).firstIndex(of: "_") { endPrefixes.insert(String(last(name)[..<underscore])) }
        ends[name] = .some(role == .noRelease || twin.isEmpty ? nil : last(twin))
        if let dot = name.firstIndex(of: ".") { views.insert("." + name[..<dot]) }
      case .directionalEnd: directionalEnds.insert(name)
      case .relation:
        relations[name] = role == .other
        if !twin.isEmpty { mirroredRelations[name] = twin }
      case .edgeType: edgeTypes.insert(name)
      case .numberType: numberTypes.insert(name)
      case .modifier: if role != .none { modifiers[name] = role }
      case .neutral: if role != .none { neutral[name] = role == .middle }
      case .screen: screens.insert(name)
      case .edgeWord: edgeNameWords.insert(name)
      case .distanceWord: distanceWords.insert(name)
      }
    }
    edgeWords = NameSet(endNames.union(edgeTypes))
  }
}
