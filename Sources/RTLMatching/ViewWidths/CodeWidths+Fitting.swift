import RTLFacts
import RTLLexing

/// Views without constraints that code makes as large as their content: `label.sizeToFit()`.
extension CodeWidths {
  /// Whether code makes a view as large as its content, and does nothing else to its size.
  func isSizedToFit(_ name: String) -> Bool {
    let tokens = tokens(of: name)
    let fits = tokens.filter { member(of: $0).map { isFitting($0, name) } ?? false }
    return !fits.isEmpty && !isMeasuredWithOther(fits, tokens + (standIns[name] ?? [])) && uses(of: name, mayMove: true) == .free
  }

  /// Whether a text is set behind the last measurement of a function that has measured another one: `label.text = widest;
  /// label.sizeToFit(); label.text = now`.
  private func isMeasuredWithOther(_ fits: [Int], _ tokens: [Int]) -> Bool {
    let texts = tokens.filter { member(of: $0).map { setsText($0) } ?? false }
    return fits.contains { fit in
      guard let body = code.functionBody(around: fit)?.body, !fits.contains(where: { $0 > fit && body.contains($0) }) else { return false }
      let texts = texts.filter(body.contains)
      return texts.contains { $0 < fit } && texts.contains { $0 > fit }
    }
  }

  private func setsText(_ member: Int) -> Bool {
    let set = Setter.property(of: file.string(member))
    return words.has(set ?? file.string(member), .text) && (set != nil || isAt(member + 1, "="))
  }

  /// `label.sizeToFit()`, `label.frame.size = label.intrinsicContentSize`.
  private func isFitting(_ member: Int, _ view: String) -> Bool {
    if words.has(file.string(member), .fitting) { return true }
    let name = Setter.property(of: file.string(member)) ?? file.string(member)
    guard words.has(name, .sizing), let value = value(setBy: member) else { return false }
    return isOwnWidth(value, of: view, asMeasured: true)
  }

  /// The member behind a name: `label.sizeToFit`, `label?.sizeToFit`, `[label sizeToFit]`.
  private func member(of token: Int) -> Int? {
    var next = token + 1
    while isAt(next, "?") || isAt(next, "!") { next += 1 }
    if isAt(next, ".") { next += 1 }
    return next < file.tokens.count && file.tokens[next].kind == .identifier ? next : nil
  }

  /// The last member of the path that begins with one: `x` of `frame.origin.x`.
  private func lastMember(from member: Int) -> Int {
    var last = member
    while isAt(last + 1, "."), last + 2 < file.tokens.count { last += 2 }
    return last
  }

  /// What a member, or one of its members, is set to.
  private func value(setBy member: Int) -> Range<Int>? {
    let last = lastMember(from: member)
    if isAt(last + 1, "=") { return last + 2..<code.operandEnd(startingAt: last + 2) + 1 }
    let open = code.brackets.opener(enclosing: member)
    guard Setter.property(of: file.string(member)) != nil, isAt(member + 1, ":"), open >= 0 else { return nil }
    return member + 2..<code.brackets.partner(of: open)
  }

  /// Whether a member of a view that no constraint holds leaves its size: it asks for something, or only moves the view.
  func keepsSize(_ member: Int, of view: String) -> Bool {
    if setsLines(member) { return false }
    let set = Setter.property(of: file.string(member))
    let name = set ?? file.string(member)
    if words.anchors[name] != nil || words.blockMakers.contains(name) || words.has(name, .listing) { return false }
    if words.has(name, .neutral) || words.has(name, .fitting) || words.has(name, .measuring) { return true }
    guard words.has(name, .sizing) || words.hasWord(name, .placing) else { return true }
    let last = lastMember(from: member)
    // `label.frame.origin.x = 8`
    let isSet = set != nil || isAt(last + 1, "=") || code.isCompoundAssignment(last + 1)
    let path = stride(from: member, through: last, by: 2)
    if name == file.string(member) ? path.contains(where: { words.has(file.string($0), .moving) }) : words.has(name, .moving) { return !isAt(last + 1, "(") }
    if isSet { return value(setBy: member).map { isOwnWidth($0, of: view) } ?? false }
    return !isAt(last + 1, "(") && !isAt(last + 1, ":")
  }

  // MARK: - The width that a view has

  /// Whether a width, a size or a rectangle is that of the view: `label.frame.width`, `CGRect(x: 8, y: 8, width: size.width, …)`.
  /// - Parameter asMeasured: as wide as the content, and not as the view is now.
  private func isOwnWidth(_ value: Range<Int>, of view: String, asMeasured: Bool = false) -> Bool {
    guard let first = value.first(where: { file.tokens[$0].kind == .identifier }) else { return false }
    let name = file.string(first)
    if words.has(name, .rectangle) || words.has(name, .width), isAt(first + 1, "("), code.brackets.partner(of: first + 1) == value.upperBound - 1 {
      let arguments = code.arguments(ofCallAt: first + 1)
      let width = words.has(name, .width) ? arguments.first
        : arguments.first { $0.label.map { words.has(file.string($0), .width) } ?? false }
          ?? (arguments.count == CodeWidths.rectangle && arguments[0].label == nil ? arguments[CodeWidths.rectangle / 2] : nil)
      return width.map { isOwnWidth($0.range, of: view, asMeasured: asMeasured) } ?? false
    }
    let level = code.brackets.opener(enclosing: first)
    let path = value.filter { code.brackets.opener(enclosing: $0) == level }
    guard !path.contains(where: { file.tokens[$0].kind == .operator && !isAt($0, ".") && !isAt($0, "->") }) else { return false }
    let names = path.filter { file.tokens[$0].kind == .identifier }
    if let own = names.firstIndex(where: { PlacedView.bare(file.string($0)) == view }) {
      guard names[..<own].allSatisfy(isSelf), let member = names[(own + 1)...].first.map(file.string) else { return false }
      return words.has(member, .measuring) || !asMeasured && words.has(member, .sizing) && hasWidth(names[(own + 2)...])
    }
    guard let local = code.local(namedBy: first), hasWidth(names.dropFirst()), isOwnWidth(local.value, of: view, asMeasured: asMeasured) else { return false }
    return code.names([name]).filter { local.scope.contains($0) && $0 >= local.value.upperBound && !isAt($0 - 1, ".") }.allSatisfy(keepsWidth)
  }
  /// Arguments of a rectangle in C: x, y, width, height.
  private static let rectangle = 4

  /// Whether the rest of a path leads to a width, or to nothing else.
  private func hasWidth(_ names: ArraySlice<Int>) -> Bool { names.allSatisfy { words.has(file.string($0), .width) } }

  /// Whether what is done to the copy of a rectangle leaves its width.
  private func keepsWidth(of copy: Int) -> Bool {
    let last = lastMember(from: copy)
    guard isAt(last + 1, "=") || code.isCompoundAssignment(last + 1) else { return true }
    return stride(from: copy + 2, through: last, by: 2).contains { words.has(file.string($0), .moving) }
  }
}
