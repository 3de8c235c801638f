import RTLFacts
import RTLLexing

/// Lexes any bytes: tokens and comments tile the file, and what is built on them ends.
func checkLexing(_ bytes: [UInt8], _ dialect: Dialect) {
  let file = lexed(bytes, dialect, words: ["left", "right", "label", "id"])
  if let fault = file.tilingFault { fatalError(fault) }
  let lines = LineMap(bytes)
  for token in file.tokens { must(lines.position(of: Int(token.start)).line > 0, "a token has a line") }
  switch dialect {
  case .swift, .objectiveC:
    let brackets = BracketMap(file)
    // The middle of a literal with code in it closes one pair and opens the next.
    for token in file.tokens.indices where file.tokens[token].kind == .punctuation && brackets.partner(of: token) >= 0 {
      must(brackets.partner(of: brackets.partner(of: token)) == token, "brackets are partners of each other")
    }
  case .xml:
    let tree = ElementTree(file)
    for element in tree.elements.indices { must(tree.range(of: element).upperBound <= bytes.count, "an element lies in the file") }
  case .json:
    let tree = JSONTree(file)
    for value in tree.values.indices { must(tree.range(of: value).upperBound <= bytes.count, "a value lies in the file") }
  case .strings, .stringsDictionary, .stringCatalog:
    for entry in LocalizedFile(file, path: "ar.lproj/Localizable.strings").entries {
      must(entry.content.upperBound <= bytes.count, "a text lies in the file")
    }
  }
  let text = SourceText.decode(bytes)
  must(text.encode(text.bytes) == bytes, "a text is written as it was read")
}
