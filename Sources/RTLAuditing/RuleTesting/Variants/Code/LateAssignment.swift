import RTLFacts
import RTLLexing

/// The same in two statements: `let value1: Side`, then `value1 = .left`; of a local that is there, its declaration and its value.
struct LateAssignment: Rewriting {
  let name = "late-assignment"
  let dialects: Set<Dialect> = [.swift, .objectiveC]

  func variants(of example: ExampleText) -> [Variant] { newLocal(example) + ownLocal(example) }

  private func newLocal(_ example: ExampleText) -> [Variant] {
    var number = 0
    var changes = TextChanges()
    for statement in example.chosen {
      guard let value = example.movableValue(of: statement), let type = value.type else { continue }
      number += 1
      let (local, start) = (example.fresh("value", number), example.start(statement.tokens.lowerBound))
      let separator = (example.isSwift ? "" : ";") + example.separator(before: statement.tokens.lowerBound)
      let head = example.isSwift ? "let \(local): \(type)" : declaration(type, local)
      changes.change(start..<start, [.written("\(head)\(separator)\(local) = "), .kept(example.bytes(value.tokens)), .written(separator)])
      changes.change(example.bytes(value.tokens), [.written(local)])
    }
    return example.variant("new local", changes)
  }

  private func ownLocal(_ example: ExampleText) -> [Variant] {
    var changes = TextChanges()
    for statement in example.chosen {
      guard case .variable(let name, let type, let value?) = statement.form, example.isInCode(statement), !example.isInMacro(statement.tokens),
        example.isPlainValue(value) else { continue }
      let separator = (example.isSwift ? "" : ";") + example.separator(before: statement.tokens.lowerBound)
      let spelling = example.view.text(name)
      if example.isSwift {
        guard let written = type.map(example.text) ?? example.ownType(of: value) else { continue }
        let added = type == nil ? ": \(written)" : ""
        changes.insert(added + separator + spelling, at: example.end((type?.upperBound ?? name + 1) - 1))
      } else {
        guard let type, !type.contains(where: { ["static", "const", "extern"].contains(example.view.text($0)) }) else { continue }
        changes.insert(separator + spelling, at: example.end(name))
      }
    }
    return example.variant("own local", changes)
  }
}
