import RTLFacts

/// The words by which code says how wide views are, from a table.
struct WidthVocabulary: Vocabulary {
  /// What a constraint holds of a view.
  enum Part: String, TableWord { case start, end, middle, width, both }
  enum Relation: String, TableWord { case equal, least, most }

  /// What a row is.
  enum Kind: String, TableWord {
    case anchor, relation, chain, hugging, strong, across, outlet, lines, sizing, fitting, moving, neutral, listing, placing, adds, arranges, inserts
    case children, text, whole, prefix, upright, physical, mirroring, turning
    case column, fill
    case stackAxis = "stack-axis", stackAlignment = "stack-alignment", stackDistribution = "stack-distribution"
    case stack, makesStack = "makes-stack", arranging, row, spreads, spacer, makes, label, field
  }

  /// What a stack does with the views in it unless it is told.
  private enum Filling: String, TableWord { case fills, keeps }

  private(set) var anchors: [String: Part] = [:]
  private(set) var relations: [String: Relation] = [:]
  /// Members of the chains of layout libraries.
  private(set) var chain: [String: Part] = [:]
  /// Classes of stacks: true for those that stretch the views in them unless they are told not to.
  private(set) var stacks: [String: Bool] = [:]
  private(set) var stackNames = NameSet([])
  /// What opens a block of some layout library.
  private(set) var blockMakers: Set<String> = []
  /// The names at which constraints are read, the makers of blocks among them.
  private(set) var constraintNames = NameSet([])
  /// Names by their kind.
  private var names = ByWord<Kind, Set<String>>()

  init(_ tables: Tables) throws(RuleError) {
    for (kind, row) in try tables[.labelWidths].rows(by: Kind.self, ["kind", "name", "role"]) {
      switch kind {
      case .anchor: anchors[row[1]] = try row.word(2, "role")
      case .relation: relations[row[1]] = try row.word(2, "role")
      case .chain: chain[row[1]] = try row.word(2, "role")
      case .stack: stacks[row[1]] = try row.word(2, "role") == Filling.fills
      default: names.change(kind, from: []) { $0.insert(row[1]) }
      }
    }
    // Few files have such a block: the rest of the table is read for those.
    blockMakers = Set(try tables[.layoutChains].rows("kind", "name", ignoring: ["twin", "role", "language", "library"]).lazy
      .filter { $0[0] == LayoutTable.Kind.maker.rawValue }.map { $0[1] })
    stackNames = NameSet(Set(stacks.keys))
    constraintNames = NameSet(blockMakers.union(anchors.keys).union(names[.hugging] ?? []).union(names[.whole] ?? []))
  }

  func names(of kind: Kind) -> Set<String> { names[kind] ?? [] }

  func has(_ name: String, _ kind: Kind) -> Bool { names.has(name, kind) }

  /// Whether a word of a name is one of a kind.
  func hasWord(_ name: String, _ kind: Kind) -> Bool {
    guard let words = names[kind] else { return false }
    return IdentifierWords.split(name.utf8).contains(where: words.contains)
  }
}
