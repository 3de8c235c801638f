import RTLFacts

extension ConditionForm {
  static let images: [ConditionForm] = [
    ConditionForm(
      "unflipped-image", of: .hole, in: .all, ["$A unflipped-image"],
      """
      the string names an image that nothing flips: its asset has no direction (or no asset is found, and its PNG file shows a side) and the \
      expression does not flip it. For a name (`arrowLeft`, `Icons.arrowLeft`): it refers to such an asset, or to a constant of the project \
      whose own declaration neither flips it nor names the image
      """
    ) { clause in
      let name = clause.hole
      return Condition(
        code: { match, file in
          guard let range = match.captures[name], !file.flips(match) else { return .neither }
          if let text = file.string(range) { return .ask(.unflippedImage(text)) }
          return file.constant(range).map { .ask(.unflippedConstant($0)) } ?? .neither
        },
        elements: { match, _ in match.captures[name].map { .ask(.unflippedImage($0)) } ?? .yes })
    },
    ConditionForm(
      "image-set", not: "not-image-set", of: .hole, in: .all, ["$A image-set", "not-image-set"], "the asset catalog has that image / has not"
    ) { clause in
      let name = clause.hole
      return Condition(
        code: { match, file in file.string(match.captures[name]).map { .ask(.imageSet($0, expected: true)) } ?? .neither },
        elements: { match, _ in match.captures[name].map { .ask(.imageSet($0, expected: true)) } ?? .neither })
    },
  ]
}

extension Evaluator {
  /// An operand that is a name or a path of names: `arrowLeft`, `Icons.arrowLeft`.
  fileprivate func constant(_ range: Range<Int>) -> String? {
    let isPath = range.enumerated().allSatisfy { $0 % 2 == 0 ? file.tokens[$1].kind == .identifier : file.equals($1, ".") }
    return isPath && !range.count.isMultiple(of: 2) ? file.text(range) : nil
  }

  /// True when the rest of the statement flips the picture.
  fileprivate func flips(_ match: Matcher.Match) -> Bool {
    let flips = code.names(knowledge.flips)
    guard !flips.isEmpty else { return false }
    let statement = code.statement(around: match.place.lowerBound)
    return flips.contains(where: statement.contains)
  }
}
