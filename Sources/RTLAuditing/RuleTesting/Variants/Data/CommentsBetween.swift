import RTLLexing

/// A comment before every entry of a file of texts.
struct CommentsBetween: Rewriting {
  let name = "comments"
  let dialects: Set<Dialect> = [.strings, .stringsDictionary, .xml]

  func variants(of example: ExampleText) -> [Variant] {
    var changes = TextChanges()
    let isXML = example.example.dialect != .strings
    var starts = true
    for token in example.file.tokens {
      if isXML ? token.kind == .tagOpen : starts {
        changes.insert(isXML ? "<!-- Shop -->" : "/* Shop */\n", at: token.range.lowerBound)
      }
      starts = example.file.bytes[token.range].elementsEqual(";".utf8)
    }
    return example.variant("added", changes)
  }
}
