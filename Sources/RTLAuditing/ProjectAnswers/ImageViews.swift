import RTLFacts
import RTLLexing
import RTLMatching

/// Which views of the project show a picture.
extension ProjectImages {
  /// The views that may have a trait and show an image set.
  func views(showing image: String, with trait: String) -> [TraitSubject] {
    // One look at the code answers for all images of findings.
    let asked = sources.wants.images
    let images = asked.contains(image) ? asked : [image]
    // The answer takes long: a thread that asks meanwhile waits for it.
    return sources.shownImages.withValue { known in
      if known[trait]?[image] == nil {
        let shown = views(with: trait, showing: images)
        for image in images { known[trait, default: [:]][image] = shown[image, default: []].sorted() }
      }
      return known[trait]?[image] ?? []
    }
  }

  /// The views that may have a trait, by the images that they show.
  private func views(with trait: String, showing images: Set<String>) -> [String: Set<TraitSubject>] {
    var asked = ProjectScan.Request()
    asked.traits = [trait]
    // Things are known by the functions round them, too.
    let views = code.scan(asked).traits.keys.filter { $0.trait == trait }.compactMap(\.subject).filter { $0.type?.first?.isUppercase == true }
    guard !views.isEmpty else { return [:] }
    let (names, classes) = (Set(views.map(\.name)), Set(views.compactMap(\.type)))
    let named = code.read(for: asked)?.paths(withAny: classes)
    let audited = sources.audited?.shownImages ?? [:]
    // Those that name one of the classes.
    let files = sources.project.files().filter { file in
      file.kind == .interfaceBuilder && audited[file.path] == nil || file.kind.isCode && named?.contains(file.path) != false
    }
    // An object that is known by its class has no other name in a layout.
    let searches = [classes, views.contains(where: \.isObject) ? [] : names].filter { $0.allSatisfy(NameSearch.canFind) && !$0.isEmpty }.map { NameSearch($0) }
    let none = ShownImages(images, among: names, sources.records.assets.value, vocabularies)
    let found = sources.survey.answers(to: [classes, names, images], files) {
      none
    } take: { shown, bytes, dialect, _ in
      if searches.allSatisfy({ $0.mayOccur(in: bytes, bytes.indices) }) { shown.add(TokenFile(bytes, dialect)) }
    }
    var shown = none
    shown.add(audited.values.joined())
    for other in found { shown.merge(other) }
    return shown.views
  }
}
