import RTLFacts

/// Objects of Interface Builder that nobody sees and that do nothing.
extension ElementMatcher {
  /// Whether an object shows nothing, or does nothing, and no code can change that through an outlet.
  /// - Parameter element: a gesture recognizer, or a button or what belongs to one, such as its insets.
  func isIdle(_ element: Int) -> Bool {
    guard let object = document.object(around: element), tree.attribute("customClass", of: object) == nil,
      !document.outlets(to: object).contains(where: { $0.property != "gestureRecognizers" })
    else { return false }
    let parts = object + 1..<tree.elements[object].subtreeEnd
    let name = tree.name(of: object)
    if name.hasSuffix("GestureRecognizer") { return !parts.contains { tree.isNamed("action", $0) || tree.isNamed("segue", $0) } }
    // A type such as `contactAdd` brings its image.
    guard name == "button", ["system", "custom", "roundedRect", nil].contains(tree.value("buttonType", of: object)) else { return false }
    return !parts.contains { part in
      IdleObjects.contents.contains(tree.name(of: part))
        || IdleObjects.texts.contains { tree.value($0, of: part)?.contains { $0 != " " } ?? false }
    }
  }
}

private enum IdleObjects {
  /// Elements inside a button that show something, or may.
  static let contents: Set<String> = ["attributedString", "imageReference", "userDefinedRuntimeAttribute"]
  /// Attributes of a button's states and of its configuration.
  static let texts = ["title", "image", "subtitle"]
}
