/// Where no line of its block asks what `$TEST ? a : b` tests, a pattern is also one of `$TEST ? b : a`, which says the same with the
/// opposite test.
extension PatternCompiler {
  /// A pattern with the branches of its choice exchanged; nil without a choice, or with several.
  func exchangingBranches(_ elements: [Element]) -> [Element]? {
    let marks = elements.indices.filter { isMark(elements[$0], "?") && $0 > 0 }
    guard let question = marks.first, marks.count == 1, case .hole(let test) = elements[question - 1], isUsedOnce(test, in: elements), !isAsked(test)
    else { return nil }
    func isOne(_ index: Int, of marks: String...) -> Bool { marks.contains { isMark(elements[index], $0) } }
    var depth = 0
    var colon: Int?
    var end = question + 1
    while end < elements.count {
      if isOne(end, of: ")", "]", "}") { depth -= 1 }
      if depth < 0 || depth == 0 && isOne(end, of: ",", ";") { break }
      if isOne(end, of: "(", "[", "{") { depth += 1 }
      if depth == 0, isOne(end, of: ":") { colon = colon ?? end }
      end += 1
    }
    let (head, branches, tail) = (elements[...question], elements[question + 1..<end], elements[end...])
    guard depth <= 0 || tail.isEmpty, !branches.isEmpty, branches.last.map({ !isMark($0, ":") }) ?? false, !branches.contains(where: isEllipsis)
    else { return nil }
    guard let colon else { return head + [.hole(""), mark(":")] + branches + tail }
    guard depth <= 0 else { return nil }
    return head + elements[colon + 1..<end] + [mark(":")] + elements[question + 1..<colon] + tail
  }

  private func isUsedOnce(_ hole: String, in elements: [Element]) -> Bool {
    elements.count { if case .hole(hole) = $0 { true } else { false } } == 1
  }

  private func isAsked(_ hole: String) -> Bool { tests.contains { FindBlock.uses($0, "$" + hole) } }

  private func isEllipsis(_ element: Element) -> Bool { if case .ellipsis = element { true } else { false } }
}
