import RTLLexing

/// The children of elements in which order means nothing, such as constraints and connections, in the opposite order.
struct ElementOrder: Rewriting {
  let name = "element-order"
  let dialects: Set<Dialect> = [.xml]

  func variants(of example: ExampleText) -> [Variant] {
    var changes = TextChanges()
    for children in children(example) where children.count > 1 {
      for (old, new) in zip(children, children.reversed()) where old != new { changes.change(old, [.kept(new)]) }
    }
    return example.variant("reversed", changes)
  }

  /// The bytes of the children of each of these elements.
  private func children(_ example: ExampleText) -> [[Range<Int>]] {
    var found: [[Range<Int>]] = []
    var open: [(name: String, start: Int, children: [Range<Int>])] = []
    for token in example.file.tokens {
      switch token.kind {
      case .tagOpen:
        open.append((String(decoding: example.file.bytes[token.range].dropFirst(), as: UTF8.self), token.range.lowerBound, []))
      case .tagEmptyEnd, .tagClose:
        guard let element = open.popLast() else { continue }
        if example.vocabulary[.set].contains(element.name) { found.append(element.children) }
        let behind = example.file.bytes[token.range.lowerBound...].firstIndex(of: UInt8(ascii: ">")).map { $0 + 1 }
        let end = token.kind == .tagClose ? behind : token.range.upperBound
        if !open.isEmpty, let end { open[open.count - 1].children.append(element.start..<end) }
      default: break
      }
    }
    return found
  }
}
