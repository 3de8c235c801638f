import RTLDiscovery
import RTLFacts
import RTLLexing

/// Which outlets show an image set: what code does with such a view, it does with the picture.
struct ShownImages {
  private let files: [SourceFile]
  private let read: (String) -> [UInt8]?

  /// - Parameter files: of the project; those of Interface Builder are looked at.
  init(_ files: [SourceFile], read: @escaping (String) -> [UInt8]?) {
    self.files = files.filter { $0.kind == .interfaceBuilder }
    self.read = read
  }

  /// Outlets of objects that show an image set, with the class that has them: `RowCell.arrowView`.
  /// - Parameter properties: names of the outlets that matter.
  func outlets(showing image: String, among properties: Set<String>) -> [String] {
    guard !properties.isEmpty else { return [] }
    let (name, searched) = (Array("=\"\(image)\"".utf8), properties.map { Array("property=\"\($0)\"".utf8) })
    return files.flatMap { file -> [String] in
      guard let bytes = read(file.path), ByteSearch.contains(bytes, name), searched.contains(where: { ByteSearch.contains(bytes, $0) }) else { return [] }
      return Self.outlets(showing: image, in: InterfaceDocument(ElementTree(TokenFile(bytes, .xml))))
    }
  }

  private static func outlets(showing image: String, in document: InterfaceDocument) -> [String] {
    let tree = document.tree
    return tree.elements.indices.filter { tree.value("image", of: $0) == image || tree.value("backgroundImage", of: $0) == image }.flatMap { element in
      document.outlets(to: document.object(around: element) ?? element).compactMap { outlet in outlet.ownerClass.map { "\($0).\(outlet.property)" } }
    }
  }
}
