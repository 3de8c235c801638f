extension ConditionForm {
  static let content: [ConditionForm] = [
    ConditionForm(
      "hugs-content", of: .hole, in: .code, ["$A hugs-content"],
      """
      the code of the file pins the view of that name at one side, or in a column that does not fill, and does nothing that gives it a width \
      (`Tables/label-widths.tsv`), so it is as wide as its content
      """
    ) { clause in Condition(clause.hole) { range, _, file in CodeWidths.of(file.code, file.knowledge).hugs(range) } },
    ConditionForm(
      "hugs-text", of: .match, in: .elements, ["hugs-text"],
      "it has one line, or no room for a second one, and nothing in the file stretches it, so it is as wide as its text"
    ) { _ in Condition(elements: { match, file in Answer(file.facts.hugsText(match.element)) }) },
    ConditionForm("hugs-lines", of: .match, in: .elements, ["hugs-lines"], "the same for any number of lines") { _ in
      Condition(elements: { match, file in Answer(file.facts.hugsText(match.element, inLines: true)) })
    },
    ConditionForm(
      "hugs-picture", of: .match, in: .elements, ["hugs-picture"], "it is an image view as wide as its image, which then touches both of its sides"
    ) { _ in Condition(elements: { match, file in Answer(file.facts.hugsPicture(match.element)) }) },
    ConditionForm(
      "keeps-frame", of: .match, in: .elements, ["keeps-frame"],
      "no constraint places it, and its frame does not fill the space around it, or is to the right of such a frame"
    ) { _ in Condition(elements: { match, file in Answer(file.facts.keepsFrame(match.element)) }) },
  ]
}
