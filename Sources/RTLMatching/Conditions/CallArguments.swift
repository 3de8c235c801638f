import RTLFacts

extension Evaluator {
  /// Whether two arguments of the call that an operand is, or of the call that the constant it names was made
  /// with in this file, are of different size. Values that are passed on (`insets.left` beside
  /// `insets.right`, `leftInset` beside `rightInset`) do not differ.
  /// - Parameters: labels of the arguments; of C, which has none, the positions of left and right from 1.
  func argumentsDiffer(_ operand: Range<Int>, _ a: String, _ b: String) -> Bool {
    guard let call = call(of: operand), let a = argument(a, of: call), let b = argument(b, of: call) else { return false }
    let isKnown = code.number(a.range) != nil && code.number(b.range) != nil
    return (isKnown || !isPassedOn(a.range, b.range, a.label.map(text) ?? "left", b.label.map(text) ?? "right")) && !isSameSize(a.range, b.range)
  }

  /// Members of one thing, named for the two sides.
  private func isPassedOn(_ a: Range<Int>, _ b: Range<Int>, _ from: String, _ to: String) -> Bool {
    guard let left = a.last, let right = b.last, text(a.lowerBound).first?.isUppercase == false else { return false }
    return a.dropLast().map(text) == b.dropLast().map(text) && isTwin(left..<left + 1, right..<right + 1, [from: to])
  }

  private func text(_ token: Int) -> String { code.file.string(token) }

  private func argument(_ name: String, of call: [Argument]) -> Argument? {
    if let position = Int(name) { return call.indices.contains(position - 1) ? call[position - 1] : nil }
    return call.first { $0.label.map(text) == name }
  }

  private func call(of operand: Range<Int>) -> [Argument]? {
    guard let last = operand.last else { return nil }
    if let open = opener(of: last) { return code.arguments(ofCallAt: open) }
    guard code.file.tokens[last].kind == .identifier, let value = code.value(ofConstant: text(last)), let end = value.last, let open = opener(of: end)
    else { return nil }
    return code.arguments(ofCallAt: open)
  }

  private func opener(of closer: Int) -> Int? {
    guard code.file.equals(closer, ")") else { return nil }
    let open = code.brackets.partner(of: closer)
    return open >= 0 && open < closer ? open : nil
  }
}
