/// What stands around an element, and which elements name it.
extension ConditionForm {
  static let family = [
    ConditionForm(
      "child", of: .match, in: .elements,
      [
        "child <x key=\"k\"/>": "an element like this is directly inside; lists such as `subviews` do not count as a level",
        "child <x …/> count 3": "at least that many are",
      ]
    ) { clause throws(RuleError) in
      let pattern = try clause.element()
      let count = if clause.takes("count") { try clause.count() } else { 1 }
      return Condition(elements: { Answer($1.takes(pattern, from: $1.inner(of: $0.element), atLeast: count, &$0)) })
    },
    ConditionForm(
      "sibling", of: .match, in: .elements, ["sibling <x …/>": "another direct child of the same parent is like this"]
    ) { clause throws(RuleError) in
      let pattern = try clause.element()
      return Condition(elements: { match, file in
        Answer(file.tree.parent(of: match.element).map { file.takes(pattern, from: file.tree.children(of: $0), atLeast: 1, &match) } ?? false)
      })
    },
    ConditionForm("parent", of: .match, in: .elements, ["parent <x …/>": "the object directly around it is like this"]) { clause throws(RuleError) in
      let pattern = try clause.element()
      return Condition(elements: { match, file in Answer(file.facts.holder(of: match.element).map { file.fits(pattern, $0) } ?? false) })
    },
    ConditionForm(
      "ancestor", of: .match, in: .elements,
      ["ancestor <x …/>": "it, or something around it, is like this", "ancestor <x …/> first": "and the nearest one is the first such child of its parent"]
    ) { clause throws(RuleError) in
      let (pattern, isFirst) = (try clause.element(), clause.takes("first"))
      return Condition(elements: { match, file in
        guard let one = file.fits(pattern, match.element) ? match.element : file.tree.ancestors(of: match.element).first(where: { file.fits(pattern, $0) })
        else { return .no }
        guard isFirst, let parent = file.tree.parent(of: one) else { return .yes }
        return Answer(file.tree.children(of: parent).first { file.fits(pattern, $0) } == one)
      })
    },
    ConditionForm(
      "referenced", of: .match, in: .elements, ["referenced by a, b": "some element names this one's id in attribute `a` or `b`"]
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

  /// What stands directly in an element, and what stands there in lists.
  fileprivate func inner(of element: Int) -> [Int] {
    func isObject(_ element: Int) -> Bool { tree.attribute("id", of: element) != nil }
    let direct = tree.children(of: element)
    return Array(direct) + direct.flatMap { isObject($0) ? [] : tree.children(of: $0).filter(isObject) }
  }

  /// Finds so many other elements than the match itself, and takes what the holes of the last one took.
  fileprivate func takes(_ pattern: ElementPattern, from elements: some Sequence<Int>, atLeast count: Int, _ match: inout Match) -> Bool {
    var left = count
    for element in elements where element != match.element {
      guard let found = self.match(pattern, element, known: match.captures) else { continue }
      left -= 1
      guard left == 0 else { continue }
      match.captures = found.captures
      return true
    }
    return false
  }
}
