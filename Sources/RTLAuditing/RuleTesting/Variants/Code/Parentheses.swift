import RTLFacts
import RTLLexing

/// Parentheses that change nothing: `(.left)`, `(label).side`, `(a.x) - b`.
struct Parentheses: Rewriting {
  let name = "parentheses"
  let dialects: Set<Dialect> = [.swift, .objectiveC]

  func variants(of example: ExampleText) -> [Variant] {
    func around(_ form: String, _ find: (ExampleText, CodeStatement) -> [Range<Int>]) -> [Variant] {
      var changes = TextChanges()
      var taken: [Range<Int>] = []
      for range in example.chosen.filter({ !example.isInMacro($0.tokens) }).flatMap({ find(example, $0) }) {
        guard !taken.contains(where: range.overlaps) else { continue }
        taken.append(range)
        changes.insert("(", at: example.start(range.lowerBound), isPart: true)
        changes.insert(")", at: example.end(range.upperBound - 1))
      }
      return example.variant(form, changes)
    }
    return around("value") { $0.plainValue(of: $1).map { [$0] } ?? [] } + around("receiver", receivers) + around("operand", operands)
      + around("branch", branches) + around("argument", arguments)
  }

  /// The name with which the target or the expression begins: `(label).side = …`, `[(label) setSide:…]`.
  private func receivers(_ example: ExampleText, _ statement: CodeStatement) -> [Range<Int>] {
    guard let token = example.rootName(of: statement) else { return [] }
    return [token..<token + 1]
  }

  /// The operands of arithmetic that have a member.
  private func operands(_ example: ExampleText, _ statement: CodeStatement) -> [Range<Int>] {
    let view = example.view
    return example.infixes(in: statement.tokens, ["+", "-", "*", "/"]).flatMap { [$0.left, $0.right] }.filter { range in
      range.contains { $0 > range.lowerBound && view.at($0, ".") } && !range.contains { view.at($0, "?") }
    }
  }

  /// Both branches of `? :`.
  private func branches(_ example: ExampleText, _ statement: CodeStatement) -> [Range<Int>] {
    example.ternaries(in: statement.tokens).flatMap { [$0.first, $0.second] }
  }

  /// Nobody puts a lone literal into parentheses, and tools that collect texts want none there.
  private func isLiteral(_ example: ExampleText, _ range: Range<Int>) -> Bool {
    range.count == 1 && (example.view.kind(range.lowerBound) == .string || example.view.kind(range.lowerBound) == .number)
  }

  /// Swift: whether a bracket holds the parameters of a declaration.
  private func isParameterList(_ view: CodeView, _ open: Int) -> Bool {
    view.at(open - 2, "func") || view.at(open - 1, "subscript") || view.at(open - 1, "init") && !view.at(open - 2, ".")
  }

  /// Arguments that are plain values; of a `bad` example those with a mark.
  private func arguments(_ example: ExampleText, _ statement: CodeStatement) -> [Range<Int>] {
    let view = example.view
    return statement.tokens.filter { view.at($0, "(") && view.endsOperand($0 - 1) || view.at($0, "[") && !example.isSwift }.flatMap { open -> [Range<Int>] in
      // `#selector(…)`, `@Inset(…)`
      if view.at(open - 2, "#") || view.at(open - 2, "@") || isParameterList(view, open) { return [] }
      return view.arguments(ofCallAt: open).map(\.range).filter { example.isPlainValue($0) && !isLiteral(example, $0) && example.concerns($0) }
    }
  }
}
