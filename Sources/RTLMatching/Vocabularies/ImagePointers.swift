import RTLFacts

/// What the names of images say about how they look, for drawings.
package struct ImagePointers: Sendable {
  private let knowledge: Knowledge
  private var leftWords: Set<String> = []
  private var rightWords: Set<String> = []
  /// Symbols that the system turns round: those that a table names as directional twins.
  private let turningSymbols: Set<String>

  /// Reads the tables `scene-pointers` and `sf-symbols`; without them nothing points or turns.
  package init(_ knowledge: Knowledge) {
    self.knowledge = knowledge
    for row in knowledge.tables["scene-pointers"]?.rows ?? [] where row.count > 1 {
      if row[1] == "left" { leftWords.insert(row[0]) } else { rightWords.insert(row[0]) }
    }
    let symbols = knowledge.tables["sf-symbols"]
    turningSymbols = Set((try? symbols?.cells("to")) ?? [])
  }

  /// Whether an arrow in the picture points to the left; nil where the name tells nothing.
  package func pointsLeft(_ name: String) -> Bool? {
    guard !knowledge.pointsToNoSide(picture: name, of: name) else { return nil }
    let words = Set(Words.split(name.utf8))
    let (left, right) = (!words.isDisjoint(with: leftWords), !words.isDisjoint(with: rightWords))
    return left == right ? nil : left
  }

  /// - Parameter name: of a symbol of the system: `chevron.forward`.
  package func turns(symbol name: String) -> Bool { turningSymbols.contains(name) }
}
