import RTLFacts
import RTLLexing

// What several rewritings ask of the code of an example.
extension ExampleText {
  /// The value that a statement assigns, declares or returns, where it is one expression that may stand in parentheses.
  func plainValue(of statement: CodeStatement) -> Range<Int>? {
    switch statement.form {
    case .assignment(_, _, let value), .variable(_, _, let value?), .result(let value): isPlainValue(value) ? value : nil
    default: nil
    }
  }

  /// Whether it is an expression and neither a list of values, nor a closure, nor in parentheses already.
  func isPlainValue(_ range: Range<Int>) -> Bool {
    guard let first = range.first, let last = range.last else { return false }
    if view.at(first, "{") || view.at(first, "&") || view.at(first, "^") || view.at(first, "#") { return false }
    // `@selector(…)` may be wanted as it is.
    if !isSwift, view.at(first, "@"), view.isIdentifier(first + 1) { return false }
    if isSwift, ["if", "switch", "try", "await", "nil", "_"].contains(view.text(first)) { return false }
    if view.at(first, "("), view.partner(first) == last { return false }
    // `[NSString stringWithFormat:@"%@", name]` has two values behind one colon.
    return !range.contains { view.kind($0) == .directive || view.at($0, ";") || view.at($0, ",") && view.enclosing($0) == view.enclosing(first) }
  }

  /// The name with which the target, the call or the receiver of the message begins, where members or a message follow it:
  /// `label` of `label.side = …`. No type, no `self`, no optional.
  func rootName(of statement: CodeStatement) -> Int? {
    var token = statement.tokens.lowerBound
    switch statement.form {
    case .assignment(let target, _, _):
      if target.contains(where: { view.at($0, "?") }) { return nil }
    case .expression: break
    default: return nil
    }
    if !isSwift, view.at(token, "[") { token += 1 }
    guard view.isName(token), !view.isCapital(token), !view.at(token, "self"), !view.at(token, "super") else { return nil }
    let isMessage = !isSwift && view.at(token - 1, "[") && view.isIdentifier(token + 1)
    guard isMessage || view.at(token + 1, ".") else { return nil }
    return token
  }

  /// The receiver of the member that a statement sets, and that member: `cell.label` and `side`.
  func receiver(of statement: CodeStatement) -> (receiver: Range<Int>, member: Int)? {
    guard case .assignment(let target, _, _) = statement.form, target.count >= 3, view.isIdentifier(target.upperBound - 1),
      view.at(target.upperBound - 2, ".") else { return nil }
    return (target.lowerBound..<target.upperBound - 2, target.upperBound - 1)
  }

  /// Binary operators of these spellings between two operands.
  func infixes(in tokens: Range<Int>, _ signs: Set<String>) -> [(left: Range<Int>, sign: Int, right: Range<Int>)] {
    tokens.compactMap { sign in
      guard signs.contains(view.text(sign)), view.endsOperand(sign - 1), tokens.contains(sign - 1), tokens.contains(sign + 1) else { return nil }
      if isSwift, view.spaceBefore(sign) != view.spaceBefore(sign + 1) { return nil }
      let (first, last) = (view.operandStart(endingAt: sign - 1), view.operandEnd(startingAt: sign + 1))
      guard first >= tokens.lowerBound, last < tokens.upperBound, !view.isOpener(sign - 1) else { return nil }
      return (first..<sign, sign, sign + 1..<last + 1)
    }
  }

  /// `condition ? first : second` of a statement, with branches that go as far as the expression does.
  func ternaries(in tokens: Range<Int>) -> [(condition: Range<Int>, question: Int, first: Range<Int>, second: Range<Int>)] {
    tokens.compactMap { question in
      guard view.isTernary(question) else { return nil }
      var colon: Int?
      var k = view.after(question)
      while let here = k, here < tokens.upperBound {
        if view.isTernary(here) { return nil }
        if view.at(here, ":") {
          colon = here
          break
        }
        k = view.after(here)
      }
      guard let colon else { return nil }
      var end = colon + 1
      k = end
      while let here = k, here < tokens.upperBound, !view.at(here, ","), !view.at(here, ";"), !view.at(here, ":"), !view.isTernary(here) {
        end = here + 1
        if view.isOpener(here) || view.kind(here) == .stringHead { end = (view.partner(here) ?? here) + 1 }
        if view.kind(here) == .stringHead { end = view.stringTail(of: here) + 1 }
        k = view.after(here)
        if let next = k, view.startsStatement(next) { break }
      }
      if view.isTernary(end) || end <= colon + 1 { return nil }
      // The condition begins where the expression does.
      var start = question
      while start > tokens.lowerBound, let before = view.before(start), before >= tokens.lowerBound, !ends(before) { start = before }
      return start < question ? (start..<question, question, question + 1..<colon, colon + 1..<end) : nil
    }
  }

