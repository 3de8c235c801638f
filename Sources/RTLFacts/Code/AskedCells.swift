import RTLLexing

/// A cell that a layout offers to those who ask for it.
package struct OfferedCell: Sendable, Hashable {
  /// What it is asked for by.
  package var identifier: String
  /// The class of the data source of its list.
  package var source: String
  /// The list's outlet in that class where no layout ties the list to a data source: code is to do so.
  package var outlet: String?
  /// Its own class: a helper may know by it what to ask for.
  package var type: String?
}

extension CodeView {
  /// Whether code may ask for a cell by its class: it hands the class on, or leaves it to a helper to know what is expected.
  /// What is cast to the class was asked for in another way.
  package func asks(byType type: String?) -> Bool {
    guard let type else { return false }
    return names([type]).contains { k in
      guard isSwift else { return at(k + 1, "class") }
      let before = at(k - 1, "!") || at(k - 1, "?") ? k - 2 : k - 1
      return !at(before, "as") && !at(before, "is")
    }
  }

  /// Which cells a file asks lists for.
  package struct AskedCells: Sendable {
    /// Some by literals.
    package var hasLiterals = false
    /// Lists that are given the object itself as their data source.
    package var ownLists: Set<String> = []
    /// By something else, of a list that gets its data source in code, or by what may do so.
    package var mayBeMore = false

    /// None.
    package init() {}

    /// Takes what another file asks for.
    package mutating func formUnion(_ other: AskedCells) {
      hasLiterals = hasLiterals || other.hasLiterals
      ownLists.formUnion(other.ownLists)
      mayBeMore = mayBeMore || other.mayBeMore
    }
  }

  /// The cells that a file asks for.
  /// - Parameters:
  ///   - askers: what asks a list for a cell.
  ///   - sources: what gives a list its data source.
  package func askedCells(_ askers: NameSet, _ sources: NameSet) -> AskedCells {
    var found = AskedCells()
    for k in names(sources) where isAssignment(k + 1) || !isSwift && at(k + 1, ":") {
      var list = at(k - 1, ".") ? k - 2 : k - 1
      if at(list, "?") || at(list, "!") { list -= 1 }
      if at(k + 2, "self"), isName(list) { found.ownLists.insert(PlacedView.bare(text(list))) } else { found.mayBeMore = true }
    }
    for k in names(askers) where !isDeadCode(k) {
      let argument = isSwift ? at(k + 1, "(") ? arguments(ofCallAt: k + 1).first?.range : nil : at(k + 1, ":") ? k + 2..<k + 3 : nil
      if let argument, argument.count == 1, isKind(argument.lowerBound, .string), isSwift || at(k + 3, "]") || at(k + 4, ":") {
        found.hasLiterals = true
      } else {
        found.mayBeMore = true
      }
    }
    return found
  }

  /// The types whose code asks lists for cells.
  package func typesAskingForCells(_ askers: NameSet) -> Set<String> { Set(names(askers).compactMap { scopeNames(at: $0).first }) }

  /// Whether the file names one of some types in code that ships.
  package func namesAny(of types: Set<String>) -> Bool { names(types).contains { !isDeadCode($0) } }
}
