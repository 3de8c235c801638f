import RTLFacts
import RTLLexing

/// The same statements in a closure or a block.
struct ClosureAround: Rewriting {
  let name = "closure"
  let dialects: Set<Dialect> = [.swift, .objectiveC]

  func variants(of example: ExampleText) -> [Variant] {
    let runs = example.runs.filter { run in !run.tokens.contains { ["return", "await", "try"].contains(example.view.text($0)) } }
    let local = example.fresh("run")
    let given = example.vocabulary.closures.filter { $0.language == example.example.language }.flatMap {
      example.wrapped($0.form, runs: runs, open: $0.open, close: $0.close)
    }
    return example.isSwift
      ? given + example.wrapped("called", runs: runs, open: "let \(local) = {", close: "}; \(local)()") + initializer(example) + forEach(example)
      : given + example.wrapped("called", runs: runs, open: "void (^\(local))(void) = ^{", close: "}; \(local)();")
  }

  /// `let row = Stack()` and the statements that set it up as `let row: Stack = { … return row }()`.
  private func initializer(_ example: ExampleText) -> [Variant] {
    let view = example.view
    var changes = TextChanges(), lazy = TextChanges()
    for (index, statement) in example.statements.enumerated() where example.isInCode(statement) && !example.isInMacro(statement.tokens) {
      guard case .variable(let name, let type, let value?) = statement.form, view.startsLine(statement.tokens.lowerBound),
        let written = type.map(example.text) ?? example.ownType(of: value) else { continue }
      var last = statement
      for next in example.statements[(index + 1)...] where next.block == statement.block {
        guard case .assignment(let target, _, _) = next.form, target.count > 1, view.same(target.lowerBound, name),
          view.startsLine(next.tokens.lowerBound) else { break }
        last = next
      }
      let tokens = statement.tokens.lowerBound..<last.tokens.upperBound
      guard last.tokens != statement.tokens, example.concerns(tokens) else { continue }
      let (word, spelling) = (view.text(statement.tokens.lowerBound), view.text(name))
      changes.insert("\(word) \(spelling): \(written) = {\n", at: example.start(tokens.lowerBound))
      changes.insert("\nreturn \(spelling)\n}()", at: example.end(tokens.upperBound - 1))
      // Alone in an example it may be a member of a type as well.
      if tokens == 0..<view.count {
        lazy.insert("lazy var \(spelling): \(written) = {\n", at: 0)
        lazy.insert("\nreturn \(spelling)\n}()", at: example.end(tokens.upperBound - 1))
      }
    }
    return example.variant("initializer", changes) + example.variant("lazy", lazy)
  }

  /// `label.side = .left` as `[label].forEach { $0.side = .left }`.
  private func forEach(_ example: ExampleText) -> [Variant] {
    let view = example.view
    var changes = TextChanges()
    for statement in example.chosen where example.mayMove(statement) {
      guard let receiver = example.objectSet(by: statement) else { continue }
      let name = example.text(receiver)
      // Inside the closure `$0` would be another thing.
      let isElsewhere = statement.tokens.contains { !receiver.contains($0) && view.name($0) == name }
      guard !isElsewhere, !statement.tokens.contains(where: { view.text($0).hasPrefix("$") || view.at($0, "{") }) else { continue }
      changes.insert("[", at: example.start(receiver.lowerBound))
      changes.insert("].forEach { $0", at: example.end(receiver.upperBound - 1))
      changes.insert(" }", at: example.end(statement.tokens.upperBound - 1))
    }
    return example.variant("for each", changes)
  }
}
