import RTLFacts
import RTLLexing
import RTLMatching

/// Which views of the project show a picture.
extension ProjectImages {
  /// The views that may have a trait and show an image set.
  func views(showing image: String, with trait: String) -> [TraitSubject] {
    // One look at the code answers for all images of findings, and for all traits that they ask about.
    let asked = sources.wants.images
    let images = asked.contains(image) ? asked : [image]
    // The answer takes long: a thread that asks meanwhile waits for it.
    return sources.shownImages.withValue { known in
      if known[trait]?[image] == nil {
        let traits = sources.pictureTraits.contains(trait) && asked.contains(image) ? sources.pictureTraits : [trait]
        let shown = views(with: traits.sorted(), showing: images)
        for trait in traits {
          for image in images { known[trait, default: [:]][image] = shown[trait]?[image]?.sorted() ?? [] }
        }
      }
      return known[trait]?[image] ?? []
    }
  }

  /// What may have a trait, and where it may be named.
  private struct Owners: Sendable {
    let trait: String
    let names: Set<String>
    let classes: Set<String>
    /// Of code that may have one of the classes; nil where that is not known.
    var paths: Set<String>?
    private let searches: [NameSearch]

    init?(_ trait: String, _ views: [TraitSubject]) {
      guard !views.isEmpty else { return nil }
      (self.trait, names, classes) = (trait, Set(views.map(\.name)), Set(views.compactMap(\.type)))
      // An object that is known by its class has no other name in a layout.
      searches = [classes, views.contains(where: \.isObject) ? [] : names].filter { $0.allSatisfy(NameSearch.canFind) && !$0.isEmpty }.map { NameSearch($0) }
    }

    func mayOccur(in bytes: [UInt8], _ dialect: Dialect, _ path: String) -> Bool {
      dialect == .xml || paths?.contains(path) != false ? searches.allSatisfy { $0.mayOccur(in: bytes, bytes.indices) } : false
    }
  }

  /// The views that may have one of some traits, by the trait and by the images that they show.
  private func views(with traits: [String], showing images: Set<String>) -> [String: [String: Set<TraitSubject>]] {
    var asked = ProjectScan.Request()
    asked.traits = Set(traits)
    // Things are known by the functions round them, too.
    let views = code.scan(asked).traits.keys.filter { asked.traits.contains($0.trait) && $0.subject?.type?.first?.isUppercase == true }
    var owners = traits.compactMap { trait in Owners(trait, views.filter { $0.trait == trait }.compactMap(\.subject)) }
    guard !owners.isEmpty else { return [:] }
    let read = code.read(for: asked)
    for index in owners.indices { owners[index].paths = read?.paths(withAny: owners[index].classes) }
    let audited = sources.audited?.shownImages ?? [:]
    // Those that name one of the classes.
    let files = sources.project.files().filter { file in
      file.kind == .interfaceBuilder && audited[file.path] == nil || file.kind.isCode && owners.contains { $0.paths?.contains(file.path) != false }
    }
    let none = ShownImages(images, among: owners.map(\.names), sources.records.assets.value, vocabularies)
    let search = AssetCatalog.search(for: images)
    let found = sources.survey.answers(to: owners.map { [$0.classes, $0.names, images] }, files) {
      none
    } take: { [owners] shown, bytes, dialect, path in
      guard dialect == .xml || search?.mayOccur(in: bytes, bytes.indices) ?? true else { return }
      let asking = owners.indices.filter { owners[$0].mayOccur(in: bytes, dialect, path) }
      if !asking.isEmpty { shown.add(TokenFile(bytes, dialect), for: asking) }
    }
    var shown = none
    shown.add(audited.values.joined(), for: owners.indices)
    for other in found { shown.merge(other) }
    return Dictionary(uniqueKeysWithValues: zip(owners.map(\.trait), shown.views))
  }
}
