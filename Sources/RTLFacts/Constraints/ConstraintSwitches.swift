extension CodeView {
  /// Whether two constraints with names of their own are switched on and off by different conditions, so that one may hold without
  /// the other.
  /// - Parameters:
  ///   - i: a token of the one.
  ///   - k: a token of the other.
  package func areSwitchedApart(_ i: Int, _ k: Int) -> Bool {
    guard let name = storedName(around: i), let other = storedName(around: k), name != other else { return false }
    return conditions(switching: name) != conditions(switching: other)
  }

  /// What a constraint is switched on and off by, each as its words; nothing where it is once and for all.
  private func conditions(switching name: String) -> Set<[String]> {
    Set(names(distanceVocabulary.switches).compactMap { member in
      guard at(member - 1, "."), isName(member - 2), self.name(member - 2) == name, isAssignment(member + 1) else { return nil }
      let value = member + 2..<max(valueEnd(member + 2), member + 2)
      return value.count == 1 && ["true", "false", "YES", "NO"].contains(text(value.lowerBound)) ? nil : value.map(text)
    })
  }
}
