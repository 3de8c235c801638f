import RTLFacts

/// Objects of Interface Builder that nobody sees and that do nothing.
extension ElementMatcher {
  /// Whether an object shows nothing, or does nothing, and no code changes that through an outlet.
  /// - Parameter element: a gesture recognizer, a label, or a button or what belongs to one, such as its insets.
  func isIdle(_ element: Int) -> Answer {
    // Code finds a view by its tag, too.
    guard let object = document.object(around: element), tree.attribute("customClass", of: object) == nil, tree.attribute("tag", of: object) == nil
    else { return .no }
    let outlets = document.outlets(to: object).map(\.property).filter { $0 != "gestureRecognizers" }
    let parts = parts(of: object)
    switch tree.name(of: object) {
    case "button":
      // A type such as `contactAdd` brings its image.
      guard ["system", "custom", "roundedRect", nil].contains(tree.value("buttonType", of: object)) else { return .no }
    case "label":
      guard tree.value("text", of: object) == "" else { return .no }
    case let name:
      guard name.hasSuffix("GestureRecognizer") else { return .no }
      return Answer(outlets.isEmpty && !parts.contains { tree.isNamed("action", $0) || tree.isNamed("segue", $0) })
    }
    guard !shows(IdleObjects.contents, IdleObjects.texts, in: parts) else { return .no }
    return outlets.isEmpty ? .yes : .ask(.leavesEmpty(outlets))
  }

  /// Whether an object is a button without a title in the file, or belongs to one.
  func hasNoTitle(_ element: Int) -> Bool {
    guard let object = document.object(around: element), tree.isNamed("button", object) else { return false }
    return !shows(IdleObjects.titles, ["title"], in: parts(of: object))
  }

  private func parts(of object: Int) -> Range<Int> { object + 1..<tree.elements[object].subtreeEnd }

  /// Whether a part is one of these elements, or has a text for one of these attributes.
  private func shows(_ elements: Set<String>, _ attributes: [String], in parts: Range<Int>) -> Bool {
    parts.contains { part in
      elements.contains(tree.name(of: part)) || attributes.contains { tree.value($0, of: part)?.contains { $0 != " " } ?? false }
    }
  }
}

private enum IdleObjects {
  /// Elements inside a button or a label that show something, or may.
  static let contents: Set<String> = ["attributedString", "imageReference", "userDefinedRuntimeAttribute"]
  /// Those of them that hold a title, or may.
  static let titles: Set<String> = ["attributedString", "userDefinedRuntimeAttribute"]
  /// Attributes of a button's states and of its configuration.
  static let texts = ["title", "image", "subtitle"]
}
