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
      ? given + example.wrapped("called", runs: runs, open: "let \(local) = {", close: "}; \(local)()") + initializer(example) + onParameter(example)
      : given + example.wrapped("called", runs: runs, open: "void (^\(local))(void) = ^{", close: "}; \(local)();") + weakSelf(example, runs)
  }

  /// Objective-C: a block that is handed over and holds `self` by a weak reference. Swift needs no other words for it.
  private func weakSelf(_ example: ExampleText, _ runs: [StatementRun]) -> [Variant] {
    let view = example.view
    guard let around = example.vocabulary.closures.first(where: { $0.language == example.example.language }) else { return [] }
    func uses(_ run: StatementRun) -> [Int] { run.tokens.filter { view.at($0, "self") && !view.at($0 - 1, ".") && !view.at($0 - 1, "->") } }
    let own = runs.filter { !uses($0).isEmpty }
    let (weak, strong) = (example.fresh("weakSelf"), example.fresh("strongSelf"))
    var inside = TextChanges()
    for token in own.flatMap(uses) { inside.replace(example.bytes(token..<token + 1), with: strong) }
    let open = "__weak typeof(self) \(weak) = self;\n\(around.open)\n__strong typeof(\(weak)) \(strong) = \(weak);"
    return example.wrapped("weak self", runs: own, open: open, close: around.close, inside: inside)
  }

  /// `let row = Stack()` and the statements that set it up as `let row: Stack = { … return row }()`, and as `let row = Stack().then { … }`.
  private func initializer(_ example: ExampleText) -> [Variant] {
    let view = example.view
    var changes = TextChanges(), lazy = TextChanges(), built = TextChanges()
    for (index, statement) in example.statements.enumerated() where example.isInCode(statement) && !example.isInMacro(statement.tokens) {
      guard case .variable(let name, let type, let value?) = statement.form, view.startsLine(statement.tokens.lowerBound),
        let written = type.map(example.text) ?? example.ownType(of: value) else { continue }
      var parts: [CodeStatement] = []
      for next in example.statements[(index + 1)...] where next.block == statement.block {
        guard case .assignment(let target, _, _) = next.form, target.count > 1, view.same(target.lowerBound, name),
          view.startsLine(next.tokens.lowerBound) else { break }
        parts.append(next)
      }
      guard let last = parts.last else { continue }
      let tokens = statement.tokens.lowerBound..<last.tokens.upperBound
      guard example.concerns(tokens) else { continue }
      let (word, spelling) = (view.text(statement.tokens.lowerBound), view.text(name))
      changes.insert("\(word) \(spelling): \(written) = {\n", at: example.start(tokens.lowerBound))
      changes.insert("\nreturn \(spelling)\n}()", at: example.end(tokens.upperBound - 1))
      let uses = (parts[0].tokens.lowerBound..<tokens.upperBound).filter { view.same($0, name) && !view.at($0 - 1, ".") && !view.isLabel($0) }
      if uses == parts.map(\.tokens.lowerBound), !tokens.contains(where: { view.at($0, "{") }) {
        built.insert(".then {", at: example.end(value.upperBound - 1))
        for use in uses { built.replace(example.bytes(use..<use + 1), with: "$0") }
        built.insert("\n}", at: example.end(tokens.upperBound - 1))
      }
      // Alone in an example it may be a member of a type as well.
      if tokens == 0..<view.count {
        lazy.insert("lazy var \(spelling): \(written) = {\n", at: 0)
        lazy.insert("\nreturn \(spelling)\n}()", at: example.end(tokens.upperBound - 1))
      }
    }
    return example.variant("initializer", changes) + example.variant("lazy", lazy) + example.variant("then", built)
  }

  /// `label.side = .left` on the parameter of a closure: `[label].forEach { $0.side = .left }`, `label.apply { $0.side = .left }`.
  private func onParameter(_ example: ExampleText) -> [Variant] {
    let view = example.view
    return example.vocabulary.builders.flatMap { builder -> [Variant] in
      var changes = TextChanges()
      for statement in example.chosen where example.mayMove(statement) {
        guard let receiver = example.objectSet(by: statement) else { continue }
        let name = example.text(receiver)
        // Inside the closure `$0` would be another thing.
        let isElsewhere = statement.tokens.contains { !receiver.contains($0) && view.name($0) == name }
        guard !isElsewhere, !statement.tokens.contains(where: { view.text($0).hasPrefix("$") || view.at($0, "{") }) else { continue }
        changes.change(example.bytes(receiver), [.written(builder.open), .kept(example.bytes(receiver)), .written(builder.close + " { $0")])
        changes.insert(" }", at: example.end(statement.tokens.upperBound - 1))
      }
      return example.variant(builder.form, changes)
    }
  }
}
