import RTLLexing
import RTLSystem

extension CodeView {
  /// The number of tokens round a place above which any name is taken for a possible helper.
  private static let wide = 4000

  /// Whether some helper of the project might speak for code: a call, a property or a variable stands
  /// where a test of the direction would count, in a condition round the place or in its statement.
  /// What is false here stays so whatever helpers the project has.
  ///
  /// - Parameter place: the tokens of the code, which count for nothing.
  package func mayHaveHelper(_ place: Range<Int>) -> Bool {
    if flags(place.lowerBound).contains(.preprocessor) { return true }
    let region = declaration(around: place)
    guard region.count <= CodeView.wide else { return true }
    let members = members
    let marks = DirectionTokens(
      region.filter { i in
        guard isName(i), !place.contains(i) else { return false }
        // A label is no use of a name.
        if isSwift, isLabel(i) { return false }
        let name = name(i)
        return !members.has(name) || !declarations.named(name).isEmpty
      }.map { DirectionTokens.Mark(token: $0, kind: .derived) })
    guard !marks.marks.isEmpty else { return false }
    return Set([place.lowerBound, place.upperBound - 1]).contains { directionCheck(at: $0, marks) != nil || laterTest($0, marks) != nil }
  }

  /// The function, property or other statement round a place that stands in no other but in a type.
  private func declaration(around place: Range<Int>) -> Range<Int> {
    var top = place.lowerBound
    while let open = enclosing(top) {
      if at(open, "{"), case .type = header(of: open) { break }
      top = open
    }
    let statement = statement(around: top)
    let end = max(statement.upperBound, place.upperBound, (partner(top) ?? top) + 1)
    return min(statement.lowerBound, top)..<min(end, count)
  }
}
