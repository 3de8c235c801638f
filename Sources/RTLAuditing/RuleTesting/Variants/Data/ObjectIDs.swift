import RTLLexing

/// Other ids, the same wherever one is named.
struct ObjectIDs: Rewriting {
  let name = "ids"
  let dialects: Set<Dialect> = [.xml]

  func variants(of example: ExampleText) -> [Variant] {
    var ids: [String: String] = [:]
    for tag in example.tags {
      for attribute in tag.attributes where attribute.name == "id" {
        let number = "\(ids.count + 100)"
        ids[example.value(attribute.value)] = "qZ\(ids.count % 10)-xy-" + number
      }
    }
    var changes = TextChanges()
    for attribute in example.tags.flatMap(\.attributes) where !["text", "title", "placeholder", "key"].contains(attribute.name) {
      if let id = ids[example.value(attribute.value)] { changes.replace(attribute.value, with: "\"\(id)\"") }
    }
    return example.variant("renamed", changes)
  }
}
