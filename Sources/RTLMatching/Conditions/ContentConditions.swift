extension ConditionForm {
  static let content = [
    ConditionForm(
      "fits-content", of: .hole, in: .code,
      ["$A fits-content": """
        the code of the file pins the view of that name at one side, or in a column that does not fill, and does nothing that gives it a width \
        (`Tables/label-widths.tsv`), so it is as wide as its content
        """]
    ) { clause in Condition(clause.hole) { range, _, file in file.widths.hugs(range) } },
    ConditionForm(
      "fits-content", of: .match, in: .elements,
      [
        "fits-content": """
          it has one line, or no room for a second one, and nothing in the file stretches it, so it is as wide as its text
          """,
        "fits-content lines": "the same for any number of lines",
        "fits-content picture": "it is an image view as wide as its image, which then touches both of its sides",
      ]
    ) { clause throws(RuleError) in
      if clause.takes("picture") { return Condition(elements: { Answer($1.facts.hugsPicture($0.element)) }) }
      let inLines = clause.takes("lines")
      return Condition(elements: { Answer($1.facts.hugsText($0.element, inLines: inLines)) })
    },
    ConditionForm(
      "keeps-frame", of: .match, in: .elements,
      ["keeps-frame": "no constraint places it, and its frame does not fill the space around it, or is to the right of such a frame"]
    ) { _ in Condition(elements: { Answer($1.facts.keepsFrame($0.element)) }) },
  ]
}
