/// What comes after a part of a pattern on the way from the trigger to one end of the pattern. The steps of a pattern lie in
/// one array, beside it lie their parts: it is walked at every word that the pattern waits for, and what is walked by numbers
/// and holds numbers alone is not counted.
struct PatternStep: Sendable {
  /// What kind of element the part is.
  enum Kind: UInt8, Sendable {
    case literal, choice, optional, insertion, hole, stringHole, ellipsis, member
  }

  let kind: Kind
  /// The number of the next step; `none` at the end of the pattern.
  let next: Int
  /// The number of the first part of what is optional, which leads to `next`; `none` for other elements.
  let inner: Int
  /// What the token of a literal is, as far as that can be said without its text.
  let token: PatternTriggers.Neighbour

  static let none = -1

  private init(_ element: Element, inner: Int, next: Int) {
    (self.inner, self.next) = (inner, next)
    kind = Kind(element)
    token = PatternTriggers.Neighbour(element)
  }

  /// The part is one token.
  var isLiteral: Bool { kind == .literal }

  /// Steps and the elements that are their parts, by the same numbers.
  struct List: Sendable {
    private(set) var steps: [PatternStep] = []
    private(set) var parts: [Element] = []

    /// Lends both out: to walk them there counts no reference.
    func withUnsafeBuffers<Result>(_ body: (UnsafeBufferPointer<PatternStep>, UnsafeBufferPointer<Element>) -> Result) -> Result {
      steps.withUnsafeBufferPointer { steps in parts.withUnsafeBufferPointer { body(steps, $0) } }
    }

    /// Appends the steps from the first element to the last.
    /// - Returns: the number of the first one.
    mutating func addForward(_ elements: some BidirectionalCollection<Element>, then next: Int = none) -> Int {
      add(elements.reversed(), next) { $0.addForward($1, then: $2) }
    }

    /// Appends the steps from the last element to the first.
    /// - Returns: the number of the first one.
    mutating func addBackward(_ elements: some BidirectionalCollection<Element>, then next: Int = none) -> Int {
      add(elements, next) { $0.addBackward($1, then: $2) }
    }

    /// - Parameter elements: the last step comes first.
    private mutating func add(_ elements: some Sequence<Element>, _ last: Int, inner: (inout List, [Element], Int) -> Int) -> Int {
      var next = last
      for element in elements {
        var first = none
        if case .optional(let parts) = element { first = inner(&self, parts, next) }
        steps.append(PatternStep(element, inner: first, next: next))
        parts.append(element)
        next = steps.count - 1
      }
      return next
    }
  }
}

extension PatternStep.Kind {
  init(_ element: Element) {
    switch element {
    case .literal: self = .literal
    case .choice: self = .choice
    case .optional: self = .optional
    case .insertion: self = .insertion
    case .hole: self = .hole
    case .stringHole: self = .stringHole
    case .ellipsis: self = .ellipsis
    case .member: self = .member
    }
  }
}
