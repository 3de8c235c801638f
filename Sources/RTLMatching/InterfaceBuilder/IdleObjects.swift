import RTLFacts

/// Objects of Interface Builder that nobody sees and that do nothing.
extension ElementMatcher {
  /// Whether an object shows nothing, or does nothing, and no code can change that through an outlet.
  /// - Parameter element: a gesture recognizer, or a button or what belongs to one, such as its insets.
  func isIdle(_ element: Int) -> Bool {
    guard let object = document.object(around: element), tree.attribute("customClass", of: object) == nil,
      !document.outlets(to: object).contains(where: { $0.property != "gestureRecognizers" })
    else { return false }
    let parts = parts(of: object)
    let name = tree.name(of: object)
    if name.hasSuffix("GestureRecognizer") { return !parts.contains { tree.isNamed("action", $0) || tree.isNamed("segue", $0) } }
    // A type such as `contactAdd` brings its image.
    guard name == "button", ["system", "custom", "roundedRect", nil].contains(tree.value("buttonType", of: object)) else { return false }
    return !shows(IdleObjects.contents, IdleObjects.texts, in: parts)
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
  /// Elements inside a button that show something, or may.
  static let contents: Set<String> = ["attributedString", "imageReference", "userDefinedRuntimeAttribute"]
  /// Those of them that hold a title, or may.
  static let titles: Set<String> = ["attributedString", "userDefinedRuntimeAttribute"]
  /// Attributes of a button's states and of its configuration.
  static let texts = ["title", "image", "subtitle"]
}
