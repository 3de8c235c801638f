import RTLFacts
import RTLLexing

extension Draft {
  /// The draft with a weaker fix where the file itself moves the constraint by something that counts from the
  /// left edge, such as a finger's `x`: with the other attribute it would run the wrong way. Nil where nothing does.
  func heldBack(in code: CodeView, at token: Int, knowledge: Knowledge) -> Draft? {
    guard !groups.isEmpty, fix == .safe else { return nil }
    let reason: String
    if code.measuresDistance(behind: token, knowledge.distances) {
      reason = "its distance counts from the left edge"
    } else if let name = code.storedName(around: token), let place = code.measuredDistances(knowledge.distances)[name] {
      reason = Draft.measured(name, "line \(LineMap(code.file.bytes).position(of: Int(code.file.tokens[place].start)).line)")
    } else {
      return nil
    }
    var draft = self
    draft.fix = .unsafe
    draft.lowered = reason
    return draft
  }

  /// - Parameter place: `Cart.swift:12`
  static func measured(_ constraint: String, _ place: String) -> String {
    "`\(constraint)` is set from a distance that counts from the left edge (\(place))"
  }
}
