import RTLFacts
import RTLLexing

/// Branches: `? :` and `if`/`else`, negated conditions, conditions in another order.
struct Branches {
  let example: ExampleText
  var view: CodeView { example.view }
  init(_ example: ExampleText) { self.example = example }

  var variants: [Variant] { ternaryAsIf + ifAsTernary + negatedTernary + negatedIf + conjunctions }

  /// The condition in the parentheses that Objective-C wants, or without.
  private func head(_ condition: Range<Int>) -> [TextChanges.Piece] {
    example.isSwift ? [.written("if "), .kept(example.bytes(condition)), .written(" {")] : [.written("if ("), .kept(example.bytes(condition)), .written(") {")]
  }

  /// `x.p = c ? a : b` as `if c { x.p = a } else { x.p = b }`.
  private var ternaryAsIf: [Variant] {
    var changes = TextChanges()
    for statement in example.chosen where example.mayMove(statement) {
      let value: Range<Int>
      switch statement.form {
      case .assignment(_, let sign, let assigned) where view.at(sign, "="): value = assigned
      case .result(let result): value = result
      default: continue
      }
      guard let ternary = example.ternaries(in: value).first, ternary.condition.lowerBound == value.lowerBound,
        ternary.second.upperBound == value.upperBound else { continue }
      let start = statement.tokens.lowerBound..<value.lowerBound
      if example.marked.contains(where: start.contains) { continue }
      let semicolon = example.isSwift ? " " : "; "
      let end = view.at(statement.tokens.upperBound, ";") ? statement.tokens.upperBound + 1 : statement.tokens.upperBound
      let lead = example.text(start) + " "
      changes.change(
        example.bytes(statement.tokens.lowerBound..<end),
        head(ternary.condition) + [.written(" "), .kept(example.bytes(start)), .written(" "), .kept(example.bytes(ternary.first))]
          + [.written("\(semicolon)} else { " + lead), .kept(example.bytes(ternary.second)), .written(semicolon + "}")])
    }
    return example.variant("ternary as if", changes)
  }

  /// `if c { x.p = a } else { x.p = b }` as `x.p = c ? a : b`.
  private var ifAsTernary: [Variant] {
    var changes = TextChanges()
    for fork in forks {
      let first = example.statements.filter { $0.block == fork.first }, second = example.statements.filter { $0.block == fork.second }
      guard first.count == 1, second.count == 1, case .assignment(let target, let sign, let a) = first[0].form,
        case .assignment(let otherTarget, let otherSign, let b) = second[0].form, view.at(sign, "="), view.at(otherSign, "="),
        example.text(target) == example.text(otherTarget), !example.marked.contains(where: otherTarget.contains), example.ternaries(in: a).isEmpty,
        example.ternaries(in: b).isEmpty, example.isPlainValue(a), example.isPlainValue(b) else { continue }
      let end = view.partner(fork.second).map { $0 + 1 } ?? fork.second
      if example.file.comments.contains(where: { example.bytes(fork.keyword..<end).contains($0.range.lowerBound) }) { continue }
      changes.change(
        example.bytes(fork.keyword..<end),
        [.kept(example.bytes(target)), .written(" = ("), .kept(example.bytes(fork.condition)), .written(") ? "), .kept(example.bytes(a))]
          + [.written(" : "), .kept(example.bytes(b)), .written(example.isSwift ? "" : ";")])
    }
    return example.variant("if as ternary", changes)
  }

  private var negatedTernary: [Variant] {
    var changes = TextChanges()
    for statement in example.chosen where !example.isInMacro(statement.tokens) {
      for ternary in example.ternaries(in: statement.tokens).prefix(1) {
        let (a, b, c) = (example.bytes(ternary.condition), example.bytes(ternary.first), example.bytes(ternary.second))
        changes.change(a.lowerBound..<c.upperBound, [.written("!(", isPart: true), .kept(a), .written(") ? "), .kept(c), .written(" : "), .kept(b)])
      }
    }
    return example.variant("negated ternary", changes)
  }

  private var negatedIf: [Variant] {
    var changes = TextChanges()
    for fork in forks {
      guard let firstEnd = view.partner(fork.first), let secondEnd = view.partner(fork.second) else { continue }
      let (a, b) = (example.bytes(fork.first..<firstEnd + 1), example.bytes(fork.second..<secondEnd + 1))
      changes.change(example.bytes(fork.condition), [.written("!(", isPart: true), .kept(example.bytes(fork.condition)), .written(")")])
      changes.change(a, [.kept(b)])
      changes.change(b, [.kept(a)])
    }
    return example.variant("negated if", changes)
  }

  /// `a && b` as `b && a`, where neither speaks of what the other speaks of.
  private var conjunctions: [Variant] {
    var changes = TextChanges()
    var taken: [Range<Int>] = []
    for open in 0..<view.count where view.at(open, "{") {
      guard let condition = view.condition(of: open), let close = view.partner(open), example.concerns(open..<close + 1),
        !taken.contains(where: { $0.overlaps(condition) }) else { continue }
      let signs = condition.filter { view.enclosing($0) == view.enclosing(condition.lowerBound) }
      let joints = signs.filter { view.at($0, "&&") || example.isSwift && view.at($0, ",") }
      guard joints.count == 1, isPlain(condition.lowerBound..<joints[0]), isPlain(joints[0] + 1..<condition.upperBound) else { continue }
      let (a, b) = (condition.lowerBound..<joints[0], joints[0] + 1..<condition.upperBound)
      let names = Set(a.filter(view.isName).map(view.name))
      if b.contains(where: { view.isName($0) && names.contains(view.name($0)) }) { continue }
      taken.append(condition)
      changes.change(example.bytes(a), [.kept(example.bytes(b))])
      changes.change(example.bytes(b), [.kept(example.bytes(a))])
    }
    return example.variant("conditions reordered", changes)
  }

  private static let compound: Set<String> = ["||", "let", "var", "case", "{", ";", "#", "=", "in"]

  /// Whether a condition is one expression that may be negated, or swapped with another one.
  private func isPlain(_ condition: Range<Int>) -> Bool {
    !condition.isEmpty && !condition.contains { token in
      Self.compound.contains(view.text(token)) || view.isTernary(token) || view.kind(token) == .directive
    }
  }

  /// Swift: a list of conditions.
  private func hasComma(_ condition: Range<Int>) -> Bool {
    condition.contains { view.at($0, ",") && view.enclosing($0) == view.enclosing(condition.lowerBound) }
  }

  private struct Fork {
    var keyword: Int
    var condition: Range<Int>
    var first: Int
    var second: Int
  }

  /// `if c { … } else { … }` with a plain condition, innermost ones; of a `bad` example those round a mark.
  private var forks: [Fork] {
    var forks: [Fork] = []
    for open in (0..<view.count).reversed() where view.at(open, "{") {
      guard let condition = view.condition(of: open), isPlain(condition), !hasComma(condition), let close = view.partner(open),
        view.at(close + 1, "else"), view.at(close + 2, "{"), let end = view.partner(close + 2) else { continue }
      let keyword = example.isSwift ? condition.lowerBound - 1 : condition.lowerBound - 2
      guard view.at(keyword, "if"), !view.at(keyword - 1, "else"), view.startsStatement(keyword), !example.isInMacro(keyword..<end),
        example.concerns(keyword..<end + 1), !forks.contains(where: { (keyword...end).contains($0.keyword) }) else { continue }
      forks.append(Fork(keyword: keyword, condition: condition, first: open, second: close + 2))
    }
    return forks
  }
}
