extension LocalizedFile {
  /// A `.xcstrings` file. Only right-to-left languages and the source language are read: a catalogue
  /// holds all languages of an app.
  mutating func readCatalog(_ tree: JSONTree) {
    guard !tree.values.isEmpty, let strings = tree.member("strings", of: 0) else { return }
    sourceLanguage = tree.member("sourceLanguage", of: 0).flatMap(tree.string) ?? ""
    for item in tree.children(of: strings) {
      guard let key = tree.key(of: item), let localizations = LocalizedFile.localizations(of: item, tree) else { continue }
      for localization in tree.children(of: localizations) {
        guard let language = tree.key(of: localization), language == sourceLanguage || LanguageReader.isRightToLeft(language) else { continue }
        read(localization, of: key, language, tree)
      }
    }
  }

  /// Nil for a text that is not to be translated, or that code no longer uses.
  private static func localizations(of item: JSONTree.Index, _ tree: JSONTree) -> JSONTree.Index? {
    var found: JSONTree.Index?
    for member in tree.children(of: item) {
      switch tree.key(of: member) {
      case "shouldTranslate": if !tree.isTrue(member) { return nil }
      case "extractionState": if tree.string(member) == "stale" { return nil }
      case "localizations": found = member
      default: break
      }
    }
    return found
  }

  /// A text, or forms of it by number, device or width, nested in any order.
  private mutating func read(_ localization: JSONTree.Index, of key: String, _ language: String, _ tree: JSONTree) {
    var open: [(value: JSONTree.Index, variable: String, category: String)] = [(localization, "", "")]
    while let (value, variable, category) = open.popLast() {
      for member in tree.children(of: value).reversed() {
        switch tree.key(of: member) {
        case "stringUnit":
          guard let text = tree.member("value", of: member), tree.values[text].kind == .string else { continue }
          let state = tree.member("state", of: member).flatMap(tree.string)
          let range = tree.range(of: text)
          entries.append(
            LocalizedEntry(
              key: key, content: range.lowerBound + 1..<max(range.lowerBound + 1, range.upperBound - 1), language: language, variable: variable,
              category: category, isTranslated: state != "new"))
        case "variations":
          for kind in tree.children(of: member).reversed() {
            if tree.key(of: kind) == "plural" {
              readForms(kind, key: key, variable, language, tree)
            } else {
              open += tree.children(of: kind).reversed().map { ($0, variable, category) }
            }
          }
        case "substitutions":
          open += tree.children(of: member).reversed().map { ($0, tree.key(of: $0) ?? "", "") }
        default: continue
        }
      }
    }
  }

  private mutating func readForms(_ plural: JSONTree.Index, key: String, _ variable: String, _ language: String, _ tree: JSONTree) {
    let first = entries.count
    for form in tree.children(of: plural) {
      guard let category = tree.key(of: form), LocalizedFile.categories.contains(category),
        let unit = tree.member("stringUnit", of: form), let text = tree.member("value", of: unit), tree.values[text].kind == .string
      else { continue }
      let range = tree.range(of: text)
      entries.append(
        LocalizedEntry(
          key: key, content: range.lowerBound + 1..<max(range.lowerBound + 1, range.upperBound - 1), language: language, variable: variable,
          category: category, isTranslated: tree.member("state", of: unit).flatMap(tree.string) != "new"))
    }
    guard entries.count > first, tree.values[plural].keyToken >= 0 else { return }
    let token = tree.file.tokens[tree.values[plural].keyToken].range
    plurals.append(LocalizedPlural(key: key, variable: variable, language: language, place: token, forms: first..<entries.count))
  }
}
