/// What functions and computed properties of a file give back.
extension CodeView {
  /// Tokens of a body that is looked through.
  private static let longestBody = 3_000
  private static let mostResults = 12

  /// What stands between the braces of a function of this file.
  /// - Parameter name: the token of its name, or of the first part of its selector.
  func body(ofFunction name: Int) -> Range<Int>? {
    var k: Int? = name
    var steps = 0
    while let here = k, steps < 200 {
      if at(here, ";") || at(here, "}") { return nil }
      if at(here, "{"), case .function(let own, _) = header(of: here), own == name, let close = partner(here), close - here < Self.longestBody {
        return here + 1..<close
      }
      (k, steps) = (after(here), steps + 1)
    }
    return nil
  }

  /// What stands between the braces of a computed property: of its getter where it has one.
  func computedBody(of declaration: Declaration) -> Range<Int>? {
    guard isSwift, declaration.kind == .property || declaration.kind == .local || declaration.kind == .global, declaration.value == nil,
      let open = declaration.type?.upperBound, at(open, "{"), let close = partner(open), close - open < Self.longestBody
    else { return nil }
    if at(open + 1, "get"), at(open + 2, "{"), let end = partner(open + 2) { return open + 3..<end }
    return isCodeBlock(open) ? open + 1..<close : nil
  }

  /// The values of the `return` statements of a body, or the body itself where it is one expression.
  func results(in body: Range<Int>) -> [Range<Int>] {
    guard let open = body.isEmpty ? nil : enclosing(body.lowerBound) else { return [] }
    var found: [Range<Int>] = []
    for k in body where at(k, "return") && found.count < Self.mostResults && isOwn(k, of: open) && after(k) != nil {
      let end = valueEnd(k + 1)
      if end > k + 1 { found.append(k + 1..<end) }
    }
    return found.isEmpty ? [body] : found
  }

  /// Whether a loop or a closure stands round a token inside of a block, or a `for` of C counts there.
  func isRepeated(_ token: Int, since block: Int) -> Bool {
    var p = token
    for _ in 0..<32 {
      guard let open = enclosing(p), open > block else { break }
      if at(open, "("), at(open - 1, "for") { return true }
      if at(open, "{") {
        if isClosure(open) { return true }
        if case .control(let keyword, _, _) = header(of: open), at(keyword, "for") || at(keyword, "while") { return true }
      }
      p = open
    }
    // The variable of a loop of C is declared in its head.
    return at(block, "(") && at(block - 1, "for")
  }

  /// Whether no closure stands between a token and the braces.
  private func isOwn(_ k: Int, of open: Int) -> Bool {
    var p = k
    for _ in 0..<32 {
      guard let block = block(around: p), block != open else { return true }
      if isClosure(block) { return false }
      p = block
    }
    return false
  }
}
