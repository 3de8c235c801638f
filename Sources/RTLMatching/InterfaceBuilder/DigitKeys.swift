import RTLFacts

/// Keys with the digits as their titles.
extension ElementMatcher {
  /// So many digits in a row are keys.
  private static let fewest = 3

  /// Whether a stack view or a view holds keys for three digits in a row, each behind the one before: `1`, `2`, `3`.
  func holdsDigitRow(_ view: Int) -> Bool {
    let keys = document.objects(in: view).compactMap { object in digit(of: object).map { (object: object, digit: $0) } }
    guard keys.count >= Self.fewest else { return false }
    if tree.isNamed("stackView", view) {
      return tree.value("axis", of: view) != "vertical" && (0...keys.count - Self.fewest).contains { start in
        (1..<Self.fewest).allSatisfy { keys[start + $0].digit == keys[start].digit + $0 }
      }
    }
    let digits = Dictionary(keys.map { ($0.object, $0.digit) }) { first, _ in first }
    let chained = document.constraints.filter { constraint in
      guard let first = constraint.firstItem.flatMap({ digits[$0] }), let second = constraint.secondItem.flatMap({ digits[$0] }) else { return false }
      switch (constraint.firstAttribute, constraint.secondAttribute) {
      case ("leading", "trailing"): return first == second + 1
      case ("trailing", "leading"): return second == first + 1
      default: return false
      }
    }
    return chained.count >= Self.fewest - 1
  }

  /// The digit that a button's title begins with, alone or above its letters: `2 ABC`.
  private func digit(of button: Int) -> Int? {
    guard tree.isNamed("button", button) else { return nil }
    let title = (button + 1..<tree.elements[button].subtreeEnd).lazy.compactMap { self.tree.value("title", of: $0) }.first
    guard let title, let first = title.utf8.first, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) else { return nil }
    let rest = title.utf8.dropFirst().first
    return rest == nil || rest == UInt8(ascii: " ") || rest == UInt8(ascii: "\n") || rest == UInt8(ascii: "&") ? Int(first - UInt8(ascii: "0")) : nil
  }
}
