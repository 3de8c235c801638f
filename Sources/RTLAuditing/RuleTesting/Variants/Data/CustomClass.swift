import RTLLexing

/// A class of the app's own at every view that shows something and has none; what a class does with views inside it nobody knows.
struct CustomClass: Rewriting {
  let name = "custom-class"
  let dialects: Set<Dialect> = [.xml]

  func variants(of example: ExampleText) -> [Variant] {
    var changes = TextChanges()
    for tag in example.tags where example.vocabulary[.leaf].contains(tag.name) {
      guard tag.attributes.contains(where: { $0.name == "id" }), !tag.attributes.contains(where: { $0.name == "customClass" }) else { continue }
      let upper = tag.name.prefix(1).uppercased() + tag.name.dropFirst()
      changes.insert(" customClass=\"Shop\(upper)\"", at: example.end(tag.tokens.upperBound - 2))
    }
    return example.variant("added", changes)
  }
}
