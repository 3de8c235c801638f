extension CodeView {
  /// The index past the Swift type that begins at `i`.
  func typeEnd(_ i: Int) -> Int? {
    var k = i
    var steps = 0
    while steps < 200 {
      steps += 1
      if at(k, "@") { k += 2; continue }
      if at(k, "any") || at(k, "some") || at(k, "inout") || at(k, "borrowing") || at(k, "consuming") { k += 1; continue }
      if at(k, "[") || at(k, "(") {
        guard let close = partner(k), close > k else { return nil }
        k = close + 1
      } else if isIdentifier(k) {
        k += 1
      } else {
        return k > i ? k : nil
      }
      while steps < 200 {
        steps += 1
        if at(k, "?") || at(k, "!"), !spaceBefore(k) {
          k += 1
        } else if at(k, "."), isIdentifier(k + 1) {
          k += 2
        } else if at(k, "<"), let close = genericClose(k) {
          k = close + 1
        } else {
          break
        }
      }
      if at(k, "->") || at(k, "&") || at(k, "throws") || at(k, "async") { k += 1; continue }
      return k
    }
    return nil
  }

  /// The index past an initial value that begins at `i`: the end of the statement, a comma, or the
  /// block of the `if` that binds it.
  func valueEnd(_ i: Int) -> Int {
    var k: Int? = i
    var last = i
    var steps = 0
    while let here = k, steps < CodeView.reach {
      steps += 1
      if here > i, at(here, ",") || at(here, ";") || startsStatement(here) { return here }
      if isSwift, here > i {
        if at(here, "else") { return here }
        if at(here, "{"), case .control(_, let condition, _) = header(of: here), condition.contains(i) { return here }
        if at(here, "{"), at(here + 1, "didSet") || at(here + 1, "willSet") { return here }
      }
      last = here
      k = after(here)
    }
    return isOpener(last) ? (partner(last) ?? count - 1) + 1 : last + 1
  }

  private static let qualifiers = NameSet([
    "const", "static", "extern", "__weak", "__strong", "__block", "__unsafe_unretained", "__kindof", "nullable", "nonnull",
    "_Nullable", "_Nonnull", "IBOutlet", "struct", "enum", "unsigned", "signed", "inout", "weak", "some", "any", "IBInspectable",
    "__nullable", "__nonnull", "volatile", "inline", "__autoreleasing", "null_unspecified", "borrowing", "consuming",
  ])

  /// The name of a type without optionals, qualifiers and generics: `Outer.Inner`, `Array`.
  /// Nothing for functions, tuples and `id`.
  /// - Parameter depth: the brackets round it that were looked into.
  func typeName(in range: Range<Int>, depth: Int = 0) -> String? {
    guard depth < CodeView.depth else { return nil }
    var k = range.lowerBound
    if isSwift {
      var j: Int? = k
      while let here = j, here < range.upperBound {
        if at(here, "->") { return nil }
        j = after(here)
      }
    }
    while k < range.upperBound, at(k, anyOf: CodeView.qualifiers) || at(k, "@") { k += at(k, "@") ? 2 : 1 }
    guard k < range.upperBound else { return nil }
    if at(k, "("), let close = partner(k), close < range.upperBound, close > k + 1 { return typeName(in: k + 1..<close, depth: depth + 1) }
    if at(k, "["), let close = partner(k), close < range.upperBound {
      return (k..<close).contains { at($0, ":") && enclosing($0) == k } ? "Dictionary" : "Array"
    }
    guard isIdentifier(k) else { return nil }
    if !isSwift { return at(k, "id") || at(k, "void") ? nil : text(k) }
    if at(k, "Optional"), at(k + 1, "<"), k + 2 < range.upperBound { return typeName(in: k + 2..<range.upperBound, depth: depth + 1) }
    var name = self.name(k)
    while k < range.upperBound, name.utf8.count < 300 {
      if at(k + 1, "<"), let close = genericClose(k + 1) { k = close } else if at(k + 1, "."), isIdentifier(k + 2), k + 2 < range.upperBound {
        name += "." + self.name(k + 2)
        k += 2
      } else {
        break
      }
    }
    return at(k + 1, ",") && enclosing(k + 1) == enclosing(range.lowerBound) && k + 1 < range.upperBound ? nil : name
  }

  private static let simpleTypes = NameSet([
    "int", "float", "double", "bool", "char", "long", "short", "id", "size_t", "instancetype", "auto", "uint32_t", "int32_t", "unsigned",
  ])

  /// Objective-C: the tokens of the type in a declaration of the name at `i`.
  func typeBefore(_ i: Int) -> Range<Int>? {
    var k = i - 1
    var stars = 0
    while at(k, "*") || at(k, anyOf: CodeView.qualifiers) {
      if at(k, "*") { stars += 1 }
      k -= 1
    }
    let last = k
    if at(k, ">"), let open = angleOpen(k) { k = open - 1 }
    guard isName(k) else { return nil }
    guard isCapital(k) || at(k, anyOf: CodeView.simpleTypes) else { return nil }
    var start = k
    while at(start - 1, anyOf: CodeView.qualifiers) { start -= 1 }
    let before = start - 1
    let opens = startsStatement(start) || at(before, "(") || at(before, ",") || at(before, ")") && isPropertyList(before) || at(before, "property")
    guard opens || at(before, "extern") else { return nil }
    return start..<last + 1
  }

  private func isPropertyList(_ close: Int) -> Bool {
    guard let open = partner(close) else { return false }
    return at(open - 1, "property") || at(open - 1, "IBOutletCollection") || isIdentifier(open - 1) && startsStatement(open - 1)
  }

  private func angleOpen(_ close: Int) -> Int? {
    var depth = 0
    var k = close
    while k >= 0, close - k < 40 {
      if at(k, ">") { depth += 1 }
      if at(k, ">>") { depth += 2 }
      if at(k, "<") { depth -= 1 }
      if depth == 0 { return k }
      if at(k, ";") || at(k, "{") { return nil }
      k -= 1
    }
    return nil
  }
}
