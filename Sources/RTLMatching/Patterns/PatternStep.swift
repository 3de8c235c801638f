import RTLLexing

/// A part of a pattern with what comes after it on the way from the trigger to one end of the pattern. The steps of a pattern
/// lie in one array: it is walked at every word that the pattern waits for, and what is walked by numbers is not counted.
struct PatternStep: Sendable {
  let element: Element
  /// The number of the next step; `none` at the end of the pattern.
  let next: Int
  /// The number of the first part of what is optional, which leads to `next`; `none` for other elements.
  let inner: Int
  /// The part is one token.
  let isLiteral: Bool
  /// What that token is, as far as that can be said without its text.
  let token: PatternTriggers.Neighbour

  static let none = -1

  private init(_ element: Element, inner: Int, next: Int) {
    (self.element, self.inner, self.next) = (element, inner, next)
    if case .literal = element { isLiteral = true } else { isLiteral = false }
    token = PatternTriggers.Neighbour(element)
  }

  /// Appends the steps from the first element to the last.
  /// - Returns: the number of the first one.
  static func addForward(_ elements: some BidirectionalCollection<Element>, then next: Int = none, to steps: inout [PatternStep]) -> Int {
    add(elements.reversed(), next, to: &steps) { addForward($0, then: $1, to: &$2) }
  }

  /// Appends the steps from the last element to the first.
  /// - Returns: the number of the first one.
  static func addBackward(_ elements: some BidirectionalCollection<Element>, then next: Int = none, to steps: inout [PatternStep]) -> Int {
    add(elements, next, to: &steps) { addBackward($0, then: $1, to: &$2) }
  }

  /// - Parameter elements: the last step comes first.
  private static func add(
    _ elements: some Sequence<Element>, _ last: Int, to steps: inout [PatternStep], inner: ([Element], Int, inout [PatternStep]) -> Int
  ) -> Int {
    var next = last
    for element in elements {
      var first = none
      if case .optional(let parts) = element { first = inner(parts, next, &steps) }
      steps.append(PatternStep(element, inner: first, next: next))
      next = steps.count - 1
    }
    return next
  }
}
