import RTLFacts
import RTLLexing

/// Which views show which image sets: what code does with such a view, it does with the picture.
package enum ShownImages {
  /// A view with the class that has it, `RowCell.arrowView`, and the image that it shows.
  package typealias Pair = (image: String, view: String)

  /// What a file of code or of Interface Builder says.
  /// - Parameter properties: names of the views that matter.
  package static func pairs(in bytes: [UInt8], _ dialect: Dialect, among properties: Set<String>) -> [Pair] {
    guard properties.contains(where: { ByteSearch.contains(bytes, Array($0.utf8)) }) else { return [] }
    let file = TokenFile(bytes, dialect)
    return dialect == .xml ? outlets(InterfaceDocument(ElementTree(file)), properties) : statements(CodeView(file: file), properties)
  }

  private static func outlets(_ document: InterfaceDocument, _ properties: Set<String>) -> [Pair] {
    let tree = document.tree
    return tree.elements.indices.flatMap { element -> [Pair] in
      guard let image = tree.value("image", of: element) ?? tree.value("backgroundImage", of: element) else { return [] }
      return document.outlets(to: document.object(around: element) ?? element).filter { properties.contains($0.property) }.compactMap { outlet in
        outlet.ownerClass.map { (image, "\($0).\(outlet.property)") }
      }
    }
  }

  /// A statement names the view together with the picture: `arrowView.image = picture("arrow")`.
  private static func statements(_ code: CodeView, _ properties: Set<String>) -> [Pair] {
    let file = code.file
    var pairs: [Pair] = []
    // A list of many pictures is looked at once.
    var (statement, views) = (0..<0, [String]())
    for token in file.tokens.indices where file.tokens[token].kind == .string {
      if !statement.contains(token) {
        statement = code.statement(around: token)
        let named = statement.filter { file.tokens[$0].kind == .identifier }.map(file.string) + [code.initialisedName(around: token)].compactMap { $0 }
        views = properties.intersection(named).sorted()
      }
      guard !views.isEmpty else { continue }
      let image = String(decoding: file.bytes[file.contentRange(ofString: token)], as: UTF8.self)
      pairs += code.scopeNames(at: token).flatMap { scope in views.map { (image, "\(scope).\($0)") } }
    }
    return pairs
  }
}
