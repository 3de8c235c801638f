import RTLFacts
import RTLLexing

/// The same tokens on one line, and each on a line of its own.
struct TextLayout: Rewriting {
  let name = "layout"
  let dialects: Set<Dialect> = [.swift, .objectiveC]

  func variants(of example: ExampleText) -> [Variant] {
    let view = example.view
    let isFixed = (0..<view.count).contains { view.kind($0) == .directive || view.text($0).hasPrefix("\"\"\"") }
    return isFixed || !example.file.comments.isEmpty ? [] : oneLine(example) + broken(example)
  }

  private func oneLine(_ example: ExampleText) -> [Variant] {
    let view = example.view
    var changes = TextChanges()
    for token in 1..<max(view.count, 1) where view.startsLine(token) {
      // Objective-C: methods and directives begin lines.
      if !example.isSwift, view.enclosing(token) == nil, ["-", "+", "@"].contains(view.text(token)) || view.at(token - 2, "@") { continue }
      let needsSign = example.isSwift && view.startsStatement(token) && !mayPrecedeStatement(view, token - 1)
      changes.replace(example.end(token - 1)..<example.start(token), with: needsSign ? "; " : " ")
    }
    return example.variant("one line", changes)
  }

  /// Whether a statement may follow a token on its line: behind a bracket, a label, an attribute, the head of a closure.
  private func mayPrecedeStatement(_ view: CodeView, _ token: Int) -> Bool {
    if view.isOpener(token) || view.at(token, ";") || view.at(token, ":") || view.at(token - 1, "@") { return true }
    if view.at(token, ")"), let open = view.partner(token), view.at(open - 2, "@") { return true }
    return view.at(token, "in") && view.enclosing(token).map(view.isClosure) ?? false
  }

  private func broken(_ example: ExampleText) -> [Variant] {
    let view = example.view
    var changes = TextChanges()
    guard example.isSwift else { return [] }
    for token in 1..<max(view.count, 1) where !view.startsLine(token) && mayBreak(example, token) {
      changes.replace(example.end(token - 1)..<example.start(token), with: "\n")
    }
    return example.variant("broken", changes)
  }

  /// Whether Swift reads the same with a line break before the token.
  private func mayBreak(_ example: ExampleText, _ token: Int) -> Bool {
    let view = example.view
    if view.at(token, ")") || view.at(token, "]") { return !view.at(token - 1, "(") && !view.at(token - 1, "[") }
    if view.at(token, ".") {
      let isMember = view.at(token - 1, ")") || view.isName(token - 1) && !view.isCapital(token - 1)
      return isMember && view.endsOperand(token - 1) && !isInPath(view, token)
    }
    let before = token - 1
    if view.at(before, ",") { return view.enclosing(token).map { view.at($0, "(") || view.at($0, "[") } ?? false }
    if view.at(before, "(") { return view.endsOperand(before - 1) }
    if view.at(before, "=") { return view.spaceBefore(before) && view.spaceBefore(token) }
    if ["&&", "||", "+", "-", "*", "/", "=="].contains(view.text(before)) { return view.spaceBefore(before) && view.spaceBefore(token) }
    return false
  }

  /// In the name of a module, a key path or a selector.
  private func isInPath(_ view: CodeView, _ token: Int) -> Bool {
    let statement = view.statement(around: token)
    return view.at(statement.lowerBound, "import") || statement.contains { view.at($0, "#") || view.at($0, "\\") }
  }
}
