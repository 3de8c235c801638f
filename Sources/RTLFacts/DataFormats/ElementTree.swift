import RTLLexing
import RTLSystem

/// The elements of an XML file as a flat list in document order; descendants of an element follow it
/// directly. Made from tokens in one pass without recursion; a damaged file gives the tree of what
/// could be read and `error`.
///
/// The tree shares the storage of the file's bytes and tokens: drop it before the `TokenFile` is reused.
package final class ElementTree: Sendable {
  /// An element by its place in `elements`.
  package typealias Index = Int

  /// Where an element stands among the tokens and among the others; names and texts are read from the file.
  package struct Element: Sendable, Equatable {
    /// Token index of `<name`.
    package var openToken: Int
    /// Token index of the `>` or `/>` of the opening tag, -1 if the tag lacks it.
    package var openEndToken: Int
    /// Token index of `</name>`, -1 for an empty element and for one that is not closed.
    package var closeToken: Int
    /// The element round this one, -1 for a root.
    package var parent: Index
    /// Indexes in `ElementTree.attributes`.
    package var attributes: Range<Int>
    /// The first element behind this one that is not inside it.
    package var subtreeEnd: Index
  }

  /// The two tokens of `name="value"`.
  package struct Attribute: Sendable, Equatable {
    /// Token index of the name.
    package var nameToken: Int
    /// -1 if the attribute has no value.
    package var valueToken: Int
  }

  /// The first place where the file breaks the rules of XML.
  package struct SyntaxError: Error, Sendable, Equatable {
    /// Byte offset.
    package var offset: Int
    /// "`</view>` closes `<label>`"
    package var reason: String
  }

  /// After `lex`, with the dialect `.xml` or `.stringsDictionary`.
  package let file: TokenFile
  /// In document order; empty for a file without any.
  package let elements: [Element]
  /// Those of all elements, in document order; each element has a range of them.
  package let attributes: [Attribute]
  /// nil for a well-formed file.
  package let error: SyntaxError?

  /// Whether every tag is closed, and whatever else XML asks; without it the tree may lack parts.
  package var isWellFormed: Bool { error == nil }

  /// - Parameter file: lexed with the dialect `.xml`.
  package init(_ file: TokenFile) {
    self.file = file
    var builder = ElementTreeBuilder(file)
    builder.build()
    elements = builder.elements
    attributes = builder.attributes
    error = builder.firstError
  }

  // MARK: Elements

  /// The first element, nil for a file without any.
  package var root: Index? { elements.isEmpty ? nil : 0 }

  /// As in the opening tag, a prefix included: `xs:element`.
  package func name(of element: Index) -> String { string(nameRange(of: element)) }

  /// Byte range of the name in the opening tag.
  package func nameRange(of element: Index) -> Range<Int> {
    let range = file.tokens[elements[element].openToken].range
    return (range.lowerBound + 1)..<range.upperBound
  }

  /// Compares bytes and makes no string: cheaper than `name(of:)`.
  package func isNamed(_ name: String, _ element: Index) -> Bool { equals(nameRange(of: element), name) }

  /// Byte range of the opening tag, from `<` to `>`.
  package func openTagRange(of element: Index) -> Range<Int> {
    let entry = elements[element]
    let start = Int(file.tokens[entry.openToken].start)
    if entry.openEndToken >= 0 { return start..<file.tokens[entry.openEndToken].end }
    let last = entry.attributes.last.map { attributes[$0] }
    return start..<file.tokens[last.map { max($0.nameToken, $0.valueToken) } ?? entry.openToken].end
  }

  /// Byte range of the whole element; one that is not closed ends with its opening tag.
  package func range(of element: Index) -> Range<Int> {
    let tag = openTagRange(of: element)
    let close = elements[element].closeToken
    return close < 0 ? tag : tag.lowerBound..<file.tokens[close].end
  }

  /// Nil for a root.
  package func parent(of element: Index) -> Index? { elements[element].parent < 0 ? nil : elements[element].parent }

  /// In document order, without those inside them.
  package func children(of element: Index) -> Children { Children(tree: self, position: element + 1, end: elements[element].subtreeEnd) }

  /// Everything inside an element, in document order.
  package func descendants(of element: Index) -> Range<Index> { (element + 1)..<elements[element].subtreeEnd }

  /// The elements round an element, the nearest first.
  package func ancestors(of element: Index) -> Ancestors { Ancestors(tree: self, position: elements[element].parent) }

  /// The first child of this name, nil if there is none.
  package func child(named name: String, of element: Index) -> Index? { children(of: element).first { isNamed(name, $0) } }

  /// Whether the autoresizing mask of a view names a part that gives way: `widthSizable`, `flexibleMinX`.
  package func isFlexible(_ part: String, of view: Index) -> Bool {
    child(named: "autoresizingMask", of: view).flatMap { value(part, of: $0) } == "YES"
  }

  /// The innermost element whose range holds a byte offset.
  package func element(at offset: Int) -> Index? {
    var found = elements.partitioningIndex { Int(file.tokens[$0.openToken].start) > offset } - 1
    while found >= 0, !range(of: found).contains(offset) { found = elements[found].parent }
    return found < 0 ? nil : found
  }

  // MARK: Attributes

  /// A bit for each attribute; a name whose bit is not among them is none of the element's.
  package func attributeBits(of element: Index) -> UInt64 {
    elements[element].attributes.reduce(0) { $0 | ElementTree.attributeBit(file.bytes[file.tokens[attributes[$1].nameToken].range]) }
  }

  /// The bit of an attribute's name.
  package static func attributeBit(_ name: some BidirectionalCollection<UInt8>) -> UInt64 { 1 << UInt64(NameEnds.of(name) & 63) }

  /// The first of this name, nil if the element lacks it; the value may still be missing.
  package func attribute(_ name: String, of element: Index) -> Attribute? {
    let length = name.utf8.count
    for i in elements[element].attributes {
      // Most names differ in length, and most questions are for what an element lacks.
      let token = file.tokens[attributes[i].nameToken]
      if Int(token.length) == length, equals(token.range, name) { return attributes[i] }
    }
    return nil
  }

  /// The value with references replaced, nil if the element lacks the attribute.
  package func value(_ name: String, of element: Index) -> String? { attribute(name, of: element).map(value) }

  /// Whether the attribute has this name.
  package func isNamed(_ name: String, _ attribute: Attribute) -> Bool { equals(file.tokens[attribute.nameToken].range, name) }

  /// References such as `&amp;` replaced, white space normalised; empty where there is no value.
  package func value(of attribute: Attribute) -> String { decoded(valueRange(of: attribute), normalizing: true) }

  /// As the file spells it, a prefix included.
  package func name(of attribute: Attribute) -> String { string(file.tokens[attribute.nameToken].range) }

  /// Byte range between the quotes; empty and behind the name if there is no value.
  package func valueRange(of attribute: Attribute) -> Range<Int> {
    guard attribute.valueToken >= 0 else {
      let end = file.tokens[attribute.nameToken].end
      return end..<end
    }
    let token = file.tokens[attribute.valueToken]
    let end = token.flags.contains(.unterminated) ? token.end : token.end - 1
    return (token.range.lowerBound + 1)..<end
  }

  /// Byte range of ` name="value"` with the white space before it: what to delete.
  package func wholeRange(of attribute: Attribute) -> Range<Int> {
    let start = file.tokens[attribute.nameToken - 1].end
    return start..<file.tokens[max(attribute.nameToken, attribute.valueToken)].end
  }

  /// Where ` name="value"` goes so that it follows the element's name.
  package func firstAttributeOffset(of element: Index) -> Int { file.tokens[elements[element].openToken].end }

  // MARK: Text

  /// The text of an element itself (not of its children), references replaced, CDATA unpacked.
  package func text(of element: Index) -> String {
    let entry = elements[element]
    guard entry.openEndToken >= 0, entry.closeToken > entry.openEndToken else { return "" }
    let children = Array(children(of: element))
    var pieces = ""
    var position = file.tokens[entry.openEndToken].end
    for child in children {
      let range = range(of: child)
      pieces += text(in: position..<max(position, range.lowerBound))
      position = max(position, range.upperBound)
    }
    return pieces + text(in: position..<max(position, Int(file.tokens[entry.closeToken].start)))
  }

  /// Bytes as text; what is not UTF-8 is repaired.
  package func string(_ range: Range<Int>) -> String { String(decoding: file.bytes[range], as: UTF8.self) }

  private func text(in range: Range<Int>) -> String {
    var result = ""
    var position = range.lowerBound
    for (marked, isComment) in marks(in: range) {
      result += decoded(position..<marked.lowerBound, normalizing: false)
      if !isComment { result += string((marked.lowerBound + 9)..<max(marked.lowerBound + 9, marked.upperBound - 3)) }
      position = marked.upperBound
    }
    return result + decoded(position..<range.upperBound, normalizing: false)
  }

  /// Comments and CDATA sections inside a range without tags, in order.
  private func marks(in range: Range<Int>) -> [(range: Range<Int>, isComment: Bool)] {
    func within(_ list: [Token]) -> ArraySlice<Token> {
      list[list.partitioningIndex { Int($0.start) >= range.lowerBound }...].prefix { $0.end <= range.upperBound }
    }
    let sections = within(file.tokens).filter { $0.kind == .cdata }.map { (range: $0.range, isComment: false) }
    let comments = within(file.comments).map { (range: $0.range, isComment: true) }
    return (sections + comments).sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  private func equals(_ range: Range<Int>, _ text: String) -> Bool {
    guard text.utf8.count == range.count else { return false }
    return file.bytes.withUnsafeBufferPointer { bytes in
      text.utf8.withContiguousStorageIfAvailable { text in text.indices.allSatisfy { bytes[range.lowerBound + $0] == text[$0] } }
        ?? text.utf8.elementsEqual(bytes[range])
    }
  }

  private func decoded(_ range: Range<Int>, normalizing: Bool) -> String {
    if !XMLText.mayChange(file.bytes[range]) { return string(range) }
    return String(decoding: XMLText.decode(file.bytes[range], normalizingSpace: normalizing), as: UTF8.self)
  }
}

extension ElementTree {
  /// In document order, without what is deeper.
  package struct Children: Sequence, IteratorProtocol {
    fileprivate let tree: ElementTree
    fileprivate var position: Index
    fileprivate let end: Index

    package mutating func next() -> Index? {
      guard position < end else { return nil }
      defer { position = tree.elements[position].subtreeEnd }
      return position
    }
  }

  /// From the parent outward.
  package struct Ancestors: Sequence, IteratorProtocol {
    fileprivate let tree: ElementTree
    fileprivate var position: Index

    package mutating func next() -> Index? {
      guard position >= 0 else { return nil }
      defer { position = tree.elements[position].parent }
      return position
    }
  }
}
