import RTLFacts

/// Where a picture that is marked to turn round does not.
struct FlipWords: Vocabulary {
  private enum Kind: String, TableWord { case type, call, property, picture, kept, flip }

  private(set) var losses = FlipLosses()
  /// What marks a picture.
  private var flips: Set<String> = []

  init(_ tables: Tables) throws(RuleError) {
    let names = try tables[.lostFlips].texts(by: Kind.self, "name").mapValues { Set($0) }
    (losses.types, losses.calls, losses.properties) = (names[.type] ?? [], names[.call] ?? [], names[.property] ?? [])
    (losses.pictures, losses.kept, flips) = (names[.picture] ?? [], names[.kept] ?? [], names[.flip] ?? [])
  }

  /// Whether what a fix writes marks a picture.
  func marks(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.split { !IdentifierWords.isNameByte($0) }.contains { flips.contains(String(Substring($0))) }
  }
}
