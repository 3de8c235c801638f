import RTLFacts
import RTLLexing

/// The last closure of a call behind its parentheses, and in them: `run(animated: true) { … }` and `run(animated: true, then: { … })`.
struct TrailingClosure: Rewriting {
  let name = "trailing-closure"
  let dialects: Set<Dialect> = [.swift]

  func variants(of example: ExampleText) -> [Variant] {
    let view = example.view
    var behind = TextChanges(), inside = TextChanges()
    for open in 0..<view.count where view.at(open, "{") && view.isClosure(open) {
      guard let close = view.partner(open),
        example.concerns(open..<close + 1) || example.concerns(view.operandStart(endingAt: open - 1)..<open) else { continue }
      if let call = view.enclosing(open), view.at(call, "("), view.partner(call) == close + 1, view.endsOperand(call - 1) {
        moveOut(open, close, of: call, example, &behind)
      } else if view.at(open - 1, ")") || view.isName(open - 1) {
        moveIn(open, close, example, &inside)
      }
    }
    return example.variant("trailing", behind) + example.variant("argument", inside)
  }

  /// Of several closures only one alone moves, and none out of a condition, where its brace would open a block.
  private func moveOut(_ open: Int, _ close: Int, of call: Int, _ example: ExampleText, _ changes: inout TextChanges) {
    let view = example.view
    let arguments = view.arguments(ofCallAt: call)
    guard let last = arguments.last, last.range == open..<close + 1, !view.at(close + 2, "{"), !view.at(close + 2, "."), view.isName(call - 1),
      arguments.dropLast().allSatisfy({ !view.at($0.range.lowerBound, "{") }), view.statement(around: call).first.map({ isPlain(view, $0) }) == true
    else { return }
    let rest = arguments.dropLast().last?.range.upperBound ?? call + 1
    let start = example.end(rest - 1)
    changes.change(start..<example.end(close + 1), [.written(") "), .kept(example.bytes(open..<close + 1))])
  }

  private func isPlain(_ view: CodeView, _ first: Int) -> Bool { !["if", "guard", "while", "for", "switch"].contains(view.text(first)) }

  private func moveIn(_ open: Int, _ close: Int, _ example: ExampleText, _ changes: inout TextChanges) {
    let view = example.view
    let parenthesis = view.at(open - 1, ")") ? view.partner(open - 1) : nil
    let callee = (parenthesis ?? open) - 1
    // A second trailing closure has a label of its own.
    guard view.isName(callee), let label = example.vocabulary.trailingLabels[view.text(callee)], !view.at(close + 2, ":") else { return }
    let head = label.isEmpty ? "" : label + ": "
    if let parenthesis {
      let comma = parenthesis + 1 < open - 1 ? ", " : ""
      changes.change(example.start(open - 1)..<example.start(open), [.written(comma + head)])
    } else {
      changes.change(example.end(callee)..<example.start(open), [.written("(" + head)])
    }
    changes.insert(")", at: example.end(close))
  }
}
