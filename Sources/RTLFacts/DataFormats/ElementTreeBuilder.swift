import RTLLexing

/// Reads the tokens of an XML file once: elements, attributes, and the first error.
struct ElementTreeBuilder {
  private let file: TokenFile
  private(set) var elements: [ElementTree.Element] = []
  private(set) var attributes: [ElementTree.Attribute] = []
  private(set) var firstError: ElementTree.SyntaxError?

  /// Elements that are not closed yet, the innermost last.
  private var open: [Int] = []
  private var hasRoot = false
  private var hasDocumentType = false
  private var position = 0

  /// How far up a closing tag that does not fit looks for its element; a bound keeps the work linear.
  private static let recoveryDepth = 16

  init(_ file: TokenFile) { self.file = file }

  mutating func build() {
    while position < file.tokens.count {
      let token = file.tokens[position]
      switch token.kind {
      case .tagOpen: readTag()
      case .tagClose:
        close(position)
        position += 1
      case .text:
        checkText(token)
        position += 1
      case .cdata:
        if token.flags.contains(.unterminated) { report(token, "`<![CDATA[` is never closed") }
        if open.isEmpty { report(token, "there is text outside the root element") }
        position += 1
      case .declaration:
        checkDeclaration(token)
        position += 1
      default:
        report(token, "`<` must be written `&lt;`")
        position += 1
      }
    }
    for element in open { elements[element].subtreeEnd = elements.count }
    if !hasRoot { report(at: file.bytes.count, "there is no root element") }
    for comment in file.comments { checkComment(comment) }
    if let forbidden = XMLText.firstForbidden(file.bytes) { report(at: forbidden.offset, forbidden.reason) }
    // Last, because an error inside is what explains it.
    if firstError == nil, let element = open.last {
      report(at: Int(file.tokens[elements[element].openToken].start), "`<\(name(element))>` is never closed")
    }
  }

  // MARK: Tags

  private mutating func readTag() {
    let index = elements.count
    let token = file.tokens[position]
    if open.isEmpty {
      if hasRoot { report(token, "a second root element begins here") }
      hasRoot = true
    }
    if !XMLText.isNameStart(file.bytes[token.range.lowerBound + 1]) { report(token, "the name of an element cannot begin like this") }
    let first = attributes.count
    elements.append(
      ElementTree.Element(
        openToken: position, openEndToken: -1, closeToken: -1, parent: open.last ?? -1,
        attributes: first..<first, subtreeEnd: index + 1))
    position += 1
    readAttributes()
    elements[index].attributes = first..<attributes.count
    checkDuplicates(first..<attributes.count)
    guard position < file.tokens.count, isTagEnd(file.tokens[position].kind) else {
      report(at: file.tokens[position - 1].end, "the tag `<\(name(index))` has no `>`")
      open.append(index)
      return
    }
    elements[index].openEndToken = position
    if file.tokens[position].kind == .tagEnd { open.append(index) }
    position += 1
  }

  private mutating func readAttributes() {
    while position < file.tokens.count {
      let token = file.tokens[position]
      switch token.kind {
      case .attributeName:
        var attribute = ElementTree.Attribute(nameToken: position, valueToken: -1)
        if !token.flags.contains(.spaceBefore) { report(token, "a space is missing before this attribute") }
        if !XMLText.isNameStart(file.bytes[token.range.lowerBound]) { report(token, "the name of an attribute cannot begin like this") }
        position += 1
        if kind(at: position) == .punctuation {
          position += 1
          if kind(at: position) == .attributeValue {
            attribute.valueToken = position
            checkValue(file.tokens[position])
            position += 1
          }
        }
        if attribute.valueToken < 0 { report(token, "the attribute `\(text(token))` has no value in quotes") }
        attributes.append(attribute)
      case .punctuation, .attributeValue, .unknown:
        report(token, "`\(text(token))` is out of place in a tag")
        position += 1
      default: return
      }
    }
  }

  private mutating func close(_ closeToken: Int) {
    let token = file.tokens[closeToken]
    if token.flags.contains(.unterminated) { report(token, "the closing tag has no `>`") }
    guard let innermost = open.last else {
      report(token, "`\(text(token))` closes nothing")
      return
    }
    var depth = open.count - 1
    if !closes(token, innermost) {
      report(token, "`\(text(token))` closes `<\(name(innermost))>`")
      let limit = max(0, open.count - Self.recoveryDepth)
      while depth >= limit, !closes(token, open[depth]) { depth -= 1 }
      guard depth >= limit else { return }
    }
    elements[open[depth]].closeToken = closeToken
    while open.count > depth { elements[open.removeLast()].subtreeEnd = elements.count }
  }

  private func closes(_ closeTag: Token, _ element: Int) -> Bool {
    let open = file.tokens[elements[element].openToken].range
    let length = open.count - 1
    let start = closeTag.range.lowerBound + 2
    guard start + length <= closeTag.end,
      file.bytes[start..<(start + length)].elementsEqual(file.bytes[(open.lowerBound + 1)..<open.upperBound])
    else { return false }
    return start + length == closeTag.end || !isName(file.bytes[start + length])
  }

