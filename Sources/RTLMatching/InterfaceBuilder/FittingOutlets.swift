import RTLFacts
import RTLLexing

/// Which outlets lead to labels that are as wide as their text, as Interface Builder files tell.
package struct FittingOutlets: Sendable {
  /// Those that are asked about.
  private let asked: Set<TraitSubject>
  private let tables: Tables
  /// Of those that were met: whether it is so in all files.
  private var found: [TraitSubject: Bool] = [:]

  /// Of no file.
  package init(_ asked: Set<TraitSubject>, _ tables: Tables) { (self.asked, self.tables) = (asked, tables) }

  /// False for an outlet that no file has.
  package func has(_ outlet: TraitSubject) -> Bool { found[outlet] ?? false }

  /// Takes what a file says.
  package mutating func add(_ file: TokenFile) {
    let facts = InterfaceFacts(InterfaceDocument(ElementTree(file)), tables)
    for object in facts.document.namedObjects {
      let outlets = facts.document.outlets(to: object).compactMap(\.subject).filter(asked.contains)
      guard !outlets.isEmpty else { continue }
      let fits = FittingOutlets.fits(object, facts)
      for outlet in outlets { found[outlet] = (found[outlet] ?? true) && fits }
    }
  }

  /// Takes what another worker has read.
  package mutating func merge(_ other: FittingOutlets) { found.merge(other.found) { $0 && $1 } }

  private static func fits(_ view: Int, _ facts: InterfaceFacts) -> Bool {
    let tree = facts.document.tree
    let text: Int
    switch tree.name(of: view) {
    case "label": text = view
    case "textField":
      // A field of iOS, and one that somebody may write into, shows its side.
      guard let cell = tree.children(of: view).first(where: { tree.value("key", of: $0) == "cell" }), tree.value("editable", of: cell) != "YES" else {
        return false
      }
      text = cell
    default: return false
    }
    return facts.isEverywhere(view) { $0.fitsText(text) }
  }
}
