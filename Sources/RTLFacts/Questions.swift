// What rules ask about a token, in one word each.

extension CodeView {
  /// Names of the enclosing declarations, outermost first.
  package func scopeNames(at i: Int) -> [String] { scope(of: i).split(separator: ".").map(String.init) }

  /// Whether the code is under a test of the direction, or follows it in another way.
  package func isGuarded(_ i: Int, by vocabulary: GuardVocabulary) -> Bool { guardAt(i, vocabulary) != nil }

  /// Whether the value is compared or stands in a pattern.
  package func isMatched(_ i: Int) -> Bool {
    switch context(of: i).context {
    case .comparison, .pattern: true
    default: false
    }
  }

  /// The member or variable that the value at a token is assigned to, through branches and the like.
  package func assignedName(at i: Int) -> String? {
    switch context(of: i).context {
    case .assignment(_, let member): member
    case .initialValue(let token): name(token)
    default: nil
    }
  }

  /// The variable or property whose first value encloses the token.
  package func initialisedName(around i: Int) -> String? { storedProperty(around: i).map(name) }
}
