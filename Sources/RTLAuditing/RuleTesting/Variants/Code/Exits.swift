import RTLFacts
import RTLLexing

/// Exits: an early `guard` and a nested `if`, a result with and without `return`.
struct Exits {
  let example: ExampleText
  var view: CodeView { example.view }
  init(_ example: ExampleText) { self.example = example }

  var variants: [Variant] { exitAsBlock + blockAsExit + results }

  /// `guard c else { return }` with what follows as `if c { … }`; `if c { return }` as `if !(c) { … }`.
  private var exitAsBlock: [Variant] {
    var changes = TextChanges()
    var blocks: Set<Int> = []
    for statement in example.statements {
      guard case .control(let keyword) = statement.form, let block = statement.block, view.isFunctionBody(block) || view.isClosure(block),
        !example.hasResult(block), !blocks.contains(block), let close = view.partner(block), !example.isInMacro(statement.tokens) else { continue }
      let brace = view.at(statement.tokens.upperBound - 1, "}") ? view.partner(statement.tokens.upperBound - 1) : nil
      guard let brace, isReturn(brace) else { continue }
      let next = statement.tokens.upperBound
      guard next < close, example.concerns(next..<close) else { continue }
      if view.at(keyword, "guard"), view.at(brace - 1, "else") {
        changes.replace(example.bytes(keyword..<keyword + 1), with: "if")
        changes.replace(example.start(brace - 1)..<example.end(next - 1), with: "{")
      } else if view.at(keyword, "if"), let condition = view.condition(of: brace), brace == condition.upperBound + (example.isSwift ? 0 : 1),
        !condition.contains(where: { [",", "let", "case"].contains(view.text($0)) || view.kind($0) == .directive }),
        keyword == condition.lowerBound - (example.isSwift ? 1 : 2)
      {
        changes.change(example.bytes(condition), [.written("!(", isPart: true), .kept(example.bytes(condition)), .written(")")])
        changes.replace(example.start(brace)..<example.end(next - 1), with: "{")
      } else {
        continue
      }
      blocks.insert(block)
      // A comment behind the last statement ends with its line.
      let offset = example.start(close)
      if view.startsLine(close) {
        changes.insert(example.indentation(at: offset) + "}\n", at: example.lineStart(of: offset))
      } else {
        changes.insert(" }", at: example.end(close - 1))
      }
    }
    return example.variant("exit as block", changes)
  }

  private func isReturn(_ brace: Int) -> Bool {
    view.at(brace + 1, "return") && (view.partner(brace) == brace + 2 || view.at(brace + 2, ";") && view.partner(brace) == brace + 3)
  }

  /// `if c { … }` at the end of a function as `guard c else { return }` before it.
  private var blockAsExit: [Variant] {
    var changes = TextChanges()
    guard example.isSwift else { return [] }
    for statement in example.statements {
      guard case .control(let keyword) = statement.form, view.at(keyword, "if"), let block = statement.block, view.isFunctionBody(block),
        !example.hasResult(block), !example.isInMacro(statement.tokens), let close = view.partner(block), statement.tokens.upperBound == close else { continue }
      guard let brace = view.partner(close - 1), let condition = view.condition(of: brace), condition == keyword + 1..<brace, brace + 1 < close - 1,
        example.concerns(brace..<close) else { continue }
      changes.replace(example.bytes(keyword..<keyword + 1), with: "guard")
      changes.replace(example.bytes(brace..<brace + 1), with: "else { return }" + (view.startsLine(brace + 1) ? "" : ";"))
      changes.replace(example.bytes(close - 1..<close), with: "")
    }
    return example.variant("block as exit", changes)
  }

  /// A body that is one expression, with `return` and without.
  private var results: [Variant] {
    guard example.isSwift else { return [] }
    var added = TextChanges(), removed = TextChanges()
    for block in 0..<view.count where view.at(block, "{") && view.isFunctionBody(block) && example.hasResult(block) {
      let body = example.statements.filter { $0.block == block }
      guard body.count == 1, let statement = body.first, example.concerns(statement.tokens) else { continue }
      switch statement.form {
      case .expression, .other: added.insert("return ", at: example.start(statement.tokens.lowerBound))
      case .result(let value) where !value.isEmpty:
        removed.replace(example.start(statement.tokens.lowerBound)..<example.start(value.lowerBound), with: "")
      default: break
      }
    }
    return example.variant("with return", added) + example.variant("without return", removed)
  }
}
