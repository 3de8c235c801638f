extension LocalizedFile {
  /// A `.strings` file that an exporter wrote as a property list in XML.
  mutating func readPairs(_ tree: ElementTree, _ language: String) {
    guard let list = LocalizedFile.dictionary(tree) else { return }
    for (key, value) in LocalizedFile.pairs(of: list, tree) where tree.isNamed("string", value) {
      entries.append(LocalizedEntry(key: tree.text(of: key), content: LocalizedFile.content(of: value, tree), language: language))
    }
  }

  /// A `.stringsdict`: below each key a format and, for each variable of it, a dictionary of forms.
  mutating func readRules(_ tree: ElementTree, _ language: String) {
    guard let list = LocalizedFile.dictionary(tree) else { return }
    for (key, rule) in LocalizedFile.pairs(of: list, tree) {
      let name = tree.text(of: key)
      guard tree.isNamed("dict", rule) else {
        if tree.isNamed("string", rule) { entries.append(LocalizedEntry(key: name, content: LocalizedFile.content(of: rule, tree), language: language)) }
        continue
      }
      for (part, value) in LocalizedFile.pairs(of: rule, tree) {
        if tree.isNamed("string", value) {
          entries.append(LocalizedEntry(key: name, content: LocalizedFile.content(of: value, tree), language: language))
        } else if tree.isNamed("dict", value) {
          readForms(value, of: part, key: name, tree, language)
        }
      }
    }
  }

  private mutating func readForms(_ list: ElementTree.Index, of part: ElementTree.Index, key: String, _ tree: ElementTree, _ language: String) {
    let variable = tree.text(of: part)
    let first = entries.count
    for (name, form) in LocalizedFile.pairs(of: list, tree) where tree.isNamed("string", form) {
      let category = tree.text(of: name)
      guard LocalizedFile.categories.contains(category) else { continue }
      entries.append(
        LocalizedEntry(key: key, content: LocalizedFile.content(of: form, tree), language: language, variable: variable, category: category))
    }
    // A dictionary of widths (`20`, `25`, `50`) is no plural rule.
    guard entries.count > first else { return }
    plurals.append(
      LocalizedPlural(key: key, variable: variable, language: language, place: LocalizedFile.content(of: part, tree), forms: first..<entries.count))
  }

  private static func dictionary(_ tree: ElementTree) -> ElementTree.Index? {
    guard let root = tree.root else { return nil }
    return tree.isNamed("dict", root) ? root : tree.child(named: "dict", of: root)
  }

  /// The keys of a dictionary with the elements behind them.
  private static func pairs(of list: ElementTree.Index, _ tree: ElementTree) -> [(key: ElementTree.Index, value: ElementTree.Index)] {
    var pairs: [(key: ElementTree.Index, value: ElementTree.Index)] = []
    var key: ElementTree.Index?
    for child in tree.children(of: list) {
      if tree.isNamed("key", child) {
        key = child
      } else if let named = key {
        pairs.append((named, child))
        key = nil
      }
    }
    return pairs
  }

  /// Byte range between the tags; empty for an element without any.
  private static func content(of element: ElementTree.Index, _ tree: ElementTree) -> Range<Int> {
    let entry = tree.elements[element]
    let tag = tree.openTagRange(of: element)
    guard entry.closeToken >= 0 else { return tag.upperBound..<tag.upperBound }
    return tag.upperBound..<Int(tree.file.tokens[entry.closeToken].start)
  }
}
