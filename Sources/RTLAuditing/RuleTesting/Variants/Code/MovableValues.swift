import RTLFacts
import RTLLexing

/// A value that may get a name in a statement before its own, and its type, if it has to be written.
struct TypedValue {
  var tokens: Range<Int>
  var type: String?
}

/// A declaration of Objective-C without its value.
func declaration(_ type: String, _ name: String) -> String { type.hasSuffix("*") ? type + name : "\(type) \(name)" }

extension ExampleText {
  /// Whether a statement stands where locals may be declared: in a block of code, or at the top, where examples are code.
  func isInCode(_ statement: CodeStatement) -> Bool {
    guard let block = statement.block else { return !topIsDeclarations }
    return view.isCodeBlock(block)
  }

  /// Whether a statement may be put into a block, or behind another one, at the top of an example that has functions as well.
  func mayMove(_ statement: CodeStatement) -> Bool { !isInMacro(statement.tokens) && (statement.block == nil || isInCode(statement)) }

  /// Whether a statement may stand with another one before it. At the top of an example that has functions, an assignment is code, too.
  func mayFollow(_ statement: CodeStatement) -> Bool {
    guard !isInMacro(statement.tokens), !isCommented(statement.tokens) else { return false }
    // Objective-C: a label has no declaration behind it.
    if !isSwift, view.at(statement.tokens.lowerBound - 1, ":") { return false }
    switch statement.form {
    case .assignment: return statement.block == nil || isInCode(statement)
    case .expression: return (statement.block == nil || isInCode(statement)) && !(statement.block.map { hasResult($0) || view.isClosure($0) } ?? false)
    case .result: return isInCode(statement)
    default: return false
    }
  }

  /// Whether the top of the example is the inside of a type, or of a file: it has functions.
  var topIsDeclarations: Bool {
    (0..<view.count).contains { view.at($0, "{") && view.enclosing($0) == nil && (view.isFunctionBody($0) || view.isTypeBody($0)) }
  }

  /// The value that a statement assigns or returns, where it may get a name in a statement before it.
  func movableValue(of statement: CodeStatement) -> TypedValue? {
    guard mayFollow(statement), let value = plainValue(of: statement) else { return nil }
    let type = type(ofValue: value, of: statement)
    return (isSwift || type != nil) && mayMove(value, typed: type != nil) ? TypedValue(tokens: value, type: type) : nil
  }

  /// The arguments of a statement's own calls that may get a name before it; of a `bad` example those with a mark.
  func movableArguments(of statement: CodeStatement) -> [TypedValue] {
    guard mayFollow(statement) else { return [] }
    var found: [TypedValue] = []
    for open in statement.tokens where view.at(open, "(") && view.endsOperand(open - 1) || view.at(open, "[") && !isSwift {
      // Inside a closure the argument may be made of what is only there; behind a condition it is not always read.
      let before = statement.tokens.lowerBound..<open
      if view.block(around: open) != statement.block || before.contains(where: { view.isTernary($0) || view.at($0, "&&") || view.at($0, "??") }) { continue }
      for argument in view.arguments(ofCallAt: open).map(\.range) where argument.count > 1 && concerns(argument) {
        if found.contains(where: { $0.tokens.overlaps(argument) }) || argument.contains(where: { view.at($0, "{") }) { continue }
        if let type = type(ofArgument: argument) { found.append(TypedValue(tokens: argument, type: type)) }
      }
    }
    return found
  }

  private func type(ofArgument argument: Range<Int>) -> String? {
    let first = argument.lowerBound
    // A call may take a literal as something else than a string.
    if view.kind(first) == .string || view.kind(first) == .stringHead { return nil }
    return ownType(of: argument) ?? (view.at(first, ".") ? view.contextualType(at: first).name : nil)
  }
}
