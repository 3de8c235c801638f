import RTLFacts
import RTLLexing

/// `.left` as `Side.left`, as `Kit.Side.left` and the other way round; in Objective-C a cast. Only where the context says the type.
struct SpelledType: Rewriting {
  let name = "spelled-type"
  let dialects: Set<Dialect> = [.swift, .objectiveC]

  func variants(of example: ExampleText) -> [Variant] { example.isSwift ? written(example) + leftOut(example) : cast(example) }

  private func written(_ example: ExampleText) -> [Variant] {
    let view = example.view
    var plain = TextChanges(), module = TextChanges(), alias = TextChanges()
    var aliases: [String: String] = [:]
    var modules: Set<String> = []
    for dot in tokens(example) where view.at(dot, ".") && !view.endsOperand(dot - 1) && isConstant(view, dot) {
      guard let type = view.contextualType(at: dot).name else { continue }
      plain.insert(type, at: example.start(dot), isPart: true)
      if let name = example.vocabulary.module(of: type) {
        modules.insert(name)
        module.insert("\(name).\(type)", at: example.start(dot), isPart: true)
      }
      let short = aliases[type] ?? example.fresh("Kind", aliases.count + 1)
      aliases[type] = short
      alias.insert(short, at: example.start(dot), isPart: true)
    }
    for token in tokens(example) where view.isName(token) && !view.at(token - 1, ".") && view.at(token + 1, ".") && isConstant(view, token + 1) {
      guard let name = example.vocabulary.module(of: view.text(token)) else { continue }
      modules.insert(name)
      module.insert(name + ".", at: example.start(token), isPart: true)
    }
    // Who names a module imports it.
    var imported = TextChanges()
    imported.insert(modules.sorted().map { "import \($0)\n" }.joined(), at: 0)
    imported.add(module)
    let qualified = module.isEmpty ? [] : example.variant("module", imported)
    guard !aliases.isEmpty else { return qualified }
    var heads = TextChanges()
    heads.insert(aliases.sorted { $0.value < $1.value }.map { "typealias \($0.value) = \($0.key)\n" }.joined(), at: 0)
    for change in alias.changes { heads.change(change.range, change.pieces) }
    return example.variant("written", plain) + qualified + example.variant("type alias", heads)
  }

  private func leftOut(_ example: ExampleText) -> [Variant] {
    let view = example.view
    var changes = TextChanges()
    for dot in tokens(example) where view.at(dot, ".") && view.isName(dot - 1) && view.isCapital(dot - 1) && isConstant(view, dot) {
      let start = view.operandStart(endingAt: dot - 1)
      guard let type = view.contextualType(at: dot + 1).name, example.text(start..<dot) == type else { continue }
      changes.replace(example.bytes(start..<dot), with: "")
    }
    return example.variant("left out", changes)
  }

  /// Whether a member is the last one, and not called.
  private func isConstant(_ view: CodeView, _ dot: Int) -> Bool { view.isName(dot + 1) && !view.at(dot + 2, "(") && !view.at(dot + 2, ".") }

  private func cast(_ example: ExampleText) -> [Variant] {
    let view = example.view
    var changes = TextChanges()
    for statement in example.chosen where !example.isInMacro(statement.tokens) {
      guard case .assignment(let target, let sign, let value) = statement.form, view.at(sign, "="), value.count == 1, view.isName(value.lowerBound),
        let type = view.expressionType(endingAt: target.upperBound - 1).name, !example.members.isOwner(type),
        let written = example.objectiveCType(type) else { continue }
      changes.insert("(\(written))", at: example.start(value.lowerBound), isPart: true)
    }
    return example.variant("cast", changes)
  }

  /// Of a `bad` example the tokens of its statements with a mark.
  private func tokens(_ example: ExampleText) -> [Int] {
    (0..<example.view.count).filter { token in example.example.isGood || example.chosen.contains { $0.tokens.contains(token) } }
  }
}
