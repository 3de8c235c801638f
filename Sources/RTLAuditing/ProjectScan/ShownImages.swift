import RTLFacts
import RTLLexing
import RTLMatching
import RTLSystem

/// Which views show which image sets: what code does with such a view, it does with the picture.
struct ShownImages: Sendable {
  /// A view with the class that has it, and the image that it shows.
  struct Pair: Sendable {
    /// The name of a set: `Icons/arrow`.
    var image: String
    var view: TraitSubject
  }

  /// Names of the sets that are asked about.
  let images: Set<String>
  /// Names of the views that matter in code, by the number of who asks.
  let properties: [Set<String>]
  let catalogs: AssetCatalog
  let vocabularies: Vocabularies
  /// By the number of who asks, and by image.
  private(set) var views: [[String: Set<TraitSubject>]]
  /// All of the names.
  private let names: NameSet
  /// Of those that are asked about, by the number of a name, see `TokenFile.Name`: the members of a project are few, and stand everywhere.
  private var imagesOfConstants: [UInt64: [String]] = [:]

  init(_ images: Set<String>, among properties: [Set<String>], _ catalogs: AssetCatalog, _ vocabularies: Vocabularies) {
    (self.images, self.properties, self.catalogs, self.vocabularies) = (images, properties, catalogs, vocabularies)
    views = Array(repeating: [:], count: properties.count)
    names = NameSet(properties.reduce(into: []) { $0.formUnion($1) })
  }

  /// Adds what a file of code or of Interface Builder says.
  /// - Parameter asking: numbers of those who ask.
  mutating func add(_ file: TokenFile, for asking: [Int]) {
    if file.dialect == .xml {
      add(Self.pairs(in: InterfaceDocument(ElementTree(file))), for: asking)
    } else {
      add(CodeView(file: file, vocabularies), for: asking)
    }
  }

  mutating func add(_ pairs: some Sequence<Pair>, for asking: some Collection<Int>) {
    for pair in pairs where images.contains(pair.image) {
      for number in asking { views[number][pair.image, default: []].insert(pair.view) }
    }
  }

  mutating func merge(_ other: ShownImages) {
    for number in views.indices { views[number].merge(other.views[number]) { $0.union($1) } }
  }

  /// What the outlets of an Interface Builder file show, and its objects of a class of their own.
  static func pairs(in document: InterfaceDocument) -> [Pair] {
    document.namedObjects.flatMap { object -> [Pair] in
      let images = images(of: object, document.tree)
      guard !images.isEmpty else { return [] }
      return document.subjects(of: object).prefix(mostParts).flatMap { view in images.map { Pair(image: $0, view: view) } }
    }
  }

  /// Of an object and of its parts that are no objects, such as the states of a button.
  private static func images(of object: Int, _ tree: ElementTree) -> [String] {
    let parts = tree.children(of: object).prefix(mostParts).filter { tree.attribute("id", of: $0) == nil }
    return ([object] + parts).compactMap { tree.value("image", of: $0) ?? tree.value("backgroundImage", of: $0) }
  }

  /// More parts than any object of the framework has, and more outlets than lead to one.
  private static let mostParts = 32

  /// A statement names the view together with the picture: `arrowView.image = picture("arrow")`, `= R.image.arrow()`.
  private mutating func add(_ code: CodeView, for asking: [Int]) {
    let file = code.file
    var named: [(token: Int, images: [String])] = []
    for text in file.texts.lazy.map(Int.init) where file.tokens[text].kind == .string {
      let image = file.content(ofString: text)
      if images.contains(image) { named.append((text, [image])) }
    }
    for name in file.names where name.token > 0 && file.equals(Int(name.token) - 1, ".") {
      let images = images(ofConstant: name, file)
      if !images.isEmpty { named.append((Int(name.token), images)) }
    }
    guard !named.isEmpty else { return }
    let own = code.names(self.names)
    for (token, images) in named {
      let statement = code.statement(around: token)
      let names = own[own.partitioningIndex { $0 >= statement.lowerBound }...].prefix { $0 < statement.upperBound }.map(file.string)
      let all = Set(names + [code.initialisedName(around: token)].compactMap(\.self))
      for number in asking {
        let shown = all.filter(properties[number].contains)
        for scope in shown.isEmpty ? [] : code.scopeNames(at: token) {
          for image in images { views[number][image, default: []].formUnion(shown.map { TraitSubject($0, in: scope) }) }
        }
      }
    }
  }

  /// The sets for which a constant of this name may be generated.
  private mutating func images(ofConstant name: TokenFile.Name, _ file: TokenFile) -> [String] {
    if let known = imagesOfConstants[name.hash] { return known }
    let found = catalogs.names(ofConstant: file.string(Int(name.token))).filter(images.contains)
    imagesOfConstants[name.hash] = found
    return found
  }
}
