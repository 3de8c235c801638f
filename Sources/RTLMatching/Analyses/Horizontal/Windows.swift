import RTLFacts
import RTLLexing

/// What is visible of a content: it lies between a place and the same place further on by a width, and so does its mirror image.
struct Windows {
  let code: CodeView
  /// Words of spaces that are as wide as what shows a content.
  let spaces: WordPattern

  /// Whether two comparisons, the first one first, hold a thing between two such ends, or keep it out of there: turned round, the first one
  /// is the second one, `x > offset` and `x < offset + width`.
  func holds(_ a: HorizontalReader.ComparedValues, _ b: HorizontalReader.ComparedValues) -> Bool {
    guard code.areOneCondition(a.comparison, b.comparison), !partsValues(a.comparison.sign..<b.comparison.sign) else { return false }
    let isEither = (a.comparison.sign..<b.comparison.sign).contains { code.at($0, "||") }
    let sides = [a.comparison.left, a.comparison.right]
    let held = sides.first { side in isPoint(side == sides[0] ? a.left : a.right) && [b.comparison.left, b.comparison.right].contains { isSame(side, $0) } }
    func form(_ value: HorizontalValue, _ side: Range<Int>) -> LinearForm { held.map { isSame($0, side) } ?? false ? LinearForm() : value.form }
    let ways = [a, b].map { one in
      let (left, right) = (form(one.left, one.comparison.left), form(one.right, one.comparison.right))
      return one.comparison.isLess ? right - left : left - right
    }
    let sum = ways[1] - ways[0].mirrored
    guard !sum.isCut, abs(sum.weight) < 1e-9 else { return false }
    let places = sum.factors.keys.filter { $0.kind == .position }
    // Both ends were put down, each for itself.
    guard Set(places.map(moment)).count <= 1 else { return false }
    // What is limited at both ends is as wide as it may be.
    if !places.isEmpty, places.allSatisfy(\.isChoice) { return sum.withoutPositions == LinearForm() }
    let rest = sum.withoutPositions * (isEither ? -1 : 1)
    guard abs(rest.constant) < 1e-9, rest.factors.count == 1, let (width, factor) = rest.factors.first, abs(factor - 1) < 1e-9,
      width.isWidth || width.isNamedWidth
    else { return false }
    let owners = ways.flatMap { $0.factors.keys.filter(\.isPoint) }.map { owner($0.text) }
    let space = owner(width.text)
    return owners.contains { $0 == space || $0.starts(with: space + ".") } || space.split(separator: ".").last.map(isSpace) ?? false
  }

  /// Whether a comma between two comparisons makes them two values or arguments, and no condition.
  private func partsValues(_ range: Range<Int>) -> Bool {
    guard let comma = range.first(where: { code.at($0, ",") }) else { return false }
    let start = code.statement(around: comma).lowerBound
    return code.enclosing(comma).map { !code.at($0, "{") } ?? false || !(code.at(start, "if") || code.at(start, "guard") || code.at(start, "while"))
  }

  /// No edge of a thing, which would be the other one in a mirrored layout.
  private func isPoint(_ value: HorizontalValue) -> Bool { value.form.factors.keys.allSatisfy { $0.extent == nil } }

  private func isSame(_ a: Range<Int>, _ b: Range<Int>) -> Bool { code.file.sameTokens(a, b) }

  /// Of what was measured at one time and kept since, what it was.
  private func moment(_ place: HorizontalSymbol) -> String {
    let words = place.text.split(separator: " ")
    return place.isChoice ? "" : (words.count > 2 ? words.dropLast() : words[...]).joined(separator: " ")
  }

  /// `strip` of `strip.contentOffset` and `strip.bounds.width`.
  private func owner(_ text: String) -> String {
    text.prefix { $0 != " " }.split(separator: ".").prefix { !code.horizontalValues.isMember(String($0)) }.joined(separator: ".")
  }

  private func isSpace(_ name: Substring) -> Bool {
    let words = IdentifierWords.split(name.utf8)
    return spaces.occur(in: Array(words.suffix(1))) && (words.count == 1 || words.last != "view")
  }
}
