import RTLLexing

/// An element of an example in XML.
struct XMLTag {
  /// The tokens of the opening tag, from its name to `>` or `/>`.
  var tokens: Range<Int>
  var name: String
  /// Bytes of each attribute, with its value.
  var attributes: [(name: String, range: Range<Int>, value: Range<Int>)]
  var isEmpty: Bool
}

extension ExampleText {
  var tags: [XMLTag] {
    var tags: [XMLTag] = []
    var open: XMLTag?
    for (index, token) in file.tokens.enumerated() {
      switch token.kind {
      case .tagOpen:
        open = XMLTag(tokens: index..<index + 1, name: String(decoding: file.bytes[token.range].dropFirst(), as: UTF8.self), attributes: [], isEmpty: false)
      case .attributeValue:
        guard index > 0, let name = (0..<index).last(where: { file.tokens[$0].kind == .attributeName }) else { continue }
        let range = file.tokens[name].range
        open?.attributes.append((String(decoding: file.bytes[range], as: UTF8.self), range.lowerBound..<token.range.upperBound, token.range))
      case .tagEnd, .tagEmptyEnd:
        guard var tag = open else { continue }
        tag.tokens = tag.tokens.lowerBound..<index + 1
        tag.isEmpty = token.kind == .tagEmptyEnd
        tags.append(tag)
        open = nil
      default: break
      }
    }
    return tags
  }

  func value(_ range: Range<Int>) -> String { String(decoding: file.bytes[range].dropFirst().dropLast(), as: UTF8.self) }
  var isDocument: Bool { tags.contains { $0.name == "document" } }
}
