/// Where code counts what is inside of a view that scrolls from the left.
struct ScrolledPlace: Sendable {
  /// What says so.
  var token: Int
  /// The outermost type round it.
  var type: String?
  /// The last name of the view, for what scrolls by pages.
  var view: String?
}

extension CodeView {
  /// The view round another one that scrolls by pages, or whose type asks how far something is scrolled along x, and a token that says
  /// so; nil where nothing does. Once the order in it turns, what is seen first is another thing.
  /// - Parameters:
  ///   - view: as `viewPath` has it.
  ///   - type: the outermost one round the code.
  package func scroller(round view: String, in type: String?) -> (view: String, token: Int)? {
    guard !scrolledPlaces.isEmpty else { return nil }
    var inner = view
    for _ in 0..<CodeView.mostScrollers {
      guard let outer = holder(of: inner, in: type), let name = outer.split(separator: ".").last.map(String.init) else { return nil }
      if IdentifierWords.split(name.utf8).contains(where: distanceVocabulary.scrollers.contains),
        let place = scrolledPlaces.first(where: { $0.type == type && $0.view ?? name == name })
      {
        return (name, place.token)
      }
      inner = outer
    }
    return nil
  }
  /// A view that scrolls, and those in it that hold what it scrolls.
  private static let mostScrollers = 3

  func findScrolledPlaces() -> [ScrolledPlace] {
    let pages = names(distanceVocabulary.paging).compactMap { i -> ScrolledPlace? in
      guard at(i + 2, "true") || at(i + 2, "YES"), let receiver = at(i - 1, ".") ? operandStart(endingAt: i - 2)..<i - 1 : propertySet(at: i)?.receiver,
        let last = receiver.last(where: isName)
      else { return nil }
      return ScrolledPlace(token: i, type: scopeNames(at: i).first, view: property(madeOf: i, name(last)) ?? name(last))
    }
    let offsets = names(distanceVocabulary.offsets).filter { at($0 + 1, ".") && at($0 + 2, "x") }
    return pages + offsets.map { ScrolledPlace(token: $0, type: scopeNames(at: $0).first) }
  }
}
