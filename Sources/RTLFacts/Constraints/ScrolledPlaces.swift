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
      let isScroller = IdentifierWords.split(name.utf8).contains(where: distanceVocabulary.scrollers.contains)
      // An object that scrolls its own parts makes itself scroll by pages.
      if let place = scrolledPlaces.first(where: { $0.type == type && ($0.view == name || $0.view == nil && isScroller) }) {
        return (name, place.token)
      }
      inner = outer
    }
    return nil
  }
  /// A view that scrolls, and those in it that hold what it scrolls.
  private static let mostScrollers = 3

  /// Whether the `x` of what says how far a view is scrolled is asked, or set to something else than the beginning.
  private func isAlongX(_ i: Int) -> Bool {
    if at(i + 1, ".") { return at(i + 2, "x") }
    let value = isAssignment(i + 1) || at(i + 1, ":") ? i + 2 : i + 1
    return (value..<min(value + CodeView.longestPoint, count)).contains { k in
      at(k, "x") && at(k + 1, ":") && !at(k + 2, "0") || !isSwift && at(k, "(") && !at(k + 1, "0")
    }
  }
  /// Tokens from the beginning of a point to its `x`.
  private static let longestPoint = 6

  func findScrolledPlaces() -> [ScrolledPlace] {
    let pages = names(distanceVocabulary.paging).compactMap { i -> ScrolledPlace? in
      guard at(i + 2, "true") || at(i + 2, "YES") else { return nil }
      let receiver = at(i - 1, ".") ? operandStart(endingAt: i - 2)..<i - 1 : propertySet(at: i)?.receiver
      let view = receiver?.last(where: isName).map { PlacedView.bare(property(madeOf: i, name($0)) ?? name($0)) } ?? "self"
      return ScrolledPlace(token: i, type: scopeNames(at: i).first, view: view)
    }
    let offsets = names(distanceVocabulary.offsets).filter(isAlongX)
    return pages + offsets.map { ScrolledPlace(token: $0, type: scopeNames(at: $0).first) }
  }
}
