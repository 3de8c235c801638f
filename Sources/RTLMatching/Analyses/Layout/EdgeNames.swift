import RTLFacts
import RTLLexing

/// Names of a file that may hold an edge of a view: `let previous = icon.snp.right`, `MASViewAttribute *edge`.
/// A chain that ends at one would raise an exception if it alone were turned.
struct EdgeNames {
  private var names: Set<String> = []

  init(_ code: CodeView, _ table: LayoutTable) {
    let file = code.file
    // By block, of the statement at hand: a chain may have thousands of edges, and blocks between them.
    var statements: [Int: Statement] = [:]
    for token in file.tokens.indices where file.tokens[token].kind == .identifier && table.edgeWords.contains(file.tokens[token].range, of: file.bytes) {
      if table.edgeTypes.contains(file.string(token)) {
        names.formUnion(declared(withTypeAt: token, code))
      } else if code.file.equals(token - 1, ".") {
        let block = code.nearestBlock(token) ?? -1
        if statements[block]?.range.contains(token) != true { statements[block] = Statement(code.statement(around: token)) }
        if let equals = statements[block]?.equals(before: token, file), let name = assigned(statements[block]!.range, at: equals, file) { names.insert(name) }
      }
    }
  }

  /// A statement whose first `=` is sought as far as somebody asked.
  private struct Statement {
    let range: Range<Int>
    private var seen: Int
    private var equals: Int?

    init(_ range: Range<Int>) { (self.range, seen) = (range, range.lowerBound) }

    mutating func equals(before token: Int, _ file: TokenFile) -> Int? {
      while equals == nil, seen < token {
        if file.equals(seen, "=") { equals = seen }
        seen += 1
      }
      return equals
    }
  }

  /// Whether a name in the range may hold an edge.
  func mayHold(_ range: Range<Int>, _ file: TokenFile) -> Bool {
    !names.isEmpty && range.contains { file.tokens[$0].kind == .identifier && names.contains(file.string($0)) }
  }

  /// `NAME: TYPE`, `NAME(…) -> TYPE`, `TYPE *NAME`, `(TYPE *)NAME`.
  private func declared(withTypeAt token: Int, _ code: CodeView) -> [String] {
    let file = code.file
    var found: [String] = []
    if code.at(token - 1, ":"), token > 1 { found.append(file.string(token - 2)) }
    if code.at(token - 1, "->"), code.at(token - 2, ")"), code.brackets.partner(of: token - 2) > 0 {
      found.append(file.string(code.brackets.partner(of: token - 2) - 1))
    }
    var next = token + 1
    while code.at(next, "*") || code.at(next, ")") { next += 1 }
    if next > token + 1, next < file.tokens.count { found.append(file.string(next)) }
    return found
  }

  /// The name ahead of the first `=` of a statement.
  private func assigned(_ statement: Range<Int>, at equals: Int, _ file: TokenFile) -> String? {
    guard equals > 0 else { return nil }
    // `var last: Edge = …`
    var name = equals - 1
    while name > statement.lowerBound + 1, file.equals(name - 1, ":") { name -= 2 }
    return file.string(name)
  }
}
