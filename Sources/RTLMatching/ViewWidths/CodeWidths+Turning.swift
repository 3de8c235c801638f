import RTLFacts

/// Views that change sides with the layout around them.
extension CodeWidths {
  /// Whether what places a view is mirrored in a right-to-left layout: leading and trailing sides hold it, or it is in a stack that they
  /// hold, and the file gives neither a frame.
  /// - Parameter view: the tokens that name it, inside of the code that sets it up.
  func turn(_ view: Range<Int>) -> Fit {
    guard let last = view.last, !hasRightToLeftText else { return .no }
    var name = name(of: view)
    if let property = code.property(madeOf: view.lowerBound, name) {
      name = property
    } else if isAt(last - 1, "."), last - 2 >= view.lowerBound, !isSelf(last - 2) {
      return code.expressionType(endingAt: last - 2).name.map { .byType(TraitSubject(code.name(last), in: $0)) } ?? .no
    } else if code.isParameterName(last) {
      return .no
    }
    guard turns(name) else { return .no }
    return isKnownElsewhere(name) ? .unlessElsewhere(name) : .yes
  }

  /// Whether the file declares a part of a type, and what places it is mirrored.
  fileprivate func turns(_ part: TraitSubject) -> Bool {
    declarations(of: part.name).allSatisfy { code.scopeNames(at: $0).first == part.type } && !hasRightToLeftText && turns(part.name)
  }

  /// - Parameter depth: how many stacks lie between the view that was asked about and this one.
  private func turns(_ name: String, depth: Int = 0) -> Bool {
    guard depth < Self.deepestStack, !name.isEmpty, name != "self", isDeclaredHereAlone(name), !fixed.contains(name), !sizesMany else { return false }
    switch uses(of: name, changing: .side) {
    case .stacked(let stack): return stack == "self" || turns(stack, depth: depth + 1)
    case .free: return mirrored.contains(name) || tokens(of: name).contains(where: isLed)
    case .unknown, nil: return false
    }
  }

  /// Whether a helper holds a view by sides that change with the direction: `label.pinEdges(to: card)`.
  private func isLed(_ token: Int) -> Bool { words(placing: token).contains { words.has($0, .mirroring) } }

  /// Whether a helper that places a view names no physical side: it leaves the side to the direction.
  func leavesSide(_ token: Int) -> Bool {
    let placing = words(placing: token)
    return !placing.isEmpty && !placing.contains { words.has($0, .physical) || words.has($0, .sizing) || words.has($0, .moving) && !words.has($0, .mirroring) }
  }

  /// The words of the statement that begins with a view, or with a message to it.
  private func words(placing token: Int) -> [String] {
    code.statement(around: token).prefix(CodeWidths.longestHelper).filter { $0 > token && file.tokens[$0].kind == .identifier }
      .flatMap { IdentifierWords.split(file.string($0).utf8) }
  }
  private static let longestHelper = 40

  /// Whether the file holds a text in a right-to-left language: where an app is written in one, the right is where a line begins.
  private var hasRightToLeftText: Bool { file.texts.contains { Scripts.hasRightToLeftLetter(file.bytes[file.tokens[Int($0)].range]) } }
}

extension CodeView {
  /// Whether the file declares a part of a type, and what places it is mirrored in a right-to-left layout.
  package func turns(_ part: TraitSubject, _ vocabularies: Vocabularies) -> Bool { CodeWidths(self, vocabularies).turns(part) }
}
