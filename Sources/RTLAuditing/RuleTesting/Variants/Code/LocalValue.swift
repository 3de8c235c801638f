import RTLFacts
import RTLLexing

/// The value that a statement assigns, returns or hands to a call, in a local of its own: `let value1: Side = .left` and
/// `label.side = value1`.
struct LocalValue: Rewriting {
  let name = "local-value"
  let dialects: Set<Dialect> = [.swift, .objectiveC]

  func variants(of example: ExampleText) -> [Variant] {
    func written(_ form: String, _ values: (CodeStatement) -> [TypedValue]) -> [Variant] {
      var number = 0
      var changes = TextChanges()
      for statement in example.chosen {
        for value in values(statement) {
          number += 1
          let (local, start) = (example.fresh("value", number), example.start(statement.tokens.lowerBound))
          let head = example.isSwift ? "let \(local)\(value.type.map { ": \($0)" } ?? "") = " : declaration(value.type ?? "", local) + " = "
          let end = (example.isSwift ? "" : ";") + example.separator(before: statement.tokens.lowerBound)
          changes.change(start..<start, [.written(head), .kept(example.bytes(value.tokens)), .written(end)])
          changes.change(example.bytes(value.tokens), [.written(local)])
        }
      }
      return example.variant(form, changes)
    }
    return written("value") { example.movableValue(of: $0).map { [$0] } ?? [] } + written("argument", example.movableArguments)
  }
}
