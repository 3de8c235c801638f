extension ConditionForm {
  static let content = [
    ConditionForm(
      "fits-content", of: .match, in: .code,
      ["fits-content": """
        the view that is changed is as wide as its content: the code of the file pins it at one side, or puts it into a stack that leaves it \
        its width, and nothing there or in another file gives it another one (`label-widths.tsv`). Of an outlet, all Interface Builder files \
        that have it must say so
        """]
    ) { _ in ofChangedView(.width) { $0.fit($1) } },
    ConditionForm(
      "mirrors", of: .match, in: .code,
      ["mirrors": """
        the view that is changed changes sides in a right-to-left layout: the code of the file holds it by leading and trailing sides, or puts it \
        into a stack that is so held, and gives it no frame and no physical side (`label-widths.tsv`). Of a part of another object, the file \
        must say so that declares its type, and of an outlet all Interface Builder files that have it. It does not hold in a file with a text \
        in a right-to-left language
        """]
    ) { _ in ofChangedView(.side) { $0.turn($1) } },
    ConditionForm(
      "fits-content", of: .match, in: .elements,
      [
        "fits-content": """
          it has one line, or no room for a second one, or a short text, and nothing in the file stretches it in any size class, so it \
          is as wide as its text
          """,
        "fits-content picture": "it is an image view as wide as its image, which then touches both of its sides",
      ]
    ) { clause throws(RuleError) in
      if clause.takes("picture") { return everywhere { $0.fitsImage($1) } }
      return everywhere { $0.fitsText($1) }
    },
    ConditionForm(
      "keeps-frame", of: .match, in: .elements,
      [
        "keeps-frame": "no constraint places it, and its frame does not fill the space around it, or is to the right of such a frame",
        "keeps-frame in-part": "and it takes less than two thirds of the width around it",
      ]
    ) { clause throws(RuleError) in
      if clause.takes("in-part") { return everywhere { $0.keepsFrameInPart($1) } }
      return everywhere { $0.keepsFrame($1) }
    },
    ConditionForm(
      "shows", of: .match, in: .elements,
      [
        "shows nothing": """
          it is a gesture recognizer without an action and an outlet, a label with an empty text, or a button without a title and an image, \
          or belongs to such a button. Where an outlet leads to it, code only places or paints the view (`unseen-uses.tsv`)
          """,
        "shows no-title": "it is a button without a title, or belongs to one; its class may be one of the project's, and outlets may lead to it",
        "shows digit-keys": """
          buttons directly inside it have three digits in a row as titles, one behind the other in a horizontal stack or by constraints
          """,
      ]
    ) { clause throws(RuleError) in
      switch try clause.word() {
      case "nothing": return Condition(elements: { match, file in file.isIdle(match.element) })
      case "no-title": return Condition(elements: { match, file in Answer(file.hasNoTitle(match.element)) })
      case "digit-keys": return Condition(elements: { match, file in Answer(file.holdsDigitRow(match.element)) })
      default: throw clause.refusal
      }
    },
  ]

  private static func ofChangedView(_ aspect: ViewAspect, _ answer: @escaping @Sendable (CodeWidths, Range<Int>) -> CodeWidths.Known) -> Condition {
    Condition(code: { match, file in
      switch file.changedView(match).map({ answer(file.widths, $0) }) {
      case .yes: .yes
      case .unlessElsewhere(let views): .ask(.keeps(aspect, views: views))
      case .byType(let part): .ask(.turns(part))
      case .byOutlet(let outlet): .ask(.fitsContent(outlet))
      case .no, nil: .no
      }
    })
  }

  private static func everywhere(_ answer: @escaping @Sendable (IntrinsicWidth, Int) -> Bool) -> Condition {
    Condition(elements: { match, matcher in
      let view = match.element
      return Answer(matcher.facts.isEverywhere(view) { answer($0, view) })
    })
  }
}
