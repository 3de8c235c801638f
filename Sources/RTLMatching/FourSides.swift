import RTLFacts

extension Auditor {
  /// Views of all four sides, such as `leftButton`, `rightButton`, `topButton` and `bottomButton`, are most often a cross of keys,
  /// the handles of a frame or its border: each stays at its own side. What is found of them is a note, and no fix is safe.
  static func leaveFourSides(_ drafts: inout [Draft], _ code: CodeView) {
    var known: [String: Bool] = [:]
    for index in drafts.indices where drafts[index].isFramed || !drafts[index].groups.isEmpty {
      let draft = drafts[index]
      guard let path = draft.placedGroup ?? draft.groups.first ?? draft.parts["VIEW"] else { continue }
      let isOne = path.split { $0 == "/" || $0 == "." }.contains { part in
        let name = String(part)
        if let found = known[name] { return found }
        let found = isOneOfFour(name, code)
        known[name] = found
        return found
      }
      guard isOne else { continue }
      drafts[index].level = .note
      if drafts[index].fix == .safe { (drafts[index].fix, drafts[index].lowered) = (.unsafe, "the view is one of four at all sides") }
    }
  }

  /// The words of each side, of which the other three are looked for in the place of the first.
  private static let sides = [["left"], ["right"], ["top", "up"], ["bottom", "down"]]

  private static func isOneOfFour(_ name: String, _ code: CodeView) -> Bool {
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
      return sides.allSatisfy { words in code.hasIdentifier(of: Set(words.map(twin))) }
    }
    return false
  }
}
