import RTLLexing

/// `<x/>` as `<x></x>` and the other way round.
struct SelfClosing: Rewriting {
  let name = "self-closing"
  let dialects: Set<Dialect> = [.xml]

  func variants(of example: ExampleText) -> [Variant] {
    var expanded = TextChanges(), collapsed = TextChanges()
    for tag in example.tags {
      let last = tag.tokens.upperBound - 1
      if tag.isEmpty {
        expanded.replace(example.bytes(last..<last + 1), with: "></\(tag.name)>")
      } else if tag.tokens.upperBound < example.file.tokens.count, example.file.tokens[last + 1].kind == .tagClose {
        collapsed.replace(example.start(last)..<example.end(last + 1), with: "/>")
      }
    }
    return example.variant("expanded", expanded) + example.variant("collapsed", collapsed)
  }
}
