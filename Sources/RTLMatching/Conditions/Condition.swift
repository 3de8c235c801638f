import RTLFacts

/// What a condition says of a match.
enum Answer {
  case no, yes
  /// There is nothing to ask it of: its opposite does not hold either.
  case neither
  /// The project decides.
  indirect case ask(ProjectQuery)

  /// - Parameter holds: nil for `neither`.
  init(_ holds: Bool?) { self = holds.map { $0 ? .yes : .no } ?? .neither }

  /// - Parameter question: nil for `neither`.
  init(asking question: ProjectQuery?) { self = question.map(Answer.ask) ?? .neither }

  fileprivate var opposite: Answer {
    switch self {
    case .no: .yes
    case .yes: .no
    case .neither: .neither
    case .ask(let question): Answer(asking: question.opposite)
    }
  }
}

/// A `where` line of a rule, ready to be asked. What no condition can say is an analysis.
package struct Condition: Sendable {
  typealias CodeTest = @Sendable (Matcher.Match, Evaluator) -> Answer
  typealias FileTest = @Sendable (CodeView) -> Bool
  typealias ElementTest = @Sendable (inout ElementMatcher.Match, ElementMatcher) -> Answer

  /// A token of the file, with what a report says of it.
  struct Evidence {
    var token: Int
    var message: String
    /// A message calls it `{PLACE}`.
    var isPlace = false
  }

  private let code: CodeTest
  private let elements: ElementTest
  /// The opposite is asked.
  var isNegated = false
  var hasOpposite = true
  /// The value ends in a property of things that only the project knows.
  var handsOn = false
  /// Libraries that it asks for.
  var libraries: [String] = []
  /// Types that the project may be asked about.
  var types: [String] = []
  /// Names of what the value is to be assigned to.
  var targets: Set<String> = []
  /// Whether the match and another one, which runs whenever it runs, place a thing in the same way at both sides.
  var symmetry: (@Sendable (Matcher.Match, Evaluator) -> Bool)?
  /// Whether it may hold somewhere in a file, asked once and before anything matches; nil where only a match tells, or where
  /// matches that it refuses tell something as well. The form says that it has it: `ConditionForm.asksFiles`.
  var mayHold: FileTest?
  /// What shows in the file that it holds.
  var evidence: (@Sendable (Matcher.Match, Evaluator) -> Evidence?)?

  /// - Parameters:
  ///   - code: asked of matches in code.
  ///   - elements: asked of elements of Interface Builder; it may add to what holes took.
  init(code: @escaping CodeTest = { _, _ in .neither }, elements: @escaping ElementTest = { _, _ in .neither }) {
    (self.code, self.elements) = (code, elements)
  }

  /// A condition of code about what a hole took; there is nothing to ask it of where that is nothing.
  init(_ hole: String, _ test: @escaping @Sendable (Range<Int>, Matcher.Match, Evaluator) -> Bool) {
    self.init(code: { match, code in Answer(match.captures[hole].map { test($0, match, code) }) })
  }

  /// One that holds where one of these does; what the project decides is asked of the first.
  init(anyOf conditions: [Condition]) {
    guard conditions.count != 1 else { self = conditions[0]; return }
    @Sendable func any(_ ask: (Condition) -> Answer) -> Answer {
      var last = Answer.no
      for condition in conditions {
        let answer = ask(condition)
        if case .yes = answer { return .yes }
        if case .ask = answer, case .no = last { last = answer }
      }
      return last
    }
    self.init(
      code: { match, code in any { $0.answer(match, code) } },
      elements: { match, matcher in any { $0.answer(&match, matcher) } })
    let asserted = conditions.filter { !$0.isNegated }
    handsOn = asserted.contains(where: \.handsOn)
    libraries = conditions.flatMap(\.libraries)
    types = conditions.flatMap(\.types)
    targets = Set(asserted.flatMap(\.targets))
    evidence = { match, code in
      asserted.lazy.compactMap { condition in
        if case .no = condition.answer(match, code) { nil } else { condition.evidence?(match, code) }
      }.first
    }
    let symmetries = asserted.compactMap(\.symmetry)
    if !symmetries.isEmpty { symmetry = { match, code in symmetries.contains { $0(match, code) } } }
  }

  /// One that holds where all of these do. The project can be asked for one of them: where two have to ask, it does not hold.
  init(allOf conditions: [Condition]) {
    guard conditions.count != 1 else { self = conditions[0]; return }
    @Sendable func all(_ ask: (Condition) -> Answer) -> Answer {
      var last = Answer.yes
      for condition in conditions {
        switch (ask(condition), last) {
        case (.yes, _): break
        case (.ask(let question), .yes): last = .ask(question)
        case (.ask, _), (.no, _), (.neither, _): return .no
        }
      }
      return last
    }
    self.init(
      code: { match, code in all { $0.answer(match, code) } },
      elements: { match, matcher in all { $0.answer(&match, matcher) } })
  }

  func answer(_ match: Matcher.Match, _ evaluator: Evaluator) -> Answer {
    isNegated ? code(match, evaluator).opposite : code(match, evaluator)
  }

  func answer(_ match: inout ElementMatcher.Match, _ matcher: ElementMatcher) -> Answer {
    isNegated ? elements(&match, matcher).opposite : elements(&match, matcher)
  }
}
