import RTLFacts
import RTLLexing

/// Statements of one block, one after the other, that may be put into a block of their own.
struct StatementRun {
  /// From the first token of the first to the last of the last, with its semicolon.
  var tokens: Range<Int>
  /// The braces around it; nil at the top of the example.
  var block: Int?
  var statements: [CodeStatement]
}

extension ExampleText {
  /// The bodies of functions, and what stands at the top, as long as they are statements that run. Of a `bad` example those with a mark.
  var runs: [StatementRun] {
    var runs: [StatementRun] = []
    let blocks = [nil] + (0..<view.count).filter { view.at($0, "{") && view.isFunctionBody($0) }.map(Optional.some)
    for block in blocks {
      var open: [CodeStatement] = []
      func close() {
        defer { open = [] }
        guard let first = open.first, let last = open.last else { return }
        let end = view.at(last.tokens.upperBound, ";") ? last.tokens.upperBound + 1 : last.tokens.upperBound
        let run = StatementRun(tokens: first.tokens.lowerBound..<end, block: block, statements: open)
        if isClosed(run) { runs.append(run) }
      }
      for statement in statements where statement.block == block {
        if statement.form == .declaration || isInMacro(statement.tokens) { close() } else { open.append(statement) }
      }
      close()
    }
    return example.isGood ? runs : runs.filter { run in marked.contains { run.tokens.contains($0) } }
  }

  /// Whether nothing behind it uses what it declares, and it is not the value of its block.
  private func isClosed(_ run: StatementRun) -> Bool {
    let declared = run.statements.compactMap { statement -> String? in
      if case .variable(let name, _, _) = statement.form { return view.name(name) }
      return nil
    }
    if (0..<view.count).contains(where: { !run.tokens.contains($0) && view.isName($0) && declared.contains(view.name($0)) }) { return false }
    // Declarations alone may be members of a type.
    if run.block == nil, declared.count == run.statements.count { return false }
    if run.statements.count == 1, let block = run.block, hasResult(block) {
      switch run.statements[0].form {
      case .expression, .other: return false
      default: break
      }
    }
    return true
  }

  /// Whether the block of a function, or of a property, has a value.
  func hasResult(_ block: Int) -> Bool {
    guard isSwift else { return false }
    var k = block - 1
    while k >= 0, block - k < 80 {
      if view.at(k, "->") || view.at(k, "var") || view.at(k, "get") { return true }
      if ["func", "init", "set", "didSet", "willSet", "{", "}"].contains(view.text(k)) { return false }
      k -= 1
    }
    return false
  }

  /// Every run in a block of its own. Comments above its first statement move in with it.
  /// - Parameter inside: what changes in the runs as well.
  func wrapped(_ form: String, runs: [StatementRun], open: String, close: String, inside: TextChanges = TextChanges()) -> [Variant] {
    var changes = TextChanges()
    for run in runs {
      let first = run.tokens.lowerBound
      let end = self.end(run.tokens.upperBound - 1)
      if view.startsLine(first) {
        let start = first == 0 ? 0 : lineEnd(of: self.end(first - 1) - 1)
        let space = indentation(at: self.start(first))
        changes.insert(space + open + "\n", at: start)
        let last = lineEnd(of: end - 1)
        // A comment behind the last statement stays with it; code behind it on its line goes on behind the block.
        if !file.tokens.contains(where: { (end..<last).contains($0.range.lowerBound) }) {
          let isLast = last == file.bytes.count && file.bytes.last != 10
          changes.insert((isLast ? "\n" : "") + space + close + (isLast ? "" : "\n"), at: last)
        } else {
          changes.insert("\n" + space + close, at: end)
        }
      } else {
        changes.insert(open + " ", at: self.start(first))
        changes.insert(" " + close, at: end)
      }
    }
    if !changes.isEmpty { changes.add(inside) }
    return variant(form, changes)
  }
}
