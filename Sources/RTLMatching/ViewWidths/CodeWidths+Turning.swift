import RTLFacts

/// Views that change sides with the layout around them.
extension CodeWidths {
  /// Whether what places a view is mirrored in a right-to-left layout: leading and trailing sides hold it, or it is in a stack that they
  /// hold, and the file gives neither a frame.
  /// - Parameter view: the tokens that name it, inside of the code that sets it up.
  func turn(_ view: Range<Int>) -> Known {
    // What is called would be called again where its direction is asked.
    guard let last = view.last, !view.contains(where: { isAt($0, "(") || isAt($0, "[") }), !hasRightToLeftText else { return .no }
    var name = name(of: view)
    if let property = code.property(madeOf: view.lowerBound, name) {
      name = property
    } else if isAt(last - 1, "."), last - 2 >= view.lowerBound, !isSelf(last - 2) {
      // Of an object whose type is not known, all types that have such a part.
      return .byType(TraitSubject(code.name(last), in: code.expressionType(endingAt: last - 2).name))
    } else if code.isParameterName(last) {
      return .no
    }
    if isFreeOutlet(name) { return ownPart(name, at: view.lowerBound).map(Known.byType) ?? .no }
    guard let known = placers(of: name) else { return .no }
    return known.isEmpty ? .yes : .unlessElsewhere(known)
  }

  /// What the file says of a part of a type that it declares; nil where it declares none.
  fileprivate func turning(_ part: TraitSubject) -> ViewTurning? {
    guard declarations(of: part.name).contains(where: { part.type == nil || code.scopeNames(at: $0).first == part.type }) else { return nil }
    guard !hasRightToLeftText else { return .no }
    return isFreeOutlet(part.name) ? .byLayout : placers(of: part.name).map(ViewTurning.yes) ?? .no
  }

  /// Whether a file of Interface Builder alone places a view.
  private func isFreeOutlet(_ name: String) -> Bool {
    let declared = declarations(of: name)
    return declared.count == 1 && declaresOutlet(declared[0]) && !isPlaced(name) && !sizesMany && uses(of: name, changing: .side) == .free
  }

  /// Of a view and the stacks round it, as far as the file knows them, those that other files can name; nil where one of them may keep its
  /// side, or a view round them.
  /// - Parameter depth: how many of them lie between the view that was asked about and this one.
  private func placers(of name: String, depth: Int = 0) -> [String]? {
    guard depth < Self.deepestStack, !name.isEmpty, name != "self", isDeclaredHereAlone(name), !fixed.contains(name), !sizesMany else { return nil }
    let own = isKnownElsewhere(name) ? [name] : []
    switch uses(of: name, changing: .side) {
    case .stacked(let stack): return stack == "self" ? own : placers(of: stack, depth: depth + 1).map { own + $0 }
    case .free:
      guard isMirrored(name, atBothSides: depth == 0) else { return nil }
      let type = declarations(of: name).first.flatMap { code.scopeNames(at: $0).first }
      let round = code.holder(of: name, in: type).flatMap { code.isOwnView($0) || isSelf($0) ? nil : $0 }
      return round.map { placers(of: $0, depth: depth + 1) != nil } ?? true ? own : nil
    case .unknown, nil: return nil
    }
  }

  /// Whether constraints of its own, or helpers such as `label.pinEdges(to: card)`, hold a view by sides that change with the direction: by
  /// one of them, or from the one to the other, so that its text has a known room.
  private func isMirrored(_ name: String, atBothSides: Bool) -> Bool {
    let helpers = tokens(of: name).flatMap(placingWords).compactMap { words.has($0, .mirroring) ? .both : words.chain[$0] }
    let parts = mirrored[name, default: []].union(helpers)
    return parts.contains(.both) || (atBothSides ? parts.isSuperset(of: [.start, .end]) : !parts.isDisjoint(with: [.start, .end]))
  }

  /// Whether a constraint of a view, of whatever object, is held by a physical side.
  func isFixed(_ name: String) -> Bool { fixed.contains { $0 == name || $0.hasSuffix("." + name) } }

  /// Whether a helper that places a view names no physical side: it leaves the side to the direction.
  func leavesSide(_ token: Int) -> Bool {
    let placing = placingWords(at: token)
    return !placing.isEmpty && !placing.contains { words.has($0, .physical) || words.has($0, .sizing) || words.has($0, .moving) && words.chain[$0] == nil }
  }

  /// The words of a call on a view that is named for placing it; none where nothing is called.
  private func placingWords(at token: Int) -> [String] {
    guard let member = member(of: token), words.hasWord(file.string(member), .placing) else { return [] }
    let end = isAt(member - 1, ".") ? code.operandEnd(startingAt: token) + 1 : code.enclosing(member).map { code.brackets.partner(of: $0) } ?? member
    guard !code.isSwift || (member + 1..<max(end, member + 1)).contains(where: { isAt($0, "(") }) else { return [] }
    return (member..<max(end, member)).prefix(CodeWidths.longestHelper).filter { file.tokens[$0].kind == .identifier }
      .flatMap { IdentifierWords.split(file.string($0).utf8) }
  }
  private static let longestHelper = 40
}

/// What the code of its type says of the side of a view in a right-to-left layout.
package enum ViewTurning: Sendable {
  /// What places it is mirrored, as far as no other file changes these: the view, and those round it.
  case yes([String])
  /// Something keeps it at its side, or may do so.
  case no
  /// It is an outlet: files of Interface Builder place it.
  case byLayout

  /// Whether the view changes sides, with all that is known beside the file.
  /// - Parameters:
  ///   - view: its name.
  ///   - layout: whether files of Interface Builder say so of its outlet.
  ///   - isChanged: whether other code may change a view of that name.
  package func holds(of view: String, byLayout layout: @autoclosure () -> Bool, isChanged: (String) -> Bool) -> Bool {
    switch self {
    case .yes(let views): !views.contains(where: isChanged)
    case .byLayout: layout() && !isChanged(view)
    case .no: false
    }
  }
}

extension CodeView {
  /// What the file says of a part of a type that it declares, or of any type; nil where it declares none.
  package func turning(_ part: TraitSubject, _ vocabularies: Vocabularies) -> ViewTurning? { CodeWidths(self, vocabularies).turning(part) }
}
