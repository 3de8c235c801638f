/// What stands around an element, and which elements name it.
extension ConditionForm {
  static let family: [ConditionForm] = [
    ConditionForm(
      "has", not: "has-no", of: .match, in: .elements, ["has <x key=\"k\"/>", "has-no <x …/>"], "a direct child like this / none"
    ) { clause throws(RuleError) in
      let pattern = try clause.element()
      return Condition(elements: { match, file in Answer(file.takesChild(of: match.element, like: pattern, &match)) })
    },
    ConditionForm(
      "beside", not: "not-beside", of: .match, in: .elements, ["beside <x …/>", "not-beside <x …/>"],
      "another direct child of the same parent like this / none"
    ) { clause throws(RuleError) in
      let pattern = try clause.element()
      return Condition(elements: { match, file in Answer(file.tree.parent(of: match.element).map { file.takesChild(of: $0, like: pattern, &match) } ?? false) })
    },
    ConditionForm(
      "inside", not: "not-inside", of: .match, in: .elements, ["inside <x …/>", "not-inside <x …/>"], "an ancestor, or the element itself, like this / none"
    ) { clause throws(RuleError) in
      let pattern = try clause.element()
      return Condition(elements: { match, file in
        Answer(file.fits(pattern, match.element) || file.tree.ancestors(of: match.element).contains { file.fits(pattern, $0) })
      })
    },
    ConditionForm(
      "holds", of: .match, in: .elements, ["holds 3 <x …/>"],
      "at least that many objects like this directly inside; lists such as `subviews` do not count as a level"
    ) { clause throws(RuleError) in
      let (count, pattern) = (try clause.count(atLeast: 1), try clause.element())
      return Condition(elements: { match, file in
        Answer(file.facts.objects(in: match.element).lazy.filter { file.fits(pattern, $0) }.prefix(count).count == count)
      })
    },
    ConditionForm("held-by", of: .match, in: .elements, ["held-by <x …/>"], "the object directly around it is like this") { clause throws(RuleError) in
      let pattern = try clause.element()
      return Condition(elements: { match, file in Answer(file.facts.holder(of: match.element).map { file.fits(pattern, $0) } ?? false) })
    },
    ConditionForm(
      "first", of: .match, in: .elements, ["first <x …/>"], "it, or what contains it, is the first of its parent like this"
    ) { clause throws(RuleError) in
      let pattern = try clause.element()
      return Condition(elements: { match, file in
        let line = [match.element] + file.tree.ancestors(of: match.element)
        guard let one = line.first(where: { file.fits(pattern, $0) }), let parent = file.tree.parent(of: one) else { return .yes }
        return Answer(file.tree.children(of: parent).first { file.fits(pattern, $0) } == one)
      })
    },
    ConditionForm(
      "referenced", not: "unreferenced", of: .match, in: .elements, ["unreferenced by a, b"], "no element names this one's id in attribute `a` or `b`"
    ) { clause throws(RuleError) in
      try clause.expect("by")
      let attributes = try clause.list()
      return Condition(elements: { match, file in
        Answer(file.tree.value("id", of: match.element).map { file.facts.isReferenced($0, by: attributes) } ?? false)
      })
    },
  ]
}

extension ElementMatcher {
  fileprivate func fits(_ pattern: ElementPattern, _ element: Int) -> Bool { match(pattern, element) != nil }

  /// Finds another child of an element than the match itself, and takes what its holes took.
  fileprivate func takesChild(of owner: Int, like pattern: ElementPattern, _ match: inout Match) -> Bool {
    for child in tree.children(of: owner) where child != match.element {
      guard let found = self.match(pattern, child, known: match.captures) else { continue }
      match.captures = found.captures
      return true
    }
    return false
  }
}
