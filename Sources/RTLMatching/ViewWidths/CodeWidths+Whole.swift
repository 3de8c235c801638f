import RTLFacts
import RTLLexing

/// Constraints that one call says in full: a view, its side, the relation, another view and its side.
extension CodeWidths {
  /// A part is nil where it is none across.
  typealias Whole = (view: String, part: Part?, relation: WidthVocabulary.Relation, other: String?, otherPart: Part?, isFixed: Bool)

  /// What a call says, if it is one of these and all of it can be read: no name of a side, no view that is found in some way.
  /// - Parameter open: its parenthesis, or the bracket of the message.
  func whole(_ open: Int) -> Whole? {
    guard open > 0, words.has(file.string(isAt(open, "(") ? open - 1 : open + 1), .whole) else { return nil }
    let arguments = code.arguments(ofCallAt: open).map(\.range)
    guard arguments.count >= CodeWidths.wholeConstraint, let view = viewName(arguments[0]), let attribute = constant(arguments[1]),
      let relation = constant(arguments[2]).flatMap({ words.relations[$0] })
    else { return nil }
    let part = words.chain[attribute]
    guard part != nil || words.has(attribute, .upright) else { return nil }
    if arguments[3].count == 1, isAt(arguments[3].lowerBound, "nil") {
      return part.map { $0 == .width } ?? true ? (view, part, relation, nil, nil, false) : nil
    }
    guard let other = viewName(arguments[3]), let otherAttribute = constant(arguments[4]) else { return nil }
    let otherPart = words.chain[otherAttribute]
    // A height may be so and so much of a width.
    guard (part == nil) == (otherPart == nil), otherPart != nil || words.has(otherAttribute, .upright) else { return nil }
    return (view, part, relation, other, otherPart, [attribute, otherAttribute].contains { words.has($0, .physical) })
  }
  /// The view, its side, the relation, the other view and its side; a factor and a distance follow.
  private static let wholeConstraint = 5

  /// Of a plain path of names: `title`, `self.title`, `cell->title`.
  private func viewName(_ view: Range<Int>) -> String? {
    guard view.count % 2 == 1, view.allSatisfy({ ($0 - view.lowerBound) % 2 == 0 ? file.tokens[$0].kind == .identifier : isAt($0, ".") || isAt($0, "->") })
    else { return nil }
    let name = name(of: view)
    return name.isEmpty ? nil : name
  }

  /// `leading` of `.leading`, of the same with its type and of the constant of C that is named for it; nil for a variable.
  private func constant(_ value: Range<Int>) -> String? {
    guard let last = value.last, value.allSatisfy({ file.tokens[$0].kind == .identifier || isAt($0, ".") }) else { return nil }
    let name = file.string(last)
    if code.isSwift {
      let isOfType = isAt(value.lowerBound, ".") || file.string(value.lowerBound).first?.isUppercase == true
      return value.count > 1 && isOfType ? name : nil
    }
    guard value.count == 1, let prefix = words.names(of: .prefix).first(where: name.hasPrefix) else { return nil }
    let rest = name.dropFirst(prefix.count)
    return rest.prefix(1).lowercased() + rest.dropFirst()
  }
}
