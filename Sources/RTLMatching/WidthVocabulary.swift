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
  /// Names by their kind.
  private var names: [String: Set<String>] = [:]

  init(_ table: Table?) {
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

  /// What the names look like at which constraints are read, by `shape`: most names of a file look otherwise.
  func shapes(and makers: some Sequence<String>) -> [Bool] {
    var shapes = Array(repeating: false, count: 1 << 12)
    for name in Array(makers) + anchors.keys + (names["hugging"] ?? []) { shapes[WidthVocabulary.shape(Array(name.utf8)[...])] = true }
    return shapes
  }

  /// Of a name a number below 4096, from its length and the bytes at its ends.
  static func shape(_ name: ArraySlice<UInt8>) -> Int { (name.count * 131 + Int(name.first ?? 0) * 17 + Int(name.last ?? 0)) & 0xFFF }

  func has(_ name: String, _ kind: String) -> Bool { names[kind]?.contains(name) ?? false }

  /// Whether a word of a name is one of a kind.
  func hasWord(_ name: String, _ kind: String) -> Bool {
    guard let words = names[kind] else { return false }
    return Words.split(name.utf8).contains(where: words.contains)
  }
}
