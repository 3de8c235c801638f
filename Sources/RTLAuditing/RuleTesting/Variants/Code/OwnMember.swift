import RTLFacts
import RTLLexing

/// `self.` added and taken away.
struct OwnMember: Rewriting {
  let name = "own-member"
  let dialects: Set<Dialect> = [.swift, .objectiveC]

  func variants(of example: ExampleText) -> [Variant] { example.isSwift ? added(example) + removed(example) : variables(example) }

  private func concerns(_ example: ExampleText, _ token: Int) -> Bool { example.example.isGood || example.chosen.contains { $0.tokens.contains(token) } }

  private func added(_ example: ExampleText) -> [Variant] {
    let view = example.view
    var changes = TextChanges()
    for token in 0..<view.count where view.isOwnProperty(token) && concerns(example, token) {
      guard let body = functionBody(example, token), !isStatic(example, body) else { continue }
      changes.insert("self.", at: example.start(token), isPart: true)
    }
    return example.variant("self added", changes)
  }

  private func removed(_ example: ExampleText) -> [Variant] {
    let view = example.view
    var changes = TextChanges()
    for token in 0..<view.count where view.at(token, "self") && view.at(token + 1, ".") && !view.at(token - 1, ".") && concerns(example, token) {
      guard view.isName(token + 2), !view.hasLocal(view.name(token + 2), at: token), !isInClosure(example, token), !view.at(token - 1, "&"),
        !isHidden(example, token) else { continue }
      changes.replace(example.start(token)..<example.start(token + 2), with: "")
    }
    return example.variant("self removed", changes)
  }

  /// `let label = self.label`: without `self.` the local would name itself.
  private func isHidden(_ example: ExampleText, _ token: Int) -> Bool {
    let view = example.view
    let name = view.name(token + 2)
    return (view.statement(around: token)).contains { (view.at($0, "let") || view.at($0, "var")) && view.name($0 + 1) == name }
  }

  private func variables(_ example: ExampleText) -> [Variant] {
    let view = example.view
    var toVariable = TextChanges(), toProperty = TextChanges()
    for token in 0..<view.count where concerns(example, token) {
      // Setting a property calls its setter: only what is read counts.
      if view.at(token, "self"), view.at(token + 1, "."), !view.at(token + 3, "="), isProperty(example, view.name(token + 2)) {
        toVariable.replace(example.bytes(token..<token + 3), with: "_" + view.text(token + 2))
      } else if view.text(token).hasPrefix("_"), !view.at(token + 1, "="), !view.at(token - 1, "."), !view.at(token - 1, "->"),
        isProperty(example, String(view.text(token).dropFirst()))
      {
        toProperty.replace(example.bytes(token..<token + 1), with: "self." + view.text(token).dropFirst())
      }
    }
    return example.variant("variable", toVariable) + example.variant("property", toProperty)
  }

  private func isProperty(_ example: ExampleText, _ name: String) -> Bool {
    let view = example.view
    return (0..<view.count).contains { word in
      view.at(word, "property") && view.at(word - 1, "@") && view.statement(around: word).contains { view.isName($0) && view.name($0) == name }
    }
  }

  private func functionBody(_ example: ExampleText, _ token: Int) -> Int? {
    var open = example.view.enclosing(token)
    while let here = open {
      if example.view.isFunctionBody(here) { return here }
      if example.view.isTypeBody(here) { return nil }
      open = example.view.enclosing(here)
    }
    return nil
  }

  private func isInClosure(_ example: ExampleText, _ token: Int) -> Bool {
    var open = example.view.enclosing(token)
    while let here = open {
      if example.view.isClosure(here) { return true }
      open = example.view.enclosing(here)
    }
    return false
  }

  private func isStatic(_ example: ExampleText, _ body: Int) -> Bool {
    (example.view.statement(around: body).lowerBound..<body).contains { example.view.at($0, "static") || example.view.at($0, "class") }
  }
}
