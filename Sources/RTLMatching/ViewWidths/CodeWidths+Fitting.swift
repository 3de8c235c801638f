import RTLFacts
import RTLLexing

/// Views without constraints that code makes as large as their content: `label.sizeToFit()`.
extension CodeWidths {
  /// Whether code makes a view as large as its content, and does nothing else to its size.
  func isSizedToFit(_ name: String) -> Bool {
    let members = (tokens(of: name) + standIns(of: name)).compactMap(member)
    let fits = members.filter { words.has(file.string($0), .fitting) }
    return !fits.isEmpty && !members.contains { isText($0, behind: fits) } && uses(of: name, changing: .freeWidth) == .free
  }

  /// Whether a text is set behind the last measurement of its function, so that the view is as wide as another text.
  private func isText(_ member: Int, behind fits: [Int]) -> Bool {
    let set = Setter.property(of: file.string(member))
    guard words.has(set ?? file.string(member), .text), set != nil || isAt(member + 1, "="), let body = code.functionBody(around: member)?.body
    else { return false }
    let own = fits.filter(body.contains)
    return own.max().map { $0 < member } ?? false
  }

  /// The member behind a name: `label.sizeToFit`, `label?.sizeToFit`, `[label sizeToFit]`.
  func member(of token: Int) -> Int? {
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
    guard isSize(member) || words.hasWord(name, .placing) else { return true }
    // `label.frame.origin.x = 8`
    let moves = words.has(name, .moving) || path(member).contains { words.has($0, .moving) }
    return moves ? !isAt(lastMember(from: member) + 1, "(") : !isSet(member)
  }

  /// Whether a member leads to a size or to what decides one: `layer.frame.size.width`, `setFrame:`.
  func isSize(_ member: Int) -> Bool {
    path(member).contains { words.has($0, .sizing) || words.has(Setter.property(of: $0) ?? "", .sizing) }
  }

  /// Whether a member is set or called, and not only asked for.
  func isSet(_ member: Int) -> Bool {
    let next = lastMember(from: member) + 1
    return Setter.property(of: file.string(member)) != nil || isAt(next, "=") || isAt(next, "(") || isAt(next, ":") || code.isCompoundAssignment(next)
  }

  func path(_ member: Int) -> [String] { (member...lastMember(from: member)).map(file.string) }

  /// The end of the path of members that begins with one: `x` of `frame.origin.x`, `setFrame` of `[label.layer setFrame:…]`.
  private func lastMember(from member: Int) -> Int {
    var (last, next) = (member, member + 1)
    while next + 1 < file.tokens.count {
      let isMark = isAt(next, "?") || isAt(next, "!")
      let isMessage = !code.isSwift && file.tokens[next].kind == .identifier
      guard isMark || isMessage || isAt(next, ".") && file.tokens[next + 1].kind == .identifier else { break }
      if !isMark { last = isMessage ? next : next + 1 }
      next = max(last, next) + 1
    }
    return last
  }
}
