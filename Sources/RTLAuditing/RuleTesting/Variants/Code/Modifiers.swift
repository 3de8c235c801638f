import RTLFacts
import RTLLexing

/// Modifiers and attributes that change nothing for a reader: `private`, `@MainActor`, `static`, `#if os(iOS)`.
struct Modifiers: Rewriting {
  let name = "modifiers"
  let dialects: Set<Dialect> = [.swift, .objectiveC]

  func variants(of example: ExampleText) -> [Variant] {
    guard example.isSwift else { return locals(example) }
    return declared(example, "access", ["let": "private", "var": "private", "func": "internal", "override": "public"])
      + declared(example, "attribute", ["let": "@objc", "var": "@objc", "func": "@MainActor", "override": "@objc"]) + platform(example)
  }

  private func declared(_ example: ExampleText, _ form: String, _ words: [String: String]) -> [Variant] {
    let view = example.view
    var changes = TextChanges()
    for statement in example.statements {
      guard let block = statement.block, view.isTypeBody(block), isClass(example, block), let word = words[view.text(statement.tokens.lowerBound)]
      else { continue }
      changes.insert(word + " ", at: example.start(statement.tokens.lowerBound))
    }
    return example.variant(form, changes)
  }

  /// The members of a protocol or an enumeration take no modifiers.
  private func isClass(_ example: ExampleText, _ block: Int) -> Bool {
    var k = block - 1
    while k >= 0, block - k < 40, !example.view.at(k, "{"), !example.view.at(k, "}") {
      if example.view.at(k, "class"), example.view.isName(k + 1) { return true }
      k -= 1
    }
    return false
  }

  private func platform(_ example: ExampleText) -> [Variant] {
    let runs = example.runs.filter { example.view.startsLine($0.tokens.lowerBound) }
    return example.wrapped("platform", runs: runs, open: "#if os(iOS)", close: "#endif")
  }

  private func locals(_ example: ExampleText) -> [Variant] {
    let view = example.view
    var strong = TextChanges(), constant = TextChanges()
    for statement in example.chosen where example.isInCode(statement) && !example.isInMacro(statement.tokens) {
      guard case .variable(let name, let type?, .some) = statement.form, type.lowerBound == statement.tokens.lowerBound,
        view.isCapital(type.lowerBound) else { continue }
      if type.contains(where: { view.at($0, "*") }) || view.at(name - 1, "*") {
        strong.insert("__strong ", at: example.start(type.lowerBound))
      } else if !(statement.tokens.upperBound..<view.count).contains(where: { view.same($0, name) && mayChange(view, $0) }) {
        constant.insert("const ", at: example.start(type.lowerBound))
      }
    }
    return example.variant("strong", strong) + example.variant("constant", constant)
  }

  private func mayChange(_ view: CodeView, _ token: Int) -> Bool {
    view.at(token - 1, "&") || ["=", ".", "+=", "-=", "*=", "/=", "++", "--"].contains(view.text(token + 1))
  }
}
