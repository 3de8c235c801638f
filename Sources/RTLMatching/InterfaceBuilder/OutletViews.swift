import RTLFacts
import RTLLexing

/// Which outlets lead to labels that are as wide as their text, and which to views that change sides in a right-to-left layout, as
/// Interface Builder files tell.
package struct OutletViews: Sendable {
  /// Those that are asked about.
  private let asked: Set<TraitSubject>
  private let tables: Tables
  /// Of those that were met: whether it is so in all files.
  private var found: [TraitSubject: (fits: Bool, turns: Bool)] = [:]

  /// Of no file.
  package init(_ asked: Set<TraitSubject>, _ tables: Tables) { (self.asked, self.tables) = (asked, tables) }

  /// Whether it leads to a label that is as wide as its text; false for an outlet that no file has.
  package func fits(_ outlet: TraitSubject) -> Bool { found[outlet]?.fits ?? false }

  /// Whether it leads to a view that changes sides; false for an outlet that no file has.
  package func turns(_ outlet: TraitSubject) -> Bool { found[outlet]?.turns ?? false }

  /// Takes what a file says.
  package mutating func add(_ file: TokenFile) {
    let facts = InterfaceFacts(InterfaceDocument(ElementTree(file)), tables)
    for object in facts.document.namedObjects {
      let outlets = facts.document.outlets(to: object).compactMap(\.subject).filter(asked.contains)
      guard !outlets.isEmpty else { continue }
      let (fits, turns) = (Self.fits(object, facts), facts.isEverywhere(object) { $0.turns(object) })
      for outlet in outlets {
        let known = found[outlet] ?? (true, true)
        found[outlet] = (known.fits && fits, known.turns && turns)
      }
    }
  }

  /// Takes what another worker has read.
  package mutating func merge(_ other: OutletViews) { found.merge(other.found) { ($0.fits && $1.fits, $0.turns && $1.turns) } }

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
