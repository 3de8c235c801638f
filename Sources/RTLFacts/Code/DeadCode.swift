import RTLSystem

/// Code that does nothing for a user of the app: what the compiler leaves out, what only an editor shows, and names of values.
extension CodeView {
  /// Whether the compiler leaves a token out, or only Xcode shows it.
  package func isDeadCode(_ i: Int) -> Bool { isLeftOut(i) || isSwift && !previews.isEmpty && isPreviewed(i) }

  /// Macros and protocols whose braces hold what only Xcode shows.
  private var previews: Set<String> { directionVocabulary.previews }

  /// Objective-C: whether a token is the value of an enumerator, `SideStart = FIRST_SIDE,`: it says what a name stands
  /// for, and sets nothing.
  package func isEnumerator(_ i: Int) -> Bool {
    guard !isSwift, at(i - 1, "="), isName(i - 2), at(i - 3, "{") || at(i - 3, ","), at(i + 1, ",") || at(i + 1, "}"), let open = enclosing(i), at(open, "{")
    else { return false }
    // `typedef NS_ENUM(NSInteger, Side) {`, `typedef enum Side : NSInteger {`
    if at(open - 1, ")"), let macro = partner(open - 1) { return at(macro - 2, "typedef") }
    return (open - 5..<open).contains { at($0, "enum") }
  }

  // MARK: Previews

  private func isPreviewed(_ i: Int) -> Bool {
    var inner = i
    for _ in 0..<CodeView.depth {
      guard let open = enclosing(inner) else { return false }
      if at(open, "{"), startsPreview(open) { return true }
      inner = open
    }
    return false
  }

  /// `#Preview("Empty") {`, `struct Card_Previews: PreviewProvider {`.
  private func startsPreview(_ open: Int) -> Bool {
    let macro = at(open - 1, ")") ? (partner(open - 1) ?? open) - 1 : open - 1
    if isKind(macro, .directive) { return previews.contains(text(macro)) }
    guard case .type(let name) = header(of: open) else { return false }
    return (name + 1..<open).contains { isIdentifier($0) && previews.contains(text($0)) }
  }

  // MARK: Conditions of the compiler

  /// Whether a condition that has one value in this file shuts the code off: `#if 0`, `#if false`, `#if OLD_LAYOUT` where
  /// the file says `#define OLD_LAYOUT 0`.
  private func isLeftOut(_ i: Int) -> Bool {
    let known = leftOut ?? findLeftOut()
    leftOut = known
    let next = known.partitioningIndex { $0.upperBound > i }
    return next < known.count && known[next].contains(i)
  }

  /// One `#if` that is open.
  private struct Conditional {
    /// The branch is shut off, or all that follow it are.
    var isOff: Bool, isTaken: Bool
    var start: Int
  }

  /// The tokens that are shut off: ranges in their order, none in another.
  private func findLeftOut() -> [Range<Int>] {
    var found: [Range<Int>] = []
    var open: [Conditional] = []
    func close(_ conditional: Conditional, _ end: Int) {
      guard conditional.isOff else { return }
      while let last = found.last, last.lowerBound > conditional.start { found.removeLast() }
      found.append(conditional.start..<end)
    }
    for k in 0..<count where isKind(k, .directive) {
      switch text(k).filter({ !$0.isWhitespace }) {
      case "#if", "#ifdef", "#ifndef":
        let value = conditionValue(behind: k)
        open.append(Conditional(isOff: value == false, isTaken: value == true, start: k))
      case "#elif", "#elseif", "#else":
        guard let last = open.popLast() else { continue }
        close(last, k)
        let value = conditionValue(behind: k)
        open.append(Conditional(isOff: last.isTaken || value == false, isTaken: last.isTaken || value == true, start: k))
      case "#endif":
        if let last = open.popLast() { close(last, k) }
      default: break
      }
    }
    return found
  }

  /// Tokens of a condition that is read.
  private static let longestCondition = 60

  /// What a condition is worth in the app that people get; nil where only the build settings say.
  private func conditionValue(behind directive: Int) -> Bool? {
    let line = (directive + 1..<count).prefix { !flags($0).contains(.startsLine) }
    guard line.count <= Self.longestCondition else { return nil }
    switch text(directive).filter({ !$0.isWhitespace }) {
    case "#ifdef": return isDefined(line)
    case "#ifndef": return isDefined(line).map { !$0 }
    default: return conditionValue(line)
    }
  }

  private func conditionValue(_ line: Range<Int>) -> Bool? {
    // What binds least is cut first.
    if let cut = line.first(where: { at($0, "||") && isOutside($0, line) }) {
      return joined(conditionValue(line.lowerBound..<cut), conditionValue(cut + 1..<line.upperBound), decisive: true)
    }
    if let cut = line.first(where: { at($0, "&&") && isOutside($0, line) }) {
      return joined(conditionValue(line.lowerBound..<cut), conditionValue(cut + 1..<line.upperBound), decisive: false)
    }
    guard let first = line.first, let last = line.last else { return nil }
    if at(first, "!") { return conditionValue(line.dropFirst()).map { !$0 } }
    if at(first, "("), partner(first) == last { return conditionValue(line.dropFirst().dropLast()) }
    if at(first, "defined") { return isDefined(at(first + 1, "(") ? line.dropFirst(2).dropLast() : line.dropFirst()) }
    guard line.count == 1 else { return nil }
    return literal(first) ?? macro(name(first)).flatMap { $0.count == 1 ? literal($0.lowerBound) : nil } ?? directionVocabulary.buildFlags[name(first)]
  }

  /// The value of two that are joined; an unknown one leaves open what the other does not decide.
  private func joined(_ left: Bool?, _ right: Bool?, decisive: Bool) -> Bool? {
    if left == decisive || right == decisive { return decisive }
    return left == nil || right == nil ? nil : !decisive
  }

  /// Whether a macro exists in the app that people get.
  private func isDefined(_ macro: Range<Int>) -> Bool? { macro.count == 1 ? macro.first.flatMap { directionVocabulary.buildFlags[name($0)] } : nil }

  /// Whether a token of a condition stands in no brackets of it.
  private func isOutside(_ i: Int, _ line: Range<Int>) -> Bool { enclosing(i).map { $0 < line.lowerBound } ?? true }

  private func literal(_ i: Int) -> Bool? {
    switch text(i) {
    case "0", "false", "NO": false
    case "1", "true", "YES": true
    default: nil
    }
  }
}
