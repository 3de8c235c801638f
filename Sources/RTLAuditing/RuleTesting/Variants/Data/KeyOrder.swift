import RTLLexing

/// The entries of a file of texts, or the keys of an object, in the opposite order.
struct KeyOrder: Rewriting {
  let name = "key-order"
  let dialects: Set<Dialect> = [.strings, .stringCatalog, .json]

  func variants(of example: ExampleText) -> [Variant] {
    var changes = TextChanges()
    for entries in example.example.dialect == .strings ? [stringEntries(example)] : objects(example) where entries.count > 1 {
      for (old, new) in zip(entries, entries.reversed()) where old != new { changes.change(old, [.kept(new)]) }
    }
    return example.variant("reversed", changes)
  }

  /// `"key" = "value";` each.
  private func stringEntries(_ example: ExampleText) -> [Range<Int>] {
    guard example.file.comments.isEmpty else { return [] }
    var entries: [Range<Int>] = []
    var start: Int?
    for token in example.file.tokens {
      start = start ?? token.range.lowerBound
      if example.file.bytes[token.range].elementsEqual(";".utf8), let first = start {
        entries.append(first..<token.range.upperBound)
        start = nil
      }
    }
    return entries
  }

  /// The members of the innermost objects: those of objects that hold objects would have to be moved with them.
  private func objects(_ example: ExampleText) -> [[Range<Int>]] {
    var objects: [[Range<Int>]] = []
    let file = example.file
    for (open, token) in file.tokens.enumerated() where file.bytes[token.range].elementsEqual("{".utf8) {
      var members: [Range<Int>] = []
      var start = open + 1
      var k = open + 1
      while k < file.tokens.count {
        let text = file.bytes[file.tokens[k].range]
        if text.elementsEqual("{".utf8) || text.elementsEqual("[".utf8) {
          members = []
          break
        }
        if text.elementsEqual(",".utf8) || text.elementsEqual("}".utf8) {
          if start < k { members.append(example.bytes(start..<k)) }
          start = k + 1
          if text.elementsEqual("}".utf8) { break }
        }
        k += 1
      }
      objects.append(members)
    }
    return objects
  }
}
