import RTLSystem

/// Words for the objects of an interface file, as the outline of Xcode shows them.
extension InterfaceDocument {
  /// "Orders Scene › View › Stack View › Label “Total”, id a1B-c2-d3". An element without an id is
  /// described by the object that it belongs to. Nil for an element outside all objects.
  package func description(of element: ElementTree.Index) -> String? {
    guard let object = object(around: element) else { return nil }
    var path = [title(of: object, withText: true)]
    let scene = scene(of: object)
    for ancestor in nearby(object) {
      // The scene is named after its controller, and a document is no object.
      if ancestor == scene || tree.attribute("sceneMemberID", of: ancestor) != nil { break }
      guard tree.attribute("id", of: ancestor) != nil, ancestor != tree.root else { continue }
      guard path.count < Self.longestPath else {
        path.append("…")
        break
      }
      path.append(title(of: ancestor, withText: false))
    }
    if let scene { path.append(sceneName(scene)) }
    return path.reversed().joined(separator: " › ") + (id(of: object).map { ", id " + Self.shortened($0) } ?? "")
  }

  /// The id of the object that an element belongs to; nil where that has none, and outside all objects.
  package func objectID(of element: ElementTree.Index) -> String? { object(around: element).flatMap(id) }

  /// "Orders Scene": after the controller's label, title, identifier or class, else after the comment
  /// that Xcode writes before a scene.
  package func sceneName(_ scene: ElementTree.Index) -> String {
    let members = tree.child(named: "objects", of: scene).map(firstChildren) ?? []
    let controller = members.first { tree.value("sceneMemberID", of: $0) == "viewController" } ?? members.first
    let named = controller.flatMap { controller in
      ["userLabel", "title", "storyboardIdentifier", "customClass"].lazy
        .compactMap { tree.value($0, of: controller) }.first { !$0.isEmpty }
    }
    let name = Self.shortened(named ?? comment(before: scene) ?? controller.map(kind) ?? "Unnamed")
    return name.hasSuffix("Scene") ? name : name + " Scene"
  }

  /// The words that a person reads on an object: its text, title or placeholder; nil if there are none.
  package func text(of object: Object) -> String? {
    let own = ["text", "title", "headerTitle", "placeholder", "placeholderString"].lazy.compactMap { tree.value($0, of: object) }
    if let text = own.first(where: { !$0.isEmpty }) { return text }
    for child in firstChildren(of: object) {
      let key = tree.value("key", of: child)
      if key == "text" || key == "title" {
        let text = tree.text(of: child)
        if !text.isEmpty { return text }
      }
      if key == "attributedText" {
        let pieces = firstChildren(of: child).compactMap { tree.value("content", of: $0) }
        if !pieces.isEmpty { return pieces.joined() }
      }
      // The state of a button and the cell of a macOS control carry the title of their owner.
      if key == "normal" || key == "cell" || key == "configuration", let title = tree.value("title", of: child), !title.isEmpty {
        return title
      }
    }
    return nil
  }

  /// "Stack View" for `stackView`.
  package func kind(of object: Object) -> String {
    var words: [UInt8] = []
    for (i, byte) in tree.file.bytes[tree.nameRange(of: object)].enumerated() {
      let isUpper = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
      if isUpper, i > 0, let last = words.last, !(UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(last) { words.append(0x20) }
      words.append(i == 0 && (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) ? byte - 0x20 : byte)
    }
    return Self.shortened(String(decoding: words, as: UTF8.self))
  }

  /// How many names a path shows before its outer part is left out.
  private static let longestPath = 8

  /// The label that a person gave the object, else its class, else its kind.
  private func title(of object: Object, withText: Bool) -> String {
    let label = tree.value("userLabel", of: object) ?? customClass(of: object)
    let name = label.map(Self.shortened) ?? kind(of: object)
    guard withText, let text = text(of: object) else { return name }
    return name + " “" + Self.shortened(text) + "”"
  }

  /// As many children as an object has titles and members of its own; a bound, because a view may hold
  /// any number of others and is described again for each of them.
  private func firstChildren(of element: ElementTree.Index) -> [ElementTree.Index] { Array(tree.children(of: element).prefix(64)) }

  /// The text of the comment that stands directly before an element.
  private func comment(before element: ElementTree.Index) -> String? {
    let start = tree.file.tokens[tree.elements[element].openToken].start
    let previous = tree.elements[element].openToken - 1
    let end = previous < 0 ? 0 : tree.file.tokens[previous].end
    let comments = tree.file.comments
    let next = comments.partitioningIndex { $0.start >= start }
    guard next > 0, comments[next - 1].range.lowerBound >= end, comments[next - 1].length > 7 else { return nil }
    let range = comments[next - 1].range
    return tree.string((range.lowerBound + 4)..<(range.upperBound - 3))
  }

  /// One line of at most 30 characters.
  private static func shortened(_ text: String) -> String {
    let words = text.split(whereSeparator: { $0.isWhitespace || $0.isNewline }).joined(separator: " ")
    return words.count > 30 ? words.prefix(29) + "…" : words
  }
}