  private func isName(_ byte: UInt8) -> Bool { XMLText.isNameByte(byte) }
  private func isTagEnd(_ kind: TokenKind) -> Bool { kind == .tagEnd || kind == .tagEmptyEnd }
  private func kind(at position: Int) -> TokenKind? { position < file.tokens.count ? file.tokens[position].kind : nil }

  // MARK: Checks

  private mutating func checkDuplicates(_ range: Range<Int>) {
    func name(_ i: Int) -> ArraySlice<UInt8> { file.bytes[file.tokens[attributes[i].nameToken].range] }
    // A set for the usual handful of attributes would cost more than it saves.
    if range.count <= 16 {
      for i in range {
        for k in range.lowerBound..<i
        where file.tokens[attributes[i].nameToken].length == file.tokens[attributes[k].nameToken].length && name(i) == name(k) {
          reportDuplicate(i)
        }
      }
      return
    }
    var seen = Set<ArraySlice<UInt8>>(minimumCapacity: range.count)
    for i in range where !seen.insert(name(i)).inserted { reportDuplicate(i) }
  }

  private mutating func reportDuplicate(_ attribute: Int) {
    let token = file.tokens[attributes[attribute].nameToken]
    report(token, "the attribute `\(text(token))` appears twice")
  }

  private mutating func checkValue(_ token: Token) {
    if token.flags.contains(.unterminated) { report(token, "the value has no closing quote") }
    checkReferences(token.range)
  }

  private mutating func checkText(_ token: Token) {
    if open.isEmpty { report(token, "there is text outside the root element") }
    checkReferences(token.range)
    if firstError == nil, let offset = find("]]>", in: token.range) { report(at: offset, "`]]>` must be written `]]&gt;`") }
  }

  private mutating func checkReferences(_ range: Range<Int>) {
    guard firstError == nil else { return }
    let bytes = file.bytes[range]
    var i = range.lowerBound
    while let start = file.bytes[i..<range.upperBound].firstIndex(of: UInt8(ascii: "&")) {
      guard let reference = XMLText.reference(bytes, at: start), reference.scalar != nil || hasDocumentType else {
        report(at: start, "`&` must be written `&amp;`")
        return
      }
      i = reference.end
    }
  }

  private mutating func checkDeclaration(_ token: Token) {
    let start = token.range.lowerBound
    if token.flags.contains(.unterminated) { report(token, "this declaration is never closed") }
    if file.bytes[start + 1] == UInt8(ascii: "?") {
      let isXML = find("<?xml", in: start..<min(start + 5, token.end)) != nil
        && (start + 5 == token.end || !isName(file.bytes[start + 5]))
      if isXML, position > 0 || file.comments.first.map({ $0.start < token.start }) == true || !startsFile(token) {
        report(token, "`<?xml` must be the first thing in the file")
      }
      if isXML, !XMLText.isVersionDeclaration(file.bytes[token.range]) { report(token, "`<?xml … ?>` is malformed") }
    } else {
      if hasRoot || hasDocumentType || !isDocumentType(token) { report(token, "this declaration is out of place") }
      hasDocumentType = true
    }
  }

  /// `<!DOCTYPE`, white space and a name.
  private func isDocumentType(_ token: Token) -> Bool {
    let bytes = file.bytes[token.range]
    guard bytes.starts(with: "<!DOCTYPE".utf8) else { return false }
    let rest = bytes.dropFirst(9)
    let name = rest.drop { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
    return name.startIndex > rest.startIndex && name.first.map(XMLText.isNameStart) == true
  }

  private func startsFile(_ token: Token) -> Bool { token.start == 0 || (token.start == 3 && file.bytes[0] == 0xEF) }

  private mutating func checkComment(_ comment: Token) {
    if let error = firstError, error.offset <= Int(comment.start) { return }
    if comment.flags.contains(.unterminated) {
      report(comment, "the comment is never closed")
    } else if let dashes = find("--", in: (comment.range.lowerBound + 4)..<(comment.end - 1)), dashes != comment.end - 3 {
      report(at: dashes, "`--` is not allowed inside a comment")
    }
  }

  private func find(_ needle: StaticString, in range: Range<Int>) -> Int? {
    let length = needle.utf8CodeUnitCount
    var i = range.lowerBound
    while i + length <= range.upperBound {
      var k = 0
      while k < length, file.bytes[i + k] == needle.utf8Start[k] { k += 1 }
      if k == length { return i }
      i += 1
    }
    return nil
  }

  // MARK: Reports

  private mutating func report(_ token: Token, _ reason: String) { report(at: Int(token.start), reason) }

  /// Keeps the error that stands first in the file.
  private mutating func report(at offset: Int, _ reason: String) {
    if let error = firstError, error.offset <= offset { return }
    firstError = ElementTree.SyntaxError(offset: offset, reason: reason)
  }

  private func name(_ element: Int) -> String { String(text(file.tokens[elements[element].openToken]).dropFirst()) }

  /// The words of a token for a message: one line of a readable length.
  private func text(_ token: Token) -> String {
    String(decoding: file.bytes[token.range].prefix(60).prefix { $0 != 0x0A && $0 != 0x0D }, as: UTF8.self)
  }
}
