/// What code does with the outlets of a name.
extension CodeView {
  package struct OutletUses: Sendable {
    /// Some type has a property of that name.
    package fileprivate(set) var isDeclared = false
    /// Something may give it a content.
    package fileprivate(set) var mayFill = false

    /// Of no file.
    package init() {}

    /// What it leads to stays as Interface Builder made it.
    package var isEmpty: Bool { isDeclared && !mayFill }

    /// Takes what another file says.
    package mutating func formUnion(_ other: OutletUses) {
      isDeclared = isDeclared || other.isDeclared
      mayFill = mayFill || other.mayFill
    }
  }

  /// The names that code may call an outlet by.
  package static func spellings(ofOutlet name: String) -> Set<String> { [name, "_" + name, "$" + name, "`" + name + "`"] }

  /// What the file does with outlets of a name.
  /// - Parameter bare: the members by which a view gets no content. Whatever else is done with the name may give it one.
  package func uses(ofOutlet name: String, bare: NameSet) -> OutletUses {
    var uses = OutletUses()
    for use in names(CodeView.spellings(ofOutlet: name)) {
      let declaration = declarations.named(name).first { $0.name == use }
      if declaration?.kind == .property {
        uses.isDeclared = true
      } else if !isLabel(use), !isSynthesized(use), !isBare(use, bare) {
        uses.mayFill = true
        return uses
      }
    }
    // `setValue(text, forKeyPath: "card.text")`
    uses.mayFill = file.texts.contains { token in
      isKind(Int(token), .string) && content(ofString: Int(token)).split(separator: UInt8(ascii: ".")).contains { $0.elementsEqual(name.utf8) }
    }
    return uses
  }

  /// `@synthesize card = _card;`
  private func isSynthesized(_ i: Int) -> Bool { !isSwift && at(statementStart(i), "@synthesize") }

  /// Whether a use of a name only asks for one of these members, or sets it: `card.frame`, `card?.layer`, `[card setHidden:YES]`.
  private func isBare(_ i: Int, _ members: NameSet) -> Bool {
    var next = i + 1
    if isSwift, at(next, "?") || at(next, "!") { next += 1 }
    if at(next, ".") {
      next += 1
    } else if isSwift || !isSelectorPart(next) {
      return false
    }
    return isIdentifier(next) && members.contains(file.tokens[next].range, of: file.bytes)
  }
}
