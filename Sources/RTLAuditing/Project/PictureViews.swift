import RTLFacts
import RTLLexing
import RTLMatching

/// Which views of the project show a picture.
extension ProjectImages {
  /// The views that may have a mark and show an image set, with their classes.
  func views(showing image: String, marked mark: String) -> [String] {
    // The answer takes long: a thread that asks meanwhile waits for it.
    sources.shownImages.withValue { known in
      let shown = known[mark] ?? views(marked: mark)
      known[mark] = shown
      return shown[image, default: []].sorted()
    }
  }

  /// The views that may have a mark, by the images that they show.
  private func views(marked mark: String) -> [String: Set<String>] {
    var asked = ProjectScan.Wants()
    asked.marks = [mark]
    let views = code.scan(asked).marks.keys.compactMap { key -> [Substring]? in
      let parts = key.hasPrefix(mark + " ") ? key.dropFirst(mark.utf8.count + 1).split(separator: ".") : []
      // The mark is known by the functions round it, too.
      return parts.count == 2 && parts[0].first?.isUppercase == true ? parts : nil
    }
    var shown: [String: Set<String>] = [:]
    for pair in views.isEmpty ? [] : pairs(showing: Set(views.map { String($0[1]) }), of: Set(views.map { String($0[0]) }), asked) {
      for image in pair.isConstant ? sources.assets.value.names(ofConstant: pair.image) : [pair.image] { shown[image, default: []].insert(pair.view) }
    }
    return shown
  }

  /// What the files that name one of the classes show in views of these names.
  private func pairs(showing views: Set<String>, of classes: Set<String>, _ asked: ProjectScan.Wants) -> [ShownImages.Pair] {
    let named = code.read(for: asked)?.paths(withAny: classes)
    let shown = sources.audited?.shownImages ?? [:]
    let files = sources.project.files().filter { $0.kind == .interfaceBuilder && shown[$0.path] == nil || $0.kind.isCode && named?.contains($0.path) != false }
    // An object that is known by its class has no other name in a layout.
    let searches = [classes, views].filter { $0.allSatisfy(NameSearch.canFind) && !$0.contains(ProjectMarks.object) }.map { NameSearch($0) }
    let vocabularies = vocabularies
    let found = sources.project.reader.forEachText(files, threads: sources.threads) {
      [ShownImages.Pair]()
    } take: { pairs, bytes, dialect, _ in
      if searches.allSatisfy({ $0.mayOccur(in: bytes, bytes.indices) }) { pairs += ShownImages.pairs(in: TokenFile(bytes, dialect), among: views, vocabularies) }
    }
    return found.reduce(Array(shown.values.joined()), +)
  }
}
