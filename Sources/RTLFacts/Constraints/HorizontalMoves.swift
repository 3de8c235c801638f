/// A statement that moves a view to the left or to the right, whatever the direction of the reader.
package struct HorizontalMove: Sendable {
  /// What says so: the `x` that is set, or the key path.
  package var token: Int
  /// The outermost type round it.
  package var type: String?
  /// The names that the moved view goes by; empty where the statement does not say which it is.
  package var views: Set<String>
  /// A finger drags the view, or an animation moves what is in it: the views beside it are part of the movement.
  package var concernsOthers: Bool
}

extension CodeView {
  /// Frames that are only set are places, and no movement: `box.frame.origin.x = 20` is none, `-= 20` is one.
  func findHorizontalMoves() -> [HorizontalMove] {
    guard !distanceVocabulary.places.isEmpty else { return [] }
    let moved = names(distanceVocabulary.translations.union(distanceVocabulary.frames).union(distanceVocabulary.movers).union(["x"])).filter { $0 > 1 }
    let animated = file.texts.lazy.map { Int($0) }.filter { self.isKind($0, .string) && self.isAnimation($0) }
    return (moved + animated).sorted().compactMap { i in
      guard isIdentifier(i) else { return HorizontalMove(token: i, type: scopeNames(at: i).first, views: [], concernsOthers: true) }
      return move(byX: i) ?? move(byTranslation: i) ?? move(byAnimatedFrame: i) ?? move(byMover: i)
    }
  }

  /// `"position.x"`
  private func isAnimation(_ i: Int) -> Bool { distanceVocabulary.animations.contains(String(decoding: content(ofString: i), as: UTF8.self)) }

  private func move(byX i: Int) -> HorizontalMove? {
    guard at(i, "x"), at(i - 1, "."), distanceVocabulary.places.contains(text(i - 2)), isAssignment(i + 1) || isCompoundAssignment(i + 1)
    else { return nil }
    let isDragged = (i + 2..<max(statementEnd(i + 1), i + 2)).contains(where: followsFinger)
    guard isDragged || isCompoundAssignment(i + 1) else { return nil }
    let start = operandStart(endingAt: i)
    let names = (start..<i - 2).filter(isName).flatMap { [name($0)] + sourceNames(ofLocalAt: $0) }
    return HorizontalMove(token: i, type: scopeNames(at: i).first, views: Set(names), concernsOthers: isDragged)
  }

  /// `menu.transform = CGAffineTransform(translationX: -200, y: 0)`, which no test of the direction decides.
  private func move(byTranslation i: Int) -> HorizontalMove? {
    guard distanceVocabulary.translations.contains(text(i)), at(i + 1, ":") || at(i + 1, "(") else { return nil }
    let first = at(i + 1, "(") ? arguments(ofCallAt: i + 1).first?.range : i + 2..<operandEnd(startingAt: i + 2) + 1
    guard let first, !first.isEmpty, number(first) != 0, !isGuarded(i) else { return nil }
    func isMoved(_ member: String) -> Bool { distanceVocabulary.frames.contains(member) || distanceVocabulary.transforms.contains(member) }
    if let sign = statement(around: i).first(where: { $0 < i && isAssignment($0) }), at(sign - 2, ".") {
      return isMoved(text(sign - 1)) ? move(i, ofViewWith: sign - 1) : nil
    }
    return propertySet(at: i).flatMap { isMoved($0.member) ? move(i, of: $0.receiver.filter(isName).map(name)) : nil }
  }

  /// `View.animate { menu.center = gone }`: what constraints place is moved away from there.
  private func move(byAnimatedFrame i: Int) -> HorizontalMove? {
    guard at(i - 1, "."), isAssignment(i + 1), distanceVocabulary.frames.contains(text(i)), isAnimated(i), !isGuarded(i) else { return nil }
    return move(i, ofViewWith: i)
  }

  /// `UISnapBehavior(item: box, snapTo: place)`, `[[UISnapBehavior alloc] initWithItem:box snapToPoint:place]`.
  private func move(byMover i: Int) -> HorizontalMove? {
    guard distanceVocabulary.movers.contains(text(i)) else { return nil }
    let call = isSwift ? i + 1 : enclosing(i).flatMap(enclosing)
    guard let call, isCall(call), let items = arguments(ofCallAt: call).first?.range else { return nil }
    return move(i, of: items.filter(isName).flatMap { [name($0)] + sourceNames(ofLocalAt: $0) })
  }

  /// - Parameter member: what is assigned to.
  private func move(_ i: Int, ofViewWith member: Int) -> HorizontalMove {
    move(i, of: (max(operandStart(endingAt: member), 0)..<member - 1).filter(isName).flatMap { [name($0)] + sourceNames(ofLocalAt: $0) })
  }

  private func move(_ i: Int, of views: [String]) -> HorizontalMove {
    HorizontalMove(token: i, type: scopeNames(at: i).first, views: Set(views), concernsOthers: false)
  }

  /// Whether a statement stands in a closure that is run as an animation.
  private func isAnimated(_ i: Int) -> Bool {
    var open = nearestBlock(i)
    for _ in 0..<CodeView.animationDepth {
      guard let here = open else { return false }
      let start = max(statement(around: here).lowerBound, here - CodeView.longestAnimator)
      if (start..<max(here, start)).contains(where: { isIdentifier($0) && distanceVocabulary.animators.contains(text($0)) }) { return true }
      open = nearestBlock(here)
    }
    return false
  }

  /// Blocks round a statement that are looked at, and tokens ahead of each.
  private static let animationDepth = 3, longestAnimator = 60

  /// Where a type asks for drags from the left or the right edge of the screen, by the outermost type: the first place of each.
  func findEdgeDrags() -> [String: Int] {
    guard !distanceVocabulary.edges.isEmpty else { return [:] }
    var found: [String: Int] = [:]
    for i in 1..<max(count, 1) where isIdentifier(i) && isEdgeSet(i) {
      let names = (i + 1..<max(statementEnd(i), i + 1)).filter(isIdentifier)
      guard names.contains(where: { IdentifierWords.split(bytes($0)).last.map(distanceVocabulary.sides.contains) ?? false }) else { continue }
      if let type = scopeNames(at: i).first, found[type] == nil { found[type] = i }
    }
    return found
  }

  private func isEdgeSet(_ i: Int) -> Bool {
    if at(i - 1, "."), isAssignment(i + 1) { return distanceVocabulary.edges.contains(text(i)) }
    return !isSwift && at(i + 1, ":") && Setter.property(of: text(i)).map(distanceVocabulary.edges.contains) ?? false
  }

  /// Whether a token asks where a finger is, or is a local that says it.
  private func followsFinger(_ i: Int) -> Bool {
    guard isIdentifier(i) else { return false }
    if distanceVocabulary.fingers.contains(text(i)), at(i + 1, "(") || at(i + 1, ":") { return true }
    guard !at(i - 1, "."), let value = declaration(of: name(i), at: i)?.value else { return false }
    return value.prefix(Self.longestMeasure).contains { isIdentifier($0) && distanceVocabulary.fingers.contains(text($0)) }
  }
}
