import RTLFacts
import RTLMatching

/// What one file of code says of a class.
package struct ClassPart: Sendable {
  /// Of the file, relative to the project's root.
  package var path: String
  /// As code writes it.
  package var name: String
  /// Whether the file declares it; else it adds to it.
  package var isDeclared: Bool
  /// Nil where the file names none.
  package var supertype: String?
  /// Classes, and names of Interface Builder files, that its code names.
  package var names: Set<String>
  /// Takes each property as given.
  package init(path: String, name: String, isDeclared: Bool, supertype: String? = nil, names: Set<String> = []) {
    (self.path, self.name, self.isDeclared, self.supertype, self.names) = (path, name, isDeclared, supertype, names)
  }
}

/// The classes of a project's code for the map of screens, each by a key: of two targets' classes of one name, an Interface Builder
/// file means one.
package struct ScreenClasses: Sendable {
  /// What a class is for the map.
  struct Entry {
    /// A key; nil where no declaration names one.
    var supertype: String?
    /// Keys of classes and of Interface Builder files that its code names.
    var names: Set<String> = []
  }

  private(set) var entries: [String: Entry] = [:]
  private let classes: Namesakes
  private let files: Namesakes

  /// - Parameters:
  ///   - parts: of all code; of several supertypes of a class the first counts.
  ///   - interfaces: paths of the Interface Builder files.
  package init(_ parts: [ClassPart], interfaces: [String], _ facts: ProjectFacts) {
    let declared = Dictionary(grouping: parts.filter(\.isDeclared), by: \.name).mapValues { Set($0.map(\.path)) }
    classes = Namesakes(declared, facts, mark: "\u{0}")
    files = Namesakes(Dictionary(grouping: interfaces, by: ScreenMap.stem).mapValues(Set.init), facts, mark: "\u{1}")
    for part in parts {
      let supertype = part.supertype.map { classes.key(of: $0, in: part.path) }
      let names = part.names.flatMap { [classes.key(of: $0, in: part.path), files.key(of: $0, in: part.path)] }
      for key in classes.keys(of: part.name, addedToIn: part.path) {
        entries[key, default: Entry()].supertype = entries[key]?.supertype ?? supertype
        entries[key]?.names.formUnion(names)
      }
    }
  }

  /// The class that a file means by a name.
  /// - Parameter module: that stands beside the name.
  package func key(of name: String, module: InterfaceDocument.Module? = nil, in path: String) -> String { classes.key(of: name, module: module, in: path) }

  /// The classes that code of a file may belong to.
  package func keys(of name: String, in path: String) -> [String] { classes.keys(of: name, addedToIn: path) }

  /// The Interface Builder file that a file means by a name without its ending.
  package func key(ofFile name: String, in path: String) -> String { files.key(of: name, in: path) }

  /// The class of a scene.
  package func key(of source: ScreenMap.Source) -> String? { source.scene.customClass.map { key(of: $0, module: source.scene.customModule, in: source.path) } }

  /// The name of a class by its key.
  func name(ofKey key: String) -> String { classes.name(ofKey: key) }
}
