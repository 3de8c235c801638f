extension CodeView {
  /// Whether the file sets a member of the name that ends an operand (`swipe.direction = …`, `[swipe setDirection:…]`), an
  /// instance variable and its property being one, or the function round it sets that member of anything: a loop's
  /// variable may be the name. Of a type nothing is known: a constructor behind it is the value of a declaration.
  package func sets(_ member: String, of name: Range<Int>) -> Bool {
    guard let last = name.last, isName(last), bytes(last).first.map({ !(UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }) ?? false else { return true }
    let found = setMembers(member)
    if found.names.contains(PlacedView.bare(text(last))) { return true }
    guard let body = functionBody(around: last)?.body else { return false }
    return found.tokens.contains(where: body.contains)
  }

  /// Where a member is set, and the names of which.
  private func setMembers(_ member: String) -> SetMembers {
    if let known = membersSet[member] { return known }
    let setter = Setter.name(of: member)
    var found = SetMembers()
    for i in names([member, setter]) {
      let isProperty = text(i) == member && at(i - 1, ".")
      guard isProperty ? isAssignment(i + 1) : text(i) == setter else { continue }
      found.tokens.append(i)
      var owner = isProperty ? i - 2 : i - 1
      if at(owner, "?") || at(owner, "!") { owner -= 1 }
      guard isKind(owner, .identifier) else { continue }
      found.names.insert(PlacedView.bare(text(owner)))
      for object in objects(namedBy: owner) { found.names.insert(PlacedView.bare(text(object.upperBound - 1))) }
    }
    membersSet[member] = found
    return found
  }
}

/// Where a file sets one member.
struct SetMembers {
  /// Without the underscore of an instance variable.
  var names: Set<String> = []
  var tokens: [Int] = []
}
