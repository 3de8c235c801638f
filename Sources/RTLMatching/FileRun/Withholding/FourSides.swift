import RTLFacts

/// Views of all four sides, such as `leftKey`, `rightKey`, `upKey` and `downKey`: a cross of keys, the handles of a frame or its
/// border. Each stays at its own side.
/// What is found of them is a note, and no fix is safe.
struct FourSides: FilePass {
  /// So many names of a file are asked about: each is looked for in all of it.
  private static let mostNames = 100

  func apply(to findings: inout [PendingFinding], in file: FileContext, _ vocabularies: Vocabularies) {
    guard findings.contains(where: { $0.placement.isFrame || !$0.finding.groups.isEmpty }) else { return }
    let views = vocabularies.tables.vocabulary(FourSideViews.self)
    var known: [String: Bool] = [:]
    for index in findings.indices {
      let isOne = names(of: findings[index]).contains { name in
        if let found = known[name] { return found }
        let found = known.count < Self.mostNames && views.words.occur(in: IdentifierWords.split(name.utf8)) && isOneOfFour(name, file.code, views.sides)
        if known.count < Self.mostNames { known[name] = found }
        return found
      }
      guard isOne else { continue }
      findings[index].finding.lower(because: nil)
      findings[index].demote("the view is one of four, one at each side")
    }
  }

  /// The names in the path of a view that is placed.
  private func names(of pending: PendingFinding) -> [String] {
    guard pending.placement.isFrame || !pending.finding.groups.isEmpty else { return [] }
    guard let group = pending.placement.group ?? pending.finding.groups.first else { return pending.placement.spelling.map { parts(of: $0, at: ".") } ?? [] }
    return (group.type.map { [$0] } ?? []) + group.names
  }

  /// `leftKey` where there are keys at the other three sides.
  private func isOneOfFour(_ name: String, _ code: CodeView, _ spellings: [FourSideViews.Sides]) -> Bool {
    for sides in spellings {
      for word in sides.all[0] + sides.all[1] {
        if sides.all.allSatisfy({ words in code.hasIdentifier(of: Set(words.compactMap { replacing(word, with: $0, in: name) })) }) { return true }
      }
    }
    return isOneCorner(name, code, spellings)
  }

  /// `topLeftHandle` where there are handles at the other three corners.
  private func isOneCorner(_ name: String, _ code: CodeView, _ spellings: [FourSideViews.Sides]) -> Bool {
    func exchanged(_ name: String, _ pairs: [(String, String)]) -> String? {
      pairs.lazy.flatMap { [$0, ($0.1, $0.0)] }.compactMap { replacing($0.0, with: $0.1, in: name) }.first
    }
    let vertical = spellings.flatMap(\.along)
    guard let across = exchanged(name, spellings.flatMap(\.across)), let along = exchanged(name, vertical), let opposite = exchanged(across, vertical)
    else { return false }
    return [across, along, opposite].allSatisfy { code.hasIdentifier(of: [$0]) }
  }

  /// Nil for a name without the word.
  private func replacing(_ word: String, with other: String, in name: String) -> String? {
    let (bytes, word) = (Array(name.utf8), Array(word.utf8))
    guard let start = bytes.indices.first(where: { bytes[$0...].starts(with: word) }) else { return nil }
    return String(decoding: bytes[..<start] + other.utf8 + bytes[(start + word.count)...], as: UTF8.self)
  }
}

/// Words of what stands at all four sides; other views of four sides, such as the stacks round a field, turn.
struct FourSideViews: Vocabulary {
  private enum Kind: String, TableWord { case view, across, along }

  /// The words of each side, in one spelling.
  struct Sides {
    /// Left and right.
    var across: [(String, String)] = []
    /// Top and bottom.
    var along: [(String, String)] = []
    var all: [[String]] { [across.map(\.0), across.map(\.1), along.map(\.0), along.map(\.1)] }
  }

  private(set) var words = WordPattern()
  /// In lowercase, and with capitals: `leftKey`, `keyLeft`.
  private(set) var sides = [Sides(), Sides()]

  private static func capital(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

  init(_ tables: Tables) throws(RuleError) {
    for (kind, row) in try tables[.fourSides].rows(by: Kind.self, ["kind", "word", "twin"]) {
      guard kind != .view else {
        words.insert(IdentifierWords.split(row[1].utf8))
        continue
      }
      for (index, pair) in [(row[1], row[2]), (Self.capital(row[1]), Self.capital(row[2]))].enumerated() {
        if kind == .across { sides[index].across.append(pair) } else { sides[index].along.append(pair) }
      }
    }
  }
}
