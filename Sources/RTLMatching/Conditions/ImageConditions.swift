import RTLFacts

extension ConditionForm {
  static let images = [
    ConditionForm(
      "image", of: .hole, in: .all,
      [
        "$A image fixed": """
          the string names an image that nothing flips. The expression does not, and its asset has no direction (or no asset is found, and its \
          PNG file shows a side). For a name (`arrowLeft`, `Icons.arrowLeft`): it refers to such an asset, or to a constant of the \
          project whose own declaration neither flips it nor names the image. It has no opposite
          """,
        "$A image in-catalog": "the asset catalog has that image",
      ]
    ) { clause throws(RuleError) in
      let name = clause.hole
      switch try clause.word() {
      case "fixed":
        var condition = Condition(
          code: { match, file in Answer(asking: match.captures[name].flatMap { file.flips(match) ? nil : file.fixedImage($0) }) },
          elements: { match, _ in Answer(asking: match.captures[name].map { .unflippedImage($0) }) })
        condition.hasOpposite = false
        return condition
      case "in-catalog":
        return Condition(
          code: { match, file in Answer(asking: file.string(match.captures[name]).map { .imageSet($0, expected: true) }) },
          elements: { match, _ in Answer(asking: match.captures[name].map { .imageSet($0, expected: true) }) })
      default: throw clause.refusal
      }
    }
  ]
}

extension Evaluator {
  /// Whether the image is fixed that an operand is, or that a constant stands for.
  fileprivate func fixedImage(_ range: Range<Int>) -> ProjectQuery? {
    string(range).map { .unflippedImage($0) } ?? constant(range).map { .unflippedConstant($0) }
  }

  /// An operand that is a name or a path of names: `arrowLeft`, `Icons.arrowLeft`.
  fileprivate func constant(_ range: Range<Int>) -> String? {
    let isPath = range.enumerated().allSatisfy { $0 % 2 == 0 ? file.tokens[$1].kind == .identifier : file.equals($1, ".") }
    return isPath && !range.count.isMultiple(of: 2) ? file.text(range) : nil
  }

  /// True when the rest of the statement flips the picture.
  fileprivate func flips(_ match: Matcher.Match) -> Bool {
    let flips = code.names(vocabularies.flips)
    guard !flips.isEmpty else { return false }
    let statement = code.statement(around: match.place.lowerBound)
    return flips.contains(where: statement.contains)
  }
}
