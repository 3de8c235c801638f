import RTLFacts
import RTLLexing

/// Constraints that one call says in full: `NSLayoutConstraint(item: title, attribute: .leading, …)`, `withVisualFormat: "H:|-[title]"`.
extension CodeWidths {
  /// - Parameter label: that of the first argument.
  func readWhole(_ label: Int) {
    let open = code.brackets.opener(enclosing: label)
    guard open >= 0 else { return }
    let arguments = code.arguments(ofCallAt: open).map(\.range)
    guard let first = arguments.first, first.lowerBound == label + 2 else { return }
    if words.has(file.string(label), .format) {
      if first.count <= 2, let token = first.last, file.tokens[token].kind == .string { readFormat(Array(file.bytes[file.contentRange(ofString: token)])) }
      return
    }
    guard arguments.count > 4, let part = part(arguments[1]), let relation = arguments[2].last.flatMap({ words.relations[file.string($0)] }) else { return }
    let isAlone = arguments[3].count == 1 && (isAt(arguments[3].lowerBound, "nil") || isAt(arguments[3].lowerBound, "NULL"))
    tie(viewName(first), part, relation, to: isAlone ? nil : viewName(arguments[3]), self.part(arguments[4]))
  }

  private func viewName(_ view: Range<Int>) -> String { PlacedView.bare(file.text(view)) }

  /// The last name of an attribute: `.leading`, `NSLayoutConstraint.Attribute.leading`, `NSLayoutAttributeLeading`.
  private func part(_ attribute: Range<Int>) -> Part? { attribute.last.flatMap { words.chain[file.string($0)] } }

  /// Whether a view is handed to such a call, or stands in the list that says what the names of a format mean.
  func isConstrained(byArgumentAt start: Int, of open: Int) -> Bool {
    let callee = isAt(start - 1, ":") ? start - 2 : open - 1
    guard callee >= 0 else { return false }
    if words.has(file.string(callee), .bindings) { return true }
    if words.has(file.string(callee), .whole) { return code.arguments(ofCallAt: open).count > 4 }
    return file.tokens[callee].kind == .string && formatted.contains(String(decoding: file.bytes[file.contentRange(ofString: callee)], as: UTF8.self))
  }

  // MARK: - Visual formats

  /// Reads the parts of a row from the leading to the trailing side: `H:|-8-[icon]-[title(>=40)]-(>=8)-|`.
  private func readFormat(_ format: [UInt8]) {
    guard format.first != UInt8(ascii: "V") else { return }
    var last: (view: String?, relation: WidthVocabulary.Relation)?
    var k = 0
    while k < format.count {
      switch format[k] {
      case UInt8(ascii: "|"):
        if let before = last, let view = before.view { tie(view, .end, before.relation, to: nil, .end) }
        last = (nil, .equal)
        k += 1
      case UInt8(ascii: "["):
        let end = format[k...].firstIndex(of: UInt8(ascii: "]")) ?? format.count
        let inside = format[k + 1..<end]
        let name = String(decoding: inside.prefix { $0 != UInt8(ascii: "(") }, as: UTF8.self)
        if name.utf8.count < inside.count { tie(name, .width, relation(inside.dropFirst(name.utf8.count)), to: nil, nil) }
        formatted.insert(name)
        if let before = last { tie(name, .start, before.relation, to: before.view, before.view == nil ? .start : .end) }
        last = (name, .equal)
        k = end + 1
      case UInt8(ascii: "("):
        let end = format[k...].firstIndex(of: UInt8(ascii: ")")) ?? format.count
        last?.relation = relation(format[k..<end])
        k = end + 1
      default: k += 1
      }
    }
  }

  /// The strongest of the relations in parentheses, which commas part.
  private func relation(_ text: ArraySlice<UInt8>) -> WidthVocabulary.Relation {
    let relations = text.split(separator: UInt8(ascii: ",")).map { part -> WidthVocabulary.Relation in
      part.contains(UInt8(ascii: ">")) ? .least : part.contains(UInt8(ascii: "<")) ? .most : .equal
    }
    return relations.first { $0 == .equal } ?? relations.first ?? .equal
  }
}
