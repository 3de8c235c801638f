import RTLFacts

/// Views that change sides with the layout around them.
extension CodeWidths {
  /// Whether what places a view is mirrored in a right-to-left layout: leading and trailing sides hold it, or it is in a stack that they
  /// hold, and the file gives neither a frame.
  /// - Parameter view: the tokens that name it, inside of the code that sets it up.
  func turn(_ view: Range<Int>) -> Fit {
    guard let last = view.last else { return .no }
    var name = name(of: view)
    if let property = code.property(madeOf: view.lowerBound, name) { name = property } else if code.isParameterName(last) { return .no }
    guard turns(name), !hasRightToLeftText else { return .no }
    return isKnownElsewhere(name) ? .unlessElsewhere(name) : .yes
  }

  /// - Parameter depth: how many stacks lie between the view that was asked about and this one.
  private func turns(_ name: String, depth: Int = 0) -> Bool {
    guard depth < Self.deepestStack, !name.isEmpty, name != "self", isDeclaredHereAlone(name), !fixed.contains(name), !sizesMany else { return false }
    switch uses(of: name, changing: .side) {
    case .stacked(let stack): return stack == "self" || turns(stack, depth: depth + 1)
    case .free: return mirrored.contains(name)
    case .unknown, nil: return false
    }
  }

  /// Whether the file holds a text in a right-to-left language: where an app is written in one, the right is where a line begins.
  private var hasRightToLeftText: Bool { file.texts.contains { Scripts.hasRightToLeftLetter(file.bytes[file.tokens[Int($0)].range]) } }
}
