extension CodeView {
  /// Swift: the type of a closure's first argument, where the closure sets up a new value: `UITextView().then { … }`,
  /// `with(UITextView()) { … }`. What other closures get is something of their receiver.
  /// - Parameters:
  ///   - i: the token of `$0`, or of a name.
  ///   - declared: what declares the name; only a parameter without a type is one of a closure.
  func configuredType(_ i: Int, declared: Declaration?) -> String? {
    if let declared, declared.kind != .parameter || declared.type != nil || declared.value != nil { return nil }
    guard isSwift, let open = declared.map({ $0.name - 1 }) ?? closure(around: i), at(open, "{") else { return nil }
    var function = open - 1
    var value: Int?
    if at(function, ")"), let parenthesis = partner(function) {
      let arguments = arguments(ofCallAt: parenthesis)
      guard arguments.count == 1, arguments[0].label == nil, !arguments[0].range.isEmpty else { return nil }
      value = arguments[0].range.upperBound - 1
      function = parenthesis - 1
    }
    guard isName(function) else { return nil }
    guard let made = value ?? (at(function - 1, ".") ? function - 2 : nil), at(made, ")"), let parenthesis = partner(made) else { return nil }
    let type = parenthesis - 1
    return isName(type) && isCapital(type) && !at(type - 1, ".") && !CodeView.collections.contains(name(type)) ? name(type) : nil
  }

  /// Their closures get an element.
  private static let collections: Set<String> = ["Array", "ArraySlice", "ContiguousArray", "Set", "Dictionary", "String", "Substring"]

  /// The brace of the closure that `$0` belongs to.
  func closure(around i: Int) -> Int? {
    guard at(i, "$0") else { return nil }
    var open = enclosing(i)
    for _ in 0..<CodeView.depth {
      guard let here = open else { return nil }
      if at(here, "{"), isTrailingClosure(here) { return here }
      open = enclosing(here)
    }
    return nil
  }
}
