import RTLFacts
import RTLLexing

/// Members of a chain on a closure's parameter in another order: `make.left.top` and `make.top.left`.
struct ChainOrder: Rewriting {
  let name = "chains"
  let dialects: Set<Dialect> = [.swift, .objectiveC]

  func variants(of example: ExampleText) -> [Variant] {
    let view = example.view
    var changes = TextChanges()
    for statement in example.chosen where statement.form == .expression && !example.isInMacro(statement.tokens) {
      let first = statement.tokens.lowerBound
      guard let block = statement.block, view.isClosure(block), view.at(first, "$0") || view.isName(first) && view.hasLocal(view.name(first), at: first),
        view.at(first + 1, "."), view.isName(first + 2), view.at(first + 3, "."), view.isName(first + 4), view.at(first + 5, ".") else { continue }
      changes.change(example.bytes(first + 2..<first + 3), [.kept(example.bytes(first + 4..<first + 5))])
      changes.change(example.bytes(first + 4..<first + 5), [.kept(example.bytes(first + 2..<first + 3))])
    }
    return example.variant("members", changes)
  }
}
