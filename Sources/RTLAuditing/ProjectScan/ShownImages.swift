import RTLFacts
import RTLLexing
import RTLMatching
import RTLSystem

/// Which views show which image sets: what code does with such a view, it does with the picture.
enum ShownImages {
  /// A view with the class that has it, and the image that it shows: by the name of its set, or by
  /// that of a constant which may be generated for one.
  struct Pair: Sendable {
    /// The name of a set, `Icons/arrow`, or with `isConstant` the last member of a constant, `iconsArrow`.
    var image: String
    var view: TraitSubject
    /// Only code names constants; Interface Builder always names the set.
    var isConstant = false
  }

  /// What a file of code or of Interface Builder says.
  /// - Parameter properties: names of the views that matter in code.
  static func pairs(in file: TokenFile, among properties: Set<String>, _ vocabularies: Vocabularies) -> [Pair] {
    file.dialect == .xml ? pairs(in: InterfaceDocument(ElementTree(file))) : statements(CodeView(file: file, vocabularies), properties)
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
  private static func statements(_ code: CodeView, _ properties: Set<String>) -> [Pair] {
    let file = code.file
    var pairs: [Pair] = []
    let named = code.names(properties)
    // A list of many pictures is looked at once.
    var (statement, views) = (0..<0, [String]())
    for token in file.tokens.indices where file.tokens[token].kind == .string || isMember(token, file) {
      if !statement.contains(token) {
        statement = code.statement(around: token)
        let own = named[named.partitioningIndex { $0 >= statement.lowerBound }...].prefix { $0 < statement.upperBound }.map(file.string)
        views = Set(own + [code.initialisedName(around: token)].compactMap { $0 }.filter(properties.contains)).sorted()
      }
      guard !views.isEmpty else { continue }
      let isConstant = file.tokens[token].kind == .identifier
      let image = isConstant ? file.string(token) : file.content(ofString: token)
      pairs += code.scopeNames(at: token).flatMap { scope in views.map { Pair(image: image, view: TraitSubject($0, in: scope), isConstant: isConstant) } }
    }
    return pairs
  }

  private static func isMember(_ token: Int, _ file: TokenFile) -> Bool {
    token > 0 && file.tokens[token].kind == .identifier && file.equals(token - 1, ".")
  }
}
