/// Which screens a document is read for: Interface Builder keeps values and objects of single size classes as
/// variations inside an element.
package struct SizeClass: Sendable, Hashable {
  /// Of one direction, spelled as in the file.
  package enum Extent: String, Sendable { case compact, regular }

  /// nil for any.
  package var width: Extent?
  /// nil for any.
  package var height: Extent?

  /// Takes each property as given.
  package init(width: Extent?, height: Extent?) { (self.width, self.height) = (width, height) }

  /// What holds everywhere: the square canvas of old tools.
  package static let any = SizeClass(width: nil, height: nil)
  /// Those that screens have.
  package static let screens = [
    SizeClass(width: .compact, height: .regular), SizeClass(width: .compact, height: .compact), SizeClass(width: .regular, height: .compact),
    SizeClass(width: .regular, height: .regular),
  ]

  /// Keys of the variations that hold, weaker ones first.
  package var keys: [String] {
    let height = height.map { "heightClass=\($0.rawValue)" }
    let width = width.map { "widthClass=\($0.rawValue)" }
    let both = height.flatMap { height in width.map { "\(height)-\($0)" } }
    return ["default"] + [height, width, both].compactMap { $0 }
  }
}

/// What a document keeps for single size classes: other values, and what is not installed there.
struct InterfaceVariations: Sendable {
  /// Elements `variation` by the element round them and their key, of which each has one.
  private(set) var byOwner: [ElementTree.Index: [String: ElementTree.Index]] = [:]
  /// Keys of all variations.
  private(set) var keys: Set<String> = []
  /// By element: the size classes in which it, or something round it, is not installed; empty where all is.
  private var absences: [Set<SizeClass>] = []
  /// The same without what is installed in no size class: code installs that anywhere.
  private var lastingAbsences: [Set<SizeClass>] = []
  /// By element: it, or something round it, is installed nowhere, and no code can reach it; empty where all is.
  private var isIdle: [Bool] = []

  /// Of a file that has none.
  init() {}

  /// - Parameter reached: ids that outlets lead to: code can install them.
  init(_ tree: ElementTree, reached: (String) -> Bool) {
    for element in tree.elements.indices where tree.isNamed("variation", element) {
      guard let owner = tree.parent(of: element), let key = tree.value("key", of: element) else { continue }
      byOwner[owner, default: [:]][key] = element
      keys.insert(key)
    }
    guard !keys.isEmpty else { return }
    let excluded = Self.excluded(tree)
    guard !excluded.isEmpty else { return }
    absences.reserveCapacity(tree.elements.count)
    for element in tree.elements.indices {
      let outer = tree.parent(of: element)
      let id = tree.value("id", of: element)
      let own = id.flatMap { excluded[$0] } ?? []
      let isNowhere = own.isSuperset(of: SizeClass.screens)
      absences.append(own.union(outer.map { absences[$0] } ?? []))
      lastingAbsences.append((isNowhere ? [] : own).union(outer.map { lastingAbsences[$0] } ?? []))
      isIdle.append((isNowhere || outer.map { isIdle[$0] } ?? false) && !(id.map(reached) ?? false))
    }
  }

  /// `<variation key="default"><mask key="constraints"><exclude reference="…"/>`; a size class may `include` it again.
  private static func excluded(_ tree: ElementTree) -> [String: Set<SizeClass>] {
    var entries: [String: [(id: String, isExcluded: Bool)]] = [:]
    for element in tree.elements.indices where tree.isNamed("exclude", element) || tree.isNamed("include", element) {
      guard let id = tree.value("reference", of: element), let variation = tree.ancestors(of: element).prefix(2).first(where: { tree.isNamed("variation", $0) })
      else { continue }
      entries[tree.value("key", of: variation) ?? "", default: []].append((id, tree.isNamed("exclude", element)))
    }
    var excluded: [String: Set<SizeClass>] = [:]
    for sizeClass in [.any] + SizeClass.screens {
      for entry in sizeClass.keys.lazy.flatMap({ entries[$0] ?? [] }) {
        if entry.isExcluded { excluded[entry.id, default: []].insert(sizeClass) } else { excluded[entry.id]?.remove(sizeClass) }
      }
    }
    return excluded
  }

  func absences(of element: ElementTree.Index) -> Set<SizeClass> { absences.isEmpty ? [] : absences[element] }

  func lastingAbsences(of element: ElementTree.Index) -> Set<SizeClass> { lastingAbsences.isEmpty ? [] : lastingAbsences[element] }

  func isIdle(_ element: ElementTree.Index) -> Bool { !isIdle.isEmpty && isIdle[element] }
}
