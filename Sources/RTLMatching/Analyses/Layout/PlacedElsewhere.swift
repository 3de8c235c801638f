import RTLFacts

/// Views whose frame says nothing about their place, because a bar, a table or the like decides it.
struct PlacedElsewhere {
  let code: CodeView
  let table: PlacementTable

  /// Whether a function hands a view to what places it.
  /// - Parameter view: as written.
  func places(_ view: String, in body: Range<Int>) -> Bool {
    let file = code.file
    return body.contains { token in
      guard file.tokens[token].kind == .identifier, file.tokens[token].length > 7 else { return false }
      guard file.isAssignment(token + 1) || file.equals(token + 1, ":"), isPlacing(file.string(token)) else { return false }
      // The name of a local where its value is read in its place.
      if let copy = file.copy(at: token + 2) { return file.bytes[copy.use].elementsEqual(view.utf8) }
      return file.text(token + 2..<code.operandEnd(startingAt: token + 2) + 1) == view
    }
  }

  /// Whether what places it takes the value that ends in a token: `Item(customView: Box(frame: …))`.
  func takes(valueEndingAt token: Int) -> Bool {
    switch code.context(of: token).context {
    case .argument(let label?, _, _, _): isPlacing(label)
    case .assignment(_, let member): isPlacing(member)
    default: false
    }
  }

  /// The name of a member or an argument, or of the message that sets one.
  private func isPlacing(_ name: String) -> Bool { table.has(name, .placing) || table.has(Setter.property(of: name), .placing) }
}
