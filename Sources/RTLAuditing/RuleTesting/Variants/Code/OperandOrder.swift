import RTLFacts
import RTLLexing

/// The operands of `+`, `*`, `==`, `<` and `|` swapped, where their order means nothing.
struct OperandOrder: Rewriting {
  let name = "order"
  let dialects: Set<Dialect> = [.swift, .objectiveC]

  func variants(of example: ExampleText) -> [Variant] {
    swapped(example, "comparison", ["==", "!=", "<", ">", "<=", ">="]) + swapped(example, "sum", ["+", "*"])
      + (example.isSwift ? [] : swapped(example, "options", ["|"]))
  }

  private static let turned = ["<": ">", ">": "<", "<=": ">=", ">=": "<="]
  /// What may stand beside a comparison or a sum that is turned: it binds less.
  private static let looser: Set<String> = [
    "&&", "||", "(", ")", "{", "}", ",", "?", ":", "=", "return", "if", "guard", "while", "else", "", ";", "in", "[", "]", "let", "+=", "-=", "??",
  ]

  private func swapped(_ example: ExampleText, _ form: String, _ signs: Set<String>) -> [Variant] {
    let view = example.view
    var changes = TextChanges()
    for statement in example.chosen where !example.isInMacro(statement.tokens) {
      for (left, sign, right) in example.infixes(in: statement.tokens, signs) {
        let (before, after) = (view.text(left.lowerBound - 1), view.text(right.upperBound))
        let endsHere = right.upperBound >= statement.tokens.upperBound || view.startsStatement(right.upperBound)
        let startsHere = left.lowerBound == statement.tokens.lowerBound
        guard startsHere || Self.looser.contains(before), endsHere || Self.looser.contains(after) else { continue }
        // In a layout library a comparison makes a constraint, and its two sides are not alike.
        if form == "comparison", startsHere { continue }
        if form == "sum", !isNumber(example, left) && !isNumber(example, right) { continue }
        // A prefix belongs to the left operand.
        if !startsHere, view.kind(left.lowerBound - 1) == .operator, !view.spaceBefore(left.lowerBound), view.spaceBefore(left.lowerBound - 1) { continue }
        // What begins with the left operand begins with the right one now.
        let start = example.start(left.lowerBound)
        changes.change(example.bytes(left), [.replaced(start..<start + 1, ""), .kept(example.bytes(right))])
        changes.change(example.bytes(right), [.kept(example.bytes(left))])
        if let other = Self.turned[view.text(sign)] { changes.replace(example.bytes(sign..<sign + 1), with: other) }
      }
    }
    return example.variant(form, changes)
  }

  private func isNumber(_ example: ExampleText, _ operand: Range<Int>) -> Bool {
    if example.view.kind(operand.upperBound - 1) == .number { return true }
    return example.view.expressionType(endingAt: operand.upperBound - 1).name.map(example.vocabulary[.number].contains) ?? false
  }
}
