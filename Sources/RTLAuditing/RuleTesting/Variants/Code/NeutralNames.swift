import RTLFacts
import RTLLexing

/// Locals, parameters and properties that the example declares, by names that say nothing.
struct NeutralNames: Rewriting {
  let name = "names"
  let dialects: Set<Dialect> = [.swift, .objectiveC]

  func variants(of example: ExampleText) -> [Variant] {
    renamed(example, "locals", [.local, .parameter]) + renamed(example, "properties", [.property])
  }

  private func renamed(_ example: ExampleText, _ form: String, _ kinds: [CodeName.Kind]) -> [Variant] {
    var changes = TextChanges()
    var number = 0
    for name in example.view.understoodNames() where kinds.contains(where: { $0 == name.kind }) {
      let spelling = example.view.name(name.token)
      guard !example.example.beside.values.contains(where: { $0.contains(spelling) }), !isQuoted(example, spelling),
        !name.uses.contains(where: { example.isInMacro($0..<$0 + 1) }) else { continue }
      number += 1
      let new = example.fresh("a", number)
      // The projection of a property with a wrapper.
      for token in example.view.names(["$" + spelling]) where name.kind == .property { changes.replace(example.bytes(token..<token + 1), with: "$" + new) }
      for token in name.uses {
        if token == name.token, name.isLabel {
          changes.insert(" " + new, at: example.end(token))
        } else {
          changes.replace(example.bytes(token..<token + 1), with: new)
        }
      }
    }
    return example.variant(form, changes)
  }

  /// A name in a literal may be meant: `"H:|-[label]"`, a key path.
  private func isQuoted(_ example: ExampleText, _ name: String) -> Bool {
    (0..<example.view.count).contains { token in
      [.string, .stringHead, .stringMiddle, .stringTail].contains(example.view.kind(token)) && example.view.text(token).contains(name)
    }
  }
}
