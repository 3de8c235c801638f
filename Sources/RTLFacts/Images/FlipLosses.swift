/// What takes a picture without the mark that turns it round in right-to-left, or makes another picture of it.
package struct FlipLosses: Sendable {
  /// What the picture is given to when it is made, or by a property.
  package var types: Set<String> = []
  /// Functions and parts of messages.
  package var calls: Set<String> = []
  /// Properties of anything.
  package var properties: Set<String> = []
  /// Types of pictures: what makes another one may draw it anew.
  package var pictures: Set<String> = []
  /// Members of a picture that leave the mark as it is.
  package var kept: Set<String> = []

  /// Nothing does.
  package init() {}
}

extension CodeView {
  /// Where the picture that ends at a token loses the mark: there, or where the constant or variable is used that it is given to. Nil
  /// where the file shows no such place.
  package func flipLoss(ofPictureEndingAt last: Int, _ losses: FlipLosses) -> Int? {
    if losesFlip(endingAt: last, losses) { return last }
    let holder: Int
    switch context(of: last).context {
    case .initialValue(let name): holder = name
    case .assignment(let target, _):
      let name = target.upperBound - 1
      guard isIdentifier(name), target.count == 1 || target.count == 3 && at(name - 2, "self") else { return nil }
      holder = name
    default: return nil
    }
    let declared = declaration(of: name(holder), at: holder)?.name
    return names([text(holder)]).first { use in
      guard use != holder, !isLabel(use), isSwift || !isSelectorPart(use), !at(use - 1, ".") || at(use - 2, "self") else { return false }
      if let other = declaration(of: name(use), at: use)?.name, other != declared, !isUnwrapped(use, other) { return false }
      return losesFlip(endingAt: use, losses)
    }
  }

  /// `if let picture { … }`: another name for the same thing.
  private func isUnwrapped(_ use: Int, _ declared: Int) -> Bool {
    guard let value = declaration(of: name(use), at: use)?.value else { return false }
    return value.isEmpty || value.count == 1 && same(value.lowerBound, declared)
  }

  private func losesFlip(endingAt last: Int, _ losses: FlipLosses) -> Bool {
    var end = last
    while at(end + 1, "?") && at(end + 2, ".") || at(end + 1, "!") && !spaceBefore(end + 1) { end += 1 }
    // Of what it is asked, little leaves it as it is.
    if at(end + 1, "."), isIdentifier(end + 2) { return !losses.kept.contains(name(end + 2)) && !isAssignment(end + 3) }
    let start = operandStart(endingAt: end)
    if !isSwift, at(start - 1, "["), isIdentifier(end + 1), let (_, part) = selector(ofMessageAt: start - 1), part == end + 1 {
      return !losses.kept.contains(text(part))
    }
    switch context(of: end).context {
    case .assignment(let target, let member): return losses.properties.contains(member) || isOwner(of: target.upperBound - 1, losses)
    case .argument(_, let callee, let call, _):
      guard let close = partner(call) else { return false }
      if callee.contains(where: { isIdentifier($0) && (losses.types.contains(name($0)) || losses.calls.contains(name($0))) }) { return true }
      if !isSwift, at(call, "[") {
        if let (_, member) = propertySet(at: end) { return losses.properties.contains(member) || isReceiver(of: call, callee.lowerBound, losses) }
        if isReceiver(of: call, callee.lowerBound, losses) { return true }
      }
      return expressionType(endingAt: close).name.map(losses.pictures.contains) ?? false
    default: return false
    }
  }

  /// Whether a property belongs to one of the types.
  private func isOwner(of member: Int, _ losses: FlipLosses) -> Bool {
    guard at(member - 1, ".") else { return false }
    return (operandStart(endingAt: member)..<member).contains { isIdentifier($0) && losses.types.contains(name($0)) }
      || expressionType(endingAt: member - 2).name.map(losses.types.contains) ?? false
  }

  /// Whether a message goes to one of the types or to an object of one: `[SKTexture textureWith…:]`, `[[CIImage alloc] initWith…:]`.
  private func isReceiver(of message: Int, _ part: Int, _ losses: FlipLosses) -> Bool {
    (message..<part).contains { isIdentifier($0) && losses.types.contains(text($0)) }
      || expressionType(endingAt: part - 1).name.map(losses.types.contains) ?? false
  }
}
