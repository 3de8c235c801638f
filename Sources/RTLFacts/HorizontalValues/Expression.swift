/// What code computes, as a tree: the same for Swift and Objective-C. Tokens stand for names, so that a reader can say where
/// something was written.
package indirect enum Expression: Sendable {
  /// An operator with two operands, by what it does.
  package enum Operator: Sendable { case plus, minus, times, over, remainder, comparison, logical, fallback, other }

  /// An argument of a call, with the token of its label or part of a selector.
  package struct Argument: Sendable {
    package var label: Int?
    package var value: Expression
  }

  case number(Double)
  /// A bare name.
  case name(Int)
  /// `base.name`, `base->name`; without a base an implicit member, `.zero`.
  case member(Expression?, Int)
  /// `f(a)`, `view.f(a)`, `T(a)`, `[view f:a]`: the token of the name, or of the first part of a selector.
  case call(Expression?, Int, [Argument])
  /// `list[index]`
  case element(Expression, Expression)
  /// `-a`
  case negated(Expression)
  /// `a + b`; the token of the operator.
  case pair(Operator, Expression, Expression, Int)
  /// `condition ? a : b`
  case choice(Expression, Expression, Expression)
  /// Tuples and lists.
  case list([Expression])
  /// A closure, by its opening brace: opaque, and what one gives that is called where it stands.
  case block(Int)
  case result(Int)
  /// Everything else.
  case unknown
}
