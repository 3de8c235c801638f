import RTLLexing

/// A view more around a fragment.
struct WrapperView: Rewriting {
  let name = "wrapper"
  let dialects: Set<Dialect> = [.xml]

  func variants(of example: ExampleText) -> [Variant] {
    let views = example.vocabulary[.leaf].union(example.vocabulary[.view])
    guard !example.isDocument, example.file.tokens.first?.kind == .tagOpen, let first = example.tags.first, views.contains(first.name),
      roots(example) == 1, !first.attributes.contains(where: { $0.name == "key" }) else { return [] }
    var changes = TextChanges()
    changes.insert("<view contentMode=\"scaleToFill\" id=\"qZ9-xy-999\">\n<subviews>\n", at: 0)
    changes.insert("\n</subviews>\n</view>", at: example.file.bytes.count)
    return example.variant("view", changes)
  }

  private func roots(_ example: ExampleText) -> Int {
    var depth = 0, roots = 0
    for token in example.file.tokens {
      switch token.kind {
      case .tagOpen:
        if depth == 0 { roots += 1 }
        depth += 1
      case .tagClose, .tagEmptyEnd: depth -= 1
      default: break
      }
    }
    return roots
  }
}
