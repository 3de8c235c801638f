/// A part of a pattern with what comes after it on the way from the trigger to one end of the pattern. A class: a walk
/// along a pattern, which is tried at every word that it waits for, copies nothing.
final class PatternStep: Sendable {
  let element: Element
  /// Nil at the end of the pattern.
  let next: PatternStep?
  /// The first part of what is optional, which leads to `next`; nil for other elements.
  let inner: PatternStep?

  private init(_ element: Element, inner: PatternStep?, next: PatternStep?) {
    (self.element, self.inner, self.next) = (element, inner, next)
  }

  /// The token that has to stand there, if the part is one token.
  var literal: Literal? { if case .literal(let literal) = element { literal } else { nil } }

  /// The steps from the first element to the last.
  static func forward(_ elements: some BidirectionalCollection<Element>, then next: PatternStep? = nil) -> PatternStep? {
    chain(elements.reversed(), next) { forward($0, then: $1) }
  }

  /// The steps from the last element to the first.
  static func backward(_ elements: some BidirectionalCollection<Element>, then next: PatternStep? = nil) -> PatternStep? {
    chain(elements, next) { backward($0, then: $1) }
  }

  /// - Parameter elements: the last step comes first.
  private static func chain(_ elements: some Sequence<Element>, _ last: PatternStep?, inner: ([Element], PatternStep?) -> PatternStep?) -> PatternStep? {
    elements.reduce(last) { next, element in
      if case .optional(let parts) = element { PatternStep(element, inner: inner(parts, next), next: next) } else { PatternStep(element, inner: nil, next: next) }
    }
  }
}
