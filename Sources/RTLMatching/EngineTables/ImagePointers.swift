import RTLFacts

/// What the names of images say about how they look, for drawings.
struct ImagePointers: Vocabulary {
  private enum Side: String, TableWord { case left, right }

  private let words: ByWord<Side, [String]>
  /// Symbols that the system turns round: those that a table names as directional twins.
  fileprivate let turningSymbols: Set<String>

  init(_ tables: Tables) throws(RuleError) {
    words = try tables[.scenePointers].texts(by: Side.self, in: "side", "word")
    turningSymbols = Set(try tables[.symbols].rows("from", "to", ignoring: ["needs"]).map { $0[1] })
  }

  fileprivate func pointsLeft(_ name: String) -> Bool? {
    let named = IdentifierWords.split(name.utf8)
    let (left, right) = (named.contains { words[.left]?.contains($0) ?? false }, named.contains { words[.right]?.contains($0) ?? false })
    return left == right ? nil : left
  }
}

extension Vocabularies {
  /// Whether an arrow in a picture points to the left; nil where the name tells nothing.
  package func pointsLeft(picture name: String) -> Bool? {
    pointsToNoSide(picture: name, of: name) ? nil : tables.vocabulary(ImagePointers.self).pointsLeft(name)
  }

  /// Whether the system turns a symbol round.
  /// - Parameter name: `chevron.forward`.
  package func turns(symbol name: String) -> Bool { tables.vocabulary(ImagePointers.self).turningSymbols.contains(name) }
}
