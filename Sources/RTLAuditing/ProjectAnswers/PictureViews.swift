import RTLFacts
import RTLLexing
import RTLMatching

/// Which views of the project show a picture.
extension ProjectImages {
  /// The views that may have a trait and show an image set.
  func views(showing image: String, with trait: String) -> [TraitSubject] {
    // The answer takes long: a thread that asks meanwhile waits for it.
    sources.shownImages.withValue { known in
      let shown = known[trait] ?? views(with: trait)
      known[trait] = shown
      return shown[image, default: []].sorted()
    }
  }

  /// The views that may have a trait, by the images that they show.
  private func views(with trait: String) -> [String: Set<TraitSubject>] {
    var asked = ProjectScan.Request()
    asked.traits = [trait]
    // Things are known by the functions round them, too.
    let views = code.scan(asked).traits.keys.filter { $0.trait == trait }.compactMap(\.subject).filter { $0.type?.first?.isUppercase == true }
    var shown: [String: Set<TraitSubject>] = [:]
    // By constant: most members of a project are no picture, and stand in many statements.
    var sets: [String: [String]] = [:]
    for pair in views.isEmpty ? [] : pairs(showing: views, asked) {
      if pair.isConstant, sets[pair.image] == nil { sets[pair.image] = sources.records.assets.value.names(ofConstant: pair.image) }
      for image in pair.isConstant ? sets[pair.image]! : [pair.image] { shown[image, default: []].insert(pair.view) }
    }
    return shown
  }

  /// What the files that name one of their classes show in such views.
  private func pairs(showing views: [TraitSubject], _ asked: ProjectScan.Request) -> [ShownImages.Pair] {
    let (names, classes) = (Set(views.map(\.name)), Set(views.compactMap(\.type)))
    let named = code.read(for: asked)?.paths(withAny: classes)
    let shown = sources.audited?.shownImages ?? [:]
    let files = sources.project.files().filter { $0.kind == .interfaceBuilder && shown[$0.path] == nil || $0.kind.isCode && named?.contains($0.path) != false }
    // An object that is known by its class has no other name in a layout.
    let searches = [classes, views.contains(where: \.isObject) ? [] : names].filter { $0.allSatisfy(NameSearch.canFind) && !$0.isEmpty }.map { NameSearch($0) }
    let vocabularies = vocabularies
    let found = sources.survey.answers(to: [classes, names], files) {
      [ShownImages.Pair]()
    } take: { pairs, bytes, dialect, _ in
      if searches.allSatisfy({ $0.mayOccur(in: bytes, bytes.indices) }) {
        pairs += ShownImages.pairs(in: TokenFile(bytes, dialect), among: names, vocabularies)
      }
    }
    return found.reduce(Array(shown.values.joined()), +)
  }
}
