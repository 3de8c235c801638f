import RTLLexing

/// The attributes of every element in the opposite order.
struct AttributeOrder: Rewriting {
  let name = "attribute-order"
  let dialects: Set<Dialect> = [.xml]

  func variants(of example: ExampleText) -> [Variant] {
    var changes = TextChanges()
    for tag in example.tags where tag.attributes.count > 1 {
      for (old, new) in zip(tag.attributes, tag.attributes.reversed()) where old.range != new.range { changes.change(old.range, [.kept(new.range)]) }
    }
    return example.variant("reversed", changes)
  }
}
