import RTLFacts
import RTLLexing

/// Views without constraints that code makes as large as their content: `label.sizeToFit()`.
extension CodeWidths {
  /// Whether code makes a view as large as its content, and does nothing else to its size.
  func isSizedToFit(_ name: String) -> Bool {
    tokens(of: name).contains { member(of: $0).map { words.has(file.string($0), .fitting) } ?? false } && uses(of: name, mayMove: true) == .free
  }

  /// The member behind a name: `label.sizeToFit`, `label?.sizeToFit`, `[label sizeToFit]`.
  private func member(of token: Int) -> Int? {
    var next = token + 1
    while isAt(next, "?") || isAt(next, "!") { next += 1 }
    if isAt(next, ".") { next += 1 }
    return next < file.tokens.count && file.tokens[next].kind == .identifier ? next : nil
  }

  /// Whether a member of a view that no constraint holds leaves its size: it asks for something, or only moves the view.
  func keepsSize(_ member: Int) -> Bool {
    if setsLines(member) { return false }
    let set = Setter.property(of: file.string(member))
    let name = set ?? file.string(member)
    if words.anchors[name] != nil || words.blockMakers.contains(name) || words.has(name, .listing) { return false }
    if words.has(name, .neutral) || words.has(name, .fitting) { return true }
    guard words.has(name, .sizing) || words.hasWord(name, .placing) else { return true }
    var path = [name]
    var last = member
    while isAt(last + 1, "."), last + 2 < file.tokens.count {
      last += 2
      path.append(file.string(last))
    }
    // `label.frame.origin.x = 8`
    let isSet = set != nil || isAt(last + 1, "=") || code.isCompoundAssignment(last + 1)
    return path.contains { words.has($0, .moving) } ? !isAt(last + 1, "(") : !isSet && !isAt(last + 1, "(") && !isAt(last + 1, ":")
  }
}
