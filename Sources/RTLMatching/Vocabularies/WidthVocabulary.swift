import RTLFacts

/// The words by which code says how wide views are, from a table.
struct WidthVocabulary: Sendable {
  /// What a constraint holds of a view.
  enum Part: String { case start, end, middle, width, both }
  enum Relation: String { case equal, least, most }

  static let table = "label-widths"

  private(set) var anchors: [String: Part] = [:]
  private(set) var relations: [String: Relation] = [:]
  /// Members of the chains of layout libraries.
  private(set) var chain: [String: Part] = [:]
  /// The names at which constraints are read, the makers of blocks among them.
  private(set) var constraintNames = NameSet([])
  /// Names by their kind.
  private var names: [String: Set<String>] = [:]

  /// - Parameter makers: of the blocks of layout libraries.
  init(_ table: Table?, makers: some Sequence<String>) {
    defer { constraintNames = NameSet(Set(makers).union(anchors.keys).union(names["hugging"] ?? [])) }
    guard let table, let kind = try? table.column("kind"), let name = try? table.column("name"), let role = try? table.column("role") else { return }
    for row in table.rows {
      switch row[kind] {
      case "anchor": anchors[row[name]] = Part(rawValue: row[role])
      case "relation": relations[row[name]] = Relation(rawValue: row[role])
      case "chain": chain[row[name]] = Part(rawValue: row[role])
      default: names[row[kind], default: []].insert(row[name])
      }
    }
  }

  func has(_ name: String, _ kind: String) -> Bool { names[kind]?.contains(name) ?? false }

  /// Whether a word of a name is one of a kind.
  func hasWord(_ name: String, _ kind: String) -> Bool {
    guard let words = names[kind] else { return false }
    return Words.split(name.utf8).contains(where: words.contains)
  }
}