  /// Whether an expression that is followed leftward ends at this token.
  private func ends(_ token: Int) -> Bool {
    view.at(token, "=") || view.at(token, ",") || view.at(token, ":") || view.at(token, "return") || view.at(token, ";") || view.at(token, "in")
      || view.at(token, "?") || view.at(token, "+=") || view.at(token, "-=") || view.at(token, "*=")
  }

  /// The type of a value as code spells it: what its context, its call or its literal says. Nil in doubt.
  func type(ofValue value: Range<Int>, of statement: CodeStatement) -> String? {
    if let own = ownType(of: value) { return own }
    guard case .assignment(let target, let sign, _) = statement.form, view.at(sign, "="), let last = target.last,
      case .known(let name, let declaration) = view.expressionType(endingAt: last), name != "Array", name != "Dictionary" else { return nil }
    // A declaration of the example may say more than the name: that it is an optional.
    if let declaration { return view.declaredType(of: view.name(declaration)).map(text) }
    return isSwift ? name : objectiveCType(name)
  }

  /// The type that a value has wherever it stands.
  func ownType(of value: Range<Int>) -> String? {
    guard let first = value.first, let last = value.last else { return nil }
    if view.kind(first) == .string || view.kind(first) == .stringHead {
      guard view.stringTail(of: first) == last || first == last else { return nil }
      return isSwift ? "String" : view.text(first).hasPrefix("@") ? "NSString *" : nil
    }
    if isSwift {
      // `Insets(…)`, `Stack.Edge(…)`
      var k = first
      while view.isName(k), view.isCapital(k), view.at(k + 1, ".") { k += 2 }
      guard view.isName(k), view.isCapital(k), view.at(k + 1, "("), view.partner(k + 1) == last else { return nil }
      return vocabulary[.failing].contains(view.text(k + 2)) ? nil : text(first..<k + 1)
    }
    // `InsetsMake(…)`
    if view.isName(first), view.isCapital(first), view.at(first + 1, "("), view.partner(first + 1) == last, view.text(first).hasSuffix("Make") {
      return String(view.text(first).dropLast(4))
    }
    // `[NSString stringWithFormat:…]`: a factory of its class.
    if view.at(first, "["), view.partner(first) == last, view.isName(first + 1), view.isCapital(first + 1), view.isIdentifier(first + 2) {
      let type = view.text(first + 1), selector = view.text(first + 2)
      let word = type.drop { $0.isUppercase }
      let isFactory = !word.isEmpty && selector.lowercased().hasPrefix(word.lowercased())
      return isFactory ? type + " *" : nil
    }
    return nil
  }

  /// A type of Swift's tables as Objective-C declares it.
  func objectiveCType(_ name: String) -> String? {
    if let own = vocabulary.objectiveCTypes[name] { return own }
    return members.isOwner(name) && !name.contains(".") ? name + " *" : name.split(separator: ".").joined()
  }

  /// Whether a value may be read one statement earlier, and says by itself what it is: no literal that takes its type from where it
  /// stands, no implicit member. A known type lifts the second condition.
  func mayMove(_ value: Range<Int>, typed: Bool) -> Bool {
    guard isPlainValue(value) else { return false }
    if value.contains(where: { view.at($0, "await") || view.at($0, "try") || view.at($0, "yield") }) { return false }
    if typed || !isSwift { return true }
    guard let first = value.first else { return false }
    // An operand of its own type decides the type of the whole.
    let own = value.filter { view.enclosing($0) == view.enclosing(first) }
    let hasOwn = own.contains { token in
      view.isName(token) && !view.at(token - 1, ".") && !view.isLabel(token) || view.kind(token) == .stringHead || view.kind(token) == .string
    }
    return hasOwn && !own.contains { (view.at($0, ".") || view.at($0, "[")) && !view.endsOperand($0 - 1) }
  }
}
