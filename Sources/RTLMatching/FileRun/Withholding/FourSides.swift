import RTLFacts

/// Views of all four sides, such as `leftKey`, `rightKey`, `upKey` and `downKey`: a cross of keys, the handles of a frame or its
/// border. Each stays at its own side.
/// What is found of them is a note, and no fix is safe.
struct FourSides: FilePass {
  /// So many names of a file are asked about: each is looked for in all of it.
  private static let mostNames = 100

  func apply(to findings: inout [PendingFinding], in file: FileContext, _ vocabularies: Vocabularies) {
    guard findings.contains(where: { $0.placement.isFrame || !$0.finding.groups.isEmpty }) else { return }
    let things = vocabularies.tables.vocabulary(FourSideViews.self).words
    var known: [String: Bool] = [:]
    for index in findings.indices {
      let isOne = names(of: findings[index]).contains { name in
        if let found = known[name] { return found }
        let found = known.count < Self.mostNames && things.occur(in: IdentifierWords.split(name.utf8)) && isOneOfFour(name, file.code)
        if known.count < Self.mostNames { known[name] = found }
        return found
      }
      guard isOne else { continue }
      findings[index].finding.level = .note
      findings[index].demote("the view is one of four, one at each side")
    }
  }

  /// The names in the path of a view that is placed.
  private func names(of pending: PendingFinding) -> [String] {
    guard pending.placement.isFrame || !pending.finding.groups.isEmpty else { return [] }
    guard let group = pending.placement.group ?? pending.finding.groups.first else { return pending.placement.spelling.map { parts(of: $0, at: ".") } ?? [] }
    return (group.type.map { [$0] } ?? []) + parts(of: group.view, at: ".")
  }

  /// The words of each side, of which the other three are looked for in the place of the first.
  private static let sides = [["left"], ["right"], ["top", "up"], ["bottom", "down"]]

  private func isOneOfFour(_ name: String, _ code: CodeView) -> Bool {
    let bytes = Array(name.utf8)
    for side in ["left", "right", "Left", "Right"] {
      let word = Array(side.utf8)
      guard let start = bytes.indices.first(where: { bytes[$0...].starts(with: word) }) else { continue }
      let isCapital = word[0] < UInt8(ascii: "a")
      func twin(_ other: String) -> String {
        var other = Array(other.utf8)
        if isCapital { other[0] -= 0x20 }
        return String(decoding: bytes[..<start] + other + bytes[(start + word.count)...], as: UTF8.self)
      }
      if Self.sides.allSatisfy({ words in code.hasIdentifier(of: Set(words.map(twin))) }) { return true }
    }
    return isOneCorner(name, code)
  }

  /// `topLeftHandle` where there are handles at the other three corners.
  private func isOneCorner(_ name: String, _ code: CodeView) -> Bool {
    func exchanged(_ name: String, _ pairs: [(String, String)]) -> String? {
      let bytes = Array(name.utf8)
      for (word, other) in pairs.flatMap({ [$0, ($0.1, $0.0)] }) {
        guard let start = bytes.indices.first(where: { bytes[$0...].starts(with: word.utf8) }) else { continue }
        return String(decoding: bytes[..<start] + Array(other.utf8) + bytes[(start + word.utf8.count)...], as: UTF8.self)
      }
      return nil
    }
    guard let across = exchanged(name, [("left", "right"), ("Left", "Right")]), let below = exchanged(name, [("top", "bottom"), ("Top", "Bottom")]),
      let opposite = exchanged(across, [("top", "bottom"), ("Top", "Bottom")])
    else { return false }
    return [across, below, opposite].allSatisfy { code.hasIdentifier(of: [$0]) }
  }
}

/// Words of what stands at all four sides; other views of four sides, such as the stacks round a field, turn.
struct FourSideViews: Vocabulary {
  private(set) var words = WordPattern()

  init(_ tables: Tables) throws(RuleError) {
    words = WordPattern(try tables[.fourSides].rows("word").map { IdentifierWords.split($0[0].utf8) })
  }
}
